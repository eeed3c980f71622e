use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde_json::json;
use spyglass::{
    lab::reversi::{Match, MatchReport},
    reversi::{
        agents::{AgentText, Deliberation, Player, Reason, in_discs},
        engine::{Analysis, Evaluation as EngineEvaluation, Goal, Level, Limits, Value, Valued},
        evaluation::{Evaluation, FrontierReading, Placed, SourceStableDiscs, TermInput, Variant},
        notation::read_board,
        rules::{Passes, Position, Side, Size, Square, perft},
    },
    rng::{GameRng, Stream},
    session::reversi::ReversiError,
};

use crate::{
    failure::{Failure, print, print_json},
    shard::Shard,
    train::{Deepen, Evaluate, MakeBook, MakeTruth, Train},
};

/// The nodes between two looks whether a search is done.
const STRETCH: u64 = 10_000_000;
/// The nodes between two looks at the clock, where a time is given: some milliseconds.
const STRETCH_OF_TIME: u64 = 10_000;

/// Counts, weighs and plays Reversi. A board is its squares row by row, `X` black, `O` white, `-` empty; 64, 36 or 16 of them.
#[derive(Debug, Args)]
pub struct Reversi {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Perft(CountLines),
    Solve(Solve),
    Eval(Weigh),
    Move(Choose),
    Match(PlayMatch),
    Train(Train),
    Truth(MakeTruth),
    Evaluate(Evaluate),
    Depths(Deepen),
    Book(MakeBook),
}

impl Reversi {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        match &self.command {
            Command::Perft(count) => count.run(),
            Command::Solve(solve) => solve.run(),
            Command::Eval(weigh) => weigh.run(),
            Command::Move(choose) => choose.run(),
            Command::Match(play) => play.run(),
            Command::Train(train) => train.run(),
            Command::Truth(truth) => truth.run(),
            Command::Evaluate(evaluate) => evaluate.run(),
            Command::Depths(deepen) => deepen.run(),
            Command::Book(book) => book.run(),
        }
    }
}

/// A position as arguments.
#[derive(Debug, Args)]
struct Board {
    /// The squares.
    #[arg(allow_hyphen_values = true)]
    board: String,
    /// The side to move: `X` or `O`.
    side: String,
}

impl Board {
    fn position(&self) -> Result<Position, Failure> {
        Ok(read_board(&format!("{} {}", self.board, self.side))?)
    }
}

/// Counts the lines of play to a depth, one number a depth.
#[derive(Debug, Args)]
struct CountLines {
    /// The depth.
    #[arg(value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Whether a pass is a ply.
    #[arg(long, default_value = "ply", value_parser = Passes::ALL.map(Passes::id))]
    passes: String,
    /// The board it begins on: 8, 6 or 4 rows.
    #[arg(long, default_value_t = 8)]
    rows: u8,
}

impl CountLines {
    fn run(&self) -> Result<(), Failure> {
        let size =
            Size::ALL.into_iter().find(|size| size.side() == self.rows).ok_or_else(|| {
                Failure::new("bad-arguments", format_args!("--rows takes no {}", self.rows))
            })?;
        let passes = Passes::named(&self.passes).expect("a possible value");
        for depth in 1..=self.depth {
            print(&perft(Position::start(size), depth, passes).to_string())?;
        }
        Ok(())
    }
}

/// Plays a position out to the end: the score for the side to move, the empty squares to the winner, and the best move.
#[derive(Debug, Args)]
struct Solve {
    #[command(flatten)]
    board: Board,
}

impl Solve {
    fn run(&self) -> Result<(), Failure> {
        let position = self.board.position()?;
        let evaluation = EngineEvaluation::trained().into();
        let begun = Instant::now();
        let (score, best, nodes) = solved(position, evaluation);
        print_json(&json!({
            "score": score,
            "best": best.into_iter().collect::<Vec<_>>(),
            "nodes": nodes,
            "seconds": begun.elapsed().as_secs_f64(),
        }))
    }
}

/// The score of a position for the side to move, its best move, and the nodes it took.
fn solved(mut position: Position, evaluation: Arc<EngineEvaluation>) -> (i32, Option<Square>, u64) {
    let passed = position.must_pass();
    if passed {
        position.pass().expect("nothing else can be done");
    }
    if position.is_over() {
        return (position.score(), None, 0);
    }
    let limits = Limits { exact: u32::MAX, ..Level::MAX.limits() };
    let mut analysis = Analysis::new(position, evaluation, limits, Goal::Best);
    while !analysis.advance(STRETCH) {}
    let Some(Value::Exact(score)) = analysis.value() else {
        unreachable!("without a bound of nodes a game is played out")
    };
    if passed {
        (-score, None, analysis.nodes())
    } else {
        (score, analysis.best(), analysis.nodes())
    }
}

/// Weighs a position by the source's eleven terms; all numbers are Black's.
#[derive(Debug, Args)]
struct Weigh {
    #[command(flatten)]
    board: Board,
    /// `as-described`, `as-published` or `as-written`.
    #[arg(long, default_value = "as-described")]
    variant: String,
    /// The square of the last disc put down, by the side that is not to move: parity is of it.
    #[arg(long)]
    last: Option<String>,
    /// Whether stable discs count in the frontier; as written they never do.
    #[arg(
        long,
        default_value = "all",
        value_parser = FrontierReading::ALL.map(FrontierReading::id)
    )]
    frontier: String,
}

