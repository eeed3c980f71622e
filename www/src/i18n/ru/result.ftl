### How a game of the seas ended, for the ear.

end-race = { $who }: { $you ->
    [one] { $you } выстрел
    [few] { $you } выстрела
    [many] { $you } выстрелов
   *[other] { $you } выстрелов
  }. { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Вам понадобилось меньше.
    [even] Ничья.
   *[other] Меньше понадобилось сопернику ({ $agent }).
  }
end-won = Вы потопили весь флот соперника ({ $agent }) за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }. Вы победили.
end-lost = { $agent } топит весь ваш флот за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }. { $agent } побеждает.
end-won-agents = { $agent } побеждает за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }.
end-resigned = Вы сдались после { $shots ->
    [one] { $shots } выстрела
    [few] { $shots } выстрелов
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }.
end-two = { $gave ->
    [yes] { $loser } сдаётся. { $winner } побеждает.
   *[no] { $winner } топит весь флот соперника ({ $loser }) за { $shots ->
       [one] { $shots } выстрел
       [few] { $shots } выстрела
       [many] { $shots } выстрелов
      *[other] { $shots } выстрелов
     } и побеждает.
  }
end-solo = { $agent }: { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }.
end-looks = { $looks ->
    [one] шансы показаны в { $looks } позиции
    [few] шансы показаны в { $looks } позициях
    [many] шансы показаны в { $looks } позициях
   *[other] шансы показаны в { $looks } позициях
  }
end-hints = { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказок
  }
end-proofs = { $proofs ->
    [one] { $proofs } просмотр выводов
    [few] { $proofs } просмотра выводов
    [many] { $proofs } просмотров выводов
   *[other] { $proofs } просмотров выводов
  }
end-taught = { $taught ->
    [one] { $taught } выстрел отменён учебной игрой
    [few] { $taught } выстрела отменено учебной игрой
   *[many] { $taught } выстрелов отменено учебной игрой
  }
end-take-backs = { $takeBacks ->
    [one] { $takeBacks } отмена хода
    [few] { $takeBacks } отмены хода
    [many] { $takeBacks } отмен хода
   *[other] { $takeBacks } отмен хода
  }
end-solved-race = Ваш итог: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] счёт { $score }
  }; { $agent }: { $theirs }. { $lead ->
    [you] Вы победили.
    [even] Ничья.
   *[other] { $agent } побеждает.
  }
end-other = { $end ->
    [resigned] { $who } сдался после { $shots ->
        [one] { $shots } выстрела
        [few] { $shots } выстрелов
        [many] { $shots } выстрелов
       *[other] { $shots } выстрелов
      }.
    [scored] { $who }: итог — { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] счёт { $score }
      }.
   *[other] { $who }: { $shots ->
       [one] понадобился { $shots } выстрел
       [few] понадобилось { $shots } выстрела
       [many] понадобилось { $shots } выстрелов
      *[other] понадобилось { $shots } выстрелов
     }.
  }
end-alone = Вам { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }.
end-solved = Итог игры: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] счёт { $score }
  }.
