//! The table of Santiago as a plain list, until somebody draws it: what is on offer, the squares, the ditches, the seats.
//!
//! Ids stand for words, as everywhere in this game until it has texts. Hides which number stands for which thing.

mod stage;

use crate::{
    game::{Count, Decision, Eyes, Game, Happened, Seat},
    ids::Id,
    sitting::{
        board::{Sight, Tabled},
        plain,
        sheet::{Sheet, Signs},
        spot::Spot,
    },
    text::{Catalog, Message, Spoken},
};

use super::{
    Action, Island, Position, Segment, Square, View,
    conceivable::conceivable,
    words::{id_alone, table},
};

/// The regions, by their numbers and names.
const OFFER: usize = 0;
const SQUARES: usize = 1;
const DITCHES: usize = 2;
const SEATS: usize = 3;
const NAMES: [&str; 4] = ["offer", "squares", "canals", "seats"];
/// So many numbers are kept for each region.
const EACH: u16 = 256;
/// Attempts with larger amounts are not offered.
const LARGEST: u16 = 5;

fn spot(region: usize, at: usize) -> Spot {
    Spot(region as u16 * EACH + at as u16)
}

fn place(spot: Spot) -> (usize, usize) {
    (usize::from(spot.0 / EACH), usize::from(spot.0 % EACH))
}

impl Tabled for Island {
    const REGIONS: usize = NAMES.len();

    fn named(region: usize) -> Message {
        id_alone(NAMES[region.min(NAMES.len() - 1)])
    }

    fn region(spot: Spot) -> usize {
        place(spot).0
    }

    fn spots(view: &View, region: usize) -> Vec<Spot> {
        let count = match region {
            OFFER => view.revealed.len(),
            SQUARES => Square::ALL.len(),
            DITCHES => Segment::ALL.len(),
            _ => view.seats.len(),
        };
        (0..count).map(|at| spot(region, at)).collect()
    }

    fn called(view: &View, spot: Spot) -> Option<&'static str> {
        match place(spot) {
            (OFFER, at) => view.revealed.get(at).copied().flatten().map(Id::id),
            (SQUARES, at) => Square::ALL.get(at).map(|square| square.id()),
            (DITCHES, at) => Segment::ALL.get(at).map(|segment| segment.id()),
            _ => None,
        }
    }

    fn holder(spot: Spot) -> Option<Seat> {
        let (region, at) = place(spot);
        (region == SEATS).then_some(Seat(at as u8))
    }

    fn holding(p: &Position, eyes: Eyes, seat: Seat) -> Vec<Message> {
        let seen = Self::view(p, eyes).seats.get(seat.index()).copied();
        let count = |what: &str, count: u16| id_alone(format!("{what} {count}"));
        let hand = |seen: super::view::SeatView| {
            let escudos = seen.escudos.map(|escudos| count("escudos", escudos));
            escudos.into_iter().chain([count("markers", seen.markers.into())])
        };
        seen.into_iter().flat_map(hand).collect()
    }

    fn about(p: &Position, action: Action) -> Option<Spot> {
        match action {
            Action::Plant { square, .. } | Action::PlaceNeutral(square) => Some(spot(SQUARES, square.index())),
            Action::Propose { segment, .. } | Action::Build(segment) | Action::Extra(segment) => {
                Some(spot(DITCHES, segment.index()))
            }
            Action::Support { proposer, .. } | Action::Accept(proposer) => {
                p.proposal(proposer).map(|segment| spot(DITCHES, segment.index()))
            }
            Action::Bid(_) | Action::Pass | Action::BuildNothing | Action::Decline => None,
        }
    }

    fn natural(p: &Position, spot: Spot) -> Option<Action> {
        let mut legal = Vec::new();
        Self::legal(p, &mut legal);
        legal.extend(Self::attempts(p, p.decider()));
        legal.into_iter().find(|action| Self::about(p, *action) == Some(spot))
    }

    fn attempts(p: &Position, who: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        Self::legal(p, &mut legal);
        let kinds: Vec<_> = legal.iter().map(|action| action.kind()).collect();
        let small = |amount: Count| amount.get() <= LARGEST;
        let mut found = Vec::new();
        conceivable(p, |action| {
            let fits = match action {
                Action::Bid(amount) | Action::Propose { amount, .. } | Action::Support { amount, .. } => small(amount),
                Action::Pass
                | Action::Plant { .. }
                | Action::PlaceNeutral(_)
                | Action::Accept(_)
                | Action::Build(_)
                | Action::BuildNothing
                | Action::Extra(_)
                | Action::Decline => true,
            };
            if fits && kinds.contains(&action.kind()) && (p.decider() != who || !legal.contains(&action)) {
                found.push(action);
            }
        });
        found
    }

    fn short(_: &Position, action: Action, _: &Catalog) -> String {
        action.to_string()
    }

    fn brought(p: &Position, who: Seat, action: Action, _: &Signs, _: &Catalog) -> String {
        let Ok(played) = Self::play(p, None, action) else { return String::new() };
        let mut changes: Vec<(&str, i32)> = Vec::new();
        for event in &played.events {
            event.changes(&mut |seat, item, by| match changes.iter_mut().find(|(one, _)| *one == item.id()) {
                Some((_, sum)) if seat == who => *sum += by,
                None if seat == who => changes.push((item.id(), by)),
                _ => {}
            });
        }
        let words = changes.iter().filter(|(_, by)| *by != 0).map(|(what, by)| format!("{by:+} {what}"));
        words.collect::<Vec<_>>().join(" ")
    }

    fn does(p: &Position) -> Message {
        match Self::decision(p) {
            Decision::Ask { seat, question } => Self::question(question, seat, p.overseer()),
            Decision::Chance { .. } | Decision::Over => id_alone("over"),
        }
    }

    fn line(view: &View, spot: Spot, catalog: &Catalog) -> String {
        let mut words: Vec<String> = Self::called(view, spot).map(str::to_owned).into_iter().collect();
        match place(spot) {
            (SQUARES, at) => words.extend(table::square(view, Square::ALL[at])),
            (DITCHES, at) if view.canals.contains(Segment::ALL[at]) => words.push("canal".to_owned()),
            (SEATS, at) => {
                words.push(catalog.seat(Seat(at as u8)));
                words.extend(view.seats[at].escudos.map(|escudos| format!("{escudos} $")));
            }
            _ => {}
        }
        words.join(" ")
    }

    fn draw(sight: &Sight<'_, Self>, sheet: &mut Sheet<'_>) {
        plain::draw(sight, sheet);
    }

    fn draw_region(sight: &Sight<'_, Self>, region: usize, sheet: &mut Sheet<'_>) {
        plain::draw_region(sight, region, sheet);
    }

    fn draw_shown(sight: &Sight<'_, Self>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
        plain::draw_shown(sight, region, sheet)
    }
}
