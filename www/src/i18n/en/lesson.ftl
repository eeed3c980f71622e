### The words of lessons in every game: choices predicted, one decision presented.

predict = Predict
predict-on = Predict is on. From the next move, you choose first.
predict-off = Predict is off.
predict-last = Previous step:
predict-skip = Skip
predict-answer = Show the answer
predict-back = Take my answer back
predict-again = Answer again
predict-taken = You took your answer back.
predict-kept = { $cell } went to the host page, so it isn’t counted here.
present = Present
present-leave = Leave
present-off = Presentation ended.
lesson-key-predict = predict each move
lesson-key-present = present: board and one sentence
lesson-key-on = while presenting, open what comes next
lesson-key-back = while presenting, back
