//! Laws of moving seas: the motion against a model of cells on paper, and the answers to shots.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{Basis, Tracking},
        knowledge::Knowledge,
        rules::{Answer, Deployer, Deployment, Heading, MovingFleet, PlacedShip, Ruleset, Sea},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
    session::Game,
};
use spyglass_test_support::{
    alone::Alone,
    games::{anyone_acts, chance, game},
    size::size,
};

const RULES: [&str; 6] = [
    "moving",
    r#"{"rows": 3, "cols": 4, "motion": "slide", "fleet": [{"name": "raft", "count": 3, "length": 2}]}"#,
    r#"{"rows": 6, "cols": 5, "motion": "slide", "announce": "names-ship", "fleet": [
        {"name": "cruiser", "count": 2, "length": 3}, {"name": "buoy", "count": 3, "length": 1}]}"#,
    r#"{"rows": 6, "cols": 6, "motion": "slide", "announce": "hit-or-miss", "spentIsMiss": true, "fleet": [
        {"name": "ram", "length": 6}, {"name": "cruiser", "count": 2, "length": 3}]}"#,
    r#"{"rows": 7, "cols": 7, "motion": "slide", "anyHitTakesALife": true, "fleet": [
        {"name": "cruiser", "count": 3, "length": 3}, {"name": "raft", "length": 2}]}"#,
    r#"{"rows": 5, "cols": 16, "motion": "slide", "players": 1, "fleet": [
        {"name": "serpent", "length": 9}, {"name": "raft", "count": 4, "length": 2}]}"#,
];

fn rules(text: &str) -> Arc<Ruleset> {
    Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn placed(rules: &Ruleset, seed: u64) -> Sea {
    let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
    Deployment::new(rules, Deployer::Uniform).deploy(&mut rng).expect("there is room")
}

/// A ship on paper: a list of its cells, with what was hit, from its first to its last.
struct Paper {
    cells: Vec<(i32, i32)>,
    hit: Vec<bool>,
    blows: usize,
    step: (i32, i32),
}

/// The moving sea on paper, by the rules in words.
struct PaperSea {
    rules: Arc<Ruleset>,
    ships: Vec<Paper>,
}

impl PaperSea {
    fn new(rules: &Arc<Ruleset>, sea: &Sea) -> Self {
        let place = |cell: Cell| (i32::from(cell.row()), i32::from(cell.col()));
        let ships = sea.ships().iter().zip(sea.headings()).map(|(cells, heading)| Paper {
            cells: cells.iter().map(place).collect(),
            hit: vec![false; cells.len() as usize],
            blows: 0,
            step: match heading {
                Heading::Up => (-1, 0),
                Heading::Down => (1, 0),
                Heading::Left => (0, -1),
                Heading::Right => (0, 1),
            },
        });
        Self { rules: rules.clone(), ships: ships.collect() }
    }

    fn is_sunk(&self, ship: usize) -> bool {
        let ship = &self.ships[ship];
        if self.rules.spec().any_hit_takes_a_life {
            ship.blows == ship.cells.len()
        } else {
            ship.hit.iter().all(|&hit| hit)
        }
    }

    fn shoot(&mut self, cell: Cell) -> Answer {
        let at = (i32::from(cell.row()), i32::from(cell.col()));
        let answer = self.answer(at);
        for ship in 0..self.ships.len() {
            if self.is_sunk(ship) || self.try_to_move(ship) {
                continue;
            }
            let (rows, cols) = self.ships[ship].step;
            self.ships[ship].step = (-rows, -cols);
            self.try_to_move(ship);
        }
        answer
    }

    fn answer(&mut self, at: (i32, i32)) -> Answer {
        let Some(ship) = self.ships.iter().position(|ship| ship.cells.contains(&at)) else {
            return Answer::Miss;
        };
        let segment = self.ships[ship].cells.iter().position(|&cell| cell == at).expect("there");
        let again = self.ships[ship].hit[segment] && !self.rules.spec().any_hit_takes_a_life;
        if self.is_sunk(ship) || again {
            return if self.rules.spec().spent_is_miss { Answer::Miss } else { Answer::Spent };
        }
        self.ships[ship].hit[segment] = true;
        self.ships[ship].blows += 1;
        let class = self.rules.fleet().class_of()[ship];
        let word = serde_json::to_value(self.rules.spec().announce).expect("a word");
        match word.as_str().expect("a word") {
            "hit-or-miss" => Answer::Hit(None),
            _ if self.is_sunk(ship) => Answer::Sunk(class),
            "names-ship" => Answer::Hit(Some(class)),
            _ => Answer::Hit(None),
        }
    }

    fn try_to_move(&mut self, ship: usize) -> bool {
        let (rows, cols) = self.ships[ship].step;
        let geometry = self.rules.geometry();
        let (height, width) = (i32::from(geometry.rows()), i32::from(geometry.cols()));
        let moved: Vec<_> =
            self.ships[ship].cells.iter().map(|(row, col)| (row + rows, col + cols)).collect();
        let on_board =
            moved.iter().all(|&(row, col)| (0..height).contains(&row) && (0..width).contains(&col));
        let mut others = self.ships.iter().enumerate().filter(|&(other, _)| other != ship);
        let free = others.all(|(_, other)| moved.iter().all(|cell| !other.cells.contains(cell)));
        if on_board && free {
            self.ships[ship].cells = moved;
        }
        on_board && free
    }

    fn cells(&self) -> Vec<CellSet> {
        let cell = |&(row, col): &(i32, i32)| Cell::new(row as u8, col as u8);
        self.ships.iter().map(|ship| ship.cells.iter().map(cell).collect()).collect()
    }
}

#[test]
fn ships_move_as_on_paper() {
    let mut answers = std::collections::BTreeMap::<&str, u32>::new();
    for text in RULES {
        let rules = rules(text);
        for seed in 0..60 {
            let sea = placed(&rules, seed);
            let (mut moving_fleet, mut paper) =
                (sea.moving_fleet(&rules), PaperSea::new(&rules, &sea));
            let mut rng = chance(seed);
            for shot in 0..150 {
                let cell = rng.cell(rules.geometry().board()).expect("a board has cells");
                let answer = moving_fleet.shoot(&rules, cell);
                assert_eq!(answer, paper.shoot(cell), "{text}, sea {seed}, shot {shot}");
                let ships: Vec<CellSet> = moving_fleet.ships().collect();
                assert_eq!(ships, paper.cells(), "{text}, sea {seed}, shot {shot}");
                assert_eq!(
                    moving_fleet.cells().len(),
                    rules.fleet().cells(),
                    "ships never overlap"
                );
                *answers.entry(kind(answer)).or_default() += 1;
            }
        }
    }
    for kind in ["miss", "hit", "sunk", "spent"] {
        assert!(answers.get(kind).is_some_and(|&count| 100 < count), "{kind}: {answers:?}");
    }
}

fn kind(answer: Answer) -> &'static str {
    match answer {
        Answer::Miss => "miss",
        Answer::Hit(_) => "hit",
        Answer::Sunk(_) => "sunk",
        Answer::Spent => "spent",
        Answer::Content(_) | Answer::Unrevealed => "of solitaire",
    }
}

