//! The commands at a table: those of lessons as far as they mean something there, and its own.

use crate::{
    game::Seat,
    ids::Id,
    play::table::Terms,
    text::{Message, catalog::languages},
};

use super::{
    super::{Host, Lines, Turn, words::Keyword},
    GameDialog, SPECIALS, leave,
};

/// The commands of lessons that do something at a table.
const COMMANDS: [Keyword; 10] = [
    Keyword::Help,
    Keyword::Again,
    Keyword::Why,
    Keyword::Look,
    Keyword::Hint,
    Keyword::Undo,
    Keyword::Redo,
    Keyword::Lang,
    Keyword::Rules,
    Keyword::Quit,
];

impl GameDialog {
    pub(super) fn obey<'p>(
        &mut self,
        command: Keyword,
        rest: &str,
        [seat, listener]: [Seat; 2],
        out: &mut Lines<'_>,
        host: &mut dyn Host,
    ) -> Turn<'p> {
        match command {
            Keyword::Help => {
                out.say_id("learn-help");
                out.say_commands(&COMMANDS, "play");
                out.say_specials(SPECIALS);
            }
            Keyword::Again => self.show(listener, true, out),
            Keyword::Look if rest.is_empty() => {
                self.laid_out.clear();
                self.show(listener, true, out);
            }
            Keyword::Look => drop(out.look_at(&*self.game.tableau(listener, self.game.eyes(listener), false), rest)),
            Keyword::Why => self.why(rest, seat, listener, out),
            Keyword::Hint => self.hint(out),
            Keyword::Undo => {
                let said = self.game.taken_back();
                let done = self.game.undo();
                return self.moved(done, said.as_ref(), "learn-nothing-to-undo", out, host);
            }
            Keyword::Redo => {
                let said = Message::new("learn-redone");
                let done = self.game.redo();
                return self.moved(done, Some(&said), "learn-nothing-to-redo", out, host);
            }
            Keyword::Rules => out.rules(rest),
            Keyword::Lang => {
                if let Some(lang) = out.language_meant(rest) {
                    self.game.set_lang(listener, &lang);
                    self.save(out, host);
                    self.speak_to(listener, out);
                    out.say_id("learn-language");
                    self.show(listener, true, out);
                }
            }
            Keyword::Quit => return leave(out, host),
            Keyword::Restart | Keyword::Skip | Keyword::Go | Keyword::Test => out.not_understood(command.id()),
        }
        Turn::Ask
    }

    fn moved<'p>(
        &mut self,
        done: bool,
        yes: Option<&Message>,
        no: &str,
        out: &mut Lines<'_>,
        host: &mut dyn Host,
    ) -> Turn<'p> {
        if !done {
            out.say_id(no);
            return Turn::Ask;
        }
        self.save(out, host);
        if let Some(yes) = yes {
            out.say(yes);
        }
        self.told_to = None;
        Turn::Onward
    }

    pub(super) fn special(&mut self, id: &str, rest: &str, out: &mut Lines<'_>, host: &mut dyn Host) {
        match id {
            "save" if rest.is_empty() => say_name(out, host),
            "save" => match host.rename_game(rest, &self.game.write()) {
                Ok(()) => say_name(out, host),
                Err(message) => out.say(&message),
            },
            "log" => self.log(rest, out, host),
            "code" => {
                out.say(&Message::new("free-code").with("code", self.game.code(false)));
            }
            _ => {
                let terms = self.game.terms();
                self.game.set_terms(Terms { explains: !terms.explains, ..terms });
                self.save(out, host);
                out.say_id(if terms.explains { "free-muted" } else { "free-unmuted" });
            }
        }
    }

    /// Everything that happened, to read or into a file, in the language spoken or the one that is named first.
    fn log(&self, rest: &str, out: &mut Lines<'_>, host: &mut dyn Host) {
        let (first, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let foreign = out.foreign().iter().map(|one| one.lang.as_str());
        let named = languages().into_iter().chain(foreign).find(|lang| lang.eq_ignore_ascii_case(first));
        let (lang, place) = named.map_or((out.catalog().lang(), rest), |lang| (lang, behind.trim()));
        let text = self.game.told_in(out.spoken(lang));
        if place.is_empty() {
            text.lines().for_each(|line| out.line(line));
        } else {
            out.say(&host.write_log(place, &text));
        }
    }
}

fn say_name(out: &mut Lines<'_>, host: &dyn Host) {
    match host.game() {
        Some(name) => out.say(&Message::new("free-saved-as").with("name", name)),
        None => out.say_id("free-not-saved"),
    }
}
