//! What there is to learn, as an answer: for people and for machines.

use serde_json::{Value, json};

use crate::{
    course::{drill::State, shape},
    dialog::{
        Host,
        contents::{Study, listed, numbered},
        drills,
    },
    ids::Id,
    play::first,
    sitting::{
        drill::DrillKind,
        house::{House, PartCard},
    },
    text::{Catalog, Message},
};

use super::super::{Context, Exit, misused, output::answer, parse::Misuse};

pub(in crate::cli) fn unknown(word: &str, house: &dyn House, context: &Context) -> Exit {
    let lessons = house.lessons().map(|(_, id)| id).chain([first::ID]);
    let near = shape::nearest(word, lessons.chain(drills::called(house).into_iter().map(|(id, _)| id)));
    misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near.map(ToOwned::to_owned)), &context.catalog)
}

pub(super) fn list(house: &dyn House, catalog: &Catalog, host: &dyn Host, for_machines: bool) -> Exit {
    if !for_machines {
        let lines = [listed(house, catalog, host), drills::listed(house, catalog, host)].concat();
        return answer(&(lines.join("\n") + "\n"));
    }
    let known = host.progress().of(house.id());
    let entry = |(part, chosen): (&PartCard<'_>, Study<'_>)| {
        let lesson = house.lesson(chosen.id());
        json!({
            "id": chosen.id(),
            "part": part.id,
            "kind": part.kind.id(),
            "title": chosen.title(house).map(|title| catalog.say(&title).text),
            "rules": house.teaches(chosen.id()).iter().map(|rule| rule.id).collect::<Vec<_>>(),
            "steps": lesson.map_or(0, |lesson| lesson.count),
            "done": known.is_done(chosen.id()),
        })
    };
    let lessons: Vec<_> = numbered(&house.parts()).into_iter().map(entry).collect();
    let drills = drills_for_machines(house, catalog, host);
    answer(&format!("{}\n", json!({ "lessons": lessons, "drills": drills })))
}

fn drills_for_machines(house: &dyn House, catalog: &Catalog, host: &dyn Host) -> Vec<Value> {
    let drilled = &host.progress().of(house.id()).drills;
    let one = |kind: &DrillKind| {
        let known = drilled.get(kind.id).copied().unwrap_or_default();
        json!({
            "id": kind.id,
            "title": catalog.say(&kind.title).text,
            "rules": kind.rules,
            "asked": known.asked,
            "right": known.right,
            "due": kind.state == State::Due,
        })
    };
    house.kinds(host.progress(), host.today()).iter().map(one).collect()
}

/// A question before progress is deleted.
pub(super) fn question(chosen: Option<Study<'_>>, house: &dyn House) -> Message {
    match chosen.map(|chosen| chosen.title(house)) {
        Some(Some(title)) => Message::new("learn-reset-ask-one").with("title", title),
        Some(None) => Message::new("drill-reset-ask"),
        None => Message::new("learn-reset-ask"),
    }
}
