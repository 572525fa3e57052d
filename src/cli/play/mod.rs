//! `santiago play`: free play on plain lines, and the games that are kept.

#[cfg(feature = "tui")]
mod host;
mod logs;
mod memory;
pub(super) mod saves;
pub(super) mod sitting;
mod teach;

use std::{
    fs,
    hash::{BuildHasher, RandomState},
    path::Path,
};

use serde_json::json;

use crate::{
    bot::Level,
    course::{pack::Pack, run::start_of, shape, taught::Taught},
    game::LARGEST_SEED,
    play::{
        Now, Player, Table,
        playable::{Playable, Sketch, from_here},
        player::{self, Misseated},
        table::Terms,
    },
    reference::fold::fold,
    text::{Catalog, Message, harmless},
};

use super::{
    Context, Exit,
    learn::{
        self, Keep,
        desk::{Desk, End},
        lines::{Answer, Lines},
    },
    misused,
    output::{answer, complain},
    parse::{Dice, Misuse, PlayOptions, number},
    spec::Switch,
};

#[cfg(feature = "tui")]
pub(super) use host::Games;
use saves::{Fault, Saved};
use sitting::Sitting;

/// The longest table that is typed in.
const LONGEST_TABLE: u64 = 1 << 16;

/// Plays, or does what the options say instead.
pub(super) fn run<G: Playable>(context: &Context) -> Exit {
    let options = &context.options;
    if options.list {
        return list::<G>(context);
    }
    let learner = match learn::learner(context) {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let mut desk = desk::<G>(context, learner.as_deref());
    if let Some(name) = &options.play.delete {
        return delete(&mut desk, name, context);
    }
    let (table, saved) = match sit_down(&mut desk, context) {
        Ok(begun) => begun,
        Err(exit) => return exit,
    };
    match Sitting::new(&mut desk, table, saved).play() {
        End::Finished | End::Left => Exit::Done,
        End::Ended => Exit::No,
    }
}

pub(super) fn desk<'a, G: Playable>(context: &'a Context, learner: Option<&'a str>) -> Desk<'a, G> {
    let (keep, _) = Keep::open(learner);
    Desk {
        lines: Lines::new(context.options.ascii),
        keep,
        catalog: Catalog::new(context.catalog.lang(), &context.foreign),
        packs: &[],
        foreign: &context.foreign,
        learner,
    }
}

/// Whether the app can do what was asked for: games are deleted on lines.
#[cfg(feature = "tui")]
pub(super) fn fits_app(context: &Context) -> bool {
    context.options.play.delete.is_none()
}

/// Who sits at a real table that is described in the app, and how it is played on; `None`: that was not asked for.
#[cfg(feature = "tui")]
pub(super) fn real_table<G: Playable>(context: &Context) -> Result<Option<(Vec<Player>, Terms)>, Exit> {
    let options = &context.options.play;
    if !is_asked(options.table.as_deref()) {
        return Ok(None);
    }
    let learner = learn::learner(context)?;
    let players = players(learner.as_deref(), context)?;
    if !G::SEATS.contains(&u8::try_from(players.len()).unwrap_or(u8::MAX)) {
        return Err(misused(&Misuse::new("seats-count", players.len().to_string()), &context.catalog));
    }
    Ok(Some((players, terms(options, 0))))
}

/// Whether a real table is to be asked for.
fn is_asked(table: Option<&Path>) -> bool {
    table == Some(Path::new("-"))
}

/// The game that the app opens with; `None`: it is set up there.
#[cfg(feature = "tui")]
pub(super) fn for_app<G: Playable>(context: &Context) -> Result<Option<(Table<G>, Saved)>, Exit> {
    let options = &context.options.play;
    if options.load.is_none() && !is_asked_for(context) && saves::last().is_none() {
        return Ok(None);
    }
    let learner = learn::learner(context)?;
    sit_down(&mut desk(context, learner.as_deref()), context).map(Some)
}

/// Whether the options say how to play.
fn is_asked_for(context: &Context) -> bool {
    let options = &context.options.play;
    context.options.seats.is_some()
        || context.options.seed.is_some()
        || options.code.is_some()
        || options.save.is_some()
        || options.table.is_some()
        || options.from.is_some()
        || options.dice.is_some()
        || options.screens
        || options.teach_back
}

/// The game that was asked for: a kept one, the last one if nothing was asked for, or a new one.
fn sit_down<G: Playable>(desk: &mut Desk<'_, G>, context: &Context) -> Result<(Table<G>, Saved), Exit> {
    let options = &context.options.play;
    if let Some(name) = &options.load {
        return load(name, context);
    }
    let asked_for = is_asked_for(context);
    if let Some(name) = saves::last().filter(|_| !asked_for)
        && let Ok((table, saved)) = saves::load::<G>(&name)
        && table.now() != Now::Over
    {
        desk.say(
            &Message::new("free-continued").with("name", name).with("command", "santiago play --seats".to_owned()),
        );
        return Ok((table, saved));
    }
    begin(desk, options, context)
}

fn load<G: Playable>(name: &str, context: &Context) -> Result<(Table<G>, Saved), Exit> {
    saves::load::<G>(name).map_err(|fault| refuse(fault, name, context))
}

/// A kept game only to look at it, by its name or path; without one the newest. `None`: there is none.
pub(super) fn kept<G: Playable>(word: Option<&str>, context: &Context) -> Result<Option<(String, Table<G>)>, Exit> {
    let Some(name) = word.map(ToOwned::to_owned).or_else(saves::newest) else { return Ok(None) };
    let (table, saved) = saves::read::<G>(&name).map_err(|fault| refuse(fault, &name, context))?;
    Ok(Some((saved.name().unwrap_or(name), table)))
}

fn refuse(fault: Fault, name: &str, context: &Context) -> Exit {
    match fault {
        Fault::Unknown => unknown(name, context),
        Fault::Unreadable(messages) => {
            let said: Vec<String> = messages.iter().map(|message| context.catalog.say(message).text).collect();
            complain(&said.join(" "));
            Exit::System
        }
    }
}

fn unknown(name: &str, context: &Context) -> Exit {
    let names = saves::names();
    let near = shape::nearest(name, names.iter().map(String::as_str)).map(ToOwned::to_owned);
    misused(&Misuse::new("unknown-save", name.to_owned()).near(near), &context.catalog)
}

fn begin<G: Playable>(
    desk: &mut Desk<'_, G>,
    options: &PlayOptions,
    context: &Context,
) -> Result<(Table<G>, Saved), Exit> {
    let wrong = |misuse: Misuse| misused(&misuse, &context.catalog);
    let players = players(desk.learner, context)?;
    let own_seed = number(Switch::Seed, context.options.seed.as_deref(), 0, LARGEST_SEED).map_err(wrong)?;
    let seed = own_seed.unwrap_or_else(|| RandomState::new().hash_one(()) & LARGEST_SEED);
    let coded = match &options.code {
        Some(code) => Some(G::coded(code, seed).map_err(|message| {
            complain(&context.catalog.say(&message).text);
            Exit::Usage
        })?),
        None => None,
    };
    let seed = coded.as_ref().and_then(|(_, own)| *own).filter(|_| own_seed.is_none()).unwrap_or(seed);
    let count = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let typed = match (&options.table, &options.from) {
        (Some(path), _) => Some(typed_in(desk, path, count, &players, seed)?),
        (None, Some(lesson)) => Some(from_lesson::<G>(lesson, context)?),
        (None, None) => None,
    };
    if let Some(name) = options.save.as_ref().filter(|name| !player::is_name(name)) {
        return Err(wrong(Misuse::new("save-name", name.clone())));
    }
    let drawn = || G::drawn(count, seed).ok_or_else(|| wrong(Misuse::new("seats-count", count.to_string())));
    let setup = match (coded, typed) {
        (_, Some(setup)) => setup,
        (Some((setup, _)), None) => setup,
        (None, None) => drawn()?,
    };
    let terms = terms(options, seed);
    let seats = context.options.seats.is_some().then_some(players.len());
    let table = Table::begin(setup, players, terms).map_err(|faults| {
        for fault in faults {
            complain(&context.catalog.say(&G::fault(fault)).text);
        }
        Exit::System
    })?;
    if let Some(seats) = seats.filter(|seats| *seats != table.players().len()) {
        return Err(wrong(Misuse::new("seats-code", seats.to_string()).knowing(table.players().len().to_string())));
    }
    let (saved, said) = Saved::begin(options.save.as_deref(), &table.write()).map_err(|message| {
        complain(&context.catalog.say(&message).text);
        Exit::System
    })?;
    for message in &said {
        desk.say(message);
    }
    Ok((table, saved))
}

/// The start of a lesson, or of a step of it.
fn from_lesson<G: Playable>(word: &str, context: &Context) -> Result<G::Setup, Exit> {
    let (id, step) = word.split_once(':').unwrap_or((word, "1"));
    let ours = Pack::<G>::ours();
    let start = ours.lesson(id).and_then(|lesson| {
        let named = || lesson.steps.iter().position(|one| one.id == step);
        let step = step.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).or_else(named)?;
        start_of(lesson, step)
    });
    let near = || shape::nearest(id, ours.ids().map(|(_, id)| id)).map(ToOwned::to_owned);
    start
        .and_then(|position| from_here::<G>(&position))
        .ok_or_else(|| misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near()), &context.catalog))
}

