//! What somebody at a table attends to: the one focus, what can be chosen, what was said last, what is marked.
//!
//! Lessons and free play stand on it, so that pointing, trying, asking and scrolling are the same at every table. The focus
//! is on a choice, or on a thing on the table, which light each other. Hides how keys, clicks and the wheel move it, and
//! what moves on its way. Knows nobody's hidden holdings but those of who looks: [`Here`] says who that is.

mod draw;
mod telling;

pub(super) use telling::worded;

use crate::{
    reference::Topic,
    sitting::{
        spot::{Arrow, Spot},
        stage::Staged,
    },
    text::{Message, fill::lines},
};

use super::super::{
    command::Command,
    here::Here,
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

/// What choosing does, as far as the table is concerned.
pub(in crate::tui) trait Offered<G: Staged> {
    /// The action, if it is one.
    fn action(&self) -> Option<G::Action>;

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
pub(in crate::tui) struct Attention<G: Staged, O> {
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
    pub(in crate::tui) before: Option<G::Position>,
    /// What happened since then.
    pub(in crate::tui) events: Vec<G::Event>,
    motion: Option<Motion>,
}

/// Something on its way over the table.
struct Motion {
    way: Vec<Spot>,
    at: usize,
    wait: u64,
}

impl<G: Staged, O: Offered<G>> Attention<G, O> {
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
    pub(in crate::tui) fn add(&mut self, offer: O, long: &Message, shared: &Shared<'_, G>) {
        let words = shared.say(long);
        let shown = Shown { short: words.clone(), long: words, brings: String::new(), possible: true };
        self.choices.push(Pick { offer, shown });
    }

    /// Offers an action, possible or not, with what it would bring.
    pub(in crate::tui) fn add_action(
        &mut self,
        here: &Here<G>,
        action: G::Action,
        offer: O,
        possible: bool,
        shared: &Shared<'_, G>,
    ) {
        let (p, signs) = (&here.position, shared.theme.signs);
        let brings = if possible { G::brought(p, here.seat, action, signs, &shared.catalog) } else { String::new() };
        let shown = Shown {
            short: G::short(p, action, &shared.catalog),
            long: shared.say(&G::choice(p, action)),
            brings,
            possible,
        };
        self.choices.push(Pick { offer, shown });
    }

    /// The place of an action among the choices.
    pub(in crate::tui) fn place_of(&self, action: G::Action) -> Option<usize> {
        self.choices.iter().position(|choice| choice.offer.action() == Some(action))
    }

    /// What was tried though it is not possible: it stays among the choices.
    pub(in crate::tui) fn tried(&self) -> Vec<G::Action> {
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

    fn spot_of(offer: &O, here: &Here<G>) -> Option<Spot> {
        let on_it = || offer.thing().and_then(|thing| G::lies(&here.view(), thing));
        offer.action().and_then(|action| G::about(&here.position, action)).or_else(on_it)
    }

    /// What the focused choice is about.
    pub(in crate::tui) fn chosen_spot(&self, here: &Here<G>) -> Option<Spot> {
        Self::spot_of(&self.choice()?.offer, here)
    }

    /// Points at a thing; the choice that belongs to it is chosen with it.
    pub(in crate::tui) fn point_at(&mut self, spot: Spot, here: &Here<G>) {
        self.region = Pane::Region(G::region(spot));
        self.tab = self.region;
        self.spot = Some(spot);
        let view = here.view();
        let belongs = |choice: &Pick<O>| match (choice.offer.action(), choice.offer.thing()) {
            (Some(action), _) => G::about(&here.position, action) == Some(spot),
            (None, Some(thing)) => G::called(&view, spot) == Some(thing),
            (None, None) => false,
        };
        let at = self.choices.iter().position(|choice| choice.shown.possible && belongs(choice));
        if let Some(at) = at.or_else(|| self.choices.iter().position(belongs)) {
            self.chosen = at;
        }
    }

    /// Goes to another region: to what the choice is about, if that lies there.
    pub(in crate::tui) fn enter(&mut self, region: Pane, here: &Here<G>) {
        self.region = region;
        if region != Pane::Choices {
            self.tab = region;
        }
        let spots = if let Pane::Region(at) = region { G::spots(&here.view(), at) } else { Vec::new() };
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
    pub(in crate::tui) fn turn_page(&mut self, shared: &Shared<'_, G>) -> bool {
        let (width, room) = talk_room(shared.size);
        let count: usize = self.speech.iter().map(|(message, _)| lines(&shared.say(message), width)).sum();
        let more = self.scrolled + room < count;
        if more {
            self.scrolled = (self.scrolled + room).min(count - room);
        }
        more
    }

    /// The region that a decision is about.
    pub(in crate::tui) fn tab_of_decision(&self, here: &Here<G>) -> Pane {
        match (self.speech.is_empty(), self.chosen_spot(here)) {
            (true, Some(spot)) => Pane::Region(G::region(spot)),
            _ => Pane::Text,
        }
    }

    /// An arrow: inside the region; where text is shown beside a row of choices, up and down scroll it.
    pub(in crate::tui) fn arrow(&mut self, command: Command, here: &Here<G>, said: &[Speech], shared: &Shared<'_, G>) {
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
                    self.point_at(G::beyond(&here.view(), spot, arrow), here);
                }
            }
        }
    }

    /// A line up or down in what is said.
    pub(in crate::tui) fn scroll_text(&mut self, forward: bool, said: &[Speech], shared: &Shared<'_, G>) {
        let last = last_line(said, shared);
        self.scrolled = moved(self.scrolled.min(last), last + 1, if forward { 1 } else { -1 });
    }

    /// Puts the focus where the mouse points; whether it stood there already.
    pub(in crate::tui) fn point(&mut self, target: Target, here: &Here<G>, shared: &Shared<'_, G>) -> bool {
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
                let there = self.region == Pane::Region(G::region(spot)) && self.spot == Some(spot);
                if !there {
                    self.quiet();
                    self.point_at(spot, here);
                }
                there
            }
            Target::Tab(number) => {
                self.enter(tab::<G>(number), here);
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
        here: &Here<G>,
        said: &[Speech],
        shared: &Shared<'_, G>,
    ) {
        if on_text {
            self.scroll_text(!up, said, shared);
        } else {
            self.arrow(if up { Command::Left } else { Command::Right }, here, said, shared);
        }
    }

    /// Whatever an action moves sets off, where it may be seen moving.
    pub(in crate::tui) fn set_off(&mut self, from: &G::Position, action: G::Action, shared: &Shared<'_, G>) {
        let moves = shared.settings.motion && shared.theme.moves() && Size::of(shared.size) != Size::Tabs;
        let way = G::way(from, action);
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
pub(in crate::tui) fn last_line<G: Staged>(said: &[Speech], shared: &Shared<'_, G>) -> usize {
    let (width, room) = talk_room(shared.size);
    let count: usize = said.iter().map(|(text, _)| lines(text, width)).sum();
    count.saturating_sub(room)
}
