//! A game with its packs of lessons as a [`House`].

use std::ops::RangeInclusive;

use crate::{
    bot::simulate::{Contest, Standings},
    course::{
        fault::Placed,
        lesson::Lesson,
        pack::{Pack, Part, Sources},
        progress::{GameProgress, Progress},
        proof::prove_one,
        run::start_of,
        taught::Taught,
    },
    play::{Player, Table, first},
    reference::Topic,
    text::{Catalog, Message, catalog::Foreign, language::ENGLISH},
};
#[cfg(feature = "author")]
use crate::{course::proof::prove, text::catalog::languages};

use super::{
    describe::{Describing, LaidTable},
    described::Laid,
    drill::{DrillKind, DrillSitting},
    game::GameSitting,
    gamed::seated,
    house::{House, LessonCard, PartCard, RuleCard, SatDown},
    lessoned::Lessoned,
    present::{PresenterSitting, Slides},
    stage::{Belonging, Keepsakes, Staged},
};
#[cfg(feature = "author")]
use super::{
    house::Proved,
    recording::{self, Recording},
};

/// See the module's page.
pub struct Housed<G: Staged> {
    packs: Vec<Pack<G>>,
}

impl<G: Staged> Housed<G> {
    /// A game with these packs; the first of them is ours.
    pub fn with(packs: Vec<Pack<G>>) -> Self {
        Self { packs }
    }

    /// The packs, ours first.
    pub fn packs(&self) -> &[Pack<G>] {
        &self.packs
    }

    fn found(&self, lesson: &str) -> Option<&Lesson<G>> {
        self.packs.iter().find_map(|pack| pack.lesson(lesson))
    }

    fn all(&self) -> impl Iterator<Item = &Lesson<G>> {
        self.packs.iter().flat_map(Pack::in_order).map(|(_, lesson)| lesson)
    }
}

/// Takes in a pack after those that are there; `sound`: only if nothing is wrong with it.
pub(super) fn take_in<G: Taught>(packs: &mut Vec<Pack<G>>, sources: &Sources, sound: bool) {
    let pack = Pack::load(sources, packs);
    if !sound || pack.faults.is_empty() {
        packs.push(pack);
    }
}

/// The languages in which a pack must have its texts: those it has any in.
pub fn catalogs_of(texts: &[Foreign], others: &[Foreign]) -> Vec<Catalog> {
    let all: Vec<Foreign> = others.iter().chain(texts).cloned().collect();
    let mut langs: Vec<&str> = texts.iter().map(|one| one.lang.as_str()).collect();
    langs.sort_by_key(|lang| (*lang != ENGLISH, *lang));
    langs.dedup();
    if langs.is_empty() {
        langs.push(ENGLISH);
    }
    langs.into_iter().map(|lang| Catalog::new(lang, &all)).collect()
}

