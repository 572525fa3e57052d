//! A lesson put together: its files' words become positions, actions and goals, and what does not fit is named.
//!
//! Whether what it claims is true is for [`super::proof`]; here it must only make sense. Hides the notation of scripted
//! lines.

use std::{collections::BTreeSet, ops::Range, str::FromStr};

use crate::{game::Seat, ids::Id, text::Message};

use super::{
    fault::{Code, Fault},
    goal::{Figure, Goal},
    mark,
    scenario::{Borrow, FORMAT, Kind, LessonFile, New, StepFile},
    shape::At,
    taught::{LEARNER, Taught, Who},
};

/// The most steps of a lesson, and the most moves of a line.
const MOST_STEPS: usize = 60;
const MOST_MOVES: usize = 40;

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Lesson<G: Taught> {
    /// The id.
    pub id: String,
    /// The id of its texts.
    pub text: String,
    /// The rules that it teaches.
    pub teaches: Vec<G::Rule>,
    /// The rules that it only shows.
    pub shows: Vec<G::Rule>,
    /// The lessons that come before it.
    pub needs: Vec<String>,
    /// The lesson that comes next.
    pub next: Option<String>,
    /// The steps; those of other lessons not yet among them.
    pub steps: Vec<Step<G>>,
    /// Where steps of other lessons come in: before which of its own, and which.
    pub borrows: Vec<(usize, Borrow)>,
    /// A mark of everything that it says.
    pub mark: String,
    /// Where its id stands.
    pub at: Range<usize>,
}

/// A step.
#[derive(Clone, Debug)]
pub struct Step<G: Taught> {
    /// The id.
    pub id: String,
    /// The id of its texts.
    pub text: String,
    /// What it asks for.
    pub kind: Kind,
    /// The rule that a hint names.
    pub rule: G::Rule,
    /// The rulings that a note names.
    pub rulings: Vec<u8>,
    /// Where it starts; `None`: where the last one ended.
    pub start: Option<G::Position>,
    /// What the others do before the learner is asked.
    pub before: Vec<Scripted<G>>,
    /// What the others do when asked.
    pub react: Vec<Scripted<G>>,
    /// The dice.
    pub rolls: Vec<At<G::Action>>,
    /// Facts at the start.
    pub check: Vec<At<Goal<G>>>,
    /// What counts as right.
    pub goal: At<Goal<G>>,
    /// A figure to be as good as its par, instead of a goal.
    pub figure: Option<Figure<G>>,
    /// The author's way.
    pub solution: Vec<At<Deed<G>>>,
    /// How many ways there are.
    pub ways: Option<At<u16>>,
    /// The answers to choose from.
    pub options: Vec<String>,
    /// Tempting lines.
    pub wrong: Vec<Tempting<G>>,
    /// Attempts that are refused.
    pub no: Vec<Barred<G>>,
    /// What is shown with the answer.
    pub shown: Vec<Tempting<G>>,
    /// What the others do afterwards.
    pub then: Vec<Aftermath<G>>,
    /// Where it is borrowed, if it is another lesson's.
    pub borrowed: Option<Range<usize>>,
    /// Where it stands.
    pub at: Range<usize>,
}

/// Something that a learner does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed<G: Taught> {
    /// Plays, or tries to.
    Act(G::Action),
    /// Looks at a thing.
    Look(&'static str),
    /// Chooses an answer.
    Answer(String),
}

/// A scripted move.
#[derive(Clone, Debug)]
pub struct Scripted<G: Taught> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// Where it stands.
    pub at: Range<usize>,
}

/// A line of moves with a text, and what it brings.
#[derive(Clone, Debug)]
pub struct Tempting<G: Taught> {
    /// The id of its text.
    pub id: String,
    /// The moves.
    pub line: Vec<Scripted<G>>,
    /// What holds after them.
    pub brings: At<Vec<Goal<G>>>,
}

/// An attempt that is refused.
#[derive(Clone, Debug)]
pub struct Barred<G: Taught> {
    /// The id of its text.
    pub id: String,
    /// The moves; the last one is refused.
    pub line: Vec<Scripted<G>>,
    /// With which rules.
    pub rules: At<Vec<G::Rule>>,
}

/// Scripted moves of the others after the goal.
#[derive(Clone, Debug)]
pub struct Aftermath<G: Taught> {
    /// The moves.
    pub line: Vec<Scripted<G>>,
    /// What holds after them.
    pub brings: At<Vec<Goal<G>>>,
}

