### Слова уроков: предсказанные выборы, сданные ответы, показ одного решения.

## Предсказание

take-over = Продолжить за агента
predict-next = Предсказать выстрел
predict-question = Куда { $flags ->
    [yes] выстрелит или поставит флажок
   *[no] выстрелит
  } { $agent }?
predict-hidden = Откроется, когда вы выберете клетку.
predict-knew = { $agent } знает: выстрелов — { $shots }, { $clues ->
    [yes] палуб — { $hits }
   *[no] ран — { $hits }
  }{ $sunk ->
    [none] {""}
   *[other] , { $sunk }
  }, { $moving ->
    [yes] клеток без выстрелов — { $open }; после каждого выстрела корабли сдвигаются.
   *[no] неизвестных клеток — { $open }{ $clues ->
        [yes] ; известны числа всех строк и столбцов.
       *[no] .
      }
  }
predict-sunk = потоплено — { $sunk } из { $of }
predict-map = Карта: шанс, что { $moving ->
    [yes] выстрел в клетку найдёт новое
   *[no] в клетке стоит корабль
  }, в % — { $how }.
predict-map-score = Карта: баллы ({ $agent }). Балл — не шанс.
predict-map-none = Карты нет ({ $agent }).
predict-chose = { $flags ->
    [yes] агент ставит флажок: { $cell }
   *[no] агент стреляет: { $cell }
  }
predict-score = { $same ->
    [yes] Верно! { $own } — { $chance } %, самая вероятная { $likeliest } — { $most } %; { $chose }
   *[no] Ваш выбор: { $own }, { $chance } %. Самая вероятная — { $likeliest }, { $most } %; { $chose }
  }. { $by ->
    [agent] Шансы считает { $agent } — { $how }.
   *[fleets] Своих шансов нет ({ $agent }), эти взяты по всем подходящим флотам — { $how }.
  }{ $tries ->
    [1] {""}
   *[other] {" "}Попытка { $tries }.
  }
predict-unmeasured = { $same ->
    [yes] Верно! { $own }; { $chose }
   *[no] Ваш выбор: { $own }; { $chose }
  }. Шансов, чтобы сравнить, здесь нет.
predict-short = Ваш выбор: { $own }, { $chance } %. Самая вероятная — { $likeliest }, { $most } %.
predict-was-skipped = Пропущено: { $chose }.
predict-tally = Ответов — { $given }{ $skipped ->
    [0] {""}
   *[other] , пропущено — { $skipped }
  }; та же клетка — { $same }; { $own } из { $likeliest } пунктов ({ $share } %).
predict-choose = Выбрать

## Ответы

answers-chance = Шанс
answers-likeliest = Самая вероятная
answers-flag = флажок
answers-basis = Пункты — проценты: шанс вашей клетки из шанса самой вероятной прямо перед выстрелом.

## На экран
why-not-alike = Могла выпасть и клетка { $cell }: все эти клетки равновероятны.
why-not-lattice = Клетка { $cell } не на решётке{ $sure ->
    [yes] : корабль, который там стоит, занимает и клетку решётки.
   *[no] .
  }
why-not-follows = Не { $cell }: пока в списке есть клетки рядом с попаданием, агент стреляет в последнюю из них.
