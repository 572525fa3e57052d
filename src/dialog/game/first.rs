//! The coached first game, from where it was left to the note that it is over.

use crate::{
    play::{Player, first},
    sitting::house::House,
    text::Message,
};

use super::{
    super::{Dialog, Ending, Host, Lines, Turn},
    GameDialog,
};

/// See the module's page.
pub struct FirstGame<'p> {
    house: &'p dyn House,
}

impl<'p> FirstGame<'p> {
    /// The first game of this game's course.
    pub fn new(house: &'p dyn House) -> Self {
        Self { house }
    }
}

impl<'p> Dialog<'p> for FirstGame<'p> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let titled = Message::new(first::TEXT);
        out.say(&Message::new("learn-lesson").with("title", titled.clone()));
        out.say(&titled.attribute("aim"));
        let learner = Player::person(out.learner().unwrap_or_default(), out.catalog().lang());
        let Some(new) = self.house.first_game(learner) else { return Turn::Close(Ending::Left) };
        let (left, said) = host.first_game(&new.write());
        out.say_all(&said);
        let game = left.and_then(|text| self.house.read(text.as_bytes()).ok()).unwrap_or(new);
        Turn::Open(Box::new(GameDialog::new(game)))
    }

    fn hear(&mut self, _line: &str, _out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        Turn::Close(Ending::Left)
    }

    fn resume(&mut self, ending: Ending, out: &mut Lines<'_>, _host: &mut dyn Host) -> Turn<'p> {
        let lang = out.catalog().lang().to_owned();
        out.speak_as_tutor(&lang);
        if ending == Ending::Finished {
            out.say(&Message::new("learn-finished").with("title", Message::new(first::TEXT)));
        }
        Turn::Close(ending)
    }
}
