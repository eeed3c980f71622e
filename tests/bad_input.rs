//! Broken and hostile texts: each is refused with its code, never with a panic, and changes nothing.

#[path = "support/games.rs"]
mod games;
#[path = "support/rulesets.rs"]
mod rulesets;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use games::{anyone_acts, chance, game};
use serde_json::{Value, json};
use spyglass::{
    battleship::{
        agents::AgentText,
        puzzle::Puzzle,
        rules::{Action, PlacedShip, Ruleset, preset, setup_faults},
    },
    coded::Coded,
    dice::{Dice, Seed},
    session::{Config, Game, Seats},
};

fn code_of_record(text: &str) -> &'static str {
    Game::open(text).map_or_else(|error| error.code(), |_| "none")
}

fn assert_records(cases: &[(&str, &str)]) {
    for (text, code) in cases {
        assert_eq!(code_of_record(text), *code, "{text}");
    }
}

fn in_record(rules: &str) -> String {
    format!("spyglass1 r.{} s.1 solo:you -", BASE64_URL_SAFE_NO_PAD.encode(rules))
}

#[test]
fn records_that_are_none() {
    assert_records(&[
        ("", "bad-record"),
        (" ", "bad-record"),
        ("\0", "bad-record"),
        ("spyglass", "bad-record"),
        ("spyglass1", "bad-record"),
        ("spyglass1 admiral s.1 solo:you", "bad-record"),
        ("spyglass1 admiral s.1 solo:you - -", "bad-record"),
        ("Spyglass1 admiral s.1 solo:you -", "bad-record"),
        ("spyglass01 admiral s.1 solo:you -", "unknown-record-version"),
        ("spyglass2 admiral s.1 solo:you -", "unknown-record-version"),
        ("spyglass99999999999999999999999 x", "unknown-record-version"),
        ("spyglass-1 admiral s.1 solo:you -", "bad-record"),
        ("spyglass1a admiral s.1 solo:you -", "bad-record"),
        ("spyglass\u{661} admiral s.1 solo:you -", "bad-record"),
        ("🛳", "bad-record"),
        ("spyglass1 admiral s.1 solo:you -\0", "bad-record"),
        ("{\"rules\": \"admiral\"}", "bad-record"),
    ]);
}

#[test]
fn rules_of_records() {
    assert_records(&[
        ("spyglass1 admirals s.1 solo:you -", "unknown-rules"),
        ("spyglass1 ADMIRAL s.1 solo:you -", "unknown-rules"),
        ("spyglass1 moving s.1 solo:you -", "unknown-rules"),
        ("spyglass1 r. s.1 solo:you -", "unknown-rules"),
        ("spyglass1 r.! s.1 solo:you -", "bad-record"),
        ("spyglass1 r.e30= s.1 solo:you -", "bad-record"),
        ("spyglass1 r._____w s.1 solo:you -", "bad-record"),
        ("spyglass1 r.😀 s.1 solo:you -", "bad-record"),
        (&in_record("{}"), "bad-ruleset"),
        (&in_record("{"), "bad-json"),
        (&in_record("null"), "unknown-rules"),
        (&in_record("{\"rows\": 1e400}"), "bad-json"),
        (&in_record("{\"rows\": -1}"), "bad-json"),
        (&in_record("{\"rows\": 3.5}"), "bad-json"),
        (&in_record(&"{\"fleet\":[".repeat(2000)), "bad-json"),
        (&in_record(&format!("{{\"fleet\":{}", "[".repeat(20_000))), "bad-json"),
        (
            &in_record("{\"fleet\": [{\"name\": \"a\", \"length\": 3}], \"budgets\": {}}"),
            "bad-json",
        ),
        ("spyglass1 admiral,solitaire s.1 solo:you -", "unknown-rules"),
    ]);
}

