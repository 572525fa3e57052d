//! Help and the manual page, both made from the table and the texts.

use std::fmt::Write;

use crate::{ids::Id, text::Catalog};

use super::{
    output::{column, wrap},
    spec::{Subcommand, Switch},
};

pub(super) fn says(command: Subcommand, catalog: &Catalog) -> String {
    catalog.text(&format!("cli-command-{}", command.id()))
}

pub(super) fn means(flag: Switch, catalog: &Catalog) -> String {
    catalog.text(&format!("cli-option-{}", flag.id()))
}

fn synopsis(command: Subcommand) -> String {
    format!("{} {}", command.id(), command.operands()).trim_end().to_owned()
}

fn option(flag: Switch) -> String {
    let short = flag.short().map(|short| format!("-{short}, ")).unwrap_or_default();
    let value = flag.value().map(|value| format!(" {value}")).unwrap_or_default();
    format!("{short}--{}{value}", flag.id())
}

/// How the program, or one of its commands, is used.
pub(super) fn help(command: Option<Subcommand>, catalog: &Catalog) -> String {
    let mut text = String::new();
    let usage = catalog.text("cli-usage");
    match command {
        None => {
            let about = wrap(&catalog.text("cli-about"), column(), "").join("\n");
            let _ = writeln!(text, "santiago {}\n{about}\n", env!("CARGO_PKG_VERSION"));
            let _ = writeln!(text, "{usage}: santiago COMMAND\n\n{}:", catalog.text("cli-commands"));
            let rows = Subcommand::built().map(|command| (synopsis(command), says(command, catalog)));
            table(&mut text, &rows.collect::<Vec<_>>());
        }
        Some(command) => {
            let _ = writeln!(text, "{}\n\n{usage}: santiago {}", says(command, catalog), synopsis(command));
        }
    }
    let _ = writeln!(text, "\n{}:", catalog.text("cli-options"));
    let flags = Switch::built().filter(|flag| command.is_none_or(|command| flag.belongs_to(command)));
    table(&mut text, &flags.map(|flag| (option(flag), means(flag, catalog))).collect::<Vec<_>>());
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
    for command in Subcommand::built() {
        let _ = writeln!(page, ".TP\n.B {}\n{}", roff(&synopsis(command)), roff(&says(command, catalog)));
    }
    let _ = writeln!(page, ".SH {}", roff(&catalog.text("cli-options")));
    for flag in Switch::built() {
        let _ = writeln!(page, ".TP\n.B {}\n{}", roff(&option(flag)), roff(&means(flag, catalog)));
    }
    let _ = writeln!(page, ".PP\n{}", roff(&catalog.text("cli-lang-hint")));
    page
}
