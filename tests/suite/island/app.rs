//! Santiago in the full-screen app, as a plain list: its lesson, and a game of five to its end.

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    course::{lesson::Deed, progress::Progress},
    game::{Eyes, Game},
    island::Island,
    play::{Now, Table, playable::Playable},
    sitting::{gamed::seated, house::House, housed::Housed},
    text::Catalog,
    tui::{
        app::{App, Beginning, Effect, Opening},
        game::{Answer, Keeping},
        input::{Input, Key},
    },
};

use crate::support::count_of;

use super::{
    learning::{LESSON, lesson, pack},
    playing::begun,
};

fn houses() -> [Box<dyn House>; 1] {
    [Box::new(Housed::with(vec![pack()]))]
}

/// What the app does, with a host that thinks at once and keeps what it is given.
struct Shown<'p> {
    app: App<'p>,
    size: (u16, u16),
    progress: Progress,
    kept: Option<String>,
}

impl<'p> Shown<'p> {
    fn begin(size: (u16, u16), beginning: Beginning<'p>) -> Self {
        let mut shown = Self { app: App::new(beginning), size, progress: Progress::default(), kept: None };
        shown.input(Input::Resize(size.0, size.1));
        let effects = shown.app.opening();
        shown.carry_out(effects);
        shown
    }

    fn input(&mut self, input: Input) {
        let effects = self.app.update(input);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save(changes) => changes.iter().for_each(|change| self.progress.apply(change)),
                Effect::Think(task) => self.input(Input::Done(Answer::Thought(task.think()))),
                Effect::Keep(Keeping::Begin(text) | Keeping::Write { text, .. }) => self.kept = Some(text),
                Effect::Forget(_) | Effect::Language(_) | Effect::Settings(_) | Effect::Keep(_) | Effect::Quit => {}
            }
        }
    }

    fn press(&mut self, keys: &[Key]) {
        for key in keys {
            self.input(Input::Key(*key));
        }
    }

    /// Puts the focus on a choice, and chooses it.
    fn choose(&mut self, line: &str) {
        // Whatever was said last makes room.
        self.press(&[Key::Left]);
        assert!(self.app.focus_on(line), "{line}\n{}", self.screen());
        self.press(&[Key::Enter]);
    }

    fn screen(&self) -> String {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        self.app.draw(area, &mut buffer);
        let row = |y| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        let shown = (0..self.size.1).map(row).collect::<Vec<_>>().join("\n");
        assert!(!shown.contains("{island-"), "a text is missing\n{shown}");
        shown
    }
}

#[test]
fn its_lesson_is_solved_in_the_app() {
    let (houses, pack) = (houses(), pack());
    for size in [(80, 24), (120, 40)] {
        let opening = Opening::Lesson(LESSON.to_owned());
        let foreign = &pack.texts;
        let mut shown = Shown::begin(size, Beginning { foreign, opening, ..Beginning::new(&houses, "en") });
        for deed in lesson(&pack).steps.iter().flat_map(|step| &step.solution) {
            let Deed::Act(action) = &deed.value else { panic!("{deed:?}") };
            shown.screen();
            shown.choose(&action.to_string());
        }
        assert!(shown.progress.of(Island::ID).is_done(LESSON), "{}", shown.screen());
    }
}

/// Everybody takes over, chooses, and sees on the list no purse but their own.
#[test]
fn five_play_to_the_end_in_the_app() {
    let (houses, table) = (houses(), begun(6));
    let opening = Opening::Game(seated(table.clone()));
    let mut shown = Shown::begin((120, 40), Beginning { opening, ..Beginning::new(&houses, "en") });
    let (mut kept, mut moves, mut seen) = (table.clone(), 0, 0);
    while let Now::Decide(seat) = kept.now() {
        assert!(moves < 400, "{}", shown.screen());
        // Whoever decides twice in a row keeps the keyboard.
        if shown.app.focus_on("take-over") {
            let before = shown.screen();
            assert!(!before.contains(" $"), "nobody has taken over\n{before}");
            shown.choose("take-over");
        }
        let own = Island::view(kept.position(), Eyes::Seat(seat)).seats[seat.index()].escudos.unwrap_or_default();
        // Region by region to the seats, the last of them.
        shown.press(&[Key::Tab; 4]);
        let screen = shown.screen();
        let purses: Vec<&str> = screen.lines().filter(|line| line.contains(" $")).collect();
        assert!(purses.len() <= 1 && purses.iter().all(|line| line.contains(&format!("{own} $"))), "{screen}");
        seen += purses.len();
        shown.choose(&kept.choices()[0].to_string());
        kept = Table::read(shown.kept.as_ref().expect("it was kept").as_bytes()).expect("it was written");
        moves += 1;
    }
    let end = shown.screen();
    for name in ["Pia", "Tom", "Uma", "Jan", "Kim"] {
        assert!(end.contains(name), "{end}");
    }
    assert_eq!(Island::code(kept.position(), Some(6)), "5-6");
    assert!(kept.told_in(Catalog::new("en", &[])).contains("score-winner"));
    assert!(seen > moves / 2, "{seen}");
    count_of::<Island>("moves of five in the app", moves);
}
