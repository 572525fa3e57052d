//! A puzzle made of a move that cost something: the same table, with whoever moved in the learner's chair, and a figure
//! that the better move reaches and the one that was played does not.
//!
//! Which figure that is, is found by trying: every line of the turn is played for each figure that the game has, whatever
//! the others do, and the first that tells the two moves apart is asked for. What comes out is a pack of one lesson with
//! texts in every language, as files, and it passes the same proof as every pack. Hides the files' form.

use std::fmt::Write;

use crate::{
    bot::Judge,
    course::{
        goal::Stand,
        lesson::is_id,
        pack::{COURSE, Pack, Sources},
        proof::prove,
        solver::{Explored, explore, play},
        taught::{Taught, seated},
    },
    game::Seat,
    ids::Id,
    text::{
        Catalog, Message,
        catalog::{Foreign, languages},
    },
};

use super::review::Judgment;

/// Where the only step of a puzzle stands in its texts.
const STEP: &str = "best";
/// A figure that no line reaches, so that all of them are tried.
const OUT_OF_REACH: i32 = 999;

/// A game whose moves can be made into puzzles.
pub trait Puzzling: Taught + Judge {
    /// The same table with a seat in the first chair; `None`: nobody can go on from there.
    fn seated_first(p: &Self::Position, seat: Seat) -> Option<Self::Position>;

    /// A position as a lesson file writes it, with everything that was laid out; `None`: a file cannot say it.
    fn scene(p: &Self::Position) -> Option<String>;

    /// The figures that a puzzle about a position can ask for, the most natural first.
    fn figures(p: &Self::Position) -> Vec<Measure>;
}

/// A figure that a puzzle can ask for, as a lesson file writes it.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The number itself.
    pub of: String,
    /// The number that is taken from it.
    pub less: Option<String>,
    /// What is to be done.
    pub task: Message,
}

/// The files of a pack, by their paths in its folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The id of its lesson.
    pub lesson: String,
    /// Paths, with slashes, and texts.
    pub files: Vec<(String, String)>,
}

/// A pack's name made of any word.
pub fn name(word: &str) -> String {
    let letters = word.to_lowercase();
    let parts = letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let name = parts.collect::<Vec<_>>().join("-");
    if is_id(&name) && name.len() <= 40 { name } else { "mine".to_owned() }
}

/// The puzzle of a move; `None`: no figure of its turn tells it from the better one.
pub fn puzzle<G: Puzzling>(judgment: &Judgment<G>, pack: &str) -> Option<Puzzle> {
    let ours = [Pack::<G>::ours()];
    let start = G::seated_first(&judgment.position, judgment.seat)?;
    let draft = Makings::<G> { pack, judgment, start, scene: G::scene(&start)?, ours: &ours };
    G::figures(&start).iter().find_map(|figure| draft.with(figure))
}

struct Makings<'a, G: Puzzling> {
    pack: &'a str,
    judgment: &'a Judgment<G>,
    start: G::Position,
    scene: String,
    ours: &'a [Pack<G>],
}

