//! Any moment of a game, described freely.
//!
//! A [`Moment`] can say anything, also what cannot be; it becomes a [`Position`] only if it breaks no invariant, and
//! otherwise every fault is named at once. What could not have come about by play but breaks no invariant is fine:
//! lessons start in the middle. Hides what makes a position valid.

use crate::{
    game::{Count, Seat},
    ids::Id,
};

use super::{
    action::Question,
    board::{
        Crop, FEWEST_PLAYERS, MARKERS, MOST_LOADED, MOST_PLAYERS, MOST_STACKS, PALMS, Point, Segment, Segments, Square,
        Squares, TILES, Tile, discards, rounds, stacks,
    },
    fault::Fault,
    position::{Hand, Offer, Position},
    rules::{auction, building, canals, ending::Score, planting},
};

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many players.
    pub players: u8,
    /// Whether totals are behind screens.
    pub hidden_money: bool,
    /// Where the spring is.
    pub spring: Point,
    /// The tile taken out before the game.
    pub discard: Option<Tile>,
    /// The tiles face down, each stack from the top.
    pub stacks: Vec<Vec<Tile>>,
    /// The tiles on offer by stack.
    pub revealed: Vec<Option<Tile>>,
    /// What grows where.
    pub plantations: Vec<(Square, Plot)>,
    /// The squares whose tile lies desert side up.
    pub deserts: Vec<Square>,
    /// The free squares with a palm.
    pub palms: Vec<Square>,
    /// The segments with a canal.
    pub canals: Vec<Segment>,
    /// The canals left in the common supply; they follow from the rest and are compared with it.
    pub common_canals: Option<u16>,
    /// By seat.
    pub seats: Vec<Place>,
    /// Who is overseer.
    pub overseer: Seat,
    /// Which round it is.
    pub round: u16,
    /// What was proposed, in the order in which it was.
    pub proposals: Vec<Suggestion>,
    /// What is to be decided.
    pub asked: Asked,
    /// Whether the game is over, to be compared.
    pub over: Option<bool>,
    /// The result, to be compared.
    pub result: Option<Option<Outcome>>,
}

/// A plantation, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// The tile.
    pub tile: Tile,
    /// Whose markers are on it.
    pub owner: Option<Seat>,
    /// How many.
    pub markers: u16,
    /// Whether a palm stands on it.
    pub palm: bool,
}

/// What a seat has, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// All the money.
    pub escudos: u16,
    /// Markers in the reserve.
    pub markers: u16,
    /// Whether the extra canal is still there.
    pub extra: bool,
    /// What was bid.
    pub bid: Option<u16>,
}

/// A proposal, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub segment: Segment,
    /// What the proposer offers.
    pub amount: u16,
    /// What others add.
    pub supports: Vec<(Seat, u16)>,
}

/// A decision, described freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What.
    pub question: Question,
    /// Who; of no meaning after the end.
    pub seat: Seat,
    /// At `extra`: whether the overseer built a canal.
    pub built: bool,
}

/// A large plantation, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// What grows there.
    pub crop: Crop,
    /// Its tiles.
    pub squares: Vec<Square>,
    /// Markers by seat.
    pub markers: Vec<u16>,
    /// What it is worth by seat.
    pub worth: Vec<u16>,
}

/// A result, described freely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The large plantations.
    pub regions: Vec<Worth>,
    /// By seat.
    pub scores: Vec<Score>,
    /// Those in the first place.
    pub winners: Vec<Seat>,
}

fn count(list: &[impl Sized]) -> u16 {
    list.len().min(usize::from(u16::MAX)) as u16
}

