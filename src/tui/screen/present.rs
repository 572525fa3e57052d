//! Presenter mode: somebody teaches a table from one screen. One thing is lit at a time, everything else is quiet; the
//! text is large, in at most two languages, and more of it comes on demand. Next plays the lesson's own solution move by
//! move, back takes it back. Nothing is judged and nothing is kept.

use ratatui::layout::Position as Cell;

use crate::{
    course::{
        lesson::{Deed, Lesson, Step},
        run::{Run, hint::Rung},
        scenario::Demand,
        taught::LEARNER,
    },
    game::Eyes,
    reference::Topic,
    sitting::{
        board::Sight,
        spot::{Lit, Spot},
        stage::Staged,
        telling::{self, Purpose},
    },
    text::{Catalog, Message, catalog::languages, fill::fill},
};

use super::{
    super::{
        command::Command,
        here::Here,
        input::Key,
        paint::{Canvas, Target, cells},
        screen::visit::{Transition, Visit},
        shared::Shared,
        tabletop::Size,
        theme::Role,
        widget::bar::{footer, title},
    },
    Screen,
};

/// No line is longer: it is read from across a table.
const COLUMN: usize = 60;

/// See the module's page.
pub(in crate::tui) struct Presenter<'p, G: Staged> {
    slides: Vec<Slide<'p, G>>,
    /// How much of the slide is told: the task, or the text as well.
    more: bool,
    /// The second language.
    beside: Option<Catalog>,
    scrolled: u16,
}

/// A moment of the lesson.
#[derive(Clone)]
struct Slide<'p, G: Staged> {
    run: Run<'p, G>,
    /// What is lit.
    spot: Option<Spot>,
    /// What has just happened; empty: the step begins.
    told: Vec<Message>,
}

impl<'p, G: Staged> Presenter<'p, G> {
    /// A lesson from its first step; `None`: it cannot be played.
    pub(in crate::tui) fn new(lesson: &'p Lesson<G>, _shared: &Shared<'p, G>) -> Option<Self> {
        let (run, opening) = Run::begin(lesson, 0)?;
        let told = opening.iter().map(G::event).collect();
        let spot = next_spot(&run);
        Some(Self { slides: vec![Slide { run, spot, told }], more: false, beside: None, scrolled: 0 })
    }

