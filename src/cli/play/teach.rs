//! Teach-back on plain lines: the pupil says what it means to do, and the referee lets it pass or stops it.

use crate::{
    ids::Id,
    play::{
        Now,
        playable::Playable,
        pupil::{Call, Judgement, Proposal, Pupil},
    },
    sitting::telling::Saying,
    text::Message,
};

use super::{
    super::learn::{
        desk::End,
        lines::Entered,
        typed::{Keyword, OnOffer, Typed, understand},
    },
    sitting::{Calls, Onward, Sitting},
};

/// The two verdicts.
const FINE: &str = "fine";
const STOP: &str = "stop";

impl<G: Playable> Sitting<'_, '_, G> {
    /// A move of a pupil.
    pub(super) fn teach(&mut self) -> Onward {
        let Some(proposal) = Pupil::propose(&self.table) else {
            self.table.bot_move();
            self.save();
            return Onward::On;
        };
        let Now::Bot(seat) = self.table.now() else { return Onward::On };
        let referee = self.listener(seat);
        if let Err(end) = self.hand_over(referee) {
            return Onward::Leave(end);
        }
        self.tell(referee);
        self.desk.lines.gap();
        for message in proposal.messages(self.table.position()) {
            self.desk.say(&message);
        }
        let options = [FINE, STOP].map(|id| (id.to_owned(), self.desk.catalog.text(&format!("free-verdict-{id}"))));
        let verdict = match self.choose(&options, "free-verdict") {
            Ok(FINE_AT) => Call::Fine,
            Ok(_) if proposal.mistake.is_none() => Call::Stop(None),
            Ok(_) => {
                let rule = |rule: &G::Rule| {
                    let title = self.desk.catalog.say(&G::rule(*rule).attribute("title")).text;
                    (rule.id().to_owned(), title)
                };
                let rules: Vec<(String, String)> = proposal.rules.iter().map(rule).collect();
                match self.choose(&rules, "free-verdict-rule") {
                    Ok(at) => Call::Stop(proposal.rules.get(at).copied()),
                    Err(end) => return Onward::Leave(end),
                }
            }
            Err(end) => return Onward::Leave(end),
        };
        self.ruled(&proposal, proposal.judge(verdict));
        if self.table.act(proposal.instead).is_err() {
            return Onward::Leave(End::Left);
        }
        self.save();
        Onward::On
    }

    /// Has somebody choose one of several; where it is.
    fn choose(&mut self, options: &[(String, String)], ask: &str) -> Result<usize, End> {
        let show = |sitting: &mut Self| {
            sitting.desk.say_id(ask);
            for (number, (id, text)) in options.iter().enumerate() {
                sitting.desk.lines.say(&format!("{}. {text} ({id})", number + 1));
            }
        };
        show(self);
        loop {
            if self.desk.lines.is_broken() {
                return Err(End::Ended);
            }
            let line = match self.desk.lines.ask() {
                Entered::End => return Err(End::Ended),
                Entered::Unreadable => {
                    self.desk.say_id("learn-bad-line");
                    continue;
                }
                Entered::Line(line) => line,
            };
            let position = *self.table.position();
            let offer = OnOffer::<G> { seat: G::turn(&position), position: &position, choices: &[], options };
            match understand(&line, &offer, &self.desk.catalog) {
                Typed::Number(number) if (1..=options.len()).contains(&number) => return Ok(number - 1),
                Typed::Number(number) => self.desk.say(&Message::new("learn-no-choice").with("number", number)),
                Typed::Option(id) => {
                    if let Some(at) = options.iter().position(|(one, _)| *one == id) {
                        return Ok(at);
                    }
                }
                Typed::Command(Keyword::Quit, _) => return Err(End::Left),
                Typed::Command(Keyword::Rules, rest) => self.desk.rules(&rest),
                Typed::Command(Keyword::Look, rest) if !rest.is_empty() => {
                    self.desk.look_at(&position, &rest);
                }
                Typed::Command(Keyword::Look | Keyword::Again, _) => {
                    for line in G::seen(&position, self.table.public_eyes()) {
                        self.desk.say(&line);
                    }
                    show(self);
                }
                Typed::Command(Keyword::Help, _) => {
                    self.desk.say_id("free-teach-help");
                    show(self);
                }
                Typed::Nothing => {}
                Typed::Action(_) | Typed::Roll | Typed::Several(_) | Typed::Unknown | Typed::Command(..) => {
                    self.desk.not_understood(&line);
                }
            }
        }
    }

    /// What to think of the verdict, and why.
    fn ruled(&mut self, proposal: &Proposal<G>, judgement: Judgement) {
        let counter = if judgement.is_right() { &mut self.tally.right } else { &mut self.tally.wrong };
        *counter += 1;
        for (message, rule) in proposal.answer(judgement) {
            self.desk.say(&message);
            if let Some(rule) = rule {
                self.desk.tell(&[Saying::rule::<G>(rule)]);
            }
        }
    }

    /// How good the referee was.
    pub(super) fn say_tally(&mut self) {
        let Calls { right, wrong } = self.tally;
        if right + wrong > 0 {
            self.desk.say(&Message::new("free-tally").with("right", right).with("count", right + wrong));
        }
    }
}

/// The place of the verdict that everything is fine.
const FINE_AT: usize = 0;
