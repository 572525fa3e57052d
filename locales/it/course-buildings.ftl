## Pawn and buildings.

### The pawn

cuba-lesson-the-pawn = Il pedone
    .aim = Vedi dove può andare il tuo pedone – fiore giusto, edificio libero e diverso – e chi ci guadagna.
    .closing = L’edificio deve essere sotto un fiore come quello dell’abitante, senza altri pedoni e diverso da quello in cui si trova il tuo. Un indicatore di proprietà non tiene fuori nessuno, ma chi possiede l’edificio ottiene 1 punto vittoria se finisci lì il turno.
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
cuba-lesson-the-pawn--still-there = Ana ha ottenuto 1 punto vittoria alla fine del tuo turno. Poi Luis ha preso possesso del caffè. Il tuo pedone è ancora nella banca, ma non porta altri punti ad Ana: conta solo la fine del tuo turno.
    .task = Guarda uno dei due edifici che ora appartengono a qualcuno.

### When the pawn stays

cuba-lesson-pawn-exceptions = Quando il pedone resta
    .aim = Vedi i 4 casi in cui il tuo pedone resta dov’è, e in quali 2 puoi usare l’edificio in cui si trova.
    .closing = El Zorro, il porto, un abitante inattivo, niente di libero: in questi 4 casi il pedone resta. Da El Zorro e quando niente è libero puoi usare l’edificio in cui si trova. Se è di un’altra persona, questa ottiene 1 punto vittoria in tutti e 4 i casi.
cuba-lesson-pawn-exceptions--at-el-zorro = Dopo il viaggio il pedone deve spostarsi, con 4 eccezioni. La prima la conosci: da El Zorro resta dov’è, e puoi usare ancora una volta l’edificio in cui si trova. Il tuo è nella banca.
    .task = Vai da El Zorro e usa la banca.
    .wrong-unused = È permesso, ma nella banca ci sono 2 pesos per te, anche se il tuo pedone non si è spostato.
    .no-move = Da El Zorro nessun pedone si sposta. Il tuo è nella banca, e in questo turno puoi usare quella.
cuba-lesson-pawn-exceptions--at-the-harbour = Seconda eccezione: il porto. Chi ci va apre un round di consegna, che ha una lezione tutta sua. Il tuo pedone resta dov’è, e non usi nessun edificio.
    .task = Vai al porto; quando tocca a te, passa o consegna.
    .wrong-past = Questa è Maria: hai superato il porto, e dopo la visita il pedone deve spostarsi. Il porto è la prossima fermata, quella gratuita.
    .no-use = Quando vai al porto consegni o passi, ma non usi nessun edificio. La banca deve aspettare.
    .no-move = Quando vai al porto il tuo pedone resta nella banca. Puoi soltanto consegnare o passare.
cuba-lesson-pawn-exceptions--inactive = Terza eccezione: un abitante girato a faccia in giù con l’editore del giornale è inattivo, come José adesso. Chi si ferma lì non riceve nulla, lascia il pedone dov’è e non usa nessun edificio.
    .task = Vai da José e guarda come finisce il tuo turno.
    .wrong-martinez = Questo è Martinez, che è attivo: paghi 1 peso, ne ricevi 3, e il pedone deve spostarsi. Questa volta visita José.
cuba-lesson-pawn-exceptions--owner = Niente canna da zucchero, pedone fermo, nessun edificio. Ma il tuo turno è finito con il pedone nella banca, e la banca è di Ana.
    .task = Che cosa ha ottenuto Ana?
    .option-nothing = niente, perché non hai usato la banca
    .option-a-point = 1 punto vittoria
    .option-a-peso = 1 peso
    .why-nothing = Non importa se usi l’edificio. Conta dov’è il tuo pedone quando finisce il tuo turno.
    .why-a-peso = Chi possiede un edificio non riceve pesos, ma qualcosa che conta alla fine della partita.
