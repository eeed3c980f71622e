//! Reversi's engine: what it says is exact is what trying every line finds, and how it is asked changes nothing.

use std::sync::Arc;

use spyglass::{
    error_code::ErrorCode,
    reversi::{
        engine::{
            Analysis, EVAL_UNITS_PER_DISC, Evaluation, Goal, Level, Limits, Search, TO_THE_END,
            Value, Weights,
        },
        rules::{Board, Position, Side, Size, Square, SquareSet},
        training::{Errors, Stage, Truth},
    },
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::{
    reversi::{drawn, drawn_game},
    size::size,
};

const EXACTLY: Limits = Limits { depth: 60, exact: 60, nodes: None };

fn rng(game: u32) -> GameRng {
    GameRng::new(Seed(6), Stream::Opening { game })
}

/// The final score of best play, by trying every line.
fn tried(position: Position) -> i32 {
    if position.is_over() {
        return position.score();
    }
    let after = |square: Square| {
        let mut after = position;
        after.play(square).expect("a legal move");
        -tried(after)
    };
    position.legal().iter().map(after).max().unwrap_or_else(|| {
        let mut passed = position;
        passed.pass().expect("the other side can move");
        -tried(passed)
    })
}

/// Positions with up to so many empty squares, of every size.
fn late_positions(most: u32, games: u32) -> impl Iterator<Item = Position> {
    (0..games).flat_map(move |game| {
        let line = drawn_game(Size::ALL[game as usize % 3], &mut rng(game));
        line.into_iter().filter(move |position| position.empties().len() <= most)
    })
}

fn analysed(position: Position, limits: Limits, goal: Goal) -> Analysis {
    let mut analysis = Analysis::new(position, Evaluation::Plain.into(), limits, goal);
    while !analysis.advance(1 << 20) {}
    analysis
}

/// The same as it is on the page.
fn played_out(position: Position, goal: Goal) -> Analysis {
    let mut analysis = Analysis::new(position, Evaluation::trained().into(), EXACTLY, goal);
    while !analysis.advance(1 << 20) {}
    analysis
}

fn exact(value: Option<Value>) -> i32 {
    match value {
        Some(Value::Exact(score)) => score,
        other => panic!("{other:?} is not exact"),
    }
}

#[test]
fn exact_scores_are_those_of_trying_every_line() {
    for position in late_positions(7, 120) {
        let score = tried(position);
        let analysis = analysed(position, EXACTLY, Goal::Best);
        if position.legal().is_empty() {
            assert_eq!((analysis.best(), analysis.value()), (None, None));
            continue;
        }
        assert_eq!(exact(analysis.value()), score, "{position:?}");
        let mut after = position;
        after.play(analysis.best().expect("a move")).expect("a legal one");
        assert_eq!(-tried(after), score, "the best move of {position:?}");
        for valued in analysed(position, EXACTLY, Goal::Every).moves() {
            let mut after = position;
            after.play(valued.square).expect("a legal move");
            assert_eq!(exact(valued.value), -tried(after), "{} of {position:?}", valued.square);
        }
    }
}

/// Discs thrown on a board of any size, more or fewer of them: more moves at once than a game ever offers.
fn thrown(rng: &mut GameRng) -> Position {
    let size = Size::ALL[rng.below(3) as usize];
    let taken = [!0, rng.bits(), rng.bits() | rng.bits()][rng.below(3) as usize];
    let black = rng.bits() & taken & size.field().bits();
    let white = taken & !black & size.field().bits();
    let sides = [Side::Black, Side::White];
    let [black, white] = [black, white].map(SquareSet::from_bits);
    Position::new(size, black, white, sides[rng.below(2) as usize]).expect("apart")
}

/// Every empty square is a move: 35, more than games are known to have.
const MANY_MOVES: &str = "---------OOOOXO---XX-XO--OXO-OX--XX---O--OXXXXO---O-OXO-X-------";

/// Any board is analysed: what is legal is valued, and some of it is best.
#[test]
fn any_board_is_analysed() {
    let mut rng = rng(0);
    let thrown = (0..2000).map(|_| thrown(&mut rng));
    let mut most = 0;
    for position in thrown.chain([position(MANY_MOVES, "X")]) {
        let legal = position.legal();
        most = most.max(legal.len());
        let limits = Level::MAX.within(Some(300));
        let best = analysed(position, limits, Goal::Best).best();
        assert_eq!(best.is_some(), !legal.is_empty(), "{position:?}");
        assert!(best.is_none_or(|best| legal.contains(best)), "{best:?} of {position:?}");
        let valued = analysed(position, limits, Goal::Every).moves();
        assert!(valued.iter().all(|valued| valued.value.is_some()), "{position:?}");
        assert!(valued.into_iter().map(|valued| valued.square).eq(legal), "{position:?}");
    }
    assert_eq!(most, 35);
    let mut solving =
        Analysis::new(position(MANY_MOVES, "X"), Evaluation::trained().into(), EXACTLY, Goal::Best);
    assert!(!solving.advance(200_000), "it takes far more to solve");
    assert!(solving.best().is_some());
}

/// Whatever the window, a value within it is right, and one beyond it is a bound.
#[test]
fn windows_bound_the_score() {
    let mut rng = rng(0);
    for position in late_positions(16, 60) {
        let field = position.size().field().bits();
        let mut search = Search::new(field, Evaluation::Plain.into(), 12);
        let mut ask = |alpha: i32, beta: i32| {
            search.begin(position.board(), TO_THE_END, alpha, beta);
            search.run(u64::MAX).expect("no budget ends it")
        };
        let windows: Vec<(i32, i32)> = (0..6)
            .map(|_| {
                let alpha = rng.below(130) as i32 - 66;
                (alpha, alpha + 1 + rng.below(20) as i32)
            })
            .collect();
        let found: Vec<i32> = windows.iter().map(|&(alpha, beta)| ask(alpha, beta)).collect();
        let score = ask(-64, 64);
        for (&(alpha, beta), found) in windows.iter().zip(found) {
            let right = if found <= alpha {
                score <= found
            } else if found >= beta {
                score >= found
            } else {
                score == found
            };
            assert!(right, "{found} in {alpha}..{beta}, {score} of {position:?}");
        }
    }
}

/// The position of a board's characters, row by row.
fn position(board: &str, side: &str) -> Position {
    let of = |disc: char| -> SquareSet {
        let squares = Size::Eight.field().iter().zip(board.chars());
        squares.filter(|&(_, held)| held == disc).map(|(square, _)| square).collect()
    };
    let side = if side == "X" { Side::Black } else { Side::White };
    Position::new(Size::Eight, of('X'), of('O'), side).expect("discs on squares of their own")
}

struct Problem {
    name: &'static str,
    position: Position,
    score: i32,
    best: Vec<Square>,
    moves: Vec<(Square, i32)>,
}

fn problems() -> Vec<Problem> {
    let lines = include_str!("../data/reversi-endgames.txt").lines();
    let read = |line: &'static str| {
        let parts: Vec<&str> = line.split(' ').collect();
        let square = |name: &str| name.parse().expect("a square");
        let scored = |text: &str| {
            let (name, score) = text.split_once(':').expect("a square and its score");
            (square(name), score.parse().expect("a number"))
        };
        let moves = parts[5].split(',').filter(|&text| text != "-");
        Problem {
            name: parts[0],
            position: position(parts[1], parts[2]),
            score: parts[3].parse().expect("a number"),
            best: parts[4].split(',').map(square).collect(),
            moves: moves.map(scored).collect(),
        }
    };
    lines.filter(|line| !line.starts_with('#')).map(read).collect()
}

