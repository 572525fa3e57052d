//! Every ruling by its number, and the rules it bears on.

use santiago::{
    chance::Chance,
    cuba::{
        Building::{self, *},
        Citizen::*,
        Cuba, Event, Flower,
        Good::{self, *},
        Item, Question, Rule, Setup,
        board::CEILING,
        event::{Departure, Stay},
    },
    game::{Decision, Game, Seat},
    ids::Id,
};

use super::scene::{random_setup, scene};
use crate::support::Played;

/// Tests, each with the rules that it puts to the test.
macro_rules! tested {
    ($($name:ident [$($rule:ident)*] $body:block)*) => {
        $(#[test] fn $name() $body)*

        /// The tests of this file and their rules.
        pub const TESTED: &[(&str, &[Rule])] = &[$((stringify!($name), &[$(Rule::$rule),*])),*];
    };
}
pub(crate) use tested;

fn begin(players: u8, seed: u64) -> Played {
    let setup = Setup::random(players, &mut Chance::seeded(seed));
    Played { position: Cuba::begin(&setup).expect("valid"), events: Vec::new() }
}

/// A scene whose first seat has just driven to Pedro, in front of the given white building.
fn at_white(building: Building) -> super::scene::Scene {
    scene(2).under(Flower::White, building)
}

/// Everybody can use the building that the pawn of seat 0 has just reached from Pedro.
fn enter(scene: super::scene::Scene, building: Building) -> Played {
    scene.under(Flower::White, building).play("drive 1").play(&format!("pawn {}", building.id()))
}

tested! {
    r01_two_to_four_players_same_rules [TurnOrder ZorroAllGive] {
        for players in 2..=4 {
            let game = begin(players, 1);
            assert_eq!(game.position.players(), players);
            assert_eq!(game.position.ship(), 1);
            for (_, hand) in game.position.hands() {
                assert_eq!((hand.pesos, hand.points, hand.goods.total()), (3, 2, 3));
            }
            for good in Good::ALL {
                let start = u8::from(matches!(good, Sugar | Citrus | Tobacco));
                assert_eq!(game.position.supply()[*good], 8 - start * players);
            }
            let robbed = scene(players).car_before(Zorro).play("drive 1");
            let gifts = (1..players).fold(robbed, |game, _| game.play("give peso"));
            assert_eq!(gifts.hand(0).pesos, 3 + u16::from(players) - 1);
        }
        assert_eq!(scene(5).faults(), ["players"]);
    }

    r02_start_player_given_or_drawn [SetupStartPlayer TurnOrder] {
        let mut firsts = [0; 4];
        for seed in 0..400 {
            let Setup::New { first, .. } = Setup::random(4, &mut Chance::seeded(seed)) else { unreachable!() };
            firsts[first.index()] += 1;
        }
        assert!(firsts.iter().all(|count| (70..130).contains(count)), "{firsts:?}");
        let turns = ["drive 1", "pass"];
        let game = scene(3).turn(2).car(8).goods(2, "wood 1");
        let after = turns.iter().fold(game.goods(0, "").goods(1, "").start(), |game, line| game.play(line));
        assert!(after.asks(Question::Drive, 0), "after the last seat comes the first");
    }

    r03_citizens_stand_still_on_nine_stops [SetupCitizensRandom SetupCarAtHarbour] {
        let (a, b) = (begin(2, 1), begin(2, 2));
        assert_ne!(a.position.layout().street(), b.position.layout().street());
        assert!(a.position.at_harbour() && a.position.inactive().is_empty());
        let layout = *a.position.layout();
        let played = a.play("roll 1 1 1 1 1").play("leave-out rum").play("drive 1");
        assert_eq!(played.position.car(), 0, "the first stop after the harbour");
        assert_eq!(*played.position.layout(), layout);
    }

    r04_three_buildings_under_each_flower [SetupBuildingsRandom SetupBuildingPerFlower PawnSameFlower] {
        let (a, b) = (begin(2, 1), begin(2, 2));
        assert_ne!(a.position.layout().town(), b.position.layout().town());
        let mut town: Vec<Building> =
            Flower::ALL.iter().flat_map(|flower| a.position.layout().under(*flower)).collect();
        town.sort();
        assert_eq!(town, Building::ALL);
        let pedro = scene(2).play("drive 1");
        assert_eq!(pedro.legal(), ["pawn harbour-office", "pawn trading-office", "pawn newspaper"]);
    }

    r05_flowers_of_the_citizens_are_data [PawnSameFlower] {
        let moved = scene(2).0;
        let mut flowers = moved.flowers;
        flowers.swap(Pedro.index(), Maria.index());
        let mut other = scene(2);
        other.0.flowers = flowers;
        assert_eq!(other.clone().play("drive 1").legal()[0], "pawn cafe", "Pedro with Maria's flower");
        other.0.flowers[Zorro.index()] = other.0.flowers[Pedro.index()].take();
        assert_eq!(other.faults(), ["zorro-flower"]);
        let mut lopsided = scene(2);
        lopsided.0.flowers[Pedro.index()] = Some(Flower::Red);
        assert_eq!(lopsided.faults(), ["citizen-flowers", "citizen-flowers"]);
    }

    r06_pesos_and_points_are_plain_numbers [SetupStartPesos SetupStartPoints] {
        let game = scene(2).pesos(0, 7).points(0, 11).car_before(Martinez).play("drive 1");
        assert_eq!((game.hand(0).pesos, game.hand(0).points), (10, 11));
    }

    r07_pesos_and_points_never_run_out [SetupSupplies SupplyShort] {
        let game = scene(2).pesos(0, 500).pesos(1, 500).points(0, 500).car_before(Martinez).play("drive 1");
        assert_eq!(game.hand(0).pesos, 503);
        let short = scene(2).goods(1, "tobacco 7").play("drive 1");
        assert_eq!(short.good(0, Tobacco), 1, "goods do run out");
    }

    r08_what_is_hidden [AimPointsHidden SetupBehindScreen SetupSupplies EndScreensRemoved] {
        use santiago::game::Eyes;
        let game = scene(3).start();
        let view = Cuba::view(&game.position, Eyes::Seat(Seat(1)));
        assert_eq!(view.seats.iter().map(|seat| seat.hidden.is_some()).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(view.supply, game.position.supply());
        assert!(view.dice.is_some());
        let spectator = Cuba::view(&game.position, Eyes::Spectator);
        assert!(spectator.seats.iter().all(|seat| seat.hidden.is_none()));
        let over = scene(3).ship(7).car(8).dice("sugar 1 citrus 0 tobacco 0 rum 0").play("drive 1").play("deliver 1 sugar");
        let shown = Cuba::view(&over.position, Eyes::Spectator);
        assert!(shown.seats.iter().all(|seat| seat.hidden.is_some()), "the screens are gone");
    }

    r09_nothing_changes_hands_but_through_el_zorro [ZorroAllGive SetupBehindScreen] {
        let mut chance = Chance::seeded(9);
        let mut list = Vec::new();
        for _ in 0..40 {
            let mut p = Cuba::begin(&random_setup(4, &mut chance)).expect("valid");
            while Cuba::decision(&p) != Decision::Over {
                let action = crate::tested::any::<Cuba>(&p, &mut chance, &mut list);
                let played = Cuba::play(&p, None, action).expect("legal");
                for (seat, hand) in played.position.hands() {
                    let before = p.hand(seat);
                    let poorer = hand.goods.each().any(|(good, n)| n < before.goods[good])
                        || hand.pesos < before.pesos || hand.points < before.points;
                    assert!(!poorer || seat == p.decider(), "only who acts can lose anything");
                    assert!(hand.owns.without(before.owns).is_empty() || seat == p.turn());
                }
                p = played.position;
            }
        }
        let rich = scene(2).goods(0, "sugar 7 citrus 7 tobacco 7 wood 8 rum 8 cigars 8").start();
        assert_eq!(rich.hand(0).goods.total(), 45, "no limit to a hand");
    }

    r10_the_right_neighbour_rolls_first [SetupFirstRoller SetupFirstChoice] {
        for players in 2..=4 {
            for seed in 0..12 {
                let setup = Setup::random(players, &mut Chance::seeded(seed));
                let Setup::New { first, .. } = setup else { unreachable!() };
                let game: Played = Played { position: Cuba::begin(&setup).expect("valid"), events: Vec::new() };
                assert!(game.asks(Question::Roll, first.before(players).0));
                let game = game.play("roll 2 4 0 1 3");
                assert_eq!(game.rules(), ["setup-first-roller"]);
                assert!(game.asks(Question::LeaveOut, first.before(players).0));
                let game = game.play("leave-out tobacco");
                assert_eq!(game.rules(), ["setup-first-choice", "turn-order"]);
                assert!(game.asks(Question::Drive, first.0));
                assert_eq!([Sugar, Citrus, Rum, Cigars].map(|good| game.position.demand(good)), [2, 4, 1, 3]);
            }
        }
    }

    r11_the_corner_of_the_marker_has_no_effect [AlonsoClaim] {
        let game = scene(2).car_before(Alonso).play("drive 1").play("claim bank");
        assert_eq!(game.position.owner(Bank), Some(Seat(0)));
        assert_eq!(game.hand(0).owns.len(), 1, "a marker lies on the tile or it does not");
    }

    r12_the_order_of_a_turn [TurnTwoParts CitizenUseOnStop OwnerPoint DemandAtTurnEnd TurnEndsAfterPawn] {
        let game = at_white(Customs).owns(1, &[Customs]).dice("sugar 1 citrus 0 tobacco 0 rum 0");
        let drive = game.play("drive 1");
        assert_eq!(drive.told(), ["drove", "gained"], "the citizen comes before the pawn");
        let pawn = drive.play("pawn customs");
        assert_eq!(pawn.told(), ["pawn-moved"]);
        let used = pawn.play("use customs sugar");
        assert_eq!(used.told(), ["used", "die-turned", "departed", "arrived", "owner-point"]);
        assert!(used.asks(Question::Roll, 0), "the new demand after the owner's point");
        let next = used.play("roll 1 1 1 1 1").play("leave-out rum");
        assert_eq!(next.told(), ["demand-set", "turn-began"]);
        assert_eq!(next.hand(0).pawn, Some(Customs), "the pawn stays until the next turn");
        let last = at_white(Customs).owns(1, &[Customs]).ship(6).dice("sugar 1 citrus 0 tobacco 0 rum 0");
        let last = last.play("drive 1").play("pawn customs").play("use customs sugar");
        let over = last.play("roll 0 0 0 0 1").play("leave-out cigars");
        assert!(over.asks(Question::Over, 0));
        assert_eq!(over.hand(1).points, 3, "the owner had the point by then");
    }

    r13_one_to_ten_steps [DriveDistance DriveMandatory DriveCost DriveClockwise] {
        let rich = scene(2).pesos(0, 20).car(2).start();
        assert_eq!(rich.legal().len(), 10);
        assert_eq!(rich.refused("drive 0"), ["drive-mandatory"]);
        assert_eq!(rich.refused("drive 11"), ["drive-distance"]);
        assert_eq!(rich.refused("drive 22"), ["drive-distance", "drive-cost"]);
        let round = rich.clone().play("drive 10");
        assert_eq!((round.position.car(), round.hand(0).pesos), (2, 11));
        assert_eq!(rich.play("drive 3").position.car(), 5, "forward only");
    }

    r14_no_credit_for_a_drive [DriveCost DriveMandatory] {
        for pesos in 0..12 {
            let game = scene(2).pesos(0, pesos).start();
            assert_eq!(game.legal().len(), usize::from(pesos + 1).min(10));
            if pesos < 9 {
                assert_eq!(game.refused(&format!("drive {}", pesos + 2)), ["drive-cost"]);
            }
        }
        let poor = scene(2).pesos(0, 0).car_before(Jose).start();
        assert_eq!(poor.refused("drive 2"), ["drive-cost"], "pesos from Martinez come too late");
        assert_eq!(poor.play("drive 1").hand(0).pesos, 0, "the free step is always possible");
    }

    r15_pay_then_stop_by_stop [DriveCost HarbourCrossMarker InactiveBecomesActive] {
        let game = scene(2).car(7).pesos(0, 5).inactive(&[Pablo, Alonso, Pedro, Maria]).play("drive 4");
        assert_eq!(
            game.told()[..7],
            ["drove", "woke", "woke", "crossed-harbour", "price-moved", "woke", "found-inactive"],
        );
        assert_eq!(game.rules()[0], "drive-cost");
        assert_eq!(game.position.inactive(), [Maria].into_iter().collect());
        assert_eq!(game.hand(0).pesos, 2);
    }

    r16_what_counts_as_passing_the_harbour [HarbourCrossMarker HarbourCrossNoDelivery DriveDistance] {
        let from_harbour = scene(2).pesos(0, 9).play("drive 3");
        assert_eq!(from_harbour.position.flag().points(), 2, "driving off is no crossing");
        let onto = scene(2).pesos(0, 9).play("drive 10");
        assert!(onto.told().contains(&"delivery-began") && !onto.told().contains(&"crossed-harbour"));
        let over = scene(2).pesos(0, 9).car(4).play("drive 10");
        assert_eq!(over.position.flag().points(), 3);
        assert!(!over.told().contains(&"delivery-began"), "no delivery round");
        assert_eq!(over.told().iter().filter(|told| **told == "crossed-harbour").count(), 1);
    }

    r17_a_ship_departs_during_a_drive [HarbourCrossChequered ShipDepartsChequered DemandCauseCrossing] {
        let game = scene(2).car(8).price(4).play("drive 3");
        assert_eq!(
            game.told(),
            ["drove", "crossed-harbour", "price-moved", "departed", "arrived", "price-moved", "gained"],
        );
        assert_eq!((game.position.ship(), game.position.flag().points()), (2, 2));
        assert_eq!(game.position.left_out(), None, "no dice yet");
        let end = game.play("pawn cafe");
        assert!(end.asks(Question::Roll, 0), "the driver sets the new demand at the end of the turn");
    }

    r18_never_a_crossing_and_a_stop_at_the_harbour [HarbourDeliveryRound DriveDistance] {
        for stop in 0..10 {
            for steps in 1..=10 {
                let game = scene(2).car(stop).pesos(0, 9).price(4).play(&format!("drive {steps}"));
                let told = game.told();
                assert!(!(told.contains(&"crossed-harbour") && told.contains(&"delivery-began")));
                assert_eq!(told.contains(&"delivery-began"), (stop + steps) % 10 == 9);
            }
        }
    }

    r19_gains_happen_by_themselves [CitizenUseOnStop Pedro Maria Jose Martinez Conchita Miguel Pablo] {
        for (citizen, item, count) in [
            (Pedro, Item::Good(Tobacco), 2),
            (Maria, Item::Points, 2),
            (Jose, Item::Good(Sugar), 2),
            (Martinez, Item::Pesos, 3),
            (Conchita, Item::Good(Citrus), 2),
            (Miguel, Item::Good(Wood), 2),
        ] {
            let game = scene(2).car_before(citizen).play("drive 1");
            assert_eq!(game.changed(0, item), count, "{}", citizen.id());
            assert!(game.asks(Question::Pawn, 0));
            assert_eq!(game.rules()[1], citizen.id());
        }
        let game = scene(2).car_before(Pablo).play("drive 1");
        assert!(game.asks(Question::Take, 0));
        assert_eq!(["decline", "pass"].map(|line| game.refused(line)), [["pablo"], ["pablo"]]);
    }

    r20_as_much_as_the_supply_has [SupplyShort Pedro Jose Conchita Miguel] {
        for (left, expect) in [(2, 2), (1, 1), (0, 0)] {
            for (citizen, good) in [(Pedro, Tobacco), (Jose, Sugar), (Conchita, Citrus), (Miguel, Wood)] {
                let game = scene(2).goods(0, "").goods(1, &format!("{} {}", good.id(), 8 - left));
                let game = game.car_before(citizen).play("drive 1");
                assert_eq!(game.good(0, good), expect);
                assert_eq!(game.told().contains(&"supply-short"), expect < 2);
                assert_eq!(game.told().contains(&"gained"), expect > 0);
            }
        }
    }

    r21_el_zorro_takes_clockwise_and_openly [ZorroAllGive ZorroGiverChooses] {
        let game = scene(4).turn(2).car_before(Zorro).play("drive 1");
        assert!(game.asks(Question::Give, 3));
        let game = game.play("give peso");
        assert!(game.asks(Question::Give, 0));
        assert_eq!(game.hand(2).pesos, 4, "given openly, at once");
        let game = game.play("give point").play("give sugar");
        assert!(game.asks(Question::Drive, 3));
    }

    r22_the_giver_chooses_also_the_kind [ZorroGiverChooses] {
        let game = scene(2).car_before(Zorro).goods(1, "sugar 1 rum 1 wood 2").play("drive 1");
        assert_eq!(game.legal(), ["give peso", "give point", "give sugar", "give rum"]);
        assert_eq!(game.refused("give cigars"), ["zorro-giver-chooses"]);
        assert_eq!(game.play("give rum").good(0, Rum), 1);
    }

    r23_nothing_to_give [ZorroAllGive ZorroGiverChooses] {
        let bare = scene(3).car_before(Zorro).goods(1, "wood 3").pesos(1, 0).points(1, 0).play("drive 1");
        assert_eq!(bare.told()[1], "nothing-to-give");
        assert_eq!(bare.rules()[1], "zorro-all-give");
        assert!(bare.asks(Question::Give, 2));
        assert_eq!(bare.refused("decline"), ["zorro-all-give"]);
        assert_eq!(bare.refused("pass"), ["zorro-all-give"]);
        assert_eq!(bare.refused("give wood"), ["zorro-giver-chooses"]);
    }

    r24_gifts_arrive_at_once [ZorroAllGive ZorroUseAgain CitizenUseOnStop] {
        let game = scene(2).car_before(Zorro).goods(0, "").goods(1, "rum 1").pawn(0, Cafe).play("drive 1");
        let game = game.play("give rum");
        assert!(game.asks(Question::Use, 0));
        assert_eq!(game.play("use cafe rum").hand(0).points, 4);
    }

    r25_el_zorro_cannot_be_waived [ZorroAllGive CitizenUseOnStop] {
        let game = scene(2).car_before(Zorro).play("drive 1");
        assert!(game.asks(Question::Give, 1));
        assert_eq!(game.refused_to(Some(0), "decline"), ["turn-order"], "the active player is not asked");
    }

    r26_the_pawn_at_el_zorro [ZorroPawnStays ZorroUseAgain ZorroFirstRound SetupPawnOffBoard PawnFourExceptions] {
        let game = scene(2).car_before(Zorro).pawn(0, Bank).play("drive 1").play("give peso");
        assert!(game.asks(Question::Use, 0));
        assert!(game.events.contains(&Event::PawnStayed {
            seat: Seat(0), building: Some(Bank), why: Stay::Zorro,
        }));
        assert_eq!(game.refused("pawn church"), ["zorro-pawn-stays"]);
        let used = game.play("use bank");
        assert_eq!(used.hand(0).pesos, 6);
        assert!(used.asks(Question::Drive, 1), "once");
        let unplaced = scene(2).ship(5).car_before(Zorro).play("drive 1").play("give peso");
        assert!(unplaced.rules().contains(&"zorro-first-round"), "in whichever round");
        assert!(unplaced.asks(Question::Drive, 1));
        assert_eq!(begin(2, 1).hand(0).pawn, None);
    }

    r27_what_pablo_has [Pablo SupplyShort] {
        let game = scene(2).car_before(Pablo).goods(1, "rum 8 cigars 8").play("drive 1");
        assert_eq!(game.legal(), ["take sugar", "take citrus", "take tobacco"]);
        assert_eq!(game.refused("take rum"), ["supply-short"]);
        assert_eq!(game.refused("take wood"), ["pablo"]);
        assert_eq!(game.play("take sugar").good(0, Sugar), 2);
        let bare = scene(2).car_before(Pablo).goods(0, "").goods(1, "sugar 8 citrus 8 tobacco 8 rum 8 cigars 8");
        let bare = bare.play("drive 1");
        assert_eq!(bare.told()[1], "nothing-to-take");
        assert!(bare.asks(Question::Pawn, 0));
    }

    r28_a_claim_is_free [AlonsoClaim] {
        let game = scene(2).pesos(0, 0).car_before(Alonso).play("drive 1").play("claim casino");
        assert_eq!(game.hand(0).pesos, 0);
        assert!(game.hand(0).owns.contains(Casino));
    }

    r29_one_option_or_none [AlonsoOneOption AlonsoClaim AlonsoUseOwn] {
        let game = scene(2).owns(0, &[Bank]).car_before(Alonso).play("drive 1");
        assert!(game.asks(Question::Alonso, 0));
        assert_eq!(game.legal().len(), 11 + 1 + 1);
        for line in ["claim church", "use bank", "decline"] {
            assert!(game.clone().play(line).asks(Question::Pawn, 0), "never both");
        }
    }

    r30_no_second_marker [AlonsoClaimUnowned] {
        let game = scene(2).owns(0, &[Bank]).owns(1, &[Church]).car_before(Alonso).play("drive 1");
        assert_eq!(game.refused("claim bank"), ["alonso-claim-unowned"]);
        assert_eq!(game.refused("claim church"), ["alonso-claim-unowned"]);
    }

    r31_three_markers_for_good [AlonsoMaxThree AlonsoClaim] {
        let full = scene(2).owns(0, &[Bank, Church, Cafe]).car_before(Alonso).play("drive 1");
        assert_eq!(full.refused("claim casino"), ["alonso-max-three"]);
        assert_eq!(full.refused("claim bank"), ["alonso-claim-unowned", "alonso-max-three"]);
        assert_eq!(scene(2).owns(0, &[Bank, Church, Cafe, Casino]).faults(), ["owns-too-many"]);
    }

    r32_pawns_do_not_hinder_a_claim [AlonsoClaim AlonsoClaimUnowned OwnerPoint] {
        let game = scene(2).pawn(1, Newspaper).car_before(Alonso).play("drive 1").play("claim newspaper");
        assert_eq!(game.hand(0).points, 2, "no point for the pawn that stands there");
        assert_eq!(game.refused("pawn newspaper"), ["pawn-unoccupied"]);
        let entered = scene(2).car_before(Alonso).play("drive 1").play("claim newspaper").play("pawn newspaper");
        assert!(entered.asks(Question::Use, 0));
        let later = game.play("pawn harbour-office").play("decline").play("drive 1");
        assert_eq!(later.hand(0).points, 2, "not yet: the visitor's turn has not ended");
    }

    r33_an_own_building_that_is_occupied [AlonsoUseOwn AlonsoUseOccupied] {
        for visitor in [0, 1] {
            let game = scene(2).owns(0, &[Bank]).pawn(visitor, Bank).car_before(Alonso).play("drive 1");
            assert_eq!(game.play("use bank").hand(0).pesos, 5);
        }
    }

    r34_the_same_building_twice_in_a_turn [AlonsoUseOwn AlonsoThenPawn PawnUseBuilding] {
        let game = scene(2).under(Flower::White, Bank).owns(0, &[Bank]).car_before(Alonso).play("drive 1");
        let game = game.play("use bank").play("pawn bank").play("use bank");
        assert_eq!(game.hand(0).pesos, 7);
    }

    r35_alonso_before_the_pawn_and_no_owners_point [AlonsoUseOwn AlonsoThenPawn OwnerPoint OwnerPointNotOwn] {
        let game = scene(2).owns(0, &[Church, Newspaper]).car_before(Alonso).play("drive 1").play("use church");
        assert_eq!(game.hand(0).points, 3);
        let end = game.play("pawn newspaper").play("use newspaper");
        assert_eq!(end.hand(0).points, 3, "no point for standing on one's own building");
        let neither = scene(2).car_before(Alonso).play("drive 1").play("decline");
        assert!(neither.asks(Question::Pawn, 0), "the pawn must move all the same");
    }

    r36_the_newspaper_turns_alonso [NewspaperTurnCitizen AlonsoUseOwn PawnMustMove InactiveStopAllowed] {
        let game = scene(2).owns(0, &[Newspaper]).car_before(Alonso).play("drive 1").play("use newspaper alonso");
        assert!(game.position.inactive().contains(Alonso));
        assert!(game.asks(Question::Pawn, 0));
        let game = game.play("pawn newspaper");
        assert!(game.asks(Question::Use, 0), "the rest of the turn goes on");
    }

    r37_the_round_goes_round [DeliveryOrder DeliveryPass DeliveryPassFinal DeliveryExampleLaps] {
        let game = scene(3).car(8).goods(0, "sugar 1 rum 1").goods(1, "rum 1").goods(2, "tobacco 1").play("drive 1");
        assert!(game.asks(Question::Deliver, 0));
        let game = game.play("deliver 1 sugar");
        assert!(game.asks(Question::Deliver, 1));
        let game = game.play("pass");
        assert!(game.asks(Question::Deliver, 2));
        let game = game.play("deliver 1 tobacco");
        assert!(game.asks(Question::Deliver, 0), "a second lap");
        let game = game.play("deliver 1 rum");
        assert!(game.asks(Question::Drive, 1), "who passed is out, the others have nothing left");
        assert_eq!(game.rules().iter().filter(|rule| **rule == "delivery-pass").count(), 2);
    }

    r38_delivering_less_or_nothing [DeliveryOneKind DeliveryOwnGoods DeliveryUpToDemand DeliveryPass] {
        let game = scene(2).car(8).goods(0, "rum 5 sugar 1").goods(1, "").play("drive 1");
        let legal = ["deliver 1 sugar", "deliver 1 rum", "deliver 2 rum", "deliver 3 rum", "pass"];
        assert_eq!(game.legal(), legal);
        assert_eq!(game.refused("deliver 0 rum"), ["delivery-pass"]);
        assert_eq!(game.refused("deliver 4 rum"), ["delivery-up-to-demand"]);
        assert_eq!(game.refused("deliver 2 sugar"), ["delivery-own-goods"]);
        assert_eq!(game.refused("deliver 3 sugar"), ["delivery-own-goods", "delivery-up-to-demand"]);
        assert_eq!(game.refused("deliver 1 cigars"), ["delivery-own-goods", "delivery-up-to-demand"]);
        assert!(game.play("pass").asks(Question::Drive, 1), "the driver may pass though able");
    }

    r39_the_same_kind_again [DeliveryOneKind DeliveryOrder] {
        let game = scene(2).car(8).goods(0, "rum 2").goods(1, "rum 1").play("drive 1");
        let game = game.play("deliver 1 rum").play("deliver 1 rum").play("deliver 1 rum");
        assert_eq!((game.hand(0).points, game.hand(1).points), (6, 4));
    }

    r40_the_two_ends_of_a_round [
        DeliveryEndSatisfied DeliveryEndAllPassed DeliveryMarkerRight DeliveryChequered DemandCauseDelivery
    ] {
        let met = scene(2).car(8).price(3).dice("sugar 1 citrus 0 tobacco 0 rum 0").play("drive 1");
        let met = met.play("deliver 1 sugar");
        assert!(met.asks(Question::Roll, 0));
        assert_eq!((met.position.ship(), met.position.flag().points()), (2, 2));
        assert!(!met.told().contains(&"passed"), "nobody passes any more");
        let nobody = scene(2).car(8).goods(0, "").goods(1, "").play("drive 1");
        assert_eq!(nobody.position.flag().points(), 3, "also when nobody delivered");
        assert_eq!(nobody.position.ship(), 1);
        assert!(nobody.rules().contains(&"delivery-end-all-passed"));
        let last = scene(2).car(8).price(4).goods(0, "").goods(1, "").play("drive 1");
        assert!(last.rules().contains(&"delivery-chequered"));
        assert_eq!((last.position.ship(), last.position.flag().points()), (2, 2));
        assert!(last.asks(Question::Roll, 0));
    }

    r41_the_flag_at_the_moment_of_delivery [DeliveryPointsPerUnit DeliveryPointsAtOnce] {
        for price in 2..=4 {
            let game = scene(2).car(8).price(price).goods(0, "rum 2").goods(1, "rum 1").play("drive 1");
            let game = game.play("deliver 2 rum");
            assert_eq!(game.hand(0).points, 2 + 2 * price, "at once");
            assert_eq!(game.position.flag().points(), price);
            assert_eq!(game.play("deliver 1 rum").hand(1).points, 2 + price);
        }
    }

    r42_wood_for_one_kind [WoodReplacesKind WoodOnePoint WoodNoSplit] {
        let game = scene(2).car(8).price(4).goods(0, "wood 3").play("drive 1");
        assert_eq!(game.refused("deliver-wood 3 for sugar"), ["wood-replaces-kind"]);
        assert_eq!(game.refused("deliver-wood 2 for tobacco"), ["wood-replaces-kind"]);
        let sugar = game.play("deliver-wood 2 for sugar");
        assert_eq!(sugar.hand(0).points, 4, "one point each at any flag");
        assert_eq!([Sugar, Tobacco, Rum].map(|good| sugar.position.demand(good)), [0, 1, 3]);
        assert_eq!(sugar.good(0, Wood), 1);
    }

    r43_wood_and_the_good_on_different_laps [WoodNotMixed WoodReplacesKind] {
        let game = scene(2).car(8).goods(0, "wood 1 sugar 1").goods(1, "wood 1").play("drive 1");
        let game = game.play("deliver-wood 1 for rum").play("deliver-wood 1 for rum");
        let game = game.play("deliver 1 sugar");
        assert_eq!((game.position.demand(Rum), game.position.demand(Sugar)), (1, 1));
        let mixed = scene(2).car(8).goods(0, "wood 1 sugar 1").play("drive 1");
        assert_eq!(mixed.refused("deliver 2 sugar"), ["delivery-own-goods"], "wood does not help sugar");
        assert_eq!(mixed.refused("deliver-wood 2 for sugar"), ["delivery-own-goods"], "nor sugar wood");
    }

    r44_wood_needs_demand [WoodReplacesKind] {
        let game = scene(2).car(8).goods(0, "wood 1").play("drive 1");
        assert_eq!(game.refused("deliver-wood 1 for citrus"), ["wood-replaces-kind"], "a die at 0");
        assert_eq!(game.refused("deliver-wood 1 for cigars"), ["wood-replaces-kind"], "the die left out");
        assert_eq!(game.refused("deliver-wood 1 for wood"), ["wood-replaces-kind"]);
    }

    r45_wood_elsewhere [TradingOfficeNoWood BlackMarketNoWood ZorroGiverChooses Pablo Sawmill] {
        let wood = |building| enter(scene(2).goods(0, "wood 2 sugar 1"), building);
        assert_eq!(wood(TradingOffice).refused("use trading-office wood"), ["trading-office-no-wood"]);
        assert_eq!(wood(BlackMarket).refused("use black-market wood rum"), ["black-market-no-wood"]);
        assert_eq!(wood(BlackMarket).refused("use black-market sugar wood"), ["black-market-no-wood"]);
        let sawn = wood(Sawmill).play("use sawmill");
        assert_eq!((sawn.hand(0).points, sawn.hand(0).pesos, sawn.good(0, Wood)), (3, 4, 1));
        let robbed = scene(2).turn(1).goods(0, "wood 2 sugar 1").car_before(Zorro).play("drive 1");
        assert_eq!(robbed.refused("give wood"), ["zorro-giver-chooses"]);
        let pablo = scene(2).car_before(Pablo).play("drive 1");
        assert_eq!(pablo.refused("take wood"), ["pablo"]);
    }

    r46_wood_is_free_and_from_miguel_only [WoodOnlyMiguel Miguel] {
        let game = scene(2).pesos(0, 0).car_before(Miguel).play("drive 1");
        assert_eq!((game.good(0, Wood), game.hand(0).pesos), (2, 0));
        let mut chance = Chance::seeded(46);
        let mut list = Vec::new();
        for _ in 0..40 {
            let mut p = Cuba::begin(&random_setup(3, &mut chance)).expect("valid");
            while Cuba::decision(&p) != Decision::Over {
                let action = crate::tested::any::<Cuba>(&p, &mut chance, &mut list);
                let played = Cuba::play(&p, None, action).expect("legal");
                let more = played.position.hands().any(|(seat, hand)| hand.goods[Wood] > p.hand(seat).goods[Wood]);
                assert!(!more || played.position.citizen() == Some(Miguel));
                p = played.position;
            }
        }
    }

    r47_after_a_harbour_stop [HarbourNoBuilding HarbourPawnStays PawnFourExceptions] {
        let game = scene(2).car(8).pawn(0, Bank).owns(1, &[Bank]).play("drive 1");
        assert_eq!(game.refused("use bank"), ["harbour-no-building"]);
        assert_eq!(game.refused("pawn church"), ["harbour-pawn-stays"]);
        let game = game.play("pass").play("pass");
        assert!(game.rules().contains(&"harbour-pawn-stays") && game.rules().contains(&"harbour-no-building"));
        assert_eq!((game.hand(0).pawn, game.hand(0).pesos), (Some(Bank), 3));
        assert_eq!(game.hand(1).points, 3, "the owner's point is still due");
    }

    r48_where_the_pawn_may_go [
        PawnMustMove PawnSameFlower PawnUnoccupied PawnOtherBuilding PawnMarkerNoObstacle
    ] {
        let game = scene(3).pawn(0, Newspaper).pawn(1, TradingOffice).owns(2, &[HarbourOffice]).play("drive 1");
        assert_eq!(game.legal(), ["pawn harbour-office"], "a marker is no obstacle");
        assert_eq!(game.refused("pawn newspaper"), ["pawn-other-building"]);
        assert_eq!(game.refused("pawn trading-office"), ["pawn-unoccupied"]);
        assert_eq!(game.refused("pawn bank"), ["pawn-same-flower"]);
        assert_eq!(game.refused("decline"), ["pawn-must-move"]);
        assert_eq!(game.refused("pass"), ["pawn-must-move"]);
    }

    r49_no_building_free [PawnBlockedStays PawnFourExceptions PawnOtherBuilding] {
        let own = scene(3).pawn(0, Newspaper).pawn(1, TradingOffice).pawn(2, HarbourOffice).play("drive 1");
        assert!(own.rules().contains(&"pawn-blocked-stays"), "one's own pawn counts");
        let off = scene(4).pawn(1, Newspaper).pawn(2, TradingOffice).pawn(3, HarbourOffice).play("drive 1");
        assert_eq!(off.hand(0).pawn, None);
        assert!(off.asks(Question::Drive, 1));
    }

    r50_no_building_free_what_may_be_used [PawnBlockedMayUse ZorroFirstRound] {
        let game = scene(4).pawn(0, Bank).pawn(1, Newspaper).pawn(2, TradingOffice).pawn(3, HarbourOffice);
        let game = game.play("drive 1");
        assert!(game.asks(Question::Use, 0), "the one the pawn stands on, whatever its flower");
        assert_eq!(game.play("use bank").hand(0).pesos, 5);
        let off = scene(4).pawn(1, Newspaper).pawn(2, TradingOffice).pawn(3, HarbourOffice).play("drive 1");
        assert!(off.rules().contains(&"zorro-first-round"), "off the board: nothing");
    }

    r51_a_use_is_optional_and_happens_once [PawnUseBuilding ZorroUseAgain PawnBlockedMayUse] {
        let game = enter(scene(2), Bank);
        assert_eq!(game.legal(), ["use bank", "decline"]);
        assert!(game.clone().play("use bank").asks(Question::Drive, 1));
        let declined = game.play("decline");
        assert_eq!(declined.rules()[0], "pawn-use-building");
        assert_eq!(declined.hand(0).pesos, 3);
    }

    r52_a_use_must_change_something [
        PawnUseBuilding Distillery CigarFactory CasinoBuyPoints CasinoSellPoints CustomsOffice HarbourOfficeFloor
    ] {
        let rich = || scene(2).goods(0, "sugar 2 tobacco 2").pesos(0, 9);
        for (building, line, rule) in [
            (Building::Distillery, "use distillery 0", "distillery"),
            (Building::CigarFactory, "use cigar-factory 0", "cigar-factory"),
            (Casino, "use casino points 0", "casino-buy-points"),
            (Casino, "use casino pesos 0", "casino-sell-points"),
            (Customs, "use customs citrus", "customs-office"),
            (Customs, "use customs cigars", "customs-office"),
            (HarbourOffice, "use harbour-office down", "harbour-office-floor"),
        ] {
            assert_eq!(enter(rich(), building).refused(line), [rule]);
        }
    }

    r53_when_the_owners_point_is_due [OwnerPoint OwnerPointNotOwn OwnerPointVisits] {
        let visit = |owner: usize, used: &str| {
            let game = at_white(Bank).owns(owner, &[Bank]).play("drive 1").play("pawn bank").play(used);
            (game.hand(0).points, game.hand(1).points)
        };
        assert_eq!(visit(1, "use bank"), (2, 3));
        assert_eq!(visit(1, "decline"), (2, 3), "used or not");
        assert_eq!(visit(0, "use bank"), (2, 2), "not one's own");
        let inactive = scene(2).pawn(0, Bank).owns(1, &[Bank]).inactive(&[Pedro]).play("drive 1");
        assert_eq!(inactive.hand(1).points, 3, "inactive citizen");
        let zorro = scene(2).pawn(0, Bank).owns(1, &[Bank]).car_before(Zorro).play("drive 1").play("give peso");
        assert_eq!(zorro.play("decline").hand(1).points, 3, "El Zorro");
        let blocked = scene(4).pawn(0, Bank).owns(1, &[Bank]).pawn(1, Newspaper).pawn(2, TradingOffice);
        let blocked = blocked.pawn(3, HarbourOffice).play("drive 1").play("decline");
        assert_eq!(blocked.hand(1).points, 3, "blocked pawn");
        let others = scene(3).pawn(2, Bank).owns(1, &[Bank]).play("drive 1").play("pawn newspaper").play("decline");
        assert_eq!(others.hand(1).points, 2, "the pawns of others bring nothing");
    }

    r54_how_much_can_be_processed [Distillery CigarFactory SupplyShort] {
        let game = enter(scene(2).goods(0, "sugar 4").goods(1, "rum 6"), Building::Distillery);
        assert_eq!(game.legal(), ["use distillery 1", "use distillery 2", "decline"]);
        assert_eq!(game.refused("use distillery 3"), ["supply-short"]);
        assert_eq!(game.refused("use distillery 5"), ["supply-short", "distillery"]);
        let made = game.play("use distillery 2");
        assert_eq!((made.good(0, Sugar), made.good(0, Rum)), (2, 2));
        let game = enter(scene(2).goods(0, "tobacco 3").goods(1, "cigars 7"), Building::CigarFactory);
        // Pedro has given two more.
        assert_eq!(game.refused("use cigar-factory 2"), ["supply-short"]);
        let made = game.play("use cigar-factory 1");
        assert_eq!((made.good(0, Tobacco), made.good(0, Cigars)), (4, 1));
    }

    r55_black_market [BlackMarket BlackMarketNoWood SupplyShort] {
        let game = enter(scene(2).goods(0, "sugar 1 wood 1").goods(1, "rum 8"), Building::BlackMarket);
        assert_eq!(game.refused("use black-market sugar rum"), ["supply-short"]);
        assert_eq!(game.refused("use black-market sugar sugar"), ["black-market"]);
        assert_eq!(game.refused("use black-market citrus sugar"), ["black-market"]);
        assert_eq!(game.refused("use black-market wood wood"), ["black-market", "black-market-no-wood"]);
        assert_eq!(game.refused("use black-market citrus rum"), ["supply-short", "black-market"]);
        let traded = game.play("use black-market sugar cigars");
        assert_eq!((traded.good(0, Sugar), traded.good(0, Cigars)), (0, 1));
        let nothing = scene(2).car_before(Maria).under(Flower::Red, BlackMarket).goods(0, "wood 3");
        let nothing = nothing.play("drive 1").play("pawn black-market");
        assert!(nothing.told().contains(&"no-building"), "nothing to exchange, no use");
        let same = scene(2).car_before(Maria).under(Flower::Red, BlackMarket).goods(0, "sugar 1");
        let same = same.goods(1, "sugar 6 citrus 8 tobacco 8 rum 8 cigars 8");
        let same = same.play("drive 1").play("pawn black-market");
        assert!(same.told().contains(&"no-building"), "sugar for sugar is no exchange");
    }

    r56_cafe [Cafe CafeMaxOneEach] {
        let game = enter(scene(2).goods(0, "rum 3 cigars 2"), Building::Cafe);
        assert_eq!(game.legal(), ["use cafe rum", "use cafe cigars", "use cafe rum cigars", "decline"]);
        assert_eq!(game.clone().play("use cafe rum").hand(0).points, 4);
        let both = game.play("use cafe rum cigars");
        assert_eq!((both.hand(0).points, both.good(0, Rum), both.good(0, Cigars)), (6, 2, 1));
        let lacking = enter(scene(2).goods(0, "rum 1"), Building::Cafe);
        assert_eq!(lacking.refused("use cafe rum cigars"), ["cafe"]);
        assert_eq!(lacking.refused("use cafe cigars"), ["cafe"]);
    }

    r57_customs_office [CustomsOffice DemandCauseCustoms DiceFifthNoDemand] {
        let game = enter(scene(2), Customs);
        assert_eq!(game.legal(), ["use customs sugar", "use customs tobacco", "use customs rum", "decline"]);
        assert_eq!(game.refused("use customs cigars"), ["customs-office"], "the fifth die is out of reach");
        assert_eq!(game.refused("use customs wood"), ["customs-office"]);
        let cancelled = game.play("use customs rum");
        assert_eq!((cancelled.position.demand(Rum), cancelled.hand(0).points), (0, 2));
        let last = enter(scene(2).dice("sugar 0 citrus 0 tobacco 3 rum 0"), Customs).play("use customs tobacco");
        assert!(last.asks(Question::Roll, 0));
        assert!(last.events.contains(&Event::Departed { ship: 1, seat: Seat(0), why: Departure::Customs }));
    }

    r58_casino [CasinoBuyPoints CasinoSellPoints] {
        let game = enter(scene(2).pesos(0, 7).points(0, 2), Casino);
        let legal = ["points 1", "points 2", "pesos 1", "pesos 2"].map(|use_| format!("use casino {use_}"));
        assert_eq!(game.legal()[..4], legal);
        assert_eq!(game.refused("use casino points 3"), ["casino-buy-points"]);
        assert_eq!(game.refused("use casino pesos 3"), ["casino-sell-points"]);
        let bought = game.clone().play("use casino points 2");
        assert_eq!((bought.hand(0).pesos, bought.hand(0).points), (1, 4));
        let sold = game.play("use casino pesos 2");
        assert_eq!((sold.hand(0).pesos, sold.hand(0).points), (13, 0));
    }

    r59_harbour_office [HarbourOffice HarbourOfficeFloor HarbourOfficeChequered DemandCauseHarbourOffice] {
        let at = |price| enter(scene(2).price(price), HarbourOffice);
        assert_eq!(at(2).legal(), ["use harbour-office up", "decline"]);
        assert_eq!(at(2).refused("use harbour-office down"), ["harbour-office-floor"]);
        assert_eq!(at(2).play("use harbour-office up").position.flag().points(), 3);
        assert_eq!(at(3).play("use harbour-office down").position.flag().points(), 2);
        assert_eq!(at(4).play("use harbour-office down").position.flag().points(), 3);
        let gone = at(4).play("use harbour-office up");
        assert!(gone.rules().contains(&"harbour-office-chequered") && gone.asks(Question::Roll, 0));
        let bare = scene(2).no_dice().asked(Question::Use, 0).pawn(0, HarbourOffice).car(0).play("use harbour-office up");
        assert_eq!(bare.position.flag().points(), 3, "also while the ship has no dice");
    }

    r60_trading_office [
        TradingOffice TradingOfficePoints TradingOfficeNoWood TradingOfficeDie DemandCauseTrading
    ] {
        let game = enter(scene(2).price(4).goods(0, "rum 3 citrus 2 cigars 1"), Building::TradingOffice);
        assert_eq!(game.legal(), ["use trading-office tobacco", "use trading-office rum", "decline"]);
        assert_eq!(game.refused("use trading-office citrus"), ["trading-office"]);
        assert_eq!(game.refused("use trading-office sugar"), ["trading-office"]);
        let traded = game.play("use trading-office rum");
        assert_eq!((traded.hand(0).points, traded.good(0, Rum), traded.position.demand(Rum)), (4, 2, 2));
        assert_eq!(traded.position.supply()[Rum], 6);
        let last = enter(scene(2).dice("sugar 1 citrus 0 tobacco 0 rum 0"), Building::TradingOffice);
        let last = last.play("use trading-office sugar");
        assert!(last.events.contains(&Event::Departed { ship: 1, seat: Seat(0), why: Departure::TradingOffice }));
    }

    r61_newspaper [NewspaperPeso NewspaperTurnCitizen] {
        let game = enter(scene(2), Newspaper);
        assert_eq!(game.legal().len(), 1 + 9 + 1);
        assert_eq!(game.clone().play("use newspaper").hand(0).pesos, 4);
        for line in ["use newspaper pedro", "use newspaper zorro"] {
            let turned = game.clone().play(line);
            assert_eq!((turned.hand(0).pesos, turned.position.inactive().len()), (4, 1));
        }
    }

    r62_several_inactive_citizens [NewspaperTurnCitizen] {
        let game = enter(scene(2).inactive(&[Maria, Jose]), Newspaper);
        assert_eq!(game.refused("use newspaper maria"), ["newspaper-turn-citizen"]);
        assert_eq!(game.play("use newspaper pablo").position.inactive().len(), 3);
    }

    r63_stopping_at_an_inactive_citizen [
        InactiveStopAllowed InactiveNoCitizen InactiveNoBuilding InactivePawnStays
    ] {
        let game = scene(2).inactive(&[Pedro]).pawn(0, Bank).play("drive 1");
        assert_eq!(
            game.rules(),
            ["drive-cost", "inactive-no-citizen", "inactive-pawn-stays", "inactive-no-building", "turn-order"],
        );
        assert_eq!((game.good(0, Tobacco), game.hand(0).pesos), (1, 3));
        assert!(game.asks(Question::Drive, 1));
    }

    r64_active_again_when_left_behind [InactiveBecomesActive InactivePassOver] {
        let stopped = scene(2).inactive(&[Pedro]).play("drive 1");
        assert!(stopped.position.inactive().contains(Pedro), "not while the car stands there");
        let left = stopped.play("drive 1");
        assert!(left.told().contains(&"woke") && left.position.inactive().is_empty());
        let over = scene(2).inactive(&[Pedro]).play("drive 2");
        assert_eq!((over.hand(0).pesos, over.position.inactive().len()), (2, 0), "same cost over it");
    }

    r65_the_citizen_at_the_car_is_turned_down [NewspaperTurnCitizen InactiveBecomesActive DriveDistance] {
        let game = enter(scene(2).pesos(1, 9), Newspaper).play("use newspaper pedro");
        assert!(game.position.inactive().contains(Pedro));
        let round = game.play("drive 10");
        assert!(round.told().contains(&"gained"), "a full circuit finds him active");
    }

    r66_inactive_for_as_long_as_it_takes [InactiveStopAllowed InactiveBecomesActive] {
        let game = scene(2).inactive(&[Alonso]).pesos(0, 0).pesos(1, 0).start();
        let game = game.play("drive 1").play("pawn newspaper").play("decline");
        let game = game.play("drive 1").play("pawn cafe");
        assert!(game.position.inactive().contains(Alonso), "turns go by");
    }

    r67_ships_one_to_seven [SetupShipTokenFirst ShipTokenAdvances EndSeventhShip] {
        assert_eq!(begin(2, 1).position.ship(), 1);
        for ship in 1..7 {
            let game = enter(scene(2).ship(ship).price(4), HarbourOffice).play("use harbour-office up");
            assert_eq!(u16::from(game.position.ship()), ship + 1);
        }
        let last = enter(scene(2).ship(7).price(4), HarbourOffice).play("use harbour-office up");
        assert_eq!((last.position.ship(), last.position.question()), (7, Question::Over));
        assert_eq!(scene(2).ship(8).faults(), ["ship"]);
    }

    r68_what_happens_at_once [ShipDepartsSatisfied ShipDepartsChequered ShipTokenAdvances ShipMarkerReset DemandAtTurnEnd] {
        let game = scene(2).owns(0, &[Customs]).price(3).dice("sugar 1 citrus 0 tobacco 0 rum 0");
        let game = game.car_before(Alonso).play("drive 1").play("use customs sugar");
        assert_eq!((game.position.ship(), game.position.flag().points()), (2, 2));
        assert!(game.rules().contains(&"ship-marker-reset") && game.rules().contains(&"ship-token-advances"));
        assert!(game.asks(Question::Pawn, 0), "the dice come at the end of the turn");
    }

    r69_between_departure_and_new_demand [DemandAtTurnEnd ShipMarkerReset CustomsOffice TradingOffice HarbourOffice] {
        let bare = || scene(2).car(8).price(4).pesos(0, 9).goods(0, "sugar 3 rum 3");
        let customs = bare().under(Flower::Red, Customs).play("drive 3").play("pawn customs");
        assert!(customs.told().contains(&"no-building"));
        let trading = bare().under(Flower::Red, TradingOffice).play("drive 3").play("pawn trading-office");
        assert!(trading.told().contains(&"no-building"));
        let office = bare().under(Flower::Red, HarbourOffice).play("drive 3").play("pawn harbour-office");
        assert_eq!(office.position.flag().points(), 2, "the marker is back at once");
        assert_eq!(office.play("use harbour-office up").position.flag().points(), 3);
    }

    r70_a_ship_without_dice_does_not_depart [ShipDepartsSatisfied ShipDepartsChequered] {
        let game = scene(2).car(8).price(4).play("drive 3");
        assert_eq!(game.told().iter().filter(|told| **told == "departed").count(), 1);
        assert_eq!(game.position.ship(), 2);
        let twice = scene(2).owns(0, &[HarbourOffice]).price(4).car_before(Alonso).play("drive 1");
        let twice = twice.play("use harbour-office up").play("pawn harbour-office").play("use harbour-office up");
        assert_eq!((twice.position.ship(), twice.position.flag().points()), (2, 3));
    }

    r71_who_caused_the_departure [
        DemandByCauser DemandCauseDelivery DemandCauseCrossing DemandCauseHarbourOffice DemandCauseCustoms
        DemandCauseTrading
    ] {
        let game = scene(3).car(8).dice("sugar 1 citrus 0 tobacco 0 rum 0").goods(0, "").play("drive 1");
        let game = game.play("deliver 1 sugar");
        assert!(game.events.contains(&Event::Departed { ship: 1, seat: Seat(0), why: Departure::Delivery }));
        assert!(game.asks(Question::Roll, 0), "though seat 1 delivered");
        let crossing = scene(3).car(8).price(4).play("drive 2").play("pawn newspaper").play("decline");
        assert!(crossing.asks(Question::Roll, 0));
        let last = || scene(3).turn(1).dice("sugar 1 citrus 0 tobacco 0 rum 0").price(4);
        for (building, line) in [
            (HarbourOffice, "use harbour-office up"),
            (Customs, "use customs sugar"),
            (Building::TradingOffice, "use trading-office sugar"),
        ] {
            assert!(enter(last(), building).play(line).asks(Question::Roll, 1));
        }
    }

    r72_setting_the_new_demand [DemandAtTurnEnd DemandRollFive DemandChooseFour DiceFifthNoDemand] {
        let game = enter(scene(2).price(4), HarbourOffice).play("use harbour-office up").play("roll 3 4 0 0 1");
        assert_eq!(game.rules(), ["demand-roll-five"]);
        assert_eq!(game.legal().len(), 5, "any die may be left out");
        let game = game.play("leave-out citrus");
        assert_eq!(game.rules()[0], "demand-choose-four");
        assert_eq!([Sugar, Citrus, Tobacco, Rum, Cigars].map(|good| game.position.demand(good)), [3, 0, 0, 0, 1]);
        assert_eq!(game.position.left_out(), Some(Citrus));
    }

    r73_four_dice_at_zero [DemandChooseFour SetupFirstChoice ShipDepartsSatisfied DiceShowDemand] {
        let game = begin(2, 1).play("roll 0 0 2 0 0").play("leave-out tobacco");
        assert_eq!(game.told(), ["demand-set", "departed", "arrived"]);
        assert_eq!(game.position.ship(), 2);
        assert_eq!(game.position.question(), Question::Roll, "the same player rolls again");
        let over = enter(scene(2).ship(6).price(4), HarbourOffice).play("use harbour-office up");
        let over = over.play("roll 0 0 0 0 0").play("leave-out rum");
        assert!(over.asks(Question::Over, 0));
    }

    r74_the_end_is_immediate [EndSeventhShip TurnOrder OwnerPoint] {
        let crossing = scene(2).ship(7).price(4).car(7).inactive(&[Alonso, Pedro]).pesos(0, 9).play("drive 5");
        assert_eq!(crossing.position.question(), Question::Over);
        assert_eq!(crossing.position.car(), 9, "no further driving");
        assert!(matches!(crossing.events[0], Event::Drove { to: 9, stop: None, .. }), "nor is any told");
        assert_eq!(crossing.position.inactive(), [Pedro].into_iter().collect());
        assert_eq!(crossing.position.flag().points(), 4);
        let office = enter(scene(2).ship(7).price(4).owns(1, &[HarbourOffice]), HarbourOffice);
        let office = office.play("use harbour-office up");
        assert_eq!(office.hand(1).points, 2, "no owner's point");
        assert_eq!(office.refused("drive 1"), ["end-seventh-ship"]);
        assert!(office.legal().is_empty());
    }

    r75_the_last_delivery_scores [DeliveryPointsAtOnce DeliveryEndSatisfied TradingOfficePoints EndSeventhShip] {
        let game = scene(2).ship(7).car(8).price(3).dice("sugar 1 citrus 0 tobacco 0 rum 0").play("drive 1");
        let game = game.play("deliver 1 sugar");
        assert_eq!((game.hand(0).points, game.position.question()), (5, Question::Over));
        let told = game.told();
        let at = |id| told.iter().position(|told| *told == id).expect("told");
        assert!(at("delivered") < at("die-turned") && at("die-turned") < at("departed"));
        let office = enter(scene(2).ship(7).dice("sugar 1 citrus 0 tobacco 0 rum 0"), Building::TradingOffice);
        assert_eq!(office.play("use trading-office sugar").hand(0).points, 4);
    }

    r76_goods_into_points [EndGoodsToPoints] {
        for (goods, points, left) in [
            ("", 0, 0), ("sugar 2", 0, 2), ("sugar 1 rum 1 wood 1", 1, 0), ("wood 5", 1, 2), ("citrus 6 wood 1", 2, 1),
        ] {
            let over = scene(2).ship(7).price(4).car(8).goods(0, goods).goods(1, "").play("drive 2");
            let score = over.position.standing().expect("over").scores[0];
            assert_eq!((score.for_goods, score.goods_left), (points, left), "{goods}");
            assert_eq!(score.total, score.points + points);
        }
    }

    r77_tie_break_by_goods_left_over [TieGoods EndGoodsToPoints] {
        // Three goods make a point: 2 points and 3 goods equal 3 points and none, which has fewer goods left.
        let game = scene(2).ship(7).price(4).car(8).goods(0, "").points(0, 3).goods(1, "sugar 4").points(1, 2);
        let over = game.play("drive 2");
        let standing = over.position.standing().expect("over");
        assert_eq!(standing.scores.iter().map(|score| (score.total, score.goods_left)).collect::<Vec<_>>(), [(3, 0), (3, 1)]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
        assert!(over.rules().contains(&"tie-goods"));
    }

    r78_still_tied [TiePesos TieGoods EndMostPointsWins] {
        let end = |pesos: [u16; 3]| {
            let game = scene(3).ship(7).price(4).car(8).pesos(0, pesos[0] + 1).pesos(1, pesos[1]).pesos(2, pesos[2]);
            game.play("drive 2")
        };
        let standing = |game: &Played| game.position.standing().expect("over");
        let shared = end([3, 3, 1]);
        assert_eq!(standing(&shared).winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert_eq!(standing(&shared).scores.iter().map(|score| score.place).collect::<Vec<_>>(), [1, 1, 3]);
        let pesos = end([1, 4, 2]);
        assert_eq!(standing(&pesos).winners().collect::<Vec<_>>(), [Seat(1)]);
        assert!(pesos.rules().contains(&"tie-pesos"));
    }

    r79_ownership_is_worth_nothing [EndMostPointsWins EndMoneyWorthless AlonsoMaxThree] {
        let game = scene(2).ship(7).price(4).car(8).owns(0, &[Bank, Cafe, Casino]).pesos(0, 99).points(1, 3);
        let over = game.play("drive 2");
        assert_eq!(over.position.standing().expect("over").winners().collect::<Vec<_>>(), [Seat(1)]);
    }

    r80_no_other_end [EndSeventhShip HarbourOffice] {
        // Everybody drives one step, passes, and lowers the price where that is possible.
        let wish = ["use harbour-office down", "pawn harbour-office", "pass", "decline", "drive 1"];
        let mut game = scene(2).start();
        for _ in 0..3_000 {
            let legal = game.legal();
            let wished = wish.iter().find(|line| legal.iter().any(|one| one == *line));
            game = game.play(wished.unwrap_or(&legal[0].as_str()));
        }
        assert_eq!(game.position.ship(), 1, "no limit to the number of turns");
    }

    r81_what_resolves_by_itself [
        DeliveryPass PawnUseBuilding ZorroAllGive Pablo AlonsoOneOption PawnBlockedStays
    ] {
        let pass = scene(2).car(8).goods(0, "citrus 1").play("drive 1");
        assert!(pass.events.contains(&Event::Passed { seat: Seat(0), forced: true }));
        let building = enter(scene(2).goods(0, ""), Sawmill);
        assert!(building.told().contains(&"no-building") && building.asks(Question::Drive, 1));
        let taken = [Bank, Church, Building::Distillery];
        let alonso = scene(4).owns(0, &taken).goods(0, "").owns(1, &[Building::CigarFactory, BlackMarket, Sawmill]);
        let alonso = alonso.owns(2, &[Cafe, Customs, Casino]).owns(3, &[HarbourOffice, Building::TradingOffice, Newspaper]);
        let usable = alonso.clone().car_before(Alonso).play("drive 1");
        assert_eq!(usable.legal(), ["use bank", "use church", "decline"]);
        let nothing = alonso.owns(0, &[]).owns(3, &[HarbourOffice, Building::TradingOffice, Newspaper]);
        let nothing = nothing.owns(0, &[Sawmill, Cafe, Building::Distillery]).owns(1, &[Building::CigarFactory, BlackMarket, Bank]);
        let nothing = nothing.owns(2, &[Church, Customs, Casino]).car_before(Alonso).play("drive 1");
        assert!(nothing.told().contains(&"nothing-at-alonso") && nothing.asks(Question::Pawn, 0));
    }

    r82_a_single_possibility_is_still_an_action [DriveMandatory PawnMustMove ZorroGiverChooses DeliveryPass] {
        assert_eq!(scene(2).pesos(0, 0).start().legal(), ["drive 1"]);
        let pawn = scene(3).pawn(1, Newspaper).pawn(2, HarbourOffice).play("drive 1");
        assert_eq!(pawn.legal(), ["pawn trading-office"]);
        let give = scene(2).car_before(Zorro).goods(1, "").points(1, 0).play("drive 1");
        assert_eq!(give.legal(), ["give peso"]);
        let deliver = scene(2).car(8).goods(0, "sugar 1").play("drive 1");
        assert_eq!(deliver.legal(), ["deliver 1 sugar", "pass"]);
    }

    r83_one_citrus_in_the_delivery_example [DeliveryPointsPerUnit] {
        let game = scene(4).car(8).price(3).dice("citrus 4 sugar 2 rum 1 tobacco 0");
        let game = game.goods(0, "").goods(1, "").goods(3, "").goods(2, "citrus 2").play("drive 1");
        assert_eq!(game.clone().play("deliver 1 citrus").hand(2).points, 5, "three for one");
        assert_eq!(game.play("deliver 2 citrus").hand(2).points, 8, "six for two");
        assert_eq!(scene(2).dice("citrus 5 sugar 2 rum 1 tobacco 0").faults(), ["die-face"]);
    }

    r84_counted_to_999 [CasinoSellPoints CasinoBuyPoints Martinez] {
        let martinez = scene(2).pesos(0, 998).car_before(Martinez).play("drive 1");
        assert_eq!((martinez.hand(0).pesos, martinez.changed(0, Item::Pesos)), (CEILING, 1));
        let gift = scene(2).pesos(0, 999).car_before(Zorro).play("drive 1").play("give peso");
        assert_eq!((gift.hand(0).pesos, gift.hand(1).pesos), (999, 2), "the gift is lost");
        let bank = enter(scene(2).pesos(0, 999), Bank);
        assert_eq!(bank.legal(), ["use bank", "decline"], "the bank may still be used");
        assert_eq!(bank.play("use bank").hand(0).pesos, 999);
        let casino = enter(scene(2).pesos(0, 990).points(0, 10), Casino).play("use casino pesos 10");
        assert_eq!((casino.hand(0).pesos, casino.hand(0).points), (999, 0));
        assert_eq!(scene(2).pesos(0, 1000).faults(), ["pesos"]);
        assert_eq!(scene(2).points(1, 1000).faults(), ["points"]);
    }
}
