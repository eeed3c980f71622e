//! The laboratory in a shell: the same games as on the page, on every core.

mod belief;
mod book;
mod failure;
mod learn;
mod merge;
mod placement_weights;
mod planner;
mod play;
mod puzzle;
mod record;
mod report;
mod reversi;
mod rounds;
mod shard;
mod small;
mod smallest;
mod solitaire;
mod solve;
mod train;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Plays batches of games, merges their sums, replays records.
#[derive(Debug, Parser)]
#[command(version)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Lets agents play many games on the same seas.
    Play(play::Play),
    /// Lets an agent learn from one opponent.
    Learn(learn::Learn),
    /// Tells the chances of a position, over all fleets that fit.
    Belief(belief::BeliefOf),
    /// Writes a book of openings.
    Book(book::MakeBook),
    /// Solves puzzles, and tells whether each has one solution.
    Solve(solve::SolveLines),
    /// Plays maps of solitaire and prints every game.
    Solitaire(solitaire::Solitaire),
    /// Makes puzzles of a level.
    Puzzle(puzzle::MakePuzzles),
    /// Counts the fewest shots on a small board.
    Optimum(small::OptimumOf),
    /// Solves a small board with a deployer who plays too.
    Equilibrium(small::EquilibriumOf),
    /// Finds a deployment that costs shooters more shots, against one who knows it.
    PlacementWeights(placement_weights::FitPlacementWeights),
    /// Learns the weights of the agent `planner`.
    TrainPlanner(planner::TrainPlanner),
    /// Makes the book of the planner's first shots.
    PlannerBook(planner::MakePlannerBook),
    /// Finds the smallest boards that hold a fleet.
    Smallest(smallest::SmallestOf),
    /// Adds the sums of shards.
    Merge(merge::Merge),
    /// Replays a record and prints the text of every view.
    Record(record::Record),
    /// Counts, weighs and plays Reversi.
    Reversi(reversi::Reversi),
}

fn main() -> ExitCode {
    let lab = match Lab::try_parse() {
        Ok(lab) => lab,
        Err(error) if error.use_stderr() => {
            eprint!("bad-arguments: {error}");
            return ExitCode::from(2);
        }
        // Not a fault but the help that was asked for.
        Err(help) => help.exit(),
    };
    let outcome = match lab.command {
        Command::Play(play) => play.run(),
        Command::Learn(learn) => learn.run(),
        Command::Belief(belief) => belief.run(),
        Command::Book(book) => book.run(),
        Command::Solve(solve) => solve.run(),
        Command::Solitaire(solitaire) => solitaire.run(),
        Command::Puzzle(puzzle) => puzzle.run(),
        Command::Optimum(optimum) => optimum.run(),
        Command::Equilibrium(equilibrium) => equilibrium.run(),
        Command::PlacementWeights(fit) => fit.run(),
        Command::TrainPlanner(train) => train.run(),
        Command::PlannerBook(book) => book.run(),
        Command::Smallest(smallest) => smallest.run(),
        Command::Merge(merge) => merge.run(),
        Command::Record(record) => record.run(),
        Command::Reversi(reversi) => reversi.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(2)
        }
    }
}
