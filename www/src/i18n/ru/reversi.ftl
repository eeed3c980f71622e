reversi-description = Реверси против агентов, которые показывают, как думают: дерево поиска минимакса, слагаемые его оценки и цена каждого хода.
reversi-title = Реверси
reversi-region = Доска и управление
reversi-board = Доска реверси
reversi-tree-board = Позиция из дерева
reversi-edit-board = Позиция, которую расставляют
reversi-black = Чёрные
reversi-white = Белые
reversi-a-person = Человек
reversi-size = Доска
rules-reversi = 8×8
rules-reversi-6 = 6×6
rules-reversi-4 = 4×4
reversi-new = Новая партия
reversi-play-on = Играть дальше отсюда
reversi-rules = Начинают чёрные. Поставьте фишку так, чтобы прямой ряд чужих фишек оказался между ней и другой вашей: он переворачивается. Если такого хода нет, сторона пасует. Когда ходов нет ни у кого, побеждает тот, у кого больше фишек.
reversi-seat = { $colour }
reversi-seat-you = { $colour } (вы)
reversi-seat-agent = { $colour } ({ $agent })
reversi-row-column = строка { $row }, столбец { $column }

agent-reversi-random = Случайный
agent-minimax-novice = Минимакс, новичок
agent-minimax-medium = Минимакс, средний
agent-minimax-expert = Минимакс, эксперт
agent-beginner-1 = Новичок 1
agent-beginner-2 = Новичок 2
agent-beginner-3 = Новичок 3
agent-engine-1 = Движок 1
agent-engine-2 = Движок 2
agent-engine-3 = Движок 3
agent-engine-4 = Движок 4
agent-engine-5 = Движок 5
agent-engine-6 = Движок 6
agent-strongest = Сильнейший
level-beginner-1 = очень легко
level-beginner-2 = легко
level-beginner-3 = довольно легко
level-engine-1 = средне
level-engine-2 = довольно трудно
level-engine-3 = трудно
level-engine-4 = очень трудно
level-engine-5 = эксперт
level-engine-6 = мастер
level-strongest = около 1 с на ход
reversi-varies = Против вас программа выбирает дебюты на доске 8×8 случайно из книги, а уровни с 1 по 6 и дальше выбирают среди ходов, оценённых не более чем на одну фишку хуже лучшего, так что партии различаются.
parameter-dice = Кости
option-dice-1 = ходы меняются
parameter-book = Книга дебютов
option-book-own = книга дебютов
option-book-best = книга дебютов, лучший ход
option-nodes-10000000 = около 5 с на ход
option-nodes-60000000 = около 30 с на ход
parameter-evaluation = Оценка позиции
value-evaluation-learned = выученная
value-evaluation-plain = веса заданы вручную
parameter-nodes = узлы
parameter-variant = Вариант
value-variant-as-described = по описанию с нашей поправкой
value-variant-as-published = как опубликовано в программе
value-variant-as-written = как написано в тексте
parameter-frontier = Граница
value-frontier-all = все фишки
value-frontier-unstable = без устойчивых фишек

reversi-moved = { $who }: { $square }, { $flips ->
    [one] перевёрнута { $flips } фишка
    [few] перевёрнуты { $flips } фишки
    [many] перевёрнуто { $flips } фишек
   *[other] перевёрнуто { $flips } фишек
  }.
reversi-passed = { $who }: пас.
reversi-turn = { $who }: ваш ход.
reversi-must-pass = { $who }: хода нет, нужно пасовать.
reversi-turn-agent = Ход: { $who }.
reversi-thinks = { $who }: обдумывается ход…
reversi-drawn = Ничья: по { $discs }.
reversi-won = Победа: { $who }, { $more } : { $fewer }{ $left ->
    [yes] {" "}(пустые клетки — победителю)
   *[no] {""}
  }.
reversi-passes = { $passes ->
    [0] пасов не было
    [one] { $passes } пас
    [few] { $passes } паса
    [many] { $passes } пасов
   *[other] { $passes } пасов
  }
