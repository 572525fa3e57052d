## Lezioni su righe semplici: il tavolo a parole.

cuba-table-car = L’auto è { to-stop }.
cuba-table-ship = In porto c’è la nave { $ship } di { $ships }. Ogni unità consegnata vale { n-points } (il legno sempre 1).
cuba-table-dice = La nave chiede: { $list }.
cuba-table-no-dice = La nave non ha ancora dadi.
cuba-table-rolled = I dadi mostrano: { $list }.
cuba-table-die = { $good ->
    [sugar] canna da zucchero (bianco) { $count }
    [citrus] agrumi (arancione) { $count }
    [tobacco] tabacco (verde) { $count }
    [rum] rum (rosso) { $count }
   *[cigars] sigari (nero) { $count }
}
cuba-table-count = { good-name } { $count }
cuba-table-hand = { $player } ha { n-pesos }, { n-points } e queste merci: { $list }.
cuba-table-hand-empty = { $player } ha { n-pesos }, { n-points } e nessuna merce.
cuba-table-pawn = Il pedone di { $player } è { at-building }.
cuba-table-pawn-off = Il pedone di { $player } non è ancora sul tabellone.
cuba-table-owns = { $player } possiede: { $list }.
cuba-table-inactive = Abitanti inattivi: { $list }.
cuba-table-supply = La riserva ha: { $list }.
cuba-choice-drive = { $pesos ->
    [0] vai { to-stop }: { n-stops }, gratis
    [one] vai { to-stop }: { n-stops }, { n-pesos }
   *[other] vai { to-stop }: { n-stops }, { n-pesos }
}
cuba-look-distance = { $steps ->
    [one] È a { $steps } fermata dall’auto, e quella è gratuita.
   *[other] È a { n-stops } dall’auto. Il viaggio costa { n-pesos }.
}
cuba-look-flower = Edifici { under-flower }: { $list }.
cuba-look-inactive = La tessera di { citizen-name } adesso è inattiva.
cuba-look-owner = L’edificio è di { $player }.
cuba-look-no-owner = L’edificio non è di nessuno.
cuba-look-visitor = Qui c’è il pedone di { $player }.
cuba-look-no-visitor = Qui non c’è nessun pedone.
cuba-look-die = Il dado mostra { $face }.
cuba-look-no-die = La nave non ne chiede: questo dado è stato lasciato fuori.

## Che cosa resta da fare: un numero, quanto dovrebbe essere e quanto è.

