//! Prints every text of a language, said with a few sample arguments: for whoever reads them aloud.
//!
//! `cargo run --example read_aloud -- de`
#![expect(clippy::print_stdout, reason = "printing is what it is for")]

use santiago::text::{audit, catalog};

fn main() {
    let lang = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let files = catalog::sources(&lang).into_iter();
    let sources: Vec<_> = files
        .map(|(name, text)| audit::Source { lang: lang.clone(), path: name.to_owned(), text: text.to_owned() })
        .collect();
    for (id, texts) in audit::read_aloud(&lang, &sources) {
        println!("{id}");
        for text in texts.iter().take(6) {
            println!("    {text}");
        }
    }
}
