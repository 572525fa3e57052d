## The review of a game: which moves cost most, what was better and why.

cli-command-review = показать, какие действия в партии обошлись дороже всего, что было лучше и почему
cli-option-most = сколько действий показывает разбор
cli-option-seat = чьи действия разбирать: имя или номер места
cli-option-puzzle = сделать задачу в новой папке из показанного действия с этим номером в списке
cli-error-seat = За этим столом никого не зовут «{ $word }». За столом: { $known }.
review-no-game = Пока нет партии, которую можно разобрать. Начните новую: { $command }
review-not-yet = Эта партия не закончена, и то, что есть у остальных, лежит за ширмами. Разобрать её можно будет, когда она закончится.
review-head = Партия «{ $name }». Решений: { $moves }, из них с несколькими вариантами: { $judged }.
review-seats = Чьи действия разобраны: { $list }.
review-worst = Что обошлось дороже всего, примерно в победных очках:
review-none = Ни одно действие не стоило пол-очка или больше. Отличная игра!
review-no-move = В этом списке нет номера { $number }.
review-line = Действие { $at }, { $player }: потеря примерно { $points }
review-one = { $number } из { $count }. Действие { $at }, { $player }: потеря в среднем примерно { $points } победного очка.
review-played = Сыграно: { $text } ({ $line })
review-better = Лучше: { $text } ({ $line })
review-table = Стол перед этим действием:
review-would = Лучшее действие и возможное продолжение хода:
review-progress = { $percent } % (действий: { $count })
review-hint = Введите номер строки из списка или ? для справки.
review-help = Можно ввести номер строки из списка или:
review-command-next = дальше, д
    .help = следующее действие из списка
review-command-back = назад, н
    .help = предыдущее действие из списка
review-command-try = попробовать, п
    .help = что приносит лучшее действие или то, которое вы назовёте, например «попробовать drive 2»
review-command-puzzle = задача
    .help = сделать из этого действия задачу в новой папке, например «задача моя-папка»
review-command-drill = упражнение
    .help = вскоре встретить правило этого действия в упражнениях
review-puzzled = Задача лежит в папке { $path }, её решение доказано. Решить её: { $command }
review-puzzle-kept = Решение задачи доказано, она сохранена и при следующем запуске будет среди задач. Построчно: { $command }
review-unpuzzled = Из этого действия задача не получится: чем лучше другой вариант, видно только после конца хода.
review-puzzle-folder = Допишите имя новой папки, например «задача моя-папка».
review-drilled = Это правило скоро встретится вам в упражнениях: { $title }.
review-undrilled = В упражнениях этого правила нет: { $title }.

## The app.

ui-review = Разбор
ui-play-deed-review = разобрать
ui-review-open = Разобрать партию
ui-review-working = Действия оцениваются.
ui-review-estimated = примерно в победных очках
ui-review-move = №
ui-review-played = сыграно
ui-review-better = лучше
ui-review-try = попробовать
ui-review-table = посмотреть на стол
ui-review-drill = в упражнения
ui-review-puzzle = сделать задачу
ui-review-whose = чьи действия
ui-review-other = следующее действие
ui-review-proving = Задача составляется, её решение доказывается.

## Puzzles made of moves.

review-puzzle-part = Из сыгранных партий
review-puzzle-title = Действие { $number } одной партии
review-puzzle-aim = Вы ищете действие лучше того, что было в партии.
review-puzzle-closing = Вы нашли действие лучше того, что было в партии.
review-puzzle-text = Это стол из настоящей партии перед действием { $number }. Остальные делают то, что хуже всего для вас.
review-puzzle-played = Это действие из партии. Есть действие лучше.
cuba-puzzle-points = Получите за этот ход как можно больше победных очков.
cuba-puzzle-ahead = Добейтесь самой большой разницы: на сколько больше победных очков, чем { $player }, вы получите за этот ход.
cuba-puzzle-goods = Закончите этот ход так, чтобы товаров у вас было как можно больше.
cuba-puzzle-pesos = Закончите этот ход так, чтобы песо у вас было как можно больше.
cuba-puzzle-good = Закончите этот ход так, чтобы у вас было как можно больше единиц { good-in-units }.