#[test]
fn starts_of_records() {
    let sealed = |text: &str| format!("spyglass1 admiral d.1.{text} solo:you -");
    assert_records(&[
        ("spyglass1 admiral 1 solo:you -", "bad-record"),
        ("spyglass1 admiral x.1 solo:you -", "bad-record"),
        ("spyglass1 admiral s. solo:you -", "bad-seed"),
        ("spyglass1 admiral s.-1 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.+1 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.01 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.1.0 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.1e3 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.18446744073709551616 solo:you -", "bad-seed"),
        ("spyglass1 admiral s.٣ solo:you -", "bad-seed"),
        ("spyglass1 admiral d.1 solo:you -", "bad-record"),
        ("spyglass1 admiral d.x.AAAA solo:you -", "bad-seed"),
        (&sealed(""), "bad-record"),
        (&sealed("AAAA"), "bad-record"),
        (&sealed("!!!!"), "bad-record"),
        (&sealed(&"A".repeat(60_000)), "bad-record"),
    ]);
}

/// A record with these data under its mask: the mask of a start that is known is taken off and laid on again.
fn masked(rules: &str, players: &str, text: &str) -> String {
    let seed = Seed(9);
    let mut bytes = text.as_bytes().to_vec();
    let mut dice = Dice::new(seed, spyglass::dice::Stream::Seal);
    for chunk in bytes.chunks_mut(8) {
        for (byte, mask) in chunk.iter_mut().zip(dice.bits().to_le_bytes()) {
            *byte ^= mask;
        }
    }
    format!("spyglass1 {rules} d.9.{} {players} -", BASE64_URL_SAFE_NO_PAD.encode(bytes))
}