reversi-holds-black = чёрная
reversi-holds-white = белая
reversi-holds-empty = пусто
reversi-last = последний ход
reversi-flipped = только что перевёрнута
reversi-legal = ход { $number }, переворотов: { $flips }
reversi-best = лучший
reversi-pass = Пас
reversi-pass-step = пас
reversi-entry = Ход:
reversi-entry-hint = Клетка, строка и столбец или номер
reversi-put = Пойти
reversi-stop = Стоп
reversi-stopped = Остановлено.
reversi-hint-said = { $agent } советует ход { $square }.

reversi-values = Ценность
reversi-values-off = Ценность ходов не показана.
reversi-valuer = Ценность считает
reversi-values-legend = { $unit ->
    [points] Очки оценки позиции
   *[discs] Фишки
  } для того, кто ходит; ± — средняя ошибка таких значений, @ — на сколько ходов вглубь, ✓ — точно. Лучший подчёркнут дважды.
reversi-values-book = @{ $depth } — из книги дебютов.
reversi-nodes = Просмотрено узлов: { $nodes }.
reversi-nodes-speed = Просмотрено узлов: { $nodes }, в секунду — { $speed }.
reversi-looks = { $agent } смотрит на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
    [many] { $depth } ходов
   *[other] { $depth } ходов
  } вперёд.
reversi-looks-exact = { $agent } смотрит на { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
    [many] { $depth } ходов
   *[other] { $depth } ходов
  } вперёд, а с { $exact ->
    [one] { $exact } пустой клетки
    [few] { $exact } пустых клеток
    [many] { $exact } пустых клеток
   *[other] { $exact } пустых клеток
  } — до конца.
reversi-at-depth = @{ $depth }
reversi-outcome-1 = победа
reversi-outcome-0 = ничья
reversi-outcome--1 = поражение
reversi-ended-1 = победа, +{ $discs }
reversi-ended-0 = ничья
reversi-ended--1 = поражение, −{ $discs }
reversi-value-ended = { $value } на глубине { $depth }
reversi-value-points = ценность в очках { $value } на глубине { $depth }
reversi-value-estimated = ценность в фишках { $value } на глубине { $depth }
reversi-value-outcome = { $value } наверняка
reversi-value-exact = ценность в фишках точно { $value }
reversi-best-said = Лучший ход: { $square }, { $value }.

reversi-no-reason = Когда агент сделает ход, здесь появятся этот ход и причина.
reversi-candidates = Что рассмотрено: { $who }
reversi-move = Ход
reversi-worth = Ценность для того, кто ходит
reversi-weighed = Что оценивал { $agent }
reversi-best-line = Показать лучшую ветку
reversi-best-line-is = Лучшая ветка
reversi-best-line-hint = Нажмите на ход, чтобы пройти ветку до него; сыгранная партия останется отдельной веткой.
reversi-chosen = выбран
reversi-its-tree = Дерево поиска
reason-must-pass = { $who }: пас, хода нет.
reason-only-move = { $square }: единственный ход.
reason-elsewhere-move = { $square }: взято из записи; ход выбран не здесь, поэтому причина неизвестна.
reason-drawn-move = { $square }: ход выбран наугад из { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
    [many] { $moves } ходов
   *[other] { $moves } ходов
  }; причины нет.
reason-minimax = { $square }: { $ended ->
    [yes] { $value }
   *[no] ценность в очках { $value }
  } на глубине { $depth }, { $variant ->
    [as-published] оценка — как опубликовано
    [as-written] оценка — как написано
   *[as-described] оценка — по описанию
  }; лучшее из найденного{ $ties ->
      [1] {""}
      [one] {" "}(жребий из { $ties } равного)
      [few] {" "}(жребий из { $ties } равных)
      [many] {" "}(жребий из { $ties } равных)
     *[other] {" "}(жребий из { $ties } равных)
    }.

reason-engine-estimated = { $square }: в фишках { $value }, оценено на глубине { $depth }; лучшее, что { $level ->
    [0] удалось найти
   *[other] нашёл уровень { $level }
  }.
reason-engine-diced = { $square }: в фишках { $value }, оценено на глубине { $depth }; кости добавили к оценке каждого хода до { $dice ->
    [one] { $dice } фишки
    [few] { $dice } фишек
    [many] { $dice } фишек
   *[other] { $dice } фишек
  }, и этот ход оказался впереди.
