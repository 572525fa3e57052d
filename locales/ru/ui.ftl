## The full-screen app.

ui-language-name = Русский
ui-which-language = На каком языке будем играть?
ui-hello = Рады вас видеть.
ui-continue = Дальше: { $title }, шаг { $step } из { $count }
ui-begin = Начать: { $title }
ui-course = Курс
ui-rules = Правила
    .help = поиск на пяти языках, опечатки не страшны
ui-leave = Выход
ui-lessons-done = Пройдено уроков: { $done } из { $count }
ui-goal = Цель
ui-too-small = Нужно не меньше 80 x 24. [q] — выход.
ui-unchanged = На столе ничего не изменилось.
ui-search = Поиск
    .help = Введите слово; Enter открывает найденное.
key-up = вверх
key-down = вниз
key-left = влево
key-right = вправо
key-do = выполнить
key-back = назад
key-next = следующая область
key-why = что это даст
key-tip = подсказка
key-undo = отменить
key-redo = повторить
key-restart = шаг сначала
key-skip = сделать за меня
key-search = поиск в правилах
key-language = язык
key-help = помощь
key-quit = выйти

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Судно { $ship } из { $ships }
cuba-ui-price = Стоимость
cuba-ui-supply = Резерв
cuba-ui-car = автомобиль
cuba-ui-harbour = ПОРТ
cuba-ui-inactive = неактивно
cuba-ui-free = бесплатно
cuba-ui-no-demand = спроса ещё нет
cuba-ui-turn = ходит
cuba-ui-passed = пас
cuba-ui-wood = { $count } Де за { $for }
cuba-ui-gives = { $citizen ->
    [pedro] +2 Та
    [maria] +2 очка
    [jose] +2 Са
    [martinez] +3 песо
    [conchita] +2 Ци
    [zorro] по 1 от всех
    [miguel] +2 Де
    [pablo] +1 товар
   *[alonso] владение
}
cuba-ui-good = { $good ->
    [sugar] Са
    [citrus] Ци
    [tobacco] Та
    [rum] Ро
    [cigars] Си
   *[wood] Де
}
cuba-ui-flower = { $flower ->
    [yellow] ж
    [blue] с
    [red] к
   *[white] б
}
cuba-ui-flower-word = { $flower ->
    [yellow] жёлтый
    [blue] синий
    [red] красный
   *[white] белый
}
cuba-ui-state = { $decision ->
    [roll] бросок
    [leave-out] выбор кубиков
    [drive] поездка
    [give] отдать
    [take] взять
    [alonso] Алонсо
    [pawn] ход фишкой
    [use] использовать
   *[deliver] доставка
}
