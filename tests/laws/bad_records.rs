//! Broken and hostile records: each is refused with its code, never with a panic, and changes nothing.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use spyglass::{
    battleship::rules::Action,
    error_code::ErrorCode,
    rng::{GameRng, Seed},
    session::Game,
};
use spyglass_test_support::{
    games::{self, anyone_acts, chance, game},
    rulesets,
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
        ("spyglass2 admiral s.1 solo:you -", "none"),
        ("spyglass2 admiral s.1 solo:you", "bad-record"),
        ("spyglass3 admiral s.1 solo:you -", "unknown-record-version"),
        ("spyglass02 admiral s.1 solo:you -", "unknown-record-version"),
        ("spyglass0 admiral s.1 solo:you -", "unknown-record-version"),
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
        ("spyglass1 moving s.1 solo:you -", "none"),
        ("spyglass1 sailing s.1 solo:you -", "unknown-rules"),
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

/// A record with these data under its mask: the mask of a start that is known is taken off and placed on again.
fn masked(rules: &str, players: &str, text: &str) -> String {
    let seed = Seed(9);
    let mut bytes = text.as_bytes().to_vec();
    let mut rng = GameRng::new(seed, spyglass::rng::Stream::Seal);
    for chunk in bytes.chunks_mut(8) {
        for (byte, mask) in chunk.iter_mut().zip(rng.bits().to_le_bytes()) {
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
    let bound = |headings: &str| {
        let text = format!(r#"{{"deployments":[{legal}],"headings":[{headings}]}}"#);
        masked("moving", "solo:you", &text)
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
        (&sealed(r#"{"deployments":[null],"headings":[]}"#), "none"),
        (&sealed(r#"{"deployments":[null],"headings":[["up"]]}"#), "bad-record"),
        (&sealed(r#"{"deployments":[null],"headings":[null,null]}"#), "bad-record"),
        (&bound(r#"["right","left","left","right","right"]"#), "none"),
        (&bound("null"), "none"),
        (&bound(r#"["up","left","left","right","right"]"#), "illegal-fleet"),
        (&bound(r#"["right","left","left","right"]"#), "bad-record"),
        (&bound(r#"["east","left","left","right","right"]"#), "bad-record"),
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

/// A fault in a line names its number.
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
    let mut rng = chance(1);
    let mut good = Vec::new();
    for rules in rulesets::all() {
        let random = rulesets::random(&rules);
        let players = match (rules.can_duel(), rules.is_puzzle()) {
            (true, _) => format!("duel:you,{random}"),
            (_, true) => "solo:you".to_owned(),
            _ => format!("race:you,{random}"),
        };
        let mut game = game(&rules, 3, players.parse().expect("players"));
        for _ in 0..12 {
            if game.to_move().is_some() {
                anyone_acts(&mut game, &mut rng);
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
        let text = games::one_of(&good, &mut rng);
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=rng.below(3) {
            let place = rng.below(letters.len().max(1) as u32) as usize;
            let sign = *games::one_of(&signs, &mut rng);
            match rng.below(4) {
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
