//! Fleets are placed exactly uniformly, and laying them always ends.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use spyglass::{
    battleship::rules::{DeployError, Deployer, Deployment, Ruleset, Sea, preset},
    error_code::ErrorCode,
    grid::{Cell, CellSet, Geometry},
    lab::{Batch, BatchConfig, BatchError, Seas, read_seas},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    chi_squared::deviation,
    naive::{Fleet, Naive, Place},
};

/// Deviations beyond this have a chance of three in a million; all seeds are fixed.
const MAX_DEVIATION: f64 = 4.5;

fn rng(seed: u64) -> GameRng {
    GameRng::new(Seed(seed), Stream::Deployment { sea: 1 })
}

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The rules of a fleet given by its lengths; a letter distinguishes ships of one length.
fn by_lengths(rows: &str, cols: &str, contact: &str, lengths: &str) -> Arc<Ruleset> {
    let mut classes: Vec<(&str, u32)> = Vec::new();
    for name in lengths.split(',') {
        match classes.iter_mut().find(|(own, _)| *own == name) {
            Some((_, count)) => *count += 1,
            None => classes.push((name, 1)),
        }
    }
    let ship = |(name, count): &(&str, u32)| {
        let length = name.trim_end_matches(char::is_alphabetic);
        format!(r#"{{"name": "ship-{name}", "count": {count}, "length": {length}}}"#)
    };
    let fleet: Vec<String> = classes.iter().map(ship).collect();
    let fleet = fleet.join(", ");
    rules(&format!(
        r#"{{"rows": {rows}, "cols": {cols}, "contact": "{contact}", "fleet": [{fleet}]}}"#
    ))
}

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a data file, in words.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_ascii_whitespace().collect())
}

/// How often each of all fleets was placed.
fn tally(all: &[Fleet], placed: impl Iterator<Item = Fleet>) -> Vec<u64> {
    let places: BTreeMap<&Fleet, usize> =
        all.iter().enumerate().map(|(place, fleet)| (fleet, place)).collect();
    let mut counts = vec![0; all.len()];
    for fleet in placed {
        let place = places.get(&fleet);
        counts[*place.unwrap_or_else(|| panic!("{fleet:?} is not among the legal fleets"))] += 1;
    }
    counts
}

/// Places `each` fleets for every one there is, and compares them with all that `allows` permits.
fn assert_uniform(
    rules: &Ruleset,
    deployer: Deployer,
    each: usize,
    allows: impl Fn(&[Place]) -> bool,
) {
    let naive = Naive::new(rules, allows);
    let all = naive.fleets();
    let deployment = Deployment::new(rules, deployer);
    let mut rng = rng(all.len() as u64);
    let lay = || naive.fleet(&deployment.deploy(&mut rng).expect("there are legal fleets"));
    let counts = tally(&all, std::iter::repeat_with(lay).take(each * all.len()));
    let found = counts.iter().filter(|&&count| 0 < count).count();
    assert_eq!(found, all.len(), "every fleet is laid: {}", rules.canonical());
    let deviation = deviation(&counts);
    assert!(deviation.abs() < MAX_DEVIATION, "{deviation}: {} {deployer}", rules.canonical());
}

#[test]
fn all_fleets_are_as_many_as_others_counted() {
    for row in rows(&data("layouts.txt")) {
        let [rows, cols, contact, lengths, layouts] = row[..] else {
            panic!("five words: {row:?}")
        };
        let naive = Naive::new(&by_lengths(rows, cols, contact, lengths), |_| true);
        assert_eq!(naive.count().to_string(), layouts, "{row:?}");
    }
}

#[test]
fn every_legal_fleet_is_equally_likely() {
    for (rows, cols, contact, lengths) in [
        ("3", "3", "free", "2,2"),
        ("4", "4", "free", "3,3"),
        ("4", "4", "free", "3a,3b"),
        ("3", "4", "apart", "3,2"),
        ("4", "4", "apart", "3,2,1"),
        ("4", "4", "apart", "1,1,1"),
        ("1", "7", "free", "2,1,1"),
    ] {
        assert_uniform(&by_lengths(rows, cols, contact, lengths), Deployer::Uniform, 100, |_| true);
    }
}

