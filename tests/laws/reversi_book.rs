//! The opening book of Reversi's engine: what naive search makes of it, and what the engine plays by it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use serde_json::Value;
use spyglass::{
    error_code::ErrorCode,
    json_value::JsonValue,
    reversi::{
        agents::{AgentText, Decision, Deliberation, Reason},
        engine::{Book, EVAL_UNITS_PER_DISC, Evaluation},
        rules::{Board, Position, Size, Square},
        training::{BookMaking, BookRecipe},
    },
    rng::{GameRng, Seed, Stream},
    session::reversi::{AnalysisConfig, Game},
    training::Training,
};

const SMALL: BookRecipe = BookRecipe { plies: 5, depth: 2, margin: 10 };
const PUBLISHED: &[u8] = include_bytes!("../../www/books/reversi.book");

fn making() -> BookMaking {
    BookMaking::new(SMALL, Evaluation::trained().into())
}

fn played(position: Position, square: Square) -> Position {
    let mut after = position;
    after.play(square).expect("a legal move");
    after
}

fn after_line(moves: &str) -> Position {
    let squares = moves.as_bytes().chunks(2).map(|square| str::from_utf8(square).expect("ASCII"));
    squares.fold(Position::start(Size::Eight), |position, square| {
        played(position, square.parse().expect("a square"))
    })
}

/// What best play of so many plies comes to for the side to move, in parts of a disc, by trying every line.
fn worth(position: Position, plies: u32, evaluation: &Evaluation) -> i32 {
    let field = Size::Eight.field().bits();
    if plies == 0 {
        return evaluation.value(position.board(), field);
    }
    let moves = position.legal();
    assert!(!moves.is_empty(), "no side passes so early");
    let after = |square| -worth(played(position, square), plies - 1, evaluation);
    moves.iter().map(after).max().expect("a move")
}

/// The value of every position that near-equal moves lead to, of all symmetric lines, in half discs.
fn naive_values(
    position: Position,
    plies: u32,
    evaluation: &Evaluation,
    values: &mut BTreeMap<Board, i32>,
) -> i32 {
    let unit = EVAL_UNITS_PER_DISC / 2;
    let worths: Vec<(Square, i32)> = position
        .legal()
        .iter()
        .map(|square| {
            (square, -worth(played(position, square), SMALL.depth as u32 - 1, evaluation))
        })
        .collect();
    let most = worths.iter().map(|&(_, worth)| worth).max().expect("a move");
    let mut best = i32::MIN;
    for (square, worth) in worths {
        if worth < most - i32::from(SMALL.margin) * unit {
            continue;
        }
        let after = played(position, square);
        let value = if plies == 1 {
            let leaf = -(worth + unit / 2).div_euclid(unit);
            values.insert(after.board(), leaf);
            leaf
        } else {
            naive_values(after, plies - 1, evaluation, values)
        };
        best = best.max(-value);
    }
    values.insert(position.board(), best);
    best
}

#[test]
fn a_small_book_is_what_naive_search_makes_of_it() {
    let evaluation = Evaluation::trained();
    let mut making = making();
    let mut rounds = 0;
    while !making.is_done() {
        let parts: Vec<_> =
            (0..making.parts()).map(|part| making.part(part).expect("nothing can fail")).collect();
        making.learn(&parts);
        rounds += 1;
    }
    assert_eq!(rounds, SMALL.plies);
    let book = Book::read(&making.weights()).expect("a book");
    let mut values = BTreeMap::new();
    let start = Position::start(Size::Eight);
    naive_values(start, SMALL.plies, &evaluation, &mut values);
    let mut reached = BTreeSet::new();
    let mut due = vec![start];
    while let Some(position) = due.pop() {
        reached.insert(position.board().canonical());
        let value = values[&position.board()];
        let is_leaf = 4 + SMALL.plies == 64 - position.empties().len();
        let good: Vec<(Square, i32)> = position
            .legal()
            .iter()
            .filter_map(|square| {
                let after = values.get(&played(position, square).board()).filter(|_| !is_leaf)?;
                (value - i32::from(SMALL.margin) <= -after).then_some((square, -after))
            })
            .collect();
        let moves = book.moves(position);
        let told: Vec<_> = moves.iter().map(|each| (each.square, each.half_discs)).collect();
        assert_eq!(told, good, "{position:?}");
        for each in moves {
            let less = value - each.half_discs;
            assert_eq!(each.weight as i32, i32::from(SMALL.margin) - less + 1);
            due.push(played(position, each.square));
        }
    }
    assert_eq!(book.len(), reached.len());
    assert!(30 < reached.len(), "{}", reached.len());
}

