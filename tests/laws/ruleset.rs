//! Rule sets are data: presets are recognised, custom ones keep their text, and all faults are reported at once.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::Arc,
};

use serde_json::{Map, Value, json};
use spyglass::{
    battleship::rules::{
        Budgets, Contact, KnownKind, PRESETS, Ruleset, RulesetError, RulesetSpec, ShipSpec, preset,
    },
    error_code::{ErrorCode, ErrorCodeData},
    rng::GameRng,
    session::{Config, Game},
};
use spyglass_test_support::{
    games::{chance, one_of},
    rulesets,
};

/// What a text gives: its canonical form, or the code and the single faults with their arguments.
fn read(text: &str) -> Result<String, (&'static str, Vec<String>)> {
    Ruleset::read(text).map(|rules| rules.canonical()).map_err(|error| observed(&error))
}

fn observed(error: &RulesetError) -> (&'static str, Vec<String>) {
    let text = |fault| {
        let data = ErrorCodeData::from(fault);
        let args = data.args.0.iter().map(|(name, arg)| {
            format!("{name}={}", serde_json::to_string(arg).expect("an argument is plain data"))
        });
        let words: Vec<String> = std::iter::once(data.code.to_owned()).chain(args).collect();
        words.join(" ")
    };
    (error.code(), error.faults().iter().map(text).collect())
}

/// The rules of a raft of three, with some keys set otherwise.
fn raft(keys: Value) -> String {
    let mut rules = json!({"fleet": [{"name": "raft", "length": 3}]});
    let Value::Object(keys) = keys else { panic!("keys") };
    for (key, value) in keys {
        rules[key] = value;
    }
    rules.to_string()
}

#[test]
fn every_fault_has_its_code() {
    let solitaire =
        json!({"announce": "content", "budgets": {"shots": 5, "guesses": 20, "actions": 100}});
    let scored = |key: &str, value: Value| {
        let mut rules = solitaire.clone();
        rules[key] = value;
        raft(rules)
    };
    let one = |ship: Value| json!({"fleet": [ship]}).to_string();
    let cases = [
        (raft(json!({"rows": 0})), "size rows=0 cols=10"),
        (raft(json!({"cols": 17})), "size rows=10 cols=17"),
        (raft(json!({"rows": 255, "cols": 255})), "size rows=255 cols=255"),
        (raft(json!({"fleet": []})), "fleet-empty"),
        (one(json!({"name": "raft"})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "length": 0})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "length": 17})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "length": 2, "count": 0})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "length": 2, "cells": [[0, 0]]})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "cells": []})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "cells": [[0, 0], [0, 2]]})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "cells": [[0, 0], [255, 255]]})), "ship-shape ship=\"raft\""),
        (one(json!({"name": "raft", "length": 11})), "ship-too-big ship=\"raft\""),
        (one(json!({"name": "", "length": 2})), "ship-name ship=\"\""),
        (one(json!({"name": " raft", "length": 2})), "ship-name ship=\" raft\""),
        (one(json!({"name": "ra\nft", "length": 2})), "ship-name ship=\"ra\\nft\""),
        (
            one(json!({"name": "r".repeat(25), "length": 2})),
            "ship-name ship=\"rrrrrrrrrrrrrrrrrrrrrrrrr\"",
        ),
        (one(json!({"name": "raft", "length": 1, "count": 33})), "too-many-ships max=32"),
        (
            raft(
                json!({"rows": 1, "cols": 5, "fleet": [{"name": "a", "length": 3}, {"name": "b", "length": 3}]}),
            ),
            "fleet-too-big cells=6 board=5",
        ),
        (scored("known", json!(101)), "known-too-many"),
        (scored("budgets", Value::Null), "budgets"),
        (scored("budgets", json!({"shots": 5, "guesses": 20, "actions": 0})), "budgets"),
        (raft(json!({"budgets": {"shots": 5, "guesses": 1, "actions": 9}})), "budgets"),
        (raft(json!({"known": 4})), "not-supported key=\"known\""),
        (raft(json!({"missRevealed": false})), "not-supported key=\"missRevealed\""),
        (raft(json!({"motion": "slide", "contact": "apart"})), "not-supported key=\"motion\""),
        (raft(json!({"anyHitTakesALife": true})), "not-supported key=\"anyHitTakesALife\""),
        (raft(json!({"spentIsMiss": true})), "not-supported key=\"spentIsMiss\""),
        (
            raft(json!({"sunkCellsTold": true, "announce": "hit-or-miss"})),
            "not-supported key=\"sunkCellsTold\"",
        ),
        (raft(json!({"players": 0})), "not-supported key=\"players\""),
        (raft(json!({"players": 3})), "not-supported key=\"players\""),
        (
            scored("fleet", json!([{"name": "step", "cells": [[0, 0], [1, 1]]}])),
            "not-supported key=\"announce\"",
        ),
        (raft(json!({"id": ""})), "id-form id=\"\""),
        (raft(json!({"id": "with blanks"})), "id-form id=\"with blanks\""),
        (raft(json!({"id": "admiral"})), "id-taken id=\"admiral\""),
    ];
    for (text, fault) in cases {
        assert_eq!(read(&text), Err(("bad-ruleset", vec![fault.to_owned()])), "{text}");
    }
}

