//! What a coach says to somebody who plays Santiago de Cuba for the first time, and how the first game opens.
//!
//! A remark belongs to a moment: something is asked, or the numbers on the table say that it matters now. Every number in
//! it comes from the position. Hides which moments there are, and which of them matter more.

use crate::{
    cuba::{
        Action, Building, Citizen, Flag, Good, Position, Question,
        board::{CAFE_POINTS, CARGO, GOODS_PER_POINT, HARBOUR, MARKERS, SHIPS},
    },
    game::Seat,
    ids::Id,
    text::Message,
};

/// The first two ships: the rolls, and the line of the lesson. Whoever leaves it plays on freely; the dice stay.
pub(super) const OPENING: [&str; 20] = [
    "roll 2 2 1 0 3",
    "leave-out cigars",
    "drive 2",
    "pawn church",
    "use church",
    "drive 1",
    "pawn bank",
    "use bank",
    "drive 3",
    "pawn cafe",
    "drive 3",
    "claim church",
    "pawn newspaper",
    "use newspaper",
    "drive 1",
    "deliver 2 sugar",
    "deliver 1 tobacco",
    "deliver 2 citrus",
    "roll 1 0 2 2 1",
    "leave-out cigars",
];

/// How far before the harbour whoever is next is as good as there.
const NEAR: u8 = 2;
/// So many visits make a building worth owning.
const OFTEN: usize = 2;

/// What there is to say to whoever decides, what matters most first; `before` is everything that was done.
pub(super) fn remarks(p: &Position, before: &[Action]) -> Vec<Message> {
    let question = p.question();
    let moment = Occasion { p, seat: p.decider(), before };
    let asked = (!matches!(question, Question::Roll | Question::Over)).then(|| about(question.id()));
    let rest = match question {
        Question::Drive => vec![
            moment.last_ship(),
            moment.ship_before(),
            moment.broke(),
            moment.harbour(),
            moment.highest_price(),
            moment.alonso(),
            moment.fine_goods(),
        ],
        Question::Pawn => vec![moment.owned_by_others(), moment.one_way(), moment.near_harbour()],
        Question::Use => vec![moment.near_harbour()],
        Question::LeaveOut
        | Question::Give
        | Question::Take
        | Question::Alonso
        | Question::Deliver
        | Question::Roll
        | Question::Over => Vec::new(),
    };
    asked.into_iter().chain(rest.into_iter().flatten()).collect()
}

fn about(id: &str) -> Message {
    Message::new(format!("cuba-coach-{id}"))
}

/// A decision of somebody, and what can be said about it.
struct Occasion<'a> {
    p: &'a Position,
    seat: Seat,
    before: &'a [Action],
}

impl Occasion<'_> {
    fn pesos(&self) -> u16 {
        self.p.hand(self.seat).pesos
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        self.p.layout().seats().filter(|seat| *seat != self.seat)
    }

    /// How far it is to a stop, if it can be paid.
    fn reach(&self, stop: u8) -> Option<u8> {
        Some(self.p.steps_to(stop)).filter(|steps| u16::from(*steps) <= self.pesos() + 1)
    }

    /// How many units a seat has that the ship wants.
    fn wanted(&self, seat: Seat) -> u16 {
        let goods = self.p.hand(seat).goods;
        CARGO.into_iter().map(|good| u16::from(goods[good].min(self.p.demand(good)))).sum()
    }

    /// What somebody would have if the game ended here.
    fn total(&self, seat: Seat) -> u16 {
        let hand = self.p.hand(seat);
        hand.points + hand.goods.total() / GOODS_PER_POINT
    }

    fn last_ship(&self) -> Option<Message> {
        let rival = self.others().max_by_key(|seat| self.total(*seat))?;
        let said = about("last-ship").with("points", self.total(self.seat));
        (self.p.ship() == SHIPS).then(|| said.with("player", rival).with("total", self.total(rival)))
    }

    fn ship_before(&self) -> Option<Message> {
        let goods = self.p.hand(self.seat).goods.total();
        let said = about("ship-before-last").with("count", goods).with("points", goods / GOODS_PER_POINT);
        (self.p.ship() == SHIPS - 1).then_some(said)
    }

    fn broke(&self) -> Option<Message> {
        (self.pesos() == 0).then(|| about("no-pesos"))
    }

    fn harbour(&self) -> Option<Message> {
        let (steps, mine) = (self.reach(HARBOUR)?, self.wanted(self.seat));
        let theirs: u16 = self.others().map(|seat| self.wanted(seat)).sum();
        let points = mine * self.p.flag().points();
        let said = about("harbour").with("steps", steps).with("points", points).with("count", theirs);
        (mine > 0).then_some(said)
    }

    fn highest_price(&self) -> Option<Message> {
        (self.p.flag() == Flag::Four).then(|| about("highest-price"))
    }

    /// The building without an owner to which pawns have gone most often.
    fn alonso(&self) -> Option<Message> {
        let steps = self.reach(self.p.layout().stop_of(Citizen::Alonso))?;
        let may_claim = self.p.hand(self.seat).owns.len() < MARKERS && !self.p.inactive().contains(Citizen::Alonso);
        let visits = |building: Building| self.before.iter().filter(|one| **one == Action::Pawn(building)).count();
        let free = Building::ALL.iter().copied().filter(|building| self.p.owner(*building).is_none());
        let busiest = free.max_by_key(|building| visits(*building)).filter(|one| visits(*one) >= OFTEN)?;
        let said = about("busy-building").with("steps", steps).with("building", busiest.id());
        may_claim.then(|| said.with("count", visits(busiest)))
    }

    fn fine_goods(&self) -> Option<Message> {
        let goods = self.p.hand(self.seat).goods;
        let said = about("fine-goods").with("points", CAFE_POINTS).with("price", self.p.flag().points());
        (goods[Good::Rum] + goods[Good::Cigars] > 0).then_some(said)
    }

    /// The buildings to which the pawn may go.
    fn targets(&self) -> impl Iterator<Item = Building> {
        let group = self.p.citizen().map(|citizen| self.p.layout().group_of(citizen));
        let free = |one: &Building| self.p.visitor(*one).is_none();
        Building::ALL.iter().copied().filter(move |one| group.is_some_and(|group| group.contains(*one)) && free(one))
    }

    fn owned_by_others(&self) -> Option<Message> {
        let owned = self.targets().find_map(|one| {
            let owner = self.p.owner(one).filter(|owner| *owner != self.seat)?;
            Some((one, owner))
        });
        owned.map(|(building, owner)| about("landlord").with("building", building.id()).with("player", owner))
    }

    fn one_way(&self) -> Option<Message> {
        let targets: Vec<Building> = self.targets().collect();
        if let [only] = targets[..] { Some(about("one-way").with("building", only.id())) } else { None }
    }

    /// Whoever is next can drive to the harbour and has something for the ship.
    fn near_harbour(&self) -> Option<Message> {
        let next = self.seat.next(self.p.players());
        let (steps, units) = (self.p.steps_to(HARBOUR), self.wanted(next));
        let can = steps <= NEAR && u16::from(steps) <= self.p.hand(next).pesos + 1 && units > 0;
        can.then(|| about("near-harbour").with("steps", steps).with("player", next).with("count", units))
    }
}
