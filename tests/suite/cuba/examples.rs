//! The printed examples of the booklets, each by its name, and rules that no ruling speaks of.

use santiago::{
    chance::Chance,
    cuba::{Building::*, Citizen::*, Cuba, Event, Flower, Good::*, Question, Rule, Setup},
    game::{Game, Seat},
};

use super::scene::scene;
use crate::{cuba::rulings::tested, support::Played};

tested! {
    setup_example [SetupExample SetupStartGoods SetupStartPesos SetupStartPoints SetupPawnOffBoard SetupColour SetupMarkerOnTwo] {
        let setup = Setup::random(4, &mut Chance::seeded(5));
        let game: Played = Played { position: Cuba::begin(&setup).expect("valid"), events: Vec::new() };
        for seat in 0..4 {
            let hand = game.hand(seat);
            assert_eq!((hand.pesos, hand.points, hand.pawn, hand.owns.len()), (3, 2, None, 0));
            assert_eq!([Sugar, Tobacco, Citrus].map(|good| hand.goods[good]), [1, 1, 1]);
            assert_eq!([Rum, Cigars, Wood].map(|good| hand.goods[good]), [0, 0, 0]);
        }
        assert_eq!(game.position.flag().points(), 2);
        assert_eq!(game.position.supply()[Sugar], 4);
    }

    drive_example_cost [DriveExampleCost DriveCost] {
        // Pedro three steps on from Maria.
        let mut start = scene(2).car(0);
        start.0.citizens = vec![Maria, Jose, Martinez, Pedro, Conchita, Zorro, Miguel, Pablo, Alonso];
        let game = start.play("drive 3");
        assert_eq!(game.events[0], Event::Drove { seat: Seat(0), from: 0, to: 3, stop: Some(Pedro), steps: 3, cost: 2 });
        assert_eq!((game.hand(0).pesos, game.good(0, Tobacco)), (1, 3));
    }

    alonso_example [AlonsoExample AlonsoUseOwn AlonsoThenPawn] {
        let game = scene(2).owns(0, &[Bank]).car_before(Alonso).play("drive 1").play("use bank");
        assert_eq!(game.hand(0).pesos, 5);
        assert_eq!(game.legal(), ["pawn harbour-office", "pawn trading-office", "pawn newspaper"]);
        assert_eq!(game.play("pawn newspaper").play("use newspaper").hand(0).pesos, 6);
    }

    delivery_example [
        DeliveryExample DeliveryExampleLaps DeliveryToSupply DeliveryDieLowered DeliveryMarkerRight DeliveryOrder
    ] {
        let game = scene(3).car(8).price(3).dice("sugar 2 citrus 4 tobacco 0 rum 1");
        let game = game.goods(0, "citrus 2 rum 1").goods(1, "sugar 2").goods(2, "citrus 1").play("drive 1");
        let citrus = game.play("deliver 2 citrus");
        assert_eq!((citrus.hand(0).points, citrus.position.demand(Citrus)), (8, 2), "the die is turned at once");
        assert_eq!(citrus.position.supply()[Citrus], 7, "back to the supply");
        let sugar = citrus.play("deliver 2 sugar");
        assert_eq!(sugar.hand(1).points, 8);
        let again = sugar.play("deliver 1 citrus");
        assert_eq!(again.hand(2).points, 5);
        let rum = again.play("deliver 1 rum");
        assert_eq!(rum.hand(0).points, 11);
        assert_eq!((rum.position.demand(Citrus), rum.position.flag().points()), (1, 4), "one citrus stays wanted");
        assert_eq!(rum.position.ship(), 1);
    }

    wood_example_die [WoodExampleDie WoodReplacesKind WoodNoSplit] {
        let game = scene(2).car(8).dice("sugar 2 citrus 0 tobacco 1 rum 2").goods(0, "wood 2").play("drive 1");
        for (line, left) in [("deliver-wood 2 for sugar", [0, 2]), ("deliver-wood 2 for rum", [2, 0])] {
            let after = game.clone().play(line);
            assert_eq!(after.hand(0).points, 4);
            assert_eq!([Sugar, Rum].map(|good| after.position.demand(good)), left);
        }
        assert!(game.legal().iter().all(|line| line.matches(" for ").count() <= 1), "one kind a delivery");
    }

    pawn_example [PawnExample OwnerPoint PawnUnoccupied PawnOtherBuilding] {
        let game = scene(3).under(Flower::Blue, Bank).pawn(0, BlackMarket).pawn(1, Sawmill).owns(2, &[Bank]);
        let game = game.car_before(Miguel).play("drive 1");
        assert_eq!(game.legal(), ["pawn bank"]);
        let game = game.play("pawn bank").play("use bank");
        assert_eq!((game.hand(0).pesos, game.hand(2).points), (5, 3));
    }

    bank_church_and_the_others_give_what_they_say [Bank Church Sawmill] {
        let enter = |building, name: &str| {
            scene(2).under(Flower::White, building).goods(0, "wood 1").play("drive 1").play(&format!("pawn {name}"))
        };
        assert_eq!(enter(Bank, "bank").play("use bank").hand(0).pesos, 5);
        assert_eq!(enter(Church, "church").play("use church").hand(0).points, 3);
        let sawn = enter(Sawmill, "sawmill").play("use sawmill");
        assert_eq!((sawn.hand(0).pesos, sawn.hand(0).points, sawn.good(0, Wood)), (4, 3, 0));
    }

    each_turn_ends_with_the_next_seat [TurnOrder TurnEndsAfterPawn] {
        let mut game = scene(4).pesos(0, 0).start();
        for seat in [0, 1, 2, 3, 0] {
            assert!(game.asks(Question::Drive, seat));
            game = game.play("drive 1");
            while game.position.question() != Question::Drive {
                let line = game.legal().last().expect("something to do").clone();
                game = game.play(&line);
            }
        }
    }
}
