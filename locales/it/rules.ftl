### aim

cuba-rule-aim-theme = Fai affari nel porto di Santiago de Cuba. Con l’aiuto di abitanti e funzionari procuri le merci che le navi chiedono.
    .title = Di che cosa parla
    .differs = Nel regolamento tedesco si fa commercio; in quello italiano, spagnolo e russo si traffica nell’ombra e si corrompono funzionari. Per le regole non cambia nulla.
cuba-rule-aim-collect-points = Raccogli più punti vittoria che puoi. Li ottieni consegnando merci alle navi, usando certi edifici e andando da Maria, la ballerina.
    .title = Lo scopo
cuba-rule-aim-points-hidden = I punti vittoria si raccolgono come gettoni. Il loro valore resta nascosto al resto del tavolo.
    .title = Punti vittoria nascosti
    .differs = Regolamenti tedesco e spagnolo: i gettoni stanno coperti davanti allo schermo, quindi se ne vede il numero. Italiano: coperti, dietro lo schermo. Russo: dietro lo schermo, senza dire se coperti. Qui i punti vittoria sono nascosti.

### components

cuba-rule-component-players = Si gioca in 2, 3 o 4 persone, dai 10 anni in su.
    .title = Quante persone giocano
    .differs = Soltanto il regolamento tedesco scrive questi numeri nel testo. In quello italiano, spagnolo e russo si ricavano dai 4 schermi e dai 4 pedoni.
cuba-rule-component-board-pieces = Nella scatola ci sono 1 tabellone, 1 auto, 1 gettone nave e 1 indicatore di prezzo blu.
    .title = Tabellone, auto, gettone, indicatore
cuba-rule-component-buildings = Le tessere edificio sono 12, tutte diverse: banca, chiesa, distilleria, fabbrica di sigari, mercato nero, segheria, caffè, ufficio doganale, casinò, capitaneria di porto, Ufficio ed editore del giornale.
    .title = Le 12 tessere edificio
cuba-rule-component-citizens = Le tessere abitante sono 9: Pedro, Maria, José, Martinez, Conchita, El Zorro, Miguel, Pablo e Alonso. Il fronte vuol dire attivo, il retro inattivo.
    .title = Le 9 tessere abitante
cuba-rule-component-player-pieces = Ci sono 4 colori. Per ciascuno trovi 1 schermo, 1 pedone e 3 indicatori di proprietà, in tutto 4 schermi, 4 pedoni e 12 indicatori di proprietà.
    .title = Il materiale di ogni colore
    .differs = I regolamenti italiano, spagnolo e russo indicano i 3 indicatori di proprietà per colore già nell’elenco dei componenti. Quello tedesco lo fa solo nella preparazione.
cuba-rule-component-dice = I dadi sono 5, speciali e a 6 facce: bianco, arancione, verde, rosso e nero.
    .title = I 5 dadi
cuba-rule-component-goods = Le merci sono 48, 8 unità per ognuno dei 6 tipi: canna da zucchero (bianca), agrumi (arancione), tabacco (verde), rum (rosso), sigari (neri) e legno.
    .title = Le 48 merci
cuba-rule-component-point-tokens = I gettoni punti vittoria sono 60. Accanto alle figure sono stampate le quantità 10 e 20; i valori si vedono solo sui pezzi.
    .title = I gettoni punti vittoria
    .differs = Il regolamento tedesco scrive «10 per ciascuno»; quelli italiano, spagnolo e russo scrivono soltanto 10 e 20. In partita i punti vittoria sono semplici numeri.
cuba-rule-component-coins = Le monete sono 36: 24 di un valore e 12 di un altro. Quali siano i valori si vede solo sui pezzi.
    .title = Le monete
    .differs = I regolamenti tedesco e italiano le dividono in 24 e 12; quelli spagnolo e russo danno solo il totale. In partita i pesos sono semplici numeri.

### setup

cuba-rule-setup-buildings-random = Mescola le 12 tessere edificio e disponile a caso sui 12 spazi ai margini della città.
    .title = Disporre gli edifici
cuba-rule-setup-building-per-flower = Sul tabellone ci sono 12 fiori. Sotto ognuno va esattamente 1 edificio.
    .title = Un edificio per fiore
cuba-rule-setup-flowers-three-each = I 12 fiori del tabellone sono 3 gialli, 3 blu, 3 rossi e 3 bianchi.
    .title = I colori dei fiori
    .differs = I regolamenti italiano e russo elencano i colori. Quelli tedesco e spagnolo dicono solo che un fiore lascia la scelta fra 3 edifici.