cuba-figure-price = il prezzo
cuba-figure-ship = il numero della nave
cuba-figure-demand = le unità chieste in tutto
cuba-figure-die = { $good ->
    [sugar] il dado bianco (canna da zucchero)
    [citrus] il dado arancione (agrumi)
    [tobacco] il dado verde (tabacco)
    [rum] il dado rosso (rum)
   *[cigars] il dado nero (sigari)
}
cuba-figure-supply = { $good ->
    [sugar] la canna da zucchero nella riserva
    [citrus] gli agrumi nella riserva
    [tobacco] il tabacco nella riserva
    [rum] il rum nella riserva
    [cigars] i sigari nella riserva
   *[wood] il legno nella riserva
}
cuba-figure-has = { $what ->
    [pesos] i pesos di { $player }
    [points] i punti vittoria di { $player }
    [sugar] la canna da zucchero di { $player }
    [citrus] gli agrumi di { $player }
    [tobacco] il tabacco di { $player }
    [rum] il rum di { $player }
    [cigars] i sigari di { $player }
    [wood] il legno di { $player }
   *[goods] le merci di { $player }
}
cuba-figure-gain = { $what ->
    [pesos] i pesos guadagnati da { $player }
    [points] i punti vittoria guadagnati da { $player }
    [sugar] la canna da zucchero guadagnata da { $player }
    [citrus] gli agrumi guadagnati da { $player }
    [tobacco] il tabacco guadagnato da { $player }
    [rum] il rum guadagnato da { $player }
    [cigars] i sigari guadagnati da { $player }
    [wood] il legno guadagnato da { $player }
   *[goods] le merci guadagnate da { $player }
}
cuba-figure-markers = gli edifici di { $player }
cuba-figure-steps = le fermate da percorrere
cuba-figure-missing = i pesos che { $player } dovrebbe avere in più per andare al porto
cuba-figure-total = i punti finali di { $player }
cuba-figure-for-goods = i punti per le merci di { $player }
cuba-figure-goods-left = le merci avanzate di { $player }
cuba-figure-place = la posizione di { $player } in classifica
goal-exactly = Controlla { $what }: obiettivo { $wanted }, adesso { $found }.
goal-at-least = Controlla { $what }: obiettivo almeno { $wanted }, adesso { $found }.
goal-at-most = Controlla { $what }: obiettivo al massimo { $wanted }, adesso { $found }.
cuba-goal-car = L’auto dovrebbe arrivare { to-stop }.
cuba-goal-pawn = Il pedone di { $player } dovrebbe essere { at-building }.
cuba-goal-pawn-off = Il pedone di { $player } non dovrebbe essere sul tabellone.
cuba-goal-owns = { $player } dovrebbe possedere { building-accusative }.
cuba-goal-inactive = Solo la tessera di { citizen-name } dovrebbe essere inattiva.
cuba-goal-inactive-count = { $count ->
    [0] Nessun abitante dovrebbe essere inattivo.
    [one] Dovrebbe esserci { $count } abitante inattivo.
   *[other] Dovrebbero esserci { $count } abitanti inattivi.
}
cuba-goal-turn = Dovrebbe essere di turno { $player }.
cuba-goal-asked = La decisione dovrebbe essere di { $player }.
cuba-goal-now = { $decision ->
    [roll] A questo punto si dovrebbero lanciare i dadi.
    [leave-out] A questo punto si dovrebbe scegliere il dado da lasciare fuori.
    [drive] A questo punto si dovrebbe muovere l’auto.
    [give] A questo punto si dovrebbe scegliere il dono per chi visita El Zorro.
    [take] A questo punto si dovrebbe scegliere la merce da prendere da Pablo.
    [alonso] A questo punto si dovrebbe decidere che cosa fare da Alonso.
    [pawn] A questo punto si dovrebbe spostare il pedone.
    [use] A questo punto si dovrebbe decidere se e come usare un edificio.
    [deliver] A questo punto si dovrebbe consegnare o passare.
   *[over] La partita dovrebbe essere finita.
}
cuba-goal-over = La partita dovrebbe essere finita.
cuba-goal-not-over = La partita non dovrebbe essere finita.
cuba-goal-wins = { $player } dovrebbe vincere.
cuba-goal-dice = Sulla nave dovrebbero esserci altri dadi.
goal-not = È successo qualcosa che non doveva succedere.
goal-refused = Il compito è provare qualcosa che le regole non permettono.
goal-looked = Il compito è guardare qualcosa.
goal-answered = Il compito è scegliere una risposta.
goal-happened = Qualcosa che il compito chiede non è successo.
goal-figure = Da lì si arriva al massimo a { $best }. C’è un modo migliore.
cuba-figure-points = Da lì ottieni al massimo { n-points }. C’è un modo migliore.
cuba-figure-pesos = Da lì arrivi al massimo a { n-pesos }. C’è un modo migliore.
cuba-figure-goods = Da lì arrivi al massimo a { n-units }. C’è un modo migliore.
cuba-figure-ahead = Da lì il tuo vantaggio è al massimo di { n-points }. C’è un modo migliore.
cuba-figure-behind = Da lì resti indietro, nel migliore dei casi, di { n-points }. C’è un modo migliore.
goal-figure-missed = Da lì il compito non si può più svolgere.
goal-any = Ci sono più modi. A uno di essi manca ancora:
goal-given-dice = I dadi di questa lezione sono già stabiliti. Scrivi roll senza numeri.

## La lezione.

