//! A position and who looks at it, as a [`Tableau`]. The one place where what faces ask becomes what a game answers.

use crate::{
    course::run::reply::Refused,
    game::{Decision, Eyes, Fact, Game, Ruled, Seat, Told},
    ids::Id,
    play::playable::foreseen,
    reference::Topic,
    text::{Catalog, Message},
};

use super::{
    board::Sight,
    sheet::{Sheet, Signs},
    spot::{Arrow, Spot},
    stage::Staged,
    tableau::{Board, Brush, Move, Moves, Tableau},
    telling::{self, Saying},
};

/// See the module's page.
#[derive(Clone)]
pub(super) struct Here<G: Staged> {
    position: G::Position,
    seat: Seat,
    eyes: Eyes,
    view: G::View,
    /// What was seen before the last action: what differs is marked.
    before: Option<G::View>,
    /// What happened since then.
    events: Vec<G::Event>,
    /// Who would act; `None`: whoever has to.
    by: Option<Seat>,
}

impl<G: Staged> Here<G> {
    pub(super) fn new(position: G::Position, seat: Seat, eyes: Eyes) -> Self {
        Self { position, seat, eyes, view: G::view(&position, eyes), before: None, events: Vec::new(), by: None }
    }

    /// What differs from a position before is marked, and what happened since then can be asked about.
    pub(super) fn since(self, before: &G::Position, events: &[G::Event]) -> Self {
        Self { before: Some(G::view(before, self.eyes)), events: events.to_vec(), ..self }
    }

    /// Only this seat would act, and is told when it is somebody else's turn.
    pub(super) fn by(self, seat: Seat) -> Self {
        Self { by: Some(seat), ..self }
    }

    fn sight<'a>(&'a self, brush: &Brush<'a>) -> Sight<'a, G> {
        let &Brush { catalog, signs, hues, lit } = brush;
        Sight { view: &self.view, before: self.before.as_ref(), seat: self.seat, catalog, signs, hues, lit }
    }

    fn refused(&self, action: G::Action, refusals: Vec<G::Refusal>) -> Vec<Saying> {
        telling::refused(&Refused::<G> { position: self.position, action, refusals }, self.seat)
    }
}

/// Actions as faces know them.
pub(super) fn moves<G: Game>(actions: impl IntoIterator<Item = G::Action>) -> Vec<Move> {
    actions.into_iter().map(Move::of::<G>).collect()
}

/// Everything that the rules allow.
pub(super) fn legal<G: Game>(p: &G::Position) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::legal(p, &mut legal);
    legal
}

impl<G: Staged> Board for Here<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn regions(&self) -> usize {
        G::REGIONS
    }

    fn region_name(&self, region: usize) -> Message {
        G::named(region)
    }

    fn region_of(&self, spot: Spot) -> usize {
        G::region(spot)
    }

    fn spots(&self, region: usize) -> Vec<Spot> {
        G::spots(&self.view, region)
    }

    fn called(&self, spot: Spot) -> Option<&'static str> {
        G::called(&self.view, spot)
    }

    fn lies(&self, thing: &str) -> Option<Spot> {
        G::lies(&self.view, thing)
    }

    fn beyond(&self, spot: Spot, arrow: Arrow) -> Spot {
        G::beyond(&self.view, spot, arrow)
    }

    fn holder(&self, spot: Spot) -> Option<Seat> {
        G::holder(spot)
    }

    fn holding(&self, seat: Seat) -> Vec<Message> {
        G::holding(&self.position, self.eyes, seat)
    }

    fn is_lit(&self, spot: Spot) -> bool {
        G::is_lit(spot)
    }

    fn opened(&self, spot: Spot) -> Vec<Spot> {
        G::opened(&self.view, spot)
    }

    fn things(&self) -> Vec<&'static str> {
        G::things()
    }

    fn thing(&self, thing: &str) -> Message {
        G::thing(thing)
    }

    fn look(&self, thing: &str) -> Vec<Message> {
        G::look(&self.position, thing)
    }

    fn concerned(&self, thing: &str) -> Vec<Message> {
        let concerns = |event: &&G::Event| {
            let mut named = false;
            event.facts(&mut |_, fact| named |= matches!(fact, Fact::Id(id) if id == thing));
            named
        };
        self.events.iter().filter(concerns).map(G::event).collect()
    }

    fn topic(&self, thing: &str) -> Option<Topic> {
        G::topic(thing)
    }

    fn pointed_at(&self, topic: Topic) -> Option<&'static str> {
        G::pointed_at(topic)
    }

    fn layout(&self) -> Vec<Message> {
        G::layout(&self.position)
    }

    fn table(&self) -> Vec<Message> {
        G::table(&self.position)
    }

    fn seen(&self) -> Vec<Message> {
        G::seen(&self.position, self.eyes)
    }

    fn draw(&self, brush: &Brush<'_>, sheet: &mut Sheet<'_>) {
        G::draw(&self.sight(brush), sheet);
    }

    fn draw_region(&self, brush: &Brush<'_>, region: usize, sheet: &mut Sheet<'_>) {
        G::draw_region(&self.sight(brush), region, sheet);
    }

    fn draw_shown(&self, brush: &Brush<'_>, region: Option<usize>, sheet: &mut Sheet<'_>) -> u16 {
        G::draw_shown(&self.sight(brush), region, sheet)
    }
}

