//! Screens up in the app: two tables that differ only in what somebody cannot know look the same to them, frame by frame,
//! whatever is pointed at, asked about and looked up.

use std::collections::{BTreeMap, BTreeSet};

use santiago::{
    bot::Level,
    chance::Chance,
    course::taught::Taught,
    cuba::{Cuba, Position, Setup},
    game::{Decision, Dice, Game, Seat},
    play::{Now, Player, Table, playable::Playable, table::Terms},
    reference::{Topic, article::title},
    sitting::{gamed::seated, house::House},
    text::Catalog,
    tui::{
        app::{Effect, Opening},
        game::Answer,
        input::{Input, Key},
    },
};

use crate::{
    app::{Host, Start, houses},
    support::tally,
};

/// What stays hidden from somebody at a table, shown to be so.
#[derive(Default)]
struct Shown {
    frames: usize,
    /// How many rounds were gone through, by what was going on.
    rounds: BTreeMap<&'static str, usize>,
    articles: BTreeSet<String>,
    looked_up: usize,
    /// How often the two hands behind a screen allowed different things to whoever was to decide.
    told_apart: usize,
    /// After which keys the frames differed, with the first of them.
    leaks: BTreeMap<String, String>,
}

/// Two tables at which the same is done.
struct Twins<'p, 's> {
    hosts: [Host<'p>; 2],
    shown: &'s mut Shown,
    /// What was pressed since the table was as it is shown by itself.
    keys: String,
}

/// A game that goes on from here with screens up, and the same with other goods, pesos and points behind the screens of
/// all but the viewer. `None`: there is no other.
fn twins(p: &Position, players: &[Player], viewer: Option<Seat>, chance: &mut Chance) -> Option<[Table<Cuba>; 2]> {
    let Setup::Moment(moment) = Cuba::from_here(p) else { return None };
    let mut other = moment.clone();
    let hidden: Vec<usize> = (0..players.len()).filter(|seat| viewer != Some(Seat(*seat as u8))).collect();
    for seat in &hidden {
        other.seats[*seat].pesos += 1 + chance.below(9) as u16;
        other.seats[*seat].points += 1 + chance.below(9) as u16;
    }
    // The supply lies open: whatever one has less of, another one has.
    for _ in 0..20 {
        let [from, to] = [(); 2].map(|()| hidden[chance.below(hidden.len() as u32) as usize]);
        let good = chance.below(6) as usize;
        if other.seats[from].goods[good] > 0 {
            other.seats[from].goods[good] -= 1;
            other.seats[to].goods[good] += 1;
        }
    }
    let terms = Terms { screens: true, ..Terms::seeded(3) };
    let begin = |moment| Table::begin(Setup::Moment(moment), players.to_vec(), terms).ok();
    Some([begin(moment)?, begin(other)?])
}

impl<'p, 's> Twins<'p, 's> {
    fn new(houses: &'p [Box<dyn House>], tables: &'p [Table<Cuba>; 2], size: (u16, u16), shown: &'s mut Shown) -> Self {
        let start = |table: &Table<Cuba>| {
            let opening = Opening::Game(seated(table.clone()));
            Start { opening, slow: true, ..Start::new(houses, "en", size) }.host()
        };
        let hosts = [0, 1].map(|number| start(&tables[number]));
        Self { hosts, shown, keys: String::new() }
    }

    fn each(&mut self, does: impl Fn(&mut Host<'p>)) {
        self.hosts.iter_mut().for_each(does);
    }

    fn tables(&self) -> [Table<Cuba>; 2] {
        [0, 1].map(|number| self.hosts[number].table())
    }

    /// Puts the focus of both on a choice; whether there is one.
    fn focus_on(&mut self, word: &str) -> bool {
        let [one, other] = &mut self.hosts;
        let found = (one.app.focus_on(word), other.app.focus_on(word));
        assert_eq!(found.0, found.1, "{word}\n{}\n{}", one.screen(), other.screen());
        found.0
    }

    /// Whether somebody is asked to take over.
    fn is_handed_over(&mut self) -> bool {
        self.focus_on("take-over")
    }

    /// What is going on.
    fn stage(&mut self) -> &'static str {
        match self.hosts[0].table().now() {
            _ if self.is_handed_over() => "at the hand-over",
            Now::Bot(_) => "while a bot is next",
            Now::Decide(_) | Now::Roll(_) | Now::Dice(_) => "at somebody's own decision",
            Now::Over => "at the end",
        }
    }

