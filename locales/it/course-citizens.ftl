## Citizens.

### Four suppliers

cuba-lesson-four-suppliers = Chi dà merci
    .aim = Visiti i 4 abitanti che danno merci, e usi queste merci nello stesso turno.
    .closing = José dà canna da zucchero, Pedro tabacco, Conchita agrumi, Miguel legno: sempre 2 unità. Sono tue prima che il pedone si sposti, quindi puoi usarle già nell’edificio in cui va. Il legno viene solo da Miguel.
cuba-lesson-four-suppliers--sugar-cane = Quattro abitanti danno merci, sempre 2 unità. Fra loro c’è José, l’agricoltore, che dà canna da zucchero. Per ora ne hai 1 unità.
    .task = Procurati canna da zucchero da José.
    .wrong-martinez = Questo è Martinez, che dà 3 pesos ma niente merci. José è alla fermata prima della sua, quella gratuita.
cuba-lesson-four-suppliers--all-to-rum = La canna da zucchero è tua prima che il pedone si sposti: ora ne hai 3 unità. Il fiore di José è giallo, e sotto un fiore giallo c’è la distilleria. Lì ne trasformi in rum quanta ne vuoi.
    .task = Trasforma in rum tutta la tua canna da zucchero.
    .wrong-only-one = Così hai 1 unità di rum, e ti restano 2 unità di canna da zucchero. Conta anche quella che ti ha dato José.
    .no-four = Avevi 1 unità di canna da zucchero e José te ne ha date 2: fanno 3.
cuba-lesson-four-suppliers--tobacco = Pedro, il commerciante di tabacco, dà 2 unità di tabacco. In questa partita l’auto è da Martinez, e tu hai 2 pesos.
    .task = Procurati tabacco senza spendere nemmeno un peso.
    .wrong-conchita = Questa è Conchita, che dà agrumi, e il viaggio ti costa 2 pesos. Pedro è alla prossima fermata.
cuba-lesson-four-suppliers--wood = Conchita, la commerciante, dà 2 unità di agrumi; Miguel, il boscaiolo, 2 unità di legno. L’auto è da El Zorro, e tu hai 1 peso.
    .task = Procurati 2 unità di legno.
    .wrong-conchita = Questa è Conchita: il viaggio è gratuito, ma ricevi agrumi. Miguel è alla fermata dopo la sua, e il peso per arrivarci ce l’hai.
    .no-pablo = Pablo è a 3 fermate, e tu hai 1 peso. Comunque non dà legno: lo dà Miguel, a 2 fermate.
cuba-lesson-four-suppliers--never-wood = Pablo, il ricettatore, è diverso: dà solo 1 merce, e il tipo lo scegli tu. Ma il legno viene solo da Miguel. Ora l’auto è lì, e alla prossima fermata c’è Pablo.
    .task = Vai da Pablo e prova a prendere legno.

### Short supply

cuba-lesson-short-supply = Riserva scarsa
    .aim = Vedi che cosa succede quando nella riserva non c’è abbastanza.
    .closing = Di ogni merce ci sono 8 unità, non di più. Ricevi quello che c’è: 2, 1 o niente. Anche ciò che produci o scambi deve esserci. Pesos e punti vittoria non finiscono mai.
cuba-lesson-short-supply--last-unit = Di ogni merce il gioco ha 8 unità. Ana ha 4 unità di canna da zucchero, Luis 3, quindi nella riserva ne resta 1. Di solito José ne dà 2.
    .task = Vai da José e guarda che cosa ricevi.
    .wrong-martinez = Martinez dà i suoi 3 pesos: pesos e punti vittoria non finiscono mai. Le merci sì. José è alla fermata prima della sua.
cuba-lesson-short-supply--none-left = L’ultima unità è tua. Ora la riserva non ha più canna da zucchero: Ana ne ha 4 unità, Luis 3 e tu 1. Mettiamo che l’auto sia di nuovo da Maria e che tu vada da José.
    .task = Che cosa ricevi?
    .option-two = 2 unità di canna da zucchero
    .option-one = 1 unità di canna da zucchero
    .option-nothing = niente
    .why-two = Ciò che José dà viene dalla riserva, e lì la canna da zucchero è finita.
    .why-one = L’ultima unità è già dietro il tuo schermo.
    .shown-visit = José non ha niente da dare. Per il resto è una visita come le altre: ora tocca al pedone.
