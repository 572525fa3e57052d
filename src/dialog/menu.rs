//! The menu: what there is to learn, and one of it after the other until somebody leaves.

use crate::{
    sitting::house::House,
    text::{Catalog, Message},
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    contents::{Study, find, listed, numbered},
    drills::{self, DrillDialog},
    game::first::FirstGame,
    kind::{LineKind, Meant, OnOffer, understand},
    lesson::LessonDialog,
    words::{Keyword, Special},
};

/// What a line can be in the menu.
const TAKES: &[LineKind] =
    &[LineKind::Nothing, LineKind::Number, LineKind::Special, LineKind::Answer, LineKind::Command];
/// How somebody says that they want to play freely.
const SPECIALS: &[Special] = &[Special { id: "play", words: "free-menu-word" }];

/// See the module's page.
pub struct MenuDialog<'p> {
    house: &'p dyn House,
    /// What there is to say of a lesson of somebody else's that is not what it claims to be.
    faulty: Message,
}

/// What was chosen, as a dialogue.
pub fn studying<'p>(chosen: Study<'p>, house: &'p dyn House) -> Box<dyn Dialog<'p> + 'p> {
    match chosen {
        Study::Lesson(lesson) => Box::new(LessonDialog::new(house, lesson)),
        Study::Game => Box::new(FirstGame::new(house)),
        Study::Drills(drills) => Box::new(DrillDialog::new(house, drills)),
    }
}

impl<'p> MenuDialog<'p> {
    /// The menu of a game, and what there is to say of a lesson that is not what it claims to be.
    pub fn new(house: &'p dyn House, faulty: Message) -> Self {
        Self { house, faulty }
    }

    /// What is to be done next, counted from 0.
    fn next(&self, host: &dyn Host) -> usize {
        let known = host.progress().of(self.house.id());
        numbered(&self.house.parts()).iter().position(|(_, chosen)| !known.is_done(chosen.id())).unwrap_or(0)
    }

    /// Lists what there is, and asks.
    fn list<'t>(&self, out: &mut Lines<'_>, host: &dyn Host) -> Turn<'t> {
        let (house, catalog) = (self.house, out.catalog());
        for line in [listed(house, catalog, host), drills::listed(house, catalog, host)].concat() {
            out.line(line);
        }
        out.say_id("free-menu");
        out.say(&Message::new("learn-choose").with("number", self.next(host) + 1));
        Turn::Ask
    }

    fn begin(&self, chosen: Study<'p>, out: &mut Lines<'_>, host: &dyn Host) -> Turn<'p> {
        if matches!(chosen, Study::Lesson(lesson) if !self.house.is_sound(lesson)) {
            out.complain(&self.faulty);
            return self.list(out, host);
        }
        out.gap();
        Turn::Open(studying(chosen, self.house))
    }

    /// Everything that can be chosen: ids and titles.
    fn answers(&self, catalog: &Catalog) -> Vec<(String, String)> {
        let parts = self.house.parts();
        let studies = numbered(&parts).into_iter();
        let titled = studies.filter_map(|(_, chosen)| Some((chosen.id(), chosen.title(self.house)?)));
        let all = titled.chain(drills::called(self.house));
        all.map(|(id, title)| (id.to_owned(), catalog.say(&title).text)).collect()
    }
}

impl<'p> Dialog<'p> for MenuDialog<'p> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.list(out, host)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let answers = self.answers(out.catalog());
        let offer = OnOffer { answers: &answers, specials: SPECIALS, ..OnOffer::taking(TAKES) };
        let word = match understand(line, &offer, out.catalog()) {
            Meant::Nothing => (self.next(host) + 1).to_string(),
            Meant::Number(number) => number.to_string(),
            Meant::Answer(id) => id,
            Meant::Special(_, rest) if rest.is_empty() => return Turn::Close(Ending::Freely),
            Meant::Command(Keyword::Quit, _) => {
                out.say_id("learn-goodbye");
                return Turn::Close(Ending::Left);
            }
            Meant::Command(Keyword::Help, _) => {
                out.say_help();
                return Turn::Ask;
            }
            Meant::Command(Keyword::Rules, rest) => {
                out.rules(&rest);
                return Turn::Ask;
            }
            Meant::Command(Keyword::Lang, rest) => {
                out.choose_language(&rest, host);
                return self.list(out, host);
            }
            _ => line.to_owned(),
        };
        if let Some(chosen) = find(&word, self.house, out.catalog()) {
            return self.begin(chosen, out, host);
        }
        out.say(&Message::new("cli-error-unknown-lesson").with("word", line.to_owned()));
        Turn::Ask
    }

    fn resume(&mut self, ending: Ending, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        if ending == Ending::Unheard {
            return Turn::Close(ending);
        }
        out.gap();
        self.list(out, host)
    }

    fn unheard(&mut self, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Close(Ending::Left)
    }
}
