//! Free play in the app: whole games through the update loop, in everybody's language, and nobody sees too much.

use ratatui::layout::Rect;

use santiago::{
    bot::Level,
    chance::Chance,
    cuba::Cuba,
    game::{Decision, Dice, Game, Seat},
    play::{Now, Player, Sketch as _, Sketched, Table, playable::Playable, player::names, table::Terms},
    sitting::{gamed::seated, house::House},
    text::{Catalog, Message, Spoken},
    tui::{
        app::{Effect, Opening},
        game::{Answer, Keeping},
        input::{Input, Mouse},
    },
};

use crate::{
    app::{Host, Start, houses},
    support::tally,
};

fn table(players: Vec<Player>, terms: Terms) -> Table<Cuba> {
    let setup = Cuba::drawn(players.len() as u8, terms.seed).expect("so many can play");
    Table::begin(setup, players, terms).expect("a sound set-up")
}

fn four_languages() -> Vec<Player> {
    [("Anna", "en"), ("Bruno", "de"), ("Carla", "it"), ("Dima", "ru")]
        .map(|(name, lang)| Player::person(name, lang))
        .to_vec()
}

fn at<'p>(houses: &'p [Box<dyn House>], table: &Table<Cuba>, size: (u16, u16)) -> Host<'p> {
    Start { opening: Opening::Game(seated(table.clone())), ..Start::new(houses, "es", size) }.host()
}

/// The texts of a seat's language, with the names at the table.
fn catalog(table: &Table<Cuba>, seat: Seat) -> Catalog {
    catalog_of(table.players()[seat.index()].lang().unwrap_or("es"), table)
}

fn catalog_of(lang: &str, table: &Table<Cuba>) -> Catalog {
    let catalog = Catalog::new(lang, &[]);
    let names = names(table.players(), &catalog);
    catalog.with_names(names)
}

/// Chooses something legal at random for whoever is asked; `false`: the game is over.
fn choose(host: &mut Host<'_>, chance: &mut Chance) -> bool {
    for word in ["take-over", "onward", "fine"] {
        if host.app.focus_on(word) {
            host.press("enter");
            return true;
        }
    }
    let table = host.table();
    match table.now() {
        Now::Over => return false,
        Now::Roll(_) | Now::Dice(_) => drop(host.press("#roll enter")),
        Now::Decide(_) => {
            let choices = table.choices();
            let action = choices[chance.below(choices.len() as u32) as usize];
            host.press(&format!("left #{} enter", action.to_string().replace(' ', "_")));
        }
        Now::Bot(_) => drop(host.press("left")),
    }
    true
}

/// A new game is begun with two keys: you against one bot.
#[test]
fn a_game_begins_with_two_keys() {
    let houses = houses();
    let mut host = Start::new(&houses, "de", (80, 24)).host();
    host.press("=ui-play enter =ui-play-begin enter");
    let table = host.table();
    assert_eq!(table.players().len(), 2);
    assert!(table.players()[0].is_person() && !table.players()[1].is_person());
    assert!(host.screen().contains("Jetzt"), "{}", host.screen());
}

/// Four persons in four languages play to the score sheet; each is asked in their own language, in every size.
#[test]
fn a_whole_game_in_four_languages() {
    let houses = houses();
    let (mut decisions, mut chance) = (0, Chance::seeded(4));
    for (size, screens) in [((80, 24), false), ((120, 40), false), ((40, 12), true)] {
        let begun = table(four_languages(), Terms { screens, ..Terms::seeded(11) });
        let mut host = at(&houses, &begun, size);
        loop {
            let table = host.table();
            if let (Now::Decide(seat), Decision::Ask { question, .. }) = (table.now(), Cuba::decision(table.position()))
                && !host.app.focus_on("take-over")
                && size.0 >= 80
            {
                let asked = catalog(&table, seat)
                    .say(&Cuba::question(question, seat, table.position().turn()))
                    .text
                    .replace('\u{a0}', " ");
                let begins: String = asked.chars().take(40).collect();
                assert!(host.screen().contains(&begins), "{begins}\n{}", host.screen());
                decisions += 1;
            }
            if !choose(&mut host, &mut chance) {
                break;
            }
        }
        let sheet = host.screen();
        for name in ["Anna", "Bruno", "Carla", "Dima", "1."] {
            assert!(sheet.contains(name), "{sheet}");
        }
        let saved = |effect: &&Effect| matches!(effect, Effect::Keep(Keeping::Write { .. }));
        let last = host.effects.iter().rfind(saved);
        assert!(matches!(last, Some(Effect::Keep(Keeping::Write { over: true, .. }))), "the end is saved");
        host.press("end enter");
        assert!(host.screen().contains("Santiago de Cuba") || size.0 < 80, "back home\n{}", host.screen());
    }
    tally("decisions asked for in the language of their seat", decisions);
}

