//! Puzzles made by seeds: each has one solution and is of its level; and games on them.

use std::{collections::BTreeSet, sync::Arc};

use spyglass::{
    battleship::{
        agents::AGENTS,
        generator::{GeneratedPuzzle, Generator, Level},
        inference::exact::covered,
        puzzle::{Puzzle, PuzzleSolver, SolutionSearch, Solutions},
        rules::{Action, ActionError, Ruleset, preset},
    },
    error_code::ErrorCode,
    grid::CellSet,
    rng::Seed,
    session::{Config, Game, GameError, PositionAnalysis, PuzzleJob, TutorSession},
};
use spyglass_test_support::size::size;

const SIZES: [&str; 3] = ["puzzle-6", "puzzle-8", "puzzle-10"];

fn rules(id: &str) -> Arc<Ruleset> {
    preset(id).expect("a preset")
}

fn made(id: &str, level: Level, seed: u64) -> GeneratedPuzzle {
    let mut generator = Generator::new(rules(id), level, Seed(seed)).expect("a puzzle's rules");
    while !generator.advance(10_000) {}
    generator.result().unwrap_or_else(|error| panic!("{id} {level} {seed}: {error}")).clone()
}

fn config(text: &str) -> Config {
    Config::read(text).expect("a configuration")
}