reason-engine-book = { $square }: в фишках { $value }, из книги дебютов, глубина расчёта { $depth } и больше; { $book ->
    [best] лучший ход книги здесь
   *[other] { $moves ->
        [one] выбран из { $moves } хода книги
        [few] выбран случайно из { $moves } ходов книги, лучшие чаще
        [many] выбран случайно из { $moves } ходов книги, лучшие чаще
       *[other] выбран случайно из { $moves } ходов книги, лучшие чаще
    }
  }.
reason-engine-outcome = { $square }: { $outcome ->
    [1] наверняка победа
    [0] наверняка ничья
   *[other] наверняка поражение
  }; дальше { $level ->
    [0] поиск не шёл
   *[other] уровень { $level } не искал
  }.
reason-engine-exact = { $square }: в фишках в конце точно { $value }; остаток { $level ->
    [0] доигран до конца
   *[other] доиграл до конца уровень { $level }
  }.

reversi-terms = Одиннадцать слагаемых оценки
reversi-terms-lede = Очки каждой стороны в позиции на доске: полоска вправо хороша для её хозяина.
reversi-term = Слагаемое
reversi-term-centre = Центр 2×2
reversi-term-wider-centre = Центр 4×4
reversi-term-corners = Углы
reversi-term-stable-discs = Устойчивые фишки
reversi-term-disc-count = Число фишек
reversi-term-frontier = Граница
reversi-term-mobility = Подвижность
reversi-term-wedges = Клинья
reversi-term-parity = Чётность
reversi-term-positioning = Расположение
reversi-term-unbalanced-edges = Неуравновешенные края
reversi-stable-rule = Устойчивые фишки считает правило исходной программы, и оно ошибается: начиная от угла, оно требует, чтобы соседи фишки были её цвета, а не чтобы они были устойчивы.
reversi-stable-count = { $colour }: засчитано { $counted }, точно устойчивых { $kept }{ $turned ->
    [none] .
   *[other] ; один ход переворачивает: { $turned }.
  }
reversi-stable-turned = { $square } (ход { $by })
reversi-sum-as-described = По описанию: чёрные минус белые
reversi-sum-as-published = Как опубликовано: чёрные и белые, без чётности
reversi-sum-as-written = Как написано: чёрные минус белые, по тексту

## Текст и программа работы

reversi-differences = Чем различаются текст курсовой и её программа
reversi-differences-lede = Курсовая описывает оценку словами, а её доски получены программой, которая делает иное. Всюду, где выбирают её агента, есть три варианта:
reversi-variant-as-described = Слагаемые программы с нашей поправкой: очки белых вычитаются из очков чёрных, как говорит текст. В различиях ниже он следует программе.
reversi-variant-as-published = Программа. Она хранит очки белых отрицательными и затем вычитает их, поэтому хорошее для белых идёт и чёрным, а чётность сокращается.
reversi-variant-as-written = Текст. Очки белых вычитаются из очков чёрных, а слагаемые ниже — как в тексте.
reversi-worth-here = В этой позиции: { $value } для чёрных.
reversi-both = чёрные { $black }, белые { $white }
reversi-differences-caption = Слагаемые, которые различаются, и их очки в этой позиции
reversi-by-program = Программа
reversi-by-text = Текст
reversi-program-corners = Каждый угол приносит очки тому, кто его держит.
reversi-text-corners = Углы приносят очки только тому, у кого их больше.
reversi-program-stable-discs = От занятого угла — ряды вдоль обоих краёв и внутренние фишки, у которых свои два соседа к углу и один из двух других.
reversi-text-stable-discs = От занятого угла — фишки, у которых все пять соседей в сторону угла свои; за краем доски ничего не требуется (наше прочтение: какие пять, текст не говорит).
reversi-program-disc-count = С 58 фишек большее число даёт 50; при равенстве их получают чёрные.
reversi-text-disc-count = После 58 фишек большее число даёт 50 и отнимает 50 у другой стороны; при равенстве — никому.
reversi-program-frontier = Устойчивые фишки считаются; меньшая граница даёт 75.
reversi-text-frontier = Без устойчивых фишек; меньшая граница даёт 75 и отнимает 75 у другой стороны.
reversi-program-mobility = Большее число ходов даёт 100.
reversi-text-mobility = Большее число ходов даёт 100 и отнимает 100 у другой стороны.
reversi-differences-open = Чисел в тексте нет: они взяты из программы, в том числе цена большего числа фишек до конца игры.

