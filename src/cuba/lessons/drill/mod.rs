//! The drills of Santiago de Cuba: for each kind of question, what it looks for in a position, what the engine answers,
//! and what somebody could take for the answer.

mod answers;
mod asking;
mod delivery;
mod driving;
mod ending;
mod pawn;
mod refused;
mod ship;
mod template;
mod zorro;

use crate::{
    chance::Chance,
    course::drill::{Drilled, Stem, Whim},
    cuba::{Cuba, Position, Rule, Setup},
    game::{Dice, Game},
};

use asking::{any, any_drive, go_on, is_asked, legal, only, played, rules_last_first, rules_of};
pub use template::Template;

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
