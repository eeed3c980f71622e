brand = Spyglass
page-description = Найдите спрятанный флот и посмотрите, как думает агент, который ищет в том же море.
page-title = { $rules }, море № { $seed } · Spyglass
page-title-puzzle = { $rules }, № { $seed } · Spyglass
page-title-mode = { $mode } · Spyglass
nav-label = Режимы
nav-play = Игра
nav-watch = Показ
nav-puzzle = Задачи
nav-edit = Правка
nav-lab = Опыты
nav-learn = Учёба
nav-reversi = Реверси
nav-more = Ещё
mode-race = Охота
mode-play = Вдвоём
mode-watch = Смотреть агента
mode-compare = Сравнить агентов
mode-puzzle = Задачи
mode-edit = Правка позиции
skip-to-board = К полю
region-label = Море
bar-label = Управление
settings = Настройки
help = Справка
language = Язык
language-system = как на устройстве
error-no-words = Слова этого языка не удалось загрузить ({ $language }); страница остаётся при тех, что есть.
close = Закрыть
cancel = Отмена
yes-retry = Повторить
part-coming = Загрузка…
part-failed = Эту часть страницы не удалось загрузить. Ничего не потеряно: проверьте связь и попробуйте ещё раз.

intro-race = Здесь спрятан флот из { $ships ->
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
  }. Найдите его. Агент охотится в том же море: потом сравните.
intro-play = Ходите по очереди: ваш флот против флота соперника ({ $agent }). { $first ->
    [you] Первый выстрел за вами.
   *[other] Первый выстрел за соперником: { $agent }.
  }
intro-watch = { $agent } ищет спрятанный флот. Проследите ход мысли шаг за шагом.
intro-moving = После каждого выстрела все корабли сдвигаются на клетку. Отметка показывает, где что-то было.
intro-solitaire = Отметьте флажками, где стоят корабли; у вас { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }, { $guesses ->
    [one] { $guesses } флажок
    [few] { $guesses } флажка
    [many] { $guesses } флажков
   *[other] { $guesses } флажков
  }. Числа говорят, сколько палуб в каждой линии.
hint-fire = Щелчок по клетке — выстрел
hint-tap = Касание клетки — выстрел
hint-aim = Касание клетки — прицел, ещё раз — выстрел
hint-flag = Щелчок по клетке — флажок
hint-tap-flag = Касание клетки — флажок
hint-step = Вернитесь по шагам к мыслям агента
hint-chances = Нажмите «Шансы»: видно, насколько вероятна каждая клетка
hint-seen = Понятно

pick-rules = Игра
pick-mode = Как играть
change-game = Сменить игру
pick-agent = Соперник
pick-agent-watch = Агент
pick-deploy = Флот стоит
pick-lays = Флот соперника стоит
pick-seed = Море №
pick-more = Ещё настройки
open-sea = Открыть
sea-of-day = Море дня
sea-number = море № { $seed }
rules-admiral = Классика (5-4-3-3-2)
rules-admiral-apart = Классика, корабли врозь
rules-sea-battle = Морской бой (4-3-3-2-2-2-1-1-1-1)
rules-solitaire = Пасьянс с числами
rules-moving = Движущиеся корабли (5-4-3-3-2)
rules-puzzle = Задача { $rows }×{ $cols }
rules-custom = Свои правила
own-rules = Свои правила…
deploy-own = ваш флот…
agent-random = Случайный
agent-hunt = Охотник
agent-parity = Чётность
agent-probability-map = Карта
agent-directional = Направление
agent-p-matrix = Матрица
agent-exact = Точный
agent-exact-lookahead = Точный, дальновидный
agent-robust = Надёжный
agent-expert-greedy = Эксперт, жадный
agent-expert-standard = Эксперт, обычный
agent-random-repeat = Случайный, любая клетка
agent-fixed-scan = Обход по порядку
agent-tracker = Следопыт
agent-strength = { $agent } { $mean }
agent-with-options = { $agent } ({ $options })
you = Вы
friend = Друг
player = Игрок { $number }
deploy-turn = Поворот

help-title = Как играть

board-hunt = Скрытое море
board-theirs = Море: { $agent }
board-yours = Ваше море
board-of-agent = { $agent } в этом море
board-of-you = Вы в этом море
caption-shots = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }
caption-left = { $left ->
    [0] кораблей не осталось
    [one] остался { $left } корабль
    [few] осталось { $left } корабля
    [many] осталось { $left } кораблей
   *[other] осталось { $left } кораблей
  }
