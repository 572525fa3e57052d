//! The set-up of a free game: who plays, how, and on which layout. Begins at once with you against one bot; each line is
//! changed with Enter or the arrows.

mod table;

use ratatui::layout::Position as Cell;

use crate::{
    bot::Level,
    game::LARGEST_SEED,
    ids::Id,
    play::{
        Decider, Player,
        player::{Colour, is_name, names},
        table::Terms,
    },
    sitting::game::GameSitting,
    text::{Message, bot, catalog::languages},
};

use super::{
    super::{
        command::Command,
        effect::Effect,
        game::Keeping,
        input::Key,
        paint::{Canvas, Target, shortened},
        screen::visit::{Transition, Visit},
        shared::Shared,
        theme::Role,
        widget::{
            bar::{footer, title},
            form::{Field, form, keys, type_into},
            list::moved,
        },
    },
    Screen,
};

use table::{Seated, TableForm, Upshot};

/// Where the layout comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    Random,
    Seed,
    Code,
    Table,
}

impl Draw {
    const ALL: [Self; 4] = [Self::Random, Self::Seed, Self::Code, Self::Table];

    fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Seed => "seed",
            Self::Code => "code",
            Self::Table => "table",
        }
    }
}

/// A line of the set-up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Control {
    Begin,
    Games,
    Count,
    Who(usize),
    Name(usize),
    Language(usize),
    Colour(usize),
    Screens,
    Draw,
    Typed,
    Dice,
    Explains,
    TeachBack,
}

/// See the module's page.
pub(in crate::tui) struct SetupScreen {
    focus: usize,
    /// Everybody who could sit there.
    players: Vec<Player>,
    count: usize,
    /// How many sit at a table at least.
    fewest: usize,
    terms: Terms,
    draw: Draw,
    /// The seed or the code.
    typed: String,
    /// What is being typed.
    typing: Option<String>,
    /// What is wrong, until the next key.
    fault: Option<Message>,
    /// The real table, as far as it was described.
    form: Option<TableForm>,
    /// Whether it is being described.
    describing: bool,
}

impl SetupScreen {
    /// You against one bot of medium strength.
    pub(in crate::tui) fn new(shared: &mut Shared<'_>) -> Self {
        let you = Player::person(shared.name().unwrap_or_default(), shared.lang());
        let mut players: Vec<Player> = (0..*shared.house.seats().end()).map(|_| Player::bot(Level::Medium)).collect();
        players[0] = you;
        for (player, colour) in players.iter_mut().zip(Colour::ALL) {
            player.colour = *colour;
        }
        Self::with(players, Terms::seeded(0), shared)
    }

    /// The same people and terms as in a game that was played.
    pub(in crate::tui) fn again(table: &dyn GameSitting, shared: &mut Shared<'_>) -> Self {
        let mut screen = Self::new(shared);
        screen.seat(table.players());
        screen.terms = Terms { coached: false, ..table.terms() };
        screen
    }

    /// A real table is described, at which these people sit.
    pub(in crate::tui) fn real(seated: &[Player], terms: Terms, shared: &mut Shared<'_>) -> Self {
        let mut screen = Self::new(shared);
        screen.seat(seated);
        screen.terms = terms;
        (screen.draw, screen.describing) = (Draw::Table, true);
        screen
    }

    fn with(players: Vec<Player>, terms: Terms, shared: &mut Shared<'_>) -> Self {
        shared.ask(Effect::Keep(Keeping::List));
        let fewest = usize::from(*shared.house.seats().start());
        Self {
            focus: 0,
            players,
            count: fewest,
            fewest,
            terms,
            draw: Draw::Random,
            typed: String::new(),
            typing: None,
            fault: None,
            form: shared.house.describe().map(TableForm::new),
            describing: false,
        }
    }

    /// These people sit down; the others keep colours of their own.
    fn seat(&mut self, seated: &[Player]) {
        self.count = seated.len().clamp(self.fewest, self.players.len());
        for (player, known) in self.players.iter_mut().zip(seated) {
            *player = known.clone();
        }
        for at in self.count..self.players.len() {
            self.players[at].colour = free_colour(&self.players[..at]);
        }
    }

