//! The table of Santiago de Cuba as it is shown: what lies on it, what can be pointed at and tried, where everything
//! stands, and what else a face asks of this game.
//!
//! Fixed places: nothing moves when a text is shorter, at another decision or in another language. Every colour has a
//! letter or a sign beside it. Hides where things lie.

mod board;
mod buildings;
mod fixture;
mod form;
mod harbour;
mod labels;
mod marks;
mod seats;
mod stage;
mod street;
mod table;
mod tries;

use crate::{
    game::{Eyes, Game, Seat},
    sitting::{
        board::{Sight, Tabled},
        sheet::{Sheet, Signs},
        spot::{Arrow, Spot},
    },
    text::{Catalog, Message, Spoken},
};

use super::{
    Action, Citizen, Cuba, Position, Question, View,
    board::STOPS,
    words::table::{hand, public_hand},
};

use fixture::{Fixture, fixtures};

impl Tabled for Cuba {
    const REGIONS: usize = 4;

    fn named(region: usize) -> Message {
        Message::new(match region {
            fixture::STREET => "ui-tab-street",
            fixture::HARBOUR => "ui-tab-harbour",
            fixture::BUILDINGS => "ui-tab-buildings",
            _ => "ui-tab-seats",
        })
    }

    fn region(spot: Spot) -> usize {
        Fixture::of(spot).region()
    }

    fn spots(view: &View, region: usize) -> Vec<Spot> {
        fixtures(view, region).into_iter().map(Fixture::spot).collect()
    }

    fn called(view: &View, spot: Spot) -> Option<&'static str> {
        Fixture::of(spot).thing(view)
    }

    fn lies(view: &View, thing: &str) -> Option<Spot> {
        let all = (0..Self::REGIONS).flat_map(|region| fixtures(view, region));
        let found = all.into_iter().find(|fixture| fixture.thing(view) == Some(thing));
        found.or_else(|| Fixture::of_thing(thing, view)).map(Fixture::spot)
    }

    fn beyond(view: &View, spot: Spot, arrow: Arrow) -> Spot {
        Fixture::of(spot).moved(arrow, view).spot()
    }

    fn holder(spot: Spot) -> Option<Seat> {
        if let Fixture::Seat(seat) = Fixture::of(spot) { Some(seat) } else { None }
    }

    fn holding(p: &Position, eyes: Eyes, seat: Seat) -> Vec<Message> {
        let seen = Self::view(p, eyes).seats.get(seat.index()).is_some_and(|seen| seen.hidden.is_some());
        if seen { hand(p, seat) } else { public_hand(p, seat) }
    }

    fn about(p: &Position, action: Action) -> Option<Spot> {
        tries::spot_of(action, p).map(Fixture::spot)
    }

    fn natural(p: &Position, spot: Spot) -> Option<Action> {
        tries::natural(Fixture::of(spot), p)
    }

    fn attempts(p: &Position, who: Seat) -> Vec<Action> {
        tries::attempts(p, who)
    }

    fn is_lit(spot: Spot) -> bool {
        matches!(Fixture::of(spot), Fixture::Building(_) | Fixture::Die(_))
    }

    fn short(p: &Position, action: Action, catalog: &Catalog) -> String {
        labels::short(action, p, catalog)
    }

    fn brought(p: &Position, who: Seat, action: Action, signs: &Signs, catalog: &Catalog) -> String {
        labels::brought(p, who, action, signs, catalog)
    }

    fn does(p: &Position) -> Message {
        labels::decision_label(p.question())
    }

    fn travels(question: Question) -> bool {
        question == Question::Drive
    }

    /// A stop opens the buildings of its flower.
    fn opened(view: &View, spot: Spot) -> Vec<Spot> {
        let citizen = Fixture::stop(spot).and_then(|stop| view.layout.citizen_at(stop));
        let group =
            |citizen: Citizen| view.layout.group_of(citizen).iter().map(|one| Fixture::Building(one).spot()).collect();
        citizen.map(group).unwrap_or_default()
    }

    /// The car drives from stop to stop.
    fn way(p: &Position, action: Action) -> Vec<Spot> {
        let Action::Drive(steps) = action else { return Vec::new() };
        let count = steps.get().clamp(1, u16::from(STOPS)) as u8;
        (0..count).map(|step| Fixture::Stop((p.car() + step) % STOPS).spot()).collect()
    }

    fn line(view: &View, spot: Spot, catalog: &Catalog) -> String {
        match (Fixture::of(spot), Self::called(view, spot)) {
            (Fixture::Seat(seat), _) => catalog.seat(seat),
            (_, thing) => thing.map(|thing| catalog.say(&Self::thing(thing)).text).unwrap_or_default(),
        }
    }

    fn draw(sight: &Sight<'_, Self>, sheet: &mut Sheet<'_>) {
        table::draw(sight, sheet);
    }

    fn draw_region(sight: &Sight<'_, Self>, region: usize, sheet: &mut Sheet<'_>) {
        table::draw_region(sight, region, sheet);
    }

    fn draw_shown(sight: &Sight<'_, Self>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
        table::draw_shown(sight, region, sheet)
    }
}
