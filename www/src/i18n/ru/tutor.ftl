hint-stage = { $stage } из { $of }
hint-more = Подробнее
hint-where = Посмотрите сюда: { $where }.
hint-mistake = Не все ваши отметки могут быть верны.
hint-mistaken = { $count ->
    [1] Неверна { $cells }.
   *[other] Неверна хотя бы одна из этих: { $cells }.
  }
hint-unsettled = Уже доказуемо, но ещё не на вашем поле: { $cells }. Шаги — в доказательстве.
hint-prove = Доказать { $cell }
hint-rule = Правило «{ $rule }»: { $means }
hint-why = Почему: { $why }
hint-none = Больше ничего наверняка не следует из того, что вы знаете: дальше только шансы.
hint-none-permitted = По разрешённым здесь правилам больше ничего не доказать.
prove-cell = Доказать клетку…
proof-title = Доказательство: { $cell }
proof-of = { $cell } — { $as ->
    [ship] корабль
   *[water] вода
  }, доказано за { $steps ->
      [one] { $steps } шаг
      [few] { $steps } шага
      [many] { $steps } шагов
     *[other] { $steps } шагов
    }.
proof-none = { $cell }: из того, что вы знаете, наверняка не следует; там может быть и вода, и корабль.
proof-none-permitted = { $cell }: по разрешённым здесь правилам не доказать; по другим, возможно, следует наверняка.
proof-revealed = { $cell } уже открыта: доказывать нечего.
proving-off = Клетка для доказательства не выбрана.
dismissed = Закрыто.
lit-premise = основание
lit-water = значит, вода
lit-ship = значит, корабль
lit-assumed-water = вода, если предположение верно
lit-assumed-ship = корабль, если предположение верно
lit-way = корабль может стоять здесь

tutor-is-help = Здесь появится то, что правила доказывают в вашей партии. В своей партии просмотр считается помощью.
tutor-show = Показать доказанное
tutor-hide = Скрыть доказанное
steps-label = Доказанное, шаг за шагом
steps-count = { $steps ->
    [1] 1 шаг, он следует из открытого.
    [one] { $steps } шаг: каждый следует из открытого и прежних шагов.
    [few] { $steps } шага: каждый следует из открытого и прежних шагов.
    [many] { $steps } шагов: каждый следует из открытого и прежних шагов.
   *[other] { $steps } шагов: каждый следует из открытого и прежних шагов.
  }
steps-none = Сверх уже открытого правила ничего не доказывают.
steps-choose = Выберите шаг: поле покажет, из чего он следует и что доказывает.
step-before = Предыдущий шаг
step-next = Следующий шаг
step-said = { $steps ->
    [1] { $rule }. { $why }
    [one] Шаг { $number } из { $steps }, { $rule }. { $why }
    [few] Шаг { $number } из { $steps }, { $rule }. { $why }
    [many] Шаг { $number } из { $steps }, { $rule }. { $why }
   *[other] Шаг { $number } из { $steps }, { $rule }. { $why }
  }
contradiction = Открытое противоречит само себе, по правилу «{ $rule }».
rules-permitted = Здесь разрешены правила: { $rules }.
rules-explained = Правила по группам
group-cells = Клетка и соседи
group-cells-means = Взгляд на клетку и её соседей или вдоль строки или столбца.
group-ships = Корабли найденные и нет
group-ships-means = Какие корабли найдены и какие ещё нужно найти.
group-combinations = Варианты
group-combinations-means = Все положения, какие остались у кораблей одной длины.
group-refutation = От противного
group-refutation-means = Предположение, которое само себя исключает.
group-counting = Перебор
group-counting-means = Проверка всех флотов: только там, где больше ничего не помогает.

cells-and-more = { $cells } и ещё { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клеток
  }
ships-found = найденные корабли: { $ships }
so = Значит: { $conclusions }.
so-cells = { $cells } — { $as ->
    [ship] { $count ->
        [1] палуба
        [one] палубы
        [few] палубы
        [many] палубы
       *[other] палубы
      }
   *[water] вода
  }
so-content = { $cell } — { $content }
why-rests-on = Основания: { $premises }.