impl Moment {
    /// The position, or every fault found. The decision is looked at once everything it rests on is in order.
    pub(super) fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = Vec::new();
        if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&self.players) {
            return Err(vec![Fault::Players { players: self.players }]);
        }
        self.object_to_seats(&mut faults);
        self.object_to_counts(&mut faults);
        self.object_to_tiles(&mut faults);
        self.object_to_plots(&mut faults);
        let canals = self.canals(&mut faults);
        self.object_to_purses(&mut faults);
        self.object_to_bids(&mut faults);
        let over = self.asked.question == Question::Over;
        if self.over.is_some_and(|said| said != over) {
            faults.push(Fault::Over);
        }
        if !over && matches!(self.result, Some(Some(_))) {
            faults.push(Fault::Result);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut position = self.laid_out(canals);
        self.object_to_offers(&position, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        self.hold_out(&mut position);
        self.object_to_decision(&position, &mut faults);
        self.object_to_result(&position, &mut faults);
        if faults.is_empty() { Ok(position) } else { Err(faults) }
    }

    fn rounds(&self) -> u16 {
        rounds(self.players).into()
    }

    /// Seats that there are not; a reader of JSON refuses them before.
    fn object_to_seats(&self, faults: &mut Vec<Fault>) {
        let owners = self.plantations.iter().filter_map(|(_, plot)| plot.owner);
        let offers = self
            .proposals
            .iter()
            .flat_map(|one| std::iter::once(one.seat).chain(one.supports.iter().map(|(seat, _)| *seat)));
        let named = [self.overseer, self.asked.seat].into_iter().chain(owners).chain(offers);
        if let Some(seat) = named.into_iter().find(|seat| seat.0 >= self.players) {
            faults.push(Fault::NoSuchSeat { seat });
        }
    }

    fn object_to_counts(&self, faults: &mut Vec<Fault>) {
        let exists = (1..=self.rounds()).contains(&self.round);
        if !exists {
            faults.push(Fault::Round { round: self.round });
        }
        if self.discard.is_some() != discards(self.players) {
            faults.push(Fault::Discard);
        }
        if self.stacks.len() != stacks(self.players) {
            faults.push(Fault::Stacks { count: count(&self.stacks) });
        }
        for (stack, tiles) in self.stacks.iter().enumerate() {
            if exists && count(tiles) != self.rounds() - self.round {
                faults.push(Fault::StackHeight { stack: stack.min(255) as u8, count: count(tiles) });
            }
        }
        if self.revealed.len() != stacks(self.players) {
            faults.push(Fault::Revealed { count: count(&self.revealed) });
        }
        if self.seats.len() != usize::from(self.players) {
            faults.push(Fault::Seats { count: count(&self.seats) });
        }
    }

    fn object_to_tiles(&self, faults: &mut Vec<Fault>) {
        let planted = self.plantations.iter().map(|(_, plot)| plot.tile);
        let hidden = self.stacks.iter().flatten().copied();
        let tiles: Vec<Tile> = self
            .discard
            .into_iter()
            .chain(hidden)
            .chain(self.revealed.iter().flatten().copied())
            .chain(planted)
            .collect();
        for tile in Tile::ALL {
            let count = tiles.iter().filter(|one| *one == tile).count();
            if count > tile.copies() {
                faults.push(Fault::TileCount { tile: *tile, count: count.min(255) as u8 });
            }
        }
        let total = tiles.len() + self.deserts.len();
        if total > TILES {
            faults.push(Fault::TilesTotal { count: total.min(usize::from(u16::MAX)) as u16 });
        }
    }

    fn object_to_plots(&self, faults: &mut Vec<Fault>) {
        let planted = self.plantations.iter().map(|(square, _)| square);
        let squares = planted.chain(&self.deserts).chain(&self.palms);
        Squares::gather(squares, |square| faults.push(Fault::SquareTwice { square }));
        for (square, plot) in &self.plantations {
            if plot.markers > plot.tile.workers().into() {
                faults.push(Fault::PlotMarkers { square: *square, count: plot.markers });
            }
            if plot.owner.is_some() != (plot.markers > 0) {
                faults.push(Fault::PlotOwner { square: *square });
            }
        }
        let palms = self.palms();
        if palms.len() > PALMS {
            faults.push(Fault::PalmCount { count: palms.len() as u8 });
        }
        faults.extend(palms.both(self.spring.waters()).iter().map(|square| Fault::PalmAtSpring { square }));
    }

    /// All palms, on plantations too.
    fn palms(&self) -> Squares {
        let under = self.plantations.iter().filter(|(_, plot)| plot.palm).map(|(square, _)| *square);
        self.palms.iter().copied().chain(under).collect()
    }

    fn canals(&self, faults: &mut Vec<Fault>) -> Segments {
        let canals = Segments::gather(&self.canals, |segment| faults.push(Fault::CanalTwice { segment }));
        let (_, _, apart) = canals::survey(self.spring, canals);
        faults.extend(apart.iter().map(|segment| Fault::CanalApart { segment }));
        // What is over of phase 4: this round's too, at the extra canal and after the end.
        let question = self.asked.question;
        let over = self.round.saturating_sub(u16::from(!matches!(question, Question::Extra | Question::Over)));
        let used = self.seats.iter().filter(|place| !place.extra).count();
        match canals.len().checked_sub(used) {
            Some(common) if common <= usize::from(over) => {
                let left = self.rounds().saturating_sub(common as u16);
                if let Some(count) = self.common_canals.filter(|count| *count != left) {
                    faults.push(Fault::CommonCanals { count });
                }
                if common == 0 && question == Question::Extra && self.asked.built {
                    faults.push(Fault::CanalMissing);
                }
            }
            _ => faults.push(Fault::CanalCount { count: canals.len() as u16 }),
        }
        canals
    }

    fn object_to_purses(&self, faults: &mut Vec<Fault>) {
        for (seat, place) in (0..MOST_PLAYERS).map(Seat).zip(&self.seats) {
            if place.escudos > MOST_LOADED {
                faults.push(Fault::Escudos { seat, count: place.escudos });
            }
            let own = self.plantations.iter().filter(|(_, plot)| plot.owner == Some(seat));
            let markers = own.fold(place.markers, |sum, (_, plot)| sum.saturating_add(plot.markers));
            if markers > MARKERS.into() {
                faults.push(Fault::Markers { seat, count: markers });
            }
        }
    }

    fn object_to_bids(&self, faults: &mut Vec<Fault>) {
        let mut bids = Vec::new();
        for (seat, place) in (0..MOST_PLAYERS).map(Seat).zip(&self.seats) {
            let Some(amount) = place.bid.filter(|amount| *amount > 0) else { continue };
            let twice = Fault::BidTwice { amount };
            if bids.contains(&amount) && !faults.contains(&twice) {
                faults.push(twice);
            }
            bids.push(amount);
            if amount > place.escudos {
                faults.push(Fault::BidTooHigh { seat, amount });
            }
        }
    }

    /// Everything but the offers, once it is known to be in order.
    fn laid_out(&self, canals: Segments) -> Position {
        let (open, watered, _) = canals::survey(self.spring, canals);
        let mut hands = [Hand::default(); MOST_PLAYERS as usize];
        for (hand, place) in hands.iter_mut().zip(&self.seats) {
            let Place { escudos, markers, extra, bid } = *place;
            *hand = Hand { escudos, bid, offer: Offer::Nothing, markers: markers as u8, extra };
        }
        let height = usize::from(self.rounds());
        let mut tiles = [None; TILES];
        for (stack, places) in self.stacks.iter().zip(tiles.chunks_mut(height)) {
            let below = height - stack.len();
            places[below..].iter_mut().zip(stack).for_each(|(place, tile)| *place = Some(*tile));
        }
        let mut revealed = [None; MOST_STACKS];
        revealed[..self.revealed.len()].copy_from_slice(&self.revealed);
        let plots = |fits: &dyn Fn(&Plot) -> bool| {
            self.plantations.iter().filter(|(_, plot)| fits(plot)).map(|(square, _)| *square).collect::<Squares>()
        };
        let over = self.asked.question == Question::Over;
        Position {
            crops: std::array::from_fn(|crop| plots(&|plot| plot.tile.crop().index() == crop)),
            double: plots(&|plot| plot.tile.workers() == 2),
            owned: std::array::from_fn(|seat| plots(&|plot| plot.owner == Some(Seat(seat as u8)))),
            twice: plots(&|plot| plot.markers == 2),
            deserts: self.deserts.iter().copied().collect(),
            palms: self.palms(),
            watered,
            canals,
            open,
            hands,
            stacks: tiles,
            revealed,
            discard: self.discard,
            players: self.players,
            hidden_money: self.hidden_money,
            spring: self.spring,
            overseer: self.overseer,
            round: self.round as u8,
            question: self.asked.question,
            seat: if over { self.overseer } else { self.asked.seat },
            built: self.asked.question == Question::Extra && self.asked.built,
        }
    }

    /// Proposals and supports as they can have come about, seat by seat as they speak.
    fn object_to_offers(&self, p: &Position, faults: &mut Vec<Fault>) {
        if !matches!(p.question, Question::Offer | Question::Build) {
            if !self.proposals.is_empty() {
                faults.push(Fault::ProposalsLeft);
            }
            return;
        }
        let turn = |seat: Seat| p.speakers().position(|one| one == seat).unwrap_or(usize::MAX);
        let mut object = |fault: Fault| {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        };
        let before = |seat: Seat| turn(seat) < turn(p.seat) && seat != p.overseer;
        let (mut seats, mut segments, mut last) = (Vec::new(), Segments::EMPTY, None);
        for one in &self.proposals {
            if !before(one.seat) || last.is_some_and(|last| last >= turn(one.seat)) {
                object(Fault::OfferOrder { seat: one.seat });
            }
            last = Some(turn(one.seat));
            if segments.contains(one.segment) || !p.open.contains(one.segment) {
                object(Fault::OfferSegment { segment: one.segment });
            }
            segments.insert(one.segment);
            let mut after = turn(one.seat);
            for (seat, _) in &one.supports {
                if !before(*seat) || turn(*seat) <= after {
                    object(Fault::OfferOrder { seat: *seat });
                }
                after = turn(*seat);
            }
            for (seat, amount) in std::iter::once((one.seat, one.amount)).chain(one.supports.iter().copied()) {
                if seats.contains(&seat) {
                    object(Fault::OfferOrder { seat });
                }
                seats.push(seat);
                if amount == 0 || amount > p.hand(seat).escudos {
                    object(Fault::OfferAmount { seat, amount });
                }
            }
        }
    }

    fn hold_out(&self, p: &mut Position) {
        for one in &self.proposals {
            let amount = Count::new(one.amount);
            p.hands[one.seat.index()].offer = Offer::Proposal { segment: one.segment, amount };
            for (seat, amount) in &one.supports {
                let amount = Count::new(*amount);
                p.hands[seat.index()].offer = Offer::Support { proposer: one.seat, amount };
            }
        }
    }

    /// Whether the decision fits the rest, and is one that the engine would not have resolved by itself.
    fn object_to_decision(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (question, seat) = (p.question, p.seat);
        match question {
            Question::Bid => {
                let turn = p.speakers().position(|one| one == seat).unwrap_or(0);
                for (at, one) in p.speakers().enumerate() {
                    if p.hand(one).bid.is_some() != (at < turn) {
                        faults.push(Fault::BidOrder { seat: one });
                    }
                }
                if p.revealed().iter().any(Option::is_none) {
                    faults.push(Fault::RevealedAt { question });
                }
                if auction::amounts(p, seat) == 0 {
                    faults.push(Fault::DecisionEmpty { question });
                }
                return;
            }
            Question::Plant | Question::PlaceNeutral => return object_to_planting(p, faults),
            Question::Offer => {
                if seat == p.overseer {
                    faults.push(Fault::DecisionSeat { seat });
                } else if p.hand(seat).escudos == 0 {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Build => {
                if seat != p.overseer {
                    faults.push(Fault::DecisionSeat { seat });
                } else if !building::can_decide(p) {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Extra => {
                if !p.hand(seat).extra {
                    faults.push(Fault::DecisionEmpty { question });
                }
            }
            Question::Over => {
                if p.round != p.rounds() {
                    faults.push(Fault::OverRound { round: self.round });
                }
                let dry = p.planted().without(p.watered);
                faults.extend(dry.iter().map(|square| Fault::OverDry { square }));
            }
        }
        faults.extend(p.hands().filter(|(_, hand)| hand.bid.is_some()).map(|(seat, _)| Fault::BidLeft { seat }));
        if p.revealed().iter().any(Option::is_some) {
            faults.push(Fault::RevealedAt { question });
        }
    }

    fn object_to_result(&self, p: &Position, faults: &mut Vec<Fault>) {
        let (Some(given), Some(standing)) = (&self.result, p.standing()) else { return };
        if *given != Some(Outcome::of(&standing, p.players)) {
            faults.push(Fault::Result);
        }
    }
}

fn object_to_planting(p: &Position, faults: &mut Vec<Fault>) {
    let silent = p.hands().filter(|(_, hand)| hand.bid.is_none()).map(|(seat, _)| Fault::BidOrder { seat });
    let silent: Vec<_> = silent.collect();
    if !silent.is_empty() {
        return faults.extend(silent);
    }
    // A pass is 0, and so lower than every bid.
    let lowest = p.hands().map(|(_, hand)| hand.bid).min();
    if lowest != Some(p.hand(p.overseer).bid) {
        faults.push(Fault::Overseer { seat: p.overseer });
        return;
    }
    match planting::turn(p, planting::gone(p)) {
        Some((seat, question)) if question == p.question => {
            if seat != p.seat {
                faults.push(Fault::DecisionSeat { seat: p.seat });
            }
        }
        Some(_) | None => faults.push(Fault::RevealedAt { question: p.question }),
    }
}
