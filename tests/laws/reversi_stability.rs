//! Discs that the source counts as stable, and those that are.

use spyglass::{
    reversi::{
        evaluation::{SourceStableDiscs, TermInput, proved_stable},
        notation::read_board,
        rules::{Position, Side, Size, Square, SquareSet},
    },
    rng::{GameRng, Seed, Stream},
};

const SIDES: [Side; 2] = [Side::Black, Side::White];

fn proved_of(position: Position) -> [u64; 2] {
    SIDES.map(|side| proved_stable(&TermInput::new(position, None), side).bits())
}

/// The same by its definition, square by square.
fn stable_by_definition(position: Position, side: Side) -> u64 {
    let next = |square: Square, (down, right): (i8, i8)| {
        square.offset(down, right).filter(|&next| position.size().field().contains(next))
    };
    let full = |square: Square, way: (i8, i8)| {
        let mut line = std::iter::successors(next(square, way), |&square| next(square, way));
        line.all(|square| position.holder(square).is_some())
    };
    let mut stable = 0;
    loop {
        let stays = |square: &Square| {
            [(0, 1), (1, -1), (1, 0), (1, 1)].iter().all(|&(down, right)| {
                let ways = [(down, right), (-down, -right)];
                let held = |&way: &(i8, i8)| {
                    next(*square, way).is_none_or(|beside| stable & beside.bit() != 0)
                };
                ways.iter().any(held) || ways.iter().all(|&way| full(*square, way))
            })
        };
        let more: SquareSet = position.discs(side).iter().filter(stays).collect();
        if more.bits() == stable {
            return stable;
        }
        stable = more.bits();
    }
}

/// Plays every game on from here; what was proved stable at any position before stays its colour's to the end.
fn play_out(position: Position, before: [u64; 2], ends: &mut u32) {
    let own = SIDES.map(|side| position.discs(side).bits());
    let now = proved_of(position);
    for (side, own) in own.into_iter().enumerate() {
        assert_eq!(before[side] & !own, 0, "a stable disc was turned: {position:?}");
        assert_eq!(before[side] & !now[side], 0, "what is stable stays so: {position:?}");
    }
    if position.is_over() {
        *ends += 1;
        // Nothing can be turned any more where no square is empty.
        if position.empties().is_empty() {
            assert_eq!(now, own);
        }
        return;
    }
    if position.must_pass() {
        let mut passed = position;
        passed.pass().expect("there is no move");
        return play_out(passed, now, ends);
    }
    for square in position.legal() {
        let mut next = position;
        next.play(square).expect("a legal move");
        play_out(next, now, ends);
    }
}

#[test]
fn what_is_proved_stable_is_never_turned_in_any_game_on_the_smallest_board() {
    let mut ends = 0;
    play_out(Position::start(Size::Four), [0, 0], &mut ends);
    assert_eq!(ends, 60_060, "every game of the board");
}

#[test]
fn what_is_proved_stable_is_never_turned_in_drawn_games() {
    let (mut counted, mut wrong) = (0, 0);
    for game in 0..200 {
        let mut rng = GameRng::new(Seed(9), Stream::Opening { game });
        for size in [Size::Six, Size::Eight] {
            let mut position = Position::start(size);
            let mut before = [0, 0];
            while !position.is_over() {
                let now = proved_of(position);
                assert_eq!(now, SIDES.map(|side| stable_by_definition(position, side)));
                let discs = SIDES.map(|side| position.discs(side).bits());
                for side in 0..2 {
                    assert_eq!(before[side] & !discs[side], 0);
                    assert_eq!(before[side] & !now[side], 0);
                }
                before = now;
                for side in SIDES {
                    let found = SourceStableDiscs::of(&TermInput::new(position, None), side);
                    counted += found.discs.len();
                    wrong += found.turned.len();
                    assert_eq!(found.proved_stable.bits() & !found.discs.bits(), 0);
                    for turned in found.turned {
                        assert!(found.discs.contains(turned.square));
                        assert!(!found.proved_stable.contains(turned.square), "{position:?}");
                        assert_turned(position, side, turned.square.bit(), turned.by);
                    }
                }
                if position.must_pass() {
                    position.pass().expect("there is no move");
                    continue;
                }
                let legal = position.legal();
                let square =
                    legal.iter().nth(rng.below(legal.len()) as usize).expect("one of them");
                position.play(square).expect("a legal move");
            }
        }
    }
    assert!(10_000 < counted && 0 < wrong, "{wrong} of {counted}");
}

/// Each of these moves, and no other of the other side, turns the disc.
fn assert_turned(position: Position, side: Side, disc: u64, by: SquareSet) {
    let [black, white] = SIDES.map(|side| position.discs(side));
    let other = Position::new(position.size(), black, white, side.other());
    let other = other.expect("the same discs");
    for square in other.legal() {
        assert_eq!(by.contains(square), other.flips(square).bits() & disc != 0, "{position:?}");
    }
}

#[test]
fn the_source_counts_a_disc_that_is_turned_at_once() {
    let board = "X-------XX------XX------XO-XO------OX---------------------------";
    let position = read_board(&format!("{board} O")).expect("a board");
    let found = SourceStableDiscs::of(&TermInput::new(position, None), Side::Black);
    assert_eq!(found.discs.to_string(), "a1 a2 a3 b3 a4");
    assert_eq!(found.proved_stable.to_string(), "a1 a2 a3 a4");
    let turned: Vec<_> =
        found.turned.iter().map(|one| format!("{} by {}", one.square, one.by)).collect();
    assert_eq!(turned, ["b3 by b1"]);
}
