//! Dialogues without a terminal: a host in memory hands lines in and reads what is said.

use santiago::{
    course::{
        pack::Pack,
        progress::{Change, Progress},
        taught::seated,
    },
    cuba::Cuba,
    dialog::{
        Conversation, Dialog, Ending, Heard, Host, Lines, Waits, confirm::Confirm, game::GameDialog, lines::Utterance,
        menu::MenuDialog,
    },
    play::{Now, encounter::Met, player, puzzle::Puzzle, table::Terms},
    sitting::{house::House, housed::Housed},
    text::{Catalog, Message},
};

use crate::support::tally;

/// Keeps everything in memory.
#[derive(Default)]
pub struct Shelf {
    pub progress: Progress,
    met: Met,
    pub game: Option<String>,
    deleted: Vec<String>,
}

impl Shelf {
    /// With a game on it.
    pub fn of(game: String) -> Self {
        Self { game: Some(game), ..Self::default() }
    }
}

impl Host for Shelf {
    fn today(&self) -> u32 {
        1
    }

    fn seed(&mut self) -> u64 {
        1
    }

    fn progress(&self) -> &Progress {
        &self.progress
    }

    fn note(&mut self, changes: &[Change]) -> Vec<Message> {
        for change in changes {
            self.progress.apply(change);
        }
        Vec::new()
    }

    fn forget(&mut self, forget: &dyn Fn(&mut Progress)) -> Result<(), Message> {
        forget(&mut self.progress);
        Ok(())
    }

    fn speaks(&mut self, _lang: &str) {}

    fn met(&mut self, _name: Option<&str>) -> &mut Met {
        &mut self.met
    }

    fn keep_met(&mut self) {}

    fn game(&self) -> Option<String> {
        self.game.as_ref().map(|_| "shelf".to_owned())
    }

    fn begin_game(&mut self, text: &str) -> Result<Vec<Message>, Message> {
        self.game = Some(text.to_owned());
        Ok(Vec::new())
    }

    fn keep_game(&mut self, text: &str) -> Vec<Message> {
        self.game = Some(text.to_owned());
        Vec::new()
    }

    fn rename_game(&mut self, _name: &str, _text: &str) -> Result<(), Message> {
        Ok(())
    }

    fn first_game(&mut self, new: &str) -> (Option<String>, Vec<Message>) {
        self.game = Some(new.to_owned());
        (None, Vec::new())
    }

    fn delete_game(&mut self, name: &str) -> bool {
        self.deleted.push(name.to_owned());
        true
    }

    fn write_log(&mut self, place: &str, _text: &str) -> Message {
        Message::new("free-log-written").with("path", place.to_owned())
    }

    fn keep_puzzle(&mut self, _puzzle: &Puzzle, _place: &str) -> Result<Message, Message> {
        Err(Message::new("free-homeless"))
    }
}

/// What was said as lines.
fn said(out: &mut Lines<'_>) -> Vec<String> {
    let line = |said| if let Utterance::Line(line) = said { Some(line) } else { None };
    out.take().into_iter().filter_map(line).collect()
}

/// Hands lines in until it is over or there is no more; `each` hears what is said after every turn.
pub fn hold<'p>(
    dialog: Box<dyn Dialog<'p> + 'p>,
    lines: impl IntoIterator<Item = String>,
    out: &mut Lines<'_>,
    host: &mut Shelf,
    mut each: impl FnMut(&[String], &Shelf),
) -> Ending {
    let mut lines = lines.into_iter();
    let (mut conversation, mut waits) = Conversation::open(dialog, out, host);
    loop {
        each(&said(out), host);
        waits = match waits {
            Waits::End(ending) => return ending,
            Waits::Time => conversation.onward(out, host),
            Waits::Line => {
                let heard = lines.next().map_or(Heard::Nothing, Heard::Line);
                conversation.hear(&heard, out, host)
            }
        };
    }
}

fn cuba() -> Housed<Cuba> {
    Housed::with(vec![Pack::ours()])
}

