## Il programma e il suo aiuto

cli-about = Insegna le regole di Santiago de Cuba e aiuta a ritrovarle al tavolo
cli-usage = Uso
cli-commands = Comandi
cli-options = Opzioni
# allow f: in English everywhere, for whoever got the wrong language
cli-lang-hint = --lang LANG: other languages, for example --lang de
cli-command-engine = dialoga con altri programmi, una riga JSON alla volta
cli-command-rules = cerca nelle regole; senza parole mostra l’indice
cli-command-check = controlla lezioni e testi
cli-command-coverage = mostra quali regole insegnano le lezioni e quali regole sbagliate scoprono
cli-command-completions = scrive i completamenti per una shell
cli-command-manual = scrive la pagina di manuale
cli-option-lang = la lingua dei testi
cli-option-locales = una cartella con altre lingue
cli-option-with = una seconda lingua accanto alla prima
cli-option-json = risponde in JSON
cli-option-color = colori: auto, always (sempre) o never (mai)
cli-option-ascii = usa solo segni ASCII
cli-option-game = il gioco di cui si parla
cli-option-help = mostra questo aiuto
cli-option-version = mostra la versione
cli-option-compared = annota che una lingua è stata confrontata con i testi inglesi

## Riga di comando: che cosa non va

cli-error-unknown-command = Il comando «{ $word }» non esiste.
cli-error-unknown-option = L’opzione «{ $word }» non esiste.
cli-error-left-out = «{ $word }» fa parte di una sezione del programma che manca in questa copia. Si ottiene compilando con la funzionalità { $known }.
cli-error-missing-value = All’opzione «{ $word }» manca il valore.
cli-error-unexpected-value = L’opzione «{ $word }» non accetta valori.
cli-error-unexpected-word = Qui la parola «{ $word }» è di troppo.
cli-error-unreadable = Non si riesce a leggere «{ $word }».
cli-error-unknown-game = Il gioco «{ $word }» non esiste qui.
cli-error-unknown-language = La lingua «{ $word }» non c’è. Lingue disponibili: { $known }.
cli-error-unknown-color = Per i colori il valore «{ $word }» non è valido: scegli auto, always o never.
cli-error-unknown-shell = La shell «{ $word }» non è prevista. Shell disponibili: { $known }.
cli-did-you-mean = Intendevi «{ $word }»?
cli-see-help = Per l’aiuto scrivi: { $command }
cli-error-folder = { $reason ->
    [missing] La cartella «{ $path }» non esiste.
    [unreadable] La cartella «{ $path }» non si può leggere.
    [too-many-files] In «{ $path }» ci sono troppi file.
    [file-too-large] Il file «{ $path }» è troppo grande.
    [pack-too-large] Nel complesso i testi in «{ $path }» sono troppo grandi.
    [link] In «{ $path }» c’è un collegamento: servono file e cartelle veri.
    [not-utf8] Il file «{ $path }» non è in UTF-8.
    [no-language] Il nome della cartella «{ $path }» non è un codice di lingua.
    [nested-too-deep] In «{ $path }» le cartelle sono annidate troppo in profondità.
   *[empty] La cartella «{ $path }» non contiene testi.
}
cli-error-syntax = In «{ $path }», riga { $line }, il testo non è in Fluent corretto.
cli-error-terminal = Questo terminale non si può usare. A righe semplici funziona dappertutto: { $command }

## Consultazione

reference-contents = Indice
reference-citizens = Abitanti
reference-buildings = Edifici
reference-goods = Merci
reference-components = Componenti
reference-concepts = Concetti
reference-rules = Regole
reference-rulings = Chiarimenti
reference-flower = { $flower ->
    [yellow] Fiore: giallo
    [blue] Fiore: blu
    [red] Fiore: rosso
    [white] Fiore: bianco
   *[none] Fiore: trasparente
}
reference-when = Quando
reference-limits = Limiti
reference-example = Esempio
reference-related = Vedi anche
reference-names = In altre lingue
reference-differs = Differenze fra regolamenti
reference-played = Come giochiamo
reference-rule = Regola
reference-ruling = Chiarimento
reference-source = Nel regolamento
reference-kind-citizen = abitante
reference-kind-building = edificio
reference-kind-good = merce
reference-kind-component = componente
reference-kind-concept = concetto
reference-kind-rule = regola
reference-kind-ruling = chiarimento
reference-several = { $count ->
    [one] «{ $query }» indica { $count } cosa: cercala con il suo nome.
   *[other] «{ $query }» può indicare { $count } cose: scegline una per nome.
}
reference-texts = { $count ->
    [one] Le parole «{ $query }» compaiono in { $count } voce:
   *[other] Le parole «{ $query }» compaiono in { $count } voci. Cercane una per nome:
}
reference-nothing = Per «{ $query }» non si trova nulla.
reference-nearest = Forse cercavi
reference-how = Scrivi il nome di un abitante, di un edificio o di una merce, oppure una parola della tua domanda.

