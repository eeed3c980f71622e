brand = Spyglass
page-description = Морской бой против агентов, которые показывают, как думают.
page-title-home = Морской бой · Spyglass
page-title = { $rules }, море № { $seed } · Морской бой, Spyglass
page-title-puzzle = { $rules }, № { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Режимы
nav-play = Игра
nav-watch = Наблюдение
nav-puzzle = Задачи
nav-edit = Решатель
nav-lab = Опыты
nav-learn = Учёба
nav-reversi = Реверси
nav-menu = Меню
nav-compare = Сравнить агентов
nav-play-line = Найдите спрятанный флот — против агента или друга.
nav-watch-line = Охота агента и ход его мысли, шаг за шагом.
nav-puzzle-line = Без выстрелов: флот находят рассуждением.
nav-edit-line = Введите позицию: какие флоты ей подходят?
nav-lab-line = Агенты играют по тысяче игр.
nav-learn-line = От стрельбы наугад до подсчёта флотов.
nav-reversi-line = Сыграйте и узнайте, чего стоит каждый ход.
nav-compare-line = От двух до четырёх агентов ищут флот в одном море.
mode-race = Охота
mode-play = Вдвоём
mode-watch = Смотреть агента
mode-compare = Сравнить агентов
mode-puzzle = Задачи
mode-edit = Решатель
skip-to-board = К полю
bar-label = Управление
more = Ещё
settings = Настройки
help = Справка
sound-off = Звук выключен
sound-on = Звук включён
language = Язык
language-system = как на устройстве
error-no-words = Не удалось загрузить этот язык ({ $language }); страница остаётся на прежнем.
close = Закрыть
cancel = Отмена
yes-retry = Повторить
part-coming = Загрузка…
part-failed = Эту часть страницы не удалось загрузить. Ничего не потеряно: проверьте связь и попробуйте ещё раз.


pick-rules = Игра
change-game = Сменить игру
pick-agent-watch = Агент
pick-more = Ещё настройки
sea-of-day = Море дня
puzzle-of-day = Задача дня
sea-number = море № { $seed }
rules-admiral = Классика (5-4-3-3-2)
rules-admiral-apart = Классика, корабли врозь
rules-sea-battle = Морской бой (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Пасьянс с числами
rules-moving = Движущиеся корабли (5-4-3-3-2)
rules-puzzle = Задача { $rows }×{ $cols }
rules-custom = Свои правила
agent-random = Случайный
agent-hunt = Охотник
agent-parity = Чётность
agent-probability-map = Карта
agent-directional = Направление
agent-p-matrix = Матрица
agent-exact = Точный
agent-exact-lookahead = Точный (дальновидный)
agent-planner = План
agent-robust = Надёжный
agent-expert-greedy = Эксперт (жадный)
agent-expert-standard = Эксперт (обычный)
agent-random-repeat = Случайный (любая клетка)
agent-fixed-scan = Обход по порядку
agent-tracker = Следопыт
agent-with-options = { $agent } ({ $options })
you = Вы
friend = Друг
other-person = Игрок
player = Игрок { $number }
deploy-turn = Поворот

clue-name = найдено палуб: { $found } из { $count }
clue-over = слишком много: { $found } из { $count }
mark-unknown = неизвестно
content-water = вода
content-left = левый край корабля
content-right = правый край корабля
content-middle = середина корабля
content-top = верхний край корабля
content-bottom = нижний край корабля
content-sub = однопалубный
content-ship = корабль

legend-title = Обозначения

ship-carrier = авианосец
ship-battleship = линкор
ship-destroyer = эсминец
ship-attack-boat = торпедный катер
ship-submarine = подлодка
ship-cruiser = крейсер
ship-n = { $length ->
    [1] однопалубный
    [2] двухпалубный
    [3] трёхпалубный
    [4] четырёхпалубный
    [5] пятипалубный
    [6] шестипалубный
   *[other] { $length }-палубный
  }

answer-miss = мимо
answer-hit = ранил
answer-hit-ship = ранил ({ $ship })
answer-sunk = убил ({ $ship })
answer-content = { $content }
answer-unrevealed = ответ скрыт
answer-spent = ничего нового

review = Разбор
new-sea = Новое море

undo = Отменить
redo = Вернуть
solve = Завершить
chances = Шансы
hint = Подсказка
prove = Доказать
counting = Подсчёт…
first-step = Первый шаг
back = Назад
forward = Вперёд
last-step = Последний шаг
timeline-value = шаг { $step } из { $steps }

panel-label = Подробности
tab-reason = Причина
tab-candidates = Кандидаты
tab-moves = Ходы
tab-fleet = Флот
tab-proofs = Выводы
tab-knowledge = Известно
tab-review = Разбор
tab-answers = Мои ответы

figures-title = Опубликованные результаты и наши

copied = Скопировано

share-title = Поделиться

engine-loading = Движок загружается…

error-engine-trapped = Движок остановился, и мы запустили его заново. Игра продолжается.
error-engine-died = Движок остановился, и мы запустили его заново. Игра продолжается.
error-engine-timeout = Движок не отвечал, и мы запустили его заново.
error-engine-not-loaded = Движок не удалось загрузить. Проверьте связь и попробуйте ещё раз.
error-no-wasm = Этот браузер не разрешает WebAssembly, а движку он нужен.
error-no-simd = Этот браузер слишком стар для движка: нет WebAssembly SIMD.
error-csp-refused = Этот сайт запрещает движок: в его политике содержимого нужно 'wasm-unsafe-eval' в script-src.
error-connect-refused = Этот сайт запрещает движок: в его политике содержимого нужен адрес этого скрипта в connect-src.
error-unknown = Что-то пошло не так. Ваша игра не изменилась.
