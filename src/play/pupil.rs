//! Teach-back: a bot that plays like a pupil and sometimes breaks a rule; whoever watches is the referee.
//!
//! A [`Proposal`] is what the pupil means to do and what it thinks it will get or pay for it. Now and then the rules
//! refuse the action, or the amount is wrong. The referee lets it pass or stops it and names the rule; [`Proposal::judge`]
//! says whether that was right, and then the pupil does what the rules allow. What is broken is found by the engine, never
//! written down. Hides how a plausible mistake is found.

use crate::{
    chance::Chance,
    course::run::reply::Refused,
    game::{Decision, Dice, Happened, Ruled, Seat, shuffle},
    ids::Id,
    text::Message,
};

use super::{
    playable::Playable,
    table::{Now, Table},
};

/// Of so many proposals… The three numbers are a guess: up to half are wrong, so that neither yes nor no is the safe
/// answer.
const OF: u32 = 6;
/// …so many break a rule…
const ILLEGAL: u32 = 2;
/// …and so many have a wrong amount.
const WRONG_AMOUNT: u32 = 1;
/// How many rules the referee chooses from: as many as a drill has options. With fewer guessing pays, more take long
/// to read.
const OFFERED: usize = 4;

/// What the pupil thinks that it gets or pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The id of what it is about: pesos, points, a good.
    pub what: &'static str,
    /// How much: more than 0 is got, less is paid.
    pub by: i32,
}

/// What is wrong with a proposal.
#[derive(Clone, Debug)]
pub enum Mistake<G: Playable> {
    /// The rules refuse it.
    Refused(Refused<G>),
    /// The amount is another one by this rule.
    Amount(G::Rule, Claim),
}

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Proposal<G: Playable> {
    /// Whose.
    pub seat: Seat,
    /// What the pupil means to do.
    pub action: G::Action,
    /// What the pupil thinks of the amount.
    pub claim: Option<Claim>,
    /// The rules to choose from when it is stopped.
    pub rules: Vec<G::Rule>,
    /// What is wrong with it.
    pub mistake: Option<Mistake<G>>,
    /// What the pupil does in the end.
    pub instead: G::Action,
}

/// What the referee says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call<R> {
    /// Go on.
    Fine,
    /// Stop: this rule says something else; `None`: it was not asked for, because there is nothing to stop.
    Stop(Option<R>),
}

/// How good the referee was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Right: it was fine.
    RightlyPassed,
    /// Right: the mistake and its rule.
    Caught,
    /// There was a mistake, but by another rule.
    OtherRule,
    /// There was a mistake.
    Missed,
    /// There was none.
    FalseAlarm,
}

impl Judgement {
    /// Whether the referee was right.
    pub fn is_right(self) -> bool {
        matches!(self, Self::RightlyPassed | Self::Caught)
    }

    /// The judgement, in words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::RightlyPassed => "free-ruled-passed",
            Self::Caught => "free-ruled-caught",
            Self::OtherRule => "free-ruled-other-rule",
            Self::Missed => "free-ruled-missed",
            Self::FalseAlarm => "free-ruled-false-alarm",
        })
    }
}

/// The pupil at a table.
pub struct Pupil;

impl Pupil {
    /// What the bot whose move it is means to do; `None`: no bot decides now. The same moment, the same proposal.
    pub fn propose<G: Playable>(table: &Table<G>) -> Option<Proposal<G>> {
        let (Now::Bot(seat), Decision::Ask { .. }) = (table.now(), G::decision(table.position())) else { return None };
        let instead = table.bot_choice()?;
        // Another seed than the bot’s, so that mistakes do not go with its choices.
        let mut chance = Chance::seeded(table.seed_now() ^ 1);
        let mut proposal = Proposal { seat, action: instead, claim: None, rules: Vec::new(), mistake: None, instead };
        let amount = amounts(table, seat, instead, &mut chance);
        let kind = chance.below(OF);
        // Whoever always named an amount would give away that there is something wrong where none is named.
        let is_silent = chance.below(2) == 0;
        proposal.claim = amount.map(|(claim, _)| claim).filter(|_| !is_silent);
        let tempting = refused_ones(table, seat, &mut chance);
        if kind < ILLEGAL
            && let Some(refused) = tempting.first()
        {
            proposal.action = refused.action;
            // The amount was that of the other action.
            proposal.claim = None;
            proposal.mistake = Some(Mistake::Refused(refused.clone()));
        } else if (ILLEGAL..ILLEGAL + WRONG_AMOUNT).contains(&kind)
            && let Some((claim, rule)) = amount
        {
            let off = if claim.by.abs() > 1 && chance.below(2) == 0 { -claim.by.signum() } else { claim.by.signum() };
            proposal.claim = Some(Claim { by: claim.by + off, ..claim });
            proposal.mistake = Some(Mistake::Amount(rule, claim));
        }
        proposal.rules = offered(table, &proposal, &tempting, amount.map(|(_, rule)| rule), &mut chance);
        Some(proposal)
    }
}

