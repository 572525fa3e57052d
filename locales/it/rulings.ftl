## Tavolo e preparazione

cuba-ruling-r01 = Si gioca in 2, 3 o 4 persone e non cambia nulla: stesso tabellone, stesse merci, stessa dotazione iniziale, 7 navi. Nessun regolamento prevede varianti.
    .title = Cambia qualcosa in 2, 3 o 4?
cuba-ruling-r02 = Chi inizia si stabilisce con la preparazione; altrimenti si tira a sorte, con le stesse probabilità per ogni posto. L’ordine dei posti, in senso orario, resta quello per tutta la partita. I regolamenti non indicano un metodo.
    .title = Come si stabilisce chi inizia?
cuba-ruling-r03 = Le fermate hanno i numeri da 0 a 9 nel senso di marcia: la 0 è quella con la freccia, la 9 il porto. I 9 abitanti stanno a caso sulle fermate da 0 a 8, a faccia in su. La disposizione è nota al tavolo e non cambia più: conta solo l’ordine.
    .title = Quale abitante sta a quale fermata?
cuba-ruling-r04 = I 12 edifici si distribuiscono a caso, 3 sotto ognuno dei 4 colori. Conta soltanto il colore, non quali edifici sono vicini: i pedoni si muovono per colore, mai per distanza.
    .title = Conta il posto di un edificio?
cuba-ruling-r05 = Bianco: Pedro e Alonso; blu: Miguel e Martinez; rosso: Maria e Conchita; giallo: José e Pablo; El Zorro non ha colore. Dai testi sono certi Pedro, Alonso, Miguel ed El Zorro; il giallo di José viene da una recensione, gli altri colori li abbiamo assegnati noi. Con 8 tessere e 4 colori sono 2 per colore. Chi ha la scatola può correggere questi dati.
    .title = Che fiore ha ogni abitante?
cuba-ruling-r06 = I valori si vedono solo sui pezzi e qui restano sconosciuti. Pesos e punti vittoria si contano come semplici numeri: nulla dipende dalle singole monete.
    .title = Che valore hanno monete e gettoni?
cuba-ruling-r07 = Pesos e punti vittoria non mancano mai: se serve, si conta con altro. Solo le merci sono limitate, perché la nota dei regolamenti parla soltanto di loro.
    .title = E se finiscono pesos o punti vittoria?
cuba-ruling-r08 = Merci (legno compreso), pesos e punti vittoria del resto del tavolo sono nascosti. Tutto il resto si vede: riserva, dadi, indicatori, pedoni, tessere, proprietà e tutto ciò che si fa. Tutti i regolamenti vogliono segreto il punteggio.
    .title = Che cosa è nascosto?
cuba-ruling-r09 = Niente passa di mano fra le persone al tavolo, se non con El Zorro. Puoi tenere quanto vuoi. Ciò che nessuna regola prevede non succede.
    .title = Si può commerciare, c’è un limite?
cuba-ruling-r10 = Lancia e sceglie chi siede alla destra di chi inizia, cioè chi gioca per ultimo nel giro. In 2 è l’altra persona.
    .title = Chi stabilisce la prima domanda?
cuba-ruling-r11 = Per il gioco è indifferente. Qui si mostra in alto a sinistra, come nell’originale tedesco.
    .title = In quale angolo va l’indicatore di proprietà?

## Turno e viaggio

cuba-ruling-r12 = Prima paghi e guidi; poi abitante o round di consegna; poi pedone, edificio, punto di proprietà, nuova domanda se una nave è partita, e tocca alla persona seguente. È l’ordine dei testi. Solo il punto di proprietà prima della domanda è una scelta: conta se 4 zeri fanno partire la nave 7.
    .title = In che ordine si svolge un turno?
cuba-ruling-r13 = Avanzi da 1 a 10 fermate. Con 10 torni dove eri e paghi 9 pesos; oltre non si va, e l’auto non può restare ferma. I regolamenti non fissano un limite, ma rifare la strada porterebbe alle stesse fermate a un costo maggiore.
    .title = Quanto lontano può andare l’auto?
cuba-ruling-r14 = No. Con i tuoi pesos avanzi al massimo di altrettante fermate più 1, e mai più di 10. La prima è sempre gratuita, quindi puoi sempre guidare. I pesos che ricevi più tardi nel turno non contano.
    .title = Puoi guidare a credito?
cuba-ruling-r15 = Prima si paga tutto il viaggio. Poi l’auto va fermata per fermata: un abitante inattivo lasciato alle spalle torna attivo e, se l’auto supera il porto, l’indicatore di prezzo avanza in quel momento. È ciò che accade sul tavolo.
    .title = In che ordine accadono le cose nel viaggio?
