//! The tiny game in JSON.

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    game::{Decision, Dice, Game, Seat},
    ids::Id,
    wire::{
        Requested, Wire,
        json::{Bad, Fields, Raw},
    },
};

use super::{
    game::{Action, Hand, Kind, MOST_BEANS, PLAYERS, Position, Tiny},
    told::Item,
};

/// The game that a seed draws.
pub fn drawn(seed: u64) -> Position {
    let mut dice = Chance::seeded(seed);
    Position::new(MOST_BEANS - dice.below(6) as u8, Seat(dice.below(PLAYERS.into()) as u8))
}

fn small(raw: Raw<'_>) -> Result<u8, Bad> {
    raw.number_up_to(u8::MAX.into()).map(|number| number as u8)
}

fn read_hand(raw: Raw<'_>) -> Result<Hand, Bad> {
    let mut fields = raw.object()?;
    let hand = Hand { beans: small(fields.take("beans")?)?, pass: fields.take("pass")?.truth()? };
    fields.finish()?;
    Ok(hand)
}

impl Wire for Tiny {
    fn read_new(fields: Fields<'_>, seed: u64) -> Result<Position, Bad> {
        fields.finish()?;
        Ok(drawn(seed))
    }

    fn read_setup(setup: Raw<'_>) -> Result<Position, Bad> {
        Self::read_state(setup)
    }

    fn read_state(state: Raw<'_>) -> Result<Position, Bad> {
        let mut fields = state.object()?;
        let position = Position {
            heap: small(fields.take("heap")?)?,
            hands: [read_hand(fields.take("first")?)?, read_hand(fields.take("second")?)?],
            turn: fields.take("turn")?.seat(PLAYERS)?,
            allowed: fields.take("allowed")?.nullable(small)?,
        };
        fields.finish()?;
        Ok(position)
    }

    fn read_action(action: Raw<'_>, _: u8) -> Result<Requested<Action>, Bad> {
        let mut fields = action.object()?;
        let kind: Kind = fields.take("type")?.id()?;
        let count = fields.optional("count").map(small).transpose()?;
        fields.finish()?;
        Ok(match (kind, count) {
            (Kind::Toss, None) => Requested::Roll(Action::Toss(0)),
            (Kind::Toss, Some(allowed)) => Requested::Do(Action::Toss(allowed)),
            (Kind::Take, count) => Requested::Do(Action::Take(count.unwrap_or(0))),
            (Kind::Pass, _) => Requested::Do(Action::Pass),
        })
    }

    fn seats(_: &Position) -> u8 {
        PLAYERS
    }

    fn write_setup(setup: &Position) -> Value {
        Self::write_view(setup)
    }

    fn write_view(p: &Position) -> Value {
        let [first, second] = p.hands.map(|hand| json!({ "beans": hand.beans, "pass": hand.pass }));
        json!({ "heap": p.heap, "first": first, "second": second, "turn": p.turn.0, "allowed": p.allowed })
    }

    fn write_decision(p: &Position) -> Value {
        match Self::decision(p) {
            Decision::Over => json!({ "type": "over" }),
            Decision::Ask { seat, .. } | Decision::Chance { seat } => {
                json!({ "type": p.question().id(), "seat": seat.0 })
            }
        }
    }

    fn write_action(action: Action) -> Value {
        match action {
            Action::Toss(count) | Action::Take(count) => json!({ "type": action.kind().id(), "count": count }),
            Action::Pass => json!({ "type": action.kind().id() }),
        }
    }

    fn item_id(item: Item) -> &'static str {
        match item {
            Item::Beans => "beans",
            Item::Passes => "passes",
        }
    }

    fn nearest(_: &Position, _: Action) -> Option<Value> {
        None
    }

    fn is_roll(action: Action) -> bool {
        action.kind() == Kind::Toss
    }
}
