//! The shell program as a user meets it.

use std::collections::BTreeSet;

use crate::shell;
use serde_json::Value;
use shell::{assert_refused, file, lab, printed, text, words};
use spyglass::grid::Cell;

/// What `lab … --json` prints of an input.
fn data(line: &str, input: &[u8]) -> Value {
    let json = printed(&format!("{line} --json"), input);
    serde_json::from_str(&json).expect("JSON was asked for")
}

/// The report of `lab … --json`, without the time it took.
fn report(line: &str) -> Value {
    let mut report = data(line, b"");
    for sums in report["agents"].as_array_mut().expect("agents are a list") {
        assert!(sums["seconds"].take().is_f64());
    }
    report
}

#[test]
fn play_refuses_by_code() {
    for (line, code) in [
        ("--agent hunt --rules atlantis", "unknown-rules"),
        ("--agent hunt --rules {\"rows\":4", "bad-json"),
        ("--agent hunt --rules {\"rows\":4,\"depth\":2}", "bad-json"),
        ("--agent hunt --rules {\"rows\":4}", "bad-ruleset"),
        ("--agent hunt --set rows", "bad-set"),
        ("--agent hunt --set depth=2", "bad-json"),
        ("--agent hunt --set rows=many", "bad-json"),
        ("--agent hunt --set rows=17", "bad-ruleset"),
        ("--agent hunt --set motion=slide", "agent-not-for-rules"),
        ("--agent hunt --set motion=drift", "bad-json"),
        ("--agent fixed-scan", "agent-not-for-rules"),
        ("--agent fixed-scan --set motion=slide --set contact=apart", "bad-ruleset"),
        ("--agent hunt --hints 4", "bad-ruleset"),
        ("--agent hunt --course", "bad-ruleset"),
        ("--agent random --rules solitaire --hints 101", "bad-ruleset"),
        ("--agent hunt --hints many", "bad-arguments"),
        ("--agent hunt --hint-kind none", "bad-arguments"),
        ("--agent deep-blue", "unknown-agent"),
        ("--agent hunt --agent parity(k=2)", "bad-agent-parameter"),
        ("--agent hunt --rules solitaire", "agent-not-for-rules"),
        ("--agent hunt --seed 01", "bad-seed"),
        ("--agent hunt --seed 18446744073709551616", "bad-seed"),
        ("--agent hunt --deploy sideways", "unknown-deployer"),
        ("--agent hunt --deploy file:nowhere.txt", "file-unreadable"),
        ("--agent hunt --games -1", "bad-arguments"),
        ("--agent hunt --games many", "bad-arguments"),
        ("--agent hunt --shard 0/2", "bad-shard"),
        ("--agent hunt --shard 3/2", "bad-shard"),
        ("--agent hunt --shard 1/0", "bad-shard"),
        ("--agent hunt --shard half", "bad-shard"),
        ("--agent hunt --colour", "bad-arguments"),
        ("", "bad-arguments"),
    ] {
        let play: Vec<&str> = ["play"].into_iter().chain(words(line)).collect();
        assert_refused(&play, b"", code);
    }
    assert_refused(&["sail"], b"", "bad-arguments");
    assert_refused(&[], b"", "bad-arguments");
}

#[test]
fn play_refuses_what_is_wrong_in_files() {
    let crowded = r#"{"rows": 3, "cols": 3, "contact": "apart", "fleet": [{"name": "raft", "count": 5, "length": 1}]}"#;
    for (name, content, code) in [
        ("torn.json", "{", "bad-json"),
        ("no-fleet.json", "{\"rows\": 4}", "bad-ruleset"),
        ("crowded.json", crowded, "no-legal-deployment"),
        ("bytes.json", "\u{0}", "unknown-rules"),
    ] {
        let rules = file(name, content);
        assert_refused(&["play", "--agent", "hunt", "--rules", &rules], b"", code);
    }
    for (name, content, code) in [
        ("empty.txt", "", "no-seas"),
        ("comment.txt", "# nothing\n\n", "no-seas"),
        ("words.txt", "carrier A1 A5", "bad-seas"),
        ("one-ship.txt", "5,0,0,0", "bad-seas"),
        ("overlap.txt", "5,0,0,0 4,0,0,0 3,2,0,0 3,3,0,0 2,4,0,0", "bad-seas"),
        ("off-board.txt", "5,0,9,0 4,1,0,0 3,2,0,0 3,3,0,0 2,4,0,0", "bad-seas"),
    ] {
        let deploy = format!("file:{}", file(name, content));
        assert_refused(&["play", "--agent", "hunt", "--deploy", &deploy], b"", code);
    }
    let deploy = format!("file:{}", file("no-text.txt", b"\xff\xfe"));
    assert_refused(&["play", "--agent", "hunt", "--deploy", &deploy], b"", "file-unreadable");
}

