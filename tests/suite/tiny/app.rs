//! The tiny game in the full-screen app: what shows every game shows this one, which draws nothing itself.

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    course::{lesson::Deed, progress::Progress, tutor::Tutor},
    game::Game,
    games,
    play::{Now, Table},
    sitting::{gamed::seated, house::House, housed::Housed},
    text::{Catalog, catalog::Foreign},
    tui::{
        app::{App, Beginning, Effect, Opening},
        game::{Answer, Keeping},
        input::{Input, Key},
        settings::Settings,
    },
};

use crate::support::tally;

use super::{
    game::Tiny,
    learning::{lesson, pack},
    playing::begun,
};

const TEXTS: &str = "tiny-ui-title = Beans
tiny-ui-table = The beans on the table
tiny-ui-do = do it
tiny-ui-coin = What does the coin show?
tiny-ui-points = points
tiny-bot-part-beans-more = brings something (beans)
tiny-bot-part-beans-less = costs something (beans)
tiny-bot-part-heap-more = brings something (heap)
tiny-bot-part-heap-less = costs something (heap)
tiny-bot-part-last-more = brings something (last)
tiny-bot-part-last-less = costs something (last)
tiny-bot-part-pass-more = brings something (pass)
tiny-bot-part-pass-less = costs something (pass)
";

/// What the app does, with a host that thinks at once and keeps what it is given.
struct Seen<'p> {
    app: App<'p>,
    size: (u16, u16),
    progress: Progress,
    kept: Option<String>,
}

impl Seen<'_> {
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
        assert!(!shown.contains("tiny-"), "a text is missing\n{shown}");
        shown
    }
}

/// Runs something in the app at a few sizes; the texts of the game come as a folder.
fn seen(opening: fn() -> Opening, run: impl Fn(&mut Seen<'_>)) {
    let houses: [Box<dyn House>; 1] = [Box::new(Housed::with(vec![pack()]))];
    let mut foreign = houses[0].texts();
    let more = vec![("more.ftl".to_owned(), TEXTS.to_owned())];
    foreign.push(Foreign { lang: "en".to_owned(), files: more, ..Foreign::default() });
    for size in [(80, 24), (120, 40), (100, 30), (40, 12)] {
        let app = App::new(Beginning { foreign: &foreign, opening: opening(), ..Beginning::new(&houses, "en") });
        let mut seen = Seen { app, size, progress: Progress::default(), kept: None };
        seen.input(Input::Resize(size.0, size.1));
        let effects = seen.app.opening();
        seen.carry_out(effects);
        run(&mut seen);
    }
}

#[test]
fn it_is_at_home() {
    seen(
        || Opening::Home,
        |seen| {
            assert!(seen.screen().contains("Beans"), "{}", seen.screen());
            seen.press(&[Key::Enter]);
            assert!(seen.screen().contains("The last bean"), "{}", seen.screen());
        },
    );
}

/// Where there are several games, one goes from one to the next at home and in the settings, and that is remembered.
#[test]
fn the_game_is_chosen() {
    let ours = games::first();
    let title = Catalog::new("en", &[]).say(&ours.title()).text;
    let houses: [Box<dyn House>; 2] = [ours, Box::new(Housed::with(vec![pack()]))];
    let mut foreign = houses[1].texts();
    let more = vec![("more.ftl".to_owned(), TEXTS.to_owned())];
    foreign.push(Foreign { lang: "en".to_owned(), files: more, ..Foreign::default() });
    let mut app = App::new(Beginning { foreign: &foreign, ..Beginning::new(&houses, "en") });
    let seen = |app: &mut App<'_>, keys: &[Key]| {
        let effects: Vec<Effect> = keys.iter().flat_map(|key| app.update(Input::Key(*key))).collect();
        let chosen = effects
            .into_iter()
            .find_map(|effect| if let Effect::Settings(settings) = effect { settings.game } else { None });
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        app.draw(area, &mut buffer);
        let first = (0..80).map(|x| buffer[(x, 0)].symbol()).collect::<String>();
        (first, chosen)
    };
    // From the end: leave, settings, and the other game above them.
    let to_the_other = [Key::End, Key::Up, Key::Up, Key::Enter];
    assert!(seen(&mut app, &[]).0.contains(&title));
    let (first, chosen) = seen(&mut app, &to_the_other);
    assert!(first.contains("Beans") && chosen.as_deref() == Some(Tiny::ID), "{first}");
    let (first, chosen) = seen(&mut app, &to_the_other);
    assert!(first.contains(&title) && chosen.as_deref() == Some(houses[0].id()), "{first}");
    // The first line of the settings.
    let (first, _) = seen(&mut app, &[Key::End, Key::Up, Key::Enter, Key::Right]);
    assert!(first.contains("Beans"), "{first}");
    let settings = Settings { game: Some(houses[0].id().to_owned()), ..Settings::default() };
    let mut app = App::new(Beginning { foreign: &foreign, settings, ..Beginning::new(&houses, "en") });
    assert!(seen(&mut app, &[]).0.contains(&title));
}

