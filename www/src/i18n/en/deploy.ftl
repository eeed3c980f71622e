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
deploy-lead = Drag a ship to move it; tap it to turn it.
deploy-by-keys = On the board a digit picks up a ship, the arrow keys move it, R turns it, Enter places it.
deploy-no-such-ship = There is no ship { $number }: this fleet has { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }.
deploy-fleet-kept = Fleet saved: { $name }.
deploy-text = Place by text
deploy-text-hint = For the ship in hand, or the next one not yet placed: { $example }
deploy-put = Place it there
deploy-unplaced = not placed yet
deploy-way-right = right
deploy-way-down = down
deploy-way-left = left
deploy-way-up = up
deploy-picked = Picked up: { $ship }. Arrow keys move it, R turns it, Enter places it.
deploy-picked-touch = In hand: { $ship }. Tap the board to place it, Turn to turn it.
deploy-placed = Placed: { $ship } at { $cell }.
deploy-no-turn = The { $ship } cannot turn around { $cell }.
deploy-unknown = That isn’t possible.
deploy-no-such-place = That isn’t on the board. Type a cell and a direction, such as B3 right.
deploy-all-placed = Every ship is placed. Pick the one you want to move.
deploy-missing = { $count ->
    [one] 1 ship is still to be placed.
   *[other] { $count } ships are still to be placed.
  }
deploy-legal = Your fleet is ready. Press Start.
deploy-legal-first = Your fleet is ready. Hand the device over.
deploy-keep = Save this fleet
deploy-name = Name of the fleet
deploy-kept = Saved fleets

## Challenge

deploy-challenge = Challenge a friend
challenge-link = Link for your friend
challenge-made = The link for your friend is below the controls.
challenge-how = Send it: your friend hunts this fleet and sends you a link with the result. The link hides the fleet from a casual glance, but not from someone determined.

## Two people on one device

deploy-two = Two people here
deploy-hand = Hand over to player 2
deploy-title-first = Player 1, place your fleet
deploy-title-second = Player 2, place your fleet
cover-label = The screen is covered
cover-turn = Player { $number }’s turn.
cover-lay = The next fleet is for player { $number } to place.
cover-how = Hand the device over. Nothing is shown until the other player takes it.
cover-done = I am player { $number }

## Learning

learns-label = Learning
learns = Let agents learn where I place ships
learns-how = After every game { $agent } remembers where your ships were, on this device only, and looks there first in the next game.
learns-from = Whose ships
learns-from-hint = For several players on one device: the agents learn each name separately.
learns-you = You
learns-games = { $games ->
    [0] Nothing learned yet.
    [one] Learned from 1 game.
   *[other] Learned from { $games } games.
  }
learns-look = View
