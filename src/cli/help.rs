//! Help, completions and the manual page, all made from the table and the texts.

use std::fmt::Write;

use crate::{
    bot::Level,
    games::Listed,
    ids::Id,
    text::{Catalog, catalog::languages},
};

use super::{
    Context, Exit, misused,
    output::{answer, column, wrap},
    parse::Misuse,
    spec::{Command, SHELLS, Switch},
};

fn says(command: Command, catalog: &Catalog) -> String {
    catalog.text(&format!("cli-command-{}", command.id()))
}

fn means(flag: Switch, catalog: &Catalog) -> String {
    catalog.text(&format!("cli-option-{}", flag.id()))
}

fn synopsis(command: Command) -> String {
    format!("{} {}", command.id(), command.operands()).trim_end().to_owned()
}

fn option(flag: Switch) -> String {
    let short = flag.short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let value = flag.value().map(|value| format!(" {value}")).unwrap_or_default();
    format!("{short}--{}{value}", flag.id())
}

/// How the program, or one of its commands, is used.
pub(super) fn help(command: Option<Command>, catalog: &Catalog) -> String {
    let mut text = String::new();
    let usage = catalog.text("cli-usage");
    match command {
        None => {
            let about = wrap(&catalog.text("cli-about"), column(), "").join("\n");
            let _ = writeln!(text, "santiago {}\n{about}\n", env!("CARGO_PKG_VERSION"));
            let _ = writeln!(text, "{usage}: santiago COMMAND\n\n{}:", catalog.text("cli-commands"));
            let rows = Command::ALL.iter().map(|command| (synopsis(*command), says(*command, catalog)));
            table(&mut text, &rows.collect::<Vec<_>>());
        }
        Some(command) => {
            let _ = writeln!(text, "{}\n\n{usage}: santiago {}", says(command, catalog), synopsis(command));
        }
    }
    let _ = writeln!(text, "\n{}:", catalog.text("cli-options"));
    let flags = Switch::ALL.iter().filter(|flag| command.is_none_or(|command| flag.belongs_to(command)));
    table(&mut text, &flags.map(|flag| (option(*flag), means(*flag, catalog))).collect::<Vec<_>>());
    let _ = writeln!(text, "\n{}", catalog.text("cli-lang-hint"));
    text
}

/// Rows of a name and what it means.
fn table(text: &mut String, rows: &[(String, String)]) {
    let names = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, meaning) in rows {
        let indent = " ".repeat(names + 4);
        let lines = wrap(meaning, column(), &indent);
        let mut lines = lines.iter().map(|line| line.trim_start());
        let _ = writeln!(text, "  {name:names$}  {}", lines.next().unwrap_or_default());
        for line in lines {
            let _ = writeln!(text, "{indent}{line}");
        }
    }
}

/// Completions for the shell that was named.
pub(super) fn completions(context: &Context) -> Exit {
    let shell = context.options.words.first().map(|word| word.to_string_lossy().into_owned()).unwrap_or_default();
    let commands = Command::ALL.iter().map(|command| command.id()).collect::<Vec<_>>().join(" ");
    let options = Switch::ALL.iter().map(|flag| format!("--{}", flag.id())).collect::<Vec<_>>().join(" ");
    let langs = languages().join(" ");
    let shells = SHELLS.join(" ");
    let bots = Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>().join(" ");
    let script = match shell.as_str() {
        "bash" => format!(
            "_santiago() {{\n    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} list\n    \
             case $before in\n        --lang|--with|--compared) list=\"{langs}\" ;;\n        \
             --color) list=\"auto always never\" ;;\n        --dice) list=\"program typed\" ;;\n        --locales|--scenarios) COMPREPLY=($(compgen -d -- \"$word\")); return ;;\n        \
             completions) list=\"{shells}\" ;;\n        --seats) list=\"{bots}\" ;;\n        *) list=\"{options}\"; [ \"$COMP_CWORD\" -eq 1 ] && list=\"{commands} $list\" ;;\n    \
             esac\n    COMPREPLY=($(compgen -W \"$list\" -- \"$word\"))\n}}\ncomplete -F _santiago santiago\n"
        ),
        "zsh" => for_zsh(&context.catalog, &commands),
        "fish" => for_fish(&context.catalog, &shells),
        "" => return misused(&Misuse::new("missing-value", Command::Completions.id()), &context.catalog),
        _ => {
            let misuse = Misuse::new("unknown-shell", shell).knowing(SHELLS.join(", "));
            return misused(&misuse, &context.catalog);
        }
    };
    answer(&script)
}

