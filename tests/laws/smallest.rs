//! The smallest boards that hold a fleet, against fleets placed by the deployer.

use spyglass::{
    battleship::rules::{Contact, Deployer, Deployment, PlacedShip, Ruleset, setup_faults},
    error_code::ErrorCode,
    lab::{BoardWithFleet, smallest},
    rng::{GameRng, Seed, Stream},
};

/// The rules of a fleet on a board.
fn rules(rows: u8, cols: u8, contact: &str, fleet: &str) -> String {
    format!(r#"{{"rows": {rows}, "cols": {cols}, "contact": "{contact}", "fleet": {fleet}}}"#)
}

/// Whether the deployer finds a fleet, or proves that there is none: it knows nothing of packing.
fn lays(rows: u8, cols: u8, contact: &str, fleet: &str) -> bool {
    // A ship longer than the board is refused with the rules.
    let Ok(rules) = Ruleset::read(&rules(rows, cols, contact, fleet)) else { return false };
    let deployment = Deployment::new(&rules, Deployer::Uniform);
    let mut rng = GameRng::new(Seed(1), Stream::Deployment { sea: 1 });
    match deployment.deploy(&mut rng) {
        Ok(_) => true,
        Err(error) => {
            assert_eq!(error.to_string(), "no legal deployment exists", "{rows}x{cols} {fleet}");
            false
        }
    }
}

/// The fleet lies on the board as given, by the rules.
fn assert_holds(board: &BoardWithFleet, contact: &str, fleet: &str) {
    let rules = Ruleset::read(&rules(board.rows, board.cols, contact, fleet)).expect("rules");
    let classes = rules.fleet().class_of().iter().map(|&class| &rules.fleet().classes()[class]);
    let ships = classes.zip(&board.ships).map(|(class, ship)| PlacedShip {
        name: class.name.clone(),
        cells: ship.iter().collect(),
        heading: None,
    });
    let setup: Vec<PlacedShip> = ships.collect();
    assert_eq!(setup_faults(&rules, &setup), [], "{board:?} {contact} {fleet}");
}

#[test]
fn the_deployer_finds_fleets_there_and_on_no_smaller_board() {
    for fleet in [
        r#"[{"name": "a", "length": 3}, {"name": "b", "length": 2}]"#,
        r#"[{"name": "a", "length": 4}, {"name": "b", "count": 2, "length": 2}]"#,
        r#"[{"name": "a", "count": 3, "length": 1}, {"name": "b", "length": 3}]"#,
        r#"[{"name": "hook", "count": 2, "cells": [[0,0],[1,0],[1,1]]}]"#,
        r#"[{"name": "step", "cells": [[0,0],[1,1]]}, {"name": "b", "length": 3}]"#,
    ] {
        for contact in ["free", "apart"] {
            let whole = Ruleset::read(&rules(10, 10, contact, fleet)).expect("rules");
            let found = smallest(whole.fleet().classes(), whole.spec().contact).expect("a board");
            let area = |rows: u8, cols: u8| u32::from(rows) * u32::from(cols);
            let sizes: Vec<_> = found.boards.iter().map(|board| (board.rows, board.cols)).collect();
            let &(rows, cols) = sizes.first().expect("a board");
            for (high, wide) in (1..=8).flat_map(|high| (high..=12).map(move |wide| (high, wide))) {
                let name = format!("{high}x{wide} {contact} {fleet}");
                if area(high, wide) < area(rows, cols) {
                    assert!(!lays(high, wide, contact, fleet), "{name} holds it");
                } else if area(high, wide) == area(rows, cols) {
                    let observed = sizes.contains(&(high, wide));
                    assert_eq!(lays(high, wide, contact, fleet), observed, "{name}");
                }
            }
            let side = found.square.rows;
            assert_eq!(found.square.cols, side);
            assert!(lays(side, side, contact, fleet));
            let smaller = side - 1;
            assert!(smaller == 0 || !lays(smaller, smaller, contact, fleet));
            for board in found.boards.iter().chain([&found.square]) {
                assert_holds(board, contact, fleet);
            }
        }
    }
}

#[test]
fn a_board_as_full_as_can_be_is_found() {
    let whole =
        Ruleset::read(&rules(10, 10, "free", r#"[{"name": "a", "count": 5, "length": 5}]"#));
    let whole = whole.expect("rules");
    assert_eq!(whole.spec().contact, Contact::Free);
    let found = smallest(whole.fleet().classes(), Contact::Free).expect("a board");
    assert_eq!((found.boards.len(), found.square.rows), (1, 5));
    assert_eq!(found.boards[0], found.square);
}

#[test]
fn ships_as_long_as_a_board_can_be_are_looked_at_too() {
    let of = |contact: &str, fleet: &str| {
        let whole = Ruleset::read(&rules(16, 16, contact, fleet)).expect("rules");
        smallest(whole.fleet().classes(), whole.spec().contact)
    };
    let long = r#"[{"name": "a", "length": 16}]"#;
    assert_eq!(of("apart", long).map_err(|error| error.code()), Err("no-board-holds-it"));
    let found = of("free", long).expect("a row of 16 holds it");
    assert_eq!((found.boards[0].rows, found.boards[0].cols, found.square.rows), (1, 16, 16));
    // Two ships in one row: the flattest board is a board.
    let found = of("free", r#"[{"name": "a", "count": 2, "length": 7}]"#).expect("a board");
    let sizes: Vec<_> = found.boards.iter().map(|board| (board.rows, board.cols)).collect();
    assert_eq!((sizes, found.refuted), (vec![(1, 14), (2, 7)], 0));
}

#[test]
fn only_boards_with_fewer_cells_count_as_searched_through() {
    let fleet = r#"[{"name": "a", "count": 5, "length": 3}, {"name": "b", "length": 1}]"#;
    let whole = Ruleset::read(&rules(10, 10, "free", fleet)).expect("rules");
    let found = smallest(whole.fleet().classes(), whole.spec().contact).expect("a board");
    // Its cells alone are 16: nothing smaller could hold it.
    assert_eq!((found.boards[0].rows, found.boards[0].cols, found.refuted), (1, 16, 0));
}