impl<G: Staged> Moves for Here<G> {
    fn decision(&self) -> Decision<()> {
        match G::decision(&self.position) {
            Decision::Ask { seat, .. } => Decision::Ask { seat, question: () },
            Decision::Chance { seat } => Decision::Chance { seat },
            Decision::Over => Decision::Over,
        }
    }

    fn asked(&self) -> Option<Message> {
        match G::decision(&self.position) {
            Decision::Ask { seat, question } => Some(G::question(question, seat, G::turn(&self.position))),
            Decision::Chance { .. } => Some(G::roll_asked()),
            Decision::Over => None,
        }
    }

    fn does(&self) -> Message {
        G::does(&self.position)
    }

    fn is_to_travel(&self) -> bool {
        let asked = G::decision(&self.position);
        matches!(asked, Decision::Ask { seat, question } if seat == self.seat && G::travels(question))
    }

    fn may_foresee(&self) -> bool {
        let decides =
            matches!(G::decision(&self.position), Decision::Ask { seat, .. } if Eyes::Seat(seat) == self.eyes);
        decides || self.eyes == Eyes::Open
    }

    fn legal(&self) -> Vec<Move> {
        moves::<G>(legal::<G>(&self.position))
    }

    fn attempts(&self) -> Vec<Move> {
        moves::<G>(G::attempts(&self.position, self.seat))
    }

    fn conceivable(&self) -> Vec<Move> {
        let mut all = Vec::new();
        G::conceivable(&self.position, &mut |action| all.push(Move::of::<G>(action)));
        all
    }

    fn noted(&self, line: &str) -> Option<Move> {
        line.parse().ok().map(Move::of::<G>)
    }

    fn natural(&self, spot: Spot) -> Option<Move> {
        G::natural(&self.position, spot).map(Move::of::<G>)
    }

    fn about(&self, action: &Move) -> Option<Spot> {
        G::about(&self.position, action.action::<G>())
    }

    fn way(&self, action: &Move) -> Vec<Spot> {
        G::way(&self.position, action.action::<G>())
    }

    fn action(&self, action: &Move) -> Message {
        G::action(action.action::<G>())
    }

    fn choice(&self, action: &Move) -> Message {
        G::choice(&self.position, action.action::<G>())
    }

    fn short(&self, action: &Move, catalog: &Catalog) -> String {
        G::short(&self.position, action.action::<G>(), catalog)
    }

    fn brings(&self, action: &Move, signs: &Signs, catalog: &Catalog) -> String {
        G::brought(&self.position, self.seat, action.action::<G>(), signs, catalog)
    }

    fn refusing(&self, action: &Move) -> Vec<&'static str> {
        let refusals = G::refusals(&self.position, Some(self.seat), action.action::<G>());
        refusals.iter().map(|refusal| refusal.rule().id()).collect()
    }

    fn foresee(&self, action: &Move) -> Result<Vec<Message>, Vec<Saying>> {
        let action = action.action::<G>();
        match G::play(&self.position, self.by, action) {
            Ok(played) => Ok(foreseen::<G>(played, self.eyes)),
            Err(refusals) => Err(self.refused(action, refusals)),
        }
    }

    fn why(&self, action: &Move) -> Vec<Saying> {
        let action = action.action::<G>();
        match G::play(&self.position, self.by, action) {
            Ok(played) => {
                let rule = played.events.first().map(Ruled::rule);
                let goes_to =
                    G::visited(&self.position, action).and_then(|_| G::topic(G::concerns(&self.position, action)));
                telling::foreseen::<G>(foreseen::<G>(played, self.eyes), goes_to, rule)
            }
            Err(refusals) => self.refused(action, refusals),
        }
    }
}

impl<G: Staged> Tableau for Here<G> {
    fn kept(&self) -> Box<dyn Tableau> {
        Box::new(self.clone())
    }
}
