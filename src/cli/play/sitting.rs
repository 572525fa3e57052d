//! A free game on plain lines: tells each person in their language what happened, asks, and does what is typed.
//!
//! Everything is decided by the table; here it is only said and heard. What was done is saved before it is told. With
//! screens up, whoever is next takes over before anything of theirs is shown.

use std::{
    io::{self, IsTerminal},
    path::Path,
};

use crate::{
    course::{
        progress::{Change, Learnt},
        run::reply::Refused,
    },
    game::{Decision, Ruled, Seat},
    ids::{Id, ids},
    play::{
        Now, Table, first,
        playable::Playable,
        player::{self, names},
        table::{Denied, Terms},
    },
    reference::{article::title, topic::Topic},
    sitting::telling,
    text::{Catalog, Message, catalog::languages},
};

use super::{
    super::learn::{
        desk::{Desk, End},
        lines::Entered,
        typed::{Keyword, OnOffer, Typed, is_quit, meant, understand},
    },
    logs,
    memory::Memory,
    saves::Saved,
};

/// The commands of lessons that do something at a table.
const COMMANDS: [Keyword; 10] = [
    Keyword::Help,
    Keyword::Again,
    Keyword::Why,
    Keyword::Look,
    Keyword::Hint,
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Lang,
    Keyword::Rules,
    Keyword::Quit,
];
/// How many lines hide what stood on the screen.
const SCREEN: usize = 60;

ids! {
    /// What can be typed at a table besides; the id is the English word.
    enum Extra {
        /// Names the game.
        Save = "save",
        /// Everything that happened.
        Log = "log",
        /// The layout as a code.
        Code = "code",
        /// Explanations off or on.
        Mute = "mute",
    }
}

impl Extra {
    fn words(self) -> Message {
        Message::new(format!("free-command-{}", self.id()))
    }
}

/// See the module's page.
pub(in crate::cli) struct Sitting<'d, 'a, G: Playable> {
    pub(super) desk: &'d mut Desk<'a, G>,
    pub(super) table: Table<G>,
    saved: Saved,
    memory: Memory,
    /// The language of whoever has none of their own.
    lang: String,
    /// To whom we speak.
    spoken_to: Option<Seat>,
    /// Whether the next hint says the move.
    pub(super) hinted: bool,
    /// Whether the table was told as it is.
    shown: bool,
    /// The languages in which it was told what was laid out.
    laid_out: Vec<String>,
    /// Whether anything was done since we sat down.
    played: bool,
    pub(super) tally: Calls,
}

/// How often the referee was right, and how often not.
#[derive(Clone, Copy, Default)]
pub(super) struct Calls {
    pub(super) right: usize,
    pub(super) wrong: usize,
}

/// What comes next.
pub(super) enum Onward {
    /// The prompt.
    Prompt,
    /// The table and what can be done.
    All,
    /// Whatever is now to be decided.
    On,
    /// The end.
    Leave(End),
}

impl<'d, 'a, G: Playable> Sitting<'d, 'a, G> {
    pub(in crate::cli) fn new(desk: &'d mut Desk<'a, G>, table: Table<G>, saved: Saved) -> Self {
        let (memory, lang) = (Memory::open::<G>(), desk.catalog.lang().to_owned());
        let tally = Calls::default();
        Self {
            desk,
            table,
            saved,
            memory,
            lang,
            spoken_to: None,
            hinted: false,
            shown: false,
            laid_out: Vec::new(),
            played: false,
            tally,
        }
    }

    /// Plays to the end, or until somebody leaves.
    pub(in crate::cli) fn play(mut self) -> End {
        self.open();
        loop {
            if self.desk.lines.is_broken() {
                return End::Ended;
            }
            let next = match self.table.now() {
                Now::Over => {
                    self.close();
                    return End::Finished;
                }
                Now::Bot(_) if self.table.terms().teach_back => self.teach(),
                Now::Bot(_) => {
                    let moved = self.table.bot_move().is_some();
                    self.save();
                    if moved { Onward::On } else { Onward::Leave(End::Left) }
                }
                Now::Decide(seat) | Now::Roll(seat) | Now::Dice(seat) => self.person(seat),
            };
            if let Onward::Leave(end) = next {
                if end == End::Left {
                    self.say_goodbye();
                }
                return end;
            }
        }
    }

