//! A lesson put together of its file: whatever does not fit is named, all at once.
//!
//! Hides which keys go together.

use std::{collections::BTreeSet, ops::Range};

use crate::{
    course::{
        fault::{Code, Flaw},
        goal::Goal,
        mark,
        scenario::{Demand, FORMAT, LessonFile, New, StepFile},
        shape::{At, unknown},
        taught::Taught,
    },
    ids::Id,
};

use super::{
    Lesson, Setting, Step, is_id,
    notation::{aftermath, barred, rolls_of, script, solution_of, tempting},
};

/// The most steps of a lesson.
const MOST_STEPS: usize = 60;

impl<G: Taught> Lesson<G> {
    /// Puts a lesson together; whatever does not fit is named.
    pub fn new(file: LessonFile<G>, setting: &Setting<'_, G>, faults: &mut Vec<Flaw>) -> Option<Self> {
        let before = faults.len();
        let text = format!("{}{}", setting.prefix, file.id.value);
        check_head(&file, setting, faults);
        let rules = file.teaches.iter().chain(&file.shows).map(|rule| rule.value);
        let rules: Vec<G::Rule> = if file.teaches.is_empty() { Vec::new() } else { rules.collect() };
        let start = start_of::<G>(file.position.as_ref(), file.new.as_ref(), setting.base, &file.id.at, faults);
        let (mut steps, mut borrows) = (Vec::new(), Vec::new());
        for step in file.steps.into_iter().take(MOST_STEPS) {
            if let Some(borrow) = step.borrow.clone() {
                if !is_bare(&step) {
                    faults.push(Flaw::new(Code::KindKey, step.at.clone()).with("key", "borrow").with("kind", "borrow"));
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
        faults: &mut Vec<Flaw>,
    ) -> Option<Self> {
        let before = faults.len();
        let at = file.at.clone();
        let (id, kind, rule) = head_of(&file, rules, faults)?;
        let rulings = rulings_of(&file, faults);
        let start = start_of::<G>(file.position.as_ref(), file.new.as_ref(), base, &at, faults);
        let own = file.position.is_some() || file.new.is_some();
        keys_of(&file, kind, faults);
        let goal = goal_of(&file, kind, faults);
        let options = options_of(&file, kind, faults);
        let solution = solution_of(&file, faults);
        check_labels(&file, faults);
        let rolls = rolls_of(&file, faults);
        let step = Self {
            text: format!("{lesson}--{id}"),
            id,
            kind,
            rule,
            rulings,
            start: start.filter(|_| own),
            before: script(&file.before, faults),
            react: script(&file.react, faults),
            rolls,
            check: file.check.clone(),
            goal,
            solution,
            ways: file.ways.clone(),
            options,
            wrong: tempting(&file.wrong, faults),
            shown: tempting(&file.shown, faults),
            no: barred(&file.no, faults),
            then: aftermath(&file.then, faults),
            figure: file.figure,
            borrowed: None,
            at,
        };
        (faults.len() == before).then_some(step)
    }
}

/// Complains about what a lesson says of itself, before its steps are looked at.
fn check_head<G: Taught>(file: &LessonFile<G>, setting: &Setting<'_, G>, faults: &mut Vec<Flaw>) {
    if *file.format != FORMAT {
        faults.push(Flaw::new(Code::Format, file.format.at.clone()).with("format", FORMAT));
    }
    check_id(&file.id, faults);
    if file.id.value != setting.stem {
        let fault = Flaw::new(Code::IdFile, file.id.at.clone());
        faults.push(fault.with("id", file.id.value.clone()).with("file", format!("{}.toml", setting.stem)));
    }
    for id in file.needs.iter().chain(&file.next) {
        check_id(id, faults);
    }
    twice(file.teaches.iter().chain(&file.shows).map(|rule| (rule.id(), &rule.at)), faults);
    if file.teaches.is_empty() {
        faults.push(Flaw::new(Code::Empty, file.id.at.clone()).with("key", "teaches"));
    }
    if file.steps.is_empty() {
        faults.push(Flaw::new(Code::Empty, file.id.at.clone()).with("key", "step"));
    }
    if file.steps.len() > MOST_STEPS {
        let fault = Flaw::new(Code::TooMany, file.steps[MOST_STEPS].at.clone());
        faults.push(fault.with("key", "step").with("most", MOST_STEPS));
    }
    let ids = file.steps.iter().filter_map(|step| step.id.as_ref());
    twice(ids.map(|id| (id.as_str(), &id.at)), faults);
}

/// What every step has.
fn head_of<G: Taught>(
    file: &StepFile<G>,
    rules: &[G::Rule],
    faults: &mut Vec<Flaw>,
) -> Option<(String, Demand, G::Rule)> {
    let at = &file.at;
    for (key, missing) in [("id", file.id.is_none()), ("kind", file.kind.is_none()), ("rule", file.rule.is_none())] {
        if missing {
            faults.push(Flaw::new(Code::MissingKey, at.clone()).with("key", key));
        }
    }
    let (id, kind, rule) = (file.id.as_ref()?, file.kind.as_ref()?, file.rule.as_ref()?);
    check_id(id, faults);
    // A lesson that names no rules at all is told so once.
    if !rules.is_empty() && !rules.contains(&rule.value) {
        faults.push(Flaw::new(Code::RuleUntaught, rule.at.clone()).with("rule", rule.id()));
    }
    Some((id.value.clone(), kind.value, rule.value))
}

fn rulings_of<G: Taught>(file: &StepFile<G>, faults: &mut Vec<Flaw>) -> Vec<u8> {
    let mut rulings = Vec::new();
    for ruling in &file.rulings {
        match G::ruling(ruling) {
            Some(number) => rulings.push(number),
            None => faults.push(Flaw::new(Code::Ruling, ruling.at.clone()).with("word", ruling.value.clone())),
        }
    }
    rulings
}

/// Complains about the names of its lines.
fn check_labels<G: Taught>(file: &StepFile<G>, faults: &mut Vec<Flaw>) {
    let labels = file.wrong.iter().map(|one| &one.id).chain(file.shown.iter().map(|one| &one.id));
    let labels: Vec<_> = labels.chain(file.no.iter().map(|one| &one.id)).collect();
    for id in &labels {
        check_id(id, faults);
    }
    twice(labels.iter().map(|id| (id.as_str(), &id.at)), faults);
}

fn check_id(id: &At<String>, faults: &mut Vec<Flaw>) {
    if !is_id(id) {
        faults.push(Flaw::new(Code::IdForm, id.at.clone()).with("word", id.value.clone()));
    }
}

fn twice<'a>(words: impl Iterator<Item = (&'a str, &'a Range<usize>)>, faults: &mut Vec<Flaw>) {
    let mut seen = BTreeSet::new();
    for (word, at) in words {
        if !seen.insert(word) {
            faults.push(Flaw::new(Code::Twice, at.clone()).with("word", word.to_owned()));
        }
    }
}

/// The position that a lesson or a step starts from.
fn start_of<G: Taught>(
    position: Option<&At<G::Scene>>,
    new: Option<&New>,
    base: &G::Scene,
    at: &Range<usize>,
    faults: &mut Vec<Flaw>,
) -> Option<G::Position> {
    let (setup, at) = match (position, new) {
        (Some(_), Some(new)) => {
            faults.push(Flaw::new(Code::TwoStarts, new.at.clone()));
            return None;
        }
        (_, Some(new)) => (G::fresh(base, new.players.value.min(9) as u8, new.first.seat()), new.at.clone()),
        (Some(position), None) => (G::moment(base, Some(&position.value)), position.at.clone()),
        (None, None) => (G::moment(base, None), at.clone()),
    };
    let Some(setup) = setup else {
        faults.push(Flaw::new(Code::Seat, at).with("word", String::new()));
        return None;
    };
    match G::begin(&setup) {
        Ok(position) => Some(position),
        Err(wrong) => {
            let about = |fault| Flaw::new(Code::Position, at.clone()).with("why", G::fault(fault));
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
fn keys_of<G: Taught>(file: &StepFile<G>, kind: Demand, faults: &mut Vec<Flaw>) {
    let asks = kind == Demand::Ask;
    let acts = kind == Demand::Act;
    let here = |key: &'static str, at: Option<&Range<usize>>, may: bool, faults: &mut Vec<Flaw>| {
        if let Some(at) = at.filter(|_| !may) {
            faults.push(Flaw::new(Code::KindKey, at.clone()).with("key", key).with("kind", kind.id()));
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
            faults.push(Flaw::new(Code::MissingKey, file.at.clone()).with("key", key));
        }
    }
}

fn goal_of<G: Taught>(file: &StepFile<G>, kind: Demand, faults: &mut Vec<Flaw>) -> At<Goal<G>> {
    let Some(list) = &file.goal else {
        let at = file.figure.as_ref().map_or(file.at.clone(), |figure| figure.par.at.clone());
        return At { value: Goal::All(Vec::new()), at };
    };
    if list.is_empty() {
        faults.push(Flaw::new(Code::Empty, list.at.clone()).with("key", "goal"));
    }
    let goal = Goal::All(list.value.clone());
    let refused = goal.has(|part| matches!(part, Goal::Refused(_)));
    let looked = goal.has(|part| matches!(part, Goal::Looked(_)));
    let answered = goal.has(|part| matches!(part, Goal::Answered(_)));
    let other = goal.has(|part| matches!(part, Goal::Leaf(_) | Goal::Happened(_)));
    let fits = match kind {
        Demand::Act => !refused && !looked && !answered,
        Demand::Try => refused && !looked && !answered,
        Demand::Look => looked && !refused && !answered && !other,
        Demand::Ask => answered && !refused && !looked && !other,
    };
    if !fits && !list.is_empty() {
        faults.push(Flaw::new(Code::KindGoal, list.at.clone()).with("kind", kind.id()));
    }
    At { value: goal, at: list.at.clone() }
}

fn options_of<G: Taught>(file: &StepFile<G>, kind: Demand, faults: &mut Vec<Flaw>) -> Vec<String> {
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
    if options.len() < 2 || kind == Demand::Ask && right.len() > 1 {
        faults.push(Flaw::new(Code::Options, options.at.clone()).with("count", options.len()));
    }
    for option in right.iter().filter(|option| !known(option)) {
        let names = options.iter().map(|option| option.as_str());
        faults.push(unknown(Code::UnknownId, option, option.at.clone(), names));
    }
    options.iter().map(|option| option.value.clone()).collect()
}