    fn seated(&self, shared: &Shared<'_>) -> Seated {
        let names = names(&self.players[..self.count], &shared.catalog);
        Seated { catalog: shared.in_language(shared.lang()).with_names(names.clone()), names }
    }

    fn rows(&self) -> Vec<Control> {
        let mut rows = vec![Control::Begin, Control::Games, Control::Count];
        for seat in 0..self.count {
            rows.push(Control::Who(seat));
            rows.push(Control::Name(seat));
            if self.players[seat].is_person() {
                rows.push(Control::Language(seat));
            }
            rows.push(Control::Colour(seat));
        }
        rows.extend([Control::Screens, Control::Draw]);
        if self.draw != Draw::Random {
            rows.push(Control::Typed);
        }
        rows.extend([Control::Dice, Control::Explains, Control::TeachBack]);
        rows
    }

    fn row(&self) -> Control {
        self.rows()[self.focus.min(self.rows().len() - 1)]
    }

    /// What a line is about, and what is chosen there.
    fn words(&self, row: Control, shared: &Shared<'_>) -> [String; 2] {
        let on = |on: bool| shared.text(if on { "ui-on" } else { "ui-off" });
        let label = |id: &str| shared.text(&format!("ui-play-{id}"));
        let seated = |seat: usize| shared.say(&Message::new("ui-play-seat").with("seat", seat + 1));
        match row {
            Control::Begin => [label("begin"), String::new()],
            Control::Games => [label("games"), String::new()],
            Control::Count => [label("count"), self.count.to_string()],
            Control::Who(seat) => {
                let who = match self.players[seat].kind {
                    Decider::Person { .. } => label("person"),
                    Decider::Bot(level) => shared.say(&Message::new("ui-play-bot").with("level", bot::level(level))),
                };
                [seated(seat), who]
            }
            Control::Name(seat) => {
                let name = self.typing.clone().filter(|_| self.row() == row);
                let name = name.unwrap_or_else(|| names(&self.players, &shared.catalog)[seat].clone());
                [format!("  {}", label("name")), name]
            }
            Control::Language(seat) => {
                let lang = self.players[seat].lang().unwrap_or_default();
                [format!("  {}", shared.text("ui-set-language")), shared.in_language(lang).text("ui-language-name")]
            }
            Control::Colour(seat) => {
                let hue = Message::new("ui-hue").with("hue", self.players[seat].colour.id());
                [format!("  {}", label("colour")), shared.say(&hue)]
            }
            Control::Screens => {
                [label("screens"), label(if self.terms.screens { "screens-up" } else { "screens-open" })]
            }
            Control::Draw => [label("layout"), label(&format!("layout-{}", self.draw.id()))],
            Control::Typed => {
                let typed = self.typing.clone().filter(|_| self.row() == row);
                let typed = typed.unwrap_or_else(|| match self.draw {
                    Draw::Table => self.form.as_ref().map(|form| form.summary(shared)).unwrap_or_default(),
                    Draw::Random | Draw::Seed | Draw::Code => self.typed.clone(),
                });
                [label(self.draw.id()), typed]
            }
            Control::Dice => [label("dice"), label(if self.terms.typed_dice { "dice-typed" } else { "dice-program" })],
            Control::Explains => [label("explains"), on(self.terms.explains)],
            Control::TeachBack => [label("teach-back"), on(self.terms.teach_back)],
        }
    }

