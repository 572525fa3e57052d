## Citizens.

### Four suppliers

cuba-lesson-four-suppliers = Cuatro que dan mercancías
    .aim = Visitas a los 4 ciudadanos que dan mercancías, y las usas en el mismo turno.
    .closing = José da caña de azúcar; Pedro, tabaco; Conchita, cítricos, y Miguel, madera: siempre 2 unidades. Son tuyas antes de mover el peón, así que puedes usarlas en el edificio al que va. Solo Miguel da madera.
cuba-lesson-four-suppliers--sugar-cane = Cuatro ciudadanos dan mercancías, siempre 2 unidades. Uno de ellos es José, el agricultor, que da caña de azúcar. Hasta ahora tienes 1 unidad.
    .task = Consigue caña de azúcar de José.
    .wrong-martinez = Ese es Martínez, que da 3 pesos, pero no mercancías. José está una parada antes, y hasta allí se va gratis.
cuba-lesson-four-suppliers--all-to-rum = La caña de azúcar es tuya antes de mover el peón: ya tienes 3 unidades. La flor de José es amarilla, y bajo una flor amarilla está la destilería, donde conviertes en ron tanta caña de azúcar como quieras.
    .task = Convierte en ron toda tu caña de azúcar.
    .wrong-only-one = Eso es 1 unidad de ron, y te quedan 2 unidades de caña de azúcar. Lo que te ha dado José también cuenta.
    .no-four = Tenías 1 unidad de caña de azúcar y José te ha dado 2: son 3.
cuba-lesson-four-suppliers--tobacco = Pedro, el comerciante de tabaco, da 2 unidades de tabaco. En esta partida el coche está con Martínez y tienes 2 pesos.
    .task = Consigue tabaco sin gastar un solo peso.
    .wrong-conchita = Esa es Conchita, que da cítricos, y el viaje ha costado 2 pesos. Pedro está en la siguiente parada.
cuba-lesson-four-suppliers--wood = Conchita, la frutera, da 2 unidades de cítricos; Miguel, el leñador, 2 unidades de madera. El coche está con El Zorro y tienes 1 peso.
    .task = Consigue 2 unidades de madera.
    .wrong-conchita = Esa es Conchita: el viaje es gratis, pero da cítricos. Miguel está una parada después, y tienes el peso que cuesta llegar.
    .no-pablo = Pablo está a 3 paradas y tienes 1 peso. Además, no da madera: la da Miguel, a 2 paradas.
cuba-lesson-four-suppliers--never-wood = Pablo, el contrabandista, es distinto: da solo 1 mercancía, y tú eliges el tipo. Pero la madera solo la da Miguel. Ahora el coche está con él, y la siguiente parada es Pablo.
    .task = Ve con el coche hasta Pablo e intenta tomar madera.

### Short supply

cuba-lesson-short-supply = Cuando la reserva se agota
    .aim = Ves qué ocurre cuando en la reserva no hay bastante.
    .closing = De cada mercancía hay 8 unidades y ni una más. Recibes lo que haya: 2, 1 o nada. Lo que conviertes o cambias también tiene que estar en la reserva. Los pesos y los puntos de victoria no se agotan nunca.
cuba-lesson-short-supply--last-unit = En el juego hay 8 unidades de cada mercancía. De caña de azúcar, Ana tiene 4 unidades y Luis, 3: en la reserva queda 1. Normalmente, José da 2.
    .task = Ve con el coche hasta José y mira qué recibes.
    .wrong-martinez = Martínez da sus 3 pesos: ni los pesos ni los puntos de victoria se agotan. Las mercancías sí. José está una parada antes.
cuba-lesson-short-supply--none-left = Has recibido la última unidad. Ya no hay caña de azúcar en la reserva: Ana tiene 4 unidades, Luis 3 y tú 1. Imagina que el coche vuelve a estar con María y que vas hasta José.
    .task = ¿Qué recibes?
    .option-two = 2 unidades de caña de azúcar
    .option-one = 1 unidad de caña de azúcar
    .option-nothing = nada
    .why-two = Lo que da José sale de la reserva, y allí no hay caña de azúcar.
    .why-one = La última unidad ya está detrás de tu pantalla.
    .shown-visit = José no tiene nada que dar. Por lo demás, es una visita como cualquier otra: ahora mueves el peón.
cuba-lesson-short-supply--too-little-rum = Lo que conviertes también sale de la reserva. Ana y Luis tienen 6 unidades de ron, así que quedan 2. Tienes 1 unidad de caña de azúcar, y con las de José serán 3.
    .task = Visita a José e intenta hacer 3 unidades de ron en la destilería.
    .no-four = Dos motivos a la vez: 4 es más que tu caña de azúcar y más que el ron de la reserva.
cuba-lesson-short-supply--all-there-is = Tienes 3 unidades de caña de azúcar, pero el límite del ron lo pone la reserva.
    .task = Haz tanto ron como puedas.
    .wrong-one = Eso es 1 unidad de ron, y en la reserva hay 1 más.
    .wrong-unused = Nadie te obliga a usar un edificio. Pero aquí hay 2 unidades de ron para ti.
