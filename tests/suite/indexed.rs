//! What can be looked up is data: the lists hold what the games and languages bring, and nothing in them is the code's.

use std::collections::BTreeSet;

use santiago::{
    cuba::{Cuba, Rule, words},
    games::Listed,
    ids::Id,
    reference::{
        Topic,
        drafts::GameData,
        index::{LanguageTexts, lists},
        search::search,
        spelt::extra,
        topic::games,
    },
    text::{about::About, catalog::Foreign},
};

fn game(id: &str, prefix: &str, thing: &str) -> GameData {
    GameData {
        game: id.to_owned(),
        topics: format!(
            "texts = \"{prefix}\"\nrulings = 2\n\
             [[kind]]\nid = \"stone\"\ntext = \"article-\"\nasked = \"always\"\nparts = [\"when\"]\n\
             [[topic]]\nkind = \"stone\"\nid = \"{thing}\"\nthing = \"{thing}\"\nrules = [\"take\"]\n\
             [[topic]]\nkind = \"stone\"\nid = \"heap\"\nrules = [\"take\", \"leave\"]\n\
             [counts]\ntake = {{ most = 3 }}\n"
        ),
        ledger: "[[rule]]\nid = \"take\"\nrulings = [\"r02\", \"r01\"]\n[[rule]]\nid = \"leave\"\nrulings = []\n"
            .to_owned(),
        ambiguous: "it\tstone:heap rule:leave\n".to_owned(),
    }
}

#[test]
fn the_lists_hold_what_games_and_languages_bring() {
    let nameless = GameData {
        game: "later".to_owned(),
        topics: "texts = \"late\"".to_owned(),
        ledger: String::new(),
        ambiguous: String::new(),
    };
    let games = [game("first", "one", "pebble"), nameless, game("second", "two", "rock")];
    let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
    let about = About {
        letters: vec![("я".to_owned(), "ia".to_owned())],
        ruling: vec!["Rüling".to_owned()],
        ..About::default()
    };
    let languages = [
        LanguageTexts {
            lang: "xx".to_owned(),
            about: About::default(),
            files: vec![
                file("names.ftl", "one-stone-pebble = Pebble\n    .synonyms = Bead, Gem\ntwo-stone-rock = Rock\n"),
                file("rules.ftl", "one-rule-take = Take { $most }.\n    .title = Taking\n    .source = Nowhere\n"),
            ],
        },
        LanguageTexts { lang: "yy".to_owned(), about, files: vec![file("names.ftl", "one-stone-pebble = яя\n")] },
    ];
    let lists = lists(&games, &languages, "xx");
    assert_eq!(lists.games, "first one\nlater late\nsecond two\n");
    let lines: Vec<&str> = lists.topics.lines().collect();
    assert_eq!(lines.len(), 2 * (2 + 2 + 2));
    assert_eq!(
        lines[0],
        "first\tstone\tpebble\tone-stone-pebble\tone-article-pebble\talways\twhen\tpebble\t2\t1\t4 5\t"
    );
    assert_eq!(lines[2], "first\trule\ttake\tone-rule-take\tone-rule-take\t\t\t\t2\t0 1\t4 5\tmost=3");
    assert_eq!(lines[4], "first\truling\tr01\tone-ruling-r01\tone-ruling-r01\t\t\t\t2\t\t\t");
    assert_eq!(lines[6], "second\tstone\trock\ttwo-stone-rock\ttwo-article-rock\talways\twhen\trock\t8\t7\t10 11\t");
    assert!(lists.places.contains("rule:take\t2 8\n") && lists.places.contains("thing:rock\t6\n"));
    assert_eq!(lists.ambiguous, "it\t1 3 7 9\n");
    assert_eq!(lists.names, "one-stone-pebble\txx Pebble\tyy яя\ntwo-stone-rock\txx Rock\n");
    for key in ["pebble\tn0\t0\n", "gem\ts2\t0\n", "taking\tt4\t2\n", "rock\tn0\t6\n", "iaia\tl6\t0\n", "яя\tn0\t0\n"]
    {
        assert!(lists.keys.contains(key), "{key:?}: {}", lists.keys);
    }
    assert!(!lists.keys.contains("nowhere"), "the fallback has no booklet");
    assert_eq!(
        (lists.words.as_str(), lists.rulings.as_str()),
        ("pebble\t0\nrock\t6\ntake\t2\ntaking\t2\nяя\t0\n", "ruling\n")
    );
    for (name, list) in lists.texts().into_iter().filter(|(name, _)| ["places", "ambiguous", "names"].contains(name)) {
        assert!(list.lines().map(|line| line.split('\t').next()).is_sorted(), "{name}");
    }
}