/// Bots and persons together, dice typed in, mistakes made: every kind of game comes to its end.
#[test]
fn every_kind_of_game_ends() {
    let houses = houses();
    let mut chance = Chance::seeded(5);
    let mut actions = 0;
    for (number, (persons, bots)) in [(1, 1), (1, 3), (2, 2), (0, 2)].into_iter().enumerate() {
        let person = |at: usize| Player { name: None, ..four_languages()[at].clone() };
        let mut players: Vec<Player> = (0..persons).map(person).collect();
        players.extend((0..bots).map(|_| Player::bot(Level::Easiest)));
        let terms = Terms {
            typed_dice: number == 1,
            screens: number == 2,
            teach_back: number < 2,
            ..Terms::seeded(number as u64)
        };
        let begun = table(players, terms);
        let mut host = at(&houses, &begun, (80, 24));
        let mut keys = 0;
        while choose(&mut host, &mut chance) {
            keys += 1;
            assert!(keys < 5000, "it goes on and on\n{}", host.screen());
        }
        actions += host.table().log().len();
    }
    tally("actions in games of every kind", actions);
}

/// Undo takes back over the bots, redo plays it again, and both are saved.
#[test]
fn undo_goes_back_over_the_bots() {
    let houses = houses();
    let begun =
        table(vec![Player::person("Anna", "en"), Player::bot(Level::Easy), Player::bot(Level::Easy)], Terms::seeded(2));
    let mut host = at(&houses, &begun, (80, 24));
    let mut chance = Chance::seeded(7);
    for _ in 0..30 {
        choose(&mut host, &mut chance);
    }
    while !matches!(host.table().now(), Now::Decide(_)) {
        choose(&mut host, &mut chance);
    }
    let before = host.table();
    let action = before.choices()[0];
    host.press(&format!("left #{} enter", action.to_string().replace(' ', "_")));
    for _ in 0..10 {
        if host.app.focus_on("onward") {
            host.press("enter");
        }
    }
    let after = host.table();
    assert!(after.log().len() > before.log().len());
    host.press("u");
    assert_eq!(host.table().record().actions, before.record().actions, "{}", host.screen());
    host.press("U");
    assert_eq!(host.table().record().actions, after.record().actions, "{}", host.screen());
}

/// While a bot thinks keys are heard; what it thought of before an undo is forgotten.
#[test]
fn a_thinking_bot_stops_nobody() {
    let houses = houses();
    let begun = table(vec![Player::person("Anna", "en"), Player::bot(Level::Easy)], Terms::seeded(2));
    let mut host = at(&houses, &begun, (80, 24));
    let mut chance = Chance::seeded(7);
    host.slow = true;
    while !host.screen().contains("is thinking") {
        choose(&mut host, &mut chance);
    }
    let Some(Effect::Think(task)) =
        host.effects.iter().rev().find(|effect| matches!(effect, Effect::Think(_))).cloned()
    else {
        panic!("the host is asked to think");
    };
    let thought = task.think();
    host.press("?");
    assert!(host.screen().contains("Keys here"));
    host.press("esc u");
    let undone = host.table();
    host.input(Input::Done(Answer::Thought(thought)));
    assert_eq!(host.table().record().actions, undone.record().actions, "{}", host.screen());
}

/// Dice of a real table are typed in one by one, and the last one can be taken back.
#[test]
fn dice_are_typed_in() {
    let houses = houses();
    let begun = table(
        vec![Player::person("Anna", "en"), Player::bot(Level::Easy)],
        Terms { typed_dice: true, ..Terms::seeded(2) },
    );
    let mut host = at(&houses, &begun, (80, 24));
    host.press("right right enter u right enter right enter enter right right enter right right right enter");
    assert_eq!(host.table().record().actions[0].to_string(), "roll 1 1 0 2 3");
}

