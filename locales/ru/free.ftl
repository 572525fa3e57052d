## Свободная игра: кто играет, что говорится вокруг партии и что можно ввести.

cuba-table-behind-screen = { $player }: запасы за ширмой.
free-seat-person = { $player }: { $colour } цвет, язык { $lang }
free-seat-bot = { $player }: { $colour } цвет, бот, { bot-level }
free-saved-as = Партия сохраняется под именем «{ $name }» после каждого действия.
free-not-saved = Эта партия не сохраняется.
free-goodbye = Партия сохранена. Чтобы продолжить, введите: { $command }
free-continued = Партия «{ $name }» продолжается. Чтобы начать новую, укажите, кто играет: { $command }
free-hand-over = { $player }, ваш ход. Возьмите клавиатуру и нажмите Enter, когда никто другой не смотрит.
free-your-roll = { $player }, бросьте кубики для нового судна.
free-type-dice = Кубики бросает { $player }. Введите, что выпало: сахарный тростник, цитрусовые фрукты, табак, ром, сигары, например roll 2 4 0 1 3. Если ввести только roll, бросает программа.
free-program-rolls = В этой партии кубики бросает программа. Введите roll без чисел.
free-new = Новое для вас — { $title }: { $text }
free-muted = Новое больше не объясняется.
free-unmuted = Всё новое для вас снова объясняется.
free-code = Код этой раскладки: { $code }
free-log-written = Запись партии — в файле { $path }.
free-sheet = Итог:
free-again = Та же раскладка с теми же кубиками ещё раз: { $command }
free-command-save = сохранить
    .help = дать партии имя, например «сохранить вторник»
free-command-log = журнал
    .help = прочитать всё, что произошло, или записать в файл, например «журнал partia.txt»
free-command-code = код
    .help = раскладка в виде кода: продиктовать и сыграть ещё раз
free-command-mute = тихо
    .help = больше не объяснять новое или снова объяснять

## Наоборот: боты ошибаются, а вы следите за правилами.

free-pupil-wants = { $player } хочет сделать вот что: { $action }.
free-pupil-claims = { $player } говорит: { $amount }.
free-amount-gets-pesos = это приносит { n-pesos }
free-amount-gets-points = это приносит { n-points }
free-amount-gets-goods = это приносит { n-units }
free-amount-pays-pesos = за это нужно отдать { n-pesos }
free-amount-pays-points = за это нужно отдать { n-points }
free-amount-pays-goods = за это нужно отдать { n-units }
free-verdict = Всё ли верно по правилам?
free-verdict-fine = да, дальше
free-verdict-stop = нет, стоп
free-verdict-rule = Какое правило говорит иначе?
free-ruled-passed = Верно: всё по правилам.
free-ruled-caught = Верно: это ошибка, и правило именно это.
free-ruled-other-rule = Это ошибка, но по другому правилу.
free-ruled-missed = Правила говорят иначе: это ошибка.
free-ruled-false-alarm = Всё по правилам: ошибки не было.
free-pupil-hears = Вот что говорят правила ({ $player }):
free-right-amount = Верно так: { $amount }.
free-pupil-then = { $player } думает ещё раз.
free-tally = { $count ->
    [one] Вы оценили { $count } действие. Верных оценок: { $right }.
    [few] Вы оценили { $count } действия. Верных оценок: { $right }.
    [many] Вы оценили { $count } действий. Верных оценок: { $right }.
   *[other] Вы оценили { $count } действия. Верных оценок: { $right }.
}
free-teach-help = Скажите, позволяют ли это правила и верно ли количество. Можно заглянуть: «правила таможня», «осмотреть банк», «показать», «выход».

## Сохранённые партии.

free-list-open = { $count ->
    [one] { $name }: { $list }; пока { $count } действие
    [few] { $name }: { $list }; пока { $count } действия
    [many] { $name }: { $list }; пока { $count } действий
   *[other] { $name }: { $list }; пока { $count } действия
}
free-list-over = { $count ->
    [one] { $name }: { $list }; окончена, { $count } действие
    [few] { $name }: { $list }; окончена, { $count } действия
    [many] { $name }: { $list }; окончена, { $count } действий
   *[other] { $name }: { $list }; окончена, { $count } действия
}
free-list-none = Сохранённых партий пока нет.
free-delete-ask = Удалить партию «{ $name }»? Введите «да», чтобы удалить.
free-deleted = Партия «{ $name }» удалена.
free-elsewhere = Партию в { $path } продолжили в другом месте. Ваша продолжается под именем «{ $name }».
free-unsaved = Сохранить партию в { $path } не удаётся. Играть всё равно можно.
free-homeless = Папки для партий нет. Укажите её в SANTIAGO_HOME. Играть всё равно можно.
free-bad-name = Так назвать партию нельзя: «{ $word }». Нужно от 1 до 20 букв, цифр, пробелов или дефисов.
free-refused = Сыграть партию из { $path } нельзя. Файл остаётся как есть.
free-unreadable = Прочитать файл { $path } не удаётся.
free-unreadable-not-text = Это не текст такого размера, какой бывает у партии.
free-unreadable-foreign = Это не сохранённая партия.
free-unreadable-other-game = Это партия в игру «{ $word }».
free-unreadable-future = Её записала более новая версия: формат { $format }, а эта программа знает форматы до { $known }.
free-unreadable-cut = Нет её конца.
free-unreadable-line = В строке { $line } нет ничего, что бывает в сохранённой партии.
free-unreadable-setup = Раскладка в строке { $line } невозможна.
free-unreadable-action = Правила не позволяют действие в строке { $line }.
free-unreadable-changed = После сохранения её изменили.

## Коды.

