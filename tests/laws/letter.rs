//! Naive implementations of two source texts, compared with the agents' options that play them.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{AgentText, Decision, Detail, Turn},
        knowledge::Knowledge,
        rules::{Ruleset, preset},
    },
    grid::Cell,
    rng::Seed,
};
use spyglass_test_support::alone::Alone;

fn agent(text: &str) -> AgentText {
    text.parse().expect("an agent")
}

/// An agent's decision, with its map, at the state of another hunt.
fn decided(game: &mut Alone, agent: &AgentText) -> Decision {
    let agent = agent.agent(game.hunt.rules()).expect("the agent plays these rules");
    agent.decide(Turn {
        knowledge: &game.knowledge,
        memory: &mut game.memory.clone(),
        rng: &mut game.rng(),
        detail: Detail::Full,
    })
}

/// Calls `look` before every decision of some games of an agent.
fn games(rules: &Arc<Ruleset>, text: &str, games: u64, mut look: impl FnMut(&mut Alone)) {
    for seed in 0..games {
        let mut game = Alone::new(rules, &agent(text), Seed(seed));
        while !game.hunt.is_over() {
            look(&mut game);
            let decision = game.decide();
            game.act(&decision);
        }
    }
}

/// The article's matrix: each ship afloat, in each of its four turns, at each position, adds 1 to every cell that it covers; after a
/// wound only where it covers all wounds. The cells must be open or wounded, and not all hit.
fn article_matrix(knowledge: &Knowledge) -> Vec<f64> {
    let rules = knowledge.rules();
    let (rows, cols) = (i32::from(rules.geometry().rows()), i32::from(rules.geometry().cols()));
    let at = |row: i32, col: i32| Cell::new(row as u8, col as u8);
    let mut matrix = vec![0.0; (rows * cols) as usize];
    for (class, &afloat) in rules.fleet().classes().iter().zip(knowledge.afloat()) {
        for _ in 0..afloat {
            let mut ship: Vec<(i32, i32)> = class
                .shape
                .cells()
                .iter()
                .map(|cell| (cell.row().into(), cell.col().into()))
                .collect();
            for _ in 0..4 {
                ship = ship.iter().map(|&(row, col)| (col, -row)).collect();
                let top = ship.iter().map(|cell| cell.0).min().expect("a ship has cells");
                let left = ship.iter().map(|cell| cell.1).min().expect("a ship has cells");
                for (down, right) in
                    (0..rows).flat_map(|down| (0..cols).map(move |right| (down, right)))
                {
                    let placed =
                        ship.iter().map(|&(row, col)| (row - top + down, col - left + right));
                    let placed: Vec<(i32, i32)> = placed.collect();
                    if placed.iter().any(|&(row, col)| rows <= row || cols <= col) {
                        continue;
                    }
                    let covers =
                        |cell: Cell| placed.contains(&(cell.row().into(), cell.col().into()));
                    let cells = || placed.iter().map(|&(row, col)| at(row, col));
                    let fits = cells().all(|cell| {
                        knowledge.open().contains(cell) || knowledge.wounds().contains(cell)
                    });
                    let is_afloat = cells().any(|cell| knowledge.open().contains(cell));
                    if fits && is_afloat && knowledge.wounds().iter().all(covers) {
                        for cell in cells().filter(|&cell| knowledge.open().contains(cell)) {
                            let place = i32::from(cell.row()) * cols + i32::from(cell.col());
                            matrix[place as usize] += 1.0;
                        }
                    }
                }
            }
        }
    }
    matrix
}

/// The cells of the highest value of a map.
fn best(values: &[f64]) -> Vec<usize> {
    let most = values.iter().copied().fold(0.0, f64::max);
    (0..values.len()).filter(|&place| values[place] == most).collect()
}

/// With all turns counted a single cell counts four times, a straight ship twice, a bent one once: the maps are the article's. Where all
/// ships are straight this changes no choice, as a single cell counts the same wherever it can lie; bent ships change some.
#[test]
fn the_p_matrix_counts_all_four_turns_as_the_article_does() {
    let drawn = Ruleset::read(
        r#"{"rows": 9, "cols": 9, "contact": "apart", "fleet": [
            {"name": "tower", "count": 2, "cells": [[0,0],[1,0],[2,0],[1,1]]},
            {"name": "ram", "length": 3}, {"name": "buoy", "count": 2, "length": 1}]}"#,
    );
    for rules in [preset("sea-battle").expect("a preset"), drawn.expect("rules without faults")] {
        let (mut decisions, mut others) = (0, 0);
        games(&rules, "p-matrix(wound-weight=only;turns=all)", 12, |game| {
            let map = |decision: Decision| decision.map.expect("it was asked for").values;
            let own = map(decided(game, &agent("p-matrix(wound-weight=only;turns=all)")));
            assert_eq!(own, article_matrix(&game.knowledge), "{:?}", game.knowledge.answers());
            let distinct = map(decided(game, &agent("p-matrix(wound-weight=only)")));
            decisions += 1;
            others += usize::from(best(&own) != best(&distinct));
        });
        println!("{}: {others} of {decisions} decisions differ", rules.name());
        assert_eq!(0 < others, !rules.fleet().is_straight(), "{others} of {decisions}");
    }
}

/// The text's map: 1 in every open cell; about every hit on a ship afloat 10 more, 15 where the cell on its other side is such a hit.
fn text_map(knowledge: &Knowledge) -> Vec<f64> {
    let geometry = knowledge.rules().geometry();
    let (open, wounds) = (knowledge.open(), knowledge.wounds());
    let value = |cell: Cell| {
        if !open.contains(cell) {
            return 0.0;
        }
        [(-1, 0), (0, 1), (1, 0), (0, -1)].iter().fold(1.0, |value, &(down, right)| {
            let at = |steps: i8| cell.offset(steps * down, steps * right);
            let wounded = |steps| at(steps).is_some_and(|cell| wounds.contains(cell));
            value
                + if !wounded(1) {
                    0.0
                } else if wounded(2) {
                    15.0
                } else {
                    10.0
                }
        })
    };
    geometry.cells().map(value).collect()
}

#[test]
fn the_probability_map_without_a_count_is_that_of_the_text() {
    let rules = preset("admiral").expect("a preset");
    let text = "probability-map(count=none;bonus=once)";
    games(&rules, text, 20, |game| {
        let decision = decided(game, &agent(text));
        let map = text_map(&game.knowledge);
        assert!(best(&map).iter().any(|&place| {
            decision.action.cell() == game.knowledge.rules().geometry().cells().nth(place)
        }));
        assert_eq!(decision.map.expect("it was asked for").values, map);
    });
}