cuba-lesson-pawn-exceptions--nothing-free = Quarta eccezione: nessun edificio libero. Sotto un fiore rosso come quello di Conchita, il pedone di Ana è nel caffè, quello di Luis nell’ufficio doganale e il tuo nel casinò. Il tuo resta, e puoi usare il casinò.
    .task = Visita Conchita e vendi 1 punto vittoria per 3 pesos.
    .wrong-unused = Il tuo pedone doveva restare, ma il casinò potevi usarlo: lì 1 punto vittoria dà 3 pesos.
    .wrong-too-many = Erano 2 punti vittoria per 6 pesos. Il compito era venderne soltanto 1.
    .no-move = Questa volta il pedone non si sposta: sotto i fiori rossi nessun altro edificio è libero. Il tuo è già nel casinò.
cuba-lesson-pawn-exceptions--another-flower = Ora gioca anche Rosa: tutti e 3 gli edifici sotto i fiori rossi sono occupati. Il tuo pedone è nella banca, sotto un fiore blu. Resta lì, e puoi usare la banca, qualunque sia il suo fiore.
    .task = Vai da Conchita e prendi i 2 pesos della banca.
    .wrong-unused = È permesso, ma la banca ti avrebbe dato 2 pesos, anche se il suo fiore è blu.
    .no-move = Nel casinò c’è il pedone di Rosa, e anche gli altri 2 edifici sotto i fiori rossi sono occupati. Il tuo resta nella banca.
cuba-lesson-pawn-exceptions--which-two = El Zorro, il porto, un abitante inattivo, niente di libero: ora hai visto tutti e 4 i casi.
    .task = In quali 2 puoi usare l’edificio in cui resta il tuo pedone?
    .option-harbour-inactive = al porto e da un abitante inattivo
    .option-zorro-nothing-free = da El Zorro e quando niente è libero
    .option-zorro-harbour = da El Zorro e al porto
    .why-harbour-inactive = È proprio il contrario: in questi 2 non usi nessun edificio.
    .why-zorro-harbour = El Zorro sì. Ma al porto puoi soltanto consegnare o passare.

### Bank and church

cuba-lesson-bank-and-church = Banca e chiesa
    .aim = Usi i due edifici più semplici e vedi che usarli è sempre una tua scelta.
    .closing = La banca dà 2 pesos, la chiesa 1 punto vittoria. Un edificio lo usi se vuoi, e una sola volta per visita. Se lì non puoi fare nulla, il tuo turno semplicemente finisce.
cuba-lesson-bank-and-church--church = L’edificio più semplice di tutti: nella chiesa prendi 1 punto vittoria. È sotto un fiore giallo, il colore di José, che è alla prossima fermata.
    .task = Vai da José e ottieni 1 punto vittoria nella chiesa.
    .wrong-sawmill = Alla segheria serve legno. Tu non ne hai, quindi non c’era nulla da usare e il tuo turno è finito. Nella chiesa il punto c’è sempre.
    .wrong-unused = Il tuo pedone è nella chiesa, ma il punto vittoria è rimasto lì. Usa la chiesa.
cuba-lesson-bank-and-church--once = Una visita, un uso: il tuo turno è finito, e ora tocca ad Ana.
    .task = Prova a usare la chiesa una seconda volta.
cuba-lesson-bank-and-church--bank = Un altro tavolo. Nella banca prendi 2 pesos. Tu hai 1 peso, Martinez ne dà 3, e la banca è sotto un fiore blu come il suo.
    .task = Vai da Martinez e finisci il turno con 6 pesos.
    .wrong-cigar-factory = Alla fabbrica di sigari serve tabacco. Tu non ne hai, quindi lì il turno è finito con 4 pesos. La banca ne dà altri 2.
    .wrong-unused = Così hai 4 pesos. Il tuo pedone è nella banca, dove puoi prenderne altri 2.
cuba-lesson-bank-and-church--not-twice = Questa volta il tuo pedone è già nella banca. Non può restarci per altri 2 pesos: prima deve andare altrove, e in un turno successivo può tornare.
    .task = Vai da Martinez e sposta il pedone in un altro edificio.
    .no-stay = Il tuo pedone è già lì, quindi deve andare in un altro edificio. Il mercato nero e la fabbrica di sigari sono liberi.