#[test]
fn ships_of_any_shape_are_laid_uniformly() {
    for contact in ["free", "apart"] {
        let catamaran = rules(&format!(
            r#"{{"rows": 5, "cols": 5, "contact": "{contact}", "fleet": [
                {{"name": "catamaran", "cells": [[0,0],[0,2],[1,1],[2,0],[2,2]]}},
                {{"name": "raft", "count": 2, "length": 1}}]}}"#
        ));
        assert_uniform(&catamaran, Deployer::Uniform, 100, |_| true);
        let hooks = rules(&format!(
            r#"{{"rows": 4, "cols": 5, "contact": "{contact}", "fleet": [
                {{"name": "hook", "cells": [[0,0],[1,0],[1,1]]}},
                {{"name": "step", "count": 2, "cells": [[0,0],[1,1]]}}]}}"#
        ));
        assert_uniform(&hooks, Deployer::Uniform, 100, |_| true);
    }
}

#[test]
fn border_fleets_are_uniform_among_themselves() {
    for (contact, lengths) in [("apart", "3,2,1"), ("free", "3a,3b"), ("free", "2,2,1")] {
        let rules = by_lengths("4", "5", contact, lengths);
        assert_uniform(&rules, Deployer::Border, 100, |cells| {
            let line = |on: &dyn Fn(&Place) -> bool| cells.iter().all(on);
            cells.len() == 1
                || line(&|cell| cell.0 == 0)
                || line(&|cell| cell.0 == 3)
                || line(&|cell| cell.1 == 0)
                || line(&|cell| cell.1 == 4)
        });
    }
}

#[test]
fn faulty_fleets_are_uniform_among_themselves() {
    for (contact, lengths) in [("apart", "3,2,1"), ("free", "3,2")] {
        let rules = by_lengths("4", "5", contact, lengths);
        assert_uniform(&rules, Deployer::Faulty, 100, |cells| {
            let row_free = cells.iter().all(|cell| cell.1 != 4);
            let col_free = cells.iter().all(|cell| cell.0 != 3);
            match cells {
                [_] => row_free || col_free,
                [first, second, ..] if first.0 == second.0 => row_free,
                _ => col_free,
            }
        });
    }
}

/// The measure finds the usual way of laying ships, one after another, which is not uniform.
#[test]
fn laying_ships_one_after_another_would_be_found() {
    let rules = by_lengths("4", "4", "apart", "3,2,1");
    let naive = Naive::new(&rules, |_| true);
    let all = naive.fleets();
    let mut rng = rng(1);
    let lay = || naive.one_after_another(|bound| rng.below(bound));
    let counts = tally(&all, std::iter::repeat_with(lay).take(100 * all.len()));
    assert!(MAX_DEVIATION < deviation(&counts));
}

/// The class of a cell of a square board under turns and mirrors, by the row and column of its first cell.
fn symmetry_class(cell: Cell, side: u8) -> u32 {
    let (row, col) = (cell.row().min(side - 1 - cell.row()), cell.col().min(side - 1 - cell.col()));
    u32::from(row.min(col)) * 10 + u32::from(row.max(col))
}

/// By class how far the mean number of its ship cells lies from the exact one, in standard errors.
fn off(
    side: u8,
    exact: &BTreeMap<u32, f64>,
    seas: u32,
    mut draw: impl FnMut() -> CellSet,
) -> Vec<f64> {
    // By class: the sum over all seas of its ship cells, and of their squares.
    let mut sums: BTreeMap<u32, (u32, u32)> = exact.keys().map(|&class| (class, (0, 0))).collect();
    for _ in 0..seas {
        let mut cells: BTreeMap<u32, u32> = BTreeMap::new();
        for cell in draw().iter() {
            *cells.entry(symmetry_class(cell, side)).or_default() += 1;
        }
        for (class, cells) in cells {
            let sum = sums.get_mut(&class).expect("every class has its exact number");
            *sum = (sum.0 + cells, sum.1 + cells * cells);
        }
    }
    let off = sums.iter().map(|(class, &(sum, squares))| {
        let mean = f64::from(sum) / f64::from(seas);
        let variance = f64::from(squares) / f64::from(seas) - mean * mean;
        (mean - exact[class]) / (variance / f64::from(seas)).sqrt()
    });
    off.collect()
}