    /// Whether an article is read, and no table looked at.
    fn reads(&self) -> bool {
        let rules = Catalog::new("en", &[]).text("ui-rules");
        self.hosts[0].screen().lines().next().is_some_and(|line| line.trim_start().starts_with(&rules))
    }

    /// Presses a key at both, after which both look the same.
    fn press(&mut self, stage: &str, name: &str) {
        self.each(|host| {
            host.press(name);
        });
        self.keys = format!("{} {name}", self.keys);
        self.look(stage);
    }

    fn look(&mut self, stage: &str) {
        self.shown.frames += 1;
        if self.hosts[0].buffer() != self.hosts[1].buffer() {
            let [one, other] = [0, 1].map(|number| self.hosts[number].screen());
            let differ = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
            let differ: Vec<String> = differ.map(|(one, other)| format!("{one}\n{other}")).collect();
            let keys = format!("{stage}:{}", self.keys);
            self.shown.leaks.entry(keys).or_insert_with(|| differ.join("\n"));
        }
    }

    /// Through all regions, asking about everything twice.
    fn ask_about_everything(&mut self, stage: &str) {
        for (region, spots) in [("choices", 8), ("street", 10), ("harbour", 13), ("buildings", 12), ("seats", 4)] {
            for _ in 0..spots {
                self.keys = format!(" ({region})");
                for name in ["w", "w"] {
                    self.press(stage, name);
                }
                if self.reads() {
                    self.read(stage);
                }
                self.keys = format!(" ({region})");
                self.press(stage, "right");
            }
            self.keys.clear();
            self.press(stage, "tab");
        }
        // The whole log, and back to the choices.
        for name in ["w", "pgdn", "tab", "t", "t", "left", "?", "esc"] {
            self.press(stage, name);
        }
    }

    /// An article to its end, and back.
    fn read(&mut self, stage: &str) {
        let shown = self.hosts[0].screen();
        self.shown.articles.extend(shown.lines().nth(2).map(|line| line.trim().to_owned()));
        for name in ["end", "esc"] {
            self.press(stage, name);
        }
    }

    /// Looks up some of the things that a table has; another time others.
    fn look_up(&mut self, stage: &str) {
        const AT_ONCE: usize = 5;
        let english = Catalog::new("en", &[]);
        let topics: Vec<Topic> = Cuba::things().into_iter().filter_map(Cuba::topic).collect();
        for topic in topics.iter().cycle().skip(self.shown.looked_up % topics.len()).take(AT_ONCE) {
            self.keys.clear();
            self.press(stage, "/");
            for letter in title(*topic, &english).chars() {
                self.each(|host| {
                    host.input(Input::Key(Key::Char(letter)));
                });
            }
            self.keys = format!(" / ({})", topic.kind());
            self.look(stage);
            self.press(stage, "enter");
            self.read(stage);
            self.keys.clear();
            for name in ["esc", "esc"] {
                self.press(stage, name);
            }
        }
        self.shown.looked_up += AT_ONCE;
    }

    /// Everything that can be asked without doing anything.
    fn look_around(&mut self) {
        let stage = self.stage();
        *self.shown.rounds.entry(stage).or_default() += 1;
        let [one, other] = self.tables();
        self.shown.told_apart += usize::from(one.choices() != other.choices());
        self.keys.clear();
        self.look(stage);
        self.ask_about_everything(stage);
        self.look_up(stage);
    }

    /// Goes on with the same at both; `false`: it is over, or what everybody sees of it is not the same any more.
    fn go_on(&mut self, chance: &mut Chance) -> bool {
        self.each(|host| {
            host.press("left");
        });
        if self.focus_on("onward") {
            self.each(|host| {
                host.effects.clear();
                host.press("enter");
            });
        }
        let [table, other] = self.tables();
        match table.now() {
            Now::Over | Now::Dice(_) => return false,
            _ if self.is_handed_over() => self.each(|host| {
                host.press("enter");
            }),
            Now::Bot(_) => self.think(),
            Now::Roll(_) => self.each(|host| {
                host.press("left #roll enter");
            }),
            Now::Decide(_) => {
                let choices = table.choices();
                let action = choices[chance.below(choices.len() as u32) as usize];
                if !other.choices().contains(&action) {
                    return false;
                }
                let keys = format!("left #{} enter", action.to_string().replace(' ', "_"));
                self.each(|host| {
                    host.press(&keys);
                });
            }
        }
        self.each(|host| {
            host.settle();
        });
        let seen = |table: &Table<Cuba>| {
            let told: Vec<_> = table.log().iter().flat_map(|one| one.events.clone()).collect();
            (table.now(), table.position().question(), told)
        };
        let [one, other] = self.tables().map(|table| seen(&table));
        one == other && one.0 != Now::Over
    }