/// Ships of these cells and headings on a board of 5 × 5, after each of some shots at the far corner.
fn lanes<const SHIPS: usize>(ships: [(&[&str], Heading); SHIPS], shots: usize) -> Vec<Vec<String>> {
    let rules = rules(
        r#"{"rows": 5, "cols": 5, "motion": "slide", "fleet": [{"name": "raft", "length": 2}]}"#,
    );
    let cells = |names: &[&str]| -> CellSet {
        names.iter().map(|name| name.parse::<Cell>().expect("a cell")).collect()
    };
    let bound = ships.into_iter().map(|(names, heading)| (cells(names), heading));
    let mut moving_fleet = MovingFleet::new(rules.geometry(), bound);
    let mut seen = Vec::new();
    for _ in 0..shots {
        moving_fleet.shoot(&rules, "E5".parse().expect("a cell"));
        let firsts = moving_fleet.ships().map(|ship| ship.first().expect("a ship").to_string());
        seen.push(firsts.collect());
    }
    seen
}

#[test]
fn a_ship_turns_round_at_the_edge_and_moves_at_once() {
    assert_eq!(
        lanes([(&["C1", "D1"], Heading::Right)], 6).concat(),
        ["D1", "C1", "B1", "A1", "B1", "C1"]
    );
}

#[test]
fn a_ship_between_two_others_stays() {
    let barred = [
        (&["A1", "A2"][..], Heading::Up),
        (&["B1", "C1"][..], Heading::Left),
        (&["D1", "D2"][..], Heading::Up),
    ];
    // The first has room below and moves; the second then turns to the place left free.
    let seen = lanes(barred, 2);
    assert_eq!(seen[0], ["A2", "A1", "D2"]);
    let walled = [
        (&["A1", "A2", "A3", "A4", "A5"][..], Heading::Up),
        (&["B3", "C3"][..], Heading::Left),
        (&["D1", "D2", "D3", "D4", "D5"][..], Heading::Down),
    ];
    assert_eq!(lanes(walled, 3), vec![vec!["A1", "B3", "D1"]; 3]);
}

