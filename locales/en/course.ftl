## The lessons: what the tutor says. A step's text and its task together have room for four lines of 75 cells, and so
## has every other text of a step.

# The name of the learner's seat, where no other name was given: the colour of the pieces.
course-you = Red
# The others at the table of a lesson; never declined.
course-ana = Ana
course-luis = Luis
course-rosa = Rosa
course-eva = Eva

# The parts of the course.
cuba-part-table = The table
cuba-part-driving = Driving
cuba-part-citizens = Citizens
cuba-part-pawn-and-buildings = Pawn and buildings
cuba-part-ownership = Ownership
cuba-part-harbour = The harbour
cuba-part-end = The end
cuba-part-fast-track = Fast track
cuba-part-puzzles = Puzzles