#[test]
fn all_faults_are_reported_at_once() {
    let text = json!({
        "id": "a b", "rows": 4, "cols": 4, "announce": "content", "known": 99, "motion": "slide",
        "players": 9, "spentIsMiss": true, "anyHitTakesALife": true, "sunkCellsTold": true,
        "fleet": [
            {"name": "raft", "length": 5}, {"name": "raft", "length": 3}, {"name": "x", "length": 0},
            {"name": "step", "cells": [[0, 0], [1, 1]]}, {"name": "y", "length": 4, "count": 3},
        ],
    });
    let faults = [
        "ship-too-big ship=\"raft\"",
        "ship-name ship=\"raft\"",
        "ship-shape ship=\"x\"",
        "fleet-too-big cells=22 board=16",
        "known-too-many",
        "budgets",
        "not-supported key=\"announce\"",
        "not-supported key=\"motion\"",
        "not-supported key=\"sunkCellsTold\"",
        "not-supported key=\"players\"",
        "id-form id=\"a b\"",
    ];
    let faults = faults.map(str::to_owned).to_vec();
    assert_eq!(read(&text.to_string()), Err(("bad-ruleset", faults)));
}

#[test]
fn unknown_keys_are_an_error() {
    let unknown = [
        raft(json!({"row": 4})),
        raft(json!({"Rows": 4})),
        raft(json!({"budgets": {"shots": 1, "guesses": 0, "actions": 1, "hints": 3}})),
        json!({"fleet": [{"name": "raft", "length": 3, "size": 3}]}).to_string(),
        raft(json!({"__proto__": {}})),
        r#"{"fleet": [], "fleet": []}"#.to_owned(),
    ];
    for text in unknown {
        assert_eq!(read(&text).map_err(|(code, _)| code), Err("bad-json"), "{text}");
    }
}

#[test]
fn presets_are_recognised_by_their_rules() {
    for id in PRESETS {
        let rules = preset(id).expect("a preset");
        let full = rules.to_json();
        let mut nameless = full.clone();
        nameless.as_object_mut().expect("an object").remove("id");
        // Keys in another order, blanks between.
        let keys = full.as_object().expect("an object").iter().rev();
        let keys: Vec<String> =
            keys.map(|(key, value)| format!("\n  \"{key}\" : {value}")).collect();
        let reversed = format!(" {{{} }} ", keys.join(" ,"));
        for text in
            [id.to_owned(), full.to_string(), nameless.to_string(), rules.canonical(), reversed]
        {
            let read = Ruleset::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(Arc::ptr_eq(&read, &rules), "{text}");
        }
    }
}

