//! The crate as modules that name each other: where a path leads.
//!
//! A path is followed to the file that defines the name: through aliases, `super`, groups, globs and `pub use`. The files
//! on the way that only hand the name on are told, too. Hides how Rust finds a name, as far as we use it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::support::project;

use super::source::{Import, Source};

/// Every file of `src`, or of a crate of a test.
pub struct Graph {
    /// By the path inside `src`, as `cuba/rules/drive.rs`.
    pub files: BTreeMap<String, Source>,
    modules: BTreeMap<Vec<String>, String>,
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// To a thing defined in a file of ours, by way of files that hand it on.
    Thing { file: String, by: Vec<String> },
    /// To a module of ours, and to nothing in it.
    Module { file: String, by: Vec<String> },
    /// Out of the crate, with aliases written out.
    Away(Vec<String>),
}

/// Further than this no name is handed on.
const FAR: usize = 12;

fn module_of(file: &str) -> Vec<String> {
    let stem = file.trim_end_matches(".rs");
    let parts = stem.split('/').filter(|part| !["mod", "lib"].contains(part));
    parts.map(str::to_owned).collect()
}

impl Graph {
    pub fn of(sources: impl IntoIterator<Item = (String, String)>) -> Self {
        let files: BTreeMap<_, _> = sources.into_iter().map(|(file, text)| (file, Source::read(&text))).collect();
        let modules = files.keys().map(|file| (module_of(file), file.clone())).collect();
        Self { files, modules }
    }

    /// The crate as it is.
    pub fn ours() -> Self {
        let src = project("src");
        let mut sources = Vec::new();
        walk(&src, &mut |path| {
            let file = path.strip_prefix(&src).expect("inside").to_string_lossy().replace('\\', "/");
            sources.push((file, fs::read_to_string(path).expect("text")));
        });
        assert!(sources.len() > 20);
        Self::of(sources)
    }

    /// Every path that a file names, its imports first, and where it leads.
    pub fn leads(&self, file: &str) -> Vec<(usize, Vec<String>, Lead)> {
        let source = &self.files[file];
        let imports = source.imports.iter().map(|import| (import.line, &import.path));
        let paths = source.paths.iter().map(|(line, path)| (*line, path));
        imports.chain(paths).map(|(line, path)| (line, path.clone(), self.lead(file, path))).collect()
    }

    /// Where a path that stands in a file leads.
    pub fn lead(&self, file: &str, path: &[String]) -> Lead {
        self.absolute(file, path, FAR)
            .map_or_else(|| Lead::Away(self.outside(file, path, FAR)), |path| self.locate(&path, FAR))
    }

