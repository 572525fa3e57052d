//! A lesson on plain lines, from its title to what comes next.
//!
//! Shows a step, asks, hands what was typed to the tutor and says what came of it, in whatever language is spoken by
//! then. Knows no rules and judges nothing.

use crate::{
    course::{
        lesson::{Deed, Lesson, Step},
        pack::Pack,
        progress::Change,
        run::{hint::Hint, reply::Verdict},
        scenario::Demand,
        taught::{LEARNER, Taught, seated},
        tutor::Tutor,
    },
    game::{Decision, Seat},
    ids::Id,
    play::first,
    sitting::telling::{self, Saying},
    text::{Catalog, Message, catalog::Foreign},
};

use super::{
    super::settings,
    keep::Keep,
    lines::{Entered, Lines},
    typed::{Keyword, OnOffer, Typed, thing, understand},
};

/// How a lesson was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::cli) enum End {
    /// To its end.
    Finished,
    /// By saying so.
    Left,
    /// The input ended.
    Ended,
}

/// See the module's page.
pub(in crate::cli) struct Desk<'a, G: Taught> {
    pub(in crate::cli) lines: Lines,
    pub(in crate::cli) keep: Keep,
    pub(in crate::cli) catalog: Catalog,
    pub(in crate::cli) packs: &'a [Pack<G>],
    /// Texts that came as folders.
    pub(in crate::cli) foreign: &'a [Foreign],
    /// The learner's name, if there is one.
    pub(in crate::cli) learner: Option<&'a str>,
}

/// What is to be shown next.
pub(in crate::cli) enum Next {
    /// Nothing but the prompt.
    Prompt,
    /// What can be done now.
    Choices,
    /// The whole step.
    Step,
    /// What was laid out, and the whole step.
    All,
    /// Nothing: the lesson is left.
    Leave,
}

