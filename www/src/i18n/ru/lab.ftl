lab-description = Пусть агенты морского боя сыграют тысячи партий в одних и тех же морях: сравните их и воспроизведите опубликованные числа.

lab-failed = Движок перестал работать ({ $code }). Нажмите «Пуск», и он начнёт заново.
error-lab-busy = Здесь уже идёт игра или вычисление: дождитесь конца или прервите.

lab-skip = К опыту
lab-title = Опыты
lab-lede = Пусть агенты сыграют много партий в одних и тех же морях: видно, кому нужно меньше выстрелов и не дело ли это случая.
lab-experiment = Опыт

lab-rules = Игра
lab-game-reversi = Реверси
lab-game-reversi-6 = Реверси, 6×6
lab-game-reversi-4 = Реверси, 4×4
lab-agents = Агенты
lab-agent = Агент { $number }
lab-add-agent = Добавить агента
lab-leave-out = Убрать: { $agent }
lab-games = Партии
lab-deploy = Флоты стоят
lab-seed = Номер первого моря
lab-match-seed = Номер первого начала
lab-set = Изменения правил
lab-set-hint = Как ключ=значение, через пробел: rows=8 cols=8, contact="apart", known=7.
lab-run = Пуск
lab-changed = Выбранное выше ещё не запускалось: ниже — прошлый запуск.

lab-ready = Готово к запуску.
lab-kept = На этом устройстве остался незаконченный запуск.
lab-take-up = Продолжить его
lab-pause = Пауза
lab-resume = Дальше
lab-stop = Прервать
lab-starting = Партий: { $games } из { $planned }, начинаем.
lab-running = Партий: { $games } из { $planned }, в секунду — { $rate }, осталось: { $left }.
lab-paused = Пауза, партий: { $games } из { $planned }.
lab-ended = { $planned ->
    [one] Сыграна { $planned } партия.
    [few] Сыграны все { $planned } партии.
    [many] Сыграны все { $planned } партий.
   *[other] Сыграны все { $planned } партий.
  }
lab-stopped = Прервано, партий: { $games } из { $planned }.
lab-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
  }
lab-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минут
  }
lab-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
  }

lab-results = Что получилось
lab-verdict-shots = { $better } обходится меньшим числом выстрелов, чем { $worse }: на { $difference } ± { $error }; это не случайность.
lab-verdict-score = { $better } набирает больше очков, чем { $worse }: на { $difference } ± { $error }; это не случайность.
lab-verdict-open = { $better } и { $worse }: разница { $difference } ± { $error }; после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партий
  } она может быть случайной.
lab-verdict-one = { $better } и { $worse }: разница { $difference } в единственной партии; она ни о чём не говорит.
lab-with-error = { $value } ± { $error }
lab-mean-shots = Выстрелов в среднем
lab-mean-score = Счёт в среднем
lab-median = Медиана
lab-least = Минимум
lab-most = Максимум
lab-p99 = 99 % не больше
lab-p1 = 1 % ниже
lab-played = Партии
lab-picture = { $agent }: партии по результату, среднее { $mean } за { $games ->
    [one] { $games } партию
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  }
lab-bar-hint = Нажмите на столбик, чтобы увидеть его партии.
lab-published-hint = Линии с основанием — опубликованное: { $marks }.
lab-bar-coming = Поиск партии…
lab-bar-watch = Смотреть партию { $number } ({ $range })
lab-bar-next = Следующая в столбике
lab-bar-open = Партии
lab-bar-open-named = Партии с результатом { $range }
lab-table = { $agent }, таблицей
lab-result = Результат
lab-range = { $from }–{ $to }
lab-trail = Среднее по ходу партий и где оно лежит с вероятностью 95 %
lab-trail-table = Таблицей
lab-export = Сохранить
lab-export-csv = Результаты (CSV)
lab-export-json = Отчёт (JSON)
lab-export-svg = Рисунок (SVG)
lab-how = После ± стоит половина интервала, в котором истинное среднее лежит в 95 из 100 таких запусков. Все агенты играют в одних и тех же морях, начиная с моря № { $seed }, поэтому такой же запуск даёт те же числа на любом устройстве и в командной строке.
lab-heard-mean = { $agent }: { $mean }.
lab-heard-game = Партия { $number } готова к просмотру.

