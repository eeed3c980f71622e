//! Laws of a game in time: the record says it all, every step can be seen again, and what is refused changes nothing.

use std::collections::BTreeSet;

use serde_json::Value;
use spyglass::{
    battleship::{
        agents::Reason,
        rules::{Action, Answer, Ruleset, preset},
    },
    error_code::ErrorCode,
    grid::Cell,
    rng::GameRng,
    session::{Game, Kind, Seat, Seats, SessionError},
};
use spyglass_test_support::{
    games::{any_action, anyone_acts, chance, first_actions, game, one_of},
    rulesets,
};

/// Players for these rules, of any kind that they allow.
fn any_seats(rules: &Ruleset, rng: &mut GameRng) -> Seats {
    let agents = rulesets::agents(rules);
    if rules.is_puzzle() {
        return Seats { kind: Kind::Solo, seats: vec![Seat::You] };
    }
    let kinds = [Kind::Solo, Kind::Race, Kind::Duel];
    let kind = *one_of(&kinds[..if rules.can_duel() { 3 } else { 2 }], rng);
    let players = match kind {
        Kind::Solo => 1,
        Kind::Race => 1 + rng.below(4),
        Kind::Duel => 2,
    };
    let mut seat = || match rng.below(2) {
        0 => Seat::You,
        _ => Seat::Agent(one_of(&agents, rng).clone()),
    };
    Seats { kind, seats: (0..players).map(|_| seat()).collect() }
}

/// The text of the present view.
fn text(game: &mut Game) -> String {
    game.view().text()
}

/// The present view without the line ahead, which a view lists whole.
fn here(game: &mut Game) -> Value {
    let mut view: Value = serde_json::from_str(&text(game)).expect("a view's text is JSON");
    let step = game.step();
    view["steps"] = step.into();
    view["moves"].as_array_mut().expect("moves are a list").truncate(step);
    view
}

/// Plays to the end, or for so many steps.
fn play(game: &mut Game, steps: usize, seed: u64) {
    let mut rng = chance(seed);
    while game.to_move().is_some() && game.step() < steps {
        anyone_acts(game, &mut rng);
    }
}

/// Several games of every rule set, at their start.
fn every_game(each: u64) -> impl Iterator<Item = (u64, Game)> {
    rulesets::all().into_iter().flat_map(move |rules| {
        (0..each).map(move |number| {
            let seats = any_seats(&rules, &mut chance(number ^ rules.canonical().len() as u64));
            (number, game(&rules, number, seats))
        })
    })
}

#[test]
fn a_record_replays_to_the_same_views() {
    for (seed, mut live) in every_game(6) {
        let mut rng = chance(seed);
        let mut texts = vec![text(&mut live)];
        while live.to_move().is_some() {
            anyone_acts(&mut live, &mut rng);
            texts.push(text(&mut live));
        }
        let record = live.to_string();
        let mut again = Game::open(&record).expect("a game's own record opens");
        assert_eq!(again.to_string(), record);
        assert_eq!(again.line(), live.line());
        assert_eq!(&text(&mut again), texts.last().expect("a first view"), "{record}");
        for steps in (0..texts.len()).step_by(1 + texts.len() / 40) {
            let first = first_actions(&live, steps);
            let mut part = Game::open(&first).expect("the first actions of a record open");
            assert_eq!(text(&mut part), texts[steps], "{first}");
        }
    }
}

#[test]
fn every_step_is_seen_alike_from_both_sides() {
    for (seed, mut game) in every_game(4) {
        play(&mut game, 90, seed);
        let steps = game.line().len();
        let record = game.to_string();
        let mut forwards = Vec::new();
        for step in 0..=steps {
            game.seek(step).expect("a step of the line");
            forwards.push(text(&mut game));
        }
        let mut opened = Game::open(&record).expect("a game's own record opens");
        for step in (0..=steps).rev() {
            opened.seek(step).expect("a step of the line");
            assert_eq!(text(&mut opened), forwards[step], "step {step} of {record}");
        }
        assert_eq!(opened.to_string(), record, "looking changes nothing");
        assert_eq!(opened.seek(steps + 1), Err(SessionError::NoSuchStep(steps + 1).into()));
    }
}

/// What a step shows does not depend on what came after it, until the end shows all.
#[test]
fn undo_takes_back_exactly_what_was_done() {
    for (seed, mut game) in every_game(6) {
        let mut rng = chance(seed);
        while game.to_move().is_some() && game.step() < 60 {
            // In a game with people an agent's reply is taken back together with the person's action before it.
            let alone = game.is_your_turn() || !game.id().seats.has_you();
            let before = text(&mut game);
            let (step, line) = (game.step(), game.to_string());
            anyone_acts(&mut game, &mut rng);
            if game.is_ended() || !alone {
                continue;
            }
            let after = text(&mut game);
            game.undo().expect("an action was taken");
            assert_eq!(game.step(), step);
            let before: Value = serde_json::from_str(&before).expect("a view's text is JSON");
            assert_eq!(here(&mut game), before, "{line}");
            game.redo().expect("an action was taken back");
            assert_eq!(text(&mut game), after, "{line}");
        }
    }
}

