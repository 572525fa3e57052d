//! Why an action is not possible: a closed list of data, one entry for each way to break a rule.
//!
//! The rows of `data/santiago/refusals.toml` in the same order, each with the numbers and ids of the case.

use crate::{
    game::{Fact, Ruled, Seat, Told},
    ids::Id,
};

use super::{
    action::{Kind, Question},
    board::{Point, Segment, Square},
    ledger::Rule,
};

/// A clause that an action breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named as in the facts")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat has to decide.
    NotYourDecision { seat: Seat, decides: Seat, decision: Question },
    /// Taking a tile cannot be declined.
    MustTake,
    /// Placing the leftover tile cannot be declined.
    MustPlaceNeutral,
    /// The overseer's decision cannot be passed over.
    MustDecide,
    /// Something else is to be decided now.
    NotNow { action: Kind, decision: Question },
    /// Nothing, or more than one has.
    BidOutOfRange { amount: u16, have: u16 },
    /// Somebody has bid as much.
    BidTaken { amount: u16, seat: Seat },
    /// The tile is on the board already.
    TileGone { stack: u8 },
    /// A tile lies on the square.
    SquareTaken { square: Square },
    /// The leftover tile goes beside a plantation.
    NotBesidePlantation { square: Square },
    /// The leftover tile goes beside a desert.
    NotBesideDesert { square: Square },
    /// A canal lies there.
    CanalThere { segment: Segment },
    /// The first canal begins at the spring.
    NotAtSpring { segment: Segment, spring: Point },
    /// A canal is joined to the others.
    NotConnected { segment: Segment },
    /// A proposal comes with money.
    ProposeNothing,
    /// The segment was proposed already.
    ProposedAlready { segment: Segment, seat: Seat },
    /// Support is money.
    SupportNothing,
    /// There is no such proposal to support.
    NothingToSupport { seat: Seat },
    /// More than one has.
    OfferTooHigh { amount: u16, have: u16 },
    /// There is no such proposal to accept.
    NothingToAccept { seat: Seat },
    /// Building there is accepting.
    PlanIsProposed { segment: Segment, seat: Seat },
    /// The own plan costs more than one has.
    PlanTooDear { price: u16, have: u16 },
    /// There are proposals.
    MustBuild { proposals: u8 },
}

impl Told for Refusal {
    fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourDecision { .. } => "not-your-decision",
            Self::MustTake => "must-take",
            Self::MustPlaceNeutral => "must-place-neutral",
            Self::MustDecide => "must-decide",
            Self::NotNow { .. } => "not-now",
            Self::BidOutOfRange { .. } => "bid-out-of-range",
            Self::BidTaken { .. } => "bid-taken",
            Self::TileGone { .. } => "tile-gone",
            Self::SquareTaken { .. } => "square-taken",
            Self::NotBesidePlantation { .. } => "not-beside-plantation",
            Self::NotBesideDesert { .. } => "not-beside-desert",
            Self::CanalThere { .. } => "canal-there",
            Self::NotAtSpring { .. } => "not-at-spring",
            Self::NotConnected { .. } => "not-connected",
            Self::ProposeNothing => "propose-nothing",
            Self::ProposedAlready { .. } => "proposed-already",
            Self::SupportNothing => "support-nothing",
            Self::NothingToSupport { .. } => "nothing-to-support",
            Self::OfferTooHigh { .. } => "offer-too-high",
            Self::NothingToAccept { .. } => "nothing-to-accept",
            Self::PlanIsProposed { .. } => "plan-is-proposed",
            Self::PlanTooDear { .. } => "plan-too-dear",
            Self::MustBuild { .. } => "must-build",
        }
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        let number = |n: u16| Fact::Number(u32::from(n));
        match *self {
            Self::GameOver
            | Self::MustTake
            | Self::MustPlaceNeutral
            | Self::MustDecide
            | Self::ProposeNothing
            | Self::SupportNothing => {}
            Self::NotYourDecision { seat, decides, decision } => {
                tell("seat", Fact::Seat(seat));
                tell("decides", Fact::Seat(decides));
                tell("decision", Fact::Id(decision.id()));
            }
            Self::NotNow { action, decision } => {
                tell("action", Fact::Id(action.id()));
                tell("decision", Fact::Id(decision.id()));
            }
            Self::BidOutOfRange { amount, have } | Self::OfferTooHigh { amount, have } => {
                tell("amount", number(amount));
                tell("have", number(have));
            }
            Self::BidTaken { amount, seat } => {
                tell("amount", number(amount));
                tell("seat", Fact::Seat(seat));
            }
            Self::TileGone { stack } => tell("stack", number(stack.into())),
            Self::SquareTaken { square } | Self::NotBesidePlantation { square } | Self::NotBesideDesert { square } => {
                tell("square", Fact::Id(square.id()));
            }
            Self::CanalThere { segment } | Self::NotConnected { segment } => tell("segment", Fact::Id(segment.id())),
            Self::NotAtSpring { segment, spring } => {
                tell("segment", Fact::Id(segment.id()));
                tell("spring", Fact::Id(spring.id()));
            }
            Self::ProposedAlready { segment, seat } | Self::PlanIsProposed { segment, seat } => {
                tell("segment", Fact::Id(segment.id()));
                tell("seat", Fact::Seat(seat));
            }
            Self::NothingToSupport { seat } | Self::NothingToAccept { seat } => tell("seat", Fact::Seat(seat)),
            Self::PlanTooDear { price, have } => {
                tell("price", number(price));
                tell("have", number(have));
            }
            Self::MustBuild { proposals } => tell("proposals", number(proposals.into())),
        }
    }
}

impl Ruled for Refusal {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match *self {
            Self::GameOver => Rule::EndLastTiles,
            Self::NotYourDecision { decision, .. } => match decision {
                Question::Bid => Rule::BidOrder,
                Question::Plant => Rule::TakeOrder,
                Question::PlaceNeutral => Rule::NeutralByHighest,
                Question::Offer | Question::Build => Rule::BribeOrder,
                Question::Extra => Rule::ExtraOrder,
                Question::Over => Rule::EndLastTiles,
            },
            Self::MustTake | Self::TileGone { .. } => Rule::TakeOneTile,
            Self::MustPlaceNeutral => Rule::NeutralLeftover,
            Self::MustDecide | Self::MustBuild { .. } => Rule::BuildNothing,
            Self::NotNow { .. } => Rule::PhaseOrder,
            Self::BidOutOfRange { .. } => Rule::BidAmount,
            Self::BidTaken { .. } => Rule::BidUnique,
            Self::SquareTaken { .. } => Rule::PlaceFreeSquare,
            Self::NotBesidePlantation { .. } => Rule::NeutralBesidePlantation,
            Self::NotBesideDesert { .. } => Rule::NeutralBesideDesert,
            Self::CanalThere { .. } => Rule::CanalFreeSegment,
            Self::NotAtSpring { .. } => Rule::CanalFirstAtSpring,
            Self::NotConnected { .. } => Rule::CanalConnected,
            Self::ProposeNothing => Rule::BribeProposeMoney,
            Self::ProposedAlready { .. } => Rule::BribeSameSegment,
            Self::SupportNothing | Self::NothingToSupport { .. } => Rule::BribeSupport,
            Self::OfferTooHigh { .. } => Rule::BribeMaxOwnMoney,
            Self::NothingToAccept { .. } => Rule::BuildAccept,
            Self::PlanIsProposed { .. } => Rule::BuildOwnPlan,
            Self::PlanTooDear { .. } => Rule::BuildOwnAffordable,
        }
    }
}
