//! Answers to shots, turns, and the end of games.

use serde_json::Value;
use spyglass::{
    battleship::rules::{Action, Announce, Answer, Budgets, Content, Ruleset, Sea},
    grid::{Cell, CellSet},
    session::{Game, GameError, Kind, Step},
};
use spyglass_test_support::{
    games::{anyone_acts, chance, game},
    rulesets,
};

/// The answer to a shot at `cell` where `shot` was shot at before, from the rules as they are written down.
fn announced(rules: &Ruleset, sea: &Sea, shot: CellSet, cell: Cell) -> Answer {
    let fleet = rules.fleet();
    let hit = sea.ships().iter().position(|ship| ship.contains(cell));
    let all_hit =
        |ship: usize| sea.ships()[ship].iter().all(|own| own == cell || shot.contains(own));
    match (rules.spec().announce, hit) {
        (Announce::Content, None) if !rules.spec().miss_revealed => Answer::Unrevealed,
        (Announce::Content, _) => Answer::Content(content(sea, cell)),
        (_, None) => Answer::Miss,
        (Announce::HitOrMiss, Some(_)) => Answer::Hit(None),
        (Announce::Sunk | Announce::NamesShip, Some(ship)) if all_hit(ship) => {
            Answer::Sunk(fleet.class_of()[ship])
        }
        (Announce::Sunk, Some(_)) => Answer::Hit(None),
        (Announce::NamesShip, Some(ship)) => Answer::Hit(Some(fleet.class_of()[ship])),
    }
}

/// What a person sees in a cell of a straight ship.
fn content(sea: &Sea, cell: Cell) -> Content {
    let Some(ship) = sea.ships().iter().find(|ship| ship.contains(cell)) else {
        return Content::Water;
    };
    let cells: Vec<Cell> = ship.iter().collect();
    let place = cells.iter().position(|own| *own == cell).expect("it is on the ship");
    let along_row = cells.first().map(|cell| cell.row()) == cells.last().map(|cell| cell.row());
    match (place, cells.len(), along_row) {
        (_, 1, _) => Content::Sub,
        (0, _, true) => Content::Left,
        (0, _, false) => Content::Top,
        (place, length, true) if place + 1 == length => Content::Right,
        (place, length, false) if place + 1 == length => Content::Bottom,
        _ => Content::Middle,
    }
}

/// A game at every step of its line, with the sea each player shoots at.
fn follow(game: &mut Game, mut look: impl FnMut(&Game, &Step, &Sea, CellSet)) {
    let line = game.line().to_vec();
    let seas = game.id().start.seas(&game.id().rules).expect("the seas were laid before");
    let mut shot = vec![CellSet::EMPTY; game.id().seats.seats.len()];
    for (step, played) in line.iter().enumerate() {
        game.seek(step).expect("a step of the line");
        look(game, played, &seas[played.player % seas.len()].0, shot[played.player]);
        if let Action::Shoot(cell) = played.action {
            shot[played.player].insert(cell);
        }
    }
    game.seek(line.len()).expect("the end of the line");
}

const PLAYERS: [&str; 7] = [
    "solo:you",
    "solo:random",
    "race:you,random",
    "race:random,you,random,you",
    "duel:you,random",
    "duel:random,random",
    "duel:you,you",
];

/// Games of every rule set and kind, played to their ends.
fn every_game(mut look: impl FnMut(Game)) {
    for rules in rulesets::still() {
        for (seed, players) in PLAYERS.into_iter().enumerate() {
            if players.starts_with("duel") && !rules.can_duel()
                || rules.is_puzzle() && players != "solo:you"
            {
                continue;
            }
            let mut game = game(&rules, seed as u64, players.parse().expect("players"));
            let mut rng = chance(seed as u64);
            while game.to_move().is_some() {
                anyone_acts(&mut game, &mut rng);
            }
            look(game);
        }
    }
}