impl<G: Taught> Desk<'_, G> {
    pub(in crate::cli) fn say(&mut self, message: &Message) {
        let text = self.catalog.say(message).text;
        self.lines.say(&text);
    }

    pub(in crate::cli) fn say_id(&mut self, id: &str) {
        self.say(&Message::new(id));
    }

    /// Says what there is to tell; a rule with its id, by which it is looked up.
    pub(in crate::cli) fn tell(&mut self, told: &[Saying]) {
        for saying in told {
            match saying.rule {
                Some(rule) => {
                    let named = Message::new("learn-rule").with("title", saying.message.clone());
                    self.say(&named.with("rule", rule));
                }
                None => self.say(&saying.message),
            }
        }
    }

    pub(in crate::cli) fn say_events(&mut self, events: &[G::Event]) {
        self.tell(&telling::happened::<G>(events));
    }

    /// Saves what the tutor has noted.
    fn save(&mut self, tutor: &mut Tutor<'_, G>) {
        self.save_changes(&tutor.take_changes());
    }

    pub(in crate::cli) fn save_changes(&mut self, changes: &[Change]) {
        if changes.is_empty() {
            return;
        }
        let said = self.keep.save(changes);
        for message in &said {
            self.say(message);
        }
    }

    /// Plays a lesson.
    pub(super) fn teach(&mut self, lesson: &Lesson<G>) -> End {
        let titled = Message::new(lesson.text.as_str());
        self.say(&Message::new("learn-lesson").with("title", titled.clone()));
        self.say(&titled.clone().attribute("aim"));
        let before = self.keep.progress.of::<G>().lesson(&lesson.id, &lesson.mark).cloned();
        if self.keep.progress.of::<G>().has_changed(&lesson.id, &lesson.mark) {
            self.say_id("learn-changed");
        }
        let Some((mut tutor, opening)) = Tutor::begin(lesson, before.as_ref()) else { return End::Left };
        let others = (1..G::players(tutor.run().position())).map(|seat| self.catalog.seat(Seat(seat)));
        let others = others.collect::<Vec<_>>().join(", ");
        self.say(&Message::new("learn-seats").with("player", LEARNER).with("list", others));
        self.say_id("learn-help-hint");
        if tutor.run().number() > 0 {
            self.say(&Message::new("learn-resumed").with("step", tutor.run().number() + 1));
        }
        self.save(&mut tutor);
        self.say_layout(&tutor);
        self.show_step(&tutor, &opening, true);
        while tutor.run().step().is_some() {
            if self.lines.is_broken() {
                return End::Ended;
            }
            let line = match self.lines.ask() {
                Entered::Line(line) => line,
                Entered::Unreadable => {
                    self.say_id("learn-bad-line");
                    continue;
                }
                Entered::End => {
                    self.save(&mut tutor);
                    return End::Ended;
                }
            };
            match self.hear(&mut tutor, &line) {
                Next::Prompt => {}
                Next::Choices => self.show_choices(&tutor),
                Next::Step => self.show_step(&tutor, &[], true),
                Next::All => {
                    self.say_layout(&tutor);
                    self.show_step(&tutor, &[], true);
                }
                Next::Leave => {
                    self.save(&mut tutor);
                    self.say_id("learn-goodbye");
                    return End::Left;
                }
            }
            self.save(&mut tutor);
        }
        self.close(&tutor);
        End::Finished
    }

    /// What is known now, and what comes next.
    fn close(&mut self, tutor: &Tutor<'_, G>) {
        let lesson = tutor.run().lesson();
        self.lines.gap();
        self.tell(&telling::closing(tutor));
        let known = |id: &String| self.packs.iter().find_map(|pack| pack.lesson(id));
        if let Some(next) = lesson.next.as_ref().filter(|next| known(next).is_none()) {
            self.say(&Message::new("learn-next-awaited").with("id", next.clone()));
        }
        if lesson.id == first::AFTER {
            let message = Message::new("learn-next").with("title", Message::new(first::TEXT));
            return self.say(&message.with("command", format!("santiago learn {}", first::ID)));
        }
        let mut later = self.packs.iter().flat_map(Pack::in_order).map(|(_, one)| one);
        let after = later.by_ref().find(|one| one.id == lesson.id).and_then(|_| later.next());
        match lesson.next.as_ref().and_then(known).or(after) {
            Some(found) => {
                let message = Message::new("learn-next").with("title", Message::new(found.text.as_str()));
                self.say(&message.with("command", format!("santiago learn {}", found.id)));
            }
            None => self.say_id("learn-last"),
        }
    }

    fn say_layout(&mut self, tutor: &Tutor<'_, G>) {
        for line in G::layout(tutor.run().position()) {
            self.say(&line);
        }
    }

    /// The step, with what happened before the learner is asked; the table where it was laid anew.
    fn show_step(&mut self, tutor: &Tutor<'_, G>, opening: &[G::Event], whole: bool) {
        let Some(step) = tutor.run().step() else { return };
        let (number, count) = (tutor.run().number() + 1, tutor.run().lesson().steps.len());
        let text = Message::new(step.text.as_str());
        self.lines.gap();
        self.say(&Message::new("learn-step").with("step", number).with("count", count));
        self.say_events(opening);
        if !tutor.is_testing() {
            self.say(&text);
        }
        let task = self.catalog.say(&text.attribute("task")).text;
        let id = if step.kind == Demand::Ask { "learn-question" } else { "learn-task" };
        self.say(&Message::new(id).with("task", task));
        let rules = Keyword::Rules.word(&self.catalog);
        let notes: Vec<String> = step.rulings.iter().map(|ruling| format!("{rules} r{ruling:02}")).collect();
        if !notes.is_empty() && !tutor.is_testing() {
            self.say(&Message::new("learn-note").with("command", notes.join(", ")));
        }
        if whole || step.start.is_some() {
            for line in G::table(tutor.run().position()) {
                self.say(&line);
            }
        }
        self.show_choices(tutor);
    }

    fn show_choices(&mut self, tutor: &Tutor<'_, G>) {
        let Some(step) = tutor.run().step() else { return };
        if step.kind == Demand::Ask {
            self.say_id("learn-answers");
            for (number, (id, text)) in self.options(step).iter().enumerate() {
                self.lines.say(&format!("{}. {text} ({id})", number + 1));
            }
            return;
        }
        if step.kind == Demand::Look {
            let command = Keyword::Look.word(&self.catalog);
            return self.say(&Message::new("learn-you-look").with("command", command));
        }
        let choices = tutor.run().choices();
        if choices.is_empty() {
            return;
        }
        self.say_id("learn-you-can");
        for (number, action) in choices.iter().enumerate() {
            let text = self.catalog.say(&G::choice(tutor.run().position(), *action)).text;
            let line = if is_roll::<G>(tutor.run().position()) { "roll".to_owned() } else { action.to_string() };
            self.lines.say(&format!("{}. {text} ({line})", number + 1));
        }
    }

    /// The answers of a question: id and words.
    fn options(&self, step: &Step<G>) -> Vec<(String, String)> {
        let text = Message::new(step.text.as_str());
        let said = |option: &String| {
            let attribute = Step::<G>::option_attribute(option, false);
            (option.clone(), self.catalog.say(&text.clone().attribute(attribute)).text)
        };
        step.options.iter().map(said).collect()
    }

    /// Does what a line asks for.
    fn hear(&mut self, tutor: &mut Tutor<'_, G>, line: &str) -> Next {
        let Some(step) = tutor.run().step() else { return Next::Leave };
        let choices = tutor.run().choices();
        let options = self.options(step);
        let position = *tutor.run().position();
        let offer = OnOffer::<G> { seat: LEARNER, position: &position, choices: &choices, options: &options };
        match understand(line, &offer, &self.catalog) {
            Typed::Nothing => Next::Prompt,
            Typed::Number(number) => {
                let at = number.wrapping_sub(1);
                let option = options.get(at).map(|(id, _)| Deed::Answer(id.clone()));
                let action = choices.get(at).filter(|_| matches!(step.kind, Demand::Act | Demand::Try));
                let Some(deed) = option.or(action.map(|action| Deed::Act(*action))) else {
                    self.say(&Message::new("learn-no-choice").with("number", number));
                    return Next::Prompt;
                };
                self.attempt(tutor, &deed)
            }
            Typed::Action(action) => self.attempt(tutor, &Deed::Act(action)),
            Typed::Option(option) => self.attempt(tutor, &Deed::Answer(option)),
            Typed::Roll => match choices.first().filter(|_| is_roll::<G>(&position)) {
                Some(roll) => self.attempt(tutor, &Deed::Act(*roll)),
                None => self.not_understood(line),
            },
            Typed::Command(command, rest) => self.command(tutor, command, &rest),
            // Where something is to be looked at, its name is enough.
            Typed::Several(_) | Typed::Unknown if step.kind == Demand::Look && thing::<G>(line).is_some() => {
                self.look(tutor, line)
            }
            Typed::Several(actions) => {
                self.several(line, &position, &actions);
                Next::Prompt
            }
            Typed::Unknown => self.not_understood(line),
        }
    }

    pub(in crate::cli) fn not_understood(&mut self, line: &str) -> Next {
        let word: String = line.chars().take(60).collect();
        self.say(&Message::new("learn-not-understood").with("word", word));
        Next::Prompt
    }

    pub(in crate::cli) fn several(&mut self, line: &str, position: &G::Position, actions: &[G::Action]) {
        const MOST: usize = 8;
        self.say(&Message::new("learn-several").with("word", line.chars().take(60).collect::<String>()));
        for action in actions.iter().take(MOST) {
            let text = self.catalog.say(&G::choice(position, *action)).text;
            self.lines.say(&format!("{text} ({action})"));
        }
    }

    /// Hands a deed to the tutor and says what came of it.
    fn attempt(&mut self, tutor: &mut Tutor<'_, G>, deed: &Deed<G>) -> Next {
        let Some(step) = tutor.run().step() else { return Next::Leave };
        let testing = tutor.is_testing();
        let reply = tutor.attempt(deed);
        // What is said to be done is saved.
        self.save(tutor);
        self.tell(&telling::replied(step, &reply));
        if testing && !tutor.is_testing() {
            self.say_id("learn-test-ends");
            return Next::Step;
        }
        match reply.verdict {
            Verdict::Passed => {
                if tutor.run().step().is_some() {
                    self.show_step(tutor, &reply.opening, false);
                }
                Next::Prompt
            }
            Verdict::Kept => Next::Choices,
            Verdict::TakenBack | Verdict::Refused | Verdict::NotTheAnswer | Verdict::Looked => Next::Prompt,
        }
    }

    fn command(&mut self, tutor: &mut Tutor<'_, G>, command: Keyword, rest: &str) -> Next {
        match command {
            Keyword::Help => self.help(),
            Keyword::Again => return Next::All,
            Keyword::Why if tutor.is_testing() => self.say_id("learn-test-no-hints"),
            Keyword::Why => self.why(tutor, rest),
            Keyword::Look => return self.look(tutor, rest),
            Keyword::Hint => self.hint(tutor),
            Keyword::Undo => return self.moved(tutor.undo(), "learn-undone", "learn-nothing-to-undo"),
            Keyword::Redo => return self.moved(tutor.redo(), "learn-redone", "learn-nothing-to-redo"),
            Keyword::Restart => {
                tutor.restart_step();
                self.say_id("learn-restarted");
                return Next::Step;
            }
            Keyword::Skip => {
                self.skip(tutor);
                if tutor.run().step().is_some() {
                    return Next::Step;
                }
            }
            Keyword::Go => return self.go(tutor, rest),
            Keyword::Test => {
                if let Some(opening) = tutor.test() {
                    self.say_id("learn-test-begins");
                    self.show_step(tutor, &opening, true);
                }
            }
            Keyword::Lang => return self.language(rest),
            Keyword::Rules => self.rules(rest),
            Keyword::Quit => return Next::Leave,
        }
        Next::Prompt
    }

    fn moved(&mut self, done: bool, yes: &str, no: &str) -> Next {
        self.say_id(if done { yes } else { no });
        if done { Next::Step } else { Next::Prompt }
    }

    pub(super) fn help(&mut self) {
        self.say_id("learn-help");
        self.say_commands(Keyword::ALL, "help");
    }

    /// Commands and what they do, in an attribute of their words; `help` where they have no such.
    pub(in crate::cli) fn say_commands(&mut self, commands: &[Keyword], place: &'static str) {
        for command in commands {
            let words = self.catalog.say(&command.words()).text;
            let means = |place: &'static str| self.catalog.try_say(&command.words().attribute(place));
            let means = means(place).or_else(|| means("help")).unwrap_or_default();
            self.lines.say(&format!("{words}: {means}"));
        }
    }

    /// What an action would bring, or why it is not possible.
    fn why(&mut self, tutor: &Tutor<'_, G>, rest: &str) {
        let Some(step) = tutor.run().step() else { return };
        let Some(action) = self.action_meant(rest, LEARNER, tutor.run().position(), &tutor.run().choices()) else {
            return;
        };
        let Some(reply) = tutor.run().what_if(action) else {
            self.not_understood(rest);
            return;
        };
        self.tell(&telling::foretold(step, &reply));
    }

    /// The one action that a line of a seat means; where there is none, that is said.
    pub(in crate::cli) fn action_meant(
        &mut self,
        line: &str,
        seat: Seat,
        position: &G::Position,
        choices: &[G::Action],
    ) -> Option<G::Action> {
        let offer = OnOffer::<G> { seat, position, choices, options: &[] };
        let action = match understand(line, &offer, &self.catalog) {
            Typed::Action(action) => Some(action),
            Typed::Number(number) => choices.get(number.wrapping_sub(1)).copied(),
            Typed::Roll => choices.first().copied().filter(|_| is_roll::<G>(position)),
            Typed::Several(actions) => {
                self.several(line, position, &actions);
                return None;
            }
            Typed::Nothing | Typed::Command(..) | Typed::Option(_) | Typed::Unknown => None,
        };
        if action.is_none() {
            self.not_understood(line);
        }
        action
    }

    /// What a thing is and how it stands; the table, if nothing is named.
    fn look(&mut self, tutor: &mut Tutor<'_, G>, rest: &str) -> Next {
        if rest.is_empty() {
            return Next::All;
        }
        let looked = self.look_at(tutor.run().position(), rest);
        let sought = tutor.run().step().is_some_and(|step| step.kind == Demand::Look);
        match looked.filter(|_| sought) {
            Some(thing) => self.attempt(tutor, &Deed::Look(thing)),
            None => Next::Prompt,
        }
    }

    fn hint(&mut self, tutor: &mut Tutor<'_, G>) {
        if tutor.is_testing() {
            return self.say_id("learn-test-no-hints");
        }
        let Some(step) = tutor.run().step() else { return };
        let Some(hint) = tutor.hint() else { return self.say_id("learn-hint-none") };
        self.say_hint(step, tutor.run().position(), hint);
    }

    fn say_hint(&mut self, step: &Step<G>, position: &G::Position, hint: Hint<G>) {
        let look = Keyword::Look.word(&self.catalog);
        self.say(&hint.message(step, position, Some(&look)));
    }

    fn skip(&mut self, tutor: &mut Tutor<'_, G>) {
        let Some(step) = tutor.run().step() else { return };
        let position = *tutor.run().position();
        let deed = tutor.run().next_deed();
        if tutor.is_testing() {
            self.say_id("learn-test-ends");
        }
        self.say_id("learn-skipped");
        if let Some(deed) = deed.filter(|_| matches!(step.kind, Demand::Look | Demand::Ask)) {
            self.say_hint(step, &position, Hint::Move(deed));
        }
        let replies = tutor.skip();
        self.save(tutor);
        for reply in replies {
            self.tell(&telling::done_for_you(step, &reply));
        }
    }

    fn go(&mut self, tutor: &mut Tutor<'_, G>, rest: &str) -> Next {
        let steps = &tutor.run().lesson().steps;
        let number = rest.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let at = number.or_else(|| steps.iter().position(|step| step.id == rest)).filter(|at| *at < steps.len());
        if let Some(opening) = at.and_then(|at| tutor.go(at)) {
            self.show_step(tutor, &opening, true);
        } else {
            let message = Message::new("learn-no-step").with("word", rest.to_owned());
            let count = tutor.run().lesson().steps.len();
            self.say(&message.with("count", count));
        }
        Next::Prompt
    }

    pub(super) fn language(&mut self, rest: &str) -> Next {
        let Some(lang) = self.language_meant(rest) else { return Next::Prompt };
        self.catalog = seated(Catalog::new(&lang, self.foreign), self.learner);
        settings::save_language(&lang);
        self.say_id("learn-language");
        Next::Step
    }
}

/// Whether the dice are to be rolled.
pub(super) fn is_roll<G: Taught>(position: &G::Position) -> bool {
    matches!(G::decision(position), Decision::Chance { .. })
}
