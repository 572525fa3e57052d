//! The lessons of a game put to the test, whichever game it is: what they teach, and which wrong rules they would notice.
//!
//! A wrong rule goes by its number. Each is tried alone, so that whoever has threads can try several side by side. Hides by
//! which rules the lessons are played.

use crate::{
    course::{
        coverage::{Covered, Notice, Trial, covered},
        pack::{Pack, Sources},
        taught::Mistaken,
    },
    ids::Id,
    text::{Catalog, catalog::Foreign},
};

use super::{house::RuleCard, housed::take_in};

/// A wrong rule.
pub struct WrongRule {
    /// Its id.
    pub id: &'static str,
    /// The rule that it gets wrong.
    pub of: RuleCard,
}

/// Tells of each wrong rule, by its number from 0, where it is noticed first.
pub type Noticing<'t> = Box<dyn Fn(usize) -> Option<Notice> + Sync + 't>;

/// See the module's page.
pub trait Trials {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// Takes in a pack of lessons; `sound`: only if nothing is wrong with it.
    fn add(&mut self, sources: &Sources, sound: bool);

    /// Whether nothing is wrong with any pack.
    fn is_sound(&self) -> bool;

    /// The texts that the packs bring.
    fn texts(&self) -> Vec<Foreign>;

    /// Every rule of the game, and what the lessons do for it in some languages.
    fn covered(&self, catalogs: &[Catalog]) -> Vec<Covered<RuleCard>>;

    /// Every wrong rule.
    fn wrong_rules(&self) -> Vec<WrongRule>;

    /// Proves the lessons by the right rules, for wrong ones to be tried.
    fn begin(&self) -> Noticing<'_>;
}

/// A game that can be played by wrong rules, with its packs of lessons.
pub struct Tries<G: Mistaken>(Vec<Pack<G>>);

impl<G: Mistaken> Tries<G> {
    /// Our own lessons.
    pub fn ours() -> Self {
        Self(vec![Pack::ours()])
    }
}

impl<G: Mistaken> Trials for Tries<G>
where
    Pack<G>: Sync,
{
    fn id(&self) -> &'static str {
        G::ID
    }

    fn add(&mut self, sources: &Sources, sound: bool) {
        take_in(&mut self.0, sources, sound);
    }

    fn is_sound(&self) -> bool {
        self.0.iter().all(|pack| pack.faults.is_empty())
    }

    fn texts(&self) -> Vec<Foreign> {
        self.0.iter().flat_map(|pack| pack.texts.iter().cloned()).collect()
    }

    fn covered(&self, catalogs: &[Catalog]) -> Vec<Covered<RuleCard>> {
        covered(&self.0, catalogs).into_iter().map(|one| one.map(RuleCard::of::<G>)).collect()
    }

    fn wrong_rules(&self) -> Vec<WrongRule> {
        let card = |mutant: &G::Mutant| WrongRule { id: mutant.id(), of: RuleCard::of::<G>(G::mistaken(*mutant)) };
        G::Mutant::ALL.iter().map(card).collect()
    }

    fn begin(&self) -> Noticing<'_> {
        let trial = Trial::new(&self.0);
        Box::new(move |number| trial.notice(*G::Mutant::ALL.get(number)?))
    }
}
