//! A round of drills: a position, a question, answers; then why, and the next one. The engine made the question and
//! answers it; what is got wrong comes back sooner.

use ratatui::layout::Position as Cell;

use crate::{
    course::{
        drill::{Answered, Exercise, LENGTH, Round, title},
        progress::Change,
        taught::LEARNER,
    },
    game::Eyes,
    sitting::{
        board::Sight,
        spot::{Lit, Spot},
        stage::Staged,
        telling,
    },
    text::{Message, fill::lines},
};

use super::{
    super::{
        command::Command,
        here::Here,
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
pub(in crate::tui) struct DrillScreen<G: Staged> {
    round: Round<G>,
    only: Option<G::Template>,
    /// What the last answer was judged, until the next question is shown.
    verdict: Option<Answered<G>>,
    /// The rule that was asked for.
    hint: Option<Message>,
    chosen: usize,
    scrolled: usize,
}

impl<G: Staged> DrillScreen<G> {
    /// A round of one kind, or of all kinds as the progress asks for them.
    pub(in crate::tui) fn new(only: Option<G::Template>, shared: &mut Shared<'_, G>) -> Self {
        let seed = shared.draw_seed();
        let round = Round::begin(only, &shared.progress, shared.day, seed);
        Self { round, only, verdict: None, hint: None, chosen: 0, scrolled: 0 }
    }

    /// The question that is shown: the one that was answered last, or the next.
    fn question(&self) -> Option<&Exercise<G>> {
        self.verdict.as_ref().map(|verdict| &verdict.question).or_else(|| self.round.question())
    }

    /// What is said: the facts and the question; after the answer, how it was judged and why; at the end, the sum.
    fn said(&self, shared: &Shared<'_, G>) -> Vec<(String, Role)> {
        let Some(question) = self.question() else { return self.sum(shared) };
        let mut said: Vec<(Message, Role)> = Vec::new();
        if let Some(verdict) = &self.verdict {
            said.extend(telling::answered(verdict).into_iter().map(worded));
        } else {
            said.push((question.case.text.clone(), Role::Strong));
            said.extend(question.case.facts.iter().map(|fact| (fact.clone(), Role::Quiet)));
            said.extend(self.hint.clone().map(|hint| (hint, Role::Changed)));
        }
        said.iter().map(|(message, role)| (shared.say(message), *role)).collect()
    }

    /// How many were right, and what comes back.
    fn sum(&self, shared: &Shared<'_, G>) -> Vec<(String, Role)> {
        telling::summed_up(&self.round)
            .into_iter()
            .map(worded)
            .map(|(message, role)| (shared.say(&message), role))
            .collect()
    }

    fn choices(&self, shared: &Shared<'_, G>) -> Vec<Shown> {
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
                .map(|(at, option)| shown(shared.say(option), verdict.is_none() || at == question.right))
                .collect(),
        }
    }

    fn enact(&mut self, shared: &mut Shared<'_, G>) -> bool {
        if self.verdict.take().is_some() {
            (self.chosen, self.scrolled, self.hint) = (0, 0, None);
        } else if self.round.question().is_some() {
            self.verdict = self.round.answer(self.chosen);
            self.scrolled = 0;
        } else if self.chosen == 0 {
            *self = Self::new(self.only, shared);
        } else {
            return false;
        }
        true
    }

    /// What the question is about, on the table.
    fn spot(&self) -> Option<Spot> {
        let case = &self.question()?.case;
        let action: G::Action = case.action?;
        G::about(&case.position, action)
    }

    fn scroll_by(&mut self, by: isize, shared: &Shared<'_, G>) {
        let (width, room) = talk_room(shared.size);
        let count: usize = self.said(shared).iter().map(|(text, _)| lines(text, width)).sum();
        self.scrolled = moved(self.scrolled, count.saturating_sub(room) + 1, by);
    }
}

impl<'p, G: Staged> Screen<'p, G> for DrillScreen<G> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        let count = self.choices(shared).len();
        match command {
            Command::Left | Command::Up => self.chosen = moved(self.chosen, count, -1),
            Command::Right | Command::Down => self.chosen = moved(self.chosen, count, 1),
            Command::PageDown => self.scroll_by(1, shared),
            Command::PageUp => self.scroll_by(-1, shared),
            Command::Do => return if self.enact(shared) { Transition::Stay } else { Transition::Close },
            Command::Tip if self.verdict.is_none() => {
                let hint = self.round.hint().map(|rule| Message::new("learn-hint-rule").with("text", G::rule(rule)));
                self.hint = Some(hint.unwrap_or_else(|| Message::new("learn-hint-none")));
            }
            Command::Skip if self.verdict.is_none() => self.verdict = self.round.skip(),
            Command::Why => {
                let rule = self.question().and_then(|question| question.case.rules.first().copied());
                let position = self.question().map(|question| question.case.position);
                if let Some(rule) = rule {
                    if self.verdict.is_none() {
                        self.round.help();
                    }
                    return Transition::article(rule, position.map(Here::open));
                }
            }
            Command::Search => {
                let position = self.question().map(|question| question.case.position);
                return Transition::Open(Visit::Search(position.map(Here::open)));
            }
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
        let choices = self.choices(shared);
        let Some(position) = self.question().map(|question| question.case.position) else {
            return draw_sum(canvas, shared, &self.said(shared), &choices, self.chosen);
        };
        let view = G::view(&position, Eyes::Open);
        let lit = Lit { focus: self.spot(), ..Lit::default() };
        let question = self.question()?;
        let number = (self.round.answered() + usize::from(self.verdict.is_none())).min(LENGTH);
        let numbered = Message::new("ui-done-of").with("done", number).with("count", LENGTH);
        let focused = choices.get(self.chosen).map(|choice| choice.long.clone()).unwrap_or_default();
        let does = if self.verdict.is_some() { "key-go-on" } else { "key-answer" };
        let table = Tabletop {
            sight: Sight {
                view: &view,
                before: None,
                seat: LEARNER,
                catalog: &shared.catalog,
                signs: shared.theme.signs,
                hues: &shared.settings.hues,
                lit: &lit,
            },
            title: shared.say(&title::<G>(question.template)),
            place: vec![shared.text("ui-language-name"), shared.say(&numbered)],
            said: self.said(shared),
            scrolled: self.scrolled,
            goal: None,
            choices,
            chosen: self.chosen,
            region: Pane::Choices,
            tab: Pane::Text,
            result: (focused, Role::Text),
            log: Vec::new(),
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

    fn point(&mut self, target: Target, shared: &mut Shared<'p, G>) -> bool {
        let Target::Entry(at) = target else { return target == Target::Text && self.verdict.is_some() };
        let last = self.choices(shared).len().saturating_sub(1);
        std::mem::replace(&mut self.chosen, at.min(last)) == at
    }

    fn take_changes(&mut self) -> Vec<Change> {
        self.round.take_changes()
    }
}

/// The end of a round: no table any more.
fn draw_sum<G: Staged>(
    canvas: &mut Canvas<'_>,
    shared: &Shared<'_, G>,
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
