//! `santiago play`: free play on plain lines, and the games that are kept.

#[cfg(feature = "tui")]
mod host;
mod list;
pub(super) mod logs;
pub(super) mod memory;
mod real;
pub(super) mod saves;

use std::hash::{BuildHasher, RandomState};

use crate::{
    bot::Level,
    course::shape,
    dialog::{
        Dialog, Ending, Host, Lines,
        game::GameDialog,
        sketch::{Seats, SketchDialog},
    },
    game::LARGEST_SEED,
    ids::Id,
    play::{
        Player,
        player::{self, Colour, Misseated},
        table::Terms,
    },
    sitting::{
        describe::{Describing, LaidTable},
        game::GameSitting,
        house::House,
    },
    text::{Catalog, Message, catalog::languages},
};

use super::{
    Context, Exit,
    console::Console,
    keep::Keep,
    keeper::Keeper,
    learn, misused,
    output::complain,
    parse::{Misuse, PlayOptions, Roller, number},
    spec::Switch,
};

#[cfg(feature = "tui")]
pub(super) use host::Games;
use list::{deleting, list};
use real::{is_asked, typed_in};
use saves::{NamedGame, Saved, Shelved, Unavailable};

/// How a new game is begun although there is one to go on with.
const NEW_GAME: &str = "santiago play --seats anna:de,bot:medium";

/// Plays, or does what the options say instead.
pub(super) fn run(context: &Context) -> Exit {
    let (options, house) = (&context.options, learn::chosen());
    if options.list {
        return list(&*house, context);
    }
    let learner = match context.learner() {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let mut out = lines(context, learner.as_deref());
    let keeper = keeper(&*house, context, learner.as_deref());
    let mut console = Console::new(options.ascii);
    if let Some(name) = options.play.delete.as_deref() {
        if !saves::names().iter().any(|one| one == name) {
            return unknown(name, context);
        }
        return console.hold(Box::new(deleting(name)), &mut out, &mut { keeper }).into();
    }
    let begun = opening(&*house, &mut out, keeper, context);
    console.show(&mut out);
    match begun {
        Ok((dialog, mut keeper)) => console.hold(dialog, &mut out, &mut keeper).into(),
        Err(exit) => exit,
    }
}

/// Nothing said yet, in the language of the command line.
pub(super) fn lines<'c>(context: &'c Context, learner: Option<&'c str>) -> Lines<'c> {
    Lines::new(Catalog::new(context.catalog.lang(), &context.foreign), &context.foreign, learner)
}

/// Who keeps games and progress.
pub(super) fn keeper<'h>(house: &'h dyn House, context: &Context, learner: Option<&str>) -> Keeper<'h> {
    Keeper::new(house, Keep::open(learner).0).naming(context.options.play.save.as_deref())
}

/// A dialogue, and who keeps what comes of it.
type Begun<'c> = (Box<dyn Dialog<'c> + 'c>, Keeper<'c>);

/// The game that was asked for, or the questions about a real table.
fn opening<'c>(
    house: &'c dyn House,
    out: &mut Lines<'_>,
    keeper: Keeper<'c>,
    context: &'c Context,
) -> Result<Begun<'c>, Exit> {
    if is_asked(context.options.play.table.as_deref()) {
        return Ok((Box::new(asking(house, out, context)?), keeper));
    }
    let (game, saved) = sit_down(house, out, context)?;
    Ok((Box::new(GameDialog::new(game)), keeper.playing(saved)))
}

/// The questions about a real table.
fn asking<'c>(house: &dyn House, out: &Lines<'_>, context: &'c Context) -> Result<SketchDialog<'c>, Exit> {
    let Prepared { players, seed, .. } = prepared(house, out.learner(), context)?;
    let (seats, fewest) = (seats(&players, context), *house.seats().start());
    let names = player::names(&players, out.catalog());
    let begin = move |laid: Box<dyn LaidTable>, named: u8, out: &mut Lines<'_>, host: &mut dyn Host| {
        let players = grown(players.clone(), named, seats, fewest, out.catalog());
        let game = seat_all(laid, players, terms(&context.options.play, seed), context);
        let game = game.map_err(|_complained| Ending::Failed)?;
        match host.begin_game(&game.write()) {
            Ok(said) => {
                out.say_all(&said);
                Ok(game)
            }
            Err(message) => {
                out.complain(&message);
                Err(Ending::Failed)
            }
        }
    };
    Ok(SketchDialog::new(sketch(house, context)?, names, seats, seed, Box::new(begin)))
}