tab-tree = Дерево
tab-graph = График
tab-position = Позиция
reversi-depth = Глубина, ходов
reversi-alpha-beta = Альфа-бета
reversi-grow = Построить дерево
reversi-tutorial = Урок: 4×4, три хода вглубь
reversi-growing = Пока { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
    [many] { $nodes } узлов
   *[other] { $nodes } узлов
  }…
reversi-tree-elsewhere = Это дерево — для другой позиции. Постройте новое для той, что на доске.
reversi-no-tree = Постройте дерево поиска из этой позиции и пройдите его в порядке поиска.
reversi-tree-outdated = Это дерево построено с другими настройками. Постройте его заново.
reversi-tree-ties = Из ходов равной ценности агент выбирает один наугад. Альфа-бета находит ту же ценность, но видит не все равные ходы и может выбрать другой.
reversi-tree-sum = { $nodes ->
    [one] Просмотрен { $nodes } узел
    [few] Просмотрены { $nodes } узла
    [many] Просмотрено { $nodes } узлов
   *[other] Просмотрено { $nodes } узлов
  }{ $cut ->
    [0] {""}
   *[other] , отсечено { $cut }
  }{ $plain ->
    [unknown] {""}
   *[other] ; простой поиск смотрит { $plain }, на { $saved } больше
  }. Поиск выбирает { $step }: { $value } для чёрных.
reversi-tree-steps = Шаги по дереву
reversi-tree-root = Корень
reversi-tree-back = Предыдущий узел
reversi-tree-next = Следующий узел
reversi-tree-decision = Следующее решение
reversi-tree-line = Конец лучшей ветки
reversi-tree-legend = ▲ берёт наибольшее (чёрные), ▽ — наименьшее (белые), · — конец поиска, ✂ — отсечено. Ценность — для чёрных. Лучшее подчёркнуто дважды.
reversi-root = Корень
reversi-in-tree = В дереве, глубина { $depth ->
    [one] { $depth } ход
    [few] { $depth } хода
    [many] { $depth } ходов
   *[other] { $depth } ходов
  }: { $step }
reversi-children = { $step }: { $way ->
    [max] чёрные берут наибольшее
   *[min] белые берут наименьшее
  }
reversi-folded = +{ $more }, лучшее { $best }
reversi-folded-cut = +{ $more }, отсечено
reversi-fold = Свернуть
reversi-not-looked = не просмотрено
reversi-cut-short = отсечено
reversi-node-name = { $step }, { $value }{ $way ->
    [max] , ход чёрных, наибольшее
    [min] , ход белых, наименьшее
    [leaf] , конец поиска
   *[cut] .
  }{ $best ->
    [yes] , лучшее
   *[no] {""}
  } { $why }
reversi-cut = Не просмотрено: { $side } уже имеют { $value } ({ $step }).
reversi-node-cut = { $step }, отсечено.
reversi-node-weighed = { $step }: конец поиска, для чёрных { $value }.
reversi-node-ended = { $step }: конец партии, для чёрных { $value }.
reversi-node-exact = { $step }: ходят { $side } и берут { $way ->
    [max] наибольшее
   *[min] наименьшее
  } из { $children }: { $best }, для чёрных { $value }.
reversi-node-at-least = { $step }: ходят { $side }, лучшее { $best }, для чёрных не меньше { $value }; остальное отсечено.
reversi-node-at-most = { $step }: ходят { $side }, лучшее { $best }, для чёрных не больше { $value }; остальное отсечено.
reversi-node-open = { $step }: не просмотрено до конца.

reversi-opening = Дебют: { $name }
reversi-no-moves = Ходов ещё не было.
reversi-lines = Ветки этой партии
reversi-lines-link = Ссылка и перезагрузка сохраняют только показанную ветку.
reversi-main-line = Главная ветка, { $steps ->
    [one] { $steps } ход
    [few] { $steps } хода
    [many] { $steps } ходов
   *[other] { $steps } ходов
  }
reversi-branch = Ветка { $line }: с хода { $from }, { $steps ->
    [one] { $steps } ход
    [few] { $steps } хода
    [many] { $steps } ходов
   *[other] { $steps } ходов
  }
