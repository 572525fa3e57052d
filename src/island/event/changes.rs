//! What each event of Santiago changes in whose hands.

use crate::game::{Happened, Seat};

use super::{super::board::INCOME, Event, Item};

impl Happened for Event {
    type Stock = Item;

    fn changes(&self, tell: &mut dyn FnMut(Seat, Item, i32)) {
        let mut change = |seat: Seat, item, by: i32| {
            if by != 0 {
                tell(seat, item, by);
            }
        };
        match *self {
            Self::Planted { seat, placed, .. } => change(seat, Item::Markers, -i32::from(placed)),
            Self::BidPaid { seat, amount } => change(seat, Item::Escudos, -i32::from(amount)),
            Self::Accepted { seat, sum, pays, .. } => {
                for (payer, pays) in (0..).map(Seat).zip(pays) {
                    change(payer, Item::Escudos, -i32::from(pays));
                }
                change(seat, Item::Escudos, sum.into());
            }
            Self::Built { seat, price, .. } => change(seat, Item::Escudos, -i32::from(price)),
            Self::Income { players } => {
                (0..players).for_each(|seat| change(Seat(seat), Item::Escudos, INCOME.into()));
            }
            Self::RoundBegan { .. }
            | Self::Revealed { .. }
            | Self::Bid { .. }
            | Self::Passed { .. }
            | Self::OverseerChosen { .. }
            | Self::NeutralPlaced { .. }
            | Self::PalmPlanted { .. }
            | Self::Proposed { .. }
            | Self::Supported { .. }
            | Self::BuiltNothing { .. }
            | Self::OfferReturned { .. }
            | Self::ExtraPlaced { .. }
            | Self::ExtraDeclined { .. }
            | Self::ExtraSkipped { .. }
            | Self::Dried { .. }
            | Self::Deserted { .. }
            | Self::PalmLost { .. }
            | Self::NoIncome
            | Self::Ended { .. }
            | Self::RegionScored { .. }
            | Self::Scored { .. }
            | Self::Won { .. } => {}
        }
    }
}
