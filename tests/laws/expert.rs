//! The expert agents decide as the source describes, and play no worse than the recovered original program.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::{Agent, AgentText, Detail, Memory, Reason, Turn},
        inference::deduction::Deducer,
        knowledge::Knowledge,
        rules::{Action, Answer, Content, Ruleset, Sea},
    },
    grid::{Cell, CellSet},
    lab::play_hunt,
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::original::{cells, course, lines, number, sea};

fn agent(text: &str, rules: &Ruleset) -> Box<dyn Agent> {
    text.parse::<AgentText>().expect("an agent").agent(rules).expect("it plays solitaire")
}

struct Map {
    sea: Sea,
    known: Vec<Cell>,
}

fn maps() -> Vec<Map> {
    let map = |line: String| {
        let parts: Vec<&str> = line.split(" | ").collect();
        Map { sea: sea(parts[1]), known: cells(parts[2]) }
    };
    lines("solitaire-100-maps.txt").into_iter().map(map).collect()
}

impl Map {
    /// The knowledge when the first cells are given and these were shot at.
    fn observed(&self, rules: &Arc<Ruleset>, known: usize, shots: &[Cell]) -> Knowledge {
        let content = |&cell: &Cell| (cell, self.sea.content(cell));
        let known = self.known[..known].iter().map(content).collect();
        let mut knowledge = Knowledge::new(rules.clone(), Some(self.sea.clues(rules)), known);
        for &cell in shots {
            knowledge.observe(
                cell,
                match self.sea.content(cell) {
                    Content::Water => Answer::Unrevealed,
                    content => Answer::Content(content),
                },
            );
        }
        knowledge
    }
}

/// Paired with the original's scores on the same maps: the port is worse by two standard errors at most.
#[test]
fn it_plays_no_worse_than_the_original() {
    let rules = course();
    let maps = maps();
    let scores: Vec<(usize, usize, String, Option<f64>)> = lines("solitaire-100-scores.txt")
        .iter()
        .map(|line| {
            let parts: Vec<&str> = line.split(' ').collect();
            let score = (parts[3] != "-").then(|| number(parts[3]));
            (number(parts[0]), number(parts[1]), format!("expert-{}", parts[2]), score)
        })
        .collect();
    for name in ["expert-greedy", "expert-standard"] {
        let agent = agent(name, &rules);
        for level in [0, 4, 7] {
            let own = scores.iter().filter(|(_, known, who, _)| *known == level && who == name);
            let differences: Vec<f64> = own
                .filter_map(|&(map, known, _, score)| {
                    let Map { sea, known: cells } = &maps[map];
                    let known: CellSet = cells[..known].iter().copied().collect();
                    let played = play_hunt(&rules, sea, known, &*agent, Seed(1));
                    Some(f64::from(played.score.total()) - score?)
                })
                .collect();
            assert!(98 < differences.len());
            let games = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / games;
            let squares: f64 = differences.iter().map(|one| (one - mean).powi(2)).sum();
            let error = (squares / (games - 1.0) / games).sqrt();
            println!("{name}, {level} known: {mean:.1} ± {error:.1} better than the original");
            assert!(-2.0 * error <= mean, "{name}, {level} known: {mean} ± {error}");
        }
    }
}

/// Compares, cell by cell, what the port proves with what the original believed after the same shots.
#[test]
fn it_knows_what_the_original_knew_and_more() {
    let rules = course();
    let maps = maps();
    let board: Vec<Cell> = rules.geometry().cells().collect();
    let (mut states, mut alike) = (0, 0);
    let (mut more, mut unsound, mut other) = (0, 0, 0);
    for line in lines("solitaire-states.txt") {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let (map, known) = parts[0].split_once(' ').expect("map and level");
        let map = &maps[number::<usize>(map)];
        // The original lists the last first.
        let mut shots = cells(parts[1]);
        shots.reverse();
        let knowledge = map.observed(&rules, number(known), &shots);
        let deducer = Deducer::new(&knowledge).expect("solitaire is known to the rules");
        let facts = deducer.facts();
        let (mut knows_more, mut was_unsound, mut differs) = (false, false, false);
        for (&cell, believed) in board.iter().zip(parts[2].chars()) {
            let is_ship = map.sea.cells().contains(cell);
            assert!(!facts.water.contains(cell) || !is_ship, "{cell} is ship: {line}");
            assert!(!facts.ship.contains(cell) || is_ship, "{cell} is water: {line}");
            let settled = facts.settled().contains(cell);
            match believed {
                '?' => knows_more |= settled,
                'w' => {
                    was_unsound |= is_ship;
                    differs |= !settled && !is_ship;
                }
                _ => {
                    was_unsound |= !is_ship;
                    differs |= !settled && is_ship;
                }
            }
        }
        states += 1;
        // A state is of one kind: a false belief leads to others, and whatever else it brings is no wonder.
        match (was_unsound, differs, knows_more) {
            (true, ..) => unsound += 1,
            (false, true, _) => other += 1,
            (false, false, true) => more += 1,
            (false, false, false) => alike += 1,
        }
    }
    println!(
        "{states} states: {alike} alike, {more} we know more, {unsound} original unsound, {other} other"
    );
    assert!(500 < states);
    // What the original believed without ground may by chance be true.
    assert!(20 * other <= states, "{other} of {states} states");
    assert!(other + unsound < more, "{more} of {states} states");
}

