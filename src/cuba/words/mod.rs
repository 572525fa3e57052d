//! Santiago de Cuba in messages: what happened, why not, what could be, what is to be decided.
//!
//! The ids of the messages follow the ids of the engine, and its facts become their arguments; where a sentence needs
//! another name or one number more, it is said here. Tests say every one of them in every language.

pub mod table;

use super::{
    Action, Citizen, Event, Fault, Item, Question, Refusal, Rule,
    action::{Exchange, Use},
    board::{
        BANK_PESOS, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, CITIZEN_GOODS, GOODS_PER_POINT, MARIA_POINTS, MARKERS,
        MARTINEZ_PESOS, NEWSPAPER_PESOS, OWNER_POINTS, PIECES, SAWMILL_PESOS, SAWMILL_POINTS, SHIPS, START_PESOS,
        START_POINTS, TRADING_POINTS, WOOD_POINTS,
    },
    nearest::{Edit, Nearest},
};
use crate::{
    game::{Fact, Seat, Told},
    ids::Id,
};

use crate::text::message::Message;

/// What happened.
pub fn event(event: &Event) -> Message {
    let id = if let Event::Used { how, .. } = event {
        format!("cuba-event-used-{}", how.building().id())
    } else if let Event::Gained { item, .. } = event {
        let what = match item {
            Item::Points => "points",
            Item::Pesos => "pesos",
            Item::Good(_) => "good",
        };
        format!("cuba-event-gained-{what}")
    } else {
        format!("cuba-event-{}", event.id())
    };
    let mut message = Message::new(id);
    event.facts(&mut |name, fact| {
        let name = match (event, name) {
            (Event::OwnerPoint { .. }, "seat") => "owner",
            (Event::OwnerPoint { .. }, "visitor") | (_, "seat") => "player",
            (Event::OwnerPoint { .. }, "got") => "points",
            (Event::Gave { .. }, "to") => "taker",
            (Event::Gained { item: Item::Points, .. }, "got") => "points",
            (Event::Gained { item: Item::Pesos, .. }, "got") => "pesos",
            (Event::Gained { .. } | Event::SupplyShort { .. }, "got") => "count",
            (Event::Gained { .. }, "what") => "good",
            (Event::PawnMoved { .. }, "to") => "building",
            (Event::DieTurned { .. }, "to") => "face",
            (Event::Used { .. }, "goods") => "order",
            (_, "for_goods") => "extra",
            // What was due says less than what came.
            (Event::Gained { .. }, "count") => "due",
            (_, name) => name,
        };
        let message = &mut message;
        match (name, fact) {
            ("dice", Fact::Table(table)) => {
                message.args.push(("total", table.iter().map(|(_, face)| *face).sum::<u32>().into()));
            }
            (name, fact) => *message = std::mem::replace(message, Message::new("")).with_fact(name, fact),
        }
    });
    if let Event::Departed { ship, .. } = event { message.with("left", SHIPS - ship) } else { message }
}

/// Why an action is not possible.
pub fn refusal(refusal: &Refusal) -> Message {
    let mut message = Message::new(format!("cuba-refusal-{}", refusal.id()));
    refusal.facts(&mut |name, fact| {
        let name = match name {
            "seat" => "player",
            "decides" => "other",
            "goods" => "order",
            name => name,
        };
        message = std::mem::replace(&mut message, Message::new("")).with_fact(name, fact);
    });
    message
}

/// What would be possible: the one change that makes the action so, and what can be done now instead, if that is of the
/// same kind or all there is to say.
pub fn nearest(nearest: &Nearest, tried: Action) -> Vec<Message> {
    let mut messages = Vec::new();
    if let [edit] = nearest.change[..] {
        messages.push(edited(edit));
    }
    let instead = nearest.instead.filter(|instead| messages.is_empty() || instead.kind() == tried.kind());
    messages.extend(instead.map(|instead| Message::new("cuba-instead").with("action", action(instead))));
    messages
}

fn edited(edit: Edit) -> Message {
    let mut message = Message::new(format!("cuba-nearest-{}", edit.id()));
    edit.facts(&mut |name, fact| {
        let name = match (edit, name) {
            (Edit::Pesos { .. }, "by") => "pesos",
            (Edit::Points { .. }, "by") => "points",
            (_, "by") => "count",
            (_, "seat") => "player",
            (_, name) => name,
        };
        message = std::mem::replace(&mut message, Message::new("")).with_fact(name, fact);
    });
    message
}

