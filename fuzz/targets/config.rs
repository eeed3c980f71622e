//! Any configuration makes a game or is refused; the game's record opens.

#![no_main]

use libfuzzer_sys::fuzz_target;
use spyglass::{
    dice::Seed,
    session::{Config, Game},
};

fuzz_target!(|text: &str| {
    let Ok(config) = Config::read(text) else { return };
    let Ok(mut game) = config.game(|| Seed(1)) else { return };
    let mut again = Game::open(&game.to_string()).expect("the record of a game opens");
    assert_eq!(again.view().text(), game.view().text());
});
