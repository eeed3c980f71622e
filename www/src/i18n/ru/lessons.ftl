lessons-title = Уроки
lessons-beside = (откроется в новой вкладке)
lessons-description = Уроки с позициями, которые надо оценить: пройдите готовый или составьте свой без программирования.
lessons-skip = К уроку
lessons-chapter = Глава { $at } из { $of }
lessons-region = Позиция и ответ
lessons-board = Позиция
lessons-loading = Позиция открывается…
lessons-judging = Ответ проверяется…
lessons-ask-cell = Выберите клетку.
lessons-ask-chance = Каков шанс корабля на { $cell }, в процентах?
lessons-ask-certain = { $of ->
    [ship] Отметьте все клетки, где наверняка корабль.
    [water] Отметьте все клетки, где наверняка вода.
   *[both] Отметьте все клетки, о которых всё ясно: корабль или вода.
  }
lessons-ask-predict = { $agent }: куда следующий выстрел?
lessons-ask-predict-record = По какой клетке был следующий выстрел?
lessons-ask-shots = { $shots ->
    [one] Потопите весь флот ещё за { $shots } выстрел.
    [few] Потопите весь флот не больше чем ещё за { $shots } выстрела.
   *[many] Потопите весь флот не больше чем ещё за { $shots } выстрелов.
  }
lessons-ask-points = Наберите не меньше { $points } очков.
lessons-ask-solve = Решите задачу.
lessons-answer = Ответить
lessons-answer-cell = Ответить { $cell }
lessons-pick-first = Сначала выберите клетку на поле. Второе нажатие на неё — тоже ответ.
lessons-chance-field = Шанс в процентах
lessons-unread = Напишите число от 0 до 100 цифрами.
lessons-tools = Нажатие на клетку
lessons-tool-shoot = Выстрел
lessons-tool-ship = Корабль
lessons-tool-water = Вода
lessons-marked = Отмечено: корабль { $ship }, вода { $water }
lessons-contact-apart = Корабли никогда не касаются, даже углом.
lessons-contact-free = Корабли могут касаться.
lessons-shots-so-far = { $shots ->
    [one] Пока { $shots } выстрел
    [few] Пока { $shots } выстрела
   *[many] Пока { $shots } выстрелов
  }
lessons-undo = Отменить
lessons-give-up = Сдаться
lessons-hint = { $left ->
    [1] Последняя подсказка
   *[other] Подсказка (осталось { $left })
  }
lessons-hint-only = Показать подсказку
lessons-hints = Подсказки
lessons-hint-number = Подсказка { $number }
lessons-right = Верно.
lessons-near = Почти верно.
lessons-wrong = Неверно.
lessons-best = Засчитана лучшая попытка: { $earned } из { $possible }.
lessons-again = Ещё раз
lessons-tries-left = { $tries ->
    [one] Осталась { $tries } попытка.
    [few] Осталось { $tries } попытки.
   *[many] Осталось { $tries } попыток.
  }
lessons-next = Следующая глава
lessons-back = Предыдущая глава
lessons-chapters = Главы
lessons-chapter-open = без ответа
lessons-chapter-right = верно
lessons-chapter-near = отчасти верно
lessons-chapter-wrong = неверно
lessons-done = Урок пройден.
lessons-score = Очки: { $earned } из { $possible } ({ $score } %).
lessons-so-far = Пока очков: { $earned } из { $possible }
lessons-help-used = { $hints ->
    [0] Без подсказок.
    [one] С { $hints } подсказкой.
    [few] С { $hints } подсказками.
   *[many] С { $hints } подсказками.
  }
lessons-start-again = Начать урок заново
lessons-told-later = Оценка этой позиции движком появится после главы { $chapter }: она о той же позиции.
lessons-told-cell = { $cell }: { $chance } %. Вероятнейшая клетка — { $best }, { $most } %.
lessons-told-best = { $cell }: { $chance } %. Вероятнее клетки нет.
lessons-told-shots = Лишних выстрелов в среднем после { $cell }, а не после { $best }, вероятнейшей клетки: { $more } (± { $error }).
lessons-told-same = { $cell } — вероятнейшая клетка.
lessons-told-chance = Шанс на { $cell }: { $chance } %.
lessons-told-certain = Наверняка известно: клеток корабля { $ship }, воды { $water }.
lessons-told-marks = Верных отметок: { $right }, неверных: { $wrong }, не хватает: { $missing }.
lessons-told-predict = { $agent } стреляет в { $cell }.
lessons-told-record = Следующий выстрел был в { $cell }.
lessons-told-score-shots = { $shots ->
    [one] { $shots } выстрел.
    [few] { $shots } выстрела.
   *[many] { $shots } выстрелов.
  }
