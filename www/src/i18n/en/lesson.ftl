### The words of lessons in every game: choices predicted, one decision presented.

predict = Predict
predict-on = Predict is on: from the next choice on you are asked first.
predict-off = Predict is off.
predict-last = The step before:
predict-skip = Skip
predict-answer = Show the answer
predict-back = Take my answer back
predict-again = Give my answer again
predict-taken = Your answer is taken back.
predict-kept = The page around has taken { $cell }: it is not counted here.
present = Present
present-leave = Leave
present-off = The page is back.
