//! What is marked on the table of a lesson has changed since the table that was shown before, and nothing else is.

use santiago::{
    course::{lesson::Deed, pack::Pack, progress::GameProgress},
    cuba::Cuba,
    sitting::{
        house::House as _,
        housed::Housed,
        lesson::LearnerDeed,
        sheet::{DRAWN, Drawn, Sheet, Stroke},
        spot::Lit,
        tableau::{Brush, Tableau},
    },
    text::Catalog,
};

use crate::support::tally;

fn drawn(table: &dyn Tableau, catalog: &Catalog) -> Vec<Stroke> {
    let mut drawn = Drawn::default();
    let brush = Brush { catalog, signs: &DRAWN, hues: &[0, 1, 2, 3], lit: &Lit::default() };
    table.draw(&brush, &mut Sheet::new(80, 15, &mut drawn));
    drawn.strokes
}

/// Where the next step has a table of its own, nothing on it has changed; elsewhere what was played is marked.
#[test]
fn a_table_laid_anew_is_marked_against_nothing() {
    let (house, pack, catalog) =
        (Housed::with(vec![Pack::<Cuba>::ours()]), Pack::<Cuba>::ours(), Catalog::new("en", &[]));
    let (mut anew, mut marked) = (0, 0);
    for (_, lesson) in pack.in_order() {
        let (mut sitting, _) = house.sit(&lesson.id, &GameProgress::default(), Some(0)).expect("it can be played");
        for step in &lesson.steps {
            let answer = step.right_answer().map(|option| Deed::Answer(option.to_owned()));
            let deeds = answer.into_iter().chain(step.solution.iter().map(|deed| deed.value.clone()));
            for deed in deeds {
                let before = drawn(&*sitting.tableau(false), &catalog);
                let deed = match deed {
                    Deed::Act(action) => {
                        LearnerDeed::Act(sitting.tableau(false).noted(&action.to_string()).expect("a line"))
                    }
                    Deed::Look(thing) => LearnerDeed::Look(thing),
                    Deed::Answer(option) => LearnerDeed::Answer(option),
                };
                let number = sitting.number();
                sitting.attempt(&deed);
                let [plain, with_marks] = [false, true].map(|marked| drawn(&*sitting.tableau(marked), &catalog));
                let laid_anew = sitting.number() != number && sitting.step().is_some_and(|step| step.is_laid_anew);
                if laid_anew {
                    assert_eq!(plain, with_marks, "{}, step {}", lesson.id, sitting.number());
                    anew += 1;
                } else if plain == before {
                    assert_eq!(plain, with_marks, "{}, step {}: nothing has changed", lesson.id, sitting.number());
                } else {
                    marked += usize::from(plain != with_marks);
                }
            }
        }
    }
    assert!(anew > 20 && marked > 50, "{anew} {marked}");
    tally("tables laid anew in lessons, marked against nothing", anew);
    tally("tables of lessons with marks of what was played", marked);
}
