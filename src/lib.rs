//! Board games in the browser whose agents show how they think.
//!
//! One way through the crate, and everything points along it: a module uses only what stands before it.
//!
//! | module | what it knows |
//! |---|---|
//! | [`error_code`] | facts for people, as codes with arguments |
//! | [`json_value`] | data of any form, and what is read from them |
//! | [`grid`] | cells, sets of cells, geometry |
//! | [`rng`] | seeds, and the one frozen generator |
//! | [`agent_registry`] | agents by name, whatever they play |
//! | [`battleship::rules`] | what is true and what is allowed |
//! | [`battleship::knowledge`] | what one player has been told |
//! | [`battleship::position`] | that knowledge as somebody typed it |
//! | [`battleship::inference`] | what follows from that |
//! | [`battleship::puzzle`] | puzzles of one line, and their solutions |
//! | [`battleship::generator`] | puzzles drawn by a seed, each of a level |
//! | [`battleship::small`] | small boards solved |
//! | [`battleship::agents`] | who chooses, and why |
//! | [`reversi::rules`] | Reversi: what is allowed |
//! | [`reversi::engine`] | a strong player, and what every move is worth |
//! | [`reversi::training`] | how that player's evaluation is learned |
//! | [`reversi::notation`] | its games as texts, and how openings are called |
//! | [`reversi::evaluation`] | what the source thinks of a position, by eleven terms |
//! | [`reversi::minimax`] | the source's search, with every node kept |
//! | [`reversi::agents`] | who plays it, and why |
//! | [`session::shared`] | who plays, the place in a line, the parts of a record |
//! | [`session::battleship`] | a game of Battleship in progress, its record, its views |
//! | [`session::reversi`] | the same of Reversi |
//! | [`session`] | the sessions of both games |
//! | [`lab`] | many games |
//!
//! The doors to the browser (`doors/`) and the shell program `lab` are crates of their own that use this one.
//!
//! # Example: an agent's game, step by step
//!
//! ```
//! use spyglass::session::Game;
//!
//! let mut game = Game::open("spyglass2 admiral s.42 solo:parity -")?;
//! while game.to_move().is_some() {
//!     let decision = game.decision().expect("an agent is to move");
//!     println!("{}: {:?}", decision.action, decision.reason);
//!     game.ai_move(None)?;
//! }
//! assert!(17 <= game.line().len() && game.line().len() <= 100);
//!
//! // The record is the whole game in one line.
//! assert_eq!(Game::open(&game.to_string())?.line(), game.line());
//! # Ok::<(), spyglass::session::GameError>(())
//! ```

pub mod agent_registry;
pub mod battleship;
pub mod error_code;
pub mod grid;
pub mod json_value;
pub mod lab;
pub mod reversi;
pub mod rng;
pub mod session;
