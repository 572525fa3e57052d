//! The review of any game. Hides how the moves of a game become what faces show, and that the rest of a turn is played on only
//! when it is asked for.

use std::sync::OnceLock;

use crate::{
    course::{progress::Change, run::reply::Refused},
    game::{Eyes, Game, Played, Seat},
    ids::Id,
    play::{
        puzzle::Puzzle,
        review::{Judgment, Reviewing},
    },
    reference::Topic,
    text::Message,
};

use super::{
    here::Here,
    review::{Findings, Looked, Looking, ReviewedMove, Tried},
    stage::Staged,
    tableau::{Move, Tableau},
    telling::{self, Saying},
};

/// See the module's page.
#[derive(Clone)]
pub(super) struct Reviewal<G: Staged>(Reviewing<G>);

impl<G: Staged> Reviewal<G> {
    pub(super) fn new(reviewing: Reviewing<G>) -> Self {
        Self(reviewing)
    }
}

impl<G: Staged> Looking for Reviewal<G> {
    fn steps(&self) -> usize {
        self.0.steps()
    }

    fn look(mut self: Box<Self>, steps: usize, most: usize) -> Looked {
        match self.0.by_ref().take(steps).last() {
            Some(done) if done < self.0.steps() => Looked::More(done, self),
            _ => {
                let review = self.0.finish();
                let one = |judgment: &Judgment<G>| -> Box<dyn ReviewedMove> {
                    Box::new(Dear { judgment: judgment.clone(), turn: OnceLock::new() })
                };
                let worst = review.worst(most).into_iter().map(one).collect();
                Looked::All(Findings { decisions: review.decisions, judged: review.moves.len(), worst })
            }
        }
    }

    fn kept(&self) -> Box<dyn Looking> {
        Box::new(self.clone())
    }
}

/// A move that cost something.
#[derive(Clone)]
struct Dear<G: Staged> {
    judgment: Judgment<G>,
    /// Where the better one led, once it was asked for.
    turn: OnceLock<Played<G>>,
}

impl<G: Staged> Dear<G> {
    fn here(&self) -> Here<G> {
        Here::new(self.judgment.position, self.judgment.seat, Eyes::Open)
    }

    fn played_on(&self) -> &Played<G> {
        self.turn.get_or_init(|| self.judgment.turn())
    }

    fn led(&self, played: &Played<G>) -> Box<dyn Tableau> {
        let after = Here::<G>::new(played.position, self.judgment.seat, Eyes::Open);
        Box::new(after.since(&self.judgment.position, &played.events))
    }
}

impl<G: Staged> ReviewedMove for Dear<G> {
    fn at(&self) -> usize {
        self.judgment.at
    }

    fn seat(&self) -> Seat {
        self.judgment.seat
    }

    fn costs(&self) -> f64 {
        self.judgment.costs
    }

    fn error(&self) -> Option<f64> {
        self.judgment.error
    }

    fn parts(&self) -> Vec<(&'static str, f64)> {
        self.judgment.parts.iter().map(|(part, points)| (part.id(), *points)).collect()
    }

    fn rule(&self) -> &'static str {
        self.judgment.rule.id()
    }

    fn topic(&self) -> Option<Topic> {
        Topic::rule::<G>(self.judgment.rule)
    }

    fn played(&self) -> Move {
        Move::of::<G>(self.judgment.played)
    }

    fn better(&self) -> Move {
        Move::of::<G>(self.judgment.better)
    }

    fn tableau(&self) -> Box<dyn Tableau> {
        Box::new(self.here())
    }

    fn told(&self) -> Vec<Saying> {
        telling::judged(&self.judgment)
    }

    fn turn(&self) -> Vec<Saying> {
        telling::turned_out::<G>(&self.played_on().events)
    }

    fn named(&self, id: &str, action: &Move) -> Message {
        telling::named(id, &self.judgment, action.action::<G>())
    }

    fn attempt(&self, action: &Move) -> Tried {
        let (position, action) = (self.judgment.position, action.action::<G>());
        if action == self.judgment.better {
            return Tried { told: self.turn(), after: Some(self.led(self.played_on())) };
        }
        match <G as Game>::play(&position, None, action) {
            Ok(played) => Tried { told: telling::would::<G>(&played.events, None), after: Some(self.led(&played)) },
            Err(refusals) => {
                let refused = Refused::<G> { position, action, refusals };
                Tried { told: telling::refused(&refused, self.judgment.seat), after: None }
            }
        }
    }

    fn noted(&self) -> (Option<Change>, Message) {
        let rule = self.judgment.rule;
        match G::DRILLS {
            Some(drills) => (drills.noted)(rule),
            None => (None, Message::new("review-undrilled").with("title", G::rule(rule).attribute("title"))),
        }
    }

    fn puzzle(&self, pack: &str) -> Option<Puzzle> {
        (G::PUZZLES?)(&self.judgment, pack)
    }

    fn kept(&self) -> Box<dyn ReviewedMove> {
        Box::new(self.clone())
    }
}
