## The full-screen app.

ui-language-name = Русский
ui-which-language = На каком языке будем играть?
ui-change-later = Язык можно сменить в любой момент клавишей [g].
ui-hello = Рады вас видеть. Автомобиль уже ждёт.
ui-hello-again = Рады снова вас видеть.
ui-continue = Дальше: { $title }, шаг { $step } из { $count }
ui-begin = Начать: { $title }
ui-course = Курс
    .help = вся игра, урок за уроком
ui-fast-track = Быстрый курс
    .help = несколько коротких уроков — и можно играть
ui-puzzles = Задачи
    .help = по одному ходу: найдите лучший
ui-drills = короткие вопросы; трудное возвращается
ui-due = повторить: { $count }
drill-another = Ещё одна серия
ui-rules = Правила
    .help = поиск на пяти языках, опечатки не страшны
ui-settings = Настройки
    .help = язык, цвета, ваше имя, мышь, прогресс
ui-leave = Выход
ui-done-of = { $done } из { $count }
ui-home-tip = Совет: [w] объясняет всё, на чём стоит курсор.
ui-goal = Цель
ui-too-small = Нужно хотя бы 40 x 12. [q] — выход.
ui-unchanged = На столе ничего не изменилось.
ui-rule = Правило «{ $title }»
ui-named = { $name }:
ui-count = { $number }/{ $count }
ui-next-lesson = Следующий урок: { $title }
ui-again = Ещё раз
ui-to-course = Назад
ui-tab-street = Улица
ui-tab-harbour = Порт
ui-tab-buildings = Здания
ui-tab-seats = Стол
ui-tab-text = Текст
ui-map-rules = Правил: { $rules }. Встречено { $seen }, применено { $used }, с ошибкой { $wrong }.
ui-map-best = Меньше всего ошибок и подсказок: { $count }
ui-search = Поиск
    .help = Введите слово на любом языке; Enter открывает найденное.
ui-nothing-found = Ничего не найдено. Попробуйте другое слово.
ui-near = Возможно, вы искали это:
ui-contents = Содержание
ui-kind-citizen = Кубинцы
ui-kind-building = Здания
ui-kind-good = Товары
ui-kind-component = Компоненты
ui-kind-concept = Понятия
ui-kind-rule = Правила
ui-kind-ruling = Разъяснения
ui-show-me = Показать
ui-now = Сейчас
ui-now-would = Сейчас можно: { $action }
ui-own-flower = { $flower ->
    [yellow] В вашей коробке: жёлтый цветок
    [blue] В вашей коробке: синий цветок
    [red] В вашей коробке: красный цветок
   *[white] В вашей коробке: белый цветок
}
ui-keys = Клавиши здесь
ui-filter = Введите слово, чтобы сузить список:
ui-yes = Да
ui-no = Нет
ui-on = да
ui-off = нет
ui-set-language = Язык
ui-set-game = Игра
ui-set-theme = Цвета
ui-theme = { $theme ->
   *[auto] как в терминале
    [dark] для тёмного фона
    [light] для светлого фона
    [dark-contrast] тёмный, высокий контраст
    [light-contrast] светлый, высокий контраст
}
ui-set-name = Ваше имя
ui-set-hue = Цвет места { $seat }
ui-hue = { $hue ->
    [violet] фиолетовый
    [lime] салатовый
    [pink] розовый
   *[sky] голубой
}
ui-set-flower = Цветок в вашей коробке: { citizen-name }
ui-set-mouse = Мышь
ui-mouse-on = Теперь мышь указывает и выбирает. [m] вернёт её терминалу.
ui-mouse-off = Теперь мышь выделяет текст. [m] вернёт её игре.
ui-set-motion = Показывать поездку
ui-forget = Забыть мой прогресс…
ui-forget-ask = Забыть всё, что сделано в уроках? Вернуть это будет нельзя.

## Keys: what they do in a word or two, and in a line.

key-up = вверх
    .help = вверх
key-down = вниз
    .help = вниз
key-left = влево
    .help = влево; на улице — на остановку назад
key-right = вправо
    .help = вправо; на улице — на остановку вперёд
key-page-up = страница вверх
    .help = на страницу вверх
key-page-down = страница вниз
    .help = на страницу вниз
key-first = первое
    .help = к первому
key-last = последнее
    .help = к последнему
key-do = выполнить
    .help = выполнить выбранное или идти дальше
key-back = назад
    .help = на уровень назад; прогресс сохранён