/// What a lesson is put together with.
pub struct Setting<'a, G: Taught> {
    /// The position that all others start from.
    pub base: &'a G::Scene,
    /// What the ids of its texts begin with.
    pub prefix: &'a str,
    /// The name of its file, without the extension.
    pub stem: &'a str,
    /// Its text.
    pub source: &'a str,
}

/// Whether a word is an id: lower-case letters, digits and single hyphens, beginning with a letter.
pub fn is_id(word: &str) -> bool {
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.len() <= 64
        && word.split('-').all(|part| !part.is_empty() && letters(part))
}

impl<G: Taught> Lesson<G> {
    /// The attributes that its own text must have.
    pub const ATTRIBUTES: [&'static str; 2] = ["aim", "closing"];

    /// Everything that it says: its own text and those of its steps, with all that belongs to them.
    pub fn texts(&self) -> Vec<Message> {
        let own = (&self.text, Self::ATTRIBUTES.map(str::to_owned).to_vec());
        let steps = self.steps.iter().map(|step| (&step.text, step.attributes()));
        let whole = |(id, attributes): (&String, Vec<String>)| {
            let message = Message::new(id.as_str());
            let attributes: Vec<_> = attributes.into_iter().map(|name| message.clone().attribute(name)).collect();
            [message].into_iter().chain(attributes)
        };
        [own].into_iter().chain(steps).flat_map(whole).collect()
    }

    /// Puts a lesson together; whatever does not fit is named.
    pub fn new(file: LessonFile<G>, setting: &Setting<'_, G>, faults: &mut Vec<Fault>) -> Option<Self> {
        let before = faults.len();
        let text = format!("{}{}", setting.prefix, file.id.value);
        if *file.format != FORMAT {
            faults.push(Fault::new(Code::Format, file.format.at.clone()).with("format", FORMAT));
        }
        check_id(&file.id, faults);
        if file.id.value != setting.stem {
            let fault = Fault::new(Code::IdFile, file.id.at.clone());
            faults.push(fault.with("id", file.id.value.clone()).with("file", format!("{}.toml", setting.stem)));
        }
        for id in file.needs.iter().chain(&file.next) {
            check_id(id, faults);
        }
        let rules: Vec<G::Rule> = file.teaches.iter().chain(&file.shows).map(|rule| rule.value).collect();
        twice(file.teaches.iter().chain(&file.shows).map(|rule| (rule.id(), &rule.at)), faults);
        let rules = if file.teaches.is_empty() { Vec::new() } else { rules };
        if file.teaches.is_empty() {
            faults.push(Fault::new(Code::Empty, file.id.at.clone()).with("key", "teaches"));
        }
        if file.steps.is_empty() {
            faults.push(Fault::new(Code::Empty, file.id.at.clone()).with("key", "step"));
        }
        if file.steps.len() > MOST_STEPS {
            let fault = Fault::new(Code::TooMany, file.steps[MOST_STEPS].at.clone());
            faults.push(fault.with("key", "step").with("most", MOST_STEPS));
        }
        let ids = file.steps.iter().filter_map(|step| step.id.as_ref());
        twice(ids.map(|id| (id.as_str(), &id.at)), faults);
        let start = start_of::<G>(file.position.as_ref(), file.new.as_ref(), setting.base, &file.id.at, faults);
        let (mut steps, mut borrows) = (Vec::new(), Vec::new());
        for step in file.steps.into_iter().take(MOST_STEPS) {
            if let Some(borrow) = step.borrow.clone() {
                if !is_bare(&step) {
                    faults
                        .push(Fault::new(Code::KindKey, step.at.clone()).with("key", "borrow").with("kind", "borrow"));
                }
                borrows.push((steps.len(), borrow));
                continue;
            }
            if let Some(mut step) = Step::new(step, &text, &rules, setting.base, faults) {
                if steps.is_empty() && borrows.is_empty() && step.start.is_none() {
                    step.start = start;
                }
                steps.push(step);
            }
        }
        let mark = mark::of_lesson::<G>(setting.source, steps.iter().map(|step| step.start));
        (faults.len() == before).then_some(Self {
            id: file.id.value,
            text,
            teaches: file.teaches.iter().map(|rule| rule.value).collect(),
            shows: file.shows.iter().map(|rule| rule.value).collect(),
            needs: file.needs.into_iter().map(|id| id.value).collect(),
            next: file.next.map(|id| id.value),
            steps,
            borrows,
            mark,
            at: file.id.at,
        })
    }
}

impl<G: Taught> Step<G> {
    fn new(
        file: StepFile<G>,
        lesson: &str,
        rules: &[G::Rule],
        base: &G::Scene,
        faults: &mut Vec<Fault>,
    ) -> Option<Self> {
        let before = faults.len();
        let at = file.at.clone();
        for (key, missing) in [("id", file.id.is_none()), ("kind", file.kind.is_none()), ("rule", file.rule.is_none())]
        {
            if missing {
                faults.push(Fault::new(Code::MissingKey, at.clone()).with("key", key));
            }
        }
        let (id, kind, rule) = (file.id.as_ref()?, file.kind.as_ref()?, file.rule.as_ref()?);
        check_id(id, faults);
        // A lesson that names no rules at all is told so once.
        if !rules.is_empty() && !rules.contains(&rule.value) {
            faults.push(Fault::new(Code::RuleUntaught, rule.at.clone()).with("rule", rule.id()));
        }
        let mut rulings = Vec::new();
        for ruling in &file.rulings {
            match G::ruling(ruling) {
                Some(number) => rulings.push(number),
                None => faults.push(Fault::new(Code::Ruling, ruling.at.clone()).with("word", ruling.value.clone())),
            }
        }
        let start = start_of::<G>(file.position.as_ref(), file.new.as_ref(), base, &at, faults);
        let own = file.position.is_some() || file.new.is_some();
        keys_of(&file, kind.value, faults);
        let goal = goal_of(&file, kind.value, faults);
        let options = options_of(&file, kind.value, faults);
        let solution = solution_of(&file, faults);
        let labels = file.wrong.iter().map(|one| &one.id).chain(file.shown.iter().map(|one| &one.id));
        let labels: Vec<_> = labels.chain(file.no.iter().map(|one| &one.id)).collect();
        for id in &labels {
            check_id(id, faults);
        }
        twice(labels.iter().map(|id| (id.as_str(), &id.at)), faults);
        let rolls = file
            .rolls
            .iter()
            .filter_map(|line| action::<G>(line, 0, faults).map(|action| At { value: action, at: line.at.clone() }));
        let rolls: Vec<_> = rolls.collect();
        let line = |lines: &[At<String>], faults: &mut Vec<Fault>| script::<G>(lines, faults);
        let tempting = |list: &[super::scenario::Line<G>], faults: &mut Vec<Fault>| -> Vec<Tempting<G>> {
            list.iter()
                .map(|one| {
                    if one.brings.is_empty() {
                        faults.push(Fault::new(Code::Empty, one.brings.at.clone()).with("key", "brings"));
                    }
                    Tempting {
                        id: one.id.value.clone(),
                        line: whole_line(&one.line, faults),
                        brings: one.brings.clone(),
                    }
                })
                .collect()
        };
        let step = Self {
            id: id.value.clone(),
            text: format!("{lesson}--{}", id.value),
            kind: kind.value,
            rule: rule.value,
            rulings,
            start: start.filter(|_| own),
            before: line(&file.before, faults),
            react: line(&file.react, faults),
            rolls,
            check: file.check.clone(),
            goal,
            solution,
            ways: file.ways.clone(),
            options,
            wrong: tempting(&file.wrong, faults),
            shown: tempting(&file.shown, faults),
            no: file
                .no
                .iter()
                .map(|one| Barred {
                    id: one.id.value.clone(),
                    line: whole_line(&one.line, faults),
                    rules: one.rules.clone(),
                })
                .collect(),
            then: file
                .then
                .iter()
                .map(|one| Aftermath { line: whole_line(&one.line, faults), brings: one.brings.clone() })
                .collect(),
            figure: file.figure,
            borrowed: None,
            at,
        };
        (faults.len() == before).then_some(step)
    }

