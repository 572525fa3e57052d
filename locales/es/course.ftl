## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rojo
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

cuba-part-driving = El coche
cuba-part-citizens = Los ciudadanos
cuba-part-pawn-and-buildings = El peón y los edificios
cuba-part-harbour = El puerto

### First drive

cuba-lesson-first-drive = El primer viaje
    .aim = Juegas un turno completo: mueves el coche, recibes algo, mueves el peón y terminas.
    .closing = Mover el coche, recibir algo en el acto, mover el peón, usar el edificio si quieres y terminar: eso es un turno. El coche tiene que moverse y solo va hacia delante. Tu peón espera donde está hasta tu próximo turno.
cuba-lesson-first-drive--to-maria = Cada turno tiene dos partes, y la parte A es el viaje. Toda la mesa comparte un solo coche, que está en el puerto. La siguiente parada es gratis, y la ciudadana que está allí te da algo en el acto: María, la bailarina, da 2 puntos de victoria.
    .task = Ve con el coche hasta María.
    .wrong-jose = Ese es José: da 2 unidades de caña de azúcar, pero la segunda parada cuesta 1 peso. María está una parada antes, y hasta allí se va gratis.
    .no-stay = El coche no puede esperar: en cada turno avanza al menos 1 parada.
    .no-pass = Aquí no puedes pasar: hay que mover el coche. Tampoco te hace falta, porque la siguiente parada es siempre gratis.
    .no-pawn-first = Primero la parte A, el viaje. Adónde puede ir el peón depende de a quién visites.
cuba-lesson-first-drive--to-the-cafe = Los 2 puntos de victoria de María ya son tuyos. Ahora, la parte B: su flor es roja, así que tu peón va a un edificio bajo una flor roja. El café da puntos de victoria por ron y por puros. No tienes ni lo uno ni lo otro: allí no ocurre nada y tu turno acaba.
    .task = Mueve tu peón al café.
    .wrong-casino = En el casino podrías hacer algo, así que aún tendrías que decidir si lo usas. Para un turno sencillo, elige el café.
    .no-no-pawn = Ahora el peón tiene que moverse. Que después uses el edificio o no es cosa tuya.
    .no-drive-again = En un turno hay 1 viaje, y ya lo has hecho. Ahora le toca al peón.
cuba-lesson-first-drive--stay = Primero Ana y después Luis han seguido viaje con el mismo coche, que ahora está con Martínez. Tu peón ha esperado en el café. ¿Podrías quedarte sin más y recibir los pesos que da Martínez?
    .task = Intenta dejar el coche donde está, es decir, avanzar 0 paradas.
cuba-lesson-first-drive--how-far = Así que el coche tiene que moverse. Y solo va hacia delante, vuelta tras vuelta por la calle.
    .task = ¿A cuántas paradas está María ahora?
    .option-two-back = 2 paradas, hacia atrás
    .option-eight-forward = 8 paradas, hacia delante
    .option-seven-forward = 7 paradas, hacia delante
    .why-two-back = El coche nunca retrocede. Cuenta hacia delante, pasando por el puerto.
    .why-seven-forward = Casi. Cuenta también el puerto: es una parada como las demás.
cuba-lesson-first-drive--whole-turn = Ahora, las dos partes seguidas. En la siguiente parada está Pedro, el comerciante de tabaco. Da 2 unidades de tabaco, y su flor es blanca. De los edificios bajo una flor blanca, elige el que quieras.
    .task = Ve con el coche hasta Pedro y termina tu turno.
    .wrong-unfinished = Tu turno aún no ha acabado: falta decidir si usas el periódico. Úsalo o renuncia.
    .wrong-zorro = Ese es El Zorro, que quita cosas al resto de la mesa y tiene su propia lección más adelante. Ahora toca Pedro.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = Conoces a El Zorro desde los dos lados: primero recibes y usas otra vez un edificio; después eliges qué das.
    .closing = Con El Zorro, cada una de las demás personas te da 1 cosa y elige cuál; nunca madera. Tu peón se queda, y puedes usar otra vez el edificio en el que está. Lo que te dan lo puedes gastar en el acto.
