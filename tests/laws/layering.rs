//! Layers point one way: a module uses only what stands before it in the table of `src/lib.rs`.
//!
//! The compiler cannot see this, as it allows circles within a crate. Around the engine stand the doors and the shell, crates of their own. Paths are read from the sources, with every name a
//! `use` tree brings in, and compared with the table itself.

use std::path::{Path, PathBuf};

use crate::source::{AROUND, Source, read, sources, sources_around};

/// What would let a player peek: the truth of a sea, and what deals in whole fleets.
const TRUTH: [&str; 8] = [
    "Sea",
    "Hunt",
    "Setup",
    "PlacedShip",
    "Deployment",
    "Deployer",
    "setup_faults",
    "free_placements",
];
const MAY_NOT_PEEK: [&str; 5] = [
    "battleship::knowledge",
    "battleship::position",
    "battleship::inference",
    "battleship::puzzle",
    "battleship::agents",
];

/// Each package and the only place that may name it.
const PLACES: [(&str, &str); 17] = [
    ("rand", "rng"),
    ("rand_pcg", "rng"),
    ("getrandom", "doors::kit"),
    ("wasm_bindgen", "doors"),
    ("js_sys", "doors::kit"),
    ("web_sys", "doors::kit"),
    ("serde_wasm_bindgen", "doors::kit"),
    ("clap", "shell"),
    ("indicatif", "shell"),
    ("rayon", "shell"),
    ("spyglass_door_kit", "doors"),
    // Nothing uses a door or the shell.
    ("spyglass_seas", "nowhere"),
    ("spyglass_tutor", "nowhere"),
    ("spyglass_explorer", "nowhere"),
    ("spyglass_planner", "nowhere"),
    ("spyglass_reversi", "nowhere"),
    ("spyglass_lab", "nowhere"),
];

/// What gives different results on different machines or runs.
const UNSTEADY: [&str; 4] = ["time", "HashMap", "HashSet", "thread"];
const UNSTEADY_CALLS: [&str; 16] = [
    "ln", "log", "log2", "log10", "ln_1p", "exp", "exp2", "exp_m1", "powf", "powi", "sin", "cos",
    "tan", "tanh", "cbrt", "hypot",
];

/// The modules of the table in `src/lib.rs`, in its order.
fn layers() -> Vec<String> {
    let text = read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/lib.rs").as_path());
    let (_, table) = text.split_once("//! | module |").expect("the table of modules");
    let rows = table.lines().filter_map(|line| line.strip_prefix("//! | "));
    let names = rows.filter_map(|row| row.split('`').nth(1).map(str::to_owned));
    names.collect()
}

/// The layer a path lies in: the one with the longest name that the path begins with.
fn layer_of(layers: &[String], path: &[String]) -> Option<usize> {
    let path = format!("{}::", path.join("::"));
    let within =
        layers.iter().enumerate().filter(|(_, name)| path.starts_with(&format!("{name}::")));
    within.max_by_key(|(_, name)| name.len()).map(|(layer, _)| layer)
}

/// What a source uses against the order of the layers.
fn upward_uses(layers: &[String], source: &Source) -> Vec<String> {
    let Some(own) = layer_of(layers, &source.module) else {
        return vec![format!("{} stands in no row of the table", source.name())];
    };
    let mut faults = Vec::new();
    for (here, path) in source.paths() {
        let joined = path.join("::");
        match layer_of(layers, &path) {
            Some(used) if used <= own => {}
            Some(used) => {
                faults.push(format!("{} uses {joined} of {}", here.join("::"), layers[used]));
            }
            // A glob or a name of the root, or of a module that holds several layers, could be anything.
            None => faults.push(format!("{} uses {joined}, which is no layer", here.join("::"))),
        }
    }
    faults
}

/// The truth that a source names.
fn peeks(source: &Source) -> Vec<String> {
    if !MAY_NOT_PEEK
        .iter()
        .any(|module| layer_of(&[(*module).to_owned()], &source.module).is_some())
    {
        return Vec::new();
    }
    let rules = ["battleship", "rules"];
    let names = |path: &[String]| {
        path.len() > 2
            && path[..2] == rules
            && (TRUTH.contains(&path[2].as_str()) || path[2] == "*" || path[2] == "self")
    };
    let whole = |path: &[String]| path == rules;
    let paths = source.paths().into_iter().map(|(_, path)| path);
    let found = paths.filter(|path| names(path) || whole(path));
    found.map(|path| format!("{} names {}", source.name(), path.join("::"))).collect()
}

