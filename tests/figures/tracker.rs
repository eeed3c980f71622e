//! How soon the tracker finds ships that move.

use spyglass::{battleship::rules::Ruleset, error_code::ErrorCode};
use spyglass_test_support::{games::game, size::size};

/// `SPYGLASS_GAMES=300` plays as many as the published aim is over, and prints how often no start was found.
#[test]
fn the_tracker_finds_moving_ships() {
    let rules = Ruleset::read("moving").expect("a preset");
    let games = size("SPYGLASS_GAMES", 6, 6);
    let (mut shots, mut lost) = (Vec::new(), 0);
    for seed in 0..games {
        let mut hunt = game(&rules, seed, "solo:tracker".parse().expect("players"));
        while let Some(decision) = hunt.decision() {
            lost += u32::from(decision.reason.code() == "lost-track");
            hunt.ai_move(None).expect("agents choose what is allowed");
        }
        shots.push(hunt.step() as f64);
    }
    let games = games as f64;
    let mean = shots.iter().sum::<f64>() / games;
    let squares = shots.iter().map(|own| (own - mean) * (own - mean)).sum::<f64>();
    let se = (squares / (games - 1.0) / games).sqrt();
    let decisions: f64 = shots.iter().sum();
    println!("{mean:.2} ± {se:.2} shots, {lost} of {decisions} decisions without a start");
    assert!(mean <= 45.0 + 5.0 * se, "{mean} ± {se}, aimed at 45");
    // Of 600 games the longest took 108, and 3.4 % of the decisions had no start: docs/decisions/moving-ships.md.
    assert!(shots.iter().all(|&own| own <= 130.0), "{shots:?}");
    assert!(f64::from(lost) <= 0.15 * decisions, "{lost} of {decisions}");
}
