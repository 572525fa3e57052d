//! Facts about goods: in hands, in the supply, on the dice.

use serde_json::{Value as Json, json};

use crate::{
    course::{
        fault::Flaw,
        goal::amount_or_word,
        shape::{At, Definitions, Keys, Shape, Value, table, written_as},
        taught::{Amount, Who},
    },
    cuba::{Good, Position},
    game::Seat,
    ids::{Id, ids},
    text::Message,
};

use super::{Counting, Evidence, Factual, gaps_of, named, seat, wanted};

ids! {
    /// What a seat can have.
    pub enum Holding {
        Pesos = "pesos",
        Points = "points",
        Sugar = "sugar",
        Citrus = "citrus",
        Tobacco = "tobacco",
        Rum = "rum",
        Cigars = "cigars",
        Wood = "wood",
        Goods = "goods",
    }
}

impl Holding {
    pub(in crate::cuba::lessons) fn of(self, p: &Position, seat: Seat) -> i32 {
        let hand = p.hand(seat);
        match (self, Good::from_id(self.id())) {
            (Self::Pesos, _) => hand.pesos.into(),
            (Self::Points, _) => hand.points.into(),
            (_, Some(good)) => hand.goods[good].into(),
            (_, None) => hand.goods.total().into(),
        }
    }
}

/// A number for each of several goods.
#[derive(Clone, Debug)]
pub struct PerGood(Vec<(Good, Option<Amount>)>);

impl PerGood {
    fn read_with(value: &Value<'_>, words: &[&str], faults: &mut Vec<Flaw>) -> Option<Self> {
        let table = Keys::open(value, faults)?;
        table.close(&Good::ALL.iter().map(|good| good.id()).collect::<Vec<_>>(), faults);
        let mut numbers = Vec::new();
        for (name, inner) in table.each() {
            let Some(good) = Good::from_id(name.get_ref()) else { continue };
            numbers.push((good, amount_or_word(inner, words, faults)?.ok()));
        }
        Some(Self(numbers))
    }

    fn described(defs: &mut Definitions, words: &[&str]) -> Json {
        let mut ways = vec![Amount::schema(defs)];
        ways.extend(words.iter().map(|word| json!({ "const": word })));
        let goods: serde_json::Map<_, _> =
            Good::ALL.iter().map(|good| (good.id().to_owned(), json!({ "oneOf": ways }))).collect();
        json!({ "type": "object", "properties": goods, "additionalProperties": false })
    }
}

/// What the dice show; `none`: the die was left out.
#[derive(Clone, Debug)]
pub struct DiceShow(PerGood);

impl Shape for DiceShow {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        PerGood::read_with(value, &["none"], faults).map(Self)
    }

    fn schema(defs: &mut Definitions) -> Json {
        PerGood::described(defs, &["none"])
    }
}

fn die(p: &Position, good: Good) -> Option<u8> {
    let on_ship = good != Good::Wood && p.left_out().is_some_and(|left_out| left_out != good);
    on_ship.then(|| p.demand(good))
}

impl Factual for DiceShow {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        let one = |(good, amount): &(Good, Option<Amount>)| {
            Some((named("die").with("good", good.id()), (*amount)?, die(by.now, *good)?.into()))
        };
        self.0.0.iter().filter_map(one).collect()
    }

    fn holds(&self, by: Evidence<'_>) -> bool {
        self.0.0.iter().all(|(good, amount)| match (amount, die(by.now, *good)) {
            (None, face) => face.is_none(),
            (Some(amount), Some(face)) => amount.holds(face.into()),
            (Some(_), None) => false,
        })
    }

    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let gaps = gaps_of(self.figures(by));
        // A die that is not on the ship, or that should not be.
        if gaps.is_empty() { vec![wanted("dice")] } else { gaps }
    }
}

/// What lies beside the board.
#[derive(Clone, Debug)]
pub struct SupplyHolds(PerGood);

impl Shape for SupplyHolds {
    fn read(value: &Value<'_>, faults: &mut Vec<Flaw>) -> Option<Self> {
        PerGood::read_with(value, &[], faults).map(Self)
    }

    fn schema(defs: &mut Definitions) -> Json {
        PerGood::described(defs, &[])
    }
}

impl Factual for SupplyHolds {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        let one = |(good, amount): &(Good, Option<Amount>)| {
            Some((named("supply").with("good", good.id()), (*amount)?, by.now.supply()[*good].into()))
        };
        self.0.0.iter().filter_map(one).collect()
    }
}

table! {
    /// Numbers that somebody has, or has more than before.
    pub struct Holdings {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// Pesos.
        "pesos" pesos: Option<Amount>,
        /// Victory points.
        "points" points: Option<Amount>,
        /// Sugar cane.
        "sugar" sugar: Option<Amount>,
        /// Citrus fruit.
        "citrus" citrus: Option<Amount>,
        /// Tobacco.
        "tobacco" tobacco: Option<Amount>,
        /// Rum.
        "rum" rum: Option<Amount>,
        /// Cigars.
        "cigars" cigars: Option<Amount>,
        /// Wood.
        "wood" wood: Option<Amount>,
        /// All goods together.
        "goods" goods: Option<Amount>,
    }
}

impl Holdings {
    fn each(&self) -> impl Iterator<Item = (Holding, Amount)> {
        let amounts = [
            self.pesos,
            self.points,
            self.sugar,
            self.citrus,
            self.tobacco,
            self.rum,
            self.cigars,
            self.wood,
            self.goods,
        ];
        Holding::ALL.iter().zip(amounts).filter_map(|(holding, amount)| Some((*holding, amount?)))
    }

    /// The numbers by name, with what each is.
    fn counted(&self, id: &str, number: impl Fn(Holding, Seat) -> i32) -> Vec<Counting> {
        let seat = seat(self.who.as_ref());
        let name = |holding: Holding| named(id).with("player", seat).with("what", holding.id());
        self.each().map(|(holding, amount)| (name(holding), amount, number(holding, seat))).collect()
    }
}

written_as! {
    /// What somebody has.
    HasNow(Holdings),
    /// What somebody has more than at the start of the step.
    HasGained(Holdings),
}

impl Factual for HasNow {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        self.0.counted("has", |holding, seat| holding.of(by.now, seat))
    }

    fn holds(&self, by: Evidence<'_>) -> bool {
        let seat = seat(self.0.who.as_ref());
        self.0.each().all(|(what, amount)| amount.holds(what.of(by.now, seat)))
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.0.who.iter().collect()
    }
}

impl Factual for HasGained {
    fn figures(&self, by: Evidence<'_>) -> Vec<Counting> {
        self.0.counted("gain", |holding, seat| holding.of(by.now, seat) - holding.of(by.start, seat))
    }

    fn holds(&self, by: Evidence<'_>) -> bool {
        let seat = seat(self.0.who.as_ref());
        self.0.each().all(|(what, amount)| amount.holds(what.of(by.now, seat) - what.of(by.start, seat)))
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.0.who.iter().collect()
    }
}
