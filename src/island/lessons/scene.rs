//! A position of Santiago as a lesson file describes it: only what differs from the base.
//!
//! What neither says is as at the start of a game, or follows from the rest: the markers in a reserve, the tiles in the
//! stacks, whose decision it is. How it becomes a set-up stands in `laid`, how a position is written in `told`.

use crate::{
    course::{
        shape::{At, Each, OrNone, table},
        taught::Who,
    },
    island::{Point, Question, Segment, Square, Tile, moment::Plot},
};

table! {
    /// A position: only what differs from the base.
    pub struct Scene {
        /// How many play: you, Ana, Luis, Rosa, Eva.
        "players" players: Option<At<u16>>,
        /// Whether totals are behind screens; left out: they are.
        "hidden-money" hidden_money: Option<bool>,
        /// Where the spring is.
        "spring" spring: Option<Point>,
        /// The tile that left the game; left out where one does: the first of the rest of the box.
        "discard" discard: Option<Tile>,
        /// The round; left out: the first.
        "round" round: Option<u16>,
        /// Who is overseer.
        "overseer" overseer: Option<Who>,
        /// What is to be decided.
        "decision" decision: Option<Question>,
        /// Who decides; left out: the first from the overseer's left whom the rest allows.
        "asked" asked: Option<Who>,
        /// At "extra": whether the overseer built a canal; left out: yes.
        "built" built: Option<bool>,
        /// The tiles turned up, by stack, "none" where one is on the board already; a base may name more than there are stacks.
        "reveal" reveal: Option<Vec<OrNone<Tile>>>,
        /// The tiles face down, stack by stack from the top; left out: the rest of the box, one of each kind again and again.
        "stacks" stacks: Option<Vec<Vec<Tile>>>,
        /// What grows where.
        "board" board: Option<Each<Square, Grown>>,
        /// The squares that are desert.
        "deserts" deserts: Option<Vec<Square>>,
        /// The palms on free squares.
        "palms" palms: Option<Vec<Square>>,
        /// The canals.
        "canals" canals: Option<Vec<Segment>>,
        /// What was proposed, and by whom.
        "proposals" proposals: Option<Each<Who, Plan>>,
        /// What you have.
        "you" you: Option<Belongings>,
        /// What Ana has.
        "ana" ana: Option<Belongings>,
        /// What Luis has.
        "luis" luis: Option<Belongings>,
        /// What Rosa has.
        "rosa" rosa: Option<Belongings>,
        /// What Eva has.
        "eva" eva: Option<Belongings>,
    }
}

table! {
    /// A plantation.
    pub struct Grown {
        /// The tile.
        "tile" tile: Tile,
        /// Whose markers are on it; left out: nobody's.
        "owner" owner: Option<Who>,
        /// How many; left out: as many as the tile shows workers.
        "markers" markers: Option<u16>,
        /// Whether a palm stands on it.
        "palm" palm: bool,
    }
}

impl Grown {
    pub(super) fn plot(&self) -> Plot {
        let usual = self.owner.map_or(0, |_| self.tile.workers().into());
        let owner = self.owner.map(Who::seat);
        Plot { tile: self.tile, owner, markers: self.markers.unwrap_or(usual), palm: self.palm }
    }
}

table! {
    /// A proposal.
    pub struct Plan {
        /// Where the canal shall be.
        "segment" segment: Segment,
        /// What the proposer offers.
        "amount" amount: u16,
        /// What others add.
        "backers" backers: Each<Who, u16>,
    }
}

table! {
    /// What a seat has; what is left out is as at the start of a game.
    pub struct Belongings {
        /// All the money; left out: 10.
        "escudos" escudos: Option<u16>,
        /// Markers in the reserve; left out: all that are not on the board.
        "markers" markers: Option<u16>,
        /// What was bid, 0 for a pass; left out: nothing was said yet.
        "bid" bid: Option<u16>,
        /// Whether the extra canal has been placed.
        "extra-used" extra_used: bool,
    }
}