lessons-told-score-points = Очки: { $points }.
lessons-told-given-up = Вы сдались.
lessons-estimated = Шансы вычислены приближённо.
error-no-lesson = Это не урок. Если это ссылка, она могла быть обрезана: попросите ссылку ещё раз или файл.
error-lesson-link-broken = Ссылка неполная или изменена. Попросите её ещё раз или попросите урок файлом.
error-lesson-too-large = Урок слишком большой: читается не больше { $most } знаков.
error-lesson-encoding = Некоторые буквы урока не читаются. Сохраните его в UTF-8.
error-lesson-is-package = Это пакет для учебной платформы: загрузите его туда. Сам урок — файл JSON внутри пакета.
error-unknown-lesson-version = У урока версия { $version }, которой эта страница не знает.
error-unknown-lesson-kind = Глава { $chapter } спрашивает о том, чего эта страница не знает.
error-lesson-kind-not-for-game = Глава { $chapter } спрашивает о том, чего в её игре нет.
error-bad-lesson = { $chapter ->
    [0] В уроке ошибка: «{ $cause }».
   *[other] В главе { $chapter } ошибка: «{ $cause }».
  }
lessons-absent = { $chapter ->
    [0] В уроке кое-чего не хватает: «{ $cause }».
   *[other] В главе { $chapter } кое-чего не хватает: «{ $cause }».
  }
error-lesson-not-loaded = Урок не удалось загрузить.
error-lesson-elsewhere = Урок загружается только с этого сайта.
error-lesson-position = Глава { $chapter }: позицию не удалось открыть ({ $cause }).
lessons-position-because = Глава { $chapter }: позицию не удалось открыть. { $cause }
error-no-such-lesson = Такого урока здесь нет.
lessons-fault = Эту главу не удалось открыть.
lessons-lede = Урок — это позиции с вопросами. Ответьте и сразу узнайте, что о позиции думает движок.
lessons-ours = Уроки для начала
lessons-ours-counting = Подсчёт вручную
lessons-ours-counting-line = От числа способов накрыть клетку к шансу корабля на ней.
lessons-ours-likeliest = Когда вероятнейшая — не лучшая
lessons-ours-likeliest-line = Шансы, оставшиеся выстрелы и то, что делают из них агенты.
lessons-ours-proof = Как читать доказательство
lessons-ours-proof-line = Что следует из чисел и заданных клеток и по какому правилу.
lessons-ours-english = Эти уроки на английском языке.
lessons-begin = Начать
lessons-open = Открыть урок
lessons-file = Урок из файла
lessons-to-shelf = Все уроки
lessons-mine = На этом устройстве
lessons-mine-none = Пока ничего. Уроки, которые вы составите, хранятся здесь, только в этом браузере.
lessons-new = Составить урок
lessons-hand = Учителям
lessons-edit = Дописать
lessons-play = Пройти
lessons-forget = Удалить
lessons-forget-sure = Удалить «{ $title }» с этого устройства?
lessons-forget-yes = Да, удалить
lessons-chapters-count = { $chapters ->
    [one] { $chapters } глава
    [few] { $chapters } главы
   *[many] { $chapters } глав
  }
lessons-untitled = Новый урок
lessons-edit-copy = Изменить копию
lessons-write-title = Название урока
lessons-write-prompt = Текст для ученика
lessons-write-position = Позиция
lessons-write-step = Шаг записи
lessons-write-press-chance = Нажмите на клетку, о шансе которой вопрос.
lessons-write-agent = Агент
lessons-full = На этом устройстве уже { $most } уроков, больше не хранится. Сначала удалите один из них.
lessons-preview = Так урок видит ученик. Ничего не сохраняется.
lessons-deck = Ваши решения ещё раз
lessons-deck-lede = Ваши самые дорогие решения возвращаются сюда упражнениями: через день, потом всё реже.
lessons-deck-none = Пока ничего. После разбора охоты или анализа партии в реверси «Попробовать самые дорогие снова» кладёт сюда до трёх решений.
lessons-deck-due = { $due ->
    [0] Сегодня повторять нечего.
    [one] К повторению: { $due } упражнение.
    [few] К повторению: { $due } упражнения.
   *[many] К повторению: { $due } упражнений.
  }
lessons-deck-all = { $all ->
    [one] Всего { $all } упражнение.
    [few] Всего { $all } упражнения.
   *[many] Всего { $all } упражнений.
  }
lessons-deck-practise = Повторить
lessons-deck-export = Сохранить упражнения в файл
lessons-deck-export-unread = Сохранить в файл то, что не читается
lessons-deck-import = Упражнения из файла
lessons-deck-empty = Удалить все упражнения
lessons-deck-empty-sure = Удалить все ваши упражнения с этого устройства?
