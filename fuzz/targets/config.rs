//! Any configuration makes a game or is refused; the game's record opens.

use spyglass::{
    rng::Seed,
    session::{Config, Game},
};

pub fn run(text: &str) {
    let Ok(config) = Config::read(text) else { return };
    let Ok(mut game) = config.game(|| Seed(1)) else { return };
    let mut again = Game::open(&game.to_string()).expect("the record of a game opens");
    assert_eq!(again.view().text(), game.view().text());
}