cuba-rule-setup-citizens-random = Mescola le 9 tessere abitante e mettile a caso, a faccia in su, sui 9 spazi in mezzo al tabellone.
    .title = Disporre gli abitanti
cuba-rule-setup-street-stops = La strada ha 10 fermate. 9 sono stelle bianche, una per l’abitante che le sta accanto; la stella gialla è il porto.
    .title = Le 10 fermate
cuba-rule-setup-street-circuit = La strada è un anello chiuso. Dopo il porto si riparte sempre dalla stella bianca più a sinistra, quella con la freccia.
    .title = La strada è un anello
cuba-rule-setup-car-at-harbour = C’è una sola auto, e la guida chi è di turno. All’inizio si trova al porto, sulla stella gialla.
    .title = L’auto parte dal porto
    .differs = Che l’auto sia di tutto il tavolo lo scrivono i regolamenti italiano, spagnolo e russo; in quello tedesco è sottinteso.
cuba-rule-setup-ship-token-first = Metti il gettone nave sul primo spazio della barra della nave: indica la prima delle 7 navi.
    .title = Il gettone nave all’inizio
cuba-rule-setup-marker-on-two = All’inizio l’indicatore di prezzo sta sulla bandiera con il 2.
    .title = Il prezzo di partenza
    .differs = Il regolamento tedesco aggiunge che è la bandiera di sinistra; gli altri tre danno solo il numero.
cuba-rule-setup-flag-values = Le bandiere con un numero sono 2, 3 e 4: tanti punti vittoria vale ogni unità consegnata. Dopo il 4 viene la bandiera a scacchi.
    .title = Il valore delle bandiere
cuba-rule-setup-supplies = Monete, merci e gettoni punti vittoria stanno accanto al tabellone, in riserve separate.
    .title = Le riserve
    .differs = I regolamenti italiano, spagnolo e russo vogliono una riserva per ogni merce e nominano il legno. Quello tedesco separa soltanto le monete dalle merci.
cuba-rule-setup-colour = Scegli un colore e prendi il suo schermo, il suo pedone e i suoi 3 indicatori di proprietà.
    .title = Scegliere un colore
cuba-rule-setup-pawn-off-board = All’inizio il pedone e gli indicatori di proprietà restano davanti a te, fuori dal tabellone.
    .title = Il pedone all’inizio
cuba-rule-setup-start-pesos = Cominci la partita con { n-pesos }.
    .title = I pesos iniziali
cuba-rule-setup-start-points = Cominci la partita con { n-points }.
    .title = I punti vittoria iniziali
cuba-rule-setup-start-goods = Dalla riserva ricevi 1 unità di canna da zucchero, 1 unità di tabacco e 1 unità di agrumi.
    .title = Le merci iniziali
cuba-rule-setup-example = Chi ha il rosso comincia con 3 pesos, 2 punti vittoria e 1 unità ciascuno di canna da zucchero, tabacco e agrumi. Il pedone rosso e i suoi 3 indicatori di proprietà aspettano fuori dal tabellone.
    .title = Esempio di preparazione
cuba-rule-setup-behind-screen = Tieni merci e pesos dietro il tuo schermo.
    .title = Dietro lo schermo
    .differs = Regolamenti tedesco e spagnolo: dietro lo schermo stanno merci e denaro. Italiano e russo: anche i punti vittoria. Qui è nascosto tutto questo.
cuba-rule-setup-start-player = Stabilite chi inizia.
    .title = Chi inizia
cuba-rule-setup-first-roller = Per la prima nave lancia tutti e 5 i dadi chi siede alla destra di chi inizia.
    .title = Il primo lancio
cuba-rule-setup-first-choice = Chi ha lanciato sceglie 4 dei 5 dadi. Li mette sui 4 spazi della nave grande senza girarli: vale la faccia uscita.
    .title = La prima domanda
    .differs = Nella preparazione il regolamento italiano non dice che le facce restano quelle uscite; lo dice per le navi successive. Qui restano sempre.
cuba-rule-dice-show-demand = Il numero su un dado della nave dice quante unità di quella merce sono ancora da consegnare. Con lo 0 la nave non ne chiede.
    .title = I dadi sono la domanda
cuba-rule-dice-colour-is-good = Ogni dado vale per la merce del suo colore: bianco canna da zucchero, arancione agrumi, verde tabacco, rosso rum, nero sigari. Per il legno non c’è nessun dado.
    .title = Quale dado, quale merce