#[test]
fn a_sunk_ship_lies_in_the_way() {
    let rules = rules(
        r#"{"rows": 2, "cols": 6, "motion": "slide", "fleet": [{"name": "buoy", "length": 1},
        {"name": "raft", "length": 2}]}"#,
    );
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let ships = [
        (CellSet::of(cell("D1")), Heading::Right),
        ([cell("A1"), cell("B1")].into_iter().collect(), Heading::Right),
    ];
    let mut moving_fleet = MovingFleet::new(rules.geometry(), ships);
    assert_eq!(moving_fleet.shoot(&rules, cell("D1")), Answer::Sunk(0));
    let raft = |moving_fleet: &MovingFleet| {
        moving_fleet.ships().nth(1).and_then(CellSet::first).expect("it lies")
    };
    assert_eq!(raft(&moving_fleet), cell("B1"));
    moving_fleet.shoot(&rules, cell("F2"));
    assert_eq!(
        raft(&moving_fleet),
        cell("A1"),
        "C1 would touch nothing, but the ship's bow would be on D1"
    );
    assert_eq!(moving_fleet.shoot(&rules, cell("D1")), Answer::Spent, "it lies where it sank");
}

#[test]
fn a_cell_may_be_shot_at_again_and_no_game_fails_to_end() {
    for text in RULES {
        let rules = rules(text);
        for agent in ["random-repeat", "fixed-scan", "fixed-scan(search=cross)"] {
            let agent = agent.parse().expect("an agent");
            for seed in 0..40 {
                let mut alone = Alone::new(&rules, &agent, Seed(seed));
                let mut shots = 0;
                while !alone.hunt.is_over() {
                    let decision = alone.decide();
                    alone.act(&decision);
                    shots += 1;
                    assert!(shots < 10_000, "{text}, {agent}, sea {seed} goes on for ever");
                }
                let found = alone.knowledge.shots_that_hit();
                let cells = rules.fleet().cells();
                assert_eq!(found, cells, "every segment is hit, or every life taken, once");
            }
        }
    }
}

#[test]
fn the_tracked_starts_replay_to_every_answer() {
    for text in RULES {
        let rules = rules(text);
        let scan = "fixed-scan".parse().expect("an agent");
        let mut lost = 0;
        let seas = size("SPYGLASS_SEAS", 2, 3);
        for seed in 0..seas {
            let mut alone = Alone::new(&rules, &scan, Seed(seed));
            let mut tracking = Tracking::new(rules.clone());
            for _ in 0..40 {
                if alone.hunt.is_over() {
                    break;
                }
                let decision = alone.decide();
                alone.act(&decision);
                tracking.advance(alone.knowledge.answers(), u64::MAX);
                let mut rng = chance(seed);
                let Some(start) = tracking.start(&mut rng) else {
                    lost += 1;
                    continue;
                };
                let mut moving_fleet = MovingFleet::new(rules.geometry(), start.iter().copied());
                for &(cell, answer) in alone.knowledge.answers() {
                    assert_eq!(moving_fleet.shoot(&rules, cell), answer, "{text}, sea {seed}");
                }
                let belief = tracking.belief();
                let sum: f64 = rules.geometry().cells().map(|cell| belief.at(cell)).sum();
                assert!((sum - f64::from(rules.fleet().cells())).abs() < 1e-9);
                let Basis::Sampled { samples, .. } = belief.basis else { panic!("it is sampled") };
                assert!(0 < samples);
                for cell in rules.geometry().cells() {
                    assert!(belief.target(cell) <= belief.at(cell) + 1e-12);
                }
            }
        }
        // Of some 40 answers a sea.
        assert!(lost <= seas, "{text}: lost track {lost} times");
    }
}

#[test]
fn a_tracking_is_a_fold_however_it_is_cut() {
    let rules = rules("moving");
    let scan = "fixed-scan".parse().expect("an agent");
    let mut alone = Alone::new(&rules, &scan, Seed(5));
    let mut kept = Tracking::new(rules.clone());
    for _ in 0..25 {
        let decision = alone.decide();
        alone.act(&decision);
        while !kept.advance(alone.knowledge.answers(), 1_000) {}
    }
    let mut anew = Tracking::new(rules.clone());
    anew.advance(alone.knowledge.answers(), u64::MAX);
    assert_eq!(kept.belief(), anew.belief());
    assert!(matches!(kept.belief().basis, Basis::Sampled { .. }));
}

