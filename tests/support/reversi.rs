//! Reversi positions for tests, played by chance.

use spyglass::{
    dice::Dice,
    reversi::rules::{Position, Size},
};

/// The position after a move drawn from all, or after a pass.
pub fn drawn(mut position: Position, dice: &mut Dice) -> Position {
    let mut legal = position.legal();
    if legal.is_empty() {
        position.pass().expect("the other side can move");
        return position;
    }
    let square = legal.nth(dice.below(legal.len()) as usize).expect("one of them");
    position.play(square).expect("a legal move");
    position
}

/// Every position of a game of drawn moves.
pub fn drawn_game(size: Size, dice: &mut Dice) -> Vec<Position> {
    let mut all = vec![Position::start(size)];
    while !all[all.len() - 1].is_over() {
        all.push(drawn(all[all.len() - 1], dice));
    }
    all
}
