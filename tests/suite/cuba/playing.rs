//! Free play: the model of it.

use std::collections::BTreeMap;

use santiago::{
    bot::Level,
    chance::Chance,
    cuba::{
        Action, Building, Cuba, Good, Question,
        play::form::{Filling, Section, Slot},
    },
    game::{Dice, Eyes, Game, Seat},
    ids::Id,
    play::{
        Decider, Now, Player, Sketch, Sketched, Table,
        encounter::Met,
        playable::Playable,
        player,
        pupil::{Call, Mistake, Pupil},
        save::Unloadable,
        table::{Denied, Entry, Terms},
    },
    reference::fold::fold,
    text::{Arg, Catalog, Message, catalog::languages},
};

use crate::support::tally;

type Typed = <Cuba as Sketched>::Sketch;

/// A line about each thing that a real table has, in ids, in the order of the help.
const LINES: [&str; 16] = [
    "street maria jose martinez pedro zorro conchita miguel pablo alonso",
    "yellow distillery church sawmill",
    "blue cigar-factory black-market bank",
    "red cafe customs casino",
    "white harbour-office trading-office newspaper",
    "flower maria red",
    "first 1",
    "car pedro",
    "ship 3",
    "price 2",
    "dice sugar 2 citrus 4 tobacco 0 rum 1",
    "inactive pedro maria",
    "turn 2",
    "decision deliver 1",
    "passed 2",
    "seat 1 pesos 4 points 12 rum 2 pawn bank owns church casino",
];

/// What is known of a table after one line.
fn sketched(line: &str, spoken: &Catalog) -> Typed {
    let mut sketch = Typed::default();
    let taken = sketch.take(line, &["Anna".to_owned(), "Luis Vega".to_owned()], spoken);
    assert!(taken.is_ok(), "{line}: {taken:?}");
    sketch
}

/// The key words of something in every language.
fn key_words(id: &str) -> Vec<String> {
    let mut words = Vec::new();
    for lang in languages() {
        let said = Catalog::new(lang, &[]).text(&format!("cuba-sketch-{id}"));
        words.extend(said.split(',').map(|word| word.trim().to_owned()));
    }
    words
}

/// A table with a person at the first seat and bots.
fn against_bots(players: u8, seed: u64) -> Table<Cuba> {
    let setup = Cuba::drawn(players, seed).expect("so many can play");
    Table::begin(setup, vec![Player::person("Anna", "de")], Terms::seeded(seed)).expect("a sound set-up")
}

/// Goes on with random decisions of the person until so many actions were done or the game is over.
fn go_on(table: &mut Table<Cuba>, actions: usize, chance: &mut Chance) {
    while table.log().len() < actions {
        let done = match table.now() {
            Now::Over => return,
            Now::Bot(_) => table.bot_move().is_some(),
            Now::Roll(_) => table.roll().is_some(),
            Now::Decide(_) | Now::Dice(_) => {
                let action = Cuba::pick(table.position(), &mut Vec::new(), chance)
                    .or_else(|| Cuba::roll(table.position(), chance))
                    .expect("something to do");
                table.act(action).is_ok()
            }
        };
        assert!(done);
    }
}

#[test]
fn a_game_is_written_and_read() {
    let mut chance = Chance::seeded(1);
    let mut actions = 0;
    for game in 0..24 {
        let mut table = against_bots(2 + (game % 3) as u8, game);
        let mut terms = *table.terms();
        (terms.screens, terms.typed_dice) = (game % 2 == 0, game % 5 == 0);
        (terms.explains, terms.teach_back) = (game % 3 == 0, game % 7 == 0);
        table.set_terms(terms);
        for _ in 0..4 {
            let more = table.log().len() + chance.below(60) as usize;
            go_on(&mut table, more, &mut chance);
            let again = Table::<Cuba>::read(table.write().as_bytes()).expect("what was written");
            assert_eq!(again.position(), table.position());
            assert_eq!((again.players(), again.terms()), (table.players(), table.terms()));
            assert_eq!(again.write(), table.write());
        }
        actions += table.log().len();
    }
    tally("actions in games written and read", actions);
}

