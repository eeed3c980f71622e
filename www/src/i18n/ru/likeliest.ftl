### Why the likeliest cell is not always the best: a position of a real game, hunted to the end after one cell and after another; and small boards, solved.

likeliest-failed = Движок перестал работать ({ $code }). Чтобы запустить его снова, обновите страницу.

likeliest-position = Классика, море № { $seed }, выстрел { $shot }. { $agent } всегда стреляет в вероятнейшую клетку: здесь это { $first }, шанс корабля { $firstChance }. Сравним с ней { $other } (штриховая рамка): { $otherChance }.
likeliest-watch = Смотреть эту партию
likeliest-board = Позиция
likeliest-chances = Шанс корабля в каждой клетке, в процентах, по всем подходящим флотам
likeliest-cells = Какую клетку сравнить с { $cell }?
likeliest-next-shot = Следующий выстрел
likeliest-chance = Шанс корабля
likeliest-shots = Осталось выстрелов
likeliest-more-than = Больше, чем после { $cell }
likeliest-by = { $more } ± { $error }

likeliest-progress = Доиграно флотов
likeliest-hunted = { $running ->
    [yes] Доиграно флотов: { $fleets } из { $of }.
   *[no] Доиграно флотов: { $fleets }.
  }
likeliest-run = Доиграть флоты: { $fleets }

likeliest-hunts = Тысячи флотов
likeliest-fewer = { $cell } лучше, чем { $first }: на одних и тех же флотах ({ $fleets }) выстрелов нужно в среднем на { $by } ± { $error } меньше.
likeliest-more = { $cell } хуже, чем { $first }: на одних и тех же флотах ({ $fleets }) выстрелов нужно в среднем на { $by } ± { $error } больше.
likeliest-alike = На одних и тех же флотах ({ $fleets }) клетки { $cell } и { $first } слишком близки: разность { $difference } ± { $error } выстрела.
likeliest-how = Браузер берёт наугад флоты, подходящие к позиции, и после каждой из клеток доводит охоту на каждый из них до конца. Охотник целится, как План, но не считает. Отдельные охоты отличаются на много выстрелов, поэтому разность видна только на тысячах. ± — половина 95-процентного доверительного интервала; клеток сравнивается несколько, поэтому лучшей или худшей клетка называется, только если разность больше 1,5 такой половины. Все видят одни и те же флоты. Позицию искали нарочно, и первые 4000 флотов её приукрашивают: на следующих 60 000 разность двух клеток, сравниваемых вначале, была 0,20 ± 0,06.
likeliest-after = Сначала { $cell }: в среднем выстрелов { $mean }
likeliest-plot = Сначала { $cell }: выстрелов от { $least } до { $most }, в среднем { $mean }. Половине охот хватает { $middle }.
likeliest-axis = Выстрелов до конца охоты; высота столбика — число флотов
likeliest-numbers = Числа за графиками
likeliest-shots-taken = Выстрелов
likeliest-fleets-after = Флотов, сначала { $cell }

likeliest-one = Один флот, две охоты
likeliest-one-lede = Обе охоты идут на один и тот же флот. Числа — выстрелы по порядку; закрашенный круг — попадание.
likeliest-fleet = Флот { $number } из { $of }
likeliest-previous = Предыдущий флот
likeliest-next = Следующий флот
likeliest-shown = Показано выстрелов
likeliest-hunt = Сначала { $cell }: пока выстрелов { $shots }
likeliest-hunt-over = Сначала { $cell }: все корабли потоплены, выстрелов { $shots }
likeliest-hunt-hit = { $cell } попадание
likeliest-hunt-picture = { $told }. { $list }

likeliest-why = Почему
likeliest-why-miss = Большинство выстрелов — промахи, поэтому важно, как много промах исключает. Длинный корабль можно найти и редкими выстрелами, короткий нельзя: если отметить каждую вторую диагональ, у любого двухпалубного есть клетка на одной из них; если каждую третью — у любого трёхпалубного. Промахи, которые держатся одной такой решётки, находят такие корабли за немного выстрелов.
likeliest-why-lattice = Здесь ещё на плаву корабль; его длина: { $length }. На решётке через { $other } ему ещё доступно клеток: { $otherLeft }, на решётке через { $first } — { $firstLeft }. Чем меньше клеток осталось, тем скорее проверены все.
likeliest-lattice = Решётка через { $cell }; осталось клеток: { $left }
likeliest-lattices = Сколько клеток осталось на решётке через каждую из клеток
likeliest-ship = Решётка для
likeliest-through = Через { $cell }

likeliest-small = Малые поля, точно
likeliest-small-lede = На малом поле можно перебрать все расстановки и все способы стрелять. Там ничего не берётся наугад и всё известно точно: на некоторых из этих полей тот, кто всегда стреляет в вероятнейшую клетку, тратит больше выстрелов.
likeliest-small-parting = Поле { $cols }×{ $rows }, один корабль длины { $length }, всего расстановок { $layouts }. Через вероятнейшую клетку { $first } проходит { $firstThrough }, через { $other } — только { $otherThrough }.
likeliest-small-cost = И всё же кто начинает с { $first } и держится вероятнейших клеток, тратит на все расстановки { $firstShots } выстрелов, а лучшая игра, которая начинает с { $other }, — { $otherShots }. На решётке через { $first } клеток { $firstLeft }, на решётке через { $other } — { $otherLeft }.
likeliest-small-table = Выстрелов на все расстановки; корабли могут касаться
likeliest-small-board = Поле и корабли; по нажатию решается выше
likeliest-small-more = Больше за партию
likeliest-small-name = { $cols }×{ $rows }: { $ships }
