## Gioco libero: chi gioca, che cosa si dice intorno a una partita e che cosa si può scrivere.

cuba-table-behind-screen = Quello che ha { $player } è dietro lo schermo.
free-behind-screens = Il seguito dipende da ciò che sta dietro gli schermi.
free-seat-person = { $player }: { $colour }, lingua { $lang }
free-seat-bot = { $player }: { $colour }, bot, { bot-level }
free-saved-as = La partita viene salvata come «{ $name }» dopo ogni azione.
free-not-saved = Questa partita non viene salvata.
free-goodbye = La partita è salvata. Per continuare scrivi: { $command }
free-continued = La partita «{ $name }» continua. Per cominciarne una nuova, di’ chi gioca: { $command }
free-hand-over = { $player }, tocca a te. Prendi la tastiera e premi [Enter] quando il resto del tavolo non guarda.
free-your-roll = { $player }, lanci tu i dadi per la nuova nave.
free-type-dice = { $player } lancia. Scrivi che cosa mostrano i dadi, in quest’ordine: canna da zucchero, agrumi, tabacco, rum, sigari. Per esempio: roll 2 4 0 1 3. Se scrivi solo roll, i dadi li lancia il programma.
free-program-rolls = In questa partita i dadi li lancia il programma. Scrivi roll senza numeri.
free-undone = Annullato ({ $player }): { $action }.
free-new = Novità per te – { $title }: { $text }
free-muted = Le cose nuove per te non vengono più spiegate.
free-unmuted = Le cose nuove per te vengono spiegate di nuovo.
free-why-what = Chiedi di un’azione o di un bot che ha giocato: perché drive 2, perché passare, oppure perché e il nome di un bot.
free-code = Il codice di questa disposizione: { $code }
free-log-written = Il resoconto è in { $path }.
free-sheet = Il risultato:
free-again = Lo stesso tavolo con gli stessi dadi, ancora una volta: { $command }
free-command-save = salva
    .help = dà un nome alla partita: salva martedì
free-command-log = resoconto, diario
    .help = mostra tutto quello che è successo, o lo scrive in un file, anche in un’altra lingua: resoconto partita.txt, resoconto de partita.txt
free-command-code = codice
    .help = la disposizione come codice, da dettare e da rigiocare
free-command-mute = silenzio
    .help = smette di spiegare le cose nuove per te, o riprende

## A parti invertite: i bot sbagliano e tu fai rispettare le regole.

free-pupil-wants = { $player } vuole fare questo: { $action }.
free-pupil-claims = { $player } dice: { $amount }.
cuba-amount-gets-pesos = questo porta { n-pesos }
cuba-amount-gets-points = questo porta { n-points }
cuba-amount-gets-goods = questo porta { n-units }
cuba-amount-pays-pesos = questo costa { n-pesos }
cuba-amount-pays-points = questo costa { n-points }
cuba-amount-pays-goods = questo costa { n-units }
free-verdict = È tutto secondo le regole?
free-verdict-fine = sì, avanti
free-verdict-stop = no, alt
free-verdict-rule = Contro quale regola va?
free-ruled-passed = Giusto: è tutto secondo le regole.
free-ruled-caught = Giusto: era un errore, e la regola è questa.
free-ruled-other-rule = Era un errore, ma la regola è un’altra.
free-ruled-missed = Non è secondo le regole: era un errore.
free-ruled-false-alarm = È tutto secondo le regole: non c’era nessun errore.
free-pupil-hears = { $player }, le regole dicono:
free-right-amount = Il conto giusto: { $amount }.
free-pupil-then = { $player } ci ripensa.
free-tally = { $count ->
    [one] Hai giudicato { $count } azione. Giudizi giusti: { $right }.
   *[other] Hai giudicato { $count } azioni. Giudizi giusti: { $right }.
}
free-teach-help = Di’ se le regole lo permettono e se il conto è giusto. Per consultare qualcosa scrivi: regole dogana, guarda banca, rileggi. Per uscire: esci.

## Le partite salvate.

