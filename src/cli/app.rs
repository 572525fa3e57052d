//! `santiago` alone: the full-screen app.

use std::{env, path::Path};

use crate::{
    cuba::Cuba,
    terminal,
    tui::{
        app::{App, Beginning, Effect},
        theme::{Palette, Theme},
    },
};

use super::{
    Context, Exit,
    learn::{self, Keep},
    output::complain,
    settings,
};

/// Runs the app.
pub(super) fn run(context: &Context) -> Exit {
    let packs = match learn::packs::<Cuba>(context.options.scenarios.as_deref().map(Path::new)) {
        Ok(packs) => packs,
        Err(fault) => {
            complain(&context.catalog.say(&fault.message()).text);
            return Exit::System;
        }
    };
    let mut foreign = context.foreign.clone();
    foreign.extend(packs.iter().flat_map(|pack| pack.texts.iter().cloned()));
    let learner = settings::learner();
    let (mut keep, _) = Keep::open(learner.as_deref());
    let beginning = Beginning {
        packs: &packs,
        foreign: &foreign,
        lang: context.catalog.lang().to_owned(),
        chosen: context.options.lang.is_some() || settings::language().is_some(),
        learner: learner.clone(),
        progress: keep.progress.clone(),
        theme: Theme::new(palette(context), is_light(), context.options.ascii),
    };
    let mut app = App::new(beginning);
    let ran = terminal::run(&mut app, |effect| match effect {
        Effect::Save(changes) => drop(keep.save(&changes)),
        Effect::Language(lang) => settings::save_language(&lang),
        Effect::Quit => {}
    });
    if ran.is_ok() { Exit::Done } else { Exit::System }
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
