//! The app in a host of ours: keys by their names, what is asked for done at once, and what stands on the screen.

use std::collections::{BTreeMap, VecDeque};

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    bot::Level,
    course::progress::Progress,
    cuba::Cuba,
    games::{self, Listed},
    play::{Now, Player, Table, playable::Playable, table::Terms},
    sitting::{gamed::seated, house::House},
    text::{Catalog, Message, catalog::Foreign},
    tui::{
        app::{App, Beginning, Effect, Opening},
        game::{Answer, Keeping, Kept},
        input::{Input, Key},
        theme::Theme,
    },
};

/// The first game, with our own lessons.
pub fn houses() -> [Box<dyn House>; 1] {
    [games::house(Listed::default()).expect("it can be learnt")]
}

/// The app in a host of ours.
pub struct Host<'p> {
    pub app: App<'p>,
    pub effects: Vec<Effect>,
    pub progress: Progress,
    pub size: (u16, u16),
    /// The games that are kept, by name.
    pub games: BTreeMap<String, String>,
    /// The logs that were kept, by the names of their files.
    pub logs: BTreeMap<String, String>,
    /// The name of the game under way.
    pub game: Option<String>,
    /// Whether whoever thinks takes for ever.
    pub slow: bool,
    /// What the language that it began with says.
    catalog: Catalog,
}

/// What a host begins with.
pub struct Start<'p> {
    pub houses: &'p [Box<dyn House>],
    pub foreign: &'p [Foreign],
    pub lang: &'p str,
    pub size: (u16, u16),
    pub chosen: bool,
    pub theme: Option<Theme>,
    pub progress: Progress,
    pub opening: Opening,
    pub slow: bool,
}

impl<'p> Start<'p> {
    pub fn new(houses: &'p [Box<dyn House>], lang: &'p str, size: (u16, u16)) -> Self {
        let (theme, progress, opening) = (None, Progress::default(), Opening::Home);
        Self { houses, foreign: &[], lang, size, chosen: true, theme, progress, opening, slow: false }
    }

    pub fn host(self) -> Host<'p> {
        let usual = Beginning::new(self.houses, self.lang);
        let given =
            if let Opening::Game(table) = &self.opening { Some(("given".to_owned(), table.write())) } else { None };
        let app = App::new(Beginning {
            foreign: self.foreign,
            chosen: self.chosen,
            progress: self.progress.clone(),
            theme: self.theme.unwrap_or(usual.theme),
            opening: self.opening,
            ..usual
        });
        let game = given.as_ref().map(|(name, _)| name.clone());
        let games = given.into_iter().collect();
        let (effects, progress, size) = (Vec::new(), self.progress, (0, 0));
        let (logs, slow, catalog) = (BTreeMap::new(), self.slow, Catalog::new(self.lang, self.foreign));
        let mut host = Host { app, effects, progress, size, games, logs, game, slow, catalog };
        let opening = host.app.opening();
        host.carry_out(opening);
        host.resize(self.size);
        host
    }

    /// A host at a scene: `@lesson` opens a lesson through the command line's way in, `%game` one of our games.
    pub fn at_scene(self, keys: &str) -> Host<'p> {
        let (first, rest) = keys.split_once(' ').unwrap_or((keys, ""));
        let (opening, keys) = match (first.strip_prefix('@'), first.strip_prefix('%')) {
            (Some(id), _) => {
                assert!(self.houses[0].text_of(id).is_some(), "{id} is a lesson");
                (Opening::Lesson(id.to_owned()), rest)
            }
            (None, Some(game)) => (Opening::Game(seated(known_game(game, self.lang))), rest),
            (None, None) => (self.opening, keys),
        };
        let mut host = Self { opening, ..self }.host();
        for name in keys.split(' ') {
            host.press(name).settle();
        }
        host
    }
}

