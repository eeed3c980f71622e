//! Reversi positions for tests, played by chance.

use spyglass::{
    reversi::rules::{Position, Size},
    rng::GameRng,
};

/// The position after a move drawn from all, or after a pass.
pub fn drawn(mut position: Position, rng: &mut GameRng) -> Position {
    let legal = position.legal();
    if legal.is_empty() {
        position.pass().expect("the other side can move");
        return position;
    }
    let square = legal.iter().nth(rng.below(legal.len()) as usize).expect("one of them");
    position.play(square).expect("a legal move");
    position
}

/// Every position of a game of drawn moves.
pub fn drawn_game(size: Size, rng: &mut GameRng) -> Vec<Position> {
    let mut all = vec![Position::start(size)];
    while !all[all.len() - 1].is_over() {
        all.push(drawn(all[all.len() - 1], rng));
    }
    all
}
