//! A pack: a folder of lessons with the list of them and their texts, ours or somebody else's.
//!
//! Everything in a pack is named after it, so that it can replace nothing of ours nor of another pack. Reads no file:
//! sources come in as strings. Hides how lessons lend steps to each other, and that ours, which the tests prove, are put
//! together only when they are asked for: most starts need one of them at most.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    sync::OnceLock,
};

use crate::{
    reference::topic::games,
    text::{
        catalog::{Foreign, is_family},
        syntax::{declared, errors},
    },
};

use super::{
    fault::{Code, Flaw, Placed},
    lesson::{Lesson, Setting, Step, is_id},
    mark,
    run::start_of,
    scenario::{CourseFile, FORMAT, LessonFile, PartKind},
    shape::{At, read},
    sources::{name_of, stem_of},
    taught::Taught,
};

pub use super::sources::{COURSE, Sources, ours};

/// What the texts of every course begin with.
const OWN: &str = "course";
/// The most lessons of a pack.
const MOST_LESSONS: usize = 300;

/// A part of a pack.
#[derive(Clone, Debug)]
pub struct Part {
    /// The id.
    pub id: String,
    /// The id of its name.
    pub text: String,
    /// What its lessons are.
    pub kind: PartKind,
    /// The ids of its lessons, in order.
    pub lessons: Vec<String>,
    /// Where its id stands.
    pub at: Range<usize>,
}

/// See the module's page.
#[derive(Clone, Debug)]
pub struct Pack<G: Taught> {
    /// The name.
    pub name: String,
    /// The parts, in order.
    pub parts: Vec<Part>,
    /// The lessons by id, each as soon as it was asked for.
    lessons: BTreeMap<String, OnceLock<Lesson<G>>>,
    /// The position that all others start from.
    pub base: Option<G::Scene>,
    /// The list of its lessons: path and text.
    pub course: (String, String),
    /// The files that the lessons came from, by id: path and text.
    pub files: BTreeMap<String, (String, String)>,
    /// The texts that it brings.
    pub texts: Vec<Foreign>,
    /// What is wrong with it.
    pub faults: Vec<Placed>,
}

impl<G: Taught> Pack<G> {
    /// Our own course.
    pub fn ours() -> Self {
        let sources = ours(G::ID);
        let mut pack = Self::empty(&sources);
        let (file, mut faults) = read::<CourseFile<G>>(&pack.course.1);
        if let Some(file) = file {
            pack.take_course(&file, &[], true, &mut faults);
        }
        for (path, text) in sources.files.into_iter().filter(|(path, _)| name_of(path) != COURSE) {
            let id = stem_of(&path).to_owned();
            pack.lessons.insert(id.clone(), OnceLock::new());
            pack.files.insert(id, (path, text));
        }
        pack
    }

    fn empty(sources: &Sources) -> Self {
        let course = sources.files.iter().find(|(path, _)| name_of(path) == COURSE);
        Self {
            name: String::new(),
            parts: Vec::new(),
            lessons: BTreeMap::new(),
            base: None,
            course: course.cloned().unwrap_or_else(|| (format!("{}/{COURSE}", sources.folder), String::new())),
            files: BTreeMap::new(),
            texts: sources.texts.clone(),
            faults: Vec::new(),
        }
    }

