//! How fast Reversi's lines are counted and its endgames solved, each checked against what is published: `cargo bench --bench reversi`.
//!
//! With a word only those whose names begin with it: `ffo-4` takes some minutes, `ladder` seconds.

use std::{
    collections::BTreeMap,
    env,
    sync::Arc,
    time::{Duration, Instant},
};

use spyglass::reversi::{
    engine::{Analysis, Evaluation, Goal, Limits, Value},
    rules::{Passes, Position, Side, Size, SquareSet, perft},
};

const PERFT: &str = include_str!("../tests/data/reversi-perft.txt");
const ENDGAMES: &str = include_str!("../tests/data/reversi-endgames.txt");

/// Problems measured one by one, and what is aimed at in seconds.
const TOGETHER: (&str, f64) = ("ffo-40 to ffo-44", 40.0);
const AIMS: [(&str, f64); 5] = [
    ("ffo-40", 1.5),
    ("ladder-16", 0.05),
    ("ladder-18", 0.15),
    ("ladder-20", 0.8),
    ("ladder-22", 4.0),
];

fn main() {
    let wanted = env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    if "perft".starts_with(&wanted) {
        count_lines();
    }
    let evaluation = Arc::new(Evaluation::trained());
    let mut times: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
    for line in ENDGAMES.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split(' ').collect();
        let name = parts[0];
        let hard = name.strip_prefix("ffo-").is_none_or(|number| ("40"..="49").contains(&number));
        if !hard || !name.starts_with(&wanted) {
            continue;
        }
        let (time, nodes, score) = solve(parts[1], parts[2], &evaluation);
        assert_eq!(score.to_string(), parts[3], "the score of {name}");
        let seconds = time.as_secs_f64();
        println!(
            "{name:12} {seconds:8.3} s  {nodes:12} nodes  {:6.1} M/s",
            nodes as f64 / seconds / 1e6
        );
        let group = if name.starts_with("ladder") { &name[..9] } else { name };
        times.entry(group.to_owned()).or_default().push(time);
    }
    let mean =
        |times: &[Duration]| times.iter().sum::<Duration>().as_secs_f64() / times.len() as f64;
    for (name, aim) in AIMS {
        if let Some(times) = times.get(name) {
            println!("{name:16} {:7.3} s, at most {aim} s aimed at", mean(times));
        }
    }
    let first: Vec<Duration> = (40..=44)
        .filter_map(|number| times.get(&format!("ffo-{number}")))
        .flatten()
        .copied()
        .collect();
    if first.len() == 5 {
        let all = first.iter().sum::<Duration>().as_secs_f64();
        println!("{:16} {all:7.3} s, at most {} s aimed at", TOGETHER.0, TOGETHER.1);
    }
}

fn count_lines() {
    for line in PERFT.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split(' ').filter_map(|number| number.parse().ok()).collect();
        if numbers[0] < 9 {
            continue;
        }
        let begun = Instant::now();
        let lines = perft(Position::start(Size::Eight), numbers[0] as u32, Passes::Ply);
        assert_eq!(lines, numbers[1], "lines of {} plies", numbers[0]);
        let seconds = begun.elapsed().as_secs_f64();
        println!("perft {:6} {seconds:8.3} s  {lines:12} lines", numbers[0]);
    }
}

fn solve(board: &str, side: &str, evaluation: &Arc<Evaluation>) -> (Duration, u64, i32) {
    let of = |disc: char| -> SquareSet {
        let squares = Size::Eight.field().iter().zip(board.chars());
        squares.filter(|&(_, held)| held == disc).map(|(square, _)| square).collect()
    };
    let side = if side == "X" { Side::Black } else { Side::White };
    let position =
        Position::new(Size::Eight, of('X'), of('O'), side).expect("a disc has one colour");
    let begun = Instant::now();
    let limits = Limits { depth: 60, exact: 60, nodes: None };
    let mut analysis = Analysis::new(position, evaluation.clone(), limits, Goal::Best);
    while !analysis.advance(1 << 24) {}
    let Some(Value::Exact(score)) = analysis.value() else { unreachable!("no bound of nodes") };
    (begun.elapsed(), analysis.nodes(), score)
}
