# The beginning of a course of Santiago.

island-part-beginning = The beginning

island-lesson-five-at-a-table = Five at a table
    .aim = You decide five times.
    .closing = That is a round of five, and the end of a game.

island-lesson-five-at-a-table--second = Eva has bid 4, and Luis means to bid 2.
    .task = Choose second.
    .wrong-high = Then you choose first, and pay for it.
    .no-taken = Eva has said that.
    .no-more = You do not have so much.
island-lesson-five-at-a-table--planting = Eva took the beans. Two workers bring two markers.
    .task = Have two markers on e2.
    .wrong-one = That tile shows a single worker.
island-lesson-five-at-a-table--cheaply = Your potatoes at c3 are dry, and so are Ana’s beans beside them.
    .task = Get them water as cheaply as you can.
    .wrong-generous = Ana would have helped you all the same.
    .no-nothing = Nothing is no offer.
island-lesson-five-at-a-table--too-late = The canal is built, and Ana is asked for her extra one.
    .task = Try to propose another one.
island-lesson-five-at-a-table--the-last-canal = The last round, and one canal left.
    .task = End with as much as you can.
    .wrong-keep = Then all three turn to desert.
