//! How often one deed asks the tiny game, whoever shows it: in a lesson and in free play, on lines and in the app. The rules
//! are asked about it once, it is played once, and what happened is put into words once.

use santiago::{
    dialog::{Conversation, Dialog, Heard, Lines, Waits, game::GameDialog, lesson::LessonDialog},
    play::Now,
    sitting::{gamed::seated, house::House, housed::Housed},
    tui::{
        app::{App, Beginning, Opening},
        input::{Input, Key},
    },
};

use crate::{hosted::Shelf, support::tally};

use super::{
    counts::{Asked, Counts, counted},
    game::{Action, Position},
    learning::{at, catalog, lesson, pack},
    playing::{begun, on},
};

const LESSON: &str = "last-bean";

/// Whoever shows a table.
trait Face {
    /// Does something that is among the choices, or tries to.
    fn act(&mut self, action: Action);
}

/// Plain lines.
struct OnLines<'p> {
    conversation: Conversation<'p>,
    out: Lines<'p>,
    host: Shelf,
}

impl<'p> OnLines<'p> {
    fn open(dialog: Box<dyn Dialog<'p> + 'p>, mut host: Shelf) -> Self {
        let mut out = Lines::new(catalog(), &[], None);
        let (mut conversation, mut waits) = Conversation::open(dialog, &mut out, &mut host);
        while waits == Waits::Time {
            waits = conversation.onward(&mut out, &mut host);
        }
        Self { conversation, out, host }
    }
}

impl Face for OnLines<'_> {
    fn act(&mut self, action: Action) {
        self.conversation.hear(&Heard::Line(action.to_string()), &mut self.out, &mut self.host);
    }
}

impl Face for App<'_> {
    fn act(&mut self, action: Action) {
        // Whatever was said last makes room.
        self.update(Input::Key(Key::Left));
        assert!(self.focus_on(&action.to_string()), "{action}");
        self.update(Input::Key(Key::Enter));
    }
}

/// What one deed asked of the game.
fn deed(face: &mut dyn Face, action: Action) -> Counts {
    counted(|| face.act(action)).1
}

/// The rules are asked about a deed once; it is played once, if at all; nothing that happened is said twice.
fn holds(counts: &Counts, p: Position, action: Action, accepted: bool) -> [u32; 3] {
    let asked = counts.of(Asked::Object(p, action));
    let played = counts.of(Asked::Advance(p, action));
    assert_eq!((asked, played), (1, u32::from(accepted)), "{action}: {counts:?}");
    assert!(counts.replayed() <= 1, "{action}: {counts:?}");
    assert!(counts.told() <= 1, "{action}: {counts:?}");
    [counts.objected(), counts.advanced(), counts.told()]
}

#[test]
fn a_deed_in_a_lesson_asks_once_on_every_face() {
    let house = Housed::with(vec![pack()]);
    let houses: [Box<dyn House>; 1] = [Box::new(Housed::with(vec![pack()]))];
    let start = *at(lesson(&pack()), "leave-four").position();
    let tossed = Position { allowed: Some(3), ..start };
    let opening = Opening::Lesson(LESSON.to_owned());
    let mut app = App::new(Beginning { opening, ..Beginning::new(&houses, "en") });
    let mut lines = OnLines::open(Box::new(LessonDialog::new(&house, LESSON)), Shelf::default());
    let faces: [(&str, &mut dyn Face); 2] = [("lines", &mut lines), ("app", &mut app)];
    for (name, face) in faces {
        // The coin of a lesson is given: that it can fall so is asked where it is offered.
        face.act(Action::Toss(3));
        let refused = deed(face, Action::Take(4));
        let sums = holds(&refused, tossed, Action::Take(4), false);
        tally(&format!("asked, played, told by a refused deed of a lesson ({name}), {sums:?}"), 1);
        let accepted = deed(face, Action::Take(2));
        let sums = holds(&accepted, tossed, Action::Take(2), true);
        tally(&format!("asked, played, told by an accepted deed of a lesson ({name}), {sums:?}"), 1);
    }
}

#[test]
fn a_deed_in_free_play_asks_once_on_every_face() {
    let houses: [Box<dyn House>; 1] = [Box::new(Housed::with(vec![pack()]))];
    let mut table = begun(5);
    while !matches!(table.now(), Now::Decide(_)) {
        on(&mut table);
    }
    let p = *table.position();
    let accepted = table.choices()[0];
    let too_many = Action::Take(p.allowed.expect("the coin was tossed") + 1);
    let mut app =
        App::new(Beginning { opening: Opening::Game(seated(table.clone())), ..Beginning::new(&houses, "en") });
    let dialog = Box::new(GameDialog::new(seated(table.clone())));
    let mut lines = OnLines::open(dialog, Shelf::of(table.write()));
    let faces: [(&str, &mut dyn Face); 2] = [("lines", &mut lines), ("app", &mut app)];
    for (name, face) in faces {
        let refused = deed(face, too_many);
        let sums = holds(&refused, p, too_many, false);
        tally(&format!("asked, played, told by a refused deed of a game ({name}), {sums:?}"), 1);
        let accepted_counts = deed(face, accepted);
        let sums = holds(&accepted_counts, p, accepted, true);
        tally(&format!("asked, played, told by an accepted deed of a game ({name}), {sums:?}"), 1);
    }
}
