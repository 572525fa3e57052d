//! `santiago completions`: what a shell offers while somebody types, made from the table of commands and options.
//!
//! An option is offered only where it is understood: after its commands, or before any command if it means something by
//! itself. What may follow is said once for all shells; this module hides how each of them writes it down.

use std::{fmt::Write, iter::once};

use crate::{
    bot::Level,
    games::Listed,
    ids::Id,
    text::{Catalog, catalog::languages},
};

use super::{
    Context, Exit,
    help::{means, says},
    misused,
    output::answer,
    parse::Misuse,
    spec::{SHELLS, Subcommand, Switch},
};

/// Answers with the completions for the shell that was named.
pub(super) fn run(context: &Context) -> Exit {
    let shell = context.options.words.first().map(|word| word.to_string_lossy().into_owned()).unwrap_or_default();
    answer(&match shell.as_str() {
        "bash" => for_bash(),
        "zsh" => for_zsh(&context.catalog),
        "fish" => for_fish(&context.catalog),
        "" => return misused(&Misuse::new("missing-value", Subcommand::Completions.id()), &context.catalog),
        _ => {
            let misuse = Misuse::new("unknown-shell", shell).knowing(SHELLS.join(", "));
            return misused(&misuse, &context.catalog);
        }
    })
}

/// What may be typed in a place.
enum Fitting {
    Words(String),
    Folder,
    File,
    /// Something that no shell can know.
    Anything,
}

/// What an option takes as its values, one after the other.
fn values(flag: Switch) -> Vec<Fitting> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most options take anything or nothing")]
    let first = match flag {
        Switch::Lang | Switch::With | Switch::Compared => Fitting::Words(languages().join(" ")),
        Switch::Color | Switch::Dice => Fitting::Words(flag.value().unwrap_or_default().replace('|', " ")),
        Switch::Game => Fitting::Words(ids::<Listed>()),
        Switch::Seats => Fitting::Words(ids::<Level>()),
        Switch::Locales | Switch::Scenarios => Fitting::Folder,
        Switch::Record | Switch::Table => Fitting::File,
        Switch::Puzzle => return vec![Fitting::Anything, Fitting::Folder],
        _ => Fitting::Anything,
    };
    if flag.value().is_some() { vec![first] } else { Vec::new() }
}

/// What may follow a command beside its options.
fn operand(command: Subcommand) -> Option<Fitting> {
    match command {
        Subcommand::Completions => Some(Fitting::Words(SHELLS.join(" "))),
        Subcommand::Check | Subcommand::Review => Some(Fitting::File),
        Subcommand::Learn | Subcommand::Rules => Some(Fitting::Anything),
        Subcommand::Play | Subcommand::Coverage | Subcommand::Simulate | Subcommand::Engine | Subcommand::Manual => {
            None
        }
    }
}

fn ids<I: Id>() -> String {
    joined(I::ALL.iter().map(|one| one.id()))
}

fn commands() -> String {
    joined(Subcommand::built().map(Id::id))
}