    /// Who plays, where it is saved, what lies there.
    fn open(&mut self) {
        let first = self.table.now().seat().unwrap_or(Seat(0));
        let seat = self.listener(first);
        self.speak_to(seat);
        for (at, player) in (0..).zip(self.table.players().to_vec()) {
            let message = Message::new(match player.kind {
                player::Decider::Person { .. } => "free-seat-person",
                player::Decider::Bot(_) => "free-seat-bot",
            });
            let colour = Message::new("ui-hue").with("hue", player.colour.id());
            let message = message.with("player", Seat(at)).with("colour", colour);
            let message = match player.kind {
                player::Decider::Person { lang } => message.with("lang", lang),
                player::Decider::Bot(level) => message.with("level", level.id()),
            };
            self.desk.say(&message);
        }
        if let Some(name) = self.saved.name() {
            self.desk.say(&Message::new("free-saved-as").with("name", name));
        }
        self.desk.say_id("learn-help-hint");
        self.spoken_to = None;
    }

    /// Who listens when a seat has something to do: a bot's dice are typed in by a person.
    pub(super) fn listener(&self, seat: Seat) -> Seat {
        let is_person = |seat: Seat| self.table.players()[seat.index()].is_person();
        let first = || (0..).map(Seat).take(self.table.players().len()).find(|seat| is_person(*seat));
        if is_person(seat) { seat } else { self.spoken_to.filter(|one| is_person(*one)).or_else(first).unwrap_or(seat) }
    }