/// How the game is played.
fn terms(options: &PlayOptions, seed: u64) -> Terms {
    Terms {
        typed_dice: options.dice == Some(Dice::Typed),
        screens: options.screens,
        explains: !options.mute,
        teach_back: options.teach_back,
        ..Terms::seeded(seed)
    }
}

/// Who plays: whoever was named, or else the learner against a bot.
fn players(learner: Option<&str>, context: &Context) -> Result<Vec<Player>, Exit> {
    if let Some(seats) = &context.options.seats {
        return seated(seats, context);
    }
    let mut person = Player::person("", context.catalog.lang());
    person.name = learner.filter(|name| player::is_name(name)).map(ToOwned::to_owned);
    let level = if context.options.play.teach_back { Level::Easiest } else { Level::Easy };
    Ok(vec![person, Player::bot(level)])
}

/// Everybody who was named.
fn seated(seats: &str, context: &Context) -> Result<Vec<Player>, Exit> {
    player::read(seats, context.catalog.lang(), &context.foreign).map_err(|why| {
        let misuse = match why {
            Misseated::Name(word) => Misuse::new("seat-name", word),
            Misseated::Word(word) => Misuse::new("seat-word", word),
        };
        misused(&misuse, &context.catalog)
    })
}

/// A real table: from a file, or line by line.
fn typed_in<G: Playable>(
    desk: &mut Desk<'_, G>,
    path: &Path,
    count: u8,
    players: &[Player],
    seed: u64,
) -> Result<G::Setup, Exit> {
    let names = player::names(players, &desk.catalog);
    desk.catalog = Catalog::new(desk.catalog.lang(), desk.foreign).with_names(names.clone());
    let mut sketch = G::Sketch::default();
    if is_asked(Some(path)) {
        return ask_table(desk, sketch, &names, count, seed);
    }
    let failed = |desk: &Desk<'_, G>, message: &Message| {
        complain(&desk.catalog.say(message).text);
        Exit::System
    };
    let shown = harmless(&path.to_string_lossy());
    let small = fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() <= LONGEST_TABLE);
    let text = fs::read_to_string(path).ok().filter(|_| small);
    let Some(text) = text else {
        return Err(failed(desk, &Message::new("free-unreadable").with("path", shown)));
    };
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(message) = sketch.take(line, &names) {
            let place = Message::new("free-table-line").with("path", shown).with("line", number + 1);
            return Err(failed(desk, &place.with("text", message)));
        }
    }
    match finished(desk, &sketch, count, seed) {
        Ok(setup) => Ok(setup),
        Err(faults) => {
            for fault in &faults {
                complain(&desk.catalog.say(fault).text);
            }
            Err(Exit::System)
        }
    }
}

