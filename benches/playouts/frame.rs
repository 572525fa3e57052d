//! Draws frames of a free game after so many actions, for counting what a frame costs: `frame ACTIONS FRAMES`. It is always the
//! same moment of the same game; with fewer actions the game was begun later.

use ratatui::{buffer::Buffer, layout::Rect};

use santiago::{
    cuba::Cuba,
    play::{Now, Player, Table, playable::Playable, table::Terms},
    record::Record,
    sitting::gamed::seated,
    tui::{
        app::{App, Beginning, Opening},
        input::Input,
    },
};

/// The largest size, where the log is shown.
const SIZE: (u16, u16) = (120, 40);
/// The moment that is drawn: after so many actions from the first.
const MOMENT: usize = 200;

fn people() -> Vec<Player> {
    ["Anna", "Luis", "Pia", "Tom"].map(|name| Player::person(name, "en")).to_vec()
}

/// A game with its dice: everybody does the first thing that there is.
fn whole() -> Table<Cuba> {
    let setup = Cuba::drawn(4, 7).expect("four can play");
    let mut table = Table::<Cuba>::begin(setup, people(), Terms::seeded(7)).expect("a sound set-up");
    while table.log().len() < MOMENT {
        let done = match table.now() {
            Now::Roll(_) => table.roll(),
            _ => table.act(table.choices()[0]).ok(),
        };
        assert!(done.is_some(), "the game goes on so long");
    }
    table
}

fn main() {
    let mut given = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let (actions, frames) = (given.next().unwrap_or(20), given.next().unwrap_or(1));
    let Record { setup, actions: all } = whole().record().clone();
    // The dice are typed in, so that they fall alike whenever the game was begun.
    let terms = Terms { typed_dice: true, ..Terms::seeded(7) };
    let mut table = Table::<Cuba>::begin(setup, people(), terms).expect("a sound set-up");
    for (at, action) in all.into_iter().enumerate() {
        if at > 0 && at == MOMENT - actions {
            table = Table::from_here(table.position(), people(), terms).expect("it can go on from there");
        }
        table.act(action).expect("it was possible before");
    }
    assert_eq!(table.log().len(), actions);
    let houses = [santiago::games::first()];
    let mut app = App::new(Beginning { opening: Opening::Game(seated(table)), ..Beginning::new(&houses, "en") });
    app.update(Input::Resize(SIZE.0, SIZE.1));
    let area = Rect::new(0, 0, SIZE.0, SIZE.1);
    for _ in 0..frames {
        app.draw(area, &mut Buffer::empty(area));
    }
}