reversi-loss = { $loss }
reversi-analysing = Оценка хода { $step } из { $steps }, от конца к началу…
reversi-not-analysed = Анализ оценивает все позиции от конца к началу и показывает, сколько упустил каждый ход.
reversi-analysed = Всего упущено: чёрные { $black }, белые { $white }.
reversi-given-up = Упущено

reversi-copy = Копировать
reversi-copy-of = Копировать: { $what }
reversi-text-record = Запись
reversi-text-link = Ссылка на то, что на экране

reversi-notation-square = f5
reversi-notation-row-column = строка и столбец от 0
reversi-numbers = Нумеровать возможные ходы
reversi-keys = Клавиши
reversi-keys-where = Клавиши действуют, пока выбраны доска или кнопки под ней. Стрелки ведут с клетки на клетку, Enter делает ход. У ходов с 1 по 9 есть клавиши; остальные делают на клетке или вводят: /, номер, Enter.
reversi-key-number = Сделать ход с этим номером
reversi-key-status = Сказать, как идёт партия
reversi-key-entry = Ввести ход

error-not-judged = Ход не оценён: учебная игра не загрузилась. Выберите снова, чтобы пойти без неё.
error-empty-text = Читать нечего.
error-bad-disc = Знак { $at }, «{ $found }», — не X, не O и не -.
error-bad-board-size = На доске 64, 36 или 16 клеток; здесь { $squares }.
error-no-discs = На доске нет фишек: сначала поставьте несколько.
error-no-side = Не сказано, кто ходит: закончите доску знаком X или O.
error-bad-move = Знак { $at }, «{ $found }», — не клетка и не пас.
error-illegal-move = Ход { $number }, «{ $found }» (знак { $at }), не разрешён. { $why }
error-bad-ggf = Это не GGF и не SGF: на месте знака { $at } ожидается { $expected }.
error-bad-square = Такого хода здесь нет: напишите { $notation ->
    [row-column] строку и столбец от 0, как 4,5,
   *[other] клетку, как f5,
  } или номер возможного хода.
error-occupied = { $square ->
    [none] Там уже лежит фишка.
   *[other] На { $square } уже лежит фишка.
  }
error-flips-nothing = { $square ->
    [none] Там не перевернётся ни одна фишка.
   *[other] На { $square } не перевернётся ни одна фишка.
  }
error-must-pass = Хода нет: пасуйте.
error-may-not-pass = Пасовать нельзя, пока есть ход.
error-two-discs = Две фишки на одной клетке.
error-no-such-line = Такой ветки в этой партии нет.
error-too-many-lines = Больше веток в этой партии не поместится.
error-not-done = Дерева больше нет: вырастите его снова.
error-no-such-node = Такого узла в дереве нет.
reversi-newer = С тех пор как сделана эта ссылка, движок изменился: он может ходить иначе, чем тогда.
error-bad-level = У движка уровни с 1 по 6.
error-bad-weights = Выученное движком не читается.
error-weights-not-loaded = Выученное движком не удалось загрузить. Проверьте связь и попробуйте ещё раз.
error-in-tree = На доске позиция из дерева. Чтобы увидеть ценность ходов партии, перейдите к корню или на другую вкладку.
error-bad-depth = Глубина дерева — от одного до четырёх ходов.

