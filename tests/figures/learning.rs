//! What was learned of an opponent: the text of its weights, and what agents make of them.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Turn},
        inference::{Basis, BeliefComputation, CountingMode, Habits, WeightMatrix},
        knowledge::Knowledge,
        rules::{Answer, Deployer, Deployment, Ruleset, preset},
    },
    error_code::ErrorCode,
    grid::CellSet,
    lab::{OpponentModelConfig, OpponentModelTrial},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{alone::Alone, naive::Naive, size::size};

/// Ships apart that touch nothing, ships that may touch, and ships of any shape: a way of counting each.
const RULES: [&str; 3] = [
    r#"{"rows": 5, "cols": 4, "contact": "apart", "fleet": [{"name": "boat", "length": 3},
        {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "boat", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 4, "cols": 4, "fleet": [{"name": "hook", "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "length": 2}]}"#,
];

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn chance(seed: u64) -> GameRng {
    GameRng::new(Seed(seed), Stream::Seal)
}

fn agent(text: &str) -> AgentText {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Weights drawn anyhow, as text and as steps.
fn matrix(cells: usize, rng: &mut GameRng) -> (String, Vec<u32>) {
    let steps: Vec<u32> = (0..cells).map(|_| rng.below(64)).collect();
    (steps.iter().map(|&step| char::from(LETTERS[step as usize])).collect(), steps)
}

/// What a step stands for, by the formula in words.
fn weight(step: f64) -> f64 {
    5_f64.powf((step - 32.0) / 32.0)
}

#[test]
fn a_text_is_a_step_a_cell_on_a_scale_by_factors() {
    let all: String = LETTERS.iter().copied().map(char::from).collect();
    let scale: WeightMatrix = all.parse().expect("weights");
    for (step, own) in scale.weights().enumerate() {
        assert!((own / weight(step as f64) - 1.0).abs() < 1e-12, "{step}: {own}");
    }
    let plain: WeightMatrix = "g".parse().expect("weights");
    assert_eq!(plain.weights().collect::<Vec<_>>(), [1.0]);
    assert_eq!(scale.to_string(), all);
}

#[test]
fn every_weight_comes_to_its_nearest_step() {
    let mut rng = chance(1);
    for _ in 0..2_000 {
        let asked = 0.15 + 6.0 * f64::from(rng.below(10_000)) / 10_000.0;
        let got = WeightMatrix::nearest(&[asked]).weights().next().expect("one");
        let off = |step: u32| (weight(step.into()) / asked).ln().abs();
        let nearest = (0..64).min_by(|&a, &b| off(a).total_cmp(&off(b))).expect("a step");
        assert!((got / weight(nearest.into()) - 1.0).abs() < 1e-9, "{asked}: {got}");
    }
}

#[test]
fn weights_of_one_alone_change_no_decision() {
    for id in ["admiral", "admiral-apart", "sea-battle"] {
        let rules = preset(id).expect("a preset");
        let plain = "g".repeat(rules.geometry().len());
        for name in ["p-matrix", "p-matrix(wound-weight=only)", "exact"] {
            if id != "admiral" && name == "exact" {
                continue;
            }
            let open = name.strip_suffix(')').map_or(format!("{name}("), |own| format!("{own};"));
            let learned = agent(&format!("{open}learned={plain})"));
            let mut pair = [agent(name), learned].map(|text| Alone::new(&rules, &text, Seed(7)));
            while !pair[0].hunt.is_over() {
                let [own, other] = pair.each_mut().map(|alone| {
                    let mut rng = alone.rng();
                    let memory = &mut Memory::default();
                    alone.agent.decide(Turn {
                        knowledge: &alone.knowledge,
                        memory,
                        rng: &mut rng,
                        detail: Detail::Full,
                    })
                });
                assert_eq!(own, other, "{name} on {id}");
                for alone in &mut pair {
                    alone.act(&own);
                }
            }
        }
    }
}

/// What a ship weighs: as the mean of its cells' steps.
fn of_ship(ship: u128, steps: &[u32]) -> f64 {
    let own: Vec<u32> =
        (0..steps.len()).filter(|cell| ship >> cell & 1 == 1).map(|cell| steps[cell]).collect();
    weight(f64::from(own.iter().sum::<u32>()) / own.len() as f64)
}

#[test]
fn exact_weighs_every_fleet_that_fits() {
    let mut rng = chance(2);
    for text in RULES {
        let rules: Arc<Ruleset> = Ruleset::read(text).expect("rules");
        let fleets = Naive::new(&rules, |_| true).fleets();
        for seed in 0..6 {
            let (text, steps) = matrix(rules.geometry().len(), &mut rng);
            let learned = agent(&format!("exact(learned={text})"));
            let mut alone = Alone::new(&rules, &learned, Seed(seed));
            let mut fitting = fleets.clone();
            while !alone.hunt.is_over() {
                let (mut rng, memory) = (alone.rng(), &mut Memory::default());
                let known = &alone.knowledge;
                let decision = alone.agent.decide(Turn {
                    knowledge: known,
                    memory,
                    rng: &mut rng,
                    detail: Detail::Full,
                });
                let map = decision.map.as_ref().expect("a map");
                let weigh = |fleet: &Vec<u128>| -> f64 {
                    fleet.iter().map(|&ship| of_ship(ship, &steps)).product()
                };
                let all: f64 = fitting.iter().map(weigh).sum();
                for (cell, &value) in map.values.iter().enumerate() {
                    let with = fitting
                        .iter()
                        .filter(|fleet| fleet.iter().any(|ship| ship >> cell & 1 == 1));
                    let expected = with.map(weigh).sum::<f64>() / all;
                    // Between two steps the scale is a straight line.
                    assert!((value - expected).abs() < 2e-3, "{cell}: {value}, not {expected}");
                }
                if 1 < fitting.len() {
                    assert_eq!(map.basis, Basis::Weighed);
                    let observed = decision.reason.code();
                    assert_eq!(observed, "likeliest-weighed");
                }
                let cell = decision.action.cell().expect("a shot");
                let shot = map.values[usize::from(cell.row())
                    * usize::from(rules.geometry().cols())
                    + usize::from(cell.col())];
                let open = alone.knowledge.open();
                let mut others = rules.geometry().cells().zip(&map.values);
                assert!(others.all(|(other, &value)| !open.contains(other) || value <= shot));
                alone.act(&decision);
                let observed = &alone.knowledge;
                fitting.retain(|fleet| fits(&rules, fleet, observed));
            }
        }
    }
}

/// Whether the hunt on this fleet would have had the same answers.
fn fits(rules: &Arc<Ruleset>, fleet: &[u128], observed: &Knowledge) -> bool {
    let cols = u32::from(rules.geometry().cols());
    let mut shot = 0;
    observed.answers().iter().all(|&(cell, answer)| {
        let bit = 1_u128 << (u32::from(cell.row()) * cols + u32::from(cell.col()));
        shot |= bit;
        let own = match fleet.iter().position(|ship| ship & bit != 0) {
            None => Answer::Miss,
            Some(ship) if fleet[ship] & !shot == 0 => Answer::Sunk(rules.fleet().class_of()[ship]),
            Some(_) => Answer::Hit(None),
        };
        own == answer
    })
}

#[test]
fn the_p_matrix_weighs_every_placement() {
    let mut rng = chance(3);
    for text in RULES {
        let rules: Arc<Ruleset> = Ruleset::read(text).expect("rules");
        let cells = rules.geometry().len();
        let (text, steps) = matrix(cells, &mut rng);
        let learned = agent(&format!("p-matrix(learned={text})")).agent(&rules).expect("it plays");
        let knowledge = Knowledge::new(rules.clone(), None, Vec::new());
        let decision = learned.decide(Turn {
            knowledge: &knowledge,
            memory: &mut Memory::default(),
            rng: &mut rng,
            detail: Detail::Full,
        });
        assert_eq!(decision.reason.code(), "reconnaissance-weighed");
        let cols = usize::from(rules.geometry().cols());
        let mut expected = vec![0.0; cells];
        for (class, own) in rules.fleet().classes().iter().enumerate() {
            let ships = rules.placements(class).all().iter().map(|way| {
                way.cells.iter().fold(0_u128, |ship, cell| {
                    ship | 1 << (usize::from(cell.row()) * cols + usize::from(cell.col()))
                })
            });
            let ships: Vec<(u128, f64)> = ships.map(|ship| (ship, of_ship(ship, &steps))).collect();
            let mean = ships.iter().map(|(_, weight)| weight).sum::<f64>() / ships.len() as f64;
            for (ship, weight) in ships {
                for (cell, sum) in expected.iter_mut().enumerate() {
                    if ship >> cell & 1 == 1 {
                        *sum += f64::from(own.count) * weight / mean;
                    }
                }
            }
        }
        let map = decision.map.expect("a map");
        for (cell, (value, expected)) in map.values.iter().zip(expected).enumerate() {
            assert!((value / expected - 1.0).abs() < 2e-3, "{cell}: {value}, not {expected}");
        }
    }
}

#[test]
fn weights_of_another_board_and_wrong_letters_are_refused() {
    let admiral = preset("admiral").expect("a preset");
    for cells in [1, 99, 101, 256] {
        let learned = agent(&format!("exact(learned={})", "u".repeat(cells)));
        let refused = learned.agent(&admiral).expect_err("another board");
        assert_eq!(refused.code(), "learned-elsewhere");
    }
    let scored = preset("solitaire").expect("a preset");
    let learned = agent(&format!("exact(learned={})", "u".repeat(100)));
    assert_eq!(learned.agent(&scored).expect_err("no opponent").code(), "agent-not-for-rules");
    for wrong in ["exact(learned=)", "exact(learned=a+b)", "p-matrix(learned=ä)", "hunt(learned=g)"]
    {
        let refused = wrong.parse::<AgentText>().expect_err(wrong);
        assert_eq!(refused.code(), "bad-agent-parameter");
    }
}

#[test]
fn a_text_with_weights_is_written_as_it_was_read() {
    let text = format!("p-matrix(wound-weight=only;learned={})", "gA_-".repeat(25));
    assert_eq!(agent(&text).to_string(), text);
}

/// By cell, row by row, the chances of a ship where every legal fleet is as likely.
fn chances(rules: &Arc<Ruleset>) -> Vec<f64> {
    let blank = Knowledge::new(rules.clone(), None, Vec::new());
    let computed = BeliefComputation::new(&blank, None, CountingMode::Decision, None).run();
    let belief = computed.belief().expect("the board can be counted");
    rules.geometry().cells().map(|cell| belief.at(cell)).collect()
}

fn fleets(rules: &Arc<Ruleset>, deployer: Deployer, games: u32, rng: &mut GameRng) -> Vec<CellSet> {
    let deployment = Deployment::new(rules, deployer);
    (0..games).map(|_| deployment.deploy(rng).expect("there is a legal fleet").cells()).collect()
}

fn learned(rules: &Ruleset, chances: &[f64], fleets: &[CellSet]) -> Vec<f64> {
    let mut habits = Habits::new(rules.geometry());
    for &fleet in fleets {
        habits.see(fleet);
    }
    habits.weights(chances).weights().collect()
}

#[test]
fn of_an_opponent_never_met_nothing_is_learned() {
    for id in ["admiral", "sea-battle"] {
        let rules = preset(id).expect("a preset");
        assert!(learned(&rules, &chances(&rules), &[]).iter().all(|&weight| weight == 1.0));
    }
}

#[test]
fn what_is_learned_does_not_depend_on_the_order_of_the_games() {
    let rules = preset("admiral").expect("a preset");
    let (chances, mut rng) = (chances(&rules), chance(4));
    for deployer in Deployer::ALL {
        let mut seen = fleets(&rules, deployer, 20, &mut rng);
        let before = learned(&rules, &chances, &seen);
        seen.sort_unstable();
        assert_eq!(learned(&rules, &chances, &seen), before);
        seen.reverse();
        assert_eq!(learned(&rules, &chances, &seen), before);
    }
}

#[test]
fn the_same_habits_mirrored_are_learned_mirrored() {
    let rules = Ruleset::read(RULES[0]).expect("rules");
    let (chances, mut rng) = (chances(&rules), chance(5));
    let seen = fleets(&rules, Deployer::Faulty, 30, &mut rng);
    let own = learned(&rules, &chances, &seen);
    // The other way up, whole rows at a time.
    let cols = usize::from(rules.geometry().cols());
    let turned =
        |values: &[f64]| -> Vec<f64> { values.chunks(cols).rev().flatten().copied().collect() };
    let mut cells = vec![0; own.len()];
    for fleet in &seen {
        for (number, cell) in rules.geometry().cells().enumerate() {
            cells[number] += u32::from(fleet.contains(cell));
        }
    }
    let mirrored: Vec<u32> = cells.chunks(cols).rev().flatten().copied().collect();
    let habits = Habits::of(rules.geometry(), 30, mirrored).expect("habits");
    let found: Vec<f64> = habits.weights(&chances).weights().collect();
    assert_eq!(found, turned(&own));
}

#[test]
fn a_habit_that_is_kept_long_enough_is_learned_as_it_is() {
    let rules = preset("admiral").expect("a preset");
    let chances = chances(&rules);
    // Always the same fleet: its cells weigh what the scale holds, all others the least.
    let fleet = fleets(&rules, Deployer::Uniform, 1, &mut chance(6))[0];
    let weights = learned(&rules, &chances, &[fleet; 300]);
    for (cell, weight) in rules.geometry().cells().zip(weights) {
        let least = if fleet.contains(cell) { 3.5 } else { 0.0 };
        let most = if fleet.contains(cell) { 5.0 } else { 0.25 };
        assert!((least..=most).contains(&weight), "{cell}: {weight}");
    }
}

#[test]
fn counts_that_cannot_be_are_no_habits() {
    let geometry = preset("admiral").expect("a preset").geometry();
    assert!(Habits::of(geometry, 3, vec![3; 100]).is_some());
    assert!(Habits::of(geometry, 3, vec![3; 99]).is_none());
    assert!(Habits::of(geometry, 3, vec![4; 100]).is_none());
}

/// After so many games the gain in shots a game, and its standard error.
fn gain(agent_text: &str, deployer: Deployer, after: u32, series: u64, games: u32) -> (f64, f64) {
    let config = OpponentModelConfig {
        rules: preset("admiral").expect("a preset"),
        deployer,
        agent: agent(agent_text),
        seed: Seed(11),
        after: vec![after],
        games,
    };
    let trial = OpponentModelTrial::new(config).expect("it learns");
    let played: Vec<_> = (0..series).map(|number| trial.series(number).expect("seas")).collect();
    let gain = trial.report(&played).gains[0];
    (gain.gain, gain.error())
}

#[test]
fn learning_a_habit_pays_and_learning_from_chance_costs_nothing() {
    let (gained, error) = gain("p-matrix", Deployer::Border, 50, 8, 4);
    assert!(20.0 < gained - 4.0 * error, "{gained} ± {error}");
    // `npm run laws` plays 10,000: there a loss of a quarter of a shot would show.
    let series = size("SPYGLASS_GAMES", 60, 60);
    let (gained, error) = gain("p-matrix", Deployer::Uniform, 50, series, 10);
    assert!(0.0 < gained + 3.0 * error, "{gained} ± {error}");
}

#[test]
fn an_agent_that_cannot_learn_is_refused() {
    let config = OpponentModelConfig {
        rules: preset("admiral").expect("a preset"),
        deployer: Deployer::Border,
        agent: agent("hunt"),
        seed: Seed(1),
        after: vec![1],
        games: 1,
    };
    assert_eq!(
        OpponentModelTrial::new(config).expect_err("it learns nothing").code(),
        "bad-agent-parameter"
    );
}
