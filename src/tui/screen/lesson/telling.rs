//! What is said in a lesson: what came of a deed, why not, what something is, and what is known at the end.

use crate::sitting::{
    lesson::LearnerDeed,
    telling::{Purpose, Saying},
};

use super::{
    super::super::{screen::visit::Transition, shared::Shared},
    LessonScreen, Way,
};

impl LessonScreen<'_> {
    /// Tells something; what has happened and stays goes into the log as well.
    pub(super) fn tell(&mut self, told: Vec<Saying>, shared: &Shared<'_>) {
        let happened = told.iter().filter(|saying| saying.purpose == Purpose::Happened);
        self.log.add(happened.map(|saying| &saying.message), shared);
        self.at.tell_all(told);
    }

    /// What the focused choice would bring or why it is not possible, or what is pointed at; once more: the article.
    pub(super) fn why(&mut self) -> Transition {
        let again = self.at.asked_again();
        let here = self.here();
        if again.is_some() {
            return Transition::article(again, Some(here));
        }
        if let Some(spot) = self.at.pointed() {
            self.at.tell_spot(spot, &*here);
            return Transition::Stay;
        }
        let Some(Way::Deed(deed)) = self.at.choice().map(|choice| choice.offer.clone()) else {
            return Transition::Stay;
        };
        match &deed {
            LearnerDeed::Act(_) => self.at.answer(self.sitting.why(&deed)),
            LearnerDeed::Look(thing) => self.at.tell_about(thing, &*here),
            LearnerDeed::Answer(_) => self.at.tell_all(self.sitting.why(&deed)),
        }
        Transition::Stay
    }

    /// What is known now.
    pub(super) fn tell_closing(&mut self) {
        self.at.speech.clear();
        self.at.tell_all(self.sitting.closing());
        self.at.about = self.sitting.taught();
    }
}