key-region = следующая область
    .help = следующая область: улица, порт, здания, места, текст
key-region-before = область назад
    .help = предыдущая область
key-why = что и почему
    .help = что это даст, почему нельзя, что это
key-tip = подсказка
    .help = подсказка: где, какое правило, какой ход
key-undo = отменить
    .help = отменить последний ход
key-redo = повторить
    .help = вернуть отменённое
key-restart = шаг сначала
    .help = начать шаг заново; в курсе — урок
key-skip = сделать за меня
    .help = показать решение шага
key-onward = вперёд
    .help = вперёд: следующий ход или страница
key-before = назад
    .help = назад: предыдущий ход или страница
key-show = показ
    .help = показать урок всем; в статье — показать на столе
key-beside = 2 языка
    .help = второй язык рядом
key-mute = не объяснять
    .help = больше не объяснять новое или снова объяснять
key-search = поиск
    .help = поиск в правилах
key-language = язык
    .help = сменить язык прямо сейчас
key-mouse = мышь
    .help = мышь вкл. или выкл., чтобы выделять текст
key-help = помощь
    .help = эта помощь
key-quit = выйти
    .help = выйти; всё сохранено
key-open = открыть
key-go-on = дальше
key-look = посмотреть
key-answer = ответить
key-article = статья
key-anew = сначала
key-close = закрыть
key-change = изменить
key-more = ещё

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Судно { $ship } из { $ships }
cuba-ui-price = Стоимость
cuba-ui-departs = дальше — отплытие
cuba-ui-supply = Резерв
cuba-ui-pesos = Песо
cuba-ui-points = Очки
cuba-ui-hidden = скрыто
cuba-ui-have = у вас { $count }
cuba-ui-aside = отложено: { good-name }
cuba-ui-car = автомобиль
cuba-ui-harbour = ПОРТ
cuba-ui-inactive = { $citizen ->
    [pedro] неактивен
    [maria] неактивна
    [jose] неактивен
    [martinez] неактивен
    [conchita] неактивна
    [zorro] неактивен
    [miguel] неактивен
    [pablo] неактивен
   *[alonso] неактивен
}
cuba-ui-free = бесплатно
cuba-ui-no-demand = спроса ещё нет
cuba-ui-turn = ходит
cuba-ui-passed = пас
cuba-ui-wood = { $count } Де за { $for }
cuba-ui-use = использовать
cuba-ui-casino = { $to ->
    [points] купить { $count }
   *[pesos] продать { $count }
}
cuba-ui-shift = { $way ->
    [up] вправо
   *[down] влево
}
cuba-ui-nobody = никого
cuba-ui-gives = { $citizen ->
    [pedro] +2 Та
    [maria] +2 очка
    [jose] +2 Са
    [martinez] +3 песо
    [conchita] +2 Ци
    [zorro] по 1 от всех
    [miguel] +2 Де
    [pablo] +1 товар
   *[alonso] своё здание
}
cuba-ui-gives-long = { $citizen ->
    [pedro] 2 единицы табака
    [maria] 2 победных очка
    [jose] 2 единицы тростника
    [martinez] 3 песо
    [conchita] 2 единицы фруктов
    [zorro] по 1 от остальных
    [miguel] 2 единицы дерева
    [pablo] 1 товар на выбор
   *[alonso] права, своё здание
}
cuba-ui-does = { $building ->
    [bank] 2 песо
    [church] 1 победное очко
    [distillery] тростник становится ромом
    [cigar-factory] табак становится сигарами
    [black-market] 1 товар на другой
    [sawmill] за дерево 1 очко и 1 песо
    [cafe] 2 очка за ром, 2 за сигары
    [customs] 1 кубик на 0
    [casino] 3 песо за 1 очко и обратно
    [harbour-office] стоимость на 1 флаг
    [trading-office] 1 товар на судно: 2 очка
   *[newspaper] 1 песо, 1 кубинец неактивен
}
cuba-ui-do = { $decision ->
    [roll] бросить
    [leave-out] отложить
    [drive] ехать
    [give] отдать
    [take] взять
    [alonso] выполнить
    [pawn] перейти
    [use] воспользоваться
   *[deliver] доставить
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
    [roll] бросает кубики
    [leave-out] выбирает кубики
    [drive] едет
    [give] отдаёт
    [take] берёт
    [alonso] у Алонсо
    [pawn] ходит фишкой
    [use] в здании
   *[deliver] доставляет
}