fn are_exact(off: &[f64]) -> bool {
    off.iter().all(|off| off.abs() < 5.0)
}

fn assert_marginals(id: &str, column: usize, seas: u32) {
    let text = data("marginals.txt");
    let value = |row: &[&str]| row[column].parse::<f64>().expect("counts are numbers");
    let all = rows(&text).find(|row| row[0] == "all").expect("the number of all fleets");
    let size = Geometry::new(10, 10).expect("a board");
    let exact = rows(&text).filter(|row| row[0] != "all").map(|row| {
        let class: u32 = row[0].parse().expect("cells are numbers");
        let cells = size.cells().filter(|&cell| symmetry_class(cell, 10) == class).count() as f64;
        (class, cells * value(&row) / value(&all))
    });
    let rules = preset(id).expect("a preset");
    let deployment = Deployment::new(&rules, Deployer::Uniform);
    let mut rng = rng(2);
    let draw = || deployment.deploy(&mut rng).expect("presets have fleets").cells();
    let off = off(10, &exact.collect(), seas, draw);
    assert!(are_exact(&off), "{id}: {off:?} standard errors");
}

#[test]
fn admiral_covers_every_cell_as_often_as_all_fleets_do() {
    assert_marginals("admiral", 2, 300_000);
}

#[test]
fn sea_battle_covers_every_cell_as_often_as_all_fleets_do() {
    assert_marginals("sea-battle", 1, 8_000);
}

/// Seven ships of eight in 14 rows of 8: draws practically never agree, and counting lays the fleets just as uniformly.
#[test]
fn crowded_boards_are_laid_by_counting() {
    let crowded = by_lengths("14", "8", "apart", "8,8,8,8,8,8,8");
    let naive = Naive::new(&crowded, |_| true);
    let all = naive.fleets();
    assert_eq!(all.len(), 28, "eight of rows alone, twenty of four columns among three rows");
    let deployment = Deployment::new(&crowded, Deployer::Uniform);
    let mut rng = rng(3);
    let lay = || naive.fleet(&deployment.deploy(&mut rng).expect("there are 28 fleets"));
    let counts = tally(&all, std::iter::repeat_with(lay).take(4 * all.len()));
    assert!(deviation(&counts).abs() < MAX_DEVIATION, "{counts:?}");
}

/// The steps between two ships, cell by cell.
fn steps(a: CellSet, b: CellSet) -> u32 {
    let gap = |a: Cell, b: Cell| a.row().abs_diff(b.row()).max(a.col().abs_diff(b.col()));
    let gaps = a.iter().flat_map(|a| b.iter().map(move |b| gap(a, b)));
    gaps.min().expect("ships have cells").into()
}

/// The sum over all pairs of ships.
fn apart(sea: &Sea) -> u32 {
    let ships = sea.ships();
    let pairs = ships.iter().enumerate();
    pairs.flat_map(|(place, &a)| ships[..place].iter().map(move |&b| steps(a, b))).sum()
}

#[test]
fn close_and_sparse_are_the_extremes_of_twenty() {
    for id in ["solitaire", "admiral"] {
        let rules = preset(id).expect("a preset");
        let uniform = Deployment::new(&rules, Deployer::Uniform);
        for seed in 0..40 {
            let mut chance = rng(seed);
            let drawn =
                (0..20).map(|_| apart(&uniform.deploy(&mut chance).expect("there are fleets")));
            let mut drawn: Vec<u32> = drawn.collect();
            drawn.sort_unstable();
            let placed = |deployer| {
                let sea = Deployment::new(&rules, deployer).deploy(&mut rng(seed));
                apart(&sea.expect("there are fleets"))
            };
            let observed = [Deployer::Close, Deployer::Mixed, Deployer::Sparse].map(placed);
            assert_eq!(observed, [drawn[0], drawn[9], drawn[19]], "{id}, seed {seed}");
        }
    }
}

