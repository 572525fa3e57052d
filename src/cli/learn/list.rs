//! What there is to learn, as an answer: for people and for machines.

use serde_json::{Value, json};

use crate::{
    course::{
        drill::{Drilled, State, state, title},
        lesson::Lesson,
        pack::{Pack, Part},
        shape,
    },
    dialog::{
        Host,
        contents::{Study, listed, numbered},
        drills,
    },
    ids::Id,
    play::first,
    text::{Catalog, Message},
};

use super::super::{Context, Exit, misused, output::answer, parse::Misuse};

pub(in crate::cli) fn unknown<G: Drilled>(word: &str, packs: &[Pack<G>], context: &Context) -> Exit {
    let lessons = packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson.id.as_str());
    let near = shape::nearest(word, lessons.chain([first::ID]).chain(drills::ids::<G>())).map(ToOwned::to_owned);
    misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near), &context.catalog)
}

pub(super) fn list<G: Drilled>(packs: &[Pack<G>], catalog: &Catalog, host: &dyn Host, for_machines: bool) -> Exit {
    if !for_machines {
        let lines = [listed(packs, catalog, host), drills::listed::<G>(catalog, host)].concat();
        return answer(&(lines.join("\n") + "\n"));
    }
    let done = |id: &str| host.progress().of(G::ID).is_done(id);
    let one = |part: &Part, lesson: &Lesson<G>| {
        json!({
            "id": lesson.id,
            "part": part.id,
            "kind": part.kind.id(),
            "title": catalog.text(&lesson.text),
            "rules": lesson.teaches.iter().map(|rule| rule.id()).collect::<Vec<_>>(),
            "steps": lesson.steps.len(),
            "done": done(&lesson.id),
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
            "done": done(first::ID),
        })
    };
    let entry = |(_, part, chosen): (_, &Part, Study<'_, G>)| match chosen {
        Study::Lesson(lesson) => one(part, lesson),
        Study::Game | Study::Drills(_) => game(part),
    };
    let lessons: Vec<_> = numbered(packs).into_iter().map(entry).collect();
    let drills = drills_for_machines::<G>(catalog, host);
    answer(&format!("{}\n", json!({ "lessons": lessons, "drills": drills })))
}

fn drills_for_machines<G: Drilled>(catalog: &Catalog, host: &dyn Host) -> Vec<Value> {
    let one = |template: &G::Template| {
        let known = host.progress().of(G::ID).drills.get(template.id()).copied().unwrap_or_default();
        json!({
            "id": template.id(),
            "title": catalog.say(&title::<G>(*template)).text,
            "rules": G::rules(*template).iter().map(|rule| rule.id()).collect::<Vec<_>>(),
            "asked": known.asked,
            "right": known.right,
            "due": state::<G>(*template, host.progress(), host.today()) == State::Due,
        })
    };
    G::Template::ALL.iter().map(one).collect()
}

/// A question before progress is deleted.
pub(super) fn question<G: Drilled>(chosen: Option<&Study<'_, G>>) -> Message {
    let of = |title: Message| Message::new("learn-reset-ask-one").with("title", title);
    match chosen {
        Some(Study::Lesson(lesson)) => of(Message::new(lesson.text.as_str())),
        Some(Study::Game) => of(Message::new(first::TEXT)),
        Some(Study::Drills(_)) => Message::new("drill-reset-ask"),
        None => Message::new("learn-reset-ask"),
    }
}