fn new_game(text: &str) -> Game {
    config(text).game(|| Seed(1)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn flag(game: &mut Game, cells: CellSet) {
    for cell in cells {
        game.act_as_you(Action::Flag(cell)).expect("flags are free");
    }
}

/// The ship cells that are not given, of a game on a puzzle.
fn hidden(made: &GeneratedPuzzle) -> CellSet {
    made.sea.cells() - made.known
}

/// The game that the door gives for a puzzle.
fn game_on(id: &str, level: Level, seed: u64) -> (Game, GeneratedPuzzle) {
    let json = format!(r#"{{"rules": "{id}", "level": "{level}", "seed": "{seed}"}}"#);
    let json = spyglass::json_value::JsonValue::read(&json).expect("JSON");
    let mut making = PuzzleJob::from_json(&json, || Seed(0)).expect("a puzzle's rules");
    assert_eq!(making.result().expect_err("not made yet").code(), "puzzle-not-found");
    while !making.advance(1_000) {}
    let new = making.result().expect("a puzzle");
    let made = made(id, level, seed);
    assert_eq!(new.line, made.puzzle.to_string());
    assert_eq!(new.level, level.id());
    (Game::open(&new.record).expect("a record"), made)
}

#[test]
fn puzzles_have_one_solution_and_their_level() {
    // SPYGLASS_PUZZLES_MADE=1000 makes as many of each level and size.
    let count = size::<usize>("SPYGLASS_PUZZLES_MADE", 20, 20);
    for id in SIZES {
        for level in Level::ALL {
            let (mut given, mut seen) = (0, BTreeSet::new());
            // Of the few puzzles on a small board that need nothing given, two seeds may draw the same one.
            let most = (count + count / 20) as u64;
            for seed in 0..most {
                if seen.len() == count {
                    break;
                }
                let made = made(id, level, seed);
                let line = made.puzzle.to_string();
                let puzzle: Puzzle = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                assert_eq!(puzzle.to_string(), line);
                let mut solve = SolutionSearch::new(&puzzle);
                assert!(solve.advance(u64::MAX), "{line}");
                assert_eq!(solve.solutions(), Some(Solutions::One), "{line}");
                assert_eq!(covered(&solve.fleets()[0]), made.sea.cells(), "{line}");
                assert_eq!(Level::of(&puzzle), Some(level), "{line}");
                assert!(!hidden(&made).is_empty(), "{line}");
                given += made.known.len();
                seen.insert(line.split_once(';').expect("an id").1.to_owned());
            }
            println!("{id} {level}: {} different puzzles, {given} given in all", seen.len());
            assert_eq!(seen.len(), count, "{id} {level}");
        }
    }
}

#[test]
fn nothing_given_is_more_than_needed() {
    for level in Level::ALL {
        let made = made("puzzle-8", level, 3);
        let line = made.puzzle.to_string();
        let (rest, hints) = line.rsplit_once(';').expect("five parts");
        let hints: Vec<&str> = hints.split(' ').collect();
        for left_out in 0..hints.len() {
            let fewer: Vec<&str> = (0..hints.len())
                .filter(|&place| place != left_out)
                .map(|place| hints[place])
                .collect();
            let puzzle: Puzzle = format!("{rest};{}", fewer.join(" ")).parse().expect("a puzzle");
            assert!(
                Level::of(&puzzle).is_none_or(|found| level < found),
                "{line} without {left_out}"
            );
        }
    }
}

#[test]
fn result_is_independent_of_slicing_and_depends_on_the_seed() {
    let mut generator = Generator::new(rules("puzzle-8"), Level::Expert, Seed(5)).expect("rules");
    while !generator.advance(1) {}
    let whole = made("puzzle-8", Level::Expert, 5).puzzle.to_string();
    assert_eq!(generator.result().expect("a puzzle").puzzle.to_string(), whole);
    assert!(0 < generator.fleets());
    // The generator is public API: links and puzzles of the day hang on it.
    assert_eq!(made("puzzle-6", Level::Easy, 1).puzzle.to_string(), FIRST);
}

const FIRST: &str = "puzzle-6-easy-1;3:1,2:2,1:3;4,0,1,2,1,2;4,1,2,1,1,1;l@3,3";

#[test]
fn a_puzzle_is_solved_by_the_right_flags_and_no_others() {
    for id in SIZES {
        for level in Level::ALL {
            let (mut game, made) = game_on(id, level, 11);
            let hidden = hidden(&made);
            let last = hidden.first().expect("a hidden ship cell");
            let water = rules(id).geometry().board() - made.sea.cells() - made.known;
            let wrong = water.first().expect("some water");
            flag(&mut game, CellSet::of(wrong) | (hidden - CellSet::of(last)));
            game.act_as_you(Action::Flag(last)).expect("a flag");
            assert!(!game.is_ended(), "a wrong flag is left");
            let refused = game.act_as_you(Action::Shoot(last)).unwrap_err();
            assert_eq!(refused, GameError::Action(ActionError::NoShotsLeft));
            game.act_as_you(Action::Unflag(wrong)).expect("a flag is taken back");
            assert!(game.is_ended());
            let text = game.view().text();
            assert!(text.contains(r#""code":"solved""#), "{text}");
            assert!(text.contains(r#""score":null"#) && text.contains(r#""left":null"#), "{text}");
            assert!(text.contains(r#""flagsWrong":[]"#) && !text.contains(r#""flagsRight":[]"#));
            game.undo().expect("the last action is taken back");
            let before = game.view().text();
            assert!(before.contains(r#""over":false"#) && before.contains(r#""toMove":1"#));
            game.redo().expect("and done again");
            assert_eq!(game.view().text(), text);
            let mut again = Game::open(&game.to_string()).expect("a record");
            assert_eq!(again.view().text(), text);
        }
    }
}

#[test]
fn water_marks_solve_nothing_and_giving_up_shows_the_fleet() {
    let (mut game, made) = game_on("puzzle-8", Level::Medium, 2);
    for cell in rules("puzzle-8").geometry().board() - made.sea.cells() - made.known {
        game.act_as_you(Action::Note(cell)).expect("a note");
    }
    assert!(!game.is_ended());
    let given = made.known.first().expect("a given");
    let refused = game.act_as_you(Action::Flag(given)).unwrap_err();
    assert_eq!(refused, GameError::Action(ActionError::KnownCell(given)));
    assert!(game.view().text().contains(r#""ships":null"#), "the fleet is hidden");
    game.act_as_you(Action::Solve).expect("giving up");
    let text = game.view().text();
    assert!(text.contains(r#""code":"resigned""#) && text.contains(r#""score":null"#), "{text}");
    assert!(!text.contains(r#""ships":null"#));
}

#[test]
fn what_a_check_calls_wrong_a_hint_speaks_against_first() {
    let says_so = |game: &Game, case: &str| {
        let wrong = game.check().expect("a puzzle");
        let hint =
            TutorSession::from(game).hint(0, 4).expect("deductions").expect("a mark is wrong");
        let against = (hint.water.expect("stage 4") | hint.ship.expect("stage 4")) & wrong;
        assert!(hint.mistake && !against.is_empty(), "{case}");
    };
    let (mut game, _) = game_on("puzzle-10", Level::Expert, 14_663);
    let cell = |name: &str| name.parse().expect("a cell");
    game.act_as_you(Action::Note(cell("D1"))).expect("a note");
    game.act_as_you(Action::Flag(cell("A1"))).expect("a flag");
    assert!(!game.check().expect("a puzzle").is_empty());
    says_so(&game, "D1 water, A1 ship");

    for (id, level, seeds) in [
        ("puzzle-6", Level::Expert, 0..4),
        ("puzzle-8", Level::Hard, 0..3),
        ("puzzle-10", Level::Expert, 0..3),
    ] {
        for seed in seeds {
            let (mut game, made) = game_on(id, level, seed);
            let board = game.id().rules.geometry().board();
            let water = board - made.sea.cells() - made.known;
            // One that is right does not hide one that is wrong.
            let right = hidden(&made).first().expect("a ship cell to be found");
            game.act_as_you(Action::Flag(right)).expect("a flag");
            for wrong in hidden(&made).iter().skip(1).step_by(3).chain(water.iter().step_by(9)) {
                let mark =
                    if water.contains(wrong) { Action::Flag(wrong) } else { Action::Note(wrong) };
                game.act_as_you(mark).expect("a mark");
                says_so(&game, &format!("{id} {level} {seed} {wrong}"));
                game.act_as_you(Action::Unflag(wrong)).expect("taken back");
            }
        }
    }
}

#[test]
fn flags_are_without_number() {
    let (mut game, made) = game_on("puzzle-6", Level::Easy, 1);
    let cell = hidden(&made).first().expect("a hidden ship cell");
    for _ in 0..200 {
        game.act_as_you(Action::Flag(cell)).expect("a flag");
        game.act_as_you(Action::Unflag(cell)).expect("taken back");
    }
    assert!(!game.is_ended(), "no solve is forced");
}

#[test]
fn a_new_game_is_the_easy_puzzle_of_its_seed() {
    for id in SIZES {
        let game = new_game(&format!(r#"{{"rules": "{id}", "seed": "7"}}"#));
        let (puzzle, _) = game_on(id, Level::Easy, 7);
        assert_eq!(game.to_string(), puzzle.to_string());
        assert!(game.to_string().ends_with(" solo:you -"), "{game}");
    }
    let fleet = made("puzzle-6", Level::Hard, 4).sea.setup(&rules("puzzle-6"));
    let fleet = serde_json::to_string(&fleet).expect("plain data");
    let placed = new_game(&format!(r#"{{"rules": "puzzle-6", "seed": "7", "fleets": [{fleet}]}}"#));
    assert_ne!(placed.to_string(), game_on("puzzle-6", Level::Easy, 7).0.to_string());
}

#[test]
fn puzzles_are_for_people_alone() {
    for agent in AGENTS {
        for id in SIZES {
            assert!(!agent.plays(&rules(id)), "{} {id}", agent.id);
            let text = format!(r#"{{"rules": "{id}", "players": "solo:{}"}}"#, agent.id);
            let refused = config(&text).game(|| Seed(1)).unwrap_err();
            assert_eq!(refused.code(), "agent-not-for-rules", "{text}");
        }
    }
    for players in ["race:you,you", "duel:you,you", "race:you"] {
        let text = format!(r#"{{"rules": "puzzle-8", "players": "{players}"}}"#);
        assert_eq!(Config::read(&text).unwrap_err().code(), "bad-players", "{text}");
    }
}

fn played(analysis: &PositionAnalysis) -> Game {
    analysis.play("solo:you".parse().expect("a player"), Seed(1)).expect("a fleet fits")
}

#[test]
fn a_newspaper_puzzle_can_be_played() {
    let text = include_str!("../data/puzzles-303.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')).step_by(60) {
        let mut analysis = PositionAnalysis::open(line).expect("a puzzle");
        while !analysis.advance(u64::MAX) {}
        let mut game = played(&analysis);
        assert!(game.id().rules.is_puzzle());
        let puzzle: Puzzle = line.parse().expect("a puzzle");
        let mut solving = PuzzleSolver::new(puzzle, PuzzleSolver::MAX_WORK);
        while !solving.advance(10_000) {}
        let solved = solving.result();
        assert_eq!(solved.solutions, "1");
        assert!(!solved.steps.is_empty());
        let ships = solved.steps.iter().fold(CellSet::EMPTY, |ships, step| ships | step.ship);
        let ships: CellSet = ships.iter().collect();
        let known = analysis.knowledge().known().iter().map(|&(cell, _)| cell).collect();
        flag(&mut game, ships - known);
        assert!(game.is_ended(), "{line}");
        assert!(game.view().text().contains(r#""code":"solved""#), "{line}");
        assert_eq!(Game::open(&game.to_string()).expect("a record").line(), game.line());
    }
}

#[test]
fn a_puzzle_that_gives_all_is_solved_at_once() {
    let line = "all;2:1,1:1;2,0,1;1,1,1;l@0,0 r@0,1 c@2,2";
    let game = played(&PositionAnalysis::open(line).expect("a puzzle"));
    assert!(game.is_ended() && game.to_move().is_none());
}

#[test]
fn what_cannot_be_made_is_refused() {
    let level = |text: &str| text.parse::<Level>().unwrap_err().code();
    assert_eq!(level("simple"), "unknown-level");
    assert_eq!(level(""), "unknown-level");
    for id in ["admiral", "sea-battle", "solitaire"] {
        let refused = Generator::new(rules(id), Level::Easy, Seed(1)).unwrap_err();
        assert_eq!(refused.code(), "not-a-puzzle", "{id}");
    }
    // One ship of one cell on one cell: nothing to reason about, however many fleets are looked at.
    let observed = r#""contact": "apart", "announce": "content", "clues": true, "players": 1"#;
    let tiny = format!(
        r#"{{"rows": 1, "cols": 1, {observed}, "budgets": {{"shots": 0, "guesses": 1, "actions": 9}},
            "fleet": [{{"name": "raft", "length": 1}}]}}"#
    );
    let tiny = Ruleset::read(&tiny).expect("rules");
    let mut generator = Generator::new(tiny, Level::Expert, Seed(1)).expect("a puzzle's rules");
    while !generator.advance(u64::MAX) {}
    assert_eq!(generator.result().unwrap_err().code(), "puzzle-not-found");
}
