//! Any text is a record or a game of Reversi, or is refused; written again it says the same.

use spyglass::{
    reversi::{
        engine::{Analysis, Evaluation, Goal, Level},
        notation::{board_text, read, read_board, transcript},
        rules::Size,
    },
    session::reversi::Game,
};

pub fn run(text: &str) {
    for size in Size::ALL {
        let Ok(pasted) = read(text, size) else { continue };
        let line = pasted.line;
        assert_eq!(read_board(&board_text(line.start)), Ok(line.start));
        let limits = Level::MAX.limits().within(Some(300));
        for goal in [Goal::Best, Goal::Every] {
            let mut analysis = Analysis::new(line.start, Evaluation::Plain.into(), limits, goal);
            while !analysis.advance(100) {}
            assert_eq!(analysis.best().is_some(), !line.start.legal().is_empty());
        }
        let mut position = line.start;
        for step in &line.steps {
            step.apply(&mut position).expect("a line that was read can be played");
        }
        if line.start == spyglass::reversi::rules::Position::start(size) && !line.steps.is_empty() {
            let again = read(&transcript(&line.steps), size).expect("what was written");
            assert_eq!(again.line, line);
        }
    }
    let trained = Evaluation::trained().into();
    let Ok(mut game) = Game::open(text, Some(&trained)) else { return };
    let record = game.to_string();
    let mut again = Game::open(&record, Some(&trained)).expect("a record opens");
    assert_eq!(again.to_string(), record);
    let end = game.line().len();
    for step in [end, end / 2, 0] {
        game.seek(step).expect("the line has this step");
        again.seek(step).expect("the line has this step");
        assert_eq!(again.view_without_decision().text(), game.view_without_decision().text());
        assert_eq!(game.to_string(), record, "looking changes nothing");
    }
}
