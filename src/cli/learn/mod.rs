//! `santiago learn`: lessons and drills on plain lines, the list of them, the progress, and recording a lesson.

pub(super) mod desk;
mod drills;
mod keep;
pub(super) mod lines;
#[cfg(feature = "author")]
mod record;
pub(super) mod typed;

use std::path::Path;

use serde_json::json;

use crate::{
    course::{
        drill::Drilled,
        lesson::Lesson,
        pack::{Pack, Part},
        progress::Progress,
        proof::prove_one,
        shape,
        taught::{Taught, seated},
    },
    ids::Id,
    play::{Player, Sketched, first, playable::Playable},
    reference::fold::fold,
    store,
    text::{Catalog, Message, catalog::Foreign},
};

use super::{
    Context, Exit, folder, misused,
    output::{answer, complain},
    parse::Misuse,
    play::{saves, sitting::Sitting},
    settings,
    spec::Command as Program,
};

use desk::{Desk, End};
use drills::Drills;
#[cfg(feature = "tui")]
pub(super) use drills::today;
pub(super) use keep::Keep;
use lines::{Answer, Lines};

/// Every pack there is: ours and those of the folder that was named.
pub(super) fn packs<G: Taught>(folder: Option<&Path>) -> Result<Vec<Pack<G>>, folder::Fault> {
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

/// What somebody wants to learn with.
pub(super) enum Chosen<'p, G: Drilled> {
    Lesson(&'p Lesson<G>),
    /// The coached first game.
    Game,
    Drills(Drills<G>),
}

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
    let learner = match learner(context) {
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
    let lesson = if let Some(Chosen::Lesson(lesson)) = chosen { Some(lesson) } else { None };
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

/// Whose progress this is.
pub(super) fn learner(context: &Context) -> Result<Option<String>, Exit> {
    let named = context.options.learner.clone().or_else(settings::learner);
    let Some(name) = named else { return Ok(None) };
    let name = name.trim().to_owned();
    let fits = (1..=40).contains(&name.chars().count())
        && name.chars().all(|c| c.is_alphanumeric() || c == ' ' || c == '-')
        && name.starts_with(char::is_alphanumeric);
    if fits { Ok(Some(name)) } else { Err(misused(&Misuse::new("learner", name), &context.catalog)) }
}

/// Everything with a number: the lessons in their order, the first game after the last lesson of the course.
fn numbered<G: Drilled>(packs: &[Pack<G>]) -> Vec<(&Pack<G>, &Part, Chosen<'_, G>)> {
    let mut all = Vec::new();
    for pack in packs {
        for (part, lesson) in pack.in_order() {
            all.push((pack, part, Chosen::Lesson(lesson)));
            if lesson.id == first::AFTER {
                all.push((pack, part, Chosen::Game));
            }
        }
    }
    all
}

/// What a word means: a lesson by its id, its number or its title, or drills.
pub(super) fn find<'p, G: Drilled>(word: &str, packs: &'p [Pack<G>], catalog: &Catalog) -> Option<Chosen<'p, G>> {
    let all = || packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson);
    if let Some(number) = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return numbered(packs).into_iter().nth(number).map(|(.., chosen)| chosen);
    }
    if word == first::ID || fold(&catalog.text(first::TEXT)) == fold(word) {
        return Some(Chosen::Game);
    }
    let titled = |lesson: &&Lesson<G>| fold(&catalog.text(&lesson.text)) == fold(word);
    let lesson = all().find(|lesson| lesson.id == word).or_else(|| all().find(titled));
    lesson.map(Chosen::Lesson).or_else(|| drills::find::<G>(word, catalog).map(Chosen::Drills))
}

pub(super) fn unknown<G: Drilled>(word: &str, packs: &[Pack<G>], context: &Context) -> Exit {
    let lessons = packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson.id.as_str());
    let near = shape::nearest(word, lessons.chain([first::ID]).chain(drills::ids::<G>())).map(ToOwned::to_owned);
    misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near), &context.catalog)
}

