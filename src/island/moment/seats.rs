//! The seats of a moment: which there are, what they have, and what they bid.

use crate::game::Seat;

use super::{
    super::{
        board::{MARKERS, MOST_LOADED, MOST_PLAYERS},
        fault::Fault,
    },
    Moment,
};

impl Moment {
    /// Seats that there are not; a reader of JSON refuses them before.
    pub(super) fn object_to_seats(&self, faults: &mut Vec<Fault>) {
        let owners = self.plantations.iter().filter_map(|(_, plot)| plot.owner);
        let offers = self
            .proposals
            .iter()
            .flat_map(|one| std::iter::once(one.seat).chain(one.supports.iter().map(|(seat, _)| *seat)));
        let named = [self.overseer, self.asked.seat].into_iter().chain(owners).chain(offers);
        if let Some(seat) = named.into_iter().find(|seat| seat.0 >= self.players) {
            faults.push(Fault::NoSuchSeat { seat });
        }
    }

    pub(super) fn object_to_purses(&self, faults: &mut Vec<Fault>) {
        for (seat, place) in (0..MOST_PLAYERS).map(Seat).zip(&self.seats) {
            if place.escudos > MOST_LOADED {
                faults.push(Fault::Escudos { seat, count: place.escudos });
            }
            let own = self.plantations.iter().filter(|(_, plot)| plot.owner == Some(seat));
            let markers = own.fold(place.markers, |sum, (_, plot)| sum.saturating_add(plot.markers));
            if markers > MARKERS.into() {
                faults.push(Fault::Markers { seat, count: markers });
            }
        }
    }

    pub(super) fn object_to_bids(&self, faults: &mut Vec<Fault>) {
        let mut bids = Vec::new();
        for (seat, place) in (0..MOST_PLAYERS).map(Seat).zip(&self.seats) {
            let Some(amount) = place.bid.filter(|amount| *amount > 0) else { continue };
            let twice = Fault::BidTwice { amount };
            if bids.contains(&amount) && !faults.contains(&twice) {
                faults.push(twice);
            }
            bids.push(amount);
            if amount > place.escudos {
                faults.push(Fault::BidTooHigh { seat, amount });
            }
        }
    }
}
