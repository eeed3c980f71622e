### How a game of the seas ended, for the ear.

end-race = { $you ->
    [one] { $who }: 1 shot.
   *[other] { $who }: { $you } shots.
  } { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] You needed fewer.
    [even] A draw.
   *[other] { $agent } needed fewer.
  }
end-won = You sank the whole fleet of { $agent } in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. You win.
end-lost = { $agent } sank your whole fleet in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }. { $agent } wins.
end-won-agents = { $agent } wins in { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-resigned = { $shots ->
    [one] You gave up after 1 shot.
   *[other] You gave up after { $shots } shots.
  }
end-two = { $gave ->
    [yes] { $loser } gave up. { $winner } wins.
   *[no] { $winner } sank the whole fleet of { $loser } in { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      } and wins.
  }
end-solo = { $agent } needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-looks = { $looks ->
    [one] chances shown in 1 position
   *[other] chances shown in { $looks } positions
  }
end-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
  }
end-proofs = { $proofs ->
    [one] proofs viewed once
   *[other] proofs viewed { $proofs } times
  }
end-taught = { $taught ->
    [one] 1 shot taken back by the teaching game
   *[other] { $taught } shots taken back by the teaching game
  }
end-take-backs = { $takeBacks ->
    [one] 1 take-back
   *[other] { $takeBacks } take-backs
  }
end-solved-race = You end with { $score ->
    [one] 1 point
   *[other] { $score } points
  }, { $agent } with { $theirs }. { $lead ->
    [you] You win.
    [even] A draw.
   *[other] { $agent } wins.
  }
end-other = { $end ->
    [resigned] { $who } gave up after { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      }.
    [scored] { $who } ended with { $score ->
        [one] 1 point
       *[other] { $score } points
      }.
   *[other] { $who } needed { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
      }.
  }
end-alone = You needed { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }.
end-solved = The game ends with { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
