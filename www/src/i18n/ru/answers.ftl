### Слова сданных ответов во всех играх.

answers-none = Включите предсказание и выбирайте: ответы появятся здесь.
answers-step = Шаг
answers-own = Вы
answers-did = Агент
answers-skipped = пропущено
answers-try = попытка { $tries }
answers-copy = Копировать мои ответы
answers-check = Проверить сданные ответы
answers-paste = Текст ответов
answers-honest = Код находит описки и правки, но тот, кто знает способ, может его подделать.
answers-check-button = Проверить
answers-checked = { $holds ->
    [yes] Код { $code } совпадает: после копирования ничего не изменено.
   *[no] Код { $code } не совпадает: после копирования что-то изменено.
  }
answers-unread = { $fault ->
    [no-answers] Это не ответы, скопированные с этой страницы.
    [cut-answers] У этих ответов нет конца: строки с кодом.
    [unknown-answers-version] Эти ответы скопированы с более новой версии страницы.
    [answers-of-seas] Это ответы о море. Проверьте их в «Наблюдении».
    [answers-of-reversi] Это ответы о реверси. Проверьте их на странице реверси.
   *[other] Эти ответы не прочитать: изменена строка или между строками что-то вставлено.
  }
answers-several = Ответы сданы: { $count ->
    [one] { $count } текст
    [few] { $count } текста
    [many] { $count } текстов
   *[other] { $count } текста
  }; код совпадает: { $held }.
answers-one-of = Ответы { $number } из { $count }
answers-around = { $above ->
    [none] {""}
   *[other] Над ними: «{ $above }».{" "}
  }{ $below ->
    [none] {""}
   *[other] Под ними: «{ $below }».
  }
answers-handed = Сданные ответы