cuba-lesson-el-zorro--visit = El Zorro, el carterista, trabaja para quien lo visita. Si vas tú, cada una de las demás personas tiene que darte 1 cosa: un peso, un punto de victoria o una mercancía que no sea madera. Quien da elige qué.
    .task = Ve con el coche hasta El Zorro.
    .wrong-too-far = Una parada de más, y te has quedado sin tu último peso. El Zorro está en la siguiente parada, y hasta allí se va gratis.
cuba-lesson-el-zorro--use-again = Has recibido cítricos de Ana y tabaco de Luis. La flor de El Zorro no tiene color, así que tu peón se queda en el banco, y puedes usar el banco otra vez.
    .task = Usa el banco.
    .wrong-unused = Está permitido, pero en el banco te esperan 2 pesos.
    .no-move = Con El Zorro no se mueve ningún peón. El tuyo está en el banco, y ese es el edificio que puedes usar en este turno.
    .no-elsewhere = Solo puedes usar el edificio en el que está tu peón, y ese es el banco.
cuba-lesson-el-zorro--spend-gifts = Los regalos son tuyos en el acto, antes de usar el edificio. Esta vez tu peón está en el casino, donde 1 punto de victoria cuesta 3 pesos, y tienes 1 peso.
    .task = Ve con el coche hasta El Zorro y compra 1 punto de victoria.
    .wrong-unspent = Ahora tienes 3 pesos y no los has gastado. Para eso estaba el casino.
    .no-too-dear = Por 2 puntos de victoria tendrías que pagar 6 pesos. Con los regalos tienes 3.
cuba-lesson-el-zorro--no-pawn-yet = Imagina que tu peón aún no está en el tablero, como en la primera ronda de una partida. Entonces no hay ningún edificio que puedas usar otra vez.
    .task = Ve con el coche hasta El Zorro y mira cómo acaba tu turno.
cuba-lesson-el-zorro--victim = Ahora, al revés: Ana ha ido con el coche hasta El Zorro, y Luis le ha dado un peso. ¿De qué te desprendes tú? El barco pide 2 unidades de caña de azúcar, pero no pide cítricos.
    .task = Da la mercancía que el barco no pide.
    .wrong-point = Un punto de victoria menos para ti y uno más para Ana: eso es una diferencia de 2.
    .wrong-sugar = El barco pide esa caña de azúcar. En el puerto te dará al menos 2 puntos de victoria.
    .wrong-peso = No es mal regalo, pero con un peso el coche avanza 1 parada más. Los cítricos no valen nada en este barco.
    .no-wood = El Zorro acepta pesos, puntos de victoria y cualquier mercancía menos la madera.
    .no-rum = No tienes ron. Solo puedes dar lo que tienes.
    .no-nothing = Si tienes algo que El Zorro acepta, tienes que dar algo.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = Otro día: tienes 2 unidades de madera y absolutamente nada más, ni un peso, ni un punto de victoria, ni otra mercancía. Ana va con el coche hasta El Zorro.
    .task = ¿Qué le das?
    .option-a-wood = 1 unidad de madera
    .option-nothing = nada
    .option-a-debt = un peso, pero más tarde
    .why-a-wood = La madera es la única mercancía que El Zorro no acepta.
    .why-a-debt = En este juego no hay deudas: das lo que tienes, y lo das ahora.
    .shown-not-asked = Luis ha dado un peso, y a ti ni siquiera te han preguntado: no había nada que elegir.

### The pawn

cuba-lesson-the-pawn = El peón
    .aim = Ves adónde puede ir tu peón —misma flor, sitio libre, otro edificio— y quién sale ganando.
    .closing = Tu peón va a otro edificio, bajo una flor del mismo color y sin ningún peón. Una ficha de propiedad no cierra el paso a nadie, pero quien posee el edificio recibe 1 punto de victoria cuando terminas allí tu turno. Tu peón se queda allí hasta tu próximo turno.
cuba-lesson-the-pawn--to-miguel = Miguel, el leñador, da 2 unidades de madera. Su flor es azul, y bajo flores azules hay tres edificios: la fábrica de tabacos, el mercado negro y el banco. Tenlos presentes.
    .task = Ve con el coche hasta Miguel.
    .wrong-pablo = Ese es Pablo: te has pasado 1 parada, y su flor es amarilla.
