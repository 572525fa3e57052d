//! One game at a time, spoken to in lines: a request comes in, exactly one answer goes out.
//!
//! A [`Session`] holds the game under way. Nothing a line contains ends it, and whatever is not done leaves it as it
//! was. Hides the commands; what a game looks like in JSON is [`Wire`]'s business.

use serde_json::{Map, Value, json};

use crate::{
    chance::{Chance, Stream},
    game::{Decision, Eyes, Game, Happened, LARGEST_SEED, Ruled, Seat, Told, perft},
    ids::{Id, ids},
    record::{Playing, Record, Unplayable},
};

use super::{
    Requested, Wire, facts,
    json::{self, Bad, Fields, Problem, Raw},
    words::{ErrorCode, Sentence},
    write_state,
};

/// The longest line, in bytes, without its end.
pub const LONGEST_LINE: usize = 1 << 20;
/// The deepest count of lines.
const DEEPEST: u64 = 12;
/// The version of a record.
const VERSION: u64 = 1;

ids! {
    /// What a request can ask for.
    enum Order {
        New = "new",
        Load = "load",
        State = "state",
        View = "view",
        Legal = "legal",
        Act = "act",
        Explain = "explain",
        Undo = "undo",
        Record = "record",
        Replay = "replay",
        Perft = "perft",
    }
}

