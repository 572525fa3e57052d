//! Every ruling by its number, and the rules it bears on.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use santiago::{
    chance::Chance,
    game::{Decision, Eyes, Game, Seat, Told},
    ids::Id,
    island::{
        Crop, Island, Item, Point, Question, Rule, Segment, Setup, Square, Start, Tile,
        board::{BLUE_CANALS, beside, rounds},
    },
    wire::{Wire, write_state},
};

use crate::{
    cuba::protocol::{code, say, session_of},
    cuba::rulings::tested,
    support::Played,
    tested::playout,
};

use super::{Under, scene};

fn begin(start: Start) -> Under {
    Played { position: Island::begin(&Setup::New(Box::new(start))).expect("valid"), events: Vec::new() }
}

fn random(players: u8, seed: u64) -> Start {
    Start::random(players, false, &mut Chance::seeded(seed))
}

fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat.0).collect()
}

fn squares(squares: impl IntoIterator<Item = Square>) -> Vec<&'static str> {
    squares.into_iter().map(Id::id).collect()
}

/// The state of a new game.
fn new(request: &str) -> Value {
    let answer = say(&mut session_of::<Island>(), request);
    assert_eq!(answer["ok"], true, "{answer}");
    answer["state"].clone()
}

/// Plants whatever comes first on the last free squares until bids are paid.
fn plant_all(mut game: Under) -> Under {
    while matches!(game.position.question(), Question::Plant | Question::PlaceNeutral) {
        let line = game.legal().last().expect("something to plant").clone();
        game = game.play(&line);
    }
    game
}

