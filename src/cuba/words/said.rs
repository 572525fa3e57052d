//! Actions and rules of Santiago de Cuba in messages.

use crate::{
    cuba::{
        Action, Citizen, Rule,
        action::{Exchange, Use},
        board::{
            BANK_PESOS, CAFE_POINTS, CASINO_PESOS, CHURCH_POINTS, CITIZEN_GOODS, GOODS_PER_POINT, MARIA_POINTS,
            MARKERS, MARTINEZ_PESOS, NEWSPAPER_PESOS, OWNER_POINTS, PIECES, SAWMILL_PESOS, SAWMILL_POINTS, SHIPS,
            START_PESOS, START_POINTS, TRADING_POINTS, WOOD_POINTS,
        },
    },
    ids::Id,
    text::{Arg, Message},
};

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
                Use::Cafe(cafe) => {
                    let goods = cafe.goods().iter().map(|good| good.id());
                    message.with("goods", Arg::Ids(goods.collect()))
                }
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
