use crate::{
    reversi::{
        engine::Evaluation,
        rules::{Board, Position, Size},
    },
    rng::{GameRng, Seed, Stream},
};

/// A range of numbers of empty squares, the first and the last.
pub(super) type Band = (u32, u32);

/// One move of so many is drawn, also after the opening: so that there are mistakes to learn from.
const MISTAKES: u32 = 16;

/// A game that begins at random and goes on by looking one move ahead: a position for each band where it came through.
pub(super) fn positions<const N: usize>(
    seed: Seed,
    game: u32,
    bands: &[Band; N],
) -> [Option<Board>; N] {
    let mut rng = GameRng::new(seed, Stream::Opening { game });
    let line = play(&mut rng);
    bands.map(|(first, last)| {
        let within: Vec<&Board> = line
            .iter()
            .filter(|board| {
                let empties = (!(board.mover | board.waiting)).count_ones();
                first <= empties && empties <= last
            })
            .collect();
        if within.is_empty() {
            None
        } else {
            Some(*within[rng.below(within.len() as u32) as usize])
        }
    })
}

/// The positions of a game, those left out where a side has to pass.
fn play(rng: &mut GameRng) -> Vec<Board> {
    let field = Size::Eight.field().bits();
    let drawn = 4 + rng.below(10);
    let mut board = Position::start(Size::Eight).board();
    let mut line = Vec::new();
    loop {
        if board.moves(field) == 0 {
            board = board.passed();
            if board.moves(field) == 0 {
                return line;
            }
        }
        line.push(board);
        let moves = board.moves(field);
        let any = line.len() <= drawn as usize || rng.below(MISTAKES) == 0;
        board = if any { drawn_move(board, moves, rng) } else { best_move(board, moves, field) };
    }
}

fn after(board: Board, square: u32) -> Board {
    board.after(square as usize, board.flips(square as usize))
}

fn squares(mut moves: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = moves.trailing_zeros();
        moves &= moves.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

fn drawn_move(board: Board, moves: u64, rng: &mut GameRng) -> Board {
    let number = rng.below(moves.count_ones());
    squares(moves).nth(number as usize).map_or(board, |square| after(board, square))
}

fn best_move(board: Board, moves: u64, field: u64) -> Board {
    let boards = squares(moves).map(|square| after(board, square));
    boards.min_by_key(|&board| Evaluation::Plain.value(board, field)).unwrap_or(board)
}
