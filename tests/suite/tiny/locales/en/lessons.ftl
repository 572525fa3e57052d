# The course of the tiny game.

tiny-part-beans = Beans

tiny-lesson-last-bean = The last bean
    .aim = You learn how to get the last bean.
    .closing = That is all there is to it.

tiny-lesson-last-bean--leave-four = Whoever has to leave three or fewer loses the last bean.
    .task = Leave Ana four beans.
    .wrong-one = That leaves five: Ana can take one and leave you four.
    .no-four = The coin allows three.
tiny-lesson-last-bean--the-last = Now there are few enough.
    .task = Get as far ahead of Ana as you can.
    .no-four = There are no four left, and the coin would not allow them.
tiny-lesson-last-bean--untossed = Nobody takes beans before the coin is tossed.
    .task = Try it all the same.
tiny-lesson-last-bean--too-many = Nobody takes what the coin does not allow.
    .task = Try it all the same, before or after it is tossed.
tiny-lesson-last-bean--the-coin = The coin lies beside the heap.
    .task = Look at it.
tiny-lesson-last-bean--passing = Instead of taking beans you can pass.
    .task = How often?
    .option-once = Once a game.
    .option-always = As often as I like.
    .why-always = Then a game would never end.
    .option-never = Never.
    .why-never = There is a pass for each of us.