    /// A pack with everything that is wrong with it, after those that were loaded before it; the first of them is ours,
    /// if there is one.
    pub fn load(sources: &Sources, before: &[Self]) -> Self {
        let own = before.is_empty();
        let mut pack = Self::empty(sources);
        let course = sources.files.iter().find(|(path, _)| name_of(path) == COURSE);
        let (course_path, course_text) = &pack.course.clone();
        let (file, mut faults) = match course {
            Some((_, text)) => read::<CourseFile<G>>(text),
            None => (None, vec![Flaw::new(Code::FileMissing, 0..0).with("file", COURSE.to_owned())]),
        };
        let known = file.is_some();
        let mut listed: Vec<At<String>> = Vec::new();
        if let Some(file) = file {
            pack.take_course(&file, before, own, &mut faults);
            listed = file.parts.iter().flat_map(|part| part.lessons.clone()).collect();
        }
        let base = pack.base.clone().or_else(|| before.first()?.base.clone());
        if pack.base.is_none() && own && faults.is_empty() {
            faults.push(Flaw::new(Code::MissingKey, 0..0).with("key", "base"));
        }
        let there: BTreeSet<&str> = sources.files.iter().map(|(path, _)| stem_of(path)).collect();
        for id in listed.iter().filter(|id| !there.contains(id.as_str())) {
            let fault = Flaw::new(Code::FileMissing, id.at.clone());
            faults.push(fault.with("file", format!("{}.toml", id.value)));
        }
        pack.faults.extend(faults.into_iter().map(|fault| Placed::new(course_path, course_text, fault)));
        for (path, text) in sources.files.iter().filter(|(path, _)| name_of(path) != COURSE) {
            let mut faults = Vec::new();
            if known && !listed.iter().any(|id| id.value == stem_of(path)) {
                faults.push(Flaw::new(Code::Unlisted, 0..0).with("id", stem_of(path).to_owned()));
            }
            pack.take_lesson(path, text, base.as_ref(), (before, own), &mut faults);
            pack.faults.extend(faults.into_iter().map(|fault| Placed::new(path, text, fault)));
        }
        pack.lend(before);
        if !own && !pack.name.is_empty() {
            pack.check_texts();
        }
        pack
    }

    fn take_course(&mut self, file: &CourseFile<G>, before: &[Self], own: bool, faults: &mut Vec<Flaw>) {
        if *file.format != FORMAT {
            faults.push(Flaw::new(Code::Format, file.format.at.clone()).with("format", FORMAT));
        }
        if file.game.value != G::ID {
            faults.push(Flaw::new(Code::Game, file.game.at.clone()).with("word", file.game.value.clone()));
        }
        if !is_id(&file.pack) {
            faults.push(Flaw::new(Code::IdForm, file.pack.at.clone()).with("word", file.pack.value.clone()));
        }
        // A name that begins with another's would let its ids pass for the other's.
        let near = |one: &Self| {
            let begins = |a: &str, b: &str| a == b || a.strip_prefix(b).is_some_and(|rest| rest.starts_with('-'));
            begins(&one.name, &file.pack) || begins(&file.pack, &one.name)
        };
        let first = file.pack.split('-').next().unwrap_or_default();
        let of_game = |(id, texts): (&str, &str)| id.split('-').next() == Some(first) || texts == first;
        let reserved = first == OWN || games().any(of_game) || is_family(first);
        if !own && (reserved || before.iter().any(near)) {
            faults.push(Flaw::new(Code::Taken, file.pack.at.clone()).with("word", file.pack.value.clone()));
        } else {
            self.name.clone_from(&file.pack.value);
        }
        self.base = file.base.as_ref().map(|base| base.value.clone());
        let mut seen = BTreeSet::new();
        for part in &file.parts {
            let parts = [(true, &part.id)].into_iter();
            for (is_part, id) in parts.chain(part.lessons.iter().map(|id| (false, id))) {
                if !is_id(id) {
                    faults.push(Flaw::new(Code::IdForm, id.at.clone()).with("word", id.value.clone()));
                }
                if !seen.insert((is_part, id.as_str())) {
                    faults.push(Flaw::new(Code::Twice, id.at.clone()).with("word", id.value.clone()));
                }
            }
            for id in part.lessons.iter().filter(|_| !own) {
                self.check_prefix(id, before, faults);
            }
            let prefix = if own { G::TEXTS } else { &self.name };
            self.parts.push(Part {
                id: part.id.value.clone(),
                text: format!("{prefix}-part-{}", part.id.value),
                kind: part.kind.unwrap_or(PartKind::Lesson),
                lessons: part.lessons.iter().map(|id| id.value.clone()).collect(),
                at: part.id.at.clone(),
            });
        }
        if self.parts.iter().map(|part| part.lessons.len()).sum::<usize>() > MOST_LESSONS {
            let fault = Flaw::new(Code::TooMany, file.pack.at.clone());
            faults.push(fault.with("key", "lessons").with("most", MOST_LESSONS));
        }
    }