lab-figures = Опубликованные числа, сыгранные заново
lab-figures-lede = Каждое число из источников и запуск, который его воспроизводит. Кнопка запускает его здесь; результат встаёт рядом с опубликованным.
lab-figures-rule = После ± везде на этой странице стоит половина интервала, в котором истинное среднее лежит в 95 из 100 таких запусков. Среднее воспроизведено, если отстоит от опубликованного не дальше чем на { $errors } стандартные ошибки (примерно вдвое больше того, что стоит после ±) и ещё { $rounding } на округление; если ошибка опубликованного числа известна, учитывается и она. Лучшая или худшая партия и доля партий приводятся, но не судятся. Наша цель достигнута, если среднее лежит внутри неё с запасом в { $sure } стандартные ошибки.
lab-source-exact = Что следует из одних правил
lab-source-exact-how = Этого не измерял ни один источник: числа вычисляются точно, и запуски должны к ним прийти.
lab-source-turkish = Турецкий источник: пять моделей на 5-4-3-3-2 и движущееся море
lab-source-turkish-how = В источнике 300 или 30 000 партий на модель и по 1000 в движущемся море. Лучшая и худшая из стольких партий зависят от случая: их называют, но не судят.
lab-source-italian = Итальянский источник: экспертные системы в пасьянсе
lab-source-italian-how = Источник сыграл по одной партии на трёх картах, которые не опубликованы. У нас — средние по 300 так же расставленным картам; рядом сказано, сколько наших партий набрали меньше, чем та одна.
lab-source-ours = Наше: Следопыт для движущихся кораблей
lab-source-ours-how = Такой модели нет ни в одном источнике. На месте числа из источника стоит наша цель; рядом — самая долгая его партия.
lab-source-russian = Русский источник: морской бой
lab-source-russian-how = Он называет мало чисел и ни одного не измеряет. Здесь каждое получено агентом, который построен по его тексту, и подсчётом целых флотов.
lab-article-run = Вычислить, около полуминуты
lab-article-stop = Прервать вычисление
lab-article-running = Чисел вычислено: { $done } из { $of }.
lab-article-stopped = Прервано, чисел вычислено: { $done } из { $of }.
lab-article-done = Вычислены все числа: { $of }; не воспроизведено: { $differ }.
lab-article-see = Посмотреть
lab-article-see-named = Посмотреть: { $what }
lab-article-centre = На необстрелянном поле наибольшее значение, 1, — у клеток в середине
lab-article-ways = Положений трёхпалубного через клетку, перед которой 0, 1, 2, 3 свободные
lab-article-formula = Положений четырёхпалубного через клетку с 2 свободными по обе стороны, по функции из статьи
lab-article-formula-why = Функция здесь неверна: в ряду из пяти клеток четырёхпалубный стоит лишь двумя способами.
lab-article-figure = Рисунок: ходов, имеющих смысл, и из них наиболее вероятных
lab-article-figure-why = Где стоят его корабли, не сказано. Такая позиция найдена в партиях с кораблями нарисованных в статье форм.
lab-article-middle = Два двухпалубных в ряду из пяти клеток: первый выстрел в середину, процентов
lab-article-second = После попадания рядом с серединой следующий — туда, процентов
lab-article-optimum = Выстрелов у оптимального игрока в этом ряду
lab-article-straight = Выстрелов от раны до следующего попадания, не больше
lab-article-straight-why = Наибольшее за 300 партий.
lab-article-diagonal = То же с диагональными кораблями
lab-article-diagonal-why = Наибольшее за 300 партий.
lab-source-greek = Греческий источник: реверси
lab-source-greek-how = В нём есть доски, но нет измеренных чисел. Напечатанные позиции и те, что оценила исходная программа, проверяются здесь; открыть их можно на странице
lab-printed-run = Проверка напечатанных позиций
lab-printed-heard = Совпало с напечатанным: { $alike } из { $of }.
lab-figure-run = { $agents } · { $rules } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  }
lab-figure-play = Пуск, примерно { $span }
lab-figure-what = Величина
lab-figure-published = Опубликовано
lab-figure-shell = Наше, в командной строке
lab-figure-here = Наше, здесь
lab-figure-verdict = Вывод
lab-figure-below = Меньше очков — у { $share } наших партий.
lab-statistic-mean = { $agent }, среднее
lab-statistic-median = { $agent }, медиана
lab-statistic-min = { $agent }, лучшая
lab-statistic-max = { $agent }, худшая
lab-statistic-p1 = { $agent }, ниже — 1 %
lab-statistic-p99 = { $agent }, 99 % не больше
lab-statistic-paired = { $agent } минус { $other }, среднее
lab-verdict-agrees = воспроизведено
lab-verdict-differs = не воспроизведено
lab-aim-agrees = цель достигнута
lab-aim-differs = цель не достигнута
lab-verdict-example = пример найден
lab-verdict-missing = примера нет, партий: { $games }
lab-verdict-unrefuted = не опровергнуто, партий: { $games }
lab-verdict-told = для сведения
lab-verdict-ours = наше
lab-times = Во сколько раз дольше считает карта
lab-times-lede = Турецкий источник называет 78,4 с для карты вероятностей и 0,15 с для решётки: в 520 раз дольше. Здесь обе играют в одних и тех же 300 морях в одном потоке.
lab-times-run = Измерить здесь
lab-times-ratio = Во сколько раз карта считает дольше решётки
lab-times-why = Карта источника перед каждым выстрелом заново считает все положения, и делает это интерпретируемая программа: такой счёт намного дороже взгляда на решётку. Здесь обе скомпилированы.
lab-times-told = Карта — { $slow } с, решётка — { $quick } с, { $games ->
    [1] на одной и той же партии
    [one] на одной и той же { $games } партии
    [few] на одних и тех же { $games } партиях
    [many] на одних и тех же { $games } партиях
   *[other] на одних и тех же { $games } партиях
  }: { $ratio } к 1. Отношение зависит от программы, а не только от модели.
