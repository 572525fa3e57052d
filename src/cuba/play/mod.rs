//! Santiago de Cuba as it is played freely: drawn, coded, seen, typed in.

mod coach;
mod finish;
pub mod form;
mod notes;
mod phrases;
mod sketch;
pub mod tiles;

pub use notes::Notes;

use super::{
    Action, Cuba, Event, Good, Moment, Position, Question, Rule, Setup,
    action::Use,
    board::MOST_PLAYERS,
    code::{Decoded, Miscoded},
    layout::default_flowers,
    lessons,
    setup::{Asked, Wish},
    words,
};
use crate::{
    chance::Chance,
    course::taught::{Taught, Who},
    game::{Eyes, Fact, Game, LARGEST_SEED, Ruled, Seat, Told},
    ids::Id,
    reference::topic::Topic,
    text::{Message, harmless},
    wire::STREAMS,
};

use crate::play::{
    Sketched,
    playable::{Coach, Playable},
    puzzle::{Measure, Puzzling},
};

/// The wish of a game of which nothing is settled.
fn open(players: u8) -> Wish {
    Wish { players, first: None, street: None, town: None, flowers: default_flowers() }
}

/// The sources of who starts, the citizens and the buildings.
fn sources(seed: u64) -> [Chance; 3] {
    STREAMS.map(|stream| Chance::stream(seed, stream, 0))
}

impl Playable for Cuba {
    const COACH: Option<Coach<Self>> = Some(Coach { opening: &coach::OPENING, remarks: coach::remarks });

    fn drawn(players: u8, seed: u64) -> Option<Setup> {
        open(players).draw(sources(seed))
    }

    fn coded(code: &str, seed: u64) -> Result<(Setup, Option<u64>), Message> {
        let Decoded { layout, seed: own } = Decoded::read(code).map_err(|why| miscoded(why, code))?;
        let settled = Wish {
            street: Some(*layout.street()),
            town: Some(*layout.town()),
            flowers: *layout.flowers(),
            ..open(layout.players())
        };
        let setup = settled.draw(sources(own.unwrap_or(seed & LARGEST_SEED)));
        Ok((setup.ok_or_else(|| miscoded(Miscoded::NoSuchGame, code))?, own))
    }

    fn code(p: &Position, seed: Option<u64>) -> String {
        Decoded { layout: *p.layout(), seed }.write()
    }

    fn seen(p: &Position, eyes: Eyes) -> Vec<Message> {
        words::table::seen(p, eyes)
    }

    fn known(events: &[Event], eyes: Eyes) -> usize {
        // Whoever has nothing to give or to deliver is passed over, and the end counts everything.
        let passed = |seat: Seat| Eyes::Seat(seat) != eyes;
        let tells = |event: &Event| {
            matches!(event, Event::NothingToGive { seat } | Event::Passed { seat, .. } if passed(*seat))
                || matches!(event, Event::Scored { .. })
        };
        events.iter().position(tells).unwrap_or(events.len())
    }

    fn depends(p: &Position, eyes: Eyes) -> bool {
        let asks = matches!(p.question(), Question::Give | Question::Deliver);
        asks && Eyes::Seat(p.decider()) != eyes
    }

    fn amount(what: &str, by: i32) -> Message {
        let way = if by > 0 { "gets" } else { "pays" };
        let about = |kind: &str| Message::new(format!("cuba-amount-{way}-{kind}"));
        let count = by.unsigned_abs();
        match what {
            "pesos" => about("pesos").with("pesos", count),
            "points" => about("points").with("points", count),
            good => about("goods").with("good", good.to_owned()).with("count", count),
        }
    }

    fn says_amount(action: Action, by: i32) -> bool {
        match action {
            Action::Give(_) | Action::Take(_) => true,
            Action::Use(
                Use::Bank
                | Use::Church
                | Use::BlackMarket { .. }
                | Use::Sawmill
                | Use::Casino { .. }
                | Use::Newspaper(_),
            ) => true,
            Action::Use(_) | Action::Deliver { .. } | Action::DeliverWood { .. } => by < 0,
            Action::Roll(_)
            | Action::LeaveOut(_)
            | Action::Drive(_)
            | Action::Claim(_)
            | Action::Pawn(_)
            | Action::Decline
            | Action::Pass => false,
        }
    }

