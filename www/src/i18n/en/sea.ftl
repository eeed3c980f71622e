### What the page of the seas says at first.

## Header and frame

region-label = The sea
title-race = Your hunt
title-play = Your game
title-watch = { $agent } hunts
side-by-side = Side by side

## First sight

intro-race = { $ships ->
    [1] One ship is
    [2] Two ships are
    [3] Three ships are
    [4] Four ships are
    [5] Five ships are
    [6] Six ships are
    [7] Seven ships are
    [8] Eight ships are
    [9] Nine ships are
    [10] Ten ships are
   *[other] { $ships } ships are
  } hidden in this sea. Hunt the fleet: sink it in fewer shots than the computer agent that hunts in the same sea. Chances count as help, noted beside your result.
intro-play = You and { $agent } take turns to fire at each other’s fleet. { $first ->
    [you] You fire first.
   *[other] { $agent } fires first.
  }
intro-moving = Every ship moves one cell after each shot, so a mark shows where something was, not where it is.
intro-solitaire = Find the ships with { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  } and { $guesses ->
    [one] 1 flag
   *[other] { $guesses } flags
  }. The numbers count the ship cells in each row and column.
hint-fire = Click a cell to fire
hint-tap = Tap a cell to fire
hint-aim = Tap a cell to aim, tap again to fire
hint-flag = Click a cell to flag a ship there
hint-tap-flag = Tap a cell to flag a ship there

## Rules in words

## Board, for the ear and the eye

enlarge-board = Enlarge { $board }
shrink-board = Make { $board } small again
show-beliefs = What { $agent } thinks
cell-prompt = Cell:

## Ships

fleet-label = Fleet
fleet-line = { $length ->
    [one] 1 cell
   *[other] { $length } cells
  }
fleet-left = { $left } of { $count } afloat
fleet-sunk = { $sunk } of { $count } sunk
fleet-all-sunk = sunk

## Turns: the status line and the live region

status-not-saved = This browser isn’t saving games. Copy the link to continue later.

## Ends

share = Share
play-on = Play on from here
resign = Give up

## Bar

tool = Tool
tool-fire = Fire
tool-flag = Flag
tool-note = Water
tool-clear = Clear
fire-at = Fire { $cell }

## Own rules

## Settings

about = About
statistics = Statistics
link-copy = Copy link

## Kept games and links

forget = Delete

## The engine

engine-slow = The engine takes a while to load. Your shots are saved.

## First visit

first-title = Four ships still lie hidden. Where would you fire?
first-lede = Battleship: the computer has fired { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. Take over, and race it to the last ship.
first-numbers = Each number is the chance of a ship in that cell, in percent, over every fleet that still fits.
first-ask = The next shot is yours.
first-computer = { $percent } · the computer’s choice
first-or = Or choose any other cell, and hunt on from here.
first-new = Hunt a new fleet
first-watch = Let the computer continue
first-fleets = { $fleets ->
    [one] 1 fleet still fits
   *[other] { $fleets } fleets still fit
  } these shots
first-answer = { $answer ->
    [miss] Miss: that was a
   *[hit] Hit: that was a
    } { $was }% shot. { $fleets ->
    [one] 1 fleet is left,
   *[other] { $fleets } fleets are left,
    } and { $cell } is now { $chance }%. Continue: your shot.
