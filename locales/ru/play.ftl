## События: одно предложение, настоящее время, имя впереди

cuba-event-rolled = { $seat } бросает кубики для судна { $ship }: сахарный тростник — { $rolled-sugar }, цитрусовые фрукты — { $rolled-citrus }, табак — { $rolled-tobacco }, ром — { $rolled-rum }, сигары — { $rolled-cigars }.
cuba-event-demand-set = { $dice-total ->
    [0] { $seat } откладывает { the-die-accusative }, и судну { $ship } не нужно ничего.
    [one] { $seat } откладывает { the-die-accusative }, и судну { $ship } нужна в сумме { $dice-total } единица товара.
    [few] { $seat } откладывает { the-die-accusative }, и судну { $ship } нужны в сумме { $dice-total } единицы товара.
    [many] { $seat } откладывает { the-die-accusative }, и судну { $ship } нужно в сумме { $dice-total } единиц товара.
   *[other] { $seat } откладывает { the-die-accusative }, и судну { $ship } нужно в сумме { $dice-total } единицы товара.
}
cuba-event-turn-began = { $seat } начинает ход.
# allow d: «песо» не изменяется, отличается только ноль
cuba-event-drove = { $cost ->
    [0] { $seat } едет { to-stop } бесплатно.
   *[other] { $seat } едет { to-stop } и платит { $cost } песо.
}
cuba-event-woke = Автомобиль оставляет позади { citizen-accusative }, и карточка кубинца снова активна.
cuba-event-crossed-harbour = { $seat } проезжает мимо порта: раунда доставки не будет.
cuba-event-price-moved = { $way ->
    [left] Маркер стоимости сдвигается на один флаг влево.
    [back] Маркер стоимости возвращается на флаг с цифрой 2 для нового судна.
   *[right] Маркер стоимости сдвигается на один флаг вправо.
} { $price ->
    [0] Теперь он на финишном флаге.
    [one] Теперь каждая доставленная единица приносит { $price } победное очко (дерево — всегда 1).
    [few] Теперь каждая доставленная единица приносит { $price } победных очка (дерево — всегда 1).
    [many] Теперь каждая доставленная единица приносит { $price } победных очков (дерево — всегда 1).
   *[other] Теперь каждая доставленная единица приносит { $price } победного очка (дерево — всегда 1).
}
cuba-event-gained = { $what ->
    [points] { cuba-event-gained-points }
    [pesos] { cuba-event-gained-pesos }
   *[good] { cuba-event-gained-good }
}
cuba-event-gained-good = { $seat } получает { from-citizen } { got-units }.
cuba-event-gained-points = { $seat } получает { from-citizen } { got-points }.
cuba-event-gained-pesos = { $seat } получает { from-citizen } { got-pesos }.
cuba-event-supply-short = { $got ->
    [0] { $seat } ничего не получает: { good-in-units } в резерве больше нет.
    [one] { $seat } получает только { $got } единицу { good-in-units }: больше в резерве нет.
    [few] { $seat } получает только { $got } единицы { good-in-units }: больше в резерве нет.
    [many] { $seat } получает только { $got } единиц { good-in-units }: больше в резерве нет.
   *[other] { $seat } получает только { $got } единицы { good-in-units }: больше в резерве нет.
}
cuba-event-found-inactive = { $seat } останавливается { at-citizen } и ничего не получает: карточка кубинца неактивна.
cuba-event-gave = { $seat } отдаёт { gift }, а { $to } получает.
cuba-event-nothing-to-give = { $seat } ничего не отдаёт: нет ни песо, ни победных очков, ни товаров (дерево Эль Зорро не берёт).
cuba-event-took = { $seat } берёт у Пабло { one-unit }.
cuba-event-nothing-to-take = { $seat } ничего не берёт у Пабло: в резерве не осталось ни одного из 5 товаров.
cuba-event-claimed = { $left ->
    [0] { $seat } заявляет права на { building-accusative } и кладёт туда последний маркер собственности.
    [one] { $seat } заявляет права на { building-accusative } и кладёт туда маркер собственности; остаётся ещё { $left }.
    [few] { $seat } заявляет права на { building-accusative } и кладёт туда маркер собственности; остаются ещё { $left }.
    [many] { $seat } заявляет права на { building-accusative } и кладёт туда маркер собственности; остаётся ещё { $left }.
   *[other] { $seat } заявляет права на { building-accusative } и кладёт туда маркер собственности; остаётся ещё { $left }.
}
cuba-event-nothing-at-alonso = { $seat } ничего не делает у Алонсо: нет ни здания, на которое можно заявить права, ни своего здания, которым можно воспользоваться.
cuba-event-declined-alonso = { $seat } обходится без помощи Алонсо.
cuba-event-pawn-moved = { $seat } перемещает фишку { to-new-building }.
cuba-event-pawn-stayed = { $why ->
    [zorro] { $seat } оставляет фишку на месте: у Эль Зорро она не перемещается.
    [harbour] { $seat } оставляет фишку на месте: после поездки в порт она не перемещается.
    [inactive] { $seat } оставляет фишку на месте: у неактивного кубинца она не перемещается.
   *[blocked] { $seat } оставляет фишку на месте: переместить её некуда, подходящего свободного здания нет.
}
cuba-event-no-building = { $why ->
    [harbour] { $seat } не пользуется зданием: после поездки в порт это запрещено.
    [inactive] { $seat } не пользуется зданием: у неактивного кубинца это запрещено.
    [no-pawn] { $seat } не пользуется зданием: фишки ещё нет на игровом поле.
   *[nothing-to-use] { $seat } не пользуется зданием: сейчас оно ничего не даёт.
}
cuba-event-used = { $building ->
    [bank] { cuba-event-used-bank }
    [church] { cuba-event-used-church }
    [distillery] { cuba-event-used-distillery }
    [cigar-factory] { cuba-event-used-cigar-factory }
    [black-market] { cuba-event-used-black-market }
    [sawmill] { cuba-event-used-sawmill }
    [cafe] { cuba-event-used-cafe }
    [customs] { cuba-event-used-customs }
    [casino] { cuba-event-used-casino }
    [harbour-office] { cuba-event-used-harbour-office }
    [trading-office] { cuba-event-used-trading-office }
   *[newspaper] { cuba-event-used-newspaper }
}
cuba-event-used-bank = { $seat } получает в банке { n-pesos }.
cuba-event-used-church = { $seat } получает в церкви { n-points }.
cuba-event-used-distillery = { $count ->
    [one] { $seat } меняет на перегонном заводе { $count } единицу сахарного тростника на столько же рома.
    [few] { $seat } меняет на перегонном заводе { $count } единицы сахарного тростника на столько же рома.
    [many] { $seat } меняет на перегонном заводе { $count } единиц сахарного тростника на столько же рома.
   *[other] { $seat } меняет на перегонном заводе { $count } единицы сахарного тростника на столько же рома.
}
cuba-event-used-cigar-factory = { $count ->
    [one] { $seat } меняет на сигарной фабрике { $count } единицу табака на столько же сигар.
    [few] { $seat } меняет на сигарной фабрике { $count } единицы табака на столько же сигар.
    [many] { $seat } меняет на сигарной фабрике { $count } единиц табака на столько же сигар.
   *[other] { $seat } меняет на сигарной фабрике { $count } единицы табака на столько же сигар.
}
cuba-event-used-black-market = { $seat } меняет на чёрном рынке { give-one-unit } на { take-one-unit }.
cuba-event-used-sawmill = { $seat } сдаёт на лесопилку 1 единицу дерева и получает { n-points } и { n-pesos }.
cuba-event-used-cafe = { $goods ->
    [rum] { $seat } сдаёт в кафе 1 единицу рома и получает { n-points }.
    [cigars] { $seat } сдаёт в кафе 1 единицу сигар и получает { n-points }.
   *[rum-cigars] { $seat } сдаёт в кафе 1 единицу рома и 1 единицу сигар и получает { n-points }.
}
cuba-event-used-customs = { $seat } ставит на таможне { the-die-accusative } на 0.
cuba-event-used-casino = { $to ->
    [points] { $seat } платит в казино { n-pesos } и получает { n-points }.
   *[pesos] { $seat } сдаёт в казино { n-points } и получает { n-pesos }.
}
cuba-event-used-harbour-office = { $seat } сдвигает маркер стоимости в офисе начальника порта.
cuba-event-used-trading-office = { $seat } доставляет { one-unit } через здание «Офис» и получает { n-points }.
cuba-event-used-newspaper = { $seat } получает от газетного издателя { n-pesos }.
cuba-event-declined-building = { $seat } решает ничего не делать { at-building }.
cuba-event-turned-down = { $citizen ->
    [pedro] { $seat } переворачивает карточку Педро: теперь она неактивна.
    [maria] { $seat } переворачивает карточку Марии: теперь она неактивна.
    [jose] { $seat } переворачивает карточку Хосе: теперь она неактивна.
    [martinez] { $seat } переворачивает карточку Мартинеса: теперь она неактивна.
    [conchita] { $seat } переворачивает карточку Кончиты: теперь она неактивна.
    [zorro] { $seat } переворачивает карточку Эль Зорро: теперь она неактивна.
    [miguel] { $seat } переворачивает карточку Мигеля: теперь она неактивна.
    [pablo] { $seat } переворачивает карточку Пабло: теперь она неактивна.
   *[alonso] { $seat } переворачивает карточку Алонсо: теперь она неактивна.
}
cuba-event-die-turned = Теперь { the-die } показывает { $to }.
cuba-event-delivery-began = { $seat } начинает раунд доставки.
cuba-event-delivered = { $seat } доставляет { n-units } и получает { n-points }.
cuba-event-delivered-wood = { $seat } доставляет { n-wood } { instead-of } и получает { n-points }.
cuba-event-passed = { $why ->
    [cannot] { $seat } пасует: доставить нечего.
   *[chosen] { $seat } пасует.
}
cuba-event-delivery-ended = { $why ->
    [satisfied] Раунд доставки окончен: все кубики на судне показывают 0.
   *[all-passed] Раунд доставки окончен: все спасовали.
}
cuba-event-departed = { $why ->
    [delivery] Судно { $ship } отплывает: спрос удовлетворён.
    [all-passed] Судно { $ship } отплывает: все спасовали, и маркер стоимости дошёл до финишного флага.
    [crossing] Судно { $ship } отплывает: автомобиль проехал мимо порта, и маркер стоимости дошёл до финишного флага.
    [harbour-office] Судно { $ship } отплывает: офис начальника порта сдвинул маркер стоимости на финишный флаг.
    [customs] Судно { $ship } отплывает: таможня сняла последний спрос.
    [trading-office] Судно { $ship } отплывает: последняя нужная единица доставлена через здание «Офис».
   *[four-zeros] Судно { $ship } отплывает: все 4 кубика показывают 0.
} { $left ->
    [0] Оно было последним.
    [one] Впереди ещё { $left } судно.
    [few] Впереди ещё { $left } судна.
    [many] Впереди ещё { $left } судов.
   *[other] Впереди ещё { $left } судна.
}
cuba-event-arrived = В порт заходит судно { $ship }.
cuba-event-owner-point = { $seat } получает { got-points }: { $visitor } заканчивает ход { at-building }, а этим зданием владеет { $seat }.
cuba-event-ended = Седьмое судно отплыло: партия окончена.
cuba-event-scored = { $seat } занимает место { $place }: { n-points } и ещё { $for_goods } за товары, итого { $total }.
cuba-event-won = { $by ->
    [points] { $seat } побеждает: победных очков больше всех.
    [goods] { $seat } побеждает: победных очков поровну, но товаров осталось больше.
    [pesos] { $seat } побеждает: победных очков и товаров поровну, но песо больше.
   *[shared] { $seat } делит победу: победных очков, товаров и песо поровну.
}

