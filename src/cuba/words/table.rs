//! The table of Santiago de Cuba in messages: a line for each fact, and what there is to say about each thing on it.

use crate::{
    cuba::{
        Action, Building, Citizen, Flower, Good, Position, View,
        board::{CARGO, SHIPS, STOPS},
    },
    game::{Eyes, Seat},
    ids::Id,
};

use super::said::action as action_said;
use crate::text::{Message, list};

fn counted(good: Good, count: u8) -> Message {
    Message::new("cuba-table-count").with("good", good.id()).with("count", count)
}

fn shown(good: Good, face: u8) -> Message {
    Message::new("cuba-table-die").with("good", good.id()).with("count", face)
}

/// The name of a building.
pub fn building(building: Building) -> Message {
    Message::new(format!("cuba-building-{}", building.id()))
}

/// The name of a citizen.
pub fn citizen(citizen: Citizen) -> Message {
    Message::new(format!("cuba-citizen-{}", citizen.id()))
}

/// What was laid out before the game: the street, and the buildings under each flower.
pub fn layout(p: &Position) -> Vec<Message> {
    street(p).into_iter().chain(Flower::ALL.iter().filter_map(|flower| under(p, *flower))).collect()
}

/// The street.
pub fn street(p: &Position) -> Option<Message> {
    let street = list(p.layout().street().iter().copied().map(citizen))?;
    Some(Message::new("cuba-table-street").with("list", street))
}

/// The buildings under a flower.
pub fn under(p: &Position, flower: Flower) -> Option<Message> {
    let under = list(p.layout().under(flower).into_iter().map(building))?;
    Some(Message::new("cuba-look-flower").with("flower", flower.id()).with("list", under))
}

/// Everything on the table and behind the screens.
pub fn table(p: &Position) -> Vec<Message> {
    seen(p, Eyes::Open)
}

/// The table as somebody sees it: what is behind the screens of others is not told.
pub fn seen(p: &Position, eyes: Eyes) -> Vec<Message> {
    let mut lines = vec![car(p), ship(p)];
    lines.extend(dice(p));
    lines.extend(inactive(p));
    for ((seat, _), seen) in p.hands().zip(View::new(p, eyes).seats) {
        lines.extend(if seen.hidden.is_some() { hand(p, seat) } else { public_hand(p, seat) });
    }
    lines
}

/// Who is inactive, if anybody is.
pub fn inactive(p: &Position) -> Option<Message> {
    list(p.inactive().iter().map(citizen)).map(|all| Message::new("cuba-table-inactive").with("list", all))
}

/// Where the car stands.
pub fn car(p: &Position) -> Message {
    Message::new("cuba-table-car").with("stop", p.citizen().map_or("harbour", Id::id))
}

/// The ship and the price.
pub fn ship(p: &Position) -> Message {
    let points = p.flag().points();
    Message::new("cuba-table-ship").with("ship", p.ship()).with("ships", SHIPS).with("points", points)
}

/// What the ship wants.
pub fn dice(p: &Position) -> Option<Message> {
    if let Some(rolled) = p.rolled() {
        let faces = CARGO.into_iter().zip(rolled.faces());
        return list(faces.map(|(good, face)| shown(good, face)))
            .map(|all| Message::new("cuba-table-rolled").with("list", all));
    }
    let Some(left_out) = p.left_out() else { return Some(Message::new("cuba-table-no-dice")) };
    let on_ship = CARGO.into_iter().filter(|good| *good != left_out);
    list(on_ship.map(|good| shown(good, p.demand(good)))).map(|all| Message::new("cuba-table-dice").with("list", all))
}

/// What somebody has: behind the screen, on the board, and what belongs to them.
pub fn hand(p: &Position, seat: Seat) -> Vec<Message> {
    [Some(holding(p, seat)), Some(pawn(p, seat)), owns(p, seat)].into_iter().flatten().collect()
}

/// What everybody sees of what somebody has.
pub fn public_hand(p: &Position, seat: Seat) -> Vec<Message> {
    let hidden = Message::new("cuba-table-behind-screen").with("player", seat);
    [Some(hidden), Some(pawn(p, seat)), owns(p, seat)].into_iter().flatten().collect()
}

