//! A sheet that a game draws its table on, by cells: texts with a look, and which spot of the table lies where.
//!
//! Knows no face: a look is a role, the hue of a seat or a colour of the game's own, and what becomes of it is the face's.
//! Whoever holds the [`Drawn`] lays it wherever there is room, or makes a picture of it. Hides how parts of a sheet lie
//! in each other; nothing is ever drawn outside its part.

use crate::{game::Seat, text::cells::cells};

use super::spot::Spot;

/// What something drawn is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Text,
    Strong,
    Quiet,
    Line,
    Can,
    Changed,
    No,
    Surface,
}

/// A colour where there are all, 256 and 16 of them; with 16 some need a ground of their own to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shade(pub u32, pub u8, pub u8, pub Option<u8>);

/// A colour of a game's own, on a dark ground and on a light one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tint {
    /// Where letters are light.
    pub dark: Shade,
    /// Where letters are dark.
    pub light: Shade,
}

/// What the colour of something means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// What it is there for.
    Role(Role),
    /// That it has the focus.
    Focus(Role),
    /// One of the hues that seats have.
    Hue(u8),
    /// A colour of the game's own.
    Own(Tint),
}

/// How something looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// What its colour means.
    pub ink: Ink,
    /// Whether it is heavy.
    pub bold: bool,
    /// Whether ink and ground have changed places.
    pub reversed: bool,
}

impl Look {
    /// The look of an ink, as it is.
    pub const fn of(ink: Ink) -> Self {
        Self { ink, bold: false, reversed: false }
    }

    /// The look of a role.
    pub const fn role(role: Role) -> Self {
        Self::of(Ink::Role(role))
    }

    /// The look of what has the focus.
    pub const fn focus(role: Role) -> Self {
        Self::of(Ink::Focus(role))
    }

    /// The look of a seat's number, where each has a hue.
    pub fn seat(seat: Seat, hues: &[u8]) -> Self {
        Self::of(Ink::Hue(hues.get(seat.index()).copied().unwrap_or_default())).bold()
    }

    /// The same, heavy.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    /// The same with ink and ground changed.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { reversed: true, ..self }
    }
}

/// The signs that every table needs, or their twins on a typewriter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Signs {
    pub here: &'static str,
    pub right: &'static str,
    pub left: &'static str,
    pub up: &'static str,
    pub down: &'static str,
    pub corners: [&'static str; 4],
    pub across: &'static str,
    pub upright: &'static str,
    pub gone: &'static str,
    pub to_come: &'static str,
    pub no: &'static str,
    pub passed: &'static str,
    pub done: &'static str,
    pub seen: &'static str,
    pub more_left: &'static str,
    pub more_right: &'static str,
    pub ellipsis: &'static str,
}

/// As they are drawn.
pub static DRAWN: Signs = Signs {
    here: "►",
    right: "▸",
    left: "◂",
    up: "▴",
    down: "▾",
    corners: ["╭", "╮", "╰", "╯"],
    across: "─",
    upright: "│",
    gone: "▰",
    to_come: "▱",
    no: "✗",
    passed: "⊘",
    done: "✓",
    seen: "∘",
    more_left: "‹",
    more_right: "›",
    ellipsis: "…",
};

/// As a typewriter has them.
pub static TYPED: Signs = Signs {
    here: ">",
    right: ">",
    left: "<",
    up: "^",
    down: "v",
    corners: ["+", "+", "+", "+"],
    across: "-",
    upright: "|",
    gone: "#",
    to_come: ".",
    no: "x",
    passed: "x",
    done: "+",
    seen: "o",
    more_left: "<",
    more_right: ">",
    ellipsis: "~",
};

impl Signs {
    /// Whether these are the signs of a typewriter.
    pub fn is_typed(&self) -> bool {
        *self == TYPED
    }
}

/// A text at its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// Its first cell.
    pub x: u16,
    /// Its line.
    pub y: u16,
    /// How many cells it may take; what is beyond is cut.
    pub room: u16,
    /// The text.
    pub text: String,
    /// How it looks.
    pub look: Look,
}

/// The cells that belong to a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patch {
    /// The first cell.
    pub x: u16,
    /// The first line.
    pub y: u16,
    /// How many cells.
    pub width: u16,
    /// How many lines.
    pub height: u16,
    /// Which spot.
    pub spot: Spot,
}

/// What was drawn, in the order in which it was: what comes later lies on top.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// The texts.
    pub strokes: Vec<Stroke>,
    /// Where which spot lies.
    pub patches: Vec<Patch>,
}

/// A place to draw on; see the module's page.
pub struct Sheet<'d> {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    drawn: &'d mut Drawn,
}

impl<'d> Sheet<'d> {
    /// A sheet of so many cells and lines.
    pub fn new(width: u16, height: u16, drawn: &'d mut Drawn) -> Self {
        Self { left: 0, top: 0, width, height, drawn }
    }

    /// How many cells a line has.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// How many lines there are.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// A part of it.
    pub fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Sheet<'_> {
        Sheet {
            left: self.left.saturating_add(x),
            top: self.top.saturating_add(y),
            width: width.min(self.width.saturating_sub(x)),
            height: height.min(self.height.saturating_sub(y)),
            drawn: &mut *self.drawn,
        }
    }

    /// Writes a text at a cell of a line; answers with the cell behind it.
    pub fn put(&mut self, x: u16, y: u16, text: &str, look: Look) -> u16 {
        if y < self.height && x < self.width {
            let (room, text) = (self.width - x, text.to_owned());
            self.drawn.strokes.push(Stroke { x: self.left + x, y: self.top + y, room, text, look });
        }
        x.saturating_add(cells(text))
    }

    /// Writes a text so that it ends before a cell.
    pub fn put_right(&mut self, end: u16, y: u16, text: &str, look: Look) {
        self.put(end.saturating_sub(cells(text)), y, text, look);
    }

    /// Repeats a sign of one cell over cells of a line.
    pub fn fill(&mut self, from: u16, to: u16, y: u16, sign: &str, look: Look) {
        let count = to.min(self.width).saturating_sub(from);
        if count > 0 {
            self.put(from, y, &sign.repeat(count.into()), look);
        }
    }

    /// Says which cells belong to a spot.
    pub fn target(&mut self, x: u16, y: u16, width: u16, height: u16, spot: Spot) {
        let (width, height) = (width.min(self.width.saturating_sub(x)), height.min(self.height.saturating_sub(y)));
        if width > 0 && height > 0 {
            self.drawn.patches.push(Patch { x: self.left + x, y: self.top + y, width, height, spot });
        }
    }
}

/// The first line of a list to show, so that the focus is among those that fit.
pub fn first_shown(focus: usize, count: usize, room: usize) -> usize {
    let latest = count.saturating_sub(room);
    focus.saturating_sub(room / 2).min(latest)
}