fn ask_table<G: Playable>(
    desk: &mut Desk<'_, G>,
    mut sketch: G::Sketch,
    names: &[String],
    count: u8,
    seed: u64,
) -> Result<G::Setup, Exit> {
    let help = |desk: &mut Desk<'_, G>| {
        desk.say_id("free-table-ask");
        for (example, message) in G::Sketch::help() {
            let text = desk.catalog.say(&message).text;
            desk.lines.say(&format!("{example}: {text}"));
        }
    };
    help(desk);
    loop {
        match desk.lines.ask() {
            Answer::End => return Err(Exit::No),
            Answer::Unreadable => desk.say_id("learn-bad-line"),
            Answer::Line(line) if line == "?" => help(desk),
            Answer::Line(line) if line.is_empty() => match finished(desk, &sketch, count, seed) {
                Ok(setup) => return Ok(setup),
                Err(faults) => faults.iter().for_each(|fault| desk.say(fault)),
            },
            Answer::Line(line) => match sketch.take(&line, names) {
                Ok(()) => desk.say_id("free-table-noted"),
                Err(message) => desk.say(&message),
            },
        }
    }
}

/// The set-up of a table, with what was drawn or assumed said; or what does not fit.
fn finished<G: Playable>(
    desk: &mut Desk<'_, G>,
    sketch: &G::Sketch,
    count: u8,
    seed: u64,
) -> Result<G::Setup, Vec<Message>> {
    match sketch.finish(count, seed) {
        Ok((setup, assumed)) => {
            for message in &assumed {
                desk.say(message);
            }
            Ok(setup)
        }
        Err(faults) => Err(faults.into_iter().map(<G as Taught>::fault).collect()),
    }
}