#[test]
fn merge_refuses_by_code() {
    let shard = |name, line: &str| file(name, printed(&format!("play {line} --json"), b""));
    let first = shard("first.json", "--agent hunt --games 20 --shard 1/2");
    let second = shard("second.json", "--agent hunt --games 20 --shard 2/2");
    for (name, line) in [
        ("seed.json", "--agent hunt --games 20 --shard 2/2 --seed 2"),
        ("agent.json", "--agent parity --games 20 --shard 2/2"),
        ("rules.json", "--agent hunt --games 20 --shard 2/2 --rules sea-battle"),
        ("deploy.json", "--agent hunt --games 20 --shard 2/2 --deploy border"),
    ] {
        assert_refused(&["merge", &first, &shard(name, line)], b"", "not-alike");
    }
    let forged = printed("play --agent hunt --games 20 --shard 2/2 --json", b"");
    let forged = file("forged.json", forged.replacen("\"games\":10", "\"games\":11", 1));
    assert_refused(&["merge", &first, &forged], b"", "bad-report");
    let pair = "--agent hunt --agent parity --games 20";
    let [first_pair, second_pair] =
        ["1/2", "2/2"].map(|part| printed(&format!("play {pair} --shard {part} --json"), b""));
    let first_pair = file("first-pair.json", first_pair);
    printed(&format!("merge {first_pair} {}", file("second-pair.json", second_pair.clone())), b"");
    let report: Value = serde_json::from_str(&second_pair).expect("a report");
    let sum = report["paired"][0]["sum"].as_i64().expect("a sum");
    assert_ne!(sum, 0, "squares of 0 would be right");
    for (key, value) in [
        ("a", "parity".into()),
        ("b", "hunt".into()),
        ("sum", (sum + 1).into()),
        ("sum_squares", 0.into()),
        ("sum_squares", (-1).into()),
    ] {
        let mut forged = report.clone();
        forged["paired"][0][key] = value;
        let forged = file("forged-pair.json", forged.to_string());
        assert_refused(&["merge", &first_pair, &forged], b"", "bad-report");
    }
    assert_refused(&["merge", &first, &second, &first], b"", "same-games-twice");
    assert_refused(&["merge", &first, &file("torn-shard.json", "{\"rules\":")], b"", "bad-json");
    assert_refused(&["merge", "nowhere.json"], b"", "file-unreadable");
    assert_refused(&["merge"], b"", "bad-arguments");
}

#[test]
fn record_refuses_by_code_before_it_prints() {
    let good = "spyglass1 admiral s.1 solo:you FA1";
    for (text, code) in [
        ("", "bad-record"),
        ("\n\n", "bad-record"),
        ("spyglass1 admiral s.1 solo:you", "bad-record"),
        ("spyglass9 admiral s.1 solo:you -", "unknown-record-version"),
        ("spyglass1 atlantis s.1 solo:you -", "unknown-rules"),
        ("spyglass1 admiral s.x solo:you -", "bad-seed"),
        ("spyglass1 admiral s.1 solo:deep-blue -", "unknown-agent"),
        ("spyglass1 admiral s.1 solo:you FA1.FA1", "bad-record"),
        ("spyglass1 admiral s.1 solo:you FA11", "bad-record"),
    ] {
        assert_refused(&["record", "-"], text.as_bytes(), code);
        let after_a_good_one = format!("{good}\n{text}\n");
        if !text.trim().is_empty() {
            assert_refused(&["record", "-"], after_a_good_one.as_bytes(), code);
        }
    }
    let long = format!("spyglass1 admiral s.1 solo:you {}", "WA1.UA1.".repeat(10_000));
    assert_refused(&["record", "-"], long.as_bytes(), "too-long");
    assert_refused(&["record", "-"], b"\xff", "file-unreadable");
    assert_refused(&["record", "nowhere.txt"], b"", "file-unreadable");
    assert_refused(&["record"], b"", "bad-arguments");
}

