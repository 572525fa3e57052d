//! What a game tells as data becomes a message: its facts are the text's variables, under their own names.

use santiago::{
    game::{Fact, Seat, Told},
    text::{
        Arg, Catalog, Message,
        catalog::{Foreign, languages},
        told,
    },
};

use crate::support::tally;

/// Something that could happen in some game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sold {
    goods: &'static [&'static str],
    dice: [u32; 2],
}

impl Told for Sold {
    fn id(&self) -> &'static str {
        "sold"
    }

    fn facts(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        tell("seat", Fact::Seat(Seat(1)));
        tell("goods", Fact::Ids(self.goods.to_vec()));
        tell("dice", Fact::Table(["sugar", "rum"].into_iter().zip(self.dice).collect()));
        tell("pawn", Fact::Nothing);
    }

    fn derived(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        tell("left", Fact::Number(7));
    }
}

const TEXT: &str = "market-event-sold = { $seat } sells { $goods ->
    [rum] rum
    [rum-cigars] rum and cigars
   *[none] nothing
} ({ $goods-count }): { $dice-sugar } + { $dice-rum } = { $dice-total }, pawn { $pawn }, { $left } left.
";

#[test]
fn a_list_chooses_and_counts_and_a_table_has_entries_and_a_total() {
    let foreign = |lang: &str| Foreign { lang: lang.to_owned(), files: vec![("x.ftl".to_owned(), TEXT.to_owned())] };
    let mut said = 0;
    for lang in languages() {
        let catalog = Catalog::new(lang, &[foreign(lang)]).with_names(vec!["Ana".to_owned(), "Luis".to_owned()]);
        for (goods, expected) in [
            (&["rum", "cigars"][..], "Luis sells rum and cigars (2): 4 + 1 = 5, pawn none, 7 left."),
            (&["rum"][..], "Luis sells rum (1): 4 + 1 = 5, pawn none, 7 left."),
            (&[][..], "Luis sells nothing (0): 4 + 1 = 5, pawn none, 7 left."),
        ] {
            let message = told("market", "event", &Sold { goods, dice: [4, 1] });
            let answer = catalog.say(&message);
            assert_eq!((answer.text.as_str(), answer.faults.len()), (expected, 0), "{lang} {message:?}");
            said += 1;
        }
    }
    tally("sentences of a list and a table", said);
}

#[test]
fn facts_keep_their_kinds() {
    let message = told("market", "event", &Sold { goods: &["rum"], dice: [4, 1] });
    let expected = Message::new("market-event-sold")
        .with("seat", Seat(1))
        .with("goods", Arg::Ids(vec!["rum"]))
        .with("dice", Arg::Table(vec![("sugar", 4), ("rum", 1)]))
        .with("pawn", "none")
        .with("left", 7_u32);
    assert_eq!(message, expected);
}
