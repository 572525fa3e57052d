//! What the tiny game brings to be shown: its table as a plain list, a form of one place, and nothing of a box.

use santiago::{
    chance::Chance,
    course::drill::{Drilled, Stem, Whim},
    game::{Eyes, Game, Seat},
    ids::Id,
    play::{
        Finished, Sketch, Sketched,
        puzzle::{Measure, Puzzling, puzzle},
    },
    sitting::{
        board::{Sight, Tabled},
        described::sketches,
        form::{Formed, Listing},
        plain,
        score::{Reckoned, ScoreSheet},
        sheet::{Look, Role, Sheet, Signs},
        spot::Spot,
        stage::{Belonging, Drills, Keepsakes, Puzzles, Sketches, Staged},
    },
    text::{Catalog, Message, Spoken},
};

use super::{
    game::{Action, MOST_BEANS, PLAYERS, Position, Question, Tiny},
    taught::THINGS,
    told::{Event, Rule},
    wire,
};

/// The heap and the coin, and then the seats.
const SEATS: u16 = 2;

impl Tabled for Tiny {
    const REGIONS: usize = 1;

    fn named(_: usize) -> Message {
        Message::new("tiny-ui-table")
    }

    fn region(_: Spot) -> usize {
        0
    }

    fn spots(_: &Position, _: usize) -> Vec<Spot> {
        (0..SEATS + u16::from(PLAYERS)).map(Spot).collect()
    }

    fn called(_: &Position, spot: Spot) -> Option<&'static str> {
        (spot.0 < SEATS).then(|| THINGS[usize::from(spot.0)])
    }

    fn holder(spot: Spot) -> Option<Seat> {
        spot.0.checked_sub(SEATS).map(|seat| Seat(seat as u8))
    }

    fn holding(p: &Position, _: Eyes, _: Seat) -> Vec<Message> {
        Self::look(p, "hands")
    }

    fn about(_: &Position, action: Action) -> Option<Spot> {
        match action {
            Action::Take(_) => Some(Spot(0)),
            Action::Toss(_) => Some(Spot(1)),
            Action::Pass => None,
        }
    }

    fn natural(p: &Position, spot: Spot) -> Option<Action> {
        let mut legal = Vec::new();
        Self::legal(p, &mut legal);
        legal.into_iter().find(|action| Self::about(p, *action) == Some(spot))
    }

    fn attempts(p: &Position, _: Seat) -> Vec<Action> {
        [1, 2, 3, 4].map(Action::Take).into_iter().filter(|action| !Self::is_legal(p, *action)).collect()
    }

    fn short(_: &Position, action: Action, _: &Catalog) -> String {
        action.to_string()
    }

    fn brought(_: &Position, _: Seat, action: Action, _: &Signs, _: &Catalog) -> String {
        if let Action::Take(count) = action { format!("+{count}") } else { String::new() }
    }

    fn does(_: &Position) -> Message {
        Message::new("tiny-ui-do")
    }

    fn line(view: &Position, spot: Spot, catalog: &Catalog) -> String {
        let lines = match Self::called(view, spot) {
            Some(thing) => Self::look(view, thing),
            None => Self::look(view, "hands").into_iter().skip(usize::from(spot.0 - SEATS)).take(1).collect(),
        };
        lines.iter().map(|line| catalog.say(line).text).collect()
    }

    fn draw(sight: &Sight<'_, Self>, sheet: &mut Sheet<'_>) {
        plain::draw(sight, sheet);
    }

    fn draw_region(sight: &Sight<'_, Self>, region: usize, sheet: &mut Sheet<'_>) {
        plain::draw_region(sight, region, sheet);
    }

    fn draw_shown(sight: &Sight<'_, Self>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
        plain::draw_shown(sight, region, sheet)
    }
}

