//! The proposals and supports of a moment: whether they can have come about, and putting them into the hands.
//!
//! Hides who has spoken before whom.

use crate::game::{Count, Seat};

use super::{
    super::{
        action::Question,
        board::Segments,
        fault::Fault,
        position::{Offer, Position},
    },
    Moment,
};

impl Moment {
    /// Proposals and supports as they can have come about, seat by seat as they speak.
    pub(super) fn object_to_offers(&self, p: &Position, faults: &mut Vec<Fault>) {
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

    pub(super) fn hold_out(&self, p: &mut Position) {
        for one in &self.proposals {
            let amount = Count::new(one.amount);
            p.hands[one.seat.index()].offer = Offer::Proposal { segment: one.segment, amount };
            for (seat, amount) in &one.supports {
                let amount = Count::new(*amount);
                p.hands[seat.index()].offer = Offer::Support { proposer: one.seat, amount };
            }
        }
    }
}