    /// A bot does at both what it thinks best at the first; after dice it may be somebody else's move already.
    fn think(&mut self) {
        let task = |host: &Host<'_>| host.effects.iter().rev().find(|one| matches!(one, Effect::Think(_))).cloned();
        let tasks = [0, 1].map(|number| task(&self.hosts[number]));
        assert_eq!(tasks[0], tasks[1], "the same is thought about");
        if let [Some(Effect::Think(task)), _] = tasks {
            let thought = task.think();
            self.each(|host| {
                host.input(Input::Done(Answer::Thought(thought.clone())));
            });
        }
    }
}

/// Positions of a game in which everybody does something legal at random.
fn positions(players: u8, seed: u64) -> Vec<Position> {
    let mut chance = Chance::seeded(seed);
    let setup = Cuba::drawn(players, seed).expect("so many can play");
    let mut p = Cuba::begin(&setup).expect("a sound set-up");
    let mut found = Vec::new();
    loop {
        let action = match Cuba::decision(&p) {
            Decision::Over => return found,
            Decision::Chance { .. } => Cuba::roll(&p, &mut chance),
            Decision::Ask { .. } => Cuba::pick(&p, &mut Vec::new(), &mut chance),
        };
        found.push(p);
        p = Cuba::play(&p, None, action.expect("something to do")).expect("a legal action").position;
    }
}

/// With screens up nobody sees what somebody else holds: whatever they point at, ask about once and twice and look up, at
/// their own decisions, at the hand-over to somebody else, and while bots move.
#[test]
fn nobody_sees_what_others_hold() {
    const STEP: usize = 47;
    let houses = houses();
    let person = |name: &str| Player::person(name, "en");
    let bot = || Player::bot(Level::Easy);
    let seatings = [
        vec![person("Anna"), bot(), bot()],
        vec![person("Anna"), bot(), person("Carla"), bot()],
        vec![person("Anna"), person("Bruno"), person("Carla")],
    ];
    let sizes = [(80, 24), (120, 40), (40, 12)];
    let (mut shown, mut chance, mut number) = (Shown::default(), Chance::seeded(6), 0);
    for (seed, players) in (0..).zip(&seatings) {
        let is_private = players.iter().filter(|player| player.is_person()).count() > 1;
        for p in positions(players.len() as u8, seed).iter().skip(STEP / 2).step_by(STEP) {
            let decider = p.decider();
            let decides = players[decider.index()].is_person();
            // Whoever looks: nobody where people take turns at the screen, until one of them has taken over.
            let viewers = match (is_private, decides) {
                (false, _) => vec![Some(Seat(0))],
                (true, false) => vec![None],
                (true, true) => vec![None, Some(decider)],
            };
            for viewer in viewers {
                let begun = (0..5).find_map(|_| twins(p, players, viewer, &mut chance));
                let Some(tables) = begun else { continue };
                number += 1;
                let mut twins = Twins::new(&houses, &tables, sizes[number % sizes.len()], &mut shown);
                if is_private && viewer.is_some() {
                    twins.each(|host| {
                        host.press("#take-over enter");
                    });
                }
                for _ in 0..3 {
                    twins.look_around();
                    if twins.is_handed_over() || !twins.go_on(&mut chance) {
                        break;
                    }
                }
            }
        }
    }
    let leaks: Vec<&String> = shown.leaks.keys().collect();
    let first = shown.leaks.values().next().cloned().unwrap_or_default();
    assert!(leaks.is_empty(), "what others hold shows after these keys: {leaks:#?}\n{first}");
    assert!(shown.rounds.len() == 3 && shown.rounds.values().all(|count| *count > 5), "{:?}", shown.rounds);
    assert!(shown.told_apart > 10 && shown.articles.len() > 27, "{} {:?}", shown.told_apart, shown.articles);
    tally("rounds of everything that can be asked", shown.rounds.values().sum::<usize>());
    tally("frames on which nobody sees what others hold", shown.frames);
}