/// From the menu into a lesson and back, with a line that is none, and away to play freely.
#[test]
fn a_menu_opens_what_is_chosen_and_comes_back() {
    let house = cuba();
    let mut out = Lines::new(seated(Catalog::new("en", &[]), None), &[], None);
    let mut host = Shelf::default();
    let mut heard = Vec::new();
    let typed = ["first-drive", "drive 1", "quit", "drills", "1", "quit", "play"].map(ToOwned::to_owned);
    let menu = Box::new(MenuDialog::new(&house, Message::new("cli-error-faulty")));
    let ending = hold(menu, typed, &mut out, &mut host, |said, _| heard.push(said.concat()));
    assert_eq!(ending, Ending::Freely);
    let lists = heard.iter().filter(|said| said.contains("first-drive")).count();
    assert_eq!(lists, 3, "the menu, and again after each of the two: {heard:#?}");
    assert!(host.progress.of(house.id()).lessons.contains_key("first-drive"));
    let menu = Box::new(MenuDialog::new(&house, Message::new("cli-error-faulty")));
    let ending = hold(menu, ["first-drive".to_owned()], &mut out, &mut host, |_, _| {});
    assert_eq!(ending, Ending::Unheard, "whoever hears nothing more in a lesson is not asked again in the menu");
}

/// Only a yes deletes.
#[test]
fn only_a_yes_deletes() {
    let deleted = |line: Option<&str>, lang: &str| {
        let mut out = Lines::new(Catalog::new(lang, &[]), &[], None);
        let mut host = Shelf::default();
        let question = Message::new("free-delete-ask").with("name", "x");
        let confirm = Confirm::new(question, |_, host: &mut dyn Host| {
            host.delete_game("x");
            Ending::Finished
        });
        let ending = hold(Box::new(confirm), line.map(ToOwned::to_owned), &mut out, &mut host, |_, _| {});
        assert_eq!(ending == Ending::Finished, host.deleted == ["x"]);
        ending == Ending::Finished
    };
    assert!(deleted(Some("yes"), "de") && deleted(Some("ja"), "de") && deleted(Some("да"), "ru"));
    assert!(
        !deleted(Some("no"), "en") && !deleted(Some(""), "en") && !deleted(Some("?"), "en") && !deleted(None, "en")
    );
}

/// Whatever was told of a game is kept by then, turn by turn, to its end.
#[test]
fn what_is_told_is_kept() {
    let players = player::read("Anna:en,Luis:en,bot:easiest", "en", &[]).expect("seats");
    let house = cuba();
    let terms = Terms { explains: false, screens: true, ..Terms::seeded(4) };
    let game = house.drawn(3, 4).expect("three can play").seat(players, terms).expect("a sound set-up");
    let english = Catalog::new("en", &[]).with_names(player::names(game.players(), &Catalog::new("en", &[])));
    let mut host = Shelf::of(game.write());
    let mut out = Lines::new(Catalog::new("en", &[]), &[], None);
    let (mut told, mut turns, mut hand_overs) = (0, 0, 0);
    // An empty line takes over, a 1 rolls and chooses.
    let typed = (0..6_000).map(|number| if number % 2 == 0 { String::new() } else { "1".to_owned() });
    let ending = hold(Box::new(GameDialog::new(game)), typed, &mut out, &mut host, |said, host| {
        turns += 1;
        let kept = house.read(host.game.as_deref().expect("a game").as_bytes()).expect("a game that is kept");
        let may_be_told: Vec<String> = kept.story(0).map(|message| english.say(message).text).collect();
        for line in said.iter().filter(|line| line.contains(" drives to ") || line.contains(" rolls the dice")) {
            assert!(may_be_told.contains(line), "“{line}” was told and is not kept");
            told += 1;
        }
        hand_overs += usize::from(said.iter().any(|line| line.contains("Take the keyboard")));
        assert!(!may_be_told.is_empty() || kept.log().is_empty());
    });
    assert_eq!(ending, Ending::Finished);
    let kept = house.read(host.game.expect("a game").as_bytes()).expect("a game that is kept");
    assert!(kept.now() == Now::Over && hand_overs > 10, "{hand_overs}");
    tally("turns of a game held in memory", turns);
    tally("lines told in them, each kept by then", told);
}
