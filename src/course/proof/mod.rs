//! The proof: what a lesson claims, shown true by trying it.
//!
//! One function for `santiago check` and for the tests. From every state in which a learner can get into a step, its own
//! solution must pass, what is scripted must be possible, what is promised must come, and everything that anybody could
//! try must be the goal, or lead on, or be explained. Texts must be there in every language and fit their room. Faults
//! come all at once, with their places. Knows no file.

use std::{collections::HashSet, ops::Range};

use unicode_width::UnicodeWidthStr;

use crate::{
    game::{Decision, Ruled},
    ids::Id,
    text::{
        Catalog, Message,
        fill::{fill, lines},
    },
};

use super::{
    fault::{Code, Fault, Placed},
    goal::{Goal, Stand},
    lesson::{Deed, Lesson, Scripted, Step},
    pack::Pack,
    run::{gaps, is_asked, opened},
    scenario::{Kind, PartKind},
    solver::{Tree, choices, explore, is_met, play, play_noting, refusing},
    taught::{LEARNER, Taught},
};

/// The room of a text on a screen: so many lines of so many cells.
pub const ROOM: (usize, usize) = (4, 75);
/// The cells of a line that a task and the word for it share.
const TASK: usize = 74;
/// The most states in which a learner can get into a step.
const MOST_STARTS: usize = 400;
/// The most states of a lesson.
const MOST_STATES: usize = 30_000;
/// The most ways that are listed for the author.
const MOST_LISTED: usize = 40;

/// What a proof found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Lessons of the course, puzzles, and lessons of the fast track.
    pub lessons: usize,
    /// See `lessons`.
    pub puzzles: usize,
    /// See `lessons`.
    pub fast_track: usize,
    /// Steps of all of them.
    pub steps: usize,
    /// Actions that were tried, possible or not.
    pub tried: usize,
    /// States from which nothing led on.
    pub dead_ends: usize,
    /// What is wrong.
    pub faults: Vec<Placed>,
    /// Lessons that are named as needed or next and are not there yet: by whom, and which.
    pub awaited: std::collections::BTreeSet<(String, String)>,
    /// For the author: every way through a step.
    pub passing: Vec<Passing>,
}

/// The ways through a step.
#[derive(Clone, Debug)]
pub struct Passing {
    /// The lesson.
    pub lesson: String,
    /// The step.
    pub step: String,
    /// How many ways there are, of how many lines.
    pub ways: usize,
    /// See `ways`.
    pub lines: usize,
    /// The first of the ways, as lines of actions.
    pub listed: Vec<String>,
}

/// Proves every lesson of a pack; `all` are the packs that are there, it among them.
pub fn prove<G: Taught>(pack: &Pack<G>, all: &[&Pack<G>], catalogs: &[Catalog]) -> Report {
    let mut report = Report { faults: pack.faults.clone(), ..Report::default() };
    for part in &pack.parts {
        let said = Message::new(part.text.as_str());
        for catalog in catalogs {
            if !catalog.has(&said) {
                let fault = missing(&part.text, catalog, part.at.clone());
                report.faults.push(Placed::new(&pack.course.0, &pack.course.1, fault));
            }
        }
    }
    for (part, lesson) in pack.in_order() {
        match part.kind {
            PartKind::Lesson => report.lessons += 1,
            PartKind::Puzzle => report.puzzles += 1,
            PartKind::FastTrack => report.fast_track += 1,
        }
        report.steps += lesson.steps.len();
        for named in lesson.needs.iter().chain(&lesson.next) {
            if !all.iter().any(|pack| pack.has(named)) {
                report.awaited.insert((lesson.id.clone(), named.clone()));
            }
        }
        prove_lesson(pack, lesson, catalogs, &mut report);
    }
    // What no part lists is a fault of its own, and proved all the same.
    let listed = |id: &String| pack.parts.iter().any(|part| part.lessons.contains(id));
    for lesson in pack.lessons().filter(|lesson| !listed(&lesson.id)) {
        prove_lesson(pack, lesson, catalogs, &mut report);
    }
    report.faults.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
    report.faults.dedup();
    report
}

/// Proves a single lesson of a pack, for whoever is about to play it.
pub fn prove_one<G: Taught>(pack: &Pack<G>, lesson: &Lesson<G>, catalogs: &[Catalog]) -> Report {
    let mut report = Report::default();
    prove_lesson(pack, lesson, catalogs, &mut report);
    report
}

