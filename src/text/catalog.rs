//! The catalog: a language's texts, said.
//!
//! Parses only what is said: a message is looked up in the index, parsed with what it refers to, and kept. What a
//! language lacks is said in English and marked so, never silently. Isolation marks are off, since terminals show them.
//! Hides the Fluent bundles.

use std::{
    cell::{OnceCell, RefCell},
    collections::BTreeSet,
    fmt,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::game::Seat;

use super::{
    about::About,
    embedded::{LANGUAGES, Locale, locale},
    harmless::harmless,
    index::files,
    language::{ENGLISH, negotiate},
    lines::find,
    message::{Arg, Message},
    reader::entries,
};

/// A text as it was said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The words.
    pub text: String,
    /// What went wrong while saying it; the text stands all the same.
    pub faults: Vec<String>,
    /// Whether the language lacks the text, so that it is in English.
    pub fallback: bool,
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A language that came as a folder: its tag and its sources.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foreign {
    /// The tag.
    pub lang: String,
    /// The files: their paths and texts.
    pub files: Vec<(String, String)>,
    /// What is particular to it.
    pub about: About,
}

/// The longest text of somebody else's.
const LONGEST: usize = 20_000;

/// See the module's page.
pub struct Catalog {
    layers: Vec<Layer>,
    names: Vec<String>,
}

/// The texts of one language.
struct Layer {
    lang: String,
    ours: Option<Locale>,
    /// What a folder brings: these go before ours.
    theirs: BTreeSet<String>,
    /// Made when something is first said.
    bundle: OnceCell<RefCell<FluentBundle<FluentResource>>>,
}

/// The tags of the languages that the program carries, in the order of the contract.
pub fn languages() -> Vec<&'static str> {
    LANGUAGES.split(' ').collect()
}

/// The files of a language that the program carries: name and text.
pub fn sources(lang: &str) -> Vec<(&'static str, &'static str)> {
    locale(lang).map(|locale| files(locale.files, locale.index.text).collect()).unwrap_or_default()
}

/// What is particular to a language that the program carries; nothing, if it carries none of that tag.
pub fn about(lang: &str) -> About {
    locale(lang).map(|locale| About::read(locale.about)).unwrap_or_default()
}

/// Whether ids of ours begin with a word and a hyphen.
pub fn is_family(word: &str) -> bool {
    let begins = |id: &str| id.strip_prefix(word).is_some_and(|rest| rest.starts_with('-'));
    sources(ENGLISH).into_iter().any(|(_, text)| entries(text).into_iter().any(|(id, ..)| begins(id)))
}

/// The marks of the English texts that a language of ours was last compared with, as `id mark` lines.
pub fn compared(lang: &str) -> &'static str {
    locale(lang).map_or("", |locale| locale.compared)
}

/// The name of a thing in every language of ours: tag and name. They lie side by side, so that finding all of them
/// costs hardly more than finding one.
pub fn names(id: &str) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    const NAMES: &str = include_str!(concat!(env!("OUT_DIR"), "/names.txt"));
    find(NAMES, id, '\t').unwrap_or_default().split('\t').filter_map(|pair| pair.split_once(' '))
}

impl Catalog {
    /// The texts of a language, of ours or one that came as a folder, with English behind it.
    pub fn new(lang: &str, foreign: &[Foreign]) -> Self {
        let theirs: Vec<&Foreign> = foreign.iter().filter(|one| one.lang == lang).collect();
        let mut layers = Vec::new();
        if !theirs.is_empty() || locale(lang).is_some() {
            layers.push(Layer::new(lang, locale(lang), &theirs));
        }
        if lang != ENGLISH {
            let english: Vec<&Foreign> = foreign.iter().filter(|one| one.lang == ENGLISH).collect();
            layers.extend(locale(ENGLISH).map(|ours| Layer::new(ENGLISH, Some(ours), &english)));
        }
        // What only a pack has, and that in another language, is better than its id.
        let others: BTreeSet<&str> = foreign.iter().map(|one| one.lang.as_str()).collect();
        for other in others.into_iter().filter(|other| *other != lang && *other != ENGLISH && locale(other).is_some()) {
            let theirs: Vec<&Foreign> = foreign.iter().filter(|one| one.lang == other).collect();
            layers.push(Layer::new(other, None, &theirs));
        }
        Self { layers, names: Vec::new() }
    }