cuba-ruling-r16 = Conta solo se l’auto arriva al porto e prosegue nello stesso viaggio. Ripartire dal porto non conta. Chi parte dal porto e avanza di 10 fermate si ferma al porto; da ogni altra fermata lo supera una volta.
    .title = Quando l’auto supera il porto?
cuba-ruling-r17 = In quel momento, prima che il viaggio prosegua e che valga la funzione dell’abitante: l’originale tedesco dice «subito». Il viaggio continua come pagato e la nuova domanda arriva alla fine del turno.
    .title = Quando parte la nave durante un viaggio?
cuba-ruling-r18 = Non può succedere. In 10 fermate il porto o si supera una volta o è la fine del viaggio. Un round di consegna trova quindi sempre una nave con almeno un dado sopra lo 0.
    .title = Superare il porto e poi fermarsi lì?

## Abitanti

cuba-ruling-r19 = Pedro, Maria, José, Martinez, Conchita e Miguel danno senza chiedere. Rinunciare non conviene mai, perciò non c’è nulla da scegliere.
    .title = Puoi rifiutare ciò che un abitante dà?
cuba-ruling-r20 = Ricevi quello che c’è: 2, 1 o 0 unità. Il testo russo si può leggere come «nulla», ma qui vale la lettura tedesca: la frase riguarda solo ciò che manca.
    .title = E se la riserva ha meno del dovuto?
cuba-ruling-r21 = In senso orario, a partire da chi siede alla sinistra di chi è di turno. Si dà allo scoperto, dopo aver visto i doni precedenti. È l’ordine di tutto il gioco.
    .title = El Zorro: in che ordine si dà?
cuba-ruling-r22 = Sceglie chi dà, anche il tipo di merce, fra ciò che ha: 1 peso, 1 merce che non sia legno o 1 punto vittoria.
    .title = El Zorro: chi sceglie la merce?
cuba-ruling-r23 = Chi non ha né pesos né punti vittoria né merci adatte non dà nulla. Il legno non si dà mai, nemmeno se è tutto ciò che hai. Chi ha anche una sola delle 3 cose deve dare.
    .title = El Zorro: e se non hai nulla?
cuba-ruling-r24 = Ogni dono arriva subito, e puoi già usarlo nell’edificio in quello stesso turno. La funzione dell’abitante viene prima dell’edificio.
    .title = El Zorro: quando arrivano i doni?
cuba-ruling-r25 = No. Ogni altra persona che può farlo deve dare 1 cosa; a chi è di turno non si chiede nulla. L’obbligo è del resto del tavolo, e un dono non fa mai danno.
    .title = El Zorro: puoi rinunciare ai doni?
cuba-ruling-r26 = Il pedone resta dov’è e puoi usare una volta il suo edificio. Se non è ancora sul tabellone non usi nulla, in qualunque giro accada: il motivo è lo stesso del primo giro.
    .title = El Zorro: e se il pedone non c’è?
cuba-ruling-r27 = Prendi una delle 5 merci che la riserva ha ancora. Se non ne ha nessuna, non ricevi nulla: si sceglie solo fra ciò che c’è.
    .title = Pablo: e se qualcosa è esaurito?
cuba-ruling-r28 = No, è gratuito. Solo il testo italiano parla di acquisto, ma nemmeno lì c’è un prezzo.
    .title = Alonso: un edificio costa qualcosa?
cuba-ruling-r29 = Prendi possesso di un edificio, oppure ne usi una volta uno tuo, oppure nessuna delle due cose. Mai entrambe. I testi permettono, non obbligano.
    .title = Alonso: devi scegliere per forza?
cuba-ruling-r30 = No. Puoi prendere soltanto un edificio senza nessun indicatore di proprietà. Un secondo non cambierebbe nulla e andrebbe sprecato.
    .title = Alonso: un secondo indicatore sullo stesso edificio?
cuba-ruling-r31 = Hai 3 indicatori di proprietà. Una volta messi restano lì: nessuna regola li sposta o li toglie.
    .title = Alonso: un indicatore si può spostare?
cuba-ruling-r32 = Sì, un pedone non impedisce di prenderne possesso. Poi puoi andarci con il tuo, se il colore è giusto e non c’è un altro pedone. Il pedone già presente ti frutta il punto di proprietà solo quando chi lo muove finisce lì un turno.
    .title = Alonso: prendere un edificio con un pedone?
cuba-ruling-r33 = Sì, di chiunque sia il pedone, anche tuo. L’originale tedesco parla di ogni pedone, e i testi più restrittivi non lo vietano.
    .title = Alonso: usare il tuo edificio se occupato?
