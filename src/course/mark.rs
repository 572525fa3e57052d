//! The mark of a lesson: another as soon as the lesson says something else.
//!
//! Made of what its file says and of the positions that it starts from, so that neither the spaces, comments and order
//! of keys of the file nor the way in which the program keeps a position have any part in it: whoever comes back to a
//! lesson is told that it has changed only if it has. Hides how both are written down to be marked.

use std::fmt::Write;

use toml::de::{DeTable, DeValue};

use crate::text::syntax::mark;

use super::taught::Taught;

/// The mark of a file that says this, with what its steps start from.
pub fn of_lesson<G: Taught>(text: &str, starts: impl IntoIterator<Item = Option<G::Position>>) -> String {
    let mut said = content(text);
    for start in starts {
        match start {
            Some(start) => {
                let _ = write!(said, " ({} {})", G::laid_out(&start), G::written(&start));
            }
            None => said.push_str(" ()"),
        }
    }
    mark(&said)
}

/// The mark of a lesson to which another lends a step.
pub fn lent(own: &str, lender: &str) -> String {
    mark(&format!("{own} {lender}"))
}

/// What a file says, in one way of several to write it.
fn content(text: &str) -> String {
    let (table, _) = DeTable::parse_recoverable(text);
    let mut said = String::new();
    table_said(table.get_ref(), &mut said);
    said
}

fn table_said(table: &DeTable<'_>, said: &mut String) {
    let mut keys: Vec<_> = table.iter().map(|(name, value)| (name.get_ref(), value.get_ref())).collect();
    keys.sort_by_key(|(name, _)| *name);
    said.push('{');
    for (name, value) in keys {
        let _ = write!(said, "{name}=");
        value_said(value, said);
        said.push(',');
    }
    said.push('}');
}

fn value_said(value: &DeValue<'_>, said: &mut String) {
    let _ = match value {
        DeValue::String(text) => write!(said, "{}", serde_json::Value::from(text.as_ref())),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => write!(said, "{number}"),
            Err(_) => write!(said, "{number}"),
        },
        DeValue::Float(number) => write!(said, "{number}"),
        DeValue::Boolean(truth) => write!(said, "{truth}"),
        DeValue::Datetime(time) => write!(said, "{time}"),
        DeValue::Array(list) => {
            said.push('[');
            for member in list {
                value_said(member.get_ref(), said);
                said.push(',');
            }
            said.push(']');
            Ok(())
        }
        DeValue::Table(table) => {
            table_said(table, said);
            Ok(())
        }
    };
}