/// The packages that a source names and may not.
fn strangers(source: &Source) -> Vec<String> {
    let wrong = PLACES.iter().filter(|(package, place)| {
        layer_of(&[(*place).to_owned()], &source.module).is_none()
            && source.words.iter().any(|word| word == package)
    });
    wrong.map(|(package, _)| format!("{} names {package}", source.name())).collect()
}

/// The words of a source that make its results depend on the machine, the moment or the run; its own tests left out.
fn unsteady(source: &Source) -> Vec<String> {
    let tests = source.words.windows(2).position(|pair| pair == ["mod", "tests"]);
    let words = &source.words[..tests.unwrap_or(source.words.len())];
    let found = words.iter().enumerate().filter(|&(place, word)| {
        let before = |steps: usize| place.checked_sub(steps).map(|place| words[place].as_str());
        let called = matches!(before(1), Some("." | "::"));
        let named = word != "time" && word != "thread" || before(2) == Some("std");
        UNSTEADY.contains(&word.as_str()) && named
            || UNSTEADY_CALLS.contains(&word.as_str()) && called
    });
    found.map(|(_, word)| format!("{} says {word}", source.name())).collect()
}

/// Whether a source is one of the files that only list modules.
fn lists(source: &Source) -> bool {
    ["", "battleship", "reversi"].contains(&source.name().as_str())
}

/// The sources that stand in a layer: those that only list modules are left out.
fn layered() -> Vec<Source> {
    sources().into_iter().filter(|source| !lists(source)).collect()
}

/// The sources of the doors.
fn doors() -> Vec<Source> {
    sources_around().into_iter().filter(|source| source.module[0] == "doors").collect()
}

