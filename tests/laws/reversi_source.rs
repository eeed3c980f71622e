//! Reversi's source: its evaluation, its order of moves, its search, and the boards it printed.

use std::collections::BTreeSet;

use spyglass::{
    reversi::{
        evaluation::{Evaluation, FrontierReading, Placed, Term, TermInput, Variant},
        minimax::{Plan, Tree, TreeSearch, moves_in_order},
        notation::{read_board, read_side, squares_text},
        rules::{Board, Position, Side, Size, Square, Step},
    },
    rng::{GameRng, Seed, Stream},
};

/// A position that the source's recovered program weighed.
struct Vector {
    position: Position,
    last: Placed,
    as_published: i32,
    as_described: i32,
    /// The program's values at levels 1 and 2, as published.
    levels: [i32; 2],
    moves: String,
}

fn vectors() -> Vec<Vector> {
    let text = include_str!("../data/reversi-evaluation.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let vector = |line: &str| {
        let (numbers, moves) = line.split_once(" | ").expect("two parts");
        let words: Vec<&str> = numbers.split(' ').collect();
        let number = |place: usize| words[place].parse().expect("a number");
        Vector {
            position: read_board(&words[..2].join(" ")).expect("a board"),
            last: Placed {
                square: words[2].parse().expect("a square"),
                side: read_side(words[3]).expect("a side"),
            },
            as_published: number(4),
            as_described: number(5),
            levels: [number(6), number(7)],
            moves: moves.to_owned(),
        }
    };
    lines.map(vector).collect()
}

fn plan(depth: u8, variant: Variant, alpha_beta: bool) -> Plan {
    Plan { depth, variant, frontier: FrontierReading::All, alpha_beta }
}

fn grown(position: Position, last: Option<Placed>, plan: Plan, seed: u64) -> Tree {
    let rng = GameRng::new(Seed(seed), Stream::Decision { player: 1, number: 0 });
    TreeSearch::new(position, last, plan, rng).run()
}

fn names(moves: &[Square]) -> String {
    moves.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_vector_is_weighed_alike_in_both_variants() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 40);
    for vector in &vectors {
        let input = TermInput::new(vector.position, Some(vector.last));
        for (variant, value) in [
            (Variant::AsPublished, vector.as_published),
            (Variant::AsDescribed, vector.as_described),
        ] {
            let weighed = Evaluation::of(&input, variant, FrontierReading::All);
            assert_eq!(weighed.value(), value, "{}, {:?}", variant.id(), vector.position);
        }
    }
}

/// The terms of which the text says something else than the program does, in plain loops over rows and columns: White's points from
/// Black's.
fn by_the_text(position: Position) -> [(Term, i32); 5] {
    let holder = |row: i32, col: i32| {
        let on_board = (0..8).contains(&row) && (0..8).contains(&col);
        on_board.then(|| position.holder(Square::new(row as u8, col as u8)))
    };
    let all = || (0..8).flat_map(|row| (0..8).map(move |col| (row, col)));
    let around = |(row, col): (i32, i32)| {
        let near = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        near.filter(|&steps| steps != (0, 0)).map(move |(down, right)| (row + down, col + right))
    };
    let holds = |side: Side, (row, col): (i32, i32)| holder(row, col) == Some(Some(side));
    // Going out from every corner held, until nothing more is added.
    let stable = |side: Side| {
        let mut found: BTreeSet<(i32, i32)> = BTreeSet::new();
        for corner in [(0, 0), (0, 7), (7, 0), (7, 7)].into_iter().filter(|&at| holds(side, at)) {
            // Steps along rows and columns: of the eight neighbours five are no further from the corner.
            let far = |(row, col): (i32, i32)| (row - corner.0).abs() + (col - corner.1).abs();
            let mut from_here = BTreeSet::from([corner]);
            loop {
                let next = all().find(|&place| {
                    let on_board = around(place).filter(|&(row, col)| holder(row, col).is_some());
                    let mut five = on_board.filter(|&beside| far(beside) <= far(place));
                    let reached = around(place)
                        .any(|beside| from_here.contains(&beside) && far(beside) + 1 == far(place));
                    reached
                        && holds(side, place)
                        && !from_here.contains(&place)
                        && five.all(|beside| holds(side, beside))
                });
                let Some(next) = next else { break };
                from_here.insert(next);
            }
            found.extend(from_here);
        }
        found
    };
    let corners = |side: Side| {
        [(0, 0), (0, 7), (7, 0), (7, 7)].into_iter().filter(|&at| holds(side, at)).count() as i32
    };
    let discs = |side: Side| all().filter(|&at| holds(side, at)).count() as i32;
    let frontier = |side: Side| {
        let safe = stable(side);
        let open = |at: (i32, i32)| around(at).any(|(row, col)| holder(row, col) == Some(None));
        all().filter(|&at| holds(side, at) && open(at) && !safe.contains(&at)).count() as i32
    };
    let moves = |side: Side| {
        let [own, other] = [side, side.other()].map(|side| position.discs(side));
        let board = Board { mover: own.bits(), waiting: other.bits() };
        board.moves(position.size().field().bits()).count_ones() as i32
    };
    let black_less_white = |of: &dyn Fn(Side) -> i32| of(Side::Black) - of(Side::White);
    let ahead = black_less_white(&discs).signum();
    let late = 58 < discs(Side::Black) + discs(Side::White);
    let most = black_less_white(&corners);
    [
        (
            Term::Corners,
            1000 * match most.signum() {
                0 => 0,
                1 => corners(Side::Black),
                _ => -corners(Side::White),
            },
        ),
        (Term::StableDiscs, 100 * black_less_white(&|side| stable(side).len() as i32)),
        (Term::DiscCount, ahead * if late { 2 * 50 } else { -20 }),
        (Term::Frontier, -2 * 75 * black_less_white(&frontier).signum()),
        (Term::Mobility, 2 * 100 * black_less_white(&moves).signum()),
    ]
}

