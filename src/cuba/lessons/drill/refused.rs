//! Whether something is possible now, and if not, which rule is against it.

use crate::{
    chance::Chance,
    cuba::{
        Action, Cuba, Event, Position, Question, Refusal, Rule, action::Kind, conceivable::conceivable, words::table,
    },
    game::{Dice, Game, Ruled, shuffle},
    text::{Message, Spoken},
};

use super::{
    Template,
    answers::{no, owned, passed, pawns, turn, yes},
    any, is_asked, only,
};
use crate::course::{
    drill::{Case, Stem, Whim, text},
    taught::LEARNER,
};

/// One question in so many is about something that is possible.
const POSSIBLE: u32 = 4;

/// The rules that can be all that is against an action.
pub(super) const RULES: &[Rule] = &[
    Rule::DriveMandatory,
    Rule::DriveCost,
    Rule::DriveDistance,
    Rule::ZorroAllGive,
    Rule::ZorroGiverChooses,
    Rule::ZorroPawnStays,
    Rule::Pablo,
    Rule::SupplyShort,
    Rule::AlonsoClaimUnowned,
    Rule::AlonsoMaxThree,
    Rule::AlonsoUseOwn,
    Rule::DeliveryOwnGoods,
    Rule::DeliveryUpToDemand,
    Rule::HarbourNoBuilding,
    Rule::HarbourPawnStays,
    Rule::WoodReplacesKind,
    Rule::PawnMustMove,
    Rule::PawnSameFlower,
    Rule::PawnUnoccupied,
    Rule::PawnOtherBuilding,
    Rule::PawnUseBuilding,
    Rule::Distillery,
    Rule::CigarFactory,
    Rule::BlackMarket,
    Rule::BlackMarketNoWood,
    Rule::Sawmill,
    Rule::Cafe,
    Rule::CustomsOffice,
    Rule::CasinoBuyPoints,
    Rule::CasinoSellPoints,
    Rule::HarbourOfficeFloor,
    Rule::TradingOffice,
    Rule::TradingOfficeNoWood,
    Rule::NewspaperTurnCitizen,
];

/// An attempt and every reason against it.
struct Attempt {
    action: Action,
    refusals: Vec<Refusal>,
}

/// The decisions at which something is tried.
const DECISIONS: [Question; 7] = [
    Question::Drive,
    Question::Give,
    Question::Take,
    Question::Alonso,
    Question::Pawn,
    Question::Use,
    Question::Deliver,
];

/// Hunts for attempts that exactly one rule is against, at each decision as often as at any other.
pub(super) fn may_i(p: &Position, wish: Whim, chance: &mut Chance) -> Option<Stem<Cuba>> {
    if !is_asked(p, wish.among(&DECISIONS)) {
        return None;
    }
    let attempts = attempts(p);
    let mut rules: Vec<Rule> = attempts.iter().flat_map(|one| &one.refusals).map(Ruled::rule).collect();
    rules.sort_unstable();
    rules.dedup();
    shuffle(&mut rules, chance);
    let sole = |one: &Attempt| if let [only] = one.refusals[..] { Some(only.rule()) } else { None };
    let sought = if chance.below(POSSIBLE) == 0 {
        None
    } else {
        let soles: Vec<Rule> =
            rules.iter().copied().filter(|rule| attempts.iter().any(|a| sole(a) == Some(*rule))).collect();
        Some(any(&soles, chance)?)
    };
    let fits = |one: &&Attempt| if sought.is_none() { one.refusals.is_empty() } else { sole(one) == sought };
    let attempt = any(&attempts.iter().filter(fits).collect::<Vec<_>>(), chance)?;
    let events = Cuba::play(p, Some(LEARNER), attempt.action).map(|played| played.events).unwrap_or_default();
    Some(Stem {
        right: sought.map_or_else(yes, no),
        wrong: [yes()].into_iter().chain(rules.iter().map(|rule| no(*rule))).collect(),
        case: Case {
            action: Some(attempt.action),
            facts: facts(p, attempt.action),
            rules: sought.into_iter().collect(),
            events: only(&events, |event| !matches!(event, Event::TurnBegan { .. })),
            refusals: attempt.refusals.clone(),
            exceptional: true,
            ..Case::new(p, text::<Cuba>(Template::MayI).with("action", Cuba::action(attempt.action)))
        },
    })
}

/// Everything that somebody could try here in earnest: of the right kind, and more than nothing.
fn attempts(p: &Position) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    conceivable(p, |action| {
        if action.is_of_nothing() {
            return;
        }
        let refusals = Cuba::refusals(p, Some(LEARNER), action);
        if refusals.iter().all(|refusal| refusal.rule() != Rule::TurnTwoParts) {
            attempts.push(Attempt { action, refusals });
        }
    });
    attempts
}

/// What of the table an attempt hangs on.
fn facts(p: &Position, action: Action) -> Vec<Message> {
    let mine = table::holding(p, LEARNER);
    let mut facts = vec![table::car(p)];
    match action.kind() {
        Kind::Drive => facts.push(mine),
        Kind::Give => facts.extend([turn(p), mine]),
        Kind::Take => facts.extend(Cuba::look(p, "supply")),
        Kind::Claim => facts.extend(owned(p)),
        Kind::Pawn => {
            facts.extend(
                p.citizen().and_then(|citizen| p.layout().flower_of(citizen)).and_then(|one| table::under(p, one)),
            );
            facts.extend(pawns(p));
        }
        Kind::Use | Kind::Decline => {
            facts.extend([mine, table::pawn(p, LEARNER), table::ship(p)]);
            facts.extend(table::owns(p, LEARNER).into_iter().chain(table::dice(p)).chain(table::inactive(p)));
            facts.extend(Cuba::look(p, "supply"));
        }
        Kind::Deliver | Kind::DeliverWood | Kind::Pass => {
            facts.extend(table::dice(p).into_iter().chain(passed(p)).chain([mine]));
        }
        Kind::Roll | Kind::LeaveOut => {}
    }
    facts
}