#[test]
fn a_making_that_is_cut_off_goes_on_to_the_same_bytes() {
    let whole = |cut: bool| {
        let mut making = making();
        while !making.is_done() {
            let parts: Vec<_> = (0..making.parts())
                .map(|part| making.part(part).expect("nothing can fail"))
                .collect();
            assert!(parts.iter().enumerate().all(|(number, part)| making.fits(number, part)));
            making.learn(&parts);
            assert!(parts.iter().all(|part| part.is_empty() || !making.fits(0, part)));
            if cut {
                let state = serde_json::to_string(&making.state()).expect("plain data");
                making = self::making();
                assert!(making.resume(serde_json::from_str(&state).expect("the same")));
            }
        }
        making.weights()
    };
    assert_eq!(whole(false), whole(true));
    let mut other = making();
    let mut state = other.state();
    state.push(Vec::new());
    assert!(!other.resume(state), "the first ply has one position");
}

/// Every entry is reached by moves of the book, from the start and in all symmetric lines alike: so no two positions share a key.
#[test]
fn the_published_book_is_reached_whole_and_is_symmetric() {
    let book = Book::read(PUBLISHED).expect("a book");
    let mut reached = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut moves = BTreeMap::new();
    let mut due = vec![Position::start(Size::Eight)];
    while let Some(position) = due.pop() {
        if !seen.insert(position.board()) {
            continue;
        }
        let canonical = position.board().canonical();
        reached.insert(canonical);
        let known = book.moves(position);
        assert!(known.is_sorted_by_key(|each| each.square));
        let opponent_passes = |square| played(position, square).legal().is_empty();
        assert!(known.is_empty() || !position.legal().iter().any(opponent_passes), "not asked");
        let best = known.iter().map(|each| each.weight).max();
        assert!(best.is_none_or(|best| best == 5), "{position:?}: the best move has all to spare");
        let mut weighed: Vec<_> = known
            .iter()
            .map(|each| {
                let after = played(position, each.square);
                due.push(after);
                (after.board().canonical(), each.half_discs, each.weight)
            })
            .collect();
        weighed.sort_unstable();
        let first = moves.entry(canonical).or_insert_with(|| weighed.clone());
        assert_eq!(*first, weighed, "{position:?}");
    }
    assert_eq!(book.len(), reached.len());
    assert!(1000 < book.len(), "{}", book.len());
    assert_eq!(u32::from(book.depth()) + 1, u32::from(BookRecipe::PUBLISHED.depth));
}

fn decided(agent: &str, position: Position, seed: u64) -> Decision {
    let trained: Arc<Evaluation> = Evaluation::trained().into();
    let agent: AgentText = agent.parse().expect("an agent");
    let player = agent.player(Some(&trained)).expect("an agent that can play");
    let rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number: 0 });
    Deliberation::new(&player, position, None, rng).expect("the game goes on").run()
}

/// Every position of the published book, in every symmetric line, with the squares of a line to it.
fn positions_of(book: &Book) -> Vec<(Position, String)> {
    let mut seen = BTreeSet::new();
    let mut due = vec![(Position::start(Size::Eight), String::new())];
    let mut positions = Vec::new();
    while let Some((position, line)) = due.pop() {
        if !seen.insert(position.board()) {
            continue;
        }
        for each in book.moves(position) {
            due.push((played(position, each.square), format!("{line}.M{}", each.square)));
        }
        positions.push((position, line));
    }
    positions
}

/// The least difference of values, in discs.
const PART: f64 = 1.0 / EVAL_UNITS_PER_DISC as f64;