/// The games that are kept.
fn list<G: Playable>(context: &Context) -> Exit {
    let catalog = &context.catalog;
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for name in saves::names() {
        match saves::peek::<G>(&name) {
            Ok(table) => {
                let players = player::names(table.players(), catalog);
                let over = table.now() == Now::Over;
                let id = if over { "free-list-over" } else { "free-list-open" };
                let message = Message::new(id).with("name", name.clone()).with("list", players.join(", "));
                lines.push(catalog.say(&message.with("count", table.log().len())).text);
                let actions = table.log().len();
                all.push(json!({ "name": name, "players": players, "actions": actions, "over": over }));
            }
            Err(messages) => {
                let why: Vec<String> = messages.iter().map(|message| catalog.say(message).text).collect();
                lines.push(why.join(" "));
                all.push(json!({ "name": name, "error": why.join(" ") }));
            }
        }
    }
    if context.options.json {
        return answer(&format!("{}\n", json!({ "games": all })));
    }
    if lines.is_empty() {
        lines.push(catalog.text("free-list-none"));
    }
    answer(&(lines.join("\n") + "\n"))
}

/// Deletes a game, after a question.
fn delete<G: Playable>(desk: &mut Desk<'_, G>, name: &str, context: &Context) -> Exit {
    if !saves::names().iter().any(|one| one == name) {
        return unknown(name, context);
    }
    desk.say(&Message::new("free-delete-ask").with("name", name.to_owned()));
    let words = desk.catalog.text("learn-reset-yes");
    let yes = |line: &str| words.split(',').chain(["yes"]).any(|word| fold(word) == fold(line));
    if !matches!(desk.lines.ask(), Answer::Line(line) if yes(&line)) {
        desk.say_id("learn-reset-kept");
        return Exit::No;
    }
    match saves::delete(name) {
        Ok(true) => {
            desk.say(&Message::new("free-deleted").with("name", name.to_owned()));
            Exit::Done
        }
        Ok(false) | Err(_) => Exit::System,
    }
}
