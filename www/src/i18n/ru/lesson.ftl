### Слова уроков во всех играх.

predict = Предсказание
predict-on = Предсказание включено: со следующего выбора сначала спрашивают вас.
predict-off = Предсказание выключено.
predict-last = Шаг назад:
predict-skip = Пропустить
predict-answer = Показать ответ
predict-back = Вернуть мой ответ
predict-again = Вернуть мой ответ
predict-taken = Ваш ответ отменён.
predict-kept = { $cell }: ответ передан этой странице и здесь не считается.
present = На экран
present-leave = Выйти
present-off = Страница снова здесь.