    /// The same with the names of the people at the table, by seat.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// The language spoken.
    pub fn lang(&self) -> &str {
        self.layers.first().map_or(ENGLISH, |layer| layer.lang.as_str())
    }

    /// Says a message.
    pub fn say(&self, message: &Message) -> Said {
        self.try_say(message).unwrap_or_else(|| {
            let id = match &message.attribute {
                Some(attribute) => format!("{}.{attribute}", message.id),
                None => message.id.clone(),
            };
            Said { text: format!("{{{id}}}"), faults: vec![id], fallback: true }
        })
    }

    /// Says a message that may not exist.
    pub fn try_say(&self, message: &Message) -> Option<Said> {
        let mut faults = Vec::new();
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            self.give(name, arg, &mut args, &mut faults);
        }
        for (number, layer) in self.layers.iter().enumerate() {
            if let Some(text) = layer.say(message, &args, &mut faults).ok()? {
                let fallback = layer.lang != self.lang() && number > 0;
                let text = if fallback { format!("[{}] {text}", layer.lang) } else { text };
                return Some(Said { text, faults, fallback });
            }
        }
        None
    }

    /// Whether the language has words of its own for a message.
    pub fn has(&self, message: &Message) -> bool {
        self.try_say(message).is_some_and(|said| !said.fallback)
    }

    /// Says a text without arguments.
    pub fn text(&self, id: &str) -> String {
        self.say(&Message::new(id)).text
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Message::new("seat-name").with("number", seat.0 + 1)).text,
        }
    }

    /// The attributes that a text has in the language spoken.
    pub fn attributes(&self, id: &str) -> Vec<String> {
        let Some(layer) = self.layers.first() else { return Vec::new() };
        if let Some(locale) = &layer.ours.filter(|_| !layer.theirs.contains(id)) {
            layer.load(id, locale);
        }
        let bundle = layer.bundle().borrow();
        let found = bundle.get_message(id);
        found.map(|found| found.attributes().map(|one| one.id().to_owned()).collect()).unwrap_or_default()
    }

    /// Gives a text what it speaks of. A text knows neither lists nor tables: a list `$goods` is the ids with hyphens
    /// between them, to choose by (`rum-cigars`, `none` if it is empty), and `$goods-count`; a table `$dice` is a number
    /// for each thing (`$dice-sugar`) and `$dice-total`.
    fn give(&self, name: &'static str, arg: &Arg, args: &mut FluentArgs<'static>, faults: &mut Vec<String>) {
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Id(id) => args.set(name, *id),
            Arg::Ids(ids) => {
                args.set(name, if ids.is_empty() { "none".to_owned() } else { ids.join("-") });
                args.set(format!("{name}-count"), ids.len());
            }
            Arg::Table(table) => {
                for (id, number) in table {
                    args.set(format!("{name}-{id}"), *number);
                }
                args.set(format!("{name}-total"), table.iter().map(|(_, number)| *number).sum::<u32>());
            }
            Arg::Seat(seat) => args.set(name, self.seat(*seat)),
            Arg::Text(text) => args.set(name, text.clone()),
            Arg::Message(message) => {
                let said = self.say(message);
                faults.extend(said.faults);
                args.set(name, said.text);
            }
        }
    }
}

impl Layer {
    /// A language of ours, or of a folder, or of ours that a folder betters. What is not Fluent in a folder is left out
    /// here and named by the audit.
    fn new(lang: &str, ours: Option<Locale>, foreign: &[&Foreign]) -> Self {
        let mut layer = Self { lang: lang.to_owned(), ours, theirs: BTreeSet::new(), bundle: OnceCell::new() };
        let mut referred = Vec::new();
        for (_, text) in foreign.iter().flat_map(|one| &one.files) {
            let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.entries() {
                if let ast::Entry::Message(message) = entry {
                    layer.theirs.insert(message.id.name.to_owned());
                }
                references(entry, &mut |id| referred.push(id.to_owned()));
            }
            layer.bundle().borrow_mut().add_resource_overriding(resource);
        }
        if let Some(locale) = &ours {
            for id in &referred {
                layer.load(id, locale);
            }
        }
        layer
    }

