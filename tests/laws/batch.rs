//! A batch is many games and nothing else: each opens on its own, and parts add up to the whole.

use spyglass::{
    battleship::{
        agents::AgentText,
        rules::{Deployer, Ruleset},
    },
    error_code::ErrorCode,
    lab::{Batch, BatchConfig, BatchError, MergeError, Report, Rows, Seas},
    rng::Seed,
    session::{Game, GameId, Kind, Seat, Seats, Start, Version},
};
use spyglass_test_support::rulesets;

fn agents(texts: &[&str]) -> Vec<AgentText> {
    texts.iter().map(|text| text.parse().expect("an agent")).collect()
}

/// A batch on one preset.
fn batch(rules: &str, texts: &[&str], seed: u64) -> Batch {
    let rules = spyglass::battleship::rules::preset(rules).expect("a preset");
    let seas = Seas::Deployed(Deployer::Uniform);
    let config = BatchConfig { rules, seed: Seed(seed), agents: agents(texts), seas };
    Batch::new(&config).expect("the agents play these rules")
}

/// The report of some games of a batch, without the time they took.
fn report(batch: &Batch, texts: &[&str], games: std::ops::Range<u64>) -> Report {
    let first = games.start;
    let results = games.map(|number| batch.results(number).expect("presets have fleets")).collect();
    let names: Vec<String> = texts.iter().map(ToString::to_string).collect();
    let rows = Rows { first, results, seconds: vec![0.0; names.len()] };
    Report::new("rules".into(), "7".into(), "uniform".into(), &names, &rows)
}

/// The result of the game of this record, played to its end by its agent.
fn played(record: &str, rules: &Ruleset) -> serde_json::Value {
    let mut game = Game::open(record).expect("a record without actions opens");
    while game.to_move().is_some() {
        game.ai_move(None).expect("agents choose what is allowed");
    }
    let view: serde_json::Value =
        serde_json::from_str(&game.view().text()).expect("a view's text is JSON");
    let board = &view["boards"][0];
    if rules.is_scored() { board["score"]["total"].clone() } else { board["shots"].clone() }
}

#[test]
fn a_batch_game_is_the_game_of_its_record() {
    for rules in rulesets::hunted() {
        let own = rulesets::agents(&rules);
        let seed = Seed(11);
        let seas = Seas::Deployed(Deployer::Uniform);
        let config = BatchConfig { rules: rules.clone(), seed, agents: own.clone(), seas };
        let batch = Batch::new(&config).expect("these agents play these rules");
        for number in 0..3 {
            let results = batch.results(number).expect("there are legal fleets");
            for ((place, agent), result) in own.iter().enumerate().zip(results) {
                let seats = Seats { kind: Kind::Solo, seats: vec![Seat::Agent(agent.clone())] };
                let start = Start::of_seed(seed.game(number), Kind::Solo);
                let version = Version::default();
                let id = GameId { version, rules: rules.clone(), start, seats };
                let record = config.game(number, place).expect("it is in the batch").to_string();
                assert_eq!(record, format!("{} -", id.text()));
                assert_eq!(played(&record, &rules), result, "{record}");
            }
        }
    }
}

/// The moves of player `player` (from 0) in the game of this record, played to its end by its agents.
fn hunt_of(record: &str, player: usize) -> String {
    let mut game = Game::open(record).unwrap_or_else(|error| panic!("{record}: {error}"));
    while game.to_move().is_some() {
        game.ai_move(None).expect("agents choose what is allowed");
    }
    let own = game.line().iter().filter(|step| step.player == player);
    own.map(|step| step.action.to_string()).collect::<Vec<_>>().join(".")
}

/// The same agent on the same sea under the same seed hunts alike, whoever hunts beside it.
#[test]
fn an_agent_hunts_alike_alone_in_a_race_and_in_a_batch() {
    for rules in rulesets::hunted() {
        let own = rulesets::agents(&rules);
        let seed = Seed(16);
        let seas = Seas::Deployed(Deployer::Uniform);
        let config = BatchConfig { rules: rules.clone(), seed, agents: own.clone(), seas };
        for number in 0..2 {
            let record =
                |place| config.game(number, place).expect("it is in the batch").to_string();
            let start: Vec<String> = record(0).split(' ').take(3).map(str::to_owned).collect();
            let alone: Vec<String> =
                (0..own.len()).map(|place| hunt_of(&record(place), 0)).collect();
            for (first, others) in own.chunks(4).enumerate() {
                let names: Vec<String> = others.iter().map(ToString::to_string).collect();
                let race = format!("{} race:{} -", start.join(" "), names.join(","));
                for seat in 0..others.len() {
                    assert_eq!(
                        hunt_of(&race, seat),
                        alone[first * 4 + seat],
                        "{race}, seat {seat}"
                    );
                }
            }
        }
    }
}