fn decided(name: &str, knowledge: &Knowledge) -> (Action, Reason) {
    let agent = agent(name, knowledge.rules());
    let mut rng = GameRng::new(Seed(1), Stream::Decision { player: 1, number: 0 });
    let decision = agent.decide(Turn {
        knowledge,
        memory: &mut Memory::default(),
        rng: &mut rng,
        detail: Detail::Full,
    });
    (decision.action, decision.reason)
}

#[test]
fn ties_go_to_the_lowest_row_then_column() {
    let rules = course();
    let maps = maps();
    for map in &maps {
        let knowledge = map.observed(&rules, 0, &[]);
        let deducer = Deducer::new(&knowledge).expect("solitaire");
        let (action, reason) = decided("expert-greedy", &knowledge);
        let Reason::HighestEstimate { of, ties, .. } = reason else { panic!("{reason:?}") };
        let chosen = action.cell().expect("a shot");
        let clues = map.sea.clues(&rules);
        // By the definition: the counts over the cells that no rule has settled.
        let estimate = |cell: Cell| {
            if deducer.facts().settled().contains(cell) {
                return f64::from(u8::from(deducer.facts().ship.contains(cell)));
            }
            let share = |line: CellSet, count: u32| {
                let left = count - (line & deducer.facts().ship).len();
                f64::from(left) / f64::from((line - deducer.facts().settled()).len())
            };
            let geometry = rules.geometry();
            let row = share(geometry.row(cell.row()), clues.rows[usize::from(cell.row())]);
            let col = share(geometry.col(cell.col()), clues.cols[usize::from(cell.col())]);
            (row + col) / 2.0
        };
        let all: Vec<(Cell, f64)> =
            rules.geometry().cells().map(|cell| (cell, estimate(cell))).collect();
        let best = all.iter().map(|&(_, value)| value).fold(0.0, f64::max);
        let top: Vec<Cell> =
            all.iter().filter(|&&(_, value)| value == best).map(|&(cell, _)| cell).collect();
        assert_eq!((chosen, ties as usize, of.value()), (top[0], top.len(), best));
    }
}

#[test]
fn standard_shoots_where_the_content_of_a_certain_ship_is_unknown_and_ends_below_its_threshold() {
    let rules = course();
    let maps = maps();
    let (mut unknown, mut below) = (0, 0);
    for map in &maps {
        for known in [0, 4, 7] {
            let knowledge = map.observed(&rules, known, &[]);
            let deducer = Deducer::new(&knowledge).expect("solitaire");
            let (board, facts) = (deducer.board(), deducer.facts());
            let mut certain = (facts.ship & knowledge.open()).iter();
            let first = certain.find(|&cell| board.content(facts, cell).is_none());
            let (action, reason) = decided("expert-standard", &knowledge);
            match (first, reason) {
                (Some(cell), Reason::CertainContentUnknown { .. }) => {
                    assert_eq!(action, Action::Shoot(cell));
                    unknown += 1;
                }
                (None, Reason::HighestEstimate { of, .. }) => assert!(0.4 <= of.value()),
                (None, Reason::BelowThreshold { estimate, .. }) => {
                    assert!(estimate < 0.4 && action == Action::Solve);
                    below += 1;
                }
                (first, reason) => panic!("{first:?}: {reason:?}"),
            }
        }
    }
    assert!(3 < unknown && 3 < below, "{unknown}, {below}");
    let everything = decided("expert-standard(threshold=0.9)", &maps[0].observed(&rules, 0, &[]));
    assert_eq!(everything.0, Action::Solve, "no estimate reaches 0.9");
}

#[test]
fn standard_ends_below_the_threshold_that_it_is_given() {
    let rules = course();
    for named in ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9"] {
        let exact: f64 = named.parse().expect("a number");
        let agent = format!("expert-standard(threshold={named})");
        // How often the threshold was told, or an estimate below the usual one was enough.
        let mut told = 0;
        for map in maps().iter().take(10) {
            let ship = |cell: &Cell| map.sea.content(*cell) != Content::Water;
            let ships: Vec<Cell> = rules.geometry().cells().filter(ship).collect();
            // Every ship cell that is found lowers the estimates of the others.
            for shots in 0..=ships.len() {
                match decided(&agent, &map.observed(&rules, 0, &ships[..shots])).1 {
                    Reason::BelowThreshold { threshold, estimate, .. } => {
                        assert_eq!(threshold, exact);
                        assert!(estimate < exact, "{estimate}");
                        told += 1;
                    }
                    Reason::HighestEstimate { of, .. } => {
                        assert!(exact <= of.value());
                        told += usize::from(of.value() < 0.4);
                    }
                    _ => {}
                }
            }
        }
        assert!(0 < told, "{named}");
    }
}