#[test]
fn that_there_is_no_fleet_is_proved() {
    let crowded = by_lengths("3", "3", "apart", "1,1,1,1,1");
    let error = Deployment::new(&crowded, Deployer::Uniform).deploy(&mut rng(4));
    assert_eq!(error, Err(DeployError::NoLegalDeployment));
    let square = rules(
        r#"{"rows": 6, "cols": 6, "fleet": [{"name": "raft", "cells": [[0,0],[0,1],[1,0],[1,1]]}]}"#,
    );
    let error = Deployment::new(&square, Deployer::Border).deploy(&mut rng(5));
    assert_eq!(error, Err(DeployError::NoLegalDeployment), "no square lies along a line");
    assert_eq!(DeployError::NoLegalDeployment.code(), "no-legal-deployment");
}

/// Fleets laid ship by ship are as even as all others, though some are laid so more often.
#[test]
fn fleets_laid_ship_by_ship_are_equally_likely() {
    for (rows, cols, contact, lengths) in
        [("3", "3", "apart", "1,1,1"), ("1", "7", "free", "2,1,1"), ("3", "4", "apart", "3,2")]
    {
        let rules = by_lengths(rows, cols, contact, lengths);
        let naive = Naive::new(&rules, |_| true);
        let all = naive.fleets();
        let deployment = Deployment::new(&rules, Deployer::Uniform);
        let mut rng = rng(7);
        let lay = || naive.fleet(&deployment.draw_in_sequence(&mut rng).expect("they fit"));
        let counts = tally(&all, std::iter::repeat_with(lay).take(60 * all.len()));
        let deviation = deviation(&counts);
        assert!(deviation.abs() < MAX_DEVIATION, "{deviation}: {lengths} on {rows}x{cols}");
    }
    let crowded = by_lengths("3", "3", "apart", "1,1,1,1,1");
    assert_eq!(Deployment::new(&crowded, Deployer::Uniform).draw_in_sequence(&mut rng(8)), None);
}

/// On a board as crowded as independent draws still fill, fleets laid ship by ship cover every cell as often as those drawn, and as all
/// fleets do; without their weights they do not.
#[test]
fn fleets_laid_ship_by_ship_cover_cells_as_often_as_all_do() {
    let rules = by_lengths("6", "6", "apart", "1,1,1,1,1,1,1,1");
    let naive = Naive::new(&rules, |_| true);
    let cells = |fleet: &[u128]| -> CellSet {
        fleet.iter().flat_map(|&ship| naive.cells::<Vec<Cell>>(ship)).collect()
    };
    let (mut fleets, mut sums) = (0, BTreeMap::new());
    naive.each(&mut |fleet| {
        fleets += 1;
        for cell in cells(fleet).iter() {
            *sums.entry(symmetry_class(cell, 6)).or_default() += 1.0;
        }
    });
    let exact: BTreeMap<u32, f64> =
        sums.into_iter().map(|(class, sum): (u32, f64)| (class, sum / f64::from(fleets))).collect();
    let deployment = Deployment::new(&rules, Deployer::Uniform);
    let mut chance = rng(10);
    let drawn = off(6, &exact, 1500, || deployment.deploy(&mut chance).expect("they fit").cells());
    assert!(are_exact(&drawn), "drawn: {drawn:?}");
    let laid = || deployment.draw_in_sequence(&mut chance).expect("they fit").cells();
    let laid = off(6, &exact, 1500, laid);
    assert!(are_exact(&laid), "laid ship by ship: {laid:?}");
    let unweighted = || cells(&naive.one_after_another(|bound| chance.below(bound)));
    let unweighted = off(6, &exact, 1500, unweighted);
    assert!(!are_exact(&unweighted), "without weights: {unweighted:?}");
}