cuba-rule-dice-fifth-no-demand = Il quinto dado resta accanto al tabellone. La nave non chiede la sua merce, qualunque numero mostri.
    .title = Il quinto dado
cuba-rule-dice-faces-standard = I dadi bianco, verde, rosso e nero hanno le facce 0, 1, 1, 2, 2 e 3.
    .title = Le facce dei dadi
cuba-rule-dice-faces-orange = Il dado arancione ha le facce 0, 1, 2, 2, 3 e 4: un 4 sostituisce uno degli 1.
    .title = Le facce del dado arancione

### turn

cuba-rule-turn-order = Il primo turno è di chi inizia. Poi si gioca in senso orario, una persona alla volta, fino alla fine della partita.
    .title = L’ordine dei turni
cuba-rule-turn-two-parts = Il tuo turno ha due parti, in quest’ordine. A: muovi l’auto. B: usi un edificio con il tuo pedone.
    .title = Le due parti del turno

### drive

cuba-rule-drive-mandatory = Quando tocca a te devi muovere l’auto.
    .title = L’auto deve muoversi
cuba-rule-drive-clockwise = L’auto va soltanto in avanti, in senso orario.
    .title = La direzione dell’auto
cuba-rule-drive-distance = Puoi andare avanti di quante fermate vuoi. Qui si gioca così: almeno 1 e al massimo 10, cioè una volta tutta la strada.
    .title = Quanto lontano puoi andare
cuba-rule-drive-cost = La prossima fermata è gratuita, ognuna di quelle dopo costa 1 peso. Avanzare di 4 fermate costa quindi 3 pesos.
    .title = Quanto costa il viaggio
cuba-rule-drive-citizen-benefit = Da un abitante ricevi quasi sempre qualcosa: merci, punti vittoria o pesos.
    .title = A che serve un abitante
    .differs = Il regolamento russo unisce le tre cose con «e»; quelli tedesco, italiano e spagnolo con «o». Decide la voce di ciascun abitante.
cuba-rule-drive-example-cost = Da Maria a Pedro il viaggio costa 2 pesos: Pedro è 3 fermate più avanti e la prima è gratuita.
    .title = Esempio di viaggio

### citizens

cuba-rule-citizen-use-on-stop = Se l’auto si ferma da un abitante attivo, la sua funzione vale subito, prima che il pedone si sposti.
    .title = La funzione dell’abitante
cuba-rule-citizen-flower = Ogni tessera abitante porta un fiore. Bianco: Pedro e Alonso; blu: Miguel e Martinez; rosso: Maria e Conchita; giallo: José e Pablo; quello di El Zorro è trasparente. I testi dei regolamenti confermano solo Pedro, Alonso, Miguel ed El Zorro.
    .title = Il fiore degli abitanti
cuba-rule-flower-pedro = Il fiore sulla tessera di Pedro è bianco.
    .title = Il fiore di Pedro
cuba-rule-pedro = Da Pedro ricevi { $count } unità di tabacco dalla riserva.
    .title = Pedro
cuba-rule-maria = Da Maria ottieni { n-points }.
    .title = Maria
cuba-rule-jose = Da José ricevi { $count } unità di canna da zucchero dalla riserva.
    .title = José
cuba-rule-martinez = Da Martinez ricevi { n-pesos }.
    .title = Martinez
cuba-rule-conchita = Da Conchita ricevi { $count } unità di agrumi dalla riserva.
    .title = Conchita
cuba-rule-zorro-all-give = Se vai da El Zorro, ogni altra persona al tavolo deve darti 1 cosa.
    .title = El Zorro: il tavolo paga
cuba-rule-zorro-giver-chooses = Che cosa darti lo decide chi dà: 1 peso, 1 merce che non sia legno oppure 1 punto vittoria.
    .title = El Zorro: sceglie chi dà
cuba-rule-zorro-no-flower-colour = Il fiore sulla tessera di El Zorro non ha colore.
    .title = Il fiore di El Zorro
    .differs = Il regolamento tedesco lo chiama senza colore; quelli italiano, spagnolo e russo trasparente. È la stessa cosa.
cuba-rule-zorro-pawn-stays = Da El Zorro il tuo pedone non si sposta: resta dov’è.
    .title = El Zorro: il pedone resta
cuba-rule-zorro-use-again = Da El Zorro puoi usare un’altra volta l’edificio in cui si trova il tuo pedone.
    .title = El Zorro: stesso edificio
