//! Trainings by several machines, and by one that was switched off between.

use std::fs;

use serde_json::Value;

use crate::shell::{assert_refused, file, path, printed, words};

const PLANNER: &str = "train-planner --rounds 3 --fleets 40 --rules \
    {\"rows\":6,\"cols\":7,\"fleet\":[{\"name\":\"cruiser\",\"length\":3},{\"name\":\"raft\",\"count\":2,\"length\":2}]}";
const REVERSI: &str = "reversi train --games 24";
const BOOK: &str = "planner-book --hunts 8 --fleets 400 --rules \
    {\"rows\":6,\"cols\":7,\"fleet\":[{\"name\":\"cruiser\",\"length\":3},{\"name\":\"raft\",\"count\":2,\"length\":2}]}";

fn bytes(path: &str) -> Vec<u8> {
    fs::read(path).expect("a file was written")
}

/// A path where nothing is.
fn new(name: &str) -> String {
    let path = path(name);
    let _ = fs::remove_file(&path);
    path
}

/// Plays the next round of a training in three shards, and learns from them in any order.
fn round(training: &str, name: &str, state: &str, out: &str) {
    let parts = [2, 3, 1].map(|part| {
        let file = path(&format!("{name}-part-{part}.json"));
        printed(&format!("{training} --state {state} --shard {part}/3 --out {file}"), b"");
        file
    });
    printed(&format!("{training} --state {state} --out {out} --merge {}", parts.join(" ")), b"");
}

#[test]
fn shards_learn_what_one_machine_learns() {
    for (name, training, rounds) in
        [("planner", PLANNER, Some(3)), ("reversi", REVERSI, Some(4)), ("book", BOOK, None)]
    {
        let [whole, cut] = ["whole", "cut"].map(|how| new(&format!("{name}-{how}.weights")));
        let state = new(&format!("{name}-state.json"));
        let told = printed(&format!("{training} --out {whole}"), b"");
        // Of a book every round is told.
        for _ in 0..rounds.unwrap_or_else(|| told.lines().count()) {
            round(training, name, &state, &cut);
        }
        assert!(bytes(&cut) == bytes(&whole), "{name}");
        // What is done can be written anew, and told no more.
        let again = new(&format!("{name}-again.weights"));
        assert_eq!(printed(&format!("{training} --state {state} --out {again}"), b""), "");
        assert!(bytes(&again) == bytes(&whole), "{name}");
        assert!(!told.is_empty());
        let next = format!("{training} --state {state} --out {again} --shard 1/2");
        assert_refused(&words(&next), b"", "training-done");
    }
}

#[test]
fn a_training_that_was_cut_off_goes_on() {
    let (state, out) = (new("resumed-state.json"), new("resumed.weights"));
    round(PLANNER, "resumed", &state, &out);
    printed(&format!("{PLANNER} --state {state} --out {out}"), b"");
    let whole = new("resumed-whole.weights");
    printed(&format!("{PLANNER} --out {whole}"), b"");
    assert!(bytes(&out) == bytes(&whole));
}

#[test]
fn a_training_goes_on_from_what_another_has_learned() {
    let [first, state, cut, whole, other] =
        ["first.weights", "second.json", "second-cut.weights", "second.weights", "third.weights"]
            .map(new);
    printed(&format!("{PLANNER} --out {first}"), b"");
    let second = format!("{PLANNER} --seed 2 --from {first}");
    printed(&format!("{second} --out {whole}"), b"");
    (0..3).for_each(|_| round(&second, "second", &state, &cut));
    assert!(bytes(&cut) == bytes(&whole));
    for another in ["--from ../src/battleship/planning/admiral.weights --seed 2", "--seed 2"] {
        let more = format!("{PLANNER} {another} --state {state} --out {other}");
        assert_refused(&words(&more), b"", "not-alike");
    }
    printed(&format!("{second} --step 0.0001 --out {other}"), b"");
    let numbers = |file: &str| -> Vec<f32> {
        bytes(file).as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect()
    };
    let far = |file: &str| -> f32 {
        numbers(&first).iter().zip(numbers(file)).map(|(one, other)| (one - other).abs()).sum()
    };
    assert!(
        0.0 < far(&other) && far(&other) < 0.05 * far(&whole),
        "{} {}",
        far(&other),
        far(&whole)
    );
    let begun_with = |name: &str, weight: f32| {
        let mut weights = bytes(&first);
        weights[..4].copy_from_slice(&weight.to_le_bytes());
        file(name, weights)
    };
    let [endless, huge] =
        [begun_with("endless.weights", f32::NAN), begun_with("huge.weights", 1e30)];
    for (from, code) in [
        (&*endless, "bad-weights"),
        (&*huge, "bad-weights"),
        (&*state, "bad-weights"),
        ("nowhere.weights", "file-unreadable"),
    ] {
        assert_refused(&words(&format!("{PLANNER} --from {from} --out {other}")), b"", code);
    }
    for entropy in ["-1", "inf", "NaN", "much"] {
        let line = format!("{PLANNER} --entropy={entropy} --out {other}");
        assert_refused(&words(&line), b"", "bad-arguments");
    }
    for step in ["0", "-1", "inf", "NaN", "far"] {
        let line = format!("{PLANNER} --step={step} --out {other}");
        assert_refused(&words(&line), b"", "bad-arguments");
    }
}