## Отказы: что нельзя и почему

cuba-refusal-game-over = Ходить больше нельзя: партия окончена.
cuba-refusal-not-your-decision = Сейчас решает не { $seat }: на очереди { $decides }.
cuba-refusal-must-drive = Обойтись без поездки нельзя: в свой ход вы ведёте автомобиль хотя бы на 1 остановку вперёд.
cuba-refusal-must-move-pawn = Фишку нельзя оставить на месте: после визита к активному кубинцу она должна перейти в другое здание.
cuba-refusal-must-give = Отказаться нельзя: у вас есть то, что берёт Эль Зорро.
cuba-refusal-must-take = Отказаться нельзя: у Пабло нужно взять 1 товар. Выбирать можно только, какой.
cuba-refusal-no-building-at-harbour = Сейчас { at-building } ничего сделать нельзя: после поездки в порт зданиями в этот ход не пользуются.
cuba-refusal-pawn-stays-at-harbour = Фишку нельзя переместить { to-building }: после поездки в порт она остаётся на месте.
cuba-refusal-pawn-stays-at-zorro = Фишку нельзя переместить { to-building }: у Эль Зорро она остаётся на месте.
cuba-refusal-not-now = Сейчас это невозможно. { $decision ->
    [roll] Сначала нужно бросить кубики.
    [leave-out] Сначала нужно отложить один из кубиков.
    [drive] Сначала нужно поехать на автомобиле.
    [give] Сначала нужно решить, что отдать из-за Эль Зорро.
    [take] Сначала нужно взять товар у Пабло.
    [alonso] Сначала нужно решить, чем поможет Алонсо.
    [pawn] Сначала нужно переместить фишку.
    [use] Сначала нужно решить, пользоваться ли зданием.
   *[deliver] Сначала нужно доставить товар или спасовать.
}
cuba-refusal-no-such-face = Значение { $face } выпасть не может: { the-die } показывает не больше { $most }.
cuba-refusal-no-die-for-wood = Кубик для дерева выбрать нельзя: такого кубика нет.
cuba-refusal-no-step = Остаться на месте нельзя: автомобиль проезжает хотя бы 1 остановку.
cuba-refusal-too-far = Проехать { n-stops } нельзя: в круге их { $most }, а больше одного круга за ход не проехать.
cuba-refusal-cannot-pay-drive = Проехать { n-stops } сейчас нельзя: поездка стоит { $cost } песо, а у вас { $have }.
cuba-refusal-no-wood-to-zorro = Дерево отдать нельзя: Эль Зорро берёт любой товар, кроме него.
cuba-refusal-nothing-of-that = Отдать { gift } нельзя: у вас этого нет.
cuba-refusal-no-wood-from-pablo = Дерево взять нельзя: Пабло даёт любой товар, кроме него.
# allow d: число стоит без слова, отличается только ноль
cuba-refusal-supply-short = { $left ->
    [0] Взять { n-units } нельзя: в резерве этого товара больше нет.
   *[other] Взять { n-units } нельзя: в резерве только { $left }.
}
cuba-refusal-has-owner = Заявить права на { building-accusative } нельзя: этим зданием уже владеет { $owner }.
cuba-refusal-no-marker-left = Заявить права на здание нельзя: все ваши маркеры собственности ({ $most }) уже на игровом поле.
cuba-refusal-not-your-building = Алонсо не поможет { at-building }: с ним можно воспользоваться только своим зданием, а это не ваше.
cuba-refusal-pawn-elsewhere = Сейчас { at-building } ничего сделать нельзя: ваша фишка стоит не там.
# allow d: форму выбирает n-units, отличается только ноль
cuba-refusal-cannot-process = { $count ->
    [0] Сдать { to-building } 0 единиц нельзя: нужна хотя бы 1 единица { good-in-units }.
   *[other] Сдать { to-building } { n-units } нельзя: у вас { $have }.
}
cuba-refusal-no-wood-at-market = Дерево на чёрном рынке обменять нельзя: его там не принимают и не выдают.
cuba-refusal-same-good = Обменять { good-accusative } на тот же товар нельзя: товары должны быть разными.
cuba-refusal-nothing-to-trade = Обменять { good-accusative } нельзя: у вас этого товара нет.
cuba-refusal-no-wood-to-saw = Воспользоваться лесопилкой нельзя: у вас нет дерева.
cuba-refusal-nothing-for-cafe = { $goods ->
    [rum] Сдать в кафе ром нельзя: у вас его нет.
    [cigars] Сдать в кафе сигары нельзя: у вас их нет.
   *[rum-cigars] Сдать в кафе ром и сигары нельзя: у вас нет ни того, ни другого.
}
cuba-refusal-no-die-to-cancel = Снять спрос { demand-for } нельзя: у судна такого спроса и так нет.
cuba-refusal-cannot-buy-points = { $count ->
    [0] Купить 0 победных очков нельзя: нужно купить хотя бы 1.
    [one] Купить { $count } победное очко нельзя: оно стоит { $cost } песо, а у вас { $have }.
    [few] Купить { $count } победных очка нельзя: они стоят { $cost } песо, а у вас { $have }.
    [many] Купить { $count } победных очков нельзя: они стоят { $cost } песо, а у вас { $have }.
   *[other] Купить { $count } победного очка нельзя: они стоят { $cost } песо, а у вас { $have }.
}
cuba-refusal-cannot-sell-points = { $count ->
    [0] Сдать 0 победных очков нельзя: нужно сдать хотя бы 1.
    [one] Сдать { $count } победное очко нельзя: у вас { $have }.
    [few] Сдать { $count } победных очка нельзя: у вас { $have }.
    [many] Сдать { $count } победных очков нельзя: у вас { $have }.
   *[other] Сдать { $count } победного очка нельзя: у вас { $have }.
}
cuba-refusal-price-at-floor = Сдвинуть маркер стоимости влево нельзя: он уже на флаге с цифрой 2, левее флагов нет.
cuba-refusal-no-wood-at-trading = Доставить дерево через здание «Офис» нельзя: там принимают только товары, для которых есть кубик.
# allow d: числа стоят без слов, отличается только ноль
cuba-refusal-cannot-trade = { $demand ->
    [0] Доставить { good-accusative } через здание «Офис» нельзя: судну этот товар не нужен.
   *[other] Доставить { good-accusative } через здание «Офис» нельзя: спрос — { $demand }, а у вас { $have }.
}
cuba-refusal-already-inactive = { $citizen ->
    [pedro] Перевернуть карточку Педро нельзя: она уже неактивна.
    [maria] Перевернуть карточку Марии нельзя: она уже неактивна.
    [jose] Перевернуть карточку Хосе нельзя: она уже неактивна.
    [martinez] Перевернуть карточку Мартинеса нельзя: она уже неактивна.
    [conchita] Перевернуть карточку Кончиты нельзя: она уже неактивна.
    [zorro] Перевернуть карточку Эль Зорро нельзя: она уже неактивна.
    [miguel] Перевернуть карточку Мигеля нельзя: она уже неактивна.
    [pablo] Перевернуть карточку Пабло нельзя: она уже неактивна.
   *[alonso] Перевернуть карточку Алонсо нельзя: она уже неактивна.
}
cuba-refusal-wrong-flower = Фишку нельзя переместить { to-building }: это здание { under-flower }, а { at-citizen } цветок другой.
cuba-refusal-occupied = Фишку нельзя переместить { to-building }: там уже стоит чужая фишка ({ $seat }).
cuba-refusal-same-building = Фишку нельзя оставить { at-building }: она должна перейти в другое здание.
cuba-refusal-wood-needs-kind = Доставить дерево просто так нельзя: назовите товар, вместо которого оно идёт.
cuba-refusal-deliver-nothing = Доставить 0 единиц нельзя: доставка — это хотя бы 1 единица товара.
# allow d: число стоит без слова, отличается только ноль
cuba-refusal-over-demand = { $demand ->
    [0] Доставить { n-units } нельзя: судну этот товар не нужен.
   *[other] Доставить { n-units } нельзя: судну нужно только { $demand }.
}
# allow d: число стоит без слова, отличается только ноль
cuba-refusal-not-so-many = { $have ->
    [0] Доставить { n-units } нельзя: у вас этого товара нет.
   *[other] Доставить { n-units } нельзя: у вас только { $have }.
}
# allow d: число стоит без слова, отличается только ноль
cuba-refusal-wood-over-demand = { $demand ->
    [0] Доставить { n-wood } вместо { good-in-units } нельзя: спроса { demand-for } у судна нет.
   *[other] Доставить { n-wood } вместо { good-in-units } нельзя: спрос { demand-for } — только { $demand }.
}

