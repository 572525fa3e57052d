//! Everything that is tested through the library, in one binary.

mod bots;
mod cli;
mod codes;
mod coverage;
mod drills;
mod examples;
mod free_play;
mod laws;
mod layers;
mod learning;
mod ledger;
mod lessons;
mod lookup;
mod nearest;
mod notation;
mod perft;
mod playing;
mod playthroughs;
mod protocol;
mod recorded;
mod refusals;
mod rulings;
mod screens;
mod support;
mod texts;
mod tidy;