/// In the positions of the reference, in games played on from them at random, and mirrored: what the text says of the five terms, the
/// program's terms elsewhere.
#[test]
fn the_terms_as_written_are_those_of_the_text() {
    let mut rng = GameRng::new(Seed(4), Stream::Seal);
    let (mut positions, mut apart, mut late) = (0, [0; 5], 0);
    for vector in vectors() {
        let (mut position, mut last) = (vector.position, Some(vector.last));
        loop {
            let input = TermInput::new(position, last);
            let written = Evaluation::of(&input, Variant::AsWritten, FrontierReading::All);
            let program = Evaluation::of(&input, Variant::AsDescribed, FrontierReading::All);
            let text = by_the_text(position);
            for ((term, points), (_, other)) in written.terms().zip(program.terms()) {
                let value = Variant::AsWritten.of_points(points);
                let place = text.iter().position(|(own, _)| *own == term);
                let Some(place) = place else {
                    assert_eq!(points, other, "{} in {position:?}", term.id());
                    continue;
                };
                assert_eq!(value, text[place].1, "{} in {position:?}", term.id());
                apart[place] += usize::from(value != Variant::AsDescribed.of_points(other));
            }
            positions += 1;
            let discs = [Side::Black, Side::White].map(|side| position.discs(side).len());
            late += usize::from(discs.iter().sum::<u32>() == 58);
            if position.is_over() {
                break;
            }
            let moves: Vec<Square> = position.legal().iter().collect();
            let step = match moves.len() {
                0 => Step::Pass,
                some => Step::Place(moves[rng.below(some as u32) as usize]),
            };
            last = step.square().map(|square| Placed { square, side: position.side() }).or(last);
            step.apply(&mut position).expect("a legal step");
        }
    }
    println!("{positions} positions, {late} with 58 discs; terms apart: {apart:?}");
    assert!(apart.iter().all(|&count| 0 < count) && 0 < late, "{apart:?}, {late}");
}

#[test]
fn moves_come_in_the_order_of_the_program() {
    for vector in vectors() {
        assert_eq!(names(&moves_in_order(vector.position)), vector.moves);
    }
}

/// The program as it was: its flips run on to the border down left.
struct Twin;

impl Twin {
    fn value(board: &[Option<Side>; 64], side: Side, last: Option<Placed>, depth: u8) -> i32 {
        let position = position_of(board, side);
        if depth == 0 || position.is_over() {
            let input = TermInput::new(position, last);
            return Evaluation::of(&input, Variant::AsPublished, FrontierReading::All).value();
        }
        let moves = moves_in_order(position);
        if moves.is_empty() {
            return Self::value(board, side.other(), last, depth - 1);
        }
        let values = moves.into_iter().map(|square| {
            let after = Self::played(board, side, square);
            Self::value(&after, side.other(), Some(Placed { square, side }), depth - 1)
        });
        if side == Side::Black { values.max() } else { values.min() }.expect("there is a move")
    }

    fn played(board: &[Option<Side>; 64], side: Side, square: Square) -> [Option<Side>; 64] {
        let mut after = *board;
        after[square.index()] = Some(side);
        let flips = position_of(board, side).flips(square);
        for flipped in flips {
            after[flipped.index()] = Some(side);
        }
        let (row, col) = (square.row(), square.col());
        let down_left: Vec<Square> = (1..8)
            .filter(|step| row + step < 8 && *step <= col)
            .map(|step| Square::new(row + step, col - step))
            .collect();
        if down_left.first().is_some_and(|beside| flips.contains(*beside)) {
            for beyond in down_left {
                if after[beyond.index()] == Some(side.other()) {
                    after[beyond.index()] = Some(side);
                }
            }
        }
        after
    }
}

