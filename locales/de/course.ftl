## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Rot
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

# The parts of the course.
cuba-part-table = Der Tisch
cuba-part-driving = Fahren
cuba-part-citizens = Cubaner
cuba-part-pawn-and-buildings = Figur und Gebäude
cuba-part-ownership = Besitz
cuba-part-harbour = Der Hafen
cuba-part-end = Das Ende
cuba-part-fast-track = Schnellstart
cuba-part-puzzles = Rätsel