    /// The path from the root of the crate, if it is one of ours.
    fn absolute(&self, file: &str, path: &[String], far: usize) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        let here = module_of(file);
        let joined = |base: &[String]| Some([base, rest].concat());
        match first.as_str() {
            "crate" | "santiago" => return Some(rest.to_vec()),
            "self" => return joined(&here),
            "super" => {
                let mut base = here;
                let mut rest = path;
                while let Some((first, further)) = rest.split_first()
                    && first == "super"
                {
                    base.pop();
                    rest = further;
                }
                return Some([&base, rest].concat());
            }
            _ => {}
        }
        if let Some(import) = self.import(file, first).filter(|import| import.path != *path && far > 0) {
            let base = self.absolute(file, &import.path, far - 1)?;
            return joined(&base);
        }
        let inside = [&here, &path[..1]].concat();
        let known = self.modules.contains_key(&inside) || self.defines(file, first);
        known.then(|| [&here, path].concat())
    }

    /// A path out of the crate, with the aliases at its begin written out.
    fn outside(&self, file: &str, path: &[String], far: usize) -> Vec<String> {
        let import = self.import(file, &path[0]).filter(|import| import.path != path[..1] && import.path != *path);
        match import.filter(|_| far > 0) {
            Some(import) => self.outside(file, &[&import.path, &path[1..]].concat(), far - 1),
            None => path.to_vec(),
        }
    }

    fn import(&self, file: &str, name: &str) -> Option<&Import> {
        self.files[file].imports.iter().find(|import| import.name == name && name != "*")
    }

    fn defines(&self, file: &str, name: &str) -> bool {
        self.files[file].items.iter().any(|item| item.top && item.name == name && item.kind != "mod")
    }

    /// Follows a path from the root of the crate.
    fn locate(&self, path: &[String], far: usize) -> Lead {
        let mut module = Vec::new();
        let Some(mut file) = self.modules.get(&module).cloned() else { return Lead::Away(path.to_vec()) };
        for (at, name) in path.iter().enumerate() {
            let child = [&module[..], &path[at..=at]].concat();
            let last = at + 1 == path.len();
            if let Some(inside) = self.modules.get(&child) {
                // A thing that is handed on may be called as the module that it comes from.
                if let Some(lead @ Lead::Thing { .. }) = self.handed_on(&file, &path[at..], far).filter(|_| last) {
                    return lead;
                }
                (module, file) = (child, inside.clone());
                continue;
            }
            if self.defines(&file, name) {
                return Lead::Thing { file, by: Vec::new() };
            }
            // What nobody hands on was made by a macro, or is all that there is.
            let lead = self.handed_on(&file, &path[at..], far);
            return lead.unwrap_or_else(|| match name.as_str() {
                "*" => Lead::Module { file, by: Vec::new() },
                _ => Lead::Thing { file, by: Vec::new() },
            });
        }
        Lead::Module { file, by: Vec::new() }
    }

    /// Where a path leads by way of an import in the file, if there is one for it.
    fn handed_on(&self, file: &str, path: &[String], far: usize) -> Option<Lead> {
        let far = far.checked_sub(1)?;
        let lead = |base: &[String], rest: &[String]| match self.absolute(file, base, far) {
            Some(base) => self.locate(&[&base, rest].concat(), far),
            None => Lead::Away([base, rest].concat()),
        };
        let found = match self.import(file, &path[0]) {
            Some(import) if import.path.len() > 1 => lead(&import.path, &path[1..]),
            _ => {
                let globs = self.files[file].imports.iter().filter(|import| import.name == "*" && import.shown);
                let leads = globs.map(|glob| lead(&glob.path[..glob.path.len() - 1], path));
                let defines = |to: &str| path[0] != "*" && self.defines(to, &path[0]);
                leads.into_iter().find(|lead| matches!(lead, Lead::Thing { file, .. } if defines(file)))?
            }
        };
        Some(match found {
            Lead::Thing { file: to, by } => Lead::Thing { file: to, by: [by, vec![file.to_owned()]].concat() },
            Lead::Module { file: to, by } => Lead::Module { file: to, by: [by, vec![file.to_owned()]].concat() },
            Lead::Away(path) => Lead::Away(path),
        })
    }

    /// Which files a file needs: those that define what it names. A `mod` line and a `pub use` are addresses, no uses; a
    /// glob needs the file that it opens.
    pub fn needs(&self, file: &str) -> BTreeSet<String> {
        let source = &self.files[file];
        let used = source.imports.iter().filter(|import| !import.shown).map(|import| &import.path);
        let mut needs = BTreeSet::new();
        for path in used.chain(source.paths.iter().map(|(_, path)| path)) {
            match self.lead(file, path) {
                Lead::Thing { file, .. } => drop(needs.insert(file)),
                Lead::Module { file, .. } if path.last().is_some_and(|last| last == "*") => drop(needs.insert(file)),
                Lead::Module { .. } | Lead::Away(_) => {}
            }
        }
        needs.remove(file);
        needs
    }

    /// The edges that lie on a cycle.
    pub fn cyclic(&self) -> BTreeSet<(String, String)> {
        let needs: BTreeMap<&String, BTreeSet<String>> =
            self.files.keys().map(|file| (file, self.needs(file))).collect();
        let reached = |from: &String| {
            let (mut seen, mut todo) = (BTreeSet::new(), vec![from]);
            while let Some(file) = todo.pop() {
                for next in needs.get(file).into_iter().flatten() {
                    if seen.insert(next) {
                        todo.push(next);
                    }
                }
            }
            seen
        };
        let reach: BTreeMap<&String, BTreeSet<&String>> = needs.keys().map(|file| (*file, reached(file))).collect();
        let edges = needs.iter().flat_map(|(from, to)| to.iter().map(move |to| ((*from).clone(), to.clone())));
        edges.filter(|(from, to)| reach.get(to).is_some_and(|reach| reach.contains(from))).collect()
    }
}

pub fn walk(folder: &Path, each: &mut dyn FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { walk(&path, each) } else { each(&path) }
    }
}

fn small() -> Graph {
    let files = [
        ("lib.rs", "pub mod a; pub mod b;"),
        ("a/mod.rs", "pub mod one; mod two; pub use one::One; pub use two::*; pub struct Own;"),
        ("a/one.rs", "use super::Own; pub struct One;"),
        ("a/two.rs", "use crate::b; pub fn deed() { b::go(); }"),
        ("b.rs", "use std as s; use crate::a::{One as Other, deed}; pub fn go() { s::fs::read(Other::x()) }"),
    ];
    Graph::of(files.map(|(file, text)| (file.to_owned(), text.to_owned())))
}

#[test]
fn paths_lead_to_what_defines_the_name() {
    let graph = small();
    let lead = |file: &str, path: &str| graph.lead(file, &path.split("::").map(str::to_owned).collect::<Vec<_>>());
    let thing = |file: &str, by: &[&str]| Lead::Thing {
        file: file.to_owned(),
        by: by.iter().map(|file| (*file).to_owned()).collect(),
    };
    assert_eq!(lead("b.rs", "crate::a::One"), thing("a/one.rs", &["a/mod.rs"]));
    assert_eq!(lead("b.rs", "Other::x"), thing("a/one.rs", &["a/mod.rs"]));
    assert_eq!(lead("b.rs", "crate::a::deed"), thing("a/two.rs", &["a/mod.rs"]));
    assert_eq!(lead("a/one.rs", "super::super::b::go"), thing("b.rs", &[]));
    assert_eq!(lead("a/two.rs", "b"), Lead::Module { file: "b.rs".to_owned(), by: Vec::new() });
    assert_eq!(lead("b.rs", "s::fs::read"), Lead::Away(["std", "fs", "read"].map(str::to_owned).to_vec()));
}

#[test]
fn cycles_are_found() {
    let edge = |from: &str, to: &str| (from.to_owned(), to.to_owned());
    // The child that takes something from its parent is in no cycle, though the parent hands the child on.
    assert_eq!(small().cyclic(), BTreeSet::from([edge("a/two.rs", "b.rs"), edge("b.rs", "a/two.rs")]));
}
