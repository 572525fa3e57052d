## Driving.

### First drive

cuba-lesson-first-drive = El primer viaje
    .aim = Juegas un turno completo: mueves el coche, recibes algo, mueves el peón y terminas.
    .closing = Mover el coche, recibir algo en el acto, mover el peón, usar el edificio si quieres y terminar: eso es un turno. El coche tiene que moverse y solo va hacia delante. Tu peón espera donde está hasta tu próximo turno.
cuba-lesson-first-drive--to-maria = Cada turno tiene dos partes; la parte A es el viaje. Toda la mesa comparte un solo coche, que está en el puerto. La siguiente parada es gratis, y allí recibes algo en el acto: María, la bailarina, da 2 puntos de victoria.
    .task = Ve con el coche hasta María.
    .wrong-jose = Ese es José: da 2 unidades de caña de azúcar, pero la segunda parada cuesta 1 peso. María está una parada antes, y hasta allí se va gratis.
    .no-stay = El coche no puede esperar: en cada turno avanza al menos 1 parada.
    .no-pass = No puedes pasar en vez de mover el coche. Nunca hace falta: la siguiente parada es siempre gratis.
    .no-pawn-first = Primero la parte A, el viaje. Adónde puede ir el peón depende de a quién visites.
cuba-lesson-first-drive--to-the-cafe = Los 2 puntos de victoria de María ya son tuyos. Ahora, la parte B: su flor es roja, y tu peón va a un edificio bajo una flor roja. El café compra ron y puros. No tienes ni lo uno ni lo otro: no ocurre nada y tu turno acaba.
    .task = Mueve tu peón al café.
    .wrong-casino = En el casino podrías hacer algo, así que aún tendrías que decidir si lo usas. Para un turno sencillo, elige el café.
    .no-no-pawn = Ahora el peón tiene que moverse. Que después uses el edificio o no es cosa tuya.
    .no-drive-again = En un turno hay 1 viaje, y ya lo has hecho. Ahora le toca al peón.
cuba-lesson-first-drive--stay = Primero Ana y después Luis han seguido viaje con el mismo coche, que ahora está con Martínez. Tu peón ha esperado en el café. ¿Podrías quedarte sin más y recibir los pesos que da Martínez?
    .task = Intenta dejar el coche donde está: avanza 0 paradas.
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
    .wrong-zorro = Ese es El Zorro, que quita cosas al resto de la mesa y tiene su lección más adelante. Esta vez, visita a Pedro.

### Paying to drive

cuba-lesson-paying-to-drive = Pagar el viaje
    .aim = Sabes cuánto cuesta un viaje y cuáles no puedes pagar.
    .closing = La primera parada es gratis y cada una de las demás cuesta 1 peso. Pagas antes de mover el coche, así que lo que recibes al llegar no te ayuda. Y aunque no tengas ni un peso, siempre puedes avanzar 1 parada.
cuba-lesson-paying-to-drive--three-stops = Puedes ir más allá de la siguiente parada. La primera es gratis y cada una de las demás cuesta 1 peso. El coche está con María. Pedro está a 3 paradas y da 2 unidades de tabaco.
    .task = Ve con el coche hasta Pedro.
    .wrong-martinez = Ese es Martínez, a 2 paradas: pagas 1 peso y recibes 3. Pedro está una parada después.
    .wrong-zorro = Ese es El Zorro: te has pasado 1 parada. El viaje te ha costado los 3 pesos que tenías; hasta Pedro cuesta solo 2.
cuba-lesson-paying-to-drive--too-dear = Ahora el coche está con Pedro y tienes 1 peso. Miguel está a 3 paradas. Si no puedes pagar un viaje, no puedes hacerlo.
    .task = Intenta ir con el coche hasta Miguel: son 3 paradas.
    .shown-conchita = Con 1 peso llegas hasta Conchita, a 2 paradas; más lejos, no.
cuba-lesson-paying-to-drive--on-credit = Se paga antes de mover el coche. Esta vez no tienes ni un peso. Martínez está a 2 paradas, el viaje cuesta 1 peso y él te daría 3.
    .task = Intenta ir hasta Martínez de todos modos: son 2 paradas.
