//! What is asked of a typed position: which fleets fit it, what clashes, and games from there on.

use serde_json::{Value, json};
use spyglass::{
    battleship::rules::{Ruleset, preset, setup_faults},
    error_code::ErrorCode,
    rng::Seed,
    session::{Findings, Game, GameError, PositionAnalysis, Verdict},
};
use spyglass_test_support::{games, rulesets};

fn asked(text: &str) -> (PositionAnalysis, Findings) {
    let mut analysis =
        PositionAnalysis::open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    while !analysis.advance(1_000_000) {}
    let findings = analysis.findings();
    (analysis, findings)
}

fn findings(position: &Value) -> Findings {
    asked(&position.to_string()).1
}

/// The position of a hunt, as somebody would type it.
fn typed(game: &mut Game) -> Value {
    let view: Value = serde_json::from_str(&game.view().text()).expect("a view is JSON");
    let moves = view["moves"].as_array().expect("a list").iter();
    let shots = moves.filter(|step| !step["answer"].is_null()).map(|step| {
        let (cell, answer) = (&step["cell"], &step["answer"]);
        match answer["ship"].as_str() {
            Some(ship) => json!([cell, answer["kind"], ship]),
            None => json!([cell, answer["kind"]]),
        }
    });
    json!({"rules": view["rules"], "shots": shots.collect::<Vec<_>>()})
}

#[test]
fn one_fleet_or_many_or_none() {
    let row = |count| {
        json!({"rows": 1, "cols": 5, "contact": "apart",
            "fleet": [{"name": "destroyer", "count": count, "length": 2}]})
    };
    let unique = findings(&json!({"rules": row(2)}));
    assert_eq!((unique.verdict, unique.fleets.as_deref()), (Verdict::Unique, Some("1")));
    assert_eq!((unique.examples.len(), unique.differs.len()), (1, 0));

    let several = findings(&json!({"rules": row(1), "shots": [["C1", "hit"]]}));
    assert_eq!((several.verdict, several.fleets.as_deref()), (Verdict::Several, Some("2")));
    assert_eq!(several.examples.len(), 2);
    assert_eq!(several.differs.len(), 2, "B1 and D1");

    let none = findings(&json!({"rules": row(1), "shots": [["C1", "sunk", "destroyer"]]}));
    assert_eq!(none.verdict, Verdict::Contradictory);
    assert_eq!((none.clash.len(), none.smallest, none.belief.is_none()), (1, true, true));

    let no_room = json!({"rows": 1, "cols": 6, "contact": "apart",
        "fleet": [{"name": "cruiser", "count": 2, "length": 3}]});
    let no_room = findings(&json!({"rules": no_room}));
    assert_eq!(no_room.verdict, Verdict::Contradictory);
    assert_eq!((no_room.clash.len(), no_room.smallest), (0, true));
}

#[test]
fn examples_fit_the_observations_and_so_does_the_sea_of_a_game() {
    let mut rng = games::chance(7);
    for rules in rulesets::still() {
        let crowded = rules.geometry().len() > 100;
        if rules.is_scored()
            || rules.spec().sunk_cells_told
            || rules.spec().budgets.is_some()
            || crowded
        {
            continue;
        }
        let mut game = games::game(&rules, 5, "solo:you".parse().expect("a seat"));
        for _ in 0..rules.geometry().len() / 3 {
            if game.is_your_turn() {
                games::anyone_acts(&mut game, &mut rng);
            }
        }
        let position = typed(&mut game);
        let (analysis, findings) = asked(&position.to_string());
        let name = rules.name();
        assert_ne!(findings.verdict, Verdict::Contradictory, "{name}");
        for example in &findings.examples {
            assert!(setup_faults(&rules, example).is_empty(), "{name}: {example:?}");
        }
        let played = analysis.play("solo:you".parse().expect("a player"), Seed(3));
        let played = played.unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut opened = Game::open(&played.to_string()).expect("a record");
        assert_eq!(typed(&mut opened)["shots"], position["shots"], "{name}");
    }
}

#[test]
fn a_puzzle_line_is_a_position_too() {
    let (analysis, findings) = asked("tiny;2:1,1:1;2,0,1;1,1,1;l@0,0");
    assert_eq!(findings.verdict, Verdict::Unique);
    assert_eq!(findings.examples.len(), 1);
    let view = serde_json::to_value(analysis.view()).expect("plain data");
    assert_eq!(view["board"]["clues"]["rows"][0]["count"], 2);

    // Few fleets drawn at random would fit: the one that does is found all the same, also before it was asked for.
    let opened = PositionAnalysis::open("tiny;2:1,1:1;2,0,1;1,1,1;l@0,0").expect("a puzzle");
    assert!(opened.play("solo:you".parse().expect("a player"), Seed(1)).is_ok());

    let (_, contrary) = asked("tiny;2:1,1:1;3,0,0;1,1,1;l@0,0");
    assert_eq!(contrary.verdict, Verdict::Contradictory);
    assert!(!contrary.clash.is_empty());

    // All rows together hold one cell too many: each of them clashes with the rest.
    let (_, too_many) =
        asked("csplib-113;4:1,3:2,2:3,1:4;3,4,3,3,2,4,1,1,0,0;0,5,0,2,2,3,1,3,2,2;c@6,9 w@0,5");
    assert_eq!(too_many.verdict, Verdict::Contradictory);
    assert!(!too_many.clash.is_empty());
}

#[test]
fn what_cannot_be_played_on_is_refused_by_code() {
    let code = |position: &Value, players: &str| {
        let (analysis, _) = asked(&position.to_string());
        let played = players.parse().map_err(GameError::from);
        played.and_then(|seats| analysis.play(seats, Seed(1))).err().map(|error| error.code())
    };
    let empty = json!({"rules": "admiral"});
    assert_eq!(code(&empty, "solo:you"), None);
    assert_eq!(code(&empty, "solo:exact"), None);
    assert_eq!(code(&empty, "race:you,hunt"), Some("position-not-playable"));
    assert_eq!(code(&empty, "solo:oracle"), Some("unknown-agent"));
    let contrary = json!({"rules": "admiral", "shots": [["A1", "sunk", "carrier"]]});
    assert_eq!(code(&contrary, "solo:you"), Some("contradiction"));

    let refused = |text: &str| PositionAnalysis::open(text).err().map(|error| error.code());
    assert_eq!(refused(""), Some("bad-json"));
    assert_eq!(refused("{}"), Some("bad-json"));
    assert_eq!(refused("a;b"), Some("bad-puzzle"));
    assert_eq!(refused(r#"{"rules": "atlantis"}"#), Some("unknown-rules"));
}

/// The number of fleets is exact, however many digits it has.
#[test]
fn the_number_of_fleets_is_whole() {
    for (id, fleets) in [("admiral", "30093975536"), ("sea-battle", "1855545978831780")] {
        let rules: &Ruleset = &preset(id).expect("a preset");
        let findings = findings(&json!({"rules": rules.id()}));
        assert_eq!(findings.fleets.as_deref(), Some(fleets));
    }
}
