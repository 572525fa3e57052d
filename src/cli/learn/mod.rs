//! `santiago learn`: lessons and drills on plain lines, the list of them, the progress, and recording a lesson.

mod contents;
pub(super) mod desk;
mod drills;
mod keep;
pub(super) mod lines;
mod lookup;
#[cfg(feature = "author")]
mod record;
pub(super) mod typed;

use std::path::Path;

use crate::{
    course::{
        drill::Drilled,
        lesson::Lesson,
        pack::Pack,
        progress::Progress,
        proof::prove_one,
        taught::{Taught, seated},
    },
    ids::Id,
    play::{Player, Sketched, first, playable::Playable},
    reference::fold::fold,
    store,
    text::{Catalog, Message, catalog::Foreign},
};

use super::{
    Context, Exit, folder,
    output::complain,
    play::{saves, sitting::Sitting},
    spec::Subcommand as Program,
};

pub(super) use contents::{Study, find, unknown};
use contents::{list, listed, numbered};
use desk::{Desk, End};
#[cfg(feature = "tui")]
pub(super) use drills::today;
pub(super) use keep::Keep;
use lines::{Entered, Lines};

/// Every pack there is: ours and those of the folder that was named.
pub(super) fn packs<G: Taught>(folder: Option<&Path>) -> Result<Vec<Pack<G>>, folder::Unusable> {
    let mut packs = vec![Pack::ours()];
    if let Some(folder) = folder {
        for sources in folder::packs(folder)? {
            packs.push(Pack::load(&sources, &packs));
        }
    }
    // What somebody has made of their own games is there by itself; one that is damaged, or there already, is not.
    let own = store::home().map(|home| home.join(PUZZLES)).filter(|folder| folder.is_dir());
    for sources in own.and_then(|folder| folder::packs(&folder).ok()).into_iter().flatten() {
        let pack = Pack::load(&sources, &packs);
        packs.extend(Some(pack).filter(|pack| pack.faults.is_empty()));
    }
    Ok(packs)
}

/// The folder of the puzzles that were made of moves.
pub(super) const PUZZLES: &str = "puzzles";

