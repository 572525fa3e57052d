//! What is tested of Santiago alone, and what it brings to the tests of every game.

mod app;
mod examples;
mod learning;
mod ledger;
mod lines;
mod notation;
mod playing;
mod protocol;
mod refusals;
mod rulings;

use serde_json::Value;

use santiago::{
    chance::Chance,
    game::{Count, Dice, Game, Seat, Told},
    ids::Id,
    island::{
        Action, Hand, Island, Moment, Point, Position, Question, Segment, Setup, Square, Start, Tile,
        board::{MARKERS, MOST_LOADED, TILES, discards, rounds, stacks},
        moment::{Asked, Place, Plot, Suggestion},
    },
};

use crate::{support::Played, tested::Tested};

impl Tested for Island {
    const PLAYERS: [u8; 3] = [3, 4, 5];
    const GAMES: u64 = 10_200;
    const DERIVED: &'static [&'static str] = &["common_canals"];

    /// With and without palms, money hidden and open, springs on the edge too.
    fn setup(number: u64, chance: &mut Chance) -> Setup {
        let start = Start::random(Self::players_of(number), (number / 3).is_multiple_of(2), chance);
        let spring = Point::ALL[chance.below(20) as usize];
        let far = start.palms().both(spring.waters()).is_empty();
        let spring = if far { spring } else { start.spring };
        Setup::New(Box::new(Start { spring, hidden_money: !(number / 6).is_multiple_of(3), ..start }))
    }

    fn conceivable(p: &Position, each: &mut dyn FnMut(Action)) {
        santiago::island::conceivable::conceivable(p, each);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others have no number")]
    fn with_count(action: Action, count: u16) -> Action {
        let amount = Count::new(count);
        match action {
            Action::Bid(_) => Action::Bid(amount),
            Action::Propose { segment, .. } => Action::Propose { segment, amount },
            Action::Support { proposer, .. } => Action::Support { proposer, amount },
            action => action,
        }
    }

    fn strange(chance: &mut Chance) -> Vec<Action> {
        let nobody = Seat(chance.below(256) as u8);
        let square = Square::ALL[chance.below(48) as usize];
        vec![
            Action::Accept(nobody),
            Action::Support { proposer: nobody, amount: Count::new(1) },
            Action::Plant { stack: chance.below(256) as u8, square },
        ]
    }

    fn conserved(p: &Position) {
        for (seat, hand) in p.hands() {
            let on_board: u8 = Square::ALL
                .iter()
                .filter(|square| p.owner(**square) == Some(seat))
                .map(|square| p.markers(*square))
                .sum();
            assert!(hand.markers + on_board <= MARKERS);
            assert!(hand.bid.is_none_or(|bid| bid <= hand.escudos));
        }
        let tiles = (0..p.stacks()).map(|stack| p.stack(stack).count()).sum::<usize>()
            + p.revealed().iter().flatten().count()
            + p.planted().len()
            + p.deserts().len()
            + usize::from(p.discard().is_some());
        assert!(tiles <= TILES);
        assert!(p.planted().both(p.deserts()).is_empty() && p.palms().len() <= 3);
        assert!(p.common_canals() <= rounds(p.players()).into());
        // One network, and what it waters.
        for canal in p.canals().iter() {
            assert!(canal.waters().without(p.watered()).is_empty());
            assert!(!p.open().contains(canal));
        }
    }

    fn holdings(p: &Position) -> Vec<Vec<(&'static str, i32)>> {
        let hand =
            |(_, hand): (Seat, &Hand)| vec![("escudos", i32::from(hand.escudos)), ("markers", i32::from(hand.markers))];
        p.hands().map(hand).collect()
    }

    fn secrets(p: &Position) -> &'static [&'static str] {
        if p.hidden_money() { &["escudos"] } else { &[] }
    }

    fn change_unseen(state: &mut Value, p: &Position, me: Seat, chance: &mut Chance) {
        if p.hidden_money() && chance.below(2) == 0 {
            let escudos = &mut state["seats"][me.next(p.players()).index()]["escudos"];
            *escudos = (escudos.as_u64().expect("a number") + 1).into();
            return;
        }
        let stacks = state["stacks"].as_array_mut().expect("a list");
        let (one, other) = (chance.below(stacks.len() as u32) as usize, chance.below(stacks.len() as u32) as usize);
        if let Some(height) = stacks[one].as_array().map(Vec::len).filter(|height| *height > 0) {
            let at = chance.below(height as u32) as usize;
            let tile = stacks[one][at].clone();
            stacks[one][at] = stacks[other][height - 1].clone();
            stacks[other][height - 1] = tile;
        }
    }

    fn change_anything(state: &mut Value, seat: usize, chance: &mut Chance) {
        let square = Square::ALL[chance.below(48) as usize].id();
        match chance.below(7) {
            0 => state["seats"][seat]["escudos"] = chance.below(1_000).into(),
            1 => state["seats"][seat]["escudos"] = chance.below(3).into(),
            2 => state["seats"][seat]["markers"] = chance.below(3).into(),
            3 => drop(state["plantations"].as_object_mut().expect("an object").remove(square)),
            4 => state["hidden_money"] = (chance.below(2) == 0).into(),
            5 => drop(state["deserts"].as_array_mut().expect("a list").pop()),
            _ => drop(state["palms"].as_array_mut().expect("a list").pop()),
        }
    }

    /// Play may go beyond what can be loaded.
    fn loadable(p: &Position) -> bool {
        p.hands().all(|(_, hand)| hand.escudos <= MOST_LOADED)
    }

    fn headline(p: &Position) -> String {
        let palms: Vec<_> = p.palms().iter().map(Id::id).collect();
        format!("spring {} overseer seat{} palms {}", p.spring().id(), p.overseer().0, palms.join(","))
    }
}

