### The words of refusals; they come with that part of the page.

## Refusals

error-bad-cell = That isn’t a cell. Type a letter and a number, such as C7.
error-outside-board = { $cell } is not on this board.
error-already-shot = This cell was already shot.
error-known-cell = This cell was shown at the start.
error-known-water = This cell is known to be water.
error-no-shots-left = No shots are left.
error-no-guesses-left = No flags are left.
error-no-flag-here = There is no flag here.
error-already-flagged = There is a flag here already.
error-game-over = The game is over.
error-no-game = There is no game to continue. Start a new sea.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = There is nothing to undo.
error-no-undo = You cannot take back what you have done here.
error-two-tabs = This game is open in another tab too, so this tab now saves it as a separate game.
error-nothing-to-redo = There is nothing to redo.
error-no-such-step = This game has no such step.
error-unknown-rules = We don’t know these rules.
error-unknown-agent = We don’t know this agent.
error-bad-agent-parameter = “{ $parameter }” can’t be read as an option. { $takes ->
    [none] This agent has none.
   *[other] Options: { $takes }.
  }
error-agent-not-for-rules = This agent can’t play with these rules, or not with these options.
error-bad-habits = This file contains no learned data that we can read{ $row ->
    [0] .
   *[other] ; see entry { $row }.
  } Nothing changed.
error-learned-elsewhere = This agent learned on a board of another size.
error-planner-not-loaded = The planner didn’t load. Check your connection and try again.
error-unknown-deployer = We don’t know this fleet layout.
error-deployer-not-for-rules = This fleet layout is for another game.
error-bad-attribute = The attribute { $attribute } can’t be “{ $value }”.
error-one-agent = A comparison needs at least two agents.
error-two-starts = You gave a record and a position, but only one of them can be shown.
error-bad-seed = A sea number is a whole number up to 18,446,744,073,709,551,615.
error-bad-players = The list of players can’t be read.
error-bad-record = The record can’t be read{ $instead ->
    [fresh] .
   *[none] . Nothing changed.
  }
error-unknown-record-version = A newer version of this page wrote this record.
error-bad-position = The position can’t be read.
error-chances-withheld = A rival’s chances stay hidden until both have finished.
error-no-deductions = Proofs aren’t available here. They need straight ships that never touch and shots that show which part was hit.
error-unknown-deduction = There is no rule of deduction “{ $name }”.
error-not-scored = These rules have no score.
error-not-counted = Too many fleets fit here to count or sample, so there are no chances to show.
error-bad-book = The opening book can’t be read.
error-stale = A newer request replaced this one. Nothing changed.
error-bad-ruleset = These rules can’t be played.
error-bad-json = This isn’t valid JSON.
error-too-long = The text is too long.
error-no-legal-deployment = This fleet can’t fit on this board.
error-unknown-level = There is no such puzzle level.
error-not-a-puzzle = These aren’t the rules of a puzzle.
error-puzzle-not-made = The puzzle with this number hasn’t been made yet.
error-puzzle-not-found = No puzzle of this level was found. Try another number.
error-deployment-not-found = We found no place for this fleet. Try a larger board or fewer ships.
error-illegal-fleet = This fleet breaks the rules.
error-bad-config = A game can’t be set up like this.
error-bad-number = Type a whole number, 0 or more.
error-too-many-games = At most { $max } games can be played at once.
error-no-such-day = There is no such day, so there is no game for it.
error-bad-link = The link can’t be read.
error-other-step = The link names a step that this game doesn’t have. { $step ->
    [first] This is its start.
   *[last] This is its last step.
  }
error-other-hunt = An earlier version of this page made this link. The agent hunts afresh here: its shots can differ from the game you came from.
error-unknown-link-version = A newer version of this page made this link.
error-no-such-call = This page is out of date. Please reload it.
error-name-taken = “{ $name }” is already the name of a saved fleet. Choose another.
error-copy-refused = The text couldn’t be copied. Select it and copy it yourself.

## Faults of a fleet and of rules

fault-ship-missing = The { $ship } is missing.
fault-ship-extra = There is one { $ship } too many.
fault-unknown-ship = No { $ship } belongs to this fleet.
fault-outside-board = The { $ship } leaves the board at { $cell }.
fault-wrong-shape = The { $ship } has the wrong shape.
fault-wrong-heading = The { $ship } can’t head that way.
fault-overlap = The { $ship } and the { $other } share { $cell }.
fault-touching = The { $ship } and the { $other } touch.
fault-size = A board of { $rows } by { $cols } cells isn’t possible: use whole numbers from 1 to 16.
fault-fleet-empty = The fleet has no ships.
fault-ship-shape = The { $ship } has no shape, its cells don’t touch side by side, or its count is 0.
fault-ship-too-big = The { $ship } doesn’t fit on the board.
fault-ship-name = “{ $ship }” is already used, or can’t be the name of a ship.
fault-too-many-ships = A fleet has at most { $max } ships.
fault-fleet-too-big = The fleet has { $cells } cells, the board only { $board }.
fault-known-too-many = More cells are shown at the start than the board has.
fault-budgets = These rules need limits of shots, flags and at least two actions; flags are limited in solitaire only.
fault-id-form = The name “{ $id }” may have only letters, digits and hyphens, at most 24.
fault-id-taken = The name “{ $id }” belongs to other rules.
fault-not-supported = { $key } isn’t possible here yet.
fault-unknown = This fleet breaks the rules.
error-not-foretold = Answer first, or press Skip.
error-predicting = Surprises are off while you predict: they would give the answer away.
error-shot-taken-back = Taken back: { $cell } { $chance }%, { $best } { $most }%. You would give up { $points } points. Choose again, or fire at { $cell } once more if you mean it.
error-package-not-loaded = What the package is made of couldn’t be loaded. Check the connection and try again.
