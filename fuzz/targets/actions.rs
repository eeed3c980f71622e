//! Any calls on a game: a refused one changes nothing, and the record holds what was done.

use std::sync::{Arc, LazyLock};

use arbitrary::Arbitrary;
use spyglass::{
    battleship::rules::{Action, Ruleset},
    grid::Cell,
    rng::Seed,
    session::{Game, GameError, GameId, Seats, Start, Version},
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

const GAMES: [(&str, &str); 8] = [
    ("admiral", "solo:you"),
    ("admiral", "race:you,parity"),
    ("admiral-apart", "race:hunt,you,p-matrix,probability-map"),
    ("sea-battle", "duel:you,probability-map"),
    ("sea-battle", "duel:you,you"),
    ("sea-battle", "duel:parity,p-matrix(wound-weight=only)"),
    ("solitaire", "solo:you"),
    ("solitaire", "race:you,random"),
];
const AGENTS: [&str; 4] = ["random", "hunt", "probability-map(ties=first)", "p-matrix"];

/// Each game on a small board, where a call costs a fraction and a few of them end the game, and then on its own.
static BEGINNINGS: LazyLock<Vec<GameId>> = LazyLock::new(|| {
    let fleet = r#"[{"name":"cruiser","length":3},{"name":"destroyer","length":2},{"name":"submarine","length":1}]"#;
    let small = |rules: Arc<Ruleset>| {
        rules.with_all(&[("rows", "5"), ("cols", "6"), ("fleet", fleet)]).expect("rules")
    };
    let own = |id: &str| Ruleset::preset(id).expect("a preset");
    let beginning = |rules: Arc<Ruleset>, players: &str| {
        let seats: Seats = players.parse().expect("players");
        // Sea 275 of the squadron is drawn at once, where others take up to a thousand tries: inputs are spent on calls.
        let start = Start::of_seed(Seed(275), seats.kind);
        GameId { version: Version::default(), rules, start, seats }
    };
    let smalls = GAMES.map(|(rules, players)| beginning(small(own(rules)), players));
    smalls.into_iter().chain(GAMES.map(|(rules, players)| beginning(own(rules), players))).collect()
});

pub fn run(input: (u8, Vec<Call>)) {
    let (number, calls) = input;
    let (way, number) = (number / 16, usize::from(number % 16));
    let place = number / 2 + if way == 0xC { GAMES.len() } else { 0 };
    let id = GameId { version: Version::ALL[number % 2], ..BEGINNINGS[place].clone() };
    let mut game = Game::new(id).expect("a game begins");
    let mut line = Vec::new();
    // How many calls in a row were refused, and what was seen after the first of them. A view takes longer than many calls, so only one input
    // in four looks, and only now and then: what a refused call changes stays.
    let looks = way % 4 == 0;
    let (mut refused, mut held) = (0_u32, String::new());
    for call in calls.iter().take(64) {
        let step = game.step();
        if take(&mut game, call).is_ok() {
            refused = 0;
            line.clear();
            line.extend_from_slice(game.line());
            continue;
        }
        assert_eq!((game.line(), game.step()), (&line[..], step), "refused, yet done: {call:?}");
        refused += 1;
        if looks && refused == 1 {
            held = seen(&mut game);
        } else if looks && refused.is_power_of_two() {
            assert_eq!(held, seen(&mut game), "refused, yet seen: {call:?}");
        }
    }

    let mut again = Game::open(&game.to_string()).expect("a record opens");
    again.seek(game.step()).expect("the line has this step");
    assert_eq!(again.line(), game.line(), "the record holds the line");
    assert_eq!(again.to_move(), game.to_move(), "the record holds whose turn it is");
    if looks {
        assert_eq!(seen(&mut again), seen(&mut game), "the record holds the game");
    }
}

fn take(game: &mut Game, call: &Call) -> Result<(), GameError> {
    let geometry = game.id().rules.geometry();
    // Every cell of the board, and some beyond it.
    let cell = |number: u8| {
        let (row, col) = (number / 16 % (geometry.rows() + 1), number % 16 % (geometry.cols() + 1));
        Cell::new(row, col)
    };
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
