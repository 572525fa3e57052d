//! The nearest yes of a refusal: what would have to be different, and what could be done instead.
//!
//! Beside the engine, for teaching. Each objection suggests the smallest edit that meets it; the edits are made on a
//! copy of the position and the rules are asked again, until they say yes or nothing more is suggested. So a change is
//! never promised that does not work. Nothing is suggested against the layout, the moment or the limits of the box.

use crate::{
    game::{Fact, Game, Seat, Told},
    ids::Id,
};

use super::{
    Cuba,
    action::{Action, Gift, Use},
    board::{Building, CEILING, Citizen, Flag, Good, MARKERS, PIECES},
    position::Position,
    refusal::Refusal,
};

/// What would make a refused action possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nearest {
    /// The edits after which the very action is legal; empty if there are none.
    pub change: Vec<Edit>,
    /// The legal action that is most like it.
    pub instead: Option<Action>,
}

/// An elementary change of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Edit {
    /// So many pesos more.
    Pesos { seat: Seat, by: u16 },
    /// So many points more.
    Points { seat: Seat, by: u16 },
    /// So many pieces more, from the supply or another seat.
    Goods { seat: Seat, good: Good, by: u16 },
    /// So many pieces more beside the board, from the seats.
    Supply { good: Good, by: u16 },
    /// The die on the ship shows this.
    Demand { good: Good, face: u8 },
    /// The price marker stands here.
    Price { flag: Flag },
    /// No pawn on the building.
    Free { building: Building },
    /// The seat's pawn on the building.
    PawnOn { seat: Seat, building: Building },
    /// No marker on the building.
    Unowned { building: Building },
    /// The seat's marker on the building.
    Owned { seat: Seat, building: Building },
    /// The citizen face up.
    Active { citizen: Citizen },
}

impl Told for Edit {
    fn id(&self) -> &'static str {
        match self {
            Self::Pesos { .. } => "pesos",
            Self::Points { .. } => "points",
            Self::Goods { .. } => "goods",
            Self::Supply { .. } => "supply",
            Self::Demand { .. } => "demand",
            Self::Price { .. } => "price",
            Self::Free { .. } => "free",
            Self::PawnOn { .. } => "pawn-on",
            Self::Unowned { .. } => "unowned",
            Self::Owned { .. } => "owned",
            Self::Active { .. } => "active",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Self::Pesos { seat, by } | Self::Points { seat, by } => {
                tell("seat", Fact::Seat(seat));
                tell("by", Fact::Number(by.into()));
            }
            Self::Goods { seat, good, by } => {
                tell("seat", Fact::Seat(seat));
                tell("good", Fact::Id(good.id()));
                tell("by", Fact::Number(by.into()));
            }
            Self::Supply { good, by } => {
                tell("good", Fact::Id(good.id()));
                tell("by", Fact::Number(by.into()));
            }
            Self::Demand { good, face } => {
                tell("good", Fact::Id(good.id()));
                tell("face", Fact::Number(face.into()));
            }
            Self::Price { flag } => tell("price", Fact::Number(flag.points().into())),
            Self::Free { building } | Self::Unowned { building } => tell("building", Fact::Id(building.id())),
            Self::PawnOn { seat, building } | Self::Owned { seat, building } => {
                tell("seat", Fact::Seat(seat));
                tell("building", Fact::Id(building.id()));
            }
            Self::Active { citizen } => tell("citizen", Fact::Id(citizen.id())),
        }
    }
}

impl Edit {
    /// Makes the change, unless the box does not have the pieces for it.
    pub fn make(self, p: &mut Position) -> Option<()> {
        match self {
            Self::Pesos { seat, by } => {
                let pesos = &mut p.hands[seat.index()].pesos;
                *pesos = pesos.checked_add(by).filter(|pesos| *pesos <= CEILING)?;
            }
            Self::Points { seat, by } => {
                let points = &mut p.hands[seat.index()].points;
                *points = points.checked_add(by).filter(|points| *points <= CEILING)?;
            }
            Self::Goods { seat, good, by } => {
                for _ in 0..by.min(u16::from(PIECES) + 1) {
                    hand_over(p, seat, good)?;
                }
            }
            Self::Supply { good, by } => {
                for _ in 0..by.min(u16::from(PIECES) + 1) {
                    lay_back(p, good)?;
                }
            }
            Self::Demand { good, face } => {
                let on_ship = p.aside.is_some_and(|aside| aside != good) && good != Good::Wood;
                p.dice[good] = Some(face).filter(|face| on_ship && *face <= good.highest_face())?;
            }
            Self::Price { flag } => p.flag = flag,
            Self::Free { building } => {
                p.move_pawn(p.visitor(building)?, None);
            }
            Self::PawnOn { seat, building } => {
                if p.visitor(building).is_some() {
                    return None;
                }
                p.move_pawn(seat, Some(building));
            }
            Self::Unowned { building } => p.hands[p.owner(building)?.index()].owns.remove(building),
            Self::Owned { seat, building } => {
                if p.hand(seat).owns.len() >= MARKERS {
                    return None;
                }
                if let Some(owner) = p.owner(building) {
                    p.hands[owner.index()].owns.remove(building);
                }
                p.hands[seat.index()].owns.insert(building);
            }
            Self::Active { citizen } => p.inactive.remove(citizen),
        }
        Some(())
    }
}

