//! What the focus lights on the table, and the line that says what it would bring.

use crate::{
    sitting::{
        spot::{Lit, Spot},
        stage::Staged,
    },
    text::Message,
};

use super::{
    super::super::{
        here::Here,
        pane::Pane,
        shared::Shared,
        theme::Role,
        widget::{choices::Shown, speech::Speech},
    },
    Attention, Offered,
};

impl<G: Staged, O: Offered<G>> Attention<G, O> {
    pub(in crate::tui) fn shown(&self) -> Vec<Shown> {
        self.choices.iter().map(|choice| choice.shown.clone()).collect()
    }

    /// What is said: what was said last, or what the screen says by itself.
    pub(in crate::tui) fn said(&self, own: &[(Message, Role)], shared: &Shared<'_, G>) -> Vec<Speech> {
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
    pub(in crate::tui) fn lit(&self, here: &Here<G>, view: &G::View, travelling: bool) -> Lit {
        let possible = self.choices.iter().filter(|choice| choice.shown.possible && choice.offer.action().is_some());
        let can = possible.filter_map(|choice| Self::spot_of(&choice.offer, here));
        let mut can: Vec<Spot> = can.filter(|spot| G::is_lit(*spot)).collect();
        let pointed = self.region != Pane::Choices && self.spot.is_some();
        let focus = if pointed { self.spot } else { self.chosen_spot(here) };
        if let (Some(spot), true) = (focus, travelling) {
            can.extend(G::opened(view, spot));
        }
        let moving = self.motion.as_ref().and_then(|motion| motion.way.get(motion.at)).copied();
        Lit { can, focus, pointed, travelling, moving, shown: None }
    }

    /// The line that says what the focus would bring, or what it is.
    pub(in crate::tui) fn result(&self, here: &Here<G>, view: &G::View, shared: &Shared<'_, G>) -> Speech {
        if let Some(tip) = &self.tip {
            let role = if self.is_refused() { Role::Quiet } else { Role::Changed };
            return (shared.say(tip), role);
        }
        if let Some(spot) = self.pointed() {
            return (named(spot, here, view, shared), Role::Text);
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
fn named<G: Staged>(spot: Spot, here: &Here<G>, view: &G::View, shared: &Shared<'_, G>) -> String {
    let thing = G::called(view, spot);
    let lines = match (thing, G::holder(spot)) {
        (Some(thing), _) => G::look(&here.position, thing),
        (None, Some(seat)) => G::holding(&here.position, here.eyes, seat),
        (None, None) => Vec::new(),
    };
    let lines: Vec<String> = lines.iter().map(|line| shared.say(line)).collect();
    match thing {
        Some(thing) => {
            let name = Message::new("ui-named").with("name", G::thing(thing));
            format!("{} {}", shared.say(&name), lines.join(" "))
        }
        None => lines.join(" "),
    }
}