fn list<G: Drilled + Playable>(desk: &Desk<'_, G>, for_machines: bool) -> Exit {
    let catalog = &desk.catalog;
    let done = |lesson: &Lesson<G>| desk.keep.progress.of::<G>().is_done(&lesson.id);
    if for_machines {
        let one = |(part, lesson): (&Part, &Lesson<G>)| {
            json!({
                "id": lesson.id,
                "part": part.id,
                "kind": part.kind.id(),
                "title": catalog.text(&lesson.text),
                "rules": lesson.teaches.iter().map(|rule| rule.id()).collect::<Vec<_>>(),
                "steps": lesson.steps.len(),
                "done": done(lesson),
            })
        };
        let game = |part: &Part| {
            json!({
                "id": first::ID,
                "part": part.id,
                "kind": part.kind.id(),
                "title": catalog.text(first::TEXT),
                "rules": [],
                "steps": 0,
                "done": desk.keep.progress.of::<G>().is_done(first::ID),
            })
        };
        let entry = |(_, part, chosen): (_, &Part, Chosen<'_, G>)| match chosen {
            Chosen::Lesson(lesson) => one((part, lesson)),
            Chosen::Game | Chosen::Drills(_) => game(part),
        };
        let lessons: Vec<_> = numbered(desk.packs).into_iter().map(entry).collect();
        let drills = drills::listed_for_machines(desk);
        return answer(&format!("{}\n", json!({ "lessons": lessons, "drills": drills })));
    }
    let lines = [listed(desk), drills::listed(desk)].concat();
    answer(&(lines.join("\n") + "\n"))
}

/// The lessons with their numbers and how far each has come.
fn listed<G: Drilled>(desk: &Desk<'_, G>) -> Vec<String> {
    let catalog = &desk.catalog;
    let mut lines = vec![catalog.text("learn-list")];
    let (mut last_pack, mut last_part) = (desk.packs.first().map(|pack| pack.name.as_str()), "");
    for (number, (pack, part, chosen)) in numbered(desk.packs).into_iter().enumerate() {
        if last_pack.replace(&pack.name) != Some(&pack.name) {
            lines.push(catalog.say(&Message::new("learn-list-pack").with("pack", pack.name.clone())).text);
            last_part = "";
        }
        if std::mem::replace(&mut last_part, &part.id) != part.id {
            lines.push(catalog.text(&part.text));
        }
        let (text, id, state) = match chosen {
            Chosen::Lesson(lesson) => (lesson.text.as_str(), lesson.id.as_str(), state(desk, lesson)),
            Chosen::Game | Chosen::Drills(_) => (first::TEXT, first::ID, state_of_game(desk)),
        };
        lines.push(format!("{}. {} ({id}): {state}", number + 1, catalog.text(text)));
    }
    lines
}

fn state_of_game<G: Taught>(desk: &Desk<'_, G>) -> String {
    let done = desk.keep.progress.of::<G>().is_done(first::ID);
    desk.catalog.text(if done { "learn-list-done" } else { "learn-list-open" })
}

fn state<G: Taught>(desk: &Desk<'_, G>, lesson: &Lesson<G>) -> String {
    let progress = desk.keep.progress.of::<G>().lesson(&lesson.id, &lesson.mark);
    let done = desk.keep.progress.of::<G>().is_done(&lesson.id);
    let at = progress.and_then(|one| one.at.as_ref());
    let step = at.and_then(|id| lesson.steps.iter().position(|step| step.id == *id)).filter(|step| *step > 0);
    match (done, step) {
        (true, _) => desk.catalog.text("learn-list-done"),
        (false, Some(step)) => desk.catalog.say(&Message::new("learn-list-begun").with("step", step + 1)).text,
        (false, None) => desk.catalog.text("learn-list-open"),
    }
}

