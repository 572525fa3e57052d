//! The coached first game, from where it was left to the note that it is over.

use crate::{
    course::pack::Pack,
    play::{Player, Table, first, playable::Playable},
    text::Message,
};

use super::{
    super::{Dialog, Ending, Host, Lines, Turn},
    GameDialog,
};

/// See the module's page.
pub struct FirstGame<'p, G: Playable> {
    packs: &'p [Pack<G>],
}

impl<'p, G: Playable> FirstGame<'p, G> {
    /// The first game of our own pack, the first of these.
    pub fn new(packs: &'p [Pack<G>]) -> Self {
        Self { packs }
    }
}

impl<'p, G: Playable> Dialog<'p> for FirstGame<'p, G> {
    fn open(&mut self, out: &mut Lines<'_>, host: &mut dyn Host) -> Turn<'p> {
        let titled = Message::new(first::TEXT);
        out.say(&Message::new("learn-lesson").with("title", titled.clone()));
        out.say(&titled.attribute("aim"));
        let learner = Player::person(out.learner().unwrap_or_default(), out.catalog().lang());
        let Some(new) = self.packs.first().and_then(|ours| first::table(ours, learner)) else {
            return Turn::Close(Ending::Left);
        };
        let (left, said) = host.first_game(&new.write());
        out.say_all(&said);
        let table = left.and_then(|text| Table::read(text.as_bytes()).ok()).unwrap_or(new);
        Turn::Open(Box::new(GameDialog::new(table)))
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
