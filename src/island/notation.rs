//! An action as one line of ASCII: `bid 3`, `plant 2 d2`, `propose h-1-1 3`, `support 0 2`.
//!
//! Hides the grammar. [`Display`] and [`FromStr`] are inverse; reading needs no position, so what the line asks for
//! may be impossible, which is for the rules to say.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{
    ids::Id,
    line::{Misread, Words},
};

use super::{
    action::{Action, Kind},
    board::{MOST_PLAYERS, MOST_STACKS},
};

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().id())?;
        match *self {
            Self::Bid(amount) => write!(f, " {amount}"),
            Self::Plant { stack, square } => write!(f, " {stack} {}", square.id()),
            Self::PlaceNeutral(square) => write!(f, " {}", square.id()),
            Self::Propose { segment, amount } => write!(f, " {} {amount}", segment.id()),
            Self::Support { proposer, amount } => write!(f, " {} {amount}", proposer.0),
            Self::Accept(proposer) => write!(f, " {}", proposer.0),
            Self::Build(segment) | Self::Extra(segment) => write!(f, " {}", segment.id()),
            Self::Pass | Self::BuildNothing | Self::Decline => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = Misread;

    fn from_str(line: &str) -> Result<Self, Misread> {
        let (kind, mut words) = Words::open(line)?;
        let action = match kind {
            Kind::Bid => Self::Bid(words.count()?),
            Kind::Pass => Self::Pass,
            Kind::Plant => {
                let stack = words.number()?;
                let stack = u8::try_from(stack).ok().filter(|stack| usize::from(*stack) < MOST_STACKS);
                Self::Plant { stack: stack.ok_or(Misread::Unknown(1))?, square: words.one()? }
            }
            Kind::PlaceNeutral => Self::PlaceNeutral(words.one()?),
            Kind::Propose => Self::Propose { segment: words.one()?, amount: words.count()? },
            Kind::Support => Self::Support { proposer: words.seat(MOST_PLAYERS)?, amount: words.count()? },
            Kind::Accept => Self::Accept(words.seat(MOST_PLAYERS)?),
            Kind::Build => Self::Build(words.one()?),
            Kind::BuildNothing => Self::BuildNothing,
            Kind::Extra => Self::Extra(words.one()?),
            Kind::Decline => Self::Decline,
        };
        words.end().map(|()| action)
    }
}