    /// A pack without a name of its own has other things to mend first.
    fn check_prefix(&self, id: &At<String>, before: &[Self], faults: &mut Vec<Flaw>) {
        if self.name.is_empty() {
            return;
        }
        // Lessons that others wait for are theirs to write.
        let awaited = |lesson: &Lesson<G>| lesson.needs.contains(&id.value) || lesson.next.as_ref() == Some(&id.value);
        let taken = |pack: &Self| pack.has(&id.value) || pack.lessons().any(awaited);
        if before.iter().any(taken) {
            faults.push(Flaw::new(Code::Taken, id.at.clone()).with("word", id.value.clone()));
        } else if !self.owns(id) {
            let fault = Flaw::new(Code::PackPrefix, id.at.clone()).with("word", id.value.clone());
            faults.push(fault.with("pack", self.name.clone()));
        }
    }

    /// Whether an id begins with the name of the pack.
    fn owns(&self, id: &str) -> bool {
        id.strip_prefix(self.name.as_str()).is_some_and(|rest| rest.starts_with('-'))
    }

    fn take_lesson(
        &mut self,
        path: &str,
        text: &str,
        base: Option<&G::Scene>,
        (before, own): (&[Self], bool),
        faults: &mut Vec<Flaw>,
    ) {
        let (file, form) = read::<LessonFile<G>>(text);
        let well_formed = form.is_empty();
        faults.extend(form);
        let Some(file) = file.filter(|_| well_formed) else { return };
        if !own {
            self.check_prefix(&file.id, before, faults);
        }
        let Some(base) = base else { return };
        if let Some(lesson) = assembled(file, (path, text), base, own, faults) {
            self.files.insert(lesson.id.clone(), (path.to_owned(), text.to_owned()));
            self.lessons.insert(lesson.id.clone(), OnceLock::from(lesson));
        }
    }

    /// One of our own lessons; the tests prove that there is nothing wrong with any of them.
    fn put_together(&self, id: &str) -> Lesson<G> {
        let (path, text) = &self.files[id];
        let (file, _) = read::<LessonFile<G>>(text);
        let lesson = file.zip(self.base.as_ref()).and_then(|(file, base)| {
            let lesson = assembled(file, (path, text), base, true, &mut Vec::new())?;
            Some(self.lend_to(lesson, &[]).0)
        });
        lesson.expect("our own lessons are proved")
    }

    /// Puts steps of other lessons where they are borrowed; a lesson lends only steps of its own, and only once it is
    /// complete itself.
    fn lend(&mut self, before: &[Self]) {
        let incomplete = |pack: &Self| -> Vec<String> {
            let lessons = pack.lessons().filter(|lesson| !lesson.borrows.is_empty());
            lessons.map(|lesson| lesson.id.clone()).collect()
        };
        loop {
            let todo = incomplete(self);
            let ready = todo.iter().find(|id| {
                self.lesson(id)
                    .is_some_and(|lesson| lesson.borrows.iter().all(|(_, borrow)| !todo.contains(&borrow.lesson.value)))
            });
            // Where lessons borrow from each other, whoever is left borrows from nobody.
            let Some(id) = ready.or(todo.first()).cloned() else { return };
            let Some(lesson) = self.lessons.remove(&id).and_then(OnceLock::into_inner) else { return };
            let (lesson, faults) = self.lend_to(lesson, before);
            let (path, text) = self.files.get(&id).cloned().unwrap_or_default();
            if faults.is_empty() {
                self.lessons.insert(id, OnceLock::from(lesson));
            }
            self.faults.extend(faults.into_iter().map(|fault| Placed::new(&path, &text, fault)));
        }
    }

