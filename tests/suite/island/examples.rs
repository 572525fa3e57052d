//! The printed examples of the booklet, each by its name, and rules that no ruling speaks of. Anika, Bernd, Chris and
//! Dagmar sit at seats 0 to 3; squares and segments are ours, since the pictures are missing.

use santiago::{
    chance::Chance,
    game::{Game, Seat},
    island::{Event, Island, Question, Rule, Setup, Square, Tile},
};

use crate::{cuba::rulings::tested, support::Played};

use super::{Under, scene};

/// Phase 1 of the example that goes through three phases.
pub(super) fn auction() -> Under {
    scene(4).round(1).revealed("bean-2 banana-2 bean-1 paprika-2").play("bid 5;pass;bid 4;bid 1")
}

/// The same after phase 3.
pub(super) fn planted() -> Under {
    auction().lines("plant 0 d2;plant 1 g2;plant 2 d1;plant 3 a6")
}

/// The same when Chris is to decide.
pub(super) fn bribed() -> Under {
    planted().lines("propose h-2-1 1;propose h-1-1 3;support 0 2")
}

/// The end of the position that comes to 70 for Bernd, with a palm somewhere.
pub(super) fn scored(palm: &str) -> Under {
    let plots = "a2 paprika-2 1 2, b2 paprika-2 1 2, a3 paprika-2 0 2, b3 paprika-1 3 1, a4 paprika-1 - 0, \
        d2 potato-2 1 2, e2 potato-1 1 1, f2 potato-1 0 1, \
        d3 bean-2 1 2, e3 bean-1 1 1, f3 bean-2 2 2, d4 bean-1 2 1, \
        h2 banana-2 1 2, h1 banana-1 1 1, \
        a5 cane-2 3 2, b5 cane-1 3 1, c5 cane-1 1 1, d5 cane-2 0 2, e5 cane-1 0 1, f5 cane-2 1 1, h6 bean-2 1 2";
    let mut end = scene(4).round(11).plots(plots).escudos(&[0, 15, 0, 0]);
    for (square, plot) in &mut end.0.plantations {
        plot.palm = santiago::ids::Id::id(*square) == palm;
    }
    for seat in 0..4 {
        end = end.markers(seat, 0);
    }
    let canals = "h-0-1 h-1-1 h-2-1 h-3-1 v-2-1 h-0-2 h-1-2 h-2-2 h-3-2";
    end.canals(canals).extra(0, true).play("decline")
}

tested! {
    canals_example [CanalConnected CanalBetweenPoints CanalBorderLegal] {
        let game = scene(3).canals("h-1-1").used(&[1]).asks(Question::Build, 0).start();
        assert_eq!(game.refused("build v-0-0"), ["canal-connected"], "on the left edge, joined to nothing");
        assert!("build h-1-1.5".parse::<santiago::island::Action>().is_err(), "not between two points");
    }

    markers_example [PlantationMarkersAtOnce PlaceMarkersShown] {
        let game = scene(4).revealed("potato-1 banana-1 paprika-2 paprika-2").play("bid 2;bid 3;bid 4;bid 1");
        let game = game.lines("plant 2 a1;plant 1 b1;plant 3 c1;plant 0 d1");
        assert_eq!(["d1", "b1", "a1", "c1"].map(|square| game.at(square)), [
            "potato-1 0 1", "banana-1 2 1", "paprika-2 3 2", "paprika-2 1 2",
        ]);
    }

    drying_example [DryLoseOne DryMarkerToBox] {
        let game = scene(4).plots("a1 paprika-2 3 2").markers(3, 20).extra(0, false).play("decline");
        assert_eq!((game.at("a1"), game.hand(3).markers), ("paprika-2 3 1".into(), 20));
        let dried = Event::Dried { seat: Seat(3), square: Square::A1, tile: Tile::Paprika2, left: 1 };
        assert!(game.events.contains(&dried));
    }

    paprika_example [PlantationValue PlantationRegionShared] {
        let regions = scored("").position.standing().expect("the end").regions;
        assert_eq!((regions[0].markers[..4].to_vec(), regions[0].worth[..4].to_vec()), (vec![2, 4, 0, 1], vec![10, 20, 0, 5]));
    }

    auction_example [TakeOrder OverseerPassLowest PlacePassMinusOne] {
        assert_eq!(auction().position.overseer(), Seat(2));
        assert_eq!(planted().at("a6"), "paprika-2 2 1", "one marker fewer, for Chris passed");
    }

    bribe_example [BribeSupport BuildAccept BuildRefund BuildOwnPrice] {
        let accepted = bribed().play("accept 3");
        assert_eq!(accepted.escudos(), [9, 5, 11, 5]);
        assert_eq!(accepted.told(), ["accepted", "offer-returned", "offer-returned"]);
        assert_eq!(bribed().play("build v-2-0").hand(2).escudos, 4, "6 for another place");
    }

    neutral_beans_example [DryBecomesNeutral NeutralInRegion] {
        let game = scene(3).plots("d1 bean-1 0 1, d2 bean-2 1 2").markers(0, 21).markers(1, 20).extra(0, false);
        let once = game.play("decline");
        assert_eq!((once.at("d1"), once.region("d2")), ("bean-1 - 0".into(), vec!["d1", "d2"]));
    }

    scoring_example [ScoreMoney ScoreRegions] {
        let end = scored("");
        let bernd = end.position.standing().expect("the end").scores[1];
        assert_eq!((bernd.escudos, bernd.plantations, bernd.total, bernd.place), (15, 55, 70, 1));
    }

    palm_example [PalmOntoTile PalmCountsOne] {
        let game = scene(4).palms("c2").revealed("banana-2 bean-1 cane-1 cane-2").play("bid 3;bid 2;bid 1;pass");
        let game = game.play("plant 0 c2");
        assert_eq!((game.at("c2"), game.told()), ("banana-2 1 2".into(), vec!["planted", "palm-planted"]));
        let end = scene(4).round(11).plots("c2 banana-2 1 2 palm").markers(1, 20).canals("h-1-1").extra(0, true);
        assert_eq!(end.play("decline").totals()[1], 10 + 3);
    }

    the_board_is_empty_at_first [SetupBoardEmpty] {
        let setup = Setup::random(4, true, &mut Chance::seeded(5));
        let game: Under = Played { position: Island::begin(&setup).expect("valid"), events: Vec::new() };
        assert!(game.position.planted().is_empty() && game.position.deserts().is_empty());
        assert!(game.position.canals().is_empty());
        assert_eq!((game.escudos(), game.reserves()), (vec![10; 4], vec![22; 4]));
    }
}
