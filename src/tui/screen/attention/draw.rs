//! What the focus lights on the table, and the line that says what it would bring.

use crate::{
    cuba::{Cuba, View},
    text::{Message, Spoken},
};

use super::{
    super::super::{
        cuba::{Lit, Pane, Spot},
        shared::Shared,
        theme::Role,
        widget::{choices::Shown, speech::Speech},
    },
    Attention, Here, Offered,
    telling::seat_lines,
};

impl<O: Offered> Attention<O> {
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

    /// What is lit on the table; `driving`: the street shows what a drive costs.
    pub(in crate::tui) fn lit(&self, here: &Here, view: &View, driving: bool) -> Lit {
        let possible = self.choices.iter().filter(|choice| choice.shown.possible && choice.offer.action().is_some());
        let can = possible.filter_map(|choice| Self::spot_of(&choice.offer, here));
        let mut can: Vec<Spot> = can.filter(|spot| matches!(spot, Spot::Building(_) | Spot::Die(_))).collect();
        let pointed = self.region != Pane::Choices && self.spot.is_some();
        let focus = if pointed { self.spot } else { self.chosen_spot(here) };
        // A stop lights the buildings that its flower opens.
        if let (Some(Spot::Stop(stop)), true) = (focus, driving)
            && let Some(citizen) = view.layout.citizen_at(stop)
        {
            can.extend(view.layout.group_of(citizen).iter().map(Spot::Building));
        }
        let seen = view.seats.get(here.seat.index()).and_then(|seat| seat.hidden);
        Lit {
            can,
            focus,
            pointed,
            purse: seen.map(|hidden| hidden.pesos).filter(|_| driving),
            car: self.motion.as_ref().map(|motion| motion.at),
            shown: None,
        }
    }

    /// The line that says what the focus would bring, or what it is.
    pub(in crate::tui) fn result(&self, here: &Here, view: &View, shared: &Shared<'_>) -> Speech {
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
fn named(spot: Spot, here: &Here, view: &View, shared: &Shared<'_>) -> String {
    let lines = match spot.thing(view) {
        Some(thing) => Cuba::look(&here.position, thing),
        None => seat_lines(spot, here),
    };
    let lines: Vec<String> = lines.iter().map(|line| shared.say(line)).collect();
    match spot.thing(view) {
        Some(thing) => {
            let name = Message::new("ui-named").with("name", Cuba::thing(thing));
            format!("{} {}", shared.say(&name), lines.join(" "))
        }
        None => lines.join(" "),
    }
}