#[test]
fn answers_are_those_of_the_announcement() {
    let mut seen = [false; 6];
    every_game(|mut game| {
        follow(&mut game, |game, played, sea, shot| {
            let Action::Shoot(cell) = played.action else {
                assert_eq!(played.answer, None, "only shots are answered");
                return;
            };
            let answer = announced(&game.id().rules, sea, shot, cell);
            assert_eq!(played.answer, Some(answer), "{played:?} of {game}");
            seen[match answer {
                Answer::Miss => 0,
                Answer::Hit(None) => 1,
                Answer::Hit(Some(_)) => 2,
                Answer::Sunk(_) => 3,
                Answer::Content(_) => 4,
                Answer::Unrevealed => 5,
                Answer::Spent => panic!("nothing moves here"),
            }] = true;
        });
    });
    assert_eq!(seen, [true; 6], "every answer was heard");
}

/// Whether a player can do nothing more after these actions.
fn is_done(rules: &Ruleset, sea: &Sea, own: &[Step]) -> bool {
    let shots: Vec<Cell> = own
        .iter()
        .filter_map(|step| match step.action {
            Action::Shoot(cell) => Some(cell),
            _ => None,
        })
        .collect();
    let won = sea.cells().iter().all(|cell| shots.contains(&cell));
    let gave_up = own.iter().any(|step| step.action == Action::Solve);
    if rules.is_puzzle() {
        let mut flags = CellSet::EMPTY;
        for step in own {
            match step.action {
                Action::Flag(cell) => flags.insert(cell),
                Action::Unflag(cell) => flags.remove(cell),
                Action::Shoot(_) | Action::Note(_) | Action::Solve => {}
            }
        }
        return gave_up || flags == sea.cells();
    }
    let Some(Budgets { shots: most, actions, .. }) = rules.spec().budgets else {
        return won || gave_up;
    };
    if rules.is_scored() {
        // Marks that are no guesses are no actions; the last action allowed is a solve.
        let mut guessed = CellSet::EMPTY;
        let counts = own.iter().filter(|step| match step.action {
            Action::Shoot(cell) => {
                guessed.remove(cell);
                true
            }
            Action::Flag(cell) => {
                guessed.insert(cell);
                true
            }
            Action::Unflag(cell) => {
                let counts = guessed.contains(cell);
                guessed.remove(cell);
                counts
            }
            Action::Note(_) | Action::Solve => false,
        });
        return gave_up || usize::from(actions) <= counts.count() + 1;
    }
    won || gave_up || usize::from(most.min(actions)) <= shots.len()
}

/// Who is to move after these actions, by the rules as they are written down.
fn mover(game: &Game, line: &[Step], seas: &[Sea]) -> Option<usize> {
    let rules = &game.id().rules;
    let (kind, players) = (game.id().seats.kind, game.id().seats.seats.len());
    let done = |player: usize| {
        let own: Vec<Step> = line.iter().filter(|step| step.player == player).copied().collect();
        is_done(rules, &seas[player % seas.len()], &own)
    };
    if kind == Kind::Duel && (done(0) || done(1)) {
        return None;
    }
    let Some(last) = line.last() else { return Some(0) };
    let hit = matches!(last.answer, Some(Answer::Hit(_) | Answer::Sunk(_)));
    let stays = match last.action {
        Action::Shoot(_) => kind == Kind::Duel && rules.spec().shoot_again && hit,
        Action::Solve => false,
        // Marks cost the turn only where they are scored.
        Action::Flag(_) => !rules.is_scored(),
        Action::Note(_) => true,
        Action::Unflag(cell) => {
            let before = line[..line.len() - 1].iter().rev();
            let mark = before
                .filter(|step| step.player == last.player && step.action.cell() == Some(cell))
                .map(|step| step.action)
                .next();
            !rules.is_scored() || mark != Some(Action::Flag(cell))
        }
    };
    if stays && !done(last.player) {
        return Some(last.player);
    }
    (1..=players).map(|turn| (last.player + turn) % players).find(|&player| !done(player))
}

#[test]
fn turns_go_as_the_rules_say() {
    every_game(|mut game| {
        let seas = game.id().start.seas(&game.id().rules).expect("the seas were laid before");
        let seas: Vec<Sea> = seas.into_iter().map(|(sea, _)| sea).collect();
        let line = game.line().to_vec();
        for step in 0..=line.len() {
            game.seek(step).expect("a step of the line");
            assert_eq!(game.to_move(), mover(&game, &line[..step], &seas), "step {step} of {game}");
        }
        assert_eq!(game.to_move(), None, "the line leads to the end");
    });
}

