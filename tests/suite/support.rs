//! What the tests share: a table set up in a few words, and figures that are printed even when all is well.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use fluent_syntax::{ast, parser, serializer};

use santiago::{
    cuba::Cuba,
    game::{Decision, Game, Happened, Ruled, Seat, Told},
    ids::Id,
    text::catalog::sources,
    wire::Wire,
};

/// Prints a figure past the test harness, which keeps what passing tests print to itself.
pub fn tally(what: &str, count: impl std::fmt::Display) {
    writeln!(io::stderr(), "    {count} {what}").expect("standard error is open");
}

/// The same, of a game.
pub fn count_of<G: Game>(what: &str, count: impl std::fmt::Display) {
    tally(&format!("{what} ({})", G::ID), count);
}

/// A file of the project.
pub fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The text of a file of the project.
pub fn read(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A game under way, with what happened at the last action.
#[derive(Clone, Debug)]
pub struct Played<G: Wire = Cuba> {
    pub position: G::Position,
    pub events: Vec<G::Event>,
}

fn parse<G: Wire>(line: &str) -> G::Action {
    line.parse().unwrap_or_else(|misread| panic!("{line}: {misread:?}"))
}

impl<G: Wire> Played<G> {
    pub fn play(self, line: &str) -> Self {
        let played = G::play(&self.position, None, parse::<G>(line))
            .unwrap_or_else(|refusals| panic!("{line} is refused: {refusals:?}\n{:?}", self.position));
        Self { position: played.position, events: played.events }
    }

    /// The rules that refuse an action.
    pub fn refused(&self, line: &str) -> Vec<&'static str> {
        self.refused_to(None, line)
    }

    pub fn refused_to(&self, by: Option<u8>, line: &str) -> Vec<&'static str> {
        let refusals = G::refusals(&self.position, by.map(Seat), parse::<G>(line));
        refusals.iter().map(|refusal| refusal.rule().id()).collect()
    }

    pub fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        G::legal(&self.position, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// Whether this is the decision, and this seat's; after the end it is nobody's.
    pub fn asks(&self, question: G::Question, seat: u8) -> bool {
        match G::decision(&self.position) {
            Decision::Ask { seat: who, question: what } => (what, who) == (question, Seat(seat)),
            Decision::Chance { seat: who } => ("roll", who) == (question.id(), Seat(seat)),
            Decision::Over => question.id() == "over",
        }
    }

    /// The ids of the events of the last action.
    pub fn told(&self) -> Vec<&'static str> {
        self.events.iter().map(Told::id).collect()
    }

    /// The rules of the events of the last action.
    pub fn rules(&self) -> Vec<&'static str> {
        self.events.iter().map(|event| event.rule().id()).collect()
    }

    /// What the last action changed in a hand.
    pub fn changed(&self, seat: u8, item: <G::Event as Happened>::Stock) -> i32 {
        let mut sum = 0;
        for event in &self.events {
            event.changes(&mut |whose, what, by| {
                if whose == Seat(seat) && G::item_id(what) == G::item_id(item) {
                    sum += by;
                }
            });
        }
        sum
    }
}

/// A language that cannot be mistaken for another, as file names and texts: every vowel has an accent and is doubled, so
/// that texts are longer by more than a third, and every text stands in brackets.
pub fn pseudo_locale([open, close]: [&str; 2]) -> Vec<(String, String)> {
    fn letters(text: &str) -> String {
        let accented = |c: char| match c {
            'a' => "áá".to_owned(),
            'e' => "éé".to_owned(),
            'i' => "íí".to_owned(),
            'o' => "óó".to_owned(),
            'u' => "úú".to_owned(),
            'A' => "Á".to_owned(),
            'E' => "É".to_owned(),
            'I' => "Í".to_owned(),
            'O' => "Ó".to_owned(),
            'U' => "Ú".to_owned(),
            c => c.to_string(),
        };
        text.chars().map(accented).collect()
    }
    fn pattern(one: &mut ast::Pattern<String>, brackets: Option<[&str; 2]>) {
        for element in &mut one.elements {
            match element {
                ast::PatternElement::TextElement { value } => *value = letters(value),
                ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                    for variant in variants {
                        pattern(&mut variant.value, None);
                    }
                }
                ast::PatternElement::Placeable { .. } => {}
            }
        }
        if let Some([open, close]) = brackets {
            one.elements.insert(0, ast::PatternElement::TextElement { value: open.to_owned() });
            one.elements.push(ast::PatternElement::TextElement { value: close.to_owned() });
        }
    }
    // One or two letters that stand for a thing are signs: they have the same room in every language.
    const SIGNS: [&str; 2] = ["cuba-ui-flower", "cuba-ui-good"];
    let pseudo = |text: &str| {
        let mut tree = parser::parse(text.to_owned()).expect("Fluent");
        for entry in &mut tree.body {
            if let ast::Entry::Message(message) = entry
                && !SIGNS.contains(&message.id.name.as_str())
            {
                message.value.iter_mut().for_each(|value| pattern(value, Some([open, close])));
                message.attributes.iter_mut().for_each(|one| pattern(&mut one.value, Some([open, close])));
            }
        }
        serializer::serialize(&tree)
    };
    sources("en").into_iter().map(|(name, text)| (name.to_owned(), pseudo(text))).collect()
}
