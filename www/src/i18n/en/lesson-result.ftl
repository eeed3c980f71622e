### The end of a lesson: it is finished, and its result handed in by hand.

lessons-finish = Finish the lesson
lessons-finish-hint = You can no longer change your answers then.
lessons-result = Your result
lessons-result-hint = Copy or save it and give it to your teacher. Nothing is sent from here.
lessons-result-name = Your name (optional, not kept)
lessons-result-text = Result as text
lessons-result-copy = Copy result
lessons-result-save = Save result
lessons-result-copied = Copied.
lessons-result-refused = The browser did not allow copying. Select the text and copy it.
lessons-result-saved = Saved as a text file.

## In the text that is handed in

lessons-result-chance = { $chance }%
lessons-result-solved = solved
lessons-result-given-up = given up
lessons-result-points = { $earned } of { $possible } points
lessons-result-tries = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }
lessons-result-hints = { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
  }
