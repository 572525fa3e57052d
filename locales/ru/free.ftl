## Свободная игра: кто играет, что говорится вокруг партии и что можно ввести.

cuba-table-behind-screen = { $player }: товары, песо и победные очки за ширмой.
free-seat-person = { $player }: { $colour } цвет, язык { $lang }
free-seat-bot = { $player }: { $colour } цвет, бот, { bot-level }
free-saved-as = Партия сохраняется под именем «{ $name }» после каждого действия.
free-not-saved = Эта партия не сохраняется.
free-goodbye = Партия сохранена. Чтобы продолжить, введите: { $command }
free-continued = Партия «{ $name }» продолжается. Чтобы начать новую, укажите, кто играет: { $command }
free-hand-over = { $player }, теперь решаете вы. Возьмите клавиатуру и нажмите [Enter], когда остальные не смотрят.
free-your-roll = { $player }, бросьте кубики для нового судна.
free-type-dice = Кубики бросает { $player }. Введите по порядку, что выпало: сахарный тростник, цитрусовые фрукты, табак, ром, сигары, например «roll 2 4 0 1 3». Если ввести только «roll», кубики бросит программа.
free-program-rolls = В этой партии кубики бросает программа. Введите «roll» без чисел.
free-new = Новое для вас ({ $title }). { $text }
free-muted = Новое больше не объясняется.
free-unmuted = Всё новое для вас снова объясняется.
free-code = Код этой раскладки: { $code }
free-log-written = Журнал записан в файл { $path }.
free-sheet = Итог:
free-again = Та же раскладка с теми же кубиками ещё раз: { $command }
free-command-save = сохранить
    .help = дать партии имя, например «сохранить вторник»
free-command-log = журнал
    .help = прочитать всё, что произошло, или записать в файл, например «журнал партия.txt»
free-command-code = код
    .help = код раскладки, чтобы продиктовать его и сыграть на ней ещё раз
free-command-mute = тихо
    .help = перестать объяснять новое или начать снова

## Наоборот: боты ошибаются, а вы следите за правилами.

free-pupil-wants = { $player } хочет { $action }.
free-pupil-claims = { $player } говорит: { $amount }.
free-amount-gets-pesos = это приносит { n-pesos }
free-amount-gets-points = это приносит { n-points }
free-amount-gets-goods = это приносит { n-units }
free-amount-pays-pesos = за это нужно заплатить { n-pesos }
free-amount-pays-points = за это нужно отдать { n-points }
free-amount-pays-goods = за это нужно отдать { n-units }
free-verdict = Всё ли верно по правилам?
free-verdict-fine = да, дальше
free-verdict-stop = нет, стоп
free-verdict-rule = Какое правило говорит иначе?
free-ruled-passed = Верно: всё по правилам.
free-ruled-caught = Верно: это ошибка, и правило названо верно.
free-ruled-other-rule = Это ошибка, но нарушено другое правило.
free-ruled-missed = Правила говорят иначе: это ошибка.
free-ruled-false-alarm = Всё по правилам: ошибки не было.
free-pupil-hears = { $player }, вот что говорят правила:
free-right-amount = На самом деле { $amount }.
free-pupil-then = { $player } думает ещё раз.
free-tally = { $count ->
    [one] Вы оценили { $count } действие. Верных оценок: { $right }.
    [few] Вы оценили { $count } действия. Верных оценок: { $right }.
    [many] Вы оценили { $count } действий. Верных оценок: { $right }.
   *[other] Вы оценили { $count } действия. Верных оценок: { $right }.
}
free-teach-help = Скажите, позволяют ли это правила и верно ли названо количество. Свериться можно так: «правила таможня», «осмотреть банк», «показать». Выйти — «выход».

## Сохранённые партии.

free-list-open = { $count ->
    [one] { $name }: { $list }; пока { $count } действие
    [few] { $name }: { $list }; пока { $count } действия
    [many] { $name }: { $list }; пока { $count } действий
   *[other] { $name }: { $list }; пока { $count } действия
}
free-list-over = { $count ->
    [one] { $name }: { $list }; окончена за { $count } действие
    [few] { $name }: { $list }; окончена за { $count } действия
    [many] { $name }: { $list }; окончена за { $count } действий
   *[other] { $name }: { $list }; окончена за { $count } действия
}
free-list-none = Сохранённых партий пока нет.
free-delete-ask = Удалить партию «{ $name }»? Если да, введите «да».
free-deleted = Партия «{ $name }» удалена.
free-elsewhere = Партию из { $path } продолжили без вас. Ваша продолжается под именем «{ $name }».
free-unsaved = Сохранить партию в { $path } не удаётся. Играть всё равно можно.
free-homeless = Для партий нет папки. Укажите её в переменной SANTIAGO_HOME. Играть всё равно можно.
free-bad-name = Назвать партию «{ $word }» нельзя. Нужно от 1 до 20 букв, цифр, пробелов или дефисов.
free-refused = Сыграть партию из { $path } нельзя. Файл остаётся как есть.
free-unreadable = Прочитать файл { $path } не удаётся.
free-unreadable-not-text = Это не текст, или файл слишком велик для партии.
free-unreadable-foreign = Это не сохранённая партия.
free-unreadable-other-game = Это партия в игру «{ $word }».
free-unreadable-future = Файл записан более новой версией: формат { $format }, а эта программа знает форматы до { $known }.
free-unreadable-cut = Не хватает конца файла.
free-unreadable-line = Строке { $line } в сохранённой партии не место.
free-unreadable-setup = Раскладка в строке { $line } невозможна.
free-unreadable-action = Правила не позволяют действие в строке { $line }.
free-unreadable-changed = После сохранения файл изменили.