/// Whoever puts sentences into words.
type Speaker<G> = dyn Fn(&Sentence<'_, G>) -> String;

/// The game under way, if there is one.
pub struct Session<G: Wire> {
    game: Option<Ongoing<G>>,
    entropy: Box<dyn FnMut() -> u64>,
    words: Box<Speaker<G>>,
}

struct Ongoing<G: Game> {
    line: Playing<G>,
    /// Where rolls come from; `None`: from the system.
    seed: Option<u64>,
}

/// Why there is no other answer.
enum Failure<G: Game> {
    NotUnderstood(ErrorCode),
    Bad(Bad),
    Faults(Vec<G::Fault>),
    Refused(Map<String, Value>),
}

impl<G: Game> From<Bad> for Failure<G> {
    fn from(bad: Bad) -> Self {
        Self::Bad(bad)
    }
}

impl<G: Game> From<ErrorCode> for Failure<G> {
    fn from(code: ErrorCode) -> Self {
        Self::NotUnderstood(code)
    }
}

type Response<G> = Result<Map<String, Value>, Failure<G>>;

impl<G: Wire> Session<G> {
    /// No game yet; `entropy` is the system's chance, `words` puts sentences into words.
    pub fn new(entropy: impl FnMut() -> u64 + 'static, words: impl Fn(&Sentence<'_, G>) -> String + 'static) -> Self {
        Self { game: None, entropy: Box::new(entropy), words: Box::new(words) }
    }

    /// The answer to a line, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let answer = self.try_answer(line);
        let error = |code: ErrorCode, message: String| entry("error", json!({ "code": code.id(), "message": message }));
        let (ok, body) = match answer {
            Ok(body) => (true, body),
            Err(Failure::Refused(body)) => (false, body),
            Err(Failure::NotUnderstood(code)) => (false, error(code, (self.words)(&Sentence::Error(code)))),
            Err(Failure::Bad(bad)) => (false, error(ErrorCode::BadRequest, (self.words)(&Sentence::Bad(&bad)))),
            Err(Failure::Faults(faults)) => {
                let mut body = error(ErrorCode::BadState, (self.words)(&Sentence::Faults(&faults)));
                let ids: Vec<_> = faults.iter().map(Told::id).collect();
                body["error"]["invariants"] = ids.into();
                (false, body)
            }
        };
        let mut whole = entry("ok", ok.into());
        whole.extend(body);
        Value::from(whole).to_string()
    }

    fn try_answer(&mut self, line: &[u8]) -> Response<G> {
        if line.len() > LONGEST_LINE {
            return Err(ErrorCode::TooLong.into());
        }
        let mut fields = json::object(line).ok_or(ErrorCode::BadJson)?.object()?;
        match fields.take("cmd")?.id()? {
            Order::New => self.begin(fields),
            Order::Load => {
                let state = fields.take("state")?;
                fields.finish()?;
                self.load(state)
            }
            Order::State => {
                fields.finish()?;
                Ok(table(&mut self.game)?.state())
            }
            Order::View => {
                let seat = self.seat(&mut fields)?;
                fields.finish()?;
                let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
                Ok(entry("state", G::write_view(&G::view(table(&mut self.game)?.line.position(), eyes))))
            }
            Order::Legal => {
                fields.finish()?;
                Ok(table(&mut self.game)?.legal())
            }
            Order::Act => self.act(fields),
            Order::Explain => self.explain(fields),
            Order::Undo => {
                fields.finish()?;
                let table = table(&mut self.game)?;
                table.line.undo().ok_or(ErrorCode::NothingToUndo)?;
                Ok(table.state())
            }
            Order::Record => {
                fields.finish()?;
                Ok(entry("record", write_record(table(&mut self.game)?.line.record())))
            }
            Order::Replay => {
                let record = fields.take("record")?;
                fields.finish()?;
                self.replay(record)
            }
            Order::Perft => {
                let depth = fields.take("depth")?.number_up_to(DEEPEST)?;
                fields.finish()?;
                Ok(entry("nodes", perft::<G>(table(&mut self.game)?.line.position(), depth as u32).into()))
            }
        }
    }

    /// How many play in the game under way, or at most.
    fn players(&self) -> u8 {
        self.game.as_ref().map_or(*G::SEATS.end(), |table| G::players(table.line.position()))
    }

    fn seat(&self, fields: &mut Fields<'_>) -> Result<Option<Seat>, Bad> {
        fields.optional("seat").map(|raw| raw.seat(self.players())).transpose()
    }

    fn begin(&mut self, mut fields: Fields<'_>) -> Response<G> {
        let seed = fields.optional("seed").map(|raw| raw.number_up_to(LARGEST_SEED)).transpose()?;
        let seed = seed.unwrap_or_else(|| (self.entropy)() & LARGEST_SEED);
        let setup = G::read_new(fields, seed)?;
        let line = Playing::begin(setup).map_err(Failure::Faults)?;
        Ok(self.game.insert(Ongoing { line, seed: Some(seed) }).state())
    }

    fn load(&mut self, state: Raw<'_>) -> Response<G> {
        let line = Playing::begin(G::read_state(state)?).map_err(Failure::Faults)?;
        Ok(self.game.insert(Ongoing { line, seed: None }).state())
    }

    fn act(&mut self, mut fields: Fields<'_>) -> Response<G> {
        let action = G::read_action(fields.take("action")?, self.players())?;
        let seat = self.seat(&mut fields)?;
        fields.finish()?;
        let (entropy, words) = ((self.entropy)(), &*self.words);
        let table = table(&mut self.game)?;
        let action = match action {
            Requested::Do(action) => action,
            Requested::Roll(roll) => table.roll(entropy).unwrap_or(roll),
        };
        let before = *table.line.position();
        match table.line.play(seat, action) {
            Ok(played) => {
                let mut answer = entry("events", write_events(&played.events, words));
                answer.extend(table.state());
                Ok(answer)
            }
            Err(refusals) => Err(Failure::Refused(write_refusals(&refusals, words, Some((&before, seat, action))))),
        }
    }

    fn explain(&mut self, mut fields: Fields<'_>) -> Response<G> {
        let action = with_dice::<G>(fields.take("action")?, self.players())?;
        let seat = self.seat(&mut fields)?;
        fields.finish()?;
        let words = &*self.words;
        let position = table(&mut self.game)?.line.position();
        match G::play(position, seat, action) {
            Ok(played) => Ok(entry("events", write_events(&played.events, words))),
            Err(refusals) => Err(Failure::Refused(write_refusals(&refusals, words, Some((position, seat, action))))),
        }
    }

    fn replay(&mut self, record: Raw<'_>) -> Response<G> {
        let record = read_record::<G>(record)?;
        let words = &*self.words;
        match Playing::replay(record) {
            Ok(line) => Ok(self.game.insert(Ongoing { line, seed: None }).state()),
            Err(Unplayable::Setup(faults)) => Err(Failure::Faults(faults)),
            Err(Unplayable::Action(at, refusals)) => {
                let mut answer = write_refusals(&refusals, words, None);
                answer.insert("at".to_owned(), at.into());
                Err(Failure::Refused(answer))
            }
        }
    }
}

fn table<G: Wire>(game: &mut Option<Ongoing<G>>) -> Result<&mut Ongoing<G>, ErrorCode> {
    game.as_mut().ok_or(ErrorCode::NoGame)
}

impl<G: Wire> Ongoing<G> {
    fn state(&self) -> Map<String, Value> {
        entry("state", write_state::<G>(self.line.position()))
    }

