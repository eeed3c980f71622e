edit-title = Правка позиции
edit-lead = { $telling ->
    [content] Напишите, сколько палуб в каждой строке и столбце, и выберите, что дано о клетке, а затем клетку.
    [hit-or-miss] Выберите, что сказано, затем клетку: мимо или ранил.
   *[other] Выберите, что сказано, затем клетку: мимо, ранил или убил.
  } Или вставьте позицию, задачу из газеты, запись или ссылку; или откройте пример. Сразу видно, какие флоты подходят.
board-edit = Позиция

edit-counting = Подсчёт…
edit-unique = Подходит один флот.
edit-several = Подходит флотов: { $many }{ $two ->
    [yes] ; показаны два из них.
   *[no] .
  }
edit-several-estimated = Подходящих флотов больше, чем можно сосчитать; шансы приближённые{ $two ->
    [yes] , показаны два флота.
   *[no] .
  }
edit-several-uncounted = Подходит несколько флотов{ $two ->
    [yes] ; показаны два из них.
   *[no] .
  }
edit-estimated-few = Подходящих флотов больше, чем можно сосчитать; шансы приближённые, а для показа { $count ->
    [0] не найден ни один флот
    [one] найден только { $count } флот
    [few] найдено только { $count } флота
    [many] найдено только { $count } флотов
   *[other] найдено только { $count } флотов
  }.
edit-undecided = Не удалось решить, подходит ли какой-нибудь флот: поиск шёл слишком долго.
edit-clash = Не подходит ни один флот: { $count ->
    [1] это не может быть верно
    [one] { $count } сведение противоречит другим
    [few] эти { $count } сведения противоречат друг другу
    [many] эти { $count } сведений противоречат друг другу
   *[other] эти { $count } сведений противоречат друг другу
  }.
edit-clash-among = Не подходит ни один флот: противоречие — среди этих сведений ({ $count }).
edit-none-fits = Ни один флот не подходит к сказанному.
edit-no-room = Не подходит ни один флот: самому флоту нет места на этом поле.
edit-missing = { $count ->
    [one] Осталось вписать { $count } число у строк и столбцов.
    [few] Осталось вписать { $count } числа у строк и столбцов.
    [many] Осталось вписать { $count } чисел у строк и столбцов.
   *[other] Осталось вписать { $count } чисел у строк и столбцов.
  }
edit-missing-how = Впишите в каждое окошко рядом с полем, сколько палуб в строке или столбце.
edit-clash-label = Что противоречит
edit-clash-shot = Выстрел { $number }: { $cell } — { $answer }
edit-clash-known = Дано: { $cell } — { $content }
edit-clash-row = Строка { $row }: { $count ->
    [one] { $count } палуба
    [few] { $count } палубы
    [many] { $count } палуб
   *[other] { $count } палуб
  }
edit-clash-col = Столбец { $column }: { $count ->
    [one] { $count } палуба
    [few] { $count } палубы
    [many] { $count } палуб
   *[other] { $count } палуб
  }
edit-examples = Показан флот
edit-example-only = Флот
edit-example-first = Пример А
edit-example-second = Пример Б
edit-example-none = Нет
edit-differs = { $count ->
    [one] Ромбом отмечена { $count } клетка, где А и Б различаются.
    [few] Ромбами отмечены { $count } клетки, где А и Б различаются.
    [many] Ромбами отмечено { $count } клеток, где А и Б различаются.
   *[other] Ромбами отмечено { $count } клеток, где А и Б различаются.
  }
edit-likeliest = Вероятнее всего: { $cells }.
edit-likely = { $cell } { $percent } %
edit-chances = Шансы по всем подходящим флотам
edit-cell-given = дано
edit-cell-example = корабль в показанном флоте
edit-cell-differs = А и Б различаются
edit-cell-clash = противоречит

edit-tools = Что сказано
edit-tool-miss = мимо
edit-tool-hit = ранил
edit-tool-sunk = убил
edit-tool-unrevealed = ответ скрыт
edit-tool-water = вода
edit-tool-left = левый край
edit-tool-right = правый край
edit-tool-top = верхний край
edit-tool-bottom = нижний край
edit-tool-middle = середина
edit-tool-sub = однопалубный
edit-tool-flag = флажок
edit-tool-clear = стереть
edit-ship = Корабль
edit-ship-now = Корабль: { $ship }.
edit-told = { $cell } — { $answer }.
edit-cleared = { $cell } очищена.
edit-count = палуб
edit-empty = Очистить
edit-line = Сказать текстом
edit-line-hint = Клетка и что о ней сказано: { $example }
edit-tell = Сказать
edit-play = Играть отсюда
edit-reasons = Решить по выводам
edit-watch = Смотреть отсюда

edit-sample = Пример
edit-sample-choose = Выберите…
edit-sample-puzzle = Задача из газеты
edit-text = Позиция текстом
edit-text-hint = Вставьте сюда другую: позицию, строку задачи, запись или ссылку. То, что из реверси, откроется на странице реверси. Файл можно перетащить на страницу в любое место.
edit-take = Принять
edit-file = Открыть файл
edit-open = Открыть
edit-puzzles = В тексте { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задач
  }: выберите одну
error-no-position = Это не позиция, не строка задачи, не запись и не ссылка; ничего не изменилось.
error-bad-puzzle = Строка задачи не читается, задача не открыта.
error-contradiction = К сказанному не подходит ни один флот, играть дальше не на чем.
error-position-not-playable = Отсюда играть нельзя: по этим правилам такого получиться не могло.
error-too-much-text = Здесь больше 256 КБ; ничего не изменилось.
error-bad-line = Напишите клетку и что о ней сказано.
error-no-such-answer = После клетки пишут то, что говорят эти правила: { $answers }.
error-which-ship = Какой корабль? Его название пишут в конце: { $ships }.
error-nothing-to-play = Нет подходящего флота, на котором можно играть дальше.
edit-copy = Копировать
