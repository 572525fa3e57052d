//! What is said in a lesson: what came of a deed, why not, what something is, and what is known at the end.

use crate::{
    course::{
        lesson::{Deed, Step},
        run::reply::{Reply, Verdict},
        scenario::Demand,
    },
    cuba::{Cuba, Event},
    reference::Topic,
    text::{Message, Spoken},
};

use super::{
    super::{super::theme::Role, Transition, attention::Here, rules::Rules},
    LessonScreen, Way,
};

impl<'p> LessonScreen<'p> {
    /// What happened, which goes into the log as well.
    pub(super) fn tell_events(&mut self, events: &[Event]) {
        self.log.extend(events.iter().map(Cuba::event));
        self.at.tell_events(events);
    }

    /// What came of a deed.
    pub(super) fn tell_reply(&mut self, step: &Step<Cuba>, reply: &Reply<Cuba>) {
        let here = self.here();
        let text = Message::new(step.text.as_str());
        let said = |attribute: &String| text.clone().attribute(attribute.clone());
        let counted = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
        if counted {
            self.tell_events(&reply.events);
        } else {
            self.at.tell_events(&reply.events);
        }
        if !reply.might_go_on.is_empty() {
            self.at.tell(Message::new("learn-might-go-on"), Role::Quiet);
            self.at.tell_events(&reply.might_go_on);
        }
        if let Some(refused) = &reply.refused {
            self.at.tell_refused(refused, &here);
        }
        if let Some(coaching) = &reply.coaching {
            self.at.tell(said(coaching), Role::Text);
        }
        for gap in &reply.gaps {
            self.at.tell(gap.clone(), Role::Text);
        }
        let (id, role) = match reply.verdict {
            Verdict::Passed if reply.refused.is_some() => ("learn-refused-as-asked", Role::Can),
            Verdict::Passed => ("learn-passed", Role::Can),
            Verdict::TakenBack if matches!(step.kind, Demand::Act | Demand::Try) => ("learn-taken-back", Role::Quiet),
            Verdict::TakenBack => ("learn-only-shown", Role::Quiet),
            Verdict::NotTheAnswer => ("learn-not-the-answer", Role::No),
            Verdict::Looked if step.kind == Demand::Look => ("learn-not-the-answer", Role::No),
            Verdict::Kept | Verdict::Looked | Verdict::Refused => return,
        };
        self.at.tell(Message::new(id), role);
        for (shown, events) in &reply.after {
            if shown.is_some() {
                if !events.is_empty() {
                    self.at.tell(Message::new("learn-would"), Role::Quiet);
                }
                self.at.tell_events(events);
            } else {
                self.tell_events(events);
            }
            if let Some(shown) = shown {
                self.at.tell(said(shown), Role::Text);
            }
        }
        self.tell_events(&reply.opening);
    }

    /// What the focused choice would bring or why it is not possible, or what is pointed at; once more: the article.
    pub(super) fn why(&mut self) -> Transition<'p> {
        if let Some(topic) = self.at.about {
            return Transition::Open(Box::new(Rules::about(topic, Some(Here::open(*self.position())))));
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
                match &reply.refused {
                    Some(refused) => self.at.tell_refused(refused, &here),
                    None => self.at.tell_would(&reply.events, Some(step.rule)),
                }
            }
            Deed::Look(thing) => self.at.tell_about(thing, &here),
            Deed::Answer(_) => {
                self.at.tell(Cuba::rule(step.rule), Role::Text);
                self.at.about = Topic::rule::<Cuba>(step.rule);
                for ruling in &step.rulings {
                    self.at.about = Topic::ruling::<Cuba>(*ruling);
                }
            }
        }
        Transition::Stay
    }

    /// What is known now.
    pub(super) fn tell_closing(&mut self) {
        let lesson = self.tutor.run().lesson();
        let titled = Message::new(lesson.text.as_str());
        self.at.speech.clear();
        let message = match self.tutor.left_open() {
            0 if self.tutor.is_flawless() => Message::new("learn-tested").with("title", titled.clone()),
            0 => Message::new("learn-finished").with("title", titled.clone()),
            count => Message::new("learn-left-open").with("count", count),
        };
        self.at.tell(message, Role::Can);
        self.at.tell(titled.attribute("closing"), Role::Text);
        self.at.about = lesson.teaches.first().and_then(|rule| Topic::rule::<Cuba>(*rule));
    }
}
