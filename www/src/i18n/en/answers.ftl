### The words of submitted answers, in every game.

answers-none = Turn on Predict and choose: your answers appear here.
answers-step = Step
answers-own = You
answers-did = Agent
answers-skipped = skipped
answers-try = try { $tries }
answers-copy = Copy my answers
answers-check = Check submitted answers
answers-paste = Text of the answers
answers-honest = The code catches slips and edits, but anyone who knows the method can forge it.
answers-check-button = Check
answers-checked = { $holds ->
    [yes] Code { $code } matches: nothing has changed since the answers were copied.
   *[no] Code { $code }, which does not match: something has changed since the answers were copied.
  }
answers-unread = { $fault ->
    [no-answers] This isn’t a text of answers copied from this page.
    [cut-answers] The end of these answers is missing: the line with the code.
    [unknown-answers-version] These answers were copied from a newer version of this page.
    [answers-of-seas] These are answers about a sea. Check them under Watch.
    [answers-of-reversi] These are answers about Reversi. Check them on the Reversi page.
   *[other] These answers can’t be read: a line was changed, or there is other text among them.
  }
answers-several = { $count ->
    [one] 1 text of answers
   *[other] { $count } texts of answers
  }, { $held } with a matching code.
answers-one-of = Answers { $number } of { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Above them: “{ $above }”.{" "}
  }{ $below ->
    [none] {""}
   *[other] Below them: “{ $below }”.
  }
answers-handed = Submitted answers
