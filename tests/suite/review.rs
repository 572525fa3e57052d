//! The review of a game: planted blunders, puzzles, the command and its dialogue.

use santiago::{
    bot::{Bot, Budget, Level},
    cuba::{Action, Cuba},
    game::{Game, Seat},
    ids::Id,
    play::{
        Now, Player, Table,
        playable::Playable,
        puzzle::puzzle,
        review::{Review, Reviewing},
        table::Terms,
    },
};

/// The simulations of those who play, and of whoever judges.
const PLAYS: u32 = 200;
const JUDGES: u32 = 600;

/// A move that nobody should make, from a decision that offers it.
type Blunder = fn(&Table<Cuba>, &[Action]) -> Option<Action>;

/// A game of two good players, in which the first makes these blunders, one after the other, and then plays on well;
/// answers also with where they are.
fn blundered(seed: u64, blunders: &[Blunder]) -> (Table<Cuba>, Vec<usize>) {
    let players = vec![Player::person("Anna", "en"), Player::person("Luis", "de")];
    let setup = Cuba::drawn(2, seed).expect("two can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(seed)).expect("a sound set-up");
    let mut planted: Vec<usize> = Vec::new();
    while table.now() != Now::Over {
        let Now::Decide(seat) = table.now() else {
            table.roll().expect("dice");
            continue;
        };
        let at = table.log().len();
        let rested = planted.last().map_or(at > 20, |last| at > last + 12);
        let wrong = blunders.get(planted.len()).filter(|_| seat == Seat(0) && rested);
        let wrong = wrong.and_then(|blunder| blunder(&table, &table.choices()));
        planted.extend(wrong.map(|_| at));
        let well = || Bot::<Cuba>::new(Level::Hard, Budget::Nodes(PLAYS), seed).on(1).choose(table.position());
        let action = wrong.or_else(well).expect("something to do");
        table.act(action).expect("a legal action");
    }
    (table, planted)
}

fn line(list: &[Action], words: &str) -> Option<Action> {
    list.iter().copied().filter(|action| action.to_string().starts_with(words)).last()
}

/// Drives as far as the pesos go, past everybody.
fn joyride(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let pesos = table.position().hand(Seat(0)).pesos;
    let far = list.iter().copied().filter(|action| matches!(action, Action::Drive(_))).last()?;
    (pesos >= 4 && Cuba::visited(table.position(), far).is_some()).then_some(far)
}

/// Passes although there is something to deliver.
fn shrug(table: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    let worth = list.iter().filter(|action| matches!(action, Action::Deliver { .. }));
    let points = worth.map(|action| {
        let after = Cuba::play(table.position(), None, *action).expect("legal").position;
        after.hand(Seat(0)).points - table.position().hand(Seat(0)).points
    });
    (points.max() >= Some(6)).then(|| line(list, "pass")).flatten()
}

/// Sells points at the casino.
fn gamble(_: &Table<Cuba>, list: &[Action]) -> Option<Action> {
    line(list, "use casino pesos").filter(|action| !action.to_string().ends_with(" 1"))
}

fn judged(table: &Table<Cuba>, seat: Seat) -> Review<Cuba> {
    Reviewing::new(table, &[seat], Budget::Nodes(JUDGES)).finish()
}

#[test]
fn debugging() {
    for seed in 1..8 {
        let (table, planted) = blundered(seed, &[shrug, joyride, shrug]);
        let review = judged(&table, Seat(0));
        let worst = review.worst(6);
        println!("{seed}: {planted:?} of {}", table.log().len());
        for one in worst {
            let made = puzzle(one, "mine");
            println!(
                "  {} {} {} {:.2} {} {:?}",
                one.at,
                one.played,
                one.better,
                one.costs,
                one.rule.id(),
                made.map(|m| m.files[1]
                    .1
                    .lines()
                    .filter(|l| l.starts_with("of") || l.starts_with("less") || l.starts_with("sol"))
                    .collect::<Vec<_>>()
                    .join(" "))
            );
        }
    }
}
