//! `santiago` alone, and what else opens in the full-screen app.

use std::{
    env,
    hash::{BuildHasher, RandomState},
};

use crate::{
    play::{Player, table::Terms},
    sitting::{game::GameSitting, house::House},
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
pub(super) enum Entrance<'w> {
    Home,
    /// A lesson or drills, by a word.
    Lesson(&'w str),
    /// A free game, as the options say.
    Play,
    /// The review of a game.
    Review(Box<dyn GameSitting>),
}

/// A real table to be described, and a game to go on with.
type AskedFor = (Option<(Vec<Player>, Terms)>, Option<(Box<dyn GameSitting>, Saved)>);

/// Runs the app.
pub(super) fn run(context: &Context, wanted: Entrance<'_>) -> Exit {
    open(context, wanted).err().unwrap_or(Exit::Done)
}

fn open(context: &Context, wanted: Entrance<'_>) -> Result<(), Exit> {
    let failed = |message: Message| {
        complain(&context.catalog.say(&message).text);
        Exit::System
    };
    let houses = learn::houses(context)?;
    let settings = settings::app::read();
    let house = houses.iter().find(|house| settings.game.as_deref() == Some(house.id())).or(houses.first());
    let house = &**house.expect("there is a game to play");
    let learner = context.learner()?;
    let mut foreign = context.foreign.clone();
    foreign.extend(house.texts());
    let mut saved = None;
    let opening = match wanted {
        Entrance::Home => Opening::Home,
        Entrance::Review(table) => Opening::Review(table),
        Entrance::Play => match asked_for(house, context)? {
            (Some((players, terms)), _) => Opening::Table(players, terms),
            (None, Some((table, file))) => {
                saved = Some(file);
                Opening::Game(table)
            }
            (None, None) => Opening::Setup,
        },
        Entrance::Lesson(word) => learning(word, house, context)?,
    };
    let (mut keep, said) = Keep::open(learner.as_deref());
    let mut games = Games::open(saved, house, &foreign);
    let ground = if is_light() { Ground::Light } else { Ground::Dark };
    let mouse = settings.mouse;
    let mut app = App::new(Beginning {
        houses: &houses,
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
fn asked_for(house: &dyn House, context: &Context) -> Result<AskedFor, Exit> {
    let real = play::real_table(house, context)?;
    let game = if real.is_some() { None } else { play::for_app(house, context)? };
    Ok((real, game))
}

/// What a word asks for that can be learnt.
fn learning(word: &str, house: &dyn House, context: &Context) -> Result<Opening, Exit> {
    match learn::find(word, house, &context.catalog) {
        Some(Study::Lesson(lesson)) if house.is_sound(lesson) => Ok(Opening::Lesson(lesson.to_owned())),
        Some(Study::Lesson(_)) => Err(learn::faulty(context)),
        Some(Study::Game) => Ok(Opening::First),
        Some(Study::Drills(only)) => Ok(Opening::Drills(only.map(ToOwned::to_owned))),
        None => Err(learn::unknown(word, house, context)),
    }
}

/// Does what the app asks of the world.
fn done(effect: Effect, keep: &mut Keep, games: &mut Games<'_>) -> Done {
    let (mut say, mut mouse, mut answers) = (Vec::new(), None, Vec::new());
    match effect {
        Effect::Save(changes) => say = keep.save(&changes),
        Effect::Forget(game) => say.extend(keep.reset(|progress| progress.forget(game)).err()),
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
