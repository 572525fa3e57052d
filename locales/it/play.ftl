## Eventi: che cosa succede al tavolo

cuba-event-rolled = { $seat } lancia i dadi per la nave { $ship }: canna da zucchero { $rolled-sugar }, agrumi { $rolled-citrus }, tabacco { $rolled-tobacco }, rum { $rolled-rum }, sigari { $rolled-cigars }.
cuba-event-demand-set = { $dice-total ->
    [0] { $seat } lascia fuori { the-die-accusative }: la nave { $ship } non chiede nulla.
    [one] { $seat } lascia fuori { the-die-accusative }: la nave { $ship } chiede in tutto { $dice-total } unità.
   *[other] { $seat } lascia fuori { the-die-accusative }: la nave { $ship } chiede in tutto { $dice-total } unità.
}
cuba-event-turn-began = { $seat } è di turno.
cuba-event-drove = { $cost ->
    [0] { $seat } va { to-stop } senza pagare nulla.
    [one] { $seat } va { to-stop } e paga { $cost } peso.
   *[other] { $seat } va { to-stop } e paga { $cost } pesos.
}
cuba-event-woke = L’auto si lascia alle spalle { citizen-accusative }: la tessera torna attiva.
cuba-event-crossed-harbour = { $seat } supera il porto senza fermarsi: niente round di consegna.
cuba-event-price-moved = { $way ->
    [left] L’indicatore di prezzo arretra di una bandiera verso sinistra.
    [back] Con la nuova nave l’indicatore di prezzo torna sul 2.
   *[right] L’indicatore di prezzo avanza di una bandiera verso destra.
} { $price ->
    [0] Ora si trova sulla bandiera a scacchi.
    [one] Ora ogni unità consegnata vale { $price } punto vittoria (il legno sempre 1).
   *[other] Ora ogni unità consegnata vale { $price } punti vittoria (il legno sempre 1).
}
cuba-event-gained = { $what ->
    [points] { cuba-event-gained-points }
    [pesos] { cuba-event-gained-pesos }
   *[good] { cuba-event-gained-good }
}
cuba-event-gained-good = { $seat } riceve { got-units } { from-citizen }.
cuba-event-gained-points = { $seat } ottiene { got-points } { from-citizen }.
cuba-event-gained-pesos = { $seat } riceve { got-pesos } { from-citizen }.
cuba-event-supply-short = { $got ->
    [0] { $seat } resta a mani vuote: la riserva non ha più { good-in-units }.
    [one] { $seat } riceve solo { $got } unità di { good-in-units }: la riserva non ne ha di più.
   *[other] { $seat } riceve solo { $got } unità di { good-in-units }: la riserva non ne ha di più.
}
cuba-event-found-inactive = { $seat } trova inattiva la tessera di { citizen-name } e non riceve nulla.
cuba-event-gave = { $to } riceve { gift } da { $seat }.
cuba-event-nothing-to-give = { $seat } non dà nulla: non ha niente che El Zorro accetti.
cuba-event-took = { $seat } prende { one-unit } da Pablo.
cuba-event-nothing-to-take = { $seat } non riceve nulla da Pablo: la riserva non ha più nessuna delle sue 5 merci.
cuba-event-claimed = { $seat } prende possesso di un edificio: ora { the-building } porta il suo indicatore di proprietà. { $left ->
    [0] Era l’ultimo.
    [one] Ne resta ancora { $left }.
   *[other] Ne restano ancora { $left }.
}
cuba-event-nothing-at-alonso = { $seat } non può fare nulla da Alonso: non c’è un edificio di cui prendere possesso né uno proprio da usare.
cuba-event-declined-alonso = { $seat } rinuncia all’aiuto di Alonso.
cuba-event-pawn-moved = { $seat } sposta il pedone { to-new-building }.
cuba-event-pawn-stayed = { $why ->
    [zorro] { $seat } lascia il pedone dov’è: da El Zorro non si sposta.
    [harbour] { $seat } lascia il pedone dov’è: l’auto è al porto.
    [inactive] { $seat } lascia il pedone dov’è: l’abitante è inattivo.
   *[blocked] { $seat } lascia il pedone dov’è: nessun edificio sotto il fiore giusto è libero.
}
cuba-event-no-building = { $why ->
    [harbour] { $seat } non usa nessun edificio: l’auto è al porto.
    [inactive] { $seat } non usa nessun edificio: l’abitante è inattivo.
    [no-pawn] { $seat } non usa nessun edificio: il pedone non è ancora sul tabellone.
   *[nothing-to-use] { $seat } non usa nessun edificio: quello in cui si trova il pedone ora non offre nulla.
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
cuba-event-used-bank = { $seat } usa la banca e riceve { n-pesos }.
cuba-event-used-church = { $seat } usa la chiesa e ottiene { n-points }.
cuba-event-used-distillery = { $seat } usa la distilleria: cede { $count } unità di canna da zucchero e riceve { $count } unità di rum.
cuba-event-used-cigar-factory = { $seat } usa la fabbrica di sigari: cede { $count } unità di tabacco e riceve { $count } unità di sigari.
cuba-event-used-black-market = { $seat } usa il mercato nero: cede { give-one-unit } e riceve { take-one-unit }.
cuba-event-used-sawmill = { $seat } usa la segheria: cede 1 unità di legno e ottiene { n-points } e { n-pesos }.
cuba-event-used-cafe = { $goods ->
    [rum] { $seat } usa il caffè: cede 1 unità di rum e ottiene { n-points }.
    [cigars] { $seat } usa il caffè: cede 1 unità di sigari e ottiene { n-points }.
   *[rum-cigars] { $seat } usa il caffè: cede 1 unità di rum e 1 unità di sigari e ottiene { n-points }.
}
cuba-event-used-customs = { $seat } usa l’ufficio doganale e gira sullo 0 { the-die-accusative }.
cuba-event-used-casino = { $to ->
    [points] { $seat } usa il casinò: paga { n-pesos } e ottiene { n-points }.
   *[pesos] { $seat } usa il casinò: cede { n-points } e riceve { n-pesos }.
}
cuba-event-used-harbour-office = { $seat } usa la capitaneria di porto e sposta l’indicatore di prezzo.
cuba-event-used-trading-office = { $seat } usa l’Ufficio: consegna { one-unit } e ottiene { n-points }.
cuba-event-used-newspaper = { $seat } usa l’editore del giornale e riceve { n-pesos }.
cuba-event-declined-building = { $seat } non usa { building-accusative }.
cuba-event-turned-down = { $seat } gira a faccia in giù la tessera di { citizen-name }: ora è inattiva.
cuba-event-die-turned = Ora { the-die } mostra { $to }.
cuba-event-delivery-began = { $seat } apre un round di consegna.
cuba-event-delivered = { $seat } consegna { n-units } e ottiene { n-points }.
cuba-event-delivered-wood = { $seat } consegna { n-wood } { instead-of } e ottiene { n-points }.
cuba-event-passed = { $why ->
    [cannot] { $seat } passa: non ha nulla che la nave accetti.
   *[chosen] { $seat } passa per scelta.
}
cuba-event-delivery-ended = { $why ->
    [satisfied] Il round di consegna è finito: tutti i dadi sulla nave sono a 0.
   *[all-passed] Il round di consegna è finito: tutto il tavolo ha passato.
}
cuba-event-departed = { $why ->
    [delivery] La nave { $ship } parte: la sua domanda è soddisfatta.
    [all-passed] La nave { $ship } parte: dopo il round di consegna l’indicatore di prezzo arriva alla bandiera a scacchi.
    [crossing] La nave { $ship } parte: l’auto ha superato il porto e l’indicatore di prezzo arriva alla bandiera a scacchi.
    [harbour-office] La nave { $ship } parte: la capitaneria di porto ha spostato l’indicatore di prezzo alla bandiera a scacchi.
    [customs] La nave { $ship } parte: l’ufficio doganale ha azzerato l’ultima domanda.
    [trading-office] La nave { $ship } parte: l’Ufficio ha soddisfatto l’ultima domanda.
   *[four-zeros] La nave { $ship } parte appena arrivata: i suoi 4 dadi mostrano tutti 0.
} { $left ->
    [0] Era l’ultima.
    [one] Deve ancora arrivare { $left } nave.
   *[other] Devono ancora arrivare { $left } navi.
}
cuba-event-arrived = La nave { $ship } entra in porto.
cuba-event-owner-point = { $seat } ottiene { got-points }: { $visitor } finisce il turno { at-building }, che è di { $seat }.
cuba-event-ended = La nave 7 è partita: la partita è finita.
cuba-event-scored = { $seat } è in { $place }ª posizione: { n-points } più { $for_goods } per le merci, in tutto { $total }.
cuba-event-won = { $by ->
    [points] { $seat } vince: ha più punti vittoria del resto del tavolo.
    [goods] { $seat } vince: a parità di punti vittoria ha più merci avanzate.
    [pesos] { $seat } vince: a parità di punti vittoria e di merci ha più pesos.
   *[shared] { $seat } vince a pari merito: la vittoria è condivisa.
}

## Rifiuti: che cosa non si può fare e perché

cuba-refusal-game-over = Non puoi più fare nulla: la nave 7 è partita e la partita è finita.
cuba-refusal-not-your-decision = { $seat } non può decidere adesso: questa decisione è di { $decides }.
cuba-refusal-must-drive = Non puoi rinunciare al viaggio: nel tuo turno l’auto deve muoversi. La prossima fermata è sempre gratuita.
cuba-refusal-must-move-pawn = Non puoi lasciare fermo il tuo pedone: dopo la visita a un abitante attivo deve cambiare edificio.
cuba-refusal-must-give = Non puoi tenere tutto per te: per El Zorro devi dare 1 peso, 1 merce che non sia legno oppure 1 punto vittoria.
cuba-refusal-must-take = Non puoi rinunciare: da Pablo devi prendere 1 merce. Puoi scegliere soltanto quale.
cuba-refusal-no-building-at-harbour = Non puoi usare { building-accusative }: con l’auto al porto in questo turno non si usa nessun edificio.
cuba-refusal-pawn-stays-at-harbour = Non puoi spostare il tuo pedone { to-building }: con l’auto al porto resta dov’è.
cuba-refusal-pawn-stays-at-zorro = Non puoi spostare il tuo pedone { to-building }: da El Zorro resta dov’è.
cuba-refusal-not-now = Adesso questo non si può fare. { $decision ->
    [roll] Ora si lanciano i dadi.
    [leave-out] Ora si sceglie il dado da lasciare fuori.
    [drive] Ora si muove l’auto.
    [give] Ora si decide che cosa dare per El Zorro.
    [take] Ora si sceglie la merce da prendere da Pablo.
    [alonso] Ora si decide che cosa fare da Alonso.
    [pawn] Ora si sposta il pedone.
    [use] Ora si decide se e come usare l’edificio.
   *[deliver] Ora si consegna alla nave oppure si passa.
}
cuba-refusal-no-such-face = Questo lancio non è possibile: { the-die } non può mostrare { $face }, arriva al massimo a { $most }.
cuba-refusal-no-die-for-wood = Non puoi lasciare fuori il dado del legno: nessuno dei 5 dadi rappresenta il legno.
cuba-refusal-no-step = Non puoi lasciare ferma l’auto: deve avanzare almeno di 1 fermata.
cuba-refusal-too-far = Non puoi avanzare di { n-stops }: in un turno l’auto percorre la strada al massimo una volta, e le fermate sono { $most }.
cuba-refusal-cannot-pay-drive = { $cost ->
    [one] Non puoi avanzare di { n-stops }: costa { $cost } peso e tu ne hai { $have }.
   *[other] Non puoi avanzare di { n-stops }: costa { $cost } pesos e tu ne hai { $have }.
}
cuba-refusal-no-wood-to-zorro = Non puoi dare legno: El Zorro accetta 1 peso, 1 punto vittoria o 1 delle altre 5 merci.
cuba-refusal-nothing-of-that = Non puoi dare { gift }: non ne hai.
cuba-refusal-no-wood-from-pablo = Non puoi prendere legno da Pablo: offre soltanto le altre 5 merci.
cuba-refusal-supply-short = { $left ->
    [0] Non puoi ricevere { n-units }: la riserva non ne ha più.
    [one] Non puoi ricevere { n-units }: la riserva ne ha solo { $left }.
   *[other] Non puoi ricevere { n-units }: la riserva ne ha solo { $left }.
}
cuba-refusal-has-owner = Non puoi prendere possesso di questo edificio: { the-building } è già di { $owner }.
cuba-refusal-no-marker-left = Non puoi prendere possesso di un altro edificio: tutti e { $most } i tuoi indicatori di proprietà sono già sul tabellone.
cuba-refusal-not-your-building = Non puoi usare { building-accusative }: da Alonso serve un edificio con il tuo indicatore di proprietà.
cuba-refusal-pawn-elsewhere = Non puoi usare { building-accusative }: il tuo pedone non si trova lì.
cuba-refusal-cannot-process = { $count ->
    [0] Non puoi usare { building-accusative } senza cedere nulla: serve almeno 1 unità di { good-in-units } e tu ne hai { $have }.
    [one] Non puoi usare { building-accusative } per { $count } unità di { good-in-units }: ne hai { $have }.
   *[other] Non puoi usare { building-accusative } per { $count } unità di { good-in-units }: ne hai { $have }.
}
cuba-refusal-no-wood-at-market = Nel mercato nero non puoi né cedere né prendere legno: si scambiano soltanto le altre 5 merci.
cuba-refusal-same-good = Nel mercato nero non puoi cambiare { good-in-units } con { good-in-units }: la merce che prendi dev’essere di un altro tipo.
cuba-refusal-nothing-to-trade = Nel mercato nero non puoi cedere { one-unit }: non ne hai.
cuba-refusal-no-wood-to-saw = Non puoi usare la segheria: serve 1 unità di legno e tu non ne hai.
cuba-refusal-nothing-for-cafe = { $goods ->
    [rum] Nel caffè non puoi cedere rum: non ne hai.
    [cigars] Nel caffè non puoi cedere sigari: non ne hai.
   *[rum-cigars] Nel caffè non puoi cedere né rum né sigari: non ne hai.
}
cuba-refusal-no-die-to-cancel = Nell’ufficio doganale non puoi azzerare la domanda { demand-for }: la nave adesso non ne chiede.
cuba-refusal-cannot-buy-points = { $count ->
    [0] Non puoi usare il casinò senza cambiare nulla: devi ottenere almeno 1 punto vittoria.
    [one] Nel casinò non puoi ottenere { $count } punto vittoria: il costo in pesos è { $cost } e tu ne hai { $have }.
   *[other] Nel casinò non puoi ottenere { $count } punti vittoria: il costo in pesos è { $cost } e tu ne hai { $have }.
}
cuba-refusal-cannot-sell-points = { $count ->
    [0] Non puoi usare il casinò senza cambiare nulla: devi cedere almeno 1 punto vittoria e ne hai { $have }.
    [one] Nel casinò non puoi cedere { $count } punto vittoria: ne hai { $have }.
   *[other] Nel casinò non puoi cedere { $count } punti vittoria: ne hai { $have }.
}
cuba-refusal-price-at-floor = Non puoi spostare l’indicatore di prezzo verso sinistra: è già sul 2, la bandiera più bassa.
cuba-refusal-no-wood-at-trading = Con l’Ufficio non puoi consegnare legno: la nave lo accetta solo in un round di consegna.
cuba-refusal-cannot-trade = { $demand ->
    [0] Con l’Ufficio non puoi consegnare { one-unit }: la nave adesso non ne chiede.
    [one] Con l’Ufficio non puoi consegnare { one-unit }: la nave ne chiede { $demand }, ma tu ne hai { $have }.
   *[other] Con l’Ufficio non puoi consegnare { one-unit }: la nave ne chiede { $demand }, ma tu ne hai { $have }.
}
cuba-refusal-already-inactive = Non puoi girare la tessera di { citizen-name }: è già inattiva.
cuba-refusal-wrong-flower = Non puoi spostare il tuo pedone { to-building }: quell’edificio si trova { under-flower }, mentre il fiore di { citizen-name } ha un altro colore.
cuba-refusal-occupied = Non puoi spostare il tuo pedone { to-building }: c’è già il pedone di { $seat }.
cuba-refusal-same-building = Il tuo pedone non può restare { at-building }: dopo la visita a un abitante deve cambiare edificio.
cuba-refusal-wood-needs-kind = Non puoi consegnare legno senza dire al posto di quale merce: prende sempre il posto di un tipo che la nave chiede.
cuba-refusal-deliver-nothing = Non puoi consegnare 0 unità: chi non consegna nulla passa.
cuba-refusal-over-demand = { $demand ->
    [0] Non puoi consegnare { n-units }: la nave adesso non ne chiede.
    [one] Non puoi consegnare { n-units }: la nave ne chiede solo { $demand }.
   *[other] Non puoi consegnare { n-units }: la nave ne chiede solo { $demand }.
}
cuba-refusal-not-so-many = { $have ->
    [0] Non puoi consegnare { n-units }: non ne hai.
    [one] Non puoi consegnare { n-units }: ne hai solo { $have }.
   *[other] Non puoi consegnare { n-units }: ne hai solo { $have }.
}
cuba-refusal-wood-over-demand = { $demand ->
    [0] Non puoi consegnare { n-wood } per la domanda { demand-for }: la nave adesso non ne chiede.
    [one] Non puoi consegnare { n-wood } per la domanda { demand-for }: la nave ne chiede solo { $demand }.
   *[other] Non puoi consegnare { n-wood } per la domanda { demand-for }: la nave ne chiede solo { $demand }.
}

## Il sì più vicino: che cosa dovrebbe essere diverso

cuba-nearest-pesos = { $by ->
    [one] Sarebbe possibile se tu avessi { $by } peso in più.
   *[other] Sarebbe possibile se tu avessi { $by } pesos in più.
}
cuba-nearest-points = { $by ->
    [one] Sarebbe possibile se tu avessi { $by } punto vittoria in più.
   *[other] Sarebbe possibile se tu avessi { $by } punti vittoria in più.
}
cuba-nearest-goods = { $by ->
    [one] Sarebbe possibile se tu avessi { $by } unità di { good-in-units } in più.
   *[other] Sarebbe possibile se tu avessi { $by } unità di { good-in-units } in più.
}
cuba-nearest-supply = { $by ->
    [one] Sarebbe possibile se la riserva avesse { $by } unità di { good-in-units } in più.
   *[other] Sarebbe possibile se la riserva avesse { $by } unità di { good-in-units } in più.
}
cuba-nearest-demand = Sarebbe possibile se { the-die } mostrasse almeno { $face }.
cuba-nearest-price = Sarebbe possibile se l’indicatore di prezzo fosse sulla bandiera con il numero { $price }.
cuba-nearest-free = Sarebbe possibile se { at-building } non ci fosse nessun pedone.
cuba-nearest-pawn-on = Sarebbe possibile se il tuo pedone fosse { at-building }.
cuba-nearest-unowned = Sarebbe possibile se { the-building } non avesse nessun indicatore di proprietà.
cuba-nearest-owned = Sarebbe possibile se { the-building } avesse il tuo indicatore di proprietà.
cuba-nearest-active = Sarebbe possibile se la tessera di { citizen-name } fosse attiva.
cuba-instead = Adesso si può fare così: { $action }.

## Azioni: le etichette fra cui scegliere

cuba-action-roll = lancia i dadi
cuba-action-leave-out = lascia fuori { the-die-accusative }
cuba-action-drive = avanza di { n-stops }
cuba-action-give = dai { gift }
cuba-action-take = prendi { one-unit }
cuba-action-claim = prendi { building-accusative } con un indicatore di proprietà
cuba-action-pawn = sposta il pedone { to-building }
cuba-action-decline = rinuncia
cuba-action-pass = passa
cuba-action-deliver = consegna { n-units }
cuba-action-deliver-wood = consegna { n-wood } { instead-of }
cuba-action-use-bank = usa la banca: ricevi 2 pesos
cuba-action-use-church = usa la chiesa: ottieni 1 punto vittoria
cuba-action-use-sawmill = usa la segheria: cedi 1 unità di legno per 1 punto vittoria e 1 peso
cuba-action-use-distillery = usa la distilleria: cedi { $count } unità di canna da zucchero per { $count } unità di rum
cuba-action-use-cigar-factory = usa la fabbrica di sigari: cedi { $count } unità di tabacco per { $count } unità di sigari
cuba-action-use-black-market = usa il mercato nero: cedi { give-one-unit } per { take-one-unit }
cuba-action-use-cafe = { $goods ->
    [rum] usa il caffè: cedi 1 unità di rum
    [cigars] usa il caffè: cedi 1 unità di sigari
   *[rum-cigars] usa il caffè: cedi 1 unità di rum e 1 unità di sigari
}
cuba-action-use-customs = usa l’ufficio doganale: gira sullo 0 { the-die-accusative }
cuba-action-use-casino = { $to ->
    [points] usa il casinò: paga { n-pesos } per { n-points }
   *[pesos] usa il casinò: cedi { n-points } per { n-pesos }
}
cuba-action-use-harbour-office = { $way ->
    [up] usa la capitaneria di porto: sposta l’indicatore di prezzo a destra
   *[down] usa la capitaneria di porto: sposta l’indicatore di prezzo a sinistra
}
cuba-action-use-trading-office = usa l’Ufficio: consegna { one-unit }
cuba-action-use-newspaper = { $citizen ->
    [pedro] usa l’editore del giornale: ricevi 1 peso e rendi inattivo Pedro
    [maria] usa l’editore del giornale: ricevi 1 peso e rendi inattiva Maria
    [jose] usa l’editore del giornale: ricevi 1 peso e rendi inattivo José
    [martinez] usa l’editore del giornale: ricevi 1 peso e rendi inattivo Martinez
    [conchita] usa l’editore del giornale: ricevi 1 peso e rendi inattiva Conchita
    [zorro] usa l’editore del giornale: ricevi 1 peso e rendi inattivo El Zorro
    [miguel] usa l’editore del giornale: ricevi 1 peso e rendi inattivo Miguel
    [pablo] usa l’editore del giornale: ricevi 1 peso e rendi inattivo Pablo
    [alonso] usa l’editore del giornale: ricevi 1 peso e rendi inattivo Alonso
   *[none] usa l’editore del giornale: ricevi soltanto 1 peso
}

## Decisioni: la domanda a chi deve scegliere

cuba-decision-roll = { $seat }, lancia i 5 dadi.
cuba-decision-leave-out = { $seat }, quale dado lasci fuori?
cuba-decision-drive = { $seat }, dove porti l’auto?
cuba-decision-give = { $seat }, { $turn } è da El Zorro: che cosa dai?
cuba-decision-take = { $seat }, quale merce prendi da Pablo?
cuba-decision-alonso = { $seat }, che cosa fai da Alonso?
cuba-decision-pawn = { $seat }, in quale edificio sposti il pedone?
cuba-decision-use = { $seat }, usi l’edificio?
cuba-decision-deliver = { $seat }, che cosa consegni? Puoi anche passare.
cuba-decision-over = La partita è finita.