    /// The next or the previous value of the focused line.
    fn change(&mut self, forward: bool, shared: &mut Shared<'_>) -> Transition {
        let turn = |at: usize, count: usize| if forward { (at + 1) % count } else { (at + count - 1) % count };
        match self.row() {
            Control::Begin => return self.begin(shared),
            Control::Games => return Transition::Open(Visit::Games),
            Control::Count => {
                let fewest = self.fewest;
                self.count = fewest + turn(self.count - fewest, self.players.len() + 1 - fewest);
            }
            Control::Who(seat) => {
                let at = if let Decider::Bot(level) = self.players[seat].kind { level.index() + 1 } else { 0 };
                self.players[seat].kind = match turn(at, Level::ALL.len() + 1).checked_sub(1) {
                    Some(level) => Decider::Bot(Level::ALL[level]),
                    None => Decider::Person { lang: shared.lang().to_owned() },
                };
            }
            Control::Name(seat) => self.typing = Some(self.players[seat].name.clone().unwrap_or_default()),
            Control::Language(seat) => {
                let known = languages();
                let lang = self.players[seat].lang().unwrap_or_default();
                let at = known.iter().position(|one| *one == lang).unwrap_or(0);
                self.players[seat].kind = Decider::Person { lang: known[turn(at, known.len())].to_owned() };
            }
            Control::Colour(seat) => {
                // Seats keep different colours: they change places.
                let colour = Colour::ALL[turn(self.players[seat].colour.index(), Colour::ALL.len())];
                let old = std::mem::replace(&mut self.players[seat].colour, colour);
                let other = (0..self.players.len()).find(|at| *at != seat && self.players[*at].colour == colour);
                if let Some(other) = other {
                    self.players[other].colour = old;
                }
            }
            Control::Screens => self.terms.screens = !self.terms.screens,
            Control::Draw => {
                let at = Draw::ALL.iter().position(|draw| *draw == self.draw).unwrap_or(0);
                // Where no real table can be described, it is not offered.
                let most = Draw::ALL.len() - usize::from(self.form.is_none());
                self.draw = Draw::ALL[turn(at, most)];
                self.typed.clear();
            }
            Control::Typed if self.draw == Draw::Table => self.describing = true,
            Control::Typed => self.typing = Some(self.typed.clone()),
            Control::Dice => self.terms.typed_dice = !self.terms.typed_dice,
            Control::Explains => self.terms.explains = !self.terms.explains,
            Control::TeachBack => self.terms.teach_back = !self.terms.teach_back,
        }
        Transition::Stay
    }

    /// What was typed holds, if it can.
    fn typed_in(&mut self) {
        let text = self.typing.take().unwrap_or_default().trim().to_owned();
        match self.row() {
            Control::Name(seat) if text.is_empty() => self.players[seat].name = None,
            Control::Name(seat) if is_name(&text) => self.players[seat].name = Some(text),
            Control::Name(_) => self.fault = Some(Message::new("cli-error-seat-name").with("word", text)),
            _ => self.typed = text,
        }
    }

    fn begin(&mut self, shared: &mut Shared<'_>) -> Transition {
        match self.table(shared) {
            Ok(table) => Transition::Replace(Visit::Begin(table)),
            Err(fault) => {
                self.fault = Some(fault);
                Transition::Stay
            }
        }
    }

    /// The game that was set up, or what is wrong with it.
    fn table(&self, shared: &mut Shared<'_>) -> Result<Box<dyn GameSitting>, Message> {
        let unseated = || Message::new("cli-error-seats-count").with("word", self.count.to_string());
        let first = |faults: Vec<Message>| faults.into_iter().next().unwrap_or_else(unseated);
        let mut seed = shared.draw_seed() & LARGEST_SEED;
        let drawn = |seed: u64| shared.house.drawn(self.count as u8, seed).ok_or_else(unseated);
        let laid = match (self.draw, &self.form) {
            (Draw::Random, _) => drawn(seed)?,
            (Draw::Seed, _) => {
                let number = self.typed.parse().ok().filter(|number| *number <= LARGEST_SEED);
                seed = number.ok_or_else(|| {
                    Message::new("ui-play-no-seed")
                        .with("word", self.typed.clone())
                        .with("known", LARGEST_SEED.to_string())
                })?;
                drawn(seed)?
            }
            (Draw::Code, _) => {
                let (laid, own) = shared.house.coded(&self.typed, seed)?;
                seed = own.unwrap_or(seed);
                laid
            }
            (Draw::Table, Some(form)) => form.finish(self.count as u8, seed).map_err(first)?.0,
            (Draw::Table, None) => return Err(unseated()),
        };
        let players = self.players[..self.count].to_vec();
        let table = laid.seat(players, Terms { seed, ..self.terms }).map_err(|_faults| unseated())?;
        // A code says for how many it is.
        let (here, there) = (self.count, table.players().len());
        if here != there {
            let wrong = Message::new("cli-error-seats-code").with("word", here.to_string());
            return Err(wrong.with("known", there.to_string()));
        }
        Ok(table)
    }
}

