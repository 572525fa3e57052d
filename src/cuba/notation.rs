//! An action as one line of ASCII: `drive 3`, `use casino points 2`, `deliver-wood 2 for sugar`.
//!
//! Hides the grammar. [`Display`] and [`FromStr`] are inverse; reading needs no position, so what the line asks for
//! may be impossible, which is for the rules to say.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{ids::Id, line::Words};

use super::{
    action::{Action, CafeGoods, Exchange, Gift, Kind, Roll, Shift, Use},
    board::{Building, CARGO, Citizen, Good},
};

pub use crate::line::Misread;

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().id())?;
        match *self {
            Self::Roll(roll) => roll.faces().iter().try_for_each(|face| write!(f, " {face}")),
            Self::LeaveOut(good) | Self::Take(good) => write!(f, " {}", good.id()),
            Self::Drive(steps) => write!(f, " {steps}"),
            Self::Give(gift) => write!(f, " {}", gift.id()),
            Self::Claim(building) | Self::Pawn(building) => write!(f, " {}", building.id()),
            Self::Use(how) => write!(f, " {how}"),
            Self::Decline | Self::Pass => Ok(()),
            Self::Deliver { good, count } => write!(f, " {count} {}", good.id()),
            Self::DeliverWood { instead_of, count } => write!(f, " {count} for {}", instead_of.id()),
        }
    }
}

impl Display for Use {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.building().id())?;
        match *self {
            Self::Bank | Self::Church | Self::Sawmill | Self::Newspaper(None) => Ok(()),
            Self::Distillery(count) | Self::CigarFactory(count) => write!(f, " {count}"),
            Self::BlackMarket { give, take } => write!(f, " {} {}", give.id(), take.id()),
            Self::Cafe(goods) => write!(f, " {}", goods.id()),
            Self::Customs(good) | Self::TradingOffice(good) => write!(f, " {}", good.id()),
            Self::Casino { into, count } => write!(f, " {} {count}", into.id()),
            Self::HarbourOffice(shift) => write!(f, " {}", shift.id()),
            Self::Newspaper(Some(citizen)) => write!(f, " {}", citizen.id()),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(line: &str) -> Result<Self, Misread> {
        let (kind, mut words) = Words::open(line)?;
        let action = match kind {
            Kind::Roll => Self::Roll(read_roll(&mut words)?),
            Kind::LeaveOut => {
                let good = words.one()?;
                if good == Good::Wood {
                    return Err(Misread::Unknown(1));
                }
                Self::LeaveOut(good)
            }
            Kind::Drive => Self::Drive(words.count()?),
            Kind::Give => Self::Give(Gift::from_id(words.word()?).ok_or(Misread::Unknown(1))?),
            Kind::Take => Self::Take(words.one()?),
            Kind::Claim => Self::Claim(words.one()?),
            Kind::Pawn => Self::Pawn(words.one()?),
            Kind::Use => Self::Use(read_use(&mut words)?),
            Kind::Decline => Self::Decline,
            Kind::Deliver => {
                let count = words.count()?;
                Self::Deliver { good: words.one()?, count }
            }
            Kind::DeliverWood => {
                let count = words.count()?;
                if words.word()? != "for" {
                    return Err(Misread::Unknown(2));
                }
                Self::DeliverWood { instead_of: words.one()?, count }
            }
            Kind::Pass => Self::Pass,
        };
        words.end().map(|()| action)
    }
}

fn read_roll(words: &mut Words<'_>) -> Result<Roll, Misread> {
    let mut roll = [0; CARGO.len()];
    for face in &mut roll {
        *face = u8::try_from(words.number()?).unwrap_or(u8::MAX);
    }
    Ok(Roll::new(roll))
}

fn read_use(words: &mut Words<'_>) -> Result<Use, Misread> {
    Ok(match words.one()? {
        Building::Bank => Use::Bank,
        Building::Church => Use::Church,
        Building::Distillery => Use::Distillery(words.count()?),
        Building::CigarFactory => Use::CigarFactory(words.count()?),
        Building::BlackMarket => {
            let give = words.one()?;
            Use::BlackMarket { give, take: words.one()? }
        }
        Building::Sawmill => Use::Sawmill,
        Building::Cafe => {
            let at = words.read();
            match (words.one()?, words.peek()) {
                (Good::Rum, None) => Use::Cafe(CafeGoods::Rum),
                (Good::Cigars, None) => Use::Cafe(CafeGoods::Cigars),
                (Good::Rum, Some("cigars")) | (Good::Cigars, Some("rum")) => {
                    words.word()?;
                    Use::Cafe(CafeGoods::Both)
                }
                (Good::Rum | Good::Cigars, Some(_)) => return Err(Misread::Unknown(at + 1)),
                (Good::Sugar | Good::Citrus | Good::Tobacco | Good::Wood, _) => {
                    return Err(Misread::Unknown(at));
                }
            }
        }
        Building::Customs => Use::Customs(words.one()?),
        Building::Casino => {
            let into: Exchange = words.one()?;
            Use::Casino { into, count: words.count()? }
        }
        Building::HarbourOffice => Use::HarbourOffice(words.one::<Shift>()?),
        Building::TradingOffice => Use::TradingOffice(words.one()?),
        Building::Newspaper => match words.peek() {
            None => Use::Newspaper(None),
            Some(_) => Use::Newspaper(Some(words.one::<Citizen>()?)),
        },
    })
}
