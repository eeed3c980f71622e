//! Shots to go: the fleets drawn fit all that is known, they cross between modules unchanged, and hunts on them are the planner's own.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{Constraints, Covering, FleetSampler},
        knowledge::Knowledge,
        planning::{
            Draw, DrawnFor, FleetDrawing, HuntPlayer, Plan, Position, ShotsToGo, Ways, Weights,
            encoded, plan_by,
        },
        rules::{Deployer, Deployment, Hunt, Ruleset},
    },
    error_code::ErrorCode,
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
    session::FleetDrawingJob,
};

/// What is known after `shots` random shots at a random fleet.
fn known_after(rules: &Arc<Ruleset>, shots: usize, seed: u64) -> Knowledge {
    let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
    let sea = Deployment::new(rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits");
    let mut hunt = Hunt::new(rules.clone(), sea, CellSet::EMPTY);
    let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
    for _ in 0..shots {
        let cell = rng.cell(knowledge.open()).expect("a cell is open");
        let answer = hunt.shoot(cell).expect("a legal shot");
        knowledge.observe(cell, answer);
    }
    knowledge
}

fn drawn(knowledge: &Knowledge, fleets: usize) -> FleetDrawing {
    let mut drawing =
        FleetDrawing::new(knowledge, fleets, DrawnFor::Telling).expect("hunts can be planned");
    while !drawing.advance(1_000) {}
    drawing
}

fn weights() -> Weights {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/battleship/planning/admiral.weights");
    Weights::read(&std::fs::read(file).expect("the published weights")).expect("weights")
}

#[test]
fn fleets_that_are_drawn_fit_and_cross_as_bytes() {
    let rules = ["admiral", "sea-battle"].map(|id| Ruleset::read(id).expect("a preset"));
    for (rules, seed) in rules.iter().flat_map(|rules| (0..12).map(move |seed| (rules, seed))) {
        let knowledge = known_after(rules, 5 * seed as usize, seed);
        let drawing = drawn(&knowledge, 40);
        assert!(drawing.is_whole() && !drawing.is_contradictory());
        let draw = drawing.draw();
        assert_eq!(Draw::read(&drawing.bytes()), Some(draw.clone()));
        assert_eq!(Draw::read(&drawing.bytes()[1..]), None);
        assert_eq!(draw.position, Position::read(&encoded(&knowledge, None)).expect("a position"));
        assert_eq!(draw.fleets.len(), 40);
        for fleet in &draw.fleets {
            let cells = fleet.iter().fold(CellSet::EMPTY, |all, &(_, ship)| all | ship);
            assert_eq!(cells & knowledge.shot(), knowledge.hits(), "every shot is answered alike");
            let sunk = fleet.iter().filter(|(_, ship)| ship.is_subset(knowledge.hits())).count();
            let afloat: usize = knowledge.afloat().iter().map(|&left| usize::from(left)).sum();
            assert_eq!(fleet.len() - sunk, afloat, "as many ships are sunk");
        }
        // However it is sliced.
        let mut whole =
            FleetDrawing::new(&knowledge, 40, DrawnFor::Telling).expect("hunts can be planned");
        assert!(whole.advance(u64::MAX));
        assert_eq!(whole.bytes(), drawing.bytes());
    }
}

/// A shot is told by other fleets than it was chosen by.
#[test]
fn fleets_to_choose_by_are_others_than_those_that_are_told() {
    for rules in ["admiral", "sea-battle"] {
        let knowledge = known_after(&Ruleset::read(rules).expect("a preset"), 3, 1);
        let [choosing, telling] = [DrawnFor::Choosing, DrawnFor::Telling].map(|drawn_for| {
            let drawing = FleetDrawing::new(&knowledge, 200, drawn_for);
            let mut drawing = drawing.expect("hunts can be planned");
            while !drawing.advance(u64::MAX) {}
            drawing.draw().fleets
        });
        let common = telling.iter().filter(|fleet| choosing.contains(fleet)).count();
        assert!(telling.len() == 200 && common < 3, "{rules}: {common} of both");
    }
}

/// From the first shot on, with the cell next that the scores put first, the hunts are those of the quick player.
#[test]
fn from_the_start_the_hunts_are_the_quick_players() {
    let rules = Ruleset::read("admiral").expect("a preset");
    let knowledge = known_after(&rules, 0, 1);
    let draw = drawn(&knowledge, 300).draw();
    let (ways, weights) = (Ways::new(&rules), weights());
    let Plan { cells: scores, .. } = plan_by(&draw.position, &weights);
    let best = scores[0].0;
    let mut player = HuntPlayer::new(&ways, &weights);
    let shots = draw.fleets.iter().map(|fleet| f64::from(player.play(fleet))).sum::<f64>() / 300.0;
    let mut hunts = ShotsToGo::new(draw, &[best]);
    assert!(hunts.advance(u64::MAX));
    let found = hunts.outcome().expect("enough fleets");
    assert!((found[0].shots.value - shots).abs() < 1e-9, "{} {shots}", found[0].shots.value);
    assert_eq!((found[0].more.value, found[0].more.error), (0.0, 0.0));
}

/// The last ship cell is one shot away, and a cell of water before it makes it two.
#[test]
fn the_last_cell_is_one_shot_away() {
    let rules = Ruleset::read("admiral").expect("a preset");
    let mut certain = 0;
    for seed in 0..20 {
        let mut rng = GameRng::new(Seed(seed), Stream::Deployment { sea: 1 });
        let sea =
            Deployment::new(&rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits");
        let last = sea.cells().first().expect("ships have cells");
        let mut water = rules.geometry().board() - sea.cells();
        let other = water.first().expect("there is water");
        water.remove(other);
        let mut hunt = Hunt::new(rules.clone(), sea.clone(), CellSet::EMPTY);
        let mut knowledge = Knowledge::new(rules.clone(), None, Vec::new());
        for cell in water | sea.cells() {
            if cell != last {
                knowledge.observe(cell, hunt.shoot(cell).expect("a legal shot"));
            }
        }
        let draw = drawn(&knowledge, 20).draw();
        let fits = |cell: Cell| {
            draw.fleets.iter().all(|fleet| fleet.iter().any(|(_, ship)| ship.contains(cell)))
        };
        let is_certain = fits(last);
        let mut hunts = ShotsToGo::new(draw, &[last, other]);
        assert!(hunts.advance(u64::MAX));
        let found = hunts.outcome().expect("enough fleets");
        if is_certain {
            certain += 1;
            assert_eq!((found[0].shots.value, found[0].shots.error), (1.0, 0.0));
            assert_eq!((found[1].more.value, found[1].more.error), (1.0, 0.0));
        }
    }
    assert!(15 < certain, "{certain}");
}

/// What is no draw is refused: whatever byte is another one, hunts on what is read end.
#[test]
fn bytes_that_are_no_draw_are_refused() {
    let rules = Ruleset::read("admiral").expect("a preset");
    let knowledge = known_after(&rules, 30, 5);
    let bytes = drawn(&knowledge, 2).bytes();
    let next: Vec<Cell> = knowledge.open().iter().take(1).collect();
    let (mut refused, mut read) = (0, 0);
    for place in 0..bytes.len() {
        for change in [1, 2, 16, 128] {
            let mut other = bytes.clone();
            other[place] ^= change;
            match Draw::read(&other) {
                None => refused += 1,
                Some(draw) => {
                    read += 1;
                    assert!(ShotsToGo::new(draw, &next).advance(u64::MAX));
                }
            }
        }
        assert_eq!(Draw::read(&bytes[..place]).map(|draw| draw.fleets.len()).unwrap_or(0) / 2, 0);
    }
    assert!(100 < refused && 10 < read, "{refused} {read}");
}

#[test]
fn slices_and_closed_cells_change_nothing() {
    let rules = Ruleset::read("admiral").expect("a preset");
    let knowledge = known_after(&rules, 20, 3);
    let open: Vec<Cell> = knowledge.open().iter().take(3).collect();
    let closed = knowledge.shot().first().expect("shots were fired");
    let run = |cells: &[Cell], work: u64| {
        let mut hunts = ShotsToGo::new(drawn(&knowledge, 60).draw(), cells);
        assert!(hunts.outcome().is_none(), "nothing is known before two fleets");
        while !hunts.advance(work) {}
        assert_eq!(hunts.fleets(), 60);
        hunts.outcome().expect("enough fleets")
    };
    let whole = run(&open, u64::MAX);
    assert_eq!(run(&open, 1), whole);
    assert_eq!(run(&[&open[..1], &[closed], &open[1..]].concat(), 7_777), whole);
    assert_eq!(whole.iter().map(|own| own.cell).collect::<Vec<_>>(), open);
}

/// What is told fleet by fleet adds up to what is told of all: the means from the distributions, and each hunt as the rules have it.
#[test]
fn distributions_and_hunts_agree_with_the_means() {
    let rules = Ruleset::read("admiral").expect("a preset");
    for seed in 0..6 {
        let knowledge = known_after(&rules, 8 * seed as usize, seed);
        let cells: Vec<Cell> = knowledge.open().iter().step_by(7).take(3).collect();
        let fleets = if seed % 2 == 0 { ShotsToGo::TOLD } else { 50 };
        let mut hunts = ShotsToGo::new(drawn(&knowledge, fleets).draw(), &cells);
        hunts.advance(1);
        assert!(hunts.hunts().is_empty(), "before all are hunted none is told");
        assert!(hunts.advance(u64::MAX));
        let (found, told) = (hunts.outcome().expect("enough fleets"), hunts.hunts());
        assert_eq!(told.len(), ShotsToGo::TOLD);
        for (number, own) in found.iter().enumerate() {
            let counted: u32 = own.by_shots.iter().sum();
            assert_eq!(counted as usize, fleets);
            assert!(own.by_shots.len() <= knowledge.open().len() as usize + 1);
            assert_ne!(own.by_shots.last(), Some(&0), "no empty end");
            let shots = own.by_shots.iter().zip(0u32..);
            let sum: u32 = shots.map(|(fleets, shots)| fleets * shots).sum();
            assert!((f64::from(sum) / fleets as f64 - own.shots.value).abs() < 1e-9);
            let mut left = own.by_shots.clone();
            for fleet in &told {
                let shots = &fleet.hunts[number];
                assert_eq!(shots[0], own.cell, "it begins with the cell compared");
                let mut open = knowledge.open();
                for &cell in shots {
                    assert!(open.contains(cell), "an open cell, and once");
                    open.remove(cell);
                }
                let ships = fleet.ships.iter().fold(CellSet::EMPTY, |all, &ship| all | ship);
                let sought = ships & knowledge.open();
                let hit = shots.iter().filter(|&&cell| sought.contains(cell)).count();
                assert_eq!(hit, sought.len() as usize, "every ship is sunk");
                assert!(sought.contains(shots[shots.len() - 1]), "and by the last shot");
                // They are among those that were counted.
                left[shots.len()] -= 1;
            }
            if fleets == ShotsToGo::TOLD {
                assert!(left.iter().all(|&fleets| fleets == 0));
            }
        }
    }
}

/// What is kept from try to try changes no draw: another sampler for each try draws the same.
#[test]
fn a_try_does_not_depend_on_those_before() {
    let mut found = 0;
    for (id, shots) in [("admiral", 0), ("admiral", 30), ("sea-battle", 25), ("sea-battle", 50)] {
        let rules = Ruleset::read(id).expect("a preset");
        let constraints = Constraints::new(&known_after(&rules, shots, 3), None);
        let sampler = || {
            let mut sampler = FleetSampler::new(&constraints);
            while sampler.cover_on().0 == Covering::Unfinished {}
            sampler
        };
        let mut kept = sampler();
        let [mut one, mut other] = [(); 2].map(|()| GameRng::new(Seed(9), Stream::Seal));
        for _ in 0..60 {
            let (fleet, work) = kept.try_one(&mut one);
            let (naive, naive_work) = sampler().try_one(&mut other);
            assert_eq!(fleet, naive);
            assert!(work <= naive_work);
            found += u32::from(fleet.is_some());
        }
    }
    assert!(20 < found, "{found}");
}

/// Ships that fill the board hardly ever lie without a clash: drawing them is given up long before all work is done.
#[test]
fn a_hopeless_drawing_is_given_up() {
    let full =
        r#"{"rows": 6, "cols": 6, "fleet": [{"name": "cruiser", "count": 12, "length": 3}]}"#;
    let knowledge = known_after(&Ruleset::read(full).expect("rules"), 0, 1);
    let mut drawing =
        FleetDrawing::new(&knowledge, 4_000, DrawnFor::Telling).expect("hunts can be planned");
    let slices = (1..).take_while(|_| !drawing.advance(10_000)).count();
    assert!(slices < 300, "{slices}");
    assert!(!drawing.is_whole() && !drawing.is_contradictory());
    let position = format!(r#"{{"rules": {full}}}"#);
    let mut job = FleetDrawingJob::open(&position, 4_000).expect("a position");
    while !job.advance(u64::MAX) {}
    assert_eq!(job.drawn().map(drop).map_err(|error| error.code()), Err("not-counted"));
}

#[test]
fn what_cannot_be_planned_or_does_not_fit_is_refused() {
    let code = |position: &str| {
        let mut job = FleetDrawingJob::open(position, 4).map_err(|error| error.code())?;
        assert_eq!(job.drawn().map(drop).map_err(|error| error.code()), Err("not-counted"));
        while !job.advance(1_000) {}
        job.drawn().map(drop).map_err(|error| error.code())
    };
    assert_eq!(code(r#"{"rules": "admiral"}"#), Ok(()));
    assert_eq!(code(r#"{"rules": "admiral-apart"}"#), Ok(()));
    let boats = r#"{"contact": "apart", "fleet": [{"name": "boat", "count": 3, "length": 3}]}"#;
    assert_eq!(code(&format!(r#"{{"rules": {boats}}}"#)), Err("agent-not-for-rules"));
    assert_eq!(code(r#"{"rules": "nobody"}"#), Err("unknown-rules"));
    let full: Vec<String> = ('A'..='J')
        .flat_map(|col| (1..=10).map(move |row| format!(r#"["{col}{row}", "miss"]"#)))
        .collect();
    let none = format!(r#"{{"rules": "admiral", "shots": [{}]}}"#, full.join(", "));
    assert_eq!(code(&none), Err("contradiction"));
}
