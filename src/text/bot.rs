//! What a bot thinks, in messages: why it does something, and where it sees the end.
//!
//! The parts of a judgement are the game's, and so are the texts that name them: their ids begin as those of all of the
//! game's texts do, which whoever asks says (`texts`).

use crate::{
    bot::{Judge, Judged, Level},
    ids::Id,
};

use super::message::Message;

/// The most reasons that anybody wants to hear.
const MOST_REASONS: usize = 3;

/// What a level is called.
pub fn level(level: Level) -> Message {
    Message::new("bot-level").with("level", level.id())
}

/// Why an action is good: the parts of the judgement that matter most.
pub fn why<G: Judge>(texts: &str, judged: &Judged<G>) -> Message {
    let mut parts: Vec<(G::Part, f64)> =
        judged.parts.iter().copied().filter(|(_, points)| rounded(*points) > 0).collect();
    parts.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    parts.truncate(MOST_REASONS);
    // What speaks for it comes first.
    parts.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let last = parts.len().saturating_sub(1);
    let reasons = parts.iter().enumerate().map(|(at, (part, points))| (at, reason(texts, *part, *points)));
    let reasons = reasons.reduce(|(_, list), (at, one)| {
        let id = if at == last { "bot-why-last" } else { "list-and-one" };
        (at, Message::new(id).with("list", list).with("one", one))
    });
    match reasons {
        Some((_, list)) => Message::new("bot-why").with("list", list),
        None => Message::new("bot-why-none"),
    }
}

/// What one move is ahead of another in, in points.
pub fn ahead<P: Id>(texts: &str, parts: &[(P, f64)]) -> Message {
    let mut parts: Vec<(P, f64)> = parts.iter().copied().filter(|(_, points)| tenths(*points) > 0).collect();
    parts.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let one = |(part, points): (P, f64)| {
        let part = Message::new(format!("{texts}-bot-part-name")).with("part", part.id());
        let said = Message::new("bot-ahead-part").with("part", part);
        said.with("way", if points > 0.0 { "more" } else { "less" }).with("number", decimal(points))
    };
    let list = parts.into_iter().map(one);
    match list.reduce(|list, one| Message::new("bot-ahead-list").with("list", list).with("one", one)) {
        Some(list) => Message::new("bot-ahead").with("list", list),
        None => Message::new("bot-ahead-none"),
    }
}

/// Where the bot sees whoever acts at the end.
pub fn lead<G: Judge>(judged: &Judged<G>) -> Message {
    match rounded(judged.value) {
        0 => Message::new("bot-lead-level"),
        points if judged.value > 0.0 => Message::new("bot-lead-ahead").with("points", points),
        points => Message::new("bot-lead-behind").with("points", points),
    }
}

fn reason(texts: &str, part: impl Id, points: f64) -> Message {
    let way = if points > 0.0 { "more" } else { "less" };
    Message::new(format!("{texts}-bot-part-{}-{way}", part.id())).with("points", rounded(points))
}

/// A number with one decimal; what it is less than 0 is not said.
pub fn decimal(number: f64) -> Message {
    let tenths = tenths(number);
    Message::new("simulate-decimal").with("whole", tenths / 10).with("tenths", tenths % 10)
}

fn tenths(number: f64) -> u32 {
    (number.abs() * 10.0).round() as u32
}

/// Whole points, whichever way.
fn rounded(points: f64) -> u32 {
    points.abs().round() as u32
}
