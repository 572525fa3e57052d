## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rosso
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

cuba-part-driving = In auto
cuba-part-citizens = Gli abitanti
cuba-part-pawn-and-buildings = Pedone ed edifici
cuba-part-harbour = Il porto

### First drive

cuba-lesson-first-drive = Il primo viaggio
    .aim = Giochi un turno intero: muovi l’auto, ricevi qualcosa, sposti il pedone e finisci.
    .closing = Muovi l’auto, ricevi subito qualcosa, sposti il pedone, usi il suo edificio se vuoi e finisci: questo è un turno. L’auto deve muoversi, e va soltanto in avanti. Il tuo pedone aspetta dov’è fino al tuo prossimo turno.
cuba-lesson-first-drive--to-maria = Ogni turno ha due parti, e la parte A è il viaggio. C’è una sola auto per tutto il tavolo: si trova al porto. La prossima fermata è gratuita, e l’abitante che incontri lì ti dà subito qualcosa. Maria, la ballerina, dà 2 punti vittoria.
    .task = Vai da Maria.
    .wrong-jose = Questo è José: 2 unità di canna da zucchero, ma la seconda fermata costa 1 peso. Maria è alla fermata prima della sua, quella gratuita.
    .no-stay = L’auto non può aspettare: in ogni turno avanza di almeno 1 fermata.
    .no-pass = Nel tuo turno non puoi passare. E non ne hai bisogno: la prossima fermata è sempre gratuita.
    .no-pawn-first = Prima la parte A, il viaggio. Dove può andare il pedone dipende dall’abitante che visiti.
cuba-lesson-first-drive--to-the-cafe = I suoi 2 punti vittoria li hai ottenuti all’arrivo. Ora la parte B: il tuo pedone va in un edificio sotto un fiore rosso, il colore di Maria. Il caffè compra rum e sigari. Tu non ne hai, quindi lì non succede nulla e il tuo turno finisce.
    .task = Sposta il tuo pedone nel caffè.
    .wrong-casino = Nel casinò potresti fare qualcosa, quindi il turno continuerebbe: dovresti ancora dire se lo usi. Per un turno semplice scegli il caffè.
    .no-no-pawn = Ora il pedone deve spostarsi. Se poi usi l’edificio o no, lo decidi tu.
    .no-drive-again = In un turno c’è 1 viaggio, e l’hai già fatto. Ora tocca al pedone.
cuba-lesson-first-drive--stay = Ana e Luis hanno portato avanti la stessa auto, un turno dopo l’altro: ora è da Martinez. Il tuo pedone ha aspettato nel caffè. Potresti semplicemente lasciare l’auto da Martinez e incassare i suoi pesos?
    .task = Prova a lasciare l’auto dov’è, cioè ad avanzare di 0 fermate (drive 0).
cuba-lesson-first-drive--how-far = Dunque l’auto deve muoversi. E va soltanto in avanti, sempre in tondo lungo la strada.
    .task = A quante fermate da qui si trova adesso Maria?
    .option-two-back = 2 fermate, all’indietro
    .option-eight-forward = 8 fermate, in avanti
    .option-seven-forward = 7 fermate, in avanti
    .why-two-back = L’auto non va mai all’indietro. Conta nell’altro senso, oltre il porto.
    .why-seven-forward = Quasi. Conta anche il porto: è una fermata come le altre.
cuba-lesson-first-drive--whole-turn = Adesso le due parti una dopo l’altra. Alla prossima fermata c’è Pedro, il commerciante di tabacco. Dà 2 unità di tabacco, e il suo fiore è bianco. L’edificio sotto un fiore bianco lo scegli tu.
    .task = Vai da Pedro e porta a termine il turno.
    .wrong-unfinished = Il tuo turno non è ancora finito: devi dire se usi l’edificio, qui l’editore del giornale. Usalo oppure rinuncia.
    .wrong-zorro = Questo è El Zorro, che prende dal resto del tavolo: lo trovi in una lezione più avanti. Oggi ti serve Pedro.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = Vedi El Zorro dalle due parti: prima ricevi doni e riusi il tuo edificio, poi scegli che cosa dare tu.
    .closing = Ogni altra persona al tavolo ti dà 1 cosa a sua scelta, mai legno. Il tuo pedone resta dov’è, e puoi usare ancora una volta il suo edificio. Quello che ricevi lo puoi spendere subito.