fn prove_lesson<G: Taught>(pack: &Pack<G>, lesson: &Lesson<G>, catalogs: &[Catalog], report: &mut Report) {
    let mut proof = Proof { report, lesson, faults: Vec::new(), states: 0 };
    proof.lesson(catalogs);
    let faults = proof.faults;
    let (path, text) = pack.files.get(&lesson.id).cloned().unwrap_or_default();
    report.faults.extend(faults.into_iter().map(|fault| Placed::new(&path, &text, fault)));
}

struct Proof<'a, G: Taught> {
    report: &'a mut Report,
    lesson: &'a Lesson<G>,
    faults: Vec<Fault>,
    /// How many states have been tried.
    states: usize,
}

impl<G: Taught> Proof<'_, G> {
    fn lesson(&mut self, catalogs: &[Catalog]) {
        let title = Lesson::<G>::ATTRIBUTES.map(str::to_owned);
        self.texts(&self.lesson.text.clone(), &title, false, &self.lesson.at.clone(), catalogs);
        // Where a step could not be proved, what goes on from it is not asked about either.
        let mut starts: Vec<G::Position> = Vec::new();
        for step in &self.lesson.steps {
            if let Some(own) = step.start {
                starts = vec![own];
            }
            let (count, mut ends) = (self.faults.len(), Vec::new());
            let mut used = HashSet::new();
            for start in &starts {
                ends.extend(self.step(step, *start, &mut used));
                // More of the same would only repeat itself.
                if self.faults.len() > count {
                    break;
                }
            }
            let sound = self.faults.len() == count && step.borrowed.is_none() && !starts.is_empty();
            // A line that is never the first possible one may be there on purpose; a seat that is never asked is not.
            let heard = |seat| step.react.iter().enumerate().any(|(at, one)| one.seat == seat && used.contains(&at));
            for one in step.react.iter().filter(|one| sound && !heard(one.seat)) {
                self.faults.push(Fault::new(Code::ReactIdle, one.at.clone()).with("line", one.action.to_string()));
            }
            if step.borrowed.is_none() {
                self.texts(&step.text, &step.attributes(), true, &step.at, catalogs);
            }
            let mut seen = HashSet::new();
            ends.retain(|position| seen.insert(*position));
            if ends.len() > MOST_STARTS {
                self.fault(step, Code::TooWide, &step.at);
                ends.truncate(1);
            }
            starts = ends;
        }
    }

    fn fault(&mut self, step: &Step<G>, code: Code, at: &Range<usize>) {
        self.push(step, Fault::new(code, at.clone()));
    }

    /// A fault of a borrowed step stands where it is borrowed.
    fn push(&mut self, step: &Step<G>, fault: Fault) {
        let at = step.borrowed.clone().unwrap_or_else(|| fault.at.clone());
        self.faults.push(Fault { at, ..fault });
    }

    /// Proves a step from one start; answers with every position in which it can end.
    fn step(&mut self, step: &Step<G>, start: G::Position, used: &mut HashSet<usize>) -> Vec<G::Position> {
        self.seats(step, &start);
        let mut stand = Stand::new(start);
        for one in &step.before {
            if !self.scripted(step, &stand, one) {
                return Vec::new();
            }
            let _ = play_noting(step, &mut stand, one.action, &mut |at| {
                used.insert(at);
            });
        }
        debug_assert!(opened(step, start).now == stand.now, "the runner opens a step as the proof does");
        for check in step.check.iter().filter(|check| !check.holds(&stand)) {
            self.missed(step, Code::Check, &check.at, &check.value, &stand);
        }
        if is_met(step, &stand) {
            self.fault(step, Code::AlreadySolved, &step.goal.at);
            return Vec::new();
        }
        let ends = match step.kind {
            Kind::Act | Kind::Try => self.playing(step, &stand, used),
            Kind::Look | Kind::Ask => self.pointing(step, &stand),
        };
        for shown in &step.shown {
            let mut copy = stand.clone();
            if self.line(step, &mut copy, &shown.line, Code::WrongIllegal, used) {
                self.brings(step, Code::WrongBrings, &shown.brings.at, &shown.brings.value, &copy);
            }
        }
        self.barred(step, &stand);
        ends.into_iter().filter_map(|end| self.aftermath(step, end)).collect()
    }

    /// Everybody whom the step names sits at the table.
    fn seats(&mut self, step: &Step<G>, start: &G::Position) {
        let players = G::players(start);
        let mut away = Vec::new();
        let mut goals: Vec<&Goal<G>> = vec![&step.goal.value];
        goals.extend(step.check.iter().map(|check| &check.value));
        goals.extend(step.wrong.iter().chain(&step.shown).flat_map(|one| &one.brings.value));
        goals.extend(step.then.iter().flat_map(|one| &one.brings.value));
        goals.extend(step.figure.iter().flat_map(|figure| &figure.provided));
        for goal in goals {
            goal.parts(&mut |part| {
                if let Goal::Leaf(leaf) = part {
                    away.extend(G::names(leaf).into_iter().filter(|who| who.seat().0 >= players).cloned());
                }
            });
        }
        if let Some(figure) = &step.figure {
            let quantities = [Some(&figure.of), figure.less.as_ref()];
            let named = quantities.into_iter().flatten().flat_map(|quantity| G::counted(&quantity.0));
            away.extend(named.filter(|who| who.seat().0 >= players).cloned());
        }
        for who in away {
            self.push(step, Fault::new(Code::Seat, who.at.clone()).with("word", who.id().to_owned()));
        }
    }

    /// A step in which the learner plays.
    fn playing(&mut self, step: &Step<G>, stand: &Stand<G>, used: &mut HashSet<usize>) -> Vec<G::Position> {
        if step.kind == Kind::Act && !is_asked(stand) {
            self.fault(step, Code::NotAsked, &step.at);
            return Vec::new();
        }
        let tree = explore(step, stand.clone()).ok().filter(|tree| {
            self.states += tree.nodes.len();
            self.states <= MOST_STATES
        });
        let Some(tree) = tree else {
            self.fault(step, Code::TooWide, &step.at);
            return Vec::new();
        };
        let dice = |node: &&super::solver::Node<G>| {
            let rolls = matches!(G::decision(&node.stand.now), Decision::Chance { seat } if seat == LEARNER);
            rolls && !node.met && choices(step, &node.stand).is_empty()
        };
        if tree.nodes[0].distance.is_none() {
            self.report.dead_ends += 1;
            if step.figure.is_some() {
                self.claims(step, &tree);
                return Vec::new();
            }
            let code = if tree.nodes.iter().any(|node| dice(&node)) && !step.rolls.is_empty() {
                Code::NoDice
            } else {
                Code::Unreachable
            };
            let shortest = |node: &super::solver::Node<G>| step.goal.gaps(&node.stand).len();
            let nearest = tree.nodes.iter().min_by_key(|node| shortest(node)).unwrap_or(&tree.nodes[0]);
            self.missed(step, code, &step.goal.at, &step.goal.value, &nearest.stand);
            return Vec::new();
        }
        self.solution(step, stand);
        self.claims(step, &tree);
        for wrong in &step.wrong {
            let mut copy = stand.clone();
            if self.line(step, &mut copy, &wrong.line, Code::WrongIllegal, used) {
                let early = (1..wrong.line.len()).any(|moves| {
                    let mut copy = stand.clone();
                    wrong.line[..moves].iter().for_each(|one| play(step, &mut copy, one.action));
                    is_met(step, &copy)
                });
                if early || is_met(step, &copy) {
                    self.fault(step, Code::WrongPasses, &wrong.brings.at);
                } else {
                    self.brings(step, Code::WrongBrings, &wrong.brings.at, &wrong.brings.value, &copy);
                }
            }
        }
        // Dice that never fall were meant for something.
        let fallen = tree.nodes.iter().map(|node| node.stand.rolls).max().unwrap_or(0);
        if let Some(idle) = step.rolls.get(fallen) {
            let fault = Fault::new(Code::ReactIdle, idle.at.clone());
            self.push(step, fault.with("line", idle.value.to_string()));
        }
        self.no_dead_end(step, &tree, used);
        let attempts = tree.nodes.iter().filter(|node| node.attempt.is_some());
        let met = tree.nodes.iter().filter(|node| node.met);
        met.chain(attempts).map(|node| node.stand.now).collect()
    }

    /// A step in which the learner looks or answers.
    fn pointing(&mut self, step: &Step<G>, stand: &Stand<G>) -> Vec<G::Position> {
        for deed in &step.solution {
            let mut after = stand.clone();
            match &deed.value {
                Deed::Look(thing) => after.looked.push(thing),
                Deed::Answer(option) => after.answered = Some(option.clone()),
                Deed::Act(_) => {}
            }
            if !is_met(step, &after) {
                self.missed(step, Code::SolutionMisses, &deed.at, &step.goal.value, &after);
            }
        }
        // Whatever is tried here is shown and taken back, or refused.
        G::conceivable(&stand.now, &mut |action| {
            self.report.tried += 1;
            let refusals = G::refusals(&stand.now, Some(LEARNER), action);
            if refusals.is_empty() {
                let mut after = stand.clone();
                play(step, &mut after, action);
                self.report.dead_ends += usize::from(after.events.is_empty());
            }
        });
        vec![stand.now]
    }

    /// Whether the next scripted move is possible.
    fn scripted(&mut self, step: &Step<G>, stand: &Stand<G>, one: &Scripted<G>) -> bool {
        let fault = |code| Fault::new(code, one.at.clone()).with("line", one.action.to_string());
        let asked = match G::decision(&stand.now) {
            Decision::Ask { seat, .. } | Decision::Chance { seat } => Some(seat),
            Decision::Over => None,
        };
        let refusals = G::refusals(&stand.now, Some(one.seat), one.action);
        let Some(refusal) = refusals.first() else { return true };
        self.push(
            step,
            match asked {
                Some(seat) if seat != one.seat => {
                    fault(Code::ScriptSeat).with("word", super::taught::Who::at(seat).id().to_owned())
                }
                _ => fault(Code::ScriptIllegal).with("rule", refusal.rule().id()),
            },
        );
        false
    }

    /// Plays a line with the reactions of the others; `false`: it is not possible.
    fn line(
        &mut self,
        step: &Step<G>,
        stand: &mut Stand<G>,
        line: &[Scripted<G>],
        code: Code,
        used: &mut HashSet<usize>,
    ) -> bool {
        for one in line {
            let refusals = G::refusals(&stand.now, Some(one.seat), one.action);
            if let Some(refusal) = refusals.first() {
                let fault = Fault::new(code, one.at.clone()).with("line", one.action.to_string());
                self.push(step, fault.with("rule", refusal.rule().id()));
                return false;
            }
            let _ = play_noting(step, stand, one.action, &mut |at| {
                used.insert(at);
            });
        }
        true
    }

    fn scripted_by_others(&mut self, step: &Step<G>, one: &Scripted<G>) {
        let fault = Fault::new(Code::ScriptSeat, one.at.clone()).with("line", one.action.to_string());
        self.push(step, fault.with("word", super::taught::Who::You.id().to_owned()));
    }

    fn brings(&mut self, step: &Step<G>, code: Code, at: &Range<usize>, goals: &[Goal<G>], stand: &Stand<G>) {
        for goal in goals.iter().filter(|goal| !goal.holds(stand)) {
            self.missed(step, code, at, goal, stand);
        }
    }

    /// A promise that is not kept, with the first of what is missing.
    fn missed(&mut self, step: &Step<G>, code: Code, at: &Range<usize>, goal: &Goal<G>, stand: &Stand<G>) {
        let gap = goal.gaps(stand).into_iter().next().unwrap_or_else(|| Message::new("goal-happened"));
        self.push(step, Fault::new(code, at.clone()).with("why", gap));
    }

    /// The author's own way passes, at its last move and not before.
    fn solution(&mut self, step: &Step<G>, stand: &Stand<G>) {
        let mut stand = stand.clone();
        let Some(last) = step.solution.last() else { return };
        for deed in &step.solution {
            let Deed::Act(action) = deed.value else {
                self.missed(step, Code::SolutionMisses, &deed.at, &step.goal.value, &stand);
                return;
            };
            if is_met(step, &stand) {
                self.fault(step, Code::SolutionLong, &deed.at);
                return;
            }
            let refusals = G::refusals(&stand.now, Some(LEARNER), action);
            if let Some(refusal) = refusals.first() {
                let refused = refusing(&stand, action);
                let asked = is_met(step, &Stand { refused, ..stand.clone() });
                if asked && std::ptr::eq(deed, last) {
                    return;
                }
                let fault = Fault::new(Code::SolutionIllegal, deed.at.clone()).with("line", action.to_string());
                self.push(step, fault.with("rule", refusal.rule().id()));
                return;
            }
            play(step, &mut stand, action);
        }
        if !is_met(step, &stand) {
            let gap = gaps(step, &stand, None).into_iter().next().unwrap_or_else(|| Message::new("goal-refused"));
            self.push(step, Fault::new(Code::SolutionMisses, last.at.clone()).with("why", gap));
        }
    }

    /// Claims of "the only way" and of a par are true; and the ways are listed.
    fn claims(&mut self, step: &Step<G>, tree: &Tree<G>) {
        let ways: Vec<usize> = tree.ways().collect();
        if let Some(claimed) = step.ways.as_ref().filter(|claimed| usize::from(claimed.value) != ways.len()) {
            self.push(step, Fault::new(Code::Ways, claimed.at.clone()).with("count", ways.len()));
        }
        if let (Some(figure), Some(best)) = (&step.figure, tree.nodes[0].best)
            && best != figure.par.value
        {
            self.push(step, Fault::new(Code::Par, figure.par.at.clone()).with("best", best.to_string()));
        }
        let attempts = tree.nodes.iter().enumerate().filter_map(|(at, node)| Some((at, node.attempt?)));
        let said = |line: Vec<G::Action>| line.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        let mut listed: Vec<String> = ways.iter().take(MOST_LISTED).map(|at| said(tree.line(*at))).collect();
        listed.extend(attempts.take(MOST_LISTED).map(|(at, attempt)| said([tree.line(at), vec![attempt]].concat())));
        let already = self.report.passing.iter().any(|one| one.lesson == self.lesson.id && one.step == step.id);
        if !already {
            self.report.passing.push(Passing {
                lesson: self.lesson.id.clone(),
                step: step.id.clone(),
                ways: ways.len(),
                lines: tree.lines(),
                listed,
            });
        }
    }

    /// Everything that anybody could try, at every state that a learner can be in, is the goal, or leads on, or is
    /// taken back with an explanation, or is refused with a rule.
    fn no_dead_end(&mut self, step: &Step<G>, tree: &Tree<G>, used: &mut HashSet<usize>) {
        for (at, node) in tree.nodes.iter().enumerate() {
            let stays = !node.met && node.distance.is_some();
            // What cannot be kept is taken back, so nobody is ever behind it.
            if !stays || at > 0 && tree.nodes[node.parent].distance.is_none() {
                continue;
            }
            let children = &tree.nodes[node.children.0..node.children.1];
            for child in children {
                let mut copy = node.stand.clone();
                if let Some(action) = child.action {
                    let _ = play_noting(step, &mut copy, action, &mut |at| {
                        used.insert(at);
                    });
                }
            }
            G::conceivable(&node.stand.now, &mut |action| {
                self.report.tried += 1;
                let refusals = G::refusals(&node.stand.now, Some(LEARNER), action);
                if !refusals.is_empty() {
                    return;
                }
                let child = children.iter().find(|child| child.action == Some(action));
                let explained =
                    child.is_some_and(|child| child.distance.is_some() || !gaps(step, &child.stand, None).is_empty());
                if !explained {
                    self.report.dead_ends += 1;
                    let fault = Fault::new(Code::DeadEnd, step.at.clone());
                    self.push(step, fault.with("line", action.to_string()));
                }
            });
        }
    }

    /// Attempts that are promised to be refused are, with these rules.
    fn barred(&mut self, step: &Step<G>, stand: &Stand<G>) {
        for no in &step.no {
            let mut copy = stand.clone();
            let Some((last, line)) = no.line.split_last() else { continue };
            if let Some(other) = no.line.iter().find(|one| one.seat != LEARNER) {
                self.scripted_by_others(step, other);
                continue;
            }
            if !self.line(step, &mut copy, line, Code::ScriptIllegal, &mut HashSet::new()) {
                continue;
            }
            let kept =
                line.is_empty() || explore(step, copy.clone()).is_ok_and(|tree| tree.nodes[0].distance.is_some());
            if matches!(step.kind, Kind::Act | Kind::Try) && !kept {
                self.fault(step, Code::Unheard, &last.at);
                continue;
            }
            let rules = refusing(&copy, last.action);
            let said = |rules: &[G::Rule]| rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(", ");
            if rules.is_empty() {
                let fault = Fault::new(Code::NoLegal, last.at.clone());
                self.push(step, fault.with("line", last.action.to_string()));
            } else if rules != no.rules.value {
                let fault = Fault::new(Code::NoRules, no.rules.at.clone());
                self.push(step, fault.with("line", last.action.to_string()).with("rules", said(&rules)));
            }
        }
    }

    /// What the others do afterwards is possible and brings what it promises; answers with where it ends.
    fn aftermath(&mut self, step: &Step<G>, end: G::Position) -> Option<G::Position> {
        let mut now = end;
        for then in &step.then {
            let mut stand = Stand::new(now);
            for one in &then.line {
                if !self.scripted(step, &stand, one) {
                    return None;
                }
                G::advance(&mut stand.now, one.action, &mut stand.events);
            }
            self.brings(step, Code::ScriptBrings, &then.brings.at, &then.brings.value, &stand);
            now = stand.now;
        }
        Some(now)
    }

    /// A text is there in every language, with all its attributes, the same numbers, and room on the screen.
    fn texts(&mut self, id: &str, attributes: &[String], step: bool, at: &Range<usize>, catalogs: &[Catalog]) {
        // The numbers of the first language, which is English where there is English.
        let mut wanted: Vec<Option<Vec<String>>> = vec![None; attributes.len() + 1];
        for catalog in catalogs {
            let say = |attribute: Option<&String>| {
                let message = Message::new(id);
                let message = match attribute {
                    Some(attribute) => message.attribute(attribute.clone()),
                    None => message,
                };
                catalog.try_say(&message).filter(|said| !said.fallback)
            };
            let mut parts = vec![(None, say(None))];
            parts.extend(attributes.iter().map(|attribute| (Some(attribute), say(Some(attribute)))));
            let task = parts.iter().find(|(name, _)| name.is_some_and(|name| name == "task"));
            let task =
                task.and_then(|(_, said)| said.as_ref()).map(|said| format!(" {}", said.text)).unwrap_or_default();
            for (place, (attribute, said)) in parts.iter().enumerate() {
                let name = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
                let Some(said) = said else {
                    self.faults.push(missing(&name, catalog, at.clone()));
                    continue;
                };
                let about = |code| {
                    Fault::new(code, at.clone()).with("id", name.clone()).with("lang", catalog.lang().to_owned())
                };
                if !said.faults.is_empty() || said.text.trim().is_empty() {
                    self.faults.push(about(Code::TextFormat));
                    continue;
                }
                let whole =
                    if attribute.is_none() && step { format!("{}{task}", said.text) } else { said.text.clone() };
                let room = match attribute {
                    Some(name) if name.starts_with("option-") => (1, ROOM.1),
                    // The task has a line of the screen to itself, beside the word for it.
                    Some(name) if *name == "task" => (1, TASK - catalog.text("ui-goal").width().min(TASK)),
                    _ => ROOM,
                };
                let mut wide = false;
                fill(&whole, room.1, &mut |line| wide |= line.width() > room.1);
                if wide || lines(&whole, room.1) > room.0 {
                    let fault = about(Code::TextLong).with("count", lines(&whole, room.1)).with("most", room.0);
                    self.faults.push(fault.with("cells", room.1));
                }
                let numbers = numbers(&said.text);
                match &wanted[place] {
                    None => wanted[place] = Some(numbers),
                    Some(wanted) if *wanted != numbers => {
                        self.faults.push(about(Code::TextNumbers).with("names", wanted.join(", ")));
                    }
                    Some(_) => {}
                }
            }
            for extra in catalog.attributes(id).into_iter().filter(|name| !attributes.contains(name)) {
                let fault = Fault::new(Code::TextExtra, at.clone()).with("id", format!("{id}.{extra}"));
                self.faults.push(fault.with("lang", catalog.lang().to_owned()));
            }
        }
    }
}

fn missing(id: &str, catalog: &Catalog, at: Range<usize>) -> Fault {
    Fault::new(Code::TextMissing, at).with("id", id.to_owned()).with("lang", catalog.lang().to_owned())
}

/// The numbers in a text, each once, sorted.
fn numbers(text: &str) -> Vec<String> {
    let mut numbers: Vec<String> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).map(ToOwned::to_owned).collect();
    numbers.sort();
    numbers.dedup();
    numbers
}
