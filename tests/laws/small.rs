//! Small boards: what is solved is what trying every way to shoot finds.

use std::{collections::BTreeMap, sync::Arc};

use spyglass::{
    battleship::{
        inference::Symmetry,
        rules::{Announce, Answer, Hunt, PlacedShip, Ruleset, Sea},
        small::{Equilibrium, Fraction, Layouts, Node, Optimum, Policy, SmallError},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
};
use spyglass_test_support::naive::{Fleet, Naive};

/// Boards on which every way to shoot can be tried: of every announcement, ships apart and touching, several of a name, of any shape,
/// square and not.
const TINY: [&str; 14] = [
    r#"{"rows": 1, "cols": 1, "fleet": [{"name": "a", "length": 1}]}"#,
    r#"{"rows": 1, "cols": 5, "fleet": [{"name": "a", "count": 2, "length": 2}]}"#,
    r#"{"rows": 1, "cols": 5, "contact": "apart", "fleet": [{"name": "a", "count": 2, "length": 2}]}"#,
    r#"{"rows": 1, "cols": 6, "announce": "hit-or-miss", "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 1, "cols": 7, "announce": "names-ship", "fleet": [{"name": "a", "count": 2, "length": 2}, {"name": "b", "length": 1}]}"#,
    r#"{"rows": 2, "cols": 4, "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "fleet": [{"name": "a", "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "fleet": [{"name": "a", "count": 2, "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "fleet": [{"name": "a", "length": 2}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "announce": "names-ship", "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    r#"{"rows": 3, "cols": 3, "announce": "hit-or-miss", "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 2}]}"#,
    LOPSIDED,
    r#"{"rows": 3, "cols": 4, "contact": "apart", "fleet": [{"name": "a", "cells": [[0,0],[1,1]]}, {"name": "b", "length": 2}]}"#,
];

/// Of 33 groups of layouts that no symmetry takes to each other: too many for the numbers of an equilibrium.
const LOPSIDED: &str = r#"{"rows": 3, "cols": 3, "fleet": [{"name": "a", "cells": [[0,0],[1,0],[1,1]]}, {"name": "b", "count": 2, "length": 1}]}"#;

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A board of columns x rows with a fleet by its lengths.
fn board(cols: u32, rows_down: u32, fleet: &[u32], contact: &str, announce: &str) -> Arc<Ruleset> {
    let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
    for &length in fleet {
        *counts.entry(length).or_default() += 1;
    }
    let ship = |(length, count): (&u32, &u32)| {
        format!(r#"{{"name": "ship-{length}", "count": {count}, "length": {length}}}"#)
    };
    let fleet: Vec<String> = counts.iter().rev().map(ship).collect();
    rules(&format!(
        r#"{{"rows": {rows_down}, "cols": {cols}, "contact": "{contact}", "announce": "{announce}", "fleet": [{}]}}"#,
        fleet.join(",")
    ))
}

fn solved(rules: &Ruleset, policy: Policy) -> Optimum {
    let mut optimum = Optimum::new(rules, policy).expect("the board is small enough");
    while !optimum.advance(u64::MAX) {}
    optimum
}

fn counts(rules: &Ruleset, policy: Policy) -> (u64, u64) {
    let solved = solved(rules, policy).result().expect("the board is small enough");
    (solved.total_shots, solved.layouts)
}

/// Every way to shoot, tried.
struct Trying<'a> {
    rules: &'a Ruleset,
    fleets: Vec<Fleet>,
    weights: Vec<u64>,
    known: BTreeMap<(Vec<usize>, u128), u64>,
}

impl<'a> Trying<'a> {
    fn new(rules: &'a Ruleset) -> Self {
        let fleets = Naive::new(rules, |_| true).fleets();
        let weights = vec![1; fleets.len()];
        Self { rules, fleets, weights, known: BTreeMap::new() }
    }

    fn all(&self) -> Vec<usize> {
        (0..self.fleets.len()).collect()
    }

    /// What is announced: nothing for a miss, else the ship's class where it is announced, and whether it sank.
    fn observed(&self, fleet: usize, hits: u128, cell: u32) -> Option<(Option<usize>, bool)> {
        let ship = self.fleets[fleet].iter().position(|ship| ship >> cell & 1 == 1)?;
        let sunk = self.fleets[fleet][ship] & !hits == 1 << cell;
        let class = Some(self.rules.fleet().class_of()[ship]);
        Some(match self.rules.spec().announce {
            Announce::HitOrMiss | Announce::Content => (None, false),
            Announce::Sunk => (class.filter(|_| sunk), sunk),
            Announce::NamesShip => (class, sunk),
        })
    }

    fn after(&self, fit: &[usize], hits: u128, cell: u32) -> Vec<(Vec<usize>, u128)> {
        let mut parts: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for &fleet in fit {
            parts.entry(self.observed(fleet, hits, cell)).or_default().push(fleet);
        }
        let next = |(observed, part): (Option<_>, _)| {
            (part, hits | u128::from(observed.is_some()) << cell)
        };
        parts.into_iter().map(next).collect()
    }

    fn weight(&self, fit: &[usize]) -> u64 {
        fit.iter().map(|&fleet| self.weights[fleet]).sum()
    }

    fn open(&self, fit: &[usize], hits: u128) -> u128 {
        fit.iter().flat_map(|&fleet| &self.fleets[fleet]).fold(0, |all, ship| all | ship) & !hits
    }

    /// The fewest shots from here on, by weight.
    fn fewest(&mut self, fit: &[usize], hits: u128) -> u64 {
        if let Some(&known) = self.known.get(&(fit.to_vec(), hits)) {
            return known;
        }
        let open = self.open(fit, hits);
        let cells: Vec<u32> = (0..128).filter(|cell| open >> cell & 1 == 1).collect();
        let shots = cells.into_iter().map(|cell| {
            let after = self.after(fit, hits, cell);
            after.iter().map(|(fit, hits)| self.fewest(fit, *hits)).sum::<u64>()
        });
        // All ships hit in all of them: nothing is left to shoot at.
        let fewest = shots.min().map_or(0, |shots| shots + self.weight(fit));
        self.known.insert((fit.to_vec(), hits), fewest);
        fewest
    }

    /// The shots of the one who takes the likeliest cell, the first in row order.
    fn greedy(&self, fit: &[usize], hits: u128) -> u64 {
        let through = |cell: u32| {
            let part = fit.iter().filter(|&&fleet| {
                self.fleets[fleet].iter().any(|ship| ship & !hits & 1 << cell != 0)
            });
            part.count()
        };
        let best = (0..128).map(|cell| (through(cell), cell)).rev().max_by_key(|&(count, _)| count);
        match best {
            Some((1.., cell)) => {
                let after = self.after(fit, hits, cell);
                let shots = after.iter().map(|(fit, hits)| self.greedy(fit, *hits));
                self.weight(fit) + shots.sum::<u64>()
            }
            _ => 0,
        }
    }
}

#[test]
fn the_optimum_is_that_of_trying_every_way() {
    for text in TINY {
        let rules = rules(text);
        let mut trying = Trying::new(&rules);
        let all = trying.all();
        let wanted = (trying.fewest(&all, 0), all.len() as u64);
        assert_eq!(counts(&rules, Policy::Optimal), wanted, "{text}");
    }
}

#[test]
fn greedy_is_the_likeliest_cell_and_never_better() {
    for text in TINY {
        let rules = rules(text);
        let trying = Trying::new(&rules);
        let all = trying.all();
        let (greedy, layouts) = counts(&rules, Policy::Greedy);
        assert_eq!((greedy, layouts), (trying.greedy(&all, 0), all.len() as u64), "{text}");
        assert!(counts(&rules, Policy::Optimal).0 <= greedy, "{text}");
    }
}

/// Columns, rows, lengths, contact, announcement; shots over all layouts, layouts, and the shots of the greedy where they are published.
type Published = (u32, u32, &'static [u32], &'static str, &'static str, u64, u64, Option<u64>);

#[test]
fn published_boards_come_to_their_numbers() {
    let published: [Published; 14] = [
        (5, 1, &[2, 2], "apart", "sunk", 4, 1, None),
        (5, 1, &[2, 2], "free", "sunk", 13, 3, None),
        (5, 1, &[2, 2], "free", "hit-or-miss", 14, 3, None),
        (3, 3, &[2], "free", "sunk", 54, 12, None),
        (3, 3, &[2, 2], "free", "sunk", 275, 44, None),
        (3, 3, &[3, 2], "free", "sunk", 239, 36, Some(244)),
        (4, 3, &[3, 2], "free", "sunk", 771, 102, Some(784)),
        (4, 3, &[3, 2], "apart", "sunk", 207, 30, None),
        (4, 4, &[3], "free", "sunk", 90, 16, Some(92)),
        (4, 4, &[2], "free", "sunk", 146, 24, None),
        (4, 4, &[3, 2], "free", "sunk", 2311, 264, Some(2352)),
        (4, 4, &[3, 2], "apart", "sunk", 848, 104, Some(850)),
        (4, 4, &[4, 3], "free", "sunk", 589, 64, None),
        (4, 4, &[3, 3], "free", "sunk", 668, 76, None),
    ];
    for (cols, rows, fleet, contact, announce, shots, layouts, greedy) in published {
        let rules = board(cols, rows, fleet, contact, announce);
        let name = format!("{cols}x{rows} {fleet:?} {contact} {announce}");
        assert_eq!(counts(&rules, Policy::Optimal), (shots, layouts), "{name}");
        if let Some(greedy) = greedy {
            assert_eq!(counts(&rules, Policy::Greedy), (greedy, layouts), "greedy, {name}");
        }
    }
}

#[test]
fn however_the_work_is_cut_the_same_is_found() {
    for fleet in [&[3][..], &[3, 2]] {
        let rules = board(4, 3, fleet, "free", "sunk");
        let mut whole = solved(&rules, Policy::Optimal);
        let mut cut = Optimum::new(&rules, Policy::Optimal).expect("the board is small enough");
        assert_eq!(cut.result(), Err(SmallError::NotSolvedYet));
        assert_eq!(cut.node(&[]).map(|_| ()), Err(SmallError::NotSolvedYet));
        let mut stretches = 1;
        while !cut.advance(50) {
            stretches += 1;
        }
        assert!(3 < stretches, "{stretches}");
        assert_eq!(cut.result(), whole.result());
        let mut path = Vec::new();
        compare(&mut whole, &mut cut, &mut path);
    }
}

/// Both trees are one.
fn compare(one: &mut Optimum, other: &mut Optimum, path: &mut Vec<usize>) {
    let (own, its) = (
        one.node(path).expect("the board is small enough"),
        other.node(path).expect("the board is small enough"),
    );
    assert_eq!(format!("{own:?}"), format!("{its:?}"));
    for next in 0..own.answers.len() {
        path.push(next);
        compare(one, other, path);
        path.pop();
    }
}

/// Played against every layout, the tree hits each fleet in the number of shots it states, and never twice the same cell.
#[test]
fn the_tree_plays_every_layout_out() {
    for text in TINY {
        let rules = rules(text);
        for policy in [Policy::Optimal, Policy::Greedy] {
            let mut optimum = solved(&rules, policy);
            let mut shots = 0;
            for layout in 0..optimum.layouts().len() {
                shots += played(&rules, &mut optimum, layout);
            }
            assert_eq!(
                shots,
                optimum.result().expect("the board is small enough").total_shots,
                "{text}"
            );
            assert_eq!(optimum.node(&[99]).map(|_| ()), Err(SmallError::NoSuchBranch));
        }
    }
}

/// The shots a tree needs for a layout, by a true hunt.
fn played(rules: &Arc<Ruleset>, optimum: &mut Optimum, layout: usize) -> u64 {
    let ships = optimum.layouts().ships(layout);
    let setup: Vec<PlacedShip> = ships
        .iter()
        .zip(rules.fleet().class_of())
        .map(|(&cells, &class)| PlacedShip {
            name: rules.fleet().classes()[class].name.clone(),
            cells: cells.iter().collect(),
            heading: None,
        })
        .collect();
    let sea = Sea::new(rules, &setup).expect("the board is small enough");
    let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
    let mut path = Vec::new();
    loop {
        let node = optimum.node(&path).expect("the board is small enough");
        assert_sums(rules, &node);
        let Some(cell) = node.shot else { break };
        let answer = hunt.shoot(cell).expect("the board is small enough");
        let place = node.answers.iter().position(|next| next.answer == answer);
        path.push(place.unwrap_or_else(|| panic!("{answer:?} is not in the tree")));
        let next = optimum.node(&path).expect("the board is small enough");
        let observed = if answer == Answer::Miss { next.misses } else { next.hits };
        assert!(observed.contains(cell));
        assert_eq!(next.hits.len() + next.misses.len(), path.len() as u32);
    }
    assert!(hunt.is_won());
    path.len() as u64
}

fn assert_sums(rules: &Ruleset, node: &Node) {
    let left = u64::from(rules.fleet().cells() - node.hits.len());
    let cells: Vec<Cell> = rules.geometry().cells().collect();
    let open = cells.iter().zip(&node.through).filter(|(cell, _)| !node.hits.contains(**cell));
    assert_eq!(open.map(|(_, count)| count).sum::<u64>(), left * node.layouts);
    if node.shot.is_some() {
        assert_eq!(node.answers.iter().map(|next| next.layouts).sum::<u64>(), node.layouts);
        let after: u64 = node.answers.iter().map(|next| next.total_shots).sum();
        assert_eq!(after + node.layouts, node.total_shots);
    } else {
        assert_eq!((node.total_shots, left), (0, 0));
    }
}

fn balanced(rules: &Ruleset) -> Equilibrium {
    let mut game = Equilibrium::new(rules).expect("the board is small enough");
    while !game.advance(u64::MAX) {}
    game
}

#[test]
fn the_published_game_has_its_value_and_its_mix() {
    let game = balanced(&board(4, 4, &[3], "free", "sunk"));
    let solution = game.result().expect("the board is small enough");
    assert_eq!(solution.value.to_string(), "108/19");
    let corners = [(1, 1), (1, 4), (4, 1), (4, 4)].map(|(row, col)| Cell::new(row - 1, col - 1));
    for share in &solution.deployer {
        let corner = |&layout: &usize| {
            let cells = game.layouts().ships(layout)[0];
            corners.iter().any(|&corner| cells.contains(corner))
        };
        let touching = share.layouts.iter().filter(|layout| corner(layout)).count();
        if 0 < touching {
            assert_eq!((share.probability.to_string().as_str(), touching), ("11/19", 8));
        }
    }
    assert_eq!(solution.deployer.len(), 2);
}

/// Neither side can do better: with each policy played under a random symmetry no layout needs more than the value, and against the
/// deployer's mix no policy needs less, both to the last digit.
#[test]
fn best_answers_meet_at_the_value() {
    for text in TINY.into_iter().filter(|&text| text != LOPSIDED) {
        let rules = rules(text);
        let game = balanced(&rules);
        let solution = game.result().expect("the board is small enough");
        let (value, whole) = parts(solution.value);
        for (share, &shots) in solution.deployer.iter().zip(&solution.shots) {
            let (numerator, denominator) = parts(shots);
            assert!(numerator * whole <= value * denominator, "{text}: {shots} is more");
            // The bound is the mean over the orbit. It holds of each layout, as its images are all of the orbit, equally often.
            for &layout in &share.layouts {
                let images = images(&rules, game.layouts(), layout);
                let times = share.layouts.iter().map(|layout| images.get(layout).copied());
                let all: Option<Vec<usize>> = times.collect();
                let all = all.unwrap_or_else(|| panic!("{text}: {layout} has not all images"));
                assert!(all.iter().all(|&times| times == all[0]), "{text}: {layout}: {all:?}");
                assert_eq!(images.len(), share.layouts.len(), "{text}: {layout} leaves its orbit");
            }
        }
        let mut trying = Trying::new(&rules);
        let shares = solution.deployer.iter().flat_map(|share| {
            let size = share.layouts.len() as u64;
            let (numerator, denominator) = parts(share.probability);
            share.layouts.iter().map(move |&layout| (layout, numerator, denominator * size))
        });
        let shares: Vec<(usize, u64, u64)> = shares.collect();
        let common = shares.iter().fold(1, |common, share| common / gcd(common, share.2) * share.2);
        let index = |layout: usize| by_ships(&rules, game.layouts(), layout, &trying.fleets);
        let weights: Vec<(usize, u64)> = shares
            .iter()
            .map(|&(layout, numerator, own)| (index(layout), numerator * (common / own)))
            .collect();
        for (fleet, weight) in weights {
            trying.weights[fleet] = weight;
        }
        assert_eq!(trying.weights.iter().sum::<u64>(), common, "{text}: all is mixed");
        // Layouts of no weight steer nothing.
        let all: Vec<usize> =
            trying.all().into_iter().filter(|&own| 0 < trying.weights[own]).collect();
        assert_eq!(trying.fewest(&all, 0) * whole, value * common, "{text}");
        let mixed = solution.shooter.iter().map(|&own| parts(own));
        let mixed = mixed.fold((0, 1), |(sum, under), (own, over)| {
            let (sum, under) = (sum * over + own * under, under * over);
            (sum / gcd(sum, under), under / gcd(sum, under))
        });
        assert_eq!(mixed, (1, 1), "{text}: so does the shooter");
    }
}

/// How many of the board's symmetries take a layout to each of its images.
fn images(rules: &Ruleset, layouts: &Layouts, layout: usize) -> BTreeMap<usize, usize> {
    let class_of = rules.fleet().class_of();
    let placed = |ships: Vec<CellSet>| {
        let mut placed: Vec<(usize, Vec<Cell>)> =
            class_of.iter().copied().zip(ships.iter().map(|ship| ship.iter().collect())).collect();
        placed.sort();
        placed
    };
    let all: Vec<_> = (0..layouts.len()).map(|own| placed(layouts.ships(own))).collect();
    let mut images = BTreeMap::new();
    for symmetry in Symmetry::all(layouts.geometry()) {
        let turned = layouts.ships(layout).into_iter().map(|ship| symmetry.cells(ship)).collect();
        let turned = placed(turned);
        let image = all.iter().position(|own| *own == turned).expect("an image is a layout");
        *images.entry(image).or_default() += 1;
    }
    images
}

/// Among the fleets of the slow twin the one of these ships.
fn by_ships(rules: &Ruleset, layouts: &Layouts, layout: usize, fleets: &[Fleet]) -> usize {
    let naive = Naive::new(rules, |_| true);
    let mut ships: Vec<Vec<Cell>> =
        layouts.ships(layout).iter().map(|ship| ship.iter().collect()).collect();
    let class_of = rules.fleet().class_of();
    let mut order: Vec<usize> = (0..ships.len()).collect();
    order.sort_by_key(|&ship| (class_of[ship], ships[ship].clone()));
    ships = order.into_iter().map(|ship| ships[ship].clone()).collect();
    let same = |fleet: &Fleet| {
        let mut own: Vec<(usize, Vec<Cell>)> =
            fleet.iter().zip(class_of).map(|(&ship, &class)| (class, naive.cells(ship))).collect();
        own.sort();
        own.into_iter().map(|(_, cells)| cells).eq(ships.iter().cloned())
    };
    fleets.iter().position(same).expect("both list the same fleets")
}

fn parts(fraction: Fraction) -> (u64, u64) {
    let text = fraction.to_string();
    let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
    (numerator.parse().expect("a whole number"), denominator.parse().expect("a whole number"))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[test]
fn an_equilibrium_cut_in_stretches_is_the_same() {
    let rules = board(3, 3, &[3, 2], "free", "sunk");
    let whole = balanced(&rules);
    let mut cut = Equilibrium::new(&rules).expect("the board is small enough");
    assert_eq!(cut.result(), Err(SmallError::NotSolvedYet));
    let mut stretches = 1;
    while !cut.advance(2_000) {
        stretches += 1;
    }
    assert!(3 < stretches, "{stretches}");
    assert_eq!(cut.result(), whole.result());
}

#[test]
fn what_is_too_large_is_refused_by_its_code() {
    let refused = |rules: &Ruleset| {
        let own = Optimum::new(rules, Policy::Optimal).map(|_| ()).unwrap_err();
        assert_eq!(Equilibrium::new(rules).map(|_| ()).unwrap_err(), own);
        own.code()
    };
    assert_eq!(refused(&rules("admiral")), "small-board-too-large");
    assert_eq!(refused(&board(9, 1, &[9], "free", "sunk")), "small-board-too-large");
    assert_eq!(refused(&board(4, 4, &[1, 1, 1, 1, 1], "free", "sunk")), "small-board-too-large");
    assert_eq!(refused(&board(6, 6, &[3, 2, 2], "free", "sunk")), "too-many-layouts");
    assert_eq!(refused(&board(2, 2, &[1, 1], "apart", "sunk")), "no-legal-deployment");
    let observed =
        r#"{"rows": 4, "cols": 4, "sunkCellsTold": true, "fleet": [{"name": "a", "length": 3}]}"#;
    assert_eq!(refused(&rules(observed)), "small-not-for-rules");
    let moving =
        r#"{"rows": 4, "cols": 4, "motion": "slide", "fleet": [{"name": "a", "length": 3}]}"#;
    assert_eq!(refused(&rules(moving)), "small-not-for-rules");
    let lopsided = balanced(&rules(LOPSIDED));
    assert_eq!(lopsided.result().unwrap_err().code(), "numbers-too-large");
    assert_eq!("best".parse::<Policy>().unwrap_err().code(), "unknown-policy");
}