cuba-lesson-bank-and-church--your-choice = Un edificio lo usi solo se vuoi. Nel caffè la tua unità di rum ti darebbe 2 punti vittoria. Ma anche la nave la chiede, e al porto un’unità ora ne vale 4.
    .task = Visita Conchita, sposta il pedone nel caffè e tieni il rum.
    .wrong-sold = Sono 2 punti vittoria. Al porto la stessa unità di rum ne darebbe 4: questa volta, nel caffè, rinuncia.

### Distillery and cigar factory

cuba-lesson-distillery-and-cigars = Distilleria e fabbrica di sigari
    .aim = Trasformi canna da zucchero in rum e tabacco in sigari, quanto vuoi.
    .closing = La distilleria trasforma canna da zucchero in rum, la fabbrica di sigari tabacco in sigari: 1 per 1, quanto vuoi, ma almeno 1 unità. Ciò che nella riserva non c’è non si può produrre.
cuba-lesson-distillery-and-cigars--rum = La nave chiede 3 unità di rum, ma niente canna da zucchero. La distilleria trasforma canna da zucchero in rum, 1 per 1, quanta ne vuoi. Tu ne hai 2 unità, e José ne dà altre 2.
    .task = Visita José e finisci il turno con esattamente 3 unità di rum.
    .wrong-all-of-it = Ora sono rum tutte e 4 le unità, e la nave ne chiede 3. Tieni 1 unità di canna da zucchero: forse la chiede la prossima nave.
    .wrong-unused = Hai 4 unità di canna da zucchero e niente rum. Nella distilleria trasformane 3 in rum.
    .no-none = Usare l’edificio deve cambiare qualcosa: ci vuole almeno 1 unità. Se non vuoi cambiare nulla, rinuncia.
    .no-five = Con le 2 unità di José hai 4 unità di canna da zucchero. Di più non puoi trasformarne.
cuba-lesson-distillery-and-cigars--cigars = La fabbrica di sigari fa lo stesso con il tabacco. Qui è sotto un fiore blu, come quello di Martinez. Hai 3 unità di tabacco, e questa nave chiede 3 unità di sigari.
    .task = Vai da Martinez e produci 3 unità di sigari.
    .wrong-bank = Sono in tutto 5 pesos, ma niente sigari. Quelli si fanno nella fabbrica di sigari, sotto lo stesso fiore.
    .no-four = Hai 3 unità di tabacco, quindi puoi produrre al massimo 3 unità di sigari.
cuba-lesson-distillery-and-cigars--short-supply = Il tuo pedone è nella fabbrica di sigari, e tu hai 3 unità di tabacco. Ma in tutto il gioco ci sono 8 unità di sigari: Ana ne ha 4 e Luis 3. Nella riserva ne resta 1.
    .task = Prova a produrre 3 unità di sigari.
    .shown-one = Questo si potrebbe fare: la riserva ha ancora 1 unità, e a te restano 2 unità di tabacco.
cuba-lesson-distillery-and-cigars--which-good = Il tuo pedone è ancora nella fabbrica di sigari. Oltre al tabacco hai 2 unità di canna da zucchero.
    .task = Che cosa potresti fare qui con la canna da zucchero?
    .option-cigars = trasformarla in sigari
    .option-rum = trasformarla in rum
    .option-nothing = niente
    .why-cigars = I sigari si fanno con il tabacco, e la fabbrica di sigari non accetta altro.
    .why-rum = Quello lo fa la distilleria. Puoi usare soltanto l’edificio in cui si trova il tuo pedone.
    .no-distillery = Il tuo pedone è nella fabbrica di sigari, non nella distilleria. Puoi usare soltanto l’edificio in cui si trova.

### Black market and sawmill

cuba-lesson-market-and-sawmill = Mercato nero e segheria
    .aim = Scambi una merce con un’altra, e trasformi legno in un punto vittoria e un peso.
    .closing = Nel mercato nero scambi 1 merce con 1 di un altro tipo, ma il legno non si cede e non si prende. Nella segheria cedi 1 unità di legno per visita e ottieni 1 punto vittoria e 1 peso. Anche le navi accettano legno, ma solo in un round di consegna.