    fn bundle(&self) -> &RefCell<FluentBundle<FluentResource>> {
        self.bundle.get_or_init(|| {
            let tag: LanguageIdentifier = self.lang.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new(vec![tag]);
            bundle.set_use_isolating(false);
            RefCell::new(bundle)
        })
    }

    /// Brings a message of ours into the bundle, and whatever it refers to.
    fn load(&self, id: &str, locale: &Locale) {
        let mut todo = vec![id.to_owned()];
        while let Some(id) = todo.pop() {
            if self.bundle().borrow().has_message(&id) {
                continue;
            }
            let Some(entry) = locale.index.entry(&id) else { continue };
            let resource = FluentResource::try_new(entry.source().to_owned()).unwrap_or_else(|(resource, _)| resource);
            resource.entries().for_each(|entry| references(entry, &mut |id| todo.push(id.to_owned())));
            self.bundle().borrow_mut().add_resource_overriding(resource);
        }
    }

    /// The text, if the language has it.
    fn say(
        &self,
        message: &Message,
        args: &FluentArgs<'_>,
        faults: &mut Vec<String>,
    ) -> Result<Option<String>, NoLanguageHasIt> {
        if let Some(locale) = &self.ours.filter(|_| !self.theirs.contains(&message.id)) {
            let Some(entry) = locale.index.entry(&message.id) else { return Ok(None) };
            // What is plain text needs no parsing: what is written is what is said.
            match entry.plain(message.attribute.as_deref()) {
                Some("") => {}
                Some(text) => return Ok(Some(text.to_owned())),
                None => return Err(NoLanguageHasIt),
            }
            self.load(&message.id, locale);
        }
        let bundle = self.bundle().borrow();
        let pattern = bundle.get_message(&message.id).and_then(|found| match message.attribute.as_deref() {
            Some(attribute) => found.get_attribute(attribute).map(|attribute| attribute.value()),
            None => found.value(),
        });
        let Some(pattern) = pattern else { return Ok(None) };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        faults.extend(errors.iter().map(ToString::to_string));
        // A text of somebody else's may spell out signs that a terminal obeys, or be folded up like paper.
        let text = if self.theirs.is_empty() { text } else { harmless(&text).chars().take(LONGEST).collect() };
        Ok(Some(text))
    }
}

/// A language of ours has the message, but not the attribute: then no other has it either, and none is asked.
struct NoLanguageHasIt;

/// Every message that an entry refers to.
pub(super) fn references<'a>(entry: &'a ast::Entry<&'a str>, each: &mut dyn FnMut(&'a str)) {
    match entry {
        ast::Entry::Message(message) => {
            message.value.iter().for_each(|pattern| in_pattern(pattern, each));
            message.attributes.iter().for_each(|attribute| in_pattern(&attribute.value, each));
        }
        ast::Entry::Term(term) => {
            in_pattern(&term.value, each);
            term.attributes.iter().for_each(|attribute| in_pattern(&attribute.value, each));
        }
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => {}
    }
}

fn in_pattern<'a>(pattern: &'a ast::Pattern<&'a str>, each: &mut dyn FnMut(&'a str)) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, each);
        }
    }
}

fn in_expression<'a>(expression: &'a ast::Expression<&'a str>, each: &mut dyn FnMut(&'a str)) {
    match expression {
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, each);
            for variant in variants {
                in_pattern(&variant.value, each);
            }
        }
        ast::Expression::Inline(inline) => in_inline(inline, each),
    }
}

fn in_inline<'a>(inline: &'a ast::InlineExpression<&'a str>, each: &mut dyn FnMut(&'a str)) {
    match inline {
        ast::InlineExpression::MessageReference { id, .. } => each(id.name),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, each),
        ast::InlineExpression::TermReference { .. }
        | ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::FunctionReference { .. }
        | ast::InlineExpression::VariableReference { .. } => {}
    }
}

/// The language that a wish finds among ours and the foreign ones.
pub fn find_language(wish: &str, foreign: &[Foreign]) -> Option<String> {
    let mut known = languages();
    known.extend(foreign.iter().map(|one| one.lang.as_str()));
    negotiate(wish, &known).map(ToOwned::to_owned)
}
