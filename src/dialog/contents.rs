//! What there is to learn: numbered, found by a word, and listed.
//!
//! Hides where the first game stands among the lessons.

use crate::{
    course::{
        drill::Drilled,
        lesson::Lesson,
        pack::{Pack, Part},
        taught::Taught,
    },
    play::first,
    reference::fold::fold,
    text::{Catalog, Message},
};

use super::{
    Host,
    drills::{self, Drills},
};

/// What somebody wants to learn with.
pub enum Study<'p, G: Drilled> {
    /// A lesson.
    Lesson(&'p Lesson<G>),
    /// The coached first game.
    Game,
    /// A round of drills.
    Drills(Drills<G>),
}

/// Everything with a number: the lessons in their order, the first game after the last lesson of the course.
pub fn numbered<G: Drilled>(packs: &[Pack<G>]) -> Vec<(&Pack<G>, &Part, Study<'_, G>)> {
    let mut all = Vec::new();
    for pack in packs {
        for (part, lesson) in pack.in_order() {
            all.push((pack, part, Study::Lesson(lesson)));
            if lesson.id == first::AFTER {
                all.push((pack, part, Study::Game));
            }
        }
    }
    all
}

/// What a word means: a lesson by its id, its number or its title, or drills.
pub fn find<'p, G: Drilled>(word: &str, packs: &'p [Pack<G>], catalog: &Catalog) -> Option<Study<'p, G>> {
    let all = || packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson);
    if let Some(number) = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return numbered(packs).into_iter().nth(number).map(|(.., chosen)| chosen);
    }
    if word == first::ID || fold(&catalog.text(first::TEXT)) == fold(word) {
        return Some(Study::Game);
    }
    let titled = |lesson: &&Lesson<G>| fold(&catalog.text(&lesson.text)) == fold(word);
    let lesson = all().find(|lesson| lesson.id == word).or_else(|| all().find(titled));
    lesson.map(Study::Lesson).or_else(|| drills::find::<G>(word, catalog).map(Study::Drills))
}

/// The lessons with their numbers and how far each has come.
pub fn listed<G: Drilled>(packs: &[Pack<G>], catalog: &Catalog, host: &dyn Host) -> Vec<String> {
    let mut lines = vec![catalog.text("learn-list")];
    let (mut last_pack, mut last_part) = (packs.first().map(|pack| pack.name.as_str()), "");
    for (number, (pack, part, chosen)) in numbered(packs).into_iter().enumerate() {
        if last_pack.replace(&pack.name) != Some(&pack.name) {
            lines.push(catalog.say(&Message::new("learn-list-pack").with("pack", pack.name.clone())).text);
            last_part = "";
        }
        if std::mem::replace(&mut last_part, &part.id) != part.id {
            lines.push(catalog.text(&part.text));
        }
        let (text, id, state) = match chosen {
            Study::Lesson(lesson) => (lesson.text.as_str(), lesson.id.as_str(), state(lesson, host)),
            Study::Game | Study::Drills(_) => (first::TEXT, first::ID, state_of_game::<G>(host)),
        };
        lines.push(format!("{}. {} ({id}): {}", number + 1, catalog.text(text), catalog.say(&state)));
    }
    lines
}

fn state_of_game<G: Taught>(host: &dyn Host) -> Message {
    let done = host.progress().of(G::ID).is_done(first::ID);
    Message::new(if done { "learn-list-done" } else { "learn-list-open" })
}

fn state<G: Taught>(lesson: &Lesson<G>, host: &dyn Host) -> Message {
    let known = host.progress().of(G::ID);
    let at = known.lesson(&lesson.id, &lesson.mark).and_then(|one| one.at.as_ref());
    let step = at.and_then(|id| lesson.steps.iter().position(|step| step.id == *id)).filter(|step| *step > 0);
    match (known.is_done(&lesson.id), step) {
        (true, _) => Message::new("learn-list-done"),
        (false, Some(step)) => Message::new("learn-list-begun").with("step", step + 1),
        (false, None) => Message::new("learn-list-open"),
    }
}
