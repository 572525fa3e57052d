//! Facts about the seats: what they have and have bid, who is overseer, chooses and decides.

use crate::{
    course::{
        shape::{At, OrNone, table, written_as},
        taught::{Amount, Who},
    },
    game::Seat,
    ids::Id,
    island::{Item, Question},
    text::Message,
};

use super::{
    super::told::name,
    Evidence, Factual,
    evidence::{counted, unless},
    holding, seat,
};

table! {
    /// Numbers that somebody has, or has more than before.
    pub struct Holdings {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// All the money.
        "escudos" escudos: Option<Amount>,
        /// Markers in the reserve.
        "markers" markers: Option<Amount>,
    }
}

impl Holdings {
    /// The numbers that are not as wanted.
    fn lacks(&self, number: impl Fn(Seat, Item) -> i32) -> Vec<Message> {
        let seat = seat(self.who.as_ref());
        let amounts = [(Item::Escudos, self.escudos), (Item::Markers, self.markers)];
        let one = |(item, amount): (Item, _)| counted(&[name(seat), item.id()], amount, number(seat, item));
        amounts.into_iter().filter_map(one).collect()
    }
}

table! {
    /// What somebody has bid.
    pub struct BidSaid {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// How much; 0: passed.
        "amount" amount: OrNone<Amount>,
    }
}

table! {
    /// As which somebody chooses a tile.
    pub struct ChoosesAs {
        /// Who; left out: you.
        "who" who: Option<At<Who>>,
        /// The first is 1.
        "place" place: Amount,
    }
}

written_as! {
    /// What somebody has.
    HasNow(Holdings),
    /// What somebody has more than at the start of the step.
    HasGained(Holdings),
    /// Who is overseer.
    OverseerIs(At<Who>),
    /// Who has to decide.
    AskedNow(At<Who>),
    /// What is to be decided.
    ToDecide(Question),
}

impl Factual for HasNow {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        self.0.lacks(|seat, item| holding(by.now, seat, item))
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.0.who.iter().collect()
    }
}

impl Factual for HasGained {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        self.0.lacks(|seat, item| holding(by.now, seat, item) - holding(by.start, seat, item))
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.0.who.iter().collect()
    }
}

impl Factual for BidSaid {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let seat = seat(self.who.as_ref());
        let words = [name(seat), "bid"];
        let gap = match (self.amount.0, by.now.hand(seat).bid) {
            (Some(amount), Some(bid)) => counted(&words, Some(amount), bid),
            (wanted, bid) => unless(wanted.is_none() && bid.is_none(), &words),
        };
        gap.into_iter().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

impl Factual for ChoosesAs {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let seat = seat(self.who.as_ref());
        let words = [name(seat), "chooses"];
        let place = by.now.order().and_then(|order| order.iter().position(|one| *one == seat));
        let gap = match place {
            Some(place) => counted(&words, Some(self.place), place as i32 + 1),
            None => unless(false, &words),
        };
        gap.into_iter().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        self.who.iter().collect()
    }
}

impl Factual for OverseerIs {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let so = by.now.overseer() == self.0.seat();
        unless(so, &["overseer", self.0.id()]).into_iter().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        vec![&self.0]
    }
}

impl Factual for AskedNow {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        let so = by.now.decider() == self.0.seat() && by.now.question() != Question::Over;
        unless(so, &["asked", self.0.id()]).into_iter().collect()
    }

    fn names(&self) -> Vec<&At<Who>> {
        vec![&self.0]
    }
}

impl Factual for ToDecide {
    fn lacks(&self, by: Evidence<'_>) -> Vec<Message> {
        unless(by.now.question() == self.0, &["now", self.0.id()]).into_iter().collect()
    }
}