rule-diagonal-water = По углам вода
means-diagonal-water = Корабли прямые и не касаются, поэтому клетки по углам от палубы — вода.
why-diagonal-water = { $cells } — корабль, а по углам от палубы кораблей нет.
rule-end-cell = Край корабля
means-end-cell = Край корабля продолжается внутрь, а с трёх других сторон вода.
why-end-cell = { $cells } открыта как край корабля: он продолжается только в одну сторону.
rule-sub-alone = Однопалубный корабль
means-sub-alone = Вокруг однопалубного корабля везде вода.
why-sub-alone = { $cells } открыта как однопалубный корабль: вокруг него вода.
rule-middle-axis = Середина корабля
means-middle-axis = Середина продолжается в две противоположные стороны; известна одна сторона — известны все.
why-middle-axis = { $cells }: эта середина и то, что решено рядом, оставляют кораблю одно направление.
rule-line-full = Линия заполнена
means-line-full = В строке или столбце, где все палубы уже есть, остальное — вода.
why-line-full = Число исчерпано ({ $lines }): { $holds ->
    [0] палуб нет
    [one] { $holds } палуба уже есть: { $cells }
    [few] { $holds } палубы уже есть: { $cells }
    [many] { $holds } палуб уже есть: { $cells }
   *[other] { $holds } палуб уже есть: { $cells }
  }.
rule-line-needs-all = Линии нужно всё
means-line-needs-all = В строке или столбце без запаса корабль стоит всюду, где может.
why-line-needs-all = Запаса нет ({ $lines }): { $holds ->
    [one] нужна { $holds } палуба
    [few] нужны { $holds } палубы
    [many] нужно { $holds } палуб
   *[other] нужно { $holds } палуб
  }, и столько же клеток, где может быть корабль.
rule-content-by-sides = Часть по соседям
means-content-by-sides = Если решены все стороны палубы, видно, какая это часть корабля.
why-content-by-sides = Решено, что лежит по сторонам: { $cells }.
rule-ship-found = Корабль найден
means-ship-found = Ряд палуб, окружённый водой, — целый корабль, и видны его части.
why-ship-found = Среди этих клеток ряд палуб окружён водой: { $cells }.
rule-longest-ends = Длиннейший корабль цел
means-longest-ends = Ряд длиной с длиннейший ненайденный корабль и есть этот корабль: у его концов вода.
why-longest-ends = { $cells } — ряд длиной с длиннейший ненайденный корабль{ $ships ->
    [none] .
   *[other] ; более длинные найдены: { $ships }.
  }
rule-run-must-grow = Ряд должен расти
means-run-must-grow = Ряд короче любого ненайденного корабля продолжается в единственную свободную сторону.
why-run-must-grow = Ряд { $cells } короче любого ненайденного корабля и может продолжаться только в одну сторону{ $ships ->
    [none] .
   *[other] ; найденные корабли: { $ships }.
  }
rule-joins-too-long = Вышло бы слишком длинно
means-joins-too-long = Клетка, которая соединила бы палубы в ряд длиннее любого ненайденного корабля, — вода.
why-joins-too-long = С палубой там { $cells } вошли бы в ряд длиннее любого ненайденного корабля{ $ships ->
    [none] .
   *[other] ; более длинные найдены: { $ships }.
  }
rule-nothing-fits = Ничего не помещается
means-nothing-fits = Клетка, где не помещается ни один ненайденный корабль, — вода.
why-nothing-fits = Ни один ненайденный корабль там не помещается.
rule-last-combinations = Последние варианты
means-last-combinations = Если вариантов столько же, сколько ненайденных кораблей этой длины, это они и есть.
why-last-combinations = Вариантов столько же, сколько ненайденных кораблей длины { $length }.
rule-in-every-combination = Во всех вариантах
means-in-every-combination = Клетка, общая для всех вариантов кораблей одной длины, — корабль.
why-in-every-combination = Она общая для всех вариантов корабля длины { $length }.
rule-beside-every-combination = Рядом со всеми вариантами
means-beside-every-combination = Клетка рядом со всеми вариантами кораблей одной длины — вода.
why-beside-every-combination = Она рядом со всеми вариантами корабля длины { $length }.
rule-over-certain-cell = Положения через палубу
means-over-certain-cell = Общее для всех положений через известную палубу — корабль; что рядом с каждым из них — вода.
why-over-certain-cell = Это общее для всех положений корабля через уже известную палубу.
rule-line-ways = Как заполнить линию
means-line-ways = Что одинаково при любом заполнении строки или столбца по числу, то верно.
why-line-ways = Это общее для всех заполнений строки или столбца по числу.
rule-longest-together = Длиннейшие вместе
means-longest-together = Что одинаково при любом размещении длиннейших ненайденных кораблей, то верно.
why-longest-together = Это общее для всех размещений ненайденных кораблей длины { $length } и больше.
rule-refutation = От противного
means-refutation = Предположим обратное: правила приводят к противоречию, значит, это не так.
why-refutation = Предположим, { $cell } — { $as ->
    [ship] корабль
   *[water] вода
  }: { $steps ->
      [one] { $steps } вывод ведёт
      [few] { $steps } вывода ведут
      [many] { $steps } выводов ведут
     *[other] { $steps } выводов ведут
    } к противоречию{ $depth ->
    [1] .
   *[other] , среди них есть свои «от противного».
  }