/// With the settings of `npm run laws` all up to problem 49.
#[test]
fn published_endgames_are_solved() {
    let (last, emptiest) = (size("SPYGLASS_FFO", 42, 42), size("SPYGLASS_LADDER", 20, 20));
    let mut solved = 0;
    for Problem { name, position, score, best, .. } in problems() {
        let (kind, number) = name.split_once('-').expect("a kind and a number");
        let asked = match (kind, position.empties().len()) {
            ("ffo", empties) => {
                number.parse::<u32>().is_ok_and(|number| number <= last) && empties <= last - 21
            }
            (_, empties) => empties <= emptiest,
        };
        if !asked {
            continue;
        }
        let analysis = played_out(position, Goal::Best);
        assert_eq!(exact(analysis.value()), score, "{name}");
        let found = analysis.best().expect("a move");
        assert!(best.contains(&found) || !name.starts_with("ffo"), "{name}: {found}");
        solved += 1;
    }
    assert!(solved >= size("SPYGLASS_SOLVED", 48, 48), "{solved} were read");
    println!("{solved} endgames solved");
}

#[test]
fn every_move_of_published_endgames_is_valued() {
    let last = size("SPYGLASS_FFO_MOVES", 40, 40);
    let asked = |problem: &Problem| {
        !problem.moves.is_empty()
            && problem.name[4..].parse::<u32>().is_ok_and(|number| number <= last)
    };
    let mut valued = 0;
    for Problem { name, position, mut moves, .. } in problems().into_iter().filter(asked) {
        let found = played_out(position, Goal::Every).moves();
        let found: Vec<(Square, i32)> =
            found.into_iter().map(|found| (found.square, exact(found.value))).collect();
        moves.sort();
        assert_eq!(found, moves, "{name}");
        valued += 1;
    }
    assert_eq!(valued, last - 39);
}

