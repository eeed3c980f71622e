### What a board of the seas says, on every page that shows one.

## Board, for the ear and the eye

board-hunt = Hidden sea
board-theirs = { $agent }’s sea
board-yours = Your sea
board-of-agent = { $agent } on this sea
board-of-you = You on this sea
caption-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
caption-left = { $left ->
    [0] no ship left
    [one] 1 ship left
   *[other] { $left } ships left
  }
race-rival = { $agent }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $sunk } sunk
race-rival-unannounced = { $agent }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }
race-rival-done = has finished
row-name = row { $row }
col-name = column { $column }
mark-miss = miss
mark-hit = hit
mark-sunk = sunk
mark-water = water
mark-unrevealed = shot, result hidden
mark-spent = nothing new
cell-known = shown at start
cell-flag = flagged as ship
cell-flag-right = correct flag
cell-flag-wrong = wrong flag
cell-note = your note: water
cell-last = last shot
cell-age = { $shots ->
    [one] 1 shot ago
   *[other] { $shots } shots ago
  }
cell-damaged = hit segment
cell-aim = aiming here
cell-premise = the hit that the reason names
cell-conclusion = chosen next
cell-pending = waiting for the answer
cell-chance = { $percent } percent
cell-score = score { $score }

## Legends

legend-marks-miss = miss
legend-marks-water = known water
legend-marks-hit = hit
legend-marks-flag = your flag
legend-marks-flag-right = right
legend-marks-flag-wrong = wrong
legend-marks-note = your note
legend-marks-known = shown at start
legend-marks-last = last shot
legend-marks-premise = { cell-premise }
legend-marks-clue-satisfied = all ship cells of the row or column are shown
legend-marks-clue-over = too many in the row or column
legend-marks-unrevealed = shot, result hidden
legend-marks-spent = a ship, nothing new hit
legend-marks-old = 3 shots ago or more
legend-marks-past = 8 shots ago or more
legend-marks-damaged = segment that was hit

## Turns: the status line and the live region

status-your-turn = Your turn.
status-agent-turn = { $agent } is thinking.
status-shot = { $cell } { $answer }.
status-agent-shot = { $agent } fires at { $cell }: { $answer }.
status-flag = { $cell } flagged as ship, { $left ->
    [one] 1 flag
   *[other] { $left } flags
  } left.
status-resigned = You gave up.
status-marked = { $cell } marked as ship.
status-agent-flag = { $agent } flags { $cell }.
status-note = { $cell } noted as water.
status-clear = { $cell } cleared.
status-undone = { $cell } taken back.
status-solve = { $who ->
    [you] You end the game. Your score is counted.
   *[other] { $who } has finished.
  }
status-step = { $what ->
    [shot] Shot
   *[step] Step
    } { $step } of { $steps }.
status-paused = Paused at { $what ->
    [shot] shot
   *[step] step
    } { $step } of { $steps }.
status-start = Step 0: no shot fired yet.
status-left = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  } left.
status-aim = Aiming at { $cell }. Tap again or press Fire.
status-proving = Choose a cell to prove.
status-waits = Your shot counts as soon as the engine is ready.
status-revealed = The fleet is shown.
status-hidden = The fleet is hidden.

caption-budget = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  } and { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  } left

## Bar

sure = { $what }?
sure-said = { $what }? Press again.
reveal = Reveal fleet

## The engine

engine-restarted = The engine was restarted. Nothing is lost.

## Refusals: what can be wrong before anything else has come

notice-instead = Here is a fresh game instead.
notice-cause = ({ $cause })
