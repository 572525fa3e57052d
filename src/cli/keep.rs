//! The progress of a learner: read at the start, saved after each step.
//!
//! What cannot be saved is said once, and the lesson goes on.

use std::path::PathBuf;

use crate::{
    course::progress::{Change, Progress, Unreadable},
    games,
    store::{self, Update},
    text::Message,
};

/// See the module's page.
pub(super) struct Keep {
    path: Option<PathBuf>,
    /// What this program knows of the progress.
    pub(super) progress: Progress,
    /// What could not be saved yet.
    pending: Vec<Change>,
    /// Why nothing can be saved.
    barred: Option<Message>,
    /// Said already that nothing is saved.
    silent: bool,
}

impl Keep {
    /// The progress of a learner, with what there is to say about it.
    pub(super) fn open(learner: Option<&str>) -> (Self, Vec<Message>) {
        let name = match learner {
            Some(name) => format!("progress-{}.json", name.to_lowercase().replace(' ', "_")),
            None => "progress.json".to_owned(),
        };
        let path = store::home().map(|home| home.join(name));
        let mut keep = Self { path, progress: Progress::default(), pending: Vec::new(), barred: None, silent: false };
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
                    keep.barred = Some(about("learn-future", &path));
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

    /// Saves what has changed, on top of what the file holds by now. What cannot be saved waits for the next time.
    pub(super) fn save(&mut self, changes: &[Change]) -> Vec<Message> {
        for change in changes {
            self.progress.apply(change);
        }
        if let Some(barred) = self.barred.clone() {
            return self.once(barred);
        }
        let Some(path) = self.path.clone() else { return self.once(Message::new("learn-homeless")) };
        self.pending.extend(changes.iter().cloned());
        let pending = self.pending.clone();
        match store::update(&path, |bytes| {
            updated(bytes.as_deref(), |progress| pending.iter().for_each(|one| progress.apply(one)))
        }) {
            Ok((Some(progress), aside)) => {
                self.progress = progress;
                self.pending.clear();
                let aside = aside.map(|aside| {
                    about("learn-set-aside", &path).with("aside", crate::text::harmless(&aside.to_string_lossy()))
                });
                aside.into_iter().collect()
            }
            Ok((None, _)) => self.once(about("learn-future", &path)),
            Err(_) => self.once(about("learn-unsaved", &path)),
        }
    }

    /// Forgets something.
    pub(super) fn reset(&mut self, forget: impl FnOnce(&mut Progress)) -> Result<(), Message> {
        if let Some(barred) = self.barred.clone() {
            return Err(barred);
        }
        let Some(path) = self.path.clone() else { return Err(Message::new("learn-homeless")) };
        match store::update(&path, |bytes| updated(bytes.as_deref(), forget)) {
            Ok((Some(_), _)) => Ok(()),
            Ok((None, _)) => Err(about("learn-future", &path)),
            Err(_) => Err(about("learn-unsaved", &path)),
        }
    }

    fn once(&mut self, message: Message) -> Vec<Message> {
        if std::mem::replace(&mut self.silent, true) { Vec::new() } else { vec![message] }
    }
}

/// What the file is to hold after a change; a damaged one is set aside, one of the future left as it is.
fn updated(bytes: Option<&[u8]>, change: impl FnOnce(&mut Progress)) -> Update<Option<Progress>> {
    let before = bytes.map_or(Ok(Progress::default()), read);
    if before == Err(Unreadable::Future) {
        return Update { text: None, set_aside: false, answer: None };
    }
    let set_aside = before == Err(Unreadable::Damaged);
    let mut progress = before.unwrap_or_default();
    change(&mut progress);
    Update { text: Some(progress.write()), set_aside, answer: Some(progress) }
}

fn read(bytes: &[u8]) -> Result<Progress, Unreadable> {
    let text = std::str::from_utf8(bytes).map_err(|_damaged| Unreadable::Damaged)?;
    Progress::read(text, games::before())
}

fn about(id: &str, path: &std::path::Path) -> Message {
    Message::new(id).with("path", crate::text::harmless(&path.to_string_lossy()))
}
