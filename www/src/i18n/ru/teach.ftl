### Слова уроков: предсказанные выборы, сданные ответы, показ одного решения.

## Предсказание

predict-question = Куда { $flags ->
    [yes] выстрелит или поставит флажок
   *[no] выстрелит
  } «{ $agent }»? Выберите клетку.
predict-hidden = Откроется, когда вы выберете клетку.
predict-knew = Что известно («{ $agent }»): выстрелов — { $shots }, { $clues ->
    [yes] палуб — { $hits }
   *[no] раненых палуб — { $hits }
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $moving ->
    [yes] клеток без выстрелов — { $open }; после каждого выстрела корабли сдвигаются.
   *[no] неизвестных клеток — { $open }{ $clues ->
        [yes] ; известны числа всех строк и столбцов.
       *[no] .
      }
  }
predict-sunk = потоплено кораблей — { $sunk } из { $of }
predict-map = Карта: насколько вероятно, что { $moving ->
    [yes] выстрел в клетку найдёт новое
   *[no] в клетке стоит корабль
  }, в % ({ $how }).
predict-map-score = Карта: баллы агента «{ $agent }». Балл — не шанс.
predict-map-none = Карты нет («{ $agent }»).
predict-chose = { $flags ->
    [yes] агент ставит флажок: { $cell }
   *[no] агент стреляет: { $cell }
  }
predict-score = { $same ->
    [yes] Предсказано! { $own } — { $chance } %, самая вероятная { $likeliest } — { $most } %; { $chose }
   *[no] Вы: { $own }, { $chance } %; самая вероятная { $likeliest }, { $most } %; { $chose }
  }. { $by ->
    [agent] По шансам агента «{ $agent }»: { $how }.
   *[fleets] По всем возможным флотам, так как своих шансов у агента «{ $agent }» нет: { $how }.
  }{ $tries ->
    [1] {""}
   *[other] {" "}Попытка { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Предсказано! { $own }; { $chose }
   *[no] Вы: { $own }; { $chose }
  }. Шансов, чтобы сравнить, здесь нет.
predict-short = Вы: { $own }, { $chance } %; самая вероятная { $likeliest }, { $most } %.
predict-was-skipped = Пропущено: { $chose }.
predict-tally = Ответов — { $given }{ $skipped ->
    [0] {""}
   *[other] , пропущено — { $skipped }
  }; та же клетка — { $same }; { $own } из { $likeliest } баллов ({ $share } %).
predict-choose = Выбрать

## Ответы

answers-chance = Шанс
answers-likeliest = Самая вероятная
answers-flag = флажок
answers-basis = Баллы — проценты: шанс вашей клетки из шанса самой вероятной прямо перед выстрелом.

## На экран
