//! The table of a move in the review: everything that was possible there can be tried, as in a game, and what it would
//! have brought is told and marked until the focus moves. Hides what stands among the choices.

use crate::{
    course::run::reply::Refused,
    game::Played,
    play::review::Judgment,
    sitting::{stage::Staged, telling},
    text::Message,
};

use super::{
    super::{
        super::{
            here::Here,
            pane::Pane,
            screen::{
                review::judging::{Afterthought, here},
                visit::{Transition, Visit},
            },
            shared::Shared,
            tabletop::talk_room,
        },
        attention::{Offered, last_line},
    },
    ReviewScreen,
};

/// The choices that stand at every move, before the other actions.
const ALWAYS: usize = 3;

impl<G: Staged> ReviewScreen<G> {
    /// Lays out the table of the focused move: the better one, what can be done with it, and then all the others.
    pub(super) fn lay(&mut self, shared: &Shared<'_, G>) {
        let Some(judgment) = self.judgment().cloned() else { return };
        let (here, better, at) = (here(&judgment), judgment.better, &mut self.at);
        at.choices.clear();
        at.enter(Pane::Choices, &here);
        at.tab = Pane::Text;
        at.add_action(&here, better, Afterthought::Try(better), true, shared);
        at.add(Afterthought::Drill, &Message::new("ui-review-drill"), shared);
        at.add(Afterthought::Puzzle, &Message::new("ui-review-puzzle"), shared);
        let mut legal = Vec::new();
        G::legal(&judgment.position, &mut legal);
        for action in legal.iter().copied().filter(|action| *action != better) {
            at.add_action(&here, action, Afterthought::Try(action), true, shared);
        }
        for action in G::attempts(&here.position, here.seat).into_iter().filter(|action| !legal.contains(action)) {
            at.add_action(&here, action, Afterthought::Try(action), false, shared);
        }
        for choice in &mut at.choices {
            let id = match choice.offer {
                Afterthought::Try(action) if action == better => "review-better",
                Afterthought::Try(action) if action == judgment.played => "review-played",
                Afterthought::Try(_) | Afterthought::Drill | Afterthought::Puzzle => continue,
            };
            if let Some(action) = choice.offer.action() {
                choice.shown.long = shared.say(&telling::named(id, &judgment, action));
            }
        }
        at.choices[0].shown.short = shared.text("ui-review-try");
        // The other actions are others at every move.
        if at.chosen >= ALWAYS {
            at.chosen = 0;
        }
    }

    /// Enter at the table: what is said goes on or away, or else what is chosen is done.
    pub(super) fn enact(&mut self, shared: &mut Shared<'_, G>) {
        let Some(judgment) = self.judgment().cloned() else { return };
        if !self.at.speech.is_empty() {
            if !self.at.turn_page(shared) {
                self.at.quiet();
            }
            return;
        }
        let here = here(&judgment);
        if self.at.region == Pane::Text {
            self.at.enter(Pane::Choices, &here);
            return;
        }
        if let Some(spot) = self.at.pointed() {
            if let Some(action) = G::natural(&judgment.position, spot) {
                self.attempt(&judgment, action, shared);
            } else {
                self.at.tell_spot(spot, &here);
            }
            return;
        }
        match self.at.choice().map(|choice| choice.offer) {
            Some(Afterthought::Try(action)) => self.attempt(&judgment, action, shared),
            Some(Afterthought::Drill) => self.drill(&judgment),
            Some(Afterthought::Puzzle) => self.make_puzzle(judgment, shared),
            None => {}
        }
    }

    /// Shows what an action would have brought, the rest of the turn with the better one; or why it was not possible.
    fn attempt(&mut self, judgment: &Judgment<G>, action: G::Action, shared: &Shared<'_, G>) {
        let (here, position) = (here(judgment), judgment.position);
        if self.at.place_of(action).is_none() {
            self.at.add_action(&here, action, Afterthought::Try(action), false, shared);
        }
        self.at.chosen = self.at.place_of(action).unwrap_or(0);
        self.at.quiet();
        let turn = self.focused().map(|(_, turn)| turn.clone()).filter(|_| action == judgment.better);
        let turns = turn.is_some();
        match turn.map_or_else(|| G::play(&position, None, action), Ok) {
            Ok(Played { position: after, events }) => {
                let told = if turns { telling::turned_out::<G>(&events) } else { telling::would::<G>(&events, None) };
                self.at.answer(told);
                (self.at.before, self.at.events, self.after) = (Some(position), events, Some(after));
            }
            Err(refusals) => {
                self.at.tell_all(telling::refused::<G>(&Refused { position, action, refusals }, here.seat));
            }
        }
    }

    /// What is pointed at or chosen, in full; once more, or of what can always be done: the article of the rule.
    pub(super) fn why<'p>(&mut self) -> Transition<'p, G> {
        let Some(judgment) = self.judgment().cloned() else { return Transition::Stay };
        let (here, position) = (here(&judgment), judgment.position);
        if let Some(topic) = self.at.about.filter(|_| self.opened) {
            return Transition::Open(Visit::Article(topic, Some(Here::open(position))));
        }
        let chosen = self.at.choice().and_then(|choice| choice.offer.action());
        match (self.at.pointed(), chosen.filter(|action| *action != judgment.better)) {
            (Some(spot), _) if self.opened => {
                self.at.quiet();
                self.at.tell_spot(spot, &here);
            }
            (None, Some(action)) if self.opened => {
                self.at.quiet();
                match G::play(&position, None, action) {
                    Ok(played) => self.at.answer(telling::would::<G>(&played.events, None)),
                    Err(refusals) => {
                        self.at.tell_all(telling::refused::<G>(&Refused { position, action, refusals }, here.seat));
                    }
                }
            }
            _ => return Transition::article(judgment.rule, Some(Here::open(position))),
        }
        Transition::Stay
    }

    /// Goes to a region of the table.
    pub(super) fn enter(&mut self, region: Pane) {
        if let Some(here) = self.judgment().map(here) {
            self.at.quiet();
            self.at.enter(region, &here);
        }
    }

    /// A page up or down in what is said.
    pub(super) fn page(&mut self, down: bool, shared: &Shared<'_, G>) {
        let room = talk_room(shared.size).1;
        let last = last_line(&self.said(shared), shared);
        let from = self.at.scrolled.min(last);
        self.at.scrolled = if down { (from + room).min(last) } else { from.saturating_sub(room) };
    }
}