#[test]
fn a_preset_changed_is_no_preset_until_it_is_changed_back() {
    let admiral = preset("admiral").expect("a preset");
    let other = admiral.with("announce", "names-ship").expect("an option");
    assert_eq!(other.id(), None);
    assert_eq!(other.with("announce", "sunk").expect("an option").id(), Some("admiral"));
    assert_eq!(admiral.with("contact", "apart").expect("an option").id(), Some("admiral-apart"));
    assert_eq!(admiral.with("rows", "12").expect("an option").geometry().rows(), 12);
    let solitaire = preset("solitaire").expect("a preset");
    assert_eq!(
        solitaire.with_known(4, KnownKind::Random).expect("the same").id(),
        Some("solitaire")
    );
    assert_eq!(solitaire.with_known(0, KnownKind::Random).expect("fewer").spec().known, 0);
    for (key, value, code) in [
        ("rows", "0", "bad-ruleset"),
        ("rows", "ten", "bad-json"),
        ("rows", "1e99", "bad-json"),
        ("speed", "9", "bad-json"),
        ("announce", "whispered", "bad-json"),
        ("fleet", "[]", "bad-ruleset"),
        ("", "", "bad-json"),
    ] {
        let error = admiral.with(key, value).expect_err(key);
        assert_eq!(error.code(), code, "{key}={value}");
    }
    let error = admiral.with_known(4, KnownKind::Random).expect_err("admiral knows no cells");
    assert_eq!(observed(&error), ("bad-ruleset", vec!["not-supported key=\"known\"".to_owned()]));
}

/// A value for every key, sensible or not.
fn any_rules(rng: &mut GameRng) -> Value {
    let mut rules = Map::new();
    let mut maybe = |rng: &mut GameRng, key: &str, values: &[Value]| {
        if rng.below(3) == 0 {
            rules.insert(key.to_owned(), one_of(values, rng).clone());
        }
    };
    maybe(rng, "id", &[json!("my-rules"), json!("a b"), json!("admiral"), Value::Null]);
    maybe(rng, "rows", &[json!(1), json!(8), json!(16), json!(17), json!(0)]);
    maybe(rng, "cols", &[json!(3), json!(12), json!(16), json!(9)]);
    maybe(rng, "contact", &[json!("free"), json!("apart"), json!("close")]);
    let announce = ["hit-or-miss", "sunk", "names-ship", "content"].map(Value::from);
    maybe(rng, "announce", &announce);
    maybe(rng, "clues", &[json!(true), json!(false)]);
    maybe(rng, "known", &[json!(0), json!(4), json!(300)]);
    maybe(rng, "knownKind", &[json!("random"), json!("ship")]);
    let budgets = [
        Value::Null,
        json!({"shots": 5, "guesses": 20, "actions": 100}),
        json!({"shots": 40, "guesses": 0, "actions": 50}),
    ];
    maybe(rng, "budgets", &budgets);
    for key in ["missRevealed", "shootAgain", "sunkCellsTold"] {
        maybe(rng, key, &[json!(true), json!(false)]);
    }
    maybe(rng, "motion", &[json!("none"), json!("none"), json!("slide")]);
    maybe(rng, "players", &[json!(1), json!(2), json!(7)]);
    let ships = [
        json!({"name": "raft", "length": 2}),
        json!({"name": "ram", "length": 3, "count": 2}),
        json!({"name": "step", "cells": [[0, 0], [1, 1]], "count": 2}),
        json!({"name": "Корабль", "cells": [[3, 3], [3, 4], [4, 4]]}),
        json!({"name": "raft", "length": 4}),
    ];
    let fleet = (0..1 + rng.below(3)).map(|_| one_of(&ships, rng).clone()).collect();
    rules.insert("fleet".to_owned(), Value::Array(fleet));
    Value::Object(rules)
}

#[test]
fn canonical_texts_are_read_back_to_themselves() {
    let mut rng = chance(3);
    let mut codes = BTreeSet::new();
    let mut legal = 0;
    for _ in 0..3000 {
        let text = any_rules(&mut rng).to_string();
        let rules = match Ruleset::read(&text) {
            Ok(rules) => rules,
            Err(error) => {
                assert_eq!(error.faults().is_empty(), error.code() == "bad-json", "{text}");
                codes.extend(error.faults().iter().map(ErrorCode::code));
                continue;
            }
        };
        legal += 1;
        let canonical = rules.canonical();
        let again = Ruleset::read(&canonical).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(again.canonical(), canonical);
        assert_eq!(again.to_json(), rules.to_json());
        assert_eq!(read(&rules.to_json().to_string()), Ok(canonical.clone()), "all keys or few");
        // The record carries them.
        let record = game_of(&rules.to_json()).to_string();
        let again = Game::open(&record).unwrap_or_else(|error| panic!("{error}: {record}"));
        assert_eq!((again.id().rules.canonical(), again.to_string()), (canonical, record));
    }
    assert!(300 < legal && 8 <= codes.len(), "{legal} of 3,000 are legal; {codes:?}");
}