#[test]
fn record_prints_every_step_of_every_record() {
    let text = "spyglass1 admiral s.1 solo:you FA1.FB2\n\nspyglass1 solitaire s.7 solo:you -\n";
    let views = printed("record -", text.as_bytes());
    let steps: Vec<(Value, Value)> = views
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|view| (view["seed"].clone(), view["step"].clone()))
        .collect();
    let step = |seed: &str, step: u32| (Value::from(seed), Value::from(step));
    assert_eq!(steps, [step("1", 0), step("1", 1), step("1", 2), step("7", 0)]);
    assert_eq!(printed(&format!("record {}", file("records.txt", text)), b""), views);
}

#[test]
fn shards_merge_to_one_run() {
    let play = "play --rules sea-battle --agent hunt --agent p-matrix --games 101 --seed 9";
    let whole = report(play);
    let shards: Vec<String> = (1..=3)
        .map(|part| {
            let json = printed(&format!("{play} --shard {part}/3 --json"), b"");
            file(&format!("shard-{part}.json"), json)
        })
        .collect();
    // In any order.
    let merged = report(&format!("merge {} {} {}", shards[2], shards[0], shards[1]));
    assert_eq!(merged, whole);
    assert_eq!(whole["agents"][0]["games"], 101);

    let parts = format!("merge {} {}", shards[0], shards[1]);
    assert_eq!(report(&parts)["agents"][1]["games"], 67);
}

/// Pairs on the same seas are cut as their agents are, also one that plans.
#[test]
fn shards_of_the_planner_against_exact_merge_to_one_run() {
    let rules = r#"{"rows":6,"cols":6,"fleet":[{"name":"boat","length":3},{"name":"raft","count":2,"length":2}]}"#;
    let play = format!("play --rules {rules} --agent exact --agent planner --games 24 --seed 5150");
    let shards: Vec<String> = (1..=5)
        .map(|part| {
            let json = printed(&format!("{play} --shard {part}/5 --json"), b"");
            file(&format!("planned-{part}.json"), json)
        })
        .collect();
    let merged = report(&format!("merge {}", shards.join(" ")));
    assert_eq!(merged, report(&play));
    assert_ne!(merged["paired"][0]["sum_squares"], 0, "they shoot alike");
}

#[test]
fn a_table_for_people_holds_the_same_numbers() {
    let play = "play --agent hunt --games 50";
    let mean = report(play)["agents"][0]["mean"].as_f64().unwrap();
    let table = printed(play, b"");
    assert!(table.starts_with("admiral, seed 1, uniform seas\n"));
    assert!(table.contains(&format!("{mean:.3}")), "{table}");
}

#[test]
fn set_changes_one_key() {
    let rules = |more: &str| {
        let played = report(&format!("play --agent random --games 1 {more}"));
        played["rules"].as_str().unwrap().to_owned()
    };
    assert_eq!(rules(""), "admiral");
    assert_eq!(rules("--set contact=apart"), "admiral-apart");
    let rules: Value = serde_json::from_str(&rules("--set rows=12 --set shootAgain=true")).unwrap();
    assert_eq!((&rules["rows"], &rules["shootAgain"]), (&12.into(), &true.into()));
}

#[test]
fn hints_and_course_change_solitaire() {
    let rules = |more: &str| {
        let played = report(&format!("play --rules solitaire --agent random --games 1 {more}"));
        serde_json::from_str::<Value>(played["rules"].as_str().unwrap())
    };
    assert!(rules("").is_err(), "solitaire goes by its name");
    assert!(rules("--hints 4 --hint-kind random").is_err(), "as it does with its own hints");
    assert_eq!(rules("--hints 7").unwrap()["known"], 7);
    assert_eq!(rules("--hint-kind ship").unwrap()["knownKind"], "ship");
    assert_eq!(rules("--course").unwrap()["missRevealed"], false);
}