cuba-lesson-short-supply--no-fruit = Con Pablo eliges una mercancía, pero tiene que estar en la reserva. Aquí tienes 1 unidad de cítricos, Ana tiene 4 y Luis, 3: son las 8 que hay.
    .task = Ve con el coche hasta Pablo e intenta tomar cítricos.
    .shown-rum = Puedes tomar cualquier tipo que haya en la reserva; por ejemplo, ron.
cuba-lesson-short-supply--no-swap = En el mercado negro, bajo una flor azul, cambias 1 mercancía por 1 de otro tipo de la reserva. Tienes tabaco, pero en la reserva no quedan cítricos.
    .task = Visita a Martínez e intenta cambiar tabaco por cítricos.
    .no-rum = Dos motivos a la vez: no tienes ron que devolver, y no hay cítricos que tomar.

### Points and pesos

cuba-lesson-points-and-pesos = Puntos y pesos
    .aim = Comparas lo que cuesta un viaje con lo que dan María y Martínez.
    .closing = María da 2 puntos de victoria; Martínez, 3 pesos, y el banco, 2 pesos. Lo que cuesta el viaje se descuenta de lo que recibes. En el casino, 1 punto de victoria cuesta 3 pesos.
cuba-lesson-points-and-pesos--five-pesos = Martínez, el músico, da 3 pesos. Su flor es azul, como la del banco, donde recibes 2 pesos. El coche está con José.
    .task = Consigue 5 pesos en este turno.
    .wrong-market = Son 3 pesos, todos de Martínez. En el mercado negro solo se cambian mercancías. El banco tiene 2 pesos para ti.
    .wrong-pedro = Ese es Pedro, y te has quedado sin tu único peso. Martínez está una parada antes, y hasta allí se va gratis.
cuba-lesson-points-and-pesos--what-is-left = Ahora el coche está en el puerto y tienes 3 pesos. Martínez está a 3 paradas, y hay que pagar el viaje.
    .task = ¿Cuántos pesos más que ahora tendrías tras visitar a Martínez?
    .option-three = 3
    .option-one = 1
    .option-none = ninguno
    .why-three = Martínez da 3, pero antes pagas el viaje: cada parada menos la primera cuesta 1 peso.
    .why-none = El viaje cuesta menos de 3 pesos, porque la primera parada es gratis.
    .shown-drive = Pagas 2 pesos y recibes 3, así que tienes 4 en lugar de 3.
cuba-lesson-points-and-pesos--three-points = El coche sigue en el puerto, y la siguiente parada es María: viaje gratis y 2 puntos de victoria. Bajo una flor roja, como la suya, está el casino, donde 1 punto de victoria cuesta 3 pesos.
    .task = Consigue 3 puntos de victoria en este turno.
    .wrong-cafe = Son 2, de María. En el café hacen falta ron o puros, y no tienes ni lo uno ni lo otro. En el casino valen los pesos.
    .wrong-church = José y la iglesia: eso es 1 punto de victoria. Solo con María ya recibes 2.
    .no-two = Tienes pesos para 1. Con eso basta: los otros 2 te los ha dado María.
cuba-lesson-points-and-pesos--keep-two = Al final de la partida los pesos no puntúan, pero hasta entonces mueven el coche. Ahora está con Alonso y tienes 3 pesos. Entre María y tú está el puerto: fíjate en lo que pasa con el valor.
    .task = Ve con el coche hasta María y conserva 2 pesos.
    .wrong-martinez = Martínez y el banco te dejan con 5 pesos, pero sin puntos de victoria. María está a 2 paradas de Alonso.
    .wrong-harbour = Ese es el puerto: viaje gratis, pero allí no hay ningún ciudadano. María está 1 parada más allá, por 1 peso.

### Pablo

cuba-lesson-pablo = Pablo
    .aim = Tomas de Pablo la mercancía que quieras y le sacas partido.
    .closing = Pablo te da 1 mercancía a tu elección, pero nunca madera. Ningún otro ciudadano da ron ni puros. Primero tomas la mercancía y después mueves el peón.
cuba-lesson-pablo--take-rum = Pablo, el contrabandista, te da 1 mercancía a tu elección, pero nunca madera. El barco pide 2 unidades de ron, y todavía no tienes ninguna.
    .task = Ve con el coche hasta Pablo y toma ron.
    .wrong-cigars = El dado de los puros se ha apartado, así que el barco no los pide. Lo que sí pide es ron.
    .wrong-alonso = Ese es Alonso: te has pasado 1 parada. Pablo está en la siguiente, y hasta allí se va gratis.
    .no-wood = Pablo tiene todas las mercancías menos madera. Esa solo la da Miguel.
    .no-nothing = No puedes irte con las manos vacías: toma una mercancía y tu turno sigue.
