//! Looking things up: names in five languages, however they are typed, find what is meant.

use santiago::{
    reference::{Topic, fold::fold, search::search},
    text::catalog::names,
};

use crate::support::{read, tally};

/// The name of every thing in every language finds it first or, where the name means several things, in the list.
#[test]
fn every_name_in_every_language() {
    let mut asked = 0;
    for topic in Topic::all().filter(|topic| topic.is_thing()) {
        assert_eq!(names(topic.name_id()).count(), 5);
        for (lang, name) in names(topic.name_id()) {
            for query in [name.to_owned(), name.to_uppercase()] {
                let found = search(&query, &[]).found;
                let right = found.first() == Some(&topic) || found.len() > 1 && found.contains(&topic);
                assert!(right, "{lang} {query}: {:?} instead of {}", found, topic.key());
                asked += 1;
            }
        }
        assert_eq!(search(topic.id(), &[]).found.first().map(|one| one.id()), Some(topic.id()));
    }
    tally("names looked up, each found", asked);
}

#[test]
fn however_it_is_typed() {
    let table = [
        // Typing errors.
        ("zolamt", "building:customs"),
        ("zollmat", "building:customs"),
        ("zolllamt", "building:customs"),
        ("Schnapsbrenerei", "building:distillery"),
        ("schwartzmarkt", "building:black-market"),
        ("distilery", "building:distillery"),
        ("harbor office", "building:harbour-office"),
        ("trading ofice", "building:trading-office"),
        ("martines", "citizen:martinez"),
        ("conchitta", "citizen:conchita"),
        ("capitaneria di prto", "building:harbour-office"),
        ("destileria", "building:distillery"),
        ("мигел", "citizen:miguel"),
        ("лесопилк", "building:sawmill"),
        ("таможьня", "building:customs"),
        ("tobaco", "good:tobacco"),
        // Accents, case, ё and е, ß and ss.
        ("aserradero", "building:sawmill"),
        ("JOSE", "citizen:jose"),
        ("josé", "citizen:jose"),
        ("maria", "citizen:maria"),
        ("María", "citizen:maria"),
        ("periodico", "building:newspaper"),
        ("periódico", "building:newspaper"),
        ("Fabrica de tabacos", "building:cigar-factory"),
        ("Sagewerk", "building:sawmill"),
        ("Zitrusfruchte", "good:citrus"),
        ("черный рынок", "building:black-market"),
        ("чёрный рынок", "building:black-market"),
        ("casinò", "building:casino"),
        ("casino", "building:casino"),
        ("cafe", "building:cafe"),
        ("café", "building:cafe"),
        ("caffè", "building:cafe"),
        ("Strasse", "component:street"),
        ("Straße", "component:street"),
        ("cana de azucar", "good:sugar"),
        // Russian in Latin letters.
        ("tamozhnya", "building:customs"),
        ("tamojnya", "building:customs"),
        ("lesopilka", "building:sawmill"),
        ("cherniy rynok", "building:black-market"),
        ("chernyi rinok", "building:black-market"),
        ("tserkov", "building:church"),
        ("cerkov", "building:church"),
        ("sigary", "good:cigars"),
        ("tabak", "good:tobacco"),
        ("peregonnyy zavod", "building:distillery"),
        ("migel", "citizen:miguel"),
        ("konchita", "citizen:conchita"),
        ("khose", "citizen:jose"),
        ("xose", "citizen:jose"),
        // A wrong keyboard layout.
        ("nfvj;yz", "building:customs"),
        (",fyr", "building:bank"),
        ("wthrjdm", "building:church"),
        ("rfpbyj", "building:casino"),
        ("gtlhj", "citizen:pedro"),
        ("фдщтыщ", "citizen:alonso"),
        ("ифтл", "building:bank"),
        ("ящддфье", "building:customs"),
        // Rules, rulings, synonyms, roles.
        ("drive-cost", "rule:drive-cost"),
        ("wood-not-mixed", "rule:wood-not-mixed"),
        ("r5", "ruling:r05"),
        ("R05", "ruling:r05"),
        ("r84", "ruling:r84"),
        ("Taschendieb", "citizen:zorro"),
        ("pickpocket", "citizen:zorro"),
        ("abogado", "citizen:alonso"),
        ("адвокат", "citizen:alonso"),
        ("dogana", "building:customs"),
        ("timber", "good:wood"),
    ];
    for (query, topic) in table {
        let found: Vec<String> = search(query, &[]).found.into_iter().map(Topic::key).collect();
        assert_eq!(found.first().map(String::as_str), Some(topic), "{query}: {found:?}");
    }
    tally("queries as people type them, each found first", table.len());
}