cuba-rule-zorro-first-round = Se vai da El Zorro nel primissimo giro non usi nessun edificio.
    .title = El Zorro nel primo giro
    .differs = Regolamento spagnolo: non si può andare in nessun edificio. Tedesco, italiano e russo: non se ne può usare nessuno. Qui non si fa né l’una né l’altra cosa.
cuba-rule-miguel = Da Miguel ricevi { $count } unità di legno dalla riserva.
    .title = Miguel
cuba-rule-pablo = Da Pablo prendi dalla riserva 1 merce a tua scelta, ma non legno.
    .title = Pablo
cuba-rule-supply-short = { $count ->
    [one] Di ogni merce c’è in tutto { $count } unità.
   *[other] Di ogni merce ci sono in tutto { $count } unità.
} Quello che la riserva non ha più, non lo ricevi.
    .title = Se la riserva non basta
    .differs = Il regolamento russo parla di una riserva insufficiente e allora non dà nulla; quelli tedesco, italiano e spagnolo parlano di merci esaurite. Qui ricevi quello che c’è.
cuba-rule-alonso-one-option = Da Alonso scegli una fra due possibilità: prendere possesso di un edificio oppure usarne uno tuo.
    .title = Alonso: una possibilità
cuba-rule-alonso-claim = La prima possibilità: prendi possesso di un edificio a tua scelta. Metti sulla sua tessera uno dei tuoi indicatori di proprietà.
    .title = Alonso: prendere possesso
    .differs = Il regolamento italiano dice che l’edificio si acquista, ma non indica un prezzo; quelli tedesco, spagnolo e russo dicono che si prende. Qui non costa nulla.
cuba-rule-alonso-claim-unowned = L’edificio che vuoi prendere non deve avere ancora un indicatore di proprietà.
    .title = Alonso: edifici senza proprietà
    .differs = Regolamenti tedesco, italiano e spagnolo: non deve essere di qualcun altro. Russo: di nessuno. Qui non deve esserci nessun indicatore di proprietà, nemmeno il tuo.
cuba-rule-alonso-marker-corner = L’indicatore di proprietà va nell’angolo in alto a sinistra della tessera edificio.
    .title = Il posto dell’indicatore
    .differs = Regolamenti tedesco e italiano: in alto a sinistra. Russo: in alto a destra. Spagnolo: un angolo in alto, senza dire quale. In partita non cambia nulla.
cuba-rule-alonso-max-three = { $count ->
    [one] In una partita puoi possedere al massimo { $count } edificio.
   *[other] In una partita puoi possedere al massimo { $count } edifici.
}
    .title = Quanti edifici puoi avere
cuba-rule-alonso-use-own = La seconda possibilità: usi la funzione di un edificio che porta già il tuo indicatore di proprietà.
    .title = Alonso: usare un tuo edificio
cuba-rule-alonso-use-occupied = Da Alonso puoi usare il tuo edificio anche se c’è dentro un pedone.
    .title = Alonso: edificio occupato
    .differs = Regolamento tedesco: il pedone di chiunque. Spagnolo: anche il tuo. Italiano e russo: nominano solo quello di un’altra persona. Qui vale per ogni pedone.
cuba-rule-alonso-then-pawn = Dopo Alonso il tuo pedone si sposta come sempre in un edificio del colore del suo fiore. Puoi usare anche quello.
    .title = Alonso: poi il pedone
cuba-rule-alonso-example = Possiedi la banca e vai da Alonso. Invece di prendere un altro edificio usi la banca e ricevi 2 pesos. Poi il tuo pedone va in un edificio sotto un fiore bianco, e puoi usare anche quello.
    .title = Alonso: esempio
cuba-rule-flower-alonso = Il fiore sulla tessera di Alonso è bianco.
    .title = Il fiore di Alonso
cuba-rule-owner-point-visits = Se il pedone di un’altra persona visita il tuo edificio, ottieni 1 punto vittoria. Il momento esatto è spiegato nella parte B: alla fine del turno.
    .title = Visite nei tuoi edifici

### harbour

cuba-rule-harbour-delivery-round = Se l’auto si ferma al porto comincia subito un round di consegna. Tutto il tavolo può caricare merci sulla nave.
    .title = Fermarsi al porto
cuba-rule-delivery-order = Il round di consegna comincia con chi è di turno e prosegue in senso orario, più volte di seguito.
    .title = L’ordine delle consegne
cuba-rule-delivery-one-kind = Ogni volta che tocca a te consegni 1 solo tipo di merce.
    .title = Un tipo per volta
cuba-rule-delivery-own-goods = Consegni merci tue, almeno 1 unità. Chi non consegna nulla passa.
    .title = Consegni merci tue
