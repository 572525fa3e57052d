//! Writing on a buffer by cells: nothing is ever drawn outside its place, and what can be clicked says so as it is drawn.

use ratatui::{
    buffer::Buffer,
    layout::{Position as Cell, Rect},
    style::Style,
};

use crate::sitting::{
    sheet::{Drawn, Sheet},
    spot::Spot,
};

use super::{command::Command, theme::Theme};

pub(super) use crate::text::cells::{cells, shortened};

/// Something that can be pointed at with the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A line of a list, a choice, a link.
    Entry(usize),
    /// A line of a second list beside the first.
    Side(usize),
    /// A thing on the table.
    Spot(Spot),
    /// A tab of a small screen.
    Tab(usize),
    /// A key of the footer.
    Key(Command),
    /// A text that scrolls.
    Text,
}

/// A place to draw, clipped to an area.
pub(super) struct Canvas<'b> {
    pub(super) area: Rect,
    buffer: &'b mut Buffer,
    targets: &'b mut Vec<(Rect, Target)>,
}

impl<'b> Canvas<'b> {
    pub(super) fn new(area: Rect, buffer: &'b mut Buffer, targets: &'b mut Vec<(Rect, Target)>) -> Self {
        let area = area.intersection(buffer.area);
        Self { area, buffer, targets }
    }

    pub(super) fn width(&self) -> u16 {
        self.area.width
    }

    pub(super) fn height(&self) -> u16 {
        self.area.height
    }

    /// A part of it.
    pub(super) fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Canvas<'_> {
        let (left, top) = (self.area.x.saturating_add(x), self.area.y.saturating_add(y));
        let area = Rect { x: left, y: top, width, height }.intersection(self.area);
        Canvas { area, buffer: &mut *self.buffer, targets: &mut *self.targets }
    }

    /// The whole width in the middle, at most so wide.
    pub(super) fn centred(&mut self, most: u16) -> Canvas<'_> {
        let width = self.width().min(most);
        let height = self.height();
        self.part((self.width() - width) / 2, 0, width, height)
    }

    /// The cell of the whole screen that is this one of the canvas.
    pub(super) fn cell(&self, x: u16, y: u16) -> Cell {
        let (right, bottom) = (self.area.right().saturating_sub(1), self.area.bottom().saturating_sub(1));
        Cell { x: (self.area.x + x).min(right), y: (self.area.y + y).min(bottom) }
    }

    /// Says what a click on cells of a line means.
    pub(super) fn target(&mut self, x: u16, y: u16, width: u16, height: u16, target: Target) {
        let area = Rect { x: self.area.x + x, y: self.area.y + y, width, height }.intersection(self.area);
        if !area.is_empty() {
            self.targets.push((area, target));
        }
    }

    /// The first cell of something that was drawn.
    pub(super) fn found(&self, target: Target) -> Option<Cell> {
        self.targets.iter().find(|(_, one)| *one == target).map(|(area, _)| area.as_position())
    }

    /// Writes a text at a cell of a line; answers with the cell behind it.
    pub(super) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = x.saturating_add(cells(text));
        if y < self.area.height && x < self.area.width {
            let room = usize::from(self.area.width - x);
            self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
        }
        end
    }

    /// Writes a text so that it ends before a cell.
    pub(super) fn put_right(&mut self, end: u16, y: u16, text: &str, style: Style) {
        self.put(end.saturating_sub(cells(text)), y, text, style);
    }

    /// Repeats a sign over cells of a line.
    pub(super) fn fill(&mut self, from: u16, to: u16, y: u16, sign: &str, style: Style) {
        for x in from..to.min(self.area.width) {
            self.put(x, y, sign, style);
        }
    }

    /// Lets a table be drawn as large as this is, and lays it here; answers with what the drawing answers.
    pub(super) fn lay<T>(&mut self, theme: Theme, draw: impl FnOnce(&mut Sheet<'_>) -> T) -> T {
        let mut drawn = Drawn::default();
        let answer = draw(&mut Sheet::new(self.width(), self.height(), &mut drawn));
        for stroke in &drawn.strokes {
            self.part(stroke.x, stroke.y, stroke.room, 1).put(0, 0, &stroke.text, theme.look(stroke.look));
        }
        for patch in &drawn.patches {
            self.target(patch.x, patch.y, patch.width, patch.height, Target::Spot(patch.spot));
        }
        answer
    }

    /// Lays a style over whole lines.
    pub(super) fn tint(&mut self, y: u16, height: u16, style: Style) {
        let lines = Rect { y: self.area.y + y, height, ..self.area }.intersection(self.area);
        self.buffer.set_style(lines, style);
    }

    /// Empties everything and lays a style under it.
    pub(super) fn clear(&mut self, style: Style) {
        for y in 0..self.height() {
            self.fill(0, self.width(), y, " ", style);
        }
    }

    /// Makes everything that is drawn so far quiet, and nothing of it a target.
    pub(super) fn hush(&mut self, style: Style) {
        self.targets.clear();
        for y in self.area.top()..self.area.bottom() {
            for x in self.area.left()..self.area.right() {
                self.buffer[(x, y)].set_style(Style::reset().patch(style));
            }
        }
    }
}