## Ближайшее «да»: при каком условии то же действие удалось бы

cuba-nearest-pesos = Получилось бы, если бы у вас было ещё { $by } песо.
cuba-nearest-points = { $by ->
    [one] Получилось бы, если бы у вас было ещё { $by } победное очко.
    [few] Получилось бы, если бы у вас было ещё { $by } победных очка.
    [many] Получилось бы, если бы у вас было ещё { $by } победных очков.
   *[other] Получилось бы, если бы у вас было ещё { $by } победного очка.
}
cuba-nearest-goods = { $by ->
    [one] Получилось бы, если бы у вас была ещё { $by } единица { good-in-units }.
    [few] Получилось бы, если бы у вас были ещё { $by } единицы { good-in-units }.
    [many] Получилось бы, если бы у вас было ещё { $by } единиц { good-in-units }.
   *[other] Получилось бы, если бы у вас было ещё { $by } единицы { good-in-units }.
}
cuba-nearest-supply = { $by ->
    [one] Получилось бы, если бы в резерве была ещё { $by } единица { good-in-units }.
    [few] Получилось бы, если бы в резерве были ещё { $by } единицы { good-in-units }.
    [many] Получилось бы, если бы в резерве было ещё { $by } единиц { good-in-units }.
   *[other] Получилось бы, если бы в резерве было ещё { $by } единицы { good-in-units }.
}
cuba-nearest-demand = Получилось бы, если бы { the-die } на судне показывал хотя бы { $face }.
cuba-nearest-price = Получилось бы, если бы маркер стоимости стоял на флаге с цифрой { $price }.
cuba-nearest-free = Получилось бы, если бы { at-building } не стояла фишка.
cuba-nearest-pawn-on = Получилось бы, если бы { at-building } стояла ваша фишка.
cuba-nearest-unowned = Получилось бы, если бы { at-building } ещё не лежал маркер собственности.
cuba-nearest-owned = Получилось бы, если бы { at-building } лежал ваш маркер собственности.
cuba-nearest-active = { $citizen ->
    [pedro] Получилось бы, если бы карточка Педро была активна.
    [maria] Получилось бы, если бы карточка Марии была активна.
    [jose] Получилось бы, если бы карточка Хосе была активна.
    [martinez] Получилось бы, если бы карточка Мартинеса была активна.
    [conchita] Получилось бы, если бы карточка Кончиты была активна.
    [zorro] Получилось бы, если бы карточка Эль Зорро была активна.
    [miguel] Получилось бы, если бы карточка Мигеля была активна.
    [pablo] Получилось бы, если бы карточка Пабло была активна.
   *[alonso] Получилось бы, если бы карточка Алонсо была активна.
}
cuba-instead = Сейчас можно: { $action }.

