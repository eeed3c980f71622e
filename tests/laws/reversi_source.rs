//! Reversi's source: its evaluation, its order of moves, its search, and the boards it printed.

use spyglass::{
    dice::{Dice, Seed, Stream},
    reversi::{
        evaluation::{Evaluation, FrontierReading, Placed, Seen, Variant},
        minimax::{Growing, Plan, Tree, moves_in_order},
        notation::{read_board, read_side, squares_text},
        rules::{Position, Side, Size, Square, Step},
    },
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
    let dice = Dice::new(Seed(seed), Stream::Decision { player: 1, number: 0 });
    Growing::new(position, last, plan, dice).run()
}

fn names(moves: &[Square]) -> String {
    moves.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_vector_is_weighed_alike_in_both_variants() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 40);
    for vector in &vectors {
        let seen = Seen::new(vector.position, Some(vector.last));
        let weighed = Evaluation::of(&seen, FrontierReading::All);
        assert_eq!(
            weighed.value(Variant::AsPublished),
            vector.as_published,
            "{:?}",
            vector.position
        );
        assert_eq!(
            weighed.value(Variant::AsDescribed),
            vector.as_described,
            "{:?}",
            vector.position
        );
    }
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
            let weighed = Evaluation::of(&Seen::new(position, last), FrontierReading::All);
            return weighed.value(Variant::AsPublished);
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
            assert!(cut.looked_at() <= all.looked_at());
            assert_eq!(all.looked_at(), all.nodes().len(), "nothing is cut off from the whole");
            assert_tree_holds(&all);
            assert_tree_holds(&cut);
        }
    }
}

/// What a tree says of its nodes fits together.
fn assert_tree_holds(tree: &Tree) {
    use spyglass::reversi::minimax::Worth;
    let all = 0..tree.nodes().len() as u32;
    let mut backed_up = 0;
    for id in all {
        let node = tree.nodes()[id as usize];
        let children: Vec<u32> = tree.children(id).collect();
        assert!(children.iter().all(|&child| tree.nodes()[child as usize].parent == id));
        match node.worth {
            Worth::Weighed | Worth::Ended => assert!(children.is_empty()),
            Worth::Cut => {
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
            Worth::Exact | Worth::AtLeast | Worth::AtMost => {
                backed_up += 1;
                let looked = children.iter().map(|&child| tree.nodes()[child as usize]);
                let values =
                    looked.filter(|child| child.worth != Worth::Cut).map(|child| child.value);
                let best = if tree.side(id) == Side::Black { values.max() } else { values.min() };
                assert_eq!(Some(node.value), best);
                assert_eq!(tree.nodes()[node.points_to as usize].parent, id);
                assert_eq!(tree.nodes()[node.points_to as usize].value, node.value);
            }
            Worth::Open => panic!("a node is left open"),
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