fn position_of(board: &[Option<Side>; 64], side: Side) -> Position {
    let of = |own: Side| {
        let squares = (0..64).filter(|&index| board[usize::from(index)] == Some(own));
        squares.map(Square::from_index).collect()
    };
    Position::new(Size::Eight, of(Side::Black), of(Side::White), side).expect("one disc a square")
}

fn board_of(position: Position) -> [Option<Side>; 64] {
    std::array::from_fn(|index| position.holder(Square::from_index(index as u8)))
}

/// Where the program's illegal flips enter no tree, its values are those of a legal minimax; a twin with its flips is right more often.
#[test]
fn the_search_has_the_values_of_the_program() {
    let vectors = vectors();
    let agree = |depth: u8, legal: bool| {
        let same = |vector: &&Vector| {
            let last = Some(vector.last);
            let value = if legal {
                grown(vector.position, last, plan(depth, Variant::AsPublished, false), 1).value()
            } else {
                Twin::value(&board_of(vector.position), vector.position.side(), last, depth)
            };
            value == vector.levels[usize::from(depth) - 2]
        };
        vectors.iter().filter(same).count()
    };
    assert_eq!([agree(2, true), agree(2, false)], [28, 36]);
    assert_eq!([agree(3, true), agree(3, false)], [35, 36]);
}

/// Cutting off what cannot matter changes no root's value and looks at no more; what cuts is worth what it says.
#[test]
fn alpha_beta_comes_to_the_same_value() {
    for (number, vector) in vectors().iter().enumerate() {
        for (depth, variant) in
            [(1, Variant::AsDescribed), (3, Variant::AsPublished), (4, Variant::AsDescribed)]
        {
            let last = Some(vector.last);
            let all = grown(vector.position, last, plan(depth, variant, false), number as u64);
            let cut = grown(vector.position, last, plan(depth, variant, true), number as u64);
            assert_eq!(all.value(), cut.value(), "{:?}", vector.position);
            assert!(cut.visited() <= all.visited());
            assert_eq!(all.visited(), all.nodes().len(), "nothing is cut off from the whole");
            assert_tree_holds(&all);
            assert_tree_holds(&cut);
        }
    }
}

/// What a tree says of its nodes fits together.
fn assert_tree_holds(tree: &Tree) {
    use spyglass::reversi::minimax::NodeStatus;
    let all = 0..tree.nodes().len() as u32;
    let mut backed_up = 0;
    for id in all {
        let node = tree.nodes()[id as usize];
        let children: Vec<u32> = tree.children(id).collect();
        assert!(children.iter().all(|&child| tree.nodes()[child as usize].parent == id));
        match node.status {
            NodeStatus::Weighed | NodeStatus::Ended => assert!(children.is_empty()),
            NodeStatus::Cut => {
                assert!(children.is_empty());
                let cutting = tree.nodes()[node.points_to as usize];
                let parent = tree.nodes()[node.parent as usize];
                let black = tree.side(node.parent) == Side::Black;
                assert_ne!(
                    tree.side(cutting.parent),
                    tree.side(node.parent),
                    "the other side has it already"
                );
                assert!(tree.path(id).starts_with(&tree.path(cutting.parent)), "on the way down");
                if black {
                    assert!(cutting.value <= parent.value);
                } else {
                    assert!(parent.value <= cutting.value);
                }
            }
            NodeStatus::Exact | NodeStatus::AtLeast | NodeStatus::AtMost => {
                backed_up += 1;
                let looked = children.iter().map(|&child| tree.nodes()[child as usize]);
                let values =
                    looked.filter(|child| child.status != NodeStatus::Cut).map(|child| child.value);
                let best = if tree.side(id) == Side::Black { values.max() } else { values.min() };
                assert_eq!(Some(node.value), best);
                assert_eq!(tree.nodes()[node.points_to as usize].parent, id);
                assert_eq!(tree.nodes()[node.points_to as usize].value, node.value);
            }
            NodeStatus::Open => panic!("a node is left open"),
        }
    }
    assert_eq!(tree.decisions().len(), backed_up);
    assert_eq!(tree.decisions().last(), Some(&0).filter(|_| backed_up > 0));
}

