//! A fleet placed by hand is anything at all; what is wrong with it is said, all of it at once.

use std::sync::Arc;

use spyglass::{
    battleship::rules::{
        Contact, Deployer, Deployment, PlacedShip, Ruleset, Sea, Setup, free_placements, preset,
        setup_faults,
    },
    error_code::{ErrorCode, ErrorCodeData},
    grid::Cell,
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    games::{chance, one_of},
    naive::{self, Naive},
    rulesets,
};

fn ship(name: &str, cells: &[&str]) -> PlacedShip {
    let cell = |text: &&str| text.parse::<Cell>().expect("a cell");
    PlacedShip { name: name.to_owned(), cells: cells.iter().map(cell).collect(), heading: None }
}

/// The faults as the page gets them.
fn observed(rules: &Ruleset, setup: &[PlacedShip]) -> Vec<String> {
    let faults = setup_faults(rules, setup);
    let texts = faults.iter().map(|fault| {
        serde_json::to_string(&ErrorCodeData::from(fault)).expect("a fault is plain data")
    });
    texts.collect()
}

/// Whether a set-up is a legal fleet, by plain loops.
fn is_legal(rules: &Ruleset, setup: &[PlacedShip]) -> bool {
    let on_board =
        |cell: &Cell| cell.row() < rules.geometry().rows() && cell.col() < rules.geometry().cols();
    let counts = rules.fleet().classes().iter().all(|class| {
        setup.iter().filter(|ship| ship.name == class.name).count() == usize::from(class.count)
    });
    let shapes = setup.iter().all(|ship| {
        let class = rules.fleet().classes().iter().find(|class| class.name == ship.name);
        class.is_some_and(|class| {
            let own = class
                .shape
                .cells()
                .iter()
                .map(|cell| (i32::from(cell.row()), i32::from(cell.col())));
            naive::same_shape(&own.collect::<Vec<_>>(), &places(ship))
        })
    });
    let bound = setup.iter().all(|ship| match ship.heading {
        None => setup.iter().all(|other| other.heading.is_none()),
        Some(heading) => {
            let along = if heading.is_vertical() { |a: i32, _| a } else { |_, b| b };
            let across = if heading.is_vertical() { |_, b: i32| b } else { |a, _| a };
            let places = places(ship);
            let far = |of: &dyn Fn(i32, i32) -> i32| {
                let all = places.iter().map(|&(row, col)| of(row, col));
                all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
            };
            rules.moves() && far(&across) == 0 && (places.len() < 2 || 0 < far(&along))
        }
    });
    let apart = i32::from(rules.spec().contact == Contact::Apart);
    let clash = |one: &PlacedShip, other: &PlacedShip| {
        places(one).iter().any(|a| {
            places(other).iter().any(|b| (a.0 - b.0).abs() <= apart && (a.1 - b.1).abs() <= apart)
        })
    };
    let clear =
        (0..setup.len()).all(|one| (0..one).all(|other| !clash(&setup[one], &setup[other])));
    counts && shapes && bound && clear && setup.iter().all(|ship| ship.cells.iter().all(on_board))
}

fn places(ship: &PlacedShip) -> Vec<(i32, i32)> {
    ship.cells.iter().map(|cell| (cell.row().into(), cell.col().into())).collect()
}

/// A legal fleet, then a few things done to it that may or may not spoil it.
fn any_setup(rules: &Ruleset, rng: &mut GameRng) -> Setup {
    let deployment = Deployment::new(rules, Deployer::Uniform);
    let sea = deployment.deploy(&mut GameRng::new(Seed(rng.bits()), Stream::Deployment { sea: 1 }));
    let mut setup = sea.expect("there is a legal fleet").setup(rules);
    for _ in 0..rng.below(4) {
        if setup.is_empty() {
            break;
        }
        let place = rng.below(setup.len() as u32) as usize;
        let cells = &mut setup[place].cells;
        match rng.below(8) {
            0 => drop(setup.remove(place)),
            1 => setup.push(setup[place].clone()),
            2 => setup[place].name = "dinghy".to_owned(),
            3 => cells.reverse(),
            4 => drop(cells.pop()),
            5 => cells.push(Cell::from_index(rng.below(256) as u8)),
            6 => {
                let moved = cells.iter().map(|cell| cell.offset(0, 1).unwrap_or(*cell));
                *cells = moved.collect();
            }
            _ => {
                let class = rules.fleet().class_named(&setup[place].name);
                if let Some(class) = class {
                    let placement = one_of(rules.placements(class).all(), rng);
                    setup[place].cells = placement.cells.iter().collect();
                }
            }
        }
    }
    setup
}

