## Esercizi: brevi domande che il motore prepara e a cui risponde. Una domanda ha spazio per quattro righe di 75 celle,
## una risposta per una riga di 70.

cuba-drill-drive-cost = Quanto ti costa andare { to-stop }?
    .title = Quanto costa un tragitto
cuba-drill-may-i = La tua scelta: { $action }. Si può? Se no, quale regola lo vieta?
    .title = Che cosa è permesso
cuba-drill-what-comes = Vai { to-stop }. Che cosa ricevi?
    .title = Che cosa dà un abitante
cuba-drill-where-to = Vai { to-stop }. In quali edifici può spostarsi il tuo pedone?
    .title = Dove può andare il pedone
cuba-drill-stay-and-use = Vai { to-stop }. Il tuo pedone si sposta? E puoi usare un edificio?
    .title = Se il pedone si sposta
cuba-drill-owner = Con questa azione il tuo turno finisce: { $action }. Chi ottiene il punto di proprietà?
    .title = Il punto di proprietà
cuba-drill-how-many = Tocca a te consegnare. Quante unità di { good-in-units } puoi consegnare al massimo?
    .title = Quanto puoi consegnare
cuba-drill-worth = La tua azione: { $action }. Quanti punti vittoria ottieni?
    .title = Quanto vale una consegna
cuba-drill-dice-after = La tua azione: { $action }. Che cosa mostrano dopo i dadi sulla nave?
    .title = I dadi dopo una consegna
cuba-drill-price-after = La tua azione: { $action }. Dove si trova dopo l’indicatore di prezzo?
    .title = Dove va l’indicatore di prezzo
cuba-drill-who-rolls = L’azione di { $player }: { $action }. Così la nave parte. Chi stabilisce la domanda della prossima?
    .title = Chi stabilisce la nuova domanda
cuba-drill-give = El Zorro è in giro e devi dare qualcosa. Fra che cosa puoi scegliere?
    .title = Che cosa accetta El Zorro
cuba-drill-asleep = Vai { to-stop }. Quali abitanti sono inattivi dopo?
    .title = Gli abitanti inattivi
cuba-drill-who-wins = La nave 7 è partita. Chi vince?
    .title = Chi vince

## Le risposte, e ciò che del tavolo si dice soltanto negli esercizi.

cuba-answer-units = { $count ->
    [0] nulla
    [one] { $count } unità di { good-in-units }
   *[other] { $count } unità di { good-in-units }
}
cuba-answer-yes = Sì, si può fare.
cuba-answer-no = No: { $title }
cuba-answer-no-building = in nessuno
cuba-answer-nobody = nessuno
cuba-answer-nothing = nulla
cuba-answer-you = tu ({ $player })
cuba-answer-player = { $player }
cuba-answer-shared = una vittoria condivisa: { $list }
cuba-answer-die = { $good ->
    [sugar] bianco { $face }
    [citrus] arancione { $face }
    [tobacco] verde { $face }
    [rum] rosso { $face }
   *[cigars] nero { $face }
}
cuba-answer-departed = più nulla: la nave parte
cuba-answer-price = sul { $price }
cuba-answer-chequered = sulla bandiera a scacchi
cuba-answer-pawn-moves = Si sposta, e puoi usare il nuovo edificio.
cuba-answer-pawn-stays-and-uses = Resta fermo, e puoi usare l’edificio in cui si trova.
cuba-answer-pawn-stays = Resta dov’è, e non usi nessun edificio.
cuba-answer-gift = { $what ->
    [peso] 1 peso
    [point] 1 punto vittoria
    [goods] 1 merce che non sia legno
   *[wood] 1 unità di legno
}
cuba-table-price = L’indicatore di prezzo è sul { $price }.
cuba-table-turn = È il turno di { $player }.
cuba-table-passed = Nel round di consegna ha già passato: { $list }.

## Una serie di esercizi a righe semplici.

drill-round = { $count ->
    [one] Esercizi: { $count } domanda
   *[other] Esercizi: { $count } domande
}
drill-round-of = Esercizi: { $title }
drill-seats = Giochi come { $player }. Alla tua sinistra, per chi è in gioco: { $list }.
drill-question = Domanda { $number } di { $count }: { $title }
drill-right = Esatto.
drill-right-with-help = Esatto, con un po’ di aiuto. Domani la domanda ritorna.
drill-wrong = La risposta non è questa. Quella giusta: { $answer }
drill-skipped = La risposta giusta: { $answer }
drill-score = { $count ->
    [one] Risposte esatte: { $right } su { $count }.
   *[other] Risposte esatte: { $right } su { $count }.
}
drill-comes-back = Presto ritornano: { $list }.
drill-rests = Tutto esatto: per un po’ queste domande riposano.
drill-again = Un’altra serie: { $command }
drill-not-here = Negli esercizi questo comando non serve. Scrivi ? per l’aiuto.
drill-help = Scrivi il numero di una risposta o le sue parole. Qui valgono questi comandi:
drill-none = Non è stato possibile preparare una domanda.

## L’elenco degli esercizi.

drill-list = Esercizi
drill-list-round = { $count ->
    [0] una serie di domande, nulla da ripetere
    [one] una serie di domande, { $count } tipo da ripetere
   *[other] una serie di domande, { $count } tipi da ripetere
}
drill-state-new = da provare
drill-state-due = da ripetere
drill-state-rests = { $days ->
    [one] ritorna fra { $days } giorno
   *[other] ritorna fra { $days } giorni
}
drill-reset-ask = Cancellare tutto ciò che riguarda i tuoi esercizi? Per farlo scrivi sì.
