## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rojo
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

# The parts of the course.
cuba-part-table = La mesa
cuba-part-driving = El coche
cuba-part-citizens = Los ciudadanos
cuba-part-pawn-and-buildings = El peón y los edificios
cuba-part-ownership = La propiedad
cuba-part-harbour = El puerto
cuba-part-end = El final
cuba-part-fast-track = Vía rápida
cuba-part-puzzles = Retos