#[test]
fn undo_goes_back_over_bots_and_redo_forth() {
    let (mut chance, mut undone) = (Chance::seeded(2), 0);
    for game in 0..12 {
        let mut table = against_bots(2 + (game % 3) as u8, game);
        go_on(&mut table, 120, &mut chance);
        let (end, written) = (*table.position(), table.write());
        let mut steps = 0;
        while table.undo() {
            steps += 1;
            assert!(matches!(table.now(), Now::Decide(Seat(0)) | Now::Roll(Seat(0))), "{:?}", table.now());
        }
        let decided = |entry: &Entry<Cuba>| entry.seat == Seat(0) && !matches!(entry.action, Action::Roll(_));
        assert!(steps > 5 && !table.log().iter().any(decided));
        for _ in 0..steps {
            assert!(table.redo());
        }
        assert!(!table.redo());
        assert_eq!((*table.position(), table.write()), (end, written));
        // What a person decides anew is followed by what the bots and the dice do anew: the same, if it is the same.
        assert!(table.undo());
        let (before, action) = (*table.position(), table.choices().first().copied());
        let first = action.and_then(|action| table.act(action).ok());
        go_on_bots(&mut table);
        let once = *table.position();
        assert!(first.is_none() || table.undo());
        if let (Some(action), true) = (action, first.is_some()) {
            assert_eq!(*table.position(), before);
            assert!(table.act(action).is_ok());
            go_on_bots(&mut table);
            assert_eq!(*table.position(), once);
            assert!(!table.redo());
        }
        undone += steps;
    }
    tally("decisions taken back over bots", undone);
}

fn go_on_bots(table: &mut Table<Cuba>) {
    while let Now::Bot(_) = table.now() {
        assert!(table.bot_move().is_some());
    }
}

#[test]
fn the_program_rolls_unless_dice_are_typed_in() {
    let mut table = against_bots(2, 3);
    while !matches!(Cuba::decision(table.position()), santiago::game::Decision::Chance { .. }) {
        go_on(&mut table, 1, &mut Chance::seeded(1));
    }
    let dice = "roll 2 4 0 1 3".parse().expect("an action");
    assert!(matches!(table.act(dice), Err(Denied::Dice)));
    table.set_terms(Terms { typed_dice: true, ..*table.terms() });
    assert!(matches!(table.now(), Now::Dice(_)) && table.bot_move().is_none());
    let wrong = "roll 9 9 9 9 9".parse().expect("an action");
    assert!(matches!(table.act(wrong), Err(Denied::Rules(_))));
    assert!(table.act(dice).is_ok());
}