learn-lesson = Lezione: { $title }
learn-seats = Giochi come { $player }. Al tavolo ci sono anche: { $list }.
learn-step = Passo { $step } di { $count }
learn-task = Il tuo compito: { $task }
learn-you-can = Le tue scelte:
learn-answers = Risposte:
learn-others-play = Poi gioca il resto del tavolo:
learn-passed = Fatto.
learn-refused-as-asked = Esatto: le regole non lo permettono. Fatto.
learn-taken-back = Così il compito non riesce, quindi l’azione viene annullata.
learn-only-shown = Era soltanto una dimostrazione e viene annullata.
learn-still = Ancora da fare:
learn-not-the-answer = La risposta non è questa.
learn-finished = Hai finito «{ $title }».
learn-tested = Hai finito «{ $title }» senza errori.
learn-left-open = { $count ->
    [one] Hai saltato { $count } passo, quindi la lezione non conta ancora come finita.
   *[other] Hai saltato { $count } passi, quindi la lezione non conta ancora come finita.
}
learn-next = Prossima lezione: { $title }. Comincia con: { $command }
learn-next-awaited = Poi viene «{ $id }», che non c’è ancora.
learn-last = Per ora questa era l’ultima lezione.
learn-note = Qui i regolamenti non concordano. Per saperne di più: { $command }
learn-rule = Regola: { $title } ({ $rule })
learn-would = Ecco che cosa succederebbe:
learn-would-pass = Così il compito riuscirebbe.
learn-undone = L’ultima azione è annullata.
learn-nothing-to-undo = Non c’è nessuna azione da annullare.
learn-redone = L’azione è rifatta.
learn-nothing-to-redo = Non c’è nessuna azione da rifare.
learn-restarted = Il passo ricomincia.
learn-skipped = Il passo è stato svolto al posto tuo, così:
learn-no-step = { $count ->
    [one] Il passo «{ $word }» non esiste: questa lezione ha { $count } passo.
   *[other] Il passo «{ $word }» non esiste: questa lezione ha { $count } passi.
}
learn-language = Adesso la lingua è l’italiano.
learn-not-understood = Qui «{ $word }» non è né un’azione né un comando. Scrivi ? per l’aiuto.
learn-several = Con «{ $word }» si possono intendere più cose:
learn-nearly = Forse intendevi «{ $text }». In tal caso scrivi { $line }.
learn-no-choice = Qui il numero { $number } non c’è.
learn-nothing-to-see = Non si può guardare «{ $word }». Prova con il nome di un abitante, di un edificio o di una merce.
learn-bad-line = Questa riga non si può leggere.
learn-hint-where = Guarda qui: { $thing }.
learn-hint-rule = La regola: { $text }
learn-hint-move = Fai così: { $action } ({ $line }).
learn-hint-answer = La risposta: { $text }.
learn-hint-look = Guarda qui: { $thing } ({ $line }).
learn-hint-none = Qui non ci sono indizi.
learn-test-begins = La verifica mostra soltanto i compiti e non dà indizi. Al primo errore finisce, e la lezione continua da lì.
learn-test-ends = La verifica finisce qui. La lezione continua con questo passo.
learn-test-no-hints = In una verifica non ci sono indizi.
learn-goodbye = A presto.

## Che cosa si può scrivere: parole separate da virgole, e che cosa fanno.

learn-help = Scrivi il numero di una scelta, le sue parole oppure l’azione fra parentesi. Questi comandi valgono ovunque:
learn-command-help = ?, aiuto
    .help = questo aiuto
learn-command-again = rileggi, tavolo
    .help = mostra di nuovo il passo e il tavolo
    .play = mostra di nuovo il tavolo e le scelte
    .drill = mostra la domanda con tutto il tavolo
learn-command-why = perché
    .help = che cosa succederebbe con un’azione, o perché non si può fare: perché drive 2
    .play = che cosa succederebbe con un’azione, o perché non si può fare: perché drive 2; da solo, o con il nome di un bot: perché il bot ha fatto così
learn-command-look = guarda
    .help = che cos’è una cosa e in che stato è adesso: guarda banca
learn-command-hint = indizio, suggerimento
    .help = un indizio; fino a 3 volte: dove guardare, quale regola, quale azione
    .play = un indizio; fino a 2 volte: dove guardare, poi quale azione e perché
    .drill = la regola da cui dipende la risposta
learn-command-undo = annulla
    .help = annulla l’ultima azione
    .play = annulla la tua ultima decisione, con quello che hanno fatto poi i bot
learn-command-redo = rifai
    .help = rifà l’azione annullata
learn-command-restart = ricomincia
    .help = ricomincia questo passo
