//! The command line: what was typed, and which command does it.
//!
//! The only place that reads arguments, the environment, files and standard input, and writes answers. `spec` is the
//! table of commands and options from which parsing, help, completions and the manual are made; each command has a
//! module of its own. Hides the exit codes and how complaints are worded: every word comes from the texts.

#[cfg(feature = "tui")]
mod app;
mod bar;
#[cfg(feature = "author")]
mod check;
mod completions;
mod console;
mod context;
#[cfg(feature = "author")]
mod coverage;
mod engine;
mod exit;
mod folder;
mod help;
mod keep;
mod keeper;
mod learn;
mod output;
mod parse;
mod play;
mod review;
mod rules;
mod settings;
mod simulate;
mod spec;

use std::{env, process::ExitCode};

use crate::text::{
    Catalog,
    catalog::{Foreign, find_language, languages},
    language::{ENGLISH, from_environment},
};

#[cfg(feature = "tui")]
use app::Entrance;
use context::{Context, misused};
use exit::Exit;
use output::{Coloured, answer, complain};
use parse::{Misuse, Options, Request};
use spec::Subcommand;

/// Carries out the command line.
pub fn run() -> ExitCode {
    let exit = match parse::parse(lexopt::Parser::from_env()) {
        Ok((request, options)) => match context(options) {
            Ok(context) => {
                let exit = carry_out(request, &context);
                // The program ends here: the system takes everything back at once.
                std::mem::forget(context);
                exit
            }
            Err(exit) => exit,
        },
        Err((misuse, lang)) => {
            let lang = lang.and_then(|wish| find_language(&wish, &[]));
            misused(&misuse, &Catalog::new(&lang.unwrap_or_else(|| environment(&[])), &[]))
        }
    };
    ExitCode::from(exit as u8)
}

fn carry_out(request: Request, context: &Context) -> Exit {
    match request {
        Request::Help(command) => answer(&help::help(command, &context.catalog)),
        Request::Version => answer(concat!("santiago ", env!("CARGO_PKG_VERSION"), "\n")),
        Request::Overview if context.options.plain => learn::run(context, play::run),
        #[cfg(feature = "tui")]
        Request::Overview if opens_app(context) => app::run(context, Entrance::Home),
        // A terminal that can only take lines gets them.
        Request::Overview if output::is_terminal() => learn::run(context, play::run),
        // Nothing was asked for: the overview, as an answer to a command line that lacks its command.
        Request::Overview => answer(&help::help(None, &context.catalog)).max(Exit::Usage),
        Request::Command(Subcommand::Engine) => engine::run(context),
        #[cfg(feature = "tui")]
        Request::Command(Subcommand::Learn) if opens_app(context) => {
            let lesson = context.options.words.first().map(|word| word.to_string_lossy());
            app::run(context, lesson.as_deref().map_or(Entrance::Home, Entrance::Lesson))
        }
        Request::Command(Subcommand::Learn) => learn::run(context, play::run),
        #[cfg(feature = "tui")]
        Request::Command(Subcommand::Play) if opens_app(context) && play::fits_app(context) => {
            app::run(context, Entrance::Play)
        }
        Request::Command(Subcommand::Play) => play::run(context),
        #[cfg(feature = "tui")]
        Request::Command(Subcommand::Review) if opens_app(context) && review::fits_app(context) => {
            match review::for_app(context) {
                Ok(game) => app::run(context, Entrance::Review(game)),
                Err(exit) => exit,
            }
        }
        Request::Command(Subcommand::Review) => review::run(context),
        Request::Command(Subcommand::Rules) => rules::run(context),
        #[cfg(feature = "author")]
        Request::Command(Subcommand::Check) => check::run(context),
        #[cfg(feature = "author")]
        Request::Command(Subcommand::Coverage) => coverage::run(context),
        #[cfg(not(feature = "author"))]
        // The command line was refused where it was read.
        Request::Command(Subcommand::Check | Subcommand::Coverage) => Exit::Usage,
        Request::Command(Subcommand::Simulate) => simulate::run(context),
        Request::Command(Subcommand::Completions) => completions::run(context),
        Request::Command(Subcommand::Manual) => answer(&help::manual(&context.catalog)),
    }
}

/// Whether what was asked for is done in the full-screen app, and not on lines.
#[cfg(feature = "tui")]
fn opens_app(context: &Context) -> bool {
    let Options { plain, list, reset, json, .. } = context.options;
    #[cfg(feature = "author")]
    let list = list || context.options.record.is_some();
    let dumb = env::var_os("TERM").is_none_or(|terminal| terminal == "dumb");
    output::is_terminal() && !dumb && !(plain || list || reset || json)
}

fn context(options: Options) -> Result<Context, Exit> {
    let spoken = || {
        Catalog::new(
            &options.lang.as_deref().and_then(|lang| find_language(lang, &[])).unwrap_or_else(|| environment(&[])),
            &[],
        )
    };
    let mut foreign = Vec::new();
    if let Some(folder) = &options.locales {
        foreign = folder::read(folder).map_err(|fault| {
            complain(&spoken().say(&fault.message()).text);
            Exit::System
        })?;
    }
    let lang = match &options.lang {
        Some(wish) => find_language(wish, &foreign).ok_or_else(|| {
            let mut known: Vec<&str> = languages();
            known.extend(foreign.iter().map(|one| one.lang.as_str()));
            let misuse = Misuse::new("unknown-language", wish.clone()).knowing(known.join(", "));
            misused(&misuse, &spoken())
        })?,
        None => environment(&foreign),
    };
    let colour = Coloured::new(options.colour);
    Ok(Context { catalog: Catalog::new(&lang, &foreign), foreign, colour, options })
}

/// The saved language, or that of the environment, as far as it is one of ours.
fn environment(foreign: &[Foreign]) -> String {
    if let Some(saved) = settings::language().and_then(|lang| find_language(&lang, foreign)) {
        return saved;
    }
    let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(env::var_os);
    let wishes = wishes.filter_map(|value| from_environment(value.to_str()?));
    wishes.into_iter().find_map(|wish| find_language(&wish, foreign)).unwrap_or_else(|| ENGLISH.to_owned())
}