/// Games are listed, gone on with, renamed, and deleted after a question.
#[test]
fn games_are_kept() {
    let houses = houses();
    let mut host = Start::new(&houses, "en", (80, 24)).host();
    host.press("=ui-play enter =ui-play-begin enter enter esc esc");
    assert!(host.screen().contains("Continue the game “game-1”"), "{}", host.screen());
    host.press("home down enter");
    assert!(host.screen().contains("Free play") && host.screen().contains("Now"), "{}", host.screen());
    host.press("esc esc =ui-play enter =ui-play-games enter");
    assert!(host.screen().contains("game-1"), "{}", host.screen());
    host.press("right enter back 2 enter");
    assert!(host.games.contains_key("game-2") && !host.games.contains_key("game-1"), "{}", host.screen());
    host.press("right enter enter");
    assert!(host.games.contains_key("game-2"), "no is the answer unless yes is");
    host.press("enter down enter");
    assert!(host.games.is_empty(), "{}", host.screen());
}

/// From the score sheet and from the list of games the log becomes a text, in the language that is spoken.
#[test]
fn the_log_becomes_a_text() {
    let houses = houses();
    let mut begun = table(vec![Player::bot(Level::Easiest), Player::bot(Level::Easiest)], Terms::seeded(2));
    while begun.now() != Now::Over {
        begun.bot_move().expect("a bot moves");
    }
    for size in [(80, 24), (40, 12)] {
        let mut host =
            Start { opening: Opening::Game(seated(begun.clone())), ..Start::new(&houses, "it", size) }.host();
        assert!(host.app.focus_on("log"), "{}", host.screen());
        host.press("enter");
        assert!(host.screen().contains("given.it.txt"), "{}", host.screen());
        let told = host.logs["given.it.txt"].clone();
        assert_eq!(told.lines().count(), begun.story().count());
        for line in Cuba::sheet(begun.position()).iter().map(|event| catalog_of("it", &begun).say(&Cuba::event(event)))
        {
            assert!(told.lines().any(|told| told == line.text), "{line}\n{told}");
        }
        // In the list, in another language.
        host.press("esc g g g down down down down down enter down enter end right right right right enter");
        assert!(host.logs.len() == 2 && host.screen().contains("given."), "{}", host.screen());
    }
}

/// From the end of every lesson that leaves a game to play one can play on.
#[test]
fn every_lesson_can_be_played_on() {
    let houses = houses();
    let (mut games, mut chance) = (0, Chance::seeded(8));
    for (_, lesson) in houses[0].lessons() {
        let mut host = Start::new(&houses, "it", (80, 24)).at_scene(&format!("@{lesson}"));
        for _ in 0..houses[0].lesson(lesson).expect("a lesson").count {
            host.press("s");
        }
        if host.app.focus_on("play") {
            host.press("enter");
            for _ in 0..6 {
                choose(&mut host, &mut chance);
            }
            games += 1;
        }
    }
    assert!(games > 30, "{games}");
    tally("lessons that were played on", games);
}

/// The coached first game is the end of the course: it is reached from there, coached, and remembered as done.
#[test]
fn the_first_game_ends_the_course() {
    let houses = houses();
    let mut host = Start::new(&houses, "en", (80, 24)).at_scene("@the-end");
    while !host.app.focus_on("first-game") {
        host.press("s");
    }
    host.press("enter");
    let (mut chance, mut coached) = (Chance::seeded(12), 0);
    loop {
        let drives = Catalog::new("en", &[]).text("cuba-coach-drive");
        coached += usize::from(host.screen().contains(&drives.chars().take(30).collect::<String>()));
        if !choose(&mut host, &mut chance) {
            break;
        }
    }
    assert_eq!(coached, 1, "the coach says it once");
    assert!(host.progress.of(Cuba::ID).is_done("first-game"), "{}", host.screen());
}

