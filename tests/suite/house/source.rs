//! One source file: what it imports, which paths it names, what it defines.
//!
//! Hides how items, blocks and groups of imports are told apart. It reads what rustfmt leaves, not all of Rust.

use super::tokens::{Token, tokens};

/// A name that a `use` brings in; a glob brings in `*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    pub line: usize,
    pub path: Vec<String>,
    pub name: String,
    /// Whether others can see it here, at least within the crate.
    pub shown: bool,
    /// Whether other programs can.
    pub public: bool,
}

/// A thing that is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub line: usize,
    pub kind: &'static str,
    pub name: String,
    pub public: bool,
    /// Whether it stands outside every function and `impl`.
    pub top: bool,
}

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    pub lines: usize,
}

#[derive(Debug, Default)]
pub struct Source {
    pub imports: Vec<Import>,
    /// Paths of two names and more outside imports.
    pub paths: Vec<(usize, Vec<String>)>,
    pub items: Vec<Item>,
    pub functions: Vec<Function>,
    pub words: Vec<(usize, String)>,
    pub texts: Vec<(usize, String)>,
    /// The strings of `Name = "id"` in lists of ids.
    pub ids: Vec<String>,
}

/// What a block is the body of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    /// A module written out, or a macro that makes items.
    Items,
    /// An `impl` or a trait, whose types are no names of the crate.
    Members,
    /// What a macro is made of.
    Pattern,
    Function,
    Other,
}

const KINDS: [&str; 9] = ["struct", "enum", "trait", "type", "fn", "const", "static", "mod", "macro_rules"];

impl Source {
    pub fn read(text: &str) -> Self {
        let tokens = tokens(text);
        let mut source = Self::default();
        for (line, token) in &tokens {
            match token {
                Token::Word(word) => source.words.push((*line, word.clone())),
                Token::Text(text) => source.texts.push((*line, text.clone())),
                Token::Path | Token::Sign(_) => {}
            }
        }
        let code = source.take_imports(&tokens);
        source.find_paths(&code);
        source.find_items(&code);
        source
    }

    /// Takes note of every `use`; what is left has none.
    fn take_imports(&mut self, tokens: &[(usize, Token)]) -> Vec<(usize, Token)> {
        let (mut rest, mut at, mut inside) = (Vec::<(usize, Token)>::new(), 0, Vec::new());
        while let Some((line, token)) = tokens.get(at) {
            match token {
                Token::Sign('{') => inside.push(rest.iter().rev().nth(1).is_some_and(|(_, token)| token.is("mod"))),
                Token::Sign('}') => drop(inside.pop()),
                Token::Word(_) | Token::Text(_) | Token::Path | Token::Sign(_) => {}
            }
            // `use<'a>` says what a type holds on to.
            if token.is("use") && tokens.get(at + 1).is_some_and(|(_, next)| *next != Token::Sign('<')) {
                let (seen, before) = (visibility(&rest), self.imports.len());
                at += 1;
                self.tree(tokens, &mut at, &[], (seen, *line));
                self.go_up(before, inside.iter().filter(|written_out| **written_out).count());
                // What stood before it says nothing of what comes next.
                rest.push((*line, Token::Sign(';')));
            } else {
                rest.push((*line, token.clone()));
            }
            at += 1;
        }
        rest
    }

    /// In a module that is written out, `super` is the file itself, which has its own names anyway.
    fn go_up(&mut self, from: usize, depth: usize) {
        for mut import in self.imports.split_off(from) {
            let up = import.path.iter().take(depth).take_while(|name| *name == "super").count();
            import.path.drain(..up);
            if up == 0 || import.path.first().is_some_and(|name| name == "super") {
                self.imports.push(import);
            }
        }
    }

    /// One branch of an import, up to the comma, brace or semicolon behind it.
    fn tree(&mut self, tokens: &[(usize, Token)], at: &mut usize, before: &[String], whose: (Seen, usize)) {
        let ((shown, public), mut line) = whose;
        let (mut path, mut name) = (before.to_vec(), None);
        while let Some((here, token)) = tokens.get(*at) {
            match token {
                Token::Word(word) if word == "as" => {
                    *at += 1;
                    name = tokens.get(*at).and_then(|(_, token)| token.word()).map(str::to_owned);
                }
                Token::Word(word) => {
                    line = *here;
                    path.push(word.clone());
                }
                Token::Sign('*') => path.push("*".to_owned()),
                Token::Sign('{') => {
                    loop {
                        *at += 1;
                        if !matches!(tokens.get(*at), Some((_, Token::Sign('}')))) {
                            self.tree(tokens, at, &path, whose);
                        }
                        if !matches!(tokens.get(*at), Some((_, Token::Sign(',')))) {
                            break;
                        }
                    }
                    *at += 1;
                    return;
                }
                Token::Sign(',' | '}' | ';') => break,
                Token::Path | Token::Sign(_) | Token::Text(_) => {}
            }
            *at += 1;
        }
        if path.len() > before.len() {
            if path.last().is_some_and(|last| last == "self") && path.len() > 1 {
                path.pop();
            }
            let name = name.or_else(|| path.last().cloned()).unwrap_or_default();
            self.imports.push(Import { line, path, name, shown, public });
        }
    }