lab-elsewhere = Измерено у других
lab-elsewhere-how = Другие программы по тем же правилам, каждая измерена один раз на 10 000 равновероятных морей (± 0,2). Агентом здесь есть только первая.
lab-elsewhere-what = Программа
lab-elsewhere-count = подсчёт положений, вес попадания 10
lab-elsewhere-web = агент известной сетевой игры
lab-elsewhere-contest = победитель конкурса
lab-elsewhere-java = игрок, которому говорят, какой корабль подбит
lab-note-faulty = в источнике корабли расставлены с ошибкой: см. следующую строку
lab-note-blows = считается по палубам, как и его 344; 118 даёт только счёт ударов
lab-note-variant = по тексту источника его число не выходит; выходит по его варианту в следующей строке
lab-set-known = { $known ->
    [0] клетки не показаны
    [one] показана { $known } клетка
    [few] показаны { $known } клетки
    [many] показано { $known } клеток
   *[other] показано { $known } клетки
  }
lab-set-known-ship = только палубы
lab-set-misses-hidden = о промахах не говорят
lab-set-lives = повторное попадание в палубу тоже отнимает жизнь
lab-note-greedy = четыре клетки известны, взяты из всех, чаще это вода: по-прежнему впереди { $agent }, как в восстановленном оригинале
lab-source-worked = точно: { $formula }
lab-source-akyuz = Akyüz, партий: { $many }
lab-source-aim = цель
lab-source-wins = источник: впереди { $agent }
lab-source-one = источник, одна партия