## Messaggi del motore JSON

error-too-long = La riga è troppo lunga.
error-bad-json = La riga non contiene un oggetto JSON valido.
error-no-game = Non c’è nessuna partita in corso.
error-nothing-to-undo = Non c’è nulla da annullare.
error-bad-request-unknown-field = Il campo «{ $field }» non è previsto.
error-bad-request-missing-field = Manca il campo «{ $field }».
error-bad-request-field-twice = Il campo «{ $field }» compare due volte.
error-bad-request-wrong-type = Il campo «{ $field }» contiene un valore del tipo sbagliato.
error-bad-request-unknown-id = Il campo «{ $field }» contiene un identificatore sconosciuto.
error-bad-request-null = Il campo «{ $field }» non può essere null: dagli un valore o toglilo.
error-bad-request-bad-number = Il campo «{ $field }» vuole un numero intero senza segno e non troppo grande.
error-bad-request-conditions = Le parti di «{ $field }» non vanno d’accordo fra loro.
error-bad-request-foreign = Il contenuto di «{ $field }» viene da un altro gioco o da un’altra versione.
error-bad-request-needs-dice = In «{ $field }» il lancio deve dire che cosa mostrano i dadi.
error-bad-state = { $count ->
    [one] Lo stato non è valido: infrange { $count } regola del tavolo.
   *[other] Lo stato non è valido: infrange { $count } regole del tavolo.
}

## Che cosa non va in una posizione descritta

cuba-fault-players = { $count ->
    [one] È prevista { $count } persona al tavolo; si gioca in 2, 3 o 4.
   *[other] Sono previste { $count } persone al tavolo; si gioca in 2, 3 o 4.
}
cuba-fault-no-such-seat = Al tavolo non c’è { $seat }.
cuba-fault-citizens = Gli abitanti non tornano: servono tutti e 9, ciascuno una volta sola.
cuba-fault-zorro-flower = Il fiore trasparente tocca a El Zorro e soltanto alla sua tessera.
cuba-fault-citizen-flowers = { $flower ->
    [yellow] Abitanti con il fiore giallo: { $count }; devono essere 2.
    [blue] Abitanti con il fiore blu: { $count }; devono essere 2.
    [red] Abitanti con il fiore rosso: { $count }; devono essere 2.
   *[white] Abitanti con il fiore bianco: { $count }; devono essere 2.
}
cuba-fault-buildings-per-flower = Edifici { under-flower }: { $count }; devono essere 3.
cuba-fault-buildings = Gli edifici non tornano: servono tutti e 12, ciascuno una volta sola.
cuba-fault-seats = Posti descritti: { $count }; ne serve 1 per ogni persona al tavolo.
cuba-fault-car = L’auto non può essere alla fermata { $stop }: le fermate vanno da 0 a 9, e la 9 è il porto.
cuba-fault-ship = La nave { $ship } non esiste: le navi vanno da 1 a 7.
cuba-fault-price = L’indicatore di prezzo non può essere su { $price }: sulle bandiere ci sono i numeri 2, 3 e 4.
cuba-fault-dice-goods = Sulla nave servono 4 dadi di 4 colori diversi, nessuno dei quali per il legno.
cuba-fault-die-face = La faccia { $face } non è possibile: { the-die } non ce l’ha.
cuba-fault-dice-all-zero = Tutti i dadi sulla nave mostrano 0: la nave sarebbe già partita.
cuba-fault-dice-too-early = In questo momento sulla nave non possono esserci dadi.
cuba-fault-dice-missing = In questo momento sulla nave devono esserci i dadi.
cuba-fault-inactive-twice = La tessera di { citizen-name } è elencata due volte fra quelle inattive.
cuba-fault-goods-total = { $count ->
    [one] In tutto c’è { n-units }; la scatola ne ha 8.
   *[other] In tutto ci sono { n-units }; la scatola ne ha 8.
}
cuba-fault-supply = La riserva non può avere { n-units }: con quelle dietro gli schermi il totale dev’essere 8.
cuba-fault-pesos = { $count ->
    [one] { $seat } ha { $count } peso; si conta fino a 999.
   *[other] { $seat } ha { $count } pesos; si conta fino a 999.
}
cuba-fault-points = { $count ->
    [one] { $seat } ha { $count } punto vittoria; si conta fino a 999.
   *[other] { $seat } ha { $count } punti vittoria; si conta fino a 999.
}
cuba-fault-owns-twice = { $seat } possiede due volte lo stesso edificio: { the-building }.
cuba-fault-owns-too-many = { $count ->
    [one] { $seat } possiede { $count } edificio; gli indicatori di proprietà a testa sono 3.
   *[other] { $seat } possiede { $count } edifici; gli indicatori di proprietà a testa sono 3.
}
cuba-fault-two-owners = Lo stesso edificio è di 2 persone: { the-building }.
cuba-fault-two-pawns = Ci sono 2 pedoni { at-building }: c’è posto per uno solo.
cuba-fault-decision-seat = In questo momento la decisione non può essere di { $seat }.
cuba-fault-decision-car = Con l’auto alla fermata { $stop } questa decisione non si presenta.
cuba-fault-decision-inactive = La tessera di { citizen-name } è inattiva: questa decisione non si presenta.
cuba-fault-decision-pawn = Il pedone di { $seat } non è sul tabellone: non c’è nessun edificio da usare.
cuba-fault-decision-empty = { $decision ->
    [roll] Non c’è nulla da decidere: non ci sono dadi da lanciare.
    [leave-out] Non c’è nulla da decidere: non ci sono dadi da lasciare fuori.
    [drive] Non c’è nulla da decidere: l’auto non si può muovere.
    [give] Non c’è nulla da decidere: manca qualcosa che El Zorro accetti.
    [take] Non c’è nulla da decidere: la riserva non ha merci per Pablo.
    [alonso] Non c’è nulla da decidere: da Alonso nessun edificio si può prendere o usare.
    [pawn] Non c’è nulla da decidere: il pedone non ha un edificio libero in cui andare.
    [use] Non c’è nulla da decidere: l’edificio adesso non offre nulla.
    [over] Non c’è nulla da decidere: la partita è finita.
   *[deliver] Non c’è nulla da decidere: manca qualcosa che la nave accetti.
}
cuba-fault-passed-twice = { $seat } compare due volte fra chi ha passato.
cuba-fault-passed-decides = { $seat } ha già passato: in questo round di consegna non consegna più.
cuba-fault-over-ship = La partita risulta finita alla nave { $ship }; finisce soltanto con la nave 7.
cuba-fault-over = La fine della partita e la decisione indicata si contraddicono.
cuba-fault-result = Il risultato indicato non corrisponde al resto della posizione.