/// What somebody has behind the screen.
pub fn holding(p: &Position, seat: Seat) -> Message {
    let hand = p.hand(seat);
    let goods = list(hand.goods.each().filter(|(_, count)| *count > 0).map(|(good, count)| counted(good, count)));
    let has = match goods {
        Some(goods) => Message::new("cuba-table-hand").with("list", goods),
        None => Message::new("cuba-table-hand-empty"),
    };
    has.with("pesos", hand.pesos).with("points", hand.points).with("player", seat)
}

/// Where somebody's pawn stands.
pub fn pawn(p: &Position, seat: Seat) -> Message {
    let pawn = match p.hand(seat).pawn {
        Some(building) => Message::new("cuba-table-pawn").with("building", building.id()),
        None => Message::new("cuba-table-pawn-off"),
    };
    pawn.with("player", seat)
}

/// What belongs to somebody, if anything does.
pub fn owns(p: &Position, seat: Seat) -> Option<Message> {
    let owned = list(p.hand(seat).owns.iter().map(building))?;
    Some(Message::new("cuba-table-owns").with("list", owned).with("player", seat))
}

/// An action as something to choose: a drive also says where it leads and what it costs.
pub fn choice(p: &Position, action: Action) -> Message {
    let Action::Drive(steps) = action else { return action_said(action) };
    let stop = (u16::from(p.car()) + steps.get()) % u16::from(STOPS);
    let stop = p.layout().citizen_at(stop as u8).map_or("harbour", Id::id);
    let message = Message::new("cuba-choice-drive").with("stop", stop).with("steps", steps.get());
    message.with("pesos", steps.get().saturating_sub(1))
}

/// The name of a thing on the table.
pub fn thing(id: &str) -> Message {
    let kind = if Citizen::from_id(id).is_some() {
        "citizen"
    } else if Building::from_id(id).is_some() {
        "building"
    } else if Good::from_id(id).is_some() {
        "good"
    } else if id == "price" {
        "concept"
    } else {
        "component"
    };
    Message::new(format!("cuba-{kind}-{id}"))
}

/// How a thing on the table stands now.
pub fn look(p: &Position, id: &str) -> Vec<Message> {
    if let Some(citizen) = Citizen::from_id(id) {
        let mut lines = vec![distance(p, p.layout().stop_of(citizen))];
        lines.extend(p.layout().flower_of(citizen).and_then(|flower| under(p, flower)));
        if p.inactive().contains(citizen) {
            lines.push(Message::new("cuba-look-inactive").with("citizen", citizen.id()));
        }
        return lines;
    }
    if let Some(building) = Building::from_id(id) {
        let owner = match p.owner(building) {
            Some(owner) => Message::new("cuba-look-owner").with("player", owner),
            None => Message::new("cuba-look-no-owner"),
        };
        let visitor = match p.visitor(building) {
            Some(visitor) => Message::new("cuba-look-visitor").with("player", visitor),
            None => Message::new("cuba-look-no-visitor"),
        };
        return vec![owner, visitor];
    }
    if let Some(good) = Good::from_id(id) {
        let supply = Message::new("cuba-table-supply").with("list", counted(good, p.supply()[good]));
        let die = match p.left_out() {
            _ if good == Good::Wood => None,
            None => Some(Message::new("cuba-table-no-dice")),
            Some(left_out) if left_out == good => Some(Message::new("cuba-look-no-die")),
            Some(_) => Some(Message::new("cuba-look-die").with("face", p.demand(good))),
        };
        return die.into_iter().chain([supply]).collect();
    }
    match id {
        "car" => vec![car(p)],
        "harbour" => vec![distance(p, STOPS - 1)],
        "ship" => [ship(p)].into_iter().chain(dice(p)).collect(),
        "price" => vec![ship(p)],
        "supply" => {
            let all = list(p.supply().each().map(|(good, count)| counted(good, count)));
            all.map(|all| Message::new("cuba-table-supply").with("list", all)).into_iter().collect()
        }
        _ => p.hands().map(|(seat, _)| pawn(p, seat)).collect(),
    }
}

fn distance(p: &Position, stop: u8) -> Message {
    let steps = p.steps_to(stop);
    Message::new("cuba-look-distance").with("steps", steps).with("pesos", steps - 1)
}