race-rival = { $agent }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }, потоплено: { $sunk }
race-rival-untold = { $agent }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }
race-rival-done = игра окончена
row-name = строка { $row }
col-name = столбец { $column }
clue-name = найдено палуб: { $found } из { $count }
clue-over = слишком много: { $found } из { $count }
enlarge-board = Увеличить: { $board }
shrink-board = Уменьшить: { $board }
show-beliefs = Что думает { $agent }
mark-unknown = неизвестно
mark-miss = промах
mark-hit = попадание
mark-sunk = потоплен
mark-water = вода
mark-unrevealed = выстрел, ответ скрыт
mark-spent = ничего нового
content-water = вода
content-left = левый край корабля
content-right = правый край корабля
content-middle = середина корабля
content-top = верхний край корабля
content-bottom = нижний край корабля
content-sub = однопалубный
content-ship = корабль
cell-known = открыто в начале
cell-flag = флажок
cell-flag-right = флажок верный
cell-flag-wrong = флажок неверный
cell-note = ваша пометка: вода
cell-last = последний выстрел
cell-age = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  } назад
cell-damaged = подбитая палуба
cell-aim = прицел
cell-premise = основание { $number }
cell-conclusion = следующий выбор
cell-pending = ждёт ответа
cell-chance = { $percent } %
cell-score = баллы: { $score }
cell-prompt = Клетка:

legend-title = Обозначения
legend-marks-miss = промах
legend-marks-water = точно вода
legend-marks-hit = попадание
legend-marks-flag = ваш флажок
legend-marks-flag-right = верно
legend-marks-flag-wrong = неверно
legend-marks-note = ваша пометка
legend-marks-known = открыто в начале
legend-marks-last = последний выстрел
legend-marks-clue-satisfied = все палубы линии видны
legend-marks-clue-over = слишком много в линии
legend-marks-unrevealed = выстрел, ответ скрыт
legend-marks-spent = корабль, ничего нового
legend-marks-old = 3 выстрела назад или раньше
legend-marks-past = 8 выстрелов назад или раньше
legend-marks-damaged = подбитая палуба

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

answer-miss = мимо
answer-hit = ранил
answer-hit-ship = ранил: { $ship }
answer-sunk = убил: { $ship }
answer-content = { $content }
answer-unrevealed = ответ скрыт
answer-spent = ничего нового
status-your-turn = Ваш ход.
status-agent-turn = { $agent } думает.
status-shot = { $cell } — { $answer }.
status-agent-shot = { $agent } стреляет: { $cell } — { $answer }.
status-flag = { $cell }: флажок поставлен, { $left ->
    [one] остался { $left } флажок
    [few] осталось { $left } флажка
    [many] осталось { $left } флажков
   *[other] осталось { $left } флажков
  }.
status-resigned = Вы сдались.
status-marked = { $cell } отмечена как корабль.
status-agent-flag = { $agent } ставит флажок: { $cell }.
status-note = { $cell } помечена как вода.
status-clear = { $cell } очищена.
status-solve = { $who ->
    [you] Вы завершаете игру и считаете очки.
   *[other] { $who }: игра окончена.
  }
status-step = Шаг { $step } из { $steps }.
status-paused = Пауза, шаг { $step } из { $steps }.
status-start = Шаг 0: выстрелов ещё не было.
status-left = Осталось: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }, { $guesses ->
    [one] { $guesses } флажок
    [few] { $guesses } флажка
    [many] { $guesses } флажков
   *[other] { $guesses } флажков
  }.
status-aim = Прицел: { $cell }. Коснитесь ещё раз или нажмите «Огонь».
status-proving = Выберите клетку, которую нужно доказать.
status-waits = Отправится, когда движок будет готов.
status-revealed = Флот показан.
status-hidden = Флот скрыт.
status-not-saved = Это устройство ничего не хранит: скопируйте ссылку, чтобы продолжить позже.

end-race = Вы: { $you ->
    [one] { $you } выстрел
    [few] { $you } выстрела
    [many] { $you } выстрелов
   *[other] { $you } выстрелов
  }. { $agent }: { $theirs }.
end-race-best = { $lead ->
    [you] Вам понадобилось меньше.
    [even] Ничья.
   *[other] Меньше понадобилось сопернику ({ $agent }).
  }
end-won = Вы потопили весь флот соперника ({ $agent }) за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }. Вы победили.
end-lost = { $agent } топит весь ваш флот за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }. { $agent } побеждает.
end-won-agents = { $agent } побеждает за { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }.
end-resigned = Вы сдались после { $shots ->
    [one] { $shots } выстрела
    [few] { $shots } выстрелов
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }.
end-two = { $gave ->
    [yes] { $loser } сдаётся. { $winner } побеждает.
   *[no] { $winner } топит весь флот соперника ({ $loser }) за { $shots ->
       [one] { $shots } выстрел
       [few] { $shots } выстрела
       [many] { $shots } выстрелов
      *[other] { $shots } выстрелов
     } и побеждает.
  }