cuba-rule-delivery-up-to-demand = Di un tipo consegni al massimo quanto la nave chiede in quel momento. Una merce che non chiede più non si consegna.
    .title = Mai oltre la domanda
cuba-rule-delivery-to-supply = Le merci consegnate tornano nella riserva.
    .title = Dove vanno le merci
    .differs = Nel regolamento russo questa frase manca.
cuba-rule-delivery-die-lowered = Dopo ogni consegna gira subito il dado sulla domanda che resta.
    .title = Il dado scende
cuba-rule-delivery-points-at-once = Chi consegna ottiene subito i punti vittoria.
    .title = Punti vittoria subito
cuba-rule-delivery-points-per-unit = Ogni unità consegnata vale 2, 3 o 4 punti vittoria: il numero della bandiera su cui sta l’indicatore di prezzo.
    .title = Quanto vale una consegna
    .differs = Nel regolamento italiano sono blu le bandiere, in quelli tedesco, spagnolo e russo l’indicatore di prezzo. Per il gioco è lo stesso.
cuba-rule-delivery-pass = Se non vuoi o non puoi consegnare, passi.
    .title = Passare
cuba-rule-delivery-pass-final = Chi ha passato resta fuori fino alla fine di questo round di consegna.
    .title = Dopo aver passato
cuba-rule-delivery-end-satisfied = Appena tutti i dadi sulla nave mostrano 0, il round di consegna finisce e la nave parte.
    .title = Domanda soddisfatta
cuba-rule-delivery-end-all-passed = Il round di consegna finisce anche quando ha passato tutto il tavolo. Se resta domanda, la nave rimane in porto.
    .title = Tutto il tavolo ha passato
cuba-rule-delivery-marker-right = Se il round di consegna è finito perché ha passato tutto il tavolo, l’indicatore di prezzo avanza di una bandiera verso destra.
    .title = Il prezzo sale
cuba-rule-delivery-chequered = Se così l’indicatore di prezzo passa dal 4 alla bandiera a scacchi, la nave parte subito, con o senza domanda.
    .title = Bandiera a scacchi dopo consegne
cuba-rule-harbour-no-building = Chi va al porto con l’auto non usa nessun edificio in quel turno.
    .title = Al porto niente edificio
cuba-rule-harbour-pawn-stays = Chi va al porto con l’auto lascia il pedone dov’è.
    .title = Al porto il pedone resta
cuba-rule-harbour-cross-no-delivery = Se l’auto supera il porto senza fermarsi, non c’è nessun round di consegna.
    .title = Superare il porto
cuba-rule-harbour-cross-marker = Ogni volta che l’auto supera il porto, l’indicatore di prezzo avanza di una bandiera verso destra.
    .title = Porto superato: prezzo su
    .differs = Il regolamento russo non dice di quante bandiere, ma solo verso destra. Qui è una bandiera.
cuba-rule-harbour-cross-chequered = Se l’auto supera il porto e l’indicatore di prezzo passa dal 4 alla bandiera a scacchi, la nave parte all’istante.
    .title = Porto superato: nave in partenza
cuba-rule-delivery-example = Il prezzo è 3: per 2 unità di agrumi si ottengono 6 punti vittoria, per 2 di canna da zucchero 6, per 1 di agrumi 3, per 1 di rum 3. Resta la domanda di 1 unità di agrumi, quindi il dado arancione era partito da 4. Alla fine l’indicatore di prezzo avanza di una bandiera verso destra.
    .title = Esempio di round di consegna
    .differs = Nel regolamento russo la terza persona consegna 2 unità di agrumi per 3 punti vittoria; in quelli tedesco, italiano e spagnolo 1 unità. Vale 1.
cuba-rule-delivery-example-laps = Se non hai passato, tocca di nuovo a te e puoi consegnare un altro tipo di merce.
    .title = Ancora una consegna

### wood

cuba-rule-wood-replaces-kind = Nessun dado chiede legno, eppure ogni nave lo accetta. Lo consegni al posto di un tipo di merce che la nave chiede.
    .title = Legno al posto d’altro
    .differs = Regolamenti tedesco, italiano e russo: al posto di un tipo di merce. Spagnolo: al posto di qualsiasi altro tipo. Qui ogni consegna vale per un solo tipo.
cuba-rule-wood-not-mixed = Chi consegna legno consegna soltanto legno. Una domanda di 2 unità di canna da zucchero non si copre insieme con 1 unità di legno e 1 di canna da zucchero.
    .title = Legno mai mescolato