## Названия действий: инфинитив, со строчной, без точки

cuba-action-roll = бросить кубики
cuba-action-leave-out = отложить { the-die-accusative }
cuba-action-drive = проехать { n-stops }
cuba-action-give = отдать { gift }
cuba-action-take = взять { one-unit }
cuba-action-claim = заявить права на { building-accusative }
cuba-action-pawn = переместить фишку { to-building }
cuba-action-decline = отказаться
cuba-action-pass = спасовать
cuba-action-deliver = доставить { n-units }
cuba-action-deliver-wood = доставить { n-wood } { instead-of }
cuba-action-use-bank = получить в банке 2 песо
cuba-action-use-church = получить в церкви 1 победное очко
cuba-action-use-sawmill = сдать на лесопилку 1 единицу дерева за 1 победное очко и 1 песо
cuba-action-use-distillery = { $count ->
    [one] обменять на перегонном заводе { $count } единицу сахарного тростника на столько же рома
    [few] обменять на перегонном заводе { $count } единицы сахарного тростника на столько же рома
    [many] обменять на перегонном заводе { $count } единиц сахарного тростника на столько же рома
   *[other] обменять на перегонном заводе { $count } единицы сахарного тростника на столько же рома
}
cuba-action-use-cigar-factory = { $count ->
    [one] обменять на сигарной фабрике { $count } единицу табака на столько же сигар
    [few] обменять на сигарной фабрике { $count } единицы табака на столько же сигар
    [many] обменять на сигарной фабрике { $count } единиц табака на столько же сигар
   *[other] обменять на сигарной фабрике { $count } единицы табака на столько же сигар
}
cuba-action-use-black-market = обменять на чёрном рынке { give-one-unit } на { take-one-unit }
cuba-action-use-cafe = { $goods ->
    [rum] сдать в кафе 1 единицу рома
    [cigars] сдать в кафе 1 единицу сигар
   *[rum-cigars] сдать в кафе 1 единицу рома и 1 единицу сигар
}
cuba-action-use-customs = поставить на таможне { the-die-accusative } на 0
cuba-action-use-casino = { $to ->
    [points] заплатить в казино { n-pesos } и получить { n-points }
   *[pesos] сдать в казино { n-points } и получить { n-pesos }
}
cuba-action-use-harbour-office = { $way ->
    [up] в офисе начальника порта сдвинуть маркер стоимости на один флаг вправо
   *[down] в офисе начальника порта сдвинуть маркер стоимости на один флаг влево
}
cuba-action-use-trading-office = доставить { one-unit } через здание «Офис»
cuba-action-use-newspaper = { $citizen ->
    [pedro] получить от газетного издателя 1 песо и перевернуть карточку Педро
    [maria] получить от газетного издателя 1 песо и перевернуть карточку Марии
    [jose] получить от газетного издателя 1 песо и перевернуть карточку Хосе
    [martinez] получить от газетного издателя 1 песо и перевернуть карточку Мартинеса
    [conchita] получить от газетного издателя 1 песо и перевернуть карточку Кончиты
    [zorro] получить от газетного издателя 1 песо и перевернуть карточку Эль Зорро
    [miguel] получить от газетного издателя 1 песо и перевернуть карточку Мигеля
    [pablo] получить от газетного издателя 1 песо и перевернуть карточку Пабло
    [alonso] получить от газетного издателя 1 песо и перевернуть карточку Алонсо
   *[none] получить от газетного издателя 1 песо и никого не переворачивать
}

## Решения: вопрос или просьба

cuba-decision-roll = { $seat }, бросьте кубики для нового судна.
cuba-decision-leave-out = { $seat }, какой кубик вы отложите?
cuba-decision-drive = { $seat }, как далеко вы поедете?
cuba-decision-give = { $seat }, у Эль Зорро сейчас { $turn }: что вы отдадите?
cuba-decision-take = { $seat }, какой товар вы возьмёте у Пабло?
cuba-decision-alonso = { $seat }, чем вам поможет Алонсо?
cuba-decision-pawn = { $seat }, куда вы переместите фишку?
cuba-decision-use = { $seat }, воспользуетесь зданием?
cuba-decision-deliver = { $seat }, доставите товар или спасуете?
cuba-decision-over = Партия окончена.