/// An action as something to choose.
pub fn action(action: Action) -> Message {
    let kind = action.kind().id();
    let message = Message::new(format!("cuba-action-{kind}"));
    match action {
        Action::Roll(_) | Action::Decline | Action::Pass => message,
        Action::LeaveOut(good) | Action::Take(good) => message.with("good", good.id()),
        Action::Drive(steps) => message.with("steps", steps.get()),
        Action::Give(gift) => message.with("what", gift.id()),
        Action::Claim(building) | Action::Pawn(building) => message.with("building", building.id()),
        Action::Deliver { good, count } => message.with("good", good.id()).with("count", count.get()),
        Action::DeliverWood { instead_of, count } => message.with("for", instead_of.id()).with("count", count.get()),
        Action::Use(how) => {
            let message = Message::new(format!("cuba-action-use-{}", how.building().id()));
            match how {
                Use::Bank | Use::Church | Use::Sawmill => message,
                Use::Distillery(count) | Use::CigarFactory(count) => message.with("count", count.get()),
                Use::BlackMarket { give, take } => message.with("give", give.id()).with("take", take.id()),
                Use::Cafe(goods) => message.with("order", if goods.goods().len() > 1 { "both" } else { goods.id() }),
                Use::Customs(good) | Use::TradingOffice(good) => message.with("good", good.id()),
                Use::Casino { into, count } => {
                    let pesos = u32::from(count.get()) * u32::from(CASINO_PESOS);
                    let into = match into {
                        Exchange::Points => "points",
                        Exchange::Pesos => "pesos",
                    };
                    message.with("to", into).with("points", count.get()).with("pesos", pesos)
                }
                Use::HarbourOffice(shift) => message.with("way", shift.id()),
                Use::Newspaper(citizen) => message.with("citizen", citizen.map_or("none", Citizen::id)),
            }
        }
    }
}

/// What is to be decided, and in whose turn.
pub fn decision(question: Question, seat: Seat, turn: Seat) -> Message {
    let message = Message::new(format!("cuba-decision-{}", question.id()));
    match question {
        Question::Over => message,
        Question::Give => message.with("player", seat).with("taker", turn),
        Question::Roll
        | Question::LeaveOut
        | Question::Drive
        | Question::Take
        | Question::Alonso
        | Question::Pawn
        | Question::Use
        | Question::Deliver => message.with("player", seat),
    }
}

/// What is wrong with a described position.
pub fn fault(fault: Fault) -> Message {
    let mut message = Message::new(format!("cuba-fault-{}", fault.id()));
    fault.facts(&mut |name, fact| {
        let name = if name == "seat" { "player" } else { name };
        message = std::mem::replace(&mut message, Message::new("")).with_fact(name, fact);
    });
    message
}

/// A rule, with the numbers that the engine plays by.
#[expect(clippy::wildcard_enum_match_arm, reason = "most rules have no numbers that could change")]
pub fn rule(rule: Rule) -> Message {
    let message = Message::new(format!("cuba-rule-{}", rule.id()));
    match rule {
        Rule::Pedro | Rule::Jose | Rule::Conchita | Rule::Miguel => message.with("count", CITIZEN_GOODS),
        Rule::Maria => message.with("points", MARIA_POINTS),
        Rule::Martinez => message.with("pesos", MARTINEZ_PESOS),
        Rule::Bank => message.with("pesos", BANK_PESOS),
        Rule::Church => message.with("points", CHURCH_POINTS),
        Rule::Sawmill => message.with("points", SAWMILL_POINTS).with("pesos", SAWMILL_PESOS),
        Rule::Cafe => message.with("points", CAFE_POINTS),
        Rule::CafeMaxOneEach => message.with("points", 2 * CAFE_POINTS),
        Rule::CasinoBuyPoints | Rule::CasinoSellPoints => message.with("pesos", CASINO_PESOS),
        Rule::TradingOfficePoints => message.with("points", TRADING_POINTS),
        Rule::NewspaperPeso => message.with("pesos", NEWSPAPER_PESOS),
        Rule::WoodOnePoint => message.with("points", WOOD_POINTS),
        Rule::SetupStartPesos => message.with("pesos", START_PESOS),
        Rule::SetupStartPoints => message.with("points", START_POINTS),
        Rule::EndGoodsToPoints => message.with("count", GOODS_PER_POINT),
        Rule::EndSeventhShip => message.with("ships", SHIPS),
        Rule::AlonsoMaxThree => message.with("count", MARKERS),
        Rule::SupplyShort => message.with("count", PIECES),
        Rule::OwnerPoint => message.with("points", OWNER_POINTS),
        _ => message,
    }
}