/// Questions as they are asked at the table: the thing that is named in them, or the rule.
#[test]
fn questions() {
    let table = [
        ("may I use the customs house when the ship has just left", "building:customs"),
        ("what does the bank do", "building:bank"),
        ("what is the customs house?", "building:customs"),
        ("the casino", "building:casino"),
        ("who is zorro", "citizen:zorro"),
        ("was macht das zollamt", "building:customs"),
        ("wie funktioniert das casino", "building:casino"),
        ("qué hace la aduana", "building:customs"),
        ("cosa fa la dogana", "building:customs"),
        ("posso usare la dogana due volte", "building:customs"),
        ("что дает банк", "building:bank"),
        ("на таможне", "building:customs"),
        ("spielende", "rule:end-seventh-ship"),
        ("fine del gioco", "rule:end-seventh-ship"),
        ("конец игры", "rule:end-seventh-ship"),
        ("end of the game", "rule:end-seventh-ship"),
        ("customs-office", "rule:customs-office"),
        ("57", "ruling:r57"),
        ("ruling 57", "ruling:r57"),
        ("р57", "ruling:r57"),
    ];
    for (query, topic) in table {
        let found: Vec<String> = search(query, &[]).found.into_iter().map(Topic::key).collect();
        assert_eq!(found.first().map(String::as_str), Some(topic), "{query}: {found:?}");
    }
    // Another word is another word.
    for query in ["burn", "loan", "büro", "mañana", "zxqwv"] {
        assert!(search(query, &[]).found.is_empty(), "{query}");
    }
    tally("questions, each answered by what they name", table.len());
}

#[test]
fn words_that_mean_several_things() {
    for (query, topics) in [
        ("Ufficio", &["trading-office", "customs", "harbour-office"][..]),
        ("Oficina", &["trading-office", "harbour-office"]),
        ("Офис", &["trading-office", "harbour-office"]),
        ("office", &["trading-office", "harbour-office", "customs"]),
        ("Amt", &["harbour-office", "customs"]),
        ("Runde", &["round", "delivery-round"]),
        ("marker", &["ownership-marker", "price-marker"]),
    ] {
        let found: Vec<&str> = search(query, &[]).found.into_iter().map(Topic::id).collect();
        assert_eq!(found, topics, "{query}");
    }
}

#[test]
fn words_of_the_texts() {
    for query in ["full circuit", "shared victory", "Gleichstand", "ничьей", "convertir"] {
        let found = search(query, &[]);
        assert!(!found.found.is_empty(), "{query}");
    }
    assert!(!search("drive farther pay", &[]).found.is_empty());
    let nothing = search("qwxyzzzz", &[]);
    assert!(nothing.found.is_empty() && nothing.nearest.is_empty(), "nothing is near");
    let near = search("casinoland", &[]);
    assert!(near.found.is_empty() && near.nearest.len() <= 5 && !near.nearest.is_empty());
    for empty in ["", "   ", "…", "--", "\u{0}"] {
        assert!(search(empty, &[]).found.is_empty());
    }
}

#[test]
fn whatever_is_typed_gets_an_answer() {
    use santiago::{chance::Chance, game::Dice};
    let mut chance = Chance::seeded(13);
    let letters: Vec<char> = "abcxyz ßёйéñ-;'.[]{}\u{301}\u{0}\u{1b}жщЬ0129Ии\u{1F600}".chars().collect();
    for _ in 0..20_000 {
        let query: String =
            (0..chance.below(24)).map(|_| letters[chance.below(letters.len() as u32) as usize]).collect();
        let found = search(&query, &[]);
        assert!(found.found.len() <= 24 && found.nearest.len() <= 5);
    }
    tally("random queries, each answered", 20_000);
}

/// Lists that are searched by halving must be sorted, and name topics that there are.
#[test]
fn the_lists_are_in_order() {
    let fillers = read("data/fillers.txt");
    assert!(fillers.lines().is_sorted() && fillers.lines().all(|word| fold(word) == word));
    let several = read("data/santiago-de-cuba/ambiguous.txt");
    let rows: Vec<(&str, &str)> = several.lines().filter_map(|line| line.split_once('\t')).collect();
    assert!(rows.iter().map(|(word, _)| word).is_sorted());
    for (word, topics) in rows {
        assert_eq!(fold(word), word);
        assert!(topics.split(' ').all(|topic| Topic::named(topic).next().is_some()), "{word}: {topics}");
    }
}