impl<G: Puzzling> Makings<'_, G> {
    fn id(&self) -> String {
        format!("{}-{}", self.pack, self.judgment.at + 1)
    }

    /// The puzzle that asks for a figure, if it tells the moves apart and is proved.
    fn with(&self, figure: &Measure) -> Option<Puzzle> {
        let open = self.load(&self.files(figure, OUT_OF_REACH, &[], &[]));
        let step = open.lesson(&self.id())?.steps.first()?;
        if step.start != Some(self.start) {
            return None;
        }
        let tree = explore(step, Stand::new(self.start)).ok()?;
        let best = tree.nodes[0].best?;
        let count = |at: usize| step.figure.as_ref().map(|figure| figure.count(&tree.nodes[at].stand));
        let ways: Vec<_> = ends(&tree).filter(|at| count(*at) == Some(best)).map(|at| tree.line(at)).collect();
        let begins = |action: G::Action| move |line: &&Vec<G::Action>| line.first() == Some(&action);
        let solution = ways.iter().find(begins(self.judgment.better))?;
        if ways.iter().any(|line| begins(self.judgment.played)(&line)) {
            return None;
        }
        let mut after = Stand::new(self.start);
        play(step, &mut after, self.judgment.played);
        let brings = G::differences(&self.start, &after.now);
        let files = self.files(figure, best, solution, &brings);
        let pack = self.load(&files);
        let catalogs: Vec<Catalog> =
            pack.texts.iter().map(|text| Catalog::new(&text.lang, std::slice::from_ref(text))).collect();
        let all: Vec<&Pack<G>> = self.ours.iter().chain([&pack]).collect();
        prove(&pack, &all, &catalogs).faults.is_empty().then(|| Puzzle { lesson: self.id(), files })
    }

    fn load(&self, files: &[(String, String)]) -> Pack<G> {
        let mut sources = Sources::default();
        for (path, text) in files {
            match path.strip_prefix("locales/").and_then(|path| path.split_once('/')) {
                Some((lang, _)) => {
                    let files = vec![(path.clone(), text.clone())];
                    sources.texts.push(Foreign { lang: lang.to_owned(), files, ..Foreign::default() });
                }
                None => sources.files.push((path.clone(), text.clone())),
            }
        }
        Pack::load(&sources, self.ours)
    }

    fn files(&self, figure: &Measure, par: i32, solution: &[G::Action], brings: &[String]) -> Vec<(String, String)> {
        let (pack, id) = (self.pack, self.id());
        let course = format!(
            "format = 1\npack = \"{pack}\"\ngame = \"{}\"\n\n[[part]]\nid = \"puzzles\"\nkind = \"puzzle\"\nlessons = [\"{id}\"]\n",
            G::ID
        );
        let mut files =
            vec![(COURSE.to_owned(), course), (format!("{id}.toml"), self.lesson(figure, par, solution, brings))];
        for lang in languages() {
            files.push((format!("locales/{lang}/{pack}.ftl"), self.texts(figure, lang)));
        }
        files
    }

    fn lesson(&self, figure: &Measure, par: i32, solution: &[G::Action], brings: &[String]) -> String {
        let (rule, played) = (self.judgment.rule.id(), self.judgment.played);
        let better = [self.judgment.better];
        let solution = if solution.is_empty() { &better } else { solution };
        let line = solution.iter().map(|action| format!("\"{action}\"")).collect::<Vec<_>>().join(", ");
        let mut text =
            format!("format = 1\nid = \"{}\"\nteaches = [\"{rule}\"]\n\n[position]\n{}\n", self.id(), self.scene);
        let _ = writeln!(text, "[[step]]\nid = \"{STEP}\"\nkind = \"act\"\nrule = \"{rule}\"\nsolution = [{line}]\n");
        let _ = writeln!(text, "[step.figure]\nof = {}", figure.of);
        if let Some(less) = &figure.less {
            let _ = writeln!(text, "less = {less}");
        }
        let _ = writeln!(text, "par = {par}\nadversary = true");
        if !brings.is_empty() {
            let _ = writeln!(
                text,
                "\n[[step.wrong]]\nid = \"played\"\nline = [\"{played}\"]\nbrings = [{}]",
                brings.join(", ")
            );
        }
        text
    }

    fn texts(&self, figure: &Measure, lang: &str) -> String {
        let catalog = seated(Catalog::new(lang, &[]), None);
        let number = self.judgment.at + 1;
        let say = |id: &str| catalog.say(&Message::new(format!("review-puzzle-{id}")).with("number", number)).text;
        let (pack, id) = (self.pack, self.id());
        let mut text = format!("{pack}-part-puzzles = {}\n{id} = {}\n", say("part"), say("title"));
        let _ = writeln!(text, "    .aim = {}\n    .closing = {}", say("aim"), say("closing"));
        let _ = writeln!(text, "{id}--{STEP} = {}\n    .task = {}", say("text"), catalog.say(&figure.task).text);
        let _ = writeln!(text, "    .wrong-played = {}", say("played"));
        text
    }
}

/// The nodes at which nothing follows.
fn ends<G: Taught>(tree: &Explored<G>) -> impl Iterator<Item = usize> {
    (0..tree.nodes.len()).filter(|at| tree.nodes[*at].children.0 == tree.nodes[*at].children.1)
}