cuba-lesson-market-and-sawmill--swap = Nel mercato nero cedi 1 merce e ne prendi 1 di un altro tipo dalla riserva. Hai 2 unità di canna da zucchero, e la nave non ne chiede. Chiede però 1 unità di rum.
    .task = Visita Miguel e scambia 1 unità di canna da zucchero con 1 di rum.
    .wrong-fruit = Lo scambio è permesso, ma il dado degli agrumi mostra 0: questa nave non ne chiede. Prendi rum.
    .wrong-tobacco = Non male: la nave chiede anche 1 unità di tabacco. Ma questa volta prendi rum.
cuba-lesson-market-and-sawmill--no-wood = Miguel ti ha dato 2 unità di legno, e il tuo pedone è nel mercato nero. Qui si commercia anche in legno?
    .task = Prova a scambiare 1 unità di legno con 1 unità di rum.
    .no-take-wood = Il mercato nero il legno nemmeno lo dà: lo dà solo Miguel.
    .no-same-kind = La merce che prendi dev’essere di un tipo diverso da quella che cedi.
    .no-no-tobacco = Non hai tabacco da cedere, solo canna da zucchero e legno.
cuba-lesson-market-and-sawmill--sawmill = Nella segheria cedi 1 unità di legno e ottieni 1 punto vittoria e 1 peso. Ci porta il fiore giallo di Pablo. Da Pablo puoi prendere 1 merce, ma non legno.
    .task = Visita Pablo, prendi una merce e cedi legno nella segheria.
    .wrong-church = Anche la chiesa dà 1 punto vittoria, ma nessun peso. E nella segheria il tuo legno sarebbe servito.
cuba-lesson-market-and-sawmill--how-much = Avevi 2 unità di legno. La segheria ne ha presa 1 per 1 punto vittoria e 1 peso, e il tuo turno è finito.
    .task = Che cosa dà una visita alla segheria se hai 5 unità di legno?
    .option-five = 5 punti vittoria e 5 pesos
    .option-one = 1 punto vittoria e 1 peso
    .option-up-to-five = quanto vuoi, fino a 5 di ciascuno
    .why-five = Ripensa a com’è andata: avevi 2 unità di legno, e alla fine te ne restava ancora 1.
    .why-up-to-five = Così funzionano la distilleria e la fabbrica di sigari. La segheria prende 1 sola unità per visita.

### Café and casino

cuba-lesson-cafe-and-casino = Caffè e casinò
    .aim = Ottieni punti vittoria con rum, sigari e pesos, e pesos con punti vittoria.
    .closing = Il caffè dà 2 punti vittoria per 1 unità di rum e 2 per 1 unità di sigari, mai per 2 dello stesso tipo. Il casinò cambia 3 pesos in 1 punto vittoria o 1 punto vittoria in 3 pesos: quante volte vuoi, ma in un solo senso per visita.
cuba-lesson-cafe-and-casino--one-of-each = Il caffè accetta 1 unità di rum, 1 di sigari o tutte e due, e per ciascuna dà 2 punti vittoria. Il suo fiore è rosso come quello di Maria, che dà 2 punti vittoria.
    .task = Vai da Maria e ottieni 6 punti vittoria in questo turno.
    .wrong-rum-alone = Sono 2 da Maria e 2 per il rum. Se cedi anche la tua unità di sigari, diventano 6.
    .wrong-cigars-alone = Sono 2 da Maria e 2 per i sigari. Se cedi anche 1 unità di rum, diventano 6.
cuba-lesson-cafe-and-casino--many = 2 punti vittoria da Maria e 4 nel caffè, per 1 unità di ciascun tipo. La seconda unità di rum è ancora tua: il caffè non poteva prenderla.
    .task = Quanto darebbe il caffè se avessi 3 unità di rum e 3 di sigari?
    .option-twelve = 12 punti vittoria
    .option-four = 4 punti vittoria
    .option-six = 6 punti vittoria
    .why-twelve = Sarebbero tutte e 6 le unità. Il caffè ne prende al massimo 1 per tipo.
    .why-six = Sarebbero 3 unità. Con 2 tipi e 1 unità per tipo si arriva a meno.