free-code-length = Код «{ $word }» неполный. Знаков: { $count }. В кодах их 12, 16, 24 или 28.
free-code-symbol = Знака { $number } из «{ $word }» в кодах не бывает.
free-code-check = В коде «{ $word }» опечатка.
free-code-version = Код «{ $word }» от другой версии.
free-code-no-such-game = Раскладки с кодом «{ $word }» нет.

## Настоящий стол, введённый по строкам.

free-table-ask = Введите, что лежит на вашем столе, по строке на каждую вещь. Чего нет, то разыгрывается или предполагается. Пустая строка — конец, ? покажет эти примеры ещё раз:
free-table-noted = Записано.
free-table-line = { $path }, строка { $line }: { $text }
free-sketch-unknown = «{ $word }» — такого на столе нет. Введите ?, чтобы увидеть примеры.
free-sketch-word = «{ $word }» сюда не подходит. Пример: { $example }
free-sketch-help-street = кубинцы по ходу движения; ?, если кто-то неизвестен
free-sketch-help-yellow = здания под жёлтым цветком
free-sketch-help-blue = здания под синим цветком
free-sketch-help-red = здания под красным цветком
free-sketch-help-white = здания под белым цветком
free-sketch-help-flower = цветок кубинца, если в вашей коробке он другой
free-sketch-help-first = кто начинает новую партию
free-sketch-help-car = где стоит автомобиль
free-sketch-help-ship = какое судно в порту
free-sketch-help-price = стоимость
free-sketch-help-dice = кубики на судне
free-sketch-help-inactive = неактивные кубинцы
free-sketch-help-turn = чей ход
free-sketch-help-decision = что решается и кто решает
free-sketch-help-passed = кто спасовал в раунде доставки
free-sketch-help-seat = чьи-то запасы, здания во владении в конце
free-assumed-street = Неназванные кубинцы разложены случайно.
free-assumed-buildings = Неназванные здания разложены случайно.
free-assumed-first = Кто начинает, решил жребий.
free-assumed-turn = Чей ход, решил жребий.
free-assumed-car = Предполагается, что автомобиль в порту.
free-assumed-ship = Предполагается, что судно первое.
free-assumed-price = Предполагается, что стоимость 2.
free-assumed-dice = Кубики на судне выпали случайно.
free-assumed-seat = { $player }: предполагаются начальные запасы.

## Командная строка.

cli-command-play = свободная игра друг с другом или против ботов
cli-option-seats = кто играет, через запятую: anna:de,luis:es,bot:medium; имя, можно с языком и цветом, или bot с easiest, easy, medium или hard; для simulate только уровни: hard,easy
cli-option-seed = число, из которого следуют раскладка, кубики и боты
cli-option-code = играть на раскладке по коду
cli-option-table = продолжить с вашего настоящего стола, описанного в файле; «-» — ввод по строкам
cli-option-from = начать с позиции урока или его шага
cli-option-load = продолжить сохранённую партию по имени или файлу
cli-option-save = как назвать партию
cli-option-delete = удалить партию, после вопроса
cli-option-dice = кубики бросает программа, или вы вводите, что выпало у вас
cli-option-screens = скрывать запасы и передавать клавиатуру между ходами
cli-option-mute = не объяснять новое
cli-option-teach-back = боты иногда нарушают правила, а вы за ними следите
cli-error-unknown-save = Партии «{ $word }» нет.
cli-error-save-name = Так назвать партию нельзя: «{ $word }». Нужно от 1 до 20 букв, цифр, пробелов или дефисов.
cli-error-unknown-dice = Для кубиков нет значения «{ $word }». Напишите program или typed.
cli-error-seat-name = Такого имени быть не может: «{ $word }». Нужно от 1 до 20 букв, цифр, пробелов или дефисов, а между местами — запятые.
cli-error-seat-word = «{ $word }» здесь не язык, не цвет и не сила. Места пишутся так: anna:de,luis:es:lime,bot:medium.
cli-error-seats-count = Указано мест: { $word }. Santiago de Cuba — для 2–4.
cli-error-seats-code = Указано мест: { $word }. Раскладка — для { $known }.

## Первая партия: пара слов, когда что-то решается впервые.

free-first-game = Первая партия
    .aim = Целая партия против самого простого бота. Кубики всегда падают одинаково, а я рядом.
    .closing = Целая партия сыграна. Дальше — практика, и есть боты посильнее.
    .resumed = Вы продолжаете партию, которую оставили.
cuba-coach-leave-out = Ваш первый спрос: 4 оставшихся кубика показывают, что нужно судну. Отложите товар, которого у вас скоро не будет или который помог бы остальным.
cuba-coach-drive = Ваша первая поездка: до следующей остановки — бесплатно. Посмотрите, что там дают и какие здания под тем же цветком. Если нужно, введите «подсказка».
cuba-coach-give = Кто-то навестил Эль Зорро: вы выбираете, без чего обойдётесь.
cuba-coach-take = У Пабло выбираете вы: сейчас ценнее товар, который нужен судну.
cuba-coach-alonso = С Алонсо можно занять здание: оно принесёт очки, когда там закончит ход кто-то другой. Или используйте то, что уже ваше.
cuba-coach-pawn = Теперь фишка: она переходит в другое здание под этим цветком. Подумайте, что вы хотите использовать.
cuba-coach-use = Здание можно использовать, но не обязательно. Введите «почему» и действие, чтобы узнать, что оно даст.
cuba-coach-deliver = Судно загружается: по очереди доставляют по 1 виду товара, пока есть что и пока хочется. Кто пасует, в этом раунде доставки больше не участвует.
free-menu = Для свободной игры введите: играть
free-menu-word = играть