impl Staged for Tiny {
    const SPACED: &'static str = "T I N Y";
    const BEGINNING: &'static str = "last-bean";
    const DRILLS: Option<Drills<Self>> = Some(Drills::of());
    const PUZZLES: Option<Puzzles<Self>> = Some(puzzle::<Self>);
    const SKETCHES: Option<Sketches> = Some(sketches::<Self>);

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Tossed { .. })
    }

    fn die(number: usize) -> Option<(Message, Vec<u8>)> {
        (number == 0).then(|| (Message::new("tiny-ui-coin"), vec![2, 3]))
    }

    fn rolled(faces: &[u8]) -> Option<Action> {
        faces.first().copied().map(Action::Toss)
    }

    fn reckoning(p: &Position, _: &Signs) -> ScoreSheet {
        let places = Self::places(p).unwrap_or_default();
        let line = |(seat, place): (Seat, u8)| Reckoned { seat, place, figures: vec![p.points(seat).to_string()] };
        let mut lines: Vec<Reckoned> = (0..).map(Seat).zip(places).map(line).collect();
        lines.sort_by_key(|line| line.place);
        ScoreSheet { announced: Vec::new(), columns: vec!["tiny-ui-points"], spare: 0, lines }
    }

    fn belongings() -> Vec<&'static str> {
        Vec::new()
    }

    fn belonging(_: Option<&Keepsakes>, which: &str) -> Belonging {
        let name = Message::new("id-alone").with("id", which.to_owned());
        Belonging { value: name.clone(), name, look: Look::role(Role::Text) }
    }

    fn turned(_: Option<&Keepsakes>, _: &str, _: bool) -> Option<Keepsakes> {
        None
    }

    fn unusual(_: Option<&Keepsakes>, _: &str) -> Option<Message> {
        None
    }
}

/// The only kind of question, which is never found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Riddle {
    Beans,
}

impl Id for Riddle {
    const ALL: &'static [Self] = &[Self::Beans];

    fn id(self) -> &'static str {
        "riddle-beans"
    }

    fn index(self) -> usize {
        0
    }
}

impl Drilled for Tiny {
    type Template = Riddle;

    fn rules(_: Riddle) -> &'static [Rule] {
        &[Rule::TakeAllowed]
    }

    fn deal(_: &mut Chance) -> Position {
        Position::new(MOST_BEANS, Seat(0))
    }

    fn ask(_: Riddle, _: &Position, _: Whim, _: &mut Chance) -> Option<Stem<Self>> {
        None
    }
}

impl Puzzling for Tiny {
    fn seated_first(_: &Position, _: Seat) -> Option<Position> {
        None
    }

    fn scene(_: &Position) -> Option<String> {
        None
    }

    fn figures(_: &Position) -> Vec<Measure> {
        Vec::new()
    }
}

/// How many beans lie there.
#[derive(Clone, Debug, Default)]
pub struct Heap(Option<u8>);

impl Sketched for Tiny {
    type Sketch = Heap;
}

impl Sketch<Tiny> for Heap {
    fn take(&mut self, line: &str, _: &[String], _: &Catalog) -> Result<(), Message> {
        self.0 = line.parse().ok();
        self.0.map(|_| ()).ok_or_else(|| Message::new("tiny-code").with("most", MOST_BEANS))
    }

    fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    fn seats(&self) -> u8 {
        PLAYERS
    }

    fn finish(&self, _: u8, seed: u64) -> Finished<Tiny> {
        let drawn = wire::drawn(seed);
        Ok((Position { heap: self.0.unwrap_or(drawn.heap), ..drawn }, Vec::new()))
    }

    fn help() -> Vec<(Message, Message)> {
        Vec::new()
    }
}

impl Formed<Tiny> for Heap {
    type Section = ();
    type Slot = ();
    type Filling = u8;

    fn sections(_: u8) -> Vec<()> {
        vec![()]
    }

    fn slots(&self, (): (), _: u8) -> Vec<()> {
        vec![()]
    }

    fn said_of(&self, (): ()) -> Option<u8> {
        self.0
    }

    fn assumed_of(&self, (): ()) -> Option<u8> {
        None
    }

    fn choices(&self, (): (), _: u8) -> Vec<u8> {
        (1..=MOST_BEANS).collect()
    }

    fn meant(&self, (): (), word: &str, _: &[String]) -> Option<u8> {
        word.parse().ok().filter(|count| (1..=MOST_BEANS).contains(count))
    }

    fn fill(&mut self, (): (), filling: Option<u8>) {
        self.0 = filling;
    }

    fn is_typed((): ()) -> bool {
        true
    }

    fn head((): (), _: &[String], catalog: &Catalog) -> String {
        catalog.text("tiny-thing-heap")
    }

    fn label((): (), _: &[String], catalog: &Catalog) -> String {
        catalog.text("tiny-thing-heap")
    }

    fn worded((): (), filling: u8, _: &[String], _: &Catalog) -> String {
        filling.to_string()
    }

    fn open(&self, (): ()) -> Message {
        Message::new("ui-table-drawn")
    }

    fn untouched((): ()) -> Message {
        Message::new("ui-table-drawn")
    }

    fn told((): ()) -> Listing {
        Listing::Both
    }
}

/// That nothing travels at this table.
#[test]
fn nothing_moves_where_nobody_says_so() {
    assert!(Tiny::way(&Position::new(9, Seat(0)), Action::Take(2)).is_empty());
    assert!(!Tiny::travels(Question::Take));
}
