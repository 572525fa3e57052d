## Справка о программе

cli-about = Учит играть в «Сантьяго-де-Куба» и отвечает на вопросы о правилах
cli-usage = Как вызвать
cli-commands = Команды
cli-options = Параметры
# allow f: in English everywhere, for whoever got the wrong language
cli-lang-hint = --lang LANG: other languages, for example --lang de
cli-command-engine = вести партию для других программ: строки в формате JSON
cli-command-rules = найти нужное в правилах; без запроса показать содержание
cli-command-check = проверить уроки и тексты
cli-command-coverage = показать, каким правилам учат уроки и какие неверные правила они замечают
cli-command-completions = вывести автодополнение для командной оболочки
cli-command-manual = вывести страницу руководства
cli-option-lang = язык текстов
cli-option-locales = папка с дополнительными языками
cli-option-with = второй язык рядом с первым
cli-option-json = ответ в формате JSON
cli-option-color = цвета: auto (когда уместно), always (всегда) или never (никогда)
cli-option-ascii = только простые знаки ASCII
cli-option-game = о какой игре речь
cli-option-help = показать эту справку
cli-option-version = показать номер версии
cli-option-compared = отметить, что тексты языка сверены с английскими

## Ошибки в командной строке

cli-error-unknown-command = Команды «{ $word }» нет.
cli-error-unknown-option = Параметра «{ $word }» нет.
cli-error-left-out = «{ $word }» относится к части программы, которой в этой сборке нет. Чтобы она была, нужно собрать программу с { $known }.
cli-error-missing-value = Параметру «{ $word }» нужно значение.
cli-error-unexpected-value = Параметр «{ $word }» не принимает значения.
cli-error-unexpected-word = Слово «{ $word }» здесь лишнее.
cli-error-unreadable = Прочитать «{ $word }» не удалось.
cli-error-unknown-game = Игры «{ $word }» программа не знает.
cli-error-unknown-language = Языка «{ $word }» нет. Есть такие: { $known }.
cli-error-unknown-color = Для цветов нет значения «{ $word }». Подходят auto, always и never.
cli-error-unknown-shell = Для оболочки «{ $word }» автодополнения нет. Есть для таких: { $known }.
cli-did-you-mean = Возможно, вы имели в виду «{ $word }».
cli-see-help = Справку покажет команда { $command }
cli-error-folder = { $reason ->
    [missing] Папки с языками «{ $path }» нет.
    [unreadable] Папку с языками «{ $path }» не удалось прочитать.
    [too-many-files] В папке с языками «{ $path }» слишком много файлов.
    [file-too-large] Файл «{ $path }» слишком велик.
    [pack-too-large] Папка с языками «{ $path }» слишком велика.
    [link] Путь «{ $path }» — ссылка, а по ссылкам программа языки не читает.
    [not-utf8] Файл «{ $path }» записан не в кодировке UTF-8.
    [no-language] Имя папки «{ $path }» — не код языка.
    [nested-too-deep] В папке с языками «{ $path }» слишком много уровней вложенности.
   *[empty] В папке с языками «{ $path }» нет ни одного текста.
}
cli-error-syntax = Это не Fluent: «{ $path }», строка { $line }.
cli-error-terminal = Этот терминал использовать не удалось. Построчно всё работает везде: { $command }

## Справочник: заголовки и подписи

reference-contents = Содержание
reference-citizens = Кубинцы
reference-buildings = Здания
reference-goods = Товары
reference-components = Компоненты
reference-concepts = Понятия
reference-rules = Правила
reference-rulings = Решения спорных вопросов
reference-flower = { $flower ->
    [yellow] Цветок: жёлтый
    [blue] Цветок: синий
    [red] Цветок: красный
    [white] Цветок: белый
   *[none] Цветок: прозрачный
}
reference-when = Когда
reference-limits = Ограничения
reference-example = Пример
reference-related = Смотрите также
reference-names = На других языках
reference-differs = Расхождения буклетов
reference-played = Как мы играем
reference-rule = Правило
reference-ruling = Решение
reference-source = В буклете
reference-kind-citizen = кубинец
reference-kind-building = здание
reference-kind-good = товар
reference-kind-component = компонент
reference-kind-concept = понятие
reference-kind-rule = правило
reference-kind-ruling = решение
reference-several = { $count ->
    [one] По запросу «{ $query }» нашлась { $count } статья. Выберите её по названию.
    [few] По запросу «{ $query }» нашлись { $count } статьи. Выберите нужную по названию.
    [many] По запросу «{ $query }» нашлось { $count } статей. Выберите нужную по названию.
   *[other] По запросу «{ $query }» нашлось { $count } статьи. Выберите нужную по названию.
}
reference-texts = { $count ->
    [one] Слова «{ $query }» есть в { $count } статье:
    [few] Слова «{ $query }» есть в { $count } статьях. Откройте нужную по названию:
    [many] Слова «{ $query }» есть в { $count } статьях. Откройте нужную по названию:
   *[other] Слова «{ $query }» есть в { $count } статьи. Откройте нужную по названию:
}
reference-nothing = По запросу «{ $query }» ничего не нашлось.
reference-nearest = Возможно, вы искали
reference-how = Введите название, вопрос или номер решения: например, таможня, дерево или R42.

