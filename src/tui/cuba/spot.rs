//! What can be pointed at on the table, how the focus moves between them, and the most natural thing to do with each.

use crate::{
    course::taught::Taught,
    cuba::{
        Action, Building, Cuba, Flower, Good, Position, Question, View,
        action::{Count, Gift, Use},
        board::{CITIZEN_STOPS, STOPS},
    },
    game::{Game, Seat},
    ids::{Id, ids},
};

use super::super::command::Command;

/// Something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::tui) enum Spot {
    /// A stop of the street, the harbour among them.
    Stop(u8),
    /// A die on the ship.
    Die(Good),
    Price,
    Ship,
    /// A good in the supply.
    Stock(Good),
    Building(Building),
    Seat(Seat),
}

ids! {
    /// A part of the screen that the focus can be in, in the order in which it goes on.
    pub(in crate::tui) enum Pane {
        Choices = "choices",
        Street = "street",
        Harbour = "harbour",
        Buildings = "buildings",
        Seats = "seats",
        Text = "text",
    }
}

impl Pane {
    pub(in crate::tui) fn after(self) -> Self {
        Self::ALL[(self.index() + 1) % Self::ALL.len()]
    }

    pub(in crate::tui) fn before(self) -> Self {
        Self::ALL[(self.index() + Self::ALL.len() - 1) % Self::ALL.len()]
    }

    /// What can be pointed at in it, in order.
    pub(in crate::tui) fn spots(self, view: &View) -> Vec<Spot> {
        match self {
            Self::Choices | Self::Text => Vec::new(),
            Self::Street => (0..STOPS).map(|steps| Spot::Stop((view.car + steps) % STOPS)).collect(),
            Self::Harbour => {
                let mut spots: Vec<Spot> = dice(view).into_iter().map(|(good, _)| Spot::Die(good)).collect();
                spots.extend([Spot::Price, Spot::Ship]);
                spots.extend(Good::ALL.iter().map(|good| Spot::Stock(*good)));
                spots
            }
            Self::Buildings => {
                Flower::ALL.iter().flat_map(|flower| view.layout.under(*flower)).map(Spot::Building).collect()
            }
            Self::Seats => (0..view.seats.len()).map(|seat| Spot::Seat(Seat(seat as u8))).collect(),
        }
    }
}

/// The dice that lie there: four on the ship, or the five that were rolled.
pub(in crate::tui) fn dice(view: &View) -> Vec<(Good, u8)> {
    match (view.rolled, &view.dice) {
        (Some(rolled), _) => crate::cuba::board::CARGO.into_iter().zip(rolled.faces()).collect(),
        (None, Some(dice)) => dice.clone(),
        (None, None) => Vec::new(),
    }
}

impl Spot {
    pub(in crate::tui) fn region(self) -> Pane {
        match self {
            Self::Stop(_) => Pane::Street,
            Self::Die(_) | Self::Price | Self::Ship | Self::Stock(_) => Pane::Harbour,
            Self::Building(_) => Pane::Buildings,
            Self::Seat(_) => Pane::Seats,
        }
    }

