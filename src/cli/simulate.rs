//! `santiago simulate`: bots against bots, who wins how often, and what the order of play is worth.
//!
//! On a terminal a bar shows how far it is; the answer is a table, or JSON for machines.

use std::{fmt::Write as _, ops::RangeInclusive};

use serde_json::{Value, json};
use unicode_width::UnicodeWidthStr;

use crate::{
    bot::{
        Budget, Level,
        simulate::{Contest, Standings, Tally},
    },
    game::LARGEST_SEED,
    games,
    ids::Id,
    text::{Catalog, Message, bot::decimal},
};

use super::{
    Context, Exit,
    bar::Bar,
    misused,
    output::{answer, plain_signs},
    parse::{Misuse, Options, near, number},
    spec::Switch,
};

/// What is played unless something else is said.
const GAMES: u32 = 100;
const BOTS: &str = "medium,easy";
const SEED: u64 = 1;
/// As much as anybody has the patience for.
const MOST_GAMES: u64 = 1_000_000;
const MOST_NODES: u64 = 10_000_000;
const MOST_MILLISECONDS: u64 = 3_600_000;

/// Plays the contest that was asked for and shows what came of it.
pub(super) fn run(context: &Context) -> Exit {
    let house = games::first();
    let contest = match contest(context, house.seats()) {
        Ok(contest) => contest,
        Err(misuse) => return misused(&misuse, &context.catalog),
    };
    let mut bar = Bar::new("simulate-progress", contest.games, context);
    let outcome = house.compete(&contest, &mut |done| bar.show(done));
    bar.clear();
    let text = if context.options.json {
        format!("{}\n", for_machines(&contest, &outcome))
    } else {
        on_lines(&contest, &outcome, &context.catalog)
    };
    answer(&if context.options.ascii { plain_signs(&text) } else { text })
}

/// What a bot may spend on a move, as the options say.
pub(super) fn budget(options: &Options) -> Result<Budget, Misuse> {
    let time = number(Switch::Time, options.time.as_deref(), 1, MOST_MILLISECONDS)?;
    Ok(match (time, number(Switch::Nodes, options.nodes.as_deref(), 1, MOST_NODES)?) {
        (Some(time), _) => Budget::Time(std::time::Duration::from_millis(time)),
        (None, Some(nodes)) => Budget::Nodes(nodes as u32),
        (None, None) => Budget::Own,
    })
}

fn contest(context: &Context, places: RangeInclusive<u8>) -> Result<Contest, Misuse> {
    let options = &context.options;
    let budget = budget(options)?;
    let games = number(Switch::Games, options.games.as_deref(), 1, MOST_GAMES)?.map_or(GAMES, |games| games as u32);
    let seed = number(Switch::Seed, options.seed.as_deref(), 0, LARGEST_SEED)?.unwrap_or(SEED);
    let seats = options.seats.as_deref().unwrap_or(BOTS);
    let bots = seats.split(',').map(|word| {
        let level = Level::from_id(word.trim()).ok_or_else(|| {
            let levels = || Level::ALL.iter().map(|level| level.id());
            let known = levels().collect::<Vec<_>>().join(", ");
            Misuse::new("unknown-bot", word).knowing(known).near(near(word, levels().map(ToOwned::to_owned)))
        })?;
        Ok((level, if level == Level::Hard { budget } else { Budget::Own }))
    });
    let bots: Vec<(Level, Budget)> = bots.collect::<Result<_, Misuse>>()?;
    if !u8::try_from(bots.len()).is_ok_and(|count| places.contains(&count)) {
        return Err(Misuse::new("seats", seats).seating(places));
    }
    // Everybody sits everywhere equally often, or the order of play would count.
    let games = games.next_multiple_of(bots.len() as u32);
    Ok(Contest { bots, games, seed })
}

/// A number with so many decimals, as JSON has it.
pub(super) fn rounded(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (number * scale).round() / scale
}

fn for_machines(contest: &Contest, outcome: &Standings) -> Value {
    let tally = |name: &str, who: Value, tally: &Tally| {
        let (low, high) = tally.interval();
        json!({
            name: who,
            "wins": rounded(tally.wins, 2),
            "share": rounded(tally.share(), 4),
            "low": rounded(low, 4),
            "high": rounded(high, 4),
            "mean_points": rounded(tally.mean_points(), 2),
        })
    };
    let bots = contest.bots.iter().zip(&outcome.bots).map(|((level, _), one)| tally("bot", level.id().into(), one));
    let order = (1..).zip(&outcome.order).map(|(turn, one): (u32, _)| tally("turn", turn.into(), one));
    json!({
        "games": contest.games,
        "seats": bots.collect::<Vec<_>>(),
        "illegal": outcome.illegal,
        "steps": outcome.steps,
        "seed": contest.seed,
        "order": order.collect::<Vec<_>>(),
    })
}

fn on_lines(contest: &Contest, outcome: &Standings, catalog: &Catalog) -> String {
    let mut text = String::new();
    let bots = contest.bots.iter().map(|(level, _)| level.id().to_owned());
    let order = (1..=contest.bots.len()).map(|turn| turn.to_string());
    let heads = [
        ("simulate-bot", bots.collect::<Vec<_>>(), &outcome.bots),
        ("simulate-order", order.collect(), &outcome.order),
    ];
    for (head, names, tallies) in heads {
        let heading = [head, "simulate-wins", "simulate-share", "simulate-interval", "simulate-points"];
        let heading = heading.map(|id| catalog.text(id));
        let rows = names.into_iter().zip(tallies).map(|(name, tally)| row(name, tally, catalog));
        table(&mut text, &[heading].into_iter().chain(rows).collect::<Vec<_>>());
        text.push('\n');
    }
    let mean = outcome.steps / u64::from(contest.games);
    let sum = Message::new("simulate-sum")
        .with("games", contest.games)
        .with("seed", contest.seed.to_string())
        .with("steps", mean as u32)
        .with("illegal", outcome.illegal);
    let _ = writeln!(text, "{}", catalog.say(&sum));
    text
}

fn row(name: String, tally: &Tally, catalog: &Catalog) -> [String; 5] {
    let decimal = |number: f64| catalog.say(&decimal(number)).text;
    let percent = |share: f64| decimal(share * 100.0);
    let (low, high) = tally.interval();
    let interval = Message::new("simulate-from-to").with("low", percent(low)).with("high", percent(high));
    [
        name,
        decimal(tally.wins),
        catalog.say(&Message::new("simulate-percent").with("number", percent(tally.share()))).text,
        catalog.say(&interval).text,
        decimal(tally.mean_points()),
    ]
}

/// Rows under a heading: a name, then numbers, which stand at the right.
fn table(text: &mut String, rows: &[[String; 5]]) {
    let wide: [usize; 5] = std::array::from_fn(|at| rows.iter().map(|row| row[at].width()).max().unwrap_or(0));
    for row in rows {
        for (at, (cell, wide)) in row.iter().zip(wide).enumerate() {
            let gap = " ".repeat(wide - cell.width());
            let _ = if at == 0 { write!(text, "{cell}{gap}") } else { write!(text, "  {gap}{cell}") };
        }
        text.push('\n');
    }
}
