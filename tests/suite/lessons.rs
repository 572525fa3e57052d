//! The lessons: proved, and what the proof finds in broken ones.

use santiago::{
    course::{pack::Pack, proof::prove},
    cuba::Cuba,
    text::{Catalog, catalog::languages},
};

use crate::support::tally;

#[test]
fn every_lesson_is_proved() {
    let pack = Pack::<Cuba>::ours();
    let catalogs: Vec<Catalog> = languages().into_iter().map(|lang| Catalog::new(lang, &[])).collect();
    let report = prove(&pack, &[&pack], &catalogs);
    let said: Vec<String> = report
        .faults
        .iter()
        .map(|placed| {
            let text = catalogs[0].say(&placed.fault.message());
            format!("{}:{}:{}: {text}", placed.file, placed.line, placed.column)
        })
        .collect();
    assert_eq!(said, [""; 0]);
    assert_eq!((report.lessons, report.dead_ends), (5, 0));
    tally("steps of lessons proved", report.steps);
    tally("actions tried in lessons", report.tried);
}
