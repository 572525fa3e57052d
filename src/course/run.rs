//! A lesson being played: every deed judged through the engine, nothing ever lost.
//!
//! A legal action after which the goal can still be met is played. One after which it cannot is played too, its
//! consequence shown, and then taken back. What the rules refuse changes nothing. A run is its lesson and the deeds that
//! counted; undoing replays them. Answers are data, for any language and any face. Hides the states in between.

use crate::{
    game::{Decision, Game},
    text::Message,
};

use super::{
    goal::Stand,
    lesson::{Deed, Lesson, Scripted, Step, Tempting},
    scenario::Kind,
    shape::At,
    solver::{Tree, choices, explore, is_met, play},
    taught::{LEARNER, Taught},
};

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Run<'l, G: Taught> {
    lesson: &'l Lesson<G>,
    /// The step at which it began.
    first: usize,
    deeds: Vec<Deed<G>>,
    undone: Vec<Deed<G>>,
    place: Place<G>,
}

/// Where a run stands.
#[derive(Clone, Debug)]
struct Place<G: Taught> {
    step: usize,
    stand: Stand<G>,
    /// What the learner has played in this step.
    line: Vec<G::Action>,
}

/// How a deed was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal is met.
    Passed,
    /// Played; the goal can still be met.
    Kept,
    /// Shown and taken back: the goal could no longer be met, or nothing was to be played.
    TakenBack,
    /// The rules say no.
    Refused,
    /// Not the answer.
    NotTheAnswer,
    /// Looked at; not what was to be looked at.
    Looked,
}

/// What came of a deed.
#[derive(Clone, Debug)]
pub struct Reply<G: Taught> {
    /// How it was judged.
    pub verdict: Verdict,
    /// What happened.
    pub events: Vec<G::Event>,
    /// How the author's line goes on from there.
    pub might_go_on: Vec<G::Event>,
    /// Why not.
    pub refused: Option<Refused<G>>,
    /// The attribute of the step's text that speaks about it.
    pub coaching: Option<String>,
    /// What is still to be done.
    pub gaps: Vec<Message>,
    /// What is shown with the answer, and what the others did then: events with a text each.
    pub after: Vec<(Option<String>, Vec<G::Event>)>,
    /// What happened at the start of the next step.
    pub opening: Vec<G::Event>,
}

/// An attempt that the rules refuse.
#[derive(Clone, Debug)]
pub struct Refused<G: Taught> {
    /// Where.
    pub position: G::Position,
    /// What.
    pub action: G::Action,
    /// Why not.
    pub refusals: Vec<G::Refusal>,
}

/// How much a hint says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rung {
    /// Where to look.
    Where,
    /// Which rule.
    Rule,
    /// The move.
    Move,
}

/// A hint.
#[derive(Clone, Debug)]
pub enum Hint<G: Taught> {
    /// The thing that the next move is about.
    Where(&'static str),
    /// What the question is about: a rule, by its title.
    Title(G::Rule),
    /// The rule of the step.
    Rule(G::Rule),
    /// The next move.
    Move(Deed<G>),
}

impl<G: Taught> Hint<G> {
    /// The hint in words; `look` is the word to type for looking, where words are typed.
    pub fn message(self, step: &Step<G>, position: &G::Position, look: Option<&str>) -> Message {
        let about = |id: &str| Message::new(format!("learn-hint-{id}"));
        match self {
            Self::Where(thing) => about("where").with("thing", G::thing(thing)),
            Self::Title(rule) => about("topic").with("title", G::rule(rule).attribute("title")),
            Self::Rule(rule) => about("rule").with("text", G::rule(rule)),
            Self::Move(Deed::Act(action)) => {
                let rolls = matches!(G::decision(position), Decision::Chance { .. });
                let line = if rolls { "roll".to_owned() } else { action.to_string() };
                about("move").with("action", G::choice(position, action)).with("line", line)
            }
            Self::Move(Deed::Look(thing)) => match look {
                Some(look) => about("look").with("thing", G::thing(thing)).with("line", format!("{look} {thing}")),
                None => about("where").with("thing", G::thing(thing)),
            },
            Self::Move(Deed::Answer(option)) => {
                let attribute = Step::<G>::option_attribute(&option, false);
                about("answer").with("text", Message::new(step.text.as_str()).attribute(attribute))
            }
        }
    }
}

impl<'l, G: Taught> Run<'l, G> {
    /// Begins at a step, with what happens there before the learner is asked.
    pub fn begin(lesson: &'l Lesson<G>, first: usize) -> Option<(Self, Vec<G::Event>)> {
        let from = start_of(lesson, first)?;
        let (place, opening) = enter(lesson, first, from)?;
        Some((Self { lesson, first, deeds: Vec::new(), undone: Vec::new(), place }, opening))
    }

