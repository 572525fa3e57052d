//! What somebody at a table attends to: the one focus, what can be chosen, what was said last, what is marked.
//!
//! Lessons and free play stand on it, so that pointing, trying, asking and scrolling are the same at every table. The focus
//! is on a choice, or on a thing on the table, which light each other. Hides how keys, clicks and the wheel move it, and
//! the car on its way. Knows nobody's hidden holdings but those of who looks: [`Here`] says who that is.

mod draw;
mod telling;

pub(super) use telling::worded;

use crate::{
    cuba::{Action, Cuba, Event, Position, View, board::STOPS},
    game::{Decision, Eyes, Game, Seat},
    reference::Topic,
    text::{Message, Spoken, fill::lines},
};

use super::super::{
    command::Command,
    cuba::{Pane, Size, Spot, Tabletop, brought, short, spot_of, tab},
    paint::Target,
    shared::Shared,
    theme::Role,
    widget::{choices::Shown, list::moved, speech::Speech},
};

/// How long the car takes from stop to stop, and at the most, in milliseconds.
const STOP_TIME: u64 = 60;
const MOST_TIME: u64 = 400;

/// The table as it stands, and who looks at it.
#[derive(Clone, Copy)]
pub(in crate::tui) struct Here {
    pub(in crate::tui) position: Position,
    /// Whose choices these are.
    pub(in crate::tui) seat: Seat,
    pub(in crate::tui) eyes: Eyes,
}

impl Here {
    /// A table at which nothing is hidden.
    pub(in crate::tui) fn open(position: Position) -> Self {
        Self { position, seat: position.decider(), eyes: Eyes::Open }
    }

    /// Whether whoever looks may know what whoever decides could do, and what would come of it.
    pub(in crate::tui) fn may_foresee(&self) -> bool {
        let asked =
            matches!(Cuba::decision(&self.position), Decision::Ask { seat, .. } if Eyes::Seat(seat) == self.eyes);
        asked || self.eyes == Eyes::Open
    }

    pub(in crate::tui) fn view(&self) -> View {
        Cuba::view(&self.position, self.eyes)
    }
}

/// What choosing does, as far as the table is concerned.
pub(in crate::tui) trait Offered {
    /// The action, if it is one.
    fn action(&self) -> Option<Action>;

    /// The thing that is looked at, if it is that.
    fn thing(&self) -> Option<&'static str> {
        None
    }
}

/// Something to choose.
pub(in crate::tui) struct Pick<O> {
    pub(in crate::tui) offer: O,
    pub(in crate::tui) shown: Shown,
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
    /// The position before the last action: what differs is marked.
    pub(in crate::tui) before: Option<Position>,
    /// What happened since then.
    pub(in crate::tui) events: Vec<Event>,
    motion: Option<Motion>,
}

/// The car on its way.
struct Motion {
    at: u8,
    left: u16,
    wait: u64,
}

