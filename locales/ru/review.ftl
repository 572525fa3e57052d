## The review of a game: which moves cost most, what was better and why.

cli-command-review = показать, какие ходы партии обошлись дороже всего, что было лучше и почему
cli-option-most = сколько ходов показывает разбор
cli-option-seat = чьи ходы разбирать: имя или номер места
cli-option-puzzle = сделать задачу из одного из показанных ходов, по его номеру, в новой папке
cli-error-seat = За этим столом никого не зовут «{ $word }». За столом: { $known }.
review-no-game = Пока нет партии, которую можно разобрать. Начните новую: { $command }
review-head = Партия «{ $name }». Решений: { $moves }, с выбором: { $judged }.
review-seats = Разбор ходов: { $list }.
review-worst = Что обошлось дороже всего, примерно в победных очках:
review-none = Ни одно действие не стоило пол-очка или больше. Отличная игра!
review-no-move = В этом списке нет действия { $number }.
review-line = Действие { $at }, { $player }: потеря примерно { $points }
review-one = { $number } из { $count }. Действие { $at }, { $player }: потеря в среднем примерно { $points } победного очка.
review-played = Сыграно: { $text } ({ $line })
review-better = Лучше: { $text } ({ $line })
review-table = Стол перед этим действием:
review-would = Лучшее действие и возможное продолжение хода:
review-progress = { $percent } % (действий: { $count })
review-hint = Введите номер действия или ? для справки.
review-help = Можно ввести номер действия из списка или:
review-command-next = дальше, д
    .help = следующий ход списка
review-command-back = назад, н
    .help = предыдущий ход списка
review-command-try = попробовать, п
    .help = что приносит лучший ход; «попробовать» с действием: что приносит оно
review-command-puzzle = задача
    .help = делает из этого хода задачу; после слова — имя новой папки
review-command-drill = упражнение
    .help = упражнения спросят о правиле этого хода
review-puzzled = Задача лежит в папке { $path }, она доказана. Сыграйте её: { $command }
review-unpuzzled = Из этого хода задачи не выйдет: выгода лучшего видна только после хода.
review-puzzle-folder = Напишите после слова имя новой папки.
review-drilled = Упражнения скоро спросят вас об этом правиле: { $title }.
review-undrilled = Ни одно упражнение не спрашивает об этом правиле: { $title }.

## The app.

ui-review = Разбор
ui-play-deed-review = разобрать
ui-review-open = Разобрать партию
ui-review-working = Действия оцениваются.
ui-review-estimated = примерно в победных очках
ui-review-move = №
ui-review-played = сыграно
ui-review-better = лучше
ui-review-try = попробовать
ui-review-table = посмотреть на стол
ui-review-drill = в упражнения

## Puzzles made of moves.

review-puzzle-part = Из сыгранных партий
review-puzzle-title = Действие { $number } одной партии
review-puzzle-aim = Вы ищете ход лучше того, что был сыгран.
review-puzzle-closing = Вы нашли ход лучше того, что был в партии.
review-puzzle-text = Этот стол из настоящей партии, действие { $number }. Остальные делают то, что хуже всего для вас.
review-puzzle-played = Это ход из партии. Есть ход лучше.
review-puzzle-points = Наберите за этот ход как можно больше победных очков.
review-puzzle-ahead = Опередите как можно больше по победным очкам: { $player }.
review-puzzle-goods = Закончите этот ход с наибольшим числом товаров.
review-puzzle-pesos = Закончите этот ход с наибольшим числом песо.
review-puzzle-good = Закончите ход с наибольшим числом единиц: { good-name }.
