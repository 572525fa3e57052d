//! Santiago de Cuba by wrong rules, to be put to the lessons: everything but the result is as at the right table.

use super::{Bent, Mutant, Wrong};
use crate::{
    cuba::{Action, Cuba, Rule, Setup},
    game::Seat,
    reference::topic::Topic,
    text::{Message, Spoken},
};

use crate::{
    course::{
        shape::At,
        taught::{Mistaken, Taught, Who},
    },
    cuba::lessons::{Leaf, Quantity, Scene, by_default, claims, figures},
};

impl Mistaken for Wrong {
    type Mutant = Mutant;

    fn mistaken(mutant: Mutant) -> Rule {
        mutant.rule()
    }

    fn under(mutant: Mutant, p: &Bent) -> Bent {
        p.under(mutant)
    }
}

impl Spoken for Wrong {
    const TEXTS: &'static str = Cuba::TEXTS;

    fn nearest(p: &Bent, action: Action) -> Vec<Message> {
        Cuba::nearest(p, action)
    }

    fn action(action: Action) -> Message {
        Cuba::action(action)
    }

    fn choice(p: &Bent, action: Action) -> Message {
        Cuba::choice(p, action)
    }

    fn rule(rule: Rule) -> Message {
        Cuba::rule(rule)
    }

    fn layout(p: &Bent) -> Vec<Message> {
        <Cuba as Spoken>::layout(p)
    }

    fn table(p: &Bent) -> Vec<Message> {
        <Cuba as Spoken>::table(p)
    }

    fn thing(thing: &str) -> Message {
        Cuba::thing(thing)
    }

    fn look(p: &Bent, thing: &str) -> Vec<Message> {
        Cuba::look(p, thing)
    }
}

impl Taught for Wrong {
    type Scene = Scene;
    type Leaf = Leaf;
    type Quantity = Quantity;

    fn moment(base: &Scene, own: Option<&Scene>) -> Option<Setup> {
        Cuba::moment(base, own)
    }

    fn fresh(base: &Scene, players: u8, first: Seat) -> Option<Setup> {
        Cuba::fresh(base, players, first)
    }

    fn written(p: &Bent) -> String {
        Cuba::written(p)
    }

    fn laid_out(p: &Bent) -> String {
        Cuba::laid_out(p)
    }

    fn differences(before: &Bent, after: &Bent) -> Vec<String> {
        Cuba::differences(before, after)
    }

    fn holds(leaf: &Leaf, start: &Bent, now: &Bent) -> bool {
        claims::holds(leaf, start, now, &|| now.standing())
    }

    fn gaps(leaf: &Leaf, start: &Bent, now: &Bent) -> Vec<Message> {
        claims::gaps(leaf, start, now, &|| now.standing())
    }

    fn names(leaf: &Leaf) -> Vec<&At<Who>> {
        Cuba::names(leaf)
    }

    fn counted(quantity: &Quantity) -> Vec<&At<Who>> {
        Cuba::counted(quantity)
    }

    fn count(quantity: &Quantity, start: &Bent, now: &Bent) -> i32 {
        figures::count(quantity, start, now, &|| now.standing())
    }

    fn figure(quantity: &Quantity, ahead: bool, best: i32) -> Message {
        figures::figure(quantity, ahead, best)
    }

    fn topic(thing: &str) -> Option<Topic> {
        Cuba::topic(thing)
    }

    fn pointed_at(topic: Topic) -> Option<&'static str> {
        Cuba::pointed_at(topic)
    }

    fn conceivable(p: &Bent, each: &mut dyn FnMut(Action)) {
        Cuba::conceivable(p, each);
    }

    fn turn(p: &Bent) -> Seat {
        p.turn()
    }

    fn by_default(p: &Bent) -> Option<Action> {
        by_default::<Self>(p)
    }

    fn events() -> &'static [(&'static str, &'static [&'static str])] {
        Cuba::events()
    }

    fn things() -> Vec<&'static str> {
        Cuba::things()
    }

    fn concerns(p: &Bent, action: Action) -> &'static str {
        Cuba::concerns(p, action)
    }

    fn ruling(id: &str) -> Option<u8> {
        Cuba::ruling(id)
    }
}
