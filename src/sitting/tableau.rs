//! A moment of a game as somebody looks at it, whichever game it is: what lies where, what can be done, what would come of it.
//!
//! Here the game's type ends: whoever shows, hears or points holds a [`Tableau`] and knows neither positions nor actions.
//! An action is a [`Move`], known by its line in the notation; a thing on the table is a [`Spot`]; everything that is said
//! is a message. Hides which game it is.

use std::fmt::{self, Display};

use crate::{
    game::{Decision, Game, Seat},
    reference::Topic,
    text::{Catalog, Message},
};

use super::{
    sheet::{Sheet, Signs},
    spot::{Arrow, Lit, Spot},
    telling::Saying,
};

/// An action of whichever game, by its line in the notation. Only a moment of that game makes one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(String);

impl Move {
    pub(super) fn of<G: Game>(action: G::Action) -> Self {
        Self(action.to_string())
    }

    /// The line that a person types for it.
    pub fn line(&self) -> &str {
        &self.0
    }

    pub(super) fn action<G: Game>(&self) -> G::Action {
        self.0.parse().expect("a move is made of an action of its game")
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An action that is on offer, possible or not.
#[derive(Clone, Debug)]
pub struct MoveOnOffer {
    /// Which.
    pub action: Move,
    /// In words.
    pub words: Message,
    /// Whether the rules allow it.
    pub possible: bool,
    /// What it is about.
    pub spot: Option<Spot>,
}

/// With what a table is drawn.
pub struct Brush<'a> {
    /// The words.
    pub catalog: &'a Catalog,
    /// The signs.
    pub signs: &'static Signs,
    /// The hue of each seat.
    pub hues: &'a [u8],
    /// What is lit.
    pub lit: &'a Lit,
}

/// What lies where, what it is, and how it is drawn.
pub trait Board {
    /// Whose choices these are.
    fn seat(&self) -> Seat;

    /// How many regions there are; the focus goes through them in order.
    fn regions(&self) -> usize;

    /// What a region is called.
    fn region_name(&self, region: usize) -> Message;

    /// The region in which a spot lies.
    fn region_of(&self, spot: Spot) -> usize;

    /// What can be pointed at in a region, in order.
    fn spots(&self, region: usize) -> Vec<Spot>;

    /// The thing that lessons and the reference call it, if they do.
    fn called(&self, spot: Spot) -> Option<&'static str>;

    /// Where a thing lies.
    fn lies(&self, thing: &str) -> Option<Spot>;

    /// Where an arrow leads inside the region.
    fn beyond(&self, spot: Spot, arrow: Arrow) -> Spot;

    /// Whose place it is, if it is somebody's.
    fn holder(&self, spot: Spot) -> Option<Seat>;

    /// What somebody has, as far as it may be seen.
    fn holding(&self, seat: Seat) -> Vec<Message>;

    /// Whether a spot is lit because something possible is about it.
    fn is_lit(&self, spot: Spot) -> bool;

    /// What whoever travels to a spot can do next.
    fn opened(&self, spot: Spot) -> Vec<Spot>;

    /// The things on the table, by their ids.
    fn things(&self) -> Vec<&'static str>;

    /// What a thing is called.
    fn thing(&self, thing: &str) -> Message;

    /// How a thing stands now.
    fn look(&self, thing: &str) -> Vec<Message>;

    /// What the last action did to it, where that is marked.
    fn concerned(&self, thing: &str) -> Vec<Message>;

    /// The topic of the reference that a thing is.
    fn topic(&self, thing: &str) -> Option<Topic>;

    /// The thing that a topic of the reference is.
    fn pointed_at(&self, topic: Topic) -> Option<&'static str>;

    /// What was laid out before the game, in words.
    fn layout(&self) -> Vec<Message>;

    /// The whole table in words, whoever looks.
    fn table(&self) -> Vec<Message>;

    /// The table in words, as far as it may be seen.
    fn seen(&self) -> Vec<Message>;

    /// Draws the whole table, as large as the sheet allows.
    fn draw(&self, brush: &Brush<'_>, sheet: &mut Sheet<'_>);

    /// Draws one region, where there is no room for all of them.
    fn draw_region(&self, brush: &Brush<'_>, region: usize, sheet: &mut Sheet<'_>);

    /// Draws what somebody shows who teaches others; answers with the first line that is free.
    fn draw_shown(&self, brush: &Brush<'_>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16;
}

/// What can be done, how it is typed and called, and what would come of it.
pub trait Moves {
    /// Whose move it is.
    fn decision(&self) -> Decision<()>;

    /// What somebody is asked; `None`: nobody is.
    fn asked(&self) -> Option<Message>;

    /// What doing something is called at this decision, in a word.
    fn does(&self) -> Message;

    /// Whether whoever these choices are for is asked to travel, so that the table says what it costs.
    fn is_to_travel(&self) -> bool;

    /// Whether whoever looks may know what whoever decides could do, and what would come of it.
    fn may_foresee(&self) -> bool;

    /// Everything that the rules allow.
    fn legal(&self) -> Vec<Move>;

    /// What somebody might try though it is not possible.
    fn attempts(&self) -> Vec<Move>;

    /// Everything that somebody could think of; rolls aside.
    fn conceivable(&self) -> Vec<Move>;

    /// The action that a line is in the notation.
    fn noted(&self, line: &str) -> Option<Move>;

    /// The most natural action with a spot, possible or not; `None`: it can only be looked at.
    fn natural(&self, spot: Spot) -> Option<Move>;

    /// What an action is about, to be lit.
    fn about(&self, action: &Move) -> Option<Spot>;

    /// The spots from which whatever an action moves sets off, one after the other; none: nothing moves.
    fn way(&self, action: &Move) -> Vec<Spot>;

    /// An action.
    fn action(&self, action: &Move) -> Message;

    /// An action as something to choose, possible or not.
    fn choice(&self, action: &Move) -> Message;

    /// An action in few letters.
    fn short(&self, action: &Move, catalog: &Catalog) -> String;

    /// What an action would change in the hand of whoever chooses, in signs; empty where it changes nothing.
    fn brings(&self, action: &Move, signs: &Signs, catalog: &Catalog) -> String;

    /// The ids of the rules that refuse an action.
    fn refusing(&self, action: &Move) -> Vec<&'static str>;

    /// What an action would bring, as far as whoever looks may know it, or why it is not possible.
    fn foresee(&self, action: &Move) -> Result<Vec<Message>, Vec<Saying>>;

    /// The same as it is told, with the rule behind it.
    fn why(&self, action: &Move) -> Vec<Saying>;
}

/// See the module's page.
pub trait Tableau: Board + Moves {
    /// An action as it is offered.
    fn offered(&self, action: Move, possible: bool) -> MoveOnOffer {
        MoveOnOffer { words: self.choice(&action), possible, spot: self.about(&action), action }
    }

    /// The same moment, for whoever wants to keep it.
    fn kept(&self) -> Box<dyn Tableau>;
}
