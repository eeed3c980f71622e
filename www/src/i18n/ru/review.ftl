hide = Скрыть флот
score-term = что считают
score-title = Счёт
score-how = откуда известно
result-label = Результат
show-there = Показать
score-fok = выстрелы в корабли
score-gok = верные флажки
score-sink = потопленные корабли
score-fko = выстрелы в воду
score-gko = неверные флажки
score-safe = нетронутые палубы
score-total = итого

figures-open = Опубликованные результаты и наши
reason-none-yet = Шагните вперёд, чтобы увидеть первое решение.
reason-yours-to-find = Сейчас агент не думает: следующий выстрел за вами.
reason-yours = Ваш ход: { $cell }. У вас были свои причины.
reason-hidden = { $agent }: поле откроется, когда оба закончат.
reason-over = Партия окончена. Вернитесь по шагам, чтобы увидеть каждую мысль.
choice-and-reason = { $cell }: { $reason }
timeline-shot = выстрел { $step } из { $steps }
log-fleets = { $fleets ->
    [one] флот ещё подходит
    [few] флота ещё подходят
    [many] флотов ещё подходит
   *[other] флота ещё подходит
  }
log-of = из { $fleets }
thought-next-shot = следующий выстрел
thought-next-flag = следующий флажок
thought-likeliest = вероятнее всего
reason-before = Почему { $cell }?
reason-drawn-at-random = выбрана наугад, клеток на выбор — { $from }; причины нет.
reason-neighbour-of-hit = рядом с попаданием { $hit }, последней внесена в список (ждут ещё: { $waiting }).
reason-same-cell-again = снова клетка последнего попадания: так обход по порядку стреляет после каждого попадания.
reason-cross-of-hit = наугад, { $from ->
    [1] последняя клетка
    [one] одна из { $from } клетки
    [few] одна из { $from } клеток
    [many] одна из { $from } клеток
   *[other] одна из { $from } клеток
  } в строке и столбце попадания { $hit }.
reason-tracked-there = здесь сейчас целая палуба у { $chance } % начальных расстановок, совпавших со всеми ответами ({ $samples ->
    [one] { $samples } расстановка
    [few] { $samples } расстановки
    [many] { $samples } расстановок
   *[other] { $samples } расстановок
  }), ±{ $error } п. п.{ $next ->
    [none] {""}
   *[other] {" "}Дальше { $next }, { $nextChance } %.
  }
reason-lost-track = нет начальной расстановки на все ответы (выстрелов { $shots }); по оценке каждого корабля отдельно целая палуба здесь с шансом около { $chance } %.{ $next ->
    [none] {""}
   *[other] {" "}Дальше { $next }, { $nextChance } %.
  }
reason-parity-lattice = наугад, { $from ->
    [1] единственная клетка
    [one] одна из { $from } клетки
    [few] одна из { $from } клеток
    [many] одна из { $from } клеток
   *[other] одна из { $from } клеток
  } решётки, которую не обойдёт ни один корабль длины { $k }.
reason-parity-lattice-shapes = наугад, { $from ->
    [1] единственная клетка
    [one] одна из { $from } клетки
    [few] одна из { $from } клеток
    [many] одна из { $from } клеток
   *[other] одна из { $from } клеток
  } решётки с шагом { $k }; необычная форма может проскользнуть.
reason-highest-score = больше всего баллов, { $score }: за положения { $placements }, за попадания рядом { $bonus }{ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextScore }.
  }
reason-highest-score-shared = больше всего баллов, { $score }: за положения { $placements }, за попадания рядом { $bonus }; таких клеток { $ties }, выбрана наугад.
reason-highest-score-first = больше всего баллов, { $score }: за положения { $placements }, за попадания рядом { $bonus }; таких клеток { $ties }, выбрана первая по строкам.
reason-highest-score-by-hits = больше всего баллов, { $score }: 1 за открытую клетку, за попадания рядом { $bonus }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких клеток { $ties }.
  }
