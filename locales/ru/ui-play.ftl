## Свободная игра в полноэкранном приложении.

ui-play = Свободная игра
    .help = против ботов или вместе за одним экраном
ui-play-continue = Продолжить партию «{ $name }»
ui-play-from-here = Играть дальше отсюда

## Подготовка.

ui-play-begin = Начать
ui-play-games = Сохранённые партии
ui-play-count = Сколько игроков
ui-play-seat = Место { $seat }
ui-play-person = человек
ui-play-bot = бот, { $level }
ui-play-name = Имя
ui-play-colour = Цвет
ui-play-screens = Ширмы
ui-play-screens-up = стоят: имущество скрыто
ui-play-screens-open = нет: все видят всё
ui-play-layout = Раскладка
ui-play-layout-random = случайная
ui-play-layout-seed = по начальному числу
ui-play-layout-code = по коду
ui-play-seed = Начальное число
ui-play-no-seed = «{ $word }» — не начальное число. Введите целое число до { $known }.
ui-play-code = Код
ui-play-dice = Кубики
ui-play-dice-program = бросает программа
ui-play-dice-typed = вы вводите, что выпало
ui-play-explains = Объяснять новое
ui-play-teach-back = Боты ошибаются

## Настоящий стол.

ui-play-layout-table = как на вашем столе
ui-play-table = Ваш стол
ui-table-ask = Укажите, что знаете. Остальное решит жребий или предположение.
ui-table-hint = Введите имя или число либо выберите стрелками.
ui-table-empty = пока ничего не указано
ui-table-begun = описан, и его можно изменить
ui-table-inactive = Неактивны
ui-table-owners = Владение
ui-table-turn = Ход
ui-table-stop = Остановка { $number }
ui-table-house = { $name }, { $number }
ui-table-car = Автомобиль
ui-table-ship = Судно
ui-table-price = Стоимость
ui-table-die = Кубик: { good-name }
ui-table-pesos = Песо
ui-table-points = Победные очки
ui-table-pawn = Фишка
ui-table-whose = Чей ход
ui-table-decision = Что решается
ui-table-decider = Кто решает
ui-table-passed = Пас: { $name }
ui-table-yes = да
ui-table-no = нет
ui-table-nobody = никто
ui-table-beside = рядом с полем
ui-table-drawn = по жребию
ui-table-left-out = отложен
ui-table-as-begun = как в начале
ui-table-unfit = «{ $word }» сюда не подходит.
ui-table-question-drive = как далеко ехать
ui-table-question-give = что отдать из-за Эль Зорро
ui-table-question-take = какой товар взять у Пабло
ui-table-question-alonso = чем поможет Алонсо
ui-table-question-pawn = куда переместить фишку
ui-table-question-use = воспользоваться ли зданием
ui-table-question-deliver = что доставить
ui-table-question-roll = сейчас бросают кубики

## Стол.

ui-play-turn = Ход { $number }
ui-play-seed-of = число { $seed }
ui-play-welcome = [Enter] выполняет отмеченное, [w] объясняет что угодно, [t] подсказывает.
ui-play-mute = [e] отключает эти пояснения.
ui-play-take-over = { $player }: показать стол
ui-play-thinking = { $player } думает…
ui-play-considering = Дайте подумать…
ui-play-next = Теперь решает { $player }.
ui-play-onward = Дальше: { $player }
ui-play-hurry = Дальше до моего хода
ui-play-face = { $number }
ui-play-program-rolls = Пусть бросит программа
ui-play-die = Что показывает { the-die }?
ui-play-why-bot = Почему { $player } выбирает это ({ $action }):

## Конец и сохранённые партии.

ui-play-over = Конец партии
ui-play-goods = За товары
ui-play-total = Всего
ui-play-left-over = Остаток
ui-play-again = Ещё партия
ui-play-log = Сохранить журнал
ui-play-leave = На главный экран
ui-play-game-open = { $count ->
    [one] { $list }: пока { $count } действие
    [few] { $list }: пока { $count } действия
    [many] { $list }: пока { $count } действий
   *[other] { $list }: пока { $count } действия
}
ui-play-game-over = { $count ->
    [one] { $list }: завершена, { $count } действие
    [few] { $list }: завершена, { $count } действия
    [many] { $list }: завершена, { $count } действий
   *[other] { $list }: завершена, { $count } действия
}
ui-play-deed-continue = продолжить
ui-play-deed-rename = переименовать
ui-play-deed-delete = удалить
ui-play-deed-log = сохранить журнал
ui-play-delete-ask = Удалить партию «{ $name }»? Вернуть её нельзя.
