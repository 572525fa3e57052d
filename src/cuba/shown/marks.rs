//! The signs and colours of this table: those that no other game has.

use crate::{
    cuba::{Flower, Good},
    sitting::sheet::{Ink, Look, Role, Shade, Signs, Tint},
};

/// The signs of the table, or their twins on a typewriter.
pub(super) struct Marks {
    pub(super) flower: &'static str,
    pub(super) colourless: &'static str,
    pub(super) inactive: &'static str,
    pub(super) points: &'static str,
    pub(super) pawn: &'static str,
    pub(super) owner: &'static str,
    pub(super) flag: &'static str,
    pub(super) chequered: &'static str,
    pub(super) goods: [&'static str; 6],
}

static DRAWN: Marks = Marks {
    flower: "✿",
    colourless: "∘",
    inactive: "◌",
    points: "✦",
    pawn: "♙",
    owner: "⌂",
    flag: "⚑",
    chequered: "▚",
    goods: ["❙", "◍", "❧", "⊔", "▬", "≣"],
};

static TYPED: Marks = Marks {
    flower: "%",
    colourless: "o",
    inactive: "~",
    points: "*",
    pawn: "i",
    owner: "=",
    flag: "F",
    chequered: "X",
    goods: ["|", "o", "%", "u", "=", "#"],
};

impl Marks {
    /// Those that go with the signs of every table.
    pub(super) fn beside(signs: &Signs) -> &'static Self {
        if signs.is_typed() { &TYPED } else { &DRAWN }
    }
}

fn own(dark: Shade, light: Shade) -> Look {
    Look::of(Ink::Own(Tint { dark, light }))
}

/// The colour of a flower.
pub(super) fn flower_look(flower: Option<Flower>) -> Look {
    match flower {
        Some(Flower::Yellow) => own(Shade(0x00f2_d34b, 221, 11, None), Shade(0x0073_5c00, 58, 0, Some(3))),
        Some(Flower::Blue) => own(Shade(0x008a_b4ff, 111, 15, Some(4)), Shade(0x001d_4fbf, 25, 4, None)),
        Some(Flower::Red) => own(Shade(0x00ff_8f8f, 210, 9, None), Shade(0x00b3_202c, 124, 1, None)),
        Some(Flower::White) => own(Shade(0x00ff_ffff, 231, 15, None), Shade(0x004a_4f59, 239, 0, None)),
        None => Look::role(Role::Quiet),
    }
}

/// The colour of a good.
pub(super) fn good_look(good: Good) -> Look {
    match good {
        Good::Sugar => own(Shade(0x00ff_ffff, 231, 15, None), Shade(0x004a_4f59, 239, 0, None)),
        Good::Citrus => own(Shade(0x00ff_b057, 215, 11, None), Shade(0x008a_4500, 94, 0, Some(3))),
        Good::Tobacco => own(Shade(0x007f_d18b, 114, 10, None), Shade(0x001f_6b2c, 22, 0, Some(2))),
        Good::Rum => own(Shade(0x00ff_8f8f, 210, 9, None), Shade(0x00b3_202c, 124, 1, None)),
        Good::Cigars => own(Shade(0x00b9_bdc8, 250, 7, None), Shade(0x0011_1318, 233, 0, None)),
        Good::Wood => own(Shade(0x00d9_b08c, 180, 3, None), Shade(0x007a_4a24, 94, 0, Some(3))),
    }
}
