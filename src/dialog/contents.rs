//! What there is to learn: numbered, found by a word, and listed.
//!
//! Hides where the first game stands among the lessons.

use crate::{
    course::progress::GameProgress,
    play::first,
    reference::fold::fold,
    sitting::house::{House, PartCard},
    text::{Catalog, Message},
};

use super::{Host, drills};

/// What somebody wants to learn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Study<'p> {
    /// A lesson, by its id.
    Lesson(&'p str),
    /// The coached first game.
    Game,
    /// A round of drills, of one kind by its id or of all.
    Drills(Option<&'static str>),
}

impl<'p> Study<'p> {
    /// What progress, commands and programs call it.
    pub fn id(self) -> &'p str {
        match self {
            Self::Lesson(id) => id,
            Self::Game => first::ID,
            Self::Drills(only) => only.unwrap_or(drills::ROUND),
        }
    }

    /// What a lesson or the first game is called; `None`: a round of drills goes by its kinds.
    pub fn title(self, house: &dyn House) -> Option<Message> {
        match self {
            Self::Lesson(id) => house.text_of(id).map(Message::new),
            Self::Game => Some(Message::new(first::TEXT)),
            Self::Drills(_) => None,
        }
    }
}

/// Everything with a number: the lessons in their order, the first game after the last lesson of the course.
pub fn numbered<'a, 'p>(parts: &'a [PartCard<'p>]) -> Vec<(&'a PartCard<'p>, Study<'p>)> {
    let mut all = Vec::new();
    for part in parts {
        for lesson in &part.lessons {
            all.push((part, Study::Lesson(lesson)));
            if *lesson == first::AFTER {
                all.push((part, Study::Game));
            }
        }
    }
    all
}

/// What a word means: a lesson by its id, its number or its title, or drills.
pub fn find<'p>(word: &str, house: &'p dyn House, catalog: &Catalog) -> Option<Study<'p>> {
    let parts = house.parts();
    let all: Vec<Study<'p>> = numbered(&parts).into_iter().map(|(_, chosen)| chosen).collect();
    if let Some(number) = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return all.get(number).copied();
    }
    let titled =
        |chosen: &Study<'_>| chosen.title(house).is_some_and(|title| fold(&catalog.say(&title).text) == fold(word));
    let found = all.iter().find(|chosen| chosen.id() == word).or_else(|| all.iter().find(|chosen| titled(chosen)));
    let drills = |id| Study::Drills(Some(id).filter(|id| *id != drills::ROUND));
    found.copied().or_else(|| drills::find(word, house, catalog).map(drills))
}

/// The lessons with their numbers and how far each has come.
pub fn listed(house: &dyn House, catalog: &Catalog, host: &dyn Host) -> Vec<String> {
    let (parts, known) = (house.parts(), host.progress().of(house.id()));
    let mut lines = vec![catalog.text("learn-list")];
    let (mut last_pack, mut last_part) = (parts.first().map(|part| part.pack), "");
    for (number, (part, chosen)) in (1..).zip(numbered(&parts)) {
        if last_pack.replace(part.pack) != Some(part.pack) {
            lines.push(catalog.say(&Message::new("learn-list-pack").with("pack", part.pack.to_owned())).text);
            last_part = "";
        }
        if std::mem::replace(&mut last_part, part.id) != part.id {
            lines.push(catalog.text(part.text));
        }
        let title = chosen.title(house).map(|title| catalog.say(&title).text).unwrap_or_default();
        lines.push(format!("{number}. {title} ({}): {}", chosen.id(), catalog.say(&state(chosen, house, known))));
    }
    lines
}

fn state(chosen: Study<'_>, house: &dyn House, known: &GameProgress) -> Message {
    if known.is_done(chosen.id()) {
        return Message::new("learn-list-done");
    }
    match house.left_at(chosen.id(), known) {
        Some(step) => Message::new("learn-list-begun").with("step", step + 1),
        None => Message::new("learn-list-open"),
    }
}
