//! What there is to learn: numbered, found by a word, and listed for people and for machines.
//!
//! Hides where the first game stands among the lessons.

use serde_json::json;

use crate::{
    course::{
        drill::Drilled,
        lesson::Lesson,
        pack::{Pack, Part},
        shape,
        taught::Taught,
    },
    ids::Id,
    play::{first, playable::Playable},
    reference::fold::fold,
    text::{Catalog, Message},
};

use super::{
    super::{Context, Exit, misused, output::answer, parse::Misuse},
    desk::Desk,
    drills::{self, Drills},
};

/// What somebody wants to learn with.
pub(in crate::cli) enum Study<'p, G: Drilled> {
    Lesson(&'p Lesson<G>),
    /// The coached first game.
    Game,
    Drills(Drills<G>),
}

/// Everything with a number: the lessons in their order, the first game after the last lesson of the course.
pub(super) fn numbered<G: Drilled>(packs: &[Pack<G>]) -> Vec<(&Pack<G>, &Part, Study<'_, G>)> {
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
pub(in crate::cli) fn find<'p, G: Drilled>(
    word: &str,
    packs: &'p [Pack<G>],
    catalog: &Catalog,
) -> Option<Study<'p, G>> {
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

pub(in crate::cli) fn unknown<G: Drilled>(word: &str, packs: &[Pack<G>], context: &Context) -> Exit {
    let lessons = packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson.id.as_str());
    let near = shape::nearest(word, lessons.chain([first::ID]).chain(drills::ids::<G>())).map(ToOwned::to_owned);
    misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near), &context.catalog)
}

pub(super) fn list<G: Drilled + Playable>(desk: &Desk<'_, G>, for_machines: bool) -> Exit {
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
        let entry = |(_, part, chosen): (_, &Part, Study<'_, G>)| match chosen {
            Study::Lesson(lesson) => one((part, lesson)),
            Study::Game | Study::Drills(_) => game(part),
        };
        let lessons: Vec<_> = numbered(desk.packs).into_iter().map(entry).collect();
        let drills = drills::listed_for_machines(desk);
        return answer(&format!("{}\n", json!({ "lessons": lessons, "drills": drills })));
    }
    let lines = [listed(desk), drills::listed(desk)].concat();
    answer(&(lines.join("\n") + "\n"))
}

/// The lessons with their numbers and how far each has come.
pub(super) fn listed<G: Drilled>(desk: &Desk<'_, G>) -> Vec<String> {
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
            Study::Lesson(lesson) => (lesson.text.as_str(), lesson.id.as_str(), state(desk, lesson)),
            Study::Game | Study::Drills(_) => (first::TEXT, first::ID, state_of_game(desk)),
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