cuba-lesson-cafe-and-casino--no-cigars = Questa volta il tuo pedone è nel caffè, e tu hai 2 unità di rum e niente sigari.
    .task = Prova a cedere 1 unità di rum e 1 unità di sigari.
    .shown-rum-alone = Con il rum da solo si potrebbe: 1 unità per 2 punti vittoria.
cuba-lesson-cafe-and-casino--buy = Il casinò vende punti vittoria: 3 pesos l’uno, quanti ne puoi pagare. È sotto un fiore rosso, e tu hai 7 pesos.
    .task = Vai da Conchita e compra più punti vittoria che puoi.
    .wrong-one = Ti restano 4 pesos. Bastano per un altro punto vittoria.
    .no-three = 3 punti vittoria costano 9 pesos, e tu ne hai 7. Bastano per 2.
cuba-lesson-cafe-and-casino--sell = Il casinò compra anche punti vittoria, a 3 pesos l’uno. Nel prossimo turno vuoi avanzare di 5 fermate. Ti costerà 4 pesos, e tu ne hai 1.
    .task = Visita Conchita e vendi solo i punti vittoria che ti servono.
    .wrong-two = Ora hai 7 pesos, e ne bastano 4. Era 1 punto vittoria di troppo.
    .no-nine = Hai 8 punti vittoria, quindi non puoi venderne 9. Per 4 pesos ne bastano molti meno.
    .no-none = Usare l’edificio deve cambiare qualcosa. Vendi almeno 1 punto vittoria, oppure rinuncia.

### Customs house and trading office

cuba-lesson-customs-and-trading-office = L’ufficio doganale e l’Ufficio
    .aim = Cambi ciò che la nave chiede: azzeri una domanda, e ne soddisfi una dalla città.
    .closing = L’ufficio doganale gira un dado della nave sullo 0, senza punti per nessuno. Con l’Ufficio consegni 1 unità, mai legno, per 2 punti vittoria, e il dado scende di 1. Una nuova nave riceve i dadi alla fine del tuo turno: prima non puoi usare né l’uno né l’altro.
cuba-lesson-customs-and-trading-office--cancel = La nave chiede 3 unità di tabacco. Ogni unità ora vale 3 al porto, e Ana le ha tutte e 3: sarebbero 9 punti vittoria. L’ufficio doganale gira sullo 0 un dado della nave.
    .task = Vai da Conchita e azzera la domanda di tabacco.
    .wrong-sugar = La nave chiede ancora le 3 unità di tabacco di Ana, ma non più la canna da zucchero, e tu ne hai. Gira il dado del tabacco.
    .wrong-unused = È permesso, ma il dado del tabacco mostra ancora 3, e Ana può ottenere 9 punti vittoria.
cuba-lesson-customs-and-trading-office--at-zero = Lo stesso tavolo, con il tuo pedone nell’ufficio doganale. Il dado degli agrumi mostra già 0, e quello dei sigari è stato lasciato fuori.
    .task = Prova a girare il dado degli agrumi.
    .no-fifth-die = Il dado dei sigari non è sulla nave ma accanto al tabellone: lì l’ufficio doganale non arriva.
    .no-wood = Nessun dado rappresenta il legno, che prende soltanto il posto di altre merci.
cuba-lesson-customs-and-trading-office--from-town = Con l’edificio Ufficio consegni 1 unità senza andare al porto. Dà sempre 2 punti vittoria, qualunque sia il prezzo. Di rum la nave chiede 1 sola unità.
    .task = Vai da Pedro e consegna il tuo rum con l’Ufficio.
    .wrong-sugar = Sono 2 punti vittoria anche così. Ma la nave chiede 2 unità di canna da zucchero e solo 1 di rum: il rum è più urgente.
    .wrong-tobacco = Sono 2 punti vittoria anche così. Ma la nave chiede 3 unità di tabacco e solo 1 di rum: il rum è più urgente.
    .no-wood = Con l’Ufficio non si consegna legno. Per quello serve un round di consegna.
    .no-fruit = Il dado degli agrumi mostra 0, e poi agrumi non ne hai.
    .no-cigars = Il dado dei sigari è stato lasciato fuori, quindi questa nave non ne chiede. E poi non ne hai.
