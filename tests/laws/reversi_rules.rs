//! Reversi's rules: the fast moves and flips are those that a reader of the rules finds square by square.

use std::collections::BTreeSet;

use spyglass::{
    error_code::ErrorCode,
    reversi::rules::{
        MoveError, Passes, Position, PositionError, Side, Size, Square, SquareSet, perft,
    },
    rng::{GameRng, Seed, Stream},
};
use spyglass_test_support::size::size;

fn played(moves: &str) -> Position {
    let mut position = Position::start(Size::Eight);
    for square in moves.as_bytes().chunks(2) {
        let square = String::from_utf8_lossy(square).parse().expect("a square");
        position.play(square).expect("a legal move");
    }
    position
}

/// The discs that fall, found by walking from the square in every direction.
fn walked(own: &[Option<bool>; 64], side: i32, row: i32, col: i32) -> u64 {
    let at = |row: i32, col: i32| {
        let on = 0 <= row && row < side && 0 <= col && col < side;
        if on { own[(8 * row + col) as usize] } else { None }
    };
    let mut flipped = 0;
    for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
        let (mut r, mut c, mut run) = (row + down, col + right, 0_u64);
        while at(r, c) == Some(false) {
            run |= 1 << (8 * r + c);
            (r, c) = (r + down, c + right);
        }
        if at(r, c) == Some(true) {
            flipped |= run;
        }
    }
    flipped
}

fn assert_like_walked(position: Position) {
    let (side, mover) = (i32::from(position.size().side()), position.side());
    let own: [Option<bool>; 64] = std::array::from_fn(|index| {
        position.holder(Square::from_index(index as u8)).map(|holder| holder == mover)
    });
    let mut legal = 0_u64;
    for square in position.size().field() {
        let (row, col) = (i32::from(square.row()), i32::from(square.col()));
        let free = own[square.index()].is_none();
        let flipped = if free { walked(&own, side, row, col) } else { 0 };
        assert_eq!(position.flips(square).bits(), flipped, "{square} in {position:?}");
        legal |= u64::from(flipped != 0) << square.index();
    }
    assert_eq!(position.legal().bits(), legal, "{position:?}");
}

/// Discs thrown on the board, more or fewer of them.
fn thrown(rng: &mut GameRng) -> Position {
    let size = Size::ALL[rng.below(3) as usize];
    let field = size.field().bits();
    let taken = [!0, rng.bits(), rng.bits() | rng.bits()][rng.below(3) as usize] & field;
    let black = rng.bits() & taken;
    let white = taken & !black & if rng.below(4) == 0 { rng.bits() } else { !0 };
    let side = if rng.below(2) == 0 { Side::Black } else { Side::White };
    Position::new(size, SquareSet::from_bits(black), SquareSet::from_bits(white), side)
        .expect("apart")
}

/// Every position of a game of random moves.
fn random_game(rng: &mut GameRng) -> Vec<Position> {
    let mut position = Position::start(Size::ALL[rng.below(3) as usize]);
    let mut all = vec![position];
    while !position.is_over() {
        if position.must_pass() {
            position.pass().expect("no move");
        } else {
            let legal = position.legal();
            let square = legal.iter().nth(rng.below(legal.len()) as usize).expect("one of them");
            position.play(square).expect("legal");
        }
        all.push(position);
    }
    all
}

#[test]
fn moves_and_flips_are_those_found_square_by_square() {
    let mut rng = GameRng::new(Seed(6), Stream::Decision { player: 1, number: 0 });
    let mut checked = 0;
    while checked < 1_000_000 {
        for _ in 0..20 {
            assert_like_walked(thrown(&mut rng));
        }
        let game = random_game(&mut rng);
        checked += 20 + game.len();
        game.into_iter().for_each(assert_like_walked);
    }
}

