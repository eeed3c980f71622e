### The end of a lesson: it is finished, and its result handed in by hand.

lessons-finish = Завершить урок
lessons-finish-hint = После этого изменить ответы будет нельзя.
lessons-result = Ваш результат
lessons-result-hint = Скопируйте или сохраните его и передайте учителю. Сама страница ничего не отправляет.
lessons-result-name = Ваше имя (по желанию, не сохраняется)
lessons-result-text = Результат в виде текста
lessons-result-copy = Скопировать результат
lessons-result-save = Сохранить результат
lessons-result-copied = Скопировано.
lessons-result-refused = Браузер не разрешил копирование. Выделите текст и скопируйте его.
lessons-result-saved = Сохранено как текстовый файл.

## In the text that is handed in

lessons-result-chance = { $chance } %
lessons-result-solved = решено
lessons-result-given-up = отказ от решения
lessons-result-points = очки: { $earned } из { $possible }
lessons-result-tries = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
  }
lessons-result-hints = { $hints ->
    [0] без подсказок
    [one] { $hints } подсказка
    [few] { $hints } подсказки
   *[many] { $hints } подсказок
  }
