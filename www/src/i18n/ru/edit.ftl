edit-title = Решатель: любая позиция — с бумаги, из газеты или по ссылке
board-edit = Позиция

edit-counting = Подсчёт…
edit-unique = Подходит один флот
edit-several = { $many ->
    [2] Подходят два флота
    [one] Подходит { $many } флот
    [few] Подходят { $many } флота
    [many] Подходит { $many } флотов
   *[other] Подходит { $many } флотов
  }
edit-several-estimated = Подходящих флотов больше, чем можно сосчитать
edit-several-uncounted = Подходит несколько флотов
edit-undecided = Ответа нет
edit-clash = Не подходит ни один флот: { $count ->
    [1] это не может быть верно
   *[other] эти сведения противоречат друг другу
  }
edit-clash-among = Не подходит ни один флот: противоречие среди этих сведений
edit-none-fits = Ни один флот не подходит к ответам на выстрелы
edit-no-room = Не подходит ни один флот: на этом поле нет места для кораблей
edit-missing = { $count ->
    [one] Осталось вписать { $count } число у строк и столбцов
    [few] Осталось вписать { $count } числа у строк и столбцов
    [many] Осталось вписать { $count } чисел у строк и столбцов
   *[other] Осталось вписать { $count } чисел у строк и столбцов
  }
# What is said after these.
edit-more-shown = Показан один из двух примеров.
edit-more-estimated = Шансы приближённые.
edit-more-few = { $count ->
    [0] Для показа не найден ни один флот.
    [one] Для показа найден только { $count } флот.
    [few] Для показа найдено только { $count } флота.
    [many] Для показа найдено только { $count } флотов.
   *[other] Для показа найдено только { $count } флотов.
  }
edit-more-undecided = Поиск подходящего флота шёл слишком долго.
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
edit-cell-given = дано
edit-cell-example = корабль в показанном флоте
edit-cell-differs = А и Б различаются
edit-cell-clash = противоречит

edit-tools = Ответ на выстрел
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
edit-observed = { $cell } — { $answer }.
edit-cleared = { $cell } очищена.
edit-count = палуб
edit-then = затем клетка
edit-empty = Очистить
edit-known = Что известно
edit-token = { $cell } — { $answer }, убрать
edit-line = Добавьте, что известно, или вставьте: { $example } · строку задачи · запись · ссылку
edit-play = Играть отсюда
edit-watch = Отсюда смотреть: { $agent }
edit-show-example = Показать подходящий флот
edit-tell = Добавить
edit-reasons = Решить по шагам

edit-sample = Пример
edit-sample-choose = Выберите…
edit-sample-puzzle = Задача из газеты
edit-try = Или попробуйте:
edit-try-two = подходят два флота
edit-try-none = не подходит ни один
edit-try-puzzle = задача из газеты
edit-drop = Файл можно перетащить сюда.
edit-text = Позиция текстом
edit-copy = Копировать как текст
edit-print = Печать
edit-file = Позиция из файла
edit-open-game = Открыть партию…
edit-open = Открыть
edit-puzzles = В тексте { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задач
  }: выберите одну
error-no-position = Это не ответ на выстрел, не позиция, не строка задачи, не запись и не ссылка. Ничего не изменилось.
error-bad-puzzle = Строка задачи не читается, задача не открыта.
error-contradiction = К ответам на выстрелы не подходит ни один флот, играть не на чем.
error-position-not-playable = Отсюда играть нельзя: по этим правилам такого получиться не могло.
error-too-much-text = Здесь больше 256 КБ; ничего не изменилось.
error-bad-line = Напишите клетку и ответ на выстрел.
error-no-such-answer = После клетки напишите ответ, возможный по этим правилам: { $answers }.
error-which-ship = Какой корабль? Напишите его название в конце: { $ships }.
error-nothing-to-play = Нет подходящего флота, на котором можно играть дальше.
