//! Any text is a record or is refused; a record written again says the same game.

use spyglass::session::Game;

pub fn run(text: &str) {
    let Ok(mut game) = Game::open(text) else { return };
    let record = game.to_string();
    let mut again = Game::open(&record).expect("a record opens");
    assert_eq!(again.to_string(), record);

    let end = game.line().len();
    for step in [end, end / 2, 0] {
        game.seek(step).expect("the line has this step");
        again.seek(step).expect("the line has this step");
        assert_eq!(again.view().text(), game.view().text());
        assert_eq!(game.to_string(), record, "looking changes nothing");
    }
}