#[test]
fn seas_come_from_a_file() {
    let seas = "# two fleets\n\
        5,0,0,0 4,1,0,0 3,2,0,0 3,3,0,0 2,4,0,0\n\
        5,0,0,1 4,0,2,1 3,0,4,1 3,0,6,1 2,8,8,0\n";
    let deploy = format!("file:{}", file("seas.txt", seas));
    let histogram = |games: u32| {
        // Without chance in the agent every game on one sea is the same.
        let agent = "probability-map(ties=first)";
        let line = format!("play --agent {agent} --deploy {deploy} --games {games}");
        report(&line)["agents"][0]["histogram"].clone()
    };
    let (two, six) = (histogram(2), histogram(6));
    let counts = |histogram: &Value| -> Vec<(String, u64)> {
        let counts = histogram.as_object().unwrap().iter();
        counts.map(|(shots, games)| (shots.clone(), games.as_u64().unwrap())).collect()
    };
    let thrice: Vec<_> = counts(&two).into_iter().map(|(shots, n)| (shots, 3 * n)).collect();
    assert_eq!(counts(&six), thrice);
    assert_eq!(thrice.len(), 2, "the two seas take different numbers of shots");
}

#[test]
fn solve_prints_how_many_solutions_a_puzzle_has() {
    let puzzles = "# one, two, none\n\n\
        one;2:1,1:1;2,0,1;1,1,1;l@0,0\n\
        two;1:1;1,1;1,1;\n\
        several;1:2;1,0,1;1,0,1;\n";
    let lines: Vec<Value> = printed("solve -", puzzles.as_bytes())
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 3);
    let observed = |line: &Value| (line["id"].clone(), line["solutions"].clone());
    assert_eq!(observed(&lines[0]), ("one".into(), "1".into()));
    assert_eq!(lines[0]["grid"], serde_json::json!(["<>.", "...", "..o"]));
    assert_eq!(observed(&lines[1]), ("two".into(), "0".into()));
    assert!(lines[1].get("grid").is_none());
    assert_eq!(observed(&lines[2]), ("several".into(), "2+".into()));
    assert_ne!(lines[2]["grid"], lines[2]["other"]);
    let hard =
        "hard;1:2,2:4,3:1,4:4,5:4,6:4;4,4,6,7,0,7,3,7,5,6,5,6,4,4,5;6,1,9,2,7,3,8,2,4,9,3,2,8,0,9;";
    let undecided = printed("solve - --work 100", hard.as_bytes());
    assert_eq!(undecided, "{\"id\":\"hard\",\"solutions\":\"undecided\"}\n");
}

#[test]
fn solve_refuses_by_code_before_it_prints() {
    let good = "one;2:1,1:1;2,0,1;1,1,1;l@0,0";
    for (text, code) in [
        ("", "no-puzzles"),
        ("# nothing\n", "no-puzzles"),
        ("one", "bad-puzzle"),
        ("one;2:40;2,0,1;1,1,1;", "bad-ruleset"),
    ] {
        assert_refused(&["solve", "-"], text.as_bytes(), code);
    }
    assert_refused(&["solve", "-"], format!("{good}\none\n").as_bytes(), "bad-puzzle");
    assert_refused(&["solve", "nowhere.txt"], b"", "file-unreadable");
    assert_refused(&["solve", "-", "--work", "much"], b"", "bad-arguments");
    assert_refused(&["solve"], b"", "bad-arguments");
}

