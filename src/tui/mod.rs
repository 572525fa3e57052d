//! The full-screen app: screens, widgets, and the loop of input and effects.
//!
//! [`App::update`](app::App::update) takes an input and answers with effects; [`App::draw`](app::App::draw) changes
//! nothing. Neither reads a clock, a file or a terminal, so that any host can run the app: the real terminal, a test, or
//! another program. Hides how the table is laid out. Names no terminal library.

pub mod app;
mod beginning;
mod chronicle;
pub mod command;
mod effect;
pub mod game;
pub mod input;
mod paint;
mod pane;
mod screen;
mod seating;
pub mod settings;
mod shared;
mod tabletop;
pub mod theme;
mod widget;
