## Итог

plate-sunk = { $shots ->
    [one] выстрел
    [few] выстрела
   *[many] выстрелов
  }{ $who ->
    [you] {""}
   *[other] {" "}({ $who })
  }, и { $ships ->
    [1] корабль потоплен
    [2] оба корабля потоплены
    [4] все четыре потоплены
    [5] все пять потоплены
    [10] все десять потоплены
   *[other] все { $ships } потоплены
  }.
plate-points = { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }{ $who ->
    [you] .
   *[other] {" "}({ $who }).
  }
plate-gave-up = { $shots ->
    [one] выстрел
    [few] выстрела
   *[many] выстрелов
  }{ $who ->
    [you] , и вы сдались.
   *[other] , затем сдача ({ $who }).
  }
plate-rival = { $lead ->
    [you] Вы выиграли. { $agent } на том же море: { $theirs }.
    [even] Ничья: { $agent } — столько же.
   *[other] { $agent } выигрывает: { $theirs }.
  }
plate-rival-points = { $agent } на том же море: { $theirs ->
    [one] { $theirs } очко
    [few] { $theirs } очка
   *[many] { $theirs } очков
  }.
plate-won = Вы победили. Соперник: { $agent }.
plate-lost = Победа за соперником ({ $agent }). Вы потопили { $sunk } из { $ships }.
plate-two = Победитель: { $winner }.
plate-no-help = без помощи
plate-chances-shown = шансы показаны
plate-first-shots = { $shots ->
    [one] первый { $shots } выстрел
    [few] первые { $shots } выстрела
   *[many] первые { $shots } выстрелов
  } — { $agent }
plate-next = Новая охота
plate-against = Следующий соперник: { $agent }
both-boards = Оба поля
same-sea = То же море ещё раз

## Как шла охота

plot-found = Найденные клетки кораблей по выстрелам
plot-found-line = { $who }: { $found } за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
  }.
plot-cells = все клетки: { $cells }
plot-hunts = Среди { $games } охот, агент { $agent }
plot-hunts-picture = Охоты агента { $agent } по числу выстрелов: ваша заняла { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
  }, дольше шли { $share }. Числа — в таблице.
plot-own = вы, { $shots }
plot-longer = { $more ->
    [0] быстрее были все { $games }
   *[other] { $share } шли дольше
  }
plot-unlucky = { $agent }: здесь не повезло. Ушло { $shots }, а из { $games } охот дольше шли лишь { $share }.
costliest = Больше всего потерял ваш выстрел { $number }
costliest-again = Попробовать самые дорогие снова
costliest-said = Вы стреляли в { $shot }, { $chance } %; у { $best } было { $bestChance } %.
skill = Мастерство
skill-means = 100 — всегда самая вероятная клетка
luck = Удача
luck-means = попаданий: { $hits }; шансы обещали { $expected }
luck-note = На случайных морях удача за много охот в среднем равна 0.
skill-estimated = Приближённо: часть шансов оценена по выборке.

## The agents’ hunts, and where to go from here

standing-title = Ваш результат среди агентов
standing-lead = Вам { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }. Доля партий каждого агента, где понадобилось
standing-mean = среднее
standing-fewer = меньше
standing-alike = столько же
standing-more = больше
standing-of = Партии агента
standing-table = { $agent }: партии таблицей
standing-shots = выстрелы
standing-games = партии
standing-here = ваш
standing-how = Измерено партий каждого агента: { $games }, в случайных морях, одних и тех же для всех.
challenge-reply = Ваш результат — отправьте его обратно
challenge-reply-how = Кто откроет эту ссылку, увидит, сколько выстрелов вам понадобилось, и вашу партию шаг за шагом.
end-race-first-difference = Первое различие — выстрел { $step }: вы { $yours }, { $agent } { $theirs }.
rematch = Реванш
watch-agent-here = { $agent }: смотреть в этом море

## What is sent of a result

shared-label = Ваш результат
shared-picture = Сохранить картинку
shared-text = Скопировать результат
shared-key = вода · попадание · корабль потоплен, по порядку выстрелов
shared-day = море дня { $day }
shared-number = № { $seed }
shared-solved = решена
shared-unsolved = не решена
shared-shots = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
  }
shared-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
shared-duel = { $won ->
    [yes] победа
   *[no] поражение
  }, соперник { $agent }, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
  }
shared-help = подсказок: { $hints }, проверок: { $checks }
shared-gave-up = сдача после { $shots ->
    [one] { $shots } выстрела
    [few] { $shots } выстрелов
   *[many] { $shots } выстрелов
  }

## One’s own shots, each against the likeliest cell

review-summary = В среднем за выстрел упущено { $mean ->
    [one] { $mean } пункт
    [few] { $mean } пункта
    [many] { $mean } пунктов
   *[other] { $mean } пункта
  }, { $shots ->
    [one] всего { $shots } выстрел
    [few] всего { $shots } выстрела
    [many] всего { $shots } выстрелов
   *[other] всего { $shots } выстрелов
  }; больше всего при выстреле { $shot }: { $cell } вместо { $best }, { $points } п. п.
review-best = { $shots ->
    [1] Единственный выстрел сделан в вероятнейшую клетку.
    [one] Все выстрелы ({ $shots }) сделаны в вероятнейшую клетку.
    [few] Все выстрелы ({ $shots }) сделаны в вероятнейшую клетку.
    [many] Все выстрелы ({ $shots }) сделаны в вероятнейшую клетку.
   *[other] Все выстрелы ({ $shots }) сделаны в вероятнейшую клетку.
  }
review-caption = Выстрелы в сравнении с вероятнейшей клеткой: { $proved ->
    [0] сверху те, на которых упущено больше всего
   *[other] сверху выстрелы вопреки доказанному, затем по упущенным пунктам
  }
review-shot = Выстрел
review-likeliest = Вероятнейшая
review-points = Упущено, п. п.
review-error = { " " }±{ $error }
review-at = Выстрел { $number }: { $cell } — { $answer }
review-water = { $who ->
    [you] Вы могли
   *[other] { $who } мог
  } доказать: { $cell } — вода.
review-ship = { $who ->
    [you] Вы могли
   *[other] { $who } мог
  } доказать: { $best } — корабль, верное попадание.
review-no-shots = Выстрелов не было.
review-not-best = Пункт — один процент шанса. Вероятнейшая клетка не всегда лучшая: важно и то, что вы узнали бы из промаха.
review-csv = Сохранить разбор как CSV
review-why = Это видно на малых полях
review-chance = Шанс
appraise = Разобрать их
appraisal-label = Разбор выстрелов