    /// The lesson.
    pub fn lesson(&self) -> &'l Lesson<G> {
        self.lesson
    }

    /// The number of the step, from 0; after the last one how many there are.
    pub fn number(&self) -> usize {
        self.place.step
    }

    /// The step, unless the lesson is finished.
    pub fn step(&self) -> Option<&'l Step<G>> {
        self.lesson.steps.get(self.place.step)
    }

    /// The position.
    pub fn position(&self) -> &G::Position {
        &self.place.stand.now
    }

    /// What the learner can do now by the rules.
    pub fn choices(&self) -> Vec<G::Action> {
        self.step().map(|step| choices(step, &self.place.stand)).unwrap_or_default()
    }

    /// The deeds that counted, over all steps.
    pub fn deeds(&self) -> &[Deed<G>] {
        &self.deeds
    }

    /// Judges a deed, and does it if it counts.
    pub fn attempt(&mut self, deed: &Deed<G>) -> Reply<G> {
        let Some(step) = self.step() else { return reply(Verdict::Looked) };
        let judged = judge(step, &self.place, deed);
        if !matches!(judged.verdict, Verdict::Passed | Verdict::Kept) {
            return judged;
        }
        self.undone.clear();
        self.deeds.push(deed.clone());
        let (after, opening) = self.place.follow(self.lesson, deed);
        Reply { after, opening, ..judged }
    }

    /// What an action would bring, or why it is not possible, without doing it.
    pub fn what_if(&self, action: G::Action) -> Option<Reply<G>> {
        let step = self.step()?;
        Some(judge(step, &self.place, &Deed::Act(action)))
    }

    /// A hint.
    pub fn hint(&self, rung: Rung) -> Option<Hint<G>> {
        let step = self.step()?;
        let next = self.next_deed()?;
        Some(match (rung, &next) {
            (Rung::Where, Deed::Act(action)) => Hint::Where(G::concerns(&self.place.stand.now, *action)),
            (Rung::Where, Deed::Look(_) | Deed::Answer(_)) => Hint::Title(step.rule),
            (Rung::Rule, _) => Hint::Rule(step.rule),
            (Rung::Move, _) => Hint::Move(next),
        })
    }

    /// The next deed on the way to the goal: the author's, as long as the learner is on it, or else a shortest one.
    pub fn next_deed(&self) -> Option<Deed<G>> {
        let step = self.step()?;
        let same =
            |(deed, done): (&At<Deed<G>>, &G::Action)| matches!(&deed.value, Deed::Act(action) if action == done);
        let on_it = step.solution.len() > self.place.line.len() && step.solution.iter().zip(&self.place.line).all(same);
        if on_it && matches!(step.kind, Kind::Act | Kind::Try) {
            return step.solution.get(self.place.line.len()).map(|deed| deed.value.clone());
        }
        match step.kind {
            Kind::Look => step.solution.first().map(|deed| deed.value.clone()),
            Kind::Ask => step.right_answer().map(|option| Deed::Answer(option.to_owned())),
            Kind::Act | Kind::Try => {
                let tree = explore(step, self.place.stand.clone()).ok()?;
                tree.shortest()?.first().map(|action| Deed::Act(*action))
            }
        }
    }

    /// Takes the last deed back; `false`: there is none.
    pub fn undo(&mut self) -> bool {
        let Some(deed) = self.deeds.pop() else { return false };
        self.undone.push(deed);
        self.replay();
        true
    }

    /// Does again what was taken back; `false`: there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(deed) = self.undone.pop() else { return false };
        self.deeds.push(deed);
        self.replay();
        true
    }

    /// Takes back everything that was done in this step; `false`: there was nothing.
    pub fn restart_step(&mut self) -> bool {
        let (step, mut taken) = (self.place.step, false);
        while !self.place.line.is_empty() && self.place.step == step {
            taken |= self.undo();
        }
        taken
    }

    /// Does the step for the learner, the shortest way from here.
    pub fn skip(&mut self) -> Vec<Reply<G>> {
        let (step, mut replies) = (self.place.step, Vec::new());
        while self.place.step == step {
            let Some(deed) = self.next_deed() else { break };
            let reply = self.attempt(&deed);
            let counts = matches!(reply.verdict, Verdict::Passed | Verdict::Kept);
            replies.push(reply);
            if !counts {
                break;
            }
        }
        replies
    }

    fn replay(&mut self) {
        let from = start_of(self.lesson, self.first);
        if let Some((mut place, _)) = from.and_then(|from| enter(self.lesson, self.first, from)) {
            for deed in &self.deeds {
                place.follow(self.lesson, deed);
            }
            self.place = place;
        }
    }
}

type Shown<G> = Vec<(Option<String>, Vec<<G as Game>::Event>)>;

