//! What of a lesson is shown: its steps, what can be done, and its end.

use crate::{
    course::{lesson::Step, pack::Pack, scenario::Demand, taught::Taught, tutor::Tutor},
    play::first,
    sitting::telling,
    text::{Catalog, Message},
};

use super::super::{Lines, telling::is_roll, words::Keyword};

/// What was laid out before the game.
pub(super) fn layout<G: Taught>(tutor: &Tutor<'_, G>, out: &mut Lines<'_>) {
    out.say_all(&G::layout(tutor.run().position()));
}

/// The step, with what happened before the learner is asked; the table where it was laid anew.
pub(super) fn step<G: Taught>(tutor: &Tutor<'_, G>, opening: &[G::Event], whole: bool, out: &mut Lines<'_>) {
    let Some(step) = tutor.run().step() else { return };
    let (number, count) = (tutor.run().number() + 1, tutor.run().lesson().steps.len());
    let text = Message::new(step.text.as_str());
    out.gap();
    out.say(&Message::new("learn-step").with("step", number).with("count", count));
    out.tell(&telling::happened::<G>(opening));
    if !tutor.is_testing() {
        out.say(&text);
    }
    let task = out.word(&text.attribute("task"));
    let id = if step.kind == Demand::Ask { "learn-question" } else { "learn-task" };
    out.say(&Message::new(id).with("task", task));
    let rules = Keyword::Rules.word(out.catalog());
    let notes: Vec<String> = step.rulings.iter().map(|ruling| format!("{rules} r{ruling:02}")).collect();
    if !notes.is_empty() && !tutor.is_testing() {
        out.say(&Message::new("learn-note").with("command", notes.join(", ")));
    }
    if whole || step.start.is_some() {
        out.say_all(&G::table(tutor.run().position()));
    }
    choices(tutor, out);
}

/// What can be done now.
pub(super) fn choices<G: Taught>(tutor: &Tutor<'_, G>, out: &mut Lines<'_>) {
    let Some(step) = tutor.run().step() else { return };
    if step.kind == Demand::Ask {
        out.say_id("learn-answers");
        let answers = answers(step, out.catalog());
        return out.numbered(answers.into_iter().map(|(id, text)| format!("{text} ({id})")));
    }
    if step.kind == Demand::Look {
        let command = Keyword::Look.word(out.catalog());
        return out.say(&Message::new("learn-you-look").with("command", command));
    }
    let (position, choices) = (tutor.run().position(), tutor.run().choices());
    if choices.is_empty() {
        return;
    }
    out.say_id("learn-you-can");
    for (number, action) in (1..).zip(&choices) {
        let text = out.word(&G::choice(position, *action));
        let line = if is_roll::<G>(position) { "roll".to_owned() } else { action.to_string() };
        out.line(format!("{number}. {text} ({line})"));
    }
}

/// The answers of a question: id and words.
pub fn answers<G: Taught>(step: &Step<G>, catalog: &Catalog) -> Vec<(String, String)> {
    let text = Message::new(step.text.as_str());
    let said = |option: &String| {
        let attribute = crate::course::lesson::option_attribute(option, false);
        (option.clone(), catalog.say(&text.clone().attribute(attribute)).text)
    };
    step.options.iter().map(said).collect()
}

/// What is known now, and what comes next.
pub(super) fn closing<G: Taught>(tutor: &Tutor<'_, G>, packs: &[Pack<G>], out: &mut Lines<'_>) {
    let lesson = tutor.run().lesson();
    out.gap();
    out.tell(&telling::closing(tutor));
    let known = |id: &String| packs.iter().find_map(|pack| pack.lesson(id));
    if let Some(next) = lesson.next.as_ref().filter(|next| known(next).is_none()) {
        out.say(&Message::new("learn-next-awaited").with("id", next.clone()));
    }
    if lesson.id == first::AFTER {
        let message = Message::new("learn-next").with("title", Message::new(first::TEXT));
        return out.say(&message.with("command", format!("santiago learn {}", first::ID)));
    }
    let mut later = packs.iter().flat_map(Pack::in_order).map(|(_, one)| one);
    let after = later.by_ref().find(|one| one.id == lesson.id).and_then(|_| later.next());
    match lesson.next.as_ref().and_then(known).or(after) {
        Some(found) => {
            let message = Message::new("learn-next").with("title", Message::new(found.text.as_str()));
            out.say(&message.with("command", format!("santiago learn {}", found.id)));
        }
        None => out.say_id("learn-last"),
    }
}
