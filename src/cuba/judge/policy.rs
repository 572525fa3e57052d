//! What looks good at a glance: a number for each action of a decision, cheap enough for every step of a playout.
//!
//! Knows the table but plays nothing through. Its one firm conviction is that nobody sells points, or leaves something
//! unused, without need.

use crate::{
    cuba::{
        Action, Building, Citizen, Good, Hand, Position, Question,
        action::{Exchange, Gift, Shift, Use},
        board::{
            BANK_PESOS, CAFE_POINTS, CARGO, CASINO_PESOS, CHURCH_POINTS, CITIZEN_GOODS, Flag, HARBOUR, MARIA_POINTS,
            MARTINEZ_PESOS, NEWSPAPER_PESOS, SAWMILL_PESOS, SAWMILL_POINTS, STOPS, TRADING_POINTS, WOOD_POINTS,
        },
    },
    ids::Id,
};

use super::opinion::Opinion;

// Where the numbers in here are from that are no amounts of the rules is not recorded. Tried with medium as those of
// the search: with half of what the own cargo counts in the harbour a bot won 33 of 100, without what the others’
// counts 35. Without a worth of black market, trading office or the two offices of the harbour, of moving the price or
// of the building beyond a citizen it won 51, 48, 50, 48 and 47, which is chance.

/// What has no sense at all.
const NEVER: f32 = f32::NEG_INFINITY;

/// The table as the deciding seat sees it.
struct Glance<'a> {
    p: &'a Position,
    hand: &'a Hand,
    price: f32,
    opinion: Opinion,
    /// What one more piece of each good would bring.
    gain: [f32; 6],
    /// What one piece less would cost.
    loss: [f32; 6],
}

/// Fills `scores` with a number for each action of the list, in points.
pub(super) fn weigh(p: &Position, list: &[Action], scores: &mut Vec<f32>) {
    let glance = Glance::new(p);
    scores.clear();
    match p.question() {
        Question::Drive => glance.drives(list.len(), scores),
        Question::Pawn
        | Question::LeaveOut
        | Question::Give
        | Question::Take
        | Question::Alonso
        | Question::Use
        | Question::Deliver
        | Question::Roll
        | Question::Over => scores.extend(list.iter().map(|action| glance.score(*action))),
    }
}

impl<'a> Glance<'a> {
    fn new(p: &'a Position) -> Self {
        let hand = p.hand(p.decider());
        let opinion = Opinion::of(p);
        let (mut gain, mut loss) = (opinion.goods, opinion.goods);
        for good in CARGO {
            let (have, wanted) = (hand.goods[good], p.demand(good));
            gain[good.index()] += if have < wanted { opinion.wanted } else { 0.0 };
            loss[good.index()] += if have <= wanted { opinion.wanted } else { 0.0 };
        }
        Self { p, hand, price: f32::from(p.flag().points()), opinion, gain, loss }
    }

    fn score(&self, action: Action) -> f32 {
        match action {
            Action::Take(good) => self.gain[good.index()],
            Action::Give(Gift::Peso) => self.earning(-1),
            Action::Give(Gift::Point) => -1.0,
            Action::Give(Gift::Good(good)) => -self.loss[good.index()],
            Action::Claim(_) => self.opinion.building,
            Action::Pawn(building) => self.building(building),
            Action::Use(how) => self.usage(how),
            Action::Decline => 0.0,
            // Without what the ship adds to the good: that is what its price pays for.
            Action::Deliver { good, count } => f32::from(count.get()) * (self.price - self.opinion.goods[good.index()]),
            Action::DeliverWood { count, .. } => {
                f32::from(count.get()) * (f32::from(WOOD_POINTS) - self.loss[Good::Wood.index()])
            }
            Action::Pass => 0.0,
            Action::LeaveOut(good) => {
                let roll = self.p.rolled().map_or(0, |roll| roll.faces()[good.index()]);
                let (mine, others) = self.deliverable(good, roll);
                others - mine
            }
            Action::Drive(_) | Action::Roll(_) => 0.0,
        }
    }

    /// What some pesos more, or less, are worth.
    fn earning(&self, pesos: i16) -> f32 {
        self.opinion.pesos(self.hand.pesos.saturating_add_signed(pesos)) - self.opinion.pesos(self.hand.pesos)
    }

    /// How many units of a demand are met by this seat, and by an average other.
    fn deliverable(&self, good: Good, wanted: u8) -> (f32, f32) {
        let mine = self.hand.goods[good].min(wanted);
        let all: u8 = self.p.hands().map(|(_, hand)| hand.goods[good].min(wanted)).sum();
        (f32::from(mine), f32::from(all - mine) / f32::from(self.p.players() - 1))
    }

    /// The same for the whole ship.
    fn cargo(&self) -> (f32, f32) {
        CARGO
            .into_iter()
            .map(|good| self.deliverable(good, self.p.demand(good)))
            .fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
    }

    /// What moving the price up would bring.
    fn price_up(&self, (mine, others): (f32, f32)) -> f32 {
        match self.p.flag() {
            Flag::Four => (others - mine) * self.price * 0.5,
            Flag::Two | Flag::Three => (mine - others) * 0.5,
        }
    }

