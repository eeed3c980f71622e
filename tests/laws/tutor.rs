//! What the tutor says is true, is no more than was asked for, and speaks against false marks first.

use spyglass::{
    battleship::rules::Action,
    grid::CellSet,
    session::{Game, GameError, HintView, SessionError, TutorSession},
};

fn hunt(seed: u64) -> Game {
    Game::open(&format!("spyglass1 solitaire s.{seed} solo:you -")).expect("a record")
}

/// As the tutor opens it, which has the record and no game.
fn tutored(game: &Game) -> TutorSession {
    TutorSession::open(&game.to_string(), game.step()).expect("its own record")
}

/// The fleet, from a game that was ended: the tutor never sees it.
fn ships(seed: u64) -> CellSet {
    let mut game = hunt(seed);
    game.act_as_you(Action::Solve).expect("a game can be ended");
    let view: serde_json::Value = serde_json::from_str(&game.view().text()).expect("JSON");
    let ships = view["boards"][0]["ships"].as_array().expect("shown at the end");
    let cells = ships.iter().flat_map(|ship| ship["cells"].as_array().expect("cells"));
    cells.map(|cell| cell.as_str().expect("a cell").parse().expect("a cell")).collect()
}

#[test]
fn hints_are_true_and_come_in_four_stages() {
    let mut flagged = 0;
    for seed in 0..6 {
        let (mut game, ships) = (hunt(seed), ships(seed));
        while let Some(hint) = tutored(&game).hint(0, 4).expect("solitaire has deductions") {
            let observed = tutored(&game);
            let (water, ship) = (hint.water.expect("stage 4"), hint.ship.expect("stage 4"));
            assert!(ship.is_subset(ships) && !water.intersects(ships), "{game}");
            assert!(!hint.mistake);
            for stage in 1..=4 * u8::from(game.step() == 0) {
                let part = observed.hint(0, stage).expect("the same").expect("the same");
                assert_eq!((part.stage, part.cells), (stage, hint.cells));
                assert_eq!(part.rule.is_some(), 2 <= stage);
                assert_eq!(part.ship.is_some() && part.water.is_some(), 3 <= stage);
                assert_eq!(part.because.is_some(), 4 <= stage);
            }
            let Some(cell) = ship
                .iter()
                .find(|&cell| observed.prove(0, cell).is_ok_and(|steps| !steps.is_empty()))
            else {
                panic!("a hint is about a ship: {game}");
            };
            for found in ship {
                // A cell that was shot at or flagged is settled for the player.
                let _ = game.act_as_you(Action::Flag(found));
            }
            let steps = tutored(&game).prove(0, cell).expect("it was proved");
            assert!(steps.last().is_some_and(|step| step.ship.contains(cell)));
            flagged += 1;
        }
    }
    assert!(6 < flagged, "{flagged}");
}

#[test]
fn a_false_mark_comes_first() {
    let mut mistakes = 0;
    for seed in 0..25 {
        let mut game = hunt(seed);
        let observed = tutored(&game).deductions(0).expect("solitaire has deductions");
        let open = |cells: CellSet| cells.iter().next();
        let water = observed.steps.iter().filter(|step| !step.water.is_empty());
        let known = water.filter_map(|step| open(step.water)).next();
        let Some(cell) = known else { continue };
        if game.act_as_you(Action::Flag(cell)).is_err() {
            continue;
        }
        let hint = tutored(&game).hint(0, 4).expect("solitaire").expect("a mark is wrong");
        assert!(hint.mistake && hint.water.is_some_and(|water| water.contains(cell)), "{game}");
        mistakes += 1;
    }
    assert!(10 < mistakes, "{mistakes}");
}

#[test]
fn rules_without_deductions_say_so() {
    let game = Game::open("spyglass1 admiral s.1 solo:you -").expect("a record");
    let observed = tutored(&game);
    assert_eq!(observed.hint(0, 1).unwrap_err(), GameError::NoDeductions);
    assert_eq!(observed.deductions(1).unwrap_err(), GameError::ChancesWithheld);
}

fn json(hint: Option<HintView>) -> serde_json::Value {
    serde_json::to_value(hint).expect("plain data")
}

