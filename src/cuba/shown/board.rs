//! What the parts of the table share: what is seen, what it was before, what is lit, and how things are called.

use crate::{
    cuba::{Building, Citizen, Cuba, Flower, Good, View},
    game::Seat,
    ids::Id,
    sitting::{board::Sight, sheet::Look, spot::Spot},
    text::Message,
};

use super::{fixture::Fixture, marks::Marks};

impl Sight<'_, Cuba> {
    pub(super) fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    /// The signs of this game's own.
    pub(super) fn marks(&self) -> &'static Marks {
        Marks::beside(self.signs)
    }

    pub(super) fn changed(&self, differs: impl Fn(&View) -> bool) -> bool {
        self.before.is_some_and(differs)
    }

    /// Whether something else than this is shown to others.
    pub(super) fn is_beside(&self, spot: Spot) -> bool {
        self.lit.shown.is_some_and(|shown| shown != spot)
    }

    /// The hue of a seat's number.
    pub(super) fn hue(&self, seat: Seat) -> Look {
        Look::seat(seat, self.hues)
    }

    /// The sign of a good.
    pub(super) fn good_sign(&self, good: Good) -> &'static str {
        self.marks().goods[good.index()]
    }

    /// At a drive of the viewer's: the pesos there are.
    pub(super) fn purse(&self) -> Option<u16> {
        let seen = self.view.seats.get(self.seat.index()).and_then(|seat| seat.hidden);
        seen.map(|hidden| hidden.pesos).filter(|_| self.lit.travelling)
    }

    /// The stop at which the car is drawn while it moves.
    pub(super) fn moving(&self) -> Option<u8> {
        self.lit.moving.and_then(Fixture::stop)
    }

    pub(super) fn name(&self, citizen: Citizen) -> String {
        self.text(&format!("cuba-citizen-{}", citizen.id()))
    }

    pub(super) fn building_name(&self, building: Building) -> String {
        self.text(&format!("cuba-building-{}", building.id()))
    }

    pub(super) fn good(&self, good: Good) -> String {
        self.text(&format!("cuba-good-{}", good.id()))
    }

    /// Two letters for a good.
    pub(super) fn letters(&self, good: Good) -> String {
        self.say(&Message::new("cuba-ui-good").with("good", good.id()))
    }

    /// One letter for a flower.
    pub(super) fn letter(&self, flower: Flower) -> String {
        self.say(&Message::new("cuba-ui-flower").with("flower", flower.id()))
    }

    pub(super) fn flower_word(&self, flower: Flower) -> String {
        self.say(&Message::new("cuba-ui-flower-word").with("flower", flower.id()))
    }

    pub(super) fn visitor(&self, building: Building) -> Option<Seat> {
        let at = self.view.seats.iter().position(|seat| seat.pawn == Some(building));
        at.map(|seat| Seat(seat as u8))
    }

    pub(super) fn owner(&self, building: Building) -> Option<Seat> {
        let at = self.view.seats.iter().position(|seat| seat.owns.contains(building));
        at.map(|seat| Seat(seat as u8))
    }
}