/// By cell the share of all starts that replay to these answers with a ship there now, and with a segment not hit yet: every start tried.
fn enumerated(rules: &Ruleset, answers: &[(Cell, Answer)]) -> [Vec<f64>; 2] {
    let ways: Vec<Vec<(CellSet, Heading)>> = rules
        .fleet()
        .class_of()
        .iter()
        .map(|&class| {
            let placements = rules.placements(class).all().iter();
            let headed = placements.flat_map(|placement| {
                Heading::along(placement.cells).iter().map(|&heading| (placement.cells, heading))
            });
            headed.collect()
        })
        .collect();
    let mut starts: Vec<Vec<(CellSet, Heading)>> = vec![Vec::new()];
    for ways in &ways {
        starts = starts
            .iter()
            .flat_map(|start| {
                let free = ways.iter().filter(|(cells, _)| {
                    start.iter().all(|(others, _)| !others.intersects(*cells))
                });
                free.map(|&way| start.iter().copied().chain([way]).collect())
            })
            .collect();
    }
    let mut fitting = 0.0;
    let mut sums = [vec![0.0; 256], vec![0.0; 256]];
    for start in starts {
        let mut fleet = MovingFleet::new(rules.geometry(), start);
        if answers.iter().all(|&(cell, answer)| fleet.shoot(rules, cell) == answer) {
            fitting += 1.0;
            for (sums, cells) in sums.iter_mut().zip([fleet.cells(), fleet.targets(rules)]) {
                cells.iter().for_each(|cell| sums[cell.index()] += 1.0);
            }
        }
    }
    sums.map(|sums| sums.into_iter().map(|sum| sum / fitting).collect())
}

/// How far the belief of each ship by itself is from the share of all starts, as the mean over cells and answers; and how far the same
/// chance for every cell is.
fn off_enumeration(text: &str) -> (f64, f64) {
    let rules = rules(text);
    let scan = "fixed-scan".parse().expect("an agent");
    let board = rules.geometry().len() as f64;
    let (mut off, mut flat, mut many) = (0.0, 0.0, 0.0);
    for seed in 0..6 {
        let mut alone = Alone::new(&rules, &scan, Seed(seed));
        let mut tracking = Tracking::new(rules.clone());
        while !alone.hunt.is_over() && alone.knowledge.answers().len() < 25 {
            let decision = alone.decide();
            alone.act(&decision);
            tracking.advance(alone.knowledge.answers(), u64::MAX);
            let belief = tracking.by_ship();
            assert_eq!(belief.basis, Basis::LostTrack);
            let [ships, targets] = enumerated(&rules, alone.knowledge.answers());
            let even = targets.iter().sum::<f64>() / board;
            for cell in rules.geometry().cells() {
                let at = cell.index();
                assert!(belief.target(cell) <= belief.at(cell) + 1e-12, "{text}");
                off +=
                    (belief.at(cell) - ships[at]).abs() + (belief.target(cell) - targets[at]).abs();
                flat += 2.0 * (even - targets[at]).abs();
                many += 2.0;
            }
        }
    }
    (off / many, flat / many)
}

