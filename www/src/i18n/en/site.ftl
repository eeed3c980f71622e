### What pages of a game say beside the game: settings, sharing, embedding.

## Rules in words

key-space = Space
key-play = Play or pause the agent

## Settings

theme = Colours
theme-system = match device
theme-light = light
theme-dark = dark
motion = Motion
motion-system = match device
motion-reduced = none
notation = How cells are written

## Kept games and links

share-link = Link
share-game-link = Link to this game, shot by shot
share-start = Link to this sea from its start
share-text = As one line of text
share-file = Save as a file
shared-send = Share…
shared-link = Copy link
shared-sea-link = Copy link to this sea
share-svg = Save as SVG
share-png = Save as PNG
share-forum = Copy as text for a forum
share-lesson = Add to a lesson
share-scorm = Save as SCORM package
share-paper = Print
share-saved = Saved as { $name }
error-bad-picture = This picture contains no game, or is damaged.
error-large-file = This file is too large to be a game.
error-no-picture = The picture couldn’t be drawn.
share-edit = Open in the Solver
open-title = Open a game
share-open = Open a record
share-open-button = Open
share-open-file = Open a file
share-copy = Copy
share-sealed = The link hides the fleet from a casual glance, but not from someone determined.
embed-title = Embed in your page
embed-form = As
embed-form-frame = Frame
embed-form-element = Element
embed-overlay = Chances on the board
embed-reason = Reason
embed-playable = Readers may play
embed-predict = Readers predict each move
embed-height = Height in pixels
embed-origin = Origin of your page
embed-origin-hint = Optional. That page receives answers from the frame and can control it.
embed-origin-bad = This isn’t the address of a page.
embed-text = To copy
embed-preview = Preview
embed-picture = Save the picture { $file }

## The choice of a game

agent-strengths = Fewer is stronger: mean shots in the classic game, over 10,000 games (fewer for agents that count whole fleets). No number: not measured so. Other games have other means.
