//! What is said in a lesson: what came of a deed, why not, what something is, and what is known at the end.

use crate::{
    course::{
        lesson::{Deed, Step},
        run::reply::Reply,
    },
    reference::Topic,
    sitting::{
        stage::Staged,
        telling::{self, Purpose, Saying},
    },
};

use super::{
    super::super::{
        here::Here,
        screen::visit::{Transition, Visit},
        theme::Role,
    },
    LessonScreen, Way,
};

impl<'p, G: Staged> LessonScreen<'p, G> {
    /// Tells something; what has happened and stays goes into the log as well.
    pub(super) fn tell(&mut self, told: Vec<Saying>) {
        let happened = told.iter().filter(|saying| saying.purpose == Purpose::Happened);
        self.log.extend(happened.map(|saying| saying.message.clone()));
        self.at.tell_all(told);
    }

    /// What came of a deed, and what opens the next step.
    pub(super) fn tell_reply(&mut self, step: &Step<G>, reply: &Reply<G>) {
        self.tell(telling::replied(step, reply));
        self.tell(telling::happened::<G>(&reply.opening));
    }

    /// What the focused choice would bring or why it is not possible, or what is pointed at; once more: the article.
    pub(super) fn why(&mut self) -> Transition<'p, G> {
        if let Some(topic) = self.at.about {
            return Transition::Open(Visit::Article(topic, Some(Here::open(*self.position()))));
        }
        let (before, here) = (self.at.before, self.here());
        self.at.quiet();
        self.at.before = before;
        if let Some(spot) = self.at.pointed() {
            self.at.tell_spot(spot, &here);
            return Transition::Stay;
        }
        let (Some(step), Some(choice)) = (self.step(), self.at.choice()) else { return Transition::Stay };
        let Way::Deed(deed) = choice.offer.clone() else { return Transition::Stay };
        match deed {
            Deed::Act(action) => {
                let Some(reply) = self.tutor.run().what_if(action) else { return Transition::Stay };
                self.at.answer(telling::foretold(step, &reply));
            }
            Deed::Look(thing) => self.at.tell_about(thing, &here),
            Deed::Answer(_) => {
                self.at.tell(G::rule(step.rule), Role::Text);
                self.at.about = Topic::rule::<G>(step.rule);
                for ruling in &step.rulings {
                    self.at.about = Topic::ruling::<G>(*ruling);
                }
            }
        }
        Transition::Stay
    }

    /// What is known now.
    pub(super) fn tell_closing(&mut self) {
        let lesson = self.tutor.run().lesson();
        self.at.speech.clear();
        self.at.tell_all(telling::closing(&self.tutor));
        self.at.about = lesson.teaches.first().and_then(|rule| Topic::rule::<G>(*rule));
    }
}