cuba-rule-wood-one-point = Ogni unità di legno consegnata dà { n-points }, dovunque si trovi l’indicatore di prezzo.
    .title = Quanto vale il legno
cuba-rule-wood-only-miguel = Il legno si riceve soltanto da Miguel.
    .title = Da dove viene il legno
    .differs = Secondo i regolamenti italiano e spagnolo si può comprare solo da lui, secondo il russo acquisire, secondo il tedesco ricevere. Non costa nulla.
cuba-rule-wood-example-die = La nave chiede 2 unità di canna da zucchero, 2 di rum e 1 di tabacco. Consegni 2 unità di legno, ottieni 2 punti vittoria e giri sullo 0, a tua scelta, il dado bianco o quello rosso.
    .title = Esempio con il legno
cuba-rule-wood-no-split = Il legno di una consegna non si divide fra due tipi: non vale, per esempio, 1 per il tabacco e 1 per il rum.
    .title = Il legno non si divide

### pawn

cuba-rule-pawn-must-move = Dopo il viaggio da un abitante attivo devi spostare il tuo pedone in un edificio.
    .title = Il pedone deve spostarsi
cuba-rule-pawn-three-buildings = Il colore del fiore dell’abitante ti lascia la scelta fra 3 edifici.
    .title = La scelta fra 3 edifici
cuba-rule-pawn-same-flower = Il fiore sopra l’edificio e quello dell’abitante appena visitato devono avere lo stesso colore.
    .title = Lo stesso colore
cuba-rule-pawn-unoccupied = Nell’edificio in cui entri non può esserci un altro pedone.
    .title = Un pedone per edificio
cuba-rule-pawn-marker-no-obstacle = Un indicatore di proprietà non è un pedone: l’edificio resta aperto a ogni pedone.
    .title = Gli indicatori non bloccano
    .differs = Lo dicono i regolamenti italiano e russo; quelli tedesco e spagnolo non ne parlano.
cuba-rule-pawn-other-building = Il tuo pedone deve andare in un edificio diverso da quello in cui si trova.
    .title = Un altro edificio
cuba-rule-pawn-four-exceptions = Il pedone resta dov’è in 4 casi. Da El Zorro, o se tutti gli edifici possibili sono occupati, puoi usare il suo edificio. Al porto o da un abitante inattivo no.
    .title = Le 4 eccezioni
cuba-rule-inactive-pawn-stays = Terza eccezione: da un abitante inattivo il tuo pedone resta dov’è.
    .title = Abitante inattivo: pedone fermo
cuba-rule-pawn-blocked-stays = Quarta eccezione: se in tutti gli edifici possibili c’è un pedone, il tuo resta dov’è.
    .title = Tutto occupato
    .differs = Regolamenti tedesco e russo: occupati da pedoni. Italiano: da altri pedoni. Spagnolo: da pedoni di altre persone. Si gioca allo stesso modo.
cuba-rule-pawn-blocked-may-use = Nella quarta eccezione puoi usare l’edificio in cui il tuo pedone rimane.
    .title = Tutto occupato: che cosa usi
cuba-rule-pawn-use-building = Dopo lo spostamento puoi usare la funzione dell’edificio scelto. È sempre facoltativo.
    .title = Usare l’edificio
cuba-rule-owner-point = Se alla fine del turno il pedone di chi è di turno si trova in un edificio altrui, chi lo possiede ottiene subito { n-points }.
    .title = Il punto di proprietà
cuba-rule-owner-point-not-own = Per il pedone in un tuo edificio non ottieni il punto di proprietà.
    .title = In un tuo edificio
cuba-rule-turn-ends-after-pawn = Poi il turno finisce. Il tuo pedone resta nell’edificio finché non tocca di nuovo a te.
    .title = La fine del turno
cuba-rule-flower-miguel = Il fiore sulla tessera di Miguel è blu, come mostra l’esempio.
    .title = Il fiore di Miguel
    .differs = Regolamento tedesco: fiore blu scuro. Italiano e spagnolo: una «rosa» blu. Russo: una «rosa» rossa. Qui è blu.
cuba-rule-pawn-example = Sei da Miguel. Dei 3 edifici del suo colore uno è occupato e in un altro c’è il tuo pedone: devi andare nel terzo, la banca. Ricevi 2 pesos, poi chi possiede la banca ottiene 1 punto vittoria.
    .title = Esempio con il pedone

### buildings

cuba-rule-bank = La banca ti dà { n-pesos }.
    .title = Banca
cuba-rule-church = La chiesa ti dà { n-points }.
    .title = Chiesa
