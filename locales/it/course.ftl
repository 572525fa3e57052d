## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rosso
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

# The parts of the course.
cuba-part-table = Il tavolo
cuba-part-driving = In auto
cuba-part-citizens = Gli abitanti
cuba-part-pawn-and-buildings = Pedone ed edifici
cuba-part-ownership = La proprietà
cuba-part-harbour = Il porto
cuba-part-end = La fine
cuba-part-fast-track = Percorso rapido
cuba-part-puzzles = Rompicapi