#[test]
fn belief_prints_every_cell_and_how_it_was_counted() {
    let observed = data("belief -", br#"{"rules": "admiral"}"#);
    assert_eq!(
        (&observed["basis"], &observed["fleets"]),
        (&"counted".into(), &"30093975536".into())
    );
    let cells = observed["cells"].as_object().expect("cells by name");
    assert_eq!(cells.len(), 100);
    let share = cells["A1"].as_f64().expect("a number");
    assert!((share - 2_407_483_864.0 / 30_093_975_536.0).abs() < 1e-9);
    let table = printed("belief -", br#"{"rules": "admiral"}"#);
    assert!(table.starts_with("counted over 30093975536 fleets"), "{table}");
}

#[test]
fn belief_draws_fleets_behind_a_cell() {
    let position = br#"{"rules": "admiral", "shots": [["C7", "hit"], ["A1", "miss"]]}"#;
    let observed = data("belief - --behind D7 --fleets 4", position);
    let fleets = observed["fleets"].as_array().expect("fleets");
    assert_eq!((fleets.len(), &observed["cell"]), (4, &"D7".into()));
    for fleet in fleets {
        let ships = fleet.as_array().expect("ships");
        let cells = ships.iter().flat_map(|ship| ship["cells"].as_array().expect("cells"));
        let cells: Vec<&str> = cells.map(|cell| cell.as_str().expect("a cell")).collect();
        assert_eq!((ships.len(), cells.len()), (5, 17));
        assert!(cells.contains(&"C7") && cells.contains(&"D7") && !cells.contains(&"A1"));
    }
    // As many as the count has through the cell.
    let chances = data("belief -", position);
    let number = |text: &Value| text.as_str().expect("a number").parse::<f64>().expect("a number");
    let share = number(&observed["of"]) / number(&chances["fleets"]);
    assert!((share - chances["cells"]["D7"].as_f64().expect("a number")).abs() < 1e-9);

    let table = printed("belief - --behind D7 --fleets 4", position);
    assert_eq!(table.lines().filter(|line| line.contains("carrier")).count(), 4, "{table}");
    let water = printed("belief - --behind A1", position);
    assert!(water.starts_with("0 of 0 fleets"), "{water}");
    let moving = br#"{"rules": "moving"}"#;
    assert_refused(&words("belief - --behind D7"), moving, "not-counted");
    assert_refused(&words("belief - --behind K7"), position, "outside-board");
    assert_refused(&words("belief - --fleets 4"), position, "bad-arguments");
    assert_refused(&words("belief - --behind D7 --fleets 101"), position, "bad-arguments");
}

#[test]
fn belief_tells_the_shots_to_go() {
    let position = br#"{"rules": "admiral", "shots": [["C7", "hit"], ["A1", "miss"]]}"#;
    let found = data("belief - --shots --fleets 50", position);
    let number = |value: &Value| value.as_f64().expect("a number");
    let cells = found["cells"].as_array().expect("cells");
    assert_eq!((&found["fleets"], cells.len()), (&50.into(), 8));
    for own in cells {
        // 16 cells are left to be hit, and most of the board is open.
        assert!(16.0 < number(&own["shots"]) && number(&own["shots"]) < 70.0, "{own}");
        let more = number(&own["shots"]) - number(&cells[0]["shots"]);
        assert!((number(&own["more"]) - more).abs() < 1e-9, "{own}");
    }
    let table = printed("belief - --shots --fleets 50", position);
    assert!(table.starts_with("50 fleets hunted to the end after each shot"), "{table}");
    assert_eq!(table.lines().count(), 10, "{table}");
    // Of cells that are named, on the same fleets.
    let named = data("belief - --shots --fleets 50 --cells C6 J10 C8", position);
    let of = |found: &Value, cell: &str| {
        let cells = found["cells"].as_array().expect("cells");
        number(&cells.iter().find(|own| own["cell"] == cell).expect("the cell")["shots"])
    };
    assert_eq!(named["cells"].as_array().map(Vec::len), Some(3));
    assert_eq!(named["cells"][0]["more"], 0.0);
    assert_eq!(of(&named, "C6"), of(&found, "C6"));
    // With commas between, and one of them twice.
    assert_eq!(data("belief - --shots --fleets 50 --cells C6,J10,C6 C8", position), named);
    // Cells are counted, not arguments.
    let seventeen: Vec<_> = "ABCDEFGHIJ".chars().map(|col| format!("{col}1")).collect();
    let seventeen = format!("{},A2,B2,C2,D2,E2,F2,G2", seventeen.join(","));
    let all = format!("belief - --shots --cells {seventeen}");
    assert_refused(&words(&all), br#"{"rules": "admiral"}"#, "bad-arguments");
    // Of cells that a symmetry takes to each other one alone.
    let empty = data("belief - --shots --fleets 50", br#"{"rules": "admiral"}"#);
    let images = |own: &Value| {
        let cell: Cell = own["cell"].as_str().expect("a cell").parse().expect("a cell");
        let sides = [cell.row(), cell.col()].map(|line| line.min(9 - line));
        [sides[0].min(sides[1]), sides[0].max(sides[1])]
    };
    let classes: BTreeSet<_> =
        empty["cells"].as_array().expect("cells").iter().map(images).collect();
    assert_eq!(classes.len(), 8, "{empty}");
    // Hits that mirror each other are of different ships, so that their neighbours do not.
    let named = br#"{"rules": {"announce": "names-ship", "fleet": [{"name": "carrier", "length": 5},
        {"name": "destroyer", "length": 2}]}, "shots": [["D5", "hit", "carrier"], ["G5", "hit", "destroyer"]]}"#;
    let found = data("belief - --shots --fleets 50", named);
    let cells: Vec<_> =
        found["cells"].as_array().expect("cells").iter().map(|own| own["cell"].clone()).collect();
    assert!(cells.contains(&"D4".into()) && cells.contains(&"G4".into()), "{found}");
    assert_refused(&words("belief - --shots --cells C7"), position, "already-shot");
    assert_refused(&words("belief - --shots --cells C6 K7"), position, "outside-board");
    assert_refused(&words("belief - --cells C6"), position, "bad-arguments");
    let apart =
        br#"{"rules": {"contact": "apart", "fleet": [{"name": "boat", "count": 3, "length": 3}]}}"#;
    assert_refused(&words("belief - --shots"), apart, "agent-not-for-rules");
    assert_refused(&words("belief - --shots --behind D7"), position, "bad-arguments");
}

/// A map in the form of the recovered original's.
const MAP: &str = r#"[{"id": 3, "fleet": [
    {"len": 4, "dir": "ver", "x": 2, "y": 0}, {"len": 3, "dir": "ver", "x": 5, "y": 9}, {"len": 3, "dir": "hor", "x": 9, "y": 6},
    {"len": 2, "dir": "hor", "x": 9, "y": 1}, {"len": 2, "dir": "hor", "x": 1, "y": 8}, {"len": 2, "dir": "hor", "x": 0, "y": 0},
    {"len": 1, "dir": "hor", "x": 4, "y": 4}, {"len": 1, "dir": "hor", "x": 0, "y": 4}, {"len": 1, "dir": "hor", "x": 2, "y": 5},
    {"len": 1, "dir": "hor", "x": 3, "y": 7}],
    "known": [[6, 4], [4, 2], [0, 6], [6, 6], [4, 9], [0, 7], [6, 3]]}]"#;

