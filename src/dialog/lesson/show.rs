//! What of a lesson is shown: its steps, what can be done, and its end.

use crate::{
    course::scenario::Demand,
    play::first,
    sitting::{house::House, lesson::LessonSitting, telling::Saying},
    text::Message,
};

use super::super::{Lines, telling::is_roll, words::Keyword};

/// What was laid out before the game.
pub(super) fn layout(sitting: &dyn LessonSitting, out: &mut Lines<'_>) {
    out.say_all(&sitting.tableau(false).layout());
}

/// The step, with what happened before the learner is asked; the table where it was laid anew.
pub(super) fn step(sitting: &dyn LessonSitting, opening: &[Saying], whole: bool, out: &mut Lines<'_>) {
    let Some(step) = sitting.step() else { return };
    let text = Message::new(step.text);
    out.gap();
    out.say(&Message::new("learn-step").with("step", sitting.number() + 1).with("count", sitting.count()));
    out.tell(opening);
    if !sitting.is_testing() {
        out.say(&text);
    }
    let task = out.word(&text.attribute("task"));
    let id = if step.kind == Demand::Ask { "learn-question" } else { "learn-task" };
    out.say(&Message::new(id).with("task", task));
    let rules = Keyword::Rules.word(out.catalog());
    let notes: Vec<String> = step.rulings.iter().map(|ruling| format!("{rules} r{ruling:02}")).collect();
    if !notes.is_empty() && !sitting.is_testing() {
        out.say(&Message::new("learn-note").with("command", notes.join(", ")));
    }
    if whole || step.is_laid_anew {
        out.say_all(&sitting.tableau(false).table());
    }
    choices(sitting, out);
}

/// What can be done now.
pub(super) fn choices(sitting: &dyn LessonSitting, out: &mut Lines<'_>) {
    let Some(step) = sitting.step() else { return };
    if step.kind == Demand::Ask {
        out.say_id("learn-answers");
        let said = |(id, text): &(String, Message)| format!("{} ({id})", out.word(text));
        let answers: Vec<String> = step.answers().iter().map(said).collect();
        return out.numbered(answers);
    }
    if step.kind == Demand::Look {
        let command = Keyword::Look.word(out.catalog());
        return out.say(&Message::new("learn-you-look").with("command", command));
    }
    let (moment, choices) = (sitting.tableau(false), sitting.legal());
    if choices.is_empty() {
        return;
    }
    out.say_id("learn-you-can");
    for (number, action) in (1..).zip(&choices) {
        let text = out.word(&moment.choice(action));
        let line = if is_roll(&*moment) { "roll" } else { action.line() };
        out.line(format!("{number}. {text} ({line})"));
    }
}

/// What is known now, and what comes next.
pub(super) fn closing(sitting: &dyn LessonSitting, house: &dyn House, out: &mut Lines<'_>) {
    out.gap();
    out.tell(&sitting.closing());
    let wanted = house.lesson(sitting.id()).and_then(|lesson| lesson.next);
    let next = wanted.and_then(|id| house.lesson(id));
    if let Some(id) = wanted.filter(|_| next.is_none()) {
        out.say(&Message::new("learn-next-awaited").with("id", id.to_owned()));
    }
    if sitting.id() == first::AFTER {
        let message = Message::new("learn-next").with("title", Message::new(first::TEXT));
        return out.say(&message.with("command", format!("santiago learn {}", first::ID)));
    }
    match next.or_else(|| house.after(sitting.id())) {
        Some(found) => {
            let message = Message::new("learn-next").with("title", Message::new(found.text));
            out.say(&message.with("command", format!("santiago learn {}", found.id)));
        }
        None => out.say_id("learn-last"),
    }
}
