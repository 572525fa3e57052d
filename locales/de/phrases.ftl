## Bausteine anderer Meldungen: vollständig, in einem festen Fall, mit Präposition.

seat-name = Platz { $number }
id-alone = { $id }
n-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
got-points = { $got ->
    [one] { $got } Siegpunkt
   *[other] { $got } Siegpunkte
}
n-pesos = { $pesos ->
    [one] { $pesos } Peso
   *[other] { $pesos } Pesos
}
got-pesos = { $got ->
    [one] { $got } Peso
   *[other] { $got } Pesos
}
n-stops = { $steps ->
    [one] { $steps } Station
   *[other] { $steps } Stationen
}
n-ships = { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}
good-name = { $good ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
good-in-units = { $good ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
what-in-units = { $what ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
give-in-units = { $give ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
take-in-units = { $take ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
good-accusative = { $good ->
    [sugar] Zuckerrohr
    [citrus] Zitrusfrüchte
    [tobacco] Tabak
    [rum] Rum
    [cigars] Zigarren
   *[wood] Holz
}
n-units = { $count ->
    [one] { $count } Einheit { good-in-units }
   *[other] { $count } Einheiten { good-in-units }
}
got-units = { $got ->
    [one] { $got } Einheit { what-in-units }
   *[other] { $got } Einheiten { what-in-units }
}
n-wood = { $count ->
    [one] { $count } Einheit Holz
   *[other] { $count } Einheiten Holz
}
one-unit = 1 Einheit { good-in-units }
give-one-unit = 1 Einheit { give-in-units }
take-one-unit = 1 Einheit { take-in-units }
demand-for = { $good ->
    [sugar] nach Zuckerrohr
    [citrus] nach Zitrusfrüchten
    [tobacco] nach Tabak
    [rum] nach Rum
    [cigars] nach Zigarren
   *[wood] nach Holz
}
instead-of = { $for ->
    [sugar] anstelle von Zuckerrohr
    [citrus] anstelle von Zitrusfrüchten
    [tobacco] anstelle von Tabak
    [rum] anstelle von Rum
    [cigars] anstelle von Zigarren
   *[wood] anstelle von Holz
}
gift = { $what ->
    [peso] 1 Peso
    [point] 1 Siegpunkt
    [sugar] 1 Einheit Zuckerrohr
    [citrus] 1 Einheit Zitrusfrüchte
    [tobacco] 1 Einheit Tabak
    [rum] 1 Einheit Rum
    [cigars] 1 Einheit Zigarren
   *[wood] 1 Einheit Holz
}
the-die = { $good ->
    [sugar] der weiße Würfel
    [citrus] der orangefarbene Würfel
    [tobacco] der grüne Würfel
    [rum] der rote Würfel
   *[cigars] der schwarze Würfel
}
the-die-accusative = { $good ->
    [sugar] den weißen Würfel
    [citrus] den orangefarbenen Würfel
    [tobacco] den grünen Würfel
    [rum] den roten Würfel
   *[cigars] den schwarzen Würfel
}
to-stop = { $stop ->
    [pedro] zu Pedro
    [maria] zu Maria
    [jose] zu José
    [martinez] zu Martinez
    [conchita] zu Conchita
    [zorro] zu El Zorro
    [miguel] zu Miguel
    [pablo] zu Pablo
    [alonso] zu Alonso
   *[harbour] in den Hafen
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
    [pedro] bei Pedro
    [maria] bei Maria
    [jose] bei José
    [martinez] bei Martinez
    [conchita] bei Conchita
    [zorro] bei El Zorro
    [miguel] bei Miguel
    [pablo] bei Pablo
   *[alonso] bei Alonso
}
from-citizen = { $citizen ->
    [pedro] von Pedro
    [maria] von Maria
    [jose] von José
    [martinez] von Martinez
    [conchita] von Conchita
    [zorro] von El Zorro
    [miguel] von Miguel
    [pablo] von Pablo
   *[alonso] von Alonso
}
the-building = { $building ->
    [bank] die Bank
    [church] die Kirche
    [distillery] die Schnapsbrennerei
    [cigar-factory] die Zigarrenfabrik
    [black-market] der Schwarzmarkt
    [sawmill] das Sägewerk
    [cafe] das Café
    [customs] das Zollamt
    [casino] das Casino
    [harbour-office] das Hafenamt
    [trading-office] das Kontor
   *[newspaper] der Zeitungsverlag
}
building-accusative = { $building ->
    [bank] die Bank
    [church] die Kirche
    [distillery] die Schnapsbrennerei
    [cigar-factory] die Zigarrenfabrik
    [black-market] den Schwarzmarkt
    [sawmill] das Sägewerk
    [cafe] das Café
    [customs] das Zollamt
    [casino] das Casino
    [harbour-office] das Hafenamt
    [trading-office] das Kontor
   *[newspaper] den Zeitungsverlag
}
to-building = { $building ->
    [bank] auf die Bank
    [church] auf die Kirche
    [distillery] auf die Schnapsbrennerei
    [cigar-factory] auf die Zigarrenfabrik
    [black-market] auf den Schwarzmarkt
    [sawmill] auf das Sägewerk
    [cafe] auf das Café
    [customs] auf das Zollamt
    [casino] auf das Casino
    [harbour-office] auf das Hafenamt
    [trading-office] auf das Kontor
   *[newspaper] auf den Zeitungsverlag
}
to-new-building = { $to ->
    [bank] auf die Bank
    [church] auf die Kirche
    [distillery] auf die Schnapsbrennerei
    [cigar-factory] auf die Zigarrenfabrik
    [black-market] auf den Schwarzmarkt
    [sawmill] auf das Sägewerk
    [cafe] auf das Café
    [customs] auf das Zollamt
    [casino] auf das Casino
    [harbour-office] auf das Hafenamt
    [trading-office] auf das Kontor
   *[newspaper] auf den Zeitungsverlag
}
at-building = { $building ->
    [bank] auf der Bank
    [church] auf der Kirche
    [distillery] auf der Schnapsbrennerei
    [cigar-factory] auf der Zigarrenfabrik
    [black-market] auf dem Schwarzmarkt
    [sawmill] auf dem Sägewerk
    [cafe] auf dem Café
    [customs] auf dem Zollamt
    [casino] auf dem Casino
    [harbour-office] auf dem Hafenamt
    [trading-office] auf dem Kontor
   *[newspaper] auf dem Zeitungsverlag
}
from-building = { $building ->
    [bank] von der Bank
    [church] von der Kirche
    [distillery] von der Schnapsbrennerei
    [cigar-factory] von der Zigarrenfabrik
    [black-market] vom Schwarzmarkt
    [sawmill] vom Sägewerk
    [cafe] vom Café
    [customs] vom Zollamt
    [casino] vom Casino
    [harbour-office] vom Hafenamt
    [trading-office] vom Kontor
   *[newspaper] vom Zeitungsverlag
}
under-flower = { $flower ->
    [yellow] unter einer gelben Blume
    [blue] unter einer blauen Blume
    [red] unter einer roten Blume
   *[white] unter einer weißen Blume
}
