//! The table of openings: which screen a visit is to. The one place that knows all screens.

use super::{
    super::shared::Shared, Screen, drill::DrillScreen, games::GamesScreen, help::Help, lesson::LessonScreen,
    map::CourseMap, play::PlayScreen, present::Presenter, question::Confirmation, review::ReviewScreen, rules::Rules,
    settings::SettingsScreen, setup::SetupScreen, visit::Visit,
};

/// A screen, whichever it is.
pub(in crate::tui) type AnyScreen<'p> = Box<dyn Screen<'p> + 'p>;

fn boxed<'p>(screen: impl Screen<'p> + 'p) -> AnyScreen<'p> {
    Box::new(screen)
}

/// The screen of a visit; `None`: a lesson that cannot be played.
pub(in crate::tui) fn opened<'p>(visit: Visit, shared: &mut Shared<'p>) -> Option<AnyScreen<'p>> {
    Some(match visit {
        Visit::Lesson(lesson) => boxed(LessonScreen::new(&lesson, shared)?),
        Visit::Step(lesson, step) => boxed(LessonScreen::at(&lesson, step, shared)?),
        Visit::Map(kind) => boxed(CourseMap::new(kind, shared)),
        Visit::Presenter(lesson) => boxed(Presenter::new(&lesson, shared)?),
        Visit::Drills(only) => boxed(DrillScreen::new(only, shared)?),
        Visit::Setup => boxed(SetupScreen::new(shared)),
        Visit::Again(table) => boxed(SetupScreen::again(&*table, shared)),
        Visit::Real(players, terms) => boxed(SetupScreen::real(&players, terms, shared)),
        Visit::Games => boxed(GamesScreen::new(shared)),
        Visit::Begin(table) => boxed(PlayScreen::begin(table, shared)),
        Visit::Resume(table) => boxed(PlayScreen::resume(table, shared)),
        Visit::Review(table) => boxed(ReviewScreen::new(table, shared)),
        Visit::Contents => boxed(Rules::contents()),
        Visit::Search(table) => boxed(Rules::search_in(table)),
        Visit::Article(topic, table) => boxed(Rules::about(topic, table)),
        Visit::Settings => boxed(SettingsScreen::new()),
        Visit::Help(commands) => boxed(Help::new(commands)),
        Visit::Question(asked, then) => boxed(Confirmation::new(asked, *then)),
    })
}
