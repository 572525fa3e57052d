//! What a lesson file describes, laid out on the table.
//!
//! Hides what follows from what: which tiles are left, how many markers, who is asked.

use crate::{
    course::taught::Who,
    game::{Game, Seat},
    ids::Id,
    island::{
        Island, Moment, Question, Setup, Square, Start, Tile,
        board::{MARKERS, MOST_PLAYERS, START_MONEY, discards, rounds, stacks},
        moment::{Asked, Place, Plot, Suggestion},
    },
};

use super::scene::{Belongings, Grown, Plan, Scene};

/// Where the tiles lie that are not on the board.
struct Deal {
    discard: Option<Tile>,
    revealed: Vec<Option<Tile>>,
    stacks: Vec<Vec<Tile>>,
}

/// What of the tiles is said: whatever is not comes from the rest of the box.
#[derive(Default)]
struct Known<'s> {
    discard: Option<Tile>,
    revealed: Option<Vec<Option<Tile>>>,
    stacks: Option<&'s [Vec<Tile>]>,
}

/// The moment that a scene describes.
pub(super) fn moment(base: &Scene, own: Option<&Scene>) -> Option<Setup> {
    // Each key of the position's own, or else of the base.
    macro_rules! merged {
        ($key:ident) => {
            own.and_then(|own| own.$key.as_ref()).or(base.$key.as_ref())
        };
    }
    let players = merged!(players)?.value.min(u16::from(MOST_PLAYERS) + 1) as u8;
    let (overseer, question) = (merged!(overseer)?.seat(), *merged!(decision)?);
    let round = merged!(round).copied().unwrap_or(1);
    let board = merged!(board).map(|board| &board.0[..]).unwrap_or_default();
    let plantations: Vec<(Square, Plot)> = board.iter().map(|(square, grown)| (*square, Grown::plot(grown))).collect();
    let own_discard = own.and_then(|own| own.discard);
    let spoken = Known {
        // What the base has is of no use to a table where no tile leaves the game.
        discard: own_discard.or(base.discard.filter(|_| discards(players))),
        revealed: revealed(base, own, (players, question)),
        stacks: merged!(stacks).map(Vec::as_slice),
    };
    let Deal { discard, revealed, stacks } = dealt(spoken, (players, round), &plantations);
    let hands = [merged!(you), merged!(ana), merged!(luis), merged!(rosa), merged!(eva)];
    let seats = (0..players).map(Seat).zip(hands).map(|(seat, held)| place(held, seat, &plantations));
    // What the base has of them belongs to its own decision.
    let held_out = matches!(question, Question::Offer | Question::Build);
    let plans = if held_out { merged!(proposals) } else { own.and_then(|own| own.proposals.as_ref()) };
    let mut moment = Moment {
        players,
        hidden_money: merged!(hidden_money).copied().unwrap_or(true),
        spring: *merged!(spring)?,
        discard,
        stacks,
        revealed,
        seats: seats.collect(),
        deserts: merged!(deserts).cloned().unwrap_or_default(),
        palms: merged!(palms).cloned().unwrap_or_default(),
        canals: merged!(canals).cloned().unwrap_or_default(),
        plantations,
        common_canals: None,
        overseer,
        round,
        proposals: proposals(plans.map(|plans| &plans.0[..]).unwrap_or_default(), (overseer, players)),
        asked: Asked { question, seat: overseer, built: merged!(built).copied().unwrap_or(true) },
        over: None,
        result: None,
    };
    moment.asked.seat = merged!(asked).map_or_else(|| asker(&moment), |who| who.seat());
    Some(Setup::Moment(Box::new(moment)))
}

/// A new game with the tiles of the base, in which a seat speaks first.
pub(super) fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Setup> {
    if !Island::SEATS.contains(&players) || first.0 >= players {
        return None;
    }
    let spoken = Known {
        discard: base.discard.filter(|_| discards(players)),
        revealed: revealed(base, None, (players, Question::Bid)),
        stacks: base.stacks.as_deref(),
    };
    let deal = dealt(spoken, (players, 1), &[]);
    let piles = deal.revealed.into_iter().zip(deal.stacks).flat_map(|(top, stack)| top.into_iter().chain(stack));
    let tiles: Vec<Tile> = deal.discard.into_iter().chain(piles).collect();
    Some(Setup::New(Box::new(Start {
        players,
        // The overseer speaks last.
        overseer: first.before(players),
        spring: base.spring?,
        tiles: tiles.try_into().ok()?,
        palms: base.palms.clone().and_then(|palms| palms.try_into().ok()),
        hidden_money: base.hidden_money.unwrap_or(true),
    })))
}

