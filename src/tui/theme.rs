//! Colours and signs by their role; no widget names a colour or a sign of its own.
//!
//! Without colours bold and reverse stay, and every meaning has a sign or a letter besides.

use ratatui::style::{Color, Modifier, Style};

use crate::{
    cuba::{Flower, Good},
    ids::{Id, ids},
};

/// Which colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// None at all.
    None,
    /// The terminal's own sixteen.
    Sixteen,
    /// 256 of them.
    Many,
    /// All of them.
    True,
}

ids! {
    /// What the colours stand on.
    pub enum Ground {
        /// Light letters.
        Dark = "dark",
        /// Dark letters.
        Light = "light",
        /// Light letters, as strong as can be.
        DarkContrast = "dark-contrast",
        /// Dark letters, as strong as can be.
        LightContrast = "light-contrast",
    }
}

impl Ground {
    fn is_light(self) -> bool {
        matches!(self, Self::Light | Self::LightContrast)
    }

    fn is_strong(self) -> bool {
        matches!(self, Self::DarkContrast | Self::LightContrast)
    }
}

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    palette: Palette,
    ground: Ground,
    /// Signs.
    pub signs: &'static Signs,
}

/// What is drawn.
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
#[derive(Clone, Copy)]
struct Shade(u32, u8, u8, Option<u8>);

/// How many hues a seat can have.
pub const SEAT_HUES: usize = 4;
/// Their ids.
pub const HUES: [&str; SEAT_HUES] = ["violet", "lime", "pink", "sky"];

/// The signs of the table, or their twins on a typewriter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Signs {
    pub flower: &'static str,
    pub colourless: &'static str,
    pub inactive: &'static str,
    pub points: &'static str,
    pub pawn: &'static str,
    pub owner: &'static str,
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
    pub flag: &'static str,
    pub chequered: &'static str,
    pub no: &'static str,
    pub passed: &'static str,
    pub done: &'static str,
    pub more_left: &'static str,
    pub more_right: &'static str,
    pub ellipsis: &'static str,
    pub goods: [&'static str; 6],
}

static DRAWN: Signs = Signs {
    flower: "✿",
    colourless: "∘",
    inactive: "◌",
    points: "✦",
    pawn: "♙",
    owner: "⌂",
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
    flag: "⚑",
    chequered: "▚",
    no: "✗",
    passed: "⊘",
    done: "✓",
    more_left: "‹",
    more_right: "›",
    ellipsis: "…",
    goods: ["❙", "◍", "❧", "⊔", "▬", "≣"],
};

static TYPED: Signs = Signs {
    flower: "%",
    colourless: "o",
    inactive: "~",
    points: "*",
    pawn: "i",
    owner: "=",
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
    flag: "F",
    chequered: "X",
    no: "x",
    passed: "x",
    done: "+",
    more_left: "<",
    more_right: ">",
    ellipsis: "~",
    goods: ["|", "o", "%", "u", "=", "#"],
};

impl Theme {
    /// A theme.
    pub fn new(palette: Palette, ground: Ground, ascii: bool) -> Self {
        Self { palette, ground, signs: if ascii { &TYPED } else { &DRAWN } }
    }

    /// The same on another ground.
    #[must_use]
    pub fn on(self, ground: Ground) -> Self {
        Self { ground, ..self }
    }

    /// Whether only typewriter signs are used.
    pub fn is_ascii(self) -> bool {
        *self.signs == TYPED
    }

    /// Whether anything may move: not for whoever wants plain signs or no colours.
    pub fn moves(self) -> bool {
        !self.is_ascii() && self.palette != Palette::None
    }

    fn pick(self, dark: Shade, light: Shade) -> Style {
        let Shade(all, many, few, on) = if self.ground.is_light() { light } else { dark };
        match self.palette {
            Palette::None => Style::new(),
            Palette::Sixteen => match on {
                Some(ground) => Style::new().fg(Color::Indexed(few)).bg(Color::Indexed(ground)),
                None => Style::new().fg(Color::Indexed(few)),
            },
            Palette::Many => Style::new().fg(Color::Indexed(many)),
            Palette::True => Style::new().fg(Color::from_u32(all)),
        }
    }

    fn text(self) -> Style {
        if self.ground.is_strong() {
            return self.pick(Shade(0x00ff_ffff, 231, 15, None), Shade(0, 16, 0, None));
        }
        self.pick(Shade(0x00d8_dae0, 253, 15, None), Shade(0x0023_262d, 235, 0, None))
    }