fn learn<G: Drilled + Playable + Sketched>(
    desk: &mut Desk<'_, G>,
    chosen: Option<Chosen<'_, G>>,
    context: &Context,
) -> Exit {
    if let Some(chosen) = chosen {
        return match begin(desk, &chosen) {
            End::Finished | End::Left => Exit::Done,
            End::Ended => Exit::No,
        };
    }
    let packs = desk.packs;
    loop {
        for line in [listed(desk), drills::listed(desk)].concat() {
            desk.lines.say(&line);
        }
        let all = numbered(packs);
        let done = |id: &str| desk.keep.progress.of::<G>().is_done(id);
        let open = |chosen: &Chosen<'_, G>| match chosen {
            Chosen::Lesson(lesson) => !done(&lesson.id),
            Chosen::Game | Chosen::Drills(_) => !done(first::ID),
        };
        let next = all.iter().position(|(.., chosen)| open(chosen)).unwrap_or(0);
        desk.say_id("free-menu");
        desk.say(&Message::new("learn-choose").with("number", next + 1));
        let chosen = loop {
            if desk.lines.is_broken() {
                return Exit::Done;
            }
            let line = match desk.lines.ask() {
                Answer::End => return Exit::Done,
                Answer::Unreadable => {
                    desk.say_id("learn-bad-line");
                    continue;
                }
                Answer::Line(line) => line,
            };
            if line.is_empty() {
                break all.into_iter().nth(next).map(|(.., chosen)| chosen);
            }
            if line == Program::Play.id() || fold(&line) == fold(&desk.catalog.text("free-menu-word")) {
                return super::play::run::<G>(context);
            }
            if let Some(found) = find(&line, packs, &desk.catalog) {
                break Some(found);
            }
            match typed::command(&line, &desk.catalog) {
                Some((typed::Command::Quit, _)) => {
                    desk.say_id("learn-goodbye");
                    return Exit::Done;
                }
                Some((typed::Command::Help, _)) => desk.help(),
                Some((typed::Command::Rules, rest)) => desk.rules(&rest),
                Some((typed::Command::Lang, rest)) => {
                    desk.language(&rest);
                    break None;
                }
                _ => desk.say(&Message::new("cli-error-unknown-lesson").with("word", line)),
            }
        };
        let Some(chosen) = chosen else { continue };
        if matches!(chosen, Chosen::Lesson(lesson) if !is_sound(lesson, packs)) {
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

fn begin<G: Drilled + Playable>(desk: &mut Desk<'_, G>, chosen: &Chosen<'_, G>) -> End {
    match chosen {
        Chosen::Lesson(lesson) => desk.teach(lesson),
        Chosen::Game => first_game(desk),
        Chosen::Drills(drills) => desk.drill(*drills),
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
fn reset<G: Drilled + Playable>(desk: &mut Desk<'_, G>, chosen: Option<&Chosen<'_, G>>) -> Exit {
    match chosen {
        Some(Chosen::Lesson(lesson)) => {
            let title = Message::new(lesson.text.as_str());
            desk.say(&Message::new("learn-reset-ask-one").with("title", title));
        }
        Some(Chosen::Game) => {
            let title = Message::new(first::TEXT);
            desk.say(&Message::new("learn-reset-ask-one").with("title", title));
        }
        Some(Chosen::Drills(_)) => desk.say_id("drill-reset-ask"),
        None => desk.say_id("learn-reset-ask"),
    }
    let yes = match desk.lines.ask() {
        Answer::Line(line) => {
            let words = desk.catalog.text("learn-reset-yes");
            words.split(',').chain(["yes"]).any(|word| fold(word) == fold(&line))
        }
        Answer::Unreadable | Answer::End => false,
    };
    if !yes {
        desk.say_id("learn-reset-kept");
        return Exit::No;
    }
    let forget = |progress: &mut Progress| match chosen {
        Some(Chosen::Lesson(lesson)) => drop(progress.of_mut::<G>().lessons.remove(&lesson.id)),
        Some(Chosen::Game) => drop(progress.of_mut::<G>().lessons.remove(first::ID)),
        Some(Chosen::Drills(_)) => progress.of_mut::<G>().forget_drills(),
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
