//! A round of drills: a position, a question, answers; then why, and the next one. The engine made the question and
//! answers it; what is got wrong comes back sooner.

use ratatui::layout::Position as Cell;

use crate::{
    course::{drill::LENGTH, progress::Change},
    sitting::{
        drill::{DrillQuestion, DrillSitting, DrillVerdict},
        spot::Lit,
        telling::Saying,
    },
    text::{Message, fill::lines},
};

use super::{
    super::{
        command::Command,
        input::Key,
        paint::{Canvas, Target},
        pane::Pane,
        screen::visit::{Transition, Visit},
        shared::Shared,
        tabletop::{Tabletop, talk_room},
        theme::Role,
        widget::{choices::Shown, list::moved},
    },
    Screen,
    attention::worded,
};

/// See the module's page.
pub(in crate::tui) struct DrillScreen {
    round: Box<dyn DrillSitting>,
    /// The kind that is asked, by its id, if it is only one.
    only: Option<String>,
    /// The question that waits for an answer.
    question: Option<DrillQuestion>,
    /// What the last answer was judged, until the next question is shown.
    verdict: Option<DrillVerdict>,
    /// The rule that was asked for.
    hint: Option<Saying>,
    chosen: usize,
    scrolled: usize,
}

impl DrillScreen {
    /// A round of one kind, or of all kinds as the progress asks for them. `None`: there are none.
    pub(in crate::tui) fn new(only: Option<String>, shared: &mut Shared<'_>) -> Option<Self> {
        let seed = shared.draw_seed();
        let round = shared.house.drill(only.as_deref(), &shared.progress, shared.day, seed)?;
        let question = round.question();
        Some(Self { round, only, question, verdict: None, hint: None, chosen: 0, scrolled: 0 })
    }

    /// The question that is shown: the one that was answered last, or the next.
    fn question(&self) -> Option<&DrillQuestion> {
        self.verdict.as_ref().map(|verdict| &verdict.question).or(self.question.as_ref())
    }

    /// What is said: the facts and the question; after the answer, how it was judged and why; at the end, the sum.
    fn said(&self, shared: &Shared<'_>) -> Vec<(String, Role)> {
        let Some(question) = self.question() else { return self.sum(shared) };
        let mut said: Vec<(Message, Role)> = Vec::new();
        if let Some(verdict) = &self.verdict {
            said.extend(verdict.told.iter().cloned().map(worded));
        } else {
            said.push((question.text.clone(), Role::Strong));
            said.extend(question.facts.iter().map(|fact| (fact.clone(), Role::Quiet)));
            said.extend(self.hint.clone().map(|hint| (hint.message, Role::Changed)));
        }
        said.iter().map(|(message, role)| (shared.say(message), *role)).collect()
    }

    /// How many were right, and what comes back.
    fn sum(&self, shared: &Shared<'_>) -> Vec<(String, Role)> {
        self.round.summed_up().into_iter().map(worded).map(|(message, role)| (shared.say(&message), role)).collect()
    }

    fn choices(&self, shared: &Shared<'_>) -> Vec<Shown> {
        let shown = |words: String, possible: bool| Shown {
            short: words.clone(),
            long: words,
            brings: String::new(),
            possible,
        };
        match (self.question(), &self.verdict) {
            (None, _) => ["drill-another", "ui-to-course"].map(|id| shown(shared.text(id), true)).into(),
            // The wrong answers are marked once the right one is known.
            (Some(question), verdict) => (0..)
                .zip(&question.options)
                .map(|(at, option)| {
                    shown(shared.say(option), verdict.as_ref().is_none_or(|verdict| at == verdict.right))
                })
                .collect(),
        }
    }

    fn enact(&mut self, shared: &mut Shared<'_>) -> bool {
        if self.verdict.take().is_some() {
            (self.chosen, self.scrolled, self.hint) = (0, 0, None);
            return true;
        }
        if self.question.is_some() {
            let verdict = self.round.answer(self.chosen);
            self.judged(verdict);
            return true;
        }
        let Some(again) = (self.chosen == 0).then(|| Self::new(self.only.clone(), shared)).flatten() else {
            return false;
        };
        *self = again;
        true
    }