    /// Speaks the language of a seat from now on.
    pub(super) fn speak_to(&mut self, seat: Seat) {
        self.spoken_to = Some(seat);
        let lang = self.table.players()[seat.index()].lang().unwrap_or(&self.lang).to_owned();
        let catalog = Catalog::new(&lang, self.desk.foreign);
        let names = names(self.table.players(), &catalog);
        self.desk.catalog = catalog.with_names(names);
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).zip(self.table.players()).filter(|(_, player)| player.is_person()).map(|(seat, _)| seat)
    }

    /// Turns to whoever is next; with screens up they have to be at the keyboard. `false`: nobody is.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), End> {
        if self.spoken_to == Some(seat) {
            return Ok(());
        }
        let private = self.table.terms().screens && self.persons().count() > 1;
        self.speak_to(seat);
        self.desk.lines.gap();
        if !private {
            return Ok(());
        }
        if io::stdout().is_terminal() {
            (0..SCREEN).for_each(|_| self.desk.lines.gap());
        }
        loop {
            self.desk.say(&Message::new("free-hand-over").with("player", seat));
            match self.desk.lines.ask() {
                Entered::End => return Err(End::Ended),
                Entered::Line(line) if line.is_empty() => return Ok(()),
                Entered::Line(line) if is_quit(&line, &self.desk.catalog) => {
                    return Err(End::Left);
                }
                Entered::Line(_) | Entered::Unreadable => {}
            }
        }
    }

    /// Tells a seat what it has not heard, and explains what is new to it.
    pub(super) fn tell(&mut self, seat: Seat) {
        let entries = self.table.unheard(seat);
        let events: Vec<G::Event> = entries.into_iter().flat_map(|entry| entry.events).collect();
        self.desk.say_events(&events);
        // Whoever sees the same screen and speaks the same language has heard it, too.
        let (lang, open) =
            (self.table.players()[seat.index()].lang().map(ToOwned::to_owned), !self.table.terms().screens);
        let beside: Vec<Seat> = self.persons().filter(|_| open).collect();
        let mut listeners = vec![seat];
        for other in beside {
            if other != seat && self.table.players()[other.index()].lang() == lang.as_deref() {
                self.table.has_heard(other);
                listeners.push(other);
            }
        }
        if self.table.terms().explains && self.table.players()[seat.index()].is_person() {
            self.explain(&events, &listeners);
        }
    }

    fn explain(&mut self, events: &[G::Event], listeners: &[Seat]) {
        let mut fresh: Vec<Topic> = Vec::new();
        for (number, seat) in listeners.iter().enumerate() {
            let name = self.table.players()[seat.index()].name.clone();
            let met = self.memory.of(name.as_deref());
            if number == 0 {
                fresh = met.explain::<G>(events);
            } else {
                met.take(&fresh);
            }
        }
        if fresh.is_empty() {
            return;
        }
        self.memory.save();
        for topic in fresh {
            let (title, text) = (title(topic, &self.desk.catalog), topic.text());
            self.desk.say(&Message::new("free-new").with("title", title).with("text", text));
        }
    }

    pub(super) fn save(&mut self) {
        self.played = true;
        let text = self.table.write();
        for message in self.saved.save(&text) {
            self.desk.say(&message);
        }
    }

    /// Asks a person until something was done.
    fn person(&mut self, seat: Seat) -> Onward {
        let listener = self.listener(seat);
        let new = self.spoken_to != Some(listener);
        if let Err(end) = self.hand_over(listener) {
            return Onward::Leave(end);
        }
        self.tell(listener);
        self.hinted = false;
        // Within a turn the table is told once.
        let goes_on = self.table.log().last().is_some_and(|entry| entry.seat == seat);
        let known = std::mem::replace(&mut self.shown, true);
        self.show(listener, new || !known || !goes_on);
        if let Some(coaching) = first::coaching(&self.table, seat) {
            self.desk.say(&coaching);
        }
        loop {
            if self.desk.lines.is_broken() {
                return Onward::Leave(End::Ended);
            }
            let next = match self.desk.lines.ask() {
                Entered::End => Onward::Leave(End::Ended),
                Entered::Unreadable => {
                    self.desk.say_id("learn-bad-line");
                    Onward::Prompt
                }
                Entered::Line(line) => self.hear(seat, listener, &line),
            };
            match next {
                Onward::Prompt => {}
                Onward::All => self.show(listener, true),
                Onward::On | Onward::Leave(_) => return next,
            }
        }
    }

    /// The table as the listener sees it, if it is to be shown, and what is to be decided.
    fn show(&mut self, listener: Seat, table: bool) {
        let position = *self.table.position();
        if table {
            self.desk.lines.gap();
            let lang = self.desk.catalog.lang().to_owned();
            if !self.laid_out.contains(&lang) {
                self.lay_out();
                self.laid_out.push(lang);
            }
            for line in G::seen(&position, self.table.eyes(listener)) {
                self.desk.say(&line);
            }
        }
        match (self.table.now(), G::decision(&position)) {
            (Now::Decide(_), Decision::Ask { seat, question }) => {
                self.desk.say(&G::question(question, seat, G::turn(&position)));
                for (number, action) in self.table.choices().iter().enumerate() {
                    let text = self.desk.catalog.say(&G::choice(&position, *action)).text;
                    self.desk.lines.say(&format!("{}. {text} ({action})", number + 1));
                }
            }
            (Now::Dice(seat), _) => self.desk.say(&Message::new("free-type-dice").with("player", seat)),
            (Now::Roll(seat), _) => {
                self.desk.say(&Message::new("free-your-roll").with("player", seat));
                let text = self.desk.catalog.say(&G::roll_asked()).text;
                self.desk.lines.say(&format!("1. {text} (roll)"));
            }
            _ => {}
        }
    }

    /// What was laid out before the game.
    fn lay_out(&mut self) {
        for line in G::layout(self.table.position()) {
            self.desk.say(&line);
        }
    }

    /// Does what a line asks for.
    fn hear(&mut self, seat: Seat, listener: Seat, line: &str) -> Onward {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(extra) = meant(first, Extra::words, &self.desk.catalog) {
            return self.extra(extra, rest.trim());
        }
        let (position, choices) = (*self.table.position(), self.table.choices());
        let rolls = matches!(self.table.now(), Now::Roll(_));
        let offer = OnOffer::<G> { seat, position: &position, choices: &choices, options: &[] };
        match understand(line, &offer, &self.desk.catalog) {
            Typed::Nothing => Onward::Prompt,
            Typed::Number(1) if rolls => self.roll(),
            Typed::Roll if matches!(self.table.now(), Now::Roll(_) | Now::Dice(_)) => self.roll(),
            Typed::Number(number) => {
                if let Some(action) = choices.get(number.wrapping_sub(1)) {
                    return self.act(*action, listener);
                }
                self.desk.say(&Message::new("learn-no-choice").with("number", number));
                Onward::Prompt
            }
            Typed::Action(action) => self.act(action, listener),
            Typed::Command(command, rest) => self.command(command, &rest, seat, listener),
            Typed::Several(actions) => {
                self.desk.several(line, &position, &actions);
                Onward::Prompt
            }
            Typed::Roll | Typed::Option(_) | Typed::Unknown => {
                self.desk.not_understood(line);
                if let Now::Dice(seat) = self.table.now() {
                    self.desk.say(&Message::new("free-type-dice").with("player", seat));
                }
                Onward::Prompt
            }
        }
    }

    fn roll(&mut self) -> Onward {
        self.table.roll();
        self.save();
        Onward::On
    }

    fn act(&mut self, action: G::Action, listener: Seat) -> Onward {
        match self.table.act(action) {
            Ok(_) => {
                self.save();
                self.tell(listener);
                Onward::On
            }
            Err(Denied::Dice) => {
                self.desk.say_id("free-program-rolls");
                Onward::Prompt
            }
            Err(Denied::Rules(refused)) => {
                self.refuse(&refused, listener);
                Onward::Prompt
            }
        }
    }

    /// Why not; somebody who plays alone gets asked about it again in the drills.
    fn refuse(&mut self, refused: &Refused<G>, listener: Seat) {
        self.desk.tell(&telling::refused(refused, listener));
        if self.persons().count() == 1 {
            let wrong = refused.refusals.iter().map(|one| Change::of::<G>(Learnt::Wrong(one.rule().id())));
            let wrong: Vec<Change> = wrong.collect();
            self.desk.keep.save(&wrong);
        }
    }

    fn command(&mut self, command: Keyword, rest: &str, seat: Seat, listener: Seat) -> Onward {
        match command {
            Keyword::Help => {
                self.desk.say_id("learn-help");
                self.desk.say_commands(&COMMANDS, "play");
                for extra in Extra::ALL {
                    let words = self.desk.catalog.say(&extra.words()).text;
                    let means = self.desk.catalog.say(&extra.words().attribute("help")).text;
                    self.desk.lines.say(&format!("{words}: {means}"));
                }
            }
            Keyword::Again => return Onward::All,
            Keyword::Look if rest.is_empty() => {
                self.laid_out.clear();
                return Onward::All;
            }
            Keyword::Look => drop(self.desk.look_at(&self.table.position().clone(), rest)),
            Keyword::Why => self.why(rest, seat, listener),
            Keyword::Hint => self.hint(),
            Keyword::Undo => {
                let said = self.table.taken_back();
                return self.moved(Table::undo, said, "learn-nothing-to-undo");
            }
            Keyword::Redo => {
                let said = Some(Message::new("learn-redone"));
                return self.moved(Table::redo, said, "learn-nothing-to-redo");
            }
            Keyword::Rules => self.desk.rules(rest),
            Keyword::Lang => {
                if let Some(lang) = self.desk.language_meant(rest) {
                    self.table.set_lang(listener, &lang);
                    self.save();
                    self.speak_to(listener);
                    self.desk.say_id("learn-language");
                    return Onward::All;
                }
            }
            Keyword::Quit => return Onward::Leave(End::Left),
            Keyword::Restart | Keyword::Skip | Keyword::Go | Keyword::Test => {
                self.desk.not_understood(command.id());
            }
        }
        Onward::Prompt
    }

    fn moved(&mut self, how: fn(&mut Table<G>) -> bool, yes: Option<Message>, no: &str) -> Onward {
        if !how(&mut self.table) {
            self.desk.say_id(no);
            return Onward::Prompt;
        }
        if let Some(yes) = yes {
            self.desk.say(&yes);
        }
        self.save();
        self.shown = false;
        Onward::On
    }

    fn extra(&mut self, extra: Extra, rest: &str) -> Onward {
        match extra {
            Extra::Save if rest.is_empty() => self.say_name(),
            Extra::Save => {
                let text = self.table.write();
                match self.saved.rename(rest, &text) {
                    Ok(()) => self.say_name(),
                    Err(message) => self.desk.say(&message),
                }
            }
            Extra::Log => self.log(rest),
            Extra::Code => {
                let code = G::code(self.table.position(), None);
                self.desk.say(&Message::new("free-code").with("code", code));
            }
            Extra::Mute => {
                let terms = *self.table.terms();
                self.table.set_terms(Terms { explains: !terms.explains, ..terms });
                self.save();
                self.desk.say_id(if terms.explains { "free-muted" } else { "free-unmuted" });
            }
        }
        Onward::Prompt
    }

    fn say_name(&mut self) {
        match self.saved.name() {
            Some(name) => self.desk.say(&Message::new("free-saved-as").with("name", name)),
            None => self.desk.say_id("free-not-saved"),
        }
    }

    fn say_goodbye(&mut self) {
        match self.saved.name() {
            Some(name) => {
                let command = format!("santiago play --load \"{name}\"");
                self.desk.say(&Message::new("free-goodbye").with("command", command));
            }
            None => self.desk.say_id("learn-goodbye"),
        }
    }

    /// Everything that happened, to read or into a file, in the language spoken or the one that is named first.
    fn log(&mut self, rest: &str) {
        let (first, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let foreign = self.desk.foreign.iter().map(|one| one.lang.as_str());
        let named = languages().into_iter().chain(foreign).find(|lang| lang.eq_ignore_ascii_case(first));
        let (lang, path) = named.map_or((self.desk.catalog.lang(), rest), |lang| (lang, behind.trim()));
        let text = self.table.told_in(Catalog::new(lang, self.desk.foreign));
        if path.is_empty() {
            text.lines().for_each(|line| self.desk.lines.say(line));
        } else {
            self.desk.say(&logs::write(Path::new(path), &text));
        }
    }

    /// The end, to everybody in their language.
    fn close(&mut self) {
        let mut persons: Vec<Seat> = self.persons().collect();
        if persons.is_empty() {
            persons.push(Seat(0));
        }
        let mut told: Vec<Option<String>> = Vec::new();
        // The screens are removed: from here on nothing is hidden.
        for seat in persons {
            let lang = self.table.players()[seat.index()].lang().map(ToOwned::to_owned);
            if told.contains(&lang) {
                continue;
            }
            self.speak_to(seat);
            self.desk.lines.gap();
            self.tell(seat);
            // Whoever was there has just heard the result.
            if !self.played {
                self.desk.say_id("free-sheet");
                self.desk.say_events(&G::sheet(self.table.position()));
            }
            self.say_tally();
            told.push(lang);
        }
        if self.table.terms().coached {
            self.desk.save_changes(&[first::done::<G>()]);
            return self.desk.say(&Message::new(first::TEXT).attribute("closing"));
        }
        let code = G::code(self.table.position(), Some(self.table.terms().seed));
        self.desk.say(&Message::new("free-again").with("command", format!("santiago play --code {code}")));
    }
}