    fn usage(&self, how: Use) -> f32 {
        let [gain, loss] = [&self.gain, &self.loss].map(|table| |good: Good| table[good.index()]);
        match how {
            Use::Bank => self.earning(BANK_PESOS as i16),
            Use::Church => f32::from(CHURCH_POINTS),
            Use::Distillery(count) => f32::from(count.get()) * (gain(Good::Rum) - loss(Good::Sugar)),
            Use::CigarFactory(count) => f32::from(count.get()) * (gain(Good::Cigars) - loss(Good::Tobacco)),
            Use::BlackMarket { give, take } => gain(take) - loss(give),
            Use::Sawmill => f32::from(SAWMILL_POINTS) + self.earning(SAWMILL_PESOS as i16) - loss(Good::Wood),
            Use::Cafe(goods) => goods.goods().iter().map(|good| f32::from(CAFE_POINTS) - loss(*good)).sum(),
            Use::Customs(good) => {
                let (mine, others) = self.deliverable(good, self.p.demand(good));
                (others - mine) * self.price * 0.5
            }
            Use::Casino { into: Exchange::Points, count } => {
                f32::from(count.get()) + self.earning(-((count.get() * CASINO_PESOS) as i16))
            }
            Use::Casino { into: Exchange::Pesos, .. } => NEVER,
            Use::HarbourOffice(Shift::Up) => self.price_up(self.cargo()),
            Use::HarbourOffice(Shift::Down) => {
                let (mine, others) = self.cargo();
                (others - mine) * 0.5
            }
            Use::TradingOffice(good) => f32::from(TRADING_POINTS) - loss(good),
            Use::Newspaper(_) => self.earning(NEWSPAPER_PESOS as i16),
        }
    }

    /// What a building would bring to the pawn.
    fn building(&self, building: Building) -> f32 {
        let have = |good: Good| f32::from(self.hand.goods[good]);
        let gain = |good: Good| self.gain[good.index()];
        let loss = |good: Good| self.loss[good.index()];
        match building {
            Building::Bank => self.usage(Use::Bank),
            Building::Church => self.usage(Use::Church),
            Building::Distillery => have(Good::Sugar).min(3.0) * (gain(Good::Rum) - loss(Good::Sugar)).max(0.0),
            Building::CigarFactory => {
                have(Good::Tobacco).min(3.0) * (gain(Good::Cigars) - loss(Good::Tobacco)).max(0.0)
            }
            Building::BlackMarket => 0.6,
            Building::Sawmill if have(Good::Wood) > 0.0 => self.usage(Use::Sawmill),
            Building::Cafe => [Good::Rum, Good::Cigars]
                .into_iter()
                .map(|good| have(good).min(1.0) * (f32::from(CAFE_POINTS) - loss(good)).max(0.0))
                .sum(),
            Building::Casino => {
                let count = self.hand.pesos / CASINO_PESOS;
                (f32::from(count) + self.earning(-((count * CASINO_PESOS) as i16))).max(0.0)
            }
            Building::Newspaper => self.usage(Use::Newspaper(None)),
            Building::TradingOffice => 0.5,
            Building::HarbourOffice | Building::Customs => 0.3,
            Building::Sawmill => 0.0,
        }
    }

    /// What each length of a drive would bring.
    fn drives(&self, count: usize, scores: &mut Vec<f32>) {
        let cargo = self.cargo();
        let layout = self.p.layout();
        let buildings: [f32; 12] = std::array::from_fn(|at| self.building(layout.town()[at]));
        // Three under each flower; which of them are free is not looked at, for speed’s sake.
        let best = [0, 3, 6, 9].map(|at| buildings[at].max(buildings[at + 1]).max(buildings[at + 2]));
        for steps in 1..=count as u8 {
            let (stop, cost) = ((self.p.car() + steps) % STOPS, self.earning(1 - i16::from(steps)));
            let crosses = self.p.car() != HARBOUR && self.p.car() + steps > HARBOUR;
            let there = match layout.citizen_at(stop) {
                None => self.harbour(cargo),
                Some(citizen) if self.p.inactive().contains(citizen) => 0.0,
                Some(citizen) => {
                    // El Zorro has no flower: the pawn stays, and its building may be used again (R26).
                    let building = layout.flower_of(citizen).map_or(0.5, |flower| best[flower.index()]);
                    self.citizen(citizen) + building * 0.8
                }
            };
            scores.push(there + cost + if crosses { self.price_up(cargo) } else { 0.0 });
        }
    }

    fn harbour(&self, (mine, others): (f32, f32)) -> f32 {
        (self.price - 1.0) * (mine * 0.9 - others * 0.5)
    }

    fn citizen(&self, citizen: Citizen) -> f32 {
        let some = |good: Good| f32::from(CITIZEN_GOODS.min(self.p.supply()[good])) * self.gain[good.index()];
        match citizen {
            Citizen::Pedro => some(Good::Tobacco),
            Citizen::Jose => some(Good::Sugar),
            Citizen::Conchita => some(Good::Citrus),
            Citizen::Miguel => some(Good::Wood),
            Citizen::Maria => f32::from(MARIA_POINTS),
            Citizen::Martinez => self.earning(MARTINEZ_PESOS as i16),
            Citizen::Zorro => f32::from(self.p.players() - 1) * 0.5,
            Citizen::Pablo => self.gain.iter().copied().fold(0.0, f32::max),
            Citizen::Alonso => self.opinion.building,
        }
    }
}