    fn sheet(p: &Position) -> Vec<Event> {
        p.standing().map(|standing| standing.told().collect()).unwrap_or_default()
    }

    fn met(event: &Event) -> Vec<Topic> {
        let mut topics = Vec::new();
        event.facts(&mut |_, fact| {
            if let Fact::Id(id) = fact {
                topics.extend(["citizen", "building"].into_iter().filter_map(|kind| Topic::of(Self::ID, kind, id)));
            }
        });
        topics.extend(Topic::rule::<Self>(event.rule()));
        topics
    }

    fn visited(p: &Position, action: Action) -> Option<Rule> {
        let topic = Self::topic(Self::concerns(p, action))?;
        let named = topic.rules().find(|rule| rule.id() == topic.id());
        let goes = matches!(action, Action::Drive(_) | Action::Pawn(_) | Action::Claim(_));
        named.or_else(|| topic.rules().next()).and_then(|rule| Rule::from_id(rule.id())).filter(|_| goes)
    }
}

impl Sketched for Cuba {
    type Sketch = Notes;
}

impl Puzzling for Cuba {
    fn seated_first(p: &Position, seat: Seat) -> Option<Position> {
        let mut moment = Moment::of(p);
        let turned = |one: Seat| Seat((one.0 + moment.players - seat.0) % moment.players);
        let asked = Asked {
            seat: turned(moment.asked.seat),
            passed: moment.asked.passed.iter().map(|one| turned(*one)).collect(),
            ..moment.asked
        };
        moment.turn = turned(moment.turn);
        moment.asked = asked;
        moment.seats.rotate_left(seat.index());
        Self::begin(&Setup::Moment(Box::new(moment))).ok()
    }

    fn scene(p: &Position) -> Option<String> {
        lessons::whole(p)
    }

    fn figures(p: &Position) -> Vec<Measure> {
        let gain = |what: &str| format!("{{ gain = {{ what = \"{what}\" }} }}");
        let task = |id: &str| Message::new(format!("cuba-puzzle-{id}"));
        let plain = |what: &str| Measure { of: gain(what), less: None, task: task(what) };
        let ahead = (1..p.players()).map(Seat).map(|seat| {
            let less = format!("{{ gain = {{ who = \"{}\", what = \"points\" }} }}", Who::at(seat).id());
            Measure { of: gain("points"), less: Some(less), task: task("ahead").with("player", seat) }
        });
        let good =
            |good: &Good| Measure { of: gain(good.id()), less: None, task: task("good").with("good", good.id()) };
        let mut figures = vec![plain("points")];
        figures.extend(ahead);
        figures.extend([plain("goods"), plain("pesos")]);
        figures.extend(Good::ALL.iter().map(good));
        figures
    }
}

fn miscoded(why: Miscoded, code: &str) -> Message {
    let about = |id: &str| Message::new(format!("cuba-code-{id}"));
    let message = match why {
        Miscoded::Length(count) => about("length").with("count", count),
        Miscoded::Symbol(at) => about("symbol").with("number", at + 1),
        Miscoded::Check => about("check"),
        Miscoded::Version(_) => about("version"),
        Miscoded::NoSuchGame => about("no-such-game"),
    };
    message.with("word", harmless(code).chars().take(60).collect::<String>())
}

/// The seat with this number, from 1, or name.
fn seat(word: &str, names: &[String]) -> Option<Seat> {
    let number = word.parse::<u8>().ok().filter(|number| (1..=MOST_PLAYERS).contains(number));
    let named =
        || names.iter().position(|name| crate::reference::fold::fold(name) == crate::reference::fold::fold(word));
    number.map(|number| Seat(number - 1)).or_else(|| named().map(|at| Seat(at as u8)))
}
