### Составление урока: слова этой страницы в дополнение к словам всех уроков.

lessons-write = Составление урока
lessons-write-order = Чтобы изменить порядок, перетащите главу, нажмите на стрелки рядом с ней.
lessons-write-add = Добавить главу
lessons-write-copy = Дублировать
lessons-write-remove = Убрать эту главу
lessons-write-preview = Посмотреть глазами ученика
lessons-write-hand = Раздать урок
lessons-write-none = Пока ни одной главы. Добавьте её или нажмите «Добавить в урок» там, где видна позиция.
lessons-write-untitled = без названия
lessons-write-chapter = { $number }. { $name }
lessons-write-up = Поднять главу { $number }
lessons-write-down = Опустить главу { $number }
lessons-write-heading = Заголовок
lessons-write-position-how = Вставьте ссылку, запись, строку задачи, позицию из Решателя или доску Реверси. На других страницах «Добавить в урок» под «Поделиться» переносит позицию сюда.
lessons-write-take = Взять эту позицию
lessons-write-unread = Это ни то, ни другое. Скопируйте ссылку из адресной строки страницы, на которой видна позиция.
lessons-write-press-cell = Нажатие на поле указывает верные клетки. Если их нет, судит движок.
lessons-write-ask = Вопрос
lessons-write-kind = Вид
lessons-kind-cell = Выбрать клетку
lessons-kind-chance = Назвать шанс
lessons-kind-certain = Отметить то, что ясно
lessons-kind-predict = Предсказать агента
lessons-kind-score = Достичь результата
lessons-kind-solve = Решить задачу
lessons-write-by = Судят по
lessons-by-chance = шансу
lessons-by-shots = оставшимся выстрелам
lessons-by-either = шансу или оставшимся выстрелам, смотря что лучше
lessons-by-discs = фишкам
lessons-by-error = фишкам, без потерь в пределах их средней ошибки
lessons-write-within = { $by ->
    [shots] Сколько лишних выстрелов ещё считать верным ответом
    [discs] На сколько фишек меньше ещё считать верным ответом
   *[chance] На сколько пунктов ниже вероятнейшей клетки ещё считать верным ответом
  }
lessons-write-near = { $by ->
    [shots] Сколько лишних выстрелов считать отчасти верным ответом
    [discs] На сколько фишек меньше считать отчасти верным ответом
   *[chance] На сколько пунктов ниже вероятнейшей клетки считать отчасти верным ответом
  }
lessons-write-cells = Верно: { $cells }
lessons-write-chance-cell = Вопрос о { $cell }
lessons-write-off = Отличие в пунктах, при котором ответ ещё верен
lessons-write-off-near = Отличие в пунктах, при котором ответ отчасти верен
lessons-write-of = Что отмечать
lessons-of-both = корабль и воду
lessons-of-ship = корабль
lessons-of-water = воду
lessons-write-agent-none = Выберите агента
lessons-write-agent-record = Игрок из записи
lessons-write-measure = Измеряется в
lessons-measure-shots = выстрелах
lessons-measure-points = очках
lessons-write-shots = Выстрелов, не больше
lessons-write-least = Очков, не меньше
lessons-write-lead = Перевес в фишках, не меньше
lessons-write-solve = Ученик отмечает корабли и воду, пока не сойдутся все числа.
lessons-write-feedback = Что сказать об ответе
lessons-write-right = Если он верен
lessons-write-near-said = Если он отчасти верен
lessons-write-wrong = Если он неверен
lessons-write-cell = Если это { $cell }
lessons-write-cell-remove = Без фразы о { $cell }
lessons-write-which = Для одной клетки
lessons-write-cell-add = Добавить фразу
lessons-write-cell-shut = Эту клетку здесь нельзя выбрать.
lessons-write-tries = Попытки
lessons-write-points = Очки
lessons-forked = Этот урок изменён в другой вкладке. То, что вы пишете здесь, сохраняется отдельным уроком.
lessons-add-sure = Эта позиция может стать главой { $chapter } урока «{ $title }». Она ещё не сохранена.
lessons-add-yes = Сохранить эту главу
lessons-added = Добавлено в «{ $title }», глава { $chapter }.
lessons-not-kept = Этот браузер ничего не хранит. Сохраните урок в файл.
lessons-preview-back-write = Назад к составлению