fn result(game: &mut Game) -> (String, Value) {
    let view: Value = serde_json::from_str(&game.view().text()).expect("a view's text is JSON");
    let result = &view["result"];
    (result["code"].as_str().unwrap_or("none").to_owned(), result["winner"].clone())
}

/// A duel of fleets of one ship each at A1, so that a shot there wins.
fn duel(players: &str, shoot_again: bool) -> Game {
    let text = format!(
        r#"{{"rules": {{"rows": 2, "cols": 3, "shootAgain": {shoot_again}, "fleet": [{{"name": "raft", "length": 2}}]}},
            "players": "{players}", "seed": "1",
            "fleets": [[{{"name": "raft", "cells": ["A1", "B1"]}}], [{{"name": "raft", "cells": ["A1", "B1"]}}]]}}"#
    );
    let config = spyglass::session::Config::read(&text).expect("a configuration");
    config.game(|| unreachable!("the seed is named")).expect("a legal game")
}

fn all(game: &mut Game, actions: &str) -> Result<(), GameError> {
    for action in actions.split(' ') {
        let (player, action) = action.split_at(1);
        let player: usize = player.parse().expect("a digit");
        game.act(player - 1, action.parse().expect("an action"))?;
    }
    Ok(())
}

#[test]
fn the_first_fleet_sunk_loses_at_once() {
    let mut game = duel("duel:you,random", false);
    all(&mut game, "1FA1 2FA1 1FB1").expect("in turn");
    assert_eq!((game.to_move(), result(&mut game)), (None, ("won".into(), 1.into())));
    assert_eq!(
        all(&mut game, "2FB1").map_err(|error| error.to_string()),
        Err("the game is over".into())
    );
    let mut game = duel("duel:random,you", false);
    all(&mut game, "1FA1 2FC1 1FB1").expect("in turn");
    assert_eq!(result(&mut game), ("lost".into(), 1.into()), "reported from the person's side");
}

#[test]
fn a_hit_shoots_again_where_the_rules_say_so() {
    let mut game = duel("duel:you,you", true);
    all(&mut game, "1FC1 2FA1 2FC2 1FA1 1FB1").expect("a hit keeps the turn");
    assert_eq!(result(&mut game).1, 1);
    let mut game = duel("duel:you,you", false);
    assert!(all(&mut game, "1FC1 2FA1 2FC2").is_err(), "a hit does not");
}

#[test]
fn who_resigns_loses() {
    for (actions, winner) in [("1S", 2), ("1FA1 2S", 1), ("1FA1 2FA1 1S", 2)] {
        let mut game = duel("duel:you,you", false);
        all(&mut game, actions).expect("in turn");
        assert_eq!((game.to_move(), result(&mut game)), (None, ("resigned".into(), winner.into())));
    }
}

#[test]
fn a_race_goes_on_without_those_who_are_done() {
    let mut game = game(
        &Ruleset::read(r#"{"rows": 1, "cols": 3, "fleet": [{"name": "raft", "length": 3}]}"#)
            .expect("rules"),
        1,
        "race:you,you,you".parse().expect("players"),
    );
    all(&mut game, "1FA1 2S 3FA1 1FB1 3FB1 1FC1").expect("in turn, without the second");
    assert_eq!(game.to_move(), Some(2), "the first is done, the third goes on");
    all(&mut game, "3FC1").expect("alone");
    assert_eq!((game.to_move(), result(&mut game).1), (None, Value::Null), "a race has no winner");
}

#[test]
fn players_act_only_for_themselves() {
    let mut game = duel("duel:you,random", false);
    let error =
        |outcome: Result<Option<Answer>, GameError>| outcome.expect_err("refused").to_string();
    let shot = "FA1".parse().expect("an action");
    assert_eq!(error(game.act(1, shot)), "another player is to move");
    assert_eq!(error(game.act(7, shot)), "another player is to move");
    assert_eq!(error(game.ai_move(None)), "another player is to move", "a person is to move");
    game.act_as_you(shot).expect("a person is to move");
    assert_eq!(error(game.act_as_you(shot)), "another player is to move");
}
