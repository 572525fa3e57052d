//! A game under way and the people at it.
//!
//! Undoing replays, over bots and the program's dice back to the last decision of a person. The dice of a seed fall the
//! same again after an undo, and so do the bots' moves. Hides what is remembered and what is replayed.

use crate::{
    bot::{Bot, Budget, Judge, Judged, Level},
    chance::{Chance, Stream},
    course::run::reply::Refused,
    game::{Decision, Eyes, Game, LARGEST_SEED, Played, Seat},
    record::{Playing, Record, Unplayable},
    text::Message,
};

use super::{
    playable::Playable,
    player::{Decider, Player, told_apart},
};

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Terms {
    /// Where the program's dice, the bots and what is drawn come from.
    pub seed: u64,
    /// Whether the dice fall at a real table and are typed in.
    pub typed_dice: bool,
    /// Whether holdings are hidden from the others.
    pub screens: bool,
    /// Whether what is met for the first time is explained.
    pub explains: bool,
    /// Whether the bots are pupils who sometimes break a rule.
    pub teach_back: bool,
    /// Whether this is the coached first game, which opens as it is written.
    pub coached: bool,
}

impl Terms {
    /// An open game with the dice of a seed.
    pub fn seeded(seed: u64) -> Self {
        let seed = seed & LARGEST_SEED;
        Self { seed, typed_dice: false, screens: false, explains: true, teach_back: false, coached: false }
    }
}

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    /// A person chooses: [`Table::act`].
    Decide(Seat),
    /// A person rolls the program's dice: [`Table::roll`].
    Roll(Seat),
    /// Dice fall at a real table and are typed in, whoever rolls: [`Table::act`].
    Dice(Seat),
    /// A bot moves: [`Table::bot_move`].
    Bot(Seat),
    /// Nobody's.
    Over,
}

impl Now {
    /// Whose.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Decide(seat) | Self::Roll(seat) | Self::Dice(seat) | Self::Bot(seat) => Some(seat),
            Self::Over => None,
        }
    }
}

/// Something that was done: a line of the log.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// By whom.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// Why nothing was done.
#[derive(Clone, Debug)]
pub enum Denied<G: Playable> {
    /// The rules say no.
    Rules(Refused<G>),
    /// The program rolls in this game.
    Dice,
}

/// What a bot would do in somebody's place; [`crate::text::bot::why`] says why.
#[derive(Clone, Debug)]
pub struct Advice<G: Judge> {
    /// The thing on the table that it is about.
    pub thing: &'static str,
    /// What, and what the bot thinks of it.
    pub judged: Judged<G>,
}

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Table<G: Playable> {
    players: Vec<Player>,
    terms: Terms,
    playing: Playing<G>,
    log: Vec<Entry<G>>,
    /// What was taken back, the last first: each the decision of a person with what followed it.
    undone: Vec<Vec<G::Action>>,
    /// How much of the log each seat was told.
    heard: Vec<usize>,
}

