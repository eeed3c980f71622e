compare-lede = { $agents ->
    [2] Два агента охотятся
    [3] Три агента охотятся
   *[4] Четыре агента охотятся
  } на один и тот же скрытый флот. На каждом поле видно, что думает его агент перед следующим ходом.
compare-value = раунд { $step } из { $steps }

compare-start = Ещё никто не ходил.
compare-round = Раунд { $step }.
compare-ending = Все закончили:
compare-shots = { $agent }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }.
compare-points = { $agent }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] счёт { $points }
  }.
compare-ahead = Игра идёт до конца… раунд { $steps }.
compare-parting = Первый разный выбор — в раунде { $step }:
compare-choice = { $agent } — { $cell }
compare-choice-none = { $agent } — конец
compare-go = Перейти
compare-together = Пока все ходы одинаковы.
compare-same = До конца все ходы одинаковы.

compare-table = Рядом
compare-agent = Агент
compare-shots-now = Выстрелов пока
compare-shots-end = Выстрелов в конце
compare-flags-now = Флажков пока
compare-points-end = Очков в конце
compare-hits = Попадания
compare-sunk = Потоплено
compare-open-end = не окончено
compare-done = Закончено.
compare-watch = Смотреть: { $agent }

compare-play = Сыграть в этом море

compare-agents = Агенты
compare-agent-n = Агент { $number }
compare-add = Добавить агента
compare-remove = Убрать: { $agent }
compare-rules = Правила
compare-rows = Строки: { $rows }
compare-cols = Столбцы: { $cols }
compare-ships = { $ship }: { $count }
compare-contact = Корабли
compare-contact-free = могут касаться
compare-contact-apart = не касаются
compare-announce = Выстрел показывает
compare-announce-hit-or-miss = мимо или ранил
compare-announce-sunk = ещё и какой корабль убит
compare-announce-names-ship = ещё и какой корабль ранен
compare-known = Клеток открыто в начале: { $known }
compare-clues = Показано, сколько палуб в каждой строке и столбце
compare-parameter = { $parameter }: { $value }
compare-budget = Выстрелов у каждого агента: { $shots ->
    [0] без ограничений
   *[other] { $shots }
  }
compare-guesses = Флажков у каждого агента: { $guesses }

error-compare-count = Агентов для сравнения нужно от двух до четырёх, а { $agents ->
    [one] выбран { $agents } агент
    [few] выбрано { $agents } агента
    [many] выбрано { $agents } агентов
   *[other] выбрано { $agents } агентов
  }.
error-compare-person = В этой партии играет человек: сравнивать можно только партии агентов.
error-compare-duel = В этой игре каждый охотится в своём море: сравнивать можно только охоту в одном и том же море.
error-compare-rules = По этим правилам не играет ни один агент: сравнивать нечего.
error-compare-replaced = Некоторые агенты не играют по этим правилам, поэтому вместо них играют другие.
