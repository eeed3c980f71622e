puzzle-title = { $size }, № { $number }
puzzle-title-day = Задача дня, { $day }: { $rows }×{ $cols }
puzzle-aim = Найдите флот. Число у строки или столбца — сколько там палуб; корабли прямые и никогда не касаются, даже углом.
puzzle-level-easy = Лёгкий
puzzle-level-medium = Средний
puzzle-level-hard = Трудный
puzzle-level-expert = Экспертный
puzzle-level-beyond = Выше экспертного
puzzle-means-easy = Лёгкий: достаточно взглянуть на клетку и её соседей или вдоль строки или столбца.
puzzle-means-medium = Средний: нужно думать и о кораблях, найденных и ещё не найденных.
puzzle-means-hard = Трудный: нужно ещё сравнивать все положения, какие остались у корабля.
puzzle-means-expert = Экспертный: иногда нужно предположить, что в клетке корабль или вода, и прийти к противоречию.

puzzle-begin = Отметьте воду и корабли.
puzzle-how = Щелчок или касание меняют воду, корабль и пусто по кругу. Ведите по клеткам, чтобы отметить несколько; правая кнопка — вода. Щелчок по числу заполняет остаток строки или столбца водой.
puzzle-keys = Клавиши на клетке: Enter или пробел — дальше по кругу, W — вода, G — корабль, R и C — остаток строки или столбца водой, X — проверить, Z — отменить, Shift+Z — вернуть.
puzzle-mark = Отметка
puzzle-fill = заполнить остаток водой
puzzle-marked = { $cell }: { $as ->
    [water] вода
    [ship] корабль
   *[unknown] пусто
  }.
puzzle-painted = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клеток
  }: { $as ->
    [water] вода
    [ship] корабль
   *[unknown] пусто
  }.
puzzle-filled = { $line }: { $count ->
    [one] { $count } клетка заполнена
    [few] { $count } клетки заполнены
    [many] { $count } клеток заполнено
   *[other] { $count } клеток заполнено
  } водой.
puzzle-taken-over = { $count ->
    [one] Перенесена { $count } отметка.
    [few] Перенесены { $count } отметки.
    [many] Перенесено { $count } отметок.
   *[other] Перенесено { $count } отметок.
  }
puzzle-step = Шаг { $step } из { $steps }.
puzzle-line = { $line }: палуб { $found } из { $count }, { $open ->
    [0] открытых клеток нет
    [one] не решена { $open } клетка
    [few] не решены { $open } клетки
    [many] не решено { $open } клеток
   *[other] не решено { $open } клеток
  }.
puzzle-left = { $ship } × { $left }
puzzle-ships-left = Осталось найти: { $ships }.
puzzle-all-found = Все корабли отмечены.
puzzle-fleet-found = найдено { $found } из { $count }
puzzle-fleet-over = отмечено { $found }: слишком много
puzzle-check = Проверить
puzzle-checked = { $count ->
    [0] Пока ни одна отметка не ошибочна.
    [one] { $count } отметка ошибочна: { $cells }.
    [few] { $count } отметки ошибочны: { $cells }.
    [many] { $count } отметок ошибочны: { $cells }.
   *[other] { $count } отметок ошибочны: { $cells }.
  }
puzzle-cell-wrong = ошибка
legend-marks-clash = ошибка

puzzle-solved = Решено.
puzzle-given-up = Флот показан.
puzzle-done = { $end ->
    [solved] Решено: { $title }{ $level ->
        [none] {""}
       *[other] , уровень: { $level }
      }, { $help ->
        [none] без помощи
       *[other] помощь: { $help }
      }.
   *[given-up] Вы сдались: { $title }. Флот показан.
  }
end-checks = { $checks ->
    [one] { $checks } проверка
    [few] { $checks } проверки
    [many] { $checks } проверок
   *[other] { $checks } проверок
  }
end-reasons = просмотр решения

puzzle-making = Составляется задача, уровень { $level ->
    [easy] лёгкий
    [medium] средний
    [hard] трудный
   *[expert] экспертный, это не быстро
  }…
puzzle-none = Выберите размер и уровень и составьте задачу.
puzzle-another = Другая задача
puzzle-size = Размер
puzzle-level = Уровень
puzzle-number = Номер
puzzle-any = любой
puzzle-make = Новая задача
puzzle-next = Следующая задача
puzzle-print = Печать
puzzle-print-set = Задача
puzzle-print-marks = С моими отметками
puzzle-print-solution = Решение
error-nothing-to-fill = Там нечего заполнять.
error-nothing-to-check = Отметок ещё нет, проверять нечего.
error-not-one-solution = У этой задачи не ровно одно решение, печатать нечего.

puzzle-reasons = По выводам
puzzle-reasons-title = Решение по шагам
puzzle-reason-at = { $at } из { $steps }
puzzle-reasons-end = Все клетки решены.
puzzle-take-over = Играть отсюда
puzzle-no-reasons = { $solutions ->
    [none] Не подходит ни один флот, доказывать нечего.
    [several] Подходит несколько флотов, и никакая цепочка выводов не ведёт к одному из них.
   *[undecided] За отведённое время не удалось решить, подходит ли один флот.
  }