cuba-ruling-r34 = Sì, se il pedone può andarci: l’edificio dev’essere sotto un fiore bianco, libero e diverso da quello in cui si trova. Sono 2 permessi diversi, uno di Alonso e uno del pedone.
    .title = Alonso: due volte lo stesso edificio?
cuba-ruling-r35 = Il tuo edificio si usa prima che il pedone si sposti e non porta nessun punto di proprietà. Il pedone deve spostarsi anche se da Alonso non hai fatto nulla.
    .title = Alonso: quando, e con punto di proprietà?
cuba-ruling-r36 = Sì, con l’editore del giornale, e il pedone si sposta lo stesso. Conta che Alonso fosse attivo all’arrivo dell’auto; il turno continua con il suo fiore. Per l’originale tedesco l’effetto riguarda le soste successive.
    .title = Alonso: puoi girare la sua tessera?

## Porto, consegne e legno

cuba-ruling-r37 = A partire da chi è di turno, in senso orario, si consegna un tipo di merce o si passa. Si continua finché serve, saltando chi ha passato. Chi passa resta fuori solo per quel round di consegna.
    .title = Quante volte si consegna?
cuba-ruling-r38 = No. Consegni almeno 1 unità, e al massimo quante ne hai e quante ne chiede la nave; puoi anche consegnarne meno. Puoi passare anche se potresti consegnare, e anche se al porto hai portato tu l’auto. Consegnare 0 vuol dire passare.
    .title = Devi consegnare il più possibile?
cuba-ruling-r39 = Sì, finché la nave lo chiede. Il limite di un tipo vale per ogni singola consegna.
    .title = Puoi consegnare ancora lo stesso tipo?
cuba-ruling-r40 = Con tutti i dadi a 0 finisce subito e la nave parte; l’indicatore di prezzo non si muove per questo. Se invece tutto il tavolo ha passato, l’indicatore di prezzo avanza di una bandiera, anche quando non c’è stata nessuna consegna. Se era sul 4, la nave parte.
    .title = Come finisce un round di consegna?
cuba-ruling-r41 = Vale la bandiera al momento della consegna. Durante un round di consegna nulla sposta l’indicatore di prezzo.
    .title = Il prezzo può cambiare fra le consegne?
cuba-ruling-r42 = Il legno di una consegna vale per un solo tipo che la nave chiede: il tipo lo scegli tu, e le unità sono al massimo quante ne mostra il dado. Ogni unità dà 1 punto vittoria e il dado scende di altrettanto. Lo mostra l’esempio dei regolamenti.
    .title = Legno: quale dado scende, e di quanto?
cuba-ruling-r43 = No, puoi consegnare da 1 unità fino al valore del dado. Il divieto di mescolare vale per la singola consegna: dopo, chiunque può soddisfare il resto con la merce vera o con altro legno.
    .title = Legno: deve soddisfare tutta la domanda?
cuba-ruling-r44 = No. Il legno può valere solo per un tipo il cui dado sulla nave mostra almeno 1. A 0 non c’è nulla da sostituire.
    .title = Legno anche per un dado a 0?
cuba-ruling-r45 = Nella segheria e nel cambio finale delle merci. Si consegna solo nei round di consegna, non con l’Ufficio. I regolamenti lo escludono da El Zorro, da Pablo, nel mercato nero e nell’Ufficio.
    .title = Dove altro serve il legno?
cuba-ruling-r46 = No, Miguel ne dà 2 unità gratis. L’originale tedesco dice «ricevere», e la voce di Miguel lo conferma in tutte le lingue.
    .title = Il legno di Miguel costa qualcosa?
cuba-ruling-r47 = Il pedone resta dov’è, o fuori dal tabellone, e non si usa nessun edificio, nemmeno se la nave è partita. Il punto di proprietà spetta comunque.
    .title = Che cosa succede dopo la sosta al porto?

## Pedone e punto di proprietà

cuba-ruling-r48 = In uno dei 3 edifici del colore giusto, senza un altro pedone e diverso da quello in cui si trova. Deve andarci anche se l’abitante non ha dato nulla o non vuoi usare l’edificio. Un indicatore di proprietà non blocca.
    .title = Dove può andare il pedone?
cuba-ruling-r49 = Quando nessuno dei 3 edifici del colore è accessibile: in ognuno c’è un altro pedone oppure il tuo. Allora il pedone resta dov’è, o fuori dal tabellone. I testi dicono cose diverse, ma si gioca allo stesso modo.
    .title = Quando vale la quarta eccezione?
