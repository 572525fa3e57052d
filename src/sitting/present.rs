//! A lesson shown to others by whoever teaches them, moment by moment, whichever game it is. Nothing is judged and nothing is
//! kept: next plays the lesson's own solution, back takes it back. Hides the runs that lie behind the moments.

use crate::{
    course::{
        lesson::{Deed, Lesson, option_attribute},
        run::{
            Run,
            hint::{Hint, Rung},
        },
        scenario::Demand,
        taught::LEARNER,
    },
    game::Eyes,
    reference::Topic,
    text::Message,
};

use super::{
    here::Here,
    spot::Spot,
    stage::Staged,
    tableau::Tableau,
    telling::{self, Purpose},
};

/// See the module's page.
pub trait PresenterSitting {
    /// The id of the texts of the lesson.
    fn text(&self) -> &str;

    /// How many steps it has.
    fn count(&self) -> usize;

    /// The number of the step, from 0.
    fn number(&self) -> usize;

    /// The table.
    fn tableau(&self) -> Box<dyn Tableau>;

    /// What is lit.
    fn spot(&self) -> Option<Spot>;

    /// What is said now; `more`: the text of the step as well as what it asks.
    fn told(&self, more: bool) -> Vec<Message>;

    /// Whether a step begins, of which more can be told.
    fn begins(&self) -> bool;

    /// The article about the rule of the step.
    fn topic(&self) -> Option<Topic>;

    /// The next moment; `false`: this is the last one.
    fn onward(&mut self) -> bool;

    /// The moment before.
    fn before(&mut self);
}

/// A moment of the lesson.
#[derive(Clone)]
struct Slide<'p, G: Staged> {
    run: Run<'p, G>,
    /// What is lit.
    spot: Option<Spot>,
    /// What has just happened; empty: the step begins.
    told: Vec<Message>,
}

/// A lesson of a game, shown; there is always the first slide.
pub(super) struct Slides<'p, G: Staged> {
    past: Vec<Slide<'p, G>>,
    slide: Slide<'p, G>,
}

impl<'p, G: Staged> Slides<'p, G> {
    /// A lesson from its first step; `None`: it cannot be played.
    pub(super) fn begin(lesson: &'p Lesson<G>) -> Option<Self> {
        let (run, opening) = Run::begin(lesson, 0)?;
        let told = opening.iter().map(G::event).collect();
        let spot = next_spot(&run);
        Some(Self { past: Vec::new(), slide: Slide { run, spot, told } })
    }
}

impl<G: Staged> PresenterSitting for Slides<'_, G> {
    fn text(&self) -> &str {
        &self.slide.run.lesson().text
    }

    fn count(&self) -> usize {
        self.slide.run.lesson().steps.len()
    }

    fn number(&self) -> usize {
        self.slide.run.number()
    }

    fn tableau(&self) -> Box<dyn Tableau> {
        Box::new(Here::<G>::new(*self.slide.run.position(), LEARNER, Eyes::Open))
    }

    fn spot(&self) -> Option<Spot> {
        self.slide.spot
    }

    fn told(&self, more: bool) -> Vec<Message> {
        let Slide { run, told, .. } = &self.slide;
        if !told.is_empty() {
            return told.clone();
        }
        let Some(step) = run.step() else {
            return vec![Message::new(run.lesson().text.as_str()).attribute("closing")];
        };
        let text = Message::new(step.text.as_str());
        let mut all: Vec<Message> = more.then(|| text.clone()).into_iter().collect();
        all.push(text.clone().attribute("task"));
        if step.kind == Demand::Ask {
            let said = |option: &String| text.clone().attribute(option_attribute(option, false));
            all.extend(step.options.iter().map(said));
        }
        all
    }

    fn begins(&self) -> bool {
        self.slide.told.is_empty() && self.slide.run.step().is_some()
    }

    fn topic(&self) -> Option<Topic> {
        Topic::rule::<G>(self.slide.run.step()?.rule)
    }

    fn onward(&mut self) -> bool {
        let mut slide = self.slide.clone();
        if slide.told.is_empty() {
            let Some(step) = slide.run.step() else { return false };
            let Some(deed) = slide.run.next_deed() else { return false };
            let at = *slide.run.position();
            slide.spot = spot_of(&deed, &slide.run).or(slide.spot);
            let reply = slide.run.attempt(&deed);
            match deed {
                Deed::Answer(option) => {
                    let text = Message::new(step.text.as_str());
                    slide.told.push(text.attribute(option_attribute(&option, false)));
                }
                Deed::Look(thing) => {
                    slide.told.extend(G::topic(thing).map(Topic::text));
                    slide.told.extend(G::look(&at, thing));
                }
                Deed::Act(_) => {}
            }
            // Whoever teaches says what may be done instead, and which rule it is.
            let told = telling::done_for_you(step, &reply).into_iter();
            let told = told.filter(|saying| !matches!(saying.purpose, Purpose::Nearest | Purpose::Rule));
            slide.told.extend(told.map(|saying| saying.message));
        } else {
            slide.told.clear();
            slide.spot = next_spot(&slide.run);
        }
        self.past.push(std::mem::replace(&mut self.slide, slide));
        true
    }

    fn before(&mut self) {
        if let Some(slide) = self.past.pop() {
            self.slide = slide;
        }
    }
}

/// What the next move of the solution is about.
fn next_spot<G: Staged>(run: &Run<'_, G>) -> Option<Spot> {
    // Who is asked to find something finds it without a light.
    if run.step().is_some_and(|step| step.kind == Demand::Look) {
        return None;
    }
    let lit = run.next_deed().and_then(|deed| spot_of(&deed, run));
    lit.or_else(|| match run.hint(Rung::Where)? {
        Hint::Where(thing) => G::lies(&G::view(run.position(), Eyes::Open), thing),
        Hint::Title(_) | Hint::Rule(_) | Hint::Move(_) => None,
    })
}

fn spot_of<G: Staged>(deed: &Deed<G>, run: &Run<'_, G>) -> Option<Spot> {
    match deed {
        Deed::Act(action) => G::about(run.position(), *action),
        Deed::Look(thing) => G::lies(&G::view(run.position(), Eyes::Open), thing),
        Deed::Answer(_) => None,
    }
}