fn assert_none(faults: impl Iterator<Item = String>) {
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn layers_point_one_way() {
    let (layers, sources) = (layers(), layered());
    assert!(10 <= layers.len(), "the table was read: {layers:?}");
    for (layer, name) in layers.iter().enumerate() {
        let full = sources.iter().any(|source| layer_of(&layers, &source.module) == Some(layer));
        assert!(full, "{name} of the table has no source");
    }
    assert_none(sources.iter().flat_map(|source| upward_uses(&layers, source)));
}

#[test]
fn modules_of_modules_hold_nothing_else() {
    for source in sources().iter().filter(|source| lists(source)) {
        let plain = ["pub", "mod", ";"];
        let mut words = source.words.iter().peekable();
        while let Some(word) = words.next() {
            if word == "mod" {
                words.next();
            }
            assert!(plain.contains(&word.as_str()), "{:?} says {word}", source.name());
        }
    }
}

#[test]
fn those_who_choose_cannot_name_the_truth() {
    assert_none(layered().iter().flat_map(peeks));
}

#[test]
fn every_package_has_its_place() {
    assert_none(sources().iter().chain(&sources_around()).flat_map(strangers));
}

/// Every crate of the workspace that is built into something is read here.
#[test]
fn no_crate_is_overlooked() {
    for (_, module) in AROUND {
        let read = sources_around().iter().any(|source| source.name() == module);
        assert!(read, "{module} has no root");
    }
    let doors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../doors");
    let entries = std::fs::read_dir(doors).expect("the doors can be listed");
    let folders = entries.filter(|entry| entry.as_ref().is_ok_and(|entry| entry.path().is_dir()));
    let known = AROUND.iter().filter(|(folder, _)| folder.starts_with("doors/"));
    assert_eq!(folders.count(), known.count(), "a door is not read");
}

#[test]
fn the_same_seed_gives_the_same_bytes_everywhere() {
    assert_none(layered().iter().chain(&doors()).flat_map(unsteady));
}

/// The checks above find what they are for: each of these lines stands in no source and is refused.
#[test]
fn invented_crossings_are_found() {
    let layers = layers();
    let upward = [
        ("grid::cell", "use crate::battleship::rules::Shape;"),
        ("grid::cell", "fn f() { crate::rng::GameRng::new() }"),
        ("battleship::rules::hunt", "use crate::battleship::{agents::Agent, rules::Sea};"),
        ("battleship::rules::hunt", "use super::super::knowledge::Knowledge;"),
        ("battleship::knowledge", "use super::{rules::Answer, agents};"),
        ("battleship::knowledge", "use super::*;"),
        ("battleship::agents::memory", "use crate::{grid::Cell, session::Game};"),
        ("session::view", "mod inner { use super::super::super::lab::Batch; }"),
        ("session", "use crate::lab::Batch;"),
        ("lab", "use crate::*;"),
        ("novelty", "fn f() {}"),
    ];
    for (module, line) in upward {
        assert_eq!(upward_uses(&layers, &Source::new(module, line)).len(), 1, "{module}: {line}");
    }
    let peeking = [
        ("battleship::agents::hunt", "use crate::battleship::rules::{Action, Hunt};"),
        ("battleship::agents", "use super::rules::*;"),
        ("battleship::agents", "use super::{knowledge::Knowledge, rules};"),
        ("battleship::agents", "use super::rules::{self, Action};"),
        ("battleship::inference::density", "fn f(sea: &crate::battleship::rules::Sea) {}"),
        ("battleship::knowledge", "use super::rules::{Answer, setup_faults as told};"),
    ];
    for (module, line) in peeking {
        assert_eq!(peeks(&Source::new(module, line)).len(), 1, "{module}: {line}");
    }
    let strange = [
        ("session::game", "use rand::Rng;"),
        ("session::start", "let bits = getrandom::u64();"),
        ("session::view", "#[wasm_bindgen] pub fn view() {}"),
        ("lab::batch", "use rayon::prelude::*;"),
        ("doors::seas::game", "let error = js_sys::Error::new(text);"),
        ("doors::seas::game", "use spyglass_tutor::TutorSessionHandle;"),
        ("lab", "use spyglass_door_kit::out;"),
        ("shell::play", "use spyglass_seas::GameHandle;"),
    ];
    for (module, line) in strange {
        assert_eq!(strangers(&Source::new(module, line)).len(), 1, "{module}: {line}");
    }
    let shaky = [
        "use std::time::Instant;",
        "use std::collections::HashMap;",
        "let p = (x as f64).ln();",
        "let p = f64::powf(x, y);",
        "std::thread::spawn(f);",
    ];
    for line in shaky {
        assert_eq!(unsteady(&Source::new("session::game", line)).len(), 1, "{line}");
    }
}

/// And they pass over what only looks like one.
#[test]
fn comments_and_texts_cross_nothing() {
    let layers = layers();
    let harmless = [
        "// crate::lab::Batch, HashMap, rand",
        "/// See [`crate::lab::Batch`].\nfn f() {}",
        "fn f() { panic!(\"crate::lab::Batch \\\" std::time rand\") }",
        "use super::Game;\nuse crate::battleship::{agents::{Agent, Decision}, rules::Sea};",
        "#[cfg(test)]\nmod tests { use super::*; use crate::battleship::rules::preset; }",
        "fn f<'a>(x: &'a u8) -> char { self::g('\"'); '\\'' }",
        "let x = clock.time + ln + exp;",
    ];
    for line in harmless {
        let source = Source::new("session::game", line);
        assert_none(upward_uses(&layers, &source).into_iter());
        assert_none(strangers(&source).into_iter());
        assert_none(unsteady(&source).into_iter());
    }
}

/// A file that no `main.rs` names is never built, and all its tests would hold for ever.
#[test]
fn every_file_of_tests_is_run() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed = |folder: &Path| {
        let entries = std::fs::read_dir(folder).expect("the tests can be listed");
        let paths = entries.map(|entry| entry.expect("the tests can be listed").path());
        paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(tests), Vec::<PathBuf>::new(), "tests stand in a target's folder");
    for target in ["laws", "figures", "shell"] {
        let main = read(&tests.join(target).join("main.rs"));
        for path in listed(&tests.join(target)) {
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("plain file names");
            let named = main.lines().any(|line| line == format!("mod {name};"));
            assert!(named || name == "main", "{target}/main.rs does not name {name}");
        }
    }
}
