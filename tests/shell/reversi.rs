//! `lab reversi` as a user meets it.

use crate::shell;
use serde_json::Value;
use shell::{assert_refused, file, printed, words};

fn observed(line: &str) -> Value {
    serde_json::from_str(&printed(line, b"")).expect("JSON is printed")
}

#[test]
fn perft_prints_a_number_a_depth() {
    assert_eq!(printed("reversi perft 5", b""), "4\n12\n56\n244\n1396\n");
    // The first line that ends before the depth, or passes, is on the ninth ply.
    let last = |line: &str| printed(line, b"").lines().last().map(str::to_owned);
    assert_eq!(last("reversi perft 9").as_deref(), Some("3005288"));
    assert_eq!(last("reversi perft 9 --passes free").as_deref(), Some("3005320"));
    assert_ne!(last("reversi perft 4 --rows 4"), last("reversi perft 4"));
}

#[test]
fn eval_prints_the_terms_that_the_value_is_the_sum_of() {
    let vectors = include_str!("../data/reversi-evaluation.txt");
    for line in vectors.lines().filter(|line| !line.starts_with('#')).step_by(7) {
        let words: Vec<&str> = line.split(' ').collect();
        for (variant, value) in [("as-published", words[4]), ("as-described", words[5])] {
            let observed = observed(&format!(
                "reversi eval {} {} --variant {variant} --last {}",
                words[0], words[1], words[2]
            ));
            let value: i64 = value.parse().expect("a number");
            assert_eq!(observed["value"], value);
            let terms = observed["terms"].as_object().expect("terms by name");
            assert_eq!(terms.len(), 11);
            assert_eq!(terms.values().filter_map(Value::as_i64).sum::<i64>(), value);
        }
    }
}

#[test]
fn solve_plays_a_position_out() {
    // 4x4 is lost for Black by 8 and the two empty squares.
    let observed = observed("reversi solve -----OX--XO----- X");
    assert_eq!(
        (&observed["score"], observed["best"].as_array().map(Vec::len)),
        (&(-10).into(), Some(1))
    );
    assert!(observed["nodes"].as_u64().is_some_and(|nodes| 0 < nodes));
    assert!(observed["seconds"].is_f64());
}

/// Every empty square is a move: 35, more than games are known to have.
const MANY_MOVES: &str = "---------OOOOXO---XX-XO--OXO-OX--XX---O--OXXXXO---O-OXO-X------- X";

#[test]
fn a_board_of_more_moves_than_games_have_is_moved_on() {
    for agent in ["engine-1", "engine-6(nodes=500)", "engine-6(evaluation=plain;nodes=500)"] {
        let observed = observed(&format!("reversi move {MANY_MOVES} --agent {agent}"));
        let square = observed["move"].as_str().expect("a square");
        assert!(observed["values"].get(square).is_some(), "{observed}");
    }
}

#[test]
fn every_agent_moves_by_a_legal_move() {
    let start = format!("{}OX------XO{}", "-".repeat(27), "-".repeat(27));
    for agent in [
        "reversi-random",
        "minimax-novice",
        "minimax-expert(variant=as-published)",
        "engine-1",
        "engine-6(nodes=500)",
    ] {
        let observed = observed(&format!("reversi move {start} X --agent {agent}"));
        let square = observed["move"].as_str().expect("a square");
        assert!(["d3", "c4", "f5", "e6"].contains(&square), "{agent}: {observed}");
        let values = observed["values"].as_object().expect("values by square");
        match agent {
            "reversi-random" => assert!(values.is_empty()),
            _ => assert!(values.contains_key(square), "{agent}: {observed}"),
        }
        if agent.starts_with("minimax") {
            let best = values.values().filter_map(Value::as_i64).max();
            assert_eq!((values.len(), values[square].as_i64()), (4, best));
        }
    }
    for bound in ["--nodes 100", "--ms 5", "--ms 0"] {
        let observed = observed(&format!("reversi move {start} X --agent engine-6 {bound}"));
        let square = observed["move"].as_str().expect("a square");
        assert!(observed["values"].get(square).is_some(), "{bound}: {observed}");
    }
}

#[test]
fn a_match_counts_every_game_once_and_alike() {
    let line = "reversi match --black minimax-novice --white reversi-random --games 12 --seed 4";
    let report = observed(line);
    let games: u64 =
        ["wins", "draws", "losses"].iter().filter_map(|key| report[key].as_u64()).sum();
    assert_eq!(games, 12);
    assert!(report["mean_discs"].as_f64().is_some_and(|mean| 0.0 < mean), "{report}");
    assert_eq!(observed(line), report);
}

