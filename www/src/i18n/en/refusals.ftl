### The words of refusals; they come with that part of the page.

## Refusals

error-bad-cell = That is no cell: write its letter and its number.
error-outside-board = { $cell } is not on this board.
error-already-shot = This cell was already shot.
error-known-cell = This cell is shown since the start.
error-known-water = This cell is known to be water.
error-no-shots-left = No shots are left.
error-no-guesses-left = No flags are left.
error-no-flag-here = There is no flag here.
error-already-flagged = There is a flag here already.
error-game-over = The game is over.
error-no-game = There is no game to go on with. Start a new sea.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = There is nothing to take back.
error-two-tabs = This game goes on in another tab too: from here on this one is kept as a game of its own.
error-nothing-to-redo = There is nothing to do again.
error-no-such-step = This game has no such step.
error-unknown-rules = These rules are not known here.
error-unknown-agent = This agent is not known here.
error-bad-agent-parameter = This agent has no such option.
error-agent-not-for-rules = This agent cannot play these rules.
error-bad-habits = This file holds nothing learned that could be read{ $row ->
    [0] .
   *[other] : see its entry { $row }.
  } Nothing was changed.
error-learned-elsewhere = What this agent has learned is of a board of another size.
error-unknown-deployer = This way to place a fleet is not known here.
error-deployer-not-for-rules = This way to place a fleet is made for another game.
error-bad-attribute = The attribute { $attribute } cannot be “{ $value }”.
error-one-agent = A comparison needs at least two agents.
error-two-starts = A record and a position are given, and only one of them can be shown.
error-bad-seed = A sea number is a whole number up to 18,446,744,073,709,551,615.
error-bad-players = The players are not written as they should be.
error-bad-record = The record cannot be read{ $instead ->
    [fresh] .
   *[none] ; nothing was changed.
  }
error-unknown-record-version = The record was written by a later version of this page.
error-bad-position = The position cannot be read.
error-chances-withheld = The chances of a rival are not shown while the race runs.
error-no-deductions = For these rules there are no rules of deduction: ships must be straight and lie apart, and contents be told.
error-unknown-deduction = No rule of deduction is called “{ $name }”.
error-not-scored = Under these rules nothing is scored.
error-not-counted = Too many fleets fit here to be counted or drawn: there are no chances to show.
error-bad-book = The opening book cannot be read.
error-stale = Something newer came first; nothing was changed.
error-bad-ruleset = These rules cannot be played.
error-bad-json = The JSON is not written as it should be.
error-too-long = The text is too long.
error-no-legal-deployment = This fleet fits on this board in no way.
error-unknown-level = There is no such level of puzzles.
error-not-a-puzzle = These rules are not those of a puzzle.
error-puzzle-not-made = The puzzle of this number has to be made first.
error-puzzle-not-found = No puzzle of this level was found. Try another sea no.
error-deployment-not-found = No place for this fleet was found. Try a larger board or fewer ships.
error-illegal-fleet = This fleet breaks the rules.
error-bad-config = The game cannot be set up like this.
error-bad-number = A whole number from 0 is needed here.
error-no-such-day = There is no such day, so there is nothing made for it.
error-bad-link = The link cannot be read.
error-other-step = The link asks for a step that this game has not. { $step ->
    [first] This is its start.
   *[last] This is its last step.
  }
error-other-hunt = This link was made by an earlier version of this page. The agent hunts anew here: its shots can differ from those in the game you came from.
error-unknown-link-version = The link was made by a later version of this page.
error-no-such-call = The page and its engine do not fit together. Load the page again.
error-name-taken = “{ $name }” is the name of something kept already: choose another.
error-copy-refused = The text could not be copied: select it and copy it by hand.

## Faults of a fleet and of rules

fault-ship-missing = The { $ship } is missing.
fault-ship-extra = There is one { $ship } too many.
fault-unknown-ship = No { $ship } belongs to this fleet.
fault-outside-board = The { $ship } lies outside the board at { $cell }.
fault-wrong-shape = The { $ship } has the wrong shape.
fault-wrong-heading = The { $ship } cannot be bound that way.
fault-overlap = The { $ship } and the { $other } share { $cell }.
fault-touching = The { $ship } and the { $other } touch.
fault-size = A board of { $rows } by { $cols } cells is not possible: both are whole numbers from 1 to 16.
fault-fleet-empty = The fleet has no ship.
fault-ship-shape = The { $ship } has no shape, its cells do not hang together, or there is none of it.
fault-ship-too-big = The { $ship } does not fit on the board.
fault-ship-name = “{ $ship }” is taken, or is no name for a ship.
fault-too-many-ships = At most { $max } ships make a fleet.
fault-fleet-too-big = The fleet has { $cells } cells, the board only { $board }.
fault-known-too-many = More cells are shown at the start than the board has.
fault-budgets = These rules need limits of shots, flags and at least two actions; flags are limited in solitaire only.
fault-id-form = The name “{ $id }” must be of letters, digits and hyphens, at most 24.
fault-id-taken = The name “{ $id }” belongs to other rules.
fault-not-supported = { $key } is not possible here yet.
fault-unknown = Something in this fleet breaks the rules.
error-not-foretold = Answer first, or press Skip.
error-predicting = While you predict, no surprising step is looked for: it would tell what you are to foretell.