tested! {
    r01_eight_columns_and_six_rows [] {
        assert_eq!(Square::ALL.len(), 48);
        assert_eq!(Square::ALL.iter().map(|square| square.id()).take(9).collect::<Vec<_>>(), [
            "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2",
        ]);
        assert_eq!(Square::ALL.last().map(|square| square.id()), Some("h6"));
        let around = |square: Square| squares(beside([square].into_iter().collect()).iter());
        assert_eq!(around(Square::A1), ["b1", "a2"]);
        assert_eq!(around(Square::H6), ["h5", "g6"]);
        assert_eq!(around(Square::H1), ["g1", "h2"], "the edge of a row is not beside the next row");
        assert_eq!(around(Square::D3), ["d2", "c3", "e3", "d4"]);
    }

    r02_points_and_segments [SetupSpringPoint CanalInDitch CanalBetweenPoints] {
        assert_eq!((Point::ALL.len(), Segment::ALL.len()), (20, 31));
        assert_eq!(Segment::ALL.iter().filter(|one| one.id().starts_with('h')).count(), 16);
        for segment in Segment::ALL {
            let name: Vec<usize> = segment.id()[2..].split('-').map(|n| n.parse().expect("a number")).collect();
            let (across, down) = if segment.id().starts_with('h') { (1, 0) } else { (0, 1) };
            let ends = [format!("p-{}-{}", name[0], name[1]), format!("p-{}-{}", name[0] + across, name[1] + down)];
            assert_eq!(segment.ends().map(Id::id), ends.each_ref().map(String::as_str));
        }
        assert_eq!(Point::ALL.iter().filter(|point| point.is_inner()).count(), 6);
        assert_eq!(squares(Point::P21.waters().iter()), ["d2", "e2", "d3", "e3"]);
        for place in ["h-4-0", "v-0-3", "h-1-4", "d-1-1", "h-0-0.5", "p-2-1"] {
            assert_eq!(Segment::from_id(place), None, "no canal lies half-way or off the ditches");
        }
    }

    r03_the_edge_is_a_ditch [SetupSpringBorder CanalInDitch CanalBorderLegal] {
        let edge = Segment::ALL.iter().filter(|segment| segment.waters().len() == 2).count();
        assert_eq!(edge, 14);
        let corner = scene(3).spring("p-0-0").asks(Question::Build, 0).start();
        assert_eq!(corner.legal(), ["build h-0-0", "build v-0-0", "build-nothing"]);
        let edge = scene(3).spring("p-4-1").asks(Question::Build, 0).start();
        assert_eq!(edge.legal(), ["build h-3-1", "build v-4-0", "build v-4-1", "build-nothing"]);
    }

    r04_what_is_watered [PlantationWateredCanal PlantationWateredSpring] {
        assert_eq!(squares(Segment::H11.waters().iter()), ["c2", "d2", "c3", "d3"]);
        assert_eq!(squares(Segment::H00.waters().iter()), ["a1", "b1"]);
        assert_eq!(squares(Segment::V21.waters().iter()), ["d3", "e3", "d4", "e4"]);
        assert_eq!(squares(Segment::V42.waters().iter()), ["h5", "h6"]);
        assert_eq!(squares(Point::P20.waters().iter()), ["d1", "e1"]);
        assert_eq!(squares(Point::P43.waters().iter()), ["h6"]);
        for square in Square::ALL {
            assert_eq!(Segment::ALL.iter().filter(|segment| segment.waters().contains(*square)).count(), 2);
            assert_eq!(Point::ALL.iter().filter(|point| point.waters().contains(*square)).count(), 1);
        }
        // The end of a canal waters nothing beyond its sides.
        let game = scene(3).spring("p-1-1").canals("h-1-1").used(&[1]).plots("e2 bean-1 0 1, d3 bean-1 0 1").markers(0, 20);
        let dried = game.extra(0, false).play("decline");
        assert_eq!((dried.at("e2"), dried.at("d3")), ("bean-1 - 0".into(), "bean-1 0 1".into()));
        // A tile placed on a watered square is watered from the first moment.
        assert!(scene(3).start().position.watered().contains(Square::E3));
    }

    r05_fifteen_canals_and_what_nobody_plays_is_out [SetupRestToBox] {
        for players in 3..=5_u8 {
            let game = begin(random(players, 1));
            let used = game.position.common_canals() + usize::from(players);
            assert!(used <= BLUE_CANALS.into());
            assert_eq!(used == 15, players == 4, "one stays in the box with three and with five");
            assert_eq!(game.position.hands().count(), usize::from(players), "no pieces of a colour that nobody plays");
        }
    }

    r06_nine_tiles_of_each_crop [] {
        for crop in Crop::ALL {
            let tiles = [1, 2].map(|workers| {
                Tile::every().iter().filter(|tile| (tile.crop(), tile.workers()) == (*crop, workers)).count()
            });
            assert_eq!(tiles, [3, 6]);
        }
        let mut start = random(4, 1);
        start.tiles = Tile::every();
        start.tiles[44] = start.tiles[0];
        let faults: Vec<_> = start.faults().iter().map(Told::id).collect();
        assert_eq!(faults, ["tile-count", "tile-count"]);
    }

    r07_three_to_five_clockwise [BidOrder] {
        for players in 3..=5 {
            let game = begin(Start { overseer: Seat(players - 2), ..random(players, 2) });
            assert!(game.asks(Question::Bid, players - 1));
            let next = game.play("pass");
            assert!(next.asks(Question::Bid, 0), "after the last seat comes the first");
        }
        assert_eq!(scene(3).play("pass;pass").refused_to(Some(1), "pass"), ["bid-order"]);
        for players in [2, 6] {
            let answer = say(&mut session_of::<Island>(), &json!({ "cmd": "new", "players": players }).to_string());
            assert_eq!(code(&answer), "bad-request");
        }
    }

    r08_the_spring_is_named_or_drawn [SetupSpringPoint SetupSpringBorder] {
        let drawn = |how: &str| -> BTreeSet<String> {
            let spring = |seed: u64| new(&json!({ "cmd": "new", "players": 3, "seed": seed, "spring": how }).to_string());
            (0..300).map(|seed| spring(seed)["spring"].as_str().expect("a point").to_owned()).collect()
        };
        let inner = ["p-1-1", "p-1-2", "p-2-1", "p-2-2", "p-3-1", "p-3-2"];
        assert_eq!(drawn("inner").iter().collect::<Vec<_>>(), inner);
        assert_eq!(drawn("any").len(), 20);
        for point in Point::ALL {
            assert_eq!(drawn(point.id()).into_iter().collect::<Vec<_>>(), [point.id()]);
        }
        let usual: BTreeSet<_> = (0..60).map(|seed| random(4, seed).spring).collect();
        assert!(usual.iter().all(|point| point.is_inner()));
    }

    r09_the_discard_is_known_to_all [SetupDiscardOne] {
        for players in [3, 4] {
            let start = random(players, 3);
            let game = begin(start.clone());
            assert_eq!(game.position.discard(), Some(start.tiles[0]));
            assert_eq!(Island::view(&game.position, Eyes::Spectator).discard, Some(start.tiles[0]));
        }
        assert_eq!(begin(random(5, 3)).position.discard(), None);
    }

    r10_stacks_are_fixed_at_set_up [SetupTilesShuffled SetupStacksHidden SetupNoLaterChance BidReveal] {
        let start = random(4, 4);
        let game = begin(start.clone());
        let stack = |stack: usize| start.tiles[1 + 11 * stack..12 + 11 * stack].to_vec();
        for number in 0..4 {
            assert_eq!(game.position.revealed()[number], Some(stack(number)[0]));
            assert_eq!(game.position.stack(number).collect::<Vec<_>>(), stack(number)[1..]);
            assert!(Island::view(&game.position, Eyes::Seat(Seat(0))).stacks[number].iter().all(Option::is_none));
        }
        let five = random(5, 4);
        assert_eq!(begin(five.clone()).position.revealed()[4], Some(five.tiles[36]));
        // Whatever is played, the r-th tile comes up in round r.
        for seed in 0..5 {
            playout::<Island>(game.position, &mut Chance::seeded(seed), |p, _| {
                if p.question() == Question::Bid {
                    for number in 0..4 {
                        assert_eq!(p.revealed()[number], Some(stack(number)[usize::from(p.round()) - 1]));
                    }
                }
                assert!(!matches!(Island::decision(p), Decision::Chance { .. }));
            });
        }
        // Fixing one draw does not change the others; only the palms follow the spring.
        let whole = new(r#"{"cmd":"new","players":4,"seed":9,"palms":true}"#);
        let spring = whole["spring"].clone();
        let same = new(&json!({ "cmd": "new", "players": 4, "seed": 9, "palms": true, "spring": spring }).to_string());
        assert_eq!(whole, same);
        let other = new(r#"{"cmd":"new","players":4,"seed":9,"overseer":0,"spring":"p-0-0"}"#);
        assert_eq!((&whole["stacks"], &whole["revealed"]), (&other["stacks"], &other["revealed"]));
        // The seeds that people have written down keep their games.
        let pinned = ["spring", "overseer", "revealed", "palms"].map(|field| whole[field].to_string());
        assert_eq!(pinned, [r#""p-1-2""#, "2", r#"["paprika-1","potato-2","bean-2","cane-1"]"#, r#"["e2","d4","f5"]"#]);
    }

    r11_the_first_overseer_is_named_or_drawn [SetupFirstOverseer] {
        let drawn: BTreeSet<_> = (0..80).map(|seed| random(5, seed).overseer.0).collect();
        assert_eq!(drawn, (0..5).collect());
        for seat in 0..4_u8 {
            let state = new(&json!({ "cmd": "new", "players": 4, "overseer": seat }).to_string());
            assert_eq!((&state["overseer"], &state["decision"]["seat"]), (&json!(seat), &json!((seat + 1) % 4)));
        }
    }

    r12_the_bank_is_endless_and_nobody_owes [SetupBank IncomeThree] {
        let game = scene(3).escudos(&[999, 998, 0]).canals("h-1-1").extra(0, true).play("decline");
        assert_eq!(game.escudos(), [1002, 1001, 3], "play may go beyond what can be loaded");
        assert_eq!(game.changed(2, Item::Escudos), 3);
        let poor = scene(3).escudos(&[0, 2, 0]).start();
        assert_eq!(poor.refused("bid 3"), ["bid-amount"], "there is no credit");
    }

    r13_what_a_seat_may_know [SetupStacksHidden SetupMoneyHidden BidOpen BribeOpen] {
        let game = scene(4).escudos(&[4, 5, 6, 7]).play("bid 3");
        let view = |eyes| Island::write_view(&Island::view(&game.position, eyes));
        let seen = view(Eyes::Seat(Seat(2)));
        let money = |view: &Value| -> Vec<Value> { (0..4).map(|seat| view["seats"][seat]["escudos"].clone()).collect() };
        assert_eq!(money(&seen), [Value::Null, Value::Null, json!(6), Value::Null]);
        assert_eq!(money(&view(Eyes::Spectator)), [Value::Null, Value::Null, Value::Null, Value::Null]);
        assert_eq!(seen["seats"][1]["bid"], 3, "bids lie open");
        let all = write_state::<Island>(&game.position);
        for open in ["revealed", "discard", "plantations", "deserts", "palms", "canals", "round", "overseer", "decision"] {
            assert_eq!(seen[open], all[open]);
        }
        assert!(seen["stacks"].as_array().expect("a list").iter().all(|stack| stack == &json!(vec![Value::Null; 6])));
        let mut open = scene(4);
        open.0.hidden_money = false;
        let open = Island::write_view(&Island::view(&open.start().position, Eyes::Spectator));
        assert_eq!(money(&open), [10, 10, 10, 10].map(Value::from));
        let offers = scene(4).asks(Question::Offer, 1).play("propose h-1-1 4;support 1 2");
        let offers = Island::write_view(&Island::view(&offers.position, Eyes::Spectator));
        assert_eq!(offers["proposals"], json!([
            { "seat": 1, "segment": "h-1-1", "amount": 4, "supports": [{ "seat": 2, "amount": 2 }] },
        ]));
        let over = scene(3).round(11).extra(0, false).play("decline");
        assert_eq!(
            Island::write_view(&Island::view(&over.position, Eyes::Spectator)),
            write_state::<Island>(&over.position),
            "after the end everything is open",
        );
    }

    r14_when_a_segment_is_legal [
        CanalOneNetwork CanalFirstAtSpring CanalConnected CanalFreeSegment BribeProposeLegal ExtraLegal
    ] {
        let first = scene(3).asks(Question::Build, 0).start();
        assert_eq!(first.legal(), ["build h-1-1", "build h-2-1", "build v-2-0", "build v-2-1", "build-nothing"]);
        assert_eq!(first.refused("build h-0-1"), ["canal-first-at-spring"]);
        let board = || scene(3).canals("h-1-1").used(&[1]);
        let next = ["h-0-1", "h-2-1", "v-1-0", "v-2-0", "v-1-1", "v-2-1"];
        let offers: Vec<_> = next.iter().map(|one| format!("propose {one} 1")).collect();
        let proposing = board().escudos(&[9, 1]).asks(Question::Offer, 1).start();
        assert_eq!(proposing.legal()[..6], offers);
        let extra = board().extra(2, false).start();
        assert_eq!(extra.legal()[..6], next.map(|one| format!("extra {one}")));
        assert_eq!(extra.refused("extra h-1-1"), ["canal-free-segment"]);
        assert_eq!(extra.refused("extra v-0-0"), ["canal-connected"]);
        // Branches and closed loops; plantations, deserts and palms do not hinder.
        let ring = scene(4).canals("h-1-1 v-1-1 v-2-1").plots("c4 bean-1 0 1").deserts("d4").palms("c5");
        assert!(ring.markers(0, 21).asks(Question::Build, 0).start().legal().contains(&"build h-1-2".to_owned()));
        assert_eq!(scene(3).canals("h-0-0").used(&[0]).faults(), ["canal-apart"]);
    }

    r15_common_canals_never_run_out [] {
        for players in 3..=5 {
            let mut least = 99;
            playout::<Island>(begin(random(players, 5)).position, &mut Chance::seeded(1), |p, _| {
                least = least.min(p.common_canals());
            });
            assert!(least < usize::from(rounds(players)));
        }
        assert_eq!(scene(3).round(1).canals("h-1-1").faults(), ["canal-count"]);
        assert_eq!(scene(3).round(2).canals("h-1-1").faults(), [""; 0]);
        assert_eq!(scene(3).used(&[0]).faults(), ["canal-count"], "a used canal lies somewhere");
        // A canal that was not built stays in the supply.
        let game = scene(3).extra(0, false).play("decline");
        assert_eq!(game.position.common_canals(), 11);
    }

    r16_which_squares_are_free [PlantationSameRound PlantationAnywhere PlaceFreeSquare DryDesertForGood] {
        let game = scene(4).plots("a1 bean-1 - 0").deserts("b1").palms("c1").bids(&[0, 3, 2, 1]).overseer(0);
        let game = game.revealed("cane-1 cane-2 bean-2 bean-1").asks(Question::Plant, 1).start();
        assert_eq!(game.legal().len(), 4 * 46);
        assert_eq!(game.refused("plant 0 a1"), ["place-free-square"]);
        assert_eq!(game.refused("plant 0 b1"), ["place-free-square"]);
        assert_eq!(game.refused("plant 0 c1"), [""; 0], "a palm does not matter");
        assert_eq!(game.refused("plant 0 h6"), [""; 0], "far from canals and plantations");
        let planted = plant_all(game);
        assert!(planted.position.revealed().iter().all(Option::is_none), "all on the board before phase 4");
        assert!(matches!(planted.position.question(), Question::Offer));
        for seed in 0..10 {
            let players = 3 + (seed % 3) as u8;
            playout::<Island>(begin(random(players, seed)).position, &mut Chance::seeded(seed), |p, _| {
                assert!(p.question() != Question::Plant || p.free().len() >= if players == 5 { 4 } else { 5 });
            });
        }
    }

    r17_markers_and_the_reserve [
        PlantationMarkersAtOnce PlantationMaxTwo PlaceMarkersShown PlaceReserveLimit DryMarkerToBox
    ] {
        let offer = |scene: super::Scene| {
            scene.bids(&[1, 9, 4]).escudos(&[10, 10, 10]).revealed("cane-2 cane-2 bean-1 bean-1").asks(Question::Plant, 1)
        };
        let game = offer(scene(3)).play("plant 0 a1");
        assert_eq!((game.at("a1"), game.reserves()), ("cane-2 1 2".into(), vec![22, 20, 22]));
        assert_eq!(game.rules(), ["place-markers-shown"]);
        let short = offer(scene(3).markers(1, 1)).play("plant 0 a1");
        assert_eq!((short.at("a1"), short.hand(1).markers), ("cane-2 1 1".into(), 0));
        assert_eq!(short.rules(), ["place-reserve-limit"]);
        let none = offer(scene(3).markers(1, 0)).play("plant 0 a1");
        assert_eq!(none.at("a1"), "cane-2 - 0", "a tile that gets none is neutral");
        let facts = Island::write_action("plant 0 a1".parse().expect("an action"));
        assert_eq!(facts["stack"], 0);
        let dry = scene(3).plots("a1 cane-2 1 2").markers(1, 20).extra(0, false).play("decline");
        assert_eq!((dry.at("a1"), dry.hand(1).markers, dry.changed(1, Item::Markers)), ("cane-2 1 1".into(), 20, 0));
        assert_eq!(scene(3).plots("a1 cane-1 1 2").markers(1, 20).faults(), ["plot-markers"]);
    }

    r18_legal_bids [BidOnce BidAmount BidUnique BidLowerAllowed BidPassRepeatable] {
        let game = scene(4).escudos(&[10, 10, 4, 3]).play("bid 3");
        assert_eq!(game.legal(), ["bid 1", "bid 2", "bid 4", "pass"], "lower ones too");
        assert_eq!(game.refused("bid 3"), ["bid-unique"]);
        assert_eq!(game.refused("bid 0"), ["bid-amount"]);
        assert_eq!(game.refused("bid 5"), ["bid-amount"]);
        let passed = game.lines("pass;pass");
        assert!(passed.asks(Question::Bid, 0), "passing again is no repetition; the overseer is last");
        assert!(passed.legal().contains(&"pass".to_owned()));
        assert_eq!(passed.play("pass").position.question(), Question::Plant, "everybody speaks once");
    }

    r19_bids_are_paid_after_planting [BidOpen BidFinal BidPaidAfterPlacing] {
        let game = scene(3).play("bid 7;pass;bid 2");
        assert_eq!(game.escudos(), [10, 10, 10], "nothing is paid yet");
        assert_eq!([0, 1, 2].map(|seat| game.hand(seat).bid), [Some(2), Some(7), Some(0)]);
        assert_eq!(game.refused_to(Some(1), "bid 8"), ["phase-order"], "a bid cannot be changed");
        let three = game.lines("plant 0 a1;plant 1 a2;plant 2 a3");
        assert_eq!((three.escudos(), three.hand(1).bid), (vec![10, 10, 10], Some(7)));
        let paid = three.play("place-neutral b1");
        assert_eq!(paid.escudos(), [8, 3, 10]);
        assert_eq!([0, 1, 2].map(|seat| paid.hand(seat).bid), [None; 3]);
        assert_eq!(paid.told(), ["neutral-placed", "bid-paid", "bid-paid"], "everyone pays, highest first; a passer nothing");
        assert_eq!((paid.changed(1, Item::Escudos), paid.changed(2, Item::Escudos)), (-7, 0));
    }

    r20_no_bid_possible [BidForcedPass] {
        let game = scene(4).escudos(&[0, 9, 2, 1]).play("bid 2");
        assert!(game.asks(Question::Bid, 2), "1 is still free");
        let next = game.play("bid 1");
        assert_eq!(next.told(), ["bid", "passed", "passed", "overseer-chosen"]);
        assert_eq!(next.rules(), ["bid-once", "bid-forced-pass", "bid-forced-pass", "overseer-first-passer"]);
        assert!(next.asks(Question::Plant, 1));
        assert_eq!(next.position.overseer(), Seat(3), "it is a pass in every respect");
        assert_eq!([3, 0].map(|seat| next.hand(seat).bid), [Some(0), Some(0)]);
        // Two amounts taken, and no more than two escudos.
        let two = scene(4).escudos(&[9, 9, 9, 2]).play("bid 1;bid 2");
        assert_eq!((two.hand(3).bid, two.told()[1]), (Some(0), "passed"));
        // A round can begin with everybody passing.
        let broke = scene(3).escudos(&[0, 0, 0]).extra(0, false).play("decline");
        assert!(broke.asks(Question::Plant, 0), "the old overseer passed last and chooses first");
        assert_eq!((broke.position.round(), broke.position.overseer()), (6, Seat(1)));
    }

    r21_the_new_overseer [OverseerLowest OverseerPassLowest OverseerFirstPasser] {
        let lowest = scene(4).play("bid 5;bid 3;bid 1;bid 9");
        assert_eq!((lowest.position.overseer(), lowest.rules()[1]), (Seat(3), "overseer-lowest"));
        let same = scene(4).play("bid 5;bid 3;bid 2;bid 1");
        assert_eq!(same.position.overseer(), Seat(0), "it may be the old one");
        assert_eq!(same.told(), ["bid", "overseer-chosen"], "which is said too");
        let one = scene(4).play("bid 5;bid 3;pass;bid 1");
        assert_eq!((one.position.overseer(), one.rules()[1]), (Seat(3), "overseer-pass-lowest"));
        let several = scene(4).overseer(2).play("bid 5;pass;pass;pass");
        assert_eq!((several.position.overseer(), several.rules()[1]), (Seat(0), "overseer-first-passer"));
    }

    r22_the_choosing_order [TakeOrder TakePassersLast TakePassersReverse TakeOneTile] {
        let order = |game: Under| {
            let mut game = game;
            let mut order = Vec::new();
            while game.position.question() == Question::Plant {
                order.push(game.position.decider());
                let line = game.legal()[0].clone();
                game = game.play(&line);
            }
            seats(order)
        };
        assert_eq!(order(scene(4).play("bid 5;bid 7;bid 1;bid 6")), [2, 0, 1, 3]);
        assert_eq!(order(scene(5).play("pass;bid 7;pass;bid 9;pass")), [4, 2, 0, 3, 1]);
        assert_eq!(order(scene(5).play("pass;pass;pass;pass;pass")), [0, 4, 3, 2, 1]);
        assert_eq!(order(scene(3).overseer(1).play("bid 1;pass;pass")), [2, 1, 0]);
        let twins = scene(4).revealed("cane-1 cane-1 bean-2 bean-1").play("bid 5;bid 7;bid 1;bid 6");
        assert_eq!(twins.legal().len(), 4 * 48, "equal tiles are two actions");
        assert_eq!(twins.refused("pass"), ["take-one-tile"]);
        assert_eq!(twins.clone().play("plant 0 a1").refused("plant 0 a2"), ["take-one-tile"]);
        let last = twins.lines("plant 0 a1;plant 2 a2;plant 3 a3");
        assert_eq!(last.legal().len(), 45, "the last tile is an action all the same");
    }

    r23_the_passers_missing_marker [PlantationMaxTwo PlacePassMinusOne PlaceZeroNeutral] {
        let tiles = || scene(4).revealed("cane-1 cane-2 bean-2 bean-1");
        let game = tiles().play("pass;bid 3;pass;bid 2").lines("plant 1 a1;plant 2 b1");
        let game = game.play("plant 3 c1");
        assert_eq!((game.at("c1"), game.reserves()[3]), ("bean-1 - 0".into(), 22));
        assert_eq!(game.rules(), ["place-zero-neutral"]);
        let other = tiles().play("pass;bid 3;pass;bid 2").lines("plant 0 a1;plant 3 b1;plant 1 c1");
        assert_eq!((other.at("c1"), other.reserves()[3]), ("cane-2 3 1".into(), 21));
        assert_eq!(other.rules(), ["place-pass-minus-one"]);
    }

    r24_where_the_leftover_tile_goes [NeutralLeftover NeutralBesidePlantation NeutralBesideDesert] {
        let leftover = |scene: super::Scene| {
            let scene = scene.bids(&[1, 5, 0]).overseer(2).revealed("- cane-2 - -");
            scene.asks(Question::PlaceNeutral, 1).start()
        };
        let beside = leftover(scene(3).plots("a1 cane-1 - 0, b1 bean-1 0 1").markers(0, 21).deserts("h6"));
        assert_eq!(beside.legal(), ["c1", "a2", "b2"].map(|square| format!("place-neutral {square}")));
        assert_eq!(beside.refused("place-neutral b3"), ["neutral-beside-plantation"], "not diagonally, not two away");
        assert_eq!(beside.refused("place-neutral h5"), ["neutral-beside-plantation"], "a desert does not do");
        let placed = beside.play("place-neutral a2");
        assert_eq!((placed.at("a2"), placed.reserves()), ("cane-2 - 0".into(), vec![21, 22, 22]));
        assert_eq!(placed.told()[0], "neutral-placed");
        // The plantation is walled in by deserts.
        let walled = leftover(scene(3).plots("a1 cane-1 - 0").deserts("b1 a2"));
        assert_eq!(walled.legal(), ["c1", "b2", "a3"].map(|square| format!("place-neutral {square}")));
        assert_eq!(walled.refused("place-neutral d1"), ["neutral-beside-desert"]);
        assert_eq!(leftover(scene(3)).legal().len(), 48, "an empty board, loaded");
        assert_eq!(walled.refused("decline"), ["neutral-leftover"]);
    }

    r25_the_leftover_tile_when_all_passed [BidPassRepeatable NeutralByHighest] {
        let game = scene(3).play("pass;pass;pass");
        assert!(game.asks(Question::Plant, 0), "the last to pass chooses first");
        let left = game.lines("plant 0 a1;plant 1 a2;plant 2 a3");
        assert!(left.asks(Question::PlaceNeutral, 0));
        assert_eq!(left.refused_to(Some(1), "place-neutral b1"), ["neutral-by-highest"]);
        let bid = scene(3).play("bid 1;bid 4;pass").lines("plant 0 a1;plant 1 a2;plant 2 a3");
        assert!(bid.asks(Question::PlaceNeutral, 2), "the highest bidder");
    }

    r26_a_turn_in_the_bribe_phase [
        BribeOrder BribeOneChoice BribeProposeMoney BribeAnyAmount BribeSupport BribeMaxOwnMoney BribeForcedPass
    ] {
        let game = scene(4).overseer(3).escudos(&[2, 0, 3, 9]).asks(Question::Offer, 0);
        assert_eq!(game.clone().start().legal().len(), 4 * 2 + 1);
        let next = game.play("propose h-1-1 2");
        assert_eq!(next.rules(), ["bribe-propose-money", "bribe-forced-pass"], "nothing to offer, nothing to decide");
        assert!(next.asks(Question::Offer, 2));
        assert_eq!(next.legal().len(), 3 * 3 + 3 + 1, "three places, one proposal, a pass");
        assert_eq!(next.refused("propose h-2-1 0"), ["bribe-propose-money"]);
        assert_eq!(next.refused("propose h-2-1 4"), ["bribe-max-own-money"]);
        assert_eq!(next.refused("propose h-2-1 2"), [""; 0], "the same amount again");
        assert_eq!(next.refused("support 0 0"), ["bribe-support"]);
        assert_eq!(next.refused("support 1 1"), ["bribe-support"]);
        assert_eq!(next.refused("accept 0"), ["phase-order"], "each does one of three things");
        let done = next.play("support 0 1");
        assert!(done.asks(Question::Build, 3), "the overseer makes no proposal");
        assert_eq!(done.escudos(), [2, 0, 3, 9], "offers move only when accepted");
    }

    r27_suggestion_canals_are_no_canals [BribeProposeLegal BribeSameSegment BuildRefund] {
        let game = scene(4).asks(Question::Offer, 1).play("propose h-1-1 2");
        assert_eq!(game.refused("propose h-1-1 3"), ["bribe-same-segment"]);
        assert_eq!(game.refused("propose h-0-1 3"), ["canal-first-at-spring"], "nothing is attached to a proposal");
        assert_eq!(squares(game.position.watered().iter()), ["d2", "e2", "d3", "e3"], "and it waters nothing");
        let built = game.lines("support 1 4;pass;build v-2-0");
        assert_eq!(built.told(), ["built", "offer-returned", "offer-returned"]);
        assert_eq!(built.escudos(), [3, 10, 10, 10]);
        assert_eq!(built.position.proposals().count(), 0);
    }

    r28_the_overseers_choice [BuildAccept BuildAcceptSum BuildOwnPlan] {
        let game = scene(4).proposal(1, "h-1-1", 3, &[(3, 2)]).proposal(2, "h-2-1", 1, &[]).asks(Question::Build, 0);
        let game = game.start();
        assert_eq!(game.legal(), ["accept 1", "accept 2", "build v-2-0", "build v-2-1"]);
        assert_eq!(game.refused("build h-1-1"), ["build-own-plan"], "building there is accepting");
        assert_eq!(game.refused("accept 3"), ["build-accept"], "a supporter has no proposal");
        let accepted = game.clone().play("accept 1");
        assert_eq!(accepted.escudos(), [15, 7, 10, 8]);
        assert_eq!(accepted.told(), ["accepted", "offer-returned"]);
        assert!(accepted.position.canals().contains(Segment::H11));
        assert_eq!(accepted.position.common_canals(), 10);
        assert_eq!(game.play("build v-2-0").escudos(), [4, 10, 10, 10]);
        // In a corner all that is legal can be proposed; only acceptance is left.
        let corner = scene(3).spring("p-0-0").proposal(1, "h-0-0", 1, &[]).proposal(2, "v-0-0", 1, &[]);
        assert_eq!(corner.asks(Question::Build, 0).start().legal(), ["accept 1", "accept 2"]);
    }

    r29_the_price_of_the_own_plan [BuildOwnPrice BuildOwnAffordable BuildNoProposal] {
        let game = |money: u16| {
            let game = scene(4).escudos(&[money]).proposal(1, "h-1-1", 3, &[(3, 2)]).proposal(2, "h-2-1", 4, &[]);
            game.asks(Question::Build, 0).start()
        };
        assert_eq!(game(5).legal(), ["accept 1", "accept 2"], "5 and 1 more");
        assert_eq!(game(5).refused("build v-2-0"), ["build-own-affordable"]);
        assert_eq!(game(6).play("build v-2-0").hand(0).escudos, 0);
        let free = scene(3).escudos(&[1]).asks(Question::Build, 0).play("build v-2-0");
        assert_eq!((free.hand(0).escudos, free.rules()[0]), (0, "build-no-proposal"));
    }

    r30_building_nothing [BuildNoProposal BuildNothing BuildNothingForced IncomeNoneUnbuilt] {
        let choice = scene(3).escudos(&[1]).asks(Question::Build, 0).start();
        assert!(choice.legal().contains(&"build-nothing".to_owned()));
        let nothing = choice.play("build-nothing").lines("decline;decline;decline");
        assert_eq!(nothing.escudos(), [1, 10, 10], "no income");
        assert!(nothing.rules().contains(&"income-none-unbuilt"));
        let proposed = scene(3).escudos(&[0]).proposal(1, "h-1-1", 1, &[]).asks(Question::Build, 0).start();
        assert_eq!(proposed.legal(), ["accept 1"], "with a proposal a canal must be built");
        assert_eq!(proposed.refused("build-nothing"), ["build-nothing"]);
        let broke = scene(3).escudos(&[0, 1, 1]).asks(Question::Offer, 2).play("pass");
        assert_eq!(broke.rules(), ["bribe-one-choice", "build-nothing-forced"]);
        assert!(broke.asks(Question::Extra, 1) && !broke.position.built());
        let last = scene(3).round(11).asks(Question::Build, 0).play("build-nothing;decline;decline;decline");
        assert!(!last.rules().contains(&"income-none-unbuilt"), "there is no income in the last round anyway");
    }

    r31_an_extra_canal_brings_no_income [ExtraOrder IncomeNoneUnbuilt] {
        let game = scene(3).asks(Question::Build, 0).play("build-nothing");
        assert!(game.asks(Question::Extra, 1), "phase 5 is played as always");
        let placed = game.play("extra h-1-1");
        assert_eq!(placed.escudos(), [10, 10, 10]);
        assert_eq!(placed.told()[..2], ["extra-placed", "no-income"]);
    }

    r32_the_extra_canal [ExtraOrder ExtraLegal ExtraOnePerRound ExtraOncePerGame] {
        let game = scene(4).overseer(2).canals("h-1-1 h-2-1").used(&[3]).asks(Question::Build, 2);
        let asked = game.play("build v-2-0");
        assert_eq!(asked.told(), ["built", "extra-skipped"]);
        assert!(asked.asks(Question::Extra, 0), "from the overseer's left; who has used it is passed over");
        let declined = asked.play("decline");
        assert!(declined.asks(Question::Extra, 1) && declined.hand(0).extra, "declining does not lose it");
        let placed = declined.play("extra v-2-1");
        assert_eq!((placed.hand(1).extra, placed.hand(2).extra), (false, true));
        assert_eq!(placed.told()[..2], ["extra-placed", "income"], "the first one ends the phase");
        assert_eq!((placed.position.round(), placed.position.common_canals()), (6, 9), "not out of the common supply");
        assert_eq!(placed.escudos(), [13, 13, 12, 13], "it costs nothing");
        assert!(placed.position.watered().contains(Square::D4));
        // Nobody has one left: the phase passes with an event for each.
        let none = scene(3).canals("h-1-1 h-2-1 h-0-1").used(&[0, 1, 2]).asks(Question::Build, 0).play("build v-2-0");
        assert_eq!(none.told()[..4], ["built", "extra-skipped", "extra-skipped", "extra-skipped"]);
        let last = scene(3).round(11).asks(Question::Build, 0).play("build v-2-0");
        assert!(last.asks(Question::Extra, 1), "in the last round too");
    }

    r33_neutral_first_then_desert [DryLoseOne DryBecomesNeutral DryNeutralDesert] {
        let game = scene(3).plots("a1 bean-1 0 1, h6 cane-2 1 2").markers(0, 21).markers(1, 20).extra(0, false);
        let once = game.play("decline");
        assert_eq!((once.at("a1"), once.at("h6")), ("bean-1 - 0".into(), "cane-2 1 1".into()));
        assert_eq!(once.rules()[1..3], ["dry-becomes-neutral", "dry-lose-one"]);
        let again = scene(3).round(6).plots("a1 bean-1 - 0, h6 cane-2 1 1").markers(1, 20).extra(0, false).play("decline");
        assert_eq!((again.at("a1"), again.at("h6")), ("desert".into(), "cane-2 - 0".into()));
        assert_eq!(again.rules()[1..3], ["dry-neutral-desert", "dry-becomes-neutral"]);
    }

    r34_neutral_from_the_start [PlaceZeroNeutral DryNeutralDesert] {
        let game = scene(3).revealed("bean-1 cane-1 cane-2 bean-2").play("pass;pass;pass");
        let game = game.lines("plant 0 a1;plant 1 d2;plant 2 h6;place-neutral b1;pass;pass;build-nothing");
        let game = game.lines("decline;decline;decline");
        assert_eq!((game.at("a1"), game.at("b1")), ("desert".into(), "desert".into()), "there is no grace");
        assert_eq!((game.at("d2"), game.at("h6")), ("cane-1 - 0".into(), "cane-2 - 0".into()));
    }

    r35_drying_happens_at_once [PlantationWateredForGood DryLoseOne DryNeutralDesert DryDesertForGood] {
        let plots = "h6 bean-1 - 0, a1 bean-1 - 0, b1 bean-2 0 2, d2 cane-1 - 0, c5 cane-1 0 1";
        let game = scene(3).plots(plots).markers(0, 19).deserts("g6").extra(0, false).play("decline");
        let dried: Vec<_> = game.events[1..5].iter().map(|event| {
            let mut square = "";
            santiago::game::Told::facts(event, &mut |name, fact| {
                if let ("square", santiago::game::Fact::Id(id)) = (name, fact) {
                    square = id;
                }
            });
            square
        }).collect();
        assert_eq!(dried, ["a1", "b1", "c5", "h6"], "in the order of the squares");
        assert_eq!(["a1", "b1", "d2", "c5", "h6", "g6"].map(|square| game.at(square)), [
            "desert", "bean-2 0 1", "cane-1 - 0", "cane-1 - 0", "desert", "desert",
        ]);
        for seed in 0..10 {
            let mut before = (begin(random(4, seed)).position.watered(), begin(random(4, seed)).position.deserts());
            playout::<Island>(begin(random(4, seed)).position, &mut Chance::seeded(seed), |p, _| {
                assert!(before.0.without(p.watered()).is_empty() && before.1.without(p.deserts()).is_empty());
                before = (p.watered(), p.deserts());
            });
        }
    }

    r36_the_last_round_and_the_end [PhaseRounds PhaseLastRound EndLastTiles EndFinalDrying] {
        for (players, last) in [(3, 11), (4, 11), (5, 9)] {
            let plots = "a1 bean-2 0 2 palm, b1 bean-1 - 0, d2 cane-2 0 2";
            let game = scene(players).round(last).plots(plots).markers(0, 18).canals("h-1-1").extra(0, true).play("decline");
            assert!(game.asks(Question::Over, 0));
            assert_eq!(["a1", "b1", "d2"].map(|square| game.at(square)), ["desert", "desert", "cane-2 0 2"]);
            assert!(game.position.palms().is_empty());
            assert_eq!(game.escudos(), vec![10; players.into()], "no income, and money as before scoring");
            assert_eq!(game.told()[..4], ["extra-declined", "deserted", "palm-lost", "deserted"]);
            assert!(!game.told().contains(&"income") && !game.told().contains(&"dried"));
            assert_eq!(game.refused("bid 1"), ["end-last-tiles"]);
            assert_eq!(game.legal(), [""; 0]);
            let before = scene(players).round(last - 1).plots(plots).markers(0, 18).extra(0, false).play("decline");
            assert_eq!(before.at("a1"), "bean-2 0 1", "a drying like any other");
        }
    }

    r37_large_plantations [
        PlantationRegion PlantationRegionShared PlantationRegionCanal PlantationValue PlantationDesertNone
        NeutralInRegion ScoreMoney ScoreRegions ScoreSingleTile
    ] {
        // Two beans on both sides of a canal, one neutral; a third only at a corner; a desert between canes.
        let plots = "d2 bean-2 0 2, d3 bean-1 1 1, c3 bean-1 - 0, e2 cane-1 1 1, b2 bean-1 2 1";
        let game = scene(3).round(11).plots(plots).markers(0, 20).markers(1, 20).markers(2, 21);
        let game = game.canals("h-1-1 h-0-1").deserts("f2").extra(0, true).start();
        assert_eq!(game.region("d2"), ["d2", "c3", "d3"], "canals do not divide; corners do not join");
        let end = game.play("decline");
        let standing = end.position.standing().expect("the end");
        let worth: Vec<_> = standing.regions.iter().map(|region| (region.squares.len(), region.worth[..3].to_vec())).collect();
        assert_eq!(worth, [(1, vec![0, 0, 1]), (3, vec![6, 3, 0]), (1, vec![0, 1, 0])]);
        assert_eq!(end.totals(), [16, 14, 11]);
    }

    r38_ties [ScoreAim ScoreWinner] {
        let game = scene(4).round(11).escudos(&[7, 9, 9, 1]).extra(0, false).play("decline");
        let standing = game.position.standing().expect("the end");
        assert_eq!(standing.scores.iter().map(|score| score.place).collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert_eq!(seats(standing.winners()), [1, 2]);
        assert_eq!(Island::places(&game.position), Some(vec![3, 1, 1, 4]));
    }

    r39_where_palms_stand [PalmSetup PalmNotAtSpring PalmOntoTile] {
        for seed in 0..200 {
            let start = Start::random(4, true, &mut Chance::seeded(seed));
            assert_eq!(start.palms().len(), 3);
            assert!(start.palms().both(start.spring.waters()).is_empty());
        }
        assert!(random(4, 1).palms().is_empty(), "off unless asked for");
        let given = |palms: Value, spring: Value| {
            let request = json!({ "cmd": "new", "players": 4, "spring": spring, "palms": palms });
            say(&mut session_of::<Island>(), &request.to_string())
        };
        assert_eq!(given(json!(["h6", "c2", "a1"]), json!("p-2-1"))["state"]["palms"], json!(["a1", "c2", "h6"]));
        assert_eq!(code(&given(json!(["d2", "a1", "b1"]), json!("p-2-1"))), "bad-request", "at the spring");
        assert_eq!(code(&given(json!(["a1", "b1"]), json!("p-2-1"))), "bad-request");
        assert_eq!(code(&given(json!(["a1", "b1", "a1"]), json!("p-2-1"))), "bad-request");
        assert_eq!(code(&given(json!(["a1", "b1", "c1"]), json!("inner"))), "bad-request", "the spring comes first");
        // The leftover tile may go there, too.
        let left = scene(3).palms("b1").plots("a1 cane-1 - 0").bids(&[1, 5, 0]).overseer(2).revealed("- cane-2 - -");
        let left = left.asks(Question::PlaceNeutral, 1).play("place-neutral b1");
        assert_eq!(left.told()[..2], ["neutral-placed", "palm-planted"]);
    }

    r40_what_a_palm_does [PalmOntoTile PalmCountsOne PalmNeutralNone PalmDrying PalmToBox] {
        let tiles = scene(4).palms("a1").revealed("cane-1 cane-2 bean-2 bean-1");
        let planted = tiles.play("bid 3;bid 2;bid 4;bid 1").play("plant 1 a1");
        assert_eq!((planted.at("a1"), planted.told()), ("cane-2 3 2".into(), vec!["planted", "palm-planted"]));
        assert_eq!(write_state::<Island>(&planted.position)["palms"], json!([]));
        assert_eq!(write_state::<Island>(&planted.position)["plantations"]["a1"]["palm"], true);
        let worth = |plots: &str, markers: u16| {
            let game = scene(3).round(11).plots(plots).markers(0, markers).escudos(&[0, 0, 0]).canals("h-1-1");
            game.extra(0, true).play("decline").totals()[0]
        };
        assert_eq!(worth("c2 cane-2 0 2 palm", 20), 3);
        assert_eq!(worth("c2 cane-2 0 1 palm", 20), 2);
        assert_eq!(worth("c2 cane-2 - 0 palm", 20), 0, "a neutral palm counts for nobody");
        assert_eq!(worth("c2 cane-2 0 1, c3 cane-1 - 0 palm, d3 cane-2 0 2", 18), 9, "and adds nothing to the size");
        let dry = |plots: &str, round| {
            scene(3).round(round).plots(plots).markers(0, 20).extra(0, false).play("decline")
        };
        assert_eq!(dry("a1 cane-2 0 1 palm", 5).at("a1"), "cane-2 - 0", "no protection");
        assert_eq!(dry("a1 cane-2 0 1 palm", 5).position.palms().len(), 1);
        let desert = dry("a1 cane-2 - 0 palm", 5);
        assert_eq!((desert.at("a1"), desert.position.palms().len()), ("desert".into(), 0));
        assert_eq!(desert.told()[1..3], ["deserted", "palm-lost"]);
    }

    r41_deals_are_the_tables_business [] {
        // No action gives, lends or promises anything outside phase 4.
        let kinds: Vec<_> = santiago::island::action::Kind::ALL.iter().map(|kind| kind.id()).collect();
        assert_eq!(kinds, [
            "bid", "pass", "plant", "place-neutral", "propose", "support", "accept", "build", "build-nothing", "extra",
            "decline",
        ]);
    }

    r42_what_the_engine_does_by_itself [PhaseOrder BidForcedPass BribeForcedPass BuildNothingForced ExtraOncePerGame] {
        // A whole round passes by itself from planting to the next auction.
        let game = scene(3).escudos(&[0, 1, 0]).canals("h-1-1 h-2-1 h-0-1").used(&[0, 1, 2]);
        let game = game.revealed("bean-1 cane-1 cane-2 bean-2").play("bid 1");
        let game = game.lines("plant 0 a1;plant 1 a2;plant 2 a3;place-neutral b1");
        let told: Vec<&str> = "neutral-placed bid-paid passed passed built-nothing extra-skipped extra-skipped \
            extra-skipped dried deserted no-income round-began revealed passed passed passed overseer-chosen"
            .split_whitespace()
            .collect();
        assert_eq!(game.told(), told);
        assert!(game.asks(Question::Plant, 2));
        // Not by itself: one proposal and no money, one tile left, one square left.
        let accept = scene(3).escudos(&[0]).proposal(1, "h-1-1", 1, &[]).asks(Question::Build, 0).start();
        assert_eq!(accept.legal(), ["accept 1"]);
        for seed in 0..20 {
            playout::<Island>(begin(random(3 + (seed % 3) as u8, seed)).position, &mut Chance::seeded(seed), |p, _| {
                let mut list = Vec::new();
                Island::legal(p, &mut list);
                assert_eq!(list.is_empty(), p.question() == Question::Over);
                let idle = ["pass", "decline", "build-nothing"];
                assert!(list.len() != 1 || !idle.contains(&list[0].to_string().as_str()), "nothing but doing nothing");
            });
        }
    }

    r43_canals_markers_and_drying [CanalBorderLegal PlantationMarkersAtOnce PlaceMarkersShown DryLoseOne DryBecomesNeutral] {
        let edge = scene(3).asks(Question::Build, 0).start();
        assert_eq!(edge.refused("build v-0-1"), ["canal-first-at-spring"]);
        let joined = scene(3).canals("h-1-1 h-0-1").asks(Question::Build, 0).start();
        assert_eq!(joined.refused("build v-0-1"), [""; 0]);
        let beans = scene(4).plots("h1 bean-1 0 1, h2 bean-2 1 2").markers(0, 21).markers(1, 20).extra(0, false);
        let once = beans.canals("h-2-1 h-3-1").used(&[2]).play("decline");
        assert_eq!((once.at("h1"), once.region("h1").len()), ("bean-1 - 0".into(), 2));
        let again = scene(4).round(6).plots("h1 bean-1 - 0, h2 bean-2 1 2").markers(1, 20).canals("h-2-1 h-3-1");
        let again = again.used(&[2]).extra(0, false).play("decline");
        assert_eq!((again.at("h1"), again.region("h2").len()), ("desert".into(), 1));
    }

    r44_the_auction_example [
        OverseerLowest OverseerPassLowest TakeOrder TakePassersLast PlaceMarkersShown PlacePassMinusOne
        BidPaidAfterPlacing
    ] {
        let auction = super::examples::auction();
        assert_eq!((auction.position.overseer(), auction.position.decider()), (Seat(2), Seat(1)));
        let placed = super::examples::planted();
        assert_eq!(["d2", "g2", "d1", "a6"].map(|square| placed.at(square)), [
            "bean-2 1 2", "banana-2 3 2", "bean-1 0 1", "paprika-2 2 1",
        ]);
        assert_eq!((placed.escudos(), placed.reserves()), (vec![9, 5, 10, 6], vec![21, 20, 21, 20]));
    }

    r45_the_bribe_example [
        BribeOrder BribeOneChoice BribeSupport BuildAccept BuildAcceptSum BuildOwnPrice BuildRefund IncomeThree
    ] {
        let decision = super::examples::bribed();
        assert!(decision.asks(Question::Build, 2));
        assert_eq!(decision.clone().play("accept 3").escudos(), [9, 5, 11, 5]);
        assert_eq!(decision.clone().play("accept 0").escudos(), [6, 3, 15, 6]);
        assert_eq!(decision.clone().play("build v-2-0").escudos(), [9, 5, 4, 6]);
        assert_eq!(decision.refused("build-nothing"), ["build-nothing"]);
        let round = decision.lines("accept 3;decline;decline;decline;decline");
        assert_eq!(round.escudos(), [12, 8, 14, 8]);
    }

    r46_paprika_and_the_total_of_70 [PlantationValue EndFinalDrying ScoreMoney ScoreRegions ScoreSingleTile] {
        let end = super::examples::scored("");
        assert_eq!(end.totals(), [31, 70, 12, 23]);
        assert_eq!((end.at("h1"), end.at("h6")), ("desert".into(), "desert".into()), "before the scoring");
        assert_eq!(super::examples::scored("h2").totals(), [31, 71, 12, 23]);
        assert_eq!(super::examples::scored("a4").totals(), [31, 70, 12, 23]);
        let json = write_state::<Island>(&end.position);
        assert_eq!(json["result"]["regions"][0], json!({
            "crop": "paprika", "squares": ["a2", "b2", "a3", "b3", "a4"], "markers": [2, 4, 0, 1], "worth": [10, 20, 0, 5],
        }));
        assert_eq!(json["result"]["scores"][3], json!({
            "seat": 3, "escudos": 0, "plantations": 23, "total": 23, "place": 3,
        }));
    }

    r47_slips_in_the_source [PlantationValue] {
        // "34" players means three or four, and the numbers of the regions mean nothing.
        assert_eq!([3, 4].map(rounds), [11, 11]);
        let regions = super::examples::scored("").position.standing().expect("the end").regions;
        assert_eq!(regions[0].worth[..4], [10, 20, 0, 5]);
    }
}
