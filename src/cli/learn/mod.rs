//! `santiago learn`: lessons and drills on plain lines, the list of them, the progress, and recording a lesson.

mod list;
#[cfg(feature = "author")]
mod record;

use std::path::Path;

use crate::{
    course::{
        drill::Drilled,
        pack::{Pack, Sources},
        progress::Progress,
        taught::{Taught, seated},
    },
    dialog::{
        Dialog, Ending, Lines,
        confirm::Confirm,
        menu::{MenuDialog, studying},
    },
    play::{Sketched, first, playable::Playable},
    store,
    text::{Catalog, Message},
};

use super::{Context, Exit, console::Console, folder, keeper::Keeper, output::complain};

#[cfg(feature = "tui")]
pub(super) use super::keeper::today;
pub(super) use super::{folder::PUZZLES, keep::Keep};
pub(super) use crate::dialog::{
    contents::{Study, find},
    menu::is_sound,
};
pub(super) use list::unknown;
use list::{list, question};

/// Every pack there is: ours and those beside them.
pub(super) fn packs<G: Taught>(folder: Option<&Path>) -> Result<Vec<Pack<G>>, folder::Unusable> {
    let mut packs = vec![Pack::ours()];
    for (sources, sound) in beside_ours(folder)? {
        let pack = Pack::load(&sources, &packs);
        packs.extend(Some(pack).filter(|pack| !sound || pack.faults.is_empty()));
    }
    Ok(packs)
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
pub(super) fn run<G: Drilled + Playable + Sketched>(context: &Context, freely: fn(&Context) -> Exit) -> Exit {
    let options = &context.options;
    let packs: Vec<Pack<G>> = match packs(options.scenarios.as_deref()) {
        Ok(packs) => packs,
        Err(fault) => {
            complain(&context.catalog.say(&fault.message()).text);
            return Exit::System;
        }
    };
    let mut foreign = context.foreign.clone();
    for pack in packs.iter().skip(1) {
        if !pack.faults.is_empty() {
            return faulty(context);
        }
        foreign.extend(pack.texts.iter().cloned());
    }
    let learner = match context.learner() {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let (keep, said) = Keep::open(learner.as_deref());
    let mut keeper = Keeper::<G>::new(keep);
    let catalog = seated(Catalog::new(context.catalog.lang(), &foreign), learner.as_deref());
    let word = options.words.first().map(|word| word.to_string_lossy().into_owned());
    let chosen = match word.as_deref().map(|word| find(word, &packs, &catalog)) {
        Some(None) => return unknown(&word.unwrap_or_default(), &packs, context),
        Some(found) => found,
        None => None,
    };
    if options.list {
        for message in &said {
            complain(&catalog.say(message).text);
        }
        return list(&packs, &catalog, &keeper, options.json);
    }
    let mut out = Lines::new(catalog, &foreign, learner.as_deref());
    out.say_all(&said);
    let mut console = Console::new(options.ascii);
    let dialog = match dialog(chosen.as_ref(), &packs, context) {
        Ok(dialog) => dialog,
        Err(message) => {
            out.complain(&message);
            console.show(&mut out);
            return Exit::System;
        }
    };
    match console.hold(dialog, &mut out, &mut keeper) {
        Ending::Freely => freely(context),
        ending @ (Ending::Finished | Ending::Left | Ending::Unheard | Ending::Declined | Ending::Failed) => {
            ending.into()
        }
    }
}

/// What is to be talked through.
fn dialog<'p, G: Drilled + Playable>(
    chosen: Option<&'p Study<'p, G>>,
    packs: &'p [Pack<G>],
    context: &'p Context,
) -> Result<Box<dyn Dialog<'p> + 'p>, Message> {
    #[cfg(feature = "author")]
    if let Some(path) = context.options.record.as_ref().filter(|_| !context.options.reset) {
        let lesson = if let Some(Study::Lesson(lesson)) = chosen { Some(*lesson) } else { None };
        record::claim(path)?;
        let start = record::start(packs, lesson).ok_or_else(|| unsound(context))?;
        let write = move |actions: &[G::Action], out: &mut Lines<'_>| record::write::<G>(path, start, actions, out);
        return Ok(Box::new(crate::dialog::record::RecordDialog::<G>::new(start, write)));
    }
    if context.options.reset {
        return Ok(Box::new(reset(chosen)));
    }
    match chosen {
        Some(Study::Lesson(lesson)) if !is_sound(lesson, packs) => Err(unsound(context)),
        Some(chosen) => Ok(studying(chosen, packs)),
        None => Ok(Box::new(MenuDialog::new(packs, unsound(context)))),
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
fn reset<'p, G: Drilled>(chosen: Option<&'p Study<'p, G>>) -> Confirm<'p> {
    let forget = move |progress: &mut Progress| match chosen {
        Some(Study::Lesson(lesson)) => drop(progress.of_mut(G::ID).lessons.remove(&lesson.id)),
        Some(Study::Game) => drop(progress.of_mut(G::ID).lessons.remove(first::ID)),
        Some(Study::Drills(_)) => progress.of_mut(G::ID).forget_drills(),
        None => progress.forget(G::ID),
    };
    Confirm::new(question(chosen), move |out, host| match host.forget(&forget) {
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
