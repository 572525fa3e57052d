//! The progress of a learner: read at the start, saved after each step.
//!
//! What cannot be saved is said once, and the lesson goes on.

use std::path::PathBuf;

use crate::{
    course::progress::{Change, Progress, Unreadable},
    store::{self, Update},
    text::Message,
};

/// See the module's page.
pub(super) struct Keep {
    path: Option<PathBuf>,
    /// What this program knows of the progress.
    pub(super) progress: Progress,
    /// Said already that nothing is saved.
    silent: bool,
}

impl Keep {
    /// The progress of a learner, with what there is to say about it.
    pub(super) fn open(learner: Option<&str>) -> (Self, Vec<Message>) {
        let name = match learner {
            Some(name) => format!("progress-{}.json", name.to_lowercase().replace(' ', "-")),
            None => "progress.json".to_owned(),
        };
        let path = store::home().map(|home| home.join(name));
        let mut keep = Self { path, progress: Progress::default(), silent: false };
        let Some(path) = keep.path.clone() else { return (keep, Vec::new()) };
        let mut said = Vec::new();
        match store::read(&path) {
            Ok(None) => {}
            Ok(Some(bytes)) => match read(&bytes) {
                Ok(progress) => keep.progress = progress,
                // It is set aside when the first step is saved.
                Err(Unreadable::Damaged) => said.extend(keep.save(&[])),
                Err(Unreadable::Future) => {
                    said.push(about("learn-future", &path));
                    keep.path = None;
                    keep.silent = true;
                }
            },
            Err(_) => {
                said.push(about("learn-unsaved", &path));
                keep.silent = true;
            }
        }
        (keep, said)
    }

    /// Saves what has changed, on top of what the file holds by now.
    pub(super) fn save(&mut self, changes: &[Change]) -> Vec<Message> {
        for change in changes {
            self.progress.apply(change);
        }
        let Some(path) = self.path.clone() else { return self.once(Message::new("learn-homeless")) };
        let saved = store::update(&path, |bytes| {
            let before = bytes.as_deref().map_or(Ok(Progress::default()), read);
            let set_aside = before == Err(Unreadable::Damaged);
            match before {
                Err(Unreadable::Future) => Update { text: None, set_aside: false, answer: None },
                Ok(_) | Err(Unreadable::Damaged) => {
                    let mut progress = before.unwrap_or_default();
                    for change in changes {
                        progress.apply(change);
                    }
                    let text = (set_aside || !changes.is_empty()).then(|| progress.write());
                    Update { text, set_aside, answer: Some(progress) }
                }
            }
        });
        match saved {
            Ok((progress, aside)) => {
                self.progress = progress.unwrap_or_else(|| self.progress.clone());
                let aside = aside
                    .map(|aside| about("learn-set-aside", &path).with("aside", aside.to_string_lossy().into_owned()));
                aside.into_iter().collect()
            }
            Err(_) => self.once(about("learn-unsaved", &path)),
        }
    }

    /// Forgets a lesson, or everything.
    pub(super) fn reset(&mut self, lesson: Option<&str>) -> Result<(), Message> {
        let Some(path) = self.path.clone() else { return Err(Message::new("learn-homeless")) };
        let done = store::update(&path, |bytes| {
            let before = bytes.as_deref().map_or(Ok(Progress::default()), read);
            let set_aside = before == Err(Unreadable::Damaged);
            let mut progress = before.unwrap_or_default();
            match lesson {
                Some(lesson) => drop(progress.lessons.remove(lesson)),
                None => progress = Progress::default(),
            }
            Update { text: Some(progress.write()), set_aside, answer: () }
        });
        done.map(|_| ()).map_err(|_unwritable| about("learn-unsaved", &path))
    }

    fn once(&mut self, message: Message) -> Vec<Message> {
        if std::mem::replace(&mut self.silent, true) { Vec::new() } else { vec![message] }
    }
}

fn read(bytes: &[u8]) -> Result<Progress, Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|_damaged| Unreadable::Damaged)?;
    Progress::read(text)
}

fn about(id: &str, path: &std::path::Path) -> Message {
    Message::new(id).with("path", crate::text::harmless(&path.to_string_lossy()))
}
