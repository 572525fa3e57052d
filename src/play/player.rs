//! Who sits at a table, and how that is written: `anna:de`, `luis:es:lime`, `bot:medium`, `bot:hard:Eva`.
//!
//! A person has a language of their own; a bot a level. A colour that was not chosen is the next free one. Hides the
//! grammar.

use crate::{
    bot::Level,
    course::taught::Who,
    game::Seat,
    ids::{Id, ids},
    reference::fold::fold,
    text::{
        Catalog, Message,
        catalog::{Foreign, find_language, languages},
    },
};

/// The longest name.
const LONGEST: usize = 20;

ids! {
    /// The colour of a seat's pieces.
    #[expect(missing_docs, reason = "the ids are the names")]
    pub enum Colour {
        Violet = "violet",
        Lime = "lime",
        Pink = "pink",
        Sky = "sky",
    }
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decider {
    /// Somebody at the keyboard, who is spoken to in this language.
    Person {
        /// The tag of the language.
        lang: String,
    },
    /// The program.
    Bot(Level),
}

/// See the module's page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name; `None`: the game gives one.
    pub name: Option<String>,
    /// The colour.
    pub colour: Colour,
    /// Who decides.
    pub kind: Decider,
}

/// What is wrong with a seat as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misseated {
    /// No name that can be used.
    Name(String),
    /// Neither a language nor a colour, or for a bot neither a level nor a colour nor a name.
    Word(String),
    /// A colour that somebody else has asked for.
    Colour(Colour),
}

impl Player {
    /// A person.
    pub fn person(name: &str, lang: &str) -> Self {
        let name = is_name(name).then(|| name.to_owned());
        Self { name, colour: Colour::Violet, kind: Decider::Person { lang: lang.to_owned() } }
    }

    /// A bot.
    pub fn bot(level: Level) -> Self {
        Self { name: None, colour: Colour::Violet, kind: Decider::Bot(level) }
    }

    /// Whether somebody at the keyboard decides.
    pub fn is_person(&self) -> bool {
        matches!(self.kind, Decider::Person { .. })
    }

    /// The language of a person.
    pub fn lang(&self) -> Option<&str> {
        match &self.kind {
            Decider::Person { lang } => Some(lang),
            Decider::Bot(_) => None,
        }
    }
}

/// Whether a word can be a name: letters and digits, with spaces, hyphens, apostrophes and full stops between them.
pub fn is_name(word: &str) -> bool {
    (1..=LONGEST).contains(&word.chars().count())
        && word.chars().all(|c| c.is_alphanumeric() || " -'’.".contains(c))
        && word.starts_with(char::is_alphanumeric)
        && !word.ends_with(' ')
}

/// Everybody at a table, as they are written: seats with commas between them. Who names no language speaks `lang`.
///
/// # Errors
/// The first word that does not fit.
pub fn read(text: &str, lang: &str, foreign: &[Foreign]) -> Result<Vec<Player>, Misseated> {
    let mut taken = Vec::new();
    let mut players = Vec::new();
    for seat in text.split(',') {
        let (player, colour) = read_seat(seat.trim(), lang, foreign)?;
        if let Some(colour) = colour.filter(|colour| taken.contains(colour)) {
            return Err(Misseated::Colour(colour));
        }
        taken.extend(colour);
        players.push((player, colour));
    }
    Ok(coloured(players, taken))
}

/// Gives everybody without a colour the next free one.
fn coloured(players: Vec<(Player, Option<Colour>)>, mut taken: Vec<Colour>) -> Vec<Player> {
    let give = |(player, colour): (Player, Option<Colour>)| {
        let colour = colour.unwrap_or_else(|| {
            let free = Colour::ALL.iter().copied().find(|one| !taken.contains(one)).unwrap_or(Colour::Violet);
            taken.push(free);
            free
        });
        Player { colour, ..player }
    };
    players.into_iter().map(give).collect()
}

fn read_seat(seat: &str, lang: &str, foreign: &[Foreign]) -> Result<(Player, Option<Colour>), Misseated> {
    let mut words = seat.split(':').map(str::trim);
    let first = words.next().unwrap_or_default();
    let mut colour = None;
    if first == "bot" {
        let (mut player, mut levelled) = (Player::bot(Level::Easy), false);
        for word in words {
            if let Some(level) = Level::from_id(word) {
                (player.kind, levelled) = (Decider::Bot(level), true);
            } else if let Some(found) = Colour::from_id(word) {
                colour = Some(found);
            // A name comes after the level, so that a mistyped level is not taken for one.
            } else if levelled && is_name(word) && player.name.is_none() {
                player.name = Some(word.to_owned());
            } else {
                return Err(Misseated::Word(word.to_owned()));
            }
        }
        return Ok((player, colour));
    }
    if !is_name(first) {
        return Err(Misseated::Name(first.to_owned()));
    }
    let mut player = Player::person(first, lang);
    for word in words {
        if let Some(found) = Colour::from_id(word) {
            colour = Some(found);
        } else if let Some(lang) = find_language(word, foreign) {
            player.kind = Decider::Person { lang };
        } else {
            return Err(Misseated::Word(word.to_owned()));
        }
    }
    Ok((player, colour))
}

/// Gives everybody the colours in their order, where several have the same.
#[must_use]
pub fn told_apart(players: Vec<Player>) -> Vec<Player> {
    let distinct = |one: &Player| players.iter().filter(|other| other.colour == one.colour).count() == 1;
    if players.iter().all(distinct) {
        return players;
    }
    coloured(players.into_iter().map(|player| (player, None)).collect(), Vec::new())
}

/// The names of everybody, by seat, all different; bots without a name are called like the people of the lessons, but not
/// like somebody who sits there.
pub fn names(players: &[Player], catalog: &Catalog) -> Vec<String> {
    let own: Vec<String> = players.iter().filter_map(|player| player.name.as_deref()).map(fold).collect();
    let is_free =
        |who: &Who| languages().iter().all(|lang| !own.contains(&fold(&Catalog::new(lang, &[]).text(who.name_id()))));
    let mut free: Vec<Who> = [Who::Ana, Who::Luis, Who::Rosa, Who::Eva].into_iter().filter(is_free).collect();
    let mut names: Vec<String> = Vec::new();
    for (seat, player) in (0..).zip(players) {
        let name = match (&player.name, player.is_person()) {
            (Some(name), _) => name.clone(),
            (None, true) if seat > 0 => catalog.say(&Message::new("seat-name").with("number", seat + 1)).text,
            (None, true) => catalog.text(Who::You.name_id()),
            (None, false) => {
                let usual = if seat == 0 { Who::Eva } else { Who::at(Seat(seat)) };
                let at = free.iter().position(|who| *who == usual).unwrap_or(0);
                let who = if free.is_empty() { usual } else { free.remove(at) };
                catalog.text(who.name_id())
            }
        };
        let is_taken = |name: &String| names.iter().any(|other| fold(other) == fold(name));
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let name = [name.clone()].into_iter().chain(numbered).find(|name| !is_taken(name));
        names.extend(name);
    }
    names
}