cuba-lesson-el-zorro--visit = El Zorro, il borseggiatore, lavora per te quando lo visiti: ogni altra persona al tavolo deve darti 1 cosa, cioè un peso, un punto vittoria o una merce che non sia legno. Che cosa, lo sceglie chi dà.
    .task = Vai da El Zorro.
    .wrong-too-far = Una fermata di troppo, e il tuo ultimo peso se n’è andato. El Zorro è alla prossima fermata, e quella è gratuita.
cuba-lesson-el-zorro--use-again = Agrumi da Ana, tabacco da Luis. Il fiore di El Zorro non ha colore, quindi il tuo pedone resta nella banca, e puoi usarla ancora una volta.
    .task = Usa la banca.
    .wrong-unused = È permesso, ma nella banca ti aspettano 2 pesos.
    .no-move = Da El Zorro nessun pedone si sposta. Il tuo è nella banca, e in questo turno puoi usare quella.
    .no-elsewhere = Puoi usare soltanto l’edificio in cui si trova il tuo pedone, cioè la banca.
cuba-lesson-el-zorro--spend-gifts = I doni sono subito tuoi, prima che tu usi l’edificio. Questa volta il tuo pedone è nel casinò, dove con 3 pesos compri 1 punto vittoria, ma tu hai solo 1 peso.
    .task = Vai da El Zorro e compra 1 punto vittoria.
    .wrong-unspent = Ora hai 3 pesos e non li hai spesi. Il casinò era lì per te.
    .no-too-dear = Per 2 punti vittoria servirebbero 6 pesos. Con i doni ne hai 3.
cuba-lesson-el-zorro--no-pawn-yet = Supponi che il tuo pedone non sia ancora sul tabellone, come nel primo giro di una partita. Allora non c’è nessun edificio da usare un’altra volta.
    .task = Vai da El Zorro e guarda come finisce il tuo turno.
cuba-lesson-el-zorro--victim = Ora sei dall’altra parte: Ana ha portato l’auto da El Zorro e ha già ricevuto un peso da Luis. Tu che cosa dai? La nave chiede 2 unità di canna da zucchero, ma niente agrumi.
    .task = Dai la merce che la nave non chiede.
    .wrong-point = Un punto vittoria in meno per te e uno in più per Ana: rispetto a lei ne perdi 2.
    .wrong-sugar = Quella canna da zucchero serve alla nave. Al porto può darti almeno 2 punti vittoria.
    .wrong-peso = Non è un cattivo dono, ma con un peso puoi avanzare di 1 fermata in più. Su questa nave, invece, gli agrumi non valgono nulla.
    .no-wood = El Zorro accetta pesos, punti vittoria e merci, ma mai legno.
    .no-rum = Non hai rum. Puoi dare soltanto quello che hai.
    .no-nothing = Chi ha qualcosa che El Zorro accetta deve dare qualcosa.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = Un’altra sera: hai 2 unità di legno e proprio nient’altro, nessun peso, nessun punto vittoria, nessun’altra merce. Ana va da El Zorro.
    .task = Che cosa le dai?
    .option-a-wood = 1 unità di legno
    .option-nothing = niente
    .option-a-debt = un peso, più tardi
    .why-a-wood = Il legno è l’unica merce che El Zorro non accetta.
    .why-a-debt = In questo gioco non ci sono debiti: dai quello che hai, adesso.
    .shown-not-asked = Luis ha dato un peso, mentre a te non è stato chiesto nulla: non c’era niente da scegliere.

### The pawn

cuba-lesson-the-pawn = Il pedone
    .aim = Vedi dove può andare il tuo pedone – fiore giusto, edificio libero e diverso – e chi ci guadagna.
    .closing = Il fiore dell’abitante, nessun altro pedone, un edificio diverso: lì va il tuo pedone. Un indicatore di proprietà non blocca, ma chi possiede l’edificio ottiene 1 punto vittoria se finisci lì il turno. Poi il pedone resta fino al tuo prossimo turno.
