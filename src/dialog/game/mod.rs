//! A free game: tells each person in their language what happened, asks, and does what is typed.
//!
//! Everything is decided by the sitting; here it is only said and heard. What was done is saved before it is told. With
//! screens up, whoever is next takes over before anything of theirs is shown.

mod advice;
pub mod first;
mod hand_over;
mod show;
mod table;
mod teach;
mod verdicts;

use crate::{
    game::Seat,
    play::{Now, player::names},
    sitting::{
        game::{Denial, GameSitting},
        tableau::Move,
    },
    text::Message,
};

use super::{
    Dialog, Ending, Host, Lines, Turn,
    kind::{LineKind, Meant, OnOffer, understand},
    words::Special,
};

use hand_over::HandOver;
use verdicts::{Calls, Verdicts};

/// What a line can be at a table.
pub const TAKES: &[LineKind] = &[
    LineKind::Nothing,
    LineKind::Number,
    LineKind::Special,
    LineKind::Notation,
    LineKind::Roll,
    LineKind::Choice,
    LineKind::Command,
    LineKind::Words,
];

/// What can be typed at a table besides the commands of lessons.
pub const SPECIALS: &[Special] = &[
    Special { id: "save", words: "free-command-save" },
    Special { id: "log", words: "free-command-log" },
    Special { id: "code", words: "free-command-code" },
    Special { id: "mute", words: "free-command-mute" },
];

/// See the module's page.
pub struct GameDialog {
    game: Box<dyn GameSitting>,
    /// The language of whoever has none of their own.
    lang: String,
    /// To whom we speak.
    spoken_to: Option<Seat>,
    /// Who was last told the table as it is.
    told_to: Option<Seat>,
    /// Who decides, and who is asked for them.
    asked: Option<[Seat; 2]>,
    /// What a pupil means to do, if somebody judges that.
    judging: Option<Verdicts>,
    /// Whether the next hint says the move.
    hinted: bool,
    /// The languages in which it was told what was laid out.
    laid_out: Vec<String>,
    /// Whether anything was done since we sat down.
    played: bool,
    tally: Calls,
}

impl GameDialog {
    /// A game, which the host keeps already.
    pub fn new(game: Box<dyn GameSitting>) -> Self {
        Self {
            game,
            lang: String::new(),
            spoken_to: None,
            told_to: None,
            asked: None,
            judging: None,
            hinted: false,
            laid_out: Vec::new(),
            played: false,
            tally: Calls::default(),
        }
    }

    /// Goes on with whatever is now to be decided.
    fn proceed<'p>(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.asked = None;
        match self.game.now() {
            Now::Over => {
                self.close(out, host);
                Turn::Close(Ending::Finished)
            }
            Now::Bot(seat) if self.game.terms().teach_back => self.teach(seat, out, host),
            Now::Bot(_) => {
                let moved = self.game.bot_move();
                self.save(out, host);
                if moved { Turn::Onward } else { leave(out, host) }
            }
            Now::Decide(seat) | Now::Roll(seat) | Now::Dice(seat) => self.turn_to(seat, out, host),
        }
    }

    /// Asks a person.
    fn turn_to<'p>(&mut self, seat: Seat, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let listener = self.listener(seat);
        if let Some(first) = self.hand_over(listener, out) {
            return first;
        }
        self.tell(listener, out, host);
        self.hinted = false;
        // Within a turn the table is told once.
        let goes_on = self.game.log().last().is_some_and(|entry| entry.seat == seat);
        let known = self.told_to.replace(listener) == Some(listener);
        self.show(listener, !known || !goes_on, out);
        if let Some(coaching) = self.game.coaching(seat) {
            out.say(&coaching);
        }
        self.asked = Some([seat, listener]);
        Turn::Ask
    }

    /// Who listens when a seat has something to do: a bot's dice are typed in by a person.
    fn listener(&self, seat: Seat) -> Seat {
        let is_person = |seat: Seat| self.game.players()[seat.index()].is_person();
        let first = || self.game.persons().next();
        if is_person(seat) { seat } else { self.spoken_to.filter(|one| is_person(*one)).or_else(first).unwrap_or(seat) }
    }

    /// Speaks the language of a seat from now on.
    fn speak_to(&mut self, seat: Seat, out: &mut Lines<'_>) {
        self.spoken_to = Some(seat);
        let lang = self.game.players()[seat.index()].lang().unwrap_or(&self.lang);
        let catalog = out.spoken(lang);
        let names = names(self.game.players(), &catalog);
        out.speak(catalog.with_names(names));
    }

    /// Turns to whoever is next; with screens up they have to be at the keyboard first.
    fn hand_over<'p>(&mut self, seat: Seat, out: &mut Lines<'_>) -> Option<Turn<'p>> {
        if self.spoken_to == Some(seat) {
            return None;
        }
        self.speak_to(seat, out);
        out.gap();
        self.game.is_private().then(|| Turn::Open(Box::new(HandOver::to(seat))))
    }

    fn save(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) {
        self.played = true;
        let said = host.keep_game(&self.game.write());
        out.say_all(&said);
    }

    fn roll<'p>(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.game.roll();
        self.save(out, host);
        Turn::Onward
    }

    fn act<'p>(&mut self, action: &Move, listener: Seat, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        match self.game.act(action, listener) {
            Ok(()) => {
                self.save(out, host);
                self.tell(listener, out, host);
                Turn::Onward
            }
            Err(Denial::Dice) => {
                out.say_id("free-program-rolls");
                Turn::Ask
            }
            Err(Denial::Rules(why, wrong)) => {
                out.tell(&why);
                // What could not be kept is said when something was done.
                if !wrong.is_empty() {
                    drop(host.note(&wrong));
                }
                Turn::Ask
            }
        }
    }
}

