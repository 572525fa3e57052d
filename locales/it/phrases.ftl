## Locuzioni con cui si compongono gli altri messaggi: complete, con la preposizione.

seat-name = Posto { $number }
id-alone = { $id }
n-points = { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}
got-points = { $got ->
    [one] { $got } punto vittoria
   *[other] { $got } punti vittoria
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
    [one] { $steps } fermata
   *[other] { $steps } fermate
}
n-ships = { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
}
good-name = { $good ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
good-in-units = { $good ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
what-in-units = { $what ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
give-in-units = { $give ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
take-in-units = { $take ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
good-accusative = { $good ->
    [sugar] canna da zucchero
    [citrus] agrumi
    [tobacco] tabacco
    [rum] rum
    [cigars] sigari
   *[wood] legno
}
n-units = { $count ->
    [one] { $count } unità di { good-in-units }
   *[other] { $count } unità di { good-in-units }
}
got-units = { $got ->
    [one] { $got } unità di { what-in-units }
   *[other] { $got } unità di { what-in-units }
}
n-wood = { $count ->
    [one] { $count } unità di legno
   *[other] { $count } unità di legno
}
one-unit = 1 unità di { good-in-units }
give-one-unit = 1 unità di { give-in-units }
take-one-unit = 1 unità di { take-in-units }
demand-for = { $good ->
    [sugar] di canna da zucchero
    [citrus] di agrumi
    [tobacco] di tabacco
    [rum] di rum
    [cigars] di sigari
   *[wood] di legno
}
instead-of = { $for ->
    [sugar] al posto della canna da zucchero
    [citrus] al posto degli agrumi
    [tobacco] al posto del tabacco
    [rum] al posto del rum
    [cigars] al posto dei sigari
   *[wood] al posto del legno
}
gift = { $what ->
    [peso] 1 peso
    [point] 1 punto vittoria
    [sugar] 1 unità di canna da zucchero
    [citrus] 1 unità di agrumi
    [tobacco] 1 unità di tabacco
    [rum] 1 unità di rum
    [cigars] 1 unità di sigari
   *[wood] 1 unità di legno
}
the-die = { $good ->
    [sugar] il dado bianco
    [citrus] il dado arancione
    [tobacco] il dado verde
    [rum] il dado rosso
   *[cigars] il dado nero
}
the-die-accusative = { $good ->
    [sugar] il dado bianco
    [citrus] il dado arancione
    [tobacco] il dado verde
    [rum] il dado rosso
   *[cigars] il dado nero
}
to-stop = { $stop ->
    [pedro] da Pedro
    [maria] da Maria
    [jose] da José
    [martinez] da Martinez
    [conchita] da Conchita
    [zorro] da El Zorro
    [miguel] da Miguel
    [pablo] da Pablo
    [alonso] da Alonso
   *[harbour] al porto
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
    [pedro] da Pedro
    [maria] da Maria
    [jose] da José
    [martinez] da Martinez
    [conchita] da Conchita
    [zorro] da El Zorro
    [miguel] da Miguel
    [pablo] da Pablo
   *[alonso] da Alonso
}
from-citizen = { $citizen ->
    [pedro] da Pedro
    [maria] da Maria
    [jose] da José
    [martinez] da Martinez
    [conchita] da Conchita
    [zorro] da El Zorro
    [miguel] da Miguel
    [pablo] da Pablo
   *[alonso] da Alonso
}
the-building = { $building ->
    [bank] la banca
    [church] la chiesa
    [distillery] la distilleria
    [cigar-factory] la fabbrica di sigari
    [black-market] il mercato nero
    [sawmill] la segheria
    [cafe] il caffè
    [customs] l’ufficio doganale
    [casino] il casinò
    [harbour-office] la capitaneria di porto
    [trading-office] l’Ufficio
   *[newspaper] l’editore del giornale
}
building-accusative = { $building ->
    [bank] la banca
    [church] la chiesa
    [distillery] la distilleria
    [cigar-factory] la fabbrica di sigari
    [black-market] il mercato nero
    [sawmill] la segheria
    [cafe] il caffè
    [customs] l’ufficio doganale
    [casino] il casinò
    [harbour-office] la capitaneria di porto
    [trading-office] l’Ufficio
   *[newspaper] l’editore del giornale
}
to-building = { $building ->
    [bank] nella banca
    [church] nella chiesa
    [distillery] nella distilleria
    [cigar-factory] nella fabbrica di sigari
    [black-market] nel mercato nero
    [sawmill] nella segheria
    [cafe] nel caffè
    [customs] nell’ufficio doganale
    [casino] nel casinò
    [harbour-office] nella capitaneria di porto
    [trading-office] nell’Ufficio
   *[newspaper] presso l’editore del giornale
}
to-new-building = { $to ->
    [bank] nella banca
    [church] nella chiesa
    [distillery] nella distilleria
    [cigar-factory] nella fabbrica di sigari
    [black-market] nel mercato nero
    [sawmill] nella segheria
    [cafe] nel caffè
    [customs] nell’ufficio doganale
    [casino] nel casinò
    [harbour-office] nella capitaneria di porto
    [trading-office] nell’Ufficio
   *[newspaper] presso l’editore del giornale
}
at-building = { $building ->
    [bank] nella banca
    [church] nella chiesa
    [distillery] nella distilleria
    [cigar-factory] nella fabbrica di sigari
    [black-market] nel mercato nero
    [sawmill] nella segheria
    [cafe] nel caffè
    [customs] nell’ufficio doganale
    [casino] nel casinò
    [harbour-office] nella capitaneria di porto
    [trading-office] nell’Ufficio
   *[newspaper] presso l’editore del giornale
}
from-building = { $building ->
    [bank] dalla banca
    [church] dalla chiesa
    [distillery] dalla distilleria
    [cigar-factory] dalla fabbrica di sigari
    [black-market] dal mercato nero
    [sawmill] dalla segheria
    [cafe] dal caffè
    [customs] dall’ufficio doganale
    [casino] dal casinò
    [harbour-office] dalla capitaneria di porto
    [trading-office] dall’Ufficio
   *[newspaper] dall’editore del giornale
}
under-flower = { $flower ->
    [yellow] sotto un fiore giallo
    [blue] sotto un fiore blu
    [red] sotto un fiore rosso
   *[white] sotto un fiore bianco
}
