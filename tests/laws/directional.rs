//! The directional agent finishes along a line.

use spyglass::{
    battleship::{
        agents::AgentText,
        rules::{Answer, preset},
    },
    error_code::ErrorCode,
    grid::Cell,
    rng::Seed,
};
use spyglass_test_support::alone::Alone;

fn agent() -> AgentText {
    "directional".parse().expect("an agent")
}

const fn is_beside(one: Cell, other: Cell) -> bool {
    one.row().abs_diff(other.row()) + one.col().abs_diff(other.col()) == 1
}

/// It shoots beside a single wound until it hits again, then at the ends of the line, and nowhere else until the ship is sunk. At
/// most three shots miss before the second hit, and one after it.
#[test]
fn a_wounded_ship_is_finished_along_its_line() {
    for rules in ["sea-battle", "admiral-apart"] {
        let rules = preset(rules).expect("a preset");
        for seed in 0..150 {
            let mut game = Alone::new(&rules, &agent(), Seed(seed));
            game.play();
            let mut line: Vec<Cell> = Vec::new();
            let mut misses = 0;
            for &(cell, answer) in game.knowledge.answers() {
                if let [first, ..] = line[..] {
                    assert!(line.iter().any(|&wound| is_beside(cell, wound)), "{cell} of {line:?}");
                    let straight = line.iter().all(|wound| wound.row() == cell.row())
                        || line.iter().all(|wound| wound.col() == cell.col());
                    assert!(straight, "{cell} leaves the line from {first}: {line:?}");
                }
                match answer {
                    Answer::Hit(_) => {
                        misses = if line.len() == 1 { 0 } else { misses };
                        line.push(cell);
                    }
                    Answer::Miss if line.is_empty() => {}
                    Answer::Miss => misses += 1,
                    _ => {
                        line.clear();
                        misses = 0;
                    }
                }
                assert!(misses <= if line.len() == 1 { 3 } else { 1 }, "{line:?}");
            }
        }
    }
}

/// The reasons say which of the source's three cases it is.
#[test]
fn reasons_tell_whether_it_goes_on_or_turns() {
    let rules = preset("sea-battle").expect("a preset");
    let mut seen = [0; 3];
    for seed in 0..60 {
        let mut game = Alone::new(&rules, &agent(), Seed(seed));
        while !game.hunt.is_over() {
            let decision = game.decide();
            let hit = |&&(_, answer): &&(Cell, Answer)| matches!(answer, Answer::Hit(_));
            let last = game.knowledge.answers().iter().rev().find(hit).map(|&(cell, _)| cell);
            game.act(&decision);
            let Some(cell) = decision.action.cell() else { continue };
            let code = decision.reason.code();
            match code {
                "direction-chosen" => seen[0] += 1,
                "direction-kept" => seen[1] += 1,
                "direction-turned" => seen[2] += 1,
                _ => continue,
            }
            let on = last.is_some_and(|last| is_beside(cell, last));
            assert_eq!(on, code != "direction-turned", "{code} at {cell} after {last:?}");
        }
    }
    assert!(seen.iter().all(|&times| 20 < times), "{seen:?}");
}

#[test]
fn ships_of_odd_shapes_and_scores_are_not_for_it() {
    let odd = r#"{"fleet": [{"name": "hook", "cells": [[0,0],[1,0],[1,1]]}]}"#;
    let odd = spyglass::battleship::rules::Ruleset::read(odd).expect("rules without faults");
    assert!(!agent().plays(&odd));
    assert!(!agent().plays(&preset("solitaire").expect("a preset")));
}