#[test]
fn another_action_gives_up_the_line_ahead() {
    for (seed, mut game) in every_game(4) {
        play(&mut game, 40, seed);
        let mut rng = chance(seed + 1000);
        let back = rng.below(game.line().len() as u32 + 1) as usize;
        game.seek(back).expect("a step of the line");
        let line = game.line().to_vec();
        while game.to_move().is_some() && game.step() < 50 {
            anyone_acts(&mut game, &mut rng);
        }
        let mut fresh = Game::open(&game.to_string()).expect("a game's own record opens");
        assert_eq!(text(&mut game), text(&mut fresh));
        assert_eq!(game.line()[..back], line[..back]);
        for step in 0..=game.line().len() {
            game.seek(step).expect("a step of the line");
            fresh.seek(step).expect("a step of the line");
            assert_eq!(text(&mut game), text(&mut fresh), "step {step} of {fresh}");
        }
    }
}

/// A choice of another agent, or one a person forced, stands in the record and is shown as such.
#[test]
fn a_stored_action_stands_where_the_agent_would_choose_another() {
    let mut game = Game::open("spyglass1 admiral s.3 solo:probability-map(ties=first) FA1.FJ10")
        .expect("a record opens");
    game.seek(0).expect("the start");
    let decision = game.decision().expect("an agent is to move");
    assert_eq!(
        (decision.action.to_string(), decision.reason.code()),
        ("FA1".into(), "chosen-elsewhere")
    );
    assert!(decision.map.is_some(), "what it thought is shown all the same");
    game.seek(2).expect("the end of the line");
    let decision = game.decision().expect("an agent is to move");
    assert_ne!(decision.reason.code(), "chosen-elsewhere");
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut codes = BTreeSet::new();
    for (seed, mut game) in every_game(6) {
        let mut rng = chance(seed + 2000);
        for _ in 0..150 {
            let rules = game.id().rules.clone();
            let (before, record, step) = (text(&mut game), game.to_string(), game.step());
            let outside = Action::Shoot(Cell::new(15, 15));
            let action = if rng.below(10) == 0 { outside } else { any_action(&rules, &mut rng) };
            let player = rng.below(5) as usize;
            let refused = match rng.below(6) {
                0 => game.act(player, action).map(drop),
                1 => game.act_as_you(action).map(drop),
                2 => game.ai_move(None).map(drop),
                3 => game.seek(step + 200),
                4 if game.step() == 0 => game.undo(),
                5 if game.step() == game.line().len() => game.redo(),
                _ => game.ai_move(Some(&"probability-map".parse().expect("an agent"))).map(drop),
            };
            let Err(error) = refused else { continue };
            codes.insert(error.code());
            assert_eq!(text(&mut game), before, "{error} in {record}");
            assert_eq!(game.to_string(), record, "{error}");
            assert_eq!(game.step(), step, "{error} in {record}");
        }
    }
    let all = [
        "agent-not-for-rules",
        "already-flagged",
        "already-shot",
        "game-over",
        "known-cell",
        "known-water",
        "no-flag-here",
        "no-guesses-left",
        "no-shots-left",
        "no-such-step",
        "not-your-turn",
        "nothing-to-redo",
        "nothing-to-undo",
        "outside-board",
    ];
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), all, "every refusal was met");
}

/// Whatever is done in whatever order, the game stays the one its record says.
#[test]
fn any_walk_through_a_game_stays_the_game_of_its_record() {
    for (seed, mut game) in every_game(12) {
        let mut rng = chance(seed + 3000);
        for _ in 0..80 {
            match rng.below(8) {
                0 => drop(game.undo()),
                1 => drop(game.redo()),
                2 => drop(game.seek(rng.below(game.line().len() as u32 + 1) as usize)),
                3 => {
                    let agents = rulesets::agents(&game.id().rules);
                    if !agents.is_empty() {
                        drop(game.ai_move(Some(one_of(&agents, &mut rng))));
                    }
                }
                _ if game.to_move().is_some() => anyone_acts(&mut game, &mut rng),
                _ => {}
            }
        }
        let mut fresh = Game::open(&game.to_string()).expect("a game's own record opens");
        fresh.seek(game.step()).expect("a step of the line");
        assert_eq!(text(&mut game), text(&mut fresh), "{game}");
        assert_eq!(game.is_ended(), fresh.is_ended(), "{game}");
    }
}

/// The cell being shot at has left the list: after the first hit all its other open neighbours wait.
#[test]
fn the_cell_taken_from_the_list_waits_no_more() {
    let rules = preset("admiral").expect("a preset");
    for seed in 0..40 {
        let mut game = game(&rules, seed, "solo:hunt".parse().expect("a seat"));
        while !matches!(game.line().last().and_then(|step| step.answer), Some(Answer::Hit(_))) {
            game.ai_move(None).expect("an agent is to move");
        }
        let shot = |cell: &Cell| game.line().iter().any(|step| step.action.cell() == Some(*cell));
        let last = game.line().last().and_then(|step| step.action.cell()).expect("a shot");
        let open = rules.geometry().sides(last).filter(|cell| !shot(cell)).count() as u32;
        let decision = game.decision().expect("an agent is to move");
        if let Reason::NeighbourOfHit { waiting, .. } = decision.reason {
            assert_eq!(waiting, open - 1, "seed {seed}");
        } else {
            assert_eq!(open, 0, "seed {seed}");
        }
    }
}
