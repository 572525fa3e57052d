//! The laws of a table that is shown: where its spots are, what they are called, and that nothing is drawn over the edge.

use std::collections::BTreeSet;

use santiago::{
    chance::Chance,
    game::{Decision, Eyes, Game, Seat},
    sitting::{
        board::{Sight, Tabled},
        sheet::{DRAWN, Drawn, Sheet, TYPED},
        spot::{Arrow, Lit, Spot},
    },
    text::Catalog,
};

use crate::{
    support::count_of,
    tested::{Tested, begin, for_both, playout},
};

for_both! { spots_lie_where_they_say actions_are_about_spots nothing_is_drawn_over_the_edge }

const GAMES: u64 = 6;
/// Of so many positions one is looked at.
const ONE_OF: usize = 9;

/// Positions of a few random games.
fn positions<G: Tested>() -> Vec<G::Position> {
    let mut found = Vec::new();
    for number in 0..GAMES {
        let mut chance = Chance::seeded(number);
        let start = begin::<G>(number, &mut chance);
        found.push(start);
        let mut at = 0;
        playout::<G>(start, &mut chance, |p, _| {
            at += 1;
            found.extend((at % ONE_OF == 0).then_some(*p));
        });
    }
    found
}

fn views<G: Game>(p: &G::Position) -> Vec<G::View> {
    [Eyes::Open, Eyes::Spectator, Eyes::Seat(Seat(1))].map(|eyes| G::view(p, eyes)).into()
}

fn spots_lie_where_they_say<G: Tested + Tabled>() {
    let mut spots = 0;
    for p in positions::<G>() {
        for view in views::<G>(&p) {
            let mut known = BTreeSet::new();
            for region in 0..G::REGIONS {
                let all = G::spots(&view, region);
                for spot in &all {
                    assert_eq!(G::region(*spot), region, "{spot:?}");
                    assert!(known.insert(*spot), "{spot:?} stands once");
                    for arrow in [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right] {
                        assert!(all.contains(&G::beyond(&view, *spot, arrow)), "{spot:?} {arrow:?}");
                    }
                    if let Some(thing) = G::called(&view, *spot) {
                        let there = G::lies(&view, thing).expect("a thing lies somewhere");
                        assert_eq!(G::called(&view, there), Some(thing));
                    }
                    if let Some(seat) = G::holder(*spot) {
                        assert!(!G::holding(&p, Eyes::Seat(Seat(0)), seat).is_empty());
                    }
                }
                spots += all.len();
            }
        }
    }
    count_of::<G>("spots that lie where they say", spots);
}

fn actions_are_about_spots<G: Tested + Tabled>() {
    let (mut actions, mut tried, mut natural) = (0, 0, 0);
    let catalog = Catalog::new("en", &[]);
    for p in positions::<G>() {
        let (view, who) = (G::view(&p, Eyes::Open), Seat(0));
        let mut legal = Vec::new();
        G::legal(&p, &mut legal);
        for action in &legal {
            let about = G::about(&p, *action);
            assert!(about.is_none_or(|spot| G::region(spot) < G::REGIONS), "{action}");
            assert!(!G::short(&p, *action, &catalog).is_empty(), "{action}");
            let signs = [&DRAWN, &TYPED].map(|signs| G::brought(&p, who, *action, signs, &catalog));
            assert_eq!(signs[0].is_empty(), signs[1].is_empty(), "{action}");
            assert!(G::way(&p, *action).iter().all(|spot| G::region(*spot) < G::REGIONS));
            actions += 1;
        }
        let decider = match G::decision(&p) {
            Decision::Ask { seat, .. } => Some(seat),
            Decision::Chance { .. } | Decision::Over => None,
        };
        if let Some(seat) = decider {
            let attempts = G::attempts(&p, seat);
            assert!(attempts.iter().all(|action| !legal.contains(action)), "what is possible is no mere attempt");
            tried += attempts.len();
            let spots = (0..G::REGIONS).flat_map(|region| G::spots(&view, region));
            let by_nature: Vec<G::Action> = spots.filter_map(|spot| G::natural(&p, spot)).collect();
            natural += by_nature.len();
            // Whoever holds a table without its type knows an action by its line.
            for action in attempts.into_iter().chain(by_nature) {
                assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action), "{action}");
            }
        }
    }
    count_of::<G>("legal actions about spots", actions);
    count_of::<G>("things that could be tried besides", tried);
    count_of::<G>("spots with a natural action", natural);
}

/// Everything stays on the sheet; from twelve lines on what has the focus is among what a region shows.
fn nothing_is_drawn_over_the_edge<G: Tested + Tabled>() {
    let catalog = Catalog::new("de", &[]);
    let mut drawn = 0;
    for p in positions::<G>().iter().step_by(4) {
        let view = G::view(p, Eyes::Spectator);
        for region in 0..G::REGIONS {
            let spots = G::spots(&view, region);
            let Some(focus) = spots.last().copied() else { continue };
            let lit = Lit { focus: Some(focus), pointed: true, can: spots.clone(), ..Lit::default() };
            let sight = Sight {
                view: &view,
                before: Some(&view),
                seat: Seat(0),
                catalog: &catalog,
                signs: &DRAWN,
                hues: &[0, 1, 2, 3],
                lit: &lit,
            };
            for (width, height) in [(74, 13), (80, 15), (80, 17), (100, 19), (120, 27), (40, 12), (40, 7)] {
                let sheet = |draw: &dyn Fn(&mut Sheet<'_>)| {
                    let mut drawn = Drawn::default();
                    draw(&mut Sheet::new(width, height, &mut drawn));
                    stays_within(&drawn, width, height);
                    drawn
                };
                if width >= 74 {
                    sheet(&|sheet| G::draw(&sight, sheet));
                    sheet(&|sheet| assert!(G::draw_shown(&sight, Some(region), sheet) > 0));
                }
                let alone = sheet(&|sheet| G::draw_region(&sight, region, sheet));
                assert!(height < 12 || has(&alone, focus), "{focus:?} in {width}x{height}");
                drawn += 1;
            }
        }
    }
    count_of::<G>("tables drawn within their edges", drawn);
}

fn has(drawn: &Drawn, spot: Spot) -> bool {
    drawn.patches.iter().any(|patch| patch.spot == spot)
}

fn stays_within(drawn: &Drawn, width: u16, height: u16) {
    for stroke in &drawn.strokes {
        assert!(stroke.x + stroke.room <= width && stroke.y < height, "{stroke:?} in {width}x{height}");
    }
    for patch in &drawn.patches {
        assert!(patch.x + patch.width <= width && patch.y + patch.height <= height, "{patch:?} in {width}x{height}");
    }
}