fn game_of(rules: &Value) -> Game {
    let config = json!({"rules": rules, "seed": "5", "players": "solo:you"});
    let config = Config::read(&config.to_string()).expect("a configuration");
    let game = config.game(|| unreachable!("the seed is named"));
    game.unwrap_or_else(|error| panic!("{error}: {rules}"))
}

/// Every key has its effect in the canonical text, and only keys that differ from the default stand there.
#[test]
fn canonical_texts_leave_defaults_out() {
    let text = read(&raft(
        json!({"rows": 10, "contact": "free", "known": 0, "players": 2, "budgets": null}),
    ));
    assert_eq!(text, Ok(r#"{"fleet":[{"count":1,"length":3,"name":"raft"}]}"#.to_owned()));
    for rules in rulesets::all() {
        let Value::Object(keys) = serde_json::from_str(&rules.canonical()).expect("JSON") else {
            panic!("an object");
        };
        let defaults: Value = serde_json::from_str(&raft(json!({}))).expect("JSON");
        let defaults = Ruleset::read(&defaults.to_string()).expect("rules").to_json();
        for (key, value) in keys {
            assert!(key == "fleet" || defaults[&key] != value, "{key} of {}", rules.canonical());
        }
    }
}

/// What `docs/formats.md` says of every key's default: of `rows`, `cols` and so on, one for all or one each.
fn documented_defaults() -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/formats.md");
    let text = std::fs::read_to_string(path).expect("the formats are documented");
    let section =
        text.split("\n## ").find(|part| part.starts_with("Rule set\n")).expect("a section");
    let plain = |cell: &str| -> Vec<String> {
        cell.split(',').map(|word| word.trim().trim_matches('`').to_owned()).collect()
    };
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let rows = rows.map(|line| line.split('|').skip(1).take(2).map(plain).collect::<Vec<_>>());
    rows.flat_map(|row| {
        let (keys, mut defaults) = (row[0].clone(), row[1].clone());
        defaults.resize(keys.len(), defaults[0].clone());
        keys.into_iter().zip(defaults)
    })
    .collect()
}

#[test]
fn keys_and_defaults_are_those_documented() {
    let defaults = serde_json::to_value(RulesetSpec::default()).expect("plain data");
    let words = |key: &&str| match defaults.get(key) {
        None => "none".to_owned(),
        Some(Value::String(word)) => word.clone(),
        // Every rule set names its fleet.
        Some(Value::Array(_)) => String::new(),
        Some(value) => value.to_string(),
    };
    let keys = RulesetSpec::KEYS.iter().map(|key| ((*key).to_owned(), words(key)));
    assert_eq!(keys.collect::<BTreeMap<_, _>>(), documented_defaults());
}

#[test]
fn rules_can_be_built_without_text() {
    let fleet = vec![ShipSpec::straight("raft", 2, 3)];
    let budgets = Budgets { shots: 40, flags: 0, actions: 50 };
    let spec = RulesetSpec::default().rows(6).fleet(fleet).contact(Contact::Apart);
    let built = spec.budgets(Some(budgets)).build().expect("rules");
    let text = r#"{"budgets":{"actions":50,"guesses":0,"shots":40},"contact":"apart","fleet":[{"count":2,"length":3,"name":"raft"}],"rows":6}"#;
    assert_eq!(built.canonical(), text);
    assert_eq!(Ruleset::read(text).expect("rules").spec(), built.spec());
    let admiral = preset("admiral").expect("a preset");
    let again = admiral.spec().clone().id(None).build().expect("rules");
    assert!(Arc::ptr_eq(&again, &admiral), "a preset is known by its rules");
    let error = RulesetSpec::default().build().expect_err("no ships");
    assert_eq!(observed(&error), ("bad-ruleset", vec!["fleet-empty".to_owned()]));
}