free-list-open = { $count ->
    [one] { $name }: { $list }; finora { $count } azione
   *[other] { $name }: { $list }; finora { $count } azioni
}
free-list-over = { $count ->
    [one] { $name }: { $list }; finita dopo { $count } azione
   *[other] { $name }: { $list }; finita dopo { $count } azioni
}
free-list-none = Non c’è ancora nessuna partita salvata.
free-delete-ask = Cancellare la partita «{ $name }»? Per farlo scrivi sì.
free-deleted = La partita «{ $name }» è stata cancellata.
free-elsewhere = La partita in { $path } è andata avanti altrove. La tua continua come «{ $name }».
free-unsaved = La partita non si può salvare in { $path }. Puoi giocare lo stesso.
free-homeless = Non c’è una cartella per le partite. Indicane una in SANTIAGO_HOME. Puoi giocare lo stesso.
free-bad-name = Una partita non può chiamarsi «{ $word }». Scrivi da 1 a 20 lettere, cifre, spazi o trattini.
free-refused = La partita in { $path } non si può giocare. Il file resta intatto.
free-another = Puoi anche cominciare un’altra partita: { $command }
free-unreadable = Il file { $path } non si può leggere.
free-unreadable-not-text = Non è un testo di dimensioni adatte a una partita.
free-unreadable-foreign = Non è una partita salvata.
free-unreadable-other-game = È una partita di «{ $word }».
free-unreadable-future = Viene da una versione più recente: il formato è il { $format }, e questo programma conosce i formati fino al { $known }.
free-unreadable-cut = Manca la fine.
free-unreadable-line = Nella riga { $line } non c’è nulla che appartenga a una partita salvata.
free-unreadable-setup = La preparazione nella riga { $line } non è possibile.
free-unreadable-action = Le regole non permettono l’azione nella riga { $line }.
free-unreadable-changed = Il contenuto è cambiato dopo il salvataggio.

## Codici.

cuba-code-length = Il codice «{ $word }» non ha la lunghezza giusta (segni: { $count }). I codici ne hanno 12, 16, 24 o 28.
cuba-code-symbol = In «{ $word }» il carattere numero { $number } non può far parte di un codice.
cuba-code-check = Nel codice «{ $word }» c’è un errore di battitura.
cuba-code-version = Il codice «{ $word }» viene da un’altra versione.
cuba-code-no-such-game = Nessuna disposizione ha il codice «{ $word }».

## Un tavolo vero, scritto riga per riga.

free-table-ask = Scrivi che cosa c’è sul tuo tavolo, una riga per ogni cosa. Quello che manca si sorteggia o si suppone. Una riga vuota chiude, ? mostra di nuovo questi esempi:
free-table-noted = Annotato.
free-table-seats = La descrizione nomina il posto { $number }, ma si gioca in { $count }.
free-table-line = { $path }, riga { $line }: { $text }
free-sketch-unknown = Sul tavolo non c’è nulla che si chiami «{ $word }». Scrivi ? per gli esempi.
free-sketch-word = «{ $word }» qui non va bene. Un esempio: { $example }
cuba-sketch-help-street = gli abitanti nell’ordine in cui l’auto li incontra; ? al posto di chi non conosci
    .example = strada Maria, José, Martinez, Pedro, El Zorro, Conchita, Miguel, Pablo, Alonso
cuba-sketch-help-yellow = gli edifici sotto il fiore giallo
    .example = giallo distilleria, chiesa, segheria
cuba-sketch-help-blue = gli edifici sotto il fiore blu
    .example = blu fabbrica di sigari, mercato nero, banca
cuba-sketch-help-red = gli edifici sotto il fiore rosso
    .example = rosso caffè, ufficio doganale, casinò
cuba-sketch-help-white = gli edifici sotto il fiore bianco
    .example = bianco capitaneria di porto, Ufficio, editore del giornale
cuba-sketch-help-flower = il fiore di un abitante, se nella tua scatola è un altro
    .example = fiore Maria rosso
cuba-sketch-help-first = chi inizia una nuova partita
    .example = inizia 1
cuba-sketch-help-car = dov’è l’auto
    .example = auto Pedro
cuba-sketch-help-ship = quale nave è in porto
    .example = nave 3
cuba-sketch-help-price = il prezzo
    .example = prezzo 2
cuba-sketch-help-dice = i dadi sulla nave
    .example = dadi canna da zucchero 2, agrumi 4, tabacco 0, rum 1
cuba-sketch-help-inactive = gli abitanti inattivi
    .example = inattivi Pedro, Maria
cuba-sketch-help-turn = di chi è il turno
    .example = turno 2
cuba-sketch-help-decision = che cosa si decide, e chi decide
    .example = decisione consegnare 1
cuba-sketch-help-passed = chi ha passato nel round di consegna
    .example = ha passato 2
cuba-sketch-help-seat = che cosa ha una persona, per ultimi gli edifici posseduti; quello che manca è come all’inizio
    .example = posto 1, pesos 4, punti vittoria 12, rum 2, pedone banca, possiede chiesa, casinò
