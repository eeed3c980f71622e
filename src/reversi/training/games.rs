use serde::{Deserialize, Serialize};

use crate::{
    reversi::{
        engine::{EVAL_UNITS_PER_DISC, Search, TO_THE_END},
        rules::{Board, Position, Size, Square, SquareSet},
    },
    rng::GameRng,
};

/// A game that was played: the squares of its moves, as in a transcript, of which the first were drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    drawn: u32,
    moves: String,
}

/// A position and the mover's lead in discs at the end of its game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub board: Board,
    pub value: f32,
}

impl PlayedGame {
    /// Plays a game: drawn moves, then searches of `depth` plies, and from `solved` empty squares on best play.
    pub(super) fn play(
        search: &mut Search,
        drawn: u32,
        depth: u8,
        solved: u32,
        rng: &mut GameRng,
    ) -> Self {
        let field = Size::Eight.field().bits();
        let mut game = Self { drawn, moves: String::new() };
        let mut board = Position::start(Size::Eight).board();
        for ply in 0.. {
            if board.moves(field) == 0 {
                board = board.passed();
            }
            let moves = board.moves(field);
            if moves == 0 {
                break;
            }
            let mut drawn =
                || SquareSet::from_bits(moves).iter().nth(rng.below(moves.count_ones()) as usize);
            let square = if ply < game.drawn {
                drawn()
            } else {
                let (depth, most) = if board.empties() <= solved {
                    (TO_THE_END, 64)
                } else {
                    (depth, 64 * EVAL_UNITS_PER_DISC)
                };
                search.begin(board, depth, -most, most);
                search.run(u64::MAX);
                search.best()
            };
            let square = square.expect("the mover has a move");
            game.moves.push_str(&square.to_string());
            board = board.after(square.index(), board.flips(square.index()));
        }
        game
    }

    /// The positions after the last drawn move in which the mover has a move, each with how the game ended; `None` where the moves are
    /// not a whole game.
    pub(super) fn samples(&self) -> Option<Vec<Sample>> {
        let field = Size::Eight.field().bits();
        let mut board = Position::start(Size::Eight).board();
        let mut squares = self.moves.as_bytes().chunks(2);
        // Whether Black is to move, and who was in each position.
        let mut black = true;
        let mut line = Vec::new();
        loop {
            if board.moves(field) == 0 {
                (board, black) = (board.passed(), !black);
            }
            if board.moves(field) == 0 {
                break;
            }
            line.push((board, black));
            let square: Square = std::str::from_utf8(squares.next()?).ok()?.parse().ok()?;
            if board.moves(field) >> square.index() & 1 == 0 {
                return None;
            }
            board = board.after(square.index(), board.flips(square.index()));
            black = !black;
        }
        if squares.next().is_some() {
            return None;
        }
        let score = board.final_score(field) as f32;
        let sample =
            |(board, own)| Sample { board, value: if own == black { score } else { -score } };
        Some(line.into_iter().skip(self.drawn as usize).map(sample).collect())
    }
}
