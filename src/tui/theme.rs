//! Colours and signs by their role; no widget names a colour or a sign of its own.
//!
//! Without colours bold and reverse stay, and every meaning has a sign or a letter besides.

use ratatui::style::{Color, Modifier, Style};

use crate::cuba::{Flower, Good};

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

/// See the module's page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    palette: Palette,
    light: bool,
    /// Signs.
    pub signs: &'static Signs,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Text,
    Quiet,
    Line,
    Can,
    Changed,
    No,
    Surface,
}

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
    pub done: &'static str,
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
    done: "✓",
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
    done: "+",
};

impl Theme {
    /// A theme.
    pub fn new(palette: Palette, light: bool, ascii: bool) -> Self {
        Self { palette, light, signs: if ascii { &TYPED } else { &DRAWN } }
    }

    /// Whether only typewriter signs are used.
    pub fn is_ascii(self) -> bool {
        *self.signs == TYPED
    }

    /// A colour by its values: for dark and light, all colours, 256 and 16.
    fn pick(self, dark: (u32, u8, u8), light: (u32, u8, u8)) -> Style {
        let (all, many, few) = if self.light { light } else { dark };
        let colour = match self.palette {
            Palette::None => return Style::new(),
            Palette::Sixteen => Color::Indexed(few),
            Palette::Many => Color::Indexed(many),
            Palette::True => Color::from_u32(all),
        };
        Style::new().fg(colour)
    }

    /// The style of a role.
    pub fn style(self, role: Role) -> Style {
        match role {
            Role::Text => self.pick((0x00d8_dae0, 253, 15), (0x0023_262d, 235, 0)),
            Role::Quiet => self.pick((0x00a3_a8b4, 248, 7), (0x0056_5b66, 240, 0)),
            Role::Line => self.pick((0x008f_96a6, 246, 7), (0x0066_6b73, 241, 0)),
            Role::Can => self.pick((0x005f_d7c8, 80, 14), (0x0000_635a, 23, 4)).add_modifier(Modifier::BOLD),
            Role::Changed => self.pick((0x00ff_c45c, 221, 11), (0x007a_4b00, 94, 0)).add_modifier(Modifier::BOLD),
            Role::No => self.pick((0x00ff_9a8c, 210, 9), (0x00a8_201a, 124, 1)).add_modifier(Modifier::BOLD),
            Role::Surface => match self.palette {
                Palette::None | Palette::Sixteen => Style::new(),
                Palette::Many => Style::new().bg(Color::Indexed(if self.light { 255 } else { 235 })),
                Palette::True => Style::new().bg(Color::from_u32(if self.light { 0x00ef_ece3 } else { 0x0023_262e })),
            },
        }
    }

    /// The colour of a flower.
    pub fn flower(self, flower: Option<Flower>) -> Style {
        match flower {
            Some(Flower::Yellow) => self.pick((0x00f2_d34b, 221, 11), (0x0073_5c00, 58, 0)),
            Some(Flower::Blue) => self.pick((0x008a_b4ff, 111, 12), (0x001d_4fbf, 25, 4)),
            Some(Flower::Red) => self.pick((0x00ff_8f8f, 210, 9), (0x00b3_202c, 124, 1)),
            Some(Flower::White) => self.pick((0x00ff_ffff, 231, 15), (0x004a_4f59, 239, 0)),
            None => self.style(Role::Quiet),
        }
    }

    /// The colour of a good.
    pub fn good(self, good: Good) -> Style {
        match good {
            Good::Sugar => self.pick((0x00ff_ffff, 231, 15), (0x004a_4f59, 239, 0)),
            Good::Citrus => self.pick((0x00ff_b057, 215, 11), (0x008a_4500, 94, 0)),
            Good::Tobacco => self.pick((0x007f_d18b, 114, 10), (0x001f_6b2c, 22, 0)),
            Good::Rum => self.pick((0x00ff_8f8f, 210, 9), (0x00b3_202c, 124, 1)),
            Good::Cigars => self.pick((0x00b9_bdc8, 250, 7), (0x0011_1318, 233, 0)),
            Good::Wood => self.pick((0x00d9_b08c, 180, 3), (0x007a_4a24, 94, 0)),
        }
    }
}
