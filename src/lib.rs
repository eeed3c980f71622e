//! Battleship variants and Reversi with agents that show how they think.
//!
//! Spyglass is an engine for games with hidden fleets (and for Reversi) in which every decision of an agent comes with its reason,
//! the cells it compared and the probabilities it used. It counts or samples the fleets that fit a player's observations, proves
//! cells of solitaire and of puzzles by named rules, solves small boards, and measures agents over many games. The same seed gives
//! the same game on every machine.
//!
//! # How to choose
//!
//! | to | use |
//! |---|---|
//! | play, undo, replay and save a game | [`session::Game`]; Reversi: [`session::reversi::Game`] |
//! | get the probability of a ship on each cell | [`BeliefComputation`](battleship::inference::BeliefComputation) |
//! | ask how many fleets fit a position, and what contradicts it | [`session::PositionAnalysis`] |
//! | prove cells by named rules | [`Deducer`](battleship::inference::deduction::Deducer), the whole board: [`Chain`](battleship::inference::deduction::Chain) |
//! | solve a puzzle, or draw one | [`PuzzleSolver`](battleship::puzzle::PuzzleSolver), [`battleship::generator`] |
//! | value the moves of a Reversi position | [`reversi::engine::Analysis`] |
//! | solve a board of at most 36 cells | [`battleship::small`] |
//! | measure agents over many games | [`lab`] |
//!
//! | agent | chooses by | mean shots on `admiral` | time of a decision |
//! |---|---|---|---|
//! | `random` | chance | 95.3 | microseconds |
//! | `hunt`, `parity` | neighbours of hits, else chance | 66.3, 61.0 | microseconds |
//! | `directional`, `probability-map`, `p-matrix` | placements of single ships | 44.9, 44.6, 44.8 | under a millisecond |
//! | `exact` | all fleets that fit | 44.4 | up to some seconds |
//! | `exact-lookahead` | the same, then misses to the end of the hunt | 44.3 | the same |
//! | `planner` | the same, then scores learned from whole hunts | | the same |
//! | `robust` | the same as `exact`, expecting deployers that favour the border or avoid likely cells | 44.8 | the same |
//! | `expert-greedy`, `expert-standard`, `exact` | in solitaire: deduction and an estimate; expected score | | a fraction of a second |
//! | `fixed-scan`, `tracker` | where ships move: a fixed pattern; a particle filter | | the tracker up to some seconds |
//!
//! [`AGENTS`](battleship::agents::AGENTS) lists them all; [`battleship::agents`] names their sources.
//!
//! # Parts and what they cost
//!
//! | crate | adds |
//! |---|---|
//! | `spyglass` | the engine, without features; it uses base64, rand, rand_pcg, serde and serde_json |
//! | `doors/*` | the engine in the browser: a WebAssembly module each for the seas, the tutor, small boards and Reversi, so that pages load only the part they use |
//! | `lab` | the shell program, with clap, indicatif and rayon |
//!
//! # Limits
//!
//! | what | at most |
//! |---|---|
//! | board | 16 × 16 cells |
//! | fleet | 32 ships, each of any connected shape |
//! | board that [`battleship::small`] solves | 36 cells, 4 ships of 8 cells, 2,000 fleets |
//! | steps of a game | 10,000 |
//! | text of a record | 64 KiB |
//! | Reversi | 8 × 8 squares, or 4 × 4 and 6 × 6 |
//!
//! Long computations advance in slices: `advance(work)` takes units of about 0.1 µs and returns whether the result is complete. The
//! result does not depend on the slices. Where exact counting would take too long, a belief is an estimate and its
//! [`Basis`](battleship::inference::Basis) says so.
//!
//! Rows, columns, ships, agents, games and players are numbered from 0 in Rust unless an item says otherwise: players and seas from 1 in
//! records and in [`rng::Stream`]. In the data for the page, players, agents and the lines of a board are numbered from 1. A step is the
//! number of actions taken before, so that 0 is the start, in Rust and on the page; the number of a move is the step that it leads to. Pairs
//! `[row, column]` in rule sets, puzzle lines and fleet files count from 0. The name of a cell counts from 1: `A1` is row 0, column 0.
//!
//! A call whose description states no complexity takes constant time, or time linear in what it reads and returns.
//!
//! # Examples
//!
//! An agent's game, step by step:
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
//!
//! The probability of a ship on each cell, given two shots:
//!
//! ```
//! use spyglass::battleship::{
//!     inference::{BeliefComputation, CountingMode},
//!     knowledge::Knowledge,
//! };
//!
//! let knowledge = Knowledge::read(r#"{"rules": {"rows": 1, "cols": 6,
//!     "fleet": [{"name": "destroyer", "length": 2}]}, "shots": [["C1", "miss"]]}"#)?;
//! // No prior: every fleet that fits is equally likely.
//! let result = BeliefComputation::new(&knowledge, None, CountingMode::Decision, None).run();
//! let belief = result.belief().expect("some fleet fits");
//! assert_eq!(belief.fleets(), Some(3));
//! assert_eq!(belief.at("E1".parse()?), 2.0 / 3.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A puzzle of one line, its solution and the proof:
//!
//! ```
//! use spyglass::battleship::puzzle::{Puzzle, PuzzleSolver};
//!
//! let puzzle: Puzzle = "tiny;2:1,1:1;2,0,1;1,1,1;l@0,0".parse()?;
//! let mut solver = PuzzleSolver::new(puzzle, PuzzleSolver::MAX_WORK);
//! while !solver.advance(100_000) {}
//! let report = solver.result();
//! assert_eq!(report.solutions, "1");
//! assert_eq!(report.grid.expect("it was solved"), ["<>.", "...", "..o"]);
//! assert!(!report.steps.is_empty(), "each step names its rule and its premises");
//! # Ok::<(), spyglass::battleship::puzzle::PuzzleError>(())
//! ```
//!
//! The value of every move of a Reversi position; 4 × 4 is a win for White by 10 (empty squares go to the winner):
//!
//! ```
//! use spyglass::reversi::{
//!     engine::{Analysis, Evaluation, Goal, Level, Value},
//!     rules::{Position, Size},
//! };
//!
//! let start = Position::start(Size::Four);
//! let evaluation = Evaluation::Plain.into();
//! let mut analysis = Analysis::new(start, evaluation, Level::MAX.limits(), Goal::Every);
//! while !analysis.advance(10_000) {}
//! for valued in analysis.moves() {
//!     assert_eq!(valued.value, Some(Value::Exact(-10)), "by symmetry all moves are equal");
//! }
//! ```
//!
//! The directory `examples/` has programs for each.
//!
//! # Modules
//!
//! Each module uses only those above it; a test checks that.
//!
//! | module | contents |
//! |---|---|
//! | [`error_code`] | errors and reasons as codes with arguments |
//! | [`json_value`] | JSON, and reading typed values from it |
//! | [`grid`] | cells, sets of cells, geometry |
//! | [`rng`] | seeds and the random number generator, whose numbers never change |
//! | [`training`] | trainings in rounds, whose parts any machine can play |
//! | [`agent_registry`] | agents by name and parameters, for any game |
//! | [`battleship::rules`] | rules, fleets and the hidden sea |
//! | [`battleship::knowledge`] | one player's observations |
//! | [`battleship::position`] | observations typed as JSON |
//! | [`battleship::inference`] | counting, sampling and deduction from observations |
//! | [`battleship::puzzle`] | puzzles of one line and their solutions |
//! | [`battleship::generator`] | puzzles by seed and level |
//! | [`battleship::small`] | small boards solved exactly |
//! | [`battleship::planning`] | a hunt planned to its end by learned scores |
//! | [`battleship::agents`] | agents and their decisions |
//! | [`reversi::rules`] | Reversi's rules |
//! | [`reversi::engine`] | search and evaluation |
//! | [`reversi::notation`] | transcripts, GGF, SGF, boards, names of openings |
//! | [`reversi::training`] | training of the evaluation's weights |
//! | [`reversi::evaluation`] | the eleven terms of the Greek course work (`docs/sources.md`) |
//! | [`reversi::minimax`] | its minimax search, every node kept |
//! | [`reversi::agents`] | agents for Reversi |
//! | [`session::shared`] | what the sessions of both games have: seats, the place in a line, the parts of a record |
//! | [`session::battleship`] | games of Battleship: records and views |
//! | [`session::reversi`] | games of Reversi: records and views |
//! | [`session`] | the sessions of both games |
//! | [`lab`] | batches of games |
//!
//! The doors to the browser (`doors/`) and the shell program `lab` are crates of their own that use this one.

pub mod agent_registry;
pub mod battleship;
pub mod error_code;
pub mod grid;
pub mod json_value;
pub mod lab;
pub mod reversi;
pub mod rng;
pub mod session;
pub mod training;
