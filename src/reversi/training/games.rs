use crate::{
    reversi::{
        engine::Evaluation,
        rules::{Board, Position, Size, Square, SquareSet},
    },
    rng::{GameRng, Seed, Stream},
};

/// A range of numbers of empty squares, the first and the last.
pub(super) type Band = (u32, u32);

/// One move of so many is random, also after the opening, so that there are mistakes to learn from.
const RANDOM_MOVE_PERIOD: u32 = 16;

/// Plays a game, first at random, then by a search of one ply, and draws from it a position for each band that it passes through.
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
        (!within.is_empty()).then(|| *within[rng.below(within.len() as u32) as usize])
    })
}

/// The positions of a game but for those where the mover has to pass.
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
        let mut afters = SquareSet::from_bits(moves).iter().map(|square| after(board, square));
        let is_random = line.len() <= drawn as usize || rng.below(RANDOM_MOVE_PERIOD) == 0;
        let next = if is_random {
            afters.nth(rng.below(moves.count_ones()) as usize)
        } else {
            afters.min_by_key(|&after| Evaluation::Plain.value(after, field))
        };
        board = next.expect("the mover has a move");
    }
}

fn after(board: Board, square: Square) -> Board {
    board.after(square.index(), board.flips(square.index()))
}