end-solo = { $agent }: { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }.
end-looks = { $looks ->
    [one] { $looks } взгляд на шансы
    [few] { $looks } взгляда на шансы
    [many] { $looks } взглядов на шансы
   *[other] { $looks } взглядов на шансы
  }
end-hints = { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказок
  }
end-proofs = { $proofs ->
    [one] { $proofs } взгляд на выводы
    [few] { $proofs } взгляда на выводы
    [many] { $proofs } взглядов на выводы
   *[other] { $proofs } взглядов на выводы
  }
end-take-backs = { $takeBacks ->
    [one] { $takeBacks } отмена хода
    [few] { $takeBacks } отмены хода
    [many] { $takeBacks } отмен хода
   *[other] { $takeBacks } отмен хода
  }
caption-budget = осталось: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  } и { $guesses ->
    [one] { $guesses } флажок
    [few] { $guesses } флажка
    [many] { $guesses } флажков
   *[other] { $guesses } флажков
  }
end-solved-race = Ваш итог: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] счёт { $score }
  }; { $agent }: { $theirs }. { $lead ->
    [you] Вы победили.
    [even] Ничья.
   *[other] { $agent } побеждает.
  }
end-friend = { $end ->
    [resigned] Друг сдался после { $shots ->
        [one] { $shots } выстрела
        [few] { $shots } выстрелов
        [many] { $shots } выстрелов
       *[other] { $shots } выстрелов
      }.
    [scored] Итог друга: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] счёт { $score }
      }.
   *[other] Другу { $shots ->
       [one] понадобился { $shots } выстрел
       [few] понадобилось { $shots } выстрела
       [many] понадобилось { $shots } выстрелов
      *[other] понадобилось { $shots } выстрелов
     }.
  }
end-alone = Вам { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }.
end-solved = Итог игры: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] счёт { $score }
  }.
review = Разбор
new-sea = Новое море
share = Поделиться
play-on = Играть отсюда
resign = Сдаться

tool = Действие
tool-fire = Огонь
tool-flag = Флажок
tool-note = Вода
tool-clear = Стереть
sure = { $what }?
sure-said = { $what }? Нажмите ещё раз.
fire-at = Огонь: { $cell }
undo = Отменить
redo = Вернуть
solve = Завершить
chances = Шансы
hint = Подсказка
prove = Доказать
counting = Подсчёт…
counting-halted = Подсчёт прерван.
count-on = Считать дальше
first-step = Первый шаг
back = Назад
forward = Вперёд
last-step = Последний шаг
reveal = Показать флот
timeline-value = шаг { $step } из { $steps }

panel-label = Что за этим стоит
tab-reason = Причина
tab-candidates = Кандидаты
tab-moves = Ходы
tab-fleet = Флот
tab-proofs = Выводы
tab-knowledge = Известно
tab-review = Разбор
tab-answers = Мои ответы

own-title = Свои правила

figures-title = Числа источника и наши

about = О программе
statistics = Статистика
copied = Скопировано
link-copy = Копировать ссылку

continue-title = Продолжить
card-over = окончена
card-puzzle = { $rules }, № { $seed }
continue = Продолжить
share-title = Поделиться
forget = Забыть

engine-loading = Движок загружается…
engine-restarted = Движок запущен заново; ничего не потеряно.
engine-slow = Движок загружается долго. Ваши выстрелы сохранены.

error-engine-trapped = Движок остановился. Он запущен заново, игра продолжается.
error-engine-died = Движок остановился. Он запущен заново, игра продолжается.
error-engine-timeout = Движок не отвечает. Он запущен заново.
error-engine-not-loaded = Движок не удалось загрузить. Проверьте связь и попробуйте ещё раз.
error-no-wasm = Этот браузер не разрешает WebAssembly, а движку он нужен.
error-no-simd = Этот браузер слишком стар для движка: нет WebAssembly SIMD.
error-csp-refused = Этот сайт запрещает движок: в его политике содержимого нужно 'wasm-unsafe-eval' в script-src.
error-connect-refused = Этот сайт запрещает движок: в его политике содержимого нужен адрес этого скрипта в connect-src.
notice-instead = Вместо этого — новая игра.
notice-cause = ({ $cause })
error-unknown = Что-то пошло не так; ничего не изменилось.