#[test]
fn the_smallest_board_is_whites_by_ten() {
    let start = Position::start(Size::Four);
    assert_eq!(exact(analysed(start, EXACTLY, Goal::Best).value()), -10);
    assert_eq!(tried(start), -10);
    let mut position = start;
    while !position.is_over() {
        match analysed(position, EXACTLY, Goal::Best).best() {
            Some(best) => drop(position.play(best).expect("a legal move")),
            None => position.pass().expect("the other side can move"),
        }
    }
    let discs = [Side::Black, Side::White].map(|side| position.discs(side).len());
    assert_eq!(discs, [3, 11]);
}

#[test]
fn result_is_independent_of_slicing() {
    let evaluations = [Evaluation::Plain, Evaluation::trained()].map(Arc::new);
    for game in 0..12 {
        let line = drawn_game(Size::ALL[game as usize % 2], &mut rng(game));
        let position = line[line.len() / 2 + game as usize % 5];
        let evaluation = &evaluations[game as usize / 2 % 2];
        let begun = |limits, goal| Analysis::new(position, evaluation.clone(), limits, goal);
        for (goal, depth) in [(Goal::Best, 8), (Goal::Every, 6)] {
            let limits = Limits { depth, exact: 12, nodes: None };
            let mut whole = begun(limits, goal);
            while !whole.advance(1 << 20) {}
            let mut sliced = begun(limits, goal);
            let mut rng = rng(game);
            while !sliced.advance(1 + u64::from(rng.below(3000))) {}
            assert_eq!(sliced.moves(), whole.moves());
            assert_eq!((sliced.best(), sliced.nodes()), (whole.best(), whole.nodes()));
        }
    }
}

/// What shallow searches leave out takes most of the nodes, and hardly changes values; of two plies all is searched, and so is all where the
/// evaluation is not the one whose errors were measured.
#[test]
fn what_is_left_out_hardly_changes_values() {
    let field = Size::Eight.field().bits();
    let most = 64 * EVAL_UNITS_PER_DISC;
    let boards: Vec<Board> = truths()
        .iter()
        .filter(|truth| truth.is_of(Stage::ALL[1]))
        .take(25)
        .map(|truth| truth.position().board())
        .collect();
    let searched = |evaluation: &Arc<Evaluation>, depth: u8| {
        let (mut nodes, mut off) = ([0, 0], 0);
        for &board in &boards {
            let search = || Search::new(field, evaluation.clone(), 14);
            let found = [search(), search().selective()].map(|mut search| {
                let mut value = 0;
                for depth in 1..=depth {
                    search.begin(board, depth, -most, most);
                    value = search.run(u64::MAX).expect("no budget ends it");
                }
                (value, search.nodes())
            });
            off += (found[0].0 - found[1].0).abs();
            for (sum, (_, nodes)) in nodes.iter_mut().zip(found) {
                *sum += nodes;
            }
        }
        (nodes, f64::from(off) / f64::from(EVAL_UNITS_PER_DISC) / boards.len() as f64)
    };
    let [trained, plain] = [Evaluation::trained(), Evaluation::Plain].map(Arc::new);
    for (evaluation, depth) in [(&trained, 2), (&plain, 5)] {
        let (nodes, off) = searched(evaluation, depth);
        assert_eq!((nodes[0], off), (nodes[1], 0.0), "{depth} plies");
    }
    let (nodes, off) = searched(&trained, 8);
    assert!(2 * nodes[1] < nodes[0], "{nodes:?}");
    assert!(off < 1.0, "{off}");
}