cuba-lesson-short-supply--too-little-rum = Anche ciò che produci viene dalla riserva. Ana e Luis hanno insieme 6 unità di rum, quindi la riserva ne ha 2. Tu hai 1 unità di canna da zucchero, e dopo José ne avrai 3.
    .task = Vai da José, poi nella distilleria: prova a fare 3 unità di rum.
    .no-four = Due motivi insieme: 4 è più della canna da zucchero che hai e più del rum che c’è nella riserva.
cuba-lesson-short-supply--all-there-is = Hai 3 unità di canna da zucchero, ma per il rum il limite è la riserva.
    .task = Produci più rum che puoi.
    .wrong-one = Così hai 1 unità di rum, ma la riserva ne ha ancora 1.
    .wrong-unused = Non devi per forza usare un edificio. Ma qui per te ci sono 2 unità di rum.
cuba-lesson-short-supply--no-fruit = Da Pablo scegli tu la merce, ma nella riserva deve esserci. Qui hai 1 unità di agrumi, Ana ne ha 4 e Luis 3: sono tutte e 8.
    .task = Vai da Pablo e prova a prendere agrumi.
    .shown-rum = Puoi prendere qualunque tipo che ci sia: rum, per esempio.
cuba-lesson-short-supply--no-swap = Nel mercato nero, sotto un fiore blu, cedi 1 merce e ne prendi 1 di un altro tipo dalla riserva. Hai tabacco, ma nella riserva gli agrumi sono finiti.
    .task = Visita Martinez e prova a scambiare tabacco con agrumi.
    .no-rum = Due motivi insieme: non hai rum da cedere, e non ci sono agrumi da prendere.

### Points and pesos

cuba-lesson-points-and-pesos = Punti e pesos
    .aim = Confronti il costo di un viaggio con ciò che danno Maria e Martinez.
    .closing = Maria dà 2 punti vittoria, Martinez 3 pesos e la banca 2 pesos. Da ciò che un viaggio ti dà va tolto ciò che costa. Nel casinò con 3 pesos compri 1 punto vittoria.
cuba-lesson-points-and-pesos--five-pesos = Martinez, il musicista, dà 3 pesos. Il suo fiore è blu, come quello sopra la banca, dove prendi 2 pesos. L’auto è da José.
    .task = Guadagna 5 pesos in questo turno.
    .wrong-market = Sono 3 pesos, tutti da Martinez. Nel mercato nero si scambiano solo merci. Nella banca ci sono 2 pesos per te.
    .wrong-pedro = Questo è Pedro, e il tuo unico peso se n’è andato. Martinez è alla fermata prima della sua, quella gratuita.
cuba-lesson-points-and-pesos--what-is-left = Ora l’auto è al porto, e tu hai 3 pesos. Martinez è a 3 fermate, e il viaggio si paga.
    .task = Andando da Martinez, quanti pesos avresti più di adesso?
    .option-three = 3
    .option-one = 1
    .option-none = nessuno
    .why-three = Martinez ne dà 3, ma prima paghi il viaggio: ogni fermata dopo la prima costa 1 peso.
    .why-none = Il viaggio costa meno di 3 pesos, perché la prima fermata è gratuita.
    .shown-drive = Paghi 2 pesos e ne ricevi 3: ora ne hai 4 invece di 3.
cuba-lesson-points-and-pesos--three-points = L’auto è ancora al porto, e Maria è alla prossima fermata: viaggio gratuito e 2 punti vittoria. Sotto un fiore rosso come il suo c’è il casinò, dove con 3 pesos compri 1 punto vittoria.
    .task = Ottieni 3 punti vittoria in questo turno.
    .wrong-cafe = Sono 2, da Maria. Il caffè vuole rum o sigari, e tu non ne hai. Il casinò accetta pesos.
    .wrong-church = Con José e la chiesa arrivi a 1 punto vittoria. Maria da sola ne dà 2.
    .no-two = Hai pesos per 1 solo. Ma basta: gli altri 2 vengono da Maria.
