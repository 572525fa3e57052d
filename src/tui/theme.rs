//! Colours and signs by their role; no widget names a colour or a sign of its own.
//!
//! Without colours bold and reverse stay, and every meaning has a sign or a letter besides.

use ratatui::style::{Color, Modifier, Style};

use crate::{
    ids::ids,
    sitting::sheet::{DRAWN, Ink, Look, Shade, Signs, TYPED},
};

pub use crate::sitting::sheet::Role;

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

/// How many hues a seat can have.
pub const SEAT_HUES: usize = 4;
/// Their ids.
pub const HUES: [&str; SEAT_HUES] = ["violet", "lime", "pink", "sky"];

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
        self.signs.is_typed()
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

    /// The style of a look.
    pub fn look(self, look: Look) -> Style {
        let mut style = match look.ink {
            Ink::Role(role) => self.style(role),
            Ink::Focus(role) => self.focus(role),
            Ink::Hue(hue) => self.hue(hue.into()),
            Ink::Own(tint) => self.pick(tint.dark, tint.light),
        };
        if look.bold {
            style = style.add_modifier(Modifier::BOLD);
        }
        if look.reversed {
            style = style.add_modifier(Modifier::REVERSED);
        }
        style
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