cuba-lesson-the-pawn--occupied = Primera regla: un solo peón por edificio. El peón de Ana está en la fábrica de tabacos.
    .task = Intenta mover el peón a la fábrica de tabacos.
cuba-lesson-the-pawn--stay = Segunda regla: el peón tiene que moverse. El tuyo está en el mercado negro; por el color de la flor, ese edificio valdría.
    .task = Intenta quedarte allí, es decir, mover el peón al mercado negro.
    .no-no-pawn = Tampoco puedes renunciar a mover el peón: después de visitar a Miguel es obligatorio.
cuba-lesson-the-pawn--other-flower = Tercera regla: decide la flor. La iglesia está libre, pero está bajo una flor amarilla, y la de Miguel es azul.
    .task = Intenta mover el peón a la iglesia.
    .no-newspaper = Dos motivos a la vez: el periódico está bajo una flor blanca, y en él está el peón de Luis.
cuba-lesson-the-pawn--to-the-bank = Queda el banco. Lleva una ficha de propiedad de Ana, es decir, le pertenece. Pero esa ficha no cierra el paso a nadie: solo lo hace un peón.
    .task = Mueve tu peón al banco.
cuba-lesson-the-pawn--owner = Ahora estás de visita en casa de Ana. Puedes usar su edificio como cualquier otro. Fíjate en lo que recibe Ana al final de tu turno.
    .task = Usa el banco.
    .wrong-unused = Ana recibe su punto de victoria igualmente: lo que cuenta es que tu peón está allí. Solo te pierdes los 2 pesos.
cuba-lesson-the-pawn--still-there = Al acabar tu turno, Ana ha recibido 1 punto de victoria. Después han jugado Ana y Luis, y Luis se ha apropiado del café. Tu peón ha seguido en el banco, pero sin dar más puntos: solo cuenta el final de tu turno.
    .task = Mira uno de los dos edificios que ya pertenecen a alguien.

### Wood delivery

cuba-lesson-wood-delivery = Cargar madera
    .aim = Cargas madera en lugar de una mercancía que el barco pide, y aprendes qué límites tiene.
    .closing = La madera va en lugar de un tipo de mercancía que el barco pida, hasta lo que muestre su dado. Cada unidad da 1 punto de victoria, sea cual sea la bandera. En una misma carga no se mezcla con otra mercancía ni se reparte entre tipos. Solo Miguel da madera.
cuba-lesson-wood-delivery--both-at-once = Los dados del barco piden 2 unidades de caña de azúcar, 2 de ron y 1 de tabaco. Solo tienes 2 unidades de madera, que van en lugar de uno de esos tipos: tú dices cuál. Dan 1 punto de victoria por unidad, aunque el valor sea 3.
    .task = Ve con el coche hasta el puerto y pon a 0 un dado que muestre un 2.
    .wrong-two-kinds = Dos cargas para dos tipos, una tras otra: está permitido. Pero ninguno de los dados que mostraban un 2 ha quedado a 0. En una misma carga, la madera no se puede repartir entre tipos.
cuba-lesson-wood-delivery--too-much = La misma mesa otra vez. El dado limita la madera igual que cualquier mercancía, y el dado del tabaco muestra un 1.
    .task = Ve con el coche hasta el puerto e intenta cargar 2 unidades de madera en lugar de tabaco.
    .no-unwanted = El dado de los cítricos muestra un 0: no hay nada que la madera pueda sustituir.
    .no-left-out = El dado de los puros se ha apartado, así que este barco no los pide.
    .no-as-wood = Ningún dado pide madera. Di en lugar de qué tipo la cargas.
    .no-three = Tienes 2 unidades de madera, y el dado del ron muestra un 2. Ni tu madera ni el dado llegan a 3.