#[test]
fn every_step_of_a_record_shows_and_withholds_what_the_game_does() {
    let (mut shown, mut withheld) = (0, 0);
    for players in ["solo:you", "race:you,expert-greedy", "race:expert-standard,random,you"] {
        for rules in ["solitaire", "admiral", "sea-battle"] {
            let players = if rules == "solitaire" { players } else { "race:you,parity" };
            let mut game =
                Game::open(&format!("spyglass1 {rules} s.5 {players} -")).expect("a record");
            for _ in 0..12 {
                let mover = game.to_move().expect("it goes on");
                let cell = game.id().rules.geometry().cells().find(|&cell| {
                    game.is_your_turn() && game.act(mover, Action::Shoot(cell)).is_ok()
                });
                if cell.is_none() && game.ai_move(None).is_err() {
                    break;
                }
            }
            let record = game.to_string();
            for step in 0..=game.line().len() {
                game.seek(step).expect("a step of the line");
                let (own, opened) = (
                    TutorSession::from(&game),
                    TutorSession::open(&record, step).expect("its record"),
                );
                for player in 0..4 {
                    let observed = own.hint(player, 4).map(json);
                    assert_eq!(observed, opened.hint(player, 4).map(json), "{record} {step}");
                    shown += usize::from(observed.is_ok());
                    withheld += usize::from(observed == Err(GameError::ChancesWithheld));
                }
            }
            let beyond = game.line().len() + 1;
            assert_eq!(
                TutorSession::open(&record, beyond).unwrap_err(),
                SessionError::NoSuchStep(beyond).into()
            );
        }
    }
    assert!(20 < shown && 20 < withheld, "{shown} {withheld}");
}

fn board(game: &mut Game) -> serde_json::Value {
    let mut view: serde_json::Value = serde_json::from_str(&game.view().text()).expect("JSON");
    view["boards"][0].take()
}

fn cells(named: &serde_json::Value) -> CellSet {
    let names = named.as_array().expect("cells").iter();
    names.map(|cell| cell.as_str().expect("a cell").parse().expect("a cell")).collect()
}

#[test]
fn the_expected_score_is_what_the_chances_say_and_comes_true_where_one_fleet_fits() {
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} {b}");
    let (mut compared, mut certain) = (0, 0);
    for seed in 0..12 {
        let (mut game, ships) = (hunt(seed), ships(seed));
        let board_cells = game.id().rules.geometry().board();
        let flags = ships.iter().step_by(2).chain((board_cells - ships).first());
        for cell in flags {
            // Known cells take no flag.
            let _ = game.act_as_you(Action::Flag(cell));
        }
        for shot in ships.iter().take(5).map(Some).chain([None]) {
            let observed = board(&mut game);
            let (flagged, known) = (cells(&observed["flags"]), cells(&observed["known"]) & ships);
            let expected = game.expected(0).expect("solitaire is scored");
            let chances = game.belief(0).expect("counted").chances;
            let likely = board_cells.iter().zip(chances);
            let likely = likely.filter(|&(cell, _)| flagged.contains(cell));
            assert_eq!(expected.error, None, "all fleets were listed");
            let terms = expected.terms;
            near(terms.correct_flags, likely.map(|(_, chance)| chance).sum());
            near(terms.correct_flags + terms.wrong_flags, flagged.len().into());
            let (hit, all) = (terms.hits + f64::from(known.len()), f64::from(ships.len()));
            near(hit + terms.correct_flags + terms.safe, all);
            compared += 1;
            if expected.fleets == 1 {
                let mut ended = Game::open(&game.to_string()).expect("its own record");
                ended.act_as_you(Action::Solve).expect("a game can be ended");
                let score = board(&mut ended)["score"].take();
                let observed = serde_json::to_value(expected).expect("plain data");
                for term in ["fok", "gok", "sink", "fko", "gko", "safe", "total"] {
                    let number = |of: &serde_json::Value| of[term].as_f64().expect("a number");
                    near(number(&score), number(&observed));
                }
                certain += 1;
            }
            let Some(shot) = shot else { break };
            let _ = game.act_as_you(Action::Shoot(shot));
        }
    }
    assert!(20 < compared && 0 < certain, "{compared} {certain}");
}

#[test]
fn a_hunt_without_a_score_expects_none() {
    let game = Game::open("spyglass1 sea-battle s.1 solo:you -").expect("a record");
    assert_eq!(game.expected(0).unwrap_err(), GameError::NotScored);
    assert_eq!(game.expected(1).unwrap_err(), GameError::ChancesWithheld);
}
