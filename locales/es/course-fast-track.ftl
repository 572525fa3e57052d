## The fast track: nearly all of its steps are those of the course.

cuba-lesson-fast-drive = El coche, de un vistazo
    .aim = Juegas un primer turno: parte A, mueves el coche; parte B, mueves tu peón. Y ves cuánto cuesta un viaje.
    .closing = El coche solo va hacia delante, al menos 1 parada. La siguiente parada es gratis y cada una de las demás cuesta 1 peso. Recibes en el acto lo que da el ciudadano que está allí, y después mueves el peón a un edificio bajo la flor del ciudadano.

cuba-lesson-fast-citizens = Los ciudadanos, de un vistazo
    .aim = Visitas a ciudadanos y conoces a El Zorro desde los dos lados.
    .closing = José, Pedro, Conchita y Miguel dan 2 unidades; Pablo, 1 mercancía a tu elección; María, 2 puntos de victoria, y Martínez, 3 pesos. Con El Zorro, cada una de las demás personas te da 1 cosa. Alonso, el noveno, se ocupa de los edificios.

cuba-lesson-fast-pawn = Peón y propiedad, de un vistazo
    .aim = Ves adónde puede ir tu peón, cuándo se queda y qué gana quien posee un edificio.
    .closing = Tu peón va a otro edificio que esté libre bajo la flor del ciudadano. Quien lo posee recibe 1 punto de victoria al final de tu turno. Con Alonso te apropias de un edificio que no pertenezca a nadie, 3 como máximo en una partida.
cuba-lesson-fast-pawn--pawn-stays = En 4 casos no mueves el peón: con El Zorro, en el puerto, con un ciudadano boca abajo y si no hay nada libre bajo su flor. En 2 de ellos puedes usar el edificio donde está. Uno es El Zorro.
    .task = ¿Cuál es el otro?
    .option-harbour = el puerto
    .option-face-down = un ciudadano boca abajo
    .option-nothing-free = que no haya nada libre
    .why-harbour = En el puerto, toda la mesa carga o pasa, y no usas ningún edificio.
    .why-face-down = Un ciudadano boca abajo no te da nada, y no usas ningún edificio.
    .shown-casino = La flor de Conchita es roja, y allí hay un peón en cada edificio. Por eso el tuyo se ha quedado en el casino, y has podido vender un punto de victoria por 3 pesos.

cuba-lesson-fast-harbour = El puerto, de un vistazo
    .aim = Juegas una ronda de carga, cargas madera y mueves el contador de valor.
    .closing = En el puerto carga toda la mesa, cada vez 1 tipo, hasta que todo el mundo pasa o todos los dados muestran un 0. La madera va en lugar de cualquier tipo, por 1 punto de victoria. Quien pasa de largo sube el valor; después del 4, el barco zarpa.

cuba-lesson-fast-ships = Los barcos y el final, de un vistazo
    .aim = Ves zarpar barcos, fijas una nueva demanda, terminas la partida y cuentas.
    .closing = Ya puedes jugar. Han quedado fuera lo que hace cada edificio, el periódico y los ciudadanos boca abajo, las mercancías que se agotan, usar con Alonso un edificio propio, y los empates. Consúltalo cuando lo necesites o haz sus lecciones.