impl<G: Staged> House for Housed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Message {
        Message::new(format!("{}-ui-title", G::TEXTS))
    }

    fn spaced(&self) -> &'static str {
        G::SPACED
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn add(&mut self, sources: &Sources, sound: bool) {
        take_in(&mut self.packs, sources, sound);
    }

    fn faults(&self) -> Vec<&Placed> {
        self.packs.iter().flat_map(|pack| &pack.faults).collect()
    }

    #[cfg(feature = "author")]
    fn prove(&mut self, sources: &Sources) -> Proved {
        let own = Pack::<G>::load(sources, &[]);
        if own.name == G::ID {
            let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
            return Proved { ours: true, report: prove(&own, &[&own], &catalogs) };
        }
        let pack = Pack::load(sources, &self.packs);
        let all: Vec<&Pack<G>> = self.packs.iter().chain([&pack]).collect();
        let report = prove(&pack, &all, &catalogs_of(&pack.texts, &[]));
        self.packs.push(pack);
        Proved { ours: false, report }
    }

    fn texts(&self) -> Vec<Foreign> {
        self.packs.iter().flat_map(|pack| pack.texts.iter().cloned()).collect()
    }

    fn beginning(&self) -> &'static str {
        G::BEGINNING
    }

    fn parts(&self) -> Vec<PartCard<'_>> {
        self.packs.iter().flat_map(|pack| pack.parts.iter().map(move |part| card_of(pack, part))).collect()
    }

    fn text_of(&self, lesson: &str) -> Option<String> {
        self.packs.iter().find(|pack| pack.has(lesson)).map(|pack| pack.text_of(lesson))
    }

    fn lesson(&self, id: &str) -> Option<LessonCard<'_>> {
        self.found(id).map(|lesson| LessonCard {
            id: &lesson.id,
            text: &lesson.text,
            mark: &lesson.mark,
            count: lesson.steps.len(),
            next: lesson.next.as_deref(),
        })
    }

    fn left_at(&self, lesson: &str, known: &GameProgress) -> Option<usize> {
        // Whoever has not begun it need not have it put together.
        known.lessons.get(lesson)?.at.as_ref()?;
        let lesson = self.found(lesson)?;
        let at = known.lesson(&lesson.id, &lesson.mark)?.at.as_ref()?;
        lesson.steps.iter().position(|step| step.id == *at).filter(|step| *step > 0)
    }

    fn teaches(&self, lesson: &str) -> Vec<RuleCard> {
        let rules = self.found(lesson).map_or(&[][..], |lesson| &lesson.teaches);
        rules.iter().map(|rule| RuleCard::of::<G>(*rule)).collect()
    }

    fn shows(&self, topic: Topic) -> Option<(&str, usize)> {
        let is_about = |rule: G::Rule| topic.is_about::<G>(rule);
        let step = |lesson: &Lesson<G>| lesson.steps.iter().position(|step| is_about(step.rule));
        let taught = || self.all().filter(|lesson| lesson.teaches.iter().any(|rule| is_about(*rule)));
        let shown = taught().find_map(|lesson| step(lesson).map(|step| (lesson.id.as_str(), step)));
        shown.or_else(|| taught().next().map(|lesson| (lesson.id.as_str(), 0)))
    }

    fn is_sound(&self, lesson: &str) -> bool {
        let foreign = self.packs.iter().skip(1).find_map(|pack| Some((pack, pack.lesson(lesson)?)));
        foreign.is_none_or(|(pack, lesson)| prove_one(pack, lesson, &catalogs_of(&pack.texts, &[])).faults.is_empty())
    }

    fn sit(&self, lesson: &str, known: &GameProgress, step: Option<usize>) -> Option<SatDown<'_>> {
        let (sitting, opening) = Lessoned::begin(self.found(lesson)?, known, step)?;
        Some((Box::new(sitting), opening))
    }

    fn present(&self, lesson: &str) -> Option<Box<dyn PresenterSitting + '_>> {
        Some(Box::new(Slides::begin(self.found(lesson)?)?))
    }

    #[cfg(feature = "author")]
    fn record(&self, lesson: Option<&str>) -> Option<Box<dyn Recording>> {
        recording::record(&self.packs, lesson)
    }

    fn kinds(&self, progress: &Progress, day: u32) -> Vec<DrillKind> {
        G::DRILLS.map(|drills| (drills.kinds)(progress, day)).unwrap_or_default()
    }

    fn due(&self, progress: &Progress, day: u32) -> usize {
        G::DRILLS.map_or(0, |drills| (drills.due)(progress, day))
    }

    fn drill(&self, only: Option<&str>, progress: &Progress, day: u32, seed: u64) -> Option<Box<dyn DrillSitting>> {
        (G::DRILLS?.begin)(only, progress, day, seed)
    }

    fn first_game(&self, learner: Player) -> Option<Box<dyn GameSitting>> {
        Some(seated(first::table(self.packs.first()?, learner)?))
    }

    fn drawn(&self, players: u8, seed: u64) -> Option<Box<dyn LaidTable>> {
        Some(Box::new(Laid::<G>(G::drawn(players, seed)?)))
    }

    fn coded(&self, code: &str, seed: u64) -> Result<(Box<dyn LaidTable>, Option<u64>), Message> {
        let (setup, own) = G::coded(code, seed)?;
        Ok((Box::new(Laid::<G>(setup)), own))
    }

    fn laid_as(&self, lesson: &str, step: &str) -> Option<Box<dyn LaidTable>> {
        let lesson = self.packs.first()?.lesson(lesson)?;
        let named = || lesson.steps.iter().position(|one| one.id == step);
        let step = step.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).or_else(named)?;
        Some(Box::new(Laid::<G>(G::from_here(&start_of(lesson, step)?))))
    }

    fn describe(&self) -> Option<Box<dyn Describing>> {
        Some(G::SKETCHES?())
    }

    fn read(&self, bytes: &[u8]) -> Result<Box<dyn GameSitting>, Vec<Message>> {
        match Table::<G>::read(bytes) {
            Ok(table) => Ok(seated(table)),
            Err(why) => Err(why.messages()),
        }
    }

    fn compete(&self, contest: &Contest, progress: &mut dyn FnMut(u32)) -> Standings {
        contest.play::<G>(progress)
    }

    fn pointed_at(&self, topic: Topic) -> Option<&'static str> {
        G::pointed_at(topic)
    }

    fn belongings(&self) -> Vec<&'static str> {
        G::belongings()
    }

    fn belonging(&self, kept: Option<&Keepsakes>, which: &str) -> Belonging {
        G::belonging(kept, which)
    }

    fn turned(&self, kept: Option<&Keepsakes>, which: &str, forward: bool) -> Option<Keepsakes> {
        G::turned(kept, which, forward)
    }

    fn unusual(&self, kept: Option<&Keepsakes>, thing: &str) -> Option<Message> {
        G::unusual(kept, thing)
    }
}

fn card_of<'h, G: Staged>(pack: &'h Pack<G>, part: &'h Part) -> PartCard<'h> {
    let lessons = part.lessons.iter().map(String::as_str).filter(|id| pack.has(id)).collect();
    PartCard { pack: &pack.name, id: &part.id, text: &part.text, kind: part.kind, lessons }
}
