//! Hints: the next deed on the way to the goal, said in three rungs, each of which says more.

use crate::{
    course::{
        lesson::{Deed, Step, option_attribute},
        taught::Taught,
    },
    game::Decision,
    text::Message,
};

/// How much a hint says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rung {
    /// Where to look.
    Where,
    /// Which rule.
    Rule,
    /// The move.
    Move,
}

/// A hint.
#[derive(Clone, Debug)]
pub enum Hint<G: Taught> {
    /// The thing that the next move is about.
    Where(&'static str),
    /// What the question is about: a rule, by its title.
    Title(G::Rule),
    /// The rule of the step.
    Rule(G::Rule),
    /// The next move.
    Move(Deed<G>),
}

impl<G: Taught> Hint<G> {
    /// The hint in words; `look` is the word to type for looking, where words are typed.
    pub fn message(self, step: &Step<G>, position: &G::Position, look: Option<&str>) -> Message {
        let about = |id: &str| Message::new(format!("learn-hint-{id}"));
        match self {
            Self::Where(thing) => about("where").with("thing", G::thing(thing)),
            Self::Title(rule) => about("topic").with("title", G::rule(rule).attribute("title")),
            Self::Rule(rule) => about("rule").with("text", G::rule(rule)),
            Self::Move(Deed::Act(action)) => {
                let rolls = matches!(G::decision(position), Decision::Chance { .. });
                let line = if rolls { "roll".to_owned() } else { action.to_string() };
                about("move").with("action", G::choice(position, action)).with("line", line)
            }
            Self::Move(Deed::Look(thing)) => match look {
                Some(look) => about("look").with("thing", G::thing(thing)).with("line", format!("{look} {thing}")),
                None => about("where").with("thing", G::thing(thing)),
            },
            Self::Move(Deed::Answer(option)) => {
                let attribute = option_attribute(&option, false);
                about("answer").with("text", Message::new(step.text.as_str()).attribute(attribute))
            }
        }
    }
}
