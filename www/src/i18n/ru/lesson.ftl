### Слова уроков во всех играх.

predict = Предсказание
predict-on = Предсказание включено: со следующего хода сначала выбираете вы.
predict-off = Предсказание выключено.
predict-last = Предыдущий шаг:
predict-skip = Пропустить
predict-answer = Показать ответ
predict-back = Отозвать ответ
predict-again = Ответить снова
predict-taken = Ваш ответ отозван.
predict-kept = { $cell }: ответ ушёл на страницу вокруг и здесь не считается.
present = На экран
present-leave = Выйти
present-off = Показ завершён.
lesson-key-predict = предсказание каждого хода
lesson-key-present = показ: доска и одна фраза
lesson-key-on = во время показа: дальше
lesson-key-back = во время показа: назад
