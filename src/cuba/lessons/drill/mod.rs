//! The drills of Santiago de Cuba: for each kind of question, what it looks for in a position, what the engine answers,
//! and what somebody could take for the answer.

mod answers;
mod delivery;
mod driving;
mod ending;
mod pawn;
mod refused;
mod ship;
mod zorro;

use crate::{
    chance::Chance,
    cuba::{Action, Cuba, Event, Position, Question, Rule, Setup},
    game::{Decision, Dice, Game, Played, Ruled},
    ids::ids,
};

use crate::course::{
    drill::{Drilled, Stem, Whim},
    taught::{LEARNER, Taught},
};

ids! {
    /// A kind of question.
    pub enum Template {
        /// What a drive costs.
        DriveCost = "drill-drive-cost",
        /// Whether something is possible, and which rule is against it.
        MayI = "drill-may-i",
        /// What a supplier gives.
        WhatComes = "drill-what-comes",
        /// Where the pawn can go.
        WhereTo = "drill-where-to",
        /// Whether the pawn moves and a building is used.
        StayAndUse = "drill-stay-and-use",
        /// Who gets the owner's point.
        Owner = "drill-owner",
        /// How much can be delivered.
        HowMany = "drill-how-many",
        /// What a delivery brings.
        Worth = "drill-worth",
        /// The dice after a delivery.
        DiceAfter = "drill-dice-after",
        /// The price marker after something that moves it.
        PriceAfter = "drill-price-after",
        /// Who rolls for a new ship.
        WhoRolls = "drill-who-rolls",
        /// What El Zorro's victim can give.
        Give = "drill-give",
        /// Who is inactive after a drive.
        Asleep = "drill-asleep",
        /// Who wins.
        WhoWins = "drill-who-wins",
    }
}

impl Drilled for Cuba {
    type Template = Template;

    fn rules(template: Template) -> &'static [Rule] {
        match template {
            Template::DriveCost => &[Rule::DriveCost, Rule::InactivePassOver],
            Template::MayI => refused::RULES,
            Template::WhatComes => &[Rule::SupplyShort, Rule::Pedro, Rule::Jose, Rule::Conchita, Rule::Miguel],
            Template::WhereTo => pawn::WHERE_TO,
            Template::StayAndUse => pawn::STAY_AND_USE,
            Template::Owner => &[Rule::OwnerPoint, Rule::OwnerPointNotOwn],
            Template::HowMany => &[Rule::DeliveryUpToDemand, Rule::DiceFifthNoDemand, Rule::DeliveryOwnGoods],
            Template::Worth => &[Rule::DeliveryPointsPerUnit, Rule::WoodOnePoint, Rule::TradingOfficePoints],
            Template::DiceAfter => delivery::DICE_AFTER,
            Template::PriceAfter => ship::PRICE_AFTER,
            Template::WhoRolls => ship::WHO_ROLLS,
            Template::Give => &[Rule::ZorroGiverChooses],
            Template::Asleep => &[Rule::InactiveBecomesActive],
            Template::WhoWins => ending::RULES,
        }
    }

    fn deal(chance: &mut Chance) -> Position {
        let players = 2 + chance.below(3) as u8;
        Self::begin(&Setup::random(players, chance)).expect("a random set-up is valid")
    }

    fn ask(template: Template, p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Self>> {
        let draft = match template {
            Template::DriveCost => driving::cost(p, chance),
            Template::MayI => refused::may_i(p, wish, chance),
            Template::WhatComes => driving::what_comes(p, chance),
            Template::WhereTo => pawn::where_to(p, chance),
            Template::StayAndUse => pawn::stay_and_use(p, wish, chance),
            Template::Owner => pawn::owner(p, wish, chance),
            Template::HowMany => delivery::how_many(p, chance),
            Template::Worth => delivery::worth(p, chance),
            Template::DiceAfter => delivery::dice_after(p, wish, chance),
            Template::PriceAfter => ship::price_after(p, chance),
            Template::WhoRolls => ship::who_rolls(p, chance),
            Template::Give => zorro::give(p, wish),
            Template::Asleep => driving::asleep(p, chance),
            Template::WhoWins => ending::who_wins(p, wish, chance),
        };
        draft.filter(|draft| wish.is_met(draft.case.exceptional))
    }
}

/// Whether the learner has to decide this.
fn is_asked(p: &Position, question: Question) -> bool {
    Cuba::decision(p) == Decision::Ask { seat: LEARNER, question }
}

/// One of several.
fn any<T: Copy>(list: &[T], chance: &mut Chance) -> Option<T> {
    let count = u32::try_from(list.len()).ok().filter(|count| *count > 0)?;
    list.get(chance.below(count) as usize).copied()
}

fn legal(p: &Position) -> Vec<Action> {
    let mut list = Vec::new();
    Cuba::legal(p, &mut list);
    list
}

/// What comes of a legal action; `None` where it ends the game, which no question but that about the winner is about.
fn played(p: &Position, action: Action) -> Option<Played<Cuba>> {
    let played = Cuba::play(p, None, action).ok()?;
    (played.position.question() != Question::Over).then_some(played)
}

/// Any drive of the learner's, and what comes of it.
fn any_drive(p: &Position, chance: &mut Chance) -> Option<(Action, Played<Cuba>)> {
    let drive = any(&legal(p), chance).filter(|_| is_asked(p, Question::Drive))?;
    Some((drive, played(p, drive)?))
}

/// Goes on while seats are asked this, each doing what a seat does that has nothing better to do.
fn go_on(mut played: Played<Cuba>, asked: impl Fn(Question) -> bool) -> Option<Played<Cuba>> {
    while asked(played.position.question()) {
        let next = Cuba::play(&played.position, None, Cuba::by_default(&played.position)?).ok()?;
        played.position = next.position;
        played.events.extend(next.events);
    }
    Some(played)
}

/// The events that explain an answer.
fn only(events: &[Event], explains: impl Fn(&Event) -> bool) -> Vec<Event> {
    events.iter().filter(|event| explains(event)).copied().collect()
}

/// The rules of some events, that of the last first: what an action ends with decides.
fn rules_last_first(events: &[Event]) -> Vec<Rule> {
    rules_of(&events.iter().rev().copied().collect::<Vec<_>>())
}

/// The rules of some events or refusals, each once.
fn rules_of<T: Ruled<Rule = Rule>>(told: &[T]) -> Vec<Rule> {
    let mut rules = Vec::new();
    for rule in told.iter().map(Ruled::rule) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}
