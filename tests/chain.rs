//! Chains of reasons: each step is true, rests on steps before it, and together they solve the puzzle.

use spyglass::{
    battleship::{
        inference::{
            deduction::{Board, Chain, Facts, Group, Rule, proof, refutation},
            exact::covered,
        },
        puzzle::{Puzzle, Solve},
        rules::Content,
    },
    grid::CellSet,
};

fn puzzles() -> Vec<Puzzle> {
    let text = include_str!("data/puzzles-303.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

/// The only solution.
fn solution(puzzle: &Puzzle) -> CellSet {
    let mut solve = Solve::new(puzzle);
    assert!(solve.advance(u64::MAX));
    let [fleet] = solve.fleets() else { panic!("{} has one solution", puzzle.id()) };
    covered(fleet)
}

#[test]
fn published_puzzles_have_a_chain_of_true_steps() {
    let (mut by_depth, mut total) = ([0; 4], 0);
    // SPYGLASS_PUZZLES=1 takes all, by default every twentieth.
    let every = std::env::var("SPYGLASS_PUZZLES").ok().and_then(|text| text.parse().ok());
    for puzzle in puzzles().into_iter().step_by(every.unwrap_or(20)) {
        let ships = solution(&puzzle);
        let chain = Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
        let board = chain.board().clone();
        let mut facts = board.facts();
        let mut deepest = 0;
        for step in chain {
            let context = format!("{}: {step:?}", puzzle.id());
            assert!(!step.water.meets(ships) && step.ship.is_within(ships), "{context}");
            let premises = step.because.settled(board.geometry());
            assert!(premises.is_within(facts.settled()), "{context}");
            for named in &step.contents {
                let ship = ships & CellSet::of(named.cell).spread();
                assert_eq!(named.content, Content::of(ship, named.cell), "{context}");
            }
            let depth = match step.rule.group() {
                Group::Cells | Group::Ships | Group::Combinations => 0,
                Group::Refutation => step.refuted.expect("what was assumed").depth,
                Group::Counting => 3,
            };
            deepest = deepest.max(depth);
            assert!(!step.settles().meets(facts.settled()), "{context}");
            facts.water |= step.water;
            facts.ship |= step.ship;
            total += 1;
        }
        assert_eq!(facts.ship, ships, "{} is solved", puzzle.id());
        assert!(board.open(&facts).is_empty(), "{} is solved", puzzle.id());
        by_depth[usize::from(deepest)] += 1;
    }
    let all: u32 = by_depth.iter().sum();
    assert!(
        9 * all <= 10 * (by_depth[0] + by_depth[1]),
        "nine in ten without depth 2: {by_depth:?}"
    );
    println!("by rules, depth 1, depth 2, counting: {by_depth:?}; {total} steps");
}

#[test]
fn stretches_of_work_change_no_step() {
    for puzzle in puzzles().iter().step_by(100) {
        let chain = || Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
        let expected: Vec<_> = chain().collect();
        for work in [1, 20_000, u64::MAX] {
            let mut chain = chain();
            let mut seen = 0;
            while !chain.advance(work) {
                assert!(seen <= chain.steps().len());
                seen = chain.steps().len();
            }
            assert_eq!(chain.steps(), expected, "{} by {work}", puzzle.id());
            assert_eq!(chain.next().as_ref(), expected.first());
            assert!(chain.advance(1), "it stays at its end");
        }
    }
}

#[test]
fn a_refutation_can_be_looked_into() {
    let mut seen = 0;
    for puzzle in puzzles().iter().step_by(60) {
        let chain = Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
        let board = chain.board().clone();
        let mut facts = board.facts();
        for step in chain {
            if let Some(refuted) = step.refuted {
                let within = refutation(&board, &facts, &refuted);
                let (steps, contradiction) = within.expect("it was refuted");
                assert!(contradiction.rule.group() <= Group::Combinations);
                assert!(steps.len() < refuted.steps as usize, "{refuted:?}");
                let by_rules = |rule: Rule| rule.group() <= Group::Combinations;
                assert!(refuted.depth == 2 || steps.iter().all(|step| by_rules(step.rule)));
                assert_needed(&board, &facts, &step.because.settled(board.geometry()));
                seen += 1;
            }
            facts.water |= step.water;
            facts.ship |= step.ship;
        }
    }
    assert!(3 < seen, "{seen}");
}

fn assert_needed(board: &Board, facts: &Facts, premises: &CellSet) {
    assert!(premises.is_within(facts.settled() & board.geometry().board()));
}

#[test]
fn a_proof_is_the_steps_a_cell_needs() {
    let puzzle = &puzzles()[0];
    let chain = Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
    let board = chain.board().clone();
    let steps: Vec<_> = chain.collect();
    let told = board.facts().settled();
    for cell in board.geometry().cells().filter(|&cell| !told.contains(cell)) {
        let places = proof(&board, &steps, cell);
        let mut settled = told;
        for &place in &places {
            assert!(steps[place].because.settled(board.geometry()).is_within(settled), "{cell}");
            settled |= steps[place].settles();
        }
        assert!(settled.contains(cell), "{cell}");
        assert!(places.len() <= steps.len());
    }
}