fn free_colour(taken: &[Player]) -> Colour {
    let free = Colour::ALL.iter().copied().find(|colour| taken.iter().all(|player| player.colour != *colour));
    free.unwrap_or(Colour::Violet)
}

impl<'p> Screen<'p> for SetupScreen {
    fn update(&mut self, command: Command, _key: Key, shared: &mut Shared<'p>) -> Transition {
        self.fault = None;
        if self.describing {
            let seated = self.seated(shared);
            match self.form.as_mut().map(|form| form.update(command, seated.around())) {
                Some(Upshot::Stay) => {}
                Some(Upshot::Close) | None => self.describing = false,
                Some(Upshot::Begin) => return self.begin(shared),
            }
            return Transition::Stay;
        }
        if self.typing.is_some() {
            match command {
                Command::Do | Command::Up | Command::Down => self.typed_in(),
                Command::Back => self.typing = None,
                _ => {}
            }
            return Transition::Stay;
        }
        match command {
            Command::Up => self.focus = moved(self.focus, self.rows().len(), -1),
            Command::Down => self.focus = moved(self.focus, self.rows().len(), 1),
            Command::First => self.focus = 0,
            Command::Last => self.focus = self.rows().len() - 1,
            Command::Left if matches!(self.row(), Control::Begin | Control::Games) => {}
            Command::Right if matches!(self.row(), Control::Begin | Control::Games) => {}
            Command::Left => return self.change(false, shared),
            Command::Right | Command::Do => return self.change(true, shared),
            Command::Back => return Transition::Close,
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>, shared: &Shared<'p>) -> Option<Cell> {
        if let Some(form) = self.form.as_ref().filter(|_| self.describing) {
            return form.draw(canvas, shared, self.seated(shared).around());
        }
        let theme = shared.theme;
        title(canvas, shared, &shared.text("ui-play"), &[shared.text("ui-language-name")]);
        let does = if matches!(self.row(), Control::Begin | Control::Games) { "key-open" } else { "key-change" };
        footer(canvas, shared, &keys(shared.text(does)));
        let mut canvas = canvas.centred(80);
        let (width, height) = (canvas.width(), canvas.height());
        let top = if height >= 20 { 2 } else { 1 };
        let rows = self.rows();
        let field = |row: &Control| {
            let [name, value] = self.words(*row, shared);
            let look = if let Control::Colour(seat) = row {
                Some(theme.hue(self.players[*seat].colour.index()))
            } else {
                None
            };
            Field { name, value, look }
        };
        let fields: Vec<Field> = rows.iter().map(field).collect();
        let focus = self.focus.min(rows.len() - 1);
        let mut lines = canvas.part(0, top, width, height - top - 2);
        let cursor = form(&mut lines, shared, &fields, focus, self.typing.is_some());
        if let Some(fault) = &self.fault {
            let said = shortened(&shared.say(fault), width - 4, theme.signs.ellipsis);
            canvas.put(2, height - 2, &said, theme.style(Role::No));
        }
        cursor
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Up, Command::Down, Command::Left, Command::Right, Command::Do, Command::Back]
    }

    fn point(&mut self, target: Target, shared: &mut Shared<'p>) -> bool {
        let Target::Entry(at) = target else { return false };
        let seated = self.seated(shared);
        if let Some(form) = self.form.as_mut().filter(|_| self.describing) {
            return form.point(at, seated.around());
        }
        if self.typing.is_some() {
            self.typed_in();
        }
        let at = at.min(self.rows().len() - 1);
        std::mem::replace(&mut self.focus, at) == at
    }

    fn takes_letters(&self) -> bool {
        match self.form.as_ref().filter(|_| self.describing) {
            Some(form) => form.takes_letters(),
            None => self.typing.is_some(),
        }
    }

    fn typed(&mut self, key: Key, shared: &mut Shared<'p>) -> Transition {
        if self.describing && key == Key::Char('?') {
            return Transition::Open(Visit::Help(self.commands()));
        }
        let seated = self.seated(shared);
        match self.form.as_mut().filter(|_| self.describing) {
            Some(form) => form.typed(key, seated.around()),
            None => type_into(&mut self.typing, key),
        }
        Transition::Stay
    }
}