/// A bound of nodes is kept but for the stretch that one call plays out in one go, and there is always a move.
#[test]
fn a_bound_of_nodes_is_kept() {
    const STRETCH: u64 = 5_000;
    for game in 0..20 {
        let line = drawn_game(Size::Eight, &mut rng(game));
        let position = line[5 + 2 * game as usize];
        for bound in [1, 1000, 20_000] {
            let limits = Level::MAX.within(Some(bound));
            let analysis = analysed(position, limits, Goal::Best);
            assert!(analysis.nodes() < bound + STRETCH, "{} of {bound}", analysis.nodes());
            assert!(position.legal().contains(analysis.best().expect("a move")));
        }
    }
}

/// A turned or mirrored board is worth the same, and so is one whose colours are exchanged, for the mover.
#[test]
fn values_do_not_depend_on_how_the_board_lies() {
    let mirrored = |board: Board| Board {
        mover: board.mover.swap_bytes(),
        waiting: board.waiting.swap_bytes(),
    };
    let turned = |board: Board| {
        let turn = |squares: u64| {
            (0..64)
                .filter(|index| squares >> index & 1 == 1)
                .fold(0, |made, index| made | 1_u64 << (8 * (index % 8) + 7 - index / 8))
        };
        Board { mover: turn(board.mover), waiting: turn(board.waiting) }
    };
    let evaluations = [Evaluation::Plain, Evaluation::Trained(mixed_weights())];
    for game in 0..20 {
        let mut position = Position::start(Size::Eight);
        let mut rng = rng(game);
        while !position.is_over() {
            position = drawn(position, &mut rng);
            for evaluation in &evaluations {
                let field = Size::Eight.field().bits();
                let value = |board: Board| evaluation.value(board, field);
                let mut board = position.board();
                let first = value(board);
                for _ in 0..4 {
                    board = turned(board);
                    assert_eq!(value(board), first);
                    assert_eq!(value(mirrored(board)), first);
                }
            }
        }
    }
}

/// Weights that differ from place to place.
fn mixed_weights() -> Weights {
    let weight = |place: usize| (place * 7919 % 251) as i32 - 125;
    let file = Weights::file((0..Weights::LEN).map(|place| weight(place) as i8).collect());
    Weights::read(&file).expect("a file of weights")
}

/// A file is read whole, unchanged and of this form, or refused: the form before had a byte for each of 176,130 weights.
#[test]
fn other_bytes_are_no_weights() {
    let refused = |bytes: &[u8]| {
        let error = Weights::read(bytes).expect_err("no weights");
        assert_eq!((error.code(), error.len), ("bad-weights", bytes.len()));
    };
    let weights: Vec<i8> = (0..Weights::LEN).map(|place| (place % 100 / 99) as i8).collect();
    let file = Weights::file(weights);
    assert!(file.starts_with(b"spyeval2") && Weights::read(&file).is_ok());
    for len in [0, 1, 8, 15, 16, 20, file.len() - 1] {
        refused(&file[..len]);
    }
    refused(&[&file[..], b"0"].concat());
    refused(&vec![0; 176_130]);
    for place in [0, 7, 8, 15, 16, file.len() / 2, file.len() - 1] {
        let mut changed = file.clone();
        changed[place] ^= 1;
        refused(&changed);
    }
}