    /// The thing that lessons and the reference call it; a seat is none.
    pub(in crate::tui) fn thing(self, view: &View) -> Option<&'static str> {
        match self {
            Self::Stop(stop) => Some(view.layout.citizen_at(stop).map_or("harbour", Id::id)),
            Self::Die(good) | Self::Stock(good) => Some(good.id()),
            Self::Price => Some("price"),
            Self::Ship => Some("ship"),
            Self::Building(building) => Some(building.id()),
            Self::Seat(_) => None,
        }
    }

    /// Where a thing lies.
    pub(in crate::tui) fn of_thing(thing: &str, view: &View) -> Option<Self> {
        let all = Pane::ALL.iter().flat_map(|region| region.spots(view));
        let found = all.into_iter().find(|spot| spot.thing(view) == Some(thing));
        found.or(match thing {
            "car" => Some(Self::Stop(view.car)),
            "supply" => Some(Self::Stock(Good::Sugar)),
            "pawn" => Some(Self::Seat(Seat(0))),
            _ => None,
        })
    }

    /// Where an arrow leads inside the region. The street is a loop: right is always one stop further.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only arrows lead anywhere")]
    pub(in crate::tui) fn moved(self, command: Command, view: &View) -> Self {
        let forward = matches!(command, Command::Right | Command::Down);
        match self {
            Self::Stop(stop) => Self::Stop(match command {
                Command::Right => (stop + 1) % STOPS,
                Command::Left => (stop + STOPS - 1) % STOPS,
                // The stop opposite: the upper row is 0 to 4, the lower one 9 to 5.
                Command::Up if stop > 4 => CITIZEN_STOPS - stop,
                Command::Down if stop <= 4 => CITIZEN_STOPS - stop,
                _ => stop,
            }),
            Self::Building(_) => {
                let all = Pane::Buildings.spots(view);
                let at = all.iter().position(|spot| *spot == self).unwrap_or(0);
                let by = match command {
                    Command::Up => -3,
                    Command::Down => 3,
                    Command::Left => -1,
                    _ => 1,
                };
                all.get(at.wrapping_add_signed(by)).copied().unwrap_or(self)
            }
            Self::Die(_) | Self::Price | Self::Ship | Self::Stock(_) | Self::Seat(_) => {
                let all = self.region().spots(view);
                let at = all.iter().position(|spot| *spot == self).unwrap_or(0);
                all.get(at.wrapping_add_signed(if forward { 1 } else { -1 })).copied().unwrap_or(self)
            }
        }
    }
}

/// The thing on the table that an action is about, to be lit.
pub(in crate::tui) fn spot_of(action: Action, p: &Position) -> Option<Spot> {
    match action {
        Action::Drive(steps) => {
            let stop = (u32::from(p.car()) + u32::from(steps.get())) % u32::from(STOPS);
            Some(Spot::Stop(stop as u8))
        }
        Action::Pawn(building) | Action::Claim(building) => Some(Spot::Building(building)),
        Action::Use(Use::Newspaper(Some(citizen))) => Some(Spot::Stop(p.layout().stop_of(citizen))),
        Action::Use(Use::Customs(good) | Use::TradingOffice(good)) => Some(Spot::Die(good)),
        Action::Use(Use::HarbourOffice(_)) => Some(Spot::Price),
        Action::Use(how) => Some(Spot::Building(how.building())),
        Action::Deliver { good, .. } | Action::DeliverWood { instead_of: good, .. } | Action::LeaveOut(good) => {
            Some(Spot::Die(good))
        }
        Action::Take(good) => Some(Spot::Stock(good)),
        Action::Give(Gift::Good(good)) => Some(Spot::Stock(good)),
        Action::Give(Gift::Peso | Gift::Point) => Some(Spot::Seat(p.decider())),
        Action::Roll(_) => Some(Spot::Ship),
        Action::Decline | Action::Pass => None,
    }
}