# Parole per le righe che descrivono un tavolo vero, separate da virgole; valgono quelle di tutte le lingue.
cuba-sketch-key-street = strada
cuba-sketch-key-yellow = giallo, fiore giallo
cuba-sketch-key-blue = blu, fiore blu
cuba-sketch-key-red = rosso, fiore rosso
cuba-sketch-key-white = bianco, fiore bianco
cuba-sketch-key-flower = fiore
cuba-sketch-key-first = inizia
cuba-sketch-key-car = auto
cuba-sketch-key-ship = nave
cuba-sketch-key-price = prezzo, valore
cuba-sketch-key-dice = dadi, dado
cuba-sketch-key-inactive = inattivi, inattivo
cuba-sketch-key-turn = turno
cuba-sketch-key-decision = decisione, si decide
cuba-sketch-key-passed = ha passato, passato
cuba-sketch-key-seat = posto
cuba-sketch-key-pesos = pesos, peso
cuba-sketch-key-points = punti vittoria, punti
cuba-sketch-key-pawn = pedone
cuba-sketch-key-owns = possiede
cuba-sketch-key-none = nessuno, nulla, accanto
cuba-sketch-key-unknown = ignoto, sconosciuto
cuba-sketch-question-roll = lanciare, tirare
cuba-sketch-question-drive = andare
cuba-sketch-question-give = dare
cuba-sketch-question-take = prendere
cuba-sketch-question-alonso = Alonso
cuba-sketch-question-pawn = pedone
cuba-sketch-question-use = usare
cuba-sketch-question-deliver = consegnare
cuba-assumed-street = Gli abitanti non nominati sono sorteggiati.
cuba-assumed-buildings = Gli edifici non nominati sono sorteggiati.
cuba-assumed-first = Chi inizia è deciso a sorte.
cuba-assumed-turn = Il turno è assegnato a sorte.
cuba-assumed-car = Si suppone che l’auto sia al porto.
cuba-assumed-ship = Si suppone che in porto ci sia la prima nave.
cuba-assumed-price = Si suppone che il prezzo sia 2.
cuba-assumed-dice = I dadi sulla nave sono sorteggiati.
cuba-assumed-seat = Si suppone che { $player } abbia la dotazione iniziale.
cuba-assumed-rest = Si suppone che quanto non hai indicato per { $player } sia come all’inizio.
cuba-assumed-owners = Dove non hai indicato chi possiede l’edificio, si suppone che non sia di nessuno.

## La riga di comando.

cli-command-play = gioca liberamente, tra persone o contro i bot
cli-option-seats = chi gioca, con virgole fra i posti: anna:de,luis:es,bot:medium; un nome, volendo con lingua e colore, oppure bot con easiest, easy, medium o hard; per simulate solo i livelli: hard,easy
cli-option-seed = il numero da cui dipendono disposizione, dadi e bot
cli-option-code = gioca sulla disposizione di un codice
cli-option-table = continua dal tuo tavolo vero, descritto in un file; con «-» lo scrivi riga per riga
cli-option-from = comincia dalla posizione di una lezione, o di un suo passo
cli-option-load = continua una partita salvata, per nome o per file
cli-option-save = il nome della partita
cli-option-delete = cancella una partita, dopo aver chiesto conferma
cli-option-dice = i dadi li lancia il programma, oppure scrivi tu che cosa mostrano i tuoi
cli-option-screens = tiene nascosto quello che ha ogni persona e fa passare la tastiera fra un turno e l’altro
cli-option-mute = non spiega ciò che è nuovo per te
cli-option-teach-back = i bot a volte infrangono una regola e tu arbitri
cli-error-unknown-save = Non c’è nessuna partita «{ $word }».
cli-error-save-name = Una partita non può chiamarsi «{ $word }». Scrivi da 1 a 20 lettere, cifre, spazi o trattini.
cli-error-unknown-dice = Per i dadi il valore «{ $word }» non è valido: scegli program o typed.
cli-error-seat-name = Il nome «{ $word }» non si può usare. Scrivi da 1 a 20 lettere, cifre, spazi o trattini, con virgole fra i posti.
cli-error-seat-word = «{ $word }» qui non è né una lingua né un colore né un livello. Scrivi i posti così: anna:de,luis:es:lime,bot:medium. Parole conosciute: { $known }.
cli-error-seat-colour = Due posti non possono avere entrambi il colore «{ $word }».
cli-error-seats-count = Posti indicati: { $word }. Santiago de Cuba è per 2–4 persone.
cli-error-seats-code = Posti indicati: { $word }. La disposizione è per { $known } persone.

## La prima partita: una parola d’aiuto quando qualcosa si decide per la prima volta, e quando viene il suo momento.

free-first-game = La prima partita
    .aim = Una partita intera contro il bot più facile. I dadi cadono sempre allo stesso modo, e io ti sto accanto.
    .closing = Hai giocato una partita intera. Da qui in poi conta la pratica, e ci sono bot più forti.
    .resumed = Continui la partita che avevi lasciato.
