## The end.

### The end

cuba-lesson-the-end = El final
    .aim = Ves terminar la partida, cuentas el resultado y resuelves empates.
    .closing = Cuando zarpa el séptimo barco, la partida termina en el acto. Cada 3 mercancías son 1 punto de victoria; los pesos no dan ninguno. Si hay empate, gana quien conserva más mercancías; después, quien tiene más pesos, y si todo está igualado, la victoria se comparte.
cuba-lesson-the-end--seventh-ship = La partida termina en cuanto zarpa el séptimo barco, y este es el séptimo. Pide 1 unidad de ron, con el valor en 4. Ana tiene 33 puntos de victoria y tú, 30. Gana quien tenga más.
    .task = Termina la partida de modo que ganes tú.
    .wrong-past = Con el valor en 4, el barco zarpa cuando pasas de largo, y la partida termina antes de que llegues a María. Tus 3 mercancías son 1 punto de victoria: 31 contra los 33 de Ana.
    .wrong-wood = Así termina la partida, pero la madera solo da 1: 31 puntos de victoria contra los 33 de Ana. El ron da 4.
    .wrong-pass = Con el valor en 4, el barco zarpa si todo el mundo pasa. Tus 3 mercancías son 1 punto de victoria: 31 contra los 33 de Ana.
cuba-lesson-the-end--at-once = Has ganado por 34 a 33. Tu peón está en el banco, y el banco pertenece a Ana. Con 1 punto de victoria por eso, habría sido un empate.
    .task = ¿Por qué no ha recibido Ana un punto de propiedad?
    .option-pawn-stayed = tu peón no se ha movido en este turno
    .option-over-at-once = la partida ha terminado antes que tu turno
    .option-unused = no has usado el banco
    .why-pawn-stayed = Un peón que se queda también cuenta. Pero ¿ha llegado tu turno a su fin?
    .why-unused = Que lo uses o no da igual para quien lo posee. Pero ¿ha llegado tu turno a su fin?
cuba-lesson-the-end--goods = Al final se retiran las pantallas, y cada 3 mercancías dan 1 punto de victoria, también la madera. Tienes 30 puntos de victoria y 5 mercancías; Ana, 31 y 2 mercancías. El barco pide caña de azúcar, y nadie tiene.
    .task = Termina la partida de modo que ganes tú.
    .wrong-past = Queda en 31 a 31: tus 5 mercancías dan 1 punto de victoria, y tanto tú como Ana conserváis 2 mercancías. Entonces deciden los pesos, y Ana tiene 9. La madera puede ir en lugar de la caña de azúcar.
    .wrong-pass = Queda en 31 a 31, y tanto tú como Ana conserváis 2 mercancías. Entonces deciden los pesos: tienes 3 y Ana, 9. La madera puede ir en lugar de la caña de azúcar.
cuba-lesson-the-end--pesos = Has ganado con más de 31: cada unidad de madera cargada te ha dado 1, y de las mercancías que te quedaban, 3 han dado 1 más. Ana tiene 31 puntos de victoria y 9 pesos.
    .task = ¿Cuántos puntos de victoria ha recibido Ana por los 9 pesos?
    .option-three = 3
    .option-one = 1
    .option-none = ninguno
    .why-three = Un punto de victoria por 3 pesos es lo que cobra el casino. La partida ha terminado, y el casino está cerrado.
    .why-one = Son las mercancías las que se cuentan en grupos de 3, y los pesos no son mercancías.
cuba-lesson-the-end--tie-goods = Si hay empate, gana quien conserve más mercancías. Tienes 30 puntos de victoria y 4 mercancías: 3 de ellas darán 1 punto de victoria, y conservas 1. Ana tiene 31 y ninguna mercancía.
    .task = Termina la partida de la manera que quieras.
cuba-lesson-the-end--tie-pesos = Si también hay empate en mercancías, al final sí deciden los pesos. Con tus 3 mercancías llegarás a 31 puntos de victoria. Ana también tiene 31 y no conserva nada. Tienes 2 pesos y Ana, 1.
    .task = Termina la partida y gana sin compartir la victoria.
    .wrong-shared = La segunda parada te ha costado un peso. Con 1 peso por persona todo está igualado, y compartís la victoria. El puerto es gratis.
cuba-lesson-the-end--over = Empate a 31 puntos de victoria, ninguna mercancía sobrante y 2 pesos contra 1: ganas tú. El coche sigue ahí, pero la partida ha terminado, a mitad de ronda.
    .task = Intenta seguir viaje de todos modos.