    fn slide(&self) -> &Slide<'p, G> {
        self.slides.last().expect("there is always the first slide")
    }

    /// The next moment: what happened makes room for the step, or the next move of the solution is made.
    fn onward(&mut self) -> bool {
        let mut slide = self.slide().clone();
        if slide.told.is_empty() {
            let Some(step) = slide.run.step() else { return false };
            let Some(deed) = slide.run.next_deed() else { return false };
            let at = *slide.run.position();
            slide.spot = spot_of_deed(&deed, &slide.run).or(slide.spot);
            let reply = slide.run.attempt(&deed);
            let text = Message::new(step.text.as_str());
            if let Deed::Answer(option) = &deed {
                slide.told.push(text.clone().attribute(Step::<G>::option_attribute(option, false)));
            }
            if let Deed::Look(thing) = deed {
                slide.told.extend(G::topic(thing).map(Topic::text));
                slide.told.extend(G::look(&at, thing));
            }
            // Whoever teaches says what may be done instead, and which rule it is.
            let told = telling::done_for_you(step, &reply).into_iter();
            let told = told.filter(|saying| !matches!(saying.purpose, Purpose::Nearest | Purpose::Rule));
            slide.told.extend(told.map(|saying| saying.message));
        } else {
            slide.told.clear();
            slide.spot = next_spot(&slide.run);
        }
        (self.more, self.scrolled) = (false, 0);
        self.slides.push(slide);
        true
    }

    fn before(&mut self) {
        if self.slides.len() > 1 {
            self.slides.pop();
        }
        (self.more, self.scrolled) = (false, 0);
    }

    /// What the slide says, in a language.
    fn statements(&self, catalog: &Catalog) -> Vec<String> {
        let say = |message: &Message| catalog.say(message).text;
        let slide = self.slide();
        if !slide.told.is_empty() {
            return slide.told.iter().map(say).collect();
        }
        let lesson = slide.run.lesson();
        let Some(step) = slide.run.step() else {
            return vec![say(&Message::new(lesson.text.as_str()).attribute("closing"))];
        };
        let text = Message::new(step.text.as_str());
        let mut all = vec![say(&text.clone().attribute("task"))];
        if step.kind == Demand::Ask {
            let options = step
                .options
                .iter()
                .map(|option| say(&text.clone().attribute(Step::<G>::option_attribute(option, false))));
            all.extend(options);
        }
        if self.more {
            all.insert(0, say(&text));
        }
        all
    }

    /// The name of what is lit, or of the lesson.
    fn heading(&self, view: &G::View, shared: &Shared<'p, G>) -> String {
        let thing = self.slide().spot.and_then(|spot| G::called(view, spot));
        let name = thing.map(|thing| shared.say(&G::thing(thing)));
        name.unwrap_or_else(|| shared.text(&self.slide().run.lesson().text))
    }

    fn draw_board(&self, canvas: &mut Canvas<'_>, view: &G::View, shared: &Shared<'p, G>) -> u16 {
        let lit = Lit { shown: self.slide().spot, ..Lit::default() };
        let sight = Sight {
            view,
            before: None,
            seat: LEARNER,
            catalog: &shared.catalog,
            signs: shared.theme.signs,
            hues: &shared.settings.hues,
            lit: &lit,
        };
        let size = Size::of((canvas.width(), canvas.height()));
        if size == Size::Tabs {
            return 2;
        }
        let width = canvas.width().min(if size == Size::Wide { 116 } else { 80 });
        let mut canvas = canvas.centred(width);
        let region = self.slide().spot.map(G::region);
        canvas.lay(shared.theme, |sheet| G::draw_shown(&sight, region, sheet))
    }

    fn next_beside(&mut self, shared: &Shared<'p, G>) {
        let known = languages();
        let others: Vec<&str> = known.into_iter().filter(|lang| *lang != shared.catalog.lang()).collect();
        let now = self.beside.as_ref().and_then(|beside| others.iter().position(|lang| *lang == beside.lang()));
        let next = match now {
            None if self.beside.is_none() => others.first(),
            None => None,
            Some(at) => others.get(at + 1),
        };
        self.beside = next.map(|lang| shared.in_language(lang));
    }
}

/// What the next move of the solution is about.
fn next_spot<G: Staged>(run: &Run<'_, G>) -> Option<Spot> {
    // Who is asked to find something finds it without a light.
    if run.step().is_some_and(|step| step.kind == Demand::Look) {
        return None;
    }
    run.next_deed().and_then(|deed| spot_of_deed(&deed, run)).or_else(|| {
        let view = G::view(run.position(), Eyes::Open);
        match run.hint(Rung::Where)? {
            crate::course::run::hint::Hint::Where(thing) => G::lies(&view, thing),
            _ => None,
        }
    })
}

fn spot_of_deed<G: Staged>(deed: &Deed<G>, run: &Run<'_, G>) -> Option<Spot> {
    let view = G::view(run.position(), Eyes::Open);
    match deed {
        Deed::Act(action) => G::about(run.position(), *action),
        Deed::Look(thing) => G::lies(&view, thing),
        Deed::Answer(_) => None,
    }
}

/// A name that can be read from afar.
fn spaced(name: &str, room: u16) -> String {
    let large = name.to_uppercase();
    let words = large.split(' ').map(|word| word.chars().map(String::from).collect::<Vec<_>>().join(" "));
    let all = words.collect::<Vec<_>>().join("   ");
    if cells(&all) <= room { all } else { large }
}

