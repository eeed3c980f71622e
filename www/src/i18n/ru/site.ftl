### What pages of a game say beside the game: settings, sharing, embedding.

key-space = Пробел
key-play = Пустить агента или поставить на паузу

theme = Цвета
theme-system = как на устройстве
theme-light = светлые
theme-dark = тёмные
motion = Движение
motion-system = как на устройстве
motion-reduced = нет
notation = Запись клеток

share-link = Ссылка
share-game-link = Ссылка на эту партию, выстрел за выстрелом
share-start = Ссылка на это море с начала
share-text = Одной строкой текста
share-file = Сохранить в файл
shared-send = Поделиться…
shared-link = Копировать ссылку
shared-sea-link = Копировать ссылку на это море
share-svg = Сохранить как SVG
share-png = Сохранить как PNG
share-forum = Скопировать текст для форума
share-lesson = Добавить в урок
share-scorm = Сохранить как пакет SCORM
share-paper = Печать
share-saved = Сохранено: { $name }
error-bad-picture = В этой картинке нет партии, или она повреждена.
error-large-file = Этот файл слишком велик для партии.
error-no-picture = Картинку не удалось нарисовать.
share-edit = Открыть в Решателе
open-title = Открыть партию
share-open = Открыть запись
share-open-button = Открыть
share-open-file = Открыть файл
share-copy = Копировать
share-sealed = Расстановка в ссылке скрыта от случайного взгляда, но при желании её можно прочесть.
embed-title = Встроить в свою страницу
embed-form = Вид
embed-form-frame = Рамка
embed-form-element = Элемент
embed-overlay = Шансы на поле
embed-reason = Причина
embed-playable = Читатель может играть
embed-predict = Читатель предсказывает каждый ход
embed-height = Высота в пикселях
embed-origin = Источник вашей страницы
embed-origin-hint = Необязательно. Эта страница получает ответы из рамки и может ею управлять.
embed-origin-bad = Это не адрес страницы.
embed-text = Скопируйте
embed-preview = Предпросмотр
embed-picture = Сохранить картинку { $file }

## The choice of a game

agent-strengths = Чем меньше, тем сильнее: среднее число выстрелов в классической игре за 10 000 партий (за меньшее число, если агент считает целые флоты). Без числа: так не измерен. В других играх средние другие.