/// What can follow an option.
enum Follows {
    Nothing,
    Words(String),
    Folder,
    File,
    Anything,
}

fn follows(flag: Switch) -> Follows {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most options take anything or nothing")]
    match flag {
        Switch::Lang | Switch::With | Switch::Compared => Follows::Words(languages().join(" ")),
        Switch::Color | Switch::Dice => Follows::Words(flag.value().unwrap_or_default().replace('|', " ")),
        Switch::Game => Follows::Words(Listed::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(" ")),
        Switch::Seats => Follows::Words(Level::ALL.iter().map(|level| level.id()).collect::<Vec<_>>().join(" ")),
        Switch::Locales | Switch::Scenarios => Follows::Folder,
        Switch::Record | Switch::Table => Follows::File,
        flag if flag.value().is_some() => Follows::Anything,
        _ => Follows::Nothing,
    }
}

fn for_zsh(catalog: &Catalog, commands: &str) -> String {
    let mut script = String::from("#compdef santiago\n_arguments \\\n");
    for flag in Switch::ALL {
        let meaning = shell_safe(&means(*flag, catalog));
        let name = flag.id().to_uppercase();
        let value = match follows(*flag) {
            Follows::Nothing => String::new(),
            Follows::Words(words) => format!(":{name}:({words})"),
            Follows::Folder => format!(":{name}:_files -/"),
            Follows::File => format!(":{name}:_files"),
            Follows::Anything => format!(":{name}:"),
        };
        let _ = writeln!(script, "  '--{}[{meaning}]{value}' \\", flag.id());
    }
    let _ = writeln!(script, "  '1:COMMAND:({commands})' \\");
    script
}

fn for_fish(catalog: &Catalog, shells: &str) -> String {
    let mut script = String::new();
    for command in Command::ALL {
        let meaning = shell_safe(&says(*command, catalog));
        let _ = writeln!(script, "complete -c santiago -f -n __fish_use_subcommand -a {} -d '{meaning}'", command.id());
    }
    for flag in Switch::ALL {
        let meaning = shell_safe(&means(*flag, catalog));
        let value = match follows(*flag) {
            Follows::Nothing => String::new(),
            Follows::Words(words) => format!(" -x -a '{words}'"),
            Follows::Folder | Follows::File => " -r".to_owned(),
            Follows::Anything => " -x".to_owned(),
        };
        let _ = writeln!(script, "complete -c santiago -l {}{value} -d '{meaning}'", flag.id());
    }
    let _ = writeln!(script, "complete -c santiago -f -n '__fish_seen_subcommand_from completions' -a '{shells}'");
    script
}

/// A text without what would end a quotation or a description in a shell.
fn shell_safe(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\'' | '[' | ']' | ':' | '\\' | '`' | '$')).collect()
}

/// The manual page.
pub(super) fn manual(catalog: &Catalog) -> String {
    let roff = |text: &str| text.replace('\\', "\\e").replace('-', "\\-").replace('\u{a0}', "\\ ");
    let mut page = format!(
        ".TH SANTIAGO 6 \"\" \"santiago {}\"\n.SH NAME\nsantiago \\- {}\n.SH {}\n.B santiago\nCOMMAND\n",
        env!("CARGO_PKG_VERSION"),
        roff(&catalog.text("cli-about")),
        roff(&catalog.text("cli-usage")),
    );
    let _ = writeln!(page, ".SH {}", roff(&catalog.text("cli-commands")));
    for command in Command::ALL {
        let _ = writeln!(page, ".TP\n.B {}\n{}", roff(&synopsis(*command)), roff(&says(*command, catalog)));
    }
    let _ = writeln!(page, ".SH {}", roff(&catalog.text("cli-options")));
    for flag in Switch::ALL {
        let _ = writeln!(page, ".TP\n.B {}\n{}", roff(&option(*flag)), roff(&means(*flag, catalog)));
    }
    let _ = writeln!(page, ".PP\n{}", roff(&catalog.text("cli-lang-hint")));
    page
}
