### The words of laying out a fleet; they come with that part of the page.

## Board, for the ear and the eye

board-deploy = Your fleet
cell-ship = your { $ship }
cell-can-go = the ship can go here

## Placing your fleet

deploy-title = Place your fleet
deploy-for = { $game }.
deploy-against = { $game }, against { $agent }.
deploy-start = Start
deploy-shuffle = Shuffle
deploy-clear = Clear
deploy-lead = Drag to move, tap to turn.
deploy-by-keys = On the board a digit picks a ship up, arrows move it, R turns it, Enter puts it down.
deploy-no-such-ship = There is no ship { $number }: this fleet has { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }.
deploy-fleet-kept = Fleet kept: { $name }.
deploy-text = Place by text
deploy-text-hint = For the ship in hand, else the next one not placed: { $example }
deploy-put = Put it there
deploy-unplaced = not placed yet
deploy-way-right = right
deploy-way-down = down
deploy-way-left = left
deploy-way-up = up
deploy-picked = Picked up: { $ship }. Arrows move it, R turns it, Enter puts it down.
deploy-picked-touch = In hand: { $ship }. Tap the board to put it down, Turn to turn it.
deploy-placed = Placed: { $ship } at { $cell }.
deploy-no-turn = The { $ship } cannot turn about { $cell }.
deploy-unknown = This cannot be done.
deploy-no-such-place = No such place on this board. Write a cell and a way.
deploy-all-placed = Every ship is placed: pick the one that is to lie elsewhere.
deploy-missing = { $count ->
    [one] 1 ship is still to be placed.
   *[other] { $count } ships are still to be placed.
  }
deploy-legal = All ships lie within the rules. Press Start when you like.
deploy-legal-first = All ships lie within the rules. Hand the device over when you like.
deploy-keep = Keep this fleet
deploy-name = Name of the fleet
deploy-kept = Kept fleets

## Challenge

deploy-challenge = Challenge a friend
challenge-link = Link for your friend
challenge-made = The link for your friend is below the controls.
challenge-how = Send it: your friend hunts this fleet, and sends a link with the result back to you. The fleet travels sealed: not plain to see, but no secret from a determined reader.

## Two people on one device

deploy-two = Two people here
deploy-hand = Hand over to player 2
deploy-title-first = Player 1, place your fleet
deploy-title-second = Player 2, place your fleet
cover-label = The screen is covered
cover-turn = Player { $number }’s turn.
cover-lay = Now it is for player { $number } to place a fleet.
cover-how = Hand the device over. Nothing is shown until it has changed hands.
cover-done = I am player { $number }

## Learning

learns-label = Learning
learns = Agents may learn from where my ships lie
learns-how = After every game { $agent } remembers where your ships lay, on this device only, and looks there first in the next.
learns-from = Whose fleets they are
learns-from-hint = For several players on one device: each name is learned apart.
learns-you = You
learns-games = { $games ->
    [0] Nothing learned yet.
    [one] Learned from 1 game.
   *[other] Learned from { $games } games.
  }
learns-look = Look at it
