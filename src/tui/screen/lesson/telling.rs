//! What is said at the table: what came of a deed, why not, what something is, and what is known at the end.

use crate::{
    course::{
        lesson::{Deed, Step},
        run::{Refused, Reply, Verdict},
        scenario::Kind,
        taught::{LEARNER, Taught},
    },
    cuba::{Cuba, Event},
    game::{Decision, Eyes, Fact, Game, Told},
    reference::Topic,
    text::{Message, table::hand},
};

use super::{
    super::{
        super::{cuba::Spot, theme::Role},
        Outcome,
        rules::Rules,
    },
    LessonScreen, Offer, Region,
};

impl<'p> LessonScreen<'p> {
    pub(super) fn tell(&mut self, message: Message, role: Role) {
        self.speech.push((message, role));
    }

    pub(super) fn tell_events(&mut self, events: &[Event]) {
        for event in events {
            let message = Cuba::event(event);
            self.log.push(message.clone());
            self.tell(message, Role::Text);
        }
    }

    /// What would happen, without anything having happened.
    fn tell_imagined(&mut self, events: &[Event]) {
        for event in events {
            self.tell(Cuba::event(event), Role::Text);
        }
    }

    /// What came of a deed.
    pub(super) fn tell_reply(&mut self, step: &Step<Cuba>, reply: &Reply<Cuba>) {
        let text = Message::new(step.text.as_str());
        let said = |attribute: &String| text.clone().attribute(attribute.clone());
        let counted = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
        if counted {
            self.tell_events(&reply.events);
        } else {
            self.tell_imagined(&reply.events);
        }
        if !reply.might_go_on.is_empty() {
            self.tell(Message::new("learn-might-go-on"), Role::Quiet);
            self.tell_imagined(&reply.might_go_on);
        }
        if let Some(refused) = &reply.refused {
            self.tell_refused(refused);
        }
        if let Some(coaching) = &reply.coaching {
            self.tell(said(coaching), Role::Text);
        }
        for gap in &reply.gaps {
            self.tell(gap.clone(), Role::Text);
        }
        let (id, role) = match reply.verdict {
            Verdict::Passed if reply.refused.is_some() => ("learn-refused-as-asked", Role::Can),
            Verdict::Passed => ("learn-passed", Role::Can),
            Verdict::TakenBack if matches!(step.kind, Kind::Act | Kind::Try) => ("learn-taken-back", Role::Quiet),
            Verdict::TakenBack => ("learn-only-shown", Role::Quiet),
            Verdict::NotTheAnswer => ("learn-not-the-answer", Role::No),
            Verdict::Looked if step.kind == Kind::Look => ("learn-not-the-answer", Role::No),
            Verdict::Kept | Verdict::Looked | Verdict::Refused => return,
        };
        self.tell(Message::new(id), role);
        for (shown, events) in &reply.after {
            if shown.is_some() {
                if !events.is_empty() {
                    self.tell(Message::new("learn-would"), Role::Quiet);
                }
                self.tell_imagined(events);
            } else {
                self.tell_events(events);
            }
            if let Some(shown) = shown {
                self.tell(said(shown), Role::Text);
            }
        }
        self.tell_events(&reply.opening);
    }

    /// What is not possible, why with the numbers, the nearest yes, and the rule.
    fn tell_refused(&mut self, refused: &Refused<Cuba>) {
        for refusal in &refused.refusals {
            self.tell(Cuba::refusal(refusal), Role::No);
        }
        let asked = matches!(Cuba::decision(&refused.position), Decision::Ask { seat, .. } if seat == LEARNER);
        for near in Cuba::nearest(&refused.position, refused.action).into_iter().filter(|_| asked) {
            self.tell(near, Role::Can);
        }
        if let Some(refusal) = refused.refusals.first() {
            self.about = Some(Topic::Rule(refusal.rule()));
            let named = Cuba::rule(refusal.rule()).attribute("title");
            self.tell(Message::new("ui-rule").with("title", named), Role::Quiet);
        }
        self.tip = Some(Message::new("ui-unchanged"));
    }