learn-command-skip = salta
    .help = svolge questo passo al posto tuo
    .drill = dà la risposta e passa alla prossima domanda
learn-command-go = apri
    .help = va a un altro passo: apri 3
learn-command-test = verifica
    .help = una prova senza indizi: soltanto i compiti, dall’inizio
learn-command-lang = lingua
    .help = un’altra lingua: lingua de
learn-command-rules = regole
    .help = cerca qualcosa nelle regole: regole dogana
learn-command-quit = esci
    .help = esce; i tuoi progressi sono salvati
    .play = esce; la partita è salvata

## L’elenco delle lezioni e i progressi.

learn-list = Lezioni
learn-list-done = finita
learn-list-begun = iniziata, passo { $step }
learn-list-open = da fare
learn-list-pack = Da { $pack }:
learn-choose = Quale lezione? Scrivi il suo numero o il suo nome; una riga vuota sceglie il numero { $number }.
learn-resumed = Continui dal passo { $step }. Per ripartire dall’inizio scrivi apri 1.
learn-changed = Questa lezione è cambiata da quando l’hai iniziata, quindi riparte dall’inizio.
learn-unsaved = I tuoi progressi non si possono salvare in { $path }. La lezione funziona lo stesso.
learn-homeless = Non c’è una cartella per i tuoi progressi. Indicane una in SANTIAGO_HOME. La lezione funziona lo stesso.
learn-set-aside = I progressi in { $path } erano danneggiati. Sono conservati come { $aside }, e se ne registrano di nuovi.
learn-future = I progressi in { $path } vengono da una versione più recente. Restano intatti, e non si salva nulla.
learn-reset-ask = Cancellare tutti i progressi? Per farlo scrivi sì.
learn-reset-ask-one = Cancellare i progressi di «{ $title }»? Per farlo scrivi sì.
learn-reset-yes = sì, si, s
learn-reset-done = I progressi sono cancellati.
learn-reset-kept = Non è stato cancellato nulla.
learn-recording = Gioca quello che la tua lezione deve mostrare, per tutti i posti. Ogni tuo turno diventa un passo. Scrivi esci per salvare il file.
learn-recorded = { $count ->
    [one] Il file { $path } è scritto, con { $count } passo. Completalo con: { $command }
   *[other] Il file { $path } è scritto, con { $count } passi. Completalo con: { $command }
}
learn-nothing-recorded = Non è stato giocato nulla, quindi non viene scritto nulla.
cli-command-learn = fa giocare una lezione o una serie di esercizi
cli-option-plain = righe semplici invece dell’app a tutto schermo
cli-option-scenarios = una cartella con altre lezioni
cli-option-list = elenca le lezioni; con play le partite salvate
cli-option-reset = cancella i progressi, dopo aver chiesto conferma
cli-option-record = trasforma le azioni in un file di lezione da completare
cli-option-learner = di chi sono i progressi, se più persone usano lo stesso computer
cli-option-watch = ricontrolla ogni volta che un file cambia
cli-error-unknown-lesson = La lezione «{ $word }» non esiste.
cli-error-faulty = Nelle lezioni in { $path } ci sono errori. Per trovarli: { $command }
cli-error-learner = Il nome «{ $word }» non si può usare. Scrivi da 1 a 40 lettere, cifre, spazi o trattini.
cli-error-write = Il file { $path } non si può scrivere.
cli-error-exists = Il file { $path } esiste già. Indicane un altro.

## Controllo delle lezioni: che cosa è dimostrato, che cosa non va e che cosa fare.

