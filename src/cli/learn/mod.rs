//! `santiago learn`: lessons and drills on plain lines, the list of them, the progress, and recording a lesson.

mod list;
#[cfg(feature = "author")]
mod record;

use std::path::Path;

use crate::{
    course::{pack::Sources, progress::Progress, taught::seated},
    dialog::{
        Dialog, Ending, Lines,
        confirm::Confirm,
        menu::{MenuDialog, studying},
    },
    games::{self, Listed},
    ids::Id,
    sitting::house::House,
    store,
    text::{Catalog, Message},
};

#[cfg(feature = "author")]
use crate::sitting::recording::Recording;

use super::{Context, Exit, console::Console, folder, keeper::Keeper, output::complain, settings};

#[cfg(feature = "tui")]
pub(super) use super::keeper::today;
pub(super) use super::{folder::PUZZLES, keep::Keep};
pub(super) use crate::dialog::contents::{Study, find};
pub(super) use list::unknown;
use list::{list, question};

/// The game that was chosen, with our own lessons.
pub(super) fn chosen() -> Box<dyn House> {
    let saved = settings::plays().and_then(|id| games::house(Listed::from_id(&id)?));
    saved.unwrap_or_else(games::first)
}

/// The game to be learnt, with the lessons beside ours; what is wrong with them is complained about.
pub(super) fn house(context: &Context) -> Result<Box<dyn House>, Exit> {
    extended(vec![chosen()], context).map(|mut houses| houses.remove(0))
}

/// Every game that can be learnt, in the same way.
#[cfg(feature = "tui")]
pub(super) fn houses(context: &Context) -> Result<Vec<Box<dyn House>>, Exit> {
    extended(games::HOUSES.into_iter().filter_map(games::house).collect(), context)
}

/// Adds the lessons beside ours.
fn extended(mut houses: Vec<Box<dyn House>>, context: &Context) -> Result<Vec<Box<dyn House>>, Exit> {
    let beside = beside_ours(context.options.scenarios.as_deref()).map_err(|fault| {
        complain(&context.catalog.say(&fault.message()).text);
        Exit::System
    })?;
    for (sources, sound) in &beside {
        let game = sources.game().filter(|game| games::HOUSES.iter().any(|known| known.id() == game));
        // What is for no game that there is, is told by whichever house is asked first.
        let meant = |house: &&mut Box<dyn House>| game.as_deref().is_none_or(|game| game == house.id());
        if let Some(house) = houses.iter_mut().find(meant) {
            house.add(sources, *sound);
        }
    }
    if houses.iter().all(|house| house.faults().is_empty()) { Ok(houses) } else { Err(faulty(context)) }
}

/// The packs of the folder that was named, and what somebody has made of their own games, which is there by itself; of the
/// latter only a sound one counts, neither damaged nor there already.
pub(super) fn beside_ours(folder: Option<&Path>) -> Result<Vec<(Sources, bool)>, folder::Unusable> {
    let named = folder.map_or(Ok(Vec::new()), folder::packs)?;
    let own = store::home().map(|home| home.join(PUZZLES)).filter(|folder| folder.is_dir());
    let own = own.and_then(|folder| folder::packs(&folder).ok()).into_iter().flatten();
    Ok(named.into_iter().map(|one| (one, false)).chain(own.map(|one| (one, true))).collect())
}

/// Plays a lesson or a round of drills, or does what the options say instead; `freely` is for whoever wants to play.
pub(super) fn run(context: &Context, freely: fn(&Context) -> Exit) -> Exit {
    learnt(context, freely).unwrap_or_else(|exit| exit)
}

fn learnt(context: &Context, freely: fn(&Context) -> Exit) -> Result<Exit, Exit> {
    let options = &context.options;
    let house = house(context)?;
    let mut foreign = context.foreign.clone();
    foreign.extend(house.texts());
    let learner = context.learner()?;
    let (keep, said) = Keep::open(learner.as_deref());
    let mut keeper = Keeper::new(&*house, keep);
    let catalog = seated(Catalog::new(context.catalog.lang(), &foreign), learner.as_deref());
    let word = options.words.first().map(|word| word.to_string_lossy());
    let chosen = match &word {
        Some(word) => Some(find(word, &*house, &catalog).ok_or_else(|| unknown(word, &*house, context))?),
        None => None,
    };
    if options.list {
        for message in &said {
            complain(&catalog.say(message).text);
        }
        return Ok(list(&*house, &catalog, &keeper, options.json));
    }
    let mut out = Lines::new(catalog, &foreign, learner.as_deref());
    out.say_all(&said);
    let mut console = Console::new(options.ascii);
    let dialog = match dialog(chosen, &*house, context) {
        Ok(dialog) => dialog,
        Err(message) => {
            out.complain(&message);
            console.show(&mut out);
            return Ok(Exit::System);
        }
    };
    Ok(match console.hold(dialog, &mut out, &mut keeper) {
        Ending::Freely => freely(context),
        ending @ (Ending::Finished | Ending::Left | Ending::Unheard | Ending::Declined | Ending::Failed) => {
            ending.into()
        }
    })
}

/// What is to be talked through.
fn dialog<'p>(
    chosen: Option<Study<'p>>,
    house: &'p dyn House,
    context: &'p Context,
) -> Result<Box<dyn Dialog<'p> + 'p>, Message> {
    #[cfg(feature = "author")]
    if let Some(path) = context.options.record.as_ref().filter(|_| !context.options.reset) {
        let lesson = if let Some(Study::Lesson(lesson)) = chosen { Some(lesson) } else { None };
        record::claim(path)?;
        let recording = house.record(lesson).ok_or_else(|| unsound(context))?;
        let write = move |recording: &dyn Recording, out: &mut Lines<'_>| record::write(path, recording, out);
        return Ok(Box::new(crate::dialog::record::RecordDialog::new(recording, write)));
    }
    if context.options.reset {
        return Ok(Box::new(reset(chosen, house)));
    }
    match chosen {
        Some(Study::Lesson(lesson)) if !house.is_sound(lesson) => Err(unsound(context)),
        Some(chosen) => Ok(studying(chosen, house)),
        None => Ok(Box::new(MenuDialog::new(house, unsound(context)))),
    }
}

/// A pack that is not played, and how to find out why.
pub(super) fn faulty(context: &Context) -> Exit {
    complain(&context.catalog.say(&unsound(context)).text);
    Exit::System
}

fn unsound(context: &Context) -> Message {
    let folder = context.options.scenarios.as_deref().unwrap_or(Path::new("."));
    let folder = crate::text::harmless(&folder.to_string_lossy());
    let message = Message::new("cli-error-faulty").with("path", folder.clone());
    message.with("command", format!("santiago check {folder}"))
}

/// Deletes progress, after a question.
fn reset<'p>(chosen: Option<Study<'p>>, house: &'p dyn House) -> Confirm<'p> {
    let forget = move |progress: &mut Progress| match chosen {
        Some(one @ (Study::Lesson(_) | Study::Game)) => drop(progress.of_mut(house.id()).lessons.remove(one.id())),
        Some(Study::Drills(_)) => progress.of_mut(house.id()).forget_drills(),
        None => progress.forget(house.id()),
    };
    Confirm::new(question(chosen, house), move |out, host| match host.forget(&forget) {
        Ok(()) => {
            out.say_id("learn-reset-done");
            Ending::Finished
        }
        Err(message) => {
            out.complain(&message);
            Ending::Failed
        }
    })
}