/// The same in a line.
const MAP_LINE: &str = "3 | 4,2,0,1 3,5,9,1 3,9,6,0 2,9,1,0 2,1,8,0 2,0,0,0 1,4,4,0 1,0,4,0 1,2,5,0 1,3,7,0 | \
    6,4 4,2 0,6 6,6 4,9 0,7 6,3";

#[test]
fn solitaire_plays_maps_at_three_levels_of_hints() {
    let maps = file("map.json", MAP);
    for (environment, option) in [("revealed", ""), ("course", " --course")] {
        let observed = printed(&format!("solitaire {maps} --agent exact{option}"), b"");
        let games: Vec<Value> =
            observed.lines().map(|line| serde_json::from_str(line).expect("JSON lines")).collect();
        let hints: Vec<u64> = games.iter().filter_map(|game| game["hints"].as_u64()).collect();
        assert_eq!(hints, [0, 4, 7]);
        for game in games {
            assert_eq!((&game["map"], &game["agent"]), (&3.into(), &"exact".into()));
            assert_eq!(game["environment"], environment);
            let term = |name: &str| game[name].as_i64().expect("a whole number");
            let gains = 10 * term("fok") + 10 * term("gok") + 15 * term("sink");
            let losses = 25 * term("fko") + 15 * term("gko") + 10 * term("safe");
            assert_eq!(term("score"), gains - losses);
            let actions = game["actions"].as_array().expect("a list");
            assert_eq!(actions.last(), Some(&"S".into()));
        }
    }
    let first = printed("solitaire - --agent random --seed 4", MAP.as_bytes());
    assert_eq!(first, printed("solitaire - --agent random --seed 4", MAP.as_bytes()));
    let lines = format!("# a map\n\n{MAP_LINE} | passed over\n");
    assert_eq!(first, printed("solitaire - --agent random --seed 4", lines.as_bytes()));
}

