//! Santiago as it is played freely: drawn, coded, seen.
//!
//! Hides what somebody can foresee of what others hold.

use super::{
    Action, Event, Island, Position, Question, Rule, Setup,
    setup::Wish,
    wire,
    words::{id_alone, table},
};
use crate::{
    game::{Eyes, Game, LARGEST_SEED, Ruled, Seat},
    play::playable::Playable,
    reference::topic::Topic,
    text::{Message, harmless},
};

/// What joins the parts of a code.
const JOINT: char = '-';

impl Playable for Island {
    fn drawn(players: u8, seed: u64) -> Option<Setup> {
        let usual = || Setup::New(Box::new(Wish::usual(players).draw(wire::sources(seed))));
        Self::SEATS.contains(&players).then(usual)
    }

    /// The number of players and the seed, as `5-7`; without a seed the one given draws the game.
    fn coded(code: &str, seed: u64) -> Result<(Setup, Option<u64>), Message> {
        let unread = || id_alone(format!("code {}", harmless(code).chars().take(60).collect::<String>()));
        let (players, own) = code.split_once(JOINT).map_or((code, None), |(players, own)| (players, Some(own)));
        let known = |own: &str| own.parse().ok().filter(|own| *own <= LARGEST_SEED).ok_or_else(unread);
        let own = own.map(known).transpose()?;
        let players = players.parse().ok();
        let setup = players.and_then(|players| Self::drawn(players, own.unwrap_or(seed & LARGEST_SEED)));
        Ok((setup.ok_or_else(unread)?, own))
    }

    /// A table that its seed did not draw has no code but the number of its players.
    fn code(p: &Position, seed: Option<u64>) -> String {
        let seed = seed.filter(|seed| is_drawn(p, *seed));
        seed.map_or(p.players().to_string(), |seed| format!("{}{JOINT}{seed}", p.players()))
    }

    fn seen(p: &Position, eyes: Eyes) -> Vec<Message> {
        table::seen(p, eyes)
    }

    fn known(events: &[Event], eyes: Eyes) -> usize {
        // Nobody sees which tiles come; whoever cannot bid, offer or build lacks money; the end counts it.
        let others = |seat: Seat| Eyes::Seat(seat) != eyes;
        let tells = |event: &Event| {
            matches!(event, Event::Revealed { .. } | Event::Scored { .. })
                || matches!(event, Event::Passed { seat, reason: Some(_), .. } if others(*seat))
                || matches!(event, Event::BuiltNothing { seat, reason: Some(_) } if others(*seat))
        };
        events.iter().position(tells).unwrap_or(events.len())
    }

    fn depends(p: &Position, eyes: Eyes) -> bool {
        // Only who has money for it is asked; who is offered some decides in any case.
        let by_money = match p.question() {
            Question::Bid | Question::Offer => true,
            Question::Build => p.proposals().next().is_none(),
            Question::Plant | Question::PlaceNeutral | Question::Extra | Question::Over => false,
        };
        by_money && p.hidden_money() && Eyes::Seat(p.decider()) != eyes
    }

    fn says_amount(action: Action, by: i32) -> bool {
        by < 0 && matches!(action, Action::Bid(_) | Action::Propose { .. } | Action::Support { .. })
    }

    fn amount(what: &str, by: i32) -> Message {
        id_alone(format!("{what} {by:+}"))
    }

    fn sheet(p: &Position) -> Vec<Event> {
        p.standing().map(|standing| standing.told(p)).unwrap_or_default()
    }

    fn met(event: &Event) -> Vec<Topic> {
        Topic::rule::<Self>(event.rule()).into_iter().collect()
    }

    /// Nobody goes anywhere in this game.
    fn visited(_: &Position, _: Action) -> Option<Rule> {
        None
    }
}

/// Whether a seed has drawn what lies here, as far as it still lies as it was drawn.
fn is_drawn(p: &Position, seed: u64) -> bool {
    let Some(Ok(start)) = Island::drawn(p.players(), seed).map(|setup| Island::begin(&setup)) else { return false };
    let below = |stack: usize| {
        let drawn: Vec<_> = start.stack(stack).collect();
        let left: Vec<_> = p.stack(stack).collect();
        drawn.ends_with(&left)
    };
    (start.spring(), start.discard()) == (p.spring(), p.discard()) && (0..p.stacks()).all(below)
}
