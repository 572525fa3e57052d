//! What else a face asks of this game: its dice as they are typed in, its score sheet, the flowers of somebody's own box.

use crate::{
    cuba::{
        Action, Citizen, Cuba, Event, Flower, Position,
        action::Roll,
        board::{CARGO, default_flower},
        layout::{Flowers, default_flowers},
        play::tiles,
    },
    ids::Id,
    play::{playable::Playable, puzzle::puzzle},
    sitting::{
        described::sketches,
        score::{Reckoned, ScoreSheet},
        sheet::Signs,
        stage::{Belonging, Drills, Keepsakes, Puzzles, Sketches, Staged},
    },
    text::{Message, Spoken},
};

use super::marks::{Marks, flower_look};

impl Staged for Cuba {
    const SPACED: &'static str = "S A N T I A G O   D E   C U B A";
    const BEGINNING: &'static str = "first-drive";
    const DRILLS: Option<Drills<Self>> = Some(Drills::of());
    const PUZZLES: Option<Puzzles<Self>> = Some(puzzle::<Self>);
    const SKETCHES: Option<Sketches> = Some(sketches::<Self>);

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn die(number: usize) -> Option<(Message, Vec<u8>)> {
        let good = CARGO.get(number)?;
        Some((Message::new("ui-play-die").with("good", good.id()), good.faces().to_vec()))
    }

    fn rolled(faces: &[u8]) -> Option<Action> {
        <[u8; CARGO.len()]>::try_from(faces).ok().map(|faces| Action::Roll(Roll::new(faces)))
    }

    fn reckoning(p: &Position, signs: &Signs) -> ScoreSheet {
        let sheet = Self::sheet(p);
        let announced = sheet.iter().filter(|event| matches!(event, Event::Won { .. })).map(Self::event);
        let line = |event: &Event| {
            let Event::Scored { seat, points, for_goods, total, goods_left, pesos, place } = *event else {
                return None;
            };
            let figures = vec![
                format!("{points} {}", Marks::beside(signs).points),
                format!("+{for_goods}"),
                total.to_string(),
                goods_left.to_string(),
                format!("{pesos} $"),
            ];
            Some(Reckoned { seat, place, figures })
        };
        let mut lines: Vec<Reckoned> = sheet.iter().filter_map(line).collect();
        lines.sort_by_key(|line| line.place);
        ScoreSheet {
            announced: announced.collect(),
            columns: vec!["cuba-ui-points", "ui-play-goods", "ui-play-total", "ui-play-left-over", "cuba-ui-pesos"],
            spare: 2,
            lines,
        }
    }

    /// El Zorro's flower has no colour in any box.
    fn belongings() -> Vec<&'static str> {
        Citizen::ALL.iter().filter(|citizen| **citizen != Citizen::Zorro).map(|citizen| citizen.id()).collect()
    }

    fn belonging(kept: Option<&Keepsakes>, which: &str) -> Belonging {
        let flower = Citizen::from_id(which).and_then(|citizen| flowers(kept)[citizen.index()]);
        let word = flower.map_or("none", Id::id);
        Belonging {
            name: Message::new("ui-set-flower").with("citizen", which.to_owned()),
            value: Message::new("cuba-ui-flower-word").with("flower", word),
            look: flower_look(flower),
        }
    }

    fn turned(kept: Option<&Keepsakes>, which: &str, forward: bool) -> Option<Keepsakes> {
        turn_flower(flowers(kept), Citizen::from_id(which)?, forward).map(|flowers| tiles::written(&flowers))
    }

    fn unusual(kept: Option<&Keepsakes>, thing: &str) -> Option<Message> {
        let citizen = Citizen::from_id(thing)?;
        let own = flowers(kept)[citizen.index()];
        let flower = own.filter(|_| own != default_flower(citizen))?;
        Some(Message::new("ui-own-flower").with("flower", flower.id()))
    }
}

/// The flower of each citizen in the user's box, in the order of the citizens.
fn flowers(kept: Option<&Keepsakes>) -> Flowers {
    kept.map_or_else(tiles::usual, tiles::read)
}

/// Gives a citizen another flower; each colour stays with two, so somebody with it gets the old one.
fn turn_flower(mut flowers: Flowers, citizen: Citizen, forward: bool) -> Option<Flowers> {
    let now = flowers[citizen.index()]?;
    let count = Flower::ALL.len();
    let next = Flower::ALL[(now.index() + if forward { 1 } else { count - 1 }) % count];
    let home = default_flowers();
    let holder = |one: &usize| flowers[*one] == Some(next);
    // Whoever has that flower without having it in the booklet gives it first.
    let strays = (0..flowers.len()).filter(holder).find(|one| home[*one] != Some(next));
    let other = strays.or_else(|| (0..flowers.len()).find(holder))?;
    flowers.swap(citizen.index(), other);
    Some(flowers)
}
