//! `santiago review`: what the moves of a game cost, as an answer on lines or for machines, or as a dialogue.

mod dialogue;

use std::{
    fs,
    io::{self, ErrorKind, IsTerminal},
    path::Path,
};

use serde_json::{Value, json};

use crate::{
    course::drill::Drilled,
    game::Seat,
    ids::Id,
    play::{
        Table,
        playable::Playable,
        player::names,
        puzzle::{self, Puzzle, Puzzling},
        review::{Judgment, Review, Reviewing, may_review, reviewed},
    },
    reference::fold::fold,
    text::{
        Catalog, Message,
        bot::{ahead, decimal},
        harmless,
    },
};

use super::{
    Context, Exit,
    bar::Bar,
    learn::{self, desk::Desk},
    misused,
    output::{answer, complain},
    parse::{Misuse, ReviewOptions, number},
    play,
    simulate::{budget, rounded},
    spec::Switch,
};

/// How many moves are shown unless something else is said.
pub(super) const MOST: usize = 5;
/// As many as anybody could want.
const MOST_SHOWN: u64 = 1_000;

/// A game that was reviewed.
struct Reviewed<G: Playable> {
    name: String,
    table: Table<G>,
    seats: Vec<Seat>,
    review: Review<G>,
    most: usize,
}

impl<G: Playable> Reviewed<G> {
    fn worst(&self) -> Vec<&Judgment<G>> {
        self.review.worst(self.most)
    }
}

/// Reviews the game that was asked for.
pub(super) fn run<G: Playable + Puzzling + Drilled>(context: &Context) -> Exit {
    let reviewed = match review::<G>(context) {
        Ok(reviewed) => reviewed,
        Err(exit) => return exit,
    };
    if context.options.json && context.options.review.puzzle.is_none() {
        return answer(&format!("{}\n", for_machines(&reviewed)));
    }
    let learner = match learn::learner(context) {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let mut desk = play::desk::<G>(context, learner.as_deref());
    speak(&mut desk, &reviewed, context.catalog.lang());
    if let Some((number, folder)) = &context.options.review.puzzle {
        let worst = reviewed.worst();
        let chosen = number.parse::<usize>().ok().and_then(|number| worst.get(number.wrapping_sub(1)).copied());
        let Some(judgment) = chosen else {
            let known = format!("1–{}", worst.len());
            return misused(&Misuse::new("number", number).of(Switch::Puzzle).knowing(known), &desk.catalog);
        };
        return make_puzzle(&mut desk, judgment, folder);
    }
    overview(&mut desk, &reviewed);
    if context.options.plain || io::stdin().is_terminal() {
        return dialogue::Dialogue::new(&mut desk, &reviewed).hold();
    }
    for number in 0..reviewed.worst().len() {
        show(&mut desk, &reviewed, number);
    }
    if desk.lines.is_broken() { Exit::System } else { Exit::Done }
}

/// Whether the app can show what was asked for: it chooses for itself what it judges, and how.
#[cfg(feature = "tui")]
pub(super) fn fits_app(context: &Context) -> bool {
    let ReviewOptions { most, seat, puzzle } = &context.options.review;
    let budget = context.options.nodes.is_some() || context.options.time.is_some();
    most.is_none() && seat.is_none() && puzzle.is_none() && !budget
}

/// The game that the app reviews.
#[cfg(feature = "tui")]
pub(super) fn for_app<G: Playable>(context: &Context) -> Result<Table<G>, Exit> {
    game(context).map(|(_, table)| table)
}

/// The game that was asked for.
fn game<G: Playable>(context: &Context) -> Result<(String, Table<G>), Exit> {
    let word = context.options.words.first().map(|word| word.to_string_lossy());
    let refuse = |message: Message| {
        complain(&context.catalog.say(&message).text);
        Exit::No
    };
    let kept = play::kept::<G>(word.as_deref(), context)?;
    let none = || refuse(Message::new("review-no-game").with("command", "santiago play".to_owned()));
    let (name, table) = kept.ok_or_else(none)?;
    if may_review(&table) { Ok((name, table)) } else { Err(refuse(Message::new("review-not-yet"))) }
}

/// Reads the game and judges its moves.
fn review<G: Playable>(context: &Context) -> Result<Reviewed<G>, Exit> {
    let wrong = |misuse: Misuse| misused(&misuse, &context.catalog);
    let options = &context.options;
    let budget = budget(options).map_err(wrong)?;
    let most = number(Switch::Most, options.review.most.as_deref(), 1, MOST_SHOWN).map_err(wrong)?;
    let (name, table) = game::<G>(context)?;
    let seats = seats(&table, &options.review, &context.catalog).map_err(wrong)?;
    let mut reviewing = Reviewing::new(&table, &seats, budget);
    let mut bar = Bar::new("review-progress", u32::try_from(reviewing.steps()).unwrap_or(u32::MAX), context);
    for done in reviewing.by_ref() {
        bar.show(u32::try_from(done).unwrap_or(u32::MAX));
    }
    bar.clear();
    let review = reviewing.finish();
    Ok(Reviewed { name, table, seats, review, most: most.map_or(MOST, |most| most as usize) })
}

/// Whose moves are asked about.
fn seats<G: Playable>(table: &Table<G>, options: &ReviewOptions, catalog: &Catalog) -> Result<Vec<Seat>, Misuse> {
    let Some(word) = &options.seat else { return Ok(reviewed(table)) };
    let names = names(table.players(), catalog);
    let numbered = word.parse::<usize>().ok().filter(|number| (1..=names.len()).contains(number));
    let named = || names.iter().position(|name| fold(name) == fold(word));
    let found = numbered.map(|number| number - 1).or_else(named);
    let found = found.ok_or_else(|| Misuse::new("seat", word).knowing(names.join(", ")))?;
    Ok(vec![Seat(found as u8)])
}

fn for_machines<G: Playable>(reviewed: &Reviewed<G>) -> Value {
    let one = |judgment: &&Judgment<G>| {
        let parts = judgment.parts.iter().map(|(part, points)| (part.id().to_owned(), rounded(*points, 2).into()));
        json!({
            "at": judgment.at + 1,
            "seat": judgment.seat.0,
            "played": judgment.played.to_string(),
            "better": judgment.better.to_string(),
            "costs": rounded(judgment.costs, 2),
            "error": judgment.error.map(|error| rounded(error, 2)),
            "parts": parts.collect::<serde_json::Map<String, Value>>(),
            "rule": judgment.rule.id(),
        })
    };
    json!({
        "game": reviewed.name,
        "moves": reviewed.review.decisions,
        "judged": reviewed.review.moves.len(),
        "worst": reviewed.worst().iter().map(one).collect::<Vec<_>>(),
    })
}

/// Speaks a language, with the names at the table.
fn speak<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>, lang: &str) {
    let catalog = Catalog::new(lang, desk.foreign);
    let names = names(reviewed.table.players(), &catalog);
    desk.catalog = catalog.with_names(names);
}

