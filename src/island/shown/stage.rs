//! What Santiago brings, beyond its table, so that whole sessions of it can be shown. There are no dice, and nothing of
//! anybody's own box that could be otherwise.

use crate::{
    ids::Id,
    island::{Action, Event, Island, Item, Position, words::id_alone},
    play::playable::Playable,
    sitting::{
        score::{Reckoned, ScoreSheet},
        sheet::{Look, Role, Signs},
        stage::{Belonging, Keepsakes, Staged},
    },
    text::{Message, Spoken},
};

impl Staged for Island {
    const SPACED: &'static str = "S A N T I A G O";
    const BEGINNING: &'static str = "the-island";

    /// Nobody has a turn of their own: what begins is a round.
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn die(_: usize) -> Option<(Message, Vec<u8>)> {
        None
    }

    fn rolled(_: &[u8]) -> Option<Action> {
        None
    }

    fn reckoning(p: &Position, _: &Signs) -> ScoreSheet {
        let sheet = Self::sheet(p);
        let announced = sheet.iter().filter(|event| matches!(event, Event::Won { .. })).map(Self::event);
        let line = |event: &Event| {
            let Event::Scored { seat, escudos, plantations, total, place } = *event else { return None };
            // Until there is a text for what a column is, it stands beside its number.
            let figures =
                vec![format!("{escudos} {}", Item::Escudos.id()), format!("+{plantations}"), total.to_string()];
            Some(Reckoned { seat, place, figures })
        };
        let mut lines: Vec<Reckoned> = sheet.iter().filter_map(line).collect();
        lines.sort_by_key(|line| line.place);
        ScoreSheet { announced: announced.collect(), columns: vec!["ui-play-total"; 3], spare: 2, lines }
    }

    fn belongings() -> Vec<&'static str> {
        Vec::new()
    }

    fn belonging(_: Option<&Keepsakes>, which: &str) -> Belonging {
        let name = id_alone(which.to_owned());
        Belonging { value: name.clone(), name, look: Look::role(Role::Text) }
    }

    fn turned(_: Option<&Keepsakes>, _: &str, _: bool) -> Option<Keepsakes> {
        None
    }

    fn unusual(_: Option<&Keepsakes>, _: &str) -> Option<Message> {
        None
    }
}
