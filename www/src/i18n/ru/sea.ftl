### What the page of the seas says at first.

region-label = Море
title-race = Ваша охота
title-play = Ваша игра
title-watch = Охотится { $agent }
side-by-side = Рядом

intro-race = В этом море спрятан флот из { $ships ->
    [1] одного корабля
    [2] двух кораблей
    [3] трёх кораблей
    [4] четырёх кораблей
    [5] пяти кораблей
    [6] шести кораблей
    [7] семи кораблей
    [8] восьми кораблей
    [9] девяти кораблей
    [10] десяти кораблей
   *[other] { $ships } кораблей
  }. Начните охоту: потопите его меньшим числом выстрелов, чем агент, который ищет его в том же море.
intro-play = Вы и соперник ({ $agent }) по очереди стреляете по флоту друг друга. { $first ->
    [you] Первый выстрел за вами.
   *[other] Первый выстрел за соперником: { $agent }.
  }
intro-moving = После каждого выстрела все корабли сдвигаются на клетку: отметка показывает, где что-то было, а не где оно сейчас.
intro-solitaire = Найдите корабли: у вас { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }, { $guesses ->
    [one] { $guesses } флажок
    [few] { $guesses } флажка
    [many] { $guesses } флажков
   *[other] { $guesses } флажков
  }. Числа показывают, сколько палуб в каждой строке и каждом столбце.
hint-fire = Щелчок по клетке — выстрел
hint-tap = Касание клетки — выстрел
hint-aim = Касание клетки — прицел, ещё раз — выстрел
hint-flag = Щелчок по клетке — флажок
hint-tap-flag = Касание клетки — флажок

enlarge-board = Увеличить: { $board }
shrink-board = Уменьшить: { $board }
show-beliefs = Что думает { $agent }
cell-prompt = Клетка:

fleet-label = Флот
fleet-line = { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клеток
  }
fleet-left = на плаву { $left } из { $count }
fleet-sunk = потоплено { $sunk } из { $count }
fleet-all-sunk = на дне

status-not-saved = Этот браузер не сохраняет партии: скопируйте ссылку, чтобы продолжить позже.

share = Поделиться
play-on = Играть отсюда
resign = Сдаться

tool = Действие
tool-fire = Огонь
tool-flag = Флажок
tool-note = Вода
tool-clear = Стереть
fire-at = Огонь: { $cell }

about = О программе
statistics = Статистика
link-copy = Копировать ссылку

continue-title = Продолжить
card-over = окончена
card-puzzle = { $rules }, № { $seed }
continue = Продолжить
forget = Удалить

engine-slow = Движок загружается дольше обычного. Ваши выстрелы сохранены.

first-title = Скрыты ещё четыре корабля. Куда бы вы выстрелили?
first-lede = Морской бой: компьютер сделал { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
  }. Продолжайте сами, наперегонки с ним, до последнего корабля.
first-numbers = Каждое число — шанс корабля в этой клетке, в процентах, подсчитанный по всем флотам, которые ещё возможны.
first-ask = Следующий выстрел за вами.
first-computer = { $percent } · выбор компьютера
first-or = Или выберите любую другую клетку и продолжайте отсюда.
first-new = Искать новый флот
first-watch = Пусть компьютер продолжит
first-fleets = Флотов, возможных после этих выстрелов: { $fleets }
first-answer = { $answer ->
    [miss] Мимо: шанс был
   *[hit] Попадание: шанс был
    } { $was } %. Осталось флотов: { $fleets }, а у { $cell } теперь { $chance } %. Дальше стреляете вы.
