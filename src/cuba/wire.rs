//! Santiago de Cuba in JSON: states, views, decisions, actions and set-ups, to the letter of the contract.

use serde_json::{Map, Value, json};

use super::{
    Action, Building, Citizen, Cuba, Flower, Good, Goods, Item, Moment, Position, Question, Score, Setup, Standing,
    View,
    action::{CafeGoods, Count, Gift, Kind, Roll, Use},
    board::{CARGO, FEWEST_PLAYERS, MOST_PLAYERS, flower_id},
    layout::{Flowers, Layout, Street, Town, default_flowers, flowers_fit},
    nearest::nearest,
    setup::{Asked, Outcome, Place, Wish},
    view::SeatView,
};
use crate::{
    chance::Chance,
    game::{Eyes, Game, Seat, Told},
    ids::Id,
};

use crate::wire::{
    Requested, STREAMS, Wire, facts,
    json::{Bad, Fields, Problem, Raw},
};

impl Wire for Cuba {
    fn read_new(mut fields: Fields<'_>, seed: u64) -> Result<Setup, Bad> {
        let wish = read_wish(&mut fields)?;
        fields.finish()?;
        wish.draw(STREAMS.map(|stream| Chance::stream(seed, stream, 0)))
            .ok_or_else(|| Bad::new(Problem::Conditions, "players"))
    }

    fn read_setup(setup: Raw<'_>) -> Result<Setup, Bad> {
        let mut fields = setup.object()?;
        if let Some(state) = fields.optional("state") {
            fields.finish()?;
            return Self::read_state(state);
        }
        // Unlike a `new`, a record leaves nothing open: all is there, the nine flowers too.
        let all_nine = fields.optional("flowers").ok_or_else(|| Bad::new(Problem::MissingField, "flowers"))?;
        let flowers = all_nine.object()?.each(Citizen::ALL, |_, flower| read_flower(flower))?;
        let flowers = Flowers::try_from(flowers).expect("nine were read");
        let wish = read_wish(&mut fields)?;
        fields.finish()?;
        let (Some(first), Some(street), Some(town)) = (wish.first, wish.street, wish.town) else {
            return Err(setup.bad(Problem::MissingField));
        };
        let layout = Layout::new(wish.players, street, town, flowers);
        Ok(Setup::New { layout: layout.ok_or_else(|| all_nine.bad(Problem::Conditions))?, first })
    }

    fn read_state(state: Raw<'_>) -> Result<Setup, Bad> {
        read_moment(state).map(|moment| Setup::Moment(Box::new(moment)))
    }

    fn read_action(action: Raw<'_>, _: u8) -> Result<Requested<Action>, Bad> {
        let mut fields = action.object()?;
        let kind = fields.take("type")?.id()?;
        let action = match kind {
            Kind::Roll => match fields.optional("dice") {
                None => {
                    fields.finish()?;
                    return Ok(Requested::Roll(Action::Roll(Roll::new([0; CARGO.len()]))));
                }
                Some(dice) => {
                    let faces = dice.object()?.each(&CARGO, |_, face| face.number())?;
                    let mut roll = [0; CARGO.len()];
                    for (face, number) in roll.iter_mut().zip(faces) {
                        *face = u8::try_from(number).unwrap_or(u8::MAX);
                    }
                    Action::Roll(Roll::new(roll))
                }
            },
            Kind::LeaveOut => {
                let die = fields.take("good")?;
                let good = die.id()?;
                if good == Good::Wood {
                    return Err(die.bad(Problem::UnknownId));
                }
                Action::LeaveOut(good)
            }
            Kind::Drive => Action::Drive(read_count(&mut fields, "steps")?),
            Kind::Give => {
                let what = fields.take("what")?;
                let gift = Gift::from_id(&what.text()?);
                Action::Give(gift.ok_or_else(|| what.bad(Problem::UnknownId))?)
            }
            Kind::Take => Action::Take(fields.take("good")?.id()?),
            Kind::Claim => Action::Claim(fields.take("building")?.id()?),
            Kind::Pawn => Action::Pawn(fields.take("building")?.id()?),
            Kind::Use => Action::Use(read_use(&mut fields)?),
            Kind::Decline => Action::Decline,
            Kind::Deliver => {
                Action::Deliver { good: fields.take("good")?.id()?, count: read_count(&mut fields, "count")? }
            }
            Kind::DeliverWood => {
                Action::DeliverWood { instead_of: fields.take("for")?.id()?, count: read_count(&mut fields, "count")? }
            }
            Kind::Pass => Action::Pass,
        };
        fields.finish()?;
        Ok(Requested::Do(action))
    }

