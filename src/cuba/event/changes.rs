//! What each event of Santiago de Cuba changes in whose hands.

use crate::game::{Happened, Seat};

use super::{
    super::{
        action::{Gift, Use},
        board::Good,
    },
    Event, Item,
};

impl Happened for Event {
    type Stock = Item;

    fn changes(&self, tell: &mut dyn FnMut(Seat, Item, i32)) {
        let mut change = |seat, item, by: i32| {
            if by != 0 {
                tell(seat, item, by);
            }
        };
        match *self {
            Self::Drove { seat, cost, .. } => change(seat, Item::Pesos, -i32::from(cost)),
            Self::Gained { seat, item, got, .. } => change(seat, item, got.into()),
            Self::Gave { from, to, gift, got } => {
                let item = given(gift);
                change(from, item, -1);
                change(to, item, got.into());
            }
            Self::Took { seat, good } => change(seat, Item::Good(good), 1),
            Self::Used { seat, how, pesos, points, .. } => {
                moved(how, &mut |item, by| change(seat, item, by));
                change(seat, Item::Pesos, pesos.into());
                change(seat, Item::Points, points.into());
            }
            Self::Delivered { seat, good, count, got, .. } => {
                change(seat, Item::Good(good), -i32::from(count));
                change(seat, Item::Points, got.into());
            }
            Self::DeliveredWood { seat, count, got, .. } => {
                change(seat, Item::Good(Good::Wood), -i32::from(count));
                change(seat, Item::Points, got.into());
            }
            Self::OwnerPoint { owner, got, .. } => change(owner, Item::Points, got.into()),
            Self::Rolled { .. }
            | Self::DemandSet { .. }
            | Self::TurnBegan { .. }
            | Self::Woke { .. }
            | Self::CrossedHarbour { .. }
            | Self::PriceMoved { .. }
            | Self::SupplyShort { .. }
            | Self::FoundInactive { .. }
            | Self::NothingToGive { .. }
            | Self::NothingToTake { .. }
            | Self::Claimed { .. }
            | Self::NothingAtAlonso { .. }
            | Self::DeclinedAlonso { .. }
            | Self::PawnMoved { .. }
            | Self::PawnStayed { .. }
            | Self::NoBuilding { .. }
            | Self::DeclinedBuilding { .. }
            | Self::TurnedDown { .. }
            | Self::DieTurned { .. }
            | Self::DeliveryBegan { .. }
            | Self::Passed { .. }
            | Self::DeliveryEnded { .. }
            | Self::Departed { .. }
            | Self::Arrived { .. }
            | Self::Ended { .. }
            | Self::Scored { .. }
            | Self::Won { .. } => {}
        }
    }
}

/// What a gift is to the hand that it leaves, and to the one that it comes to.
fn given(gift: Gift) -> Item {
    match gift {
        Gift::Peso => Item::Pesos,
        Gift::Point => Item::Points,
        Gift::Good(good) => Item::Good(good),
    }
}

/// The goods that a use takes and gives; its pesos and points are in the event, because not all can always be counted.
fn moved(how: Use, change: &mut dyn FnMut(Item, i32)) {
    match how {
        Use::Distillery(count) => {
            change(Item::Good(Good::Sugar), -i32::from(count.get()));
            change(Item::Good(Good::Rum), count.get().into());
        }
        Use::CigarFactory(count) => {
            change(Item::Good(Good::Tobacco), -i32::from(count.get()));
            change(Item::Good(Good::Cigars), count.get().into());
        }
        Use::BlackMarket { give, take } => {
            change(Item::Good(give), -1);
            change(Item::Good(take), 1);
        }
        Use::Sawmill => change(Item::Good(Good::Wood), -1),
        Use::Cafe(goods) => {
            for good in goods.goods() {
                change(Item::Good(*good), -1);
            }
        }
        Use::TradingOffice(good) => change(Item::Good(good), -1),
        Use::Bank | Use::Church | Use::Customs(_) | Use::Casino { .. } | Use::HarbourOffice(_) | Use::Newspaper(_) => {}
    }
}
