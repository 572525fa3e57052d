//! Prints every text of a language, said with a few sample arguments: for whoever reads them aloud.
//!
//! `cargo run --example read_aloud -- de`

use santiago::text::{audit, catalog};

fn main() {
    let lang = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let files = catalog::sources(&lang);
    let sources: Vec<_> = files
        .into_iter()
        .map(|(name, text)| audit::Source { lang: lang.clone(), path: name.to_owned(), text: text.to_owned() })
        .collect();
    for source in &sources {
        println!("\n== {}", source.path);
        for (id, texts) in audit::read_aloud(
            &lang,
            std::slice::from_ref(source).iter().chain(&sources).cloned().collect::<Vec<_>>().as_slice(),
        ) {
            if !source.text.contains(&format!("{} =", id.split('.').next().unwrap_or(&id))) {
                continue;
            }
            println!("{id}");
            for text in texts.iter().take(6) {
                println!("    {text}");
            }
        }
    }
}