## Ответы движка JSON

error-too-long = Строка слишком длинная, её остаток отброшен.
error-bad-json = Прочитать это как объект JSON не удалось.
error-no-game = Для этого нужна партия, а она ещё не начата.
error-nothing-to-undo = Отменять нечего.
error-bad-request-unknown-field = Поля «{ $field }» здесь не бывает.
error-bad-request-missing-field = Не хватает поля «{ $field }».
error-bad-request-field-twice = Поле «{ $field }» указано дважды.
error-bad-request-wrong-type = В поле «{ $field }» значение не того типа.
error-bad-request-unknown-id = В поле «{ $field }» неизвестное имя.
error-bad-request-null = Поле «{ $field }» не может быть равно null: если оно не нужно, не указывайте его.
error-bad-request-bad-number = В поле «{ $field }» нужно целое число без знака и в допустимых пределах.
error-bad-request-conditions = Поле «{ $field }» не подходит к остальным условиям новой партии.
error-bad-request-foreign = Поле «{ $field }» относится к другой игре или версии.
error-bad-request-needs-dice = В поле «{ $field }» для броска нужно указать кубики.
error-bad-state = { $count ->
    [one] Описанное положение нарушает { $count } условие.
    [few] Описанное положение нарушает { $count } условия.
    [many] Описанное положение нарушает { $count } условий.
   *[other] Описанное положение нарушает { $count } условия.
}

## Что не так в описанном положении

cuba-fault-players = За столом может быть от 2 до 4 игроков, а здесь { $count }.
cuba-fault-no-such-seat = { $seat }: такого места за столом нет.
cuba-fault-citizens = На улице должен быть каждый из 9 кубинцев, и каждый по одному разу.
cuba-fault-zorro-flower = Прозрачный цветок должен быть у Эль Зорро и только у него.
cuba-fault-citizen-flowers = { $flower ->
    [yellow] Жёлтый цветок должен быть у 2 кубинцев, а здесь их { $count }.
    [blue] Синий цветок должен быть у 2 кубинцев, а здесь их { $count }.
    [red] Красный цветок должен быть у 2 кубинцев, а здесь их { $count }.
   *[white] Белый цветок должен быть у 2 кубинцев, а здесь их { $count }.
}
cuba-fault-buildings-per-flower = Зданий { under-flower } должно быть 3, а здесь их { $count }.
cuba-fault-buildings = На игровом поле должно быть каждое из 12 зданий, и каждое по одному разу.
cuba-fault-seats = Мест должно быть столько же, сколько игроков, а описано их { $count }.
cuba-fault-car = Остановки { $stop } нет: номера остановок идут от 0 до 9.
cuba-fault-ship = Судна { $ship } нет: номера судов идут от 1 до 7.
cuba-fault-price = Флага с цифрой { $price } нет: есть только 2, 3 и 4.
cuba-fault-dice-goods = На судне должны стоять 4 разных кубика, а кубика для дерева не бывает.
cuba-fault-die-face = Значение { $face } невозможно: { the-die } такого не показывает.
cuba-fault-dice-all-zero = Все кубики на судне показывают 0, а такое судно уже отплыло бы.
cuba-fault-dice-too-early = На судне стоят кубики, хотя при таком решении их там ещё нет.
cuba-fault-dice-missing = На судне нет кубиков, хотя при таком решении они там уже стоят.
cuba-fault-inactive-twice = Среди неактивных кубинцев дважды назван один и тот же: { citizen-name }.
cuba-fault-goods-total = { $count ->
    [one] Всего на руках { $count } единица { good-in-units }, а в коробке 8.
    [few] Всего на руках { $count } единицы { good-in-units }, а в коробке 8.
    [many] Всего на руках { $count } единиц { good-in-units }, а в коробке 8.
   *[other] Всего на руках { $count } единицы { good-in-units }, а в коробке 8.
}
cuba-fault-supply = { $count ->
    [one] В резерве указана { $count } единица { good-in-units }, но вместе с товарами на руках выходит не 8.
    [few] В резерве указаны { $count } единицы { good-in-units }, но вместе с товарами на руках выходит не 8.
    [many] В резерве указано { $count } единиц { good-in-units }, но вместе с товарами на руках выходит не 8.
   *[other] В резерве указано { $count } единицы { good-in-units }, но вместе с товарами на руках выходит не 8.
}
cuba-fault-pesos = { $seat }: указано { $count } песо, а больше 999 программа не считает.
cuba-fault-points = { $count ->
    [one] { $seat }: указано { $count } победное очко, а больше 999 программа не считает.
    [few] { $seat }: указаны { $count } победных очка, а больше 999 программа не считает.
    [many] { $seat }: указано { $count } победных очков, а больше 999 программа не считает.
   *[other] { $seat }: указано { $count } победного очка, а больше 999 программа не считает.
}
cuba-fault-owns-twice = { $seat }: одно здание указано во владении дважды — { the-building }.
cuba-fault-owns-too-many = { $seat }: зданий во владении { $count }, а маркеров собственности только 3.
cuba-fault-two-owners = У одного здания указаны 2 владельца: { the-building }.
cuba-fault-two-pawns = Две фишки не могут стоять { at-building } одновременно.
cuba-fault-decision-seat = Это решение сейчас не может принимать { $seat }.
cuba-fault-decision-car = Автомобиль на остановке { $stop }, а такое решение принимают в другом месте.
cuba-fault-decision-inactive = { $citizen ->
    [pedro] Такого решения быть не может: карточка Педро неактивна.
    [maria] Такого решения быть не может: карточка Марии неактивна.
    [jose] Такого решения быть не может: карточка Хосе неактивна.
    [martinez] Такого решения быть не может: карточка Мартинеса неактивна.
    [conchita] Такого решения быть не может: карточка Кончиты неактивна.
    [zorro] Такого решения быть не может: карточка Эль Зорро неактивна.
    [miguel] Такого решения быть не может: карточка Мигеля неактивна.
    [pablo] Такого решения быть не может: карточка Пабло неактивна.
   *[alonso] Такого решения быть не может: карточка Алонсо неактивна.
}
cuba-fault-decision-pawn = { $seat } не может принимать это решение: фишки нет на игровом поле.
cuba-fault-decision-empty = { $decision ->
    [roll] Решать нечего: бросок кубиков здесь не нужен.
    [leave-out] Решать нечего: отложить кубик здесь нельзя.
    [drive] Решать нечего: ехать здесь некуда.
    [give] Решать нечего: отдать из-за Эль Зорро нечего.
    [take] Решать нечего: взять у Пабло нечего.
    [alonso] Решать нечего: Алонсо здесь ничем не поможет.
    [pawn] Решать нечего: переместить фишку некуда.
    [use] Решать нечего: здание здесь ничего не даёт.
    [over] Решать нечего: партия окончена.
   *[deliver] Решать нечего: доставить нечего, и остаётся только пасовать.
}
cuba-fault-passed-twice = Среди спасовавших дважды назван один и тот же игрок: { $seat }.
cuba-fault-passed-decides = Решать, что доставить, не может { $seat }: пас уже объявлен.
cuba-fault-over-ship = Партия не может быть окончена, пока в порту судно { $ship }: её заканчивает отплытие судна 7.
cuba-fault-over = Поле «over» не сходится с решением: одно говорит, что партия окончена, другое — что нет.
cuba-fault-result = Поле «result» не сходится с остальным описанием.