/// Random keys, clicks and sizes in free games: no panic, and whatever is kept can be read.
#[test]
fn random_inputs_at_the_table_do_no_harm() {
    let houses = houses();
    let names = [
        "enter", "enter", "enter", "enter", "enter", "esc", "tab", "backtab", "up", "down", "left", "right", "right",
        "w", "t", "u", "U", "g", "?", "pgdn", "pgup", "home", "end", "/", "a",
    ];
    let mut chance = Chance::seeded(10);
    let inputs = 12_000;
    let players = vec![Player::person("Anna", "en"), Player::bot(Level::Easiest), Player::person("Dima", "ru")];
    let tables: Vec<Table<Cuba>> = [(false, false, false), (true, true, false), (false, true, true)]
        .into_iter()
        .map(|(typed_dice, screens, teach_back)| {
            table(players.clone(), Terms { typed_dice, screens, teach_back, ..Terms::seeded(9) })
        })
        .collect();
    let mut host = at(&houses, &tables[0], (80, 24));
    for number in 0..inputs {
        match chance.below(14) {
            0 => {
                let mouse = [Mouse::Left, Mouse::Left, Mouse::Right, Mouse::WheelUp, Mouse::WheelDown];
                let mouse = mouse[chance.below(5) as usize];
                let (x, y) = (chance.below(u32::from(host.size.0) + 2), chance.below(u32::from(host.size.1) + 2));
                host.input(Input::Mouse(mouse, x as u16, y as u16));
            }
            1 => drop(host.input(Input::Tick)),
            2 if number % 9 == 0 => drop(host.resize((chance.below(140) as u16 + 1, chance.below(50) as u16 + 1))),
            _ => drop(host.press(names[chance.below(names.len() as u32) as usize])),
        }
        host.effects.clear();
        if number % 10 == 0 {
            let area = Rect::new(0, 0, host.size.0, host.size.1);
            host.app.draw(area, &mut host.buffer());
        }
        if number % 500 == 0 {
            let next = chance.below(tables.len() as u32) as usize;
            host.table();
            host = at(&houses, &tables[next], (80, 24));
        }
    }
    tally("random inputs at free tables", inputs);
}

/// What a host has to say about a game is said.
#[test]
fn what_cannot_be_kept_is_said() {
    let houses = houses();
    let begun = table(four_languages(), Terms::seeded(1));
    let mut host = at(&houses, &begun, (80, 24));
    host.input(Input::Notice(Message::new("free-homeless")));
    assert!(host.screen().contains("SANTIAGO_HOME"), "{}", host.screen());
}

/// A real table is described in the app, in any language, as far as it is known; the same table as on lines comes of it.
#[test]
fn a_real_table_is_described_in_the_app() {
    let houses = houses();
    let players = vec![Player::person("Anna", "de"), Player::person("Luis", "es")];
    let opening = Opening::Table(players.clone(), Terms { typed_dice: true, ..Terms::seeded(0) });
    let mut host = Start { opening, ..Start::new(&houses, "de", (80, 24)) }.host();
    let type_in = |host: &mut Host<'_>, words: &[&str]| {
        for word in words {
            let keys: Vec<String> =
                word.chars().map(|c| if c == ' ' { "space".to_owned() } else { c.to_string() }).collect();
            host.press(&format!("{} enter", keys.join(" ")));
        }
    };
    // The street in three languages; who stood elsewhere has moved.
    host.press("down enter");
    type_in(&mut host, &["pedro", "maria", "jose", "хосе", "pedro"]);
    host.press("up up up up up up up up up");
    let street = ["zorro", "pedro", "maria", "jose", "martinez", "conchita", "miguel", "pablo", "alonso"];
    type_in(&mut host, &street);
    // The car, the ship, the price, and three of the four dice.
    host.press("esc down down enter");
    type_in(&mut host, &["conchita", "3", "4", "2", "4", "1"]);
    // What Anna has; an owner; who lies face down.
    host.press("esc down down down enter");
    type_in(&mut host, &["7", "12", "zollamt"]);
    host.press("esc up enter right esc up enter right esc end enter right");
    let shown = host.screen();
    assert!(shown.contains("Anna"), "{shown}");
    host.press("esc home enter");
    let table = host.table();
    let names = ["Anna".to_owned(), "Luis".to_owned()];
    let mut sketch = <Cuba as Sketched>::Sketch::default();
    let lines = [
        "street zorro pedro maria jose martinez conchita miguel pablo alonso",
        "car conchita",
        "ship 3",
        "price 4",
        "dice sugar 2 citrus 4 tobacco 1",
        "inactive pedro",
        "seat 1 pesos 7 points 12 sugar 1 citrus 1 tobacco 1 pawn customs owns bank",
        "turn Anna",
    ];
    for line in lines {
        sketch.take(line, &names, &Catalog::new("en", &[])).expect(line);
    }
    let (setup, _) = sketch.finish(2, table.terms().seed).expect("a moment");
    assert_eq!(*table.position(), Cuba::begin(&setup).expect("a moment"));
    let who = |players: &[Player]| players.iter().map(|one| (one.name.clone(), one.kind.clone())).collect::<Vec<_>>();
    assert_eq!(who(table.players()), who(&players), "who sat there plays on");
    assert!(table.terms().typed_dice, "and as was said");

    // What does not fit together is told, and nothing begins.
    let opening = Opening::Table(players.clone(), Terms::seeded(0));
    let mut host = Start { opening, ..Start::new(&houses, "en", (80, 24)) }.host();
    host.press("down down down down down down enter down down down down");
    type_in(&mut host, &["8"]);
    host.press("esc down enter down down down down");
    type_in(&mut host, &["8"]);
    host.press("esc home");
    let before = host.screen();
    host.press("enter");
    assert_eq!(before, host.screen(), "it stays a table that cannot be");
    assert!(before.contains("16"), "{before}");
}

