//! No view shows more of a hidden sea than its reader has observed.
//!
//! Two seas that give the same answers must give the same views, byte for byte, until the hunt is over.

use std::sync::Arc;

use serde_json::Value;
use spyglass::{
    battleship::rules::{Action, Ruleset, Sea, Setup},
    grid::{Cell, CellSet},
    rng::{GameRng, Seed},
    session::{Game, GameId, Seats, Start},
};
use spyglass_test_support::{
    games::{self, any_action, chance, game, one_of},
    rulesets,
};

fn view(game: &mut Game) -> Value {
    serde_json::from_str(&game.view().text()).expect("a view's text is JSON")
}

/// Games with a person, of every kind these rules allow; the person's place among the players.
fn with_a_person(rules: &Ruleset) -> Vec<(Seats, usize)> {
    let agents = rulesets::agents(rules);
    let (weak, strong) = (&agents[0], &agents[agents.len() - 1]);
    let mut games = vec![
        ("solo:you".to_owned(), 0),
        (format!("race:you,{strong}"), 0),
        (format!("race:{weak},{strong},you"), 2),
    ];
    if rules.can_duel() {
        games.extend([(format!("duel:you,{weak}"), 0), (format!("duel:{strong},you"), 1)]);
    }
    games.into_iter().map(|(text, you)| (text.parse().expect("players"), you)).collect()
}

/// A start in which every sea is given.
fn given(seed: u64, seas: Vec<(Sea, CellSet)>) -> Start {
    let (fleets, known) = seas.into_iter().map(|(sea, known)| (Some(sea), Some(known))).unzip();
    Start { seed: Seed(seed), fleets, known }
}

/// Plays on at random, for so many actions at most; never to the end of the person's hunt.
fn play(game: &mut Game, you: usize, actions: u32, rng: &mut GameRng) {
    let rules = game.id().rules.clone();
    for _ in 0..actions {
        if game.is_your_turn() {
            let mut action = any_action(&rules, rng);
            while action == Action::Solve || game.act_as_you(action).is_err() {
                action = any_action(&rules, rng);
            }
        } else {
            game.ai_move(None).expect("agents choose what is allowed");
        }
        if game.to_move().is_none() || view(game)["players"][you]["done"] == true {
            let record = games::first_actions(game, game.step() - 1);
            *game = Game::open(&record).expect("the first actions of a record open");
            return;
        }
    }
}

/// Another legal sea with the same clues and known contents, one or two ships moved; nothing where chance finds none.
fn other_sea(rules: &Ruleset, sea: &Sea, known: CellSet, rng: &mut GameRng) -> Option<Sea> {
    let mut setup: Setup = sea.setup(rules);
    let ship = rng.below(setup.len() as u32) as usize;
    let class = rules.fleet().class_of()[ship];
    if rules.spec().clues {
        // Two ships of one cell trade columns: the counts stay.
        let other = rng.below(setup.len() as u32) as usize;
        let (first, second) = (setup[ship].cells[0], setup[other].cells[0]);
        if setup[ship].cells.len() + setup[other].cells.len() > 2 {
            return None;
        }
        setup[ship].cells = vec![Cell::new(first.row(), second.col())];
        setup[other].cells = vec![Cell::new(second.row(), first.col())];
    } else {
        setup[ship].cells = one_of(rules.placements(class).all(), rng).cells.iter().collect();
    }
    let other = Sea::new(rules, &setup).ok()?;
    let alike = known.iter().all(|cell| other.content(cell) == sea.content(cell))
        && (!rules.spec().clues || other.clues(rules) == sea.clues(rules));
    (alike && other.cells() != sea.cells()).then_some(other)
}

/// The game on another sea, where every action gets the same answer as on this one.
fn twin(game: &Game, you: usize, seed: u64, rng: &mut GameRng) -> Option<Game> {
    let rules = &game.id().rules;
    let mut seas = game.id().start.seas(rules).expect("the seas were laid before");
    let hidden = you % seas.len();
    let (sea, known) = &seas[hidden];
    seas[hidden].0 = other_sea(rules, sea, *known, rng)?;
    let id = GameId { start: given(seed, seas), ..game.id().clone() };
    let mut twin = Game::new(id).expect("the same players");
    for step in game.line() {
        if twin.act(step.player, step.action) != Ok(step.answer) {
            return None;
        }
    }
    Some(twin)
}

#[test]
fn seas_that_answer_alike_look_alike() {
    for rules in rulesets::hunted() {
        let mut compared = 0;
        for seed in 0..12 {
            for (seats, you) in with_a_person(&rules) {
                let mut rng = chance(seed);
                let mut one = game(&rules, seed, seats);
                let actions = rng.below(30);
                play(&mut one, you, actions, &mut rng);
                let Some(mut other) = (0..300).find_map(|_| twin(&one, you, seed, &mut rng)) else {
                    continue;
                };
                for step in 0..=one.line().len() {
                    one.seek(step).expect("a step of the line");
                    other.seek(step).expect("a step of the line");
                    assert_eq!(one.view().text(), other.view().text(), "step {step} of {one}");
                }
                compared += 1;
            }
        }
        // A board of one cell has one sea.
        let alone = rules.geometry().len() == 1;
        assert!(alone || 5 <= compared, "{compared} pairs of {}", rules.canonical());
    }
}

