//! What a game brings so that its table can be shown, pointed at and tried by any face: a description of it.
//!
//! A table has regions, and in each of them spots in order. Both are numbers that only the game gives a meaning to; a spot
//! can be asked what thing it is, where an arrow leads from it, what is naturally done with it. A game that draws its
//! table itself does so on a [`Sheet`]; any other leaves it to `plain`, a list of its spots. Knows no face: neither a key nor a
//! colour.

use crate::{
    game::{Eyes, Game, Seat},
    text::{Catalog, Message, Spoken},
};

use super::{
    sheet::{Look, Role, Sheet, Signs},
    spot::{Arrow, Lit, Spot},
};

/// A table as it is to be drawn.
pub struct Sight<'a, G: Game> {
    /// What is seen of it.
    pub view: &'a G::View,
    /// What was seen before the last action.
    pub before: Option<&'a G::View>,
    /// Who looks.
    pub seat: Seat,
    /// The words.
    pub catalog: &'a Catalog,
    /// The signs.
    pub signs: &'static Signs,
    /// The hue of each seat.
    pub hues: &'a [u8],
    /// What is lit.
    pub lit: &'a Lit,
}

impl<G: Game> Sight<'_, G> {
    /// How a thing is drawn whose own look this is: lit, focused, in the dark, or as it is.
    pub fn styled(&self, spot: Spot, own: Look) -> Look {
        match self.lit.shown {
            Some(shown) if shown == spot => return Look::focus(Role::Changed),
            Some(_) => return Look::role(Role::Quiet),
            None => {}
        }
        if self.lit.focus == Some(spot) {
            return if self.lit.pointed { Look::focus(Role::Can) } else { Look::role(Role::Can) };
        }
        if self.lit.can.contains(&spot) { Look::role(Role::Can) } else { own }
    }
}

/// See the module's page.
pub trait Tabled: Spoken {
    /// How many regions there are; the focus goes through them in order.
    const REGIONS: usize;

    /// What a region is called.
    fn named(region: usize) -> Message;

    /// The region in which a spot lies.
    fn region(spot: Spot) -> usize;

    /// What can be pointed at in a region, in order.
    fn spots(view: &Self::View, region: usize) -> Vec<Spot>;

    /// The thing that lessons and the reference call it, if they do.
    fn called(view: &Self::View, spot: Spot) -> Option<&'static str>;

    /// Where a thing lies.
    fn lies(view: &Self::View, thing: &str) -> Option<Spot> {
        let all = (0..Self::REGIONS).flat_map(|region| Self::spots(view, region));
        all.into_iter().find(|spot| Self::called(view, *spot) == Some(thing))
    }

    /// Where an arrow leads inside the region.
    fn beyond(view: &Self::View, spot: Spot, arrow: Arrow) -> Spot {
        let all = Self::spots(view, Self::region(spot));
        let at = all.iter().position(|one| *one == spot).unwrap_or(0);
        let by = if arrow.is_forward() { 1 } else { -1 };
        at.checked_add_signed(by).and_then(|at| all.get(at)).copied().unwrap_or(spot)
    }

    /// Whose place it is, if it is somebody's.
    fn holder(spot: Spot) -> Option<Seat>;

    /// What somebody has, as far as eyes may see it.
    fn holding(p: &Self::Position, eyes: Eyes, seat: Seat) -> Vec<Message>;

    /// What an action is about, to be lit.
    fn about(p: &Self::Position, action: Self::Action) -> Option<Spot>;

    /// The most natural action with a spot, possible or not; `None`: it can only be looked at.
    fn natural(p: &Self::Position, spot: Spot) -> Option<Self::Action>;

    /// What somebody might try though it is not possible.
    fn attempts(p: &Self::Position, who: Seat) -> Vec<Self::Action>;

    /// Whether a spot is lit because something possible is about it.
    fn is_lit(spot: Spot) -> bool {
        let _ = spot;
        true
    }

    /// An action in few letters.
    fn short(p: &Self::Position, action: Self::Action, catalog: &Catalog) -> String;

    /// What an action would change in a hand, in signs; empty where it is not possible or changes nothing.
    fn brought(p: &Self::Position, who: Seat, action: Self::Action, signs: &Signs, catalog: &Catalog) -> String;

    /// What doing something is called at this decision, in a word.
    fn does(p: &Self::Position) -> Message;

    /// Whether somebody is asked to travel, so that the table says what it costs.
    fn travels(question: Self::Question) -> bool {
        let _ = question;
        false
    }

    /// What whoever travels to a spot can do next.
    fn opened(view: &Self::View, spot: Spot) -> Vec<Spot> {
        let _ = (view, spot);
        Vec::new()
    }

    /// The spots from which whatever an action moves sets off, one after the other; none: nothing moves.
    fn way(p: &Self::Position, action: Self::Action) -> Vec<Spot> {
        let _ = (p, action);
        Vec::new()
    }

    /// A spot in a line of words, for where nothing is drawn.
    fn line(view: &Self::View, spot: Spot, catalog: &Catalog) -> String;

    /// Draws the whole table, as large as the sheet allows.
    fn draw(sight: &Sight<'_, Self>, sheet: &mut Sheet<'_>);

    /// Draws one region, where there is no room for all of them.
    fn draw_region(sight: &Sight<'_, Self>, region: usize, sheet: &mut Sheet<'_>);

    /// Draws what somebody shows who teaches others; answers with the first line that is free.
    fn draw_shown(sight: &Sight<'_, Self>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16;
}
