//! What El Zorro's victim can give.

use crate::{
    cuba::{Action, Cuba, Good, Position, Question, Rule, action::Gift, words::table},
    game::Game,
};

use super::{Template, answers::gifts, is_asked, legal};
use crate::course::{
    drill::{Case, Stem, Whim, text},
    taught::LEARNER,
};

/// The kinds of gift as a rulebook tells them apart.
const KINDS: [&str; 4] = ["peso", "point", "goods", "wood"];

fn kind(gift: Gift) -> &'static str {
    match gift {
        Gift::Peso => "peso",
        Gift::Point => "point",
        Gift::Good(Good::Wood) => "wood",
        Gift::Good(_) => "goods",
    }
}

/// Hunts for a victim who has wood, which El Zorro does not take, and as often for one who has not everything else.
pub(super) fn give(p: &Position, wish: Whim) -> Option<Stem<Cuba>> {
    if !is_asked(p, Question::Give) {
        return None;
    }
    let legal = legal(p);
    let allowed = |of: &str| legal.iter().any(|action| matches!(action, Action::Give(gift) if kind(*gift) == of));
    let lacks = !["peso", "point", "goods"].into_iter().all(allowed);
    let among = |fits: &dyn Fn(&str) -> bool| gifts(&KINDS.into_iter().filter(|of| fits(of)).collect::<Vec<_>>());
    let wood = Action::Give(Gift::Good(Good::Wood));
    Some(Stem {
        right: among(&allowed),
        wrong: vec![
            among(&|of| allowed(of) || of == "wood"),
            among(&|of| allowed(of) && of != "point"),
            among(&|_| true),
            among(&|of| of == "goods" || of == "wood"),
            among(&|of| of == "peso" || of == "goods"),
        ],
        case: Case {
            facts: vec![table::holding(p, LEARNER)],
            rules: vec![Rule::ZorroGiverChooses],
            refusals: Cuba::refusals(p, Some(LEARNER), wood),
            exceptional: p.hand(LEARNER).goods[Good::Wood] > 0 && lacks == wish.among(&[false, true]),
            ..Case::new(p, text::<Cuba>(Template::Give))
        },
    })
}