cuba-rule-distillery = Nella distilleria metti nella riserva quanta canna da zucchero vuoi e prendi altrettanto rum.
    .title = Distilleria
cuba-rule-cigar-factory = Nella fabbrica di sigari metti nella riserva quanto tabacco vuoi e prendi altrettanti sigari.
    .title = Fabbrica di sigari
cuba-rule-black-market = Nel mercato nero metti nella riserva 1 merce e ne prendi 1 di un altro tipo.
    .title = Mercato nero
cuba-rule-black-market-no-wood = Nel mercato nero il legno non si dà e non si prende.
    .title = Mercato nero senza legno
cuba-rule-sawmill = Nella segheria metti nella riserva 1 unità di legno e ottieni { n-points } e { n-pesos }.
    .title = Segheria
cuba-rule-cafe = Nel caffè metti nella riserva 1 unità di rum, 1 unità di sigari o una di entrambi. Ogni unità dà { n-points }.
    .title = Caffè
cuba-rule-cafe-max-one-each = Per volta il caffè accetta al massimo 1 unità di rum e 1 di sigari: più di { n-points } non ottieni.
    .title = Il massimo nel caffè
cuba-rule-customs-office = Nell’ufficio doganale giri sullo 0 un dado della nave a tua scelta.
    .title = Ufficio doganale
    .differs = Il regolamento russo non dice che il dado sta sulla nave; quelli tedesco, italiano e spagnolo sì.
cuba-rule-casino-buy-points = Nel casinò puoi cambiare in punti vittoria quanti pesos vuoi: 1 punto vittoria costa { n-pesos }.
    .title = Casinò: comprare punti
cuba-rule-casino-sell-points = Nel casinò puoi fare anche il contrario: cedi quanti punti vittoria vuoi e per ognuno ricevi { n-pesos }.
    .title = Casinò: vendere punti
cuba-rule-harbour-office = Nella capitaneria di porto sposti l’indicatore di prezzo di una bandiera, verso destra o verso sinistra.
    .title = Capitaneria di porto
    .differs = Il regolamento spagnolo lo formula come un obbligo, gli altri tre come una scelta. Usare un edificio è facoltativo in tutti e quattro.
cuba-rule-harbour-office-floor = L’indicatore di prezzo non scende mai sotto il 2: da lì va soltanto verso destra.
    .title = Capitaneria: il limite inferiore
cuba-rule-harbour-office-chequered = Se con la capitaneria di porto l’indicatore di prezzo passa dal 4 alla bandiera a scacchi, la nave parte all’istante.
    .title = Capitaneria: bandiera a scacchi
cuba-rule-trading-office = Con l’Ufficio consegni 1 unità di una merce che la nave chiede. L’unità va nella riserva.
    .title = Ufficio
    .differs = Che l’unità vada nella riserva lo dice qui solo il regolamento tedesco; in quello italiano, spagnolo e russo manca.
cuba-rule-trading-office-points = L’unità consegnata con l’Ufficio dà sempre { n-points }, dovunque si trovi l’indicatore di prezzo.
    .title = Ufficio: i punti vittoria
cuba-rule-trading-office-no-wood = Con l’Ufficio non puoi consegnare legno.
    .title = Ufficio senza legno
cuba-rule-trading-office-die = Dopo la consegna con l’Ufficio il dado di quella merce scende di 1.
    .title = Ufficio: il dado scende
cuba-rule-newspaper-peso = L’editore del giornale ti dà { n-pesos }.
    .title = Editore del giornale
cuba-rule-newspaper-turn-citizen = Presso l’editore del giornale puoi inoltre girare sul retro una tessera abitante: quell’abitante diventa inattivo.
    .title = Rendere inattivo un abitante
cuba-rule-inactive-stop-allowed = L’auto può fermarsi anche da un abitante inattivo.
    .title = Fermarsi da un inattivo
    .differs = I regolamenti italiano e russo parlano del turno successivo, quello spagnolo di un turno seguente, quello tedesco di tutto ciò che segue. Qui l’abitante resta inattivo finché l’auto non se lo lascia alle spalle.
cuba-rule-inactive-no-citizen = Chi si ferma da un abitante inattivo non ne riceve la funzione.
    .title = Inattivo: nessuna funzione
cuba-rule-inactive-no-building = Chi si ferma da un abitante inattivo non usa nessun edificio in quel turno.
    .title = Inattivo: nessun edificio
    .differs = Regolamento russo: non si usa l’edificio che appartiene all’abitante. Tedesco, italiano e spagnolo: nessun edificio. Qui nessuno.