/// Plays a lesson or a round of drills, or does what the options say instead.
pub(super) fn run<G: Drilled + Playable + Sketched>(context: &Context) -> Exit {
    let options = &context.options;
    let packs: Vec<Pack<G>> = match packs(options.scenarios.as_deref()) {
        Ok(packs) => packs,
        Err(fault) => {
            complain(&context.catalog.say(&fault.message()).text);
            return Exit::System;
        }
    };
    let mut foreign = context.foreign.clone();
    for pack in packs.iter().skip(1) {
        if !pack.faults.is_empty() {
            return faulty(context);
        }
        foreign.extend(pack.texts.iter().cloned());
    }
    let learner = match context.learner() {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let (keep, said) = Keep::open(learner.as_deref());
    let catalog = seated(Catalog::new(context.catalog.lang(), &foreign), learner.as_deref());
    let mut desk = Desk {
        lines: Lines::new(options.ascii),
        keep,
        catalog,
        packs: &packs,
        foreign: &foreign,
        learner: learner.as_deref(),
    };
    let word = options.words.first().map(|word| word.to_string_lossy().into_owned());
    let chosen = match word.as_deref().map(|word| find(word, &packs, &desk.catalog)) {
        Some(None) => return unknown(&word.unwrap_or_default(), &packs, context),
        Some(found) => found,
        None => None,
    };
    let lesson = if let Some(Study::Lesson(lesson)) = chosen { Some(lesson) } else { None };
    if options.list {
        for message in &said {
            complain(&desk.catalog.say(message).text);
        }
        return list(&desk, options.json);
    }
    for message in &said {
        desk.say(message);
    }
    #[cfg(feature = "author")]
    if let Some(path) = options.record.as_ref().filter(|_| !options.reset) {
        return record::run(&mut desk, lesson, path);
    }
    if options.reset {
        reset(&mut desk, chosen.as_ref())
    } else if !lesson.is_none_or(|lesson| is_sound(lesson, &packs)) {
        faulty(context)
    } else {
        learn(&mut desk, chosen, context)
    }
}

/// Whether a lesson of somebody else's is what it claims to be.
pub(super) fn is_sound<G: Taught>(lesson: &Lesson<G>, packs: &[Pack<G>]) -> bool {
    let foreign = packs.iter().skip(1).find(|pack| pack.has(&lesson.id));
    foreign.is_none_or(|pack| prove_one(pack, lesson, &catalogs_of(pack, &[])).faults.is_empty())
}

/// A pack that is not played, and how to find out why.
pub(super) fn faulty(context: &Context) -> Exit {
    let folder = context.options.scenarios.as_deref().unwrap_or(Path::new("."));
    let folder = crate::text::harmless(&folder.to_string_lossy());
    let message = Message::new("cli-error-faulty").with("path", folder.clone());
    complain(&context.catalog.say(&message.with("command", format!("santiago check {folder}"))).text);
    Exit::System
}

/// The languages in which a pack must have its texts: those it has any in.
pub(super) fn catalogs_of<G: Taught>(pack: &Pack<G>, others: &[Foreign]) -> Vec<Catalog> {
    let texts: Vec<Foreign> = others.iter().chain(&pack.texts).cloned().collect();
    let mut langs: Vec<&str> = pack.texts.iter().map(|one| one.lang.as_str()).collect();
    langs.sort_by_key(|lang| (*lang != crate::text::language::ENGLISH, *lang));
    langs.dedup();
    if langs.is_empty() {
        langs.push(crate::text::language::ENGLISH);
    }
    langs.into_iter().map(|lang| Catalog::new(lang, &texts)).collect()
}

/// What comes of the menu.
enum Menu<'p, G: Drilled> {
    Open(Study<'p, G>),
    /// The menu once more.
    Again,
    FreePlay,
    Leave,
}

fn learn<G: Drilled + Playable + Sketched>(
    desk: &mut Desk<'_, G>,
    chosen: Option<Study<'_, G>>,
    context: &Context,
) -> Exit {
    if let Some(chosen) = chosen {
        return match begin(desk, &chosen) {
            End::Finished | End::Left => Exit::Done,
            End::Ended => Exit::No,
        };
    }
    loop {
        let chosen = match choose(desk) {
            Menu::Open(chosen) => chosen,
            Menu::Again => continue,
            Menu::FreePlay => return super::play::run::<G>(context),
            Menu::Leave => return Exit::Done,
        };
        if matches!(chosen, Study::Lesson(lesson) if !is_sound(lesson, desk.packs)) {
            faulty(context);
            continue;
        }
        desk.lines.gap();
        if begin(desk, &chosen) == End::Ended {
            return Exit::No;
        }
        desk.lines.gap();
    }
}

/// Lists what there is and asks until something was chosen.
fn choose<'p, G: Drilled>(desk: &mut Desk<'p, G>) -> Menu<'p, G> {
    for line in [listed(desk), drills::listed(desk)].concat() {
        desk.lines.say(&line);
    }
    let all = numbered(desk.packs);
    let done = |id: &str| desk.keep.progress.of::<G>().is_done(id);
    let open = |chosen: &Study<'_, G>| match chosen {
        Study::Lesson(lesson) => !done(&lesson.id),
        Study::Game | Study::Drills(_) => !done(first::ID),
    };
    let next = all.iter().position(|(.., chosen)| open(chosen)).unwrap_or(0);
    desk.say_id("free-menu");
    desk.say(&Message::new("learn-choose").with("number", next + 1));
    loop {
        if desk.lines.is_broken() {
            return Menu::Leave;
        }
        let line = match desk.lines.ask() {
            Entered::End => return Menu::Leave,
            Entered::Unreadable => {
                desk.say_id("learn-bad-line");
                continue;
            }
            Entered::Line(line) => line,
        };
        if line.is_empty() {
            return all.into_iter().nth(next).map_or(Menu::Again, |(.., chosen)| Menu::Open(chosen));
        }
        if line == Program::Play.id() || fold(&line) == fold(&desk.catalog.text("free-menu-word")) {
            return Menu::FreePlay;
        }
        if let Some(found) = find(&line, desk.packs, &desk.catalog) {
            return Menu::Open(found);
        }
        match typed::command(&line, &desk.catalog) {
            Some((typed::Keyword::Quit, _)) => {
                desk.say_id("learn-goodbye");
                return Menu::Leave;
            }
            Some((typed::Keyword::Help, _)) => desk.help(),
            Some((typed::Keyword::Rules, rest)) => desk.rules(&rest),
            Some((typed::Keyword::Lang, rest)) => {
                desk.language(&rest);
                return Menu::Again;
            }
            _ => desk.say(&Message::new("cli-error-unknown-lesson").with("word", line)),
        }
    }
}