/// What is taken back in the app was never said, and what is assumed then is told.
#[test]
fn what_somebody_has_is_taken_back_in_the_app() {
    let houses = houses();
    let players = vec![Player::person("Anna", "en"), Player::person("Luis", "en")];
    let opening = Opening::Table(players.clone(), Terms::seeded(0));
    let mut host = Start { opening, ..Start::new(&houses, "en", (120, 40)) }.host();
    let (all, rest) = ("Anna is assumed to hold", "you didn’t say about Anna");
    host.press("down down down down down down enter");
    for key in ["8 enter", "9 enter", "down 3 enter"] {
        host.press(key);
    }
    let shown = host.screen();
    assert!(shown.contains(rest) && !shown.contains(all), "{shown}");
    host.press("home back down back");
    let shown = host.screen();
    assert!(shown.contains(rest), "{shown}");
    host.press("down down back esc");
    let shown = host.screen();
    assert!(!shown.contains(rest) && !shown.contains("ship is assumed"), "{shown}");
    host.press("home enter");
    let hand = *host.table().position().hand(Seat(0));
    assert_eq!((hand.pesos, hand.points), (3, 2));
}

/// What is new is explained until somebody has had enough; that is said, kept with the game, and taken back by the same key.
#[test]
fn explanations_are_muted_in_mid_game() {
    let houses = houses();
    for (lang, size) in [("en", (80, 24)), ("de", (120, 40)), ("ru", (40, 12))] {
        let said = Catalog::new(lang, &[]);
        let shows = |host: &Host<'_>, id: &str| {
            let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
            let begins: String = letters(&said.text(id)).chars().take(15).collect();
            letters(&host.screen()).contains(&begins)
        };
        let begun = table(vec![Player::person("Anna", lang), Player::person("Luis", lang)], Terms::seeded(2));
        let mut host =
            Start { opening: Opening::Game(seated(begun.clone())), ..Start::new(&houses, lang, size) }.host();
        // How it is ended stands below what is explained, where there is room for text beside the choices.
        let explains = |host: &mut Host<'_>| {
            (0..6).any(|_| {
                let shown = host.screen().contains("[e]");
                host.press("pgdn");
                shown
            })
        };
        let mut chance = Chance::seeded(7);
        let mut moves = 0;
        while !explains(&mut host) && (size.0 >= 80 || moves < 8) {
            assert!(choose(&mut host, &mut chance) && moves < 40, "{}", host.screen());
            moves += 1;
        }
        host.press("e");
        assert!(!host.table().terms().explains && !explains(&mut host), "{}", host.screen());
        assert!(shows(&host, "free-muted"), "{}", host.screen());
        for _ in 0..6 {
            choose(&mut host, &mut chance);
            assert!(!explains(&mut host), "{}", host.screen());
        }
        host.press("e");
        assert!(host.table().terms().explains && shows(&host, "free-unmuted"), "{}", host.screen());
    }
}