#[test]
fn lines_of_play_are_as_many_as_published() {
    let deepest = size("SPYGLASS_PERFT", 9, 9);
    let table =
        include_str!("../data/reversi-perft.txt").lines().filter(|line| !line.starts_with('#'));
    let mut compared = 0;
    for line in table {
        let numbers: Vec<u64> = line.split(' ').map(|number| number.parse().unwrap()).collect();
        let depth = numbers[0] as u32;
        if depth > deepest {
            break;
        }
        let start = Position::start(Size::Eight);
        assert_eq!(perft(start, depth, Passes::Ply), numbers[1], "depth {depth}, a pass is a ply");
        assert_eq!(perft(start, depth, Passes::Free), numbers[2], "depth {depth}, a pass is free");
        compared += 1;
    }
    assert_eq!(compared, deepest);
}

#[test]
fn the_shortest_wipe_out_ends_after_nine_moves() {
    let end = played("e6f4e3f6g5d6e7f5c5");
    assert!(end.is_over() && !end.must_pass());
    assert_eq!((end.discs(Side::Black).len(), end.discs(Side::White).len()), (13, 0));
    assert_eq!((end.side(), end.score()), (Side::White, -64));
}

#[test]
fn what_is_refused_changes_nothing() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let start = Position::start(Size::Six);
    let refuse = |mut position: Position, name: &str| {
        let before = position;
        let error = position.play(square(name)).unwrap_err();
        assert_eq!(position, before);
        error
    };
    assert_eq!(refuse(start, "g1"), MoveError::OutsideBoard(square("g1")));
    assert_eq!(refuse(start, "c3"), MoveError::Occupied(square("c3")));
    assert_eq!(refuse(start, "a1"), MoveError::FlipsNothing(square("a1")));
    assert_eq!(refuse(played("e6f4e3f6g5d6e7f5c5"), "a1"), MoveError::GameOver);
    let mut passing = start;
    assert_eq!((passing.pass(), passing), (Err(MoveError::MayNotPass), start));
    let both = SquareSet::from_bits(1);
    let none = SquareSet::default();
    let new = |size, black, white| Position::new(size, black, white, Side::Black).unwrap_err();
    assert_eq!(new(Size::Eight, both, both), PositionError::TwoDiscs(square("a1")));
    let far = SquareSet::from_bits(1 << 63);
    assert_eq!(new(Size::Four, none, far), PositionError::OutsideBoard(square("h8")));
}

/// Every game that is played out has as many discs as moves, and passes only where it must.
#[test]
fn a_game_goes_on_until_nobody_can_move() {
    let mut rng = GameRng::new(Seed(7), Stream::Decision { player: 1, number: 0 });
    for _ in 0..200 {
        let game = random_game(&mut rng);
        for pair in game.windows(2) {
            let taken = |position: &Position| position.empties().len();
            let passed = taken(&pair[0]) == taken(&pair[1]);
            assert_eq!(passed, pair[0].legal().is_empty());
            assert_eq!(pair[1].side(), pair[0].side().other());
        }
        let end = game[game.len() - 1];
        let [own, other] =
            [end.side(), end.side().other()].map(|side| end.discs(side).len() as i32);
        let all = i32::from(end.size().side()).pow(2);
        let score = match own - other {
            0 => 0,
            lead if lead > 0 => all - 2 * other,
            _ => 2 * own - all,
        };
        assert_eq!(end.score(), score);
    }
}

#[test]
fn every_square_has_one_name() {
    let names: BTreeSet<String> =
        (0..64).map(|index| Square::from_index(index).to_string()).collect();
    assert_eq!(names.len(), 64);
    for name in &names {
        assert_eq!(&name.parse::<Square>().unwrap().to_string(), name);
    }
    for wrong in ["", "f", "f9", "i1", "f0", "5f", "f55", "é", "f5 "] {
        assert_eq!(wrong.parse::<Square>().unwrap_err().code(), "bad-square", "{wrong}");
    }
}
