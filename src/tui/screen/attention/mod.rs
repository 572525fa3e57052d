//! What somebody at a table attends to: the one focus, what can be chosen, what was said last, what is marked.
//!
//! Lessons and free play stand on it, so that pointing, trying, asking and scrolling are the same at every table. The focus
//! is on a choice, or on a thing on the table, which light each other. Hides how keys, clicks and the wheel move it, and
//! what moves on its way. Knows nobody's hidden holdings but those of who looks: the [`Tableau`] says who that is.

mod draw;
mod telling;

pub(super) use telling::worded;

use crate::{
    reference::Topic,
    sitting::{
        spot::{Arrow, Spot},
        tableau::{Move, MoveOnOffer, Tableau},
    },
    text::{Message, fill::lines},
};

use super::super::{
    command::Command,
    paint::Target,
    pane::Pane,
    shared::Shared,
    tabletop::{Size, tab, talk_room},
    theme::Role,
    widget::{choices::Shown, list::moved, speech::Speech},
};

/// How long it takes from spot to spot, and at the most, in milliseconds.
const STOP_TIME: u64 = 60;
const MOST_TIME: u64 = 400;

/// Something to choose, and what it has to do with the table.
pub(in crate::tui) struct Pick<O> {
    pub(in crate::tui) offer: O,
    pub(in crate::tui) shown: Shown,
    /// The action that it does, if it is one.
    pub(in crate::tui) action: Option<Move>,
    /// The thing that it looks at, if it does that.
    thing: Option<&'static str>,
    /// What on the table it is about.
    spot: Option<Spot>,
}

/// See the module's page.
pub(in crate::tui) struct Attention<O> {
    pub(in crate::tui) choices: Vec<Pick<O>>,
    pub(in crate::tui) chosen: usize,
    pub(in crate::tui) region: Pane,
    /// What is pointed at on the table.
    spot: Option<Spot>,
    /// The tab of a small screen.
    pub(in crate::tui) tab: Pane,
    /// The one that was open before an answer opened the text.
    tab_before: Option<Pane>,
    /// What was said last, until a key brings back what the screen says by itself; empty: that.
    pub(in crate::tui) speech: Vec<(Message, Role)>,
    /// The first line of it that is shown.
    pub(in crate::tui) scrolled: usize,
    /// The article that asking again opens.
    pub(in crate::tui) about: Option<Topic>,
    /// What stands in place of the result until the focus moves.
    pub(in crate::tui) tip: Option<Message>,
    /// Whether what the last action changed is marked.
    pub(in crate::tui) marked: bool,
    motion: Option<Motion>,
}

/// Something on its way over the table.
struct Motion {
    way: Vec<Spot>,
    at: usize,
    wait: u64,
}

impl<O> Attention<O> {
    pub(in crate::tui) fn new() -> Self {
        Self {
            choices: Vec::new(),
            chosen: 0,
            region: Pane::Choices,
            spot: None,
            tab: Pane::Text,
            tab_before: None,
            speech: Vec::new(),
            scrolled: 0,
            about: None,
            tip: None,
            marked: false,
            motion: None,
        }
    }

    /// Offers something in words.
    pub(in crate::tui) fn add(&mut self, offer: O, long: &Message, shared: &Shared<'_>) {
        let words = shared.say(long);
        let shown = Shown { short: words.clone(), long: words, brings: String::new(), possible: true };
        self.choices.push(Pick { offer, shown, action: None, thing: None, spot: None });
    }

    /// Offers a look at something on the table.
    pub(in crate::tui) fn add_look(&mut self, offer: O, thing: &'static str, here: &dyn Tableau, shared: &Shared<'_>) {
        self.add(offer, &here.thing(thing), shared);
        if let Some(pick) = self.choices.last_mut() {
            (pick.thing, pick.spot) = (Some(thing), here.lies(thing));
        }
    }

    /// Offers an action, possible or not, with what it would bring.
    pub(in crate::tui) fn add_action(
        &mut self,
        offer: O,
        choice: MoveOnOffer,
        here: &dyn Tableau,
        shared: &Shared<'_>,
    ) {
        let MoveOnOffer { action, words, possible, spot } = choice;
        let brings = if possible { here.brings(&action, shared.theme.signs, &shared.catalog) } else { String::new() };
        let shown = Shown { short: here.short(&action, &shared.catalog), long: shared.say(&words), brings, possible };
        self.choices.push(Pick { offer, shown, action: Some(action), thing: None, spot });
    }

    /// The place of an action among the choices.
    pub(in crate::tui) fn place_of(&self, action: &Move) -> Option<usize> {
        self.choices.iter().position(|choice| choice.action.as_ref() == Some(action))
    }