    fn lend_to(&self, mut lesson: Lesson<G>, before: &[Self]) -> (Lesson<G>, Vec<Flaw>) {
        let mut faults = Vec::new();
        for (offset, (at, borrow)) in std::mem::take(&mut lesson.borrows).into_iter().enumerate() {
            let mut lenders = [self].into_iter().chain(before);
            let lender = lenders.find_map(|pack| pack.lesson(&borrow.lesson.value));
            let own = |step: &Step<G>| step.id == borrow.step.value && step.borrowed.is_none();
            let found = lender.and_then(|lender| Some((lender, lender.steps.iter().position(own)?)));
            let start = found.and_then(|(lender, number)| start_of(lender, number));
            let (Some((lender, number)), Some(start)) = (found, start) else {
                let fault = Flaw::new(Code::Borrowed, borrow.at.clone()).with("lesson", borrow.lesson.value.clone());
                faults.push(fault.with("step", borrow.step.value.clone()));
                continue;
            };
            let step = lender.steps[number].clone();
            if lesson.steps.iter().any(|one| one.id == step.id) {
                faults.push(Flaw::new(Code::Twice, borrow.at.clone()).with("word", step.id.clone()));
            }
            lesson.mark = mark::lent(&lesson.mark, &lender.mark);
            let step = Step { start: Some(start), borrowed: Some(borrow.at.clone()), ..step };
            lesson.steps.insert((at + offset).min(lesson.steps.len()), step);
        }
        (lesson, faults)
    }

    /// Every text of a pack begins with its name.
    fn check_texts(&mut self) {
        let mut faults = Vec::new();
        for (path, text) in self.texts.iter().flat_map(|lang| &lang.files) {
            for at in errors(text) {
                faults.push(Placed::new(path, text, Flaw::new(Code::TextSyntax, at..at)));
            }
            for (id, at) in declared(text) {
                if !self.owns(&id) {
                    let fault = Flaw::new(Code::PackPrefix, at..at).with("word", id).with("pack", self.name.clone());
                    faults.push(Placed::new(path, text, fault));
                }
            }
        }
        self.faults.extend(faults);
    }

    /// Whether there is a lesson of that id.
    pub fn has(&self, id: &str) -> bool {
        self.lessons.contains_key(id)
    }

    /// The id of the texts of a lesson.
    pub fn text_of(&self, id: &str) -> String {
        format!("{}{id}", text_prefix::<G>(self.name == G::ID))
    }

    /// The lesson of an id.
    pub fn lesson(&self, id: &str) -> Option<&Lesson<G>> {
        Some(self.lessons.get(id)?.get_or_init(|| self.put_together(id)))
    }

    /// All lessons, by id.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson<G>> {
        self.lessons.keys().filter_map(|id| self.lesson(id))
    }

    /// The ids of the lessons in order, with their parts.
    pub fn ids(&self) -> impl Iterator<Item = (&Part, &str)> {
        let listed = self.parts.iter().flat_map(|part| part.lessons.iter().map(move |id| (part, id.as_str())));
        listed.filter(|(_, id)| self.has(id))
    }

    /// The lessons in order, with their parts.
    pub fn in_order(&self) -> impl Iterator<Item = (&Part, &Lesson<G>)> {
        self.ids().filter_map(|(part, id)| Some((part, self.lesson(id)?)))
    }
}

/// What the ids of the texts of lessons begin with; in a pack, ids begin with its name already.
fn text_prefix<G: Taught>(own: bool) -> String {
    if own { format!("{}-lesson-", G::TEXTS) } else { String::new() }
}

/// A lesson as its file has it, without the steps that others lend it.
fn assembled<G: Taught>(
    file: LessonFile<G>,
    (path, text): (&str, &str),
    base: &G::Scene,
    own: bool,
    faults: &mut Vec<Flaw>,
) -> Option<Lesson<G>> {
    let prefix = text_prefix::<G>(own);
    Lesson::new(file, &Setting { base, prefix: &prefix, stem: stem_of(path), source: text }, faults)
}
