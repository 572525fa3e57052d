//! Codes that are read out at a table and typed back.

use santiago::{
    chance::Chance,
    cuba::{
        Setup,
        code::{Decoded, Miscoded},
    },
    game::{Dice, LARGEST_SEED},
};

use super::scene::random_setup;
use crate::support::tally;

fn random_code(chance: &mut Chance, default_flowers: bool, seeded: bool) -> Decoded {
    let players = 2 + chance.below(3) as u8;
    let setup = if default_flowers { Setup::random(players, chance) } else { random_setup(players, chance) };
    let Setup::New { layout, .. } = setup else { unreachable!() };
    let seed = seeded.then(|| u64::from(chance.below(u32::MAX)) << 21 & LARGEST_SEED);
    Decoded { layout, seed }
}

#[test]
fn written_and_read_back() {
    let mut chance = Chance::seeded(1);
    let mut lengths = std::collections::BTreeSet::new();
    for number in 0..4_000 {
        let code = random_code(&mut chance, number % 2 == 0, number % 4 < 2);
        let text = code.write();
        assert_eq!(Decoded::read(&text), Ok(code), "{text}");
        let spoken = text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(Decoded::read(&spoken), Ok(code), "{spoken}");
        lengths.insert(text.len());
        assert!(text.split('-').all(|group| group.len() == 4));
    }
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), [14, 19, 29, 34]);
    let largest = Decoded { seed: Some(LARGEST_SEED), ..random_code(&mut chance, true, true) };
    assert_eq!(Decoded::read(&largest.write()), Ok(largest));
}

#[test]
fn a_typing_error_is_found() {
    const SYMBOLS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let mut chance = Chance::seeded(2);
    let mut tried = 0;
    for number in 0..60 {
        let code = random_code(&mut chance, number % 2 == 0, number % 4 < 2);
        let symbols: Vec<u8> = code.write().bytes().filter(|byte| *byte != b'-').collect();
        let read = |symbols: &[u8]| Decoded::read(std::str::from_utf8(symbols).expect("ASCII"));
        for at in 0..symbols.len() {
            for symbol in SYMBOLS {
                let mut wrong = symbols.clone();
                wrong[at] = *symbol;
                if wrong != symbols {
                    assert_eq!(read(&wrong), Err(Miscoded::Check));
                    tried += 1;
                }
            }
            for other in at + 1..symbols.len() {
                let mut wrong = symbols.clone();
                wrong.swap(at, other);
                if wrong != symbols {
                    assert_eq!(read(&wrong), Err(Miscoded::Check));
                    tried += 1;
                }
            }
        }
    }
    tally("typing errors in codes, all found", tried);
}

/// The last symbol that makes a code agree with itself, found by trying.
fn agreeing(body: &str) -> Vec<Result<Decoded, Miscoded>> {
    let symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars();
    let codes = symbols.map(|last| Decoded::read(&format!("{body}{last}")));
    codes.filter(|read| *read != Err(Miscoded::Check)).collect()
}

#[test]
fn codes_that_agree_but_are_none() {
    let code = random_code(&mut Chance::seeded(5), true, true);
    let symbols: String = code.write().replace('-', "");
    let body = &symbols[..symbols.len() - 1];
    assert_eq!(agreeing(body), [Ok(code)]);
    assert_eq!(agreeing(&format!("2{}", &body[1..])), [Err(Miscoded::Version(2))]);
    // A layout beyond the last one, and a seed beyond the largest.
    assert_eq!(agreeing(&format!("1ZZZZZZZZZZ{}", &body[11..])), [Err(Miscoded::NoSuchGame)]);
    assert_eq!(agreeing(&format!("{}ZZZZZZZZZZZZ", &body[..11])), [Err(Miscoded::NoSuchGame)]);
    // The default flowers have the short code and no other: number 0 of everything in the long form.
    let long: Vec<_> = (0..2_520)
        .filter_map(|flowering: u32| {
            let digits: String = (0..3)
                .rev()
                .map(|place| char::from(b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[(flowering >> (5 * place) & 31) as usize]))
                .collect();
            agreeing(&format!("100000000000{digits}")).pop()
        })
        .collect();
    assert_eq!(long.iter().filter(|read| **read == Err(Miscoded::NoSuchGame)).count(), 1);
    assert_eq!(long.iter().filter(|read| read.is_ok()).count(), 2_519);
    let large = Decoded { seed: Some(u64::MAX), ..code };
    assert_eq!(Decoded::read(&large.write()), Ok(Decoded { seed: Some(LARGEST_SEED), ..code }));
}

#[test]
fn what_is_no_code() {
    assert_eq!(Decoded::read(""), Err(Miscoded::Length(0)));
    assert_eq!(Decoded::read("1234"), Err(Miscoded::Length(4)));
    assert_eq!(Decoded::read("12U4"), Err(Miscoded::Symbol(2)));
    assert_eq!(Decoded::read("12ж4"), Err(Miscoded::Symbol(2)));
    let mut chance = Chance::seeded(3);
    let code = random_code(&mut chance, true, false).write();
    assert_eq!(Decoded::read(&code[..13]), Err(Miscoded::Length(11)));
    // Any bytes: an answer, never a panic.
    for _ in 0..20_000 {
        let noise: String = (0..chance.below(40)).map(|_| char::from(chance.below(128) as u8)).collect();
        let _ = Decoded::read(&noise);
    }
}