/// Its lesson is solved, with the progress that plain lines leave; its table stands there as a list.
#[test]
fn its_lesson_is_solved_in_the_app() {
    seen(
        || Opening::Lesson("last-bean".to_owned()),
        |seen| {
            let packs = [pack()];
            let (mut tutor, _) = Tutor::begin(lesson(&packs[0]), None).expect("it can be played");
            let small = seen.size.0 < 74;
            if small {
                seen.press(&[Key::Left, Key::Tab]);
            }
            assert!(seen.screen().contains("On the heap"), "{}", seen.screen());
            let mut deeds = 0;
            for step in &lesson(&packs[0]).steps {
                let deeds_of = match step.right_answer() {
                    Some(option) => vec![Deed::Answer(option.to_owned())],
                    None => step.solution.iter().map(|deed| deed.value.clone()).collect(),
                };
                for deed in deeds_of {
                    seen.choose(&match &deed {
                        Deed::Act(action) => action.to_string(),
                        Deed::Look(thing) => format!("look {thing}"),
                        Deed::Answer(option) => format!("answer {option}"),
                    });
                    tutor.attempt(&deed);
                    seen.screen();
                    deeds += 1;
                }
            }
            let mut plain = Progress::default();
            tutor.take_changes().iter().for_each(|change| plain.apply(change));
            assert_eq!(seen.progress, plain);
            assert!(seen.progress.of(Tiny::ID).is_done("last-bean"));
            tally("deeds of a lesson of the tiny game in the app", deeds);
        },
    );
}

/// A free game is played to its end, pointed at and asked about on the way, and its score sheet is shown.
#[test]
fn a_game_is_played_in_the_app() {
    seen(
        || Opening::Game(seated(begun(5))),
        |seen| {
            let table = |seen: &Seen<'_>| -> Table<Tiny> {
                seen.kept
                    .as_ref()
                    .map_or_else(|| begun(5), |text| Table::read(text.as_bytes()).expect("it was written"))
            };
            let mut moves = 0;
            while table(seen).now() != Now::Over {
                assert!(moves < 60, "{}", seen.screen());
                moves += 1;
                seen.press(&[Key::Tab, Key::Down, Key::Char('w'), Key::Esc, Key::Esc]);
                seen.screen();
                match table(seen).now() {
                    Now::Roll(_) => seen.choose("roll"),
                    Now::Decide(_) => {
                        let line = table(seen).choices()[0].to_string();
                        seen.choose(&line);
                    }
                    Now::Bot(_) => seen.choose("onward"),
                    Now::Dice(_) | Now::Over => {}
                }
            }
            let shown = seen.screen();
            assert!(shown.contains("Pia") && shown.contains("1."), "{shown}");
        },
    );
}

/// A set-up with nothing but the game's own numbers: two seats, no box, a form of one place.
#[test]
fn it_is_set_up_and_described() {
    seen(
        || Opening::Setup,
        |seen| {
            seen.screen();
            seen.press(&[Key::Down, Key::Down, Key::Right, Key::End, Key::Home, Key::Enter]);
            assert!(seen.kept.is_some(), "a game has begun\n{}", seen.screen());
            seen.screen();
        },
    );
}
