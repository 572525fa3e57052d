//! `santiago coverage`: rule by rule the lessons that teach it and the languages they have, and wrong rule by wrong rule
//! the lesson that notices it.
//!
//! The answer is yes, exit 0, if every rule is covered in every language and every wrong rule is noticed. The trials are
//! made side by side, on as many threads as there are processors.

use std::{
    fmt::Write,
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

use crate::{
    course::coverage::{Covered, Notice},
    games,
    ids::Id,
    sitting::{
        house::RuleCard,
        trials::{Trials, WrongRule},
    },
    text::{Catalog, Message, catalog::languages},
};

use super::{
    Context, Exit, learn,
    output::{answer, column, complain, plain_signs, wrap},
};

/// Everything that was found.
struct Coverage {
    game: &'static str,
    rules: Vec<Covered<RuleCard>>,
    langs: Vec<String>,
    mutants: Vec<(WrongRule, Option<Notice>)>,
}

/// Shows what the lessons teach and notice.
pub(super) fn run(context: &Context) -> Exit {
    let mut trials = games::first_trials();
    match learn::beside_ours(context.options.scenarios.as_deref()) {
        Ok(beside) => beside.iter().for_each(|(sources, sound)| trials.add(sources, *sound)),
        Err(fault) => {
            complain(&context.catalog.say(&fault.message()).text);
            return Exit::System;
        }
    }
    if !trials.is_sound() {
        return learn::faulty(context);
    }
    let coverage = Coverage::of(&*trials, context);
    let text = if context.options.json { coverage.for_machines() } else { coverage.on_lines(&context.catalog) };
    let done = answer(&if context.options.ascii { plain_signs(&text) } else { text });
    if coverage.is_whole() { done } else { done.max(Exit::No) }
}

/// Tries every wrong rule on the lessons.
fn try_all(trials: &dyn Trials) -> Vec<(WrongRule, Option<Notice>)> {
    let wrong = trials.wrong_rules();
    let (noticing, count, next) = (&*trials.begin(), wrong.len(), &AtomicUsize::new(0));
    let work = move || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|number| *number < count).map(|number| (number, noticing(number))).collect::<Vec<_>>()
    };
    let mut tried = thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().flat_map(|worker| worker.join().expect("a trial ends"));
        done.collect::<Vec<_>>()
    });
    tried.sort_by_key(|(number, _)| *number);
    wrong.into_iter().zip(tried).map(|(wrong, (_, notice))| (wrong, notice)).collect()
}

impl Coverage {
    fn of(trials: &dyn Trials, context: &Context) -> Self {
        let mut texts = context.foreign.clone();
        texts.extend(trials.texts());
        let mut langs: Vec<&str> = languages();
        for lang in context.foreign.iter().map(|one| one.lang.as_str()) {
            if !langs.contains(&lang) {
                langs.push(lang);
            }
        }
        let catalogs: Vec<Catalog> = langs.iter().map(|lang| Catalog::new(lang, &texts)).collect();
        let rules = trials.covered(&catalogs);
        let langs = langs.into_iter().map(ToOwned::to_owned).collect();
        Self { game: trials.id(), rules, langs, mutants: try_all(trials) }
    }

    fn is_whole(&self) -> bool {
        let everywhere = |one: &Covered<RuleCard>| one.langs.len() == self.langs.len();
        self.rules.iter().all(everywhere) && self.unnoticed().next().is_none()
    }

    fn taught(&self) -> impl Iterator<Item = &Covered<RuleCard>> {
        self.rules.iter().filter(|one| !one.taught.is_empty())
    }

    fn untaught(&self) -> impl Iterator<Item = &Covered<RuleCard>> {
        self.rules.iter().filter(|one| !one.is_covered())
    }

