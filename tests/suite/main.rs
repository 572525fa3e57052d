//! Everything that is tested through the library, in one binary.

mod app;
mod bots;
mod cli;
mod completions;
mod cuba;
mod filling;
mod house;
mod indexed;
mod island;
mod kept;
mod laws;
mod learning;
mod ledger;
mod lessons;
mod lookup;
mod perft;
mod playthroughs;
mod reader;
mod recorded;
mod screens;
mod spoken;
mod support;
mod tested;
mod texts;
mod tidy;
mod tiny;