/// Openings are never cut: the last one of an odd number of games is played once, wherever it is played.
#[test]
fn shards_of_a_match_merge_to_one_run() {
    let line = "reversi match --black minimax-novice --white reversi-random --games 21 --seed 4";
    let shard = |part: usize, line: &str| {
        let name = format!("match-{part}-{}.json", line.len());
        file(&name, printed(&format!("{line} --shard {part}/4"), b""))
    };
    let shards = [3, 1, 4, 2].map(|part| shard(part, line));
    assert_eq!(printed(&format!("merge {}", shards.join(" ")), b""), printed(line, b""));
    let batch = "play --agent hunt --games 20 --shard 1/2 --json";
    let batch = file("batch-beside-a-match.json", printed(batch, b""));
    let seed = shard(1, &format!("{line}2"));
    let exchanged =
        "reversi match --black reversi-random --white minimax-novice --games 21 --seed 4";
    let exchanged = file("match-exchanged.json", printed(exchanged, b""));
    for other in [&batch, &seed, &exchanged] {
        assert_refused(&["merge", &shards[0], other], b"", "not-alike");
    }
    assert_refused(&["merge", &shards[0], &shards[1], &shards[0]], b"", "same-games-twice");
    let report: Value = serde_json::from_str(&printed(line, b"")).expect("a report");
    for change in [
        |report: &mut Value| report["wins"] = 20.into(),
        |report: &mut Value| report["parts"] = serde_json::json!([[0, 20]]),
        |report: &mut Value| report["parts"] = serde_json::json!([[1, 22]]),
        |report: &mut Value| report["histogram"] = serde_json::json!({"2": 21}),
        |report: &mut Value| report["openings"]["points"] = serde_json::json!({"0": 10}),
        |report: &mut Value| report["openings"]["discs"] = serde_json::json!({"-128": 10}),
        |report: &mut Value| report["parts"] = serde_json::json!([[0, 12], [10, 19]]),
        |report: &mut Value| report["score"] = 0.123.into(),
        |report: &mut Value| report["score_se"] = 0.5.into(),
        |report: &mut Value| report["mean_discs"] = 64.into(),
        |report: &mut Value| report["discs_se"] = Value::Null,
        |report: &mut Value| report["version"] = 2.into(),
    ] {
        let mut forged = report.clone();
        change(&mut forged);
        let forged = file("match-forged.json", forged.to_string());
        assert_refused(&["merge", &forged], b"", "bad-report");
    }
    // From before there were versions and fingerprints.
    let mut old = report.clone();
    let kept = old.as_object_mut().expect("an object");
    kept.retain(|key, _| !["version", "weights"].contains(&key.as_str()));
    let merged = printed(&format!("merge {}", file("match-old.json", old.to_string())), b"");
    assert_eq!(serde_json::from_str::<Value>(&merged).expect("a report"), report);
    let other = serde_json::json!({"weights": "0123456789abcdef"});
    let mut elsewhere: Value =
        serde_json::from_str(&std::fs::read_to_string(&shards[1]).expect("a file"))
            .expect("a report");
    elsewhere["weights"] = other["weights"].clone();
    let elsewhere = file("match-elsewhere.json", elsewhere.to_string());
    assert_refused(&["merge", &shards[0], &elsewhere], b"", "not-alike");
}

/// One opening alone tells nothing of the error.
#[test]
fn a_match_of_one_opening_has_no_error() {
    let line = "reversi match --black engine-1 --white reversi-random --games 2 --seed 4";
    let report: Value = serde_json::from_str(&printed(line, b"")).expect("a report");
    assert_eq!((&report["score_se"], &report["discs_se"]), (&Value::Null, &Value::Null));
    assert_eq!(report["weights"].as_str().map(str::len), Some(16));
}

