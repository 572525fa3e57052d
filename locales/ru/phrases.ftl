## Обороты, из которых складываются остальные сообщения: целиком, в одном падеже, с предлогом.

seat-name = Место { $number }
id-alone = { $id }
n-points = { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
    [many] { $points } победных очков
   *[other] { $points } победного очка
}
got-points = { $got ->
    [one] { $got } победное очко
    [few] { $got } победных очка
    [many] { $got } победных очков
   *[other] { $got } победного очка
}
n-pesos = { $pesos } песо
got-pesos = { $got } песо
n-stops = { $steps ->
    [one] { $steps } остановку
    [few] { $steps } остановки
    [many] { $steps } остановок
   *[other] { $steps } остановки
}
n-ships = { $ships ->
    [one] { $ships } судно
    [few] { $ships } судна
    [many] { $ships } судов
   *[other] { $ships } судна
}
good-name = { $good ->
    [sugar] сахарный тростник
    [citrus] цитрусовые фрукты
    [tobacco] табак
    [rum] ром
    [cigars] сигары
   *[wood] дерево
}
good-in-units = { $good ->
    [sugar] сахарного тростника
    [citrus] цитрусовых фруктов
    [tobacco] табака
    [rum] рома
    [cigars] сигар
   *[wood] дерева
}
what-in-units = { $what ->
    [sugar] сахарного тростника
    [citrus] цитрусовых фруктов
    [tobacco] табака
    [rum] рома
    [cigars] сигар
   *[wood] дерева
}
give-in-units = { $give ->
    [sugar] сахарного тростника
    [citrus] цитрусовых фруктов
    [tobacco] табака
    [rum] рома
    [cigars] сигар
   *[wood] дерева
}
take-in-units = { $take ->
    [sugar] сахарного тростника
    [citrus] цитрусовых фруктов
    [tobacco] табака
    [rum] рома
    [cigars] сигар
   *[wood] дерева
}
good-accusative = { $good ->
    [sugar] сахарный тростник
    [citrus] цитрусовые фрукты
    [tobacco] табак
    [rum] ром
    [cigars] сигары
   *[wood] дерево
}
n-units = { $count ->
    [one] { $count } единицу { good-in-units }
    [few] { $count } единицы { good-in-units }
    [many] { $count } единиц { good-in-units }
   *[other] { $count } единицы { good-in-units }
}
got-units = { $got ->
    [one] { $got } единицу { what-in-units }
    [few] { $got } единицы { what-in-units }
    [many] { $got } единиц { what-in-units }
   *[other] { $got } единицы { what-in-units }
}
n-wood = { $count ->
    [one] { $count } единицу дерева
    [few] { $count } единицы дерева
    [many] { $count } единиц дерева
   *[other] { $count } единицы дерева
}
one-unit = 1 единицу { good-in-units }
give-one-unit = 1 единицу { give-in-units }
take-one-unit = 1 единицу { take-in-units }
demand-for = { $good ->
    [sugar] на сахарный тростник
    [citrus] на цитрусовые фрукты
    [tobacco] на табак
    [rum] на ром
    [cigars] на сигары
   *[wood] на дерево
}
instead-of = { $for ->
    [sugar] вместо сахарного тростника
    [citrus] вместо цитрусовых фруктов
    [tobacco] вместо табака
    [rum] вместо рома
    [cigars] вместо сигар
   *[wood] вместо дерева
}
gift = { $what ->
    [peso] 1 песо
    [point] 1 победное очко
    [sugar] 1 единицу сахарного тростника
    [citrus] 1 единицу цитрусовых фруктов
    [tobacco] 1 единицу табака
    [rum] 1 единицу рома
    [cigars] 1 единицу сигар
   *[wood] 1 единицу дерева
}
the-die = { $good ->
    [sugar] белый кубик
    [citrus] оранжевый кубик
    [tobacco] зелёный кубик
    [rum] красный кубик
   *[cigars] чёрный кубик
}
the-die-accusative = { $good ->
    [sugar] белый кубик
    [citrus] оранжевый кубик
    [tobacco] зелёный кубик
    [rum] красный кубик
   *[cigars] чёрный кубик
}
to-stop = { $stop ->
    [pedro] к Педро
    [maria] к Марии
    [jose] к Хосе
    [martinez] к Мартинесу
    [conchita] к Кончите
    [zorro] к Эль Зорро
    [miguel] к Мигелю
    [pablo] к Пабло
    [alonso] к Алонсо
   *[harbour] в порт
}
citizen-name = { $citizen ->
    [pedro] Педро
    [maria] Мария
    [jose] Хосе
    [martinez] Мартинес
    [conchita] Кончита
    [zorro] Эль Зорро
    [miguel] Мигель
    [pablo] Пабло
   *[alonso] Алонсо
}
citizen-accusative = { $citizen ->
    [pedro] Педро
    [maria] Марию
    [jose] Хосе
    [martinez] Мартинеса
    [conchita] Кончиту
    [zorro] Эль Зорро
    [miguel] Мигеля
    [pablo] Пабло
   *[alonso] Алонсо
}
at-citizen = { $citizen ->
    [pedro] у Педро
    [maria] у Марии
    [jose] у Хосе
    [martinez] у Мартинеса
    [conchita] у Кончиты
    [zorro] у Эль Зорро
    [miguel] у Мигеля
    [pablo] у Пабло
   *[alonso] у Алонсо
}
from-citizen = { $citizen ->
    [pedro] от Педро
    [maria] от Марии
    [jose] от Хосе
    [martinez] от Мартинеса
    [conchita] от Кончиты
    [zorro] от Эль Зорро
    [miguel] от Мигеля
    [pablo] от Пабло
   *[alonso] от Алонсо
}
the-building = { $building ->
    [bank] банк
    [church] церковь
    [distillery] перегонный завод
    [cigar-factory] сигарная фабрика
    [black-market] чёрный рынок
    [sawmill] лесопилка
    [cafe] кафе
    [customs] таможня
    [casino] казино
    [harbour-office] офис начальника порта
    [trading-office] здание «Офис»
   *[newspaper] газетный издатель
}
building-accusative = { $building ->
    [bank] банк
    [church] церковь
    [distillery] перегонный завод
    [cigar-factory] сигарную фабрику
    [black-market] чёрный рынок
    [sawmill] лесопилку
    [cafe] кафе
    [customs] таможню
    [casino] казино
    [harbour-office] офис начальника порта
    [trading-office] здание «Офис»
   *[newspaper] здание газетного издателя
}
to-building = { $building ->
    [bank] в банк
    [church] в церковь
    [distillery] на перегонный завод
    [cigar-factory] на сигарную фабрику
    [black-market] на чёрный рынок
    [sawmill] на лесопилку
    [cafe] в кафе
    [customs] на таможню
    [casino] в казино
    [harbour-office] в офис начальника порта
    [trading-office] в здание «Офис»
   *[newspaper] к газетному издателю
}
to-new-building = { $to ->
    [bank] в банк
    [church] в церковь
    [distillery] на перегонный завод
    [cigar-factory] на сигарную фабрику
    [black-market] на чёрный рынок
    [sawmill] на лесопилку
    [cafe] в кафе
    [customs] на таможню
    [casino] в казино
    [harbour-office] в офис начальника порта
    [trading-office] в здание «Офис»
   *[newspaper] к газетному издателю
}
at-building = { $building ->
    [bank] в банке
    [church] в церкви
    [distillery] на перегонном заводе
    [cigar-factory] на сигарной фабрике
    [black-market] на чёрном рынке
    [sawmill] на лесопилке
    [cafe] в кафе
    [customs] на таможне
    [casino] в казино
    [harbour-office] в офисе начальника порта
    [trading-office] в здании «Офис»
   *[newspaper] у газетного издателя
}
from-building = { $building ->
    [bank] из банка
    [church] из церкви
    [distillery] с перегонного завода
    [cigar-factory] с сигарной фабрики
    [black-market] с чёрного рынка
    [sawmill] с лесопилки
    [cafe] из кафе
    [customs] с таможни
    [casino] из казино
    [harbour-office] из офиса начальника порта
    [trading-office] из здания «Офис»
   *[newspaper] от газетного издателя
}
under-flower = { $flower ->
    [yellow] под жёлтым цветком
    [blue] под синим цветком
    [red] под красным цветком
   *[white] под белым цветком
}