## Коды.

free-code-length = Длина кода «{ $word }» не подходит: знаков в нём { $count }, а бывает 12, 16, 24 или 28.
free-code-symbol = Знак { $number } в коде «{ $word }» не подходит: в кодах такого не бывает.
free-code-check = В коде «{ $word }» опечатка.
free-code-version = Код «{ $word }» от другой версии.
free-code-no-such-game = Раскладки с кодом «{ $word }» нет.

## Настоящий стол, введённый по строкам.

free-table-ask = Введите, что лежит на вашем столе, по строке на каждую вещь. Остальное решит жребий или предположит программа. Пустая строка завершает ввод, ? ещё раз показывает эти примеры:
free-table-noted = Записано.
free-table-line = { $path }, строка { $line }: { $text }
free-sketch-unknown = «{ $word }» — такого на столе нет. Введите ?, чтобы увидеть примеры.
free-sketch-word = «{ $word }» сюда не подходит. Пример: { $example }
free-sketch-help-street = кубинцы по ходу движения; вместо неизвестного — ?
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
free-sketch-help-decision = что нужно решить и кому
free-sketch-help-passed = кто спасовал в раунде доставки
free-sketch-help-seat = что у кого есть; здания во владении — в конце
free-assumed-street = Карточки неназванных кубинцев разложены случайно.
free-assumed-buildings = Неназванные здания разложены случайно.
free-assumed-first = Кто начинает, решил жребий.
free-assumed-turn = Чей ход, решил жребий.
free-assumed-car = Предполагается, что автомобиль в порту.
free-assumed-ship = Предполагается, что судно первое.
free-assumed-price = Предполагается, что стоимость — 2.
free-assumed-dice = Кубики на судне выпали случайно.
free-assumed-seat = { $player }: предполагается то, с чем начинают все.

## Командная строка.

cli-command-play = играть свободно: друг с другом или против ботов
cli-option-seats = кто играет, через запятую: anna:de,luis:es,bot:medium; имя, можно с языком и цветом, или bot с easiest, easy, medium или hard; для simulate только уровни: hard,easy
cli-option-seed = начальное число: от него зависят раскладка, кубики и ходы ботов
cli-option-code = играть на раскладке по коду
cli-option-table = продолжить с вашего настоящего стола, описанного в файле; при «-» программа спросит сама
cli-option-from = начать с позиции урока или его шага
cli-option-load = продолжить сохранённую партию по имени или файлу
cli-option-save = как назвать партию
cli-option-delete = удалить партию, но сначала спросить
cli-option-dice = кубики: program (бросает программа) или typed (вы вводите, что выпало у вас)
cli-option-screens = скрывать, что у кого за ширмой, и передавать клавиатуру между ходами
cli-option-mute = не объяснять то, что для вас ново
cli-option-teach-back = боты иногда нарушают правила, а вы судите
cli-error-unknown-save = Партии «{ $word }» нет.
cli-error-save-name = Назвать партию «{ $word }» нельзя. Нужно от 1 до 20 букв, цифр, пробелов или дефисов.
cli-error-unknown-dice = Для кубиков нет значения «{ $word }». Подходят program и typed.
cli-error-seat-name = Имя «{ $word }» не подходит. Нужно от 1 до 20 букв, цифр, пробелов или дефисов, а между местами — запятые.
cli-error-seat-word = «{ $word }» — не язык, не цвет и не уровень. Места пишутся так: anna:de,luis:es:lime,bot:medium.
cli-error-seats-count = Указано мест: { $word }. В «Сантьяго-де-Куба» играют от 2 до 4 человек.
cli-error-seats-code = Указано мест: { $word }, а в раскладке их { $known }.

## Первая партия: пара слов, когда что-то решается впервые.

free-first-game = Первая партия
    .aim = Целая партия против самого лёгкого бота. Кубики всегда выпадают одинаково, а я рядом.
    .closing = Целая партия сыграна. Дальше — практика, и есть боты посильнее.
    .resumed = Вы продолжаете прерванную партию.
cuba-coach-leave-out = Вы впервые определяете спрос: 4 оставшихся кубика показывают, что нужно судну. Отложите кубик товара, который у вас появится нескоро или помог бы остальным.
cuba-coach-drive = Ваша первая поездка: до следующей остановки вы едете бесплатно. Посмотрите, что даёт кубинец и какие здания лежат под тем же цветком. Если нужно, попросите подсказку.
cuba-coach-give = Кто-то побывал у Эль Зорро, и вам нужно что-то отдать: выберите, без чего обойдётесь.
cuba-coach-take = У Пабло выбираете вы: сейчас ценнее всего товар, который нужен судну.
cuba-coach-alonso = С Алонсо можно заявить права на здание: тогда вы получаете очко каждый раз, когда там заканчивает ход кто-то другой. Или воспользуйтесь тем, которым уже владеете.
cuba-coach-pawn = Теперь фишка: она должна перейти в другое здание под этим цветком. Подумайте, чем вы хотите воспользоваться.
cuba-coach-use = Зданием можно воспользоваться, но это не обязательно. Спросите «почему», чтобы узнать, что оно даст.
cuba-coach-deliver = Судно принимает товары: все по очереди доставляют по 1 виду товара, пока могут и хотят. Кто пасует, в этом раунде доставки больше не участвует.
free-menu = Чтобы играть свободно, введите «играть».
free-menu-word = играть
