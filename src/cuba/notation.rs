//! An action as one line of ASCII: `drive 3`, `use casino points 2`, `deliver-wood 2 for sugar`.
//!
//! Hides the grammar. [`Display`] and [`FromStr`] are inverse; reading needs no position, so what the line asks for
//! may be impossible, which is for the rules to say.

use std::{
    fmt::{self, Display, Formatter},
    str::{FromStr, SplitAsciiWhitespace},
};

use crate::ids::Id;

use super::{
    action::{Action, CafeGoods, Count, Exchange, Gift, Kind, Roll, Shift, Use},
    board::{Building, CARGO, Citizen, Good},
};

/// What is wrong with a line, and with which of its words, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Misread {
    Empty,
    UnknownAction,
    UnknownGood(usize),
    UnknownGift(usize),
    UnknownBuilding(usize),
    UnknownCitizen(usize),
    UnknownChoice(usize),
    NotANumber(usize),
    Missing(usize),
    TooMuch(usize),
}

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
        let mut words = Words { words: line.split_ascii_whitespace(), read: 0 };
        let kind = words.next().ok_or(Misread::Empty)?;
        let action = match Kind::from_id(kind).ok_or(Misread::UnknownAction)? {
            Kind::Roll => Self::Roll(words.roll()?),
            Kind::LeaveOut => {
                let good = words.one(Misread::UnknownGood)?;
                if good == Good::Wood {
                    return Err(Misread::UnknownGood(1));
                }
                Self::LeaveOut(good)
            }
            Kind::Drive => Self::Drive(words.count()?),
            Kind::Give => {
                let gift = words.next().ok_or(Misread::Missing(1))?;
                Self::Give(Gift::from_id(gift).ok_or(Misread::UnknownGift(1))?)
            }
            Kind::Take => Self::Take(words.one(Misread::UnknownGood)?),
            Kind::Claim => Self::Claim(words.one(Misread::UnknownBuilding)?),
            Kind::Pawn => Self::Pawn(words.one(Misread::UnknownBuilding)?),
            Kind::Use => Self::Use(words.use_of()?),
            Kind::Decline => Self::Decline,
            Kind::Deliver => {
                let count = words.count()?;
                Self::Deliver { good: words.one(Misread::UnknownGood)?, count }
            }
            Kind::DeliverWood => {
                let count = words.count()?;
                match words.next() {
                    Some("for") => {}
                    Some(_) => return Err(Misread::UnknownChoice(2)),
                    None => return Err(Misread::Missing(2)),
                }
                Self::DeliverWood { instead_of: words.one(Misread::UnknownGood)?, count }
            }
            Kind::Pass => Self::Pass,
        };
        match words.next() {
            None => Ok(action),
            Some(_) => Err(Misread::TooMuch(words.read - 1)),
        }
    }
}

struct Words<'a> {
    words: SplitAsciiWhitespace<'a>,
    read: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let word = self.words.next()?;
        self.read += 1;
        Some(word)
    }

    fn one<T: Id>(&mut self, unknown: fn(usize) -> Misread) -> Result<T, Misread> {
        let at = self.read;
        T::from_id(self.next().ok_or(Misread::Missing(at))?).ok_or(unknown(at))
    }

    fn number(&mut self) -> Result<u16, Misread> {
        let at = self.read;
        let word = self.next().ok_or(Misread::Missing(at))?;
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| digits).ok_or(Misread::NotANumber(at))
    }

    fn count(&mut self) -> Result<Count, Misread> {
        self.number().map(Count::new)
    }

    fn roll(&mut self) -> Result<Roll, Misread> {
        let mut roll = [0; CARGO.len()];
        for face in &mut roll {
            *face = u8::try_from(self.number()?).unwrap_or(u8::MAX);
        }
        Ok(Roll::new(roll))
    }

    fn use_of(&mut self) -> Result<Use, Misread> {
        Ok(match self.one(Misread::UnknownBuilding)? {
            Building::Bank => Use::Bank,
            Building::Church => Use::Church,
            Building::Distillery => Use::Distillery(self.count()?),
            Building::CigarFactory => Use::CigarFactory(self.count()?),
            Building::BlackMarket => {
                let give = self.one(Misread::UnknownGood)?;
                Use::BlackMarket { give, take: self.one(Misread::UnknownGood)? }
            }
            Building::Sawmill => Use::Sawmill,
            Building::Cafe => {
                let at = self.read;
                match (self.one(Misread::UnknownGood)?, self.words.clone().next()) {
                    (Good::Rum, None) => Use::Cafe(CafeGoods::Rum),
                    (Good::Cigars, None) => Use::Cafe(CafeGoods::Cigars),
                    (Good::Rum, Some("cigars")) | (Good::Cigars, Some("rum")) => {
                        self.next();
                        Use::Cafe(CafeGoods::Both)
                    }
                    (Good::Rum | Good::Cigars, Some(_)) => return Err(Misread::UnknownGood(at + 1)),
                    (Good::Sugar | Good::Citrus | Good::Tobacco | Good::Wood, _) => {
                        return Err(Misread::UnknownGood(at));
                    }
                }
            }
            Building::Customs => Use::Customs(self.one(Misread::UnknownGood)?),
            Building::Casino => {
                let into: Exchange = self.one(Misread::UnknownChoice)?;
                Use::Casino { into, count: self.count()? }
            }
            Building::HarbourOffice => Use::HarbourOffice(self.one::<Shift>(Misread::UnknownChoice)?),
            Building::TradingOffice => Use::TradingOffice(self.one(Misread::UnknownGood)?),
            Building::Newspaper => match self.words.clone().next() {
                None => Use::Newspaper(None),
                Some(_) => Use::Newspaper(Some(self.one::<Citizen>(Misread::UnknownCitizen)?)),
            },
        })
    }
}