/// A game of ours, by its name; everybody speaks one language.
fn known_game(name: &str, lang: &str) -> Table<Cuba> {
    let person = |name: &str| Player { name: Some(name.to_owned()), ..Player::person("", lang) };
    let bots = |count: usize| (0..count).map(|_| Player::bot(Level::Easy));
    let usual = Terms::seeded(7);
    let (players, terms): (Vec<Player>, Terms) = match name {
        "over" | "bots" => ([Player::person("", lang)].into_iter().chain(bots(3)).collect(), usual),
        "easy" => ([Player::person("", lang)].into_iter().chain(bots(1)).collect(), Terms::seeded(8)),
        "screens" => (vec![person("Anna"), person("Dima")], Terms { screens: true, ..usual }),
        "dice" => ([person("Anna")].into_iter().chain(bots(1)).collect(), Terms { typed_dice: true, ..usual }),
        "pupil" => (bots(1).chain([person("Anna")]).collect(), Terms { teach_back: true, ..usual }),
        name => panic!("{name} is a game of ours"),
    };
    let setup = Cuba::drawn(players.len() as u8, terms.seed).expect("so many can play");
    let mut table = Table::begin(setup, players, terms).expect("a sound set-up");
    while name == "over" && table.now() != Now::Over {
        let done = match table.now() {
            Now::Bot(_) => table.bot_move(),
            Now::Roll(_) => table.roll(),
            Now::Decide(_) | Now::Dice(_) | Now::Over => table.act(table.choices()[0]).ok(),
        };
        assert!(done.is_some());
    }
    table
}