    /// The attribute that says what an answer is, or why it is not the right one.
    pub fn option_attribute(option: &str, why: bool) -> String {
        format!("{}-{option}", if why { "why" } else { "option" })
    }

    /// The answer that is right, if the step is a question.
    pub fn right_answer(&self) -> Option<&str> {
        let mut right = None;
        self.goal.parts(&mut |part| {
            if let Goal::Answered(option) = part {
                right = Some(option.value.as_str());
            }
        });
        right
    }

    /// Every attribute that its text must have.
    pub fn attributes(&self) -> Vec<String> {
        let right = self.right_answer();
        let wrong = self.options.iter().filter(|option| Some(option.as_str()) != right);
        ["task".to_owned()]
            .into_iter()
            .chain(self.options.iter().map(|option| Self::option_attribute(option, false)))
            .chain(wrong.map(|option| Self::option_attribute(option, true)))
            .chain(self.wrong.iter().map(|one| format!("wrong-{}", one.id)))
            .chain(self.no.iter().map(|one| format!("no-{}", one.id)))
            .chain(self.shown.iter().map(|one| format!("shown-{}", one.id)))
            .collect()
    }
}

fn check_id(id: &At<String>, faults: &mut Vec<Fault>) {
    if !is_id(id) {
        faults.push(Fault::new(Code::IdForm, id.at.clone()).with("word", id.value.clone()));
    }
}

fn twice<'a>(words: impl Iterator<Item = (&'a str, &'a Range<usize>)>, faults: &mut Vec<Fault>) {
    let mut seen = BTreeSet::new();
    for (word, at) in words {
        if !seen.insert(word) {
            faults.push(Fault::new(Code::Twice, at.clone()).with("word", word.to_owned()));
        }
    }
}