#[test]
fn a_setup_without_faults_is_a_legal_fleet_and_no_other() {
    for rules in rulesets::all() {
        let mut rng = chance(1);
        let mut seen = [0; 2];
        for _ in 0..400 {
            let setup = any_setup(&rules, &mut rng);
            let legal = is_legal(&rules, &setup);
            assert_eq!(setup_faults(&rules, &setup).is_empty(), legal, "{setup:?}");
            let sea = Sea::new(&rules, &setup);
            assert_eq!(sea.is_ok(), legal);
            if let Ok(sea) = sea {
                assert_eq!(Sea::new(&rules, &sea.setup(&rules)), Ok(sea));
            }
            seen[usize::from(legal)] += 1;
        }
        assert!(0 < seen[0] && 0 < seen[1], "{seen:?}");
    }
}

#[test]
fn all_faults_are_reported_at_once() {
    let rules = preset("admiral").expect("a preset");
    let setup = [
        ship("carrier", &["A1", "B1", "C1", "D1", "F1"]),
        ship("battleship", &["J7", "J8", "J9", "J10"]),
        ship("battleship", &["A1", "A2", "A3", "A4"]),
        ship("destroyer", &["I8", "J8", "K8"]),
        ship("galleon", &["E5"]),
    ];
    assert_eq!(
        observed(&rules, &setup),
        [
            r#"{"code":"ship-extra","args":{"ship":"battleship"}}"#,
            r#"{"code":"ship-missing","args":{"ship":"attack-boat"}}"#,
            r#"{"code":"ship-missing","args":{"ship":"submarine"}}"#,
            r#"{"code":"wrong-shape","args":{"ship":"carrier"}}"#,
            r#"{"code":"overlap","args":{"ship":"battleship","other":"carrier","cell":"A1"}}"#,
            r#"{"code":"outside-board","args":{"ship":"destroyer","cell":"K8"}}"#,
            r#"{"code":"overlap","args":{"ship":"destroyer","other":"battleship","cell":"J8"}}"#,
            r#"{"code":"unknown-ship","args":{"ship":"galleon"}}"#,
        ]
    );
    assert!(setup_faults(&rules, &[]).iter().all(|fault| fault.code() == "ship-missing"));
    assert_eq!(setup_faults(&rules, &[]).len(), 5);
}

#[test]
fn ships_that_touch_by_a_corner_are_reported() {
    let rules = Ruleset::read(
        r#"{"rows": 4, "cols": 4, "contact": "apart", "fleet": [{"name": "raft", "count": 2, "length": 1}]}"#,
    )
    .expect("rules without faults");
    let setup = [ship("raft", &["A1"]), ship("raft", &["B2"])];
    assert_eq!(
        observed(&rules, &setup),
        [r#"{"code":"touching","args":{"ship":"raft","other":"raft"}}"#]
    );
    assert!(observed(&rules, &[ship("raft", &["A1"]), ship("raft", &["C2"])]).is_empty());
}

#[test]
fn one_cell_twice_is_no_shape() {
    let rules = Ruleset::read(r#"{"fleet": [{"name": "raft", "length": 2}]}"#).expect("rules");
    let setup = [ship("raft", &["A1", "B1", "A1"])];
    assert_eq!(observed(&rules, &setup), [r#"{"code":"wrong-shape","args":{"ship":"raft"}}"#]);
}

/// The places a lifted ship can go are exactly those that leave the whole fleet legal.
#[test]
fn free_places_are_those_that_make_a_legal_fleet() {
    let small = |rules: &Arc<Ruleset>| rules.geometry().len() <= 100;
    for rules in rulesets::all().into_iter().filter(small) {
        let naive = Naive::new(&rules, |_| true);
        let deployment = Deployment::new(&rules, Deployer::Uniform);
        for seed in 0..5 {
            let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
            let setup = deployment.deploy(&mut rng).expect("there is a legal fleet").setup(&rules);
            for index in 0..setup.len() {
                let free = free_placements(&rules, &setup, index).expect("there is such a ship");
                let mut found: Vec<Vec<Cell>> =
                    free.iter().map(|place| place.cells.iter().collect()).collect();
                let mut legal: Vec<Vec<Cell>> = naive
                    .places(index)
                    .filter(|cells| {
                        let mut moved = setup.clone();
                        moved[index].cells.clone_from(cells);
                        // Turned about, a ship is bound elsewhere.
                        moved.iter_mut().for_each(|ship| ship.heading = None);
                        is_legal(&rules, &moved)
                    })
                    .collect();
                found.sort();
                legal.sort();
                assert_eq!(found, legal, "{index} of {setup:?}");
            }
            assert_eq!(free_placements(&rules, &setup, setup.len()), None);
        }
    }
}

#[test]
fn nonsense_among_the_others_does_not_hide_free_places() {
    let rules = preset("sea-battle").expect("a preset");
    let setup =
        [ship("battleship", &["A1"]), ship("galleon", &["P16", "A3"]), ship("cruiser", &[])];
    let free = free_placements(&rules, &setup, 0).expect("there is such a ship");
    let closed: Vec<Cell> =
        ["A2", "A3", "A4", "B2", "B3", "B4"].map(|cell| cell.parse().expect("a cell")).into();
    assert!(free.iter().all(|place| closed.iter().all(|&cell| !place.cells.contains(cell))));
    assert_eq!(free_placements(&rules, &setup, 1), None, "the fleet has no such class");
}