    /// How an answer was judged is shown; the next question waits.
    fn judged(&mut self, verdict: Option<DrillVerdict>) {
        self.verdict = verdict;
        self.question = self.round.question();
        self.scrolled = 0;
    }

    fn scroll_by(&mut self, by: isize, shared: &Shared<'_>) {
        let (width, room) = talk_room(shared.size);
        let count: usize = self.said(shared).iter().map(|(text, _)| lines(text, width)).sum();
        self.scrolled = moved(self.scrolled, count.saturating_sub(room) + 1, by);
    }
}

impl<'p> Screen<'p> for DrillScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        let count = self.choices(shared).len();
        match command {
            Command::Left | Command::Up => self.chosen = moved(self.chosen, count, -1),
            Command::Right | Command::Down => self.chosen = moved(self.chosen, count, 1),
            Command::PageDown => self.scroll_by(1, shared),
            Command::PageUp => self.scroll_by(-1, shared),
            Command::Do => return if self.enact(shared) { Transition::Stay } else { Transition::Close },
            Command::Tip if self.verdict.is_none() => self.hint = Some(self.round.hint()),
            Command::Skip if self.verdict.is_none() => {
                let verdict = self.round.skip();
                self.judged(verdict);
            }
            Command::Why => {
                if let Some(question) = self.question() {
                    let article = Transition::article(question.topic, Some(question.tableau.kept()));
                    if self.verdict.is_none() {
                        self.round.help();
                    }
                    return article;
                }
            }
            Command::Search => {
                let table = self.question().map(|question| question.tableau.kept());
                return Transition::Open(Visit::Search(table));
            }
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        let choices = self.choices(shared);
        let Some(question) = self.question() else {
            return draw_sum(canvas, shared, &self.said(shared), &choices, self.chosen);
        };
        let lit = Lit { focus: question.spot, ..Lit::default() };
        let number = (self.round.answered() + usize::from(self.verdict.is_none())).min(LENGTH);
        let numbered = Message::new("ui-done-of").with("done", number).with("count", LENGTH);
        let focused = choices.get(self.chosen).map(|choice| choice.long.clone()).unwrap_or_default();
        let does = if self.verdict.is_some() { "key-go-on" } else { "key-answer" };
        let table = Tabletop {
            here: &*question.tableau,
            lit: &lit,
            hues: &shared.settings.hues,
            title: shared.say(&question.title),
            place: vec![shared.text("ui-language-name"), shared.say(&numbered)],
            said: self.said(shared),
            scrolled: self.scrolled,
            goal: None,
            choices,
            chosen: self.chosen,
            region: Pane::Choices,
            tab: Pane::Text,
            result: (focused, Role::Text),
            log: &[],
            keys: vec![
                (Command::Do, Some(shared.text(does))),
                (Command::Why, Some(shared.text("key-article"))),
                (Command::Tip, None),
                (Command::Skip, None),
                (Command::Help, None),
            ],
        };
        table.draw(canvas, shared)
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Left, Right, Do, Why, Tip, Skip, PageUp, PageDown, Search, Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return target == Target::Text && self.verdict.is_some() };
        let last = self.choices(shared).len().saturating_sub(1);
        std::mem::replace(&mut self.chosen, at.min(last)) == at
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.round.take_changes()
    }
}

/// The end of a round: no table any more.
fn draw_sum(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_>,
    said: &[(String, Role)],
    choices: &[Shown],
    chosen: usize,
) -> Option<Cell> {
    use super::super::widget::{
        bar::{footer, title},
        choices::list,
        speech::speech,
    };
    title(canvas, shared, &shared.text("drill-list"), &[shared.text("ui-language-name")]);
    footer(
        canvas,
        shared,
        &[(Command::Do, Some(shared.text("key-open"))), (Command::Back, None), (Command::Help, None)],
    );
    let mut canvas = canvas.centred(80);
    let (width, height) = (canvas.width(), canvas.height());
    speech(&mut canvas.part(0, 2, width, height.saturating_sub(7)), shared, said, 0);
    list(&mut canvas.part(0, height.saturating_sub(4), width, 2), shared, choices, chosen, true)
}
