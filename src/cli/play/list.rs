//! The games that are kept, as an answer for people and for machines; and one of them deleted.

use serde_json::json;

use crate::{
    dialog::{Ending, confirm::Confirm},
    play::{Now, player},
    sitting::house::House,
    text::Message,
};

use super::{
    super::{Context, Exit, output::answer},
    saves,
};

/// The games that are kept.
pub(super) fn list(house: &dyn House, context: &Context) -> Exit {
    let catalog = &context.catalog;
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for name in saves::names() {
        match saves::peek(house, &name) {
            Ok(game) => {
                let players = player::names(game.players(), catalog);
                let over = game.now() == Now::Over;
                let id = if over { "free-list-over" } else { "free-list-open" };
                let message = Message::new(id).with("name", name.clone()).with("list", players.join(", "));
                lines.push(catalog.say(&message.with("count", game.log().len())).text);
                let actions = game.log().len();
                all.push(json!({ "name": name, "players": players, "actions": actions, "over": over }));
            }
            Err(messages) => {
                let why: Vec<String> = messages.iter().map(|message| catalog.say(message).text).collect();
                lines.push(why.join(" "));
                all.push(json!({ "name": name, "error": why.join(" ") }));
            }
        }
    }
    if context.options.json {
        return answer(&format!("{}\n", json!({ "games": all })));
    }
    if lines.is_empty() {
        lines.push(catalog.text("free-list-none"));
    }
    answer(&(lines.join("\n") + "\n"))
}

/// Deletes a game, after a question.
pub(super) fn deleting(name: &str) -> Confirm<'_> {
    let question = Message::new("free-delete-ask").with("name", name.to_owned());
    Confirm::new(question, move |out, host| {
        if !host.delete_game(name) {
            return Ending::Failed;
        }
        out.say(&Message::new("free-deleted").with("name", name.to_owned()));
        Ending::Finished
    })
}
