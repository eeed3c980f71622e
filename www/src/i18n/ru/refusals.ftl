error-bad-cell = Это не клетка. Напишите букву и число, например В7.
error-outside-board = { $cell } — вне этого поля.
error-already-shot = В эту клетку уже стреляли.
error-known-cell = Эта клетка была открыта с начала.
error-known-water = В этой клетке точно вода.
error-no-shots-left = Выстрелов не осталось.
error-no-guesses-left = Флажков не осталось.
error-no-flag-here = Здесь нет флажка.
error-already-flagged = Здесь уже стоит флажок.
error-game-over = Партия окончена.
error-no-game = Нет партии, которую можно продолжить. Начните новое море.
error-not-your-turn = Сейчас не ваш ход.
error-nothing-to-undo = Отменять нечего.
error-no-undo = Отменить сделанное здесь нельзя.
error-two-tabs = Эта партия открыта и в другой вкладке: в этой она теперь сохраняется как отдельная.
error-nothing-to-redo = Возвращать нечего.
error-no-such-step = Такого шага в этой партии нет.
error-unknown-rules = Мы не знаем этих правил.
error-unknown-agent = Мы не знаем этого агента.
error-bad-agent-parameter = «{ $parameter }» не читается как настройка этого агента. { $takes ->
    [none] Настроек у него нет.
   *[other] Его настройки: { $takes }.
  }
error-agent-not-for-rules = Этот агент не играет по этим правилам или не с этими настройками.
error-bad-habits = В этом файле нет изученных данных, которые можно прочесть{ $row ->
    [0] .
   *[other] : см. запись { $row }.
  } Ничего не изменилось.
error-learned-elsewhere = Этот агент учился на поле другого размера.
error-planner-not-loaded = Модуль планирования не удалось загрузить. Проверьте связь и попробуйте ещё раз.
error-unknown-deployer = Мы не знаем этой расстановки флота.
error-deployer-not-for-rules = Эта расстановка флота — для другой игры.
error-bad-attribute = Атрибут { $attribute } не может быть равен «{ $value }».
error-one-agent = Для сравнения нужны хотя бы два агента.
error-two-starts = Даны и запись, и позиция, а показать можно только одну из них.
error-bad-seed = Номер моря — целое число до 18 446 744 073 709 551 615.
error-bad-players = Игроки записаны не так, как нужно.
error-bad-record = Запись не читается{ $instead ->
    [fresh] .
   *[none] ; ничего не изменилось.
  }
error-unknown-record-version = Запись сделана более новой версией этой страницы.
error-bad-position = Позиция не читается.
error-chances-withheld = Шансы соперника скрыты, пока не закончат оба.
error-no-deductions = Доказательства здесь недоступны: нужны прямые корабли, которые не касаются, и выстрелы, показывающие часть корабля.
error-unknown-deduction = Правила вывода «{ $name }» нет.
error-not-scored = По этим правилам очки не считают.
error-not-counted = Подходящих флотов слишком много и для подсчёта, и для выборки: шансов показать нельзя.
error-bad-book = Книга начал не читается.
error-stale = Этот запрос устарел. Ничего не изменилось.
error-bad-ruleset = По этим правилам играть нельзя.
error-bad-json = Это не JSON.
error-too-long = Текст слишком длинный.
error-no-legal-deployment = Этот флот не помещается на этом поле.
error-unknown-level = Такого уровня задач нет.
error-not-a-puzzle = Эти правила — не для задачи.
error-puzzle-not-made = Задачу с этим номером сначала нужно составить.
error-puzzle-not-found = Задача этого уровня не нашлась. Попробуйте другой номер.
error-deployment-not-found = Место для этого флота не нашлось. Возьмите поле побольше или меньше кораблей.
error-illegal-fleet = Этот флот нарушает правила.
error-bad-config = Так партию начать нельзя.
error-bad-number = Здесь нужно целое число от 0.
error-too-many-games = За один раз можно сыграть не больше { $max } игр.
error-no-such-day = Такого дня нет, и для него ничего не составлено.
error-bad-link = Ссылка не читается.
error-other-step = Ссылка просит шаг, которого в этой партии нет. { $step ->
    [first] Показано начало.
   *[last] Показан последний шаг.
  }
error-other-hunt = Эта ссылка сделана более ранней версией этой страницы. Здесь агент ищет заново: его выстрелы могут отличаться от выстрелов в исходной партии.
error-unknown-link-version = Ссылка сделана более новой версией этой страницы.
error-no-such-call = Эта страница устарела. Загрузите её заново.
error-name-taken = «{ $name }» — уже название сохранённого флота. Выберите другое.
error-copy-refused = Текст не удалось скопировать: выделите его и скопируйте сами.

fault-ship-missing = Не хватает корабля: { $ship }.
fault-ship-extra = Лишний корабль: { $ship }.
fault-unknown-ship = В этом флоте нет такого корабля: { $ship }.
fault-outside-board = Корабль «{ $ship }»: клетка { $cell } вне поля.
fault-wrong-shape = Корабль «{ $ship }»: неверная форма.
fault-wrong-heading = Корабль «{ $ship }» не может быть направлен в ту сторону.
fault-overlap = «{ $ship }» и «{ $other }» занимают одну клетку: { $cell }.
fault-touching = «{ $ship }» и «{ $other }» касаются.
fault-size = Поле { $rows } на { $cols } невозможно: нужны целые числа от 1 до 16.
fault-fleet-empty = Во флоте нет кораблей.
fault-ship-shape = Корабль «{ $ship }»: нет формы, клетки не связаны или таких кораблей ноль.
fault-ship-too-big = Корабль «{ $ship }» не помещается на поле.
fault-ship-name = Название «{ $ship }» занято или не годится для корабля.
fault-too-many-ships = Кораблей во флоте — не больше { $max }.
fault-fleet-too-big = Клеток во флоте — { $cells }, а на поле только { $board }.
fault-known-too-many = В начале открыто больше клеток, чем есть на поле.
fault-budgets = Этим правилам нужны пределы выстрелов, флажков и не меньше двух действий; флажки ограничены только в пасьянсе.
fault-id-form = Название «{ $id }» должно быть из букв, цифр и дефисов, не длиннее 24.
fault-id-taken = Название «{ $id }» уже у других правил.
fault-not-supported = { $key }: здесь этого пока нельзя.
fault-unknown = Этот флот нарушает правила.
error-not-foretold = Сначала ответьте или нажмите «Пропустить».
error-predicting = Пока включено предсказание, неожиданности не ищутся: они выдали бы ответ.
error-shot-taken-back = Выстрел отменён: на { $cell } шанс { $chance } %, на { $best } — { $most } %, разница в пунктах: { $points }. Выберите снова; если вам нужна именно { $cell }, выстрелите туда ещё раз.
error-package-not-loaded = Не удалось загрузить составные части пакета. Проверьте соединение и попробуйте ещё раз.