impl<G: Playable> Table<G> {
    /// The start of a game. There is a player for each seat; missing ones are bots, more are left out.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn begin(setup: G::Setup, mut players: Vec<Player>, terms: Terms) -> Result<Self, Vec<G::Fault>> {
        let playing = Playing::begin(setup)?;
        let seats = usize::from(G::players(playing.position()));
        players.resize(seats, Player::bot(Level::Easy));
        let heard = vec![0; seats];
        let players = told_apart(players);
        Ok(Self { players, terms, playing, log: Vec::new(), undone: Vec::new(), heard })
    }

    /// A game that goes on from a position, such as that of a lesson. `None`: nobody can go on from there.
    pub fn from_here(p: &G::Position, players: Vec<Player>, terms: Terms) -> Option<Self> {
        Self::begin(G::from_here(p), players, terms).ok()
    }

    /// A game of which this was played.
    ///
    /// # Errors
    /// What is wrong with the set-up, or with the first action that is not possible.
    pub fn replay(
        record: Record<G>,
        players: Vec<Player>,
        terms: Terms,
    ) -> Result<Self, Unplayable<G::Fault, G::Refusal>> {
        let mut table = Self::begin(record.setup, players, terms).map_err(Unplayable::Setup)?;
        for (at, action) in record.actions.into_iter().enumerate() {
            table.push(action).map_err(|refusals| Unplayable::Action(at, refusals))?;
        }
        table.heard.fill(table.log.len());
        Ok(table)
    }

    /// Where the game stands.
    pub fn position(&self) -> &G::Position {
        self.playing.position()
    }

    /// The set-up and the actions.
    pub fn record(&self) -> &Record<G> {
        self.playing.record()
    }

    /// Who sits there.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How it is played.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Changes how it is played from now on; the seed stays, and a first game stays one.
    pub fn set_terms(&mut self, terms: Terms) {
        self.terms = Terms { seed: self.terms.seed, coached: self.terms.coached, ..terms };
    }

    /// Changes the language of a person.
    pub fn set_lang(&mut self, seat: Seat, lang: &str) {
        if let Some(Decider::Person { lang: spoken }) =
            self.players.get_mut(seat.index()).map(|player| &mut player.kind)
        {
            lang.clone_into(spoken);
        }
    }

    /// Whose move it is.
    pub fn now(&self) -> Now {
        self.whose(self.position())
    }

    fn whose(&self, p: &G::Position) -> Now {
        let is_person = |seat: Seat| self.players[seat.index()].is_person();
        match G::decision(p) {
            Decision::Over => Now::Over,
            Decision::Chance { seat } if self.terms.typed_dice => Now::Dice(seat),
            Decision::Chance { seat } if is_person(seat) => Now::Roll(seat),
            Decision::Ask { seat, .. } if is_person(seat) => Now::Decide(seat),
            Decision::Chance { seat } | Decision::Ask { seat, .. } => Now::Bot(seat),
        }
    }

    /// Every legal action; none where there is something to roll.
    pub fn choices(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        G::legal(self.position(), &mut legal);
        legal
    }

    /// Does what the seat chose whose move it is.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub fn act(&mut self, action: G::Action) -> Result<Entry<G>, Denied<G>> {
        if matches!(G::decision(self.position()), Decision::Chance { .. }) && !self.terms.typed_dice {
            return Err(Denied::Dice);
        }
        self.done(action)
    }

    fn done(&mut self, action: G::Action) -> Result<Entry<G>, Denied<G>> {
        let position = *self.position();
        self.push(action).map_err(|refusals| Denied::Rules(Refused { position, action, refusals }))?;
        self.undone.clear();
        self.log.last().cloned().ok_or(Denied::Dice)
    }

    /// Rolls the program's dice: the n-th roll of a game is always the same. `None`: nothing is to be rolled.
    pub fn roll(&mut self) -> Option<Entry<G>> {
        let rolled = self.log.iter().filter(|entry| G::is_roll(entry.action)).count();
        // By the number of rolls and not a generator that goes on, so that an undo changes no dice.
        let mut chance = Chance::stream(self.terms.seed, Stream::ROLLS, rolled as u64);
        let fallen = G::roll(self.position(), &mut chance)?;
        let written = self.opening().filter(|action| G::is_roll(*action)).nth(rolled);
        self.done(written.unwrap_or(fallen)).ok()
    }

    /// What is written of the game before it is played: something in the coached first game only.
    fn opening(&self) -> impl Iterator<Item = G::Action> {
        let coach = G::COACH.filter(|_| self.terms.coached);
        coach.into_iter().flat_map(|coach| coach.opening).filter_map(|line| line.parse().ok())
    }

    /// What comes next in the opening, if everybody has played by it so far.
    fn next_of_opening(&self) -> Option<G::Action> {
        let mut opening = self.opening();
        let done = &self.record().actions;
        // Left once, it is left for good: its moves would not fit any more.
        done.iter().all(|action| opening.next() == Some(*action)).then(|| opening.next()).flatten()
    }

    /// What the bot whose move it is chooses; `None`: it is nobody's whom the program plays.
    pub fn bot_choice(&self) -> Option<G::Action> {
        let Now::Bot(seat) = self.now() else { return None };
        let Decider::Bot(level) = self.players[seat.index()].kind else { return None };
        let chosen = || Bot::<G>::new(level, Budget::Own, self.seed_now()).choose(self.position());
        self.next_of_opening().or_else(chosen)
    }

    /// Has the bot do what it chooses, dice included.
    pub fn bot_move(&mut self) -> Option<Entry<G>> {
        let Now::Bot(_) = self.now() else { return None };
        if matches!(G::decision(self.position()), Decision::Chance { .. }) {
            return self.roll();
        }
        let action = self.bot_choice()?;
        self.done(action).ok()
    }

    /// A seed that belongs to this moment of this game.
    pub(super) fn seed_now(&self) -> u64 {
        self.terms.seed.wrapping_add((self.log.len() as u64 + 1) << 24) & LARGEST_SEED
    }

    fn push(&mut self, action: G::Action) -> Result<(), Vec<G::Refusal>> {
        // Before it is played: afterwards it may be somebody else’s move.
        let Some(seat) = self.now().seat() else {
            return self.playing.play(None, action).map(|_| ());
        };
        let played = self.playing.play(None, action)?;
        self.log.push(Entry { seat, action, events: played.events });
        Ok(())
    }

    /// What would be taken back, in words.
    pub fn taken_back(&self) -> Option<Message> {
        let entry = self.log.get(self.last_decision()?)?;
        let said = Message::new("free-undone").with("player", entry.seat);
        Some(said.with("action", G::action(entry.action)))
    }

    /// Takes back the last decision of a person with everything that followed it; `false`: there is none.
    pub fn undo(&mut self) -> bool {
        let Some(at) = self.last_decision() else { return false };
        self.undone.push(self.playing.back_to(at));
        self.log.truncate(at);
        for heard in &mut self.heard {
            *heard = (*heard).min(at);
        }
        true
    }

    /// The place in the log of the last decision of a person.
    fn last_decision(&self) -> Option<usize> {
        let of_person = |entry: &Entry<G>| {
            let is_person = self.players[entry.seat.index()].is_person();
            // The program's dice fall the same again: rolling them decides nothing.
            if G::is_roll(entry.action) { self.terms.typed_dice } else { is_person }
        };
        self.log.iter().rposition(of_person)
    }

    /// Does again what was taken back; `false`: there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(actions) = self.undone.pop() else { return false };
        // Whatever else was done has emptied the list: what was legal then is legal now.
        actions.into_iter().all(|action| self.push(action).is_ok())
    }

    /// What an action would bring, without doing it.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn what_if(&self, action: G::Action) -> Result<Played<G>, Refused<G>> {
        let position = *self.position();
        G::play(&position, None, action).map_err(|refusals| Refused { position, action, refusals })
    }

    /// What a bot would do here, and why; `None`: there is nothing to choose.
    pub fn advice(&self) -> Option<Advice<G>> {
        let judged = Bot::<G>::new(Level::Medium, Budget::Own, self.seed_now()).judge(self.position());
        let judged = judged.into_iter().next()?;
        Some(Advice { thing: G::concerns(self.position(), judged.action), judged })
    }

    /// Everything that was done.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// From where on in the log a seat was not told, and that it is told now.
    pub fn unheard(&mut self, seat: Seat) -> usize {
        std::mem::replace(&mut self.heard[seat.index()], self.log.len()).min(self.log.len())
    }

    /// What a seat may see: everything in an open game.
    pub fn eyes(&self, seat: Seat) -> Eyes {
        if self.terms.screens { Eyes::Seat(seat) } else { Eyes::Open }
    }

    /// What everybody may see.
    pub fn public_eyes(&self) -> Eyes {
        if self.terms.screens { Eyes::Spectator } else { Eyes::Open }
    }
}