/// Equal ties are drawn alike: the hunts of one agent in every seat do not differ, as those of an old record do.
#[test]
fn in_every_seat_of_a_race_an_agent_draws_alike() {
    for agent in ["random", "hunt", "parity", "probability-map", "p-matrix", "directional"] {
        for seed in [1, 818_980_064] {
            let record = |version| {
                format!("spyglass{version} sea-battle s.{seed} race:{agent},{agent},{agent} -")
            };
            let hunts = |version| [0, 1, 2].map(|seat| hunt_of(&record(version), seat));
            let [first, second, third] = hunts(2);
            assert_eq!((&second, &third), (&first, &first), "{}", record(2));
            let [old_first, old_second, _] = hunts(1);
            assert_eq!(old_first, first, "the first seat keeps its random numbers");
            assert_ne!(old_second, first, "{}", record(1));
        }
    }
}

#[test]
fn a_game_of_a_batch_is_on_the_sea_of_its_deployer() {
    let rules = spyglass::battleship::rules::preset("admiral").expect("a preset");
    let fixed = batch("admiral", &["hunt"], 2).sea(0).expect("presets have fleets");
    let placed = Deployer::ALL.map(Seas::Deployed);
    for seas in placed.into_iter().chain([Seas::Fixed([fixed].into())]) {
        let agents = agents(&["hunt", "p-matrix"]);
        let config = BatchConfig { rules: rules.clone(), seed: Seed(5), agents, seas };
        let batch = Batch::new(&config).expect("these agents play these rules");
        for number in 0..3 {
            let results = batch.results(number).expect("there are legal fleets");
            for (place, result) in results.into_iter().enumerate() {
                let record = config.game(number, place).expect("it is in the batch").to_string();
                assert_eq!(played(&record, &rules), result, "{record}");
            }
        }
    }
    let none =
        BatchConfig { rules, seed: Seed(5), agents: Vec::new(), seas: Seas::Fixed([].into()) };
    assert_eq!(none.game(0, 0).expect_err("there is no agent").code(), "bad-config");
}

#[test]
fn shards_add_up_to_one_run() {
    let texts = ["random", "hunt", "p-matrix"];
    let batch = batch("sea-battle", &texts, 7);
    let whole = report(&batch, &texts, 0..60);
    for parts in [vec![0..20, 20..60], vec![40..60, 0..1, 1..40], vec![0..60, 60..60]] {
        let mut parts = parts.into_iter().map(|games| report(&batch, &texts, games));
        let mut merged = parts.next().expect("a first part");
        for part in parts {
            merged.merge(&part).expect("parts of one batch");
        }
        assert_eq!(merged, whole);
    }
}

#[test]
fn results_do_not_depend_on_order_or_company() {
    let together = batch("admiral", &["hunt", "parity"], 3);
    let alone = batch("admiral", &["parity"], 3);
    for number in [5, 0, 5, 3] {
        let both = together.results(number).expect("presets have fleets");
        assert_eq!(alone.results(number), Ok(vec![both[1]]));
    }
}

#[test]
fn other_batches_are_not_merged() {
    let texts = ["hunt"];
    let batch = batch("admiral", &texts, 7);
    let base = report(&batch, &texts, 0..5);
    let next = report(&batch, &texts, 5..9);
    let others = [
        (Report { rules: "other".into(), ..next.clone() }, MergeError::NotAlike),
        (Report { seed: "8".into(), ..next.clone() }, MergeError::NotAlike),
        (Report { deploy: "border".into(), ..next.clone() }, MergeError::NotAlike),
        (Report { agents: Vec::new(), ..next.clone() }, MergeError::NotAlike),
        (base.clone(), MergeError::Overlap),
        (report(&batch, &texts, 4..9), MergeError::Overlap),
        (Report { parts: vec![(5, 8)], ..next.clone() }, MergeError::Unsound),
    ];
    for (other, error) in others {
        let mut own = base.clone();
        assert_eq!(own.merge(&other), Err(error));
        assert_eq!(own, base, "nothing changes");
    }
}

