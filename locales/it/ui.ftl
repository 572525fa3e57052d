## The full-screen app.

ui-language-name = Italiano
ui-which-language = In quale lingua vuoi giocare?
ui-change-later = Puoi cambiarla quando vuoi con [g].
ui-hello = Che piacere vederti. L’auto ti aspetta.
ui-hello-again = Che piacere rivederti.
ui-continue = Continua: { $title }, passo { $step } di { $count }
ui-begin = Comincia: { $title }
ui-course = Corso
    .help = tutto il gioco, una lezione alla volta
ui-fast-track = Percorso rapido
    .help = poche lezioni brevi e si può giocare
ui-puzzles = Rompicapi
    .help = un turno ciascuno: trova il migliore
ui-drills = domande brevi; le difficili tornano
ui-due = { $count } da ripetere
drill-another = Un’altra serie
ui-rules = Regole
    .help = cerca in cinque lingue, anche con refusi
ui-settings = Impostazioni
    .help = lingua, colori, il tuo nome, mouse, progressi
ui-leave = Esci
ui-done-of = { $done } su { $count }
ui-home-tip = Consiglio: [w] spiega tutto ciò su cui è il cursore.
ui-goal = Compito
ui-too-small = Servono almeno 40 x 12. [q] esce.
ui-unchanged = Sul tavolo non è cambiato niente.
ui-rule = Regola «{ $title }»
ui-named = { $name }:
ui-count = { $number }/{ $count }
ui-next-lesson = Prossima lezione: { $title }
ui-again = Ancora una volta
ui-to-course = Indietro
ui-tab-street = Strada
ui-tab-harbour = Porto
ui-tab-buildings = Edifici
ui-tab-seats = Tavolo
ui-tab-text = Testo
ui-map-rules = Regole: { $rules }. Viste { $seen }, usate { $used }, sbagliate { $wrong }.
ui-map-best = Minimo di errori e indizi: { $count }
ui-search = Ricerca
    .help = Scrivi per cercare, in ogni lingua; [Enter] apre il risultato.
ui-nothing-found = Nessun risultato. Prova un’altra parola.
ui-near = Intendevi uno di questi?
ui-contents = Indice
ui-kind-citizen = Abitanti
ui-kind-building = Edifici
ui-kind-good = Merci
ui-kind-component = Materiale
ui-kind-concept = Concetti
ui-kind-rule = Regole
ui-kind-ruling = Chiarimenti
ui-show-me = Mostramelo
ui-now = Adesso
ui-now-would = Possibile adesso: { $action }
ui-own-flower = { $flower ->
    [yellow] Nella tua scatola: fiore giallo
    [blue] Nella tua scatola: fiore blu
    [red] Nella tua scatola: fiore rosso
   *[white] Nella tua scatola: fiore bianco
}
ui-keys = Tasti qui
ui-filter = Scrivi per filtrare:
ui-yes = Sì
ui-no = No
ui-on = sì
ui-off = no
ui-set-language = Lingua
ui-set-game = Gioco
ui-set-theme = Colori
ui-theme = { $theme ->
   *[auto] come dice il terminale
    [dark] per uno sfondo scuro
    [light] per uno sfondo chiaro
    [dark-contrast] scuro, contrasto alto
    [light-contrast] chiaro, contrasto alto
}
ui-set-name = Il tuo nome
ui-set-hue = Colore del posto { $seat }
ui-hue = { $hue ->
    [violet] viola
    [lime] verde lime
    [pink] rosa
   *[sky] celeste
}
ui-set-flower = Fiore nella tua scatola: { citizen-name }
ui-set-mouse = Mouse
ui-mouse-on = Ora il mouse indica e sceglie. [m] lo restituisce al terminale.
ui-mouse-off = Ora il mouse seleziona il testo. [m] lo riprende.
ui-set-motion = Vedere l’auto in viaggio
ui-forget = Dimentica i miei progressi…
ui-forget-ask = Dimenticare tutto ciò che hai fatto nelle lezioni? Non si può tornare indietro.

## Keys: what they do in a word or two, and in a line.

key-up = su
    .help = verso l’alto
key-down = giù
    .help = verso il basso
key-left = a sinistra
    .help = a sinistra; sulla strada una fermata indietro
key-right = a destra
    .help = a destra; sulla strada una fermata avanti
key-page-up = pagina su
    .help = una pagina in su
key-page-down = pagina giù
    .help = una pagina in giù
key-first = primo
    .help = al primo
key-last = ultimo
    .help = all’ultimo
key-do = esegui
    .help = esegui ciò che è scelto, o prosegui
key-back = indietro
    .help = un livello indietro; i progressi sono salvati
key-region = zona seguente
    .help = zona seguente: strada, porto, edifici, posti, testo
key-region-before = zona precedente
    .help = zona precedente
key-why = cosa e perché
    .help = che cosa dà, perché non si può, che cos’è