fn begin<G: Drilled + Playable>(desk: &mut Desk<'_, G>, chosen: &Study<'_, G>) -> End {
    match chosen {
        Study::Lesson(lesson) => desk.teach(lesson),
        Study::Game => first_game(desk),
        Study::Drills(drills) => desk.drill(*drills),
    }
}

/// Plays the first game, from where it was left, and takes note when it is over.
fn first_game<G: Drilled + Playable>(desk: &mut Desk<'_, G>) -> End {
    let titled = Message::new(first::TEXT);
    desk.say(&Message::new("learn-lesson").with("title", titled.clone()));
    desk.say(&titled.clone().attribute("aim"));
    let learner = Player::person(desk.learner.unwrap_or_default(), desk.catalog.lang());
    let new = desk.packs.first().and_then(|ours| first::table(ours, learner));
    let Some((table, saved, said)) = new.map(saves::coached) else { return End::Left };
    for message in &said {
        desk.say(message);
    }
    let lang = desk.catalog.lang().to_owned();
    let end = Sitting::new(desk, table, saved).play();
    desk.catalog = seated(Catalog::new(&lang, desk.foreign), desk.learner);
    if end == End::Finished {
        desk.say(&Message::new("learn-finished").with("title", titled));
    }
    end
}

/// Deletes progress, after a question.
fn reset<G: Drilled + Playable>(desk: &mut Desk<'_, G>, chosen: Option<&Study<'_, G>>) -> Exit {
    match chosen {
        Some(Study::Lesson(lesson)) => {
            let title = Message::new(lesson.text.as_str());
            desk.say(&Message::new("learn-reset-ask-one").with("title", title));
        }
        Some(Study::Game) => {
            let title = Message::new(first::TEXT);
            desk.say(&Message::new("learn-reset-ask-one").with("title", title));
        }
        Some(Study::Drills(_)) => desk.say_id("drill-reset-ask"),
        None => desk.say_id("learn-reset-ask"),
    }
    let yes = match desk.lines.ask() {
        Entered::Line(line) => {
            let words = desk.catalog.text("learn-reset-yes");
            words.split(',').chain(["yes"]).any(|word| fold(word) == fold(&line))
        }
        Entered::Unreadable | Entered::End => false,
    };
    if !yes {
        desk.say_id("learn-reset-kept");
        return Exit::No;
    }
    let forget = |progress: &mut Progress| match chosen {
        Some(Study::Lesson(lesson)) => drop(progress.of_mut::<G>().lessons.remove(&lesson.id)),
        Some(Study::Game) => drop(progress.of_mut::<G>().lessons.remove(first::ID)),
        Some(Study::Drills(_)) => progress.of_mut::<G>().forget_drills(),
        None => progress.forget::<G>(),
    };
    match desk.keep.reset(forget) {
        Ok(()) => {
            desk.say_id("learn-reset-done");
            Exit::Done
        }
        Err(message) => {
            complain(&desk.catalog.say(&message).text);
            Exit::System
        }
    }
}