/// Every figure of a report follows from the exact sums, compared here with sums over single results.
#[test]
fn sums_are_those_of_the_single_results() {
    let texts = ["random", "hunt"];
    for (rules, texts) in [("solitaire", &texts[..1]), ("admiral", &texts[..])] {
        let batch = batch(rules, texts, 5);
        let games = 101;
        let report = report(&batch, texts, 0..games);
        for (place, sums) in report.agents.iter().enumerate() {
            let result = |number| batch.results(number).expect("presets have fleets")[place];
            let mut results: Vec<i32> = (0..games).map(result).collect();
            results.sort_unstable();
            let n = results.len() as f64;
            let mean = results.iter().map(|&result| f64::from(result)).sum::<f64>() / n;
            let spread: f64 =
                results.iter().map(|&result| (f64::from(result) - mean).powi(2)).sum();
            let se = (spread / (n - 1.0) / n).sqrt();
            assert!(
                (sums.mean - mean).abs() < 1e-9 && (sums.se.expect("many games") - se).abs() < 1e-9,
                "{sums:?}"
            );
            assert_eq!((sums.min, sums.max), (results.first().copied(), results.last().copied()));
            assert_eq!(sums.median, Some(results[50]), "the 51st of 101");
            assert_eq!(sums.p99, Some(results[99]), "99 % of 101 are 100 games");
            assert_eq!(sums.games, games);
            assert_eq!(sums.sum, results.iter().map(|&result| i64::from(result)).sum::<i64>());
        }
        for pair in &report.paired {
            let [first, second] = &report.agents[..] else { panic!("two agents are one pair") };
            assert!((pair.mean - (first.mean - second.mean)).abs() < 1e-9);
            let [own, first, second] =
                [pair.se, first.se, second.se].map(|se| se.expect("many games"));
            assert!(own < first.hypot(second) * 1.5);
        }
        assert_eq!(report.paired.len(), texts.len() - 1);
    }
}

/// As the shell does it: parts are written as JSON, read and merged.
#[test]
fn shards_add_up_by_way_of_their_texts() {
    let texts = ["hunt", "random"];
    let batch = batch("admiral", &texts, 7);
    let part = |games| {
        let text = serde_json::to_string(&report(&batch, &texts, games));
        let text = text.expect("a report is plain data");
        serde_json::from_str::<Report>(&text).expect("its own text")
    };
    let mut merged = part(0..4);
    merged.merge(&part(4..9)).expect("parts of one batch");
    assert_eq!(merged, report(&batch, &texts, 0..9), "to the last bit");
}

#[test]
fn no_game_has_no_middle() {
    let texts = ["hunt"];
    let report = report(&batch("admiral", &texts, 7), &texts, 3..3);
    let sums = &report.agents[0];
    assert_eq!(
        (sums.games, sums.median, sums.min, sums.max, sums.p99),
        (0, None, None, None, None)
    );
    assert_eq!((sums.mean, sums.se), (0.0, None));
}

#[test]
fn an_agent_that_cannot_play_is_refused() {
    let rules = spyglass::battleship::rules::preset("solitaire").expect("a preset");
    let seas = Seas::Deployed(Deployer::Uniform);
    let config = BatchConfig { rules, seed: Seed(1), agents: agents(&["random", "hunt"]), seas };
    let error = Batch::new(&config).expect_err("hunt does not play solitaire");
    assert_eq!(error.code(), "agent-not-for-rules");
    assert!(matches!(error, BatchError::Agent(_)));
}

#[test]
fn no_agent_plays_puzzles() {
    for rules in rulesets::all().into_iter().filter(|rules| rules.is_puzzle()) {
        for agent in spyglass::battleship::agents::AGENTS {
            let seas = Seas::Deployed(Deployer::Uniform);
            let agents = agents(&[agent.id]);
            let config = BatchConfig { rules: rules.clone(), seed: Seed(1), agents, seas };
            let error = Batch::new(&config).expect_err("a puzzle is for people");
            assert_eq!(error.code(), "agent-not-for-rules", "{} {}", agent.id, rules.canonical());
        }
    }
}