cuba-lesson-customs-and-trading-office--last-demand = Questa nave chiede ormai solo 1 unità di tabacco. Pedro ne dà 2. Quando tutti i dadi mostrano 0, la nave parte, e chi è di turno lancia i dadi per la prossima.
    .task = Visita Pedro e fai partire la nave con l’Ufficio.
    .wrong-unused = La nave è ancora qui e chiede 1 unità di tabacco. Tu ne hai 2: consegnane 1 con l’Ufficio.
    .wrong-dearer = Ora il tabacco varrebbe 4 punti vittoria, ma solo per chi fa prima a consegnarlo, e anche Ana ne ha. Consegnalo con l’Ufficio.
    .no-cane = Il dado della canna da zucchero mostra 0: l’Ufficio prende solo ciò che la nave chiede ancora.
cuba-lesson-customs-and-trading-office--no-dice-yet = Il prezzo è 4: se adesso superi il porto, la nave parte. La prossima riceve i dadi alla fine del tuo turno: fino ad allora l’ufficio doganale non ha dadi da girare.
    .task = Vai da Maria e sposta il pedone nell’ufficio doganale.
    .wrong-cafe = Nel caffè succede lo stesso, perché non hai né rum né sigari. Ma prova con l’ufficio doganale.
    .wrong-harbour = Al porto c’è un round di consegna. Vai 1 fermata più avanti, da Maria: il peso per arrivarci ce l’hai.

### The harbour office

cuba-lesson-harbour-office = La capitaneria di porto
    .aim = Sposti il prezzo in su e in giù, e così fai anche partire una nave.
    .closing = La capitaneria di porto sposta l’indicatore di prezzo di una bandiera, ma mai sotto il 2. Dal 4 va alla bandiera a scacchi: la nave parte, e per la prossima lanci tu i dadi. Funziona anche quando la nuova nave non ha ancora dadi.
cuba-lesson-harbour-office--raise = Il prezzo dice quanti punti vittoria vale un’unità al porto: ora 2. Hai 2 unità di canna da zucchero che la nave chiede. La capitaneria di porto sposta il prezzo di una bandiera, verso destra o verso sinistra.
    .task = Vai da Pedro e fai salire il prezzo.
    .wrong-trading-office = Sono subito 2 punti vittoria per 1 unità, ma il prezzo resta 2. Fallo salire con la capitaneria di porto.
cuba-lesson-harbour-office--floor = Il tuo pedone è nella capitaneria di porto, e il prezzo è 2. Ana ha merci per questa nave, e tu vuoi che valgano poco. Il prezzo può scendere ancora?
    .task = Prova a spostare l’indicatore di prezzo a sinistra.
cuba-lesson-harbour-office--lower = Ora il prezzo è 4. Ana ha 4 unità che la nave chiede: valgono 16 punti vittoria. Le bandiere sono 2, 3 e 4; poi viene quella a scacchi, dove la nave parte.
    .task = Visita Pedro e porta il prezzo a 3.
    .wrong-up = A destra del 4 c’è la bandiera a scacchi, quindi la nave è partita. Per un prezzo di 3 sposta l’indicatore a sinistra.
cuba-lesson-harbour-office--send-off = Ancora lo stesso tavolo. Se l’indicatore va dal 4 alla bandiera a scacchi, la nave parte subito, qualunque cosa chieda ancora. Il prezzo torna a 2, e per la prossima nave lanci tu i dadi.
    .task = Visita Pedro e fai partire la nave.
    .wrong-unused = La nave è ancora qui, e il prezzo è 4. Le 4 unità di Ana possono valere 16 punti vittoria.
    .wrong-down = La nave è ancora qui, e con il prezzo a 3 le 4 unità di Ana possono valere 12 punti vittoria. Sposta l’indicatore a destra.
