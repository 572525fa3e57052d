//! A review in words: the list of what cost most, and everything about one of those moves.

use crate::{
    game::Seat,
    play::{
        Table,
        playable::Playable,
        player::names,
        review::{Judgment, Review},
    },
    sitting::telling,
    text::{Catalog, Message, bot::decimal},
};

use super::super::learn::desk::Desk;

/// A game that was reviewed.
pub(super) struct Reviewed<G: Playable> {
    pub(super) name: String,
    pub(super) table: Table<G>,
    pub(super) seats: Vec<Seat>,
    pub(super) review: Review<G>,
    pub(super) most: usize,
}

impl<G: Playable> Reviewed<G> {
    pub(super) fn worst(&self) -> Vec<&Judgment<G>> {
        self.review.worst(self.most)
    }
}

/// Speaks a language, with the names at the table.
pub(super) fn speak<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>, lang: &str) {
    let catalog = Catalog::new(lang, desk.foreign);
    let names = names(reviewed.table.players(), &catalog);
    desk.catalog = catalog.with_names(names);
}

/// What was reviewed, and the list of what cost most.
pub(super) fn overview<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>) {
    let head = Message::new("review-head").with("name", reviewed.name.clone());
    desk.say(&head.with("moves", reviewed.review.decisions).with("judged", reviewed.review.moves.len()));
    let people = reviewed.seats.iter().map(|seat| desk.catalog.seat(*seat)).collect::<Vec<_>>().join(", ");
    desk.say(&Message::new("review-seats").with("list", people));
    let worst = reviewed.worst();
    desk.say_id(if worst.is_empty() { "review-none" } else { "review-worst" });
    for (number, judgment) in worst.iter().enumerate() {
        let line = Message::new("review-line").with("at", judgment.at + 1).with("player", judgment.seat);
        let line = desk.catalog.say(&line.with("points", decimal(judgment.costs))).text;
        desk.lines.say(&format!("{}. {line}", number + 1));
    }
}

/// One of the moves that cost most, with everything about it.
pub(super) fn show<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>, number: usize) {
    let worst = reviewed.worst();
    let Some(judgment) = worst.get(number) else { return };
    desk.lines.gap();
    let head = Message::new("review-one").with("number", number + 1).with("count", worst.len());
    let head = head.with("at", judgment.at + 1).with("player", judgment.seat);
    desk.say(&head.with("points", decimal(judgment.costs)));
    desk.tell(&telling::judged(judgment));
    desk.tell(&telling::turned_out::<G>(&judgment.turn().events));
    desk.say_id("review-table");
    for line in G::table(&judgment.position) {
        desk.say(&line);
    }
}
