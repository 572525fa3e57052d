//! Teach-back: the pupil says what it means to do, and the referee lets it pass or stops it.

use crate::{
    game::Seat,
    play::pupil::Call,
    sitting::{referee::Proposed, tableau::Tableau},
    text::Message,
};

use super::{
    super::{
        Host, Lines, Turn,
        kind::{LineKind, Meant, OnOffer, understand},
        words::Keyword,
    },
    GameDialog, leave,
    verdicts::Verdicts,
};

/// What a line can be where something is judged.
const TAKES: &[LineKind] = &[LineKind::Nothing, LineKind::Number, LineKind::Answer, LineKind::Command, LineKind::Part];

impl GameDialog {
    /// A move of a pupil.
    pub(super) fn teach<'p>(&mut self, seat: Seat, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let Some(proposal) = self.game.proposal() else {
            self.game.bot_move();
            self.save(out, host);
            return Turn::Onward;
        };
        let referee = self.listener(seat);
        if let Some(first) = self.hand_over(referee, out) {
            return first;
        }
        self.tell(referee, out, host);
        out.gap();
        out.say_all(&proposal.said());
        let verdicts = Verdicts::of(proposal);
        verdicts.ask(out);
        self.judging = Some(verdicts);
        Turn::Ask
    }

    /// Hears the referee.
    pub(super) fn judge<'p>(
        &mut self,
        mut verdicts: Verdicts,
        line: &str,
        out: &mut Lines<'_>,
        host: &mut dyn Host,
    ) -> Turn<'p> {
        let answers = verdicts.answers(out.catalog());
        let offer = OnOffer { answers: &answers, ..OnOffer::taking(TAKES) };
        let meant = understand(line, &offer, out.catalog());
        let at = match &meant {
            Meant::Number(number) => number.checked_sub(1).filter(|at| *at < answers.len()),
            Meant::Answer(id) => answers.iter().position(|(one, _)| one == id),
            _ => None,
        };
        match (at, &meant) {
            (Some(at), _) => {
                if let Some(call) = verdicts.chosen(at) {
                    return self.ruled(verdicts.proposal(), call, out, host);
                }
                verdicts.stop();
                verdicts.ask(out);
            }
            (None, Meant::Nothing) => {}
            (None, Meant::Number(number)) => out.say(&Message::new("learn-no-choice").with("number", *number)),
            (None, Meant::Command(Keyword::Quit, _)) => return leave(out, host),
            (None, Meant::Command(Keyword::Rules, rest)) => out.rules(rest),
            (None, Meant::Command(Keyword::Look, rest)) if !rest.is_empty() => {
                out.look_at(&*self.open_table(), rest);
            }
            (None, Meant::Command(Keyword::Look | Keyword::Again, _)) => {
                out.say_all(&self.open_table().seen());
                verdicts.ask(out);
            }
            (None, Meant::Command(Keyword::Help, _)) => {
                out.say_id("free-teach-help");
                verdicts.ask(out);
            }
            (None, _) => out.unclear(line, &meant),
        }
        self.judging = Some(verdicts);
        Turn::Ask
    }

    /// The table as everybody may see it.
    fn open_table(&self) -> Box<dyn Tableau> {
        let seat = self.game.now().seat().unwrap_or(Seat(0));
        self.game.tableau(seat, self.game.public_eyes(), false)
    }

    /// What to think of the verdict, and why; then the pupil does what it may.
    fn ruled<'p>(
        &mut self,
        proposal: &dyn Proposed,
        call: Call<usize>,
        out: &mut Lines<'_>,
        host: &mut dyn Host,
    ) -> Turn<'p> {
        let judgement = proposal.judge(call);
        self.tally.count(judgement.is_right());
        out.tell(&proposal.answer(judgement));
        let pupil = self.game.now().seat().unwrap_or(Seat(0));
        if self.game.act(&proposal.instead(), pupil).is_err() {
            return leave(out, host);
        }
        self.save(out, host);
        Turn::Onward
    }
}