cuba-lesson-the-pawn--to-miguel = Miguel, il boscaiolo, dà 2 unità di legno. Il suo fiore è blu, e sotto i fiori blu ci sono tre edifici: la fabbrica di sigari, il mercato nero e la banca. Tienili a mente.
    .task = Vai da Miguel.
    .wrong-pablo = Questo è Pablo, 1 fermata troppo avanti, e il suo fiore è giallo.
cuba-lesson-the-pawn--occupied = Prima regola: un solo pedone per edificio. Nella fabbrica di sigari c’è il pedone di Ana.
    .task = Prova a spostare il tuo pedone nella fabbrica di sigari.
cuba-lesson-the-pawn--stay = Seconda regola: il pedone deve spostarsi. Il tuo è nel mercato nero, che sarebbe sotto il fiore giusto.
    .task = Prova a restare lì: sposta il pedone nel mercato nero.
    .no-no-pawn = Non puoi nemmeno lasciare fermo il pedone: dopo la visita a Miguel deve spostarsi.
cuba-lesson-the-pawn--other-flower = Terza regola: decide il fiore. La chiesa è libera, ma si trova sotto un fiore giallo, e quello di Miguel è blu.
    .task = Prova a spostare il tuo pedone nella chiesa.
    .no-newspaper = Due motivi insieme: l’editore del giornale si trova sotto un fiore bianco, e lì c’è il pedone di Luis.
cuba-lesson-the-pawn--to-the-bank = Resta la banca. Lì c’è l’indicatore di proprietà di Ana, ma un indicatore non blocca l’edificio: lo blocca solo un pedone.
    .task = Sposta il tuo pedone nella banca.
cuba-lesson-the-pawn--owner = Adesso sei ospite di Ana. Il suo edificio funziona per te come per chiunque. Guarda che cosa ottiene Ana alla fine del tuo turno.
    .task = Usa la banca.
    .wrong-unused = Il punto vittoria di Ana arriva lo stesso: conta che il tuo pedone sia lì. Tu perdi soltanto i 2 pesos.
cuba-lesson-the-pawn--still-there = Ana ha ottenuto 1 punto vittoria alla fine del tuo turno. Poi hanno giocato Ana e Luis, e Luis ha preso possesso del caffè. Il tuo pedone è rimasto nella banca senza darle altri punti: conta solo la fine del tuo turno.
    .task = Guarda uno dei due edifici che ora appartengono a qualcuno.

### Wood delivery

cuba-lesson-wood-delivery = Consegnare legno
    .aim = Consegni legno al posto di una merce che la nave chiede, e sai quali sono i limiti.
    .closing = Il legno prende il posto di un tipo di merce che la nave chiede, fino al numero sul dado di quel tipo. Ogni unità dà 1 punto vittoria, qualunque sia il prezzo. In una consegna non si mescola con altre merci e non si divide fra più tipi. Il legno lo dà solo Miguel.
cuba-lesson-wood-delivery--both-at-once = La nave chiede 2 unità di canna da zucchero, 2 di rum e 1 di tabacco. Tu hai solo 2 unità di legno. Il legno prende il posto di un tipo richiesto, a tua scelta. Dà 1 punto vittoria per unità, anche se il prezzo per le altre merci è 3.
    .task = Vai al porto e porta a 0 un dado che mostra 2.
    .wrong-two-kinds = Due consegne per due tipi, una dopo l’altra: è permesso. Ma nessuno dei dadi che mostravano 2 è a 0. In una sola consegna, poi, il legno non si può nemmeno dividere fra più tipi.
cuba-lesson-wood-delivery--too-much = Ancora lo stesso tavolo. Per il legno il dado è un limite come per ogni altra merce, e il dado verde, quello del tabacco, mostra 1.
    .task = Vai al porto e prova a consegnare 2 unità di legno al posto del tabacco.
    .no-unwanted = Il dado degli agrumi mostra 0: non c’è nulla di cui prendere il posto.
    .no-left-out = Il dado dei sigari è stato lasciato fuori, quindi questa nave non ne chiede.
    .no-as-wood = Nessun dado chiede legno. Indica il tipo di merce di cui prende il posto.
    .no-three = Hai 2 unità di legno, e anche il dado del rum mostra 2: a 3 non arrivi in nessun caso.