/// Where an opponent plays by the book, whoever advises a person knows what it knows.
#[test]
fn values_put_the_moves_of_the_book_first() {
    let trained: Arc<Evaluation> = Evaluation::trained().into();
    let book = Book::read(PUBLISHED).expect("a book");
    let all = positions_of(&book);
    // What a move is worth, by the position after it: the same whichever move of the book leads there.
    let mut values_of = BTreeMap::new();
    for (position, _) in &all {
        for each in book.moves(*position) {
            values_of.insert(played(*position, each.square).board().canonical(), -each.half_discs);
        }
    }
    let (mut corrected, mut transposed) = (0, 0);
    for (position, line) in all.iter().step_by(5) {
        let actions = if line.is_empty() { "-" } else { &line[1..] };
        let record = format!("spyglass1 reversi s.1 duel:you,you {actions}");
        let game = Game::open(&record, Some(&trained)).expect("a record");
        let values = |agent: &str| {
            let json = JsonValue::read(&format!(r#"{{"agent": "{agent}"}}"#)).expect("JSON");
            let config = AnalysisConfig::from_json(&json).expect("an analysis");
            let mut work = game.analyse(&config, Some(&trained)).expect("an engine");
            while !work.advance(1000) {}
            serde_json::to_value(work.result()).expect("plain data")
        };
        let (alone, booked) = (values("engine-1"), values("engine-1(book=best)"));
        assert_eq!(values("engine-1(book=own)"), booked, "how it plays is all that differs");
        let known = book.moves(*position);
        if known.is_empty() {
            assert_eq!(alone, booked, "{line}");
            continue;
        }
        let decision = decided("engine-1(book=best)", *position, 1);
        assert_eq!(decision, decided("engine-1(book=best)", *position, 2));
        assert_eq!(booked["best"], decision.step.to_string(), "{line}");
        let most = known.iter().map(|each| each.half_discs).max().expect("a move");
        let outside = f64::from(most - i32::from(BookRecipe::PUBLISHED.margin)) / 2.0 - PART;
        let both = [&booked, &alone].map(|values| values["moves"].as_array().expect("a list"));
        for (own, before) in both[0].iter().zip(both[1]) {
            let discs = |valued: &Value| valued["value"]["discs"].as_f64().expect("an estimate");
            let square: Square =
                own["square"].as_str().and_then(|text| text.parse().ok()).expect("a square");
            let after = played(*position, square).board().canonical();
            if let Some(value) = values_of.get(&after) {
                assert_eq!(2.0 * discs(own), -f64::from(*value), "{line} {own}");
                assert_eq!(own["value"]["depth"], book.depth());
                transposed += u64::from(known.iter().all(|each| each.square != square));
            } else {
                assert_eq!(discs(own), discs(before).min(outside), "{line} {own}");
                assert_eq!(own["value"]["depth"], before["value"]["depth"]);
                corrected += u64::from(own != before);
            }
            if own["square"] == booked["best"] {
                assert_eq!(2.0 * discs(own), f64::from(most));
                assert_eq!(own["value"], booked["value"]);
            }
        }
    }
    assert!(100 < corrected, "{corrected} moves were valued too high by search alone");
    assert!(0 < transposed, "moves to positions that other lines lead to");
}

/// Chi-squared of moves drawn by many seeds: a uniform draw, or one of the best move alone, is far off.
#[test]
fn a_move_is_drawn_by_how_good_it_is() {
    let book = Book::read(PUBLISHED).expect("a book");
    let position = after_line("f5d6");
    let moves = book.moves(position);
    let all: u32 = moves.iter().map(|each| each.weight).sum();
    assert!(moves.iter().any(|each| each.weight != moves[0].weight), "{moves:?}");
    let draws = 3000;
    let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..draws {
        let decision = decided("engine-1(book=own)", position, seed);
        let Reason::Book { depth, moves: count, .. } = decision.reason else {
            panic!("{:?}", decision.reason)
        };
        assert_eq!((depth, count as usize), (book.depth(), moves.len()));
        *drawn.entry(decision.step.to_string()).or_default() += 1;
    }
    let expected = |weight: u32| f64::from(draws as u32 * weight) / f64::from(all);
    let chi: f64 = moves
        .iter()
        .map(|each| {
            let seen = f64::from(drawn.get(&each.square.to_string()).copied().unwrap_or(0));
            let expected = expected(each.weight);
            (seen - expected) * (seen - expected) / expected
        })
        .sum();
    let uniform: f64 = moves
        .iter()
        .map(|each| {
            let even = f64::from(draws as u32) / moves.len() as f64;
            let off = expected(each.weight) - even;
            off * off / even
        })
        .sum();
    // Chi-squared of three degrees of freedom and fewer lies below 16.3 in 999 of 1000 draws.
    assert!(moves.len() <= 4 && chi < 16.3, "{chi} {drawn:?}");
    assert!(50.0 < uniform, "{uniform}");
}

#[test]
fn without_a_book_or_outside_it_the_engine_searches() {
    let inside = after_line("f5d6");
    for (agent, position, by_book) in [
        ("engine-2(book=own)", inside, true),
        ("strongest(nodes=2000;book=own)", inside, true),
        ("engine-2(book=best)", inside, true),
        ("engine-2", inside, false),
        ("engine-2(evaluation=plain;book=own)", inside, false),
        // The parallel opening gives too much away.
        ("engine-2(book=own)", after_line("f5f4"), false),
        ("engine-2(book=own)", Position::start(Size::Six), false),
    ] {
        let reason = decided(agent, position, 3).reason;
        assert_eq!(reason.code() == "engine-book", by_book, "{agent} {position:?} {reason:?}");
    }
    for position in [after_line("f5f4"), Position::start(Size::Six)] {
        let decision = |agent| decided(agent, position, 3);
        assert_eq!(decision("engine-2(book=own)"), decision("engine-2"));
        // What the dice draw is not shifted by a book that has nothing.
        assert_eq!(decision("engine-2(dice=9;book=own)"), decision("engine-2(dice=9)"));
    }
}

#[test]
fn what_is_no_book_is_refused() {
    assert!(Book::default().is_empty());
    let refused = |bytes: &[u8]| match Book::read(bytes) {
        Ok(_) => panic!("{} bytes were read", bytes.len()),
        Err(error) => assert_eq!(error.code(), "bad-book"),
    };
    for len in (0..PUBLISHED.len()).filter(|len| *len < 10 || len % 6 != 4) {
        refused(&PUBLISHED[..len]);
    }
    let mut negative = PUBLISHED.to_vec();
    negative[9] = 0xff;
    refused(&negative);
    let mut swapped = PUBLISHED.to_vec();
    swapped[10..22].rotate_left(6);
    refused(&swapped);
    let twice = [&PUBLISHED[..16], &PUBLISHED[10..16]].concat();
    refused(&twice);
    let mut other = PUBLISHED.to_vec();
    other[7] = b'2';
    refused(&other);
}