    fn seats(setup: &Setup) -> u8 {
        match setup {
            Setup::New { layout, .. } => layout.players(),
            Setup::Moment(moment) => moment.players,
        }
    }

    fn write_setup(setup: &Setup) -> Value {
        match setup {
            Setup::New { layout, first } => json!({
                "players": layout.players(),
                "first": first.0,
                "citizens": write_street(layout),
                "buildings": write_town(layout),
                "flowers": write_flowers(layout),
            }),
            Setup::Moment(_) => {
                let position = Self::begin(setup).expect("a record starts from a valid position");
                json!({ "state": Self::write_view(&Self::view(&position, Eyes::Open)) })
            }
        }
    }

    fn write_view(view: &View) -> Value {
        let dice = view
            .dice
            .as_ref()
            .map(|dice| dice.iter().map(|(good, face)| (good.id().to_owned(), Value::from(*face))).collect::<Value>());
        json!({
            "game": Self::ID,
            "players": view.layout.players(),
            "citizens": write_street(&view.layout),
            "flowers": write_flowers(&view.layout),
            "buildings": write_town(&view.layout),
            "car": view.car,
            "ship": view.ship,
            "price": view.price.points(),
            "dice": dice,
            "inactive": view.inactive.iter().map(Id::id).collect::<Vec<_>>(),
            "supply": write_goods(view.supply),
            "seats": view.seats.iter().map(write_seat).collect::<Vec<_>>(),
            "turn": view.turn.0,
            "decision": write_decision(view),
            "over": view.question == Question::Over,
            "result": view.result.as_ref().map(write_result),
        })
    }

    fn write_decision(p: &Position) -> Value {
        write_decision(&Self::view(p, Eyes::Spectator))
    }

    fn write_action(action: Action) -> Value {
        let mut map = Map::new();
        let mut put = |name: &str, value: Value| {
            map.insert(name.to_owned(), value);
        };
        put("type", action.kind().id().into());
        match action {
            Action::Roll(roll) => put("dice", write_roll(roll)),
            Action::LeaveOut(good) | Action::Take(good) => put("good", good.id().into()),
            Action::Drive(steps) => put("steps", steps.get().into()),
            Action::Give(gift) => put("what", gift.id().into()),
            Action::Claim(building) | Action::Pawn(building) => put("building", building.id().into()),
            Action::Use(how) => {
                put("building", how.building().id().into());
                match how {
                    Use::Bank | Use::Church | Use::Sawmill | Use::Newspaper(None) => {}
                    Use::Distillery(count) | Use::CigarFactory(count) => put("count", count.get().into()),
                    Use::BlackMarket { give, take } => {
                        put("give", give.id().into());
                        put("take", take.id().into());
                    }
                    Use::Cafe(goods) => put("goods", goods.goods().iter().map(|good| good.id()).collect()),
                    Use::Customs(good) | Use::TradingOffice(good) => put("good", good.id().into()),
                    Use::Casino { into, count } => {
                        put("to", into.id().into());
                        put("count", count.get().into());
                    }
                    Use::HarbourOffice(shift) => put("price", shift.id().into()),
                    Use::Newspaper(Some(citizen)) => put("citizen", citizen.id().into()),
                }
            }
            Action::Deliver { good, count } => {
                put("good", good.id().into());
                put("count", count.get().into());
            }
            Action::DeliverWood { instead_of, count } => {
                put("for", instead_of.id().into());
                put("count", count.get().into());
            }
            Action::Decline | Action::Pass => {}
        }
        map.into()
    }

    fn item_id(item: Item) -> &'static str {
        item.id()
    }

    fn nearest(p: &Position, action: Action) -> Option<Value> {
        let nearest = nearest(p, action);
        let mut map = Map::new();
        if !nearest.change.is_empty() {
            let edits = nearest.change.iter().map(|edit| {
                let mut map = Map::from_iter([("type".to_owned(), Value::from(edit.id()))]);
                map.extend(facts(|tell| edit.facts(tell)));
                Value::from(map)
            });
            map.insert("change".to_owned(), edits.collect());
        }
        if let Some(instead) = nearest.instead {
            map.insert("instead".to_owned(), Self::write_action(instead));
        }
        (!map.is_empty()).then(|| map.into())
    }

    fn is_roll(action: Action) -> bool {
        action.kind() == Kind::Roll
    }
}

fn read_players(raw: Raw<'_>) -> Result<u8, Bad> {
    let players = raw.number()?;
    u8::try_from(players)
        .ok()
        .filter(|players| (FEWEST_PLAYERS..=MOST_PLAYERS).contains(players))
        .ok_or_else(|| raw.bad(Problem::Conditions))
}

fn read_wish(fields: &mut Fields<'_>) -> Result<Wish, Bad> {
    let players = read_players(fields.take("players")?)?;
    let first = fields.optional("first").map(|raw| raw.seat(players)).transpose()?;
    let street = fields.optional("citizens").map(|raw| {
        let street = Street::try_from(raw.ids::<Citizen>()?).ok();
        street.filter(|street| distinct(street)).ok_or_else(|| raw.bad(Problem::Conditions))
    });
    let town = fields.optional("buildings").map(|raw| {
        let groups = raw.object()?.each(Flower::ALL, |_, group| group.ids::<Building>())?;
        let three = groups.iter().all(|group| group.len() == 3);
        let town = Town::try_from(groups.concat()).ok();
        town.filter(|town| three && distinct(town)).ok_or_else(|| raw.bad(Problem::Conditions))
    });
    let mut flowers = default_flowers();
    if let Some(raw) = fields.optional("flowers") {
        for (citizen, flower) in raw.object()?.by_id::<Citizen>()? {
            flowers[citizen.index()] = read_flower(flower)?;
        }
        if !flowers_fit(&flowers) {
            return Err(raw.bad(Problem::Conditions));
        }
    }
    Ok(Wish { players, first, street: street.transpose()?, town: town.transpose()?, flowers })
}

fn distinct<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().all(|(at, one)| !list[..at].contains(one))
}

fn read_flower(raw: Raw<'_>) -> Result<Option<Flower>, Bad> {
    match raw.text()?.as_str() {
        "none" => Ok(None),
        _ => raw.id().map(Some),
    }
}

fn read_goods(raw: Raw<'_>) -> Result<[u16; 6], Bad> {
    let counts = raw.object()?.each(Good::ALL, |_, count| count.number())?;
    counts.try_into().map_err(|_impossible| raw.bad(Problem::WrongType))
}

