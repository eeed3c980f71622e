day-title = Море дня, { $day }

standing-title = Ваш результат среди агентов
standing-lead = Вам { $shots ->
    [one] понадобился { $shots } выстрел
    [few] понадобилось { $shots } выстрела
    [many] понадобилось { $shots } выстрелов
   *[other] понадобилось { $shots } выстрелов
  }. Доля партий каждого агента, где понадобилось
standing-mean = среднее
standing-fewer = меньше
standing-alike = столько же
standing-more = больше
standing-of = Чьи партии показать
standing-picture = Сколько выстрелов тратит { $agent }; числа — в таблице ниже. Ваш результат: { $shots }.
standing-legend = { $agent }: партии по числу выстрелов; стрелка — ваш результат, { $shots }.
standing-table = { $agent }: партии таблицей
standing-shots = выстрелы
standing-games = партии
standing-here = ваш
standing-how = Измерено партий каждого агента: { $games }, в случайных морях, одних и тех же для всех.

statistics-lead = Ваши партии на этом устройстве, каждое море и каждая задача один раз, по первому результату. Среднее и лучшее — выстрелы, в пасьянсе очки; сданные партии входят только в число партий.
statistics-forgetful = Это устройство ничего не хранит: здесь партии этого посещения.
statistics-none = Ни одной вашей оконченной партии ещё нет. Сыграйте в море или решите задачу: результат появится здесь.
statistics-nothing = –
statistics-games = партии
statistics-mean = среднее
statistics-best = лучшее
statistics-streak = побед подряд
statistics-streaks = сейчас { $streak }, больше всего { $longest }
statistics-helped = с помощью
statistics-export = Сохранить в файл
statistics-forget = Забыть все

challenge-title = Море друга
challenge-reply = Ваш результат для того, кто расставил этот флот
challenge-reply-how = Кто откроет эту ссылку, увидит, сколько выстрелов вам понадобилось, и вашу партию шаг за шагом.

habits-title = Что изучили агенты
habits-lead = Точный и Матрица могут изучать, где игрок обычно ставит корабли, когда игра идёт по очереди, и помнят это в следующей партии.
habits-forgetful = Это устройство ничего не хранит: изученное живёт только это посещение.
habits-none = Под этим именем пока ничего не изучено. Включите обучение и сыграйте по очереди с Точным или Матрицей.
habits-map = { $rules }; { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  }
habits-legend = Во сколько раз чаще случайного там стоит корабль; { $games ->
    [one] изучена { $games } партия
    [few] изучены { $games } партии
    [many] изучено { $games } партий
   *[other] изучено { $games } партий
  }. Каждый оттенок — до числа у его края. При 1,0 — как случайно. Чем меньше партий, тем ближе всё к 1,0.
habits-scale = Оттенки и число, до которого идёт каждый; последний идёт дальше
habits-export = Сохранить в файл
habits-import = Взять из файла
habits-imported = Взято: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карт.
  }
habits-forget = Забыть этого игрока
habits-forgotten = Забыто.

## The games that are kept

card-number = партия № { $number }