/// A game under way.
type Under = Played<Island>;

/// A moment of a game, described by what is special about it.
///
/// Unless said otherwise: round 5, an empty board with the spring on p-2-1, 10 escudos and 22 markers each, all extra
/// canals in hand, seat 0 overseer, and seat 1 about to open the auction. What lies in the stacks is whatever is left.
#[derive(Clone, Debug)]
pub struct Scene(pub Moment);

pub fn scene(players: u8) -> Scene {
    Scene(Moment {
        players,
        hidden_money: true,
        spring: Point::P21,
        discard: None,
        stacks: Vec::new(),
        revealed: Vec::new(),
        plantations: Vec::new(),
        deserts: Vec::new(),
        palms: Vec::new(),
        canals: Vec::new(),
        common_canals: None,
        seats: vec![Place { escudos: 10, markers: MARKERS.into(), extra: true, bid: None }; players.into()],
        overseer: Seat(0),
        round: 5,
        proposals: Vec::new(),
        asked: Asked { question: Question::Bid, seat: Seat(1), built: false },
        over: None,
        result: None,
    })
}

/// The things that a text names.
fn ids<T: Id>(text: &str) -> Vec<T> {
    text.split_whitespace().map(|id| T::from_id(id).unwrap_or_else(|| panic!("no such thing: {id}"))).collect()
}

impl Scene {
    pub fn spring(mut self, point: &str) -> Self {
        self.0.spring = Point::from_id(point).expect("a point");
        self
    }

    pub fn round(mut self, round: u16) -> Self {
        self.0.round = round;
        self
    }

    pub fn overseer(mut self, seat: u8) -> Self {
        self.0.overseer = Seat(seat);
        self.0.asked.seat = Seat(seat).next(self.0.players);
        self
    }

    /// The tiles on offer by stack; `-` for one that is gone.
    pub fn revealed(mut self, tiles: &str) -> Self {
        self.0.revealed = tiles.split_whitespace().map(Tile::from_id).collect();
        self
    }

    /// Plantations, their markers out of the reserves: `d1 bean-2 0 2` is seat 0 with two, `a4 cane-1 - 0` is neutral.
    pub fn plots(mut self, plots: &str) -> Self {
        for plot in plots.split(',').filter(|plot| !plot.trim().is_empty()) {
            let words: Vec<&str> = plot.split_whitespace().collect();
            let plot = Plot {
                tile: Tile::from_id(words[1]).expect("a tile"),
                owner: words[2].parse().ok().map(Seat),
                markers: words[3].parse().expect("a number"),
                palm: words.len() > 4,
            };
            if let Some(owner) = plot.owner {
                self.0.seats[owner.index()].markers -= plot.markers;
            }
            self.0.plantations.push((Square::from_id(words[0]).expect("a square"), plot));
        }
        self
    }

    pub fn deserts(mut self, squares: &str) -> Self {
        self.0.deserts = ids(squares);
        self
    }

    pub fn palms(mut self, squares: &str) -> Self {
        self.0.palms = ids(squares);
        self
    }

    pub fn canals(mut self, segments: &str) -> Self {
        self.0.canals = ids::<Segment>(segments);
        self
    }

    pub fn escudos(mut self, escudos: &[u16]) -> Self {
        self.0.seats.iter_mut().zip(escudos).for_each(|(place, escudos)| place.escudos = *escudos);
        self
    }