    fn find_paths(&mut self, tokens: &[(usize, Token)]) {
        let mut at = 0;
        while at < tokens.len() {
            let follows = at > 0 && matches!(tokens[at - 1].1, Token::Path | Token::Sign('.'));
            let mut path: Vec<String> = tokens[at].1.word().map(str::to_owned).into_iter().collect();
            let line = tokens[at].0;
            while !path.is_empty()
                && let [(_, Token::Path), (_, Token::Word(word)), ..] = &tokens[at + 1..]
            {
                path.push(word.clone());
                at += 2;
            }
            if path.len() > 1 && !follows {
                self.paths.push((line, path));
            }
            at += 1;
        }
    }

    fn find_items(&mut self, tokens: &[(usize, Token)]) {
        let (mut blocks, mut next, mut depth) = (Vec::new(), None, 0_i32);
        let (mut function, mut open) = (None, Vec::new());
        for (at, (line, token)) in tokens.iter().enumerate() {
            match token {
                Token::Sign('(' | '[') => depth += 1,
                Token::Sign(')' | ']') => depth -= 1,
                Token::Sign(';') if depth == 0 => next = None,
                Token::Sign('{') => {
                    let makes_items = at > 0 && tokens[at - 1].1 == Token::Sign('!');
                    let block = next.take().unwrap_or(if makes_items { Block::Items } else { Block::Other });
                    if block == Block::Function {
                        open.extend(function.take());
                    }
                    blocks.push(block);
                }
                Token::Sign('}') => {
                    if blocks.pop() == Some(Block::Function)
                        && let Some((start, name)) = open.pop()
                    {
                        self.functions.push(Function { name, lines: line - start + 1 });
                    }
                    next = None;
                }
                Token::Word(_) => {
                    if next.is_none() {
                        next = opened(&tokens[at..]);
                        if next == Some(Block::Function) {
                            function = tokens[at + 1].1.word().map(|name| (*line, name.to_owned()));
                        }
                    }
                    if depth == 0 {
                        self.find_item(tokens, at, &blocks);
                    }
                }
                Token::Text(text) => {
                    if blocks[..] == [Block::Items, Block::Other] && tokens[at - 1].1 == Token::Sign('=') {
                        self.ids.push(text.clone());
                    }
                }
                Token::Path | Token::Sign(_) => {}
            }
        }
    }

    fn find_item(&mut self, tokens: &[(usize, Token)], at: usize, blocks: &[Block]) {
        let Some(kind) = KINDS.into_iter().find(|kind| tokens[at].1.is(kind)) else { return };
        // The name of a macro stands behind its exclamation mark.
        let place = if kind == "macro_rules" { at + 2 } else { at + 1 };
        let name = tokens.get(place).and_then(|(_, token)| token.word()).filter(|name| !["fn", "_"].contains(name));
        let within = blocks.last() == Some(&Block::Members) || blocks.contains(&Block::Pattern);
        if let (Some(name), false) = (name, within) {
            let (_, public) = visibility(&tokens[..at]);
            let top = blocks.iter().all(|block| *block == Block::Items);
            self.items.push(Item { line: tokens[at].0, kind, name: name.to_owned(), public, top });
        }
    }
}

/// What the next block is the body of, if a word says it.
fn opened(tokens: &[(usize, Token)]) -> Option<Block> {
    let named = tokens.get(1).is_some_and(|(_, token)| token.word().is_some());
    match tokens[0].1.word()? {
        "impl" | "trait" => Some(Block::Members),
        "fn" if named => Some(Block::Function),
        "mod" if named => Some(Block::Items),
        "macro_rules" => Some(Block::Pattern),
        _ => None,
    }
}

/// Whether something is seen outside its module, and outside the crate.
type Seen = (bool, bool);

/// What the end of some tokens says of who sees what follows.
fn visibility(before: &[(usize, Token)]) -> Seen {
    let mut at = before.len();
    while at > 0 && ["const", "async", "unsafe"].iter().any(|word| before[at - 1].1.is(word)) {
        at -= 1;
    }
    let last = at.checked_sub(1).map(|at| &before[at].1);
    let public = last.is_some_and(|token| token.is("pub"));
    let opening = before[..at].iter().rposition(|(_, token)| *token == Token::Sign('('));
    let within = last == Some(&Token::Sign(')'))
        && opening.is_some_and(|opening| opening > 0 && before[opening - 1].1.is("pub"));
    (public || within, public)
}

#[test]
fn super_of_a_module_that_is_written_out_is_its_file() {
    let source = Source::read("mod a { use super::*; use super::super::b::C; } use super::D;");
    let paths: Vec<String> = source.imports.iter().map(|import| import.path.join("::")).collect();
    assert_eq!(paths, ["super::b::C", "super::D"]);
}