cuba-rule-inactive-pass-over = Se l’auto supera un abitante inattivo, la sua fermata conta e costa come ogni altra.
    .title = Superare un inattivo
cuba-rule-inactive-becomes-active = Appena l’auto si è lasciata alle spalle l’abitante inattivo, la sua tessera torna a faccia in su.
    .title = Di nuovo attivo
    .differs = Regolamento tedesco: lasciato alle spalle. Italiano: superato. Russo: oltrepassato. Spagnolo: l’auto è passata di lì, con o senza sosta. Si gioca allo stesso modo.

### ship

cuba-rule-ship-departs-satisfied = Una nave parte quando la sua domanda è tutta coperta, cioè quando ogni suo dado mostra 0.
    .title = La nave parte: domanda coperta
cuba-rule-ship-departs-chequered = Una nave parte quando l’indicatore di prezzo arriva alla bandiera a scacchi.
    .title = La nave parte: bandiera
cuba-rule-ship-token-advances = Subito dopo arriva una nuova nave: il gettone nave avanza di 1 spazio lungo la barra della nave.
    .title = Una nuova nave
    .differs = Regolamenti italiano, spagnolo e russo: verso destra. Tedesco: in avanti. È lo stesso.
cuba-rule-ship-marker-reset = Con ogni nuova nave l’indicatore di prezzo torna sulla bandiera con il 2.
    .title = Il prezzo torna a 2
cuba-rule-demand-by-causer = La domanda della nuova nave la stabilisce chi ha fatto partire quella di prima.
    .title = Chi stabilisce la domanda
cuba-rule-demand-cause-delivery = In un round di consegna la partenza è opera di chi ha portato l’auto al porto, chiunque abbia consegnato per ultimo.
    .title = Partenza dopo le consegne
cuba-rule-demand-cause-crossing = Se la nave parte perché l’auto ha superato il porto, la partenza è opera di chi guidava.
    .title = Partenza e porto superato
cuba-rule-demand-cause-harbour-office = Se l’indicatore di prezzo arriva alla bandiera a scacchi con la capitaneria di porto, la partenza è opera di chi l’ha usata.
    .title = Partenza dalla capitaneria
cuba-rule-demand-cause-customs = Se l’ultima domanda è annullata con l’ufficio doganale, la partenza è opera di chi l’ha usato.
    .title = Partenza dall’ufficio doganale
cuba-rule-demand-cause-trading = Se l’ultima domanda è coperta con l’Ufficio, la partenza è opera di chi l’ha usato.
    .title = Partenza dall’Ufficio
cuba-rule-demand-at-turn-end = La nuova domanda si stabilisce alla fine del turno in cui la nave è partita.
    .title = Quando nasce la domanda
cuba-rule-demand-roll-five = Chi ha fatto partire la nave prende tutti e 5 i dadi e li lancia.
    .title = Lanciare i 5 dadi
cuba-rule-demand-choose-four = Poi ne sceglie 4 e li mette, come sono usciti, sui 4 spazi della nave grande. Il quinto dado resta accanto al tabellone, e la nave non chiede quella merce.
    .title = Scegliere 4 dadi

### end

cuba-rule-end-seventh-ship = { $ships ->
    [one] In una partita arriva { $ships } nave.
   *[other] In una partita arrivano { $ships } navi.
} Quando parte l’ultima, la partita finisce all’istante.
    .title = La fine della partita
cuba-rule-end-screens-removed = Tutto il tavolo toglie gli schermi.
    .title = Via gli schermi
cuba-rule-end-goods-to-points = { $count ->
    [one] Alla fine rendi le merci alla riserva: { $count } merce dà 1 punto vittoria.
   *[other] Alla fine rendi le merci alla riserva: ogni { $count } merci danno 1 punto vittoria.
} I tipi si possono mescolare e conta anche il legno.
    .title = Merci in punti vittoria
    .differs = Nei regolamenti tedesco, italiano e russo si possono cambiare, in quello spagnolo si cambiano. Qui avviene da sé.
cuba-rule-end-money-worthless = I pesos non valgono punti vittoria.
    .title = I pesos alla fine
cuba-rule-end-most-points-wins = Somma i valori dei tuoi gettoni punti vittoria. Vince il totale più alto.
    .title = Chi vince
cuba-rule-tie-goods = A parità di punti vittoria vince chi ha più merci avanzate.
    .title = Parità: le merci
cuba-rule-tie-pesos = Se anche le merci sono pari, vince chi ha più pesos.
    .title = Parità: i pesos