#[test]
fn solitaire_refuses_by_code_before_it_plays() {
    for text in [
        "",
        "[]",
        "{}",
        &MAP.replace("\"len\": 4", "\"len\": 5"),
        &MAP.replace("[6, 3]", "[6, 4]"),
        &MAP.replace("[6, 3]", "[6, 10]"),
        &MAP.replace(", [6, 3]", ""),
        &MAP.replace("\"x\": 2, \"y\": 0", "\"x\": 255, \"y\": 0"),
        &MAP.replace("ver", "up"),
        "# no map",
        &MAP_LINE.replace("3 |", "three |"),
        &MAP_LINE.replace(" | 6,4", " 6,4"),
        &MAP_LINE.replace("4,2,0,1", "5,2,0,1"),
        &MAP_LINE.replace("6,3", "6"),
        &MAP_LINE.replace("6,3", "6,256"),
        &MAP_LINE.replace(" 6,3", ""),
    ] {
        assert_refused(&["solitaire", "-", "--agent", "random"], text.as_bytes(), "bad-maps");
    }
    let refused = |line, code| assert_refused(&words(line), MAP.as_bytes(), code);
    refused("solitaire - --agent deep-blue", "unknown-agent");
    refused("solitaire - --agent hunt", "agent-not-for-rules");
    refused("solitaire - --agent random --seed x", "bad-seed");
    refused("solitaire nowhere.json --agent random", "file-unreadable");
    refused("solitaire - --agent random --hints 3", "bad-arguments");
    refused("solitaire -", "bad-arguments");
}

#[test]
fn belief_reads_a_line_of_a_puzzle() {
    let good = "one;2:1,1:1;2,0,1;1,1,1;l@0,0";
    let table = printed("belief -", format!("{good}\n").as_bytes());
    assert!(table.starts_with("counted over 1 fleets"), "{table}");
    let twice = format!("{good} w@0,0");
    assert_refused(&words("belief -"), twice.as_bytes(), "bad-puzzle");
    let clash = lab(&words("belief -"), b"one;2:1,1:1;2,0,1;1,1,1;m@0,0");
    let sentence = text(clash.stderr);
    assert!(sentence.ends_with("clash: given at A1: middle\n"), "{sentence}");
}

