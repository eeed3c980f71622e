//! Throws made-up input at one target, which the variable `SPYGLASS_FUZZ` names: one program, as nine of them are linked nine times.

#![no_main]

use std::{env, sync::LazyLock};

use arbitrary::{Arbitrary, Unstructured};
use libfuzzer_sys::fuzz_target;

mod actions;
mod config;
mod position;
mod puzzle;
mod record;
mod reversi;
mod ruleset;
mod seas;
mod texts;

/// Reads the input of a target from bytes, and runs it.
fn on<'a, Input: Arbitrary<'a>>(bytes: &'a [u8], run: impl FnOnce(Input)) {
    // Bytes that are too few for an input are none.
    if let Ok(input) = Input::arbitrary_take_rest(Unstructured::new(bytes)) {
        run(input);
    }
}

static TARGET: LazyLock<String> =
    LazyLock::new(|| env::var("SPYGLASS_FUZZ").expect("SPYGLASS_FUZZ names a target"));

fuzz_target!(|bytes: &[u8]| match TARGET.as_str() {
    "actions" => on(bytes, actions::run),
    "config" => on(bytes, config::run),
    "position" => on(bytes, position::run),
    "puzzle" => on(bytes, puzzle::run),
    "record" => on(bytes, record::run),
    "reversi" => on(bytes, reversi::run),
    "ruleset" => on(bytes, ruleset::run),
    "seas" => on(bytes, seas::run),
    "texts" => on(bytes, texts::run),
    other => panic!("SPYGLASS_FUZZ names no target: {other}"),
});