cuba-lesson-wood-delivery--next-lap = Legno e canna da zucchero non possono stare nella stessa consegna. Ma in un round di consegna tocca di nuovo a chi non ha passato, anche più volte. Hai 1 unità di ciascuna, e il prezzo è 3.
    .task = Vai al porto e porta a 0 il dado bianco, quello della canna da zucchero.
    .wrong-wood-kept = La canna da zucchero ti ha dato 3 punti vittoria. Il legno ne darebbe ancora 1, e il dado non è ancora a 0.
    .no-not-cane = Il legno non conta come canna da zucchero: di quella hai 1 unità, non 2.
cuba-lesson-wood-delivery--send-off = Con il legno puoi anche completare una nave. Questa chiede solo 2 unità di rum, con il prezzo a 4, e Ana le ha. Tu hai 3 unità di legno. Quando tutti i dadi mostrano 0, la nave parte subito.
    .task = Ottieni 2 punti vittoria e fai partire la nave prima che Ana consegni qualcosa.
    .wrong-one-wood = Mancava un’unità: prima che toccasse di nuovo a te, Ana ha consegnato un’unità di rum per 4 punti vittoria.
    .wrong-past = Anche così ottieni 2 punti vittoria, da Maria, e la nave parte. Ma qui deve riuscirci il legno, al porto.
    .wrong-pass = Hai passato, e Ana ha consegnato 2 unità di rum per 8 punti vittoria.

### Harbour pass

cuba-lesson-harbour-pass = Oltre il porto
    .aim = Fai salire il prezzo, superando il porto o passando, e vedi quando parte la nave.
    .closing = Se superi il porto, non c’è nessun round di consegna e il prezzo sale di una bandiera. Sale anche quando ha passato tutto il tavolo. Se era già a 4, la nave parte, qualunque cosa chieda ancora, e il prezzo torna a 2.
cuba-lesson-harbour-pass--drive-past = Ora il prezzo è 2 punti vittoria per ogni unità consegnata. Hai 2 unità di canna da zucchero e potresti consegnarle. Ma chi supera il porto non apre nessun round di consegna e sposta l’indicatore di prezzo di una bandiera verso destra.
    .task = Supera il porto e vai da Maria.
    .wrong-deliver-now = Sono 4 punti vittoria adesso, 2 per unità. Con la prossima bandiera le stesse merci ne danno 6.
cuba-lesson-harbour-pass--all-pass = C’è un altro modo di spostare l’indicatore di prezzo: vai al porto e passi. Se passa tutto il tavolo mentre la nave chiede ancora qualcosa, anche così il prezzo sale di una bandiera.
    .task = Fai salire il prezzo da 3 a 4 e tieni le tue 2 unità di canna da zucchero.
    .wrong-one-sold = Ora il prezzo è 4, ma hai consegnato 1 unità quando era 3. Il compito era tenerle entrambe.
cuba-lesson-harbour-pass--pass-is-final = Passare è definitivo: non consegni più fino alla fine del round di consegna. Ana ha 1 unità di rum, Luis 2 unità di tabacco, e la nave chiede entrambe le merci. Il prezzo è 3.
    .task = Vai al porto, passa subito e guarda che cosa fanno Ana e Luis.
    .wrong-delivered = Sono 6 punti vittoria per te. Non hai altro da consegnare, quindi il round di consegna continua senza di te. Ma il compito era passare.
cuba-lesson-harbour-pass--send-off = Dopo il 4 viene la bandiera a scacchi: la nave parte, qualunque cosa chieda ancora. Ana ha 4 unità che la nave vuole. Al porto varrebbero 16 punti vittoria.
    .task = Fai partire la nave senza round di consegna: supera il porto e vai da Maria.
    .wrong-to-the-harbour = Al porto c’è un round di consegna. Prima che la nave parta, Ana consegna per 16 punti vittoria.
cuba-lesson-harbour-pass--from-the-harbour = Lo stesso vale al porto: se con il prezzo a 4 passa tutto il tavolo, la nave parte. Hai solo 1 unità di sigari, e il loro dado è stato lasciato fuori; Ana e Luis non hanno merci. Chi non può consegnare deve passare.
    .task = Vai al porto e fai partire la nave. I dadi per la prossima li lanci tu.