impl<O: Offered> Attention<O> {
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
            before: None,
            events: Vec::new(),
            motion: None,
        }
    }

    /// Offers something in words.
    pub(in crate::tui) fn add(&mut self, offer: O, long: &Message, shared: &Shared<'_>) {
        let words = shared.say(long);
        let shown = Shown { short: words.clone(), long: words, brings: String::new(), possible: true };
        self.choices.push(Pick { offer, shown });
    }

    /// Offers an action, possible or not, with what it would bring.
    pub(in crate::tui) fn add_action(
        &mut self,
        here: &Here,
        action: Action,
        offer: O,
        possible: bool,
        shared: &Shared<'_>,
    ) {
        let (p, points) = (&here.position, shared.theme.signs.points);
        let brings = if possible { brought(p, here.seat, action, points, &shared.catalog) } else { String::new() };
        let shown = Shown {
            short: short(action, p, &shared.catalog),
            long: shared.say(&Cuba::choice(p, action)),
            brings,
            possible,
        };
        self.choices.push(Pick { offer, shown });
    }

    /// The place of an action among the choices.
    pub(in crate::tui) fn place_of(&self, action: Action) -> Option<usize> {
        self.choices.iter().position(|choice| choice.offer.action() == Some(action))
    }

    /// What was tried though it is not possible: it stays among the choices.
    pub(in crate::tui) fn tried(&self) -> Vec<Action> {
        self.choices.iter().filter(|choice| !choice.shown.possible).filter_map(|choice| choice.offer.action()).collect()
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

    fn spot_of(offer: &O, here: &Here) -> Option<Spot> {
        let on_it = || offer.thing().and_then(|thing| Spot::of_thing(thing, &here.view()));
        offer.action().and_then(|action| spot_of(action, &here.position)).or_else(on_it)
    }

    /// What the focused choice is about.
    pub(in crate::tui) fn chosen_spot(&self, here: &Here) -> Option<Spot> {
        Self::spot_of(&self.choice()?.offer, here)
    }

    /// Points at a thing; the choice that belongs to it is chosen with it.
    pub(in crate::tui) fn point_at(&mut self, spot: Spot, here: &Here) {
        self.region = spot.region();
        self.tab = self.region;
        self.spot = Some(spot);
        let view = here.view();
        let belongs = |choice: &Pick<O>| match (choice.offer.action(), choice.offer.thing()) {
            (Some(action), _) => spot_of(action, &here.position) == Some(spot),
            (None, Some(thing)) => spot.thing(&view) == Some(thing),
            (None, None) => false,
        };
        let at = self.choices.iter().position(|choice| choice.shown.possible && belongs(choice));
        if let Some(at) = at.or_else(|| self.choices.iter().position(belongs)) {
            self.chosen = at;
        }
    }

    /// Goes to another region: to what the choice is about, if that lies there.
    pub(in crate::tui) fn enter(&mut self, region: Pane, here: &Here) {
        self.region = region;
        if region != Pane::Choices {
            self.tab = region;
        }
        let spots = region.spots(&here.view());
        let kept = self.chosen_spot(here).filter(|spot| spots.contains(spot));
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
        self.before = None;
        self.tip = None;
    }

    /// The next lines of what is said; whether there were any.
    pub(in crate::tui) fn turn_page(&mut self, shared: &Shared<'_>) -> bool {
        let (width, room) = Tabletop::talk_room(shared.size);
        let count: usize = self.speech.iter().map(|(message, _)| lines(&shared.say(message), width)).sum();
        let more = self.scrolled + room < count;
        if more {
            self.scrolled = (self.scrolled + room).min(count - room);
        }
        more
    }

    /// The region that a decision is about.
    pub(in crate::tui) fn tab_of_decision(&self, here: &Here) -> Pane {
        match (self.speech.is_empty(), self.chosen_spot(here)) {
            (true, Some(spot)) => spot.region(),
            _ => Pane::Text,
        }
    }

    /// An arrow: inside the region; where text is shown beside a row of choices, up and down scroll it.
    pub(in crate::tui) fn arrow(&mut self, command: Command, here: &Here, said: &[Speech], shared: &Shared<'_>) {
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
            Pane::Street | Pane::Harbour | Pane::Buildings | Pane::Seats => {
                self.quiet();
                if let Some(spot) = self.spot {
                    self.point_at(spot.moved(command, &here.view()), here);
                }
            }
        }
    }

    /// A line up or down in what is said.
    pub(in crate::tui) fn scroll_text(&mut self, forward: bool, said: &[Speech], shared: &Shared<'_>) {
        let last = Self::last_line(said, shared);
        self.scrolled = moved(self.scrolled.min(last), last + 1, if forward { 1 } else { -1 });
    }

    /// The last line of a text from which it can be shown.
    pub(in crate::tui) fn last_line(said: &[Speech], shared: &Shared<'_>) -> usize {
        let (width, room) = Tabletop::talk_room(shared.size);
        let count: usize = said.iter().map(|(text, _)| lines(text, width)).sum();
        count.saturating_sub(room)
    }

    /// Puts the focus where the mouse points; whether it stood there already.
    pub(in crate::tui) fn point(&mut self, target: Target, here: &Here, shared: &Shared<'_>) -> bool {
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
                let there = self.region == spot.region() && self.spot == Some(spot);
                if !there {
                    self.quiet();
                    self.point_at(spot, here);
                }
                there
            }
            Target::Tab(number) => {
                self.enter(tab(number), here);
                false
            }
            Target::Text => !self.speech.is_empty() && !self.turn_page(shared),
            Target::Side(_) | Target::Key(_) => false,
        }
    }

    /// The wheel, over the text or over something else.
    pub(in crate::tui) fn wheel(&mut self, up: bool, on_text: bool, here: &Here, said: &[Speech], shared: &Shared<'_>) {
        if on_text {
            self.scroll_text(!up, said, shared);
        } else {
            self.arrow(if up { Command::Left } else { Command::Right }, here, said, shared);
        }
    }

    /// The car sets off from a stop, where it may be seen driving.
    pub(in crate::tui) fn set_off(&mut self, from: u8, action: Action, shared: &Shared<'_>) {
        let moves = shared.settings.motion && shared.theme.moves() && Size::of(shared.size) != Size::Tabs;
        if let (Action::Drive(steps), true) = (action, moves) {
            let count = steps.get().clamp(1, u16::from(STOPS));
            let wait = STOP_TIME.min(MOST_TIME / u64::from(count));
            self.motion = Some(Motion { at: from, left: count, wait });
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
            motion.at = (motion.at + 1) % STOPS;
            motion.left -= 1;
            if motion.left == 0 {
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
