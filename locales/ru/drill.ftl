## Упражнения: короткие вопросы, которые движок составляет и на которые сам отвечает. Вопросу отведены четыре строки по
## 75 знаков, ответу — одна строка в 70.

cuba-drill-drive-cost = Сколько для вас стоит поездка { to-stop }?
    .title = Сколько стоит поездка
cuba-drill-may-i = Вы хотите сделать вот что: { $action }. Можно? Если нет, какое правило мешает?
    .title = Что разрешено
cuba-drill-what-comes = Вы едете { to-stop }. Что вы получите?
    .title = Что даёт кубинец
cuba-drill-where-to = Вы едете { to-stop }. В какие здания можно переместить фишку?
    .title = Куда можно переместить фишку
cuba-drill-stay-and-use = Вы едете { to-stop }. Переместится ли фишка и можно ли воспользоваться зданием?
    .title = Переместится ли фишка
cuba-drill-owner = Этим действием ваш ход заканчивается: { $action }. Кто получит очко собственника?
    .title = Очко собственника
cuba-drill-how-many = Ваша очередь доставлять. Сколько единиц { good-in-units } можно доставить самое большее?
    .title = Сколько можно доставить
cuba-drill-worth = Ваше действие: { $action }. Сколько победных очков оно принесёт?
    .title = Сколько приносит доставка
cuba-drill-dice-after = Ваше действие: { $action }. Что покажут после этого кубики на судне?
    .title = Кубики после доставки
cuba-drill-price-after = Ваше действие: { $action }. Где после этого будет маркер стоимости?
    .title = Куда сдвинется маркер стоимости
cuba-drill-who-rolls = { $player } выбирает: { $action }. Из-за этого судно отплывает. Кто определит спрос следующего?
    .title = Кто определяет новый спрос
cuba-drill-give = К вам наведался Эль Зорро, и нужно что-то отдать. Из чего можно выбрать?
    .title = Что берёт Эль Зорро
cuba-drill-asleep = Вы едете { to-stop }. Кто после этого неактивен?
    .title = Кто неактивен
cuba-drill-who-wins = Седьмое судно отплыло. Кто побеждает?
    .title = Кто побеждает

## Ответы и то, что о столе говорится только в упражнениях.

cuba-answer-units = { $count ->
    [0] ничего
    [one] { $count } единицу { good-in-units }
    [few] { $count } единицы { good-in-units }
    [many] { $count } единиц { good-in-units }
   *[other] { $count } единицы { good-in-units }
}
cuba-answer-yes = Да, можно.
cuba-answer-no = Нет: { $title }
cuba-answer-no-building = ни в одно
cuba-answer-nobody = никто
cuba-answer-nothing = ничего
cuba-answer-you = вы ({ $player })
cuba-answer-player = { $player }
cuba-answer-shared = общая победа: { $list }
cuba-answer-die = { $good ->
    [sugar] белый { $face }
    [citrus] оранжевый { $face }
    [tobacco] зелёный { $face }
    [rum] красный { $face }
   *[cigars] чёрный { $face }
}
cuba-answer-departed = уже ничего: судно отплывает
cuba-answer-price = на флаге с цифрой { $price }
cuba-answer-chequered = на финишном флаге
cuba-answer-pawn-moves = Переместится, и новым зданием можно воспользоваться.
cuba-answer-pawn-stays-and-uses = Останется, и её зданием можно воспользоваться.
cuba-answer-pawn-stays = Останется, и зданием воспользоваться нельзя.
cuba-answer-gift = { $what ->
    [peso] 1 песо
    [point] 1 победное очко
    [goods] 1 товар (не дерево)
   *[wood] 1 единицу дерева
}
cuba-table-price = Маркер стоимости стоит на флаге с цифрой { $price }.
cuba-table-turn = Сейчас ходит { $player }.
cuba-table-passed = В этом раунде доставки уже не участвуют: { $list }.

## Серия вопросов простыми строками.

drill-round = { $count ->
    [one] Упражнения: { $count } вопрос
    [few] Упражнения: { $count } вопроса
    [many] Упражнения: { $count } вопросов
   *[other] Упражнения: { $count } вопроса
}
drill-round-of = Упражнения: { $title }
drill-seats = Ваше имя за столом — { $player }. Слева от вас, если играют: { $list }.
drill-question = Вопрос { $number } из { $count }: { $title }
drill-right = Верно.
drill-right-with-help = Верно, хотя и с подсказкой. Завтра вопрос вернётся.
drill-wrong = Это не тот ответ. Верно так: { $answer }
drill-skipped = Верно так: { $answer }
drill-score = { $count ->
    [one] Верных ответов: { $right } из { $count }.
    [few] Верных ответов: { $right } из { $count }.
    [many] Верных ответов: { $right } из { $count }.
   *[other] Верных ответов: { $right } из { $count }.
}
drill-comes-back = Скоро вернётся: { $list }.
drill-rests = Всё верно: эти вопросы пока отдыхают.
drill-again = Ещё одна серия: { $command }
drill-not-here = В упражнениях эта команда не работает. Введите ?, чтобы увидеть справку.
drill-help = Введите номер ответа или слова из него. Здесь работают эти команды:
drill-none = Вопрос составить не удалось.

## Список упражнений.

drill-list = Упражнения
drill-list-round = { $count ->
    [0] серия вопросов, повторять пока нечего
    [one] серия вопросов, пора повторить { $count } вид
    [few] серия вопросов, пора повторить { $count } вида
    [many] серия вопросов, пора повторить { $count } видов
   *[other] серия вопросов, пора повторить { $count } вида
}
drill-state-new = ещё не было
drill-state-due = пора повторить
drill-state-rests = { $days ->
    [one] вернётся через { $days } день
    [few] вернётся через { $days } дня
    [many] вернётся через { $days } дней
   *[other] вернётся через { $days } дня
}
drill-reset-ask = Удалить всё, что известно о ваших упражнениях? Чтобы удалить, введите «да».
