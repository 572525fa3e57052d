## Ownership.

### Alonso claims

cuba-lesson-alonso-claims = Apropiarse de un edificio
    .aim = Te apropias de edificios y ganas con las visitas que reciben.
    .closing = Apropiarse es gratis, y el edificio es tuyo para toda la partida: cualquiera que no pertenezca a nadie, 3 como máximo. Recibes 1 punto de victoria cada vez que otra persona acaba su turno con el peón en él. Tus propias visitas no te dan ninguno.
cuba-lesson-alonso-claims--claim = Con Alonso, el abogado, puedes apropiarte de un edificio que no pertenezca a nadie: pones en él una de tus 3 fichas de propiedad, y no cuesta nada. Desde entonces, las visitas te darán puntos de victoria.
    .task = Ve con el coche hasta Alonso y aprópiate del banco.
    .wrong-sawmill = El aserradero ya es tuyo. Pero solo sirve a quien tiene madera; en el banco hay pesos para todo el mundo. Aprópiate del banco.
    .wrong-no-claim = Está permitido, pero apropiarse es gratis, y aún tienes tus 3 fichas de propiedad. Aprópiate del banco.
    .no-casino = En el casino hay una ficha de propiedad de Ana. Solo puedes apropiarte de un edificio que no pertenezca a nadie.
cuba-lesson-alonso-claims--then-the-pawn = El banco es tuyo. Ahora mueves el peón, como tras cualquier visita. La flor de Alonso es blanca; en el periódico está el peón de Luis. En la Oficina, 1 unidad de caña de azúcar da 2 puntos de victoria.
    .task = Carga tu caña de azúcar en la Oficina.
    .wrong-harbour-office = La oficina portuaria también está libre, pero solo mueve el contador de valor. Con la caña de azúcar puntúas en la Oficina.
    .wrong-unused = Tu peón está en el sitio adecuado, pero has conservado la caña de azúcar. Aquí da 2 puntos de victoria.
    .no-bank-too = Con Alonso te apropias de un edificio o usas uno, no ambas cosas, y ya te has apropiado. Ahora mueves el peón.
cuba-lesson-alonso-claims--one-point = Ana ha ido hasta Martínez y ha terminado su turno en tu banco: 1 punto de victoria para ti. Después ha jugado Luis. El peón de Ana seguía en tu banco, pero eso no te ha dado nada.
    .task = ¿Por qué no has recibido un segundo punto?
    .option-own-turn = el peón de Ana solo cuenta en el turno de Ana
    .option-once-a-game = un edificio da 1 punto en toda la partida
    .option-new-owner = el banco ya no es tuyo
    .why-once-a-game = Da un punto cada vez que alguien lo visita. Pero ¿de quién era el turno que ha acabado?
    .why-new-owner = Sí lo es: nadie puede quitarte la ficha de propiedad. Pero ¿de quién era el turno que ha acabado?
cuba-lesson-alonso-claims--own-visit = En otro turno tuyo, la siguiente parada es Martínez. Da 3 pesos, su flor es azul y tu propio banco está libre. ¿Te da un punto de victoria visitar tu propio edificio?
    .task = Visita a Martínez, usa tu banco y mira tus puntos de victoria.
    .wrong-unused = Así es, ningún punto de victoria. Pero también has dejado 2 pesos en el banco. Úsalo.
cuba-lesson-alonso-claims--fourth = Más adelante en la partida posees el banco, la iglesia y el café. Tus 3 fichas de propiedad están en el tablero, y ninguna vuelve nunca.
    .task = Visita a Alonso e intenta apropiarte también del aserradero.
    .no-casino = Dos motivos: el casino es de Ana, y no te quedan fichas de propiedad.
    .no-bank = Dos motivos: el banco ya es tuyo, y no te quedan fichas de propiedad.
cuba-lesson-alonso-claims--under-a-pawn = Otra vez desde el principio: nadie posee nada todavía. El peón de Luis está en el periódico. Un peón cierra el paso a otros peones, pero no a tu ficha de propiedad.
    .task = Con Alonso, aprópiate del edificio donde está el peón de Luis.
    .wrong-harbour-office = De ese también puedes apropiarte, pero la tarea es el periódico: el peón que hay en él no te lo impide.

### Alonso uses

cuba-lesson-alonso-uses = Usar un edificio propio
    .aim = Usas un edificio tuyo con Alonso, y después otro más con tu peón.
    .closing = Con Alonso te apropias de un edificio, usas uno tuyo o no haces ninguna de las dos cosas. No importa de quién sea el peón que hay en tu edificio. Después mueves el peón y puedes usar también ese edificio, incluso el mismo otra vez.
cuba-lesson-alonso-uses--own-bank = Alonso puede hacer otra cosa por ti: en lugar de apropiarte de un edificio, puedes usar en el acto uno tuyo. Posees el banco. En él está el peón de Ana, pero aquí eso no importa.
    .task = Ve con el coche hasta Alonso y usa tu banco.
    .wrong-claim = El café es ahora tuyo, pero entonces no hay pesos: apropiarse o usar, una de las dos cosas. Esta vez usa el banco.
    .wrong-neither = Puedes no hacer ninguna de las dos cosas, pero entonces los 2 pesos del banco se quedan donde están. Úsalo.
    .no-casino = El casino es de Ana. Con Alonso solo usas edificios tuyos, y el tuyo es el banco.
cuba-lesson-alonso-uses--then-the-pawn = Son 2 pesos, y tu turno no ha acabado: ahora tu peón va a un edificio bajo una flor blanca, que también puedes usar. Tienes 2 unidades de caña de azúcar, y el barco pide 2.
    .task = Consigue 2 puntos de victoria con el edificio de tu peón.
    .wrong-newspaper = Eso es 1 peso más, pero ningún punto de victoria. ¿En qué edificio bajo una flor blanca sirve la caña de azúcar?
    .no-claim = Alonso hace una sola cosa por visita, y ya has usado el banco. Ahora mueves el peón.
    .no-bank-again = Ya has usado el banco con Alonso, y eso solo se puede una vez. Ahora mueves el peón.
cuba-lesson-alonso-uses--twice = Ahora posees la Oficina, que está bajo una flor blanca. Por eso puedes usarla dos veces en un turno: con Alonso, y después con tu peón. Cada vez cargas 1 unidad por 2 puntos de victoria.
    .task = Consigue 4 puntos de victoria en tu Oficina.
    .wrong-claim = Son 2 puntos de victoria y un segundo edificio. Pero antes podrías haber usado la Oficina con Alonso.
    .wrong-harbour = En el puerto también consigues 4 puntos de victoria, pero cuesta 1 peso y sube el valor para el resto de la mesa. Esta vez usa tu Oficina.
cuba-lesson-alonso-uses--newspaper = Tu peón está en tu propio periódico. Con Alonso puedes usarlo ahí mismo. Puedes incluso poner boca abajo a Alonso: tu turno sigue igualmente con su flor.
    .task = Pon boca abajo a Alonso y termina tu turno.
    .wrong-peso-only = Tienes el peso, pero nadie ha quedado boca abajo. Usa el periódico para poner boca abajo a Alonso.
    .no-stay = Con Alonso podías usar el periódico sin moverte. Pero después el peón tiene que ir a otro edificio.
cuba-lesson-alonso-uses--nothing-to-do = Posees la destilería, la fábrica de tabacos y el aserradero: no te quedan fichas de propiedad. Sin mercancías tampoco puedes usar ninguno de los 3. Alonso no tiene nada que ofrecerte y sigues con el peón.
    .task = Ve con el coche hasta Alonso.