    /// The focus is on an action; one that is not among the choices yet comes to them.
    pub(in crate::tui) fn choose_action(&mut self, action: &Move, offer: O, here: &dyn Tableau, shared: &Shared<'_>) {
        if self.place_of(action).is_none() {
            self.add_action(offer, here.offered(action.clone(), false), here, shared);
        }
        self.chosen = self.place_of(action).unwrap_or(0);
    }

    /// What was tried though it is not possible: it stays among the choices.
    pub(in crate::tui) fn tried(&self) -> Vec<Move> {
        self.choices.iter().filter(|choice| !choice.shown.possible).filter_map(|choice| choice.action.clone()).collect()
    }

    /// The focus is on one of the choices.
    pub(in crate::tui) fn choose(&mut self, at: usize) {
        self.chosen = at.min(self.choices.len().saturating_sub(1));
    }

    pub(in crate::tui) fn choice(&self) -> Option<&Pick<O>> {
        self.choices.get(self.chosen)
    }

    /// What is pointed at on the table, if the focus is there.
    pub(in crate::tui) fn pointed(&self) -> Option<Spot> {
        self.spot.filter(|_| self.region != Pane::Choices)
    }

    /// What the focused choice is about.
    pub(in crate::tui) fn chosen_spot(&self) -> Option<Spot> {
        self.choice()?.spot
    }

    /// Points at a thing; the choice that belongs to it is chosen with it.
    pub(in crate::tui) fn point_at(&mut self, spot: Spot, here: &dyn Tableau) {
        self.region = Pane::Region(here.region_of(spot));
        self.tab = self.region;
        self.spot = Some(spot);
        let called = here.called(spot);
        let belongs = |choice: &Pick<O>| match choice.thing {
            // Several spots may be the same thing.
            Some(thing) => called == Some(thing),
            None => choice.spot == Some(spot),
        };
        let at = self.choices.iter().position(|choice| choice.shown.possible && belongs(choice));
        if let Some(at) = at.or_else(|| self.choices.iter().position(belongs)) {
            self.chosen = at;
        }
    }

    /// Goes to another region: to what the choice is about, if that lies there.
    pub(in crate::tui) fn enter(&mut self, region: Pane, here: &dyn Tableau) {
        self.region = region;
        if region != Pane::Choices {
            self.tab = region;
        }
        let spots = if let Pane::Region(at) = region { here.spots(at) } else { Vec::new() };
        let kept = self.chosen_spot().filter(|spot| spots.contains(spot));
        self.spot = kept.or_else(|| spots.first().copied());
        if let Some(spot) = self.spot {
            self.point_at(spot, here);
        }
    }

    /// What the screen says by itself comes back, and the marks go.
    pub(in crate::tui) fn quiet(&mut self) {
        self.tab = self.tab_before.take().unwrap_or(self.tab);
        self.speech.clear();
        self.scrolled = 0;
        self.about = None;
        self.marked = false;
        self.tip = None;
    }

    /// Somebody asks about what has the focus. The article, if it is asked once more; else what was said before goes, and what
    /// is marked stays marked.
    pub(in crate::tui) fn asked_again(&mut self) -> Option<Topic> {
        if self.about.is_none() {
            let marked = self.marked;
            self.quiet();
            self.marked = marked;
        }
        self.about
    }

    /// The next lines of what is said; whether there were any.
    pub(in crate::tui) fn turn_page(&mut self, shared: &Shared<'_>) -> bool {
        let (width, room) = talk_room(shared.size);
        let count: usize = self.speech.iter().map(|(message, _)| lines(&shared.say(message), width)).sum();
        let more = self.scrolled + room < count;
        if more {
            self.scrolled = (self.scrolled + room).min(count - room);
        }
        more
    }

    /// The region that a decision is about.
    pub(in crate::tui) fn tab_of_decision(&self, here: &dyn Tableau) -> Pane {
        match (self.speech.is_empty(), self.chosen_spot()) {
            (true, Some(spot)) => Pane::Region(here.region_of(spot)),
            _ => Pane::Text,
        }
    }