opening-diagonal = Диагональ
opening-x-square = Клетка X
opening-snake = Змея
opening-lysons = Лайсонс
opening-pyramid = Пирамида
opening-heath = Хит
opening-mimura-2 = Мимура II
opening-heath-bat = Хит — летучая мышь
opening-iwasaki = Ивасаки
opening-heath-chimney = Хит — труба
opening-raccoon-dog = Енотовидная собака
opening-rocket = Ракета
opening-hamilton = Гамильтон
opening-lollipop = Леденец
opening-cow = Корова
opening-chimney = Труба
opening-bat = Летучая мышь
opening-bat-piau = Летучая мышь (Пио)
opening-melnikov = Мельников
opening-bat-kling = Летучая мышь (Клинг)
opening-bat-kling-alternative = Летучая мышь (Клинг, другой путь)
opening-rose-v-toth = Роуз против Тота
opening-tanida = Танида
opening-aircraft = Самолёт
opening-sailboat = Парусник
opening-maruoka = Маруока
opening-landau = Ландау
opening-buffalo = Буйвол
opening-maruoka-buffalo = Буйвол Маруоки
opening-tanida-buffalo = Буйвол Таниды
opening-hokuriku-buffalo = Буйвол Хокурику
opening-wing = Крыло
opening-semi-wing = Полукрыло
opening-parallel = Параллель
opening-perpendicular = Перпендикуляр
opening-mimura = Мимура
opening-shaman = Шаман
opening-inoue = Иноуэ
opening-iago = Яго
opening-bhagat = Бхагат
opening-rose = Роуз
opening-flat = Плоский
opening-rotating-flat = Плоский вращающийся
opening-murakami = Мураками
opening-rotating-flat-kling = Плоский вращающийся (Клинг)
opening-rose-birth = Роуз-Бёрс
opening-brightstein = Брайтстайн
opening-rose-birdie = Роуз-Берди
opening-rose-tamenori-kling = Роуз (Таменори, Клинг)
opening-greenberg = Гринберг
opening-ralle = Ралле
opening-horse = Лошадь
opening-no-cat = Не кошка
opening-swallow = Ласточка
opening-italian = Итальянский
opening-cat = Кошка
opening-sakaguchi = Сакагути
opening-berner = Бернер
opening-ganglion = Ганглий
opening-tiger = Тигр
opening-stephenson = Стивенсон
opening-no-kung = Не Кунг
opening-compoth = Компот
opening-fat-draw = Жирная ничья
opening-lightning-bolt = Молния
opening-kung = Кунг
opening-leaders-tiger = Тигр лидера
opening-brightwell = Брайтуэлл
opening-ishii = Исии
opening-mainline-tiger = Тигр, главная ветка
opening-rose-bill = Роуз-Билл
opening-tamenori = Таменори
opening-dead-draw = Мёртвая ничья
opening-aubrey = Обри
opening-aubrey-feldborg = Обри, Фельдборг

## Уроки

reversi-predict-question = Какой ход выберет сторона «{ $who }»? Выберите клетку.
reversi-predict-knew = Ход за стороной «{ $who }»: фишки { $black } : { $white }, возможных ходов — { $moves }.
reversi-predict-chose = агент выбирает { $square }
reversi-predict-skipped = Пропущено. { $chose }
reversi-predict-score = { $same ->
    [yes] Предсказано! { $own }: { $value }.
    [no] Вы: { $own } { $value }, лучший ход { $best } { $bestValue }; { $chose }.
   *[unknown] Вы: { $own } { $value }, лучший ход { $best } { $bestValue }.
  } { $gives ->
    [nothing] Ваш ход ничего не отдаёт
    [result] Ваш ход меняет победителя
   *[some] Ваш ход отдаёт ({ $unit ->
        [points] баллы
       *[discs] фишки
      }): { $loss }
  } (оценивает { $agent }).{ $tries ->
    [1] {""}
   *[other] {" "}Попытка { $tries }.
  }
reversi-predict-unmeasured = Вы: { $own }. { $same ->
    [yes] Предсказано!
    [no] Но { $chose }.
   *[unknown] {""}
  }
reversi-predict-map = Оценено ходов — { $count }; лучшие для агента: { $moves }.
reversi-predict-no-map = У стороны «{ $who }» нет списка оценок ходов.
reversi-predict-tally = Ответов — { $given }{ $skipped ->
    [0] {""}
   *[other] , пропущено — { $skipped }
  }; тот же ход — { $same }; без потерь — { $best }.
reversi-answers-best = Лучший ход
reversi-answers-result = исход
reversi-answers-basis = Сколько ваш ход упускает по сравнению с лучшим по оценкам названного агента. Очки и фишки не складываются.
reversi-answers-gives = { $unit ->
    [points] очки: { $loss }
   *[discs] фишки: { $loss }
  }
reversi-surprise-none = Дальше неожиданных шагов нет.
reversi-seeking = Поиск: шаг { $step }.
reversi-surprise = Неожиданно: { $square } { $value }, лучший ход { $best } { $bestValue }; { $gives ->
    [result] меняется победитель
    [points] упущено очков: { $loss }
   *[discs] упущено фишек: { $loss }
  }, по оценкам агента { $agent }.
error-no-such-choice = Такого хода здесь нет.
