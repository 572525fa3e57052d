//! Everything that is tested through the library, in one binary.

mod app;
mod bots;
mod cli;
mod cuba;
mod indexed;
mod island;
mod laws;
mod layers;
mod learning;
mod ledger;
mod lessons;
mod lookup;
mod perft;
mod playthroughs;
mod reader;
mod recorded;
mod screens;
mod support;
mod tested;
mod texts;
mod tidy;