cuba-lesson-points-and-pesos--keep-two = Alla fine della partita i pesos non danno punti, ma fino ad allora muovono l’auto. Ora è da Alonso, e tu hai 3 pesos. Fra te e Maria c’è il porto: guarda che cosa succede al prezzo.
    .task = Vai da Maria e tieni 2 pesos.
    .wrong-martinez = Con Martinez e la banca hai 5 pesos, ma nessun punto vittoria. Da Alonso, Maria è a 2 fermate.
    .wrong-harbour = Questo è il porto: viaggio gratuito, ma nessun abitante. Maria è 1 fermata più avanti, per 1 peso.

### Pablo

cuba-lesson-pablo = Pablo
    .aim = Da Pablo prendi una merce a tua scelta e la sfrutti al meglio.
    .closing = Pablo ti dà 1 merce a tua scelta, ma mai legno. Nessun altro abitante dà rum o sigari. Prima prendi la merce, poi sposti il pedone.
cuba-lesson-pablo--take-rum = Pablo, il ricettatore, ti dà 1 merce a tua scelta, ma mai legno. La nave chiede 2 unità di rum, e tu non ne hai ancora.
    .task = Vai da Pablo e prendi rum.
    .wrong-cigars = Il dado dei sigari è stato lasciato fuori, quindi la nave non ne chiede. Il rum, invece, sì.
    .wrong-alonso = Questo è Alonso, 1 fermata troppo avanti. Pablo è alla prossima fermata, quella gratuita.
    .no-wood = Pablo ha tutte le merci tranne il legno. Quello lo dà solo Miguel.
    .no-nothing = Da Pablo non puoi andartene a mani vuote: prendi una merce, poi il turno continua.
cuba-lesson-pablo--good-first = Ancora lo stesso tavolo. Il fiore di Pablo è giallo, e sotto un fiore giallo c’è la distilleria. Ma prima viene la merce, poi il pedone.
    .task = Visita Pablo e prova a spostare il pedone prima di prendere merci.
cuba-lesson-pablo--two-of-rum = Dunque scegli prima una merce. Poi il tuo pedone può andare nella distilleria e trasformare canna da zucchero in rum. Hai 1 unità di canna da zucchero e niente rum.
    .task = Alla fine del turno devi avere 2 unità di rum.
    .wrong-tobacco = Così alla fine hai solo 1 unità di rum. Scegli una merce che ti porti alla seconda.
cuba-lesson-pablo--why-pablo = José dà 2 unità, Pablo solo 1.
    .task = Perché allora andare da Pablo?
    .option-any-kind = scegli fra 5 tipi, anche rum e sigari
    .option-a-peso = ti dà anche un peso
    .option-wood = ti dà legno
    .why-a-peso = Pablo dà 1 merce e niente pesos.
    .why-wood = Il legno è l’unica merce che non ha.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = Vedi El Zorro dalle due parti: prima ricevi doni e riusi il tuo edificio, poi scegli che cosa dare tu.
    .closing = Ogni altra persona al tavolo ti dà 1 cosa a sua scelta, mai legno. Il tuo pedone resta dov’è, e puoi usare ancora una volta l’edificio in cui si trova. Quello che ricevi lo puoi spendere subito.
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
    .wrong-point = Un punto vittoria in meno per te e uno in più per Ana: fanno 2 di differenza.
    .wrong-sugar = La nave chiede quella canna da zucchero. Al porto può darti almeno 2 punti vittoria.
    .wrong-peso = Non è un cattivo dono, ma con un peso puoi avanzare di 1 fermata in più. Su questa nave, invece, gli agrumi non valgono nulla.
    .no-wood = El Zorro accetta pesos, punti vittoria e merci, ma mai legno.
    .no-rum = Non hai rum. Puoi dare soltanto quello che hai.
    .no-nothing = Chi ha qualcosa che El Zorro accetta deve dare qualcosa.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = Un’altra sera: hai 2 unità di legno e proprio nient’altro, nessun peso, nessun punto vittoria, nessun’altra merce. Ana va da El Zorro.
    .task = Che cosa dai?
    .option-a-wood = 1 unità di legno
    .option-nothing = niente
    .option-a-debt = un peso, più tardi
    .why-a-wood = Il legno è l’unica merce che El Zorro non accetta.
    .why-a-debt = In questo gioco non ci sono debiti: dai quello che hai, adesso.
    .shown-not-asked = Luis ha dato un peso, mentre a te non è stato chiesto nulla: non c’era niente da scegliere.
