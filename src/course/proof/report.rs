//! What a proof found: how much there was to prove, what is wrong, and what the author may want to know.

use std::collections::BTreeSet;

use crate::course::fault::Placed;

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
    pub awaited: BTreeSet<(String, String)>,
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