/// What was reviewed, and the list of what cost most.
fn overview<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>) {
    let head = Message::new("review-head").with("name", reviewed.name.clone());
    desk.say(&head.with("moves", reviewed.review.decisions).with("judged", reviewed.review.moves.len()));
    let people = reviewed.seats.iter().map(|seat| desk.catalog.seat(*seat)).collect::<Vec<_>>().join(", ");
    desk.say(&Message::new("review-seats").with("list", people));
    let worst = reviewed.worst();
    desk.say_id(if worst.is_empty() { "review-none" } else { "review-worst" });
    for (number, judgment) in worst.iter().enumerate() {
        let line = Message::new("review-line").with("at", judgment.at + 1).with("player", judgment.seat);
        let line = desk.catalog.say(&line.with("points", decimal(judgment.costs))).text;
        desk.lines.say(&format!("{}. {line}", number + 1));
    }
}

/// One of the moves that cost most, with everything about it.
fn show<G: Playable>(desk: &mut Desk<'_, G>, reviewed: &Reviewed<G>, number: usize) {
    let worst = reviewed.worst();
    let Some(judgment) = worst.get(number) else { return };
    desk.lines.gap();
    let head = Message::new("review-one").with("number", number + 1).with("count", worst.len());
    let head = head.with("at", judgment.at + 1).with("player", judgment.seat);
    desk.say(&head.with("points", decimal(judgment.costs)));
    for (id, action) in [("review-played", judgment.played), ("review-better", judgment.better)] {
        let text = G::choice(&judgment.position, action);
        desk.say(&Message::new(id).with("text", text).with("line", action.to_string()));
    }
    desk.say(&ahead(G::TEXTS, &judgment.parts));
    desk.say_id("review-would");
    desk.say_events(&judgment.turn().events);
    desk.say_rule(judgment.rule);
    desk.say_id("review-table");
    for line in G::table(&judgment.position) {
        desk.say(&line);
    }
}

/// Makes a puzzle of a move, in a folder that is not there yet.
fn make_puzzle<G: Playable + Puzzling>(desk: &mut Desk<'_, G>, judgment: &Judgment<G>, folder: &Path) -> Exit {
    let stem = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let Some(puzzle) = puzzle::puzzle(judgment, &puzzle::name(&stem)) else {
        desk.say_id("review-unpuzzled");
        return Exit::No;
    };
    match keep(&puzzle, folder) {
        Ok(said) => {
            desk.say(&said);
            Exit::Done
        }
        Err(error) => {
            complain(&desk.catalog.say(&unkept(&error, folder)).text);
            Exit::System
        }
    }
}

/// Keeps a puzzle in a folder of its own, and says where and how it is played.
pub(super) fn keep(puzzle: &Puzzle, folder: &Path) -> io::Result<Message> {
    write(puzzle, folder)?;
    let shown = harmless(&folder.to_string_lossy());
    let command = format!("santiago learn {} --scenarios {shown}", puzzle.lesson);
    Ok(Message::new("review-puzzled").with("path", shown).with("command", command))
}

/// Whether a folder holds just this puzzle.
#[cfg(feature = "tui")]
pub(super) fn is_kept(puzzle: &Puzzle, folder: &Path) -> bool {
    puzzle.files.iter().all(|(path, text)| fs::read_to_string(folder.join(path)).is_ok_and(|held| held == *text))
}

/// Why it could not be kept.
pub(super) fn unkept(error: &io::Error, folder: &Path) -> Message {
    let id = if error.kind() == ErrorKind::AlreadyExists { "cli-error-exists" } else { "cli-error-write" };
    Message::new(id).with("path", harmless(&folder.to_string_lossy()))
}

/// Writes a whole folder beside and renames it, so that it is never half there.
fn write(puzzle: &Puzzle, folder: &Path) -> io::Result<()> {
    if folder.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let mut new = folder.as_os_str().to_owned();
    new.push(format!(".new-{}", std::process::id()));
    let new = Path::new(&new);
    fs::create_dir(new)?;
    let written = puzzle.files.iter().try_for_each(|(path, text)| {
        let path = new.join(path);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, text)
    });
    let done = written.and_then(|()| fs::rename(new, folder));
    if done.is_err() {
        let _ = fs::remove_dir_all(new);
    }
    done
}