    /// An arrow: inside the region; where text is shown beside a row of choices, up and down scroll it.
    pub(in crate::tui) fn arrow(&mut self, command: Command, here: &dyn Tableau, said: &[Speech], shared: &Shared<'_>) {
        let forward = matches!(command, Command::Right | Command::Down);
        let upright = matches!(command, Command::Up | Command::Down);
        let listed = match Size::of(shared.size) {
            Size::Roomy | Size::Wide => true,
            Size::Tabs => self.tab != Pane::Text,
            Size::Table => false,
        };
        match self.region {
            Pane::Text => self.scroll_text(forward, said, shared),
            Pane::Choices if upright && (!listed || !self.speech.is_empty()) => {
                self.scroll_text(forward, said, shared);
            }
            Pane::Choices => {
                self.quiet();
                self.chosen = moved(self.chosen, self.choices.len(), if forward { 1 } else { -1 });
            }
            Pane::Region(_) => {
                self.quiet();
                if let (Some(spot), Some(arrow)) = (self.spot, arrow_of(command)) {
                    self.point_at(here.beyond(spot, arrow), here);
                }
            }
        }
    }

    /// A page up or down in what is said.
    pub(in crate::tui) fn page(&mut self, down: bool, said: &[Speech], shared: &Shared<'_>) {
        let (room, last) = (talk_room(shared.size).1, last_line(said, shared));
        let from = self.scrolled.min(last);
        self.scrolled = if down { (from + room).min(last) } else { from.saturating_sub(room) };
    }

    /// A line up or down in what is said.
    pub(in crate::tui) fn scroll_text(&mut self, forward: bool, said: &[Speech], shared: &Shared<'_>) {
        let last = last_line(said, shared);
        self.scrolled = moved(self.scrolled.min(last), last + 1, if forward { 1 } else { -1 });
    }

    /// Puts the focus where the mouse points; whether it stood there already.
    pub(in crate::tui) fn point(&mut self, target: Target, here: &dyn Tableau, shared: &Shared<'_>) -> bool {
        match target {
            Target::Entry(at) => {
                let there = self.region == Pane::Choices && self.chosen == at;
                if !there {
                    self.quiet();
                    self.region = Pane::Choices;
                    self.choose(at);
                }
                there
            }
            Target::Spot(spot) => {
                let there = self.region == Pane::Region(here.region_of(spot)) && self.spot == Some(spot);
                if !there {
                    self.quiet();
                    self.point_at(spot, here);
                }
                there
            }
            Target::Tab(number) => {
                self.enter(tab(number, here.regions()), here);
                false
            }
            Target::Text => !self.speech.is_empty() && !self.turn_page(shared),
            Target::Side(_) | Target::Key(_) => false,
        }
    }

    /// The wheel, over the text or over something else.
    pub(in crate::tui) fn wheel(
        &mut self,
        up: bool,
        on_text: bool,
        here: &dyn Tableau,
        said: &[Speech],
        shared: &Shared<'_>,
    ) {
        if on_text {
            self.scroll_text(!up, said, shared);
        } else {
            self.arrow(if up { Command::Left } else { Command::Right }, here, said, shared);
        }
    }

    /// Whatever was moved sets off on its way, where it may be seen moving.
    pub(in crate::tui) fn set_off(&mut self, way: Vec<Spot>, shared: &Shared<'_>) {
        let moves = shared.settings.motion && shared.theme.moves() && Size::of(shared.size) != Size::Tabs;
        if moves && !way.is_empty() {
            let wait = STOP_TIME.min(MOST_TIME / way.len() as u64);
            self.motion = Some(Motion { way, at: 0, wait });
        }
    }

    /// Whatever moves has arrived.
    pub(in crate::tui) fn arrive(&mut self) {
        self.motion = None;
    }

    pub(in crate::tui) fn patience(&self) -> Option<u64> {
        self.motion.as_ref().map(|motion| motion.wait)
    }

    pub(in crate::tui) fn tick(&mut self) {
        if let Some(motion) = &mut self.motion {
            motion.at += 1;
            if motion.at == motion.way.len() {
                self.motion = None;
            }
        }
    }

    /// Puts the focus on a choice by its line in the notation.
    pub(in crate::tui) fn focus_on(&mut self, named: impl Fn(&O) -> bool) -> bool {
        let found = self.choices.iter().position(|choice| named(&choice.offer));
        if let Some(at) = found {
            self.region = Pane::Choices;
            self.chosen = at;
        }
        found.is_some()
    }
}

/// The arrow of a command, if it is one.
fn arrow_of(command: Command) -> Option<Arrow> {
    match command {
        Command::Up => Some(Arrow::Up),
        Command::Down => Some(Arrow::Down),
        Command::Left => Some(Arrow::Left),
        Command::Right => Some(Arrow::Right),
        _ => None,
    }
}

/// The last line of a text from which it can be shown.
pub(in crate::tui) fn last_line(said: &[Speech], shared: &Shared<'_>) -> usize {
    let (width, room) = talk_room(shared.size);
    let count: usize = said.iter().map(|(text, _)| lines(text, width)).sum();
    count.saturating_sub(room)
}