/// The same comparison finds the sea as soon as it is shown, at the end.
#[test]
fn the_end_distinguishes_the_seas() {
    let rules = Ruleset::read("sea-battle").expect("a preset");
    let mut rng = chance(1);
    let mut one = game(&rules, 1, "duel:you,random".parse().expect("players"));
    play(&mut one, 0, 20, &mut rng);
    let mut other = (0..300).find_map(|_| twin(&one, 0, 1, &mut rng)).expect("another sea");
    for game in [&mut one, &mut other] {
        while !game.is_your_turn() {
            game.ai_move(None).expect("agents choose what is allowed");
        }
        game.act_as_you(Action::Solve).expect("a person can resign");
    }
    assert_ne!(view(&mut one)["boards"][0]["ships"], view(&mut other)["boards"][0]["ships"]);
    assert!(view(&mut one)["boards"][0]["ships"].is_array());
}

/// While a person hunts in a race, rivals' charts are blank at every step, their moves too, and nobody sees their thoughts.
#[test]
fn rivals_are_withheld_until_every_person_is_done() {
    for rules in rulesets::hunted() {
        let rules: &Arc<Ruleset> = &rules;
        let random = rulesets::random(rules);
        let players = format!("race:{random},you,{random}");
        let mut game = game(rules, 5, players.parse().expect("players"));
        let mut rng = chance(5);
        let mut hunted = true;
        while hunted {
            let view = view(&mut game);
            hunted = view["players"][1]["done"] == false;
            for rival in [0, 2] {
                let board = &view["boards"][rival];
                assert_eq!(board["withheld"], hunted, "{game}");
                let marks = board["marks"].as_array().expect("marks are a list");
                let blank = marks.iter().all(|mark| mark == "unknown");
                assert!(blank || !hunted, "{game}");
                assert!(board["last"].is_null() || !hunted);
                assert!(board["ships"].is_null() || !hunted);
                assert!(board["contents"].is_null() || !hunted);
            }
            for played in view["moves"].as_array().expect("moves are a list") {
                let rival = played["player"] != 2;
                let blank = played["cell"].is_null()
                    && played["answer"].is_null()
                    && played["action"] == "";
                assert!(blank || !hunted || !rival, "{game}");
            }
            assert!(view["decision"].is_null() || !hunted, "{game}");
            assert!(view["boards"][1]["ships"].is_null() || !hunted, "{game}");
            if game.to_move().is_some() {
                games::anyone_acts(&mut game, &mut rng);
            }
        }
    }
}

/// The cells of a fleet that a view shows: those it names anywhere, and those that its lists over the board do not call unknown.
fn observed(view: &Value, fleet: CellSet, rules: &Ruleset) -> CellSet {
    fn named(value: &Value, cells: &mut CellSet) {
        match value {
            Value::String(text) => {
                // An action is a letter and its cell.
                let texts = [text.as_str(), text.get(1..).unwrap_or_default()];
                for cell in texts.iter().filter_map(|text| text.parse::<Cell>().ok()) {
                    *cells |= CellSet::of(cell);
                }
            }
            Value::Array(values) => values.iter().for_each(|value| named(value, cells)),
            Value::Object(values) => values.values().for_each(|value| named(value, cells)),
            _ => {}
        }
    }
    let mut cells = CellSet::EMPTY;
    named(view, &mut cells);
    let board = &view["boards"][0];
    let cols = usize::from(rules.geometry().cols());
    for cell in fleet {
        let at = usize::from(cell.row()) * cols + usize::from(cell.col());
        if board["marks"][at] != "unknown" || !board["contents"][at].is_null() {
            cells |= CellSet::of(cell);
        }
    }
    cells & fleet
}

/// A puzzle has one solution, so no other sea looks alike: but nothing of the fleet is shown that is neither given nor marked.
#[test]
fn no_step_of_a_puzzle_shows_a_cell_that_nobody_marked() {
    let mut hidden = 0;
    for rules in rulesets::all().into_iter().filter(|rules| rules.is_puzzle()) {
        for seed in 0..8 {
            let mut rng = chance(seed);
            let mut game = game(&rules, seed, "solo:you".parse().expect("players"));
            let actions = rng.below(40);
            play(&mut game, 0, actions, &mut rng);
            let seas = game.id().start.seas(&rules).expect("the sea was laid before");
            let (sea, known) = &seas[0];
            let line = game.line();
            let marked: CellSet = line.iter().filter_map(|step| step.action.cell()).collect();
            let unmarked = sea.cells() - *known - marked;
            for step in 0..=line.len() {
                game.seek(step).expect("a step of the line");
                let found = observed(&view(&mut game), unmarked, &rules);
                assert!(found.is_empty(), "{found:?} at step {step} of {game}");
            }
            hidden += unmarked.len();
            // The same look finds all of it once it is shown.
            game.act_as_you(Action::Solve).expect("a person can give up");
            assert_eq!(observed(&view(&mut game), unmarked, &rules), unmarked, "{game}");
        }
    }
    assert!(100 < hidden, "{hidden} cells were hidden");
}
