//! What the tutor tells is true, tells no more than was asked for, and speaks against false marks first.

use spyglass::{
    battleship::rules::Action,
    grid::CellSet,
    session::{Game, GameError},
};

fn hunt(seed: u64) -> Game {
    Game::open(&format!("spyglass1 solitaire s.{seed} solo:you -")).expect("a record")
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
        while let Some(hint) = game.hint(0, 4).expect("solitaire has deductions") {
            let (water, ship) = (hint.water.expect("stage 4"), hint.ship.expect("stage 4"));
            assert!(ship.is_within(ships) && !water.meets(ships), "{game}");
            assert!(!hint.mistake);
            for stage in 1..=4 * u8::from(game.step() == 0) {
                let part = game.hint(0, stage).expect("the same").expect("the same");
                assert_eq!((part.stage, part.cells), (stage, hint.cells));
                assert_eq!(part.rule.is_some(), 2 <= stage);
                assert_eq!(part.ship.is_some() && part.water.is_some(), 3 <= stage);
                assert_eq!(part.because.is_some(), 4 <= stage);
            }
            let Some(cell) =
                ship.iter().find(|&cell| game.prove(0, cell).is_ok_and(|steps| !steps.is_empty()))
            else {
                panic!("a hint is about a ship: {game}");
            };
            for found in ship {
                // A cell that was shot at or flagged is settled for the player.
                let _ = game.act_as_you(Action::Guess(found));
            }
            let steps = game.prove(0, cell).expect("it was proved");
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
        let told = game.deductions(0).expect("solitaire has deductions");
        let open = |cells: CellSet| cells.iter().next();
        let water = told.steps.iter().filter(|step| !step.water.is_empty());
        let known = water.filter_map(|step| open(step.water)).next();
        let Some(cell) = known else { continue };
        if game.act_as_you(Action::Guess(cell)).is_err() {
            continue;
        }
        let hint = game.hint(0, 4).expect("solitaire").expect("a mark is wrong");
        assert!(hint.mistake && hint.water.is_some_and(|water| water.contains(cell)), "{game}");
        mistakes += 1;
    }
    assert!(10 < mistakes, "{mistakes}");
}

#[test]
fn rules_without_deductions_say_so() {
    let game = Game::open("spyglass1 admiral s.1 solo:you -").expect("a record");
    assert_eq!(game.hint(0, 1).unwrap_err(), GameError::NoDeductions);
    assert_eq!(game.deductions(1).unwrap_err(), GameError::ChancesWithheld);
}
