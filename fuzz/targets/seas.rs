//! Any file of seas is legal fleets or is refused with a line.

use spyglass::{
    battleship::rules::{PRESETS, preset, setup_faults},
    lab::read_seas,
};

pub fn run(text: &str) {
    for id in PRESETS {
        let rules = preset(id).expect("a preset");
        match read_seas(&rules, text) {
            Ok(seas) => {
                assert!(seas.iter().all(|sea| setup_faults(&rules, &sea.setup(&rules)).is_empty()));
            }
            Err(error) => assert!((1..=text.lines().count()).contains(&error.line)),
        }
    }
}