/// The most natural action with a thing, possible or not; `None`: it can only be looked at.
pub(in crate::tui) fn natural(spot: Spot, p: &Position) -> Option<Action> {
    let mut legal = Vec::new();
    Cuba::legal(p, &mut legal);
    // Of what is possible, the most: a delivery of 2 rather than of 1.
    if let Some(action) = legal.iter().rev().find(|action| spot_of(**action, p) == Some(spot)) {
        return Some(*action);
    }
    let hand = p.hand(p.decider());
    match spot {
        Spot::Stop(stop) => match (p.question(), p.layout().citizen_at(stop)) {
            (Question::Use, Some(citizen)) if hand.pawn == Some(Building::Newspaper) => {
                Some(Action::Use(Use::Newspaper(Some(citizen))))
            }
            _ => Some(Action::Drive(Count::new(u16::from(p.steps_to(stop))))),
        },
        Spot::Building(building) => match p.question() {
            Question::Alonso => Some(Action::Claim(building)),
            Question::Use => first_use(building, p, &legal).or(Some(Action::Pawn(building))),
            Question::Roll
            | Question::LeaveOut
            | Question::Drive
            | Question::Give
            | Question::Take
            | Question::Pawn
            | Question::Deliver
            | Question::Over => Some(Action::Pawn(building)),
        },
        Spot::Die(good) | Spot::Stock(good) => match p.question() {
            Question::LeaveOut => Some(Action::LeaveOut(good)),
            Question::Take => Some(Action::Take(good)),
            Question::Give => Some(Action::Give(Gift::Good(good))),
            Question::Deliver => Some(delivery(good, p)),
            Question::Roll | Question::Drive | Question::Alonso | Question::Pawn | Question::Use | Question::Over => {
                None
            }
        },
        Spot::Price | Spot::Ship | Spot::Seat(_) => None,
    }
}

/// All that the hand has for a die: the good itself, or else wood in its place.
fn delivery(good: Good, p: &Position) -> Action {
    let hand = p.hand(p.decider());
    let count = |pieces: u8| Count::new(u16::from(pieces).max(1));
    if hand.goods[good] == 0 && hand.goods[Good::Wood] > 0 && good != Good::Wood {
        return Action::DeliverWood { instead_of: good, count: count(hand.goods[Good::Wood]) };
    }
    Action::Deliver { good, count: count(hand.goods[good]) }
}

/// A use of a building that somebody could think of: a possible one before others.
fn first_use(building: Building, p: &Position, legal: &[Action]) -> Option<Action> {
    let of = |action: &Action| matches!(action, Action::Use(how) if how.building() == building);
    if let Some(action) = legal.iter().find(|action| of(action)) {
        return Some(*action);
    }
    let mut found = None;
    Cuba::conceivable(p, &mut |action| {
        if found.is_none() && of(&action) {
            found = Some(action);
        }
    });
    found
}

/// Attempts with larger numbers are not offered; they can be typed on plain lines.
const LARGEST: u16 = 3;

/// What somebody might try though it is not possible: of the kinds that are asked for, with small numbers.
pub(in crate::tui) fn attempts(p: &Position, who: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    Cuba::legal(p, &mut legal);
    let idle = legal.is_empty();
    let kinds: Vec<_> = legal.iter().map(|action| action.kind()).collect();
    let usable: Vec<Building> = legal
        .iter()
        .filter_map(|action| if let Action::Use(how) = action { Some(how.building()) } else { None })
        .chain(p.hand(who).pawn)
        .collect();
    let mut found = Vec::new();
    Cuba::conceivable(p, &mut |action| {
        let fits = match action {
            Action::Drive(steps) => steps.get() <= u16::from(STOPS) + 1,
            Action::Deliver { count, .. } | Action::DeliverWood { count, .. } => count.get() <= LARGEST,
            Action::Use(how) => p.decider() == who && usable.contains(&how.building()),
            Action::Roll(_)
            | Action::LeaveOut(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Claim(_)
            | Action::Pawn(_)
            | Action::Decline
            | Action::Pass => true,
        };
        let wanted = if idle { matches!(action, Action::Drive(_)) } else { kinds.contains(&action.kind()) };
        let refuses = matches!(action, Action::Pass | Action::Decline);
        // Staying where one is can be tried; nobody delivers nothing.
        let fits = fits && (!action.is_of_nothing() || matches!(action, Action::Drive(_)));
        if fits && (wanted || refuses) && (p.decider() != who || !legal.contains(&action)) {
            found.push(action);
        }
    });
    // What comes nearest to what is possible stands first.
    found.sort_by_key(|action| {
        (!kinds.contains(&action.kind()), matches!(action, Action::Drive(steps) if steps.get() == 0))
    });
    found
}