refutation-open = Показать { $steps ->
    [one] { $steps } вывод
    [few] { $steps } вывода
    [many] { $steps } выводов
   *[other] { $steps } вывода
  }
refutation-assumes = Предположим, { $cell } — { $as ->
    [ship] корабль
   *[water] вода
  }. Тогда:
refutation-label = От противного: { $cell } — { $as ->
    [ship] корабль
   *[water] вода
  }
refutation-end = Противоречие: «{ $rule }»
refutation-contradicts = Значит, предположение неверно.
contradicts-settled = { $count ->
    [0] Тогда корабль вышел бы за край поля.
   *[other] Тогда { $cells } — противоположное тому, что уже установлено.
  }
clash-end-cell = { $cells } — конец корабля, который вышел бы за край поля.
clash-middle-axis = { $cells }: при том, что установлено рядом с этой серединой, корабль никак не помещается.
clash-line-full = { $lines }: { $holds ->
    [0] палуб нет
    [one] { $holds } палуба
    [few] { $holds } палубы
    [many] { $holds } палуб
   *[other] { $holds } палуб
  }, а установлено больше: { $cells }.
clash-line-needs-all = { $lines }: { $holds ->
    [one] { $holds } палуба
    [few] { $holds } палубы
    [many] { $holds } палуб
   *[other] { $holds } палуб
  }, а клеток, где может быть корабль, осталось меньше.
clash-ship-found = Найдено больше кораблей одной длины, чем есть во флоте: { $ships }.
clash-run-must-grow = Ни один ненайденный корабль не подходит к отрезку { $cells }{ $ships ->
    [none] .
   *[other] ; найденные корабли: { $ships }.
  }
clash-last-combinations = Ненайденных кораблей длины { $length }: { $left }, а вариантов { $count ->
    [0] не осталось.
    [one] остался только { $count }: { $ways }.
    [few] осталось только { $count }: { $ways }.
    [many] осталось только { $count }: { $ways }.
   *[other] осталось только { $count }: { $ways }.
  }
clash-over-certain-cell = Ни один ненайденный корабль не может пройти через клетку, где корабль уже известен.
clash-line-ways = Не осталось способа заполнить строку или столбец так, как требует число.
clash-longest-together = Не осталось ни одной расстановки ненайденных кораблей длины { $length } и больше.
rule-counting = Перебор
means-counting = Проверены все подходящие флоты.
why-counting = Так в каждом подходящем флоте.

known-lines = Сколько палуб ещё найти
pick-row = Строка
pick-column = Столбец
known-left-cells = найти
known-candidates = кандидаты
known-uncounted = не сосчитано
fleet-found = найдено { $found } из { $count }
known-found = Найденные корабли
known-none-found = Целых кораблей пока не найдено.
known-left = Ненайденные корабли
known-all-found = Все корабли найдены.
known-ways = Длина { $length }: { $left ->
    [one] { $left } корабль
    [few] { $left } корабля
    [many] { $left } кораблей
   *[other] { $left } кораблей
  }, { $ways ->
    [one] остался { $ways } вариант
    [few] осталось { $ways } варианта
    [many] осталось { $ways } вариантов
   *[other] осталось { $ways } вариантов
  }

score-final = Итоговый счёт
score-expected = В среднем, если закончить сейчас
score-is-help = Средний счёт, если закончить сейчас, следует из шансов. В своей партии его просмотр считается просмотром шансов.
score-show = Показать счёт, если закончить сейчас
score-unknown = Не найдено ни одного подходящего флота: среднего счёта нет.
score-known = известно
score-mean = в среднем
score-counted = сосчитано
score-of-all = { $fleets ->
    [1] Подсчитано: подходит только 1 флот.
    [one] Подсчитано: среднее по всем подходящим, их { $fleets }.
    [few] Подсчитано: среднее по всем подходящим, их { $fleets }.
    [many] Подсчитано: среднее по всем подходящим, их { $fleets }.
   *[other] Подсчитано: среднее по всем подходящим, их { $fleets }.
  }
score-of-drawn = Приближённо: среднее по выборке, в ней { $fleets ->
    [one] { $fleets } флот
    [few] { $fleets } флота
    [many] { $fleets } флотов
   *[other] { $fleets } флотов
  }; итого обычно в пределах ±{ $error }.

lit-legend-premise = опирается на это
lit-legend-water = значит, вода
lit-legend-ship = значит, корабль
lit-legend-way = корабль может стоять здесь
