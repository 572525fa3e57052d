## Phrases that other messages are built from: complete, in one fixed case, preposition included.

seat-name = Seat { $number }
id-alone = { $id }
n-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
got-points = { $got ->
    [one] { $got } victory point
   *[other] { $got } victory points
}
n-pesos = { $pesos ->
    [one] { $pesos } peso
   *[other] { $pesos } pesos
}
got-pesos = { $got ->
    [one] { $got } peso
   *[other] { $got } pesos
}
n-stops = { $steps ->
    [one] { $steps } stop
   *[other] { $steps } stops
}
n-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
good-name = { $good ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
good-in-units = { $good ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
what-in-units = { $what ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
give-in-units = { $give ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
take-in-units = { $take ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
good-accusative = { $good ->
    [sugar] sugar cane
    [citrus] citrus fruit
    [tobacco] tobacco
    [rum] rum
    [cigars] cigars
   *[wood] wood
}
n-units = { $count ->
    [one] { $count } unit of { good-in-units }
   *[other] { $count } units of { good-in-units }
}
got-units = { $got ->
    [one] { $got } unit of { what-in-units }
   *[other] { $got } units of { what-in-units }
}
n-wood = { $count ->
    [one] { $count } unit of wood
   *[other] { $count } units of wood
}
one-unit = 1 unit of { good-in-units }
give-one-unit = 1 unit of { give-in-units }
take-one-unit = 1 unit of { take-in-units }
demand-for = { $good ->
    [sugar] for sugar cane
    [citrus] for citrus fruit
    [tobacco] for tobacco
    [rum] for rum
    [cigars] for cigars
   *[wood] for wood
}
instead-of = { $for ->
    [sugar] in place of sugar cane
    [citrus] in place of citrus fruit
    [tobacco] in place of tobacco
    [rum] in place of rum
    [cigars] in place of cigars
   *[wood] in place of wood
}
gift = { $what ->
    [peso] 1 peso
    [point] 1 victory point
    [sugar] 1 unit of sugar cane
    [citrus] 1 unit of citrus fruit
    [tobacco] 1 unit of tobacco
    [rum] 1 unit of rum
    [cigars] 1 unit of cigars
   *[wood] 1 unit of wood
}
the-die = { $good ->
    [sugar] the white die
    [citrus] the orange die
    [tobacco] the green die
    [rum] the red die
   *[cigars] the black die
}
the-die-accusative = { $good ->
    [sugar] the white die
    [citrus] the orange die
    [tobacco] the green die
    [rum] the red die
   *[cigars] the black die
}
to-stop = { $stop ->
    [pedro] to Pedro
    [maria] to Maria
    [jose] to José
    [martinez] to Martinez
    [conchita] to Conchita
    [zorro] to El Zorro
    [miguel] to Miguel
    [pablo] to Pablo
    [alonso] to Alonso
   *[harbour] to the harbour
}
citizen-name = { $citizen ->
    [pedro] Pedro
    [maria] Maria
    [jose] José
    [martinez] Martinez
    [conchita] Conchita
    [zorro] El Zorro
    [miguel] Miguel
    [pablo] Pablo
   *[alonso] Alonso
}
citizen-accusative = { $citizen ->
    [pedro] Pedro
    [maria] Maria
    [jose] José
    [martinez] Martinez
    [conchita] Conchita
    [zorro] El Zorro
    [miguel] Miguel
    [pablo] Pablo
   *[alonso] Alonso
}
at-citizen = { $citizen ->
    [pedro] at Pedro
    [maria] at Maria
    [jose] at José
    [martinez] at Martinez
    [conchita] at Conchita
    [zorro] at El Zorro
    [miguel] at Miguel
    [pablo] at Pablo
   *[alonso] at Alonso
}
from-citizen = { $citizen ->
    [pedro] from Pedro
    [maria] from Maria
    [jose] from José
    [martinez] from Martinez
    [conchita] from Conchita
    [zorro] from El Zorro
    [miguel] from Miguel
    [pablo] from Pablo
   *[alonso] from Alonso
}
the-building = { $building ->
    [bank] the bank
    [church] the church
    [distillery] the distillery
    [cigar-factory] the cigar factory
    [black-market] the black market
    [sawmill] the sawmill
    [cafe] the café
    [customs] the customs house
    [casino] the casino
    [harbour-office] the harbour office
    [trading-office] the trading office
   *[newspaper] the newspaper
}
building-accusative = { $building ->
    [bank] the bank
    [church] the church
    [distillery] the distillery
    [cigar-factory] the cigar factory
    [black-market] the black market
    [sawmill] the sawmill
    [cafe] the café
    [customs] the customs house
    [casino] the casino
    [harbour-office] the harbour office
    [trading-office] the trading office
   *[newspaper] the newspaper
}
to-building = { $building ->
    [bank] to the bank
    [church] to the church
    [distillery] to the distillery
    [cigar-factory] to the cigar factory
    [black-market] to the black market
    [sawmill] to the sawmill
    [cafe] to the café
    [customs] to the customs house
    [casino] to the casino
    [harbour-office] to the harbour office
    [trading-office] to the trading office
   *[newspaper] to the newspaper
}
to-new-building = { $to ->
    [bank] to the bank
    [church] to the church
    [distillery] to the distillery
    [cigar-factory] to the cigar factory
    [black-market] to the black market
    [sawmill] to the sawmill
    [cafe] to the café
    [customs] to the customs house
    [casino] to the casino
    [harbour-office] to the harbour office
    [trading-office] to the trading office
   *[newspaper] to the newspaper
}
at-building = { $building ->
    [bank] at the bank
    [church] at the church
    [distillery] at the distillery
    [cigar-factory] at the cigar factory
    [black-market] at the black market
    [sawmill] at the sawmill
    [cafe] at the café
    [customs] at the customs house
    [casino] at the casino
    [harbour-office] at the harbour office
    [trading-office] at the trading office
   *[newspaper] at the newspaper
}
from-building = { $building ->
    [bank] from the bank
    [church] from the church
    [distillery] from the distillery
    [cigar-factory] from the cigar factory
    [black-market] from the black market
    [sawmill] from the sawmill
    [cafe] from the café
    [customs] from the customs house
    [casino] from the casino
    [harbour-office] from the harbour office
    [trading-office] from the trading office
   *[newspaper] from the newspaper
}
under-flower = { $flower ->
    [yellow] under a yellow flower
    [blue] under a blue flower
    [red] under a red flower
   *[white] under a white flower
}