cuba-coach-leave-out = Nel tuo turno è partita una nave, quindi decidi tu la domanda della prossima: la mostrano i 4 dadi che restano. Lascia fuori una merce che non avrai tanto presto, o che aiuterebbe il resto del tavolo.
cuba-coach-drive = Il tuo primo viaggio: la prossima fermata è gratuita. Guarda che cosa ti dà l’abitante e quali edifici stanno sotto lo stesso fiore. Se vuoi, chiedi un indizio.
cuba-coach-give = Qualcuno ha visitato El Zorro e devi dare qualcosa: scegli a che cosa puoi rinunciare.
cuba-coach-take = Da Pablo scegli tu: adesso vale di più una merce che la nave chiede.
cuba-coach-alonso = Da Alonso puoi prendere possesso di un edificio: da quel momento ottieni punti ogni volta che un’altra persona finisce lì il turno. Oppure usi un edificio che è già tuo.
cuba-coach-pawn = Ora il pedone: deve andare in un altro edificio sotto questo fiore. Pensa a che cosa vuoi usare.
cuba-coach-use = Puoi usare l’edificio, ma non è obbligatorio. Chiedi il perché di una scelta per vedere che cosa succederebbe.
cuba-coach-deliver = La nave carica: una persona dopo l’altra consegna 1 tipo di merce alla volta, finché può e vuole. Chi passa è fuori da questo round di consegna.
cuba-coach-harbour = { $count ->
    [0] Il porto è a { n-stops } da qui. Con le merci che hai e che la nave chiede potresti ottenere adesso fino a { n-points }, e nessun altro ne ha.
    [one] Il porto è a { n-stops } da qui. Con le merci che hai e che la nave chiede potresti ottenere adesso fino a { n-points }. Il resto del tavolo ne ha { $count } unità e consegna nello stesso round.
   *[other] Il porto è a { n-stops } da qui. Con le merci che hai e che la nave chiede potresti ottenere adesso fino a { n-points }. Il resto del tavolo ne ha { $count } unità e consegna nello stesso round.
}
cuba-coach-no-pesos = Non hai pesos, quindi puoi andare solo alla prossima fermata, che è gratuita. I pesos si ottengono da Martinez, nella banca, dall’editore del giornale e nella segheria.
cuba-coach-highest-price = L’indicatore di prezzo è sul 4 e nessuna bandiera vale di più. Se avanza, la nave parte subito, qualunque cosa chieda ancora, e la prossima domanda la decide chi è di turno.
cuba-coach-busy-building = { $count ->
    [one] Alonso è a { n-stops } da qui, e hai ancora un indicatore di proprietà. Nessuno possiede ancora { the-building }: tra gli edifici senza indicatore nessuno ha avuto più visite, finora { $count }.
   *[other] Alonso è a { n-stops } da qui, e hai ancora un indicatore di proprietà. Nessuno possiede ancora { the-building }: tra gli edifici senza indicatore nessuno ha avuto più visite, finora { $count }.
}
cuba-coach-fine-goods = Hai rum o sigari. Il caffè accetta 1 unità per tipo e per ognuna dà { n-points }, qualunque cosa chieda la nave. Se una nave li chiede, ogni unità vale il prezzo, adesso { $price }.
cuba-coach-ship-before-last = { $count ->
    [one] È la penultima nave: comincia a contare. Alla fine 3 merci danno 1 punto vittoria: con { $count } merce otterresti { n-points }. I pesos non valgono nulla; il casinò ne cambia ancora 3 in 1 punto vittoria.
   *[other] È la penultima nave: comincia a contare. Alla fine 3 merci danno 1 punto vittoria: con le tue { $count } merci otterresti { n-points }. I pesos non valgono nulla; il casinò ne cambia ancora 3 in 1 punto vittoria.
}
cuba-coach-last-ship = È l’ultima nave: quando parte, la partita finisce subito. Se partisse adesso, merci comprese avresti { n-points } e { $player } { $total }.
cuba-coach-landlord = Se finisci il turno { at-building }, { $player } ottiene 1 punto vittoria: l’edificio è di { $player }.
cuba-coach-one-way = Il tuo pedone può andare solo { to-building }: in ogni altro edificio sotto questo fiore c’è un pedone, e il tuo non può restare dov’è.
cuba-coach-near-harbour = { $count ->
    [one] Ormai il porto è a { n-stops } da qui, e il prossimo turno è di { $player }, che ha { $count } unità di ciò che la nave chiede. Lo sa chi tiene il conto di ciò che riceve il resto del tavolo.
   *[other] Ormai il porto è a { n-stops } da qui, e il prossimo turno è di { $player }, che ha { $count } unità di ciò che la nave chiede. Lo sa chi tiene il conto di ciò che riceve il resto del tavolo.
}
free-menu = Per giocare liberamente scrivi: gioca
free-menu-word = gioca