## Проверка текстов

audit-syntax = Исправьте запись Fluent: { $detail }.
audit-twice = { $id }: сообщение есть дважды, уберите одно.
audit-missing = { $id }: нет текста на языке { $lang }, добавьте его.
audit-extra = { $id }: на языке { $lang } этот текст лишний, уберите его.
audit-variables = { $id }: переменные не те, что в английском тексте, проверьте { $names }.
audit-reference = { $id }: ссылка на { $name } никуда не ведёт, исправьте её.
audit-plural = { $id }: проверьте формы числа: недостающие или лишние — { $names }.
audit-default = { $id }: поставьте вариант по умолчанию последним и назовите его other.
audit-term = { $id }: вместо «{ $word }» пишите «{ $better }», как на коробке.
audit-typography = { $id }: исправьте знак { $detail }.
audit-gender = { $id }: слово «{ $word }» выдаёт род, перестройте фразу.
audit-format = { $id }: текст не складывается, исправьте его ({ $detail }).
audit-stale = { $id }: английский текст изменился, сверьте с ним этот.
audit-control = { $id }: уберите невидимый управляющий знак.
audit-room = Сократите { $id }: нужно { $needed } знаков, а на экране помещается { $room }.
audit-crowded = Сократите тексты { $id }…: вместе им нужно { $needed } знаков, а на экране помещается { $room }.
audit-clean = Всё в порядке: сообщений — { $messages }, языков — { $languages }, пробных подстановок — { $formats }.
audit-found = { $count ->
    [0] Замечаний нет.
    [one] Найдено { $count } замечание.
    [few] Найдены { $count } замечания.
    [many] Найдено { $count } замечаний.
   *[other] Найдено { $count } замечания.
}
check-compared = Отмечено: { $lang }, текстов сверено с английскими — { $count }.

## Что охватывают уроки

coverage-rule = Правило
coverage-languages = Языки
coverage-lessons = Уроки; в скобках — те, что только показывают правило
coverage-mutant = Неверное правило
coverage-notice = Урок и шаг, где оно заметно
coverage-none = нет
coverage-rules-sum = Правила в уроках: { $covered } из { $count }; из них изучаются: { $taught }
coverage-language-sum = Правила на языке { $lang }: { $covered } из { $count }
coverage-languages-sum = Языки, где есть все правила: { $whole } из { $count }
coverage-mutants-sum = Замеченные неверные правила: { $noticed } из { $count }
coverage-untaught = Правила, которых нет ни в одном уроке:
coverage-unnoticed = Неверные правила, которых не замечает ни один урок:
