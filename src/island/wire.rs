//! Santiago in JSON: states, views, decisions, actions and set-ups, to the letter of the contract.

use serde_json::{Map, Value, json};

use super::{
    Action, Island, Item, Moment, Position, Question, Score, Setup, Square, Standing, Start, Tile, View,
    action::Kind,
    board::{FEWEST_PLAYERS, MOST_PLAYERS, PALMS, TILES, stacks},
    moment::{Asked, Outcome, Place, Plot, Suggestion, Worth},
    setup::{Palms, Spring, Wish},
    view::{Bribe, Plantation, SeatView},
};
use crate::{
    chance::{Chance, Stream},
    game::{Count, Eyes, Game, Seat, Told},
    ids::Id,
};

use crate::wire::{
    Requested, Wire,
    json::{Bad, Fields, Problem, Raw},
};

/// The sources of the tiles, the spring, the overseer and the palms: seeds that people have written down rely on these
/// numbers.
pub(super) fn sources(seed: u64) -> [Chance; 4] {
    [Stream(1), Stream(2), Stream(3), Stream(5)].map(|stream| Chance::stream(seed, stream, 0))
}

impl Wire for Island {
    fn read_new(mut fields: Fields<'_>, seed: u64) -> Result<Setup, Bad> {
        let players = read_players(fields.take("players")?)?;
        let overseer = fields.optional("overseer").map(|raw| raw.seat(players)).transpose()?;
        let spring = match fields.optional("spring") {
            None => Spring::Inner,
            Some(raw) => match raw.text()?.as_str() {
                "inner" => Spring::Inner,
                "any" => Spring::Any,
                _ => Spring::On(raw.id()?),
            },
        };
        let tiles = fields.optional("tiles").map(read_tiles).transpose()?;
        let palms = fields.optional("palms").map_or(Ok(Palms::None), |raw| read_palms(raw, true))?;
        let hidden_money = fields.optional("hidden_money").map_or(Ok(true), Raw::truth)?;
        fields.finish()?;
        if matches!((palms, spring), (Palms::On(_), Spring::Inner | Spring::Any)) {
            return Err(Bad::new(Problem::Conditions, "palms"));
        }
        let wish = Wish { players, overseer, spring, tiles, palms, hidden_money };
        checked(wish.draw(sources(seed)))
    }

    fn read_setup(setup: Raw<'_>) -> Result<Setup, Bad> {
        let mut fields = setup.object()?;
        if let Some(state) = fields.optional("state") {
            fields.finish()?;
            return Self::read_state(state);
        }
        let players = read_players(fields.take("players")?)?;
        let start = Start {
            players,
            overseer: fields.take("overseer")?.seat(players)?,
            spring: fields.take("spring")?.id()?,
            tiles: read_tiles(fields.take("tiles")?)?,
            palms: match read_palms(fields.take("palms")?, false)? {
                Palms::On(squares) => Some(squares),
                Palms::None | Palms::Drawn => None,
            },
            hidden_money: fields.take("hidden_money")?.truth()?,
        };
        fields.finish()?;
        checked(start)
    }

    fn read_state(state: Raw<'_>) -> Result<Setup, Bad> {
        read_moment(state).map(|moment| Setup::Moment(Box::new(moment)))
    }

    fn read_action(action: Raw<'_>, players: u8) -> Result<Requested<Action>, Bad> {
        let mut fields = action.object()?;
        let action = match fields.take("type")?.id()? {
            Kind::Bid => Action::Bid(read_amount(&mut fields)?),
            Kind::Pass => Action::Pass,
            Kind::Plant => {
                let stack = fields.take("stack")?;
                let number = stack.number()?;
                if usize::from(number) >= stacks(players) {
                    return Err(stack.bad(Problem::UnknownId));
                }
                Action::Plant { stack: number as u8, square: fields.take("square")?.id()? }
            }
            Kind::PlaceNeutral => Action::PlaceNeutral(fields.take("square")?.id()?),
            Kind::Propose => {
                Action::Propose { segment: fields.take("segment")?.id()?, amount: read_amount(&mut fields)? }
            }
            Kind::Support => {
                let proposer = fields.take("proposer")?.seat(players)?;
                Action::Support { proposer, amount: read_amount(&mut fields)? }
            }
            Kind::Accept => Action::Accept(fields.take("proposer")?.seat(players)?),
            Kind::Build => Action::Build(fields.take("segment")?.id()?),
            Kind::BuildNothing => Action::BuildNothing,
            Kind::Extra => Action::Extra(fields.take("segment")?.id()?),
            Kind::Decline => Action::Decline,
        };
        fields.finish()?;
        Ok(Requested::Do(action))
    }

    fn seats(setup: &Setup) -> u8 {
        match setup {
            Setup::New(start) => start.players,
            Setup::Moment(moment) => moment.players,
        }
    }

    fn write_setup(setup: &Setup) -> Value {
        match setup {
            Setup::New(start) => json!({
                "players": start.players,
                "overseer": start.overseer.0,
                "spring": start.spring.id(),
                "tiles": ids(start.tiles),
                "palms": start.palms.map_or(false.into(), |_| ids(start.palms().iter())),
                "hidden_money": start.hidden_money,
            }),
            Setup::Moment(_) => {
                let position = Self::begin(setup).expect("a record starts from a valid position");
                json!({ "state": Self::write_view(&Self::view(&position, Eyes::Open)) })
            }
        }
    }

    fn write_view(view: &View) -> Value {
        let tiles = |tiles: &Vec<Option<Tile>>| tiles.iter().map(|tile| tile.map(Id::id)).collect::<Vec<_>>();
        let plantations = view.plantations.iter().map(|(square, one)| (square.id().to_owned(), write_plantation(*one)));
        json!({
            "game": Self::ID,
            "players": view.players,
            "hidden_money": view.hidden_money,
            "spring": view.spring.id(),
            "discard": view.discard.map(Id::id),
            "stacks": view.stacks.iter().map(tiles).collect::<Vec<_>>(),
            "revealed": tiles(&view.revealed),
            "plantations": plantations.collect::<Value>(),
            "deserts": ids(view.deserts.iter()),
            "palms": ids(view.palms.iter()),
            "canals": ids(view.canals.iter()),
            "common_canals": view.common_canals,
            "seats": view.seats.iter().map(write_seat).collect::<Vec<_>>(),
            "overseer": view.overseer.0,
            "round": view.round,
            "proposals": view.proposals.iter().map(write_proposal).collect::<Vec<_>>(),
            "decision": write_decision(view.question, view.decider, view.built),
            "over": view.question == Question::Over,
            "result": view.result.as_ref().map(write_result),
        })
    }

    fn write_decision(p: &Position) -> Value {
        write_decision(p.question(), p.decider(), p.built())
    }

    fn write_action(action: Action) -> Value {
        let mut map = Map::new();
        let mut put = |name: &str, value: Value| {
            map.insert(name.to_owned(), value);
        };
        put("type", action.kind().id().into());
        match action {
            Action::Bid(amount) => put("amount", amount.get().into()),
            Action::Plant { stack, square } => {
                put("stack", stack.into());
                put("square", square.id().into());
            }
            Action::PlaceNeutral(square) => put("square", square.id().into()),
            Action::Propose { segment, amount } => {
                put("segment", segment.id().into());
                put("amount", amount.get().into());
            }
            Action::Support { proposer, amount } => {
                put("proposer", proposer.0.into());
                put("amount", amount.get().into());
            }
            Action::Accept(proposer) => put("proposer", proposer.0.into()),
            Action::Build(segment) | Action::Extra(segment) => put("segment", segment.id().into()),
            Action::Pass | Action::BuildNothing | Action::Decline => {}
        }
        map.into()
    }

    fn item_id(item: Item) -> &'static str {
        item.id()
    }

    fn nearest(_: &Position, _: Action) -> Option<Value> {
        None
    }

    fn is_roll(_: Action) -> bool {
        false
    }
}

/// A beginning that breaks its own conditions is none.
fn checked(start: Start) -> Result<Setup, Bad> {
    match start.faults().first() {
        None => Ok(Setup::New(Box::new(start))),
        Some(fault) => Err(Bad::new(Problem::Conditions, fault.id())),
    }
}

fn read_players(raw: Raw<'_>) -> Result<u8, Bad> {
    let players = raw.number()?;
    u8::try_from(players)
        .ok()
        .filter(|players| (FEWEST_PLAYERS..=MOST_PLAYERS).contains(players))
        .ok_or_else(|| raw.bad(Problem::Conditions))
}

fn read_tiles(raw: Raw<'_>) -> Result<[Tile; TILES], Bad> {
    raw.ids()?.try_into().map_err(|_other_length: Vec<Tile>| raw.bad(Problem::Conditions))
}

/// `false`, three squares, or where it may be drawn `true`.
fn read_palms(raw: Raw<'_>, drawn: bool) -> Result<Palms, Bad> {
    match raw.truth() {
        Ok(false) => Ok(Palms::None),
        Ok(true) if drawn => Ok(Palms::Drawn),
        Ok(true) => Err(raw.bad(Problem::Conditions)),
        Err(_) => {
            let squares: [Square; PALMS] =
                raw.ids()?.try_into().map_err(|_other_length: Vec<Square>| raw.bad(Problem::Conditions))?;
            Ok(Palms::On(squares))
        }
    }
}

fn read_amount(fields: &mut Fields<'_>) -> Result<Count, Bad> {
    fields.take("amount")?.number().map(Count::new)
}

fn read_list<'a, T>(raw: Raw<'a>, read: impl Fn(Raw<'a>) -> Result<T, Bad>) -> Result<Vec<T>, Bad> {
    raw.list()?.into_iter().map(read).collect()
}

fn read_moment(state: Raw<'_>) -> Result<Moment, Bad> {
    let mut fields = state.object()?;
    let game = fields.take("game")?;
    if game.text()? != Island::ID {
        return Err(game.bad(Problem::Foreign));
    }
    let players = read_players(fields.take("players")?)?;
    let plantations = fields.take("plantations")?.object()?.by_id::<Square>()?;
    let plantations = plantations.into_iter().map(|(square, raw)| Ok((square, read_plot(raw, players)?)));
    let moment = Moment {
        players,
        hidden_money: fields.take("hidden_money")?.truth()?,
        spring: fields.take("spring")?.id()?,
        discard: fields.take("discard")?.nullable(Raw::id)?,
        stacks: read_list(fields.take("stacks")?, Raw::ids)?,
        revealed: read_list(fields.take("revealed")?, |tile| tile.nullable(Raw::id))?,
        plantations: plantations.collect::<Result<_, _>>()?,
        deserts: fields.take("deserts")?.ids()?,
        palms: fields.take("palms")?.ids()?,
        canals: fields.take("canals")?.ids()?,
        common_canals: fields.optional("common_canals").map(Raw::number).transpose()?,
        seats: read_list(fields.take("seats")?, read_seat)?,
        overseer: fields.take("overseer")?.seat(players)?,
        round: fields.take("round")?.number()?,
        proposals: read_list(fields.take("proposals")?, |raw| read_proposal(raw, players))?,
        asked: read_asked(fields.take("decision")?, players)?,
        over: fields.optional("over").map(Raw::truth).transpose()?,
        result: fields.optional("result").map(|raw| raw.nullable(|raw| read_result(raw, players))).transpose()?,
    };
    fields.finish()?;
    Ok(moment)
}

fn read_plot(raw: Raw<'_>, players: u8) -> Result<Plot, Bad> {
    let mut fields = raw.object()?;
    let plot = Plot {
        tile: fields.take("tile")?.id()?,
        owner: fields.take("owner")?.nullable(|owner| owner.seat(players))?,
        markers: fields.take("markers")?.number()?,
        palm: fields.take("palm")?.truth()?,
    };
    fields.finish()?;
    Ok(plot)
}

fn read_seat(raw: Raw<'_>) -> Result<Place, Bad> {
    let mut fields = raw.object()?;
    let place = Place {
        escudos: fields.take("escudos")?.number()?,
        markers: fields.take("markers")?.number()?,
        extra: fields.take("extra_canal")?.truth()?,
        bid: fields.take("bid")?.nullable(Raw::number)?,
    };
    fields.finish()?;
    Ok(place)
}

fn read_proposal(raw: Raw<'_>, players: u8) -> Result<Suggestion, Bad> {
    let mut fields = raw.object()?;
    let one = Suggestion {
        seat: fields.take("seat")?.seat(players)?,
        segment: fields.take("segment")?.id()?,
        amount: fields.take("amount")?.number()?,
        supports: read_list(fields.take("supports")?, |raw| {
            let mut fields = raw.object()?;
            let support = (fields.take("seat")?.seat(players)?, fields.take("amount")?.number()?);
            fields.finish()?;
            Ok(support)
        })?,
    };
    fields.finish()?;
    Ok(one)
}

fn read_asked(raw: Raw<'_>, players: u8) -> Result<Asked, Bad> {
    let mut fields = raw.object()?;
    let question = fields.take("type")?.id()?;
    let mut asked = Asked { question, seat: Seat(0), built: false };
    if question != Question::Over {
        asked.seat = fields.take("seat")?.seat(players)?;
    }
    if question == Question::Extra {
        asked.built = fields.take("built")?.truth()?;
    }
    fields.finish()?;
    Ok(asked)
}

fn read_result(raw: Raw<'_>, players: u8) -> Result<Outcome, Bad> {
    let mut fields = raw.object()?;
    let regions = read_list(fields.take("regions")?, |raw| {
        let mut fields = raw.object()?;
        let region = Worth {
            crop: fields.take("crop")?.id()?,
            squares: fields.take("squares")?.ids()?,
            markers: read_list(fields.take("markers")?, Raw::number)?,
            worth: read_list(fields.take("worth")?, Raw::number)?,
        };
        fields.finish()?;
        Ok(region)
    })?;
    let scores = read_list(fields.take("scores")?, |raw| {
        let mut fields = raw.object()?;
        let score = Score {
            seat: fields.take("seat")?.seat(players)?,
            escudos: fields.take("escudos")?.number()?,
            plantations: fields.take("plantations")?.number()?,
            total: fields.take("total")?.number()?,
            place: u8::try_from(fields.take("place")?.number()?).unwrap_or(u8::MAX),
        };
        fields.finish()?;
        Ok(score)
    })?;
    let winners = read_list(fields.take("winners")?, |seat| seat.seat(players))?;
    fields.finish()?;
    Ok(Outcome { regions, scores, winners })
}

fn ids<T: Id>(things: impl IntoIterator<Item = T>) -> Value {
    things.into_iter().map(Id::id).collect()
}

fn write_plantation(one: Plantation) -> Value {
    json!({
        "tile": one.tile.id(),
        "owner": one.owner.map(|seat| seat.0),
        "markers": one.markers,
        "palm": one.palm,
    })
}

fn write_seat(seat: &SeatView) -> Value {
    json!({ "escudos": seat.escudos, "markers": seat.markers, "extra_canal": seat.extra, "bid": seat.bid })
}

fn write_proposal(one: &Bribe) -> Value {
    let supports = one.supports.iter().map(|(seat, amount)| json!({ "seat": seat.0, "amount": amount }));
    json!({
        "seat": one.seat.0,
        "segment": one.segment.id(),
        "amount": one.amount,
        "supports": supports.collect::<Vec<_>>(),
    })
}

fn write_decision(question: Question, seat: Seat, built: bool) -> Value {
    let mut decision = Map::from_iter([("type".to_owned(), Value::from(question.id()))]);
    if question != Question::Over {
        decision.insert("seat".to_owned(), seat.0.into());
    }
    if question == Question::Extra {
        decision.insert("built".to_owned(), built.into());
    }
    decision.into()
}

fn write_result(standing: &Standing) -> Value {
    let players = standing.scores.len();
    let regions = standing.regions.iter().map(|region| {
        json!({
            "crop": region.crop.id(),
            "squares": ids(region.squares.iter()),
            "markers": region.markers[..players],
            "worth": region.worth[..players],
        })
    });
    let scores = standing.scores.iter().map(|score| {
        json!({
            "seat": score.seat.0,
            "escudos": score.escudos,
            "plantations": score.plantations,
            "total": score.total,
            "place": score.place,
        })
    });
    json!({
        "regions": regions.collect::<Vec<_>>(),
        "scores": scores.collect::<Vec<_>>(),
        "winners": standing.winners().map(|seat| seat.0).collect::<Vec<_>>(),
    })
}