impl<G: Taught> Place<G> {
    /// Does a deed that counts, and goes on to the next step if that meets the goal. Answers with what is shown with the
    /// answer, what the others did then, and what happened at the start of the next step.
    fn follow(&mut self, lesson: &Lesson<G>, deed: &Deed<G>) -> (Shown<G>, Vec<G::Event>) {
        let Some(step) = lesson.steps.get(self.step) else { return (Vec::new(), Vec::new()) };
        match deed {
            Deed::Act(action) => {
                if G::refusals(&self.stand.now, Some(LEARNER), *action).is_empty() {
                    play(step, &mut self.stand, *action);
                    self.line.push(*action);
                } else {
                    self.stand.refused = super::solver::refusing(&self.stand, *action);
                }
            }
            Deed::Look(thing) => self.stand.looked.push(thing),
            Deed::Answer(option) => self.stand.answered = Some(option.clone()),
        }
        if !is_met(step, &self.stand) {
            return (Vec::new(), Vec::new());
        }
        let mut after: Shown<G> = Vec::new();
        for shown in &step.shown {
            // It is shown from the start of the step, as it was proved.
            let (events, _) = demonstrate(step, &opened(step, self.stand.start), &shown.line);
            after.push((Some(format!("shown-{}", shown.id)), events));
        }
        for then in &step.then {
            after.push((None, perform(&mut self.stand, &then.line)));
        }
        let now = self.stand.now;
        self.step += 1;
        if self.step >= lesson.steps.len() {
            return (after, Vec::new());
        }
        let from = lesson.steps[self.step].start.unwrap_or(now);
        let Some((place, opening)) = enter(lesson, self.step, from) else { return (after, Vec::new()) };
        *self = place;
        (after, opening)
    }
}

/// The start of a step from a position: what is scripted before the learner is asked has happened.
pub fn opened<G: Taught>(step: &Step<G>, from: G::Position) -> Stand<G> {
    let mut stand = Stand::new(from);
    for one in &step.before {
        if G::refusals(&stand.now, Some(one.seat), one.action).is_empty() {
            play(step, &mut stand, one.action);
        }
    }
    stand
}

fn enter<G: Taught>(lesson: &Lesson<G>, step: usize, from: G::Position) -> Option<(Place<G>, Vec<G::Event>)> {
    let stand = opened(lesson.steps.get(step)?, from);
    let opening = stand.events.clone();
    Some((Place { step, stand, line: Vec::new() }, opening))
}

/// The position in which a step starts: its own, or the one after the author's way through the step before it.
pub fn start_of<G: Taught>(lesson: &Lesson<G>, step: usize) -> Option<G::Position> {
    if let Some(own) = lesson.steps.get(step)?.start {
        return Some(own);
    }
    let before = step.checked_sub(1)?;
    let mut place = enter(lesson, before, start_of(lesson, before)?)?.0;
    match lesson.steps[before].kind {
        Kind::Act | Kind::Try => {
            for deed in &lesson.steps[before].solution {
                place.follow(lesson, &deed.value);
            }
            if place.step == before {
                let tree = explore(&lesson.steps[before], place.stand.clone()).ok()?;
                for action in tree.shortest()? {
                    place.follow(lesson, &Deed::Act(action));
                }
            }
        }
        Kind::Look | Kind::Ask => {
            let solution = lesson.steps[before].solution.first().map(|deed| deed.value.clone());
            let answer = lesson.steps[before].right_answer().map(|option| Deed::Answer(option.to_owned()));
            place.follow(lesson, &solution.or(answer)?);
        }
    }
    (place.step == step).then_some(place.stand.start)
}

/// Plays scripted moves as far as they are possible.
fn perform<G: Taught>(stand: &mut Stand<G>, line: &[Scripted<G>]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for one in line {
        if !G::refusals(&stand.now, Some(one.seat), one.action).is_empty() {
            break;
        }
        G::advance(&mut stand.now, one.action, &mut events);
    }
    events
}

/// What a line would bring from here, moves of the others among it, and where it ends.
fn demonstrate<G: Taught>(step: &Step<G>, stand: &Stand<G>, line: &[Scripted<G>]) -> (Vec<G::Event>, Stand<G>) {
    let mut copy = stand.clone();
    let seen = copy.events.len();
    for one in line {
        if !G::refusals(&copy.now, Some(one.seat), one.action).is_empty() {
            break;
        }
        play(step, &mut copy, one.action);
    }
    (copy.events[seen..].to_vec(), copy)
}

fn reply<G: Taught>(verdict: Verdict) -> Reply<G> {
    Reply {
        verdict,
        events: Vec::new(),
        might_go_on: Vec::new(),
        refused: None,
        coaching: None,
        gaps: Vec::new(),
        after: Vec::new(),
        opening: Vec::new(),
    }
}

