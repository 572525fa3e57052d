//! Writing on a buffer by cells: nothing is ever drawn outside its line.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

/// A place to draw, clipped to an area.
pub(super) struct Canvas<'b> {
    pub(super) area: Rect,
    buffer: &'b mut Buffer,
}

impl<'b> Canvas<'b> {
    pub(super) fn new(area: Rect, buffer: &'b mut Buffer) -> Self {
        let area = area.intersection(buffer.area);
        Self { area, buffer }
    }

    /// A part of it.
    pub(super) fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Canvas<'_> {
        let area = Rect { x: self.area.x + x, y: self.area.y + y, width, height }.intersection(self.area);
        Canvas { area, buffer: &mut *self.buffer }
    }

    /// Writes a text at a cell of a line; answers with the cell behind it.
    pub(super) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let end = x.saturating_add(cells(text));
        if y >= self.area.height || x >= self.area.width {
            return end;
        }
        let room = usize::from(self.area.width - x);
        self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style);
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

    /// Lays a style over whole lines.
    pub(super) fn tint(&mut self, y: u16, height: u16, style: Style) {
        let lines = Rect { y: self.area.y + y, height, ..self.area }.intersection(self.area);
        self.buffer.set_style(lines, style);
    }
}

/// How many cells a text takes.
pub(super) fn cells(text: &str) -> u16 {
    text.width().min(usize::from(u16::MAX)) as u16
}
