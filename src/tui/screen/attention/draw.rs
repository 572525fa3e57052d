//! What the focus lights on the table, and the line that says what it would bring.

use crate::{
    sitting::{
        spot::{Lit, Spot},
        tableau::Tableau,
    },
    text::Message,
};

use super::{
    super::super::{
        pane::Pane,
        shared::Shared,
        theme::Role,
        widget::{choices::Shown, speech::Speech},
    },
    Attention,
};

impl<O> Attention<O> {
    pub(in crate::tui) fn shown(&self) -> Vec<Shown> {
        self.choices.iter().map(|choice| choice.shown.clone()).collect()
    }

    /// What is said: what was said last, or what the screen says by itself.
    pub(in crate::tui) fn said(&self, own: &[(Message, Role)], shared: &Shared<'_>) -> Vec<Speech> {
        let (no, near) = (shared.theme.signs.no, shared.theme.signs.right);
        let said = |(message, role): &(Message, Role)| {
            let text = shared.say(message);
            match role {
                Role::No => (format!("{no} {text}"), *role),
                Role::Can if self.is_refused() => (format!("{near} {text}"), *role),
                _ => (text, *role),
            }
        };
        let speech = if self.speech.is_empty() { own } else { &self.speech };
        speech.iter().map(said).collect()
    }

    fn is_refused(&self) -> bool {
        self.speech.iter().any(|(_, role)| *role == Role::No)
    }

    /// What is lit on the table; `travelling`: the table says what that costs.
    pub(in crate::tui) fn lit(&self, here: &dyn Tableau, travelling: bool) -> Lit {
        let possible = self.choices.iter().filter(|choice| choice.shown.possible && choice.action.is_some());
        let mut can: Vec<Spot> = possible.filter_map(|choice| choice.spot).filter(|spot| here.is_lit(*spot)).collect();
        let pointed = self.region != Pane::Choices && self.spot.is_some();
        let focus = if pointed { self.spot } else { self.chosen_spot() };
        if let (Some(spot), true) = (focus, travelling) {
            can.extend(here.opened(spot));
        }
        let moving = self.motion.as_ref().and_then(|motion| motion.way.get(motion.at)).copied();
        Lit { can, focus, pointed, travelling, moving, shown: None }
    }

    /// The line that says what the focus would bring, or what it is.
    pub(in crate::tui) fn result(&self, here: &dyn Tableau, shared: &Shared<'_>) -> Speech {
        if let Some(tip) = &self.tip {
            let role = if self.is_refused() { Role::Quiet } else { Role::Changed };
            return (shared.say(tip), role);
        }
        if let Some(spot) = self.pointed() {
            return (named(spot, here, shared), Role::Text);
        }
        match self.choice() {
            Some(choice) if !choice.shown.possible => {
                (format!("{} {}", shared.theme.signs.no, choice.shown.long), Role::Quiet)
            }
            Some(choice) if choice.shown.brings.is_empty() => (choice.shown.long.clone(), Role::Text),
            // What it brings comes first, so that it is never cut.
            Some(choice) => (format!("{}   {}", choice.shown.brings, choice.shown.long), Role::Text),
            None => (String::new(), Role::Text),
        }
    }
}

/// What is pointed at: its name, and how it stands now.
fn named(spot: Spot, here: &dyn Tableau, shared: &Shared<'_>) -> String {
    let said = |lines: Vec<Message>| lines.iter().map(|line| shared.say(line)).collect::<Vec<_>>().join(" ");
    match (here.called(spot), here.holder(spot)) {
        (Some(thing), _) => {
            let name = Message::new("ui-named").with("name", here.thing(thing));
            format!("{} {}", shared.say(&name), said(here.look(thing)))
        }
        (None, Some(seat)) => said(here.holding(seat)),
        (None, None) => String::new(),
    }
}