/// The position that a lesson or a step starts from.
fn start_of<G: Taught>(
    position: Option<&At<G::Scene>>,
    new: Option<&New>,
    base: &G::Scene,
    at: &Range<usize>,
    faults: &mut Vec<Fault>,
) -> Option<G::Position> {
    let (setup, at) = match (position, new) {
        (Some(_), Some(new)) => {
            faults.push(Fault::new(Code::TwoStarts, new.at.clone()));
            return None;
        }
        (_, Some(new)) => (G::fresh(base, new.players.value.min(9) as u8, new.first.seat()), new.at.clone()),
        (Some(position), None) => (G::moment(base, Some(&position.value)), position.at.clone()),
        (None, None) => (G::moment(base, None), at.clone()),
    };
    let Some(setup) = setup else {
        faults.push(Fault::new(Code::Seat, at).with("word", String::new()));
        return None;
    };
    match G::begin(&setup) {
        Ok(position) => Some(position),
        Err(wrong) => {
            let about = |fault| Fault::new(Code::Position, at.clone()).with("why", G::fault(fault));
            faults.extend(wrong.into_iter().map(about));
            None
        }
    }
}

/// Whether a step that is borrowed says nothing of its own.
fn is_bare<G: Taught>(file: &StepFile<G>) -> bool {
    let named = [file.id.is_some(), file.kind.is_some(), file.rule.is_some(), file.position.is_some()];
    let more = [file.new.is_some(), file.goal.is_some(), file.figure.is_some(), file.solution.is_some()];
    let rest = [file.ways.is_some(), file.options.is_some(), !file.rulings.is_empty(), !file.check.is_empty()];
    let lines = [file.before.len(), file.react.len(), file.rolls.len(), file.wrong.len()];
    let tail = [file.no.len(), file.shown.len(), file.then.len()];
    !named.into_iter().chain(more).chain(rest).any(|there| there)
        && lines.into_iter().chain(tail).all(|length| length == 0)
}

/// Complains about keys that a kind of step does not have.
fn keys_of<G: Taught>(file: &StepFile<G>, kind: Kind, faults: &mut Vec<Fault>) {
    let asks = kind == Kind::Ask;
    let acts = kind == Kind::Act;
    let here = |key: &'static str, at: Option<&Range<usize>>, may: bool, faults: &mut Vec<Fault>| {
        if let Some(at) = at.filter(|_| !may) {
            faults.push(Fault::new(Code::KindKey, at.clone()).with("key", key).with("kind", kind.id()));
        }
    };
    here("options", file.options.as_ref().map(|list| &list.at), asks, faults);
    here("solution", file.solution.as_ref().map(|list| &list.at), !asks, faults);
    here(
        "ways",
        file.ways.as_ref().map(|ways| &ways.at),
        acts && file.figure.is_none() || file.figure.is_some(),
        faults,
    );
    here("figure", file.figure.as_ref().map(|figure| &figure.at), acts && file.goal.is_none(), faults);
    here("wrong", file.wrong.first().map(|one| &one.at), acts, faults);
    here("shown", file.shown.first().map(|one| &one.at), !acts, faults);
    let needed = [
        ("goal", file.goal.is_none() && file.figure.is_none()),
        ("solution", !asks && file.solution.is_none()),
        ("options", asks && file.options.is_none()),
    ];
    for (key, missing) in needed {
        if missing {
            faults.push(Fault::new(Code::MissingKey, file.at.clone()).with("key", key));
        }
    }
}

