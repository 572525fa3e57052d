//! Actions in few letters, what they would bring in signs, and what Enter is called at each decision.

use crate::{
    cuba::{Action, Cuba, Good, Item, Position, Question, action::Use, board::STOPS},
    game::{Game, Happened, Seat},
    ids::Id,
    sitting::sheet::Signs,
    text::{Catalog, Message},
};

use super::marks::Marks;

fn letters(good: Good, catalog: &Catalog) -> String {
    catalog.say(&Message::new("cuba-ui-good").with("good", good.id())).text
}

/// A choice in few letters.
pub(super) fn short(action: Action, p: &Position, catalog: &Catalog) -> String {
    match action {
        Action::Drive(steps) => {
            let stop = (u32::from(p.car()) + u32::from(steps.get())) % u32::from(STOPS);
            let name = match p.layout().citizen_at(stop as u8) {
                Some(citizen) => catalog.text(&format!("cuba-citizen-{}", citizen.id())),
                None => catalog.text("cuba-component-harbour"),
            };
            format!("{} {name}", steps.get())
        }
        Action::Pawn(building) => catalog.text(&format!("cuba-building-{}", building.id())),
        Action::Take(one) | Action::LeaveOut(one) => catalog.text(&format!("cuba-good-{}", one.id())),
        Action::Deliver { good, count } => format!("{} {}", count.get(), letters(good, catalog)),
        Action::DeliverWood { instead_of, count } => {
            let message = Message::new("cuba-ui-wood").with("count", count.get());
            catalog.say(&message.with("for", letters(instead_of, catalog))).text
        }
        Action::Claim(building) => catalog.text(&format!("cuba-building-{}", building.id())),
        // With Alonso there is more than one building to use.
        Action::Use(how) if p.question() == Question::Use => usage(how, catalog),
        Action::Roll(_) | Action::Give(_) | Action::Use(_) | Action::Decline | Action::Pass => {
            catalog.say(&crate::cuba::words::action(action)).text
        }
    }
}

/// A use of the building on which the pawn stands.
fn usage(how: Use, catalog: &Catalog) -> String {
    let say = |message: Message| catalog.say(&message).text;
    match how {
        Use::Bank | Use::Church | Use::Sawmill => catalog.text("cuba-ui-use"),
        Use::Distillery(count) => format!("{} {}", count.get(), letters(Good::Rum, catalog)),
        Use::CigarFactory(count) => format!("{} {}", count.get(), letters(Good::Cigars, catalog)),
        Use::BlackMarket { give, take } => format!("{} > {}", letters(give, catalog), letters(take, catalog)),
        Use::Cafe(goods) => goods.goods().iter().map(|good| letters(*good, catalog)).collect::<Vec<_>>().join(" + "),
        Use::Customs(good) | Use::TradingOffice(good) => catalog.text(&format!("cuba-good-{}", good.id())),
        Use::Casino { into, count } => {
            say(Message::new("cuba-ui-casino").with("to", into.id()).with("count", count.get()))
        }
        Use::HarbourOffice(shift) => say(Message::new("cuba-ui-shift").with("way", shift.id())),
        Use::Newspaper(None) => catalog.text("cuba-ui-nobody"),
        Use::Newspaper(Some(citizen)) => catalog.text(&format!("cuba-citizen-{}", citizen.id())),
    }
}

/// What an action would change in a hand, in signs; empty where it is not possible or changes nothing.
pub(super) fn brought(p: &Position, who: Seat, action: Action, signs: &Signs, catalog: &Catalog) -> String {
    let Ok(played) = Cuba::play(p, None, action) else { return String::new() };
    let (mut pesos, mut points, mut goods) = (0, 0, [0; Good::ALL.len()]);
    for event in &played.events {
        event.changes(&mut |seat, item, by| {
            if seat == who {
                match item {
                    Item::Pesos => pesos += by,
                    Item::Points => points += by,
                    Item::Good(good) => goods[good.index()] += by,
                }
            }
        });
    }
    let goods = Good::ALL.iter().map(|good| (goods[good.index()], letters(*good, catalog)));
    let all = [(points, Marks::beside(signs).points.to_owned()), (pesos, "$".to_owned())].into_iter().chain(goods);
    all.filter(|(by, _)| *by != 0).map(|(by, what)| signed(by, &what)).collect::<Vec<_>>().join(" ")
}

/// What Enter does at a decision, in a word.
pub(super) fn decision_label(question: Question) -> Message {
    Message::new("cuba-ui-do").with("decision", question.id())
}

/// A change in signs: `+2 Su`.
pub(super) fn signed(by: i32, what: &str) -> String {
    let sign = if by < 0 { "−" } else { "+" };
    format!("{sign}{} {what}", by.abs())
}
