board-deploy = Ваш флот
cell-ship = ваш корабль: { $ship }
cell-can-go = корабль может встать сюда

deploy-title = Расставьте свой флот
deploy-for = { $game }.
deploy-against = { $game }, соперник: { $agent }.
deploy-start = Начать
deploy-shuffle = Перемешать
deploy-clear = Очистить
deploy-lead = Перетащите корабль, чтобы передвинуть; коснитесь, чтобы повернуть.
deploy-by-keys = На поле цифра берёт корабль, стрелки двигают его, R поворачивает, Enter ставит.
deploy-no-such-ship = Корабля { $number } нет: в этом флоте { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } кораблей
  }.
deploy-fleet-kept = Флот сохранён: { $name }.
deploy-text = Поставить текстом
deploy-text-hint = Для корабля в руке, иначе для следующего не поставленного: { $example }
deploy-put = Поставить
deploy-unplaced = ещё не поставлен
deploy-way-right = вправо
deploy-way-down = вниз
deploy-way-left = влево
deploy-way-up = вверх
deploy-picked = Взят корабль: { $ship }. Стрелки двигают его, R поворачивает, Enter ставит.
deploy-picked-touch = В руке: { $ship }. Коснитесь поля, чтобы поставить; «Поворот» повернёт.
deploy-placed = Поставлен: { $ship }, { $cell }.
deploy-no-turn = Корабль «{ $ship }» здесь не повернуть ({ $cell }).
deploy-unknown = Так нельзя.
deploy-no-such-place = Такого места на поле нет. Напишите клетку и направление, например B3 вправо.
deploy-all-placed = Все корабли поставлены: возьмите тот, который хотите переставить.
deploy-missing = { $count ->
    [one] Осталось поставить { $count } корабль.
    [few] Осталось поставить { $count } корабля.
    [many] Осталось поставить { $count } кораблей.
   *[other] Осталось поставить { $count } кораблей.
  }
deploy-legal = Ваш флот готов. Нажмите «Начать».
deploy-legal-first = Ваш флот готов. Передайте устройство.
deploy-keep = Сохранить флот
deploy-name = Название флота
deploy-kept = Сохранённые флоты

deploy-challenge = Вызвать друга
challenge-link = Ссылка для друга
challenge-made = Ссылка для друга — под кнопками.
challenge-how = Отправьте её: друг охотится на этот флот и присылает вам ссылку с результатом. Расстановка в ссылке скрыта от случайного взгляда, но при желании её можно прочесть.

deploy-two = Вдвоём на одном устройстве
deploy-hand = Передать игроку 2
deploy-title-first = Игрок 1, расставьте свой флот
deploy-title-second = Игрок 2, расставьте свой флот
cover-label = Экран закрыт
cover-turn = Ходит игрок { $number }.
cover-lay = Теперь флот расставляет игрок { $number }.
cover-how = Передайте устройство. Пока его не возьмёт другой игрок, ничего не будет показано.
cover-done = Я игрок { $number }

learns-label = Обучение
learns = Пусть агенты изучают, где я ставлю корабли
learns-how = После каждой партии { $agent } запоминает, где стояли ваши корабли (только на этом устройстве), и в следующей ищет сначала там.
learns-from = Чьи это флоты
learns-from-hint = Если на устройстве играют несколько человек: для каждого имени обучение отдельное.
learns-you = Вы
learns-games = { $games ->
    [0] Пока ничего не изучено.
    [one] Изучена { $games } партия.
    [few] Изучены { $games } партии.
    [many] Изучено { $games } партий.
   *[other] Изучено { $games } партий.
  }
learns-look = Посмотреть