/// Positions that no training has seen, with values that are exact or searched far deeper.
fn truths() -> Vec<Truth> {
    let lines = include_str!("../data/reversi-truth.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.map(|line| Truth::read(line).expect("a position with its value")).collect()
}

/// The page tells with each estimate how far such are off, in whole discs, and the evaluation is neither too timid nor too bold. Where the truth
/// is a search, that is taken to be off by as much as 8 plies are near the end, and errors add up as independent ones do.
#[test]
fn values_are_off_the_truth_by_as_much_as_is_said() {
    let evaluation = Evaluation::trained().into();
    let truths = truths();
    let mut of_search = 0.0;
    for (stage, most) in Stage::ALL.into_iter().zip([9.0, 6.5, 6.5]) {
        let own: Vec<Truth> = truths.iter().filter(|truth| truth.is_of(stage)).copied().collect();
        let of = |plies| Errors::of(&own, plies, &evaluation).expect("several positions");
        assert!(of(0).mean <= most, "{stage:?}: {:?}", of(0));
        // At the beginning values differ little.
        for plies in [0, 4] {
            let slopes = if stage.first < 44 { 0.95..=1.05 } else { 0.8..=1.1 };
            assert!(slopes.contains(&of(plies).slope), "{stage:?}: {:?}", of(plies));
        }
        let mut analysis =
            Analysis::new(own[0].position(), Arc::clone(&evaluation), EXACTLY, Goal::Best);
        analysis.advance(1);
        for plies in [1, 4, 8] {
            let said = analysis.error(Value::Estimated { parts: 0, depth: plies });
            let error = of(plies).mean.hypot(of_search);
            assert_eq!(said, Some(error.round() as u32), "{stage:?}, {plies} plies: {error}");
        }
        if stage.depth == TO_THE_END {
            of_search = of(8).mean;
        }
        assert_eq!(analysis.error(Value::Exact(0)), None);
        let plain = analysed(own[0].position(), Level::MAX.limits().within(Some(100)), Goal::Best);
        assert_eq!(plain.value().and_then(|value| plain.error(value)), None);
    }
}

/// The standard error of a slope is about that of leaving out each position once, and of twice as many positions less by what least squares say.
#[test]
fn a_slope_is_as_uncertain_as_slopes_of_fewer_positions_differ() {
    let evaluation = Evaluation::trained().into();
    let own = truths().into_iter().filter(|truth| truth.is_of(Stage::ALL[1])).take(40);
    let own: Vec<Truth> = own.collect();
    let of = |truths: &[Truth]| Errors::of(truths, 0, &evaluation).expect("several positions");
    let count = own.len() as f64;
    let slopes = (0..own.len()).map(|left| of(&[&own[..left], &own[left + 1..]].concat()).slope);
    let slopes: Vec<f64> = slopes.collect();
    let mean = slopes.iter().sum::<f64>() / count;
    let squares: f64 = slopes.iter().map(|slope| (slope - mean).powi(2)).sum();
    let told = of(&own).slope_se;
    let ratio = told / (squares * (count - 1.0) / count).sqrt();
    assert!((0.7..1.4).contains(&ratio), "{ratio}");
    let twice = of(&own.repeat(2)).slope_se;
    let less = told * ((count - 2.0) / (2.0 * count - 2.0)).sqrt();
    assert!((twice / less - 1.0).abs() < 1e-9, "{twice} {less}");
}

#[test]
fn levels_are_six_and_each_looks_farther() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(7), None);
    let levels: Vec<Limits> = (1..=6).filter_map(Level::new).map(Level::limits).collect();
    assert_eq!(levels.len(), 6);
    for pair in levels.windows(2) {
        assert!(pair[0].depth < pair[1].depth && pair[0].exact < pair[1].exact);
    }
    for level in (1..=6).filter_map(Level::new) {
        let bound = level.within(Some(1000));
        assert_eq!(bound.nodes, Some(1000));
        assert_eq!(level.within(None), level.limits());
        // Nodes alone bound the strongest.
        assert_eq!(bound.depth > level.limits().depth, level == Level::MAX);
    }
}

/// Dice choose among moves that are worth up to so many discs less than the best, and never one that gives up what is won for certain.
#[test]
fn dice_choose_among_near_equal_moves() {
    let mut rng = rng(0);
    let mut varied = 0;
    for position in late_positions(9, 40).filter(|position| !position.legal().is_empty()) {
        let whole = analysed(position, EXACTLY, Goal::Every);
        let scores: Vec<_> =
            whole.moves().iter().map(|valued| (valued.square, exact(valued.value))).collect();
        let best = scores.iter().map(|&(_, score)| score).max().expect("a move");
        for dice in [0, 1, 4, 64] {
            let mut chosen = std::collections::BTreeSet::new();
            for _ in 0..60 {
                let square = whole.diced(dice, &mut rng).expect("a move").square;
                let score = scores.iter().find(|(own, _)| *own == square).expect("legal").1;
                assert!(best - score <= dice as i32, "{position:?}: {square} with {dice}");
                assert_eq!(score.signum(), best.signum(), "{position:?}: {square} with {dice}");
                chosen.insert(square);
            }
            varied += u32::from(1 < chosen.len());
        }
        let again = analysed(position, EXACTLY, Goal::Best).best();
        let plain = scores.iter().find(|(own, _)| Some(*own) == again).expect("legal").1;
        assert_eq!(plain, best, "{position:?}");
    }
    assert!(10 < varied, "{varied}");
}
