//! Fleets placed against shooters, and shooters who expect them.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::AgentText,
        inference::{BeliefComputation, BeliefResult, CountingMode, Prior, Symmetry},
        knowledge::Knowledge,
        rules::{DeployError, Deployer, Deployment, PRESETS, PlacementWeights, Ruleset, preset},
    },
    error_code::ErrorCode,
    lab::{Batch, BatchConfig, Report, Rows, Seas, WeightFitter},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::size::size;

fn admiral() -> Arc<Ruleset> {
    preset("admiral").expect("a preset")
}

fn rng(seed: u64) -> GameRng {
    GameRng::new(Seed(seed), Stream::Deployment { sea: 1 })
}

/// The chances of the empty board, where fleets are placed by these weights.
fn expected(weights: &PlacementWeights) -> Vec<f64> {
    let rules = admiral();
    let prior = Prior::of(&rules, weights);
    let knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    let BeliefResult::Belief { belief, .. } =
        BeliefComputation::new(&knowledge, Some(&prior), CountingMode::Decision, None).run()
    else {
        panic!("an empty board has fleets")
    };
    rules.geometry().cells().map(|cell| belief.at(cell)).collect()
}

/// Counting and drawing know nothing of each other.
#[test]
fn fleets_are_laid_as_often_as_counting_says() {
    let rules = admiral();
    let fleets = 40_000_u32;
    for (deployer, weights) in [
        (Deployer::AgainstTheShooter, &PlacementWeights::AGAINST_THE_SHOOTER),
        (Deployer::Uniform, &PlacementWeights::EVEN),
    ] {
        let deployment = Deployment::new(&rules, deployer);
        let mut rng = rng(7);
        let mut found = [0_u32; 256];
        for _ in 0..fleets {
            let sea = deployment.deploy(&mut rng).expect("fleets can be laid");
            for cell in sea.ships().iter().flat_map(|ship| ship.iter()) {
                found[cell.index()] += 1;
            }
        }
        for (cell, chance) in rules.geometry().cells().zip(expected(weights)) {
            let share = f64::from(found[cell.index()]) / f64::from(fleets);
            let error = (chance * (1.0 - chance) / f64::from(fleets)).sqrt();
            assert!(
                (share - chance).abs() <= 4.5 * error,
                "{deployer} {cell}: {share}, {chance} ± {error}"
            );
        }
    }
}

#[test]
fn images_of_a_placement_weigh_the_same_and_the_border_as_its_deployer() {
    let rules = admiral();
    let geometry = rules.geometry();
    for class in 0..rules.fleet().classes().len() {
        for placement in rules.placements(class).all() {
            let cells = placement.cells;
            for weights in [PlacementWeights::AGAINST_THE_SHOOTER, PlacementWeights::ROBUST] {
                let weight = weights.weight(cells);
                assert!(0 < weight, "every placement is laid, and expected");
                for symmetry in Symmetry::all(geometry) {
                    assert_eq!(weights.weight(symmetry.cells(cells)), weight);
                }
            }
            let placed = 0 < Deployer::Border.weight(geometry, cells);
            assert_eq!(0 < PlacementWeights::BORDER.weight(cells), placed);
        }
    }
}

#[test]
fn other_games_refuse_it() {
    for id in PRESETS.into_iter().filter(|id| *id != "admiral") {
        let rules = preset(id).expect("a preset");
        let deployment = Deployment::new(&rules, Deployer::AgainstTheShooter);
        let error = deployment.deploy(&mut rng(1)).expect_err(id);
        assert_eq!(error, DeployError::NotForRules(Deployer::AgainstTheShooter));
        assert_eq!(error.code(), "deployer-not-for-rules");
        for text in ["robust", "exact(expects=border)", "exact(expects=against-the-shooter)"] {
            let agent: AgentText = text.parse().expect("an agent");
            let error = agent.agent(&rules).expect_err(text);
            assert_eq!(error.code(), "agent-not-for-rules", "{text} on {id}");
        }
    }
}

/// The means of some agents on the same seas.
fn report(deployer: Deployer, names: &[&str], games: u64) -> Report {
    let agents = names.iter().map(|agent| agent.parse().expect("an agent")).collect();
    let config =
        BatchConfig { rules: admiral(), seed: Seed(1), agents, seas: Seas::Deployed(deployer) };
    let batch = Batch::new(&config).expect("the agents play these rules");
    let results = (0..games).map(|number| batch.results(number).expect("fleets can be laid"));
    let rows = Rows { first: 0, results: results.collect(), seconds: Vec::new() };
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    Report::new(String::new(), String::new(), String::new(), &names, &rows)
}

/// A part of the table of `docs/decisions/appendix-experiments.md`.
#[test]
fn a_fleet_against_the_shooter_is_found_later() {
    let [uniform, weighted] = [Deployer::Uniform, Deployer::AgainstTheShooter]
        .map(|deployer| report(deployer, &["p-matrix"], 3000).agents[0].clone());
    let (gain, error) = (weighted.mean - uniform.mean, weighted.error().hypot(uniform.error()));
    println!("p-matrix needs {gain:.2} ± {error:.2} shots more");
    assert!(1.0 < gain - 3.0 * error, "{gain} ± {error}");
}

/// What a robust shooter loses where fleets are placed evenly is little against what it gains on the border.
#[test]
fn robust_gains_more_on_the_border_than_it_loses_elsewhere() {
    let pair = |deployer, games| {
        let report = report(deployer, &["robust", "exact"], games);
        (report.paired[0].mean, report.paired[0].error())
    };
    let games = size("SPYGLASS_GAMES", 60, 60);
    let (border, error) = pair(Deployer::Border, games);
    println!("on the border {border:.2} ± {error:.2} shots");
    assert!(border + 3.0 * error < 0.0, "{border} ± {error}");
    let (even, error) = pair(Deployer::Uniform, games / 2);
    println!("on uniform fleets {even:.2} ± {error:.2} shots");
    assert!(even - 3.0 * error < 1.0, "{even} ± {error}");
}

#[test]
fn a_fit_leans_to_where_shooters_lose_shots_whatever_the_order_of_games() {
    let mut fit = WeightFitter::new(admiral());
    let mut turned = WeightFitter::new(admiral());
    for round in 0..3 {
        let batch = fit.batch(Seed(round)).expect("p-matrix plays these rules");
        let mut games: Vec<_> = (0..1500)
            .map(|number| WeightFitter::sample(&batch, number).expect("fleets can be laid"))
            .collect();
        fit.update(&games, 1.3);
        games.reverse();
        turned.update(&games, 1.3);
    }
    let weights = fit.weights();
    assert_eq!(weights, turned.weights());
    // A submarine along the border, against one beside the middle.
    let [border, inside] = [(0, 1), (4, 3)].map(|(line, end)| weights.0[3][line][end]);
    assert!(100 < border && inside < 100, "{border} {inside}");
    let rules = admiral();
    for class in 0..rules.fleet().classes().len() {
        let all = rules.placements(class).all();
        let weights: u32 = all.iter().map(|placement| weights.weight(placement.cells)).sum();
        let mean = f64::from(weights) / all.len() as f64;
        assert!((mean - 100.0).abs() < 0.5, "{mean}");
    }
}