fn judge<G: Taught>(step: &Step<G>, place: &Place<G>, deed: &Deed<G>) -> Reply<G> {
    match deed {
        Deed::Act(action) => judge_action(step, place, *action),
        Deed::Look(thing) => {
            let mut stand = place.stand.clone();
            stand.looked.push(thing);
            reply(if is_met(step, &stand) { Verdict::Passed } else { Verdict::Looked })
        }
        Deed::Answer(option) => {
            let mut stand = place.stand.clone();
            stand.answered = Some(option.clone());
            if is_met(step, &stand) {
                return reply(Verdict::Passed);
            }
            let known = step.options.contains(option).then(|| Step::<G>::option_attribute(option, true));
            Reply { coaching: known, ..reply(Verdict::NotTheAnswer) }
        }
    }
}

fn judge_action<G: Taught>(step: &Step<G>, place: &Place<G>, action: G::Action) -> Reply<G> {
    let refusals = G::refusals(&place.stand.now, Some(LEARNER), action);
    let line = [&place.line[..], &[action]].concat();
    if !refusals.is_empty() {
        let refused = super::solver::refusing(&place.stand, action);
        let met = is_met(step, &Stand { refused, ..place.stand.clone() });
        let coaching = step.no.iter().find(|one| same(&one.line, &line)).map(|one| format!("no-{}", one.id));
        let verdict = if met { Verdict::Passed } else { Verdict::Refused };
        let refused = Refused { position: place.stand.now, action, refusals };
        return Reply { refused: Some(refused), coaching, ..reply(verdict) };
    }
    if matches!(G::decision(&place.stand.now), Decision::Chance { .. })
        && !choices(step, &place.stand).contains(&action)
    {
        // The dice of a lesson are given.
        return Reply { gaps: vec![Message::new("goal-given-dice")], ..reply(Verdict::TakenBack) };
    }
    let mut after = place.stand.clone();
    let seen = after.events.len();
    play(step, &mut after, action);
    let events = after.events[seen..].to_vec();
    if matches!(step.kind, Kind::Act | Kind::Try) && is_met(step, &after) {
        return Reply { events, ..reply(Verdict::Passed) };
    }
    let tree = explore(step, after.clone());
    let can =
        matches!(step.kind, Kind::Act | Kind::Try) && tree.as_ref().is_ok_and(|tree| tree.nodes[0].distance.is_some());
    let whole = step.wrong.iter().find(|one| same(&one.line, &line));
    let whole_shown = step.shown.iter().find(|one| same(&one.line, &line));
    if can {
        let coaching = whole.map(|one| format!("wrong-{}", one.id));
        return Reply { events, coaching, ..reply(Verdict::Kept) };
    }
    // The author's line may go on from here: then it is shown to its end.
    let begun = whole.or_else(|| step.wrong.iter().find(|one| starts(one, &line)));
    let coaching = match (begun, whole_shown) {
        (Some(one), _) => Some(format!("wrong-{}", one.id)),
        (None, Some(one)) => Some(format!("shown-{}", one.id)),
        (None, None) => None,
    };
    let (might_go_on, after) = match begun {
        Some(one) => demonstrate(step, &after, &one.line[line.len()..]),
        None => (Vec::new(), after),
    };
    let gaps = if coaching.is_some() { Vec::new() } else { gaps(step, &after, tree.ok().as_ref()) };
    Reply { events, might_go_on, coaching, gaps, ..reply(Verdict::TakenBack) }
}

/// What is still to be done, compared with the goal or the figure.
pub fn gaps<G: Taught>(step: &Step<G>, after: &Stand<G>, tree: Option<&Tree<G>>) -> Vec<Message> {
    match &step.figure {
        Some(figure) => {
            let best = tree.and_then(|tree| tree.nodes[0].best).unwrap_or(0);
            let missed = figure.otherwise == Some(best);
            vec![if missed {
                Message::new("goal-figure-missed")
            } else {
                G::figure(&figure.of.0, figure.less.is_some(), best)
            }]
        }
        None if matches!(step.kind, Kind::Act | Kind::Try) => {
            let mut gaps = step.goal.gaps(after);
            gaps.dedup();
            gaps
        }
        None => Vec::new(),
    }
}

fn same<G: Taught>(script: &[Scripted<G>], line: &[G::Action]) -> bool {
    script.iter().map(|one| one.action).eq(line.iter().copied())
}

fn starts<G: Taught>(tempting: &Tempting<G>, line: &[G::Action]) -> bool {
    tempting.line.len() > line.len() && same(&tempting.line[..line.len()], line)
}

/// Whether the learner is asked something.
pub fn is_asked<G: Taught>(stand: &Stand<G>) -> bool {
    match G::decision(&stand.now) {
        Decision::Ask { seat, .. } | Decision::Chance { seat } => seat == LEARNER,
        Decision::Over => false,
    }
}