impl Host<'_> {
    pub fn resize(&mut self, size: (u16, u16)) -> &mut Self {
        self.size = size;
        self.input(Input::Resize(size.0, size.1))
    }

    pub fn input(&mut self, input: Input) -> &mut Self {
        let effects = self.app.update(input);
        self.carry_out(effects);
        self
    }

    /// Does what the app asks for; bots think at once.
    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            self.effects.push(effect.clone());
            match effect {
                Effect::Save(changes) => changes.iter().for_each(|change| self.progress.apply(change)),
                Effect::Think(task) if !self.slow => {
                    let thought = Input::Done(Answer::Thought(task.think()));
                    effects.extend(self.app.update(thought));
                }
                Effect::Keep(keeping) => self.keep(keeping),
                Effect::Forget(_) | Effect::Language(_) | Effect::Settings(_) | Effect::Think(_) | Effect::Quit => {}
            }
        }
    }

    fn keep(&mut self, keeping: Keeping) {
        let read = |text: &String| Table::<Cuba>::read(text.as_bytes()).expect("what was written can be read");
        match keeping {
            Keeping::Begin(text) => {
                let name = format!("game-{}", self.games.len() + 1);
                self.games.insert(name.clone(), text);
                self.game = Some(name.clone());
                self.input(Input::Done(Answer::Last(Some(name))));
            }
            Keeping::Write { text, over } => {
                let name = self.game.clone().unwrap_or_default();
                self.games.insert(name.clone(), text);
                self.input(Input::Done(Answer::Last((!over).then_some(name))));
            }
            Keeping::List => self.list(),
            Keeping::Load(name) => {
                if let Some(table) = self.games.get(&name).map(read) {
                    self.game = Some(name);
                    self.input(Input::Done(Answer::Loaded(seated(table))));
                }
            }
            Keeping::Review(name) => {
                let table = read(&self.games[&name]);
                self.input(Input::Done(Answer::Review(seated(table))));
            }
            Keeping::Puzzle { number, puzzle } => {
                let said = Message::new("review-puzzled").with("path", "DIR".to_owned());
                let said = said.with("command", format!("santiago learn {} --scenarios DIR", puzzle.lesson));
                self.input(Input::Done(Answer::Puzzled { number, said }));
            }
            Keeping::First(text) => {
                let text = self.games.entry("first-game".to_owned()).or_insert(text);
                let table = read(text);
                self.game = Some("first-game".to_owned());
                self.input(Input::Done(Answer::Loaded(seated(table))));
            }
            Keeping::Log { name, lang } => {
                let name = name.or(self.game.clone()).expect("a game");
                let text = read(&self.games[&name]).told_in(Catalog::new(&lang, &[]));
                self.input(Input::Notice(Message::new("free-log-written").with("path", format!("{name}.{lang}.txt"))));
                self.logs.insert(format!("{name}.{lang}.txt"), text);
            }
            Keeping::Rename { from, to } => {
                if let Some(text) = self.games.remove(&from) {
                    self.games.insert(to, text);
                }
                self.list();
            }
            Keeping::Delete(name) => {
                self.games.remove(&name);
                self.list();
            }
            Keeping::Met { .. } => {}
        }
    }

    fn list(&mut self) {
        let kept = |(name, text): (&String, &String)| {
            let table = Table::<Cuba>::read(text.as_bytes()).expect("what was written can be read");
            let (players, actions) = (table.players().to_vec(), table.log().len());
            let over = table.now() == Now::Over;
            Kept { name: name.clone(), players, actions, over, faults: Vec::new() }
        };
        let games = self.games.iter().map(kept).collect();
        self.input(Input::Done(Answer::Games(games)));
    }

    /// The game under way, as it is kept.
    pub fn table(&self) -> Table<Cuba> {
        let text = &self.games[self.game.as_ref().expect("a game is under way")];
        Table::read(text.as_bytes()).expect("what was written can be read")
    }

    /// Presses keys: names and letters, separated by spaces; `#line` puts the focus on a choice by its notation, with
    /// `_` for the spaces in it; `=text` goes to the entry that is called so, and `+text` turns its value until it is so,
    /// wherever they stand; both by the id of the text, with `.2` for the number in it.
    pub fn press(&mut self, keys: &str) -> &mut Self {
        for name in keys.split(' ').filter(|name| !name.is_empty()) {
            match (name.strip_prefix('#'), name.strip_prefix('='), name.strip_prefix('+')) {
                (Some(line), ..) => {
                    assert!(self.app.focus_on(&line.replace('_', " ")), "{line}\n{}", self.screen());
                }
                (_, Some(id), _) if !id.is_empty() => {
                    let words = self.words(id);
                    self.seek(&["down", "up"], |line| begins(line, &words));
                }
                (.., Some(id)) if !id.is_empty() => {
                    let words = self.words(id);
                    self.seek(&["right"], |line| line.split("  ").any(|value| begins(value.trim(), &words)));
                }
                _ => drop(self.input(Input::Key(key(name)))),
            }
        }
        self
    }

    /// What a text says in the language that the host began with.
    fn words(&self, id: &str) -> String {
        let (id, number) = id.split_once('.').unwrap_or((id, "0"));
        let number: u32 = number.parse().expect("a number");
        let message = Message::new(id.to_owned()).with("seat", number).with("number", number);
        self.catalog.say(&message).text.replace('\u{a0}', " ")
    }

    /// Presses the first key until the focused line is the one, or there is nothing further; then the next.
    fn seek(&mut self, keys: &[&str], is: impl Fn(&str) -> bool) {
        // Values come round again, so that only so many are looked at.
        const MOST: usize = 40;
        for name in keys {
            for _ in 0..MOST {
                let before = self.focused();
                if is(&before) {
                    return;
                }
                self.input(Input::Key(key(name)));
                if self.focused() == before {
                    break;
                }
            }
        }
        panic!("no such entry\n{}", self.screen());
    }

    /// What stands at the cursor and behind it.
    fn focused(&self) -> String {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        let Some(cursor) = self.app.draw(area, &mut buffer) else { return String::new() };
        let cells = (cursor.x..self.size.0).map(|x| buffer[(x, cursor.y)].symbol()).collect::<String>();
        cells.replace('\u{a0}', " ").trim().to_owned()
    }

    /// Waits until nothing moves any more.
    pub fn settle(&mut self) -> &mut Self {
        while self.app.patience().is_some() {
            self.input(Input::Tick);
        }
        self
    }

    pub fn buffer(&self) -> Buffer {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        self.app.draw(area, &mut buffer);
        buffer
    }

    pub fn screen(&self) -> String {
        let buffer = self.buffer();
        let row = |y: u16| {
            let cells = (0..self.size.0).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
            cells.trim_end().replace('\u{a0}', " ")
        };
        (0..self.size.1).map(row).collect::<Vec<_>>().join("\n") + "\n"
    }

    pub fn has_ended(&self) -> bool {
        self.effects.contains(&Effect::Quit)
    }
}

/// Whether a line begins with these words, or with as many of them as there was room for.
fn begins(line: &str, words: &str) -> bool {
    let whole = line.strip_prefix(words).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    // A typewriter has another sign for what is left out.
    let cut = line.split_once(['…', '~']).is_some_and(|(begin, _)| begin.len() > 2 && words.starts_with(begin));
    whole || cut
}

fn key(name: &str) -> Key {
    match name {
        "enter" => Key::Enter,
        "esc" => Key::Esc,
        "tab" => Key::Tab,
        "backtab" => Key::BackTab,
        "up" => Key::Up,
        "down" => Key::Down,
        "left" => Key::Left,
        "right" => Key::Right,
        "pgdn" => Key::PageDown,
        "pgup" => Key::PageUp,
        "home" => Key::Home,
        "end" => Key::End,
        "f1" => Key::F1,
        "back" => Key::Backspace,
        "ctrl-c" => Key::Interrupt,
        name => Key::Char(name.chars().next().expect("a letter")),
    }
}