cuba-lesson-pablo--good-first = La misma mesa otra vez. La flor de Pablo es amarilla, y bajo una flor amarilla está la destilería. Pero primero va la mercancía y después el peón.
    .task = Visita a Pablo e intenta mover el peón antes de tomar nada.
cuba-lesson-pablo--two-of-rum = Elige ahora la mercancía. Después, tu peón puede ir a la destilería y convertir caña de azúcar en ron. Tienes 1 unidad de caña de azúcar y nada de ron.
    .task = Termina tu turno con 2 unidades de ron.
    .wrong-tobacco = Así acabas con solo 1 unidad de ron. Elige una mercancía que te ayude a conseguir la segunda.
cuba-lesson-pablo--why-pablo = José da 2 unidades; Pablo, solo 1.
    .task = ¿Para qué ir hasta Pablo?
    .option-any-kind = para elegir entre 5 tipos, también ron y puros
    .option-a-peso = para recibir además un peso
    .option-wood = para recibir madera
    .why-a-peso = Pablo da 1 mercancía y ningún peso.
    .why-wood = La madera es la única mercancía que no tiene.

### El Zorro

cuba-lesson-el-zorro = El Zorro
    .aim = Conoces a El Zorro desde los dos lados: recibes y usas otra vez tu edificio, y también eliges qué das.
    .closing = Cada una de las demás personas te da 1 cosa y elige cuál; nunca madera. Tu peón se queda, y puedes usar otra vez el edificio en el que está. Lo que te dan lo puedes gastar en el acto.
cuba-lesson-el-zorro--visit = El Zorro, el carterista, trabaja para ti cuando lo visitas. Cada una de las demás personas tiene que darte 1 cosa: un peso, un punto de victoria o una mercancía que no sea madera. Quien da elige cuál.
    .task = Ve con el coche hasta El Zorro.
    .wrong-too-far = Una parada de más, y te has quedado sin tu último peso. El Zorro está en la siguiente parada, y hasta allí se va gratis.
cuba-lesson-el-zorro--use-again = Cítricos de Ana y tabaco de Luis. La flor de El Zorro no tiene color, así que tu peón se queda en el banco, y puedes usar el banco otra vez.
    .task = Usa el banco.
    .wrong-unused = Está permitido, pero en el banco te esperan 2 pesos.
    .no-move = Con El Zorro no se mueve ningún peón. El tuyo está en el banco, y ese es tu edificio para este turno.
    .no-elsewhere = Solo puedes usar el edificio en el que está tu peón, y ese es el banco.
cuba-lesson-el-zorro--spend-gifts = Los regalos son tuyos en el acto, antes de usar el edificio. Esta vez tu peón está en el casino, donde 1 punto de victoria cuesta 3 pesos, y tienes 1 peso.
    .task = Ve con el coche hasta El Zorro y compra 1 punto de victoria.
    .wrong-unspent = Ahora tienes 3 pesos y no los has gastado. En el casino compras con ellos un punto de victoria.
    .no-too-dear = Por 2 puntos de victoria tendrías que pagar 6 pesos. Con los regalos tienes 3.
cuba-lesson-el-zorro--no-pawn-yet = Imagina que tu peón aún no está en el tablero, como en la primera ronda de una partida. Entonces no hay ningún edificio que puedas usar otra vez.
    .task = Ve con el coche hasta El Zorro y mira cómo acaba tu turno.
cuba-lesson-el-zorro--victim = Ahora, al revés: Ana ha ido con el coche hasta El Zorro, y Luis ya ha dado un peso. ¿De qué te desprendes tú? El barco pide 2 unidades de caña de azúcar, pero no pide cítricos.
    .task = Da la mercancía que el barco no pide.
    .wrong-point = Un punto de victoria menos para ti y uno más para Ana: eso es una diferencia de 2.
    .wrong-sugar = El barco pide esa caña de azúcar. En el puerto puede darte 2 puntos de victoria o más.
    .wrong-peso = No es mal regalo, pero con un peso el coche avanza 1 parada más. Los cítricos no valen nada en este barco.
    .no-wood = El Zorro acepta pesos, puntos de victoria y mercancías, pero nunca madera.
    .no-rum = No tienes ron. Solo puedes dar lo que tienes.
    .no-nothing = Quien tiene algo que El Zorro acepta tiene que dar algo.
    .no-declined = { cuba-lesson-el-zorro--victim.no-nothing }
cuba-lesson-el-zorro--only-wood = En otra partida tienes 2 unidades de madera y absolutamente nada más: ni un peso, ni un punto de victoria, ni otra mercancía. Ana va con el coche hasta El Zorro.
    .task = ¿Qué das a Ana?
    .option-a-wood = 1 unidad de madera
    .option-nothing = nada
    .option-a-debt = un peso, pero más tarde
    .why-a-wood = La madera es la única mercancía que El Zorro no acepta.
    .why-a-debt = En este juego no hay deudas: das lo que tienes, y lo das ahora.
    .shown-not-asked = Luis ha dado un peso, y a ti ni siquiera te han preguntado: no había nada que elegir.