    fn legal(&self) -> Map<String, Value> {
        let position = self.line.position();
        let mut actions = Vec::new();
        G::legal(position, &mut actions);
        let actions: Value = match G::decision(position) {
            Decision::Chance { .. } => json!([{ "type": "roll" }]),
            Decision::Ask { .. } | Decision::Over => actions.into_iter().map(G::write_action).collect(),
        };
        let mut answer = entry("decision", G::write_decision(position));
        answer.insert("actions".to_owned(), actions);
        answer
    }

    /// The roll that is due: with a seed the n-th of the game is always the same.
    fn roll(&self, entropy: u64) -> Option<G::Action> {
        let rolls = self.line.record().actions.iter().filter(|action| G::is_roll(**action)).count();
        let mut chance = match self.seed {
            Some(seed) => Chance::stream(seed, Stream::ROLLS, rolls as u64),
            None => Chance::seeded(entropy),
        };
        G::roll(self.line.position(), &mut chance)
    }
}

fn entry(name: &str, value: Value) -> Map<String, Value> {
    Map::from_iter([(name.to_owned(), value)])
}

fn with_dice<G: Wire>(action: Raw<'_>, players: u8) -> Result<G::Action, Bad> {
    match G::read_action(action, players)? {
        Requested::Do(action) => Ok(action),
        Requested::Roll(_) => Err(action.bad(Problem::NeedsDice)),
    }
}

fn read_record<G: Wire>(record: Raw<'_>) -> Result<Record<G>, Bad> {
    let mut fields = record.object()?;
    let (game, version) = (fields.take("game")?, fields.take("version")?);
    if game.text()? != G::ID {
        return Err(game.bad(Problem::Foreign));
    }
    if version.number()? != VERSION as u16 {
        return Err(version.bad(Problem::Foreign));
    }
    let setup = G::read_setup(fields.take("setup")?)?;
    let actions = fields.take("actions")?.list()?;
    let players = G::seats(&setup);
    let actions = actions.into_iter().map(|action| with_dice::<G>(action, players)).collect::<Result<_, _>>()?;
    fields.finish()?;
    Ok(Record { setup, actions })
}

fn write_record<G: Wire>(record: &Record<G>) -> Value {
    json!({
        "game": G::ID,
        "version": VERSION,
        "setup": G::write_setup(&record.setup),
        "actions": record.actions.iter().map(|action| G::write_action(*action)).collect::<Vec<_>>(),
    })
}

fn write_events<G: Wire>(events: &[G::Event], words: &Speaker<G>) -> Value {
    let events = events.iter().map(|event| {
        let mut changes = Vec::new();
        event.changes(&mut |seat, item, by| {
            changes.push(json!({ "seat": seat.0, "what": G::item_id(item), "by": by }));
        });
        let mut map = entry("type", event.id().into());
        map.insert("rule".to_owned(), event.rule().id().into());
        map.extend(facts(|tell| event.facts(tell)));
        map.insert("changes".to_owned(), changes.into());
        map.insert("text".to_owned(), words(&Sentence::Event(event)).into());
        Value::from(map)
    });
    events.collect()
}

/// The refusals; with the case at hand also its nearest yes, unless it is somebody else's decision.
fn write_refusals<G: Wire>(
    refusals: &[G::Refusal],
    words: &Speaker<G>,
    case: Option<(&G::Position, Option<Seat>, G::Action)>,
) -> Map<String, Value> {
    let nearest = case.and_then(|(p, by, action)| match G::decision(p) {
        Decision::Ask { seat, .. } if by.is_none_or(|by| by == seat) => G::nearest(p, action),
        Decision::Ask { .. } | Decision::Chance { .. } | Decision::Over => None,
    });
    let last = refusals.len().saturating_sub(1);
    let refusals = refusals.iter().enumerate().map(|(number, refusal)| {
        let mut map = entry("rule", refusal.rule().id().into());
        map.insert("id".to_owned(), refusal.id().into());
        map.insert("args".to_owned(), facts(|tell| refusal.facts(tell)).into());
        // What would be possible is said once, after the last reason.
        let told = case.filter(|_| number == last && nearest.is_some()).map(|(p, _, action)| (p, action));
        map.insert("text".to_owned(), words(&Sentence::Refusal(refusal, told)).into());
        if let Some(nearest) = &nearest {
            map.insert("nearest".to_owned(), nearest.clone());
        }
        Value::from(map)
    });
    entry("refusals", refusals.collect())
}