cuba-lesson-harbour-office--next-price = Il prezzo è 4. Se superi il porto, la nave parte e la prossima comincia da 2. I suoi dadi arrivano solo alla fine del tuo turno, ma un prezzo ce l’ha già, e tu puoi farlo salire.
    .task = Fai partire la nave 1 e porta a 3 il prezzo per la nave 2.
    .wrong-harbour = Al porto il tuo pedone resta nella chiesa, e il prezzo resta 2. Supera il porto: vai da un abitante il cui fiore porti alla capitaneria di porto.
    .wrong-maria = La nave è partita e il prezzo è 2. Ma dopo Maria il tuo pedone non può andare nella capitaneria di porto. Puoi pagare un viaggio più lungo.
    .wrong-unused = La nave è partita e il prezzo è 2. Il tuo pedone è nel posto giusto: fai salire il prezzo.
    .no-down = La nuova nave comincia da 2, e più in basso il prezzo non scende mai. Sposta l’indicatore a destra.

### The newspaper

cuba-lesson-newspaper = L’editore del giornale
    .aim = Rendi inattivo un abitante e vedi esattamente quanto dura.
    .closing = L’editore del giornale dà 1 peso, e puoi girare 1 abitante a faccia in giù. Chi si ferma lì non riceve nulla, non sposta il pedone e non usa nessun edificio. Quando l’auto se lo lascia alle spalle, l’abitante torna attivo.
cuba-lesson-newspaper--conchita = L’editore del giornale dà 1 peso, e se vuoi giri anche 1 abitante a faccia in giù: diventa inattivo. Dopo di te Ana può andare da El Zorro o, per 1 peso, da Conchita.
    .task = Visita Pedro e gira Conchita a faccia in giù.
    .wrong-peso-alone = Soltanto il peso: è permesso. Ma Conchita è ancora attiva e ha agrumi per Ana.
    .wrong-unused = È permesso, ma hai rinunciato al peso, e Conchita è ancora attiva.
    .wrong-zorro = Così Ana non avrebbe nulla da El Zorro. Ma questa volta gira Conchita.
cuba-lesson-newspaper--active-again = Ana ha fermato lo stesso l’auto da Conchita: niente agrumi, pedone fermo, nessun edificio. Poi Luis ha portato l’auto da Miguel.
    .task = Conchita è di nuovo attiva?
    .option-not-yet = no, finché l’editore del giornale non la rigira
    .option-left-behind = sì, da quando l’auto se l’è lasciata alle spalle
    .option-at-the-stop = sì, da quando Ana ha fermato l’auto lì
    .why-not-yet = L’editore del giornale gira gli abitanti solo a faccia in giù. È l’auto a renderli di nuovo attivi.
    .why-at-the-stop = In quel momento non ancora: è rimasta a faccia in giù finché l’auto è stata lì.
cuba-lesson-newspaper--drive-over = Un abitante inattivo si può anche superare. La fermata conta e costa come sempre, e dietro di te l’abitante torna attivo. Ora è inattivo Miguel.
    .task = Supera Miguel e vai da Pablo.
    .wrong-miguel = Era gratis, ma non ha portato nulla: niente legno, pedone fermo, nessun edificio. E Miguel resta a faccia in giù finché l’auto non riparte.
cuba-lesson-newspaper--already-down = Il tuo pedone è presso l’editore del giornale. Miguel, 3 fermate più avanti, è ancora a faccia in giù da un turno precedente.
    .task = Prova a girare di nuovo Miguel a faccia in giù.
    .shown-pedro = Con Pedro si potrebbe: possono essere inattivi più abitanti insieme, anche quello da cui si è fermata l’auto.
cuba-lesson-newspaper--once-round = L’auto è da Pedro, e Luis l’ha girato a faccia in giù. Appena l’auto riparte, Pedro torna attivo: puoi avere le sue 2 unità di tabacco già in questo turno. Hai 9 pesos.
    .task = Fai il giro intero e torna da Pedro.
    .wrong-martinez = Manca 1 fermata: questo è Martinez, con 3 pesos. Il giro intero è di 10 fermate, e i tuoi 9 pesos bastano appena.