impl Weigh {
    fn run(&self) -> Result<(), Failure> {
        let position = self.board.position()?;
        let variant = Variant::named(&self.variant).ok_or_else(|| {
            Failure::new("unknown-variant", format_args!("no variant is called {:?}", self.variant))
        })?;
        let last = last_placed(self.last.as_deref(), position)?;
        let reading = FrontierReading::named(&self.frontier).expect("a possible value");
        let input = TermInput::new(position, last);
        let evaluation = Evaluation::of(&input, variant, reading);
        let terms: serde_json::Map<String, serde_json::Value> = evaluation
            .terms()
            .map(|(term, points)| (term.id().to_owned(), variant.of_points(points).into()))
            .collect();
        let stable: serde_json::Map<String, serde_json::Value> = [Side::Black, Side::White]
            .map(|side| (side.id().to_owned(), json!(SourceStableDiscs::of(&input, side))))
            .into_iter()
            .collect();
        let value = evaluation.value();
        print_json(&json!({"value": value, "terms": terms, "stable": stable}))
    }
}

/// The disc that was put down last, by the side that is not to move.
fn last_placed(text: Option<&str>, position: Position) -> Result<Option<Placed>, Failure> {
    let Some(text) = text else { return Ok(None) };
    let placed = Placed { square: text.parse()?, side: position.side().other() };
    if position.holder(placed.square) == Some(placed.side) {
        return Ok(Some(placed));
    }
    let Placed { square, side } = placed;
    Err(Failure::new("bad-last", format_args!("no disc of {} lies on {square}", side.id())))
}

/// Tells which move an agent makes, and what each is worth to whoever is to move.
#[derive(Debug, Args)]
struct Choose {
    #[command(flatten)]
    board: Board,
    /// The agent, such as `minimax-expert(variant=as-published)`.
    #[arg(long)]
    agent: String,
    /// The square of the last disc put down, by the side that is not to move.
    #[arg(long)]
    last: Option<String>,
    /// The seed of its random numbers.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// The most nodes that an engine looks at.
    #[arg(long, conflicts_with = "ms")]
    nodes: Option<u64>,
    /// The milliseconds after which an engine takes the best move so far.
    #[arg(long)]
    ms: Option<u64>,
}

impl Choose {
    fn run(&self) -> Result<(), Failure> {
        let position = self.board.position()?;
        let begun = Instant::now();
        let trained = EngineEvaluation::trained().into();
        let player = self.agent.parse::<AgentText>()?.player(Some(&trained));
        let mut player = player.expect("the trained evaluation is given");
        match &mut player {
            Player::Engine { limits, .. } => *limits = limits.within(self.nodes.or(limits.nodes)),
            Player::Random | Player::Minimax(_) if self.nodes.is_some() || self.ms.is_some() => {
                return Err(Failure::new("bad-arguments", "only an engine takes --nodes or --ms"));
            }
            Player::Random | Player::Minimax(_) => {}
        }
        let last = last_placed(self.last.as_deref(), position)?;
        let rng = GameRng::new(self.seed.parse()?, Stream::Decision { player: 1, number: 0 });
        let mut deliberation = Deliberation::new(&player, position, last, rng)
            .ok_or_else(|| Failure::new("game-over", "neither side has a move"))?;
        if let Some(ms) = self.ms {
            let limit = Duration::from_millis(ms);
            while !deliberation.advance(STRETCH_OF_TIME) && begun.elapsed() < limit {}
            if let Some(Valued { square, value }) = deliberation.leading() {
                let values: BTreeMap<String, serde_json::Value> =
                    value.into_iter().map(|value| (square.to_string(), discs(value))).collect();
                return print_json(&json!({"move": square, "values": values}));
            }
        }
        let decision = deliberation.run();
        let mut values: BTreeMap<String, serde_json::Value> = decision
            .candidates
            .iter()
            .map(|candidate| (candidate.square.to_string(), candidate.value.into()))
            .collect();
        if let Reason::Engine { value, .. } = decision.reason {
            values.insert(decision.step.to_string(), discs(value));
        }
        print_json(&json!({"move": decision.step.to_string(), "values": values}))
    }
}

/// Lets two agents meet from drawn openings, each with both colours; results are those of the first.
#[derive(Debug, Args)]
struct PlayMatch {
    /// Black in the first game of every opening.
    #[arg(long)]
    black: String,
    /// White in it.
    #[arg(long)]
    white: String,
    /// How many games.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of openings and random numbers.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    #[command(flatten)]
    shard: Shard,
}

impl PlayMatch {
    fn run(&self) -> Result<(), Failure> {
        let games = Match {
            first: self.black.parse()?,
            second: self.white.parse()?,
            size: Size::Eight,
            seed: self.seed.parse()?,
            trained: Some(EngineEvaluation::trained().into()),
        };
        let openings = self.shard.of(self.games.div_ceil(2))?;
        let (first, end) = (2 * openings.start, self.games.min(2 * openings.end));
        let bar = ProgressBar::new(end - first);
        let leads = (first..end).into_par_iter().map(|number| {
            let lead = games.lead(number, &games.game(number)?);
            bar.inc(1);
            Ok(lead)
        });
        let leads: Vec<i32> = leads.collect::<Result<_, ReversiError>>()?;
        bar.finish_and_clear();
        print_json(&MatchReport::new(&games, first, &leads))
    }
}

/// A value of the engine in discs; where only the outcome is known, 1, 0 or -1.
fn discs(value: Value) -> serde_json::Value {
    match value {
        Value::Estimated { parts, .. } => in_discs(parts).into(),
        Value::Outcome(number) | Value::Exact(number) => number.into(),
    }
}