impl<'p, G: Staged> Screen<'p, G> for Presenter<'p, G> {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p, G>) -> Transition<'p, G> {
        match command {
            Command::Onward | Command::Right => drop(self.onward()),
            Command::Before | Command::Left | Command::Undo => self.before(),
            Command::Do => {
                let untold = self.slide().told.is_empty() && self.slide().run.step().is_some() && !self.more;
                if untold {
                    self.more = true;
                } else if !self.onward() {
                    return Transition::Close;
                }
            }
            Command::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Command::Down => self.scrolled += 1,
            Command::Beside => self.next_beside(shared),
            Command::Why => {
                let position = *self.slide().run.position();
                if let Some(step) = self.slide().run.step() {
                    return Transition::article(step.rule, Some(Here::open(position)));
                }
            }
            Command::Search => {
                return Transition::Open(Visit::Search(Some(Here::open(*self.slide().run.position()))));
            }
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p, G>) -> Option<Cell> {
        let (theme, slide) = (shared.theme, self.slide());
        let view = G::view(slide.run.position(), Eyes::Open);
        let lesson = slide.run.lesson();
        let steps = lesson.steps.len();
        let number = (slide.run.number() + 1).min(steps);
        let place = Message::new("learn-step").with("step", number).with("count", steps);
        let mut langs = shared.catalog.lang().to_owned();
        if let Some(beside) = &self.beside {
            langs = format!("{langs} + {}", beside.lang());
        }
        title(canvas, shared, &shared.text(&lesson.text), &[shared.say(&place), langs]);
        footer(
            canvas,
            shared,
            &[
                (Command::Onward, None),
                (Command::Before, None),
                (Command::Do, Some(shared.text("key-more"))),
                (Command::Beside, None),
                (Command::Why, None),
                (Command::Help, None),
            ],
        );
        let top = self.draw_board(canvas, &view, shared);
        let (width, height) = (canvas.width(), canvas.height() - 1);
        let x = if width >= 76 { 8 } else { 2 };
        let mut place = canvas.part(x, top, width - x - 1, height.saturating_sub(top));
        let room = place.height();
        let mut lines: Vec<(String, Role)> = Vec::new();
        let heading = spaced(&self.heading(&view, shared), place.width());
        lines.extend([(heading, Role::Changed), (String::new(), Role::Text)]);
        let column = COLUMN.min(usize::from(place.width()));
        let mut said = |catalog: &Catalog, role: Role| {
            for statement in self.statements(catalog) {
                fill(&statement, column, &mut |line| lines.push((line.to_owned(), role)));
                lines.push((String::new(), role));
            }
        };
        said(&shared.catalog, Role::Text);
        if let Some(beside) = &self.beside {
            said(beside, Role::Quiet);
        }
        let last = lines.len().saturating_sub(usize::from(room));
        let from = usize::from(self.scrolled).min(last);
        for (y, (line, role)) in (0..room).zip(lines.iter().skip(from)) {
            place.put(0, y, line, theme.style(*role));
        }
        if from < last {
            canvas.put(width - 2, height - 1, theme.signs.down, theme.style(Role::Can));
        }
        let bar: String =
            (0..steps).map(|at| if at < number { theme.signs.gone } else { theme.signs.to_come }).collect();
        if from == last && lines.len() < usize::from(room) {
            canvas.put(x, height - 1, &bar, theme.style(Role::Quiet));
        }
        Some(canvas.cell(x, top))
    }

    fn commands(&self) -> Vec<Command> {
        use Command::*;
        vec![Onward, Before, Do, Beside, Up, Down, Why, Search, Back]
    }

    fn point(&mut self, _target: Target, _shared: &mut Shared<'p, G>) -> bool {
        false
    }

    fn renew(&mut self, shared: &Shared<'p, G>) {
        if self.beside.as_ref().is_some_and(|beside| beside.lang() == shared.catalog.lang()) {
            self.beside = None;
        }
    }
}