cuba-lesson-wood-delivery--next-lap = La madera y la caña de azúcar no pueden ir en una misma carga. Pero la ronda de carga da varias vueltas: a quien no ha pasado le vuelve a tocar. Tienes 1 unidad de cada una, y el valor es 3.
    .task = Ve con el coche hasta el puerto y pon a 0 el dado de la caña de azúcar.
    .wrong-wood-kept = La caña de azúcar te ha dado 3 puntos de victoria. La madera daría 1 más, y el dado aún no está a 0.
    .no-not-cane = La madera no cuenta como caña de azúcar, así que de esta tienes 1 unidad, no 2.
cuba-lesson-wood-delivery--send-off = La madera puede completar un barco. Solo se piden 2 unidades de ron, con el valor en 4, y Ana las tiene. Tú tienes 3 unidades de madera. Cuando todos los dados muestran un 0, el barco zarpa en el acto.
    .task = Consigue 2 puntos de victoria y haz zarpar el barco antes de que Ana cargue nada.
    .wrong-one-wood = Una unidad de menos: Ana ha cargado una unidad de ron por 4 puntos de victoria antes de que te volviera a tocar.
    .wrong-past = Así también obtienes 2 puntos de victoria, de María, y el barco se va. Pero aquí debe lograrlo la madera, en el puerto.
    .wrong-pass = Has pasado, y Ana ha cargado 2 unidades de ron por 8 puntos de victoria.

### Harbour pass

cuba-lesson-harbour-pass = Pasar de largo por el puerto
    .aim = Haces subir el valor, pasando de largo por el puerto o pasando en la ronda de carga, y ves cuándo zarpa el barco.
    .closing = Si pasas de largo por el puerto, no hay ronda de carga y el valor sube una bandera. Si la ronda de carga termina porque todo el mundo ha pasado, también. Desde el 4, el barco zarpa aunque aún pida algo, y el valor vuelve al 2.
cuba-lesson-harbour-pass--drive-past = Cada unidad cargada da ahora 2 puntos de victoria. Tienes 2 unidades de caña de azúcar y podrías cargarlas. Pero quien pasa de largo por el puerto no empieza una ronda de carga y mueve el contador de valor una bandera hacia la derecha.
    .task = Pasa de largo por el puerto y ve hasta María.
    .wrong-deliver-now = Son 4 puntos de victoria ahora, 2 por unidad. En la bandera siguiente, las mismas mercancías dan 6.
cuba-lesson-harbour-pass--all-pass = Hay otra forma de mover el contador de valor: ir con el coche hasta el puerto y pasar, es decir, no cargar nada. Si todo el mundo pasa cuando el barco aún pide algo, el valor también sube una bandera.
    .task = Haz que el valor suba de 3 a 4 y conserva tus 2 unidades de caña de azúcar.
    .wrong-one-sold = El valor es ahora 4, pero has cargado 1 unidad con el valor en 3. La tarea era conservar ambas.
cuba-lesson-harbour-pass--pass-is-final = Pasar es definitivo: ya no participas hasta que acaba la ronda de carga. Ana tiene 1 unidad de ron y Luis, 2 unidades de tabaco; el barco pide ambas mercancías. El valor es 3.
    .task = Ve con el coche hasta el puerto, pasa en cuanto te toque y mira qué hacen Ana y Luis.
    .wrong-delivered = Son 6 puntos de victoria para ti. No te queda nada que cargar, así que la ronda sigue sin ti. Pero la tarea era pasar.
cuba-lesson-harbour-pass--send-off = Después del 4 viene la bandera a cuadros: el barco zarpa, aunque aún pida algo. Ana tiene 4 unidades de lo que pide. En una ronda de carga le darían 16 puntos de victoria.
    .task = Haz zarpar el barco sin ronda de carga: pasa de largo por el puerto y ve hasta María.
    .wrong-to-the-harbour = En el puerto hay ronda de carga. Ana carga mercancías por 16 puntos de victoria antes de que el barco zarpe.
cuba-lesson-harbour-pass--from-the-harbour = Lo mismo vale en el puerto: si todo el mundo pasa con el valor en 4, el barco zarpa. Solo tienes 1 unidad de puros, cuyo dado se ha apartado, y nadie más tiene mercancías. Quien no puede cargar tiene que pasar.
    .task = Haz zarpar el barco desde el puerto. Luego lanzarás los dados del siguiente.