key-tip = indizio
    .help = indizio: dove guardare, quale regola, quale azione
key-undo = annulla
    .help = annulla l’ultima azione
key-redo = rifai
    .help = rifai l’azione annullata
key-restart = passo da capo
    .help = ricomincia il passo; nel corso: la lezione
key-skip = fallo per me
    .help = fai svolgere il passo al programma
key-onward = avanti
    .help = avanti: l’azione o la pagina seguente
key-before = indietro
    .help = indietro: l’azione o la pagina precedente
key-show = presenta
    .help = presenta una lezione; in un articolo: mostramelo
key-beside = 2 lingue
    .help = una seconda lingua accanto
key-mute = non spiegare più
    .help = smetti di spiegare le cose nuove, o riprendi
key-search = cerca
    .help = cerca nelle regole
key-language = lingua
    .help = cambia lingua, subito
key-mouse = mouse
    .help = mouse sì o no, per selezionare il testo
key-help = aiuto
    .help = questo aiuto
key-quit = esci
    .help = esci; tutto è salvato
key-open = apri
key-go-on = prosegui
key-look = guarda
key-answer = rispondi
key-article = articolo
key-anew = da capo
key-close = chiudi
key-change = cambia
key-more = altro

## The table of Santiago de Cuba in few letters.

cuba-ui-title = Santiago de Cuba
cuba-ui-ship = Nave { $ship } di { $ships }
cuba-ui-price = Prezzo
cuba-ui-departs = poi parte
cuba-ui-supply = Riserva
cuba-ui-pesos = Pesos
cuba-ui-points = Punti
cuba-ui-hidden = coperto
cuba-ui-have = ne hai { $count }
cuba-ui-aside = fuori: { good-name }
cuba-ui-car = auto
cuba-ui-harbour = PORTO
cuba-ui-inactive = { $citizen ->
    [pedro] inattivo
    [maria] inattiva
    [jose] inattivo
    [martinez] inattivo
    [conchita] inattiva
    [zorro] inattivo
    [miguel] inattivo
    [pablo] inattivo
   *[alonso] inattivo
}
cuba-ui-free = gratis
cuba-ui-no-demand = ancora nessuna domanda
cuba-ui-turn = di turno
cuba-ui-passed = ha passato
cuba-ui-wood = { $count } Le per { $for }
cuba-ui-use = usa
cuba-ui-casino = { $to ->
    [points] compra { $count }
   *[pesos] vendi { $count }
}
cuba-ui-shift = { $way ->
    [up] a destra
   *[down] a sinistra
}
cuba-ui-nobody = nessuno
cuba-ui-gives = { $citizen ->
    [pedro] +2 Ta
    [maria] +2 punti
    [jose] +2 Ca
    [martinez] +3 pesos
    [conchita] +2 Ag
    [zorro] 1 a testa
    [miguel] +2 Le
    [pablo] +1 merce
   *[alonso] prendi o usa
}
cuba-ui-gives-long = { $citizen ->
    [pedro] 2 tabacco
    [maria] 2 punti vittoria
    [jose] 2 canna da zucchero
    [martinez] 3 pesos
    [conchita] 2 agrumi
    [zorro] 1 cosa a testa
    [miguel] 2 legno
    [pablo] 1 merce a scelta
   *[alonso] prendere o usare
}
cuba-ui-does = { $building ->
    [bank] 2 pesos
    [church] 1 punto vittoria
    [distillery] la canna diventa rum
    [cigar-factory] il tabacco diventa sigari
    [black-market] 1 merce per un’altra
    [sawmill] 1 legno: 1 punto e 1 peso
    [cafe] 1 rum, 1 sigari: 2 punti l’uno
    [customs] 1 dado sullo 0
    [casino] 3 pesos per 1 punto e viceversa
    [harbour-office] prezzo: 1 bandiera in su o in giù
    [trading-office] 1 merce a bordo: 2 punti
   *[newspaper] 1 peso, 1 abitante inattivo
}
cuba-ui-do = { $decision ->
    [roll] lancia
    [leave-out] lascia fuori
    [drive] vai
    [give] dai
    [take] prendi
    [alonso] esegui
    [pawn] sposta
    [use] usa
   *[deliver] consegna
}
cuba-ui-good = { $good ->
    [sugar] Ca
    [citrus] Ag
    [tobacco] Ta
    [rum] Ru
    [cigars] Si
   *[wood] Le
}
cuba-ui-flower = { $flower ->
    [yellow] g
    [blue] u
    [red] r
   *[white] b
}
cuba-ui-flower-word = { $flower ->
    [yellow] giallo
    [blue] blu
    [red] rosso
   *[white] bianco
}
cuba-ui-state = { $decision ->
    [roll] lancia i dadi
    [leave-out] sceglie i dadi
    [drive] muove l’auto
    [give] dà
    [take] prende
    [alonso] da Alonso
    [pawn] muove il pedone
    [use] usa
   *[deliver] consegna
}
