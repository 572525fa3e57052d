//! `santiago` alone, and what else opens in the full-screen app.

use std::{
    env,
    hash::{BuildHasher, RandomState},
    path::Path,
};

use crate::{
    course::{pack::Pack, progress::Progress},
    games::First,
    play::{Player, Table, table::Terms},
    terminal::{self, Done},
    text::Message,
    tui::{
        app::{App, Beginning, Effect, Opening},
        input::Input,
        theme::{Ground, Palette, Theme},
    },
};

use super::{
    Context, Exit,
    learn::{self, Keep, Study},
    output::complain,
    play::{self, Games, saves::Saved},
    settings,
};

/// What the app is to open with.
#[derive(Clone, Copy)]
pub(super) enum Entrance<'w> {
    Home,
    /// A lesson or drills, by a word.
    Lesson(&'w str),
    /// A free game, as the options say.
    Play,
    /// The review of a game.
    Review(&'w Table<First>),
}

/// A real table to be described, and a game to go on with.
type AskedFor = (Option<(Vec<Player>, Terms)>, Option<(Table<First>, Saved)>);

/// Runs the app.
pub(super) fn run(context: &Context, wanted: Entrance<'_>) -> Exit {
    open(context, wanted).err().unwrap_or(Exit::Done)
}

fn open(context: &Context, wanted: Entrance<'_>) -> Result<(), Exit> {
    let failed = |message: Message| {
        complain(&context.catalog.say(&message).text);
        Exit::System
    };
    let packs = learn::packs::<First>(context.options.scenarios.as_deref().map(Path::new));
    let packs = packs.map_err(|fault| failed(fault.message()))?;
    if packs.iter().any(|pack| !pack.faults.is_empty()) {
        return Err(learn::faulty(context));
    }
    let learner = context.learner()?;
    let mut foreign = context.foreign.clone();
    foreign.extend(packs.iter().flat_map(|pack| pack.texts.iter().cloned()));
    let (real, game) = asked_for(context, wanted)?;
    let (table, saved) = game.unzip();
    let opening = match wanted {
        Entrance::Home => Opening::Home,
        Entrance::Review(table) => Opening::Review(table),
        Entrance::Play => match (&real, &table) {
            (Some((players, terms)), _) => Opening::Table(players, *terms),
            (None, Some(table)) => Opening::Game(table),
            (None, None) => Opening::Setup,
        },
        Entrance::Lesson(word) => learning(word, &packs, context)?,
    };
    let (mut keep, said) = Keep::open(learner.as_deref());
    let mut games = Games::open(saved, &foreign);
    let ground = if is_light() { Ground::Light } else { Ground::Dark };
    let settings = settings::app::read();
    let mouse = settings.mouse;
    let mut app = App::new(Beginning {
        packs: &packs,
        foreign: &foreign,
        lang: context.catalog.lang().to_owned(),
        chosen: context.options.lang.is_some() || settings::language().is_some(),
        learner,
        progress: keep.progress.clone(),
        settings,
        theme: Theme::new(palette(context), ground, context.options.ascii),
        ground,
        day: learn::today(),
        seed: RandomState::new().hash_one(()),
        last: games.last(),
        met: games.met(),
        opening,
    });
    for message in said {
        app.update(Input::Notice(message));
    }
    let ran = terminal::run(&mut app, mouse, |effect| done(effect, &mut keep, &mut games));
    if ran.is_ok() {
        return Ok(());
    }
    Err(failed(Message::new("cli-error-terminal").with("command", "santiago --plain".to_owned())))
}

/// The free game that was asked for: who describes a real table and how it is played on, or a game under way.
fn asked_for(context: &Context, wanted: Entrance<'_>) -> Result<AskedFor, Exit> {
    let Entrance::Play = wanted else { return Ok((None, None)) };
    let real = play::real_table::<First>(context)?;
    let game = if real.is_some() { None } else { play::for_app::<First>(context)? };
    Ok((real, game))
}

/// What a word asks for that can be learnt.
fn learning<'p>(word: &str, packs: &'p [Pack<First>], context: &Context) -> Result<Opening<'p, First>, Exit> {
    match learn::find(word, packs, &context.catalog) {
        Some(Study::Lesson(lesson)) if learn::is_sound(lesson, packs) => Ok(Opening::Lesson(lesson)),
        Some(Study::Lesson(_)) => Err(learn::faulty(context)),
        Some(Study::Game) => Ok(Opening::First),
        Some(Study::Drills(only)) => Ok(Opening::Drills(only)),
        None => Err(learn::unknown(word, packs, context)),
    }
}

/// Does what the app asks of the world.
fn done(effect: Effect<First>, keep: &mut Keep, games: &mut Games<'_>) -> Done<First> {
    let (mut say, mut mouse, mut answers) = (Vec::new(), None, Vec::new());
    match effect {
        Effect::Save(changes) => say = keep.save(&changes),
        Effect::Forget => say.extend(keep.reset(|progress| progress.forget(First::ID)).err()),
        Effect::Language(lang) => settings::save_language(&lang),
        Effect::Settings(settings) => {
            settings::app::save(&settings);
            mouse = Some(settings.mouse);
        }
        Effect::Keep(keeping) => (answers, say) = games.keep(keeping),
        Effect::Think(_) | Effect::Quit => {}
    }
    Done { say, mouse, answers }
}

/// The colours that the terminal says it has.
fn palette(context: &Context) -> Palette {
    if !context.colour.is_on() {
        return Palette::None;
    }
    let says = |name: &str, word: &str| env::var(name).is_ok_and(|value| value.contains(word));
    if says("COLORTERM", "truecolor") || says("COLORTERM", "24bit") {
        Palette::True
    } else if says("TERM", "256") {
        Palette::Many
    } else {
        Palette::Sixteen
    }
}

/// Whether the terminal says that its background is light.
fn is_light() -> bool {
    let colours = env::var("COLORFGBG").unwrap_or_default();
    colours.rsplit(';').next().and_then(|back| back.parse::<u8>().ok()).is_some_and(|back| back == 7 || back == 15)
}