check-proved = Lezioni { $lessons }, rompicapi { $puzzles }, percorso rapido { $fast }; passi { $steps }, azioni provate { $tried }, vicoli ciechi { $dead }.
check-awaited = { $lesson } rimanda a { $named }, che non c’è ancora.
check-passing = { $lesson }, passo { $step }: modi { $ways } su { $lines }.
check-watching = Il controllo si ripete ogni volta che un file cambia. Ctrl+C lo ferma.
fault-syntax = { $help ->
    [expected] Correggi qui il TOML: ci si aspetta { $expected }.
    [twice] Correggi qui il TOML: questa chiave c’è due volte.
   *[none] Correggi qui il TOML.
}
fault-wrong-type = { $wanted ->
    [truth] Scrivi qui true o false.
    [number] Scrivi qui un numero.
    [text] Scrivi qui un testo fra virgolette.
    [list] Scrivi qui un elenco fra parentesi quadre.
   *[table] Scrivi qui una tabella fra parentesi graffe.
}
fault-unknown-key = { $help ->
    [near] Qui la chiave «{ $word }» non esiste. Intendevi «{ $near }»?
    [list] Qui la chiave «{ $word }» non esiste. Chiavi previste: { $known }.
   *[none] Qui la chiave «{ $word }» non esiste.
}
fault-missing-key = Aggiungi qui la chiave «{ $key }».
fault-unknown-id = { $help ->
    [near] Qui l’id «{ $word }» non è previsto. Intendevi «{ $near }»?
    [list] Qui l’id «{ $word }» non è previsto. Id previsti: { $known }.
   *[none] Qui l’id «{ $word }» non è previsto.
}
fault-number = Scrivi qui un numero da { $low } a { $high }.
fault-one-key = { $count ->
    [0] Scrivi esattamente 1 chiave fra queste parentesi.
    [one] Scrivi esattamente 1 chiave fra queste parentesi.
   *[other] Scrivi esattamente 1 chiave fra queste parentesi, non { $count }. Se te ne servono di più, riuniscile in un elenco.
}
fault-format = Scrivi format = { $format }: questo programma non legge altri formati.
fault-id-form = Scrivi l’id «{ $word }» con lettere minuscole, cifre e trattini singoli, cominciando con una lettera.
fault-id-file = Rendili uguali: l’id è «{ $id }», il file è { $file }.
fault-twice = Tieni un solo «{ $word }»: compare due volte.
fault-empty = Metti qualcosa in «{ $key }»: la chiave non può restare vuota.
fault-too-many = { $most ->
    [one] Accorcia «{ $key }»: può esserci al massimo { $most } elemento.
   *[other] Accorcia «{ $key }»: possono esserci al massimo { $most } elementi.
}
fault-action = Correggi l’azione «{ $line }». Esempi: drive 2; pawn bank; deliver 1 rum; ana give peso.
fault-seat = A questo tavolo «{ $word }» non c’è. Controlla il numero di persone e i posti.
fault-position = Correggi questa posizione: { $why }
fault-two-starts = Tieni soltanto una delle due chiavi «position» e «new».
fault-kind-key = { $kind ->
    [act] Togli «{ $key }» o cambia il tipo del passo: un passo di tipo «act» non può avere questa chiave.
    [try] Togli «{ $key }» o cambia il tipo del passo: un passo di tipo «try» non può avere questa chiave.
    [look] Togli «{ $key }» o cambia il tipo del passo: un passo di tipo «look» non può avere questa chiave.
    [ask] Togli «{ $key }» o cambia il tipo del passo: un passo di tipo «ask» non può avere questa chiave.
   *[borrow] Togli tutto il resto da questo passo: un passo con «{ $key }» non ha altre chiavi.
}
fault-kind-goal = { $kind ->
    [act] Nell’obiettivo di un passo di tipo «act» usa soltanto fatti che riguardano il tavolo.
    [try] Nell’obiettivo di un passo di tipo «try» usa «refused», e né «looked» né «answered».
    [look] Nell’obiettivo di un passo di tipo «look» usa soltanto «looked».
   *[ask] Nell’obiettivo di un passo di tipo «ask» usa soltanto «answered».
}
fault-options = { $count ->
    [one] Indica almeno 2 opzioni, di cui esattamente 1 giusta. Ce n’è { $count }.
   *[other] Indica almeno 2 opzioni, di cui esattamente 1 giusta. Ce ne sono { $count }.
}
fault-rule-untaught = Aggiungi { $rule } a «teaches» o a «shows», oppure indica un’altra regola.
fault-ruling = Il chiarimento «{ $word }» non esiste. Scrivi un id da r01 a r84.
fault-thing = { $help ->
    [near] La cosa «{ $word }» non si può guardare. Intendevi «{ $near }»?
    [list] La cosa «{ $word }» non si può guardare. Cose previste: { $known }.
   *[none] La cosa «{ $word }» non si può guardare.
}
fault-borrowed = Correggi i nomi: non c’è una lezione «{ $lesson }» con un passo proprio «{ $step }».
fault-script-illegal = Cambia questa riga: lì «{ $line }» non è possibile ({ $rule }).
fault-script-seat = Cambia questa riga: al momento di «{ $line }» la decisione è di «{ $word }».
fault-script-brings = Correggi ciò che portano queste azioni. { $why }
fault-check = Correggi questo fatto: all’inizio del passo non è vero. { $why }
fault-already-solved = Chiedi di più: l’obiettivo è raggiunto prima ancora di fare qualcosa.
fault-not-asked = Comincia da dove chi impara ha qualcosa da decidere. In questo passo non è così.
fault-unreachable = Cambia l’obiettivo o la posizione: nulla di ciò che può fare chi impara porta fin lì. { $why }
fault-solution-illegal = Correggi la soluzione: lì «{ $line }» non è possibile ({ $rule }).
fault-solution-misses = Correggi la soluzione o l’obiettivo: la soluzione non porta fin lì. { $why }
fault-solution-long = Accorcia la soluzione: l’obiettivo è raggiunto prima di questa azione.
fault-ways = { $count ->
    [one] Correggi «ways»: c’è { $count } modo.
   *[other] Correggi «ways»: ci sono { $count } modi.
}
fault-par = Correggi «par»: il meglio che si può raggiungere è { $best }.
fault-wrong-illegal = Cambia questa riga: lì «{ $line }» non è possibile ({ $rule }). Se le regole devono rifiutarla, va sotto «no».
fault-wrong-brings = Correggi ciò che porta questa riga. { $why }
fault-wrong-passes = Togli questa riga: svolge il compito.
fault-no-legal = Cambia questa riga: lì «{ $line }» è possibile e le regole non la rifiutano.
fault-no-rules = Correggi le regole: «{ $line }» viene rifiutata con { $rules }.
fault-unheard = Cambia questa riga: nessuno ci arriva, perché un’azione precedente viene annullata.
fault-react-idle = Togli questa reazione: «{ $line }» non si presenta mai.
fault-no-dice = Aggiungi dadi a «rolls»: chi impara arriva a lanciarli, e non ne restano.
fault-too-wide = Dividi questo passo o semplifica la sua posizione: le sequenze di azioni sono più di quante se ne possano provare.
fault-dead-end = Cambia questo passo: dopo «{ $line }» non si può più andare avanti.
fault-text-syntax = Correggi qui la sintassi Fluent.
fault-text-missing = Aggiungi il testo { $id } in { $lang }.
fault-text-extra = Togli il testo { $id } in { $lang }: non viene mai mostrato.
fault-text-long = { $count ->
    [one] Accorcia il testo { $id } in { $lang }: occupa { $count } riga, e lo spazio è { $most } da { $cells } caratteri.
   *[other] Accorcia il testo { $id } in { $lang }: occupa { $count } righe, e lo spazio è { $most } da { $cells } caratteri.
}
fault-text-numbers = Nel testo { $id } in { $lang } usa gli stessi numeri dell’inglese: { $names }.
fault-text-format = Correggi il testo { $id } in { $lang }: non si può comporre.
fault-unlisted = Elenca «{ $id }» in course.toml, oppure togli questo file.
fault-file-missing = Aggiungi il file { $file }: non c’è.
fault-pack-prefix = Fai cominciare l’id «{ $word }» con «{ $pack }-», il nome del pacchetto.
fault-taken = Scegli un altro nome: «{ $word }» è già preso.
fault-game = Scrivi qui «santiago-de-cuba»: il gioco «{ $word }» non ha lezioni.
list-and-one = { $list }, { $one }

learn-question = Domanda: { $task }
learn-help-hint = Scrivi ? per l’aiuto.
learn-you-look = Scrivi { $command } e il nome di una cosa sul tavolo.
learn-might-go-on = Potrebbe continuare così:
learn-languages = Lingue: { $known }.
learn-hint-topic = Pensa a questa regola: { $title }.
cuba-table-street = La strada, dalla prima fermata dopo il porto: { $list }, poi di nuovo il porto.
