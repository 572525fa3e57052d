//! Which rule each event of Santiago follows from.

use crate::game::Ruled;

use super::{super::ledger::Rule, Event, Lowest, Phase};

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match *self {
            Self::RoundBegan { .. } => Rule::PhaseRounds,
            Self::Revealed { .. } => Rule::BidReveal,
            Self::Bid { .. } => Rule::BidOnce,
            Self::Passed { phase: Phase::Bribes, reason: None, .. } => Rule::BribeOneChoice,
            Self::Passed { phase: Phase::Bribes, .. } => Rule::BribeForcedPass,
            Self::Passed { reason: None, .. } => Rule::BidOnce,
            Self::Passed { .. } => Rule::BidForcedPass,
            Self::OverseerChosen { why, .. } => match why {
                Lowest::Bid => Rule::OverseerLowest,
                Lowest::Pass => Rule::OverseerPassLowest,
                Lowest::FirstPass => Rule::OverseerFirstPasser,
            },
            Self::Planted { due, placed, .. } if placed < due => Rule::PlaceReserveLimit,
            Self::Planted { due: 0, .. } => Rule::PlaceZeroNeutral,
            Self::Planted { passed: true, .. } => Rule::PlacePassMinusOne,
            Self::Planted { .. } => Rule::PlaceMarkersShown,
            Self::NeutralPlaced { .. } => Rule::NeutralLeftover,
            Self::PalmPlanted { .. } => Rule::PalmOntoTile,
            Self::BidPaid { .. } => Rule::BidPaidAfterPlacing,
            Self::Proposed { .. } => Rule::BribeProposeMoney,
            Self::Supported { .. } => Rule::BribeSupport,
            Self::Accepted { .. } => Rule::BuildAcceptSum,
            Self::Built { best: None, .. } => Rule::BuildNoProposal,
            Self::Built { .. } => Rule::BuildOwnPrice,
            Self::BuiltNothing { reason: None, .. } => Rule::BuildNothing,
            Self::BuiltNothing { .. } => Rule::BuildNothingForced,
            Self::OfferReturned { .. } => Rule::BuildRefund,
            Self::ExtraPlaced { .. } => Rule::ExtraLegal,
            Self::ExtraDeclined { .. } => Rule::ExtraOrder,
            Self::ExtraSkipped { .. } => Rule::ExtraOncePerGame,
            Self::Dried { left: 0, .. } => Rule::DryBecomesNeutral,
            Self::Dried { .. } => Rule::DryLoseOne,
            Self::Deserted { last: true, .. } => Rule::EndFinalDrying,
            Self::Deserted { .. } => Rule::DryNeutralDesert,
            Self::PalmLost { .. } => Rule::PalmToBox,
            Self::Income { .. } => Rule::IncomeThree,
            Self::NoIncome => Rule::IncomeNoneUnbuilt,
            Self::Ended { .. } => Rule::EndLastTiles,
            Self::RegionScored { squares, .. } if squares.len() == 1 => Rule::ScoreSingleTile,
            Self::RegionScored { .. } => Rule::ScoreRegions,
            Self::Scored { .. } => Rule::ScoreMoney,
            Self::Won { .. } => Rule::ScoreWinner,
        }
    }
}