/// Independent draws of so many ships always clash, and there are too many fleets to count.
#[test]
fn crowded_fleets_that_fit_are_laid() {
    for (side, count, length) in [("10", 22, "1"), ("16", 20, "3")] {
        let rules = by_lengths(side, side, "apart", &vec![length; count].join(","));
        let deployment = Deployment::new(&rules, Deployer::Uniform);
        let mut rng = rng(9);
        let [sea, other] = [(); 2].map(|()| deployment.deploy(&mut rng).expect("they fit"));
        for sea in [&sea, &other] {
            let ships = sea.ships();
            assert_eq!(ships.len(), count);
            for (number, ship) in ships.iter().enumerate() {
                let is_apart = |other: &CellSet| !ship.dilate().intersects(*other);
                assert!(ships[number + 1..].iter().all(is_apart), "{ship:?}");
            }
        }
        assert_ne!(sea.ships(), other.ships());
    }
}

/// At most 25 squares of 2×2 lie apart on 16×16, which no walk over all cases can find out.
#[test]
fn what_cannot_be_decided_is_said_to_be() {
    let crowded = rules(
        r#"{"rows": 16, "cols": 16, "contact": "apart",
            "fleet": [{"name": "raft", "count": 32, "cells": [[0,0],[0,1],[1,0],[1,1]]}]}"#,
    );
    let error = Deployment::new(&crowded, Deployer::Uniform).deploy(&mut rng(6));
    let Err(error @ DeployError::NotFound { draws }) = error else { panic!("{error:?}") };
    assert!(1_000_000 <= draws, "it looked hard: {draws} draws");
    assert_eq!(error.code(), "deployment-not-found");
}

#[test]
fn fixed_seas_are_legal_and_read_back() {
    for id in ["admiral", "sea-battle"] {
        let rules = preset(id).expect("a preset");
        let text = data(&format!("seas-{id}.txt"));
        let seas = read_seas(&rules, &text).expect("uniform legal fleets");
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(seas.len(), lines.len());
        for (sea, line) in seas.iter().zip(lines) {
            let ship = |ship: &spyglass::grid::CellSet| {
                let first = ship.first().expect("a ship has cells");
                let down =
                    1 < ship.len() && first.offset(1, 0).is_some_and(|cell| ship.contains(cell));
                format!("{},{},{},{}", ship.len(), first.row(), first.col(), u8::from(down))
            };
            let ships: Vec<String> = sea.ships().iter().map(ship).collect();
            assert_eq!(ships.join(" "), line);
        }
    }
}

#[test]
fn fixed_seas_are_played_in_turn_and_again() {
    let rules = preset("admiral").expect("a preset");
    let seas: Arc<[_]> = read_seas(&rules, &data("seas-admiral.txt")).expect("legal fleets").into();
    let config = BatchConfig {
        rules: rules.clone(),
        seed: Seed(7),
        agents: vec!["hunt".parse().expect("an agent")],
        seas: Seas::Fixed(seas.clone()),
    };
    let batch = Batch::new(&config).expect("hunt plays admiral");
    for number in 0..100 {
        assert_eq!(batch.sea(number).as_ref(), Ok(&seas[number as usize % seas.len()]));
    }
    let none = BatchConfig { seas: Seas::Fixed(Arc::new([])), ..config };
    let error = Batch::new(&none).expect_err("there is no sea");
    assert_eq!((error.code(), error), ("no-seas", BatchError::NoSeas));
}

#[test]
fn a_line_that_is_no_fleet_is_named() {
    let rules = preset("admiral").expect("a preset");
    let good = "5,4,4,1 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0";
    assert_eq!(read_seas(&rules, good).map(|seas| seas.len()), Ok(1));
    for bad in [
        "5,4,4,1",
        "5,4,4,1 4,4,2,1 3,0,2,0 3,5,7,1 2,5,7,0",
        "5,4,4,1 4,4,2,1 3,0,2,0 3,5,7,1 2,3,9,0",
        "5,4,4,2 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0",
        "5,4,4 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0",
        "5,4,4,1 4,4,2,1 3,0,2,0 3,5,7,1 6,3,8,0",
        "255,255,255,1 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0",
        "0,0,0,0 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0",
        "5,-4,4,1 4,4,2,1 3,0,2,0 3,5,7,1 2,3,8,0",
        "words",
    ] {
        let text = format!("# a comment\n{good}\n\n{bad}\n{good}\n");
        let error = read_seas(&rules, &text).expect_err(bad);
        assert_eq!((error.code(), error.line), ("bad-seas", 4), "{bad}: {error}");
    }
}
