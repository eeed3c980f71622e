### The words that pages of several games share, beyond those of the first sight.

## Timeline

play = Пуск
pause = Пауза
speed = Скорость
speed-steps = { $steps } в секунду
speed-at-once = мгновенно
timeline = Ход партии
moves-label = Ходы
surprise-next = Следующий неожиданный шаг
surprise-stop = Прервать поиск
surprise-none = { $way ->
    [back] До этого неожиданных шагов нет.
   *[on] После этого неожиданных шагов нет.
  }

## Chances and numbers

no-book = Книгу начал не удалось загрузить: подсчёт дольше, результат тот же.
number-large = { $power ->
    [15] { $figure } · 10¹⁵
    [18] { $figure } · 10¹⁸
    [21] { $figure } · 10²¹
   *[other] { $figure } · 10^{ $power }
  }

## Ways to lay a fleet

deploy-uniform = где угодно, все флоты поровну
deploy-border = вдоль края
deploy-faulty = никогда на последней клетке строки или столбца
deploy-close = тесно
deploy-sparse = просторно
deploy-mixed = ни тесно, ни просторно
deploy-against-the-shooter = где труднее найти

## Options of agents

parameter-k = решётка
parameter-search = поиск
value-search-stack = вокруг попаданий
value-search-cross = по строке и столбцу
parameter-learned = знает ваши привычки
parameter-threshold = порог
parameter-expects = ждёт флот
parameter-count = положение считается
parameter-bonus = надбавка
parameter-ships = считает корабли
parameter-turns = повороты корабля
parameter-ties = при равенстве
parameter-wound-weight = вес раненого корабля
parameter-work = доигрывается флотов, в тысячах
parameter-hunts = доигрывается охот перед выстрелом
parameter-finish = добивает раненый корабль
value-k-smallest = по меньшему кораблю
value-k-longest = по длиннейшему кораблю
value-count-1 = один раз
value-count-2 = по разу с каждого конца
value-count-none = не считаются
value-bonus-per-ship = за каждый корабль
value-bonus-once = один раз
value-bonus-none = нет
value-ships-all = все на плаву
value-ships-longest = только длиннейший
value-expects-uniform = где угодно
value-expects-border = вдоль края
value-expects-against-the-shooter = где труднее найти
value-turns-distinct = только разные
value-turns-all = все четыре
value-ties-random = наугад
value-ties-first = первая по порядку строк
value-wound-weight-only = только через раны
value-work-none = ни одного
value-finish-first = сразу
value-finish-last = в конце
