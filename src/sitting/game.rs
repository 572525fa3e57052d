//! A free game at which people sit, whichever game it is: whose move it is, what can be done, what was done.
//!
//! Every face plays through here. What happened is put into messages once, as the log grows. Hides the table.

use crate::{
    bot::Budget,
    course::progress::Change,
    game::{Eyes, Seat},
    play::{Now, Player, encounter::Met, table::Terms},
    reference::Topic,
    text::{Catalog, Message},
};

use super::{
    referee::Proposed,
    review::Looking,
    score::ScoreSheet,
    sheet::Signs,
    tableau::{Move, MoveOnOffer, Tableau},
    telling::{Purpose, Saying},
};

/// Something that was done: a line of the log.
#[derive(Clone, Debug)]
pub struct Logged {
    /// By whom.
    pub seat: Seat,
    /// What.
    pub action: Move,
    /// What happened.
    pub told: Vec<Message>,
}

/// Why nothing was done.
#[derive(Clone, Debug)]
pub enum Denial {
    /// The program rolls in this game.
    Dice,
    /// The rules say no: what there is to tell, and what a person who plays alone gets asked about again.
    Rules(Vec<Saying>, Vec<Change>),
}

/// What a bot would do in somebody's place.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The thing on the table that it is about.
    pub thing: Message,
    /// What, as something to choose.
    pub choice: Message,
    /// The same as it is typed.
    pub action: Move,
    /// Why.
    pub why: Message,
}

impl Advised {
    /// The move, and what speaks for it.
    pub fn told(&self) -> Vec<Saying> {
        let said = Message::new("learn-hint-move").with("action", self.choice.clone());
        let said = said.with("line", self.action.to_string());
        vec![Saying::new(Purpose::Nearest, said), Saying::new(Purpose::Coaching, self.why.clone())]
    }

    /// Where to look.
    pub fn place(&self) -> Message {
        Message::new("learn-hint-where").with("thing", self.thing.clone())
    }
}

/// See the module's page.
pub trait GameSitting: Send {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// Who sits there.
    fn players(&self) -> &[Player];

    /// How it is played.
    fn terms(&self) -> Terms;

    /// Changes how it is played from now on.
    fn set_terms(&mut self, terms: Terms);

    /// Changes the language of a person.
    fn set_lang(&mut self, seat: Seat, lang: &str);

    /// Whose move it is.
    fn now(&self) -> Now;

    /// What a seat may see.
    fn eyes(&self, seat: Seat) -> Eyes;

    /// What everybody may see.
    fn public_eyes(&self) -> Eyes;

    /// The table as a seat looks at it with these eyes, with what has changed since [`GameSitting::mark`] marked or not.
    fn tableau(&self, seat: Seat, eyes: Eyes, marked: bool) -> Box<dyn Tableau>;

    /// From here on it is marked what changes.
    fn mark(&mut self);

    /// Everything that the rules allow whoever decides.
    fn choices(&self) -> Vec<MoveOnOffer>;

    /// What whoever decides might try though it is not possible.
    fn attempts(&self) -> Vec<MoveOnOffer>;

    /// Does what the seat chose whose move it is.
    ///
    /// # Errors
    /// Why not, as `listener` is told; then nothing has changed.
    fn act(&mut self, action: &Move, listener: Seat) -> Result<(), Denial>;

    /// Rolls the program's dice.
    fn roll(&mut self);

    /// Has the bot do what it chooses, dice included; `false`: no bot moves now.
    fn bot_move(&mut self) -> bool;

    /// What the bot chooses whose move it is.
    fn bot_choice(&self) -> Option<Move>;

    /// What the pupil means to do whose move it is.
    fn proposal(&self) -> Option<Box<dyn Proposed>>;

    /// What a bot would do in the place of whoever decides.
    fn advice(&self) -> Option<Advised>;

    /// Where in the log a bot chose something last: this one, or any.
    fn last_of_bot(&self, bot: Option<Seat>) -> Option<usize>;

    /// What a bot did there, and why.
    fn reasons(&self, at: usize) -> Vec<Saying>;

    /// What would be taken back, in words.
    fn taken_back(&self) -> Option<Message>;

    /// Takes back the last decision of a person with everything that followed it; `false`: there is none.
    fn undo(&mut self) -> bool;

    /// Does again what was taken back; `false`: there is nothing.
    fn redo(&mut self) -> bool;

    /// Everything that was done.
    fn log(&self) -> &[Logged];

    /// How many turns have begun.
    fn turns(&self) -> usize;

    /// From where on in the log a seat was not told, and that it is told now.
    fn unheard(&mut self, seat: Seat) -> usize;

    /// What is new to somebody in the log from a place on; it is no longer new then.
    fn explain(&self, from: usize, met: &mut Met) -> Vec<Topic>;

    /// The whole log in a language, a line for each thing that happened.
    fn told_in(&self, catalog: Catalog) -> String;

    /// The game as a text that is read back.
    fn write(&self) -> String;

    /// That the dice are to be rolled.
    fn roll_asked(&self) -> Message;

    /// What is asked about a die that is typed in, by its number from 0, and what it can show; `None`: there are no more.
    fn die(&self, number: usize) -> Option<(Message, Vec<u8>)>;

    /// The roll of these dice. `None`: those are not all.
    fn rolled(&self, faces: &[u8]) -> Option<Move>;

    /// What the coach of a first game says to a seat that has to decide.
    fn coaching(&self, seat: Seat) -> Option<Message>;

    /// That the coached first game is over, for the progress.
    fn first_done(&self) -> Change;

    /// The result, as it is announced.
    fn result(&self) -> Vec<Saying>;

    /// How it ended, as a table.
    fn reckoning(&self, signs: &Signs) -> ScoreSheet;

    /// The code of what was laid out, with the seed of the rest or without.
    fn code(&self, seeded: bool) -> String;

    /// Whether it may be reviewed: as long as it goes on, what somebody hides is nobody else's business.
    fn may_review(&self) -> bool;

    /// Whose moves a review is about.
    fn reviewed(&self) -> Vec<Seat>;

    /// A review of what some seats did, nothing of which was looked at yet.
    fn review(&self, seats: &[Seat], budget: Budget) -> Box<dyn Looking>;

    /// The same game, for whoever thinks about it or goes on with it elsewhere.
    fn kept(&self) -> Box<dyn GameSitting>;
}

impl dyn GameSitting {
    /// The persons at the table.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        persons(self.players())
    }

    /// Whether people have something to hide from each other.
    pub fn is_private(&self) -> bool {
        self.terms().screens && self.persons().count() > 1
    }

    /// What was told from a place in the log on.
    pub fn story(&self, from: usize) -> impl Iterator<Item = &Message> {
        self.log()[from.min(self.log().len())..].iter().flat_map(|one| &one.told)
    }
}

pub(super) fn persons(players: &[Player]) -> impl Iterator<Item = Seat> {
    (0..).map(Seat).zip(players).filter(|(_, player)| player.is_person()).map(|(seat, _)| seat)
}

impl Clone for Box<dyn GameSitting> {
    fn clone(&self) -> Self {
        self.kept()
    }
}
