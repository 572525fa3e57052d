//! What the parts of the table share: what is seen, what it was before, what is lit, and how things are called.

use ratatui::style::{Modifier, Style};

use crate::{
    cuba::{Building, Citizen, Flower, Good, View},
    game::Seat,
    ids::Id,
    text::{Catalog, Message},
};

use super::super::theme::{Role, Theme};
use super::Spot;

/// What is lit on the table.
#[derive(Clone, Debug, Default)]
pub(in crate::tui) struct Lit {
    /// What can be chosen.
    pub(in crate::tui) can: Vec<Spot>,
    /// What the focused choice is about, or what is pointed at.
    pub(in crate::tui) focus: Option<Spot>,
    /// Whether the focus itself is on the table, and not on a choice.
    pub(in crate::tui) pointed: bool,
    /// At a drive of the viewer's: the pesos there are.
    pub(in crate::tui) purse: Option<u16>,
    /// The stop at which the car is drawn while it moves.
    pub(in crate::tui) car: Option<u8>,
    /// What a presenter shows; everything else is quiet.
    pub(in crate::tui) shown: Option<Spot>,
}

/// See the module's page.
pub(in crate::tui) struct Board<'a> {
    pub(in crate::tui) view: &'a View,
    /// What was seen before the last action.
    pub(in crate::tui) before: Option<&'a View>,
    pub(in crate::tui) catalog: &'a Catalog,
    pub(in crate::tui) theme: Theme,
    /// The hue of each seat.
    pub(in crate::tui) hues: [u8; 4],
    pub(in crate::tui) lit: &'a Lit,
}

impl Board<'_> {
    pub(super) fn text(&self, id: &str) -> String {
        self.catalog.text(id)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.catalog.say(message).text
    }

    pub(super) fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    pub(super) fn changed(&self, differs: impl Fn(&View) -> bool) -> bool {
        self.before.is_some_and(differs)
    }

    /// How a thing is drawn whose own style this is: lit, focused, in the dark, or as it is.
    pub(super) fn styled(&self, spot: Spot, own: Style) -> Style {
        match self.lit.shown {
            Some(shown) if shown == spot => return self.theme.focus(Role::Changed),
            Some(_) => return self.style(Role::Quiet),
            None => {}
        }
        if self.lit.focus == Some(spot) {
            return if self.lit.pointed { self.theme.focus(Role::Can) } else { self.style(Role::Can) };
        }
        if self.lit.can.contains(&spot) { self.style(Role::Can) } else { own }
    }

    /// The hue of a seat's number.
    pub(super) fn hue(&self, seat: Seat) -> Style {
        let hue = self.hues.get(seat.index()).copied().unwrap_or_default();
        self.theme.hue(usize::from(hue)).add_modifier(Modifier::BOLD)
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