fn goal_of<G: Taught>(file: &StepFile<G>, kind: Kind, faults: &mut Vec<Fault>) -> At<Goal<G>> {
    let Some(list) = &file.goal else {
        let at = file.figure.as_ref().map_or(file.at.clone(), |figure| figure.par.at.clone());
        return At { value: Goal::All(Vec::new()), at };
    };
    if list.is_empty() {
        faults.push(Fault::new(Code::Empty, list.at.clone()).with("key", "goal"));
    }
    let goal = Goal::All(list.value.clone());
    let refused = goal.has(|part| matches!(part, Goal::Refused(_)));
    let looked = goal.has(|part| matches!(part, Goal::Looked(_)));
    let answered = goal.has(|part| matches!(part, Goal::Answered(_)));
    let other = goal.has(|part| matches!(part, Goal::Leaf(_) | Goal::Happened(_)));
    let fits = match kind {
        Kind::Act => !refused && !looked && !answered,
        Kind::Try => refused && !looked && !answered,
        Kind::Look => looked && !refused && !answered && !other,
        Kind::Ask => answered && !refused && !looked && !other,
    };
    if !fits && !list.is_empty() {
        faults.push(Fault::new(Code::KindGoal, list.at.clone()).with("kind", kind.id()));
    }
    At { value: goal, at: list.at.clone() }
}

fn options_of<G: Taught>(file: &StepFile<G>, kind: Kind, faults: &mut Vec<Fault>) -> Vec<String> {
    let Some(options) = &file.options else { return Vec::new() };
    options.iter().for_each(|option| check_id(option, faults));
    twice(options.iter().map(|option| (option.as_str(), &option.at)), faults);
    let mut right = Vec::new();
    for goal in file.goal.iter().flat_map(|goal| &goal.value) {
        goal.parts(&mut |part| {
            if let Goal::Answered(option) = part {
                right.push(option.clone());
            }
        });
    }
    let known = |option: &At<String>| options.iter().any(|one| one.value == option.value);
    if options.len() < 2 || kind == Kind::Ask && right.len() > 1 {
        faults.push(Fault::new(Code::Options, options.at.clone()).with("count", options.len()));
    }
    for option in right.iter().filter(|option| !known(option)) {
        let names = options.iter().map(|option| option.as_str());
        faults.push(super::shape::unknown(Code::UnknownId, option, option.at.clone(), names));
    }
    options.iter().map(|option| option.value.clone()).collect()
}

fn solution_of<G: Taught>(file: &StepFile<G>, faults: &mut Vec<Fault>) -> Vec<At<Deed<G>>> {
    let Some(lines) = &file.solution else { return Vec::new() };
    if lines.is_empty() {
        faults.push(Fault::new(Code::Empty, lines.at.clone()).with("key", "solution"));
    }
    let mut deeds = Vec::new();
    for line in lines.iter().take(MOST_MOVES) {
        let deed = if let Some(thing) = line.strip_prefix("look ") {
            let found = G::things().into_iter().find(|known| *known == thing);
            if found.is_none() {
                faults.push(super::shape::unknown(Code::Thing, thing, line.at.clone(), G::things()));
            }
            found.map(Deed::Look)
        } else {
            action::<G>(line, 0, faults).map(Deed::Act)
        };
        deeds.extend(deed.map(|deed| At { value: deed, at: line.at.clone() }));
    }
    deeds
}

fn whole_line<G: Taught>(lines: &At<Vec<At<String>>>, faults: &mut Vec<Fault>) -> Vec<Scripted<G>> {
    if lines.is_empty() {
        faults.push(Fault::new(Code::Empty, lines.at.clone()).with("key", "line"));
    }
    script(lines, faults)
}

/// Scripted moves: `ana drive 1`, or without a name the learner's.
fn script<G: Taught>(lines: &[At<String>], faults: &mut Vec<Fault>) -> Vec<Scripted<G>> {
    if let Some(line) = lines.get(MOST_MOVES) {
        faults.push(Fault::new(Code::TooMany, line.at.clone()).with("key", "line").with("most", MOST_MOVES));
    }
    let one = |line: &At<String>| {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (seat, skip) = match Who::from_id(first) {
            Some(who) => (who.seat(), line.len() - rest.len()),
            None => (LEARNER, 0),
        };
        action::<G>(line, skip, faults).map(|action| Scripted { seat, action, at: line.at.clone() })
    };
    lines.iter().take(MOST_MOVES).filter_map(one).collect()
}

fn action<G: Taught>(line: &At<String>, skip: usize, faults: &mut Vec<Fault>) -> Option<G::Action> {
    let read = G::Action::from_str(&line[skip..]);
    if read.is_err() {
        faults.push(Fault::new(Code::Action, line.at.clone()).with("line", line.value.clone()));
    }
    read.ok()
}