cuba-lesson-paying-to-drive--free-stop = Así que los pesos que esperan al final del viaje no sirven para pagarlo. Pero nadie se queda sin poder moverse: la siguiente parada es gratis.
    .task = Sigue viaje sin un solo peso.
    .no-three = De las 3 paradas, solo la primera es gratis. Para las otras 2 te harían falta pesos.
cuba-lesson-paying-to-drive--how-far = Y ahora, al revés: ¿hasta dónde puedes llegar? El coche está con María y tienes 5 pesos.
    .task = ¿Cuántas paradas puedes avanzar como máximo?
    .option-five = 5
    .option-six = 6
    .option-ten = 10
    .why-five = Con 5 pesos pagas 5 paradas. Pero además está la primera, que es gratis.
    .why-ten = Eso es la vuelta completa a la calle, y costaría 9 pesos.
    .no-seven = Con 5 pesos, eso es 1 parada de más.
    .shown-miguel = Son 6 paradas por 5 pesos: hasta Miguel.
cuba-lesson-paying-to-drive--all-for-wood = El coche está con María y tienes tus 5 pesos. Los pesos están para gastarlos, y Miguel, el leñador, da 2 unidades de madera.
    .task = Consigue 2 unidades de madera, cueste lo que cueste el viaje.
    .wrong-bank = Martínez y el banco te dejan con 4 pesos más, pero sin madera. Gasta tus pesos: Miguel está a 6 paradas.

### Full circle

cuba-lesson-full-circle = La vuelta completa
    .aim = Cuentas las paradas más allá del puerto y sabes cuál es el viaje más largo.
    .closing = La calle es un circuito de 10 paradas. La vuelta completa, 10 paradas por 9 pesos, es el viaje más largo. Si pasas de largo por el puerto, el valor sube una bandera; si sales de él o paras en él, no.
cuba-lesson-full-circle--round-the-corner = La calle es un circuito. Después del puerto viene la parada de la flecha, donde está María, y todo vuelve a empezar. El coche está con Pablo.
    .task = Ve con el coche hasta María.
    .wrong-alonso = Ese es Alonso, la siguiente parada. María viene después de Alonso y del puerto.
    .wrong-harbour = Has parado en el puerto, y con eso empieza una ronda de carga. María está 1 parada más allá.
cuba-lesson-full-circle--what-moved = Han sido 3 paradas por 2 pesos. De camino has pasado de largo por el puerto. Siempre que eso ocurre, algo avanza allí una bandera hacia la derecha.
    .task = Mira lo que se ha movido.
cuba-lesson-full-circle--once-round = El valor ha subido de 2 a 3. Ahora el coche está con José y tienes 9 pesos. La vuelta completa son 10 paradas, y José te da 2 unidades de caña de azúcar aunque vuelvas al mismo sitio.
    .task = Da la vuelta completa, otra vez hasta José.
    .wrong-maria = Con 9 paradas llegas hasta María. Con 1 más, que cuesta tu último peso, vuelves a José.
cuba-lesson-full-circle--eleven = ¿Y se puede ir aún más lejos? Esta vez tienes 12 pesos, así que por dinero no será. Pero aquí jugamos con la vuelta completa como máximo.
    .task = Intenta avanzar 11 paradas.
    .shown-ten = Avanzar 10 paradas cuesta 9 de tus 12 pesos. Ese es el viaje más largo.
cuba-lesson-full-circle--one-behind = El coche sigue con José y tienes 12 pesos. María está justo una parada por detrás del coche.
    .task = ¿Cuánto cuesta ir hasta María?
    .option-impossible = no es posible
    .option-eight = 8 pesos
    .option-nine = 9 pesos
    .why-impossible = El coche no puede retroceder, pero hacia delante llega a todas partes.
    .why-nine = Casi. Son 9 paradas, pero la primera es gratis.
    .shown-maria = Avanzar 9 paradas cuesta 8 pesos: de tus 12 te quedan 4.
cuba-lesson-full-circle--harbour-to-harbour = Al mover el coche, el valor solo sube si se pasa de largo por el puerto. Quien sale de él o para en él no pasa de largo. Ahora el coche está en el puerto, el valor es 2 y tienes 9 pesos.
    .task = Da la vuelta completa, otra vez hasta el puerto.
    .wrong-maria = Eso es solo 1 parada. El valor sigue en 2, porque has salido del puerto. Pero la tarea es dar la vuelta completa.