    pub fn markers(mut self, seat: usize, markers: u16) -> Self {
        self.0.seats[seat].markers = markers;
        self
    }

    /// These seats have placed their extra canals.
    pub fn used(mut self, seats: &[usize]) -> Self {
        for seat in seats {
            self.0.seats[*seat].extra = false;
        }
        self
    }

    /// What each seat has bid; 0 for a pass.
    pub fn bids(mut self, bids: &[u16]) -> Self {
        self.0.seats.iter_mut().zip(bids).for_each(|(place, bid)| place.bid = Some(*bid));
        self
    }

    pub fn proposal(mut self, seat: u8, segment: &str, amount: u16, supports: &[(u8, u16)]) -> Self {
        let supports = supports.iter().map(|(seat, amount)| (Seat(*seat), *amount)).collect();
        let segment = Segment::from_id(segment).expect("a segment");
        self.0.proposals.push(Suggestion { seat: Seat(seat), segment, amount, supports });
        self
    }

    pub fn asks(mut self, question: Question, seat: u8) -> Self {
        self.0.asked = Asked { question, seat: Seat(seat), built: false };
        self
    }

    /// At the extra canal after a canal was built.
    pub fn extra(mut self, seat: u8, built: bool) -> Self {
        self.0.asked = Asked { question: Question::Extra, seat: Seat(seat), built };
        self
    }

    /// Fills what nobody has spoken of from the rest of the box.
    fn complete(mut self) -> Moment {
        let moment = &mut self.0;
        let mut rest = Tile::every().to_vec();
        let mut take = |wanted: Option<Tile>| {
            let at = match wanted {
                Some(tile) => rest.iter().position(|one| *one == tile).expect("left in the box"),
                None => rest.len() / 2,
            };
            rest.remove(at)
        };
        for tile in
            moment.plantations.iter().map(|(_, plot)| plot.tile).chain(moment.revealed.iter().flatten().copied())
        {
            take(Some(tile));
        }
        let stacks = stacks(moment.players);
        if moment.revealed.is_empty() {
            let bidding = moment.asked.question == Question::Bid;
            moment.revealed = (0..stacks).map(|_| bidding.then(|| take(None))).collect();
        }
        moment.discard = discards(moment.players).then(|| take(None));
        let height = u16::from(rounds(moment.players)) - moment.round;
        moment.stacks = (0..stacks).map(|_| (0..height).map(|_| take(None)).collect()).collect();
        self.0
    }

    /// The ids of what is wrong with it.
    pub fn faults(self) -> Vec<&'static str> {
        match Island::begin(&Setup::Moment(Box::new(self.complete()))) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(Told::id).collect(),
        }
    }

    pub fn start(self) -> Under {
        let position = Island::begin(&Setup::Moment(Box::new(self.complete())));
        Played { position: position.expect("a valid scene"), events: Vec::new() }
    }

    /// Starts and plays some actions.
    pub fn play(self, lines: &str) -> Under {
        self.start().lines(lines)
    }
}

impl Under {
    /// Plays some actions, one after the other.
    pub fn lines(self, lines: &str) -> Self {
        lines.split(';').fold(self, Played::play)
    }

    pub fn hand(&self, seat: u8) -> &Hand {
        self.position.hand(Seat(seat))
    }

    pub fn escudos(&self) -> Vec<u16> {
        self.position.hands().map(|(_, hand)| hand.escudos).collect()
    }

    pub fn reserves(&self) -> Vec<u8> {
        self.position.hands().map(|(_, hand)| hand.markers).collect()
    }

    /// The tile, its owner and its markers, or `desert`, or `free`.
    pub fn at(&self, square: &str) -> String {
        let square = Square::from_id(square).expect("a square");
        if self.position.deserts().contains(square) {
            return "desert".to_owned();
        }
        let Some(tile) = self.position.tile(square) else { return "free".to_owned() };
        let owner = self.position.owner(square).map_or("-".to_owned(), |seat| seat.0.to_string());
        format!("{} {owner} {}", tile.id(), self.position.markers(square))
    }

    /// The squares of the large plantation on a square.
    pub fn region(&self, square: &str) -> Vec<&'static str> {
        self.position.region(Square::from_id(square).expect("a square")).iter().map(Id::id).collect()
    }

    /// What everything comes to, by seat.
    pub fn totals(&self) -> Vec<u16> {
        self.position.standing().expect("the end").scores.iter().map(|score| score.total).collect()
    }
}