fn joined(words: impl Iterator<Item = &'static str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// The options that are understood after a command, or before any.
fn understood(after: Option<Subcommand>) -> impl Iterator<Item = Switch> {
    Switch::built().filter(move |flag| after.map_or(flag.stands_alone(), |command| flag.belongs_to(command)))
}

fn for_bash() -> String {
    let mut script = String::from(
        "_santiago() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= at\n    \
         [ \"$word\" = = ] && word=\n    [ \"$before\" = = ] && before=${COMP_WORDS[COMP_CWORD-2]}\n    \
         for ((at = 1; at < COMP_CWORD; at++)); do\n        case ${COMP_WORDS[at]} in\n",
    );
    for count in 1..=2 {
        let flags = Switch::built().filter(|flag| values(*flag).len() == count);
        let flags: Vec<String> = flags.map(|flag| format!("--{}", flag.id())).collect();
        let _ = writeln!(
            script,
            "            {}) [ \"${{COMP_WORDS[at+1]}}\" = = ] && ((at++)); ((at += {count})) ;;",
            flags.join("|")
        );
    }
    script.push_str(
        "            -*) ;;\n            *) command=${COMP_WORDS[at]}; break ;;\n        esac\n    done\n    case $before in\n",
    );
    let reply = |script: &mut String, case: &str, offers: &[String]| {
        let _ = writeln!(script, "        {case}) COMPREPLY=({}) ;;", offers.join(" "));
    };
    let offer = |fitting: &Fitting| match fitting {
        Fitting::Words(words) => format!("$(compgen -W \"{words}\" -- \"$word\")"),
        Fitting::Folder => "$(compgen -d -- \"$word\")".to_owned(),
        Fitting::File => "$(compgen -f -- \"$word\")".to_owned(),
        Fitting::Anything => String::new(),
    };
    for flag in Switch::built() {
        if let Some(first) = values(flag).first() {
            reply(&mut script, &format!("--{}", flag.id()), &[offer(first)]);
        }
    }
    script.push_str("        *) case $command in\n");
    for after in once(None).chain(Subcommand::built().map(Some)) {
        let options =
            Fitting::Words(understood(after).map(|flag| format!("--{}", flag.id())).collect::<Vec<_>>().join(" "));
        let first = after.map_or_else(|| Some(Fitting::Words(commands())), operand);
        let offers: Vec<String> = first.iter().chain([&options]).map(offer).filter(|one| !one.is_empty()).collect();
        reply(&mut script, after.map_or("\"\"", Id::id), &offers);
    }
    script.push_str("        esac ;;\n    esac\n}\ncomplete -F _santiago santiago\n");
    script
}

fn for_zsh(catalog: &Catalog) -> String {
    let fitting = |name: &str, fitting: &Fitting| match fitting {
        Fitting::Words(words) => format!(":{name}:({words})"),
        Fitting::Folder => format!(":{name}:_files -/"),
        Fitting::File => format!(":{name}:_files"),
        Fitting::Anything => format!(":{name}: "),
    };
    let options = |script: &mut String, indent: &str, after: Option<Subcommand>| {
        for flag in understood(after) {
            let meaning = shell_safe(&means(flag, catalog));
            let values: String = values(flag).iter().map(|value| fitting(&flag.id().to_uppercase(), value)).collect();
            let _ = writeln!(script, "{indent}'--{}[{meaning}]{values}' \\", flag.id());
        }
    };
    let mut script = String::from(
        "#compdef santiago\n_santiago() {\n    local context curcontext=\"$curcontext\" state line\n    _arguments -C \\\n",
    );
    options(&mut script, "        ", None);
    let first = fitting("COMMAND", &Fitting::Words(commands()));
    // The words from the command on are looked at anew, so that each command has options of its own.
    let _ = write!(
        script,
        "        '1{first}' \\\n        '*:::rest:->rest'\n    [ \"$state\" = rest ] || return\n    \
         words=(\"$line[1]\" \"${{words[@]}}\")\n    ((CURRENT += 1))\n    case $line[1] in\n"
    );
    for command in Subcommand::built() {
        let _ = writeln!(script, "    {})\n        _arguments \\", command.id());
        options(&mut script, "            ", Some(command));
        let most = if command.most_operands() > 1 { "*" } else { "1" };
        let last = operand(command).map(|operand| format!("'{most}{}'", fitting("WORD", &operand)));
        let _ = writeln!(script, "            {} ;;", last.as_deref().unwrap_or("'*: :'"));
    }
    // Whether the file is sourced, or read when something is completed for the first time.
    script.push_str(
        "    esac\n}\nif [ \"$funcstack[1]\" = _santiago ]; then _santiago \"$@\"; else compdef _santiago santiago; fi\n",
    );
    script
}

fn for_fish(catalog: &Catalog) -> String {
    let mut script = String::new();
    for command in Subcommand::built() {
        let meaning = shell_safe(&says(command, catalog));
        let _ = writeln!(script, "complete -c santiago -f -n __fish_use_subcommand -a {} -d '{meaning}'", command.id());
        let after = format!("-n '__fish_seen_subcommand_from {}'", command.id());
        let _ = match operand(command) {
            Some(Fitting::File | Fitting::Folder) => Ok(()),
            Some(Fitting::Words(words)) => writeln!(script, "complete -c santiago -f {after} -a '{words}'"),
            Some(Fitting::Anything) | None => writeln!(script, "complete -c santiago -f {after}"),
        };
    }
    for flag in Switch::built() {
        let meaning = shell_safe(&means(flag, catalog));
        let value = match values(flag).first() {
            None => String::new(),
            Some(Fitting::Words(words)) => format!(" -x -a '{words}'"),
            Some(Fitting::Folder | Fitting::File) => " -r".to_owned(),
            Some(Fitting::Anything) => " -x".to_owned(),
        };
        let after = joined(Subcommand::built().filter(|command| flag.belongs_to(*command)).map(Id::id));
        let place = match (flag.stands_alone(), after == commands()) {
            (true, true) => String::new(),
            (true, false) => format!(" -n '__fish_use_subcommand; or __fish_seen_subcommand_from {after}'"),
            (false, _) => format!(" -n '__fish_seen_subcommand_from {after}'"),
        };
        let _ = writeln!(script, "complete -c santiago{place} -l {}{value} -d '{meaning}'", flag.id());
    }
    script
}

/// A text without what would end a quotation or a description in a shell.
fn shell_safe(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\'' | '[' | ']' | ':' | '\\' | '`' | '$')).collect()
}
