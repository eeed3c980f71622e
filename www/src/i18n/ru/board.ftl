### What a board of the seas says, on every page that shows one.

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
caption-left = на плаву { $left ->
    [0] ни одного
   *[other] { $left }
  }
race-rival = { $agent }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }, потоплено: { $sunk }
race-rival-unannounced = { $agent }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
    [many] { $shots } выстрелов
   *[other] { $shots } выстрелов
  }
race-rival-done = закончено
row-name = строка { $row }
col-name = столбец { $column }
mark-miss = промах
mark-hit = попадание
mark-sunk = потоплен
mark-water = вода
mark-unrevealed = выстрел, ответ скрыт
mark-spent = ничего нового
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
cell-premise = попадание, о котором говорит причина
cell-conclusion = следующий выбор
cell-pending = ждёт ответа
cell-chance = { $percent } %
cell-score = баллы: { $score }

legend-marks-miss = промах
legend-marks-water = точно вода
legend-marks-hit = попадание
legend-marks-flag = ваш флажок
legend-marks-flag-right = верно
legend-marks-flag-wrong = неверно
legend-marks-note = ваша пометка
legend-marks-known = открыто в начале
legend-marks-last = последний выстрел
legend-marks-premise = { cell-premise }
legend-marks-clue-satisfied = все палубы строки или столбца видны
legend-marks-clue-over = слишком много в строке или столбце
legend-marks-unrevealed = выстрел, ответ скрыт
legend-marks-spent = корабль, ничего нового
legend-marks-old = 3 выстрела назад или раньше
legend-marks-past = 8 выстрелов назад или раньше
legend-marks-damaged = подбитая палуба

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
status-undone = { $cell }: ход отменён.
status-solve = { $who ->
    [you] Вы завершаете игру. Очки подсчитаны.
   *[other] { $who }: игра окончена.
  }
status-step = { $what ->
    [shot] Выстрел
   *[step] Шаг
    } { $step } из { $steps }.
status-paused = Пауза, { $what ->
    [shot] выстрел
   *[step] шаг
    } { $step } из { $steps }.
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
status-proving = Выберите клетку для доказательства.
status-waits = Выстрел засчитается, как только движок будет готов.
status-revealed = Флот показан.
status-hidden = Флот скрыт.

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

sure = { $what }?
sure-said = { $what }? Нажмите ещё раз.
reveal = Показать флот

engine-restarted = Движок запущен заново. Ничего не потеряно.

notice-instead = Вместо этого — новая игра.
notice-cause = ({ $cause })