#[test]
fn a_count_ends_with_its_work() {
    let position = br#"{"rules": "sea-battle"}"#;
    assert_refused(&words("belief - --work 1000"), position, "not-counted");
    assert_refused(&words("belief - --work much"), position, "bad-arguments");
    let far = printed("belief - --work 600000000", br#"{"rules": "admiral"}"#);
    assert!(far.starts_with("counted over 30093975536 fleets"), "{far}");
}

#[test]
fn a_contradiction_names_a_conflict() {
    let position = br#"{"rules": "admiral", "shots": [["A1", "sunk", "carrier"], ["C7", "miss"]]}"#;
    let output = lab(&words("belief - --json"), position);
    assert_eq!(output.status.code(), Some(2));
    let sentence =
        "contradiction: no fleet fits; the fewest that clash: shot 1 at A1: sunk carrier\n";
    assert_eq!(text(output.stderr), sentence);
    let observed: Value = serde_json::from_str(&text(output.stdout)).expect("JSON was asked for");
    assert_eq!(observed["error"]["code"], "contradiction");
    let clash = observed["error"]["clash"].as_array().expect("a list");
    assert_eq!(clash.len(), 1, "{clash:?}");
    assert_eq!(clash[0]["cell"], "A1");
    assert_eq!(observed["error"]["smallest"], true);
    assert_refused(&words("belief -"), br#"{"rules": "atlantis"}"#, "unknown-rules");
    assert_refused(&words("belief nowhere.json"), b"", "file-unreadable");
}

#[test]
fn puzzle_makes_lines_that_solve_solves() {
    for rules in ["puzzle-6", "puzzle-8", "puzzle-10"] {
        for level in ["easy", "medium", "hard", "expert"] {
            let line = format!("puzzle --rules {rules} --level {level} --seed 41 --count 3");
            let lines = printed(&line, b"");
            assert_eq!(printed(&line, b""), lines, "same seed, same puzzles");
            for (number, line) in lines.lines().enumerate() {
                let id = format!("{rules}-{level}-{};", 41 + number);
                assert!(line.starts_with(&id), "{line}");
            }
            assert_eq!(lines.lines().count(), 3);
            for line in printed("solve -", lines.as_bytes()).lines() {
                let solved: Value = serde_json::from_str(line).expect("a line of JSON a puzzle");
                assert_eq!(solved["solutions"], "1", "{line}");
                let steps = solved["steps"].as_array().expect("a chain of reasons");
                let refuted = steps.iter().any(|step| step["rule"] == "refutation");
                assert_eq!(refuted, level == "expert", "{line}");
            }
        }
    }
    let last = printed("puzzle --rules puzzle-6 --level easy --seed 43 --count 1", b"");
    assert!(printed("puzzle --rules puzzle-6 --seed 41 --count 3", b"").ends_with(&last));
    for (line, code) in [
        ("puzzle --rules puzzle-7", "unknown-rules"),
        ("puzzle --rules admiral", "not-a-puzzle"),
        ("puzzle --rules puzzle-8 --level simple", "unknown-level"),
        ("puzzle --rules puzzle-8 --seed x", "bad-seed"),
        ("puzzle --rules puzzle-8 --count -1", "bad-arguments"),
        ("puzzle", "bad-arguments"),
        ("play --rules puzzle-8 --agent random --games 1", "agent-not-for-rules"),
    ] {
        assert_refused(&words(line), b"", code);
    }
}

#[test]
fn small_boards_are_solved() {
    let data = |line: &str| data(line, b"");
    let optimum = data("optimum --size 4x3 --fleet 3,2 --contact free");
    assert_eq!((&optimum["total_shots"], &optimum["layouts"]), (&771.into(), &102.into()));
    assert_eq!(optimum["mean"], 771.0 / 102.0);
    let greedy = printed("optimum --size 4x3 --fleet 2,3 --policy greedy", b"");
    assert!(greedy.starts_with("784/102 = 7.6863 shots"), "{greedy}");
    let tall = data("optimum --size 3x4 --fleet 3,2 --contact apart");
    assert_eq!((&tall["total_shots"], &tall["layouts"]), (&207.into(), &30.into()));
    let game = data("equilibrium --size 4x4 --fleet 3");
    assert_eq!(game["value"], "108/19");
    let groups = game["deployer"].as_array().expect("groups of layouts");
    let layouts = groups.iter().map(|group| group["layouts"].as_array().map_or(0, Vec::len));
    assert_eq!(layouts.sum::<usize>(), 16);
    assert!(printed("equilibrium --size 4x4 --fleet 3", b"").starts_with("108/19 = 5.6842 shots"));
    for (line, code) in [
        ("optimum --size 4 --fleet 3", "bad-arguments"),
        ("optimum --size 4x4 --fleet 3,x", "bad-arguments"),
        ("optimum --size 4x4 --fleet 5", "bad-ruleset"),
        ("optimum --size 4x4 --fleet 3 --contact close", "bad-json"),
        ("optimum --size 4x4 --fleet 3 --policy best", "unknown-policy"),
        ("optimum --size 10x10 --fleet 3", "small-board-too-large"),
        ("equilibrium --size 6x6 --fleet 3,2,2", "too-many-layouts"),
        ("equilibrium --size 2x2 --fleet 1,1 --contact apart", "no-legal-deployment"),
    ] {
        assert_refused(&words(line), b"", code);
    }
}
