//! The table of a move in the review: everything that was possible there can be tried, as in a game, and what it would
//! have brought is told and marked until the focus moves. Hides what stands among the choices.

use crate::{
    sitting::{review::ReviewedMove, tableau::Move},
    text::Message,
};

use super::{
    super::super::{
        pane::Pane,
        screen::{
            review::judging::Afterthought,
            visit::{Transition, Visit},
        },
        shared::Shared,
    },
    ReviewScreen,
};

/// The choices that stand at every move, before the other actions.
const ALWAYS: usize = 3;

impl ReviewScreen {
    /// Lays out the table of the focused move: the better one, what can be done with it, and then all the others.
    pub(super) fn lay(&mut self, shared: &Shared<'_>) {
        let Some(dear) = self.focused().map(ReviewedMove::kept) else { return };
        let (here, better, played, at) = (dear.tableau(), dear.better(), dear.played(), &mut self.at);
        at.choices.clear();
        at.enter(Pane::Choices, &*here);
        at.tab = Pane::Text;
        let tried = |action: &Move| Afterthought::Try(action.clone());
        at.add_action(tried(&better), here.offered(better.clone(), true), &*here, shared);
        at.add(Afterthought::Drill, &Message::new("ui-review-drill"), shared);
        at.add(Afterthought::Puzzle, &Message::new("ui-review-puzzle"), shared);
        let legal = here.legal();
        for action in legal.iter().filter(|action| **action != better) {
            at.add_action(tried(action), here.offered(action.clone(), true), &*here, shared);
        }
        for action in here.attempts().iter().filter(|action| !legal.contains(action)) {
            at.add_action(tried(action), here.offered(action.clone(), false), &*here, shared);
        }
        for choice in &mut at.choices {
            let named = match &choice.action {
                Some(action) if *action == better => dear.named("review-better", action),
                Some(action) if *action == played => dear.named("review-played", action),
                Some(_) | None => continue,
            };
            choice.shown.long = shared.say(&named);
        }
        at.choices[0].shown.short = shared.text("ui-review-try");
        // The other actions are others at every move.
        if at.chosen >= ALWAYS {
            at.chosen = 0;
        }
    }

    /// Enter at the table: what is said goes on or away, or else what is chosen is done.
    pub(super) fn enact(&mut self, shared: &mut Shared<'_>) {
        let Some(dear) = self.focused().map(ReviewedMove::kept) else { return };
        if !self.at.speech.is_empty() {
            if !self.at.turn_page(shared) {
                self.at.quiet();
            }
            return;
        }
        let here = dear.tableau();
        if self.at.region == Pane::Text {
            self.at.enter(Pane::Choices, &*here);
            return;
        }
        if let Some(spot) = self.at.pointed() {
            match here.natural(spot) {
                Some(action) => self.attempt(&*dear, &action, shared),
                None => self.at.tell_spot(spot, &*here),
            }
            return;
        }
        match self.at.choice().map(|choice| choice.offer.clone()) {
            Some(Afterthought::Try(action)) => self.attempt(&*dear, &action, shared),
            Some(Afterthought::Drill) => self.drill(&*dear),
            Some(Afterthought::Puzzle) => self.make_puzzle(dear, shared),
            None => {}
        }
    }

    /// Shows what an action would have brought, the rest of the turn with the better one; or why it was not possible.
    fn attempt(&mut self, dear: &dyn ReviewedMove, action: &Move, shared: &Shared<'_>) {
        self.at.choose_action(action, Afterthought::Try(action.clone()), &*dear.tableau(), shared);
        self.at.quiet();
        let tried = dear.attempt(action);
        if tried.after.is_some() {
            self.at.answer(tried.told);
            self.at.marked = true;
        } else {
            self.at.tell_all(tried.told);
        }
        self.after = tried.after;
    }

    /// What is pointed at or chosen, in full; once more, or of what can always be done: the article of the rule.
    pub(super) fn why(&mut self) -> Transition {
        let Some(dear) = self.focused().map(ReviewedMove::kept) else { return Transition::Stay };
        if let Some(topic) = self.at.about.filter(|_| self.opened) {
            return Transition::Open(Visit::Article(topic, Some(dear.tableau())));
        }
        let better = dear.better();
        let chosen = self.at.choice().and_then(|choice| choice.action.clone()).filter(|action| *action != better);
        match (self.at.pointed(), chosen) {
            (Some(spot), _) if self.opened => {
                self.at.quiet();
                self.at.tell_spot(spot, &*dear.tableau());
            }
            (None, Some(action)) if self.opened => {
                self.at.quiet();
                let tried = dear.attempt(&action);
                match tried.after {
                    Some(_) => self.at.answer(tried.told),
                    None => self.at.tell_all(tried.told),
                }
            }
            _ => return Transition::article(dear.topic(), Some(dear.tableau())),
        }
        Transition::Stay
    }

    /// Goes to a region of the table.
    pub(super) fn enter(&mut self, region: Pane) {
        if let Some(dear) = self.focused().map(ReviewedMove::kept) {
            self.at.quiet();
            self.at.enter(region, &*dear.tableau());
        }
    }

    /// Goes on to another region.
    pub(super) fn turn_region(&mut self, turn: fn(Pane, usize) -> Pane) {
        if let Some(here) = self.here() {
            self.enter(turn(self.at.region, here.regions()));
        }
    }

    /// A page up or down in what is said.
    pub(super) fn page(&mut self, down: bool, shared: &Shared<'_>) {
        let said = self.said(shared);
        self.at.page(down, &said, shared);
    }
}
