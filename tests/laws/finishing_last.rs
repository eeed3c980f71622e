//! `p-matrix(finish=last)` looks for every ship before it finishes one.

use spyglass::{
    battleship::{
        agents::{AgentText, Detail, Memory, Turn},
        inference::PlacementFilter,
        knowledge::Knowledge,
        rules::{Contact, Ruleset, preset},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    rng::Seed,
};
use spyglass_test_support::alone::Alone;

const SHAPES: &str = r#"{"rows": 9, "cols": 9, "contact": "apart", "fleet": [
    {"name": "tower", "count": 2, "cells": [[0,0],[1,0],[2,0],[1,1]]},
    {"name": "step", "count": 2, "cells": [[0,0],[1,1]]}, {"name": "raft", "length": 2}]}"#;

/// The greatest number of ships that the wounds can belong to: where ships lie apart, the number of groups that touch.
fn groups(knowledge: &Knowledge) -> usize {
    let wounds: Vec<Cell> = knowledge.wounds().iter().collect();
    if knowledge.rules().spec().contact == Contact::Free {
        return wounds.len();
    }
    let mut group: Vec<usize> = (0..wounds.len()).collect();
    for _ in &wounds {
        for (one, cell) in wounds.iter().enumerate() {
            for (other, beside) in wounds.iter().enumerate() {
                if cell.row().abs_diff(beside.row()).max(cell.col().abs_diff(beside.col())) <= 1 {
                    let least = group[one].min(group[other]);
                    (group[one], group[other]) = (least, least);
                }
            }
        }
    }
    (0..wounds.len()).filter(|&number| group[number] == number).count()
}

/// The number of placements through no wound that cover a cell, summed over the ships afloat.
fn away(knowledge: &Knowledge, cell: Cell) -> u32 {
    let afloat = knowledge.afloat().iter().enumerate();
    afloat
        .map(|(class, &afloat)| {
            let fitting = PlacementFilter::new(knowledge, class);
            let through = fitting.iter().filter(|(_, placement)| {
                placement.cells.contains(cell) && !placement.cells.intersects(knowledge.wounds())
            });
            u32::from(afloat) * through.count() as u32
        })
        .sum()
}

#[test]
fn while_a_ship_was_certainly_not_hit_it_shoots_away_from_wounds_and_else_as_the_usual_one() {
    let rules = ["sea-battle", "admiral", "admiral-apart"];
    let rules = rules.map(|id| preset(id).expect("a preset"));
    let shapes = Ruleset::read(SHAPES).expect("rules");
    for rules in rules.iter().chain([&shapes]) {
        for weight in ["", "wound-weight=only"] {
            let text = |more: &str| {
                let list = [weight, more].into_iter().filter(|word| !word.is_empty());
                format!("p-matrix({})", list.collect::<Vec<_>>().join(";"))
            };
            let agent: AgentText = text("finish=last").parse().expect("an agent");
            let usual: AgentText = text("").parse().expect("an agent");
            let usual = usual.agent(rules).expect("it plays these rules");
            let (mut sought, mut finished) = (0, 0);
            for seed in 0..12 {
                let mut game = Alone::new(rules, &agent, Seed(seed));
                while !game.hunt.is_over() {
                    let decision = game.decide();
                    let knowledge = &game.knowledge;
                    let cell = decision.action.cell().expect("it shoots");
                    let afloat = knowledge.afloat().iter().map(|&one| usize::from(one)).sum();
                    let most = knowledge.open().iter().map(|cell| away(knowledge, cell)).max();
                    let most = most.unwrap_or(0);
                    let seeks = !knowledge.wounds().is_empty() && groups(knowledge) < afloat;
                    if seeks && 0 < most {
                        assert_eq!(decision.reason.code(), "seeking-others", "{agent}: {cell}");
                        assert_eq!(away(knowledge, cell), most, "{agent}: {cell}");
                        // Of the ships afloat one has no hit in truth.
                        let hit = knowledge.hits();
                        let untouched = |ship: &&CellSet| !ship.intersects(hit);
                        assert!(game.hunt.sea().ships().iter().any(|ship| untouched(&ship)));
                        sought += 1;
                    } else {
                        let mut rng = game.rng();
                        let memory = &mut Memory::default();
                        let other = usual.decide(Turn {
                            knowledge,
                            memory,
                            rng: &mut rng,
                            detail: Detail::Choice,
                        });
                        assert_eq!(decision, other, "{agent}: {cell}");
                        finished += u32::from(!knowledge.wounds().is_empty());
                    }
                    game.act(&decision);
                }
            }
            assert!(0 < sought && 0 < finished, "{agent}: both are tried");
        }
    }
}

#[test]
fn its_texts_are_read_as_they_are_written() {
    for text in ["p-matrix(finish=last)", "p-matrix(wound-weight=only;finish=last)"] {
        assert_eq!(text.parse::<AgentText>().expect("an agent").to_string(), text);
    }
    let usual: AgentText = "p-matrix(finish=first)".parse().expect("an agent");
    assert_eq!(usual.to_string(), "p-matrix", "what is usual is left out");
    let refused = "p-matrix(finish=never)".parse::<AgentText>().expect_err("no such value");
    assert_eq!(refused.code(), "bad-agent-parameter");
}