#[test]
fn what_is_wrong_is_refused_by_code() {
    let board = "-----OX--XO-----";
    for (line, code) in [
        ("reversi".to_owned(), "bad-arguments"),
        ("reversi perft 0".to_owned(), "bad-arguments"),
        ("reversi perft 3 --rows 5".to_owned(), "bad-arguments"),
        ("reversi perft 3 --passes never".to_owned(), "bad-arguments"),
        (format!("reversi eval {board} Y"), "bad-disc"),
        ("reversi eval --- X".to_owned(), "bad-board-size"),
        (format!("reversi eval {board} X --variant other"), "unknown-variant"),
        (format!("reversi eval {board} X --last z9"), "bad-square"),
        (format!("reversi eval {board} X --last a1"), "bad-last"),
        (format!("reversi move {board} X --agent engine-1 --last a1"), "bad-last"),
        (format!("reversi move {board} X --agent engine-1 --last b3"), "bad-last"),
        (format!("reversi move {board} X --agent hunt"), "unknown-agent"),
        (format!("reversi move {board} X --agent engine-7"), "unknown-agent"),
        (format!("reversi move {board} X --agent minimax-novice --nodes 5"), "bad-arguments"),
        (format!("reversi move {} X --agent engine-1", "X".repeat(16)), "game-over"),
        ("reversi match --black engine-1 --white you --games 2".to_owned(), "unknown-agent"),
        ("reversi match --black engine-1 --white engine-1 --games 0".to_owned(), "bad-arguments"),
        ("reversi match --black engine-1 --white engine-1 --seed x".to_owned(), "bad-seed"),
        ("reversi match --black engine-1 --white engine-1 --shard 3/2".to_owned(), "bad-shard"),
    ] {
        assert_refused(&words(&line), b"", code);
    }
}

/// Two solved positions of one stage, whose values differ.
const TRUTH: &str = "# Solved.\n\
    -------XO-----X-O-XXXXO-OXXXXOX-OOOOOXX-OOOOOXX-OOOOOOXXOOOOOO-- X -62 end\n\
    -----------------OOOOOO-XOOOOOOOXXXXOXOOXXXOXOOOXXOXOXOOXXXXXXX- X 60 end\n";

#[test]
fn evaluate_tells_errors_by_stage_and_plies() {
    let truth = file("truth.txt", TRUTH);
    let told = printed(&format!("reversi evaluate {truth} --plies 0 3"), b"");
    let told: Vec<Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let plies: Vec<&Value> = told.iter().map(|line| &line["plies"]).collect();
    assert_eq!(plies, [0, 3]);
    for line in &told {
        assert_eq!(
            (&line["empties"], &line["positions"]),
            (&serde_json::json!([18, 20]), &2.into())
        );
        let number = |key: &str| line[key].as_f64().expect("a number");
        assert!(number("bias").abs() <= number("error") && 0.0 < number("slope"), "{line}");
        // A line goes through two points.
        assert!(number("slope_se") < 1e-6, "{line}");
    }
    for line in ["", "X 3 end", &TRUTH.replace("-62", "-65"), &TRUTH.replace("end", "deep")] {
        let bad = file("no-truth.txt", format!("{TRUTH}{line}."));
        assert_refused(&words(&format!("reversi evaluate {bad}")), b"", "bad-truth");
    }
}

#[test]
fn depths_prints_a_line_for_each_two_depths_of_a_stage() {
    let line = "reversi depths --games 12 --plies 4 --seed 5";
    let text = printed(line, b"");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let numbers = |name: &str| -> Vec<u64> {
        lines.iter().map(|line| line[name].as_u64().expect("a number")).collect()
    };
    // The same positions are searched to every depth, and depths of the same parity compared.
    let pairs: Vec<(u64, u64)> = numbers("shallow").into_iter().zip(numbers("deep")).collect();
    let (stages, rest) = pairs.as_chunks::<4>();
    assert!(!stages.is_empty() && rest.is_empty(), "{pairs:?}");
    assert!(stages.iter().all(|stage| *stage == [(0, 2), (1, 3), (0, 4), (2, 4)]), "{pairs:?}");
    let positions = numbers("positions");
    assert!(positions.chunks(4).all(|stage| stage.iter().all(|own| own == &stage[0])));
    assert!(positions.iter().step_by(4).sum::<u64>() <= 12);
    for line in &lines {
        let [mean, deviation] =
            ["mean", "deviation"].map(|name| line[name].as_f64().expect("a number"));
        // Of one position both are the same but for the sign.
        assert!(mean.abs() <= deviation + 1e-9, "{line}");
        let [first, last] = [0, 1].map(|at| line["empties"][at].as_u64().expect("a number"));
        assert!(first <= last && last <= 60, "{line}");
    }
    assert_eq!(printed(line, b""), text);
    assert_ne!(printed("reversi depths --games 12 --plies 4 --seed 6", b""), text);
    assert_refused(&words("reversi depths --games 1 --seed x"), b"", "bad-seed");
}