## Controllo dei testi

audit-syntax = Non è Fluent corretto: { $detail }. Correggi la sintassi.
audit-twice = Il messaggio «{ $id }» è definito due volte: togline uno.
audit-missing = In «{ $lang }» manca il messaggio «{ $id }»: scrivilo.
audit-extra = In «{ $lang }» il messaggio «{ $id }» è di troppo: toglilo.
audit-variables = Il messaggio «{ $id }» non usa le variabili giuste: rivedi { $names }.
audit-reference = Il messaggio «{ $id }» rimanda a «{ $name }», che non esiste: correggi il rimando.
audit-plural = Nel messaggio «{ $id }» le categorie del plurale non tornano: rivedi { $names }.
audit-default = Nel messaggio «{ $id }» la variante predefinita dev’essere other e stare in fondo: spostala.
audit-term = Nel messaggio «{ $id }» c’è «{ $word }»: il termine della scatola è «{ $better }».
audit-typography = Nel messaggio «{ $id }» c’è un segno da correggere: { $detail }.
audit-gender = Nel messaggio «{ $id }» la parola «{ $word }» attribuisce un genere a chi gioca: gira la frase.
audit-format = Il messaggio «{ $id }» non si può comporre: { $detail }. Correggilo.
audit-stale = Il testo inglese di «{ $id }» è cambiato: confronta di nuovo la traduzione.
audit-control = Il messaggio «{ $id }» contiene un carattere di controllo: toglilo.
audit-room = Accorcia { $id }: servono { $needed } caratteri, e sullo schermo ce ne stanno { $room }.
audit-crowded = Accorcia i testi { $id }…: insieme occupano { $needed } caratteri, e sullo schermo ce ne stanno { $room }.
audit-clean = Tutto in ordine. Messaggi: { $messages }; lingue: { $languages }; testi composti per prova: { $formats }.
audit-found = { $count ->
    [one] È emerso { $count } problema.
   *[other] Sono emersi { $count } problemi.
}
check-compared = { $count ->
    [one] Annotato: per «{ $lang }» ora { $count } testo risulta confrontato con l’inglese.
   *[other] Annotato: per «{ $lang }» ora { $count } testi risultano confrontati con l’inglese.
}

## Che cosa coprono le lezioni

coverage-rule = Regola
coverage-languages = Lingue
coverage-lessons = Lezioni; tra parentesi quelle che mostrano soltanto la regola
coverage-mutant = Regola sbagliata
coverage-notice = Lezione e passo che la scoprono
coverage-none = nessuna
coverage-rules-sum = Regole insegnate o mostrate: { $covered } su { $count }; insegnate: { $taught }
coverage-language-sum = Regole nella lingua { $lang }: { $covered } su { $count }
coverage-languages-sum = Lingue con tutte le regole: { $whole } su { $count }
coverage-mutants-sum = Regole sbagliate che le lezioni scoprono: { $noticed } su { $count }
coverage-untaught = Regole che nessuna lezione insegna o mostra:
coverage-unnoticed = Regole sbagliate che nessuna lezione scopre:
