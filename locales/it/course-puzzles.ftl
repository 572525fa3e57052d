## The puzzles: one turn each. The text says what is on the table and what is asked for; the idea is told in the closing.

cuba-lesson-two-roofs = Due tetti
    .aim = Cerchi il massimo dei punti vittoria in un turno.
    .closing = Da Alonso usi un edificio tuo, di chiunque sia il pedone che c’è dentro, e poi ne usi un altro con il tuo pedone. 4 punti vittoria dal tuo caffè e 2 dall’Ufficio battono il porto.
cuba-lesson-two-roofs--most-points = Il caffè è tuo, e dentro c’è il pedone di Ana. Hai 1 unità di canna da zucchero, 1 di rum e 1 di sigari. Il prezzo è 2, e hai 1 peso.
    .task = Ottieni più punti vittoria che puoi in questo turno.
    .wrong-harbour = Il porto ti dà 4 punti vittoria, 2 per unità. C’è un modo migliore di giocare questo turno.

cuba-lesson-blocked-and-glad = 7 pesos in mano
    .aim = Cerchi il massimo dei punti vittoria in un turno.
    .closing = Dopo Maria il pedone deve andare in un altro edificio sotto un fiore rosso, ma erano tutti e due occupati. Così è rimasto nel casinò, e hai potuto usarlo: 2 punti vittoria da Maria e 2 per i tuoi ultimi 6 pesos.
cuba-lesson-blocked-and-glad--most-points = Hai 7 pesos, e il tuo pedone è nel casinò. Il pedone di Ana è nel caffè, quello di Luis nell’ufficio doganale. Per la nave non hai merci.
    .task = Ottieni più punti vittoria che puoi in questo turno.
    .wrong-church = La chiesa ti dà 1 punto vittoria, e ti restano in mano 5 pesos. C’è un modo migliore di giocare questo turno.

cuba-lesson-fruit-first = Canna o agrumi
    .aim = Cerchi il massimo dei punti vittoria in un round di consegna.
    .closing = Comincia da ciò che un’altra persona potrebbe consegnare prima che tocchi di nuovo a te, e consegnalo tutto. Ciò che hai soltanto tu può aspettare: la canna da zucchero era al sicuro, gli agrumi no.
cuba-lesson-fruit-first--most-points = Il prezzo è 3. La nave chiede 1 unità di canna da zucchero e 2 di agrumi, proprio quello che hai. Ma anche Ana ha 2 unità di agrumi.
    .task = Ottieni più punti vittoria che puoi, qualunque cosa faccia Ana.
    .wrong-cane = Allora Ana consegna 2 unità di agrumi, e la nave parte senza le tue. A te restano 3 punti vittoria.

cuba-lesson-wooden-wall = Il rum di Ana
    .aim = Cerchi il round di consegna con il massimo scarto fra i tuoi punti e quelli di Ana.
    .closing = Un’unità di legno vale solo 1 punto vittoria, ma può prendere il posto del rum di un’altra persona, che ne avrebbe dati 4. Una volta occupati i due posti del rum, quello del tabacco poteva aspettare la tua terza unità.
cuba-lesson-wooden-wall--furthest-ahead = Il prezzo è 4. La nave chiede 1 unità di tabacco e 2 unità di rum. Ana ha 2 unità di rum, tu 3 unità di legno.
    .task = Fai più punti di Ana con il massimo scarto, qualunque cosa faccia.
    .wrong-tobacco = Così ottieni 1 punto vittoria. Poi Ana consegna 2 unità di rum per 8.
    .wrong-one = Così resta posto per 1 unità del rum di Ana, e quella ne dà 4.

cuba-lesson-off-you-go = Buon viaggio
    .aim = Cerchi il modo più economico di far partire una nave.
    .closing = L’ufficio doganale gira un dado sullo 0, qualunque numero mostri. Gli altri dadi non chiedevano nulla, quindi la nave è partita, e andare da Conchita era gratuito.
cuba-lesson-off-you-go--send-off = La nave chiede 3 unità di tabacco e nient’altro, e le ha Ana. Tu hai 3 pesos e nessuna merce.
    .task = Fai partire la nave in questo turno e tieni più pesos che puoi.
    .wrong-casino = Così hai 6 pesos, ma la nave non è partita.

cuba-lesson-twice-up = Nemmeno un peso
    .aim = Cerchi un modo di far partire una nave senza denaro.
    .closing = La tua capitaneria di porto è sotto un fiore bianco, come quello di Alonso, quindi l’hai usata due volte: da Alonso per andare dal 3 al 4, e con il pedone per andare dal 4 alla bandiera a scacchi.
cuba-lesson-twice-up--send-off = Il prezzo è 3, e la nave chiede in tutto 7 unità. Non hai né pesos né merci, ma la capitaneria di porto è tua.
    .task = Fai partire la nave in questo turno.
    .wrong-newspaper = Ora il prezzo è 4, e la nave è ancora qui.
    .wrong-unused = Ora il prezzo è 4: manca una bandiera. Potevi fare qualcos’altro, prima?

cuba-lesson-once-round = Maria a faccia in giù
    .aim = Cerchi il massimo dei punti vittoria in un turno.
    .closing = Appena l’auto riparte, Maria torna attiva, e con 10 fermate l’auto è di nuovo da lei: 9 pesos per 2 punti vittoria. Poi il suo fiore rosso porta al caffè, che prende rum e sigari.
cuba-lesson-once-round--most-points = L’auto è da Maria, che è inattiva. Hai 9 pesos, 1 unità di rum e 1 unità di sigari. Il pedone di Ana è nell’ufficio doganale, quello di Luis nella chiesa.
    .task = Ottieni più punti vittoria che puoi in questo turno.
    .wrong-conchita = Il caffè ti dà 4 punti vittoria, e hai ancora 5 pesos. C’è un modo migliore di giocare questo turno.

cuba-lesson-stingy-landlady = Ospite di Ana
    .aim = Cerchi il turno con il massimo scarto fra i tuoi punti e quelli di Ana.
    .closing = Con la tua visita Ana ottiene solo 1 punto vittoria. I 4 del caffè lo valgono: non evitare una visita per principio, confronta che cosa dà a te e che cosa dà a chi possiede l’edificio.
cuba-lesson-stingy-landlady--furthest-ahead = L’auto è al porto. Hai 3 pesos, 1 unità di rum e 1 unità di sigari. Ana possiede il caffè e la distilleria.
    .task = In questo turno fai più punti di Ana, con il massimo scarto.
    .wrong-casino = 2 punti vittoria da Maria, 1 dal casinò e niente per Ana: ne fai 3 in più. È possibile uno scarto più grande.

cuba-lesson-last-word = L’ultima parola
    .aim = Cerchi il modo migliore di chiudere una partita.
    .closing = Anche il legno avrebbe chiuso la partita, ma per 1 punto vittoria invece di 4. E la canna da zucchero valeva più a bordo che in mano: alla fine ci vogliono 3 merci per 1 punto vittoria.
cuba-lesson-last-word--largest-lead = È la settima nave e chiede 1 unità di canna da zucchero, con il prezzo a 4. Hai 28 punti vittoria e 1 unità di canna da zucchero, 1 di agrumi e 1 di legno. Ana ha 31 punti vittoria e nessuna merce.
    .task = Chiudi la partita con il massimo vantaggio su Ana.
    .wrong-wood = La partita è finita 29 a 31: il legno vale 1, e 2 merci avanzate non danno nulla.
    .wrong-past = La partita è finita 29 a 31: le tue 3 merci danno 1 punto vittoria.

cuba-lesson-empty-purse = Spiccioli
    .aim = Cerchi di finire un turno con più pesos che puoi.
    .closing = La tua banca da Alonso, l’editore del giornale con il pedone: due edifici in un turno. Se poi giri anche un abitante a faccia in giù, per le tue tasche non cambia nulla.
cuba-lesson-empty-purse--most-pesos = Hai 2 pesos, e la banca è tua. Il pedone di Ana è nel casinò, quello di Luis nella distilleria.
    .task = Finisci questo turno con più pesos che puoi.
    .wrong-trading-office = Così hai 4 pesos. Si può fare un po’ di più.
    .wrong-claim = Il casinò è tuo, ma hai solo 3 pesos. Si può fare di più.

cuba-lesson-too-far-for-ana = Troppo lontano per Ana
    .aim = Impedisci ad Ana una grossa consegna e ci guadagni.
    .closing = Con il prezzo a 4 la nave parte quando superi il porto. Le merci di Ana devono aspettare un’altra nave, al porto l’auto torna solo dopo quasi un giro intero, e i 2 punti vittoria di Maria sono tuoi.
cuba-lesson-too-far-for-ana--keep-ana-away = Il prezzo è 4. Ana ha 6 unità che la nave chiede, e varrebbero 24 punti vittoria, ma ha solo 1 peso. A questa nave Ana non deve consegnare, né adesso né nel prossimo turno, che è il suo.
    .task = Impedisci ad Ana di consegnare e ottieni più punti che puoi.
    .wrong-miguel = Ora Ana non può arrivare al porto: manca 1 peso. Ma tu non hai ottenuto nessun punto vittoria.
    .wrong-harbour = In questo round di consegna Ana consegna tutte e 6 le unità per 24 punti vittoria.

cuba-lesson-gift-horse = A caval donato
    .aim = Cerchi il massimo dei punti vittoria che nessuno può impedirti.
    .closing = Con un peso da Ana e uno da Luis ne avevi 3, il prezzo di un punto vittoria nel casinò. Se invece Ana ti avesse dato un punto vittoria, l’avresti avuto anche senza casinò. In ogni caso 1 era sicuro.
cuba-lesson-gift-horse--most-points = El Zorro è alla prossima fermata. Hai 1 peso, e il tuo pedone è nel casinò. Ana ha 3 pesos e 9 punti vittoria, Luis 2 pesos e nient’altro.
    .task = Ottieni più punti vittoria che puoi, qualunque dono arrivi.
    .wrong-unspent = Ora hai 3 pesos, ma nessun punto vittoria.

cuba-lesson-one-cane-short = Tutto il rum
    .aim = Cerchi di finire un turno con più rum che puoi.
    .closing = Di ogni merce ci sono 8 unità. Di rum Ana e Luis ne avevano 6, quindi nella riserva ce n’erano solo 2, per quanta canna da zucchero tu portassi. Quella che ti resta aspetta un’altra visita.
cuba-lesson-one-cane-short--most-rum = La nave chiede 3 unità di rum, e Ana e Luis ne hanno 3 a testa. Tu hai 2 unità di canna da zucchero e nemmeno un peso. José è alla prossima fermata.
    .task = Finisci questo turno con più rum che puoi.
    .wrong-one = Così hai 1 unità di rum, e ti restano 3 unità di canna da zucchero. Si può fare un po’ di più.
    .no-all = Hai 4 unità di canna da zucchero, ma guarda quanto rum ha ancora la riserva.

cuba-lesson-three-for-the-road = Tre per strada
    .aim = Cerchi il turno con il massimo scarto fra i tuoi punti e quelli di Ana.
    .closing = Non tutte le navi meritano una consegna: la tua canna da zucchero avrebbe dato 4 punti vittoria, ma il tabacco di Ana 12. Hai superato il porto con il prezzo a 4, la nave è partita, e da Maria e dal casinò hai avuto 3 punti vittoria.
cuba-lesson-three-for-the-road--furthest-ahead = Il prezzo è 4. La nave chiede 1 unità di canna da zucchero, che hai tu, e 3 unità di tabacco, che ha Ana. Hai anche 4 pesos.
    .task = Fai più punti di Ana con il massimo scarto, qualunque cosa faccia.
    .wrong-deliver = Ai tuoi 4 punti vittoria ne seguono 12 per Ana.
