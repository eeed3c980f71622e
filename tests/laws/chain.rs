//! Chains of reasons: each step is true, rests on steps before it, and together they solve the puzzle.

use spyglass::{
    battleship::{
        generator::Level,
        inference::{
            deduction::{
                Board, Chain, Contradiction, Group, Permitted, Refuted, Rule, SolveOutcome,
                UnknownRule, proof, reach, refutation,
            },
            exact::covered,
        },
        knowledge::Knowledge,
        puzzle::{Puzzle, SolutionSearch},
        rules::{Content, Deployer, Deployment, Ruleset},
    },
    grid::{CellSet, Geometry},
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{premises::only_premises, size::size};

fn puzzles() -> Vec<Puzzle> {
    let text = include_str!("../data/puzzles-303.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

/// The only solution.
fn solution(puzzle: &Puzzle) -> CellSet {
    let mut solve = SolutionSearch::new(puzzle);
    assert!(solve.advance(u64::MAX));
    let [fleet] = solve.fleets() else { panic!("{} has one solution", puzzle.id()) };
    covered(fleet)
}

#[test]
fn published_puzzles_have_a_chain_of_true_steps() {
    let (mut by_depth, mut total) = ([0; 4], 0);
    // SPYGLASS_PUZZLES=1 takes all, by default every twentieth.
    let every = size("SPYGLASS_PUZZLES", 20, 20);
    for puzzle in puzzles().into_iter().step_by(every) {
        let ships = solution(&puzzle);
        let chain = Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
        let board = chain.board().clone();
        let mut facts = board.facts();
        let mut deepest = 0;
        for step in chain {
            let context = format!("{}: {step:?}", puzzle.id());
            assert!(!step.water.intersects(ships) && step.ship.is_subset(ships), "{context}");
            let premises = step.because.settled(board.geometry());
            assert!(premises.is_subset(facts.settled()), "{context}");
            for named in &step.contents {
                let ship = ships & CellSet::of(named.cell).dilate();
                assert_eq!(named.content, Content::of(ship, named.cell), "{context}");
            }
            let depth = match step.rule.group() {
                Group::Cells | Group::Ships | Group::Combinations => 0,
                Group::Refutation => step.refuted.as_ref().expect("what was assumed").depth,
                Group::Counting => 3,
            };
            deepest = deepest.max(depth);
            assert!(!step.settles().intersects(facts.settled()), "{context}");
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
fn steps_are_independent_of_slicing() {
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

/// How many deductions a refutation shows, with its contradiction and those of refutations within.
fn deductions(refuted: &Refuted) -> u32 {
    let inner = refuted.within.iter().map(|step| 1 + step.refuted.as_deref().map_or(0, deductions));
    1 + inner.sum::<u32>()
}

/// Whoever steps through a refutation finds settled what each deduction in it rests on, and the contradiction.
fn assert_rests(refuted: &Refuted, geometry: Geometry, settled: CellSet) {
    let mut settled = settled | CellSet::of(refuted.cell);
    for step in &refuted.within {
        assert!(step.because.settled(geometry).is_subset(settled), "{step:?} in {refuted:?}");
        if let Some(inner) = &step.refuted {
            assert_rests(inner, geometry, settled);
        }
        settled |= step.settles();
    }
    let Contradiction { because, against, short, .. } = &refuted.contradiction;
    assert!(because.settled(geometry).is_subset(settled), "{refuted:?}");
    assert!(against.is_none_or(|cells| cells.is_subset(because.cells)), "{refuted:?}");
    // Fewer ways than ships: each way is as long as its ship, and touches nothing settled as the other.
    assert_eq!(
        short.is_some(),
        refuted.contradiction.rule == Rule::LastCombinations && against.is_none()
    );
    if let Some(short) = short {
        assert!(short.ways.len() < short.left as usize, "{refuted:?}");
        assert!(short.ways.iter().all(|way| way.len() == short.length), "{refuted:?}");
        assert_eq!(because.length, Some(short.length));
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
            if let Some(refuted) = &step.refuted {
                let Refuted { within, contradiction, .. } = &**refuted;
                assert!(contradiction.rule.group() <= Group::Combinations);
                let by_rules = |rule: Rule| rule.group() <= Group::Combinations;
                assert!(refuted.depth == 2 || within.iter().all(|step| by_rules(step.rule)));
                assert_eq!(deductions(refuted), refuted.steps);
                assert_rests(refuted, board.geometry(), facts.settled());
                let anew = refutation(&board, &facts, refuted, Permitted::ALL);
                assert_eq!(anew, Some((within.clone(), contradiction.clone())));
                let only = only_premises(puzzle.knowledge(), |_| true, &step.because, &facts);
                let (board, facts) = only.unwrap_or_else(|| panic!("premises are known: {step:?}"));
                let again = refutation(&board, &facts, refuted, Permitted::ALL);
                assert!(again.is_some(), "{step:?} does not follow from its premises");
                seen += 1;
            }
            facts.water |= step.water;
            facts.ship |= step.ship;
        }
    }
    assert!(3 < seen, "{seen}");
}

/// On a great board with few observations there are hundreds of assumptions, none of which leads anywhere for long.
#[test]
fn no_assumption_more_is_tried_once_the_work_is_done() {
    let text = r#"{"rows": 16, "cols": 16, "contact": "apart", "announce": "content", "clues": true,
        "fleet": [{"name": "six", "length": 6}, {"name": "five", "length": 5}, {"name": "four", "count": 2, "length": 4},
            {"name": "three", "count": 3, "length": 3}, {"name": "two", "count": 3, "length": 2}, {"name": "one", "count": 4, "length": 1}],
        "budgets": {"shots": 9, "guesses": 9, "actions": 99}}"#;
    let rules = Ruleset::read(text).unwrap_or_else(|error| panic!("{error}"));
    let mut rng = GameRng::new(Seed(1), Stream::Seal);
    let sea = Deployment::new(&rules, Deployer::Uniform).deploy(&mut rng).expect("a fleet fits");
    let knowledge = Knowledge::new(rules.clone(), Some(sea.clues(&rules)), Vec::new());
    let board = Board::new(&knowledge).expect("contents are announced");
    // A survey of so many cells; a trial begun before it is seen takes some more.
    let survey = 800 * 256_u64.pow(3) / 100_u64.pow(3);
    for most in [0, 1_000_000, 2_000_000] {
        let SolveOutcome { is_whole, work } = reach(&board, Group::Refutation, None, most);
        assert!(!is_whole, "so little tells not everything on so great a board");
        let near = most.saturating_sub(survey)..most + 40 * survey;
        assert!(near.contains(&work), "{work} of {most}");
    }
    assert_eq!(Level::of(&Puzzle::new("great".to_owned(), knowledge)), None);
}

#[test]
fn a_proof_is_the_steps_a_cell_needs() {
    let puzzle = &puzzles()[0];
    let chain = Chain::new(puzzle.knowledge(), 60_000_000).expect("a puzzle tells contents");
    let board = chain.board().clone();
    let steps: Vec<_> = chain.collect();
    let observed = board.facts().settled();
    for cell in board.geometry().cells().filter(|&cell| !observed.contains(cell)) {
        let places = proof(&board, &steps, cell);
        let mut settled = observed;
        for &place in &places {
            assert!(steps[place].because.settled(board.geometry()).is_subset(settled), "{cell}");
            settled |= steps[place].settles();
        }
        assert!(settled.contains(cell), "{cell}");
        assert!(places.len() <= steps.len());
    }
}

/// What a teacher may permit, each with all that the one before it permits.
const PERMITTED: [&str; 5] = [
    "line-full",
    "line-full line-needs-all diagonal-water",
    "line-full line-needs-all diagonal-water end-cell sub-alone middle-axis run-must-grow",
    "line-full line-needs-all diagonal-water end-cell sub-alone middle-axis run-must-grow refutation",
    "",
];

#[test]
fn by_fewer_rules_less_follows_and_by_no_other() {
    let mut refuted = 0;
    for puzzle in puzzles().iter().step_by(60) {
        let ships = solution(puzzle);
        let mut before = CellSet::EMPTY;
        for names in PERMITTED {
            let permitted: Permitted = names.parse().expect("rules");
            let chain = Chain::by(puzzle.knowledge(), permitted, 60_000_000).expect("a puzzle");
            let board = chain.board().clone();
            let mut facts = board.facts();
            for step in chain {
                let context = format!("{} by {names:?}: {step:?}", puzzle.id());
                assert!(permitted.contains(step.rule), "{context}");
                assert!(!step.water.intersects(ships) && step.ship.is_subset(ships), "{context}");
                let premises = step.because.settled(board.geometry());
                assert!(premises.is_subset(facts.settled()), "{context}");
                if let Some(Refuted { within, contradiction, .. }) = step.refuted.as_deref() {
                    let mut rules = within.iter().map(|step| step.rule).chain([contradiction.rule]);
                    assert!(rules.all(|rule| permitted.contains(rule)), "{context}");
                    refuted += usize::from(!names.is_empty());
                }
                facts.water |= step.water;
                facts.ship |= step.ship;
            }
            assert!(before.is_subset(facts.settled()), "{} by {names:?}", puzzle.id());
            before = facts.settled();
        }
    }
    assert!(0 < refuted, "none was by rules permitted alone");
}

#[test]
fn what_is_no_rule_is_permitted_nowhere() {
    for name in ["magic", "Line-Full", "line-full,refutation"] {
        assert_eq!(name.parse::<Permitted>(), Err(UnknownRule(name.to_owned())));
    }
    for rule in Rule::ALL {
        let permitted: Permitted = rule.id().parse().expect("its name");
        assert_eq!(permitted, [rule].into_iter().collect());
        assert!(Rule::NAMED.into_iter().all(|other| permitted.contains(other) == (other == rule)));
    }
}

#[test]
fn all_rules_however_they_are_named_are_the_same_set() {
    let rules = Rule::ALL.into_iter();
    assert_eq!(rules.clone().collect::<Permitted>(), Permitted::ALL);
    assert_eq!(Rule::ALL.map(Rule::id).join(" ").parse(), Ok(Permitted::ALL));
    assert_eq!("".parse(), Ok(Permitted::ALL));
    assert_ne!(rules.skip(1).collect::<Permitted>(), Permitted::ALL);
}
