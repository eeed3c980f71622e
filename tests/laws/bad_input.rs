//! Broken and hostile texts: each is refused with its code, never with a panic, and changes nothing.

use serde_json::{Value, json};
use spyglass::{
    battleship::{
        agents::{AgentError, AgentText},
        puzzle::Puzzle,
        rules::{PlacedShip, Ruleset, preset, setup_faults},
    },
    error_code::ErrorCode,
    rng::Seed,
    session::{Config, Seats},
};
use spyglass_test_support::rulesets;

#[test]
fn rule_sets() {
    let code = |text: &str| Ruleset::read(text).map_or_else(|error| error.code(), |_| "none");
    let ships = |count: u32| {
        let ship = |number| json!({"name": format!("s{number}"), "length": 1});
        json!({"rows": 16, "cols": 16, "fleet": (0..count).map(ship).collect::<Vec<_>>()})
            .to_string()
    };
    let cases = [
        (String::new(), "unknown-rules"),
        ("\u{0}".to_owned(), "unknown-rules"),
        ("a".repeat(1_000_000), "unknown-rules"),
        ("[]".to_owned(), "unknown-rules"),
        ("{".to_owned(), "bad-json"),
        ("{}x".to_owned(), "bad-json"),
        ("{\"rows\": 99999999999999999999}".to_owned(), "bad-json"),
        ("{\"rows\": \"10\"}".to_owned(), "bad-json"),
        ("{\"rows\": null}".to_owned(), "bad-json"),
        ("{\"rows\": 256}".to_owned(), "bad-ruleset"),
        ("{\"fleet\": [{\"name\": \"a\", \"cells\": [[0]]}]}".to_owned(), "bad-json"),
        ("{\"fleet\": [{\"name\": \"a\", \"cells\": [[0, -1]]}]}".to_owned(), "bad-json"),
        ("{\"fleet\": [{\"name\": \"\\ud800\", \"length\": 1}]}".to_owned(), "bad-json"),
        (format!("{{\"fleet\": {}{}}}", "[".repeat(100_000), "]".repeat(100_000)), "bad-json"),
        (ships(32), "none"),
        (ships(33), "bad-ruleset"),
        (ships(10_000), "bad-ruleset"),
        (json!({"fleet": [{"name": "a", "length": 1, "count": 255}]}).to_string(), "bad-ruleset"),
        (json!({"rows": 255, "cols": 255, "fleet": []}).to_string(), "bad-ruleset"),
        (json!({"fleet": [{"name": "é".repeat(24), "length": 2}]}).to_string(), "none"),
        (json!({"fleet": [{"name": "raft", "cells": vec![[0, 0]; 50_000]}]}).to_string(), "none"),
    ];
    for (text, expected) in cases {
        assert_eq!(code(&text), expected, "{}", text.chars().take(200).collect::<String>());
    }
}