cuba-ruling-r50 = Quello in cui si trova il pedone, di qualunque colore sia il fiore: l’eccezione non chiede un colore. Un pedone fuori dal tabellone non usa nulla.
    .title = Tutto occupato: quale edificio usi?
cuba-ruling-r51 = Al massimo una volta per visita, oppure per niente. La funzione appartiene alla visita.
    .title = Quante volte si usa un edificio?
cuba-ruling-r52 = No, un uso deve cambiare qualcosa. Non vale distillare 0, cambiare 0 nel casinò, girare un dado già a 0 o andare a sinistra dal 2. Sarebbe come non usarlo.
    .title = Si può usare un edificio a vuoto?
cuba-ruling-r53 = Alla fine di ogni turno, anche dopo porto, El Zorro, abitante inattivo o pedone bloccato. Conta dove si trova il pedone di chi è di turno, non se si è spostato o se l’edificio è stato usato. Il punto va a chi possiede l’edificio, se è un’altra persona. Vale la frase precisa della parte B.
    .title = Quando spetta il punto di proprietà?

## Edifici

cuba-ruling-r54 = Almeno 1 unità e al massimo quante ne hai, ma non più di quante la riserva ne ha del prodotto. Le merci sono limitate, e per uno scambio alla pari servono entrambe le parti.
    .title = Distilleria e fabbrica di sigari: quanto?
cuba-ruling-r55 = 1 unità di una delle 5 merci per 1 di un altro tipo che la riserva ha. Il legno non si dà e non si prende. Se nessuno scambio è possibile, l’edificio non si usa.
    .title = Mercato nero: che cosa per che cosa?
cuba-ruling-r56 = 1 unità di sigari o 1 di rum per 2 punti vittoria, oppure tutte e due per 4. Così dicono i testi.
    .title = Caffè: quali sono le scelte?
cuba-ruling-r57 = Uno dei dadi sulla nave che mostra almeno 1; il quinto dado è escluso. Non ci sono punti vittoria. Se poi tutti i dadi mostrano 0, la nave parte.
    .title = Ufficio doganale: quale dado?
cuba-ruling-r58 = No, una sola direzione per volta. O paghi 3 pesos per ogni punto vittoria, o cedi punti vittoria per 3 pesos ciascuno; almeno 1, e finché ne hai. I testi dicono «o».
    .title = Casinò: entrambe le direzioni insieme?
cuba-ruling-r59 = Verso destra da 2, 3 o 4; verso sinistra da 3 o 4. A destra del 4 c’è la bandiera a scacchi: lì la nave parte. Si può fare anche quando la nuova nave non ha ancora dadi.
    .title = Capitaneria di porto: quali spostamenti?
cuba-ruling-r60 = Esattamente 1 unità, non di legno, il cui dado sulla nave mostra almeno 1. Dà 2 punti vittoria con ogni prezzo e il dado scende di 1. Se poi tutti i dadi mostrano 0, la nave parte.
    .title = Ufficio: quanto, e per quanti punti vittoria?
cuba-ruling-r61 = Ricevi 1 peso e, se vuoi, giri la tessera di un abitante attivo: uno qualunque, anche quello da cui si trova l’auto, anche El Zorro. Puoi prendere il peso senza girare nessuna tessera, ma non il contrario.
    .title = Editore del giornale: quale abitante?
cuba-ruling-r62 = Sì, il numero non ha limiti. Un abitante già inattivo non si gira di nuovo: l’editore del giornale gira le tessere solo a faccia in giù.
    .title = Più abitanti inattivi insieme?
cuba-ruling-r63 = Niente funzione dell’abitante, nessun edificio, e il pedone resta dov’è. Il punto di proprietà spetta comunque. Il testo russo parla dell’edificio dell’abitante, ma gli abitanti non ne hanno uno.
    .title = Che cosa succede da un abitante inattivo?
cuba-ruling-r64 = Quando l’auto se lo lascia alle spalle, superandolo o ripartendo da lui. Finché l’auto è lì, resta inattivo. Con il testo spagnolo si gioca allo stesso modo.
    .title = Quando un abitante torna attivo?
cuba-ruling-r65 = Sì. Torna attivo appena l’auto riparte nel turno seguente. Chi avanza di 10 fermate e torna da lui lo trova quindi attivo.
    .title = Puoi girare l’abitante da cui si trova l’auto?
cuba-ruling-r66 = Finché l’auto non se lo lascia alle spalle, qualunque sia il numero di turni. L’originale non fissa un tempo, e tutti i testi fanno dipendere la cosa dall’auto.
    .title = Quanto resta inattivo un abitante?

## Navi e domanda

