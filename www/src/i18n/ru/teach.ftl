### Слова уроков: предсказанные выборы, сданные ответы, показ одного решения.

## Предсказание

predict = Предсказание
foretell-on = Предсказание включено: со следующего выбора сначала спрашивают вас.
foretell-off = Предсказание выключено.
foretell-question = Куда { $flags ->
    [yes] выстрелит или поставит флажок
   *[no] выстрелит
  } «{ $agent }»? Выберите клетку.
foretell-hidden = Откроется, когда вы выберете клетку.
foretell-knew = Что известно («{ $agent }»): выстрелов — { $shots }, { $clues ->
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
foretell-sunk = потоплено кораблей — { $sunk } из { $of }
foretell-map = Карта: насколько вероятно, что { $moving ->
    [yes] выстрел в клетку найдёт новое
   *[no] в клетке стоит корабль
  }, в % ({ $how }).
foretell-map-score = Карта: баллы агента «{ $agent }». Балл — не шанс.
foretell-map-none = Карты нет («{ $agent }»).
foretell-chose = { $flags ->
    [yes] агент ставит флажок: { $cell }
   *[no] агент стреляет: { $cell }
  }
foretell-score = { $same ->
    [yes] Предсказано! { $own } — { $chance } %, самая вероятная { $likeliest } — { $most } %; { $chose }
   *[no] Вы: { $own }, { $chance } %; самая вероятная { $likeliest }, { $most } %; { $chose }
  }. { $by ->
    [agent] По шансам агента «{ $agent }»: { $how }.
   *[fleets] По всем возможным флотам, так как своих шансов у агента «{ $agent }» нет: { $how }.
  }{ $tries ->
    [1] {""}
   *[other] {" "}Попытка { $tries }.
  }
foretell-unmeasured = { $same ->
    [yes] Предсказано! { $own }; { $chose }
   *[no] Вы: { $own }; { $chose }
  }. Шансов, чтобы сравнить, здесь нет.
foretell-short = Вы: { $own }, { $chance } %; самая вероятная { $likeliest }, { $most } %.
foretell-was-skipped = Пропущено: { $chose }.
foretell-kept = { $cell }: ответ передан этой странице и здесь не считается.
foretell-last = Шаг назад:
foretell-skip = Пропустить
foretell-answer = Показать ответ
foretell-back = Вернуть мой ответ
foretell-taken = Ваш ответ отменён.
foretell-tally = Ответов — { $given }{ $skipped ->
    [0] {""}
   *[other] , пропущено — { $skipped }
  }; та же клетка — { $same }; { $own } из { $likeliest } баллов ({ $share } %).
foretell-choose = Выбрать

## Ответы

answers-none = Включите предсказание и выбирайте: ответы появятся здесь.
answers-step = Шаг
answers-own = Вы
answers-chance = Шанс
answers-likeliest = Самая вероятная
answers-did = Агент
answers-flag = флажок
answers-skipped = пропущено
answers-try = попытка { $tries }
answers-basis = Баллы — проценты: шанс вашей клетки из шанса самой вероятной прямо перед выстрелом.
answers-copy = Копировать мои ответы
answers-check = Проверить сданные ответы
answers-paste = Текст ответов
answers-honest = Код находит описки и правки. Против того, кто знает, как он сделан, это не доказательство.
answers-check-button = Проверить
answers-checked = { $holds ->
    [yes] Код { $code } совпадает: после копирования ничего не изменено.
   *[no] Код { $code } не совпадает: после копирования что-то изменено.
  }
answers-unread = { $fault ->
    [no-answers] Это не ответы, скопированные с этой страницы.
    [cut-answers] У этих ответов нет конца: строки с кодом.
    [unknown-answers-version] Эти ответы скопированы с более новой версии страницы.
    [answers-of-seas] Это ответы о море. Их проверяет страница морей, в «Показе».
    [answers-of-reversi] Это ответы о реверси. Их проверяет страница реверси.
   *[other] Эти ответы не прочитать: изменена строка или между строками что-то вставлено.
  }
answers-several = Ответы сданы: { $count ->
    [one] { $count } текст
    [few] { $count } текста
    [many] { $count } текстов
   *[other] { $count } текста
  }; код совпадает: { $held }.
answers-one-of = Ответы { $number } из { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Над ними: «{ $above }».{" "}
  }{ $below ->
    [none] {""}
   *[other] Под ними: «{ $below }».
  }
answers-handed = Сданные ответы

## На экран

present = На экран
present-leave = Выйти
present-off = Страница снова здесь.
