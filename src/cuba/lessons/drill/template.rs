//! The kinds of question.

use crate::ids::ids;

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
