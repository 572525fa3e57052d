//! A real table as a form, in words: what its parts and places are called, and what stands in them.

use crate::{
    course::taught::Taught,
    cuba::{
        Cuba, Flower,
        layout::PER_FLOWER,
        play::{
            Notes,
            form::{Filling, Section, Slot},
        },
    },
    ids::Id,
    sitting::form::{Formed, Listing},
    text::{Catalog, Message},
};

impl Formed<Cuba> for Notes {
    type Section = Section;
    type Slot = Slot;
    type Filling = Filling;

    fn sections(players: u8) -> Vec<Section> {
        Section::all(players)
    }

    fn slots(&self, section: Section, players: u8) -> Vec<Slot> {
        section.slots(self, players)
    }

    fn said_of(&self, slot: Slot) -> Option<Filling> {
        self.said_of(slot)
    }

    fn assumed_of(&self, slot: Slot) -> Option<Filling> {
        self.assumed_of(slot)
    }

    fn choices(&self, slot: Slot, players: u8) -> Vec<Filling> {
        self.choices(slot, players)
    }

    fn meant(&self, slot: Slot, word: &str, names: &[String]) -> Option<Filling> {
        self.meant(slot, word, names)
    }

    fn fill(&mut self, slot: Slot, filling: Option<Filling>) {
        self.fill(slot, filling);
    }

    fn is_typed(slot: Slot) -> bool {
        !matches!(slot, Slot::Inactive(_) | Slot::Passed(_) | Slot::Decision)
    }

    fn head(section: Section, names: &[String], catalog: &Catalog) -> String {
        let id = match section {
            Section::Street => "ui-tab-street",
            Section::Buildings => "ui-tab-buildings",
            Section::Harbour => "ui-tab-harbour",
            Section::Inactive => "ui-table-inactive",
            Section::Owners => "ui-table-owners",
            Section::Seat(seat) => return names[seat.index()].clone(),
            Section::Turn => "ui-table-turn",
        };
        catalog.text(id)
    }

    fn label(slot: Slot, names: &[String], catalog: &Catalog) -> String {
        let text = |id: &str| catalog.text(&format!("ui-table-{id}"));
        let say = |message: Message| catalog.say(&message).text;
        match slot {
            Slot::Stop(at) => say(Message::new("ui-table-stop").with("number", at + 1)),
            Slot::House(at) => {
                let flower = Message::new(format!("cuba-flower-{}", Flower::ALL[at / PER_FLOWER].id()));
                say(Message::new("ui-table-house").with("name", flower).with("number", at % PER_FLOWER + 1))
            }
            Slot::Car => text("car"),
            Slot::Ship => text("ship"),
            Slot::Price => text("price"),
            Slot::Die(good) => say(Message::new("ui-table-die").with("good", good.id())),
            Slot::Inactive(citizen) => topic(citizen.id(), catalog),
            Slot::Owner(building) => topic(building.id(), catalog),
            Slot::Pesos(_) => text("pesos"),
            Slot::Points(_) => text("points"),
            Slot::Goods(_, good) => topic(good.id(), catalog),
            Slot::Pawn(_) => text("pawn"),
            Slot::Turn => text("whose"),
            Slot::Decision => text("decision"),
            Slot::Decider => text("decider"),
            Slot::Passed(seat) => say(Message::new("ui-table-passed").with("name", names[seat.index()].clone())),
        }
    }

    fn worded(slot: Slot, filling: Filling, names: &[String], catalog: &Catalog) -> String {
        let text = |id: &str| catalog.text(&format!("ui-table-{id}"));
        match filling {
            Filling::Citizen(citizen) => topic(citizen.id(), catalog),
            Filling::Building(building) => topic(building.id(), catalog),
            Filling::Harbour => catalog.text("ui-tab-harbour"),
            Filling::Number(number) => number.to_string(),
            Filling::Seat(seat) => names[seat.index()].clone(),
            Filling::Question(question) => text(&format!("question-{}", question.id())),
            Filling::Is(is) => text(if is { "yes" } else { "no" }),
            Filling::Beside if matches!(slot, Slot::Owner(_)) => text("nobody"),
            Filling::Beside => text("beside"),
        }
    }

    fn open(&self, slot: Slot) -> Message {
        let left_out = matches!(slot, Slot::Die(_)) && self.is_loaded();
        Message::new(if left_out { "ui-table-left-out" } else { "ui-table-drawn" })
    }

    fn untouched(section: Section) -> Message {
        Message::new(match section {
            Section::Street | Section::Buildings => "ui-table-drawn",
            Section::Inactive | Section::Owners => "ui-table-nobody",
            Section::Harbour | Section::Seat(_) | Section::Turn => "ui-table-as-begun",
        })
    }

    fn told(section: Section) -> Listing {
        match section {
            Section::Street | Section::Buildings => Listing::Whole,
            Section::Inactive => Listing::Names,
            Section::Harbour | Section::Owners | Section::Seat(_) | Section::Turn => Listing::Both,
        }
    }
}

fn topic(thing: &str, catalog: &Catalog) -> String {
    Cuba::topic(thing).map(|topic| catalog.say(&topic.title()).text).unwrap_or_default()
}
