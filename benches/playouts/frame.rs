//! Draws frames of a free game after so many actions, for counting what a frame costs: `frame ACTIONS FRAMES`.

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    cuba::Cuba,
    play::{Now, Player, Table, playable::Playable, table::Terms},
    sitting::gamed::seated,
    tui::{
        app::{App, Beginning, Opening},
        input::Input,
    },
};

/// The largest size, where the log is shown.
const SIZE: (u16, u16) = (120, 40);

fn main() {
    let mut given = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let (actions, frames) = (given.next().unwrap_or(20), given.next().unwrap_or(1));
    let players = ["Anna", "Luis", "Pia", "Tom"].map(|name| Player::person(name, "en")).to_vec();
    let setup = Cuba::drawn(4, 7).expect("four can play");
    let mut table = Table::<Cuba>::begin(setup, players, Terms::seeded(7)).expect("a sound set-up");
    // Both games are drawn at the same moment of a turn: where somebody has rolled, or is about to drive.
    while table.log().len() < actions || !table.choices().iter().any(|action| action.to_string().starts_with("drive")) {
        let done = match table.now() {
            Now::Roll(_) => table.roll(),
            _ => table.act(table.choices()[0]).ok(),
        };
        assert!(done.is_some(), "the game goes on so long");
    }
    let houses = [santiago::games::first()];
    let mut app = App::new(Beginning { opening: Opening::Game(seated(table)), ..Beginning::new(&houses, "en") });
    app.update(Input::Resize(SIZE.0, SIZE.1));
    let area = Rect::new(0, 0, SIZE.0, SIZE.1);
    for _ in 0..frames {
        app.draw(area, &mut Buffer::empty(area));
    }
}
