//! Everything that is tested through the library, in one binary.

mod cli;
mod codes;
mod coverage;
mod drills;
mod examples;
mod island;
mod laws;
mod layers;
mod learning;
mod ledger;
mod lessons;
mod lookup;
mod nearest;
mod notation;
mod perft;
mod playthroughs;
mod protocol;
mod recorded;
mod refusals;
mod rulings;
mod screens;
mod support;
mod tested;
mod texts;
mod tidy;
