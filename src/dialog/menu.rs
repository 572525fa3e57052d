//! The menu: what there is to learn, and one of it after the other until somebody leaves.

use crate::{
    course::{drill::Drilled, lesson::Lesson, pack::Pack, proof::prove_one, taught::Taught},
    ids::Id,
    play::{first, playable::Playable},
    text::{Catalog, Message, catalog::Foreign, language::ENGLISH},
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
pub struct MenuDialog<'p, G: Playable + Drilled> {
    packs: &'p [Pack<G>],
    /// What there is to say of a lesson of somebody else's that is not what it claims to be.
    faulty: Message,
}

/// What was chosen, as a dialogue.
pub fn studying<'p, G: Playable + Drilled>(chosen: &Study<'p, G>, packs: &'p [Pack<G>]) -> Box<dyn Dialog<'p> + 'p> {
    match chosen {
        Study::Lesson(lesson) => Box::new(LessonDialog::new(lesson, packs)),
        Study::Game => Box::new(FirstGame::new(packs)),
        Study::Drills(drills) => Box::new(DrillDialog::<G>::new(*drills)),
    }
}

/// Whether a lesson of somebody else's is what it claims to be.
pub fn is_sound<G: Taught>(lesson: &Lesson<G>, packs: &[Pack<G>]) -> bool {
    let foreign = packs.iter().skip(1).find(|pack| pack.has(&lesson.id));
    foreign.is_none_or(|pack| prove_one(pack, lesson, &catalogs_of(pack, &[])).faults.is_empty())
}

/// The languages in which a pack must have its texts: those it has any in.
pub fn catalogs_of<G: Taught>(pack: &Pack<G>, others: &[Foreign]) -> Vec<Catalog> {
    let texts: Vec<Foreign> = others.iter().chain(&pack.texts).cloned().collect();
    let mut langs: Vec<&str> = pack.texts.iter().map(|one| one.lang.as_str()).collect();
    langs.sort_by_key(|lang| (*lang != ENGLISH, *lang));
    langs.dedup();
    if langs.is_empty() {
        langs.push(ENGLISH);
    }
    langs.into_iter().map(|lang| Catalog::new(lang, &texts)).collect()
}

impl<'p, G: Playable + Drilled> MenuDialog<'p, G> {
    /// The menu of these packs, and what there is to say of a lesson that is not what it claims to be.
    pub fn new(packs: &'p [Pack<G>], faulty: Message) -> Self {
        Self { packs, faulty }
    }

    /// What is to be done next, counted from 0.
    fn next(&self, host: &dyn Host) -> usize {
        let done = |id: &str| host.progress().of(G::ID).is_done(id);
        let open = |chosen: &Study<'_, G>| match chosen {
            Study::Lesson(lesson) => !done(&lesson.id),
            Study::Game | Study::Drills(_) => !done(first::ID),
        };
        numbered(self.packs).iter().position(|(.., chosen)| open(chosen)).unwrap_or(0)
    }

    /// Lists what there is, and asks.
    fn list<'t>(&self, out: &mut Lines<'_>, host: &dyn Host) -> Turn<'t> {
        for line in [listed(self.packs, out.catalog(), host), drills::listed::<G>(out.catalog(), host)].concat() {
            out.line(line);
        }
        out.say_id("free-menu");
        out.say(&Message::new("learn-choose").with("number", self.next(host) + 1));
        Turn::Ask
    }

    fn begin(&self, chosen: &Study<'p, G>, out: &mut Lines<'_>, host: &dyn Host) -> Turn<'p> {
        if matches!(chosen, Study::Lesson(lesson) if !is_sound(lesson, self.packs)) {
            out.complain(&self.faulty);
            return self.list(out, host);
        }
        out.gap();
        Turn::Open(studying(chosen, self.packs))
    }

    /// Everything that can be chosen: ids and titles.
    fn answers(&self, catalog: &Catalog) -> Vec<(String, String)> {
        let titled = |chosen: &Study<'_, G>| match chosen {
            Study::Lesson(lesson) => (lesson.id.clone(), catalog.text(&lesson.text)),
            Study::Game | Study::Drills(_) => (first::ID.to_owned(), catalog.text(first::TEXT)),
        };
        let drills = G::Template::ALL
            .iter()
            .map(|one| (one.id().to_owned(), catalog.say(&crate::course::drill::title::<G>(*one)).text));
        let round = (drills::ROUND.to_owned(), catalog.text("drill-list"));
        numbered(self.packs).iter().map(|(.., chosen)| titled(chosen)).chain([round]).chain(drills).collect()
    }
}

impl<'p, G: Playable + Drilled> Dialog<'p> for MenuDialog<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.list(out, host)
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let answers = self.answers(out.catalog());
        let offer = OnOffer::<G> { answers: &answers, specials: SPECIALS, ..OnOffer::taking(TAKES) };
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
        if let Some(chosen) = find(&word, self.packs, out.catalog()) {
            return self.begin(&chosen, out, host);
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