/// A later child replaces an equal one by a coin: with as many seeds each of two equal moves is chosen about half the time.
#[test]
fn equals_are_chosen_by_a_coin() {
    let start = Position::start(Size::Eight);
    let chosen =
        |seed: u64| grown(start, None, plan(1, Variant::AsDescribed, false), seed).choice();
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..800 {
        let Some(Step::Place(square)) = chosen(seed) else { panic!("Black has a move") };
        *counts.entry(square).or_insert(0_u32) += 1;
    }
    // Four equal moves: the last stays with 1/2, the one before with 1/4, the first two with 1/8 each.
    let counts: Vec<u32> = moves_in_order(start).iter().map(|square| counts[square]).collect();
    for (count, expected) in counts.iter().zip([100_u32, 100, 200, 400]) {
        assert!(count.abs_diff(expected) < 60, "{counts:?}");
    }
}

/// A board as the source prints it. It prints some rows a square short: [`meant`] gives every row that may have stood there.
fn printed(rows: [&str; 8], side: char) -> Position {
    let squares: String = rows.join("").replace('B', "X").replace('W', "O").replace(' ', "");
    read_board(&format!("{squares} {side}")).expect("a printed board")
}

/// Every row that may have been meant: one run of equal squares is one longer.
fn meant(row: &str) -> Vec<String> {
    let squares: String = row.replace(' ', "");
    let mut rows: Vec<String> = (0..squares.len())
        .map(|place| format!("{}{}", &squares[..=place], &squares[place..]))
        .collect();
    rows.dedup();
    rows
}

/// Moves as the source numbers them: rows and columns from 0.
fn listed(position: Position) -> Vec<(u8, u8)> {
    moves_in_order(position).iter().map(|square| (square.row(), square.col())).collect()
}

#[test]
fn the_printed_moves_are_listed_in_the_printed_order() {
    let mut position = Position::start(Size::Eight);
    assert_eq!(listed(position), [(2, 3), (3, 2), (5, 4), (4, 5)]);
    position.play(Square::new(4, 5)).expect("the computer's move");
    let after = "---------------------------OX------XXX--------------------------";
    assert_eq!(squares_text(position), after);
    assert_eq!(listed(position), [(3, 5), (5, 3), (5, 5)]);
}

#[test]
fn the_printed_pass_is_one() {
    let rows = [
        "BBBBBBBB", "BBBBBBBB", "BBWBWWBB", "BBBBBBBB", "BBWBWBBB", "--WWWWBB", "--WWW--B",
        "--W-----",
    ];
    let mut position = printed(rows, 'O');
    assert!(position.must_pass());
    position.pass().expect("White has no move");
    assert_eq!(
        position.play(Square::new(7, 1)).map(|flipped| flipped.to_string()),
        Ok("e5 d6 c7".to_owned())
    );
    assert_eq!(listed(position), [(6, 1), (7, 0)]);
}

#[test]
fn the_printed_double_pass_ends_the_game() {
    let fixed = ["WWW-----", "-WW-----"];
    let below = ["--WWWWW-", "---W-W-B", "---W----"];
    for third in meant("-WWWWW-") {
        for fourth in meant("WWWWWW-") {
            for fifth in meant("--WWWWW") {
                let rows =
                    [fixed[0], fixed[1], &third, &fourth, &fifth, below[0], below[1], below[2]];
                let position = printed(rows, 'X');
                assert!(position.is_over(), "{rows:?}");
                assert!(position.score() < 0, "White won");
            }
        }
    }
}

#[test]
fn the_printed_full_board_is_won_by_the_computer() {
    let all = "BBBBBBBB";
    for third in meant("BBWBWBB") {
        for sixth in meant("WBWBWBB") {
            for seventh in meant("BWBBWBB") {
                let rows = [all, all, &third, all, all, &sixth, &seventh, "BBBBBBW-"];
                let mut position = printed(rows, 'X');
                assert_eq!(listed(position), [(7, 7)], "{rows:?}");
                let flips = position.play(Square::new(7, 7)).expect("a legal move");
                assert!(flips.contains(Square::new(7, 6)));
                assert!(position.is_over());
                assert!(position.discs(Side::White).len() < position.discs(Side::Black).len());
            }
        }
    }
}

/// The source shows it for a clever move: the corner.
#[test]
fn every_level_replies_at_the_printed_corner() {
    let rows = [
        "--WWWWBW", "---WWWWW", "--WWBWWW", "-WWBWW--", "-WBWWW--", "BWWWWW--", "-WWBB---",
        "-WB--B--",
    ];
    let position = printed(rows, 'X');
    let corner = Step::Place(Square::new(7, 0));
    for variant in Variant::ALL {
        for depth in [2, 3, 4] {
            let tree = grown(position, None, plan(depth, variant, false), 1);
            assert_eq!(tree.choice(), Some(corner), "{} at depth {depth}", variant.id());
        }
    }
    let mut after = position;
    assert_eq!(corner.apply(&mut after).map(|flipped| flipped.to_string()), Ok("b8".to_owned()));
}