/// The tiles turned up, as far as that is said.
fn revealed(base: &Scene, own: Option<&Scene>, (players, question): (u8, Question)) -> Option<Vec<Option<Tile>>> {
    if let Some(own) = own.and_then(|own| own.reveal.as_ref()) {
        return Some(own.iter().map(|tile| tile.0).collect());
    }
    let count = stacks(players);
    if !matches!(question, Question::Bid | Question::Plant | Question::PlaceNeutral) {
        return Some(vec![None; count]);
    }
    let usual = base.reveal.as_ref()?;
    Some(usual.iter().map(|tile| tile.0).take(count).collect())
}

/// Deals what is not said out of the rest of the box: the discard, what is turned up, and then round the stacks, the first
/// ones on top.
fn dealt(spoken: Known<'_>, (players, round): (u8, u16), plantations: &[(Square, Plot)]) -> Deal {
    let count = stacks(players);
    let planted = plantations.iter().map(|(_, plot)| plot.tile);
    let shown = spoken.revealed.iter().flatten().copied().flatten();
    let known =
        planted.chain(spoken.discard).chain(shown).chain(spoken.stacks.into_iter().flatten().flatten().copied());
    let mut rest = rest(known).into_iter();
    let discard = spoken.discard.or_else(|| if discards(players) { rest.next() } else { None });
    let revealed = spoken.revealed.unwrap_or_else(|| (0..count).map(|_| rest.next()).collect());
    let pile = || -> Vec<Vec<Tile>> {
        let height = usize::from(u16::from(rounds(players)).saturating_sub(round));
        let rest: Vec<Tile> = rest.take(count * height).collect();
        (0..count).map(|stack| rest.iter().skip(stack).step_by(count).copied().collect()).collect()
    };
    let stacks = spoken.stacks.map_or_else(pile, <[_]>::to_vec);
    Deal { discard, revealed, stacks }
}

/// The box without these tiles: one of each kind in their order, again and again.
fn rest(known: impl Iterator<Item = Tile>) -> Vec<Tile> {
    let mut left: Vec<usize> = Tile::ALL.iter().map(|tile| tile.copies()).collect();
    for tile in known {
        left[tile.index()] = left[tile.index()].saturating_sub(1);
    }
    let most = left.iter().copied().max().unwrap_or(0);
    let turns = (0..most).flat_map(|turn| Tile::ALL.iter().map(move |tile| (turn, *tile)));
    turns.filter(|(turn, tile)| left[tile.index()] > *turn).map(|(_, tile)| tile).collect()
}

fn place(held: Option<&Belongings>, seat: Seat, plantations: &[(Square, Plot)]) -> Place {
    let own = plantations.iter().filter(|(_, plot)| plot.owner == Some(seat));
    let laid = own.fold(0_u16, |sum, (_, plot)| sum.saturating_add(plot.markers));
    let said = |one: fn(&Belongings) -> Option<u16>| held.and_then(one);
    Place {
        escudos: said(|held| held.escudos).unwrap_or(START_MONEY),
        markers: said(|held| held.markers).unwrap_or(u16::from(MARKERS).saturating_sub(laid)),
        extra: !held.is_some_and(|held| held.extra_used),
        bid: said(|held| held.bid),
    }
}

/// How many seats speak before this one.
fn turn(seat: Seat, (overseer, players): (Seat, u8)) -> u8 {
    // A table of nobody is refused later, with its reason.
    let players = players.max(1);
    (seat.0 + players - 1 - overseer.0 % players) % players
}

/// The proposals in the order of speaking, in whichever they are written.
fn proposals(plans: &[(Who, Plan)], table: (Seat, u8)) -> Vec<Suggestion> {
    let one = |(who, plan): &(Who, Plan)| {
        let mut supports: Vec<(Seat, u16)> = plan.backers.0.iter().map(|(who, amount)| (who.seat(), *amount)).collect();
        supports.sort_by_key(|(seat, _)| turn(*seat, table));
        Suggestion { seat: who.seat(), segment: plan.segment, amount: plan.amount, supports }
    };
    let mut proposals: Vec<Suggestion> = plans.iter().map(one).collect();
    proposals.sort_by_key(|one| turn(one.seat, table));
    proposals
}

/// The first from the overseer's left who can be asked; the overseer where nobody can.
fn asker(moment: &Moment) -> Seat {
    let table = (moment.overseer, moment.players);
    let mut seats: Vec<Seat> = (0..moment.players).map(Seat).collect();
    seats.sort_by_key(|seat| turn(*seat, table));
    let fits = |seat: &Seat| {
        let asked = Asked { seat: *seat, ..moment.asked };
        Island::begin(&Setup::Moment(Box::new(Moment { asked, ..moment.clone() }))).is_ok()
    };
    seats.into_iter().find(fits).unwrap_or(moment.overseer)
}
