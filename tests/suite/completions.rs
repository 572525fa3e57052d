//! Completions offer each option only where it is understood: bash is driven, the scripts of the others are read.

use std::{collections::BTreeSet, process::Command};

use crate::{cli::run, support::tally};

/// The commands, as the help lists them.
fn commands() -> Vec<String> {
    let help = run(&["--help", "--lang", "en"]).out;
    let rows = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What goes on on another line is indented farther.
    let rows = rows.filter_map(|row| row.strip_prefix("  ")).filter(|row| !row.starts_with(' '));
    let commands: Vec<String> = rows.filter_map(|row| Some(row.split(' ').next()?.to_owned())).collect();
    assert!(commands.len() >= 10, "{help}");
    commands
}

/// The options that a command's own help lists; without a command, those that all have, and what the app takes.
fn understood(command: Option<&str>) -> BTreeSet<String> {
    let Some(command) = command else {
        let common = commands().iter().map(|command| understood(Some(command))).reduce(|all, one| &all & &one);
        return common.into_iter().flatten().chain(["--plain", "--learner"].map(str::to_owned)).collect();
    };
    let help = run(&[command, "--help", "--lang", "en"]).out;
    let rows = help.lines().filter(|line| line.trim_start().starts_with('-'));
    rows.filter_map(|row| row.split_whitespace().find(|word| word.starts_with("--")).map(str::to_owned)).collect()
}

/// What bash offers for the last of some words.
fn offered(words: &[&str]) -> BTreeSet<String> {
    let script = run(&["completions", "bash"]).out;
    let words = words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>();
    let drive = format!(
        "{script}\nCOMP_WORDS=({})\nCOMP_CWORD={}\n_santiago\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"\n",
        words.join(" "),
        words.len() - 1
    );
    let ran = Command::new("bash").args(["--norc", "-c", &drive]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let ran = ran.expect("bash runs");
    assert!(ran.stderr.is_empty(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8_lossy(&ran.stdout).lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

fn set(words: &str) -> BTreeSet<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn bash_offers_what_is_understood() {
    if Command::new("bash").arg("--version").output().is_err() {
        return;
    }
    for command in commands() {
        assert_eq!(offered(&["santiago", &command, "--"]), understood(Some(&command)), "{command}");
    }
    assert_eq!(offered(&["santiago", "--"]), understood(None));
    assert_eq!(offered(&["santiago", "--g"]), BTreeSet::new(), "what only some commands understand");
    let first: BTreeSet<String> =
        offered(&["santiago", ""]).into_iter().filter(|word| !word.starts_with('-')).collect();
    assert_eq!(first, commands().into_iter().collect());
    // The value of an option is no command, however it is written.
    let simulate = understood(Some("simulate"));
    assert_eq!(offered(&["santiago", "--learner", "play", "simulate", "--"]), simulate);
    assert_eq!(offered(&["santiago", "--lang", "=", "de", "simulate", "--"]), simulate);
    assert_eq!(offered(&["santiago", "rules", "--lang", ""]), set("en de it es ru"));
    assert_eq!(offered(&["santiago", "rules", "--lang", "="]), set("en de it es ru"));
    assert_eq!(offered(&["santiago", "rules", "--lang", "=", "e"]), set("en es"));
    assert_eq!(offered(&["santiago", "simulate", "--seats", "e"]), set("easiest easy"));
    assert_eq!(offered(&["santiago", "engine", "--game", ""]), set("santiago santiago-de-cuba"));
    assert_eq!(offered(&["santiago", "--locales", "loc"]), set("locales"));
    assert_eq!(offered(&["santiago", "completions", "z"]), set("zsh"));
    assert_eq!(offered(&["santiago", "simulate", "--seed", ""]), BTreeSet::new());
    tally("commands whose options bash completes", commands().len());
}

#[test]
fn zsh_and_fish_offer_what_is_understood() {
    let (zsh, fish) = (run(&["completions", "zsh"]).out, run(&["completions", "fish"]).out);
    let in_zsh = |part: &str| -> BTreeSet<String> {
        let named = part.lines().filter_map(|line| line.trim_start().strip_prefix("'--")?.split('[').next());
        named.map(|name| format!("--{name}")).collect()
    };
    let in_fish = |command: Option<&str>| -> BTreeSet<String> {
        let fits = |line: &&str| match line.split('\'').nth(1).filter(|_| line.contains(" -n '")) {
            None => true,
            Some(place) => match command {
                None => place.contains("__fish_use_subcommand"),
                Some(command) => place
                    .split(' ')
                    .skip_while(|word| !word.ends_with("seen_subcommand_from"))
                    .any(|word| word == command),
            },
        };
        let named = fish.lines().filter(fits).filter_map(|line| line.split(" -l ").nth(1)?.split(' ').next());
        named.map(|name| format!("--{name}")).collect()
    };
    let (first, rest) = zsh.split_once("case $line[1] in").expect("the part of each command");
    assert_eq!(in_zsh(first), understood(None));
    assert_eq!(in_fish(None), understood(None));
    for command in commands() {
        let part = rest.split_once(&format!("\n    {command})\n")).expect("a part for the command").1;
        let part = part.split(";;").next().expect("its end");
        assert_eq!(in_zsh(part), understood(Some(&command)), "{command} in zsh");
        assert_eq!(in_fish(Some(&command)), understood(Some(&command)), "{command} in fish");
    }
}