    /// The style of a role.
    pub fn style(self, role: Role) -> Style {
        let strong = self.ground.is_strong();
        match role {
            Role::Text => self.text(),
            Role::Strong => self.text().add_modifier(Modifier::BOLD),
            Role::Quiet | Role::Line if strong => self.text(),
            Role::Quiet => self.pick(Shade(0x00a3_a8b4, 248, 7, None), Shade(0x0056_5b66, 240, 0, None)),
            Role::Line => self.pick(Shade(0x008f_96a6, 246, 7, None), Shade(0x0066_6b73, 241, 0, None)),
            Role::Can => self
                .pick(Shade(0x005f_d7c8, 80, 14, None), Shade(0x0000_635a, 23, 4, None))
                .add_modifier(Modifier::BOLD),
            Role::Changed => self
                .pick(Shade(0x00ff_c45c, 221, 11, None), Shade(0x007a_4b00, 94, 0, Some(3)))
                .add_modifier(Modifier::BOLD),
            Role::No => self
                .pick(Shade(0x00ff_9a8c, 210, 9, None), Shade(0x00a8_201a, 124, 1, None))
                .add_modifier(Modifier::BOLD),
            Role::Surface => {
                let light = self.ground.is_light();
                match self.palette {
                    _ if strong => Style::new(),
                    Palette::None | Palette::Sixteen => Style::new(),
                    Palette::Many => Style::new().bg(Color::Indexed(if light { 255 } else { 235 })),
                    Palette::True => Style::new().bg(Color::from_u32(if light { 0x00ef_ece3 } else { 0x0023_262e })),
                }
            }
        }
    }

    /// A role on the surface behind what talks.
    pub fn over(self, role: Role) -> Style {
        self.style(role).patch(self.style(Role::Surface))
    }

    /// What has the focus.
    pub fn focus(self, role: Role) -> Style {
        let style = self.style(role).add_modifier(Modifier::REVERSED);
        if self.ground.is_strong() { style.add_modifier(Modifier::UNDERLINED) } else { style }
    }

    /// The colour of a flower.
    pub fn flower(self, flower: Option<Flower>) -> Style {
        match flower {
            Some(Flower::Yellow) => self.pick(Shade(0x00f2_d34b, 221, 11, None), Shade(0x0073_5c00, 58, 0, Some(3))),
            Some(Flower::Blue) => self.pick(Shade(0x008a_b4ff, 111, 15, Some(4)), Shade(0x001d_4fbf, 25, 4, None)),
            Some(Flower::Red) => self.pick(Shade(0x00ff_8f8f, 210, 9, None), Shade(0x00b3_202c, 124, 1, None)),
            Some(Flower::White) => self.pick(Shade(0x00ff_ffff, 231, 15, None), Shade(0x004a_4f59, 239, 0, None)),
            None => self.style(Role::Quiet),
        }
    }

    /// The colour of a good.
    pub fn good(self, good: Good) -> Style {
        match good {
            Good::Sugar => self.pick(Shade(0x00ff_ffff, 231, 15, None), Shade(0x004a_4f59, 239, 0, None)),
            Good::Citrus => self.pick(Shade(0x00ff_b057, 215, 11, None), Shade(0x008a_4500, 94, 0, Some(3))),
            Good::Tobacco => self.pick(Shade(0x007f_d18b, 114, 10, None), Shade(0x001f_6b2c, 22, 0, Some(2))),
            Good::Rum => self.pick(Shade(0x00ff_8f8f, 210, 9, None), Shade(0x00b3_202c, 124, 1, None)),
            Good::Cigars => self.pick(Shade(0x00b9_bdc8, 250, 7, None), Shade(0x0011_1318, 233, 0, None)),
            Good::Wood => self.pick(Shade(0x00d9_b08c, 180, 3, None), Shade(0x007a_4a24, 94, 0, Some(3))),
        }
    }

    /// The sign of a good.
    pub fn good_sign(self, good: Good) -> &'static str {
        self.signs.goods[good.index()]
    }

    /// One of the hues that seats have; the number and the name stand beside it.
    pub fn hue(self, number: usize) -> Style {
        match number % SEAT_HUES {
            0 => self.pick(Shade(0x00d7_a6ff, 183, 15, None), Shade(0x007a_2fa8, 91, 0, None)),
            1 => self.pick(Shade(0x00b5_d36b, 149, 15, None), Shade(0x004c_6200, 58, 0, None)),
            2 => self.pick(Shade(0x00f5_a9c8, 218, 15, None), Shade(0x009c_2460, 125, 0, None)),
            _ => self.pick(Shade(0x009c_c7d9, 152, 15, None), Shade(0x001f_5f73, 24, 0, None)),
        }
    }
}
