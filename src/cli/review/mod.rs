//! `santiago review`: what the moves of a game cost, as an answer on lines or for machines, or as a dialogue.

pub(super) mod puzzles;

use std::io::{self, IsTerminal};

use serde_json::{Value, json};

use crate::{
    dialog::review::{ReviewDialog, Reviewed, make_puzzle},
    game::Seat,
    play::player::names,
    reference::fold::fold,
    sitting::{
        game::GameSitting,
        house::House,
        review::{Looked, ReviewedMove},
    },
    text::{Catalog, Message},
};

use super::{
    Context, Exit,
    bar::Bar,
    console::Console,
    learn, misused,
    output::{answer, complain},
    parse::{Misuse, ReviewOptions, number},
    play,
    simulate::{budget, rounded},
    spec::Switch,
};

#[cfg(feature = "tui")]
pub(super) use puzzles::{is_kept, keep, unkept};

/// How many moves are shown unless something else is said.
pub(super) const MOST: usize = 5;
/// As many as anybody could want.
const MOST_SHOWN: u64 = 1_000;

/// Reviews the game that was asked for.
pub(super) fn run(context: &Context) -> Exit {
    let house = learn::chosen();
    let reviewed = match review(&*house, context) {
        Ok(reviewed) => reviewed,
        Err(exit) => return exit,
    };
    if context.options.json && context.options.review.puzzle.is_none() {
        return answer(&format!("{}\n", for_machines(&reviewed)));
    }
    let learner = match context.learner() {
        Ok(learner) => learner,
        Err(exit) => return exit,
    };
    let mut out = play::lines(context, learner.as_deref());
    let mut keeper = play::keeper(&*house, context, learner.as_deref());
    let mut console = Console::new(context.options.ascii);
    reviewed.speak(context.catalog.lang(), &mut out);
    if let Some((number, folder)) = &context.options.review.puzzle {
        let worst = &reviewed.found.worst;
        let chosen = number.parse::<usize>().ok().and_then(|number| worst.get(number.wrapping_sub(1)));
        let Some(one) = chosen else {
            let known = format!("1–{}", worst.len());
            return misused(&Misuse::new("number", number).of(Switch::Puzzle).knowing(known), out.catalog());
        };
        let ending = make_puzzle(&**one, &folder.to_string_lossy(), &mut out, &mut keeper);
        console.show(&mut out);
        return ending.into();
    }
    reviewed.overview(&mut out);
    if context.options.plain || io::stdin().is_terminal() {
        return console.hold(Box::new(ReviewDialog::new(&reviewed)), &mut out, &mut keeper).into();
    }
    for number in 0..reviewed.found.worst.len() {
        reviewed.show(number, &mut out);
    }
    if console.show(&mut out) { Exit::Done } else { Exit::System }
}

/// Whether the app can show what was asked for: it chooses for itself what it judges, and how.
#[cfg(feature = "tui")]
pub(super) fn fits_app(context: &Context) -> bool {
    let ReviewOptions { most, seat, puzzle } = &context.options.review;
    let budget = context.options.nodes.is_some() || context.options.time.is_some();
    most.is_none() && seat.is_none() && puzzle.is_none() && !budget
}

/// The game that the app reviews.
#[cfg(feature = "tui")]
pub(super) fn for_app(context: &Context) -> Result<Box<dyn GameSitting>, Exit> {
    game(&*learn::chosen(), context).map(|(_, game)| game)
}

/// The game that was asked for.
fn game(house: &dyn House, context: &Context) -> Result<(String, Box<dyn GameSitting>), Exit> {
    let word = context.options.words.first().map(|word| word.to_string_lossy());
    let refuse = |message: Message| {
        complain(&context.catalog.say(&message).text);
        Exit::No
    };
    let kept = play::kept(house, word.as_deref(), context)?;
    let none = || refuse(Message::new("review-no-game").with("command", "santiago play".to_owned()));
    let (name, game, _) = kept.ok_or_else(none)?;
    if game.may_review() { Ok((name, game)) } else { Err(refuse(Message::new("review-not-yet"))) }
}

/// Reads the game and judges its moves.
fn review(house: &dyn House, context: &Context) -> Result<Reviewed, Exit> {
    let wrong = |misuse: Misuse| misused(&misuse, &context.catalog);
    let options = &context.options;
    let budget = budget(options).map_err(wrong)?;
    let most = number(Switch::Most, options.review.most.as_deref(), 1, MOST_SHOWN).map_err(wrong)?;
    let most = most.map_or(MOST, |most| most as usize);
    let (name, game) = game(house, context)?;
    let seats = seats(&*game, &options.review, &context.catalog).map_err(wrong)?;
    let mut looking = game.review(&seats, budget);
    let mut bar = Bar::new("review-progress", u32::try_from(looking.steps()).unwrap_or(u32::MAX), context);
    let found = loop {
        match looking.look(1, most) {
            Looked::More(done, further) => {
                bar.show(u32::try_from(done).unwrap_or(u32::MAX));
                looking = further;
            }
            Looked::All(found) => break found,
        }
    };
    bar.clear();
    Ok(Reviewed { name, players: game.players().to_vec(), seats, found })
}

/// Whose moves are asked about.
fn seats(game: &dyn GameSitting, options: &ReviewOptions, catalog: &Catalog) -> Result<Vec<Seat>, Misuse> {
    let Some(word) = &options.seat else { return Ok(game.reviewed()) };
    let names = names(game.players(), catalog);
    let numbered = word.parse::<usize>().ok().filter(|number| (1..=names.len()).contains(number));
    let named = || names.iter().position(|name| fold(name) == fold(word));
    let found = numbered.map(|number| number - 1).or_else(named);
    let found = found.ok_or_else(|| Misuse::new("seat", word).knowing(names.join(", ")))?;
    Ok(vec![Seat(found as u8)])
}

fn for_machines(reviewed: &Reviewed) -> Value {
    let one = |one: &dyn ReviewedMove| {
        let parts = one.parts().into_iter().map(|(part, points)| (part.to_owned(), rounded(points, 2).into()));
        json!({
            "at": one.at() + 1,
            "seat": one.seat().0,
            "played": one.played().to_string(),
            "better": one.better().to_string(),
            "costs": rounded(one.costs(), 2),
            "error": one.error().map(|error| rounded(error, 2)),
            "parts": parts.collect::<serde_json::Map<String, Value>>(),
            "rule": one.rule(),
        })
    };
    json!({
        "game": reviewed.name,
        "moves": reviewed.found.decisions,
        "judged": reviewed.found.judged,
        "worst": reviewed.found.worst.iter().map(|it| one(&**it)).collect::<Vec<_>>(),
    })
}
