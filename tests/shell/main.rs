//! The shell program `lab`, as a user calls it.

mod games;
mod reversi;
mod shell;
mod trainings;