/// A piece for the seat, from the supply as long as that has one, else from whoever of the others has most.
fn hand_over(p: &mut Position, seat: Seat, good: Good) -> Option<()> {
    let others = p.layout.seats().filter(|other| *other != seat);
    let richest = others.max_by_key(|other| p.hand(*other).goods[good])?;
    let source = if p.supply[good] > 0 { &mut p.supply[good] } else { &mut p.hands[richest.index()].goods[good] };
    *source = source.checked_sub(1)?;
    p.hands[seat.index()].goods[good] += 1;
    Some(())
}

/// A piece for the supply, rather from the others than from whoever is to act.
fn lay_back(p: &mut Position, good: Good) -> Option<()> {
    let decider = p.seat;
    let key = |seat: &Seat| (*seat != decider, p.hand(*seat).goods[good]);
    let holders = p.layout.seats().filter(|seat| p.hand(*seat).goods[good] > 0);
    let richest = holders.max_by_key(key)?;
    p.hands[richest.index()].goods[good] -= 1;
    p.supply[good] += 1;
    Some(())
}

/// The nearest yes of an action that is refused here to the seat that has to decide.
pub fn nearest(p: &Position, action: Action) -> Nearest {
    Nearest { change: change(p, action).unwrap_or_default(), instead: instead(p, action) }
}

fn change(p: &Position, action: Action) -> Option<Vec<Edit>> {
    // Every edit meets an objection for good, so as many as an action has clauses are enough.
    const MOST: usize = 4;
    let (mut p, mut edits) = (*p, Vec::new());
    while let Some(refusal) = Cuba::refusals(&p, None, action).first() {
        let edit = suggest(&p, refusal).filter(|_| edits.len() < MOST)?;
        edit.make(&mut p)?;
        edits.push(edit);
    }
    Some(edits)
}

/// The smallest edit that meets an objection, if any can.
fn suggest(p: &Position, refusal: &Refusal) -> Option<Edit> {
    let seat = p.seat;
    match *refusal {
        Refusal::CannotPayDrive { cost, have, .. } => Some(Edit::Pesos { seat, by: cost - have }),
        Refusal::NothingOfThat { gift } => Some(one_more(seat, gift)),
        Refusal::SupplyShort { good, count, left } => Some(Edit::Supply { good, by: count - u16::from(left) }),
        Refusal::HasOwner { building, .. } => Some(Edit::Unowned { building }),
        Refusal::NotYourBuilding { building, .. } => Some(Edit::Owned { seat, building }),
        Refusal::PawnElsewhere { building, .. } => match p.visitor(building) {
            Some(_) => Some(Edit::Free { building }),
            None => Some(Edit::PawnOn { seat, building }),
        },
        Refusal::CannotProcess { good, count, have, .. } | Refusal::NotSoMany { good, count, have } => {
            Some(Edit::Goods { seat, good, by: missing(count.into(), have.into())? })
        }
        Refusal::NothingToTrade { good } => Some(Edit::Goods { seat, good, by: 1 }),
        Refusal::NoWoodToSaw => Some(Edit::Goods { seat, good: Good::Wood, by: 1 }),
        Refusal::NothingForCafe { rum, .. } => {
            Some(Edit::Goods { seat, good: if rum { Good::Rum } else { Good::Cigars }, by: 1 })
        }
        Refusal::NoDieToCancel { good } => Some(Edit::Demand { good, face: 1 }),
        Refusal::CannotBuyPoints { cost, have, .. } => Some(Edit::Pesos { seat, by: missing(cost, have.into())? }),
        Refusal::CannotSellPoints { count, have } => {
            Some(Edit::Points { seat, by: missing(count.into(), have.into())? })
        }
        Refusal::PriceAtFloor => Some(Edit::Price { flag: Flag::Three }),
        Refusal::CannotTrade { good, demand: 0, .. } => Some(Edit::Demand { good, face: 1 }),
        Refusal::CannotTrade { good, .. } => Some(Edit::Goods { seat, good, by: 1 }),
        Refusal::AlreadyInactive { citizen } => Some(Edit::Active { citizen }),
        Refusal::Occupied { building, .. } => Some(Edit::Free { building }),
        Refusal::OverDemand { good, count, .. } | Refusal::WoodOverDemand { good, count, .. } => {
            Some(Edit::Demand { good, face: u8::try_from(count).ok()? })
        }
        Refusal::GameOver
        | Refusal::NotYourDecision { .. }
        | Refusal::MustDrive
        | Refusal::MustMovePawn
        | Refusal::MustGive
        | Refusal::MustTake
        | Refusal::NoBuildingAtHarbour { .. }
        | Refusal::PawnStaysAtHarbour { .. }
        | Refusal::PawnStaysAtZorro { .. }
        | Refusal::NotNow { .. }
        | Refusal::NoSuchFace { .. }
        | Refusal::NoDieForWood
        | Refusal::NoStep
        | Refusal::TooFar { .. }
        | Refusal::NoWoodToZorro
        | Refusal::NoWoodFromPablo
        | Refusal::NoMarkerLeft { .. }
        | Refusal::NoWoodAtMarket
        | Refusal::SameGood { .. }
        | Refusal::NoWoodAtTrading
        | Refusal::WrongFlower { .. }
        | Refusal::SameBuilding { .. }
        | Refusal::WoodNeedsKind
        | Refusal::DeliverNothing => None,
    }
}