#[test]
fn sealed_fleets() {
    let legal = r#"["A1.0","A2.0","A3.0","A4.0","A5.0"]"#;
    let sealed = |text: &str| masked("admiral", "solo:you", text);
    let fleet = |fleet: &str| sealed(&format!(r#"{{"deployments":[{fleet}]}}"#));
    let known = |known: &str| {
        masked("solitaire", "solo:you", &format!(r#"{{"deployments":[null],"known":{known}}}"#))
    };
    assert_records(&[
        (&fleet(legal), "none"),
        (&fleet("null"), "none"),
        (&fleet(r#"["A1.0","A1.1","A3.0","A4.0","A5.0"]"#), "illegal-fleet"),
        (&fleet(r#"["A1.0","A2.0","A3.0","A4.0"]"#), "bad-record"),
        (&fleet(r#"["A1.0","A2.0","A3.0","A4.0","A5.0","A6.0"]"#), "bad-record"),
        (&fleet(r#"["G1.0","A2.0","A3.0","A4.0","A5.0"]"#), "bad-record"),
        (&fleet(r#"["A1.2","A2.0","A3.0","A4.0","A5.0"]"#), "bad-record"),
        (&fleet(r#"["","A2.0","A3.0","A4.0","A5.0"]"#), "bad-record"),
        (&fleet(r#"["🛳","A2.0","A3.0","A4.0","A5.0"]"#), "bad-record"),
        (&fleet("[]"), "bad-record"),
        (&fleet("7"), "bad-record"),
        (&fleet(&format!("{legal},{legal}")), "bad-record"),
        (&sealed("{}"), "bad-record"),
        (&sealed(r#"{"deployments":[null],"more":1}"#), "bad-record"),
        (&sealed(r#"{"deployments":[null],"known":[["A1"]]}"#), "bad-record"),
        (&sealed(r#"{"deployments":[null],"headings":[]}"#), "bad-record"),
        (&sealed(&"[".repeat(10_000)), "bad-record"),
        (
            &masked("admiral", "duel:you,hunt", &format!(r#"{{"deployments":[{legal}]}}"#)),
            "bad-record",
        ),
        (
            &masked("admiral", "duel:you,hunt", &format!(r#"{{"deployments":[{legal},null]}}"#)),
            "none",
        ),
        (&known(r#"[["A1","J10"]]"#), "none"),
        (&known(r#"[null]"#), "none"),
        (&known(r#"[["K1"]]"#), "bad-record"),
        (&known(r#"[["a1"]]"#), "bad-record"),
        (&known(r#"[["A1"],["A2"]]"#), "bad-record"),
    ]);
}

#[test]
fn players_of_records() {
    let long = format!("spyglass1 admiral s.1 race:{} -", ["you"; 5].join(","));
    assert_records(&[
        ("spyglass1 admiral s.1 you -", "bad-players"),
        ("spyglass1 admiral s.1 solo: -", "unknown-agent"),
        ("spyglass1 admiral s.1 solo:you,you -", "bad-players"),
        ("spyglass1 admiral s.1 duel:you -", "bad-players"),
        ("spyglass1 admiral s.1 duel:you,you,you -", "bad-players"),
        ("spyglass1 admiral s.1 melee:you,you -", "bad-players"),
        ("spyglass1 solitaire s.1 duel:you,random -", "bad-players"),
        ("spyglass1 solitaire s.1 solo:hunt -", "agent-not-for-rules"),
        ("spyglass1 admiral s.1 solo:You -", "unknown-agent"),
        ("spyglass1 admiral s.1 solo:deep-blue -", "unknown-agent"),
        ("spyglass1 admiral s.1 race:you, -", "unknown-agent"),
        ("spyglass1 admiral s.1 solo:parity(k=4) -", "bad-agent-parameter"),
        (&long, "bad-players"),
    ]);
}

#[test]
fn actions_of_records() {
    let with = |actions: &str| format!("spyglass1 sea-battle s.1 duel:you,you {actions}");
    assert_records(&[
        (&with("FA1"), "none"),
        (&with("fA1"), "bad-record"),
        (&with("FA11"), "bad-record"),
        (&with("FK1"), "bad-record"),
        (&with("FQ1"), "bad-record"),
        (&with("FA0"), "bad-record"),
        (&with("FA01"), "bad-record"),
        (&with("F"), "bad-record"),
        (&with("XA1"), "bad-record"),
        (&with("S1"), "bad-record"),
        (&with("."), "bad-record"),
        (&with("FA1."), "bad-record"),
        (&with("FA1..FA2"), "bad-record"),
        (&with("-.FA1"), "bad-record"),
        (&with("1FA1"), "bad-record"),
        (&with("2FA1"), "bad-record"),
        (&with("3FA1"), "bad-record"),
        (&with("5FA1"), "bad-record"),
        (&with("FÄ1"), "bad-record"),
        (&with("2"), "bad-record"),
        (&with("2é"), "bad-record"),
        (&with("éFA1"), "bad-record"),
        (&with("S.2FA1"), "bad-record"),
        ("spyglass1 admiral s.1 solo:you FA1.FA1", "bad-record"),
        ("spyglass1 admiral s.1 solo:you UA1", "bad-record"),
        ("spyglass1 admiral s.1 solo:you MA1", "bad-record"),
    ]);
}

/// A fault in a line is told with its number.
#[test]
fn the_cause_names_the_action() {
    let error = Game::open("spyglass1 admiral s.1 solo:you FA1.FB1.FA1").expect_err("shot twice");
    assert_eq!(error.to_string(), "not a record: action 3: A1 was shot at before");
    assert_eq!(error.args()[0].0, "cause");
}

#[test]
fn lengths_are_bounded() {
    let marks = |pairs: usize| vec!["GA1.UA1"; pairs].join(".");
    let record = |pairs: usize| format!("spyglass1 admiral s.1 solo:you {}", marks(pairs));
    assert_eq!(code_of_record(&record(1000)), "none");
    assert_eq!(code_of_record(&record(100_000)), "too-long");
    assert_eq!(code_of_record(&" ".repeat(70_000)), "too-long");
    // A game at the door has no text to bound: its line is.
    let mut game = Game::open("spyglass1 admiral s.1 solo:you -").expect("a record opens");
    let (mark, clear) = ("GA1".parse().expect("an action"), "UA1".parse().expect("an action"));
    for _ in 0..5000 {
        game.act_as_you(mark).expect("marks cost nothing");
        game.act_as_you(clear).expect("marks cost nothing");
    }
    let before = game.line().len();
    assert_eq!(game.act_as_you(mark).expect_err("the line is full").code(), "too-long");
    assert_eq!(game.line().len(), before);
    game.seek(17).expect("a step of the line");
    assert!(game.act_as_you("FA1".parse::<Action>().expect("an action")).is_ok());
}

/// Whatever is done to a good record, it opens or is refused, and what opens says itself again.
#[test]
fn spoilt_records_open_or_are_refused() {
    let mut dice = chance(1);
    let mut good = Vec::new();
    for rules in rulesets::all() {
        let players = match (rules.can_duel(), rules.is_puzzle()) {
            (true, _) => "duel:you,random",
            (_, true) => "solo:you",
            _ => "race:you,random",
        };
        let mut game = game(&rules, 3, players.parse().expect("players"));
        for _ in 0..12 {
            if game.to_move().is_some() {
                anyone_acts(&mut game, &mut dice);
            }
        }
        good.push(game.to_string());
    }
    good.push(masked(
        "admiral",
        "solo:you",
        r#"{"deployments":[["A1.0","A2.0","A3.0","A4.0","A5.0"]]}"#,
    ));
    let signs: Vec<char> = "0123456789AFGSUWZaz.:,;()=-_ r\0é🛳".chars().collect();
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..6000 {
        let text = games::one_of(&good, &mut dice);
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=dice.below(3) {
            let place = dice.below(letters.len().max(1) as u32) as usize;
            let sign = *games::one_of(&signs, &mut dice);
            match dice.below(4) {
                0 if place < letters.len() => letters[place] = sign,
                1 if place < letters.len() => drop(letters.remove(place)),
                2 => letters.truncate(place),
                _ => letters.insert(place.min(letters.len()), sign),
            }
        }
        let text: String = letters.into_iter().collect();
        match Game::open(&text) {
            Ok(mut game) => {
                let again =
                    Game::open(&game.to_string()).unwrap_or_else(|error| panic!("{error}: {game}"));
                assert_eq!(again.to_string(), game.to_string());
                assert!(!game.view().text().is_empty());
                opened += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty() && !error.code().is_empty());
                refused += 1;
            }
        }
    }
    assert!(50 < opened && 3000 < refused, "{opened} opened, {refused} refused");
}

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
    let code = |config: &Value| match Config::read(&config.to_string()) {
        Err(_) => "no configuration",
        Ok(config) => config.game(|| Seed(1)).map_or_else(|error| error.code(), |_| "none"),
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
        (json!({}), "no configuration"),
        (json!([]), "no configuration"),
        (with("more", json!(1)), "no configuration"),
        (with("seed", json!(1)), "no configuration"),
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
        (with("hints", json!(-1)), "no configuration"),
        (with("hints", json!(70_000)), "bad-ruleset"),
        (with("fleets", json!([])), "bad-config"),
        (with("fleets", json!([null, null])), "bad-config"),
        (with("fleets", json!([legal])), "none"),
        (with("fleets", json!([[]])), "illegal-fleet"),
        (with("fleets", json!([many])), "illegal-fleet"),
        (with("fleets", json!([[{"name": "carrier", "cells": ["Z1"]}]])), "no configuration"),
        (
            with("fleets", json!([[{"name": "carrier", "cells": ["A1"], "turn": 1}]])),
            "no configuration",
        ),
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

/// A hostile set-up is looked at in bounded work, and still told to be wrong.
#[test]
fn set_ups_of_ten_thousand_ships() {
    let rules = preset("admiral").expect("a preset");
    for name in ["carrier", "galleon", ""] {
        let ship = PlacedShip { name: name.to_owned(), cells: rules.geometry().cells().collect() };
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