#[test]
fn agents() {
    let code = |text: &str| text.parse::<AgentText>().map_or_else(|error| error.code(), |_| "none");
    for (text, expected) in [
        ("", "unknown-agent"),
        ("(", "unknown-agent"),
        (")", "unknown-agent"),
        ("()", "unknown-agent"),
        ("Hunt", "unknown-agent"),
        ("hunt ", "unknown-agent"),
        ("hunt(", "unknown-agent"),
        ("oracle", "unknown-agent"),
        ("hunt\0", "unknown-agent"),
        ("охота", "unknown-agent"),
        ("hunt(k=1)", "bad-agent-parameter"),
        ("parity(k)", "bad-agent-parameter"),
        ("parity(k=)", "bad-agent-parameter"),
        ("parity(=longest)", "bad-agent-parameter"),
        ("parity(k=longest;k=longest)", "bad-agent-parameter"),
        ("parity(k=longest)(k=longest)", "bad-agent-parameter"),
        ("parity(K=longest)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=0)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=101)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=256)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=99999999999999999999)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=-1)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=+5)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=05)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=1.5)", "bad-agent-parameter"),
        ("p-matrix(wound-weight=100)", "none"),
        ("p-matrix(wound-weight=only)", "none"),
    ] {
        assert_eq!(code(text), expected, "{text}");
    }
    for (text, own) in [
        ("random(k=1)", "none"),
        // Only programs write what it has learned.
        ("exact(expects=bordr)", "expects=uniform|border|against-the-shooter"),
        ("parity(k=longest;k=longest)", "k=smallest|longest"),
        ("planner(work=0)", "work=none|1..60; hunts=none|100..10000"),
    ] {
        match text.parse::<AgentText>() {
            Err(AgentError::BadParameter { takes, .. }) => assert_eq!(takes, own, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    match format!("random(\u{202e}{}=1)", "k".repeat(100_000)).parse::<AgentText>() {
        Err(AgentError::BadParameter { parameter, .. }) => assert_eq!(parameter, "k".repeat(60)),
        other => panic!("{other:?}"),
    }
    assert_eq!(code(&"a".repeat(1_000_000)), "unknown-agent");
    assert_eq!(code(&format!("parity({})", ";".repeat(1_000_000))), "none", "nothing is given");
    // An agent that is read is written as itself.
    for rules in rulesets::all() {
        for agent in rulesets::agents(&rules) {
            assert_eq!(agent.to_string().parse::<AgentText>().as_ref(), Ok(&agent));
        }
    }
}

#[test]
fn configurations() {
    let base = json!({"rules": "admiral", "seed": "1"});
    let with = |key: &str, value: Value| {
        let mut config = base.clone();
        config[key] = value;
        config
    };
    let code = |config: &Value| {
        let game = Config::read(&config.to_string()).and_then(|config| config.game(|| Seed(1)));
        game.map_or_else(|error| error.code(), |_| "none")
    };
    let legal: Value = json!([
        {"name": "carrier", "cells": ["A1", "B1", "C1", "D1", "E1"]},
        {"name": "battleship", "cells": ["A2", "B2", "C2", "D2"]},
        {"name": "destroyer", "cells": ["A3", "B3", "C3"]},
        {"name": "attack-boat", "cells": ["A4", "B4", "C4"]},
        {"name": "submarine", "cells": ["A5", "B5"]},
    ]);
    // A text is an id; rules that are written out are an object.
    let raft = r#"{"fleet": [{"name": "raft", "length": 2}]}"#;
    let many: Vec<Value> = vec![json!({"name": "carrier", "cells": ["A1"]}); 10_000];
    for (config, expected) in [
        (base.clone(), "none"),
        (json!({}), "bad-config"),
        (json!([]), "bad-config"),
        (with("more", json!(1)), "bad-config"),
        (with("seed", json!(1)), "bad-config"),
        (with("seed", json!("one")), "bad-seed"),
        (with("rules", json!(null)), "unknown-rules"),
        (with("rules", json!(7)), "unknown-rules"),
        (with("rules", json!([])), "unknown-rules"),
        (with("rules", json!({})), "bad-ruleset"),
        (with("rules", json!("{")), "unknown-rules"),
        (with("rules", json!(raft)), "unknown-rules"),
        (with("rules", serde_json::from_str(raft).expect("JSON")), "none"),
        (with("rules", json!({"rows": "a"})), "bad-json"),
        (with("players", json!("solo")), "bad-players"),
        (with("players", json!("solo:nobody")), "unknown-agent"),
        (with("deploy", json!("Uniform")), "unknown-deployer"),
        (with("deploy", json!("")), "unknown-deployer"),
        (with("hints", json!(3)), "bad-ruleset"),
        (with("hints", json!(-1)), "bad-config"),
        (with("hints", json!(70_000)), "bad-ruleset"),
        (with("fleets", json!([])), "bad-config"),
        (with("fleets", json!([null, null])), "bad-config"),
        (with("fleets", json!([legal])), "none"),
        (with("fleets", json!([[]])), "illegal-fleet"),
        (with("fleets", json!([many])), "illegal-fleet"),
        (with("fleets", json!([[{"name": "carrier", "cells": ["Z1"]}]])), "bad-config"),
        (with("fleets", json!([[{"name": "carrier", "cells": ["A1"], "turn": 1}]])), "bad-config"),
        (with("fleets", json!([[{"name": "x".repeat(100_000), "cells": []}]])), "illegal-fleet"),
    ] {
        let text: String = config.to_string().chars().take(300).collect();
        assert_eq!(code(&config), expected, "{text}");
    }
    let crowded = json!({"rows": 3, "cols": 3, "contact": "apart",
        "fleet": [{"name": "raft", "count": 5, "length": 1}]});
    assert_eq!(code(&json!({"rules": crowded, "seed": "1"})), "no-legal-deployment");
    let square = json!({"fleet": [{"name": "raft", "cells": [[0, 0], [0, 1], [1, 0], [1, 1]]}]});
    let border = json!({"rules": square, "seed": "1", "deploy": "border"});
    assert_eq!(code(&border), "no-legal-deployment");
}

/// A hostile set-up is looked at in bounded work, and still reported as wrong.
#[test]
fn set_ups_of_ten_thousand_ships() {
    let rules = preset("admiral").expect("a preset");
    for name in ["carrier", "galleon", ""] {
        let cells = rules.geometry().cells().collect();
        let ship = PlacedShip { name: name.to_owned(), cells, heading: None };
        assert!(!setup_faults(&rules, &vec![ship; 10_000]).is_empty());
    }
}

#[test]
fn puzzles() {
    let code = |text: &str| text.parse::<Puzzle>().map_or_else(|error| error.code(), |_| "none");
    let good = "a;2:1,1:1;2,0,1;1,1,1;l@0,0 w@2,2";
    assert_eq!(code(good), "none");
    for (from, to, expected) in [
        ("l@0,0 w@2,2", "", "none"),
        (";l@0,0 w@2,2", "", "bad-puzzle"),
        ("w@2,2", "w@2,2;", "bad-puzzle"),
        ("a;", ";", "bad-puzzle"),
        ("a;", "\u{1};", "bad-puzzle"),
        ("2:1,1:1", "", "bad-puzzle"),
        ("2:1,1:1", "2:1,2:1", "bad-puzzle"),
        ("2:1,1:1", "2", "bad-puzzle"),
        ("2:1,1:1", "2:-1", "bad-puzzle"),
        ("2:1,1:1", "17:1", "bad-puzzle"),
        ("2:1,1:1", "2:100", "bad-puzzle"),
        ("2:1,1:1", "2:33", "bad-ruleset"),
        ("2:1,1:1", "2:0", "bad-ruleset"),
        ("2:1,1:1", "0:1", "bad-ruleset"),
        ("2:1,1:1", "4:1", "bad-ruleset"),
        ("2,0,1", "", "bad-puzzle"),
        ("2,0,1", "2,0,", "bad-puzzle"),
        ("2,0,1", "2,0,+1", "bad-puzzle"),
        ("2,0,1", "2,0,17", "bad-puzzle"),
        ("2,0,1", "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,1", "bad-puzzle"),
        ("w@2,2", "w@0,0", "bad-puzzle"),
        ("w@2,2", "w@3,2", "bad-puzzle"),
        ("w@2,2", "w@16,2", "bad-puzzle"),
        ("w@2,2", "x@2,2", "bad-puzzle"),
        ("w@2,2", "w2,2", "bad-puzzle"),
        ("w@2,2", "w@2", "bad-puzzle"),
        ("w@2,2", "w@2,٢", "bad-puzzle"),
        ("w@2,2", "🛳", "bad-puzzle"),
    ] {
        assert_eq!(code(&good.replacen(from, to, 1)), expected, "{from:?} made {to:?}");
    }
    // As people type it: with spaces beside the signs, which are not written again.
    let loose = " a ; 2 : 1 , 1: 1;2, 0 ,1 ;1,\t1, 1; l @ 0, 0  w@2 ,2 ";
    assert_eq!(
        loose.parse::<Puzzle>().map(|puzzle| puzzle.to_string()).ok().as_deref(),
        Some(good)
    );
    for torn in ["2:1 1:1", "2:1,1:1 1"] {
        assert_eq!(code(&good.replacen("2:1,1:1", torn, 1)), "bad-puzzle", "{torn:?}");
    }
    assert_eq!(code(&format!("{good}{}", " ".repeat(5000))), "bad-puzzle");
    assert_eq!(code(""), "bad-puzzle");
}

#[test]
fn players() {
    for text in [
        "",
        ":",
        "solo",
        "solo:",
        "race:,",
        "race:you,you,you,you,you",
        "duel:you,you,you",
        "\0:you",
    ] {
        assert!(text.parse::<Seats>().is_err(), "{text:?}");
    }
    for text in
        ["solo:you", "race:you,parity(k=longest),hunt,you", "duel:p-matrix(wound-weight=only),you"]
    {
        assert_eq!(text.parse::<Seats>().map(|seats| seats.to_string()), Ok(text.to_owned()));
    }
}
