//! `santiago` alone, and what else opens in the full-screen app.

use std::{
    env,
    hash::{BuildHasher, RandomState},
    path::Path,
};

use crate::{
    course::progress::Progress,
    games::First,
    play::Table,
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
    learn::{self, Chosen, Keep},
    output::complain,
    play::{self, Games},
    settings,
};

/// What the app is to open with.
#[derive(Clone, Copy)]
pub(super) enum Wanted<'w> {
    Home,
    /// A lesson or drills, by a word.
    Lesson(&'w str),
    /// A free game, as the options say.
    Play,
    /// The review of a game.
    Review(&'w Table<First>),
}

/// Runs the app.
pub(super) fn run(context: &Context, wanted: Wanted<'_>) -> Exit {
    let packs = match learn::packs::<First>(context.options.scenarios.as_deref().map(Path::new)) {
        Ok(packs) => packs,
        Err(fault) => {
            complain(&context.catalog.say(&fault.message()).text);
            return Exit::System;
        }
    };
    if packs.iter().any(|pack| !pack.faults.is_empty()) {
        return learn::faulty(context);
    }
    let learner = match learn::learner(context) {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let mut foreign = context.foreign.clone();
    foreign.extend(packs.iter().flat_map(|pack| pack.texts.iter().cloned()));
    let real = match wanted {
        Wanted::Play => match play::real_table::<First>(context) {
            Ok(real) => real,
            Err(exit) => return exit,
        },
        Wanted::Home | Wanted::Lesson(_) | Wanted::Review(_) => None,
    };
    let game = match wanted {
        Wanted::Play if real.is_some() => None,
        Wanted::Play => match play::for_app::<First>(context) {
            Ok(game) => game,
            Err(exit) => return exit,
        },
        Wanted::Home | Wanted::Lesson(_) | Wanted::Review(_) => None,
    };
    let (table, saved) = game.unzip();
    let opening = match wanted {
        Wanted::Home => Opening::Home,
        Wanted::Review(table) => Opening::Review(table),
        Wanted::Play => match (&real, &table) {
            (Some((players, terms)), _) => Opening::Table(players, *terms),
            (None, Some(table)) => Opening::Game(table),
            (None, None) => Opening::Setup,
        },
        Wanted::Lesson(word) => match learn::find(word, &packs, &context.catalog) {
            Some(Chosen::Lesson(lesson)) if learn::is_sound(lesson, &packs) => Opening::Lesson(lesson),
            Some(Chosen::Lesson(_)) => return learn::faulty(context),
            Some(Chosen::Game) => Opening::First,
            Some(Chosen::Drills(only)) => Opening::Drills(only),
            None => return learn::unknown(word, &packs, context),
        },
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
    let ran = terminal::run(&mut app, mouse, |effect| {
        let (mut say, mut mouse, mut answers) = (Vec::new(), None, Vec::new());
        match effect {
            Effect::Save(changes) => say = keep.save(&changes),
            Effect::Forget => say.extend(keep.reset(Progress::forget::<First>).err()),
            Effect::Language(lang) => settings::save_language(&lang),
            Effect::Settings(settings) => {
                settings::app::save(&settings);
                mouse = Some(settings.mouse);
            }
            Effect::Keep(keeping) => (answers, say) = games.keep(keeping),
            Effect::Think(_) | Effect::Quit => {}
        }
        Done { say, mouse, answers }
    });
    if ran.is_ok() {
        return Exit::Done;
    }
    let message = Message::new("cli-error-terminal").with("command", "santiago --plain".to_owned());
    complain(&context.catalog.say(&message).text);
    Exit::System
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