/// A ship alone has nothing to depend on: its own chances are those of the starts.
#[test]
fn the_belief_of_one_ship_is_that_of_all_its_starts() {
    for rest in [
        r#""cols": 6, "fleet": [{"name": "cruiser", "length": 3}]"#,
        r#""cols": 4, "fleet": [{"name": "buoy", "length": 1}]"#,
        r#""cols": 5, "fleet": [{"name": "wall", "length": 5}]"#,
        r#""cols": 6, "announce": "hit-or-miss", "spentIsMiss": true, "fleet": [{"name": "cruiser", "length": 3}]"#,
        r#""cols": 6, "announce": "names-ship", "anyHitTakesALife": true, "fleet": [{"name": "cruiser", "length": 3}]"#,
    ] {
        let (off, flat) = off_enumeration(&format!(r#"{{"rows": 5, "motion": "slide", {rest}}}"#));
        assert!(off < 1e-12 && 0.0 < flat, "{rest}: {off}");
    }
}

#[test]
fn the_belief_by_ship_is_near_that_of_all_starts() {
    for rest in [
        r#""fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "length": 2}]"#,
        r#""fleet": [{"name": "raft", "count": 2, "length": 2}]"#,
        r#""fleet": [{"name": "cruiser", "length": 3}, {"name": "barge", "length": 3}]"#,
    ] {
        let text = format!(r#"{{"rows": 5, "cols": 6, "motion": "slide", {rest}}}"#);
        let (off, flat) = off_enumeration(&text);
        println!("{rest}: off by {off:.4}, the same chance everywhere by {flat:.4}");
        assert!(off < 0.8 * flat, "{rest}: {off}, {flat}");
    }
}

#[test]
fn tracking_reports_its_progress() {
    let rules = rules("moving");
    let mut game = game(&rules, 5, "solo:tracker".parse().expect("players"));
    for _ in 0..12 {
        game.ai_move(None).expect("a move");
    }
    game.seek(12).expect("a step");
    assert_eq!(game.progress(), None, "nothing is counted yet");
    let mut observed = Vec::new();
    while !game.think(10_000) {
        observed.extend(game.progress());
    }
    assert!(2 < observed.len() && observed.is_sorted(), "{observed:?}");
    assert!(observed.iter().all(|share| (0.0..=1.0).contains(share)), "{observed:?}");
    assert_eq!(game.progress(), None, "nothing is counted any more");
}

#[test]
fn a_record_replays_with_its_headings() {
    let rules = rules("moving");
    for seed in 0..10 {
        let seats = "solo:you".parse().expect("players");
        let mut live = game(&rules, seed, seats);
        let mut rng = chance(seed);
        while live.to_move().is_some() && live.step() < 60 {
            anyone_acts(&mut live, &mut rng);
        }
        let mut read = Game::open(&live.to_string()).expect("a record");
        assert_eq!(read.view().text(), live.view().text());
        for step in [0, live.step() / 3, live.step() / 2] {
            live.seek(step).expect("a step");
            read.seek(step).expect("a step");
            assert_eq!(read.view().text(), live.view().text());
        }
    }
}

#[test]
fn a_set_up_may_say_where_its_ships_are_bound() {
    let rules = rules(RULES[1]);
    let sea = placed(&rules, 3);
    let setup = sea.setup(&rules);
    assert!(setup.iter().all(|ship| ship.heading.is_some()));
    assert_eq!(Sea::new(&rules, &setup).as_ref(), Ok(&sea));
    let codes = |setup: &[PlacedShip]| -> Vec<&'static str> {
        let faults = Sea::new(&rules, setup).expect_err("it is at fault");
        faults.iter().map(ErrorCode::code).collect()
    };
    let mut askew = setup.clone();
    askew[0].heading = askew[0].heading.map(|heading| match heading {
        Heading::Up | Heading::Down => Heading::Left,
        Heading::Left | Heading::Right => Heading::Up,
    });
    assert_eq!(codes(&askew), ["wrong-heading"]);
    let mut one_missing = setup.clone();
    one_missing[0].heading = None;
    assert_eq!(codes(&one_missing), ["wrong-heading"]);
    let still = Ruleset::read(
        r#"{"rows": 3, "cols": 4, "fleet": [{"name": "raft", "count": 3, "length": 2}]}"#,
    );
    let faults = Sea::new(&still.expect("rules"), &setup).expect_err("ships lie still there");
    assert_eq!(faults.len(), 3);
}

#[test]
fn rules_that_cannot_move_say_so() {
    let faults = |text: &str| -> Vec<String> {
        let error = Ruleset::read(text).expect_err("it is at fault");
        error.faults().iter().map(ToString::to_string).collect()
    };
    let base = r#""fleet": [{"name": "raft", "length": 2}]"#;
    for (keys, key) in [
        (r#""motion": "slide", "contact": "apart""#, "motion"),
        (r#""motion": "slide", "clues": true"#, "motion"),
        (r#""motion": "slide", "sunkCellsTold": true"#, "sunkCellsTold"),
        (r#""anyHitTakesALife": true"#, "anyHitTakesALife"),
        (r#""spentIsMiss": true"#, "spentIsMiss"),
    ] {
        let text = format!("{{{base}, {keys}}}");
        assert_eq!(faults(&text), [format!("the value of {key:?} is not supported here")]);
    }
}

#[test]
fn a_position_of_a_moving_sea_is_its_shots_in_order() {
    let text = r#"{"rules": "moving", "shots": [["C7", "hit"], ["C7", "spent"], ["C7", "miss"]]}"#;
    let knowledge = Knowledge::read(text).expect("a position");
    let observed = |name: &str| name.parse::<Cell>().expect("a cell");
    assert!(knowledge.misses().contains(observed("C7")), "the last answer stands");
    assert!(knowledge.open().contains(observed("C7")));
    assert_eq!(knowledge.shots_that_hit(), 1);
}