#[test]
fn seats_are_read() {
    let read = |text: &str| player::read(text, "it", &[]);
    let seats = read("anna:de, luis:es-MX:violet,bot:hard,bot:easy:rosa").expect("four seats");
    assert_eq!(seats[0].kind, Decider::Person { lang: "de".to_owned() });
    assert_eq!(seats[1].kind, Decider::Person { lang: "es".to_owned() });
    assert_eq!((&seats[2].kind, &seats[3].kind), (&Decider::Bot(Level::Hard), &Decider::Bot(Level::Easy)));
    assert_eq!(seats[3].name.as_deref(), Some("rosa"));
    for (at, seat) in seats.iter().enumerate() {
        assert!(seats[at + 1..].iter().all(|other| other.colour != seat.colour));
    }
    assert_eq!(read("bob").expect("one seat")[0].lang(), Some("it"));
    for wrong in ["", "anna:xx", "anna:de:green", "-x", "a\u{1b}b", "anna,,luis", "bot:", "bot:medum"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn damaged_saves_are_refused() {
    let mut table = against_bots(3, 9);
    go_on(&mut table, 60, &mut Chance::seeded(4));
    let text = table.write();
    let read = |text: &str| Table::<Cuba>::read(text.as_bytes()).map(|_| ()).expect_err("damaged");
    // Cut off anywhere, it is never taken for whole.
    for end in 0..text.len() {
        let why = read(&text[..end]);
        assert!(!why.messages().is_empty());
    }
    assert_eq!(read(""), Unloadable::Cut);
    assert_eq!(read("{\"format\":1}"), Unloadable::Foreign);
    assert_eq!(read(&text.replacen("santiago-save 1", "santiago-save 7", 1)), Unloadable::Future(7));
    assert_eq!(read(&text.replacen("santiago-de-cuba", "chess", 1)), Unloadable::OtherGame("chess".to_owned()));
    assert_eq!(read(&text.replacen("Anna", "Hanna", 1)), Unloadable::Changed);
    assert_eq!(Table::<Cuba>::read(b"\xff\xfe").map(|_| ()).expect_err("no text"), Unloadable::NotText);
    let lines: Vec<&str> = text.lines().collect();
    let drive = lines.iter().position(|line| line.starts_with("drive")).expect("a drive");
    let illegal = text.replacen(&format!("\n{}\n", lines[drive]), "\ndrive 0\n", 1);
    assert!(matches!(read(&illegal), Unloadable::Action(line, _) if line == drive + 1));
    assert_eq!(read(&text.replacen("\ndrive", "\nfly", 1)), Unloadable::Line(drive + 1));
    let mut chance = Chance::seeded(5);
    let mut refused = 0;
    for _ in 0..20_200 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=chance.below(3) {
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, chance.below(256) as u8),
                2 => bytes.truncate(at + 1),
                _ => bytes[at] = chance.below(256) as u8,
            }
        }
        match Table::<Cuba>::read(&bytes) {
            Ok(_) => assert_eq!(bytes, text.as_bytes()),
            Err(why) => {
                assert!(!why.messages().is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused >= 20_000);
    tally("mutated saves refused", refused);
}

#[test]
fn screens_hide_what_others_hold() {
    let mut table = against_bots(4, 11);
    go_on(&mut table, 50, &mut Chance::seeded(6));
    assert_eq!(table.eyes(Seat(1)), Eyes::Open);
    table.set_terms(Terms { screens: true, ..*table.terms() });
    let lines = Cuba::seen(table.position(), table.eyes(Seat(1)));
    let holdings = |id: &str| lines.iter().filter(|line| line.id.starts_with(id)).count();
    assert_eq!((holdings("cuba-table-hand"), holdings("cuba-table-behind-screen")), (1, 3));
    let public = Cuba::seen(table.position(), table.public_eyes());
    assert!(!public.iter().any(|line| line.id.starts_with("cuba-table-hand")));
}

#[test]
fn a_real_table_is_typed_in() {
    let names = ["Anna".to_owned(), "Luis".to_owned()];
    let english = Catalog::new("en", &[]);
    let mut sketch = <Cuba as Sketched>::Sketch::default();
    assert!(sketch.is_empty());
    for line in ["street maria ? jose", "yellow: Zuckerrohrbrennerei, Kirche, ?", "flower maria red"] {
        let taken = sketch.take(line, &names, &english);
        assert!(taken.is_ok() || line.contains("Zucker"), "{line}: {taken:?}");
    }
    let (setup, assumed) = sketch.finish(2, 5).expect("a new game");
    assert_eq!(assumed.len(), 3);
    assert_eq!(
        *Cuba::begin(&setup).expect("sound").layout().street().first().expect("nine"),
        santiago::cuba::Citizen::Maria
    );
    for line in ["car pedro", "ship 4", "price 3", "dice sugar 1 citrus 0 tobacco 2 rum 1", "turn luis"] {
        assert!(sketch.take(line, &names, &english).is_ok(), "{line}");
    }
    assert!(sketch.take("seat Anna pesos 4 points 12 rum 2 pawn bank owns church casino", &names, &english).is_ok());
    let (setup, _) = sketch.finish(2, 5).expect("a moment");
    let p = Cuba::begin(&setup).expect("sound");
    assert_eq!((p.question(), p.turn(), p.ship(), p.hand(Seat(0)).pesos), (Question::Drive, Seat(1), 4, 4));
    for wrong in ["", "moon 3", "car", "car moon", "ship x", "ship 3 4", "dice sugar", "seat 9 pesos 1", "seat 1 pesos"]
    {
        assert!(sketch.take(wrong, &names, &english).is_err(), "{wrong}");
    }
    assert!(sketch.take("seat 2 rum 7", &names, &english).is_ok());
    assert!(!sketch.finish(2, 5).expect_err("nine pieces of rum").is_empty());
}

#[test]
fn pupils_make_mistakes_that_can_be_named() {
    let (mut fine, mut illegal, mut amounts) = (0, 0, 0);
    for game in 0..12 {
        let setup = Cuba::drawn(2, game).expect("two can play");
        let players = vec![Player::bot(Level::Easiest), Player::bot(Level::Easiest)];
        let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(game)).expect("sound");
        while table.now() != Now::Over && table.log().len() < 150 {
            let Some(proposal) = Pupil::propose(&table) else {
                assert!(table.bot_move().is_some());
                continue;
            };
            let refusals = Cuba::refusals(table.position(), Some(proposal.seat), proposal.action);
            assert_eq!(refusals.is_empty(), !matches!(proposal.mistake, Some(Mistake::Refused(_))));
            match &proposal.mistake {
                None => fine += 1,
                Some(Mistake::Refused(_)) => illegal += 1,
                Some(Mistake::Amount(_, truth)) => {
                    assert_ne!(proposal.claim, Some(*truth));
                    amounts += 1;
                }
            }
            if let Some(rule) = proposal.rule() {
                assert!(proposal.rules.contains(&rule) && proposal.rules.len() >= 3);
                assert!(proposal.judge(Call::Stop(Some(rule))).is_right());
            }
            assert_eq!(proposal.judge(Call::Fine).is_right(), proposal.mistake.is_none());
            assert!(table.act(proposal.instead).is_ok());
        }
    }
    assert!(fine > illegal && illegal > amounts && amounts > 50, "{fine} {illegal} {amounts}");
    tally("proposals of pupils, a third of them wrong", fine + illegal + amounts);
}

#[test]
fn everything_is_explained_once() {
    let mut table = against_bots(2, 21);
    go_on(&mut table, 400, &mut Chance::seeded(8));
    let mut met = Met::default();
    let mut explained = Vec::new();
    for entry in table.log() {
        let now = met.explain::<Cuba>(&entry.events);
        assert!(now.len() <= 2);
        explained.extend(now);
    }
    let count = explained.len();
    explained.sort();
    explained.dedup();
    assert!(explained.len() == count && count > 20, "{count}");
}

#[test]
fn a_hint_is_legal_and_has_a_reason() {
    let mut table = against_bots(3, 31);
    let (mut chance, mut reasons) = (Chance::seeded(9), 0);
    for _ in 0..40 {
        let more = table.log().len() + 1;
        go_on(&mut table, more, &mut chance);
        if let (Now::Decide(_), Some(advice)) = (table.now(), table.advice()) {
            assert!(table.choices().contains(&advice.judged.action));
            reasons += usize::from(!advice.judged.parts.is_empty());
        }
    }
    assert!(reasons > 3);
}

#[test]
fn a_game_goes_on_from_any_position() {
    let mut table = against_bots(3, 41);
    go_on(&mut table, 77, &mut Chance::seeded(3));
    let here = Table::<Cuba>::from_here(table.position(), table.players().to_vec(), Terms::seeded(1)).expect("goes on");
    assert_eq!(here.position(), table.position());
    let code = Cuba::code(table.position(), Some(41));
    let (setup, seed) = Cuba::coded(&code, 5).expect("a code");
    assert_eq!((seed, Cuba::begin(&setup).ok()), (Some(41), Cuba::begin(&table.record().setup).ok()));
    assert!(Cuba::coded("1234", 5).is_err());
}

/// Whatever can stand in a place of a real table stands there once it is filled in, and can be taken back.
#[test]
fn every_place_of_a_real_table_takes_what_it_offers() {
    let mut filled = 0;
    for section in Section::all(3) {
        let mut sketch = <Cuba as Sketched>::Sketch::default();
        sketch.fill(Slot::Decision, Some(Filling::Question(Question::Deliver)));
        for slot in section.slots(&sketch, 3) {
            for choice in sketch.choices(slot, 3) {
                let mut one = sketch.clone();
                one.fill(slot, Some(choice));
                assert_eq!(one.said_of(slot).or(one.assumed_of(slot)), Some(choice), "{slot:?}");
                one.fill(slot, None);
                assert_eq!(one.said_of(slot), None, "{slot:?}");
                filled += 1;
            }
        }
    }
    tally("fillings of a real table", filled);
    assert!(filled > 200, "{filled}");
}

/// Of somebody who is described in part the rest is as at the beginning, on lines as in the form, and that is told.
#[test]
fn what_is_not_said_of_a_seat_is_as_at_the_beginning() {
    let names = ["Anna".to_owned(), "Luis".to_owned()];
    let typed = |line: &str| {
        let mut sketch = <Cuba as Sketched>::Sketch::default();
        sketch.take(line, &names, &Catalog::new("en", &[])).expect(line);
        sketch
    };
    let told = |sketch: &<Cuba as Sketched>::Sketch| {
        let (setup, told) = sketch.finish(2, 5).expect("a moment");
        let about = |seat: Seat| {
            let one = told.iter().find(|message| message.args == [("player", Arg::Seat(seat))]);
            one.map(|message| message.id.clone()).unwrap_or_default()
        };
        let owners = told.iter().any(|message| message.id == "cuba-assumed-owners");
        (Cuba::begin(&setup).expect("sound").hand(Seat(0)).to_owned(), about(Seat(0)), about(Seat(1)), owners)
    };
    let lines = typed("seat 1 pesos 4");
    let mut form = <Cuba as Sketched>::Sketch::default();
    form.fill(Slot::Pesos(Seat(0)), Some(Filling::Number(4)));
    assert_eq!(lines, form);
    let start = Cuba::begin(&Cuba::drawn(2, 5).expect("two can play")).expect("sound").hand(Seat(0)).to_owned();
    let (hand, first, second, owners) = told(&lines);
    assert_eq!((hand.pesos, hand.points, hand.goods), (4, start.points, start.goods));
    assert_eq!((first.as_str(), second.as_str(), owners), ("cuba-assumed-rest", "cuba-assumed-seat", true));

    let whole = "seat 1 pesos 4 points 0 sugar 0 citrus 0 tobacco 0 rum 2 cigars 0 wood 0 pawn none owns";
    let (hand, first, _, owners) = told(&typed(whole));
    assert_eq!((hand.pesos, hand.points, hand.goods[Good::Sugar], hand.goods[Good::Rum]), (4, 0, 0, 2));
    assert_eq!((first.as_str(), owners), ("", false), "nothing is assumed of who was described");

    // What is said no longer was never said.
    let mut form = <Cuba as Sketched>::Sketch::default();
    let seat = [Section::Seat(Seat(0)), Section::Owners].into_iter().flat_map(|section| section.slots(&form, 2));
    let seat: Vec<Slot> = seat.collect();
    for slot in &seat {
        form.fill(*slot, form.choices(*slot, 2).first().copied());
    }
    assert!(seat.iter().all(|slot| form.said_of(*slot).is_some()), "{form:?}");
    for slot in &seat {
        form.fill(*slot, None);
    }
    assert!(form.is_empty(), "{form:?}");
}

/// The examples that the help gives in a language say the same as the English ones and as ids, whatever is spoken.
#[test]
fn the_examples_of_a_real_table_are_understood_in_every_language() {
    let mut lines = 0;
    for lang in languages() {
        let spoken = Catalog::new(lang, &[]);
        for ((example, about), ids) in Typed::help().iter().zip(LINES) {
            assert!(about.id.ends_with(ids.split(' ').next().expect("a key")), "{ids}");
            let line = spoken.say(example).text;
            for heard in languages().into_iter().map(|lang| Catalog::new(lang, &[])) {
                assert_eq!(sketched(&line, &heard), sketched(ids, &heard), "{line}");
                lines += 1;
            }
        }
    }
    assert_eq!(lines, 5 * 5 * LINES.len());
    // Names of several words need no commas where nothing else does.
    let english = Catalog::new("en", &[]);
    for (line, ids) in [
        ("car El Zorro", "car zorro"),
        ("auto: эль зорро", "car zorro"),
        ("street El Zorro Maria", "street zorro maria"),
        ("red café ufficio doganale casino", "red cafe customs casino"),
        ("dice sugar cane 2 rum 1", "dice sugar 2 rum 1"),
        ("seat 1 canna da zucchero 2 pawn harbour office", "seat 1 sugar 2 pawn harbour-office"),
    ] {
        assert_eq!(sketched(line, &english), sketched(ids, &english), "{line}");
    }
    tally("examples of lines about a real table, understood", lines);
}

/// Every key word of every language means what its id means, wherever it can stand.
#[test]
fn every_key_word_is_understood() {
    let english = Catalog::new("en", &[]);
    let mut words = 0;
    let mut same = |id: &str, line: &dyn Fn(&str) -> String, plain: &str| {
        for word in key_words(id) {
            assert_eq!(sketched(&line(&word), &english), sketched(plain, &english), "{}", line(&word));
            assert_eq!(sketched(&line(&word.to_uppercase()), &english), sketched(plain, &english), "{}", line(&word));
            words += 1;
        }
    };
    for line in LINES {
        let (key, rest) = line.split_once(' ').expect("a key");
        same(&format!("key-{key}"), &|word| format!("{word} {rest}"), line);
        same(&format!("key-{key}"), &|word| format!("{word}: {rest}"), line);
    }
    for colour in ["yellow", "blue", "red", "white"] {
        same(
            &format!("key-{colour}"),
            &|word| format!("flower pedro {word} maria {word}"),
            &format!("flower pedro {colour} maria {colour}"),
        );
    }
    for (id, line) in [
        ("pesos", "seat 1 rum 2 @ 4 points 3"),
        ("points", "seat Luis Vega, @ 4, rum 2"),
        ("pawn", "seat luis vega @ bank rum 1"),
        ("owns", "seat 1 rum 2 @ bank church"),
        ("none", "seat 1 pawn @ rum 2"),
        ("none", "seat 1 owns @"),
        ("none", "flower maria @ pedro red"),
        ("unknown", "street maria @ jose"),
        ("unknown", "blue black market, @, bank"),
    ] {
        same(&format!("key-{id}"), &|word| line.replace('@', word), &line.replace('@', id));
    }
    for question in ["roll", "drive", "give", "take", "alonso", "pawn", "use", "deliver"] {
        let line = |word: &str| format!("decision {word} Luis Vega");
        same(&format!("question-{question}"), &line, &line(question));
    }
    for catalog in languages().into_iter().map(|lang| Catalog::new(lang, &[])) {
        let harbour = catalog.text("cuba-component-harbour");
        assert_eq!(sketched(&format!("car {harbour}"), &english), sketched("car harbour", &english), "{harbour}");
    }
    tally("key words of a real table, in all languages", words);
}

/// No key word means two things, in whichever languages: not at the beginning of a line, not inside it.
#[test]
fn no_key_word_means_two_things() {
    let keys = LINES.map(|line| format!("key-{}", line.split(' ').next().expect("a key")));
    let of = |family: &str, ids: &[&str]| ids.iter().map(|id| format!("{family}-{id}")).collect::<Vec<_>>();
    let mut seat = of("key", &["pesos", "points", "pawn", "owns", "none", "unknown"]);
    let questions = of("question", &["roll", "drive", "give", "take", "alonso", "pawn", "use", "deliver"]);
    let flowers = of("key", &["yellow", "blue", "red", "white", "none"]);
    for group in [keys.to_vec(), seat.clone(), questions, flowers] {
        let mut meant = BTreeMap::new();
        for id in group {
            for word in key_words(&id) {
                assert!(!fold(&word).is_empty() && !word.contains('['), "{id}: {word}");
                assert_eq!(meant.entry(fold(&word)).or_insert_with(|| id.clone()), &id, "{word}");
            }
        }
    }
    // Goods stand where the words for the rest stand, buildings after them.
    let things = Good::ALL.iter().map(|one| format!("cuba-good-{}", one.id()));
    let things = things.chain(Building::ALL.iter().map(|one| format!("cuba-building-{}", one.id())));
    let things: Vec<String> = things.collect();
    seat.retain(|id| !id.ends_with("unknown"));
    let reserved: Vec<String> = seat.iter().flat_map(|id| key_words(id)).map(|word| fold(&word)).collect();
    for catalog in languages().into_iter().map(|lang| Catalog::new(lang, &[])) {
        for id in &things {
            let synonyms = catalog.say(&Message::new(id.clone()).attribute("synonyms")).text;
            for name in [catalog.text(id)].iter().map(String::as_str).chain(synonyms.split(',')) {
                assert!(!reserved.contains(&fold(name)), "{name}");
            }
        }
    }
}

/// A complaint shows a line in the language of whoever reads it; what was wrong is named.
#[test]
fn complaints_about_a_real_table_show_a_line_in_the_language_spoken() {
    let names = ["Anna".to_owned(), "Luis".to_owned()];
    for lang in languages() {
        let spoken = Catalog::new(lang, &[]);
        for ((example, _), line) in Typed::help().iter().zip(LINES) {
            let key = line.split(' ').next().expect("a key");
            let mut sketch = Typed::default();
            let complaint = sketch.take(&format!("{key} qqq, qqq"), &names, &spoken).expect_err(line);
            let said = spoken.say(&complaint).text;
            assert!(said.contains(&spoken.say(example).text) && said.contains("qqq"), "{said}");
        }
    }
}