#[test]
fn the_data_is_of_the_games_that_are_listed() {
    let listed: BTreeSet<&str> = Listed::ALL.iter().map(|game| game.id()).collect();
    assert_eq!(games().map(|(id, _)| id).collect::<BTreeSet<_>>(), listed);
    assert!(Topic::all().all(|topic| listed.contains(topic.game())));
}

/// A thing that a rule counts is a number of the engine, and what its text counts is data.
#[test]
fn texts_count_as_the_engine_does() {
    for rule in Rule::ALL {
        let sorted = |mut message: santiago::text::Message| {
            message.args.sort_by_key(|(name, _)| *name);
            message
        };
        let topic = Topic::rule::<Cuba>(*rule).expect("every rule can be looked up");
        assert_eq!(sorted(topic.text()), sorted(words::rule(*rule)));
    }
}

/// What can be pointed at on the table can be looked up, and the other way round.
#[test]
fn things_and_topics_belong_together() {
    use santiago::course::taught::Taught;
    for thing in Cuba::things() {
        let topic = Cuba::topic(thing).expect("every thing can be looked up");
        assert_eq!(Cuba::pointed_at(topic), Some(thing));
    }
    let things: BTreeSet<&str> = Topic::all().filter_map(Topic::thing).collect();
    assert_eq!(things, Cuba::things().into_iter().collect());
}

/// A language that came as a folder is looked up by its names, in Latin letters, and on the wrong keyboard.
#[test]
fn a_language_in_a_folder_is_searched() {
    let about = About::read(
        "[keyboard]\nlatin = \"abc\"\nown = \"αβγ\"\n\
         [latin]\nletters = [[\"α\", \"a\"], [\"β\", \"b\"], [\"γ\", \"gg\"]]\nspellings = [[\"gg\", \"g\"]]\n",
    );
    let text = "cuba-building-bank = γαβ βα\n    .synonyms = αγβαγβ, βγαβγ\n";
    let greek = Foreign { lang: "el".to_owned(), files: vec![("names.ftl".to_owned(), text.to_owned())], about };
    let plain = Foreign { about: About::default(), ..greek.clone() };
    let bank = search("bank", &[]).found;
    for query in ["γαβ βα", "ΑΓΒΑΓΒ", "gab ba", "ggab ba", "agbagb", "cab ba", "acbacb"] {
        assert_eq!(search(query, &extra(std::slice::from_ref(&greek))).found, bank, "{query}");
    }
    assert_eq!(search("βγαβγ", &extra(&[plain])).found, bank, "it needs no file of its own");
}

/// What a file says of a language; what it says wrongly counts as left out.
#[test]
fn a_file_about_a_language() {
    let about =
        About::read("order = 3\nquotes = \"«»\"\nunits = [\"x\", 4]\nterms = [[\"a\", \"b\"], [\"c\"]]\nruling = 7\n");
    let terms = vec![("a".to_owned(), "b".to_owned())];
    let quotes = Some("«»".to_owned());
    assert_eq!(about, About { order: Some(3), quotes, units: vec!["x".to_owned()], terms, ..About::default() });
    for nothing in ["", "no = toml = at all", "quotes = 3\nkeyboard = 5\nlatin = []"] {
        assert_eq!(About::read(nothing), About::default());
    }
}
