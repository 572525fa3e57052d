//! What every command may need to know, and how a command line is complained about.
//!
//! Hides how a complaint is worded.

use crate::text::{Catalog, Message, catalog::Foreign};

use super::{
    exit::Exit,
    output::{Coloured, complain},
    parse::{Misuse, Options},
    settings,
};

/// Everything that a command may need to know.
pub(super) struct Context {
    pub(super) catalog: Catalog,
    pub(super) foreign: Vec<Foreign>,
    pub(super) colour: Coloured,
    pub(super) options: Options,
}

impl Context {
    /// Whose progress this is.
    pub(super) fn learner(&self) -> Result<Option<String>, Exit> {
        let named = self.options.learner.clone().or_else(settings::learner);
        let Some(name) = named else { return Ok(None) };
        let name = name.trim().to_owned();
        let fits = (1..=40).contains(&name.chars().count())
            && name.chars().all(|c| c.is_alphanumeric() || c == ' ' || c == '-')
            && name.starts_with(char::is_alphanumeric);
        if fits { Ok(Some(name)) } else { Err(misused(&Misuse::new("learner", name), &self.catalog)) }
    }
}

/// Says what is wrong with the command line, what was perhaps meant, and where help is.
pub(super) fn misused(misuse: &Misuse, catalog: &Catalog) -> Exit {
    let mut text = catalog.say(&misuse.message()).text;
    if let Some(near) = misuse.nearest() {
        text.push(' ');
        text.push_str(&catalog.say(&Message::new("cli-did-you-mean").with("word", near)).text);
    }
    let help = catalog.say(&Message::new("cli-see-help").with("command", "santiago --help".to_owned())).text;
    complain(&format!("{text}\n{help}\n{}", catalog.text("cli-lang-hint")));
    Exit::Usage
}