    /// What a thing is, and how it stands now.
    pub(super) fn tell_about(&mut self, thing: &'static str) {
        let position = *self.position();
        if let Some(topic) = Cuba::topic(thing) {
            self.tell(topic.text(), Role::Text);
            self.about = Some(topic);
        }
        for line in Cuba::look(&position, thing) {
            self.tell(line, Role::Quiet);
        }
        // What the last action did to it.
        let concerned = |event: &&Event| {
            let mut named = false;
            event.facts(&mut |_, fact| named |= fact == Fact::Id(thing));
            named
        };
        if self.before.is_some() {
            let told: Vec<Message> = self.events.iter().filter(concerned).map(Cuba::event).collect();
            for message in told {
                self.tell(message, Role::Changed);
            }
        }
    }

    /// What the focused choice would bring or why it is not possible, or what is pointed at; once more: the article.
    pub(super) fn why(&mut self) -> Outcome<'p> {
        if let Some(topic) = self.about {
            return Outcome::Open(Box::new(Rules::about(topic, Some(*self.position()))));
        }
        let before = self.before;
        self.quiet();
        self.before = before;
        if let Some(spot) = self.spot.filter(|_| self.region != Region::Choices) {
            self.tell_spot(spot);
            return Outcome::Stay;
        }
        let (Some(step), Some(choice)) = (self.step(), self.choices.get(self.chosen)) else { return Outcome::Stay };
        let deed = match &choice.offer {
            Offer::Deed(deed) => deed.clone(),
            Offer::Next(_) | Offer::Again | Offer::Leave => return Outcome::Stay,
        };
        match deed {
            Deed::Act(action) => {
                let Some(reply) = self.tutor.run().what_if(action) else { return Outcome::Stay };
                if let Some(refused) = &reply.refused {
                    self.tell_refused(refused);
                } else {
                    self.tell(Message::new("learn-would"), Role::Quiet);
                    self.tell_imagined(&reply.events);
                    let rule = reply.events.first().map_or(step.rule, Told::rule);
                    self.about = Some(Topic::Rule(rule));
                    let named = Cuba::rule(rule).attribute("title");
                    self.tell(Message::new("ui-rule").with("title", named), Role::Quiet);
                }
            }
            Deed::Look(thing) => self.tell_about(thing),
            Deed::Answer(_) => {
                self.tell(Cuba::rule(step.rule), Role::Text);
                self.about = Some(Topic::Rule(step.rule));
                for ruling in &step.rulings {
                    self.about = Some(Topic::Ruling(*ruling));
                }
            }
        }
        Outcome::Stay
    }

    fn tell_spot(&mut self, spot: Spot) {
        let position = *self.position();
        let view = Cuba::view(&position, Eyes::Open);
        match spot {
            Spot::Seat(seat) => {
                for line in hand(&position, seat) {
                    self.tell(line, Role::Text);
                }
            }
            spot => {
                if let Some(thing) = spot.thing(&view) {
                    self.tell_about(thing);
                }
            }
        }
    }

    /// What is known now.
    pub(super) fn tell_closing(&mut self) {
        let lesson = self.tutor.run().lesson();
        let titled = Message::new(lesson.text.as_str());
        self.speech.clear();
        let message = match self.tutor.left_open() {
            0 if self.tutor.is_flawless() => Message::new("learn-tested").with("title", titled.clone()),
            0 => Message::new("learn-finished").with("title", titled.clone()),
            count => Message::new("learn-left-open").with("count", count),
        };
        self.tell(message, Role::Can);
        self.tell(titled.attribute("closing"), Role::Text);
        self.about = lesson.teaches.first().map(|rule| Topic::Rule(*rule));
    }
}
