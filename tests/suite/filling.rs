//! Lines are filled as the words say, however quickly: beside a filling that goes word by word.

use santiago::{
    chance::Chance,
    game::Dice,
    text::fill::{fill, lines},
};
use unicode_width::UnicodeWidthStr;

use crate::support::tally;

/// What filling means, as simply as it can be said.
fn word_by_word(text: &str, width: usize) -> Vec<String> {
    let mut filled = Vec::new();
    for paragraph in text.split('\n') {
        let mut line: Option<String> = None;
        for word in paragraph.split(' ') {
            line = Some(match line {
                None => word.to_owned(),
                Some(line) if line.width() + 1 + word.width() <= width => format!("{line} {word}"),
                Some(full) => {
                    filled.push(full);
                    word.to_owned()
                }
            });
        }
        filled.extend(line);
    }
    filled
}

#[test]
fn filling_is_what_it_means() {
    const PIECES: [&str; 16] =
        ["a", "б", "é", " ", " ", "„", "–", "…", "\u{a0}", "\n", "слово", "Straße", "3.", "🚢", "漢", "e\u{301}"];
    let mut chance = Chance::seeded(14);
    let (mut done, mut count) = (0, 0);
    for round in 0..20_000_usize {
        // Half of the texts have nothing but letters of one cell.
        let pieces = if round % 2 == 0 { 13 } else { PIECES.len() };
        let length = chance.below(60);
        let text: String = (0..length).map(|_| PIECES[chance.below(pieces as u32) as usize]).collect();
        for width in [0, 1, 2, 7, 20, 76] {
            let mut filled = Vec::new();
            fill(&text, width, &mut |line| filled.push(line.to_owned()));
            assert_eq!(filled, word_by_word(&text, width), "{text:?} in {width}");
            assert_eq!(lines(&text, width), filled.len());
            count += filled.len();
            done += 1;
        }
    }
    tally("texts filled as their words say", done);
    tally("lines of them", count);
}