fn read_moment(state: Raw<'_>) -> Result<Moment, Bad> {
    let mut fields = state.object()?;
    let game = fields.take("game")?;
    if game.text()? != Cuba::ID {
        return Err(game.bad(Problem::Foreign));
    }
    let players = read_players(fields.take("players")?)?;
    let flowers = fields.take("flowers")?;
    let flowers = flowers.object()?.each(Citizen::ALL, |_, flower| read_flower(flower))?;
    let buildings = fields.take("buildings")?;
    let buildings = buildings.object()?.each(Flower::ALL, |_, group| group.ids())?;
    let dice = fields.take("dice")?.nullable(|dice| {
        let dice = dice.object()?.by_id::<Good>()?;
        dice.into_iter().map(|(good, face)| Ok((good, face.number()?))).collect()
    })?;
    let moment = Moment {
        players,
        citizens: fields.take("citizens")?.ids()?,
        flowers: Flowers::try_from(flowers).expect("nine were read"),
        buildings: buildings.try_into().expect("four were read"),
        car: fields.take("car")?.number()?,
        ship: fields.take("ship")?.number()?,
        price: fields.take("price")?.number()?,
        dice,
        inactive: fields.take("inactive")?.ids()?,
        supply: fields.optional("supply").map(read_goods).transpose()?,
        seats: fields.take("seats")?.list()?.into_iter().map(read_seat).collect::<Result<_, _>>()?,
        turn: fields.take("turn")?.seat(players)?,
        asked: read_asked(fields.take("decision")?, players)?,
        over: fields.optional("over").map(Raw::truth).transpose()?,
        result: fields.optional("result").map(|raw| raw.nullable(|raw| read_result(raw, players))).transpose()?,
    };
    fields.finish()?;
    Ok(moment)
}

fn read_seat(raw: Raw<'_>) -> Result<Place, Bad> {
    let mut fields = raw.object()?;
    let place = Place {
        goods: read_goods(fields.take("goods")?)?,
        pesos: fields.take("pesos")?.number()?,
        points: fields.take("points")?.number()?,
        pawn: fields.take("pawn")?.nullable(Raw::id)?,
        owns: fields.take("owns")?.ids()?,
    };
    fields.finish()?;
    Ok(place)
}

fn read_asked(raw: Raw<'_>, players: u8) -> Result<Asked, Bad> {
    let mut fields = raw.object()?;
    let question = fields.take("type")?.id()?;
    let mut asked = Asked { question, seat: Seat(0), rolled: [0; 5], passed: Vec::new() };
    if question != Question::Over {
        asked.seat = fields.take("seat")?.seat(players)?;
    }
    if question == Question::LeaveOut {
        let rolled = fields.take("rolled")?.object()?.each(&CARGO, |_, face| face.number())?;
        asked.rolled = rolled.try_into().expect("five were read");
    }
    if question == Question::Deliver {
        let passed = fields.take("passed")?.list()?;
        asked.passed = passed.into_iter().map(|seat| seat.seat(players)).collect::<Result<_, _>>()?;
    }
    fields.finish()?;
    Ok(asked)
}

fn read_result(raw: Raw<'_>, players: u8) -> Result<Outcome, Bad> {
    let mut fields = raw.object()?;
    let scores = fields.take("scores")?.list()?.into_iter().map(|raw| {
        let mut fields = raw.object()?;
        let score = Score {
            seat: fields.take("seat")?.seat(players)?,
            points: fields.take("points")?.number()?,
            for_goods: fields.take("for_goods")?.number()?,
            total: fields.take("total")?.number()?,
            goods_left: fields.take("goods_left")?.number()?,
            pesos: fields.take("pesos")?.number()?,
            place: u8::try_from(fields.take("place")?.number()?).unwrap_or(u8::MAX),
        };
        fields.finish()?;
        Ok(score)
    });
    let scores = scores.collect::<Result<_, _>>()?;
    let winners = fields.take("winners")?.list()?.into_iter().map(|seat| seat.seat(players));
    let winners = winners.collect::<Result<_, _>>()?;
    fields.finish()?;
    Ok(Outcome { scores, winners })
}

fn read_count(fields: &mut Fields<'_>, name: &'static str) -> Result<Count, Bad> {
    fields.take(name)?.number().map(Count::new)
}

fn read_use(fields: &mut Fields<'_>) -> Result<Use, Bad> {
    Ok(match fields.take("building")?.id()? {
        Building::Bank => Use::Bank,
        Building::Church => Use::Church,
        Building::Distillery => Use::Distillery(read_count(fields, "count")?),
        Building::CigarFactory => Use::CigarFactory(read_count(fields, "count")?),
        Building::BlackMarket => {
            Use::BlackMarket { give: fields.take("give")?.id()?, take: fields.take("take")?.id()? }
        }
        Building::Sawmill => Use::Sawmill,
        Building::Cafe => {
            let goods = fields.take("goods")?;
            Use::Cafe(match goods.ids()?[..] {
                [Good::Rum] => CafeGoods::Rum,
                [Good::Cigars] => CafeGoods::Cigars,
                [Good::Rum, Good::Cigars] | [Good::Cigars, Good::Rum] => CafeGoods::Both,
                _ => return Err(goods.bad(Problem::Conditions)),
            })
        }
        Building::Customs => Use::Customs(fields.take("good")?.id()?),
        Building::Casino => Use::Casino { into: fields.take("to")?.id()?, count: read_count(fields, "count")? },
        Building::HarbourOffice => Use::HarbourOffice(fields.take("price")?.id()?),
        Building::TradingOffice => Use::TradingOffice(fields.take("good")?.id()?),
        Building::Newspaper => Use::Newspaper(fields.optional("citizen").map(Raw::id).transpose()?),
    })
}

fn write_street(layout: &Layout) -> Value {
    layout.street().iter().map(|citizen| citizen.id()).collect()
}

fn write_town(layout: &Layout) -> Value {
    let groups = Flower::ALL.iter().map(|flower| {
        let group: Value = layout.under(*flower).iter().map(|building| building.id()).collect();
        (flower.id().to_owned(), group)
    });
    groups.collect()
}

fn write_flowers(layout: &Layout) -> Value {
    let flowers = Citizen::ALL
        .iter()
        .map(|citizen| (citizen.id().to_owned(), Value::from(flower_id(layout.flower_of(*citizen)))));
    flowers.collect()
}

fn write_goods(goods: Goods) -> Value {
    goods.each().map(|(good, count)| (good.id().to_owned(), Value::from(count))).collect()
}

fn write_roll(roll: Roll) -> Value {
    CARGO.iter().zip(roll.faces()).map(|(good, face)| (good.id().to_owned(), Value::from(face))).collect()
}

fn write_seat(seat: &SeatView) -> Value {
    json!({
        "goods": seat.hidden.map(|hidden| write_goods(hidden.goods)),
        "pesos": seat.hidden.map(|hidden| hidden.pesos),
        "points": seat.hidden.map(|hidden| hidden.points),
        "pawn": seat.pawn.map(Id::id),
        "owns": seat.owns.iter().map(Id::id).collect::<Vec<_>>(),
    })
}

fn write_decision(view: &View) -> Value {
    let mut decision = Map::from_iter([("type".to_owned(), Value::from(view.question.id()))]);
    if view.question != Question::Over {
        decision.insert("seat".to_owned(), view.decider.0.into());
    }
    if let Some(rolled) = view.rolled {
        decision.insert("rolled".to_owned(), write_roll(rolled));
    }
    if view.question == Question::Deliver {
        decision.insert("passed".to_owned(), view.passed.iter().map(|seat| seat.0).collect());
    }
    decision.into()
}

fn write_result(standing: &Standing) -> Value {
    let scores = standing.scores.iter().map(|score| {
        json!({
            "seat": score.seat.0,
            "points": score.points,
            "for_goods": score.for_goods,
            "total": score.total,
            "goods_left": score.goods_left,
            "pesos": score.pesos,
            "place": score.place,
        })
    });
    json!({
        "scores": scores.collect::<Vec<_>>(),
        "winners": standing.winners().map(|seat| seat.0).collect::<Vec<_>>(),
    })
}