fn one_more(seat: Seat, gift: Gift) -> Edit {
    match gift {
        Gift::Peso => Edit::Pesos { seat, by: 1 },
        Gift::Point => Edit::Points { seat, by: 1 },
        Gift::Good(good) => Edit::Goods { seat, good, by: 1 },
    }
}

/// How many are missing; `None`: none, so that it was something else that was objected to.
fn missing(wanted: u32, have: u32) -> Option<u16> {
    wanted.checked_sub(have).filter(|by| *by > 0).and_then(|by| u16::try_from(by).ok())
}

/// The legal action that is most like this one; the first of several.
fn instead(p: &Position, action: Action) -> Option<Action> {
    let mut legal = Vec::new();
    Cuba::legal(p, &mut legal);
    let shape = Likeness::of(action);
    legal.into_iter().min_by_key(|other| Likeness::of(*other).distance(&shape))
}

/// What can be compared of an action: its kind, what it names, and how many.
struct Likeness {
    kind: usize,
    named: [Option<usize>; 3],
    count: u16,
}

impl Likeness {
    fn of(action: Action) -> Self {
        let kind = action.kind().index();
        let shape = |named: &[usize], count| {
            let mut names = [None; 3];
            names.iter_mut().zip(named).for_each(|(name, one)| *name = Some(*one));
            Self { kind, named: names, count }
        };
        match action {
            Action::Roll(_) | Action::Decline | Action::Pass => shape(&[], 0),
            Action::LeaveOut(good) | Action::Take(good) => shape(&[good.index()], 0),
            Action::Drive(steps) => shape(&[], steps.get()),
            Action::Give(gift) => shape(&[Gift::ALL.iter().position(|one| *one == gift).unwrap_or(0)], 0),
            Action::Claim(building) | Action::Pawn(building) => shape(&[building.index()], 0),
            Action::Deliver { good, count } => shape(&[good.index()], count.get()),
            Action::DeliverWood { instead_of, count } => shape(&[instead_of.index()], count.get()),
            Action::Use(how) => {
                let building = how.building().index();
                match how {
                    Use::Bank | Use::Church | Use::Sawmill | Use::Newspaper(None) => shape(&[building], 0),
                    Use::Distillery(count) | Use::CigarFactory(count) => shape(&[building], count.get()),
                    Use::BlackMarket { give, take } => shape(&[building, give.index(), take.index()], 0),
                    Use::Cafe(goods) => shape(&[building, goods.index()], 0),
                    Use::Customs(good) | Use::TradingOffice(good) => shape(&[building, good.index()], 0),
                    Use::Casino { into, count } => shape(&[building, into.index()], count.get()),
                    Use::HarbourOffice(shift) => shape(&[building, shift.index()], 0),
                    Use::Newspaper(Some(citizen)) => shape(&[building, citizen.index()], 0),
                }
            }
        }
    }

    /// Another kind is farthest, then another thing, then another number.
    fn distance(&self, other: &Self) -> (bool, usize, u16) {
        let names = self.named.iter().zip(&other.named).filter(|(a, b)| a != b).count();
        (self.kind != other.kind, names, self.count.abs_diff(other.count))
    }
}