/// A real table of which nothing was said.
fn sketch(house: &dyn House, context: &Context) -> Result<Box<dyn Describing>, Exit> {
    let option = || format!("--{}", Switch::Table.id());
    house.describe().ok_or_else(|| misused(&Misuse::new("unknown-option", option()), &context.catalog))
}

/// Whether the app can do what was asked for: games are deleted on lines.
#[cfg(feature = "tui")]
pub(super) fn fits_app(context: &Context) -> bool {
    context.options.play.delete.is_none()
}

/// Who sits at a real table that is described in the app, and how it is played on; `None`: that was not asked for.
#[cfg(feature = "tui")]
pub(super) fn real_table(house: &dyn House, context: &Context) -> Result<Option<(Vec<Player>, Terms)>, Exit> {
    let options = &context.options.play;
    if !is_asked(options.table.as_deref()) {
        return Ok(None);
    }
    let learner = context.learner()?;
    let players = players(learner.as_deref(), context)?;
    if !house.seats().contains(&u8::try_from(players.len()).unwrap_or(u8::MAX)) {
        return Err(misused(&Misuse::new("seats-count", players.len().to_string()), &context.catalog));
    }
    Ok(Some((players, terms(options, 0))))
}

/// The game that the app opens with; `None`: it is set up there.
#[cfg(feature = "tui")]
pub(super) fn for_app(house: &dyn House, context: &Context) -> Result<Option<Shelved>, Exit> {
    let options = &context.options.play;
    if options.load.is_none() && !is_asked_for(context) {
        return Ok(go_on(house, context)?.map(|(_, game, saved)| (muted(game, context), saved)));
    }
    let learner = context.learner()?;
    let mut out = lines(context, learner.as_deref());
    let begun = sit_down(house, &mut out, context);
    Console::new(context.options.ascii).show(&mut out);
    begun.map(Some)
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
fn sit_down(house: &dyn House, out: &mut Lines<'_>, context: &Context) -> Result<Shelved, Exit> {
    let options = &context.options.play;
    if let Some(name) = &options.load {
        let (game, saved) = saves::load(house, name).map_err(|fault| refuse(fault, name, context))?;
        return Ok((muted(game, context), saved));
    }
    if !is_asked_for(context)
        && let Some((name, game, saved)) = go_on(house, context)?
    {
        out.say(&Message::new("free-continued").with("name", name).with("command", NEW_GAME.to_owned()));
        return Ok((muted(game, context), saved));
    }
    begin(house, out, context)
}

/// The same without explanations, if that was asked for.
fn muted(mut game: Box<dyn GameSitting>, context: &Context) -> Box<dyn GameSitting> {
    let terms = game.terms();
    game.set_terms(Terms { explains: terms.explains && !context.options.play.mute, ..terms });
    game
}

/// The game to go on with; one that cannot be read is said, and left as it is.
fn go_on(house: &dyn House, context: &Context) -> Result<Option<NamedGame>, Exit> {
    saves::to_go_on_with(house).map_err(|fault| {
        let name = saves::last().unwrap_or_default();
        let exit = refuse(fault, &name, context);
        complain(&context.catalog.say(&Message::new("free-another").with("command", NEW_GAME.to_owned())).text);
        exit
    })
}

/// A kept game only to look at it, by its name or path; without one the newest. `None`: there is none.
pub(super) fn kept(house: &dyn House, word: Option<&str>, context: &Context) -> Result<Option<NamedGame>, Exit> {
    let Some(name) = word.map(ToOwned::to_owned).or_else(saves::newest) else { return Ok(None) };
    let (game, saved) = saves::read(house, &name).map_err(|fault| refuse(fault, &name, context))?;
    Ok(Some((saved.name().unwrap_or(name), game, saved)))
}

fn refuse(fault: Unavailable, name: &str, context: &Context) -> Exit {
    match fault {
        Unavailable::Unknown => unknown(name, context),
        Unavailable::Unreadable(messages) => {
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

/// What is known of a new game before it is set up.
struct Prepared {
    players: Vec<Player>,
    seed: u64,
    /// The table of a code.
    coded: Option<Box<dyn LaidTable>>,
}

fn prepared(house: &dyn House, learner: Option<&str>, context: &Context) -> Result<Prepared, Exit> {
    let options = &context.options;
    let wrong = |misuse: Misuse| misused(&misuse, &context.catalog);
    let players = players(learner, context)?;
    let own_seed = number(Switch::Seed, options.seed.as_deref(), 0, LARGEST_SEED).map_err(wrong)?;
    let seed = own_seed.unwrap_or_else(|| RandomState::new().hash_one(()) & LARGEST_SEED);
    let coded = options.play.code.as_ref().map(|code| house.coded(code, seed)).transpose().map_err(|message| {
        complain(&context.catalog.say(&message).text);
        Exit::Usage
    })?;
    let seed = coded.as_ref().and_then(|(_, own)| *own).filter(|_| own_seed.is_none()).unwrap_or(seed);
    if let Some(name) = options.play.save.as_ref().filter(|name| !player::is_name(name)) {
        return Err(wrong(Misuse::new("save-name", name.clone())));
    }
    Ok(Prepared { players, seed, coded: coded.map(|(laid, _)| laid) })
}

/// How many sit there, and whether that was said.
fn seats(players: &[Player], context: &Context) -> Seats {
    Seats { count: u8::try_from(players.len()).unwrap_or(u8::MAX), fixed: context.options.seats.is_some() }
}

/// Without a word about who plays, everybody at a real table is a person.
fn grown(mut players: Vec<Player>, named: u8, seats: Seats, fewest: u8, catalog: &Catalog) -> Vec<Player> {
    if !seats.fixed && named > 0 {
        players.truncate(1);
        players.resize_with(named.max(fewest).into(), || Player::person("", catalog.lang()));
    }
    players
}

fn begin(house: &dyn House, out: &mut Lines<'_>, context: &Context) -> Result<Shelved, Exit> {
    let options = &context.options.play;
    let Prepared { mut players, seed, coded } = prepared(house, out.learner(), context)?;
    let seats = seats(&players, context);
    let drawn = || {
        let misuse = || Misuse::new("seats-count", seats.count.to_string());
        house.drawn(seats.count, seed).ok_or_else(|| misused(&misuse(), &context.catalog))
    };
    let laid = match (&options.table, &options.from, coded) {
        (Some(path), ..) => {
            let (laid, named) = typed_in(sketch(house, context)?, out, path, (seats, &players), seed)?;
            players = grown(players, named, seats, *house.seats().start(), out.catalog());
            laid
        }
        (None, Some(lesson), _) => from_lesson(house, lesson, context)?,
        (None, None, Some(laid)) => laid,
        (None, None, None) => drawn()?,
    };
    let game = seat_all(laid, players, terms(options, seed), context)?;
    let (saved, said) = Saved::begin(options.save.as_deref(), &game.write()).map_err(|message| {
        complain(&context.catalog.say(&message).text);
        Exit::System
    })?;
    out.say_all(&said);
    Ok((game, saved))
}

/// Everybody at the table; whoever was named has to be as many as it was set up for.
fn seat_all(
    laid: Box<dyn LaidTable>,
    players: Vec<Player>,
    terms: Terms,
    context: &Context,
) -> Result<Box<dyn GameSitting>, Exit> {
    let named = context.options.seats.is_some().then_some(players.len());
    let game = laid.seat(players, terms).map_err(|faults| {
        for fault in &faults {
            complain(&context.catalog.say(fault).text);
        }
        Exit::System
    })?;
    let count = game.players().len();
    match named.filter(|named| *named != count) {
        Some(named) => {
            let misuse = Misuse::new("seats-code", named.to_string()).knowing(count.to_string());
            Err(misused(&misuse, &context.catalog))
        }
        None => Ok(game),
    }
}

/// The start of a lesson, or of a step of it.
fn from_lesson(house: &dyn House, word: &str, context: &Context) -> Result<Box<dyn LaidTable>, Exit> {
    let (id, step) = word.split_once(':').unwrap_or((word, "1"));
    let near = || shape::nearest(id, house.lessons().map(|(_, id)| id)).map(ToOwned::to_owned);
    house
        .laid_as(id, step)
        .ok_or_else(|| misused(&Misuse::new("unknown-lesson", word.to_owned()).near(near()), &context.catalog))
}

/// How the game is played.
fn terms(options: &PlayOptions, seed: u64) -> Terms {
    Terms {
        explains: !options.mute,
        // At a real table real dice fall.
        typed_dice: options.dice.map_or(options.table.is_some(), |dice| dice == Roller::Typed),
        screens: options.screens,
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
            Misseated::Word(word) => Misuse::new("seat-word", word).knowing(seat_words()),
            Misseated::Colour(colour) => Misuse::new("seat-colour", colour.id()),
        };
        misused(&misuse, &context.catalog)
    })
}

/// What can stand behind a name or a bot.
fn seat_words() -> String {
    let levels = Level::ALL.iter().map(|level| level.id());
    let colours = Colour::ALL.iter().map(|colour| colour.id());
    languages().into_iter().chain(colours).chain(levels).collect::<Vec<_>>().join(", ")
}
