day-title = Море дня, { $day }
days-streak = { $streak ->
    [one] Пройдено в свой день: { $streak } день подряд.
    [few] Пройдено в свой день: { $streak } дня подряд.
   *[many] Пройдено в свой день: { $streak } дней подряд.
  }
days-how = Новое море начинается в полночь по всемирному времени. День входит в серию, если его море пройдено в тот же день.
days-result = { $came ->
    [shots] { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
      }
    [given-up] сдача
   *[open] не сыграно
  }

statistics-lead = Ваши партии на этом устройстве, каждое море и каждая задача один раз, по первому результату. Среднее и лучшее — выстрелы, в пасьянсе очки; сданные партии входят только в число партий.
statistics-forgetful = Этот браузер не сохраняет партии: здесь партии этого посещения.
statistics-none = Вы ещё не закончили ни одной партии. Найдите флот или решите задачу, и результат появится здесь.
statistics-nothing = –
statistics-games = партии
statistics-mean = среднее
statistics-best = лучшее
statistics-streak = побед подряд
statistics-streaks = сейчас { $streak }, больше всего { $longest }
statistics-helped = с помощью
statistics-export = Сохранить в файл
statistics-forget = Удалить всё

challenge-title = Море друга

habits-title = Что изучили агенты
habits-lead = Точный и Матрица могут изучать, где игрок обычно ставит корабли, когда игра идёт по очереди, и помнят это в следующей партии.
habits-forgetful = Этот браузер не сохраняет партии: изученное живёт только это посещение.
habits-none = Под этим именем агенты пока ничего не изучили. Включите обучение и сыграйте по очереди с Точным или Матрицей.
habits-map = { $rules }; { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партий
  }
habits-legend = Во сколько раз чаще случайного там стоит корабль (1,0 — как случайно); { $games ->
    [one] изучена { $games } партия
    [few] изучены { $games } партии
    [many] изучено { $games } партий
   *[other] изучено { $games } партий
  }. Каждый оттенок — до числа у его края. Чем меньше партий, тем ближе все значения к 1,0.
habits-scale = Оттенки и число, до которого идёт каждый; последний идёт дальше
habits-export = Сохранить это в файл
habits-import = Загрузить из файла
habits-imported = Загружено: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карт.
  }
habits-forget = Удалить этого игрока
habits-forgotten = Удалено.

## The games that are kept

card-number = партия № { $number }

## Games kept on the device

continue-title = Ваши игры
card-over = окончена
card-puzzle = { $rules }, № { $seed }
continue = Продолжить