#[test]
fn parts_and_states_that_do_not_belong_are_refused_by_code() {
    let (state, out) = (new("refused-state.json"), path("refused.weights"));
    let part = |line: &str, name: &str| {
        let file = path(name);
        printed(&format!("{PLANNER} {line} --out {file}"), b"");
        file
    };
    let half = part("--shard 1/2", "half.json");
    let other = part("--shard 2/2", "other.json");
    let seed = part("--shard 2/2 --seed 2", "other-seed.json");
    let merging = |files: &[&str]| {
        format!("{PLANNER} --state {state} --out {out} --merge {}", files.join(" "))
    };
    let part: Value = serde_json::from_slice(&bytes(&other)).expect("a part");
    let with = |name: &str, change: &dyn Fn(&mut Value)| {
        let mut part = part.clone();
        change(&mut part["parts"][0][1]);
        file(name, part.to_string())
    };
    let short = with("short.json", &|part| part["gradient"] = Value::from([0]));
    // One number that is none would make all weights so, for ever.
    let infinite =
        with("infinite.json", &|part| part["gradient"][0] = f32::INFINITY.to_bits().into());
    let negative = with("negative.json", &|part| part["hunts"][0] = (-1.0_f32).to_bits().into());
    for (files, code) in [
        (vec![&*half], "parts-missing"),
        (vec![&*half, &other, &half], "same-games-twice"),
        (vec![&*half, &seed], "not-alike"),
        (vec![&*half, &short], "bad-training"),
        (vec![&*half, &infinite], "bad-training"),
        (vec![&*half, &negative], "bad-training"),
        (vec![&*half, "nowhere.json"], "file-unreadable"),
        (vec![&*half, &file("torn-part.json", "{")], "bad-json"),
    ] {
        assert_refused(&words(&merging(&files)), b"", code);
        assert!(!fs::exists(&state).expect("a folder"), "{code}: a step was taken");
    }
    printed(&merging(&[&half, &other]), b"");
    // A round is learned from once.
    assert_refused(&words(&merging(&[&half, &other])), b"", "not-alike");
    let resumed = |more: &str, state: &str| format!("{PLANNER} {more} --state {state} --out {out}");
    assert_refused(&words(&resumed("--seed 2", &state)), b"", "not-alike");
    let mut kept: Value = serde_json::from_slice(&bytes(&state)).expect("a state");
    for (key, value, code) in [
        ("version", Value::from(2), "not-alike"),
        ("round", Value::from(2), "bad-training"),
        ("state", Value::from("learned"), "bad-json"),
    ] {
        let mut changed = kept.clone();
        changed[key] = value;
        let changed = file("changed-state.json", changed.to_string());
        assert_refused(&words(&resumed("", &changed)), b"", code);
    }
    kept["state"]["mean"] = Value::from([0]);
    let changed = file("changed-state.json", kept.to_string());
    assert_refused(&words(&resumed("", &changed)), b"", "bad-training");
    for (line, code) in [
        (format!("{PLANNER} --out {out} --merge {half}"), "bad-arguments"),
        (format!("{} --shard 1/2", merging(&[&half])), "bad-arguments"),
        (format!("{PLANNER} --out {out} --shard 2/1"), "bad-shard"),
    ] {
        assert_refused(&words(&line), b"", code);
    }
}