    /// The rules that no lesson says in a language.
    fn missing(&self, lang: &str) -> Vec<&'static str> {
        let lacks = |one: &&Covered<RuleCard>| !one.langs.iter().any(|known| known == lang);
        self.rules.iter().filter(lacks).map(|one| one.rule.id).collect()
    }

    fn unnoticed(&self) -> impl Iterator<Item = &WrongRule> {
        self.mutants.iter().filter(|(_, notice)| notice.is_none()).map(|(mutant, _)| mutant)
    }

    fn on_lines(&self, catalog: &Catalog) -> String {
        let mut text = String::new();
        let none = || catalog.text("coverage-none");
        let heading = ["coverage-rule", "coverage-languages", "coverage-lessons"].map(|id| catalog.text(id));
        let rows = self.rules.iter().map(|one| {
            let shown = one.shown.iter().map(|lesson| format!("({lesson})"));
            let lessons: Vec<String> = one.taught.iter().cloned().chain(shown).collect();
            let lessons = if lessons.is_empty() { none() } else { lessons.join(", ") };
            [one.rule.id.to_owned(), one.langs.join(" "), lessons]
        });
        table(&mut text, heading, &rows.collect::<Vec<_>>());
        text.push('\n');
        let heading = ["coverage-mutant", "coverage-rule", "coverage-notice"].map(|id| catalog.text(id));
        let rows = self.mutants.iter().map(|(mutant, notice)| {
            let place = notice.as_ref().map(|notice| format!("{}, {}", notice.lesson, notice.step));
            [mutant.id.to_owned(), mutant.of.id.to_owned(), place.unwrap_or_else(none)]
        });
        table(&mut text, heading, &rows.collect::<Vec<_>>());
        text.push('\n');
        let untaught: Vec<String> = self.untaught().map(|one| one.rule.id.to_owned()).collect();
        let unnoticed = self.unnoticed().map(|mutant| format!("{}: {}", mutant.id, catalog.say(&mutant.of.title)));
        for (id, list) in [("coverage-untaught", untaught), ("coverage-unnoticed", unnoticed.collect())] {
            if !list.is_empty() {
                let _ = writeln!(text, "{}\n  {}\n", catalog.text(id), list.join("\n  "));
            }
        }
        for message in self.sums() {
            let _ = writeln!(text, "{}", catalog.say(&message));
        }
        text
    }

    /// How much there is of everything.
    fn sums(&self) -> Vec<Message> {
        let count = self.rules.len();
        let rules = Message::new("coverage-rules-sum")
            .with("covered", count - self.untaught().count())
            .with("count", count)
            .with("taught", self.taught().count());
        let language = |lang: &String| {
            let covered = count - self.missing(lang).len();
            Message::new("coverage-language-sum")
                .with("lang", lang.clone())
                .with("covered", covered)
                .with("count", count)
        };
        let whole = self.langs.iter().filter(|lang| self.missing(lang).is_empty()).count();
        let languages = Message::new("coverage-languages-sum").with("whole", whole).with("count", self.langs.len());
        let mutants = Message::new("coverage-mutants-sum")
            .with("noticed", self.mutants.len() - self.unnoticed().count())
            .with("count", self.mutants.len());
        [rules].into_iter().chain(self.langs.iter().map(language)).chain([languages, mutants]).collect()
    }

    fn for_machines(&self) -> String {
        let ids = |rules: &mut dyn Iterator<Item = &Covered<RuleCard>>| -> Vec<&'static str> {
            rules.map(|one| one.rule.id).collect()
        };
        let languages: Map<String, Value> = self
            .langs
            .iter()
            .map(|lang| {
                let missing = self.missing(lang);
                (lang.clone(), json!({ "rules": self.rules.len() - missing.len(), "missing": missing }))
            })
            .collect();
        let by_rule: Map<String, Value> = self
            .rules
            .iter()
            .map(|one| {
                (one.rule.id.to_owned(), json!({ "taught": one.taught, "shown": one.shown, "languages": one.langs }))
            })
            .collect();
        let places: Vec<Value> = self
            .mutants
            .iter()
            .filter_map(|(mutant, notice)| {
                let Notice { lesson, step, code } = notice.as_ref()?;
                let rule = mutant.of.id;
                Some(json!({ "id": mutant.id, "rule": rule, "lesson": lesson, "step": step, "code": code.id() }))
            })
            .collect();
        let object = json!({
            "game": self.game,
            "rules": self.rules.len(),
            "taught": ids(&mut self.taught()),
            "shown": ids(&mut self.rules.iter().filter(|one| one.taught.is_empty() && !one.shown.is_empty())),
            "untaught": ids(&mut self.untaught()),
            "languages": languages,
            "mutants": {
                "tried": self.mutants.len(),
                "noticed": places.len(),
                "unnoticed": self.unnoticed().map(|mutant| mutant.id).collect::<Vec<_>>(),
                "places": places,
            },
            "by_rule": by_rule,
        });
        format!("{object}\n")
    }
}

/// Rows of three columns under a heading; the last column goes on below itself.
fn table(text: &mut String, heading: [String; 3], rows: &[[String; 3]]) {
    let wide = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let (first, second) = (wide(0), wide(1).max(heading[1].width()));
    let indent = " ".repeat(first + second + 4);
    for [one, two, three] in [heading].iter().chain(rows) {
        let gap = |cell: &str, wide: usize| " ".repeat(wide.saturating_sub(cell.width()) + 2);
        let _ = write!(text, "{one}{}{two}{}", gap(one, first), gap(two, second));
        let room = column().max(indent.len() + 20);
        let _ = writeln!(text, "{}", wrap(three, room, &indent).join("\n").trim_start());
    }
}
