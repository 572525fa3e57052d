## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Красный
# The others at the table of a lesson; never declined.
course-ana = Ана
course-luis = Луис
course-rosa = Роса
course-eva = Ева

# The parts of the course.
cuba-part-table = Стол
cuba-part-driving = Поездки
cuba-part-citizens = Кубинцы
cuba-part-pawn-and-buildings = Фишка и здания
cuba-part-ownership = Собственность
cuba-part-harbour = Порт
cuba-part-end = Конец партии
cuba-part-fast-track = Быстрый курс
cuba-part-puzzles = Задачи