reason-reconnaissance = раненых нет; { $placements ->
    [one] здесь { $placements } положение
    [few] здесь { $placements } положения
    [many] здесь { $placements } положений
   *[other] здесь { $placements } положений
  }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-reconnaissance-turned = раненых нет; положений, если считать все четыре поворота, { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-reconnaissance-weighed = раненых нет; положения с весом ожидаемых мест дают { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-finishing = добить { $wounds ->
    [one] { $wounds } раненую клетку
    [few] { $wounds } раненые клетки
    [many] { $wounds } раненых клеток
   *[other] { $wounds } раненых клеток
  }; положения с весом — { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-seeking-others = раненые клетки ({ $wounds }) подождут: какой-то корабль точно ещё не задет; положения мимо ран — { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-finishing-weighed = добить { $wounds ->
    [one] { $wounds } раненую клетку
    [few] { $wounds } раненые клетки
    [many] { $wounds } раненых клеток
   *[other] { $wounds } раненых клеток
  }; положения с весом ран и привычек соперника — { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-finishing-fallback-weighed = через одни раны не проходит ничего; все положения с весом ожидаемых мест — { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-finishing-fallback = через одни раны не проходит ни одно положение; сосчитаны все — { $placements }, больше всего из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextScore }.
      }
   *[other] ; таких лучших { $ties }.
  }
reason-direction-chosen = рядом с раной { $hit }, в этом направлении { $ways ->
    [one] { $ways } положение
    [few] { $ways } положения
    [many] { $ways } положений
   *[other] { $ways } положений
  }{ $of ->
    [1] , других направлений нет
    [one] , больше всего из { $of } направления
    [few] , больше всего из { $of } направлений
    [many] , больше всего из { $of } направлений
   *[other] , больше всего из { $of } направлений
  }{ $ties ->
    [1] .
   *[other] ; таких { $ties }.
  }
reason-direction-kept = направление попадает, дальше вдоль { $wounds ->
    [1] раны
    [one] { $wounds } раны
    [few] { $wounds } ран
    [many] { $wounds } ран
   *[other] { $wounds } ран
  }; положений там: { $ways }.
reason-direction-turned = направление кончилось, теперь с другой стороны от { $hit }, первой { $wounds ->
    [1] раны
    [one] из { $wounds } раны
    [few] из { $wounds } ран
    [many] из { $wounds } ран
   *[other] из { $wounds } ран
  }; положений там: { $ways }.
reason-guess-at-random = флажок наугад, { $from ->
    [1] единственная клетка
    [one] одна из { $from } клетки
    [few] одна из { $from } клеток
    [many] одна из { $from } клеток
   *[other] одна из { $from } клеток
  }, { $left ->
    [one] остался { $left } флажок
    [few] осталось { $left } флажка
    [many] осталось { $left } флажков
   *[other] осталось { $left } флажков
  }; причины нет.
reason-worth-most = корабль у { $chance } % флотов ({ $fleets ->
    [one] подходит { $fleets }
    [few] подходят { $fleets }
    [many] подходит { $fleets }
   *[other] подходит { $fleets }
  }). По плану счёт в среднем { $expected }, на { $gain } больше, чем без выстрела; новый план обычно прибавляет.
reason-worth-most-estimated = корабль у { $chance } % флотов (в выборке { $fleets ->
    [one] { $fleets } флот
    [few] { $fleets } флота
    [many] { $fleets } флотов
   *[other] { $fleets } флотов
  }). По плану счёт примерно { $expected }, на { $gain } больше, чем без выстрела; новый план обычно прибавляет.
reason-flag-gains = флажок, { $certain ->
    [yes] корабль там наверняка
   *[no] шанс { $chance } %
  }; прибавляет { $gain } к прежним флажкам. Если закончить со всеми флажками, счёт в среднем { $expected }; { $left ->
    [0] он последний
    [one] впереди ещё { $left } флажок
    [few] впереди ещё { $left } флажка
    [many] впереди ещё { $left } флажков
   *[other] впереди ещё { $left } флажков
  }.
reason-flag-lost = флажок снят. С шансом всего { $chance } % он теряет больше, чем даёт.
reason-nothing-gains = Ни другой выстрел, ни флажок не обещают большего ({ $fleets ->
    [one] подходит { $fleets } флот
    [few] подходят { $fleets } флота
    [many] подходит { $fleets } флотов
   *[other] подходит { $fleets } флотов
  }): конец игры; если закончить сейчас, счёт в среднем { $expected }.
reason-no-fleet-found = Не найден флот, который подходит ко всему сказанному, поэтому конец игры.
reason-certain-content-unknown = корабль там наверняка, неизвестно только, какая часть: это даёт больше всего сведений{ $ties ->
    [1] .
   *[other] ; первая из таких клеток, их { $ties }.
  }
reason-certain-ship = правила доказывают там корабль{ $ties ->
    [1] .
   *[other] ; первая из таких клеток, их { $ties }.
  }
reason-highest-estimate = наибольшая оценка, { $estimate }: в строке палуб { $rowLeft } на { $rowOf ->
    [one] { $rowOf } открытую клетку
    [few] { $rowOf } открытые клетки
    [many] { $rowOf } открытых клеток
   *[other] { $rowOf } открытых клеток
  }, в столбце { $colLeft } на { $colOf }{ $ties ->
    [1] .
   *[other] ; первая из равных, их { $ties }.
  }
reason-flag-certain = флажок, правила доказывают там корабль. Осталось флажков: { $left }.
reason-flag-by-estimate = флажок на наибольшую оценку, { $estimate }: в строке палуб { $rowLeft } на { $rowOf ->
    [one] { $rowOf } открытую клетку
    [few] { $rowOf } открытые клетки
    [many] { $rowOf } открытых клеток
   *[other] { $rowOf } открытых клеток
  }, в столбце { $colLeft } на { $colOf }. Осталось флажков: { $left }.
reason-below-threshold-solve = У лучшей из оставшихся клеток, { $best }, оценка { $estimate } — ниже порога { $threshold }: пора считать очки.
reason-nothing-likely-solve = Доказано, что все оставшиеся клетки — вода: пора считать очки.
reason-actions-spent-solve = Выстрелы и флажки кончились: конец игры, пора считать очки.
reason-likeliest = корабль там у { $chance } % флотов ({ $fleets ->
    [one] подходит { $fleets }
    [few] подходят { $fleets }
    [many] подходит { $fleets }
   *[other] подходит { $fleets }
  }){ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }Промах оставит { $missLeaves }.
  }
reason-likeliest-single = корабль там у { $chance } % флотов ({ $fleets ->
    [one] подходит { $fleets }
    [few] подходят { $fleets }
    [many] подходит { $fleets }
   *[other] подходит { $fleets }
  }){ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }{ $missLeaves ->
    [none] { "" }
   *[other] { " " }Промах оставит { $missLeaves }.
  }
reason-likeliest-shared = корабль там у { $chance } % флотов ({ $fleets ->
    [one] подходит { $fleets }
    [few] подходят { $fleets }
    [many] подходит { $fleets }
   *[other] подходит { $fleets }
  }); равных клеток { $ties }, выбрана наугад.
reason-likeliest-weighed = шанс корабля { $chance } %, сосчитаны все подходящие флоты с весом ожидаемых мест{ $ties ->
    [1] { $next ->
        [none] .
       *[other] ; дальше { $next }, { $nextChance } %.
      }
   *[other] ; равных клеток { $ties }, выбрана наугад.
  }
reason-fewest-misses = во всех подходящих флотах ({ $fleets }) игра прослежена до конца, впереди в среднем промахов { $misses }; после вероятнейшей, { $best } ({ $bestChance } %), — { $bestMisses }.
reason-planned = лучшая оценка для всей оставшейся охоты (сравнено достаточно вероятных клеток: { $cells }), вероятность { $chance } %{ $likeliest ->
    [true] ; эта клетка и вероятнейшая.
   *[other] ; вероятнейшая — { $best } ({ $bestChance } %).
  }
reason-planned-by-book = выстрел из книги для этой позиции, вероятность { $chance } %{ $likeliest ->
    [true] ; эта клетка и вероятнейшая.
   *[other] ; вероятнейшая клетка — { $best } ({ $bestChance } %).
  }
reason-planned-by-hunts = после этой клетки охоты на случайные флоты короче всего, её вероятность { $chance } %{ $likeliest ->
    [true] ; эта клетка и вероятнейшая.
   *[other] ; вероятнейшая клетка — { $best } ({ $bestChance } %).
  }
reason-likeliest-estimated = примерно { $chance } %, ±{ $error } п. п., по выборке: { $samples ->
    [one] { $samples } флот
    [few] { $samples } флота
    [many] { $samples } флотов
   *[other] { $samples } флотов
  }{ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }
reason-likeliest-estimated-weighed = примерно { $chance } %, ±{ $error } п. п., по выборке с весом ожидаемых мест: { $samples ->
    [one] { $samples } флот
    [few] { $samples } флота
    [many] { $samples } флотов
   *[other] { $samples } флотов
  }{ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }
reason-certain = корабль там { $fleets ->
    [1] у единственного подходящего флота
    [one] у каждого из { $fleets } флота
    [few] у каждого из { $fleets } флотов
    [many] у каждого из { $fleets } флотов
   *[other] у каждого из { $fleets } флотов
  }.
reason-beyond-counting = флотов слишком много и для подсчёта, и для выборки, поэтому та, где больше всего положений, из { $sensible ->
    [one] { $sensible } клетки
    [few] { $sensible } клеток
    [many] { $sensible } клеток
   *[other] { $sensible } клеток
  }.
reason-chosen-elsewhere = взято из записи; выбор сделан не здесь, поэтому причина неизвестна.
reason-unknown = агент не называет причины, известной этой странице.
candidates-label = Рассмотренные клетки, лучшая сверху
candidates-none = Этот агент не сравнивает клетки: он выбирает наугад.
candidates-follows = Этот агент идёт по списку соседей и не сравнивает клетки.
candidates-wait = Клетки, которые рассматривает агент, появятся здесь, когда ход за ним.
candidates-heuristic = Баллы — не вероятности: они показывают только, что агент предпочитает.
candidates-more = { $shown ->
    [all] Всего клеток, которые имеют смысл: { $sensible }
   *[other] Лучшие клетки: { $shown } из { $sensible }, которые имеют смысл
  }{ $ties ->
    [1] .
   *[other] ; равных лучших: { $ties }.
  }
candidates-all = Показать все
candidates-fewer = Только лучшие
candidate-fleets = { $fleets ->
    [one] { $fleets } флот
    [few] { $fleets } флота
    [many] { $fleets } флотов
   *[other] { $fleets } флотов
  }
likeliest-label = Вероятнейшие клетки
term-placements = Положения
term-article = По статье
term-open = Открытая клетка
term-bonus = Надбавка
term-weighted = С весом
term-fleets = Флоты
term-expected = Счёт по плану
term-gain = Прибавит
term-misses = Промахи впереди
term-plan = План
term-row-share = Строка
term-column-share = Столбец
moves-none = Ходов ещё нет. { $way ->
    [watch] Нажмите «Вперёд», чтобы увидеть первый.
    [touch] Коснитесь клетки, чтобы начать.
   *[mouse] Щёлкните по клетке, чтобы начать.
  }
move-shot = { $cell } { $answer }
move-flag = флажок { $cell }
move-note = вода { $cell }
move-clear = стёрто { $cell }
move-resign = сдача
move-solve = конец
move-withheld = пока не показано

surprise-kinds = Какие неожиданности искать
surprise-ahead = { $what ->
    [shot] Выстрел
   *[step] Шаг
  } { $step }: { $kinds }.
surprise-kind-answer = маловероятный ответ
surprise-kind-points = выбор далёк от вероятнейшего
surprise-kind-early = корабль потоплен рано
log-key-surprise = первое различие
log-key-surprising = неожиданный выстрел
counting-halted = Подсчёт прерван.
count-on = Считать дальше
surprise-seeking = Идёт поиск неожиданного шага…
surprise-answer = Неожиданно: { $cell } — { $found ->
    [ship] попадание, хотя шанс корабля был только
   *[water] промах, хотя шанс корабля был
  } { $chance } %.
surprise-points = Неожиданно: выбрана { $cell }, { $chance } %, — на { $points } п. п. ниже вероятнейшей, { $best }, { $bestChance } %.
surprise-early = Неожиданно: потопление ({ $ship }, { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клеток
  }) без промаха после первого попадания; шанс этого был { $chance } %.
surprise-error = Приближённо, ±{ $error } п. п.
appraisal-progress = Разобрано выстрелов: { $done } из { $of }.
appraisal-left = { $left ->
    [one] Ещё не разобран { $left } выстрел.
    [few] Ещё не разобраны { $left } выстрела.
    [many] Ещё не разобрано { $left } выстрелов.
   *[other] Ещё не разобрано { $left } выстрелов.
  }
change-label = Сильнее всего изменилось:
change-cause = { $what ->
    [hit] попадание { $cell }
    [sunk] потопление { $cell }
    [miss] промах { $cell }
    [spent] выстрел без нового { $cell }
   *[mark] отметка { $cell }
  }
change-chance = { $cells } { $from } % → { $to } %: { $why }{ $error ->
    [none] .
   *[other] {" "}(приближённо, ±{ $error } п. п.).
  }
change-score = { $cells }, баллы { $from } → { $to }: { $why }.
change-cells = { $cells } и ещё { $count }
change-as-much = Настолько же изменились и другие клетки: { $count }.
change-none = Ни одна открытая клетка не изменилась: { $why }.
change-incomparable = Шансы до и после — разного рода, сравнить их нельзя: { $why }.
lit-changed = изменилось сильнее всего
lit-cause = ответ, который это изменил

review-percent = { $figure } %

legend-chances-unit = Шанс корабля, в процентах
legend-chances-unit-moving = Шанс, что выстрел сейчас найдёт здесь новое, в процентах
legend-how = { $how }.
legend-counted = { $agent ->
    [none] подсчитано
   *[other] считает { $agent }
  }: { $fleets ->
    [one] подходит { $fleets } флот
    [few] подходят { $fleets } флота
    [many] подходит { $fleets } флотов
   *[other] подходит { $fleets } флотов
  }
legend-counted-single = { $agent ->
    [none] подсчитано
   *[other] считает { $agent }
  }: подходит примерно { $about } флотов
legend-sampled = { $agent ->
    [none] приближённо
   *[other] оценивает { $agent }
  } (±{ $points } п. п.)
legend-weighed = { $agent ->
    [none] подсчитано
   *[other] считает { $agent }
  }, по флотам с весом ожидаемых мест
legend-sampled-weighed = { $agent ->
    [none] приближённо
   *[other] оценивает { $agent }
  } (±{ $points } п. п.), по флотам с весом ожидаемых мест
legend-score = { $agent }: баллы, а не вероятность
legend-score-top = больше всего баллов
legend-score-quarter = четверть от этого, по площади
legend-lost-track = { $agent ->
    [none] приближённо
   *[other] оценивает { $agent }
  }, каждый корабль отдельно: начальной расстановки, совпавшей со всеми ответами, не найдено
chances-on = Шансы показаны — { $how }.
chances-off = Шансы выключены.
likeliest = Вероятнее всего: { $cells }.
likeliest-counted = Корабль там у { $chance } % подходящих флотов{ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }
likeliest-estimated = { $chance } %{ $error ->
    [none] { "" }
   *[other] , ±{ $error } п. п.
  }{ $next ->
    [none] .
   *[other] ; дальше { $next }, { $nextChance } %.
  }
chances-beside-result = Шансы показаны: это учитывается и указано рядом с вашим результатом.
likeliest-cell = { $cell } { $percent } %
number-about = примерно { $number }

## Fleets behind a cell

behind-ask = Возможные флоты в { $cell }
behind-drawn = Наугад взято { $drawn } из { $of } с кораблём на { $cell }{ $all ->
    [none] .
   *[other] {" "}(всего подходит: { $all }).
  }
behind-all = Все флоты с кораблём на { $cell }: { $of }{ $all ->
    [none] .
   *[other] {" "}(всего подходит: { $all }).
  }
behind-uncounted = Наугад взято флотов с кораблём на { $cell }: { $drawn }; сколько их всего, не подсчитано.
behind-none = Ни у одного подходящего флота нет корабля на { $cell }: там вода.
behind-fleet = Флот { $number } из { $of }: { $ships }
behind-back = Предыдущий флот
behind-on = Следующий флот
behind-lit = корабль во флоте { $number }
behind-lifted = Флот над полем скрыт.
behind-nowhere = Возможные флоты показываются только там, где видны шансы по флотам, а корабли не движутся.
