//! Any calls on a game: a refused one changes nothing, and the record holds what was done.

use arbitrary::Arbitrary;
use spyglass::{
    battleship::rules::Action,
    grid::Cell,
    session::{Game, GameError},
};

#[derive(Arbitrary, Debug)]
pub enum Call {
    Shoot(u8),
    Flag(u8),
    Note(u8),
    Unflag(u8),
    Solve,
    /// By any player, whose turn it may not be.
    Other(u8, u8),
    Ai,
    AiOf(u8),
    Undo,
    Redo,
    Seek(u8),
}

/// Sea 275 of the squadron is drawn at once, where others take up to a thousand tries: inputs are spent on calls.
const GAMES: [&str; 8] = [
    "admiral s.1 solo:you",
    "admiral s.2 race:you,parity",
    "admiral-apart s.3 race:hunt,you,p-matrix,probability-map",
    "sea-battle s.275 duel:you,probability-map",
    "sea-battle s.275 duel:you,you",
    "sea-battle s.275 duel:parity,p-matrix(wound-weight=only)",
    "solitaire s.275 solo:you",
    "solitaire s.275 race:you,random",
];
const AGENTS: [&str; 4] = ["random", "hunt", "probability-map(ties=first)", "p-matrix"];

pub fn run(input: (u8, Vec<Call>)) {
    let (game, calls) = input;
    let version = 1 + u32::from(game) / GAMES.len() as u32 % 2;
    let start = GAMES[usize::from(game) % GAMES.len()];
    let mut game = Game::open(&format!("spyglass{version} {start} -")).expect("a game begins");
    // What was seen after the last refused call; none after a call that was done.
    let mut held = None;
    for call in calls.iter().take(64) {
        let record = (game.to_string(), game.step());
        held = if take(&mut game, call).is_ok() {
            None
        } else {
            assert_eq!((game.to_string(), game.step()), record, "refused, yet done: {call:?}");
            let seen = seen(&mut game);
            assert!(held.is_none_or(|held| held == seen), "refused, yet seen: {call:?}");
            Some(seen)
        };
    }

    let mut again = Game::open(&game.to_string()).expect("a record opens");
    again.seek(game.step()).expect("the line has this step");
    assert_eq!(seen(&mut again), seen(&mut game), "the record holds the game");
}

fn take(game: &mut Game, call: &Call) -> Result<(), GameError> {
    let cell = |number: u8| Cell::new(number / 16, number % 16);
    match *call {
        Call::Shoot(number) => game.act_as_you(Action::Shoot(cell(number))).map(drop),
        Call::Flag(number) => game.act_as_you(Action::Flag(cell(number))).map(drop),
        Call::Note(number) => game.act_as_you(Action::Note(cell(number))).map(drop),
        Call::Unflag(number) => game.act_as_you(Action::Unflag(cell(number))).map(drop),
        Call::Solve => game.act_as_you(Action::Solve).map(drop),
        Call::Other(player, number) => {
            game.act(usize::from(player), Action::Shoot(cell(number))).map(drop)
        }
        Call::Ai => game.ai_move(None).map(drop),
        Call::AiOf(agent) => {
            let agent = AGENTS[usize::from(agent) % AGENTS.len()].parse().expect("an agent");
            game.ai_move(Some(&agent)).map(drop)
        }
        Call::Undo => game.undo(),
        Call::Redo => game.redo(),
        Call::Seek(step) => game.seek(step.into()),
    }
}

/// All that can be seen of a game at once: a view that waits for what is counted tries few inputs.
fn seen(game: &mut Game) -> String {
    game.view_without_decision().text()
}