/// Says where the game is to be found again.
fn leave<'p>(out: &mut Lines<'_>, host: &dyn Host) -> Turn<'p> {
    match host.game() {
        Some(name) => {
            let command = format!("santiago play --load \"{name}\"");
            out.say(&Message::new("free-goodbye").with("command", command));
        }
        None => out.say_id("learn-goodbye"),
    }
    Turn::Close(Ending::Left)
}

impl<'p> Dialog<'p> for GameDialog {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        out.catalog().lang().clone_into(&mut self.lang);
        self.introduce(out, host);
        Turn::Onward
    }

    fn hear(&mut self, line: &str, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        if let Some(verdicts) = self.judging.take() {
            return self.judge(verdicts, line, out, host);
        }
        let Some([seat, listener]) = self.asked else { return self.proceed(out, host) };
        let moment = self.game.tableau(seat, self.game.eyes(seat), false);
        let choices = moment.legal();
        let rolls = matches!(self.game.now(), Now::Roll(_));
        let roll = rolls.then(|| out.word(&self.game.roll_asked()));
        let offer = OnOffer {
            tableau: Some(&*moment),
            choices: &choices,
            roll: roll.as_deref(),
            specials: SPECIALS,
            ..OnOffer::taking(TAKES)
        };
        let meant = understand(line, &offer, out.catalog());
        match &meant {
            Meant::Nothing => {}
            Meant::Number(1) if rolls => return self.roll(out, host),
            Meant::Roll if rolls || matches!(self.game.now(), Now::Dice(_)) => return self.roll(out, host),
            Meant::Number(number) => {
                if let Some(action) = choices.get(number.wrapping_sub(1)) {
                    return self.act(action, listener, out, host);
                }
                out.say(&Message::new("learn-no-choice").with("number", *number));
            }
            Meant::Action(action) => return self.act(action, listener, out, host),
            Meant::Command(command, rest) => return self.obey(*command, rest, [seat, listener], out, host),
            Meant::Special(id, rest) => self.special(id, rest, out, host),
            _ => {
                out.unclear(line, &meant);
                if let (Now::Dice(seat), false) = (self.game.now(), matches!(meant, Meant::Several(_))) {
                    out.say(&Message::new("free-type-dice").with("player", seat));
                }
            }
        }
        Turn::Ask
    }

    fn onward(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        self.proceed(out, host)
    }

    fn resume(&mut self, ending: Ending, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        match ending {
            Ending::Finished => self.proceed(out, host),
            Ending::Left => leave(out, host),
            _ => Turn::Close(ending),
        }
    }
}