cuba-ruling-r67 = Le navi vanno da 1 a 7, e il gettone nave mostra quella in porto. Quando parte la 7, il gettone non avanza più: la partita è finita.
    .title = Come si contano le navi?
cuba-ruling-r68 = Subito il gettone nave avanza di 1 spazio e l’indicatore di prezzo torna sul 2. I dadi arrivano alla fine del turno.
    .title = Che cosa succede subito alla partenza?
cuba-ruling-r69 = Nulla: fino alla fine del turno non ha dadi, perché i vecchi erano della nave partita. Non si consegna, e l’ufficio doganale e l’Ufficio non si possono usare. La capitaneria di porto sì.
    .title = Che cosa chiede una nave senza dadi?
cuba-ruling-r70 = No, la domanda di una nave è soddisfatta solo se i suoi 4 dadi ci sono e mostrano 0. Nello stesso turno nemmeno la bandiera a scacchi si raggiunge due volte. Prima del nuovo lancio parte quindi al massimo 1 nave.
    .title = Una nave senza dadi parte?
cuba-ruling-r71 = È sempre chi è di turno, anche se l’ultima consegna è di un’altra persona. Tutti i casi elencati sono azioni di chi è di turno.
    .title = Chi ha fatto partire la nave?
cuba-ruling-r72 = Alla fine del turno, dopo il punto di proprietà. Si lanciano tutti e 5 i dadi, se ne lascia fuori uno qualunque e gli altri 4 restano come sono usciti. Il posto sulla nave non conta, e singoli dadi a 0 sono ammessi.
    .title = Come nasce la nuova domanda?
cuba-ruling-r73 = Quella nave parte subito, e la stessa persona lancia di nuovo per la prossima. Si può scegliere anche apposta, e vale pure nella preparazione. Se è la nave 7, la partita finisce.
    .title = E se tutti e 4 i dadi mostrano 0?

## Fine della partita

cuba-ruling-r74 = No. Con la partenza della nave 7 la partita finisce in quel momento: niente più viaggio, abitante, pedone, edificio o punto di proprietà. Nemmeno il giro si completa.
    .title = Si finisce il turno dopo l’ultima nave?
cuba-ruling-r75 = Sì. Prima passano di mano merci e punti vittoria, poi il dado scende e la nave parte. Lo stesso vale per l’Ufficio.
    .title = L’ultima consegna dà ancora punti vittoria?
cuba-ruling-r76 = Avviene da sé: tutte le tue merci insieme, legno compreso, danno 1 punto vittoria ogni 3. Il resto di 0, 1 o 2 ti rimane. Cambiarle non fa mai danno.
    .title = Le merci si devono cambiare alla fine?
cuba-ruling-r77 = Contano le merci rimaste dopo il cambio, legno compreso: 0, 1 o 2. Quelle cambiate sono già nella riserva.
    .title = Parità: merci prima o dopo il cambio?
cuba-ruling-r78 = La vittoria è condivisa fra chi è ancora in parità. Lo stesso ordine – punti vittoria, merci, pesos – decide gli altri posti. Altri criteri non ci sono.
    .title = E se la parità resta?
cuba-ruling-r79 = No. I regolamenti nominano solo punti vittoria e merci.
    .title = Contano gli edifici alla fine?
cuba-ruling-r80 = No, la partita finisce solo con la nave 7. La capitaneria di porto può sempre riportare indietro l’indicatore di prezzo, perciò le regole da sole non pongono un limite.
    .title = C’è un limite di turni?

## Come si applicano le regole

cuba-ruling-r81 = Dove l’unica possibilità è non fare nulla, il programma va avanti da sé e lo segnala: passare senza merci adatte, un edificio che non offre nulla, nulla da dare o da prendere, un pedone bloccato. Non svela segreti, perché ogni scambio avviene allo scoperto.
    .title = Che cosa avviene da sé?
cuba-ruling-r82 = La fai comunque tu: la fermata gratuita, il solo edificio libero, l’unica cosa da dare, una sola merce da consegnare. Così vedi ogni passo del turno.
    .title = E se c’è una sola possibilità?
cuba-ruling-r83 = 1 unità; il numero russo è un errore. Con il prezzo a 3 le 2 unità varrebbero 6 punti vittoria. Inoltre servirebbe un dado con il 5, che non esiste.
    .title = Quanti agrumi nell’esempio delle consegne?
cuba-ruling-r84 = Fino a 999 di ciascuno: ciò che va oltre si perde, anche un dono. Quello che puoi fare non ne dipende. Un programma ha bisogno di un limite, e nessuna partita ci si avvicina.
    .title = Fin dove si contano pesos e punti vittoria?
