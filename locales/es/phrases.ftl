## Expresiones con las que se componen los demás mensajes: completas, con su preposición.

seat-name = Asiento { $number }
id-alone = { $id }
n-points = { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
got-points = { $got ->
    [one] { $got } punto de victoria
   *[other] { $got } puntos de victoria
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
    [one] { $steps } parada
   *[other] { $steps } paradas
}
n-ships = { $ships ->
    [one] { $ships } barco
   *[other] { $ships } barcos
}
good-name = { $good ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
good-in-units = { $good ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
what-in-units = { $what ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
give-in-units = { $give ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
take-in-units = { $take ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
good-accusative = { $good ->
    [sugar] caña de azúcar
    [citrus] cítricos
    [tobacco] tabaco
    [rum] ron
    [cigars] puros
   *[wood] madera
}
n-units = { $count ->
    [one] { $count } unidad de { good-in-units }
   *[other] { $count } unidades de { good-in-units }
}
got-units = { $got ->
    [one] { $got } unidad de { what-in-units }
   *[other] { $got } unidades de { what-in-units }
}
n-wood = { $count ->
    [one] { $count } unidad de madera
   *[other] { $count } unidades de madera
}
one-unit = 1 unidad de { good-in-units }
give-one-unit = 1 unidad de { give-in-units }
take-one-unit = 1 unidad de { take-in-units }
demand-for = { $good ->
    [sugar] de caña de azúcar
    [citrus] de cítricos
    [tobacco] de tabaco
    [rum] de ron
    [cigars] de puros
   *[wood] de madera
}
instead-of = { $for ->
    [sugar] en lugar de caña de azúcar
    [citrus] en lugar de cítricos
    [tobacco] en lugar de tabaco
    [rum] en lugar de ron
    [cigars] en lugar de puros
   *[wood] en lugar de madera
}
gift = { $what ->
    [peso] 1 peso
    [point] 1 punto de victoria
    [sugar] 1 unidad de caña de azúcar
    [citrus] 1 unidad de cítricos
    [tobacco] 1 unidad de tabaco
    [rum] 1 unidad de ron
    [cigars] 1 unidad de puros
   *[wood] 1 unidad de madera
}
the-die = { $good ->
    [sugar] el dado blanco
    [citrus] el dado naranja
    [tobacco] el dado verde
    [rum] el dado rojo
   *[cigars] el dado negro
}
the-die-accusative = { $good ->
    [sugar] el dado blanco
    [citrus] el dado naranja
    [tobacco] el dado verde
    [rum] el dado rojo
   *[cigars] el dado negro
}
to-stop = { $stop ->
    [pedro] hasta Pedro
    [maria] hasta María
    [jose] hasta José
    [martinez] hasta Martínez
    [conchita] hasta Conchita
    [zorro] hasta El Zorro
    [miguel] hasta Miguel
    [pablo] hasta Pablo
    [alonso] hasta Alonso
   *[harbour] hasta el puerto
}
citizen-name = { $citizen ->
    [pedro] Pedro
    [maria] María
    [jose] José
    [martinez] Martínez
    [conchita] Conchita
    [zorro] El Zorro
    [miguel] Miguel
    [pablo] Pablo
   *[alonso] Alonso
}
citizen-accusative = { $citizen ->
    [pedro] Pedro
    [maria] María
    [jose] José
    [martinez] Martínez
    [conchita] Conchita
    [zorro] El Zorro
    [miguel] Miguel
    [pablo] Pablo
   *[alonso] Alonso
}
at-citizen = { $citizen ->
    [pedro] con Pedro
    [maria] con María
    [jose] con José
    [martinez] con Martínez
    [conchita] con Conchita
    [zorro] con El Zorro
    [miguel] con Miguel
    [pablo] con Pablo
   *[alonso] con Alonso
}
from-citizen = { $citizen ->
    [pedro] de Pedro
    [maria] de María
    [jose] de José
    [martinez] de Martínez
    [conchita] de Conchita
    [zorro] de El Zorro
    [miguel] de Miguel
    [pablo] de Pablo
   *[alonso] de Alonso
}
the-building = { $building ->
    [bank] el banco
    [church] la iglesia
    [distillery] la destilería
    [cigar-factory] la fábrica de tabacos
    [black-market] el mercado negro
    [sawmill] el aserradero
    [cafe] el café
    [customs] la aduana
    [casino] el casino
    [harbour-office] la oficina portuaria
    [trading-office] la Oficina
   *[newspaper] el periódico
}
building-accusative = { $building ->
    [bank] el banco
    [church] la iglesia
    [distillery] la destilería
    [cigar-factory] la fábrica de tabacos
    [black-market] el mercado negro
    [sawmill] el aserradero
    [cafe] el café
    [customs] la aduana
    [casino] el casino
    [harbour-office] la oficina portuaria
    [trading-office] la Oficina
   *[newspaper] el periódico
}
to-building = { $building ->
    [bank] al banco
    [church] a la iglesia
    [distillery] a la destilería
    [cigar-factory] a la fábrica de tabacos
    [black-market] al mercado negro
    [sawmill] al aserradero
    [cafe] al café
    [customs] a la aduana
    [casino] al casino
    [harbour-office] a la oficina portuaria
    [trading-office] a la Oficina
   *[newspaper] al periódico
}
to-new-building = { $to ->
    [bank] al banco
    [church] a la iglesia
    [distillery] a la destilería
    [cigar-factory] a la fábrica de tabacos
    [black-market] al mercado negro
    [sawmill] al aserradero
    [cafe] al café
    [customs] a la aduana
    [casino] al casino
    [harbour-office] a la oficina portuaria
    [trading-office] a la Oficina
   *[newspaper] al periódico
}
at-building = { $building ->
    [bank] en el banco
    [church] en la iglesia
    [distillery] en la destilería
    [cigar-factory] en la fábrica de tabacos
    [black-market] en el mercado negro
    [sawmill] en el aserradero
    [cafe] en el café
    [customs] en la aduana
    [casino] en el casino
    [harbour-office] en la oficina portuaria
    [trading-office] en la Oficina
   *[newspaper] en el periódico
}
from-building = { $building ->
    [bank] del banco
    [church] de la iglesia
    [distillery] de la destilería
    [cigar-factory] de la fábrica de tabacos
    [black-market] del mercado negro
    [sawmill] del aserradero
    [cafe] del café
    [customs] de la aduana
    [casino] del casino
    [harbour-office] de la oficina portuaria
    [trading-office] de la Oficina
   *[newspaper] del periódico
}
under-flower = { $flower ->
    [yellow] bajo una flor amarilla
    [blue] bajo una flor azul
    [red] bajo una flor roja
   *[white] bajo una flor blanca
}
