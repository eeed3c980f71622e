### The words of answers handed in, in every game.

answers-none = Switch on Predict and choose: your answers stand here.
answers-step = Step
answers-own = You
answers-did = It chose
answers-skipped = skipped
answers-try = try { $tries }
answers-copy = Copy my answers
answers-check = Check answers handed in
answers-paste = Text of the answers
answers-honest = The code finds slips and edits. It is no proof against someone who knows how it is made.
answers-check-button = Check
answers-checked = { $holds ->
    [yes] Code { $code } matches: nothing was changed since it was copied.
   *[no] Code { $code }, which does not match: something was changed since it was copied.
  }
answers-unread = { $fault ->
    [no-answers] These are no answers as this page copies them.
    [cut-answers] The end of these answers is missing: the line with the code.
    [unknown-answers-version] These answers were copied from a newer version of this page.
    [answers-of-seas] These are answers about a sea. The page of the seas checks them, under Watch.
    [answers-of-reversi] These are answers about Reversi. The page of Reversi checks them.
   *[other] These answers cannot be read: a line was changed, or something stands between them.
  }
answers-several = { $count ->
    [one] 1 text of answers
   *[other] { $count } texts of answers
  }, { $held } with a code that matches.
answers-one-of = Answers { $number } of { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Above them: “{ $above }”.{" "}
  }{ $below ->
    [none] {""}
   *[other] Below them: “{ $below }”.
  }
answers-handed = Answers handed in
