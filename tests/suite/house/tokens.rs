//! A source as words, signs and literals: what the checkers read instead of lines.
//!
//! Hides comments, escapes, raw strings and the difference between a character and a lifetime.

/// What stands somewhere in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A name, a keyword or a number.
    Word(String),
    /// What a string literal says, as it is written.
    Text(String),
    /// `::`
    Path,
    /// Any other sign.
    Sign(char),
}

impl Token {
    /// The name, if it is one.
    pub fn word(&self) -> Option<&str> {
        if let Self::Word(word) = self { Some(word) } else { None }
    }

    pub fn is(&self, word: &str) -> bool {
        self.word() == Some(word)
    }
}

/// Every token of a source, with its line.
pub fn tokens(source: &str) -> Vec<(usize, Token)> {
    let mut reader = Reader { chars: source.chars().collect(), at: 0, line: 1, tokens: Vec::new() };
    while reader.at < reader.chars.len() {
        reader.one();
    }
    reader.tokens
}

struct Reader {
    chars: Vec<char>,
    at: usize,
    line: usize,
    tokens: Vec<(usize, Token)>,
}

fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

impl Reader {
    fn ahead(&self, by: usize) -> char {
        self.chars.get(self.at + by).copied().unwrap_or('\0')
    }

    fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.line += usize::from(self.ahead(0) == '\n');
            self.at += 1;
        }
    }

    fn push(&mut self, token: Token, length: usize) {
        self.tokens.push((self.line, token));
        self.skip(length);
    }

    fn one(&mut self) {
        match (self.ahead(0), self.ahead(1)) {
            ('/', '/') => {
                while self.at < self.chars.len() && self.ahead(0) != '\n' {
                    self.skip(1);
                }
            }
            ('/', '*') => self.comment(),
            ('"', _) => self.text(0, 0),
            ('\'', '\\') => {
                self.skip(3);
                while self.at < self.chars.len() && self.ahead(0) != '\'' {
                    self.skip(1);
                }
                self.skip(1);
            }
            ('\'', _) if self.ahead(2) == '\'' => self.skip(3),
            // A lifetime is no name that leads anywhere.
            ('\'', _) => {
                self.skip(1);
                while in_word(self.ahead(0)) {
                    self.skip(1);
                }
            }
            (':', ':') => self.push(Token::Path, 2),
            (c, _) if c.is_whitespace() => self.skip(1),
            (c, _) if in_word(c) => self.word(),
            (c, _) => self.push(Token::Sign(c), 1),
        }
    }

    fn comment(&mut self) {
        let mut depth = 0;
        loop {
            match (self.ahead(0), self.ahead(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                ('\0', _) => return,
                _ => {
                    self.skip(1);
                    continue;
                }
            }
            self.skip(2);
            if depth == 0 {
                return;
            }
        }
    }

    fn word(&mut self) {
        let length = self.chars[self.at..].iter().take_while(|c| in_word(**c)).count();
        let word: String = self.chars[self.at..self.at + length].iter().collect();
        let hashes = self.chars[self.at + length..].iter().take_while(|c| **c == '#').count();
        let literal = self.ahead(length + hashes) == '"';
        match word.as_str() {
            "r" | "br" | "cr" if literal => self.text(length, hashes + 1),
            "b" | "c" if literal && hashes == 0 => self.text(length, 0),
            "r" if hashes == 1 => self.skip(2),
            _ => self.push(Token::Word(word), length),
        }
    }

    /// A string whose quotes stand after `prefix` characters; a raw one has a hash less than `raw`.
    fn text(&mut self, prefix: usize, raw: usize) {
        let line = self.line;
        let hashes = raw.saturating_sub(1);
        self.skip(prefix + hashes + 1);
        let mut said = String::new();
        while self.at < self.chars.len() {
            let c = self.ahead(0);
            if c == '\\' && raw == 0 {
                said.push(c);
                said.push(self.ahead(1));
                self.skip(2);
                continue;
            }
            if c == '"' && (1..=hashes).all(|by| self.ahead(by) == '#') {
                self.skip(1 + hashes);
                break;
            }
            said.push(c);
            self.skip(1);
        }
        self.tokens.push((line, Token::Text(said)));
    }
}

#[test]
fn what_is_no_code_is_left_out() {
    let words = |source: &str| tokens(source).into_iter().map(|(_, token)| token).collect::<Vec<_>>();
    let word = |word: &str| Token::Word(word.to_owned());
    let text = |text: &str| Token::Text(text.to_owned());
    assert_eq!(words("a // b\n/* c /* d */ e */ f"), [word("a"), word("f")]);
    assert_eq!(words(r##"r#"a"b"# "c\"d" b"e""##), [text("a\"b"), text("c\\\"d"), text("e")]);
    assert_eq!(words("'\"' 'a' '\\'' '\\u{1f}' 'static r#type"), [word("type")]);
    assert_eq!(words("a::b"), [word("a"), Token::Path, word("b")]);
    assert_eq!(tokens("a\n\"b\nc\" d").iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 2, 3]);
}