impl<G: Playable> Proposal<G> {
    /// What the pupil says, in words.
    pub fn messages(&self, position: &G::Position) -> Vec<Message> {
        let about = |id: &str| Message::new(id).with("player", self.seat);
        // Where an amount is claimed, the choice in full would give the right one away.
        let action = if self.claim.is_some() { G::action(self.action) } else { G::choice(position, self.action) };
        let claim = self.claim.map(|claim| about("free-pupil-claims").with("amount", G::amount(claim.what, claim.by)));
        [about("free-pupil-wants").with("action", action)].into_iter().chain(claim).collect()
    }

    /// What there is to say to a verdict, and the rules that it is about.
    pub fn answer(&self, judgement: Judgement) -> Vec<(Message, Option<G::Rule>)> {
        let plain = |message: Message| (message, None);
        let mut said = vec![plain(judgement.message())];
        match &self.mistake {
            // It is the pupil who is refused, so that no nearest yes is told.
            Some(Mistake::Refused(refused)) => {
                said.push(plain(Message::new("free-pupil-hears").with("player", self.seat)));
                said.extend(refused.refusals.iter().map(|one| (G::refusal(one), Some(one.rule()))));
            }
            Some(Mistake::Amount(rule, truth)) => {
                said.push(plain(Message::new("free-right-amount").with("amount", G::amount(truth.what, truth.by))));
                said.push((G::rule(*rule), Some(*rule)));
            }
            None => return said,
        }
        said.push(plain(Message::new("free-pupil-then").with("player", self.seat)));
        said
    }

    /// The rule that is broken.
    pub fn rule(&self) -> Option<G::Rule> {
        match &self.mistake {
            Some(Mistake::Refused(refused)) => refused.refusals.first().map(Ruled::rule),
            Some(Mistake::Amount(rule, _)) => Some(*rule),
            None => None,
        }
    }

    /// Judges what the referee says.
    pub fn judge(&self, verdict: Call<G::Rule>) -> Judgement {
        match (verdict, self.rule()) {
            (Call::Fine, None) => Judgement::RightlyPassed,
            (Call::Fine, Some(_)) => Judgement::Missed,
            (Call::Stop(_), None) => Judgement::FalseAlarm,
            (Call::Stop(named), Some(rule)) if named == Some(rule) => Judgement::Caught,
            (Call::Stop(_), Some(_)) => Judgement::OtherRule,
        }
    }
}

/// An amount that an action brings its seat or costs it, by one event alone, and the rule of that event.
fn amounts<G: Playable>(
    table: &Table<G>,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
) -> Option<(Claim, G::Rule)> {
    let events = table.what_if(action).ok()?.events;
    let mut found: Vec<(Claim, G::Rule)> = Vec::new();
    for event in &events {
        event.changes(&mut |whose, item, by| {
            if whose == seat && by != 0 && !G::says_amount(action, by) {
                found.push((Claim { what: G::item_id(item), by }, event.rule()));
            }
        });
    }
    // What comes by two events has no single rule that the referee could name.
    let once: Vec<_> =
        found.iter().filter(|one| found.iter().filter(|other| other.0.what == one.0.what).count() == 1).collect();
    let count = u32::try_from(once.len()).ok().filter(|count| *count > 0)?;
    Some(*once[chance.below(count) as usize])
}

/// Actions of the kind that is asked for which the rules refuse for one reason alone: for each rule one, in random order.
fn refused_ones<G: Playable>(table: &Table<G>, seat: Seat, chance: &mut Chance) -> Vec<Refused<G>> {
    let position = *table.position();
    let kind = |action: G::Action| action.to_string().split(' ').next().map(ToOwned::to_owned);
    let kinds: Vec<_> = table.choices().into_iter().map(kind).collect();
    let mut found: Vec<Refused<G>> = Vec::new();
    G::conceivable(&position, &mut |action| {
        if kinds.contains(&kind(action)) {
            let refusals = G::refusals(&position, Some(seat), action);
            // With two reasons the referee could name the other one and be right.
            if refusals.len() == 1 {
                found.push(Refused { position, action, refusals });
            }
        }
    });
    shuffle(&mut found, chance);
    let mut rules: Vec<G::Rule> = Vec::new();
    found.retain(|one| {
        let rule = one.refusals[0].rule();
        let new = !rules.contains(&rule);
        rules.push(rule);
        new
    });
    found
}

/// The broken rule among others that have to do with what is decided.
fn offered<G: Playable>(
    table: &Table<G>,
    proposal: &Proposal<G>,
    tempting: &[Refused<G>],
    amount: Option<G::Rule>,
    chance: &mut Chance,
) -> Vec<G::Rule> {
    let refusing = || tempting.iter().map(|one| one.refusals[0].rule());
    let mut rules: Vec<G::Rule> = Vec::new();
    let anchor = proposal.rule().or(amount).or(refusing().next()).map_or(0, Id::index);
    let beside = (1..=OFFERED).flat_map(|far| [anchor.checked_sub(far), anchor.checked_add(far)]).flatten();
    let beside = beside.filter_map(|at| G::Rule::ALL.get(at).copied());
    let events = table.choices().into_iter().filter_map(|action| table.what_if(action).ok());
    let mut close: Vec<G::Rule> = events.flat_map(|played| played.events).map(|event| event.rule()).collect();
    shuffle(&mut close, chance);
    for rule in proposal.rule().into_iter().chain(amount).chain(refusing()).chain(close).chain(beside) {
        if rules.len() < OFFERED && !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    shuffle(&mut rules, chance);
    rules
}
