//! What the ledger of Santiago is held against.

use santiago::{
    ids::Id,
    island::{
        Crop, Island, Point, Question, Rule, Segment, Square, Tile,
        board::{
            BLUE_CANALS, COLUMNS, FEWEST_PLAYERS, MARKERS, MOST_PLAYERS, PALMS, ROWS, START_MONEY, TILES, discards,
            rounds, stacks,
        },
    },
};

use crate::ledger::{Ledger, Tests};

use super::{examples, rulings};

impl Ledger for Island {
    const RULINGS: usize = 47;
    const EXAMPLES: &'static [&'static str] = &[
        "canals-example",
        "markers-example",
        "drying-example",
        "paprika-example",
        "auction-example",
        "bribe-example",
        "neutral-beans-example",
        "scoring-example",
        "palm-example",
    ];
    const NO_EFFECT: &'static [Rule] = &[];
    const RULED: Tests<Self> = rulings::TESTED;
    const SHOWN: Tests<Self> = examples::TESTED;

    fn checks() -> Vec<(Rule, bool)> {
        let of_crop = |crop: Crop| Tile::every().iter().filter(|tile| tile.crop() == crop).count();
        let workers = |count: u8| Tile::every().iter().filter(|tile| tile.workers() == count).count();
        let every = |check: fn(u8) -> bool| (FEWEST_PLAYERS..=MOST_PLAYERS).all(check);
        vec![
            (Rule::ComponentPlayers, (FEWEST_PLAYERS, MOST_PLAYERS) == (3, 5)),
            (Rule::ComponentBoard, (COLUMNS, ROWS, Square::ALL.len()) == (8, 6, 48)),
            (Rule::ComponentDitches, (Point::ALL.len(), Segment::ALL.len()) == (20, 31)),
            (Rule::ComponentCrops, Crop::ALL.len() == 5),
            (Rule::ComponentTiles, Tile::every().len() == TILES && TILES == 45),
            (Rule::ComponentTilesPerCrop, Crop::ALL.iter().all(|crop| of_crop(*crop) == 9)),
            (Rule::ComponentWorkers, Tile::ALL.iter().all(|tile| matches!(tile.workers(), 1 | 2))),
            (Rule::ComponentWorkersSplit, (workers(1), workers(2)) == (15, 30)),
            // The most canals that a game can use: with four players all of them.
            (
                Rule::ComponentPieces,
                every(|n| rounds(n) + n <= BLUE_CANALS) && rounds(4) + 4 == BLUE_CANALS && PALMS == 3,
            ),
            (Rule::SetupCommonCanals, [3, 4, 5].map(rounds) == [11, 11, 9]),
            (Rule::SetupExtraCanal, every(|n| super::scene(n).start().position.hands().all(|(_, hand)| hand.extra))),
            (Rule::SetupStacks34, !discards(5) && [3, 4].iter().all(|n| discards(*n) && stacks(*n) == 4)),
            (Rule::SetupStacks5, (stacks(5), rounds(5)) == (5, 9)),
            (Rule::SetupMarkers, MARKERS == 22),
            // One suggestion canal: nobody has two proposals on the board.
            (
                Rule::SetupSuggestionCanal,
                super::scene(4)
                    .proposal(1, "h-1-1", 1, &[])
                    .proposal(1, "h-2-1", 1, &[])
                    .asks(Question::Offer, 3)
                    .faults()
                    == ["offer-order"],
            ),
            (Rule::SetupMoney, START_MONEY == 10),
            (Rule::PhaseRounds, every(|n| stacks(n) * usize::from(rounds(n)) + usize::from(discards(n)) == TILES)),
        ]
    }
}
