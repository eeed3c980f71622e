//! Games of Reversi in time: what holds of any of them.

use std::sync::Arc;

use spyglass::{
    error_code::ErrorCode,
    json_value::JsonValue,
    lab::reversi::{Match, MatchReport},
    reversi::{
        agents::{AGENTS, Reason},
        engine::{Evaluation, Level},
        minimax::moves_in_order,
        rules::{Side, Size, Square, Step},
    },
    rng::{GameRng, Seed, Stream},
    session::reversi::{
        AnalysisConfig, Config, Game, RULES, ReversiError, TreeConfig, open_position,
    },
};

const AGENT_TEXTS: [&str; 8] = [
    "you",
    "reversi-random",
    "engine-1",
    "engine-4(nodes=3000)",
    "minimax-novice",
    "minimax-novice(variant=as-published)",
    "minimax-medium(frontier=unstable)",
    "minimax-expert(variant=as-published;frontier=unstable)",
];

fn trained() -> Arc<Evaluation> {
    Evaluation::trained().into()
}

fn opened(record: &str) -> Result<Game, ReversiError> {
    Game::open(record, Some(&trained()))
}

/// A step of whoever is to move, drawn.
fn drawn(game: &Game, rng: &mut GameRng) -> Option<Step> {
    let position = game.position();
    if position.is_over() {
        return None;
    }
    let moves = moves_in_order(position);
    if moves.is_empty() {
        return Some(Step::Pass);
    }
    Some(Step::Place(moves[rng.below(moves.len() as u32) as usize]))
}

/// Games of every board, with every kind of player, drawn to somewhere on their way.
fn games() -> impl Iterator<Item = (Game, GameRng)> {
    (0..180_u64).map(|seed| {
        let mut rng = GameRng::new(Seed(seed), Stream::Seal);
        let (rules, size) = RULES[seed as usize % 3];
        let one = |rng: &mut GameRng| AGENT_TEXTS[rng.below(AGENT_TEXTS.len() as u32) as usize];
        let (black, white) = (one(&mut rng), one(&mut rng));
        let record = format!("spyglass1 {rules} s.{seed} duel:{black},{white} -");
        let mut game = opened(&record).expect("a record");
        let most = if size == Size::Four { 14 } else { 70 };
        for _ in 0..rng.below(most) {
            let Some(step) = drawn(&game, &mut rng) else { break };
            game.take(step).expect("a legal step");
        }
        (game, rng)
    })
}

#[test]
fn a_record_is_the_whole_game() {
    let mut passes = 0;
    for (mut game, mut rng) in games() {
        let record = game.to_string();
        let mut again = opened(&record).expect("what was written");
        assert_eq!(again.to_string(), record);
        assert_eq!(again.line(), game.line());
        let steps = game.line().len() as u32;
        for step in [steps, rng.below(steps + 1), 0] {
            game.seek(step as usize).expect("a step of the line");
            again.seek(step as usize).expect("a step of the line");
            assert_eq!(again.view().text(), game.view().text(), "{record}");
            assert_eq!(game.to_string(), record, "looking changes nothing");
        }
        passes += game.line().iter().filter(|step| **step == Step::Pass).count();
    }
    assert!(0 < passes, "games with passes were among them");
}

#[test]
fn a_transcript_opens_as_the_same_game() {
    for (game, _) in games() {
        let config = Config { size: game.position().size(), ..Config::default() };
        let text = spyglass::reversi::notation::transcript(game.line());
        if text.is_empty() {
            continue;
        }
        let again = open_position(&text, &config, None, || Seed(1), None).expect("a transcript");
        assert_eq!(again.line(), game.line());
        assert_eq!(again.position(), game.position());
    }
}

#[test]
fn another_move_makes_a_line_of_its_own_and_loses_none() {
    for (mut game, mut rng) in games() {
        let main = game.line().to_vec();
        if main.is_empty() {
            continue;
        }
        let place = rng.below(main.len() as u32) as usize;
        game.seek(place).expect("a step of the line");
        let others = moves_in_order(game.position()).into_iter().map(Step::Place);
        let Some(other) = others.into_iter().find(|step| *step != main[place]) else { continue };
        let before = game.to_string();
        game.take(other).expect("a legal step");
        assert_eq!((game.lines().len(), game.step()), (2, place + 1));
        assert_eq!(game.line(), [&main[..place], &[other]].concat());
        assert_eq!(game.record_of(0).expect("the main line"), before);
        // On along the new line, and back into the main one by its own move.
        if let Some(step) = drawn(&game, &mut rng) {
            game.take(step).expect("a legal step");
        }
        game.seek(place).expect("a step of the line");
        game.take(main[place]).expect("a legal step");
        assert_eq!(game.to_string(), before);
        assert_eq!(game.lines().len(), 2);
        game.choose_line(1).expect("the other line");
        assert_eq!((game.step(), game.line()[place]), (place, other));
        assert_eq!(game.choose_line(2).expect_err("no third").code(), "no-such-line");
    }
}

#[test]
fn the_records_of_all_lines_make_them_again() {
    let mut branched = 0;
    for (mut game, mut rng) in games() {
        for _ in 0..rng.below(30) {
            let step = match rng.below(4) {
                0 => rng.below(game.line().len() as u32 + 1) as usize,
                _ => game.step(),
            };
            game.seek(step).expect("a step of the line");
            if let Some(step) = drawn(&game, &mut rng) {
                game.take(step).expect("a legal step");
            }
        }
        let records: Vec<String> =
            (0..game.lines().len()).map(|line| game.record_of(line).expect("a line")).collect();
        let mut again = opened(&records[0]).expect("what was written");
        let place = (again.step(), again.to_string());
        for record in &records[1..] {
            again.add_line(record, Some(&trained())).expect("a line of this game");
            assert_eq!((again.step(), again.to_string()), place);
        }
        let observed =
            |game: &Game| serde_json::to_string(&game.view_without_decision()).expect("plain data");
        for (line, record) in records.iter().enumerate() {
            for game in [&mut game, &mut again] {
                game.choose_line(line).expect("a line");
                game.seek(0).expect("the start");
                assert_eq!(&game.to_string(), record);
            }
            assert_eq!(observed(&again), observed(&game));
        }
        branched += records.len() - 1;
    }
    assert!(100 < branched, "{branched}");
}

#[test]
fn a_line_of_another_game_is_refused() {
    let mut game = opened("spyglass1 reversi s.7 duel:you,you Mf5.Md6").expect("a record");
    game.seek(1).expect("a step of the line");
    for (record, code) in [
        ("spyglass1 reversi s.8 duel:you,you Mf5.Mf4", "bad-record"),
        ("spyglass1 reversi s.7 duel:you,engine-1 Mf5.Mf4", "bad-record"),
        ("spyglass1 reversi s.7 duel:you,you Mf5.Ma1", "bad-record"),
        ("spyglass3 reversi s.7 duel:you,you Mf5", "unknown-record-version"),
    ] {
        assert_eq!(game.add_line(record, Some(&trained())).expect_err("refused").code(), code);
        assert_eq!((game.step(), game.lines().len(), game.line().len()), (1, 1, 2));
    }
}

#[test]
fn undo_and_redo_lead_to_your_choices() {
    for (mut game, _) in games() {
        let end = game.view().text();
        let mut places = vec![game.step()];
        while game.undo().is_ok() {
            assert!(game.step() < places[places.len() - 1]);
            places.push(game.step());
        }
        assert_eq!(game.undo().expect_err("at the start").code(), "nothing-to-undo");
        for &place in places.iter().rev().skip(1) {
            game.redo().expect("there is a way back");
            assert_eq!(game.step(), place);
        }
        assert_eq!(game.redo().expect_err("at the end").code(), "nothing-to-redo");
        assert_eq!(game.view().text(), end);
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    for (mut game, _) in games() {
        let before = (game.view().text(), game.to_string());
        let person = game.to_move().is_some_and(|side| {
            let seat = if side == Side::Black { 0 } else { 1 };
            game.id().seats.seats[seat].is_you()
        });
        let refused = match (game.to_move(), person) {
            (None, _) => "game-over",
            (_, false) => "not-your-turn",
            (_, true) => "occupied",
        };
        let middle = if game.position().size() == Size::Four { (1, 1) } else { (3, 3) };
        assert_eq!(
            game.play(Square::new(middle.0, middle.1)).expect_err("the middle is held").code(),
            refused
        );
        assert_eq!("j1".parse::<Square>().expect_err("no square").code(), "bad-square");
        if person && !game.position().must_pass() {
            assert_eq!(game.pass().expect_err("there is a move").code(), "may-not-pass");
        }
        assert_eq!(game.seek(1000).expect_err("too far").code(), "no-such-step");
        assert_eq!((game.view().text(), game.to_string()), before);
    }
}

#[test]
fn an_agent_decides_alike_however_it_is_asked() {
    for (mut game, mut rng) in games() {
        let record = game.to_string();
        if !game.is_thinking() {
            continue;
        }
        let at_once = game.decision().cloned().expect("an agent is to move");
        let mut again = opened(&record).expect("a record");
        while !again.think(1 + u64::from(rng.below(500))) {
            assert!(again.is_thinking());
        }
        assert_eq!(again.decision(), Some(&at_once));
        game.ai_move(None, None).expect("an agent is to move");
        assert_eq!(game.line().last(), Some(&at_once.step));
        // The search that can be looked at is the one that decided.
        if let Reason::Minimax { .. } = at_once.reason {
            let mut tree = again.tree(&TreeConfig::default(), None).expect("a tree");
            while !tree.advance(100) {}
            let observed =
                serde_json::to_value(tree.result().expect("it is done")).expect("plain data");
            assert_eq!(observed["choice"], at_once.step.to_string());
            assert_eq!(observed["nodes"], at_once.nodes);
        }
    }
}

/// What stands in a record was chosen, whoever chose it.
#[test]
fn a_stored_move_stands() {
    let mut game = opened("spyglass1 reversi s.3 duel:minimax-expert,you -").expect("a record");
    let own = game.decision().expect("an agent is to move").step;
    let other =
        moves_in_order(game.position()).into_iter().map(Step::Place).find(|step| *step != own);
    let other = other.expect("Black has four moves");
    let record = format!("spyglass1 reversi s.3 duel:minimax-expert,you M{other}");
    let mut game = opened(&record).expect("a record");
    game.seek(0).expect("the start");
    let decision = game.decision().expect("an agent is to move");
    assert_eq!((decision.step, decision.reason), (other, Reason::ChosenElsewhere));
}

#[test]
fn a_position_is_a_start() {
    let board = "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- O";
    let game = open_position(board, &Config::default(), None, || Seed(9), None).expect("a board");
    let record = game.to_string();
    assert!(record.starts_with("spyglass2 reversi d.9."), "{record}");
    let again = opened(&record).expect("a record");
    assert_eq!(again.position(), game.position());
    assert_eq!(again.to_move(), Some(Side::White));
    assert_eq!(game.undo_code(), "nothing-to-undo");
}

trait UndoCode {
    fn undo_code(self) -> &'static str;
}

impl UndoCode for Game {
    fn undo_code(mut self) -> &'static str {
        self.undo().expect_err("at the start").code()
    }
}

/// The shortest way to lose all discs.
#[test]
fn a_wipe_out_ends_the_game() {
    let game = open_position("e6f4e3f6g5d6e7f5c5", &Config::default(), None, || Seed(1), None)
        .expect("a transcript");
    assert_eq!((game.line().len(), game.to_move()), (9, None));
    let discs = |side| game.position().discs(side).len();
    assert_eq!((discs(Side::Black), discs(Side::White)), (13, 0));
    let view = serde_json::to_value(game.view_without_decision()).expect("plain data");
    assert_eq!(view["result"]["winner"], "black");
    assert_eq!(view["result"]["score"]["black"], 64, "the empty squares are the winner's");
}

#[test]
fn every_fault_of_a_record_has_its_code() {
    let long = format!("spyglass1 reversi s.1 duel:you,you {}", "Mf5.".repeat(20_000));
    for (record, code) in [
        ("", "bad-record"),
        ("spyglass3 reversi s.1 duel:you,you -", "unknown-record-version"),
        ("spyglass1 reversi s.1 duel:you,you", "bad-record"),
        ("spyglass1 reversi-5 s.1 duel:you,you -", "unknown-rules"),
        ("spyglass1 reversi s.x duel:you,you -", "bad-seed"),
        ("spyglass1 reversi s.1 solo:you -", "bad-players"),
        ("spyglass1 reversi s.1 race:you,you -", "bad-players"),
        ("spyglass1 reversi s.1 duel:you,hunt -", "unknown-agent"),
        ("spyglass1 reversi s.1 duel:you,minimax-novice(variant=x) -", "bad-agent-parameter"),
        ("spyglass1 reversi d.1 duel:you,you -", "bad-record"),
        ("spyglass1 reversi d.1.!! duel:you,you -", "bad-record"),
        ("spyglass1 reversi d.1.LS0t duel:you,you -", "bad-board-size"),
        ("spyglass1 reversi s.1 duel:you,you Mf6", "bad-record"),
        ("spyglass1 reversi s.1 duel:you,you MF5", "bad-record"),
        ("spyglass1 reversi s.1 duel:you,you Mf5.", "bad-record"),
        ("spyglass1 reversi s.1 duel:you,you P", "bad-record"),
        ("spyglass1 reversi s.1 duel:you,you FA1", "bad-record"),
        (long.as_str(), "too-long"),
    ] {
        assert_eq!(opened(record).expect_err(record).code(), code, "{record}");
    }
}

/// Nothing but the caller holds the trained evaluation.
#[test]
fn the_trained_evaluation_is_handed_in() {
    let code = |result: Result<(), ReversiError>| result.expect_err("no weights").code();
    let open =
        |player: &str| Game::open(&format!("spyglass1 reversi s.1 duel:you,{player} -"), None);
    assert_eq!(code(open("engine-1").map(drop)), "weights-not-loaded");
    let mut game = open("engine-1(evaluation=plain)").expect("weighed by hand");
    let engine = "engine-1".parse().expect("an agent");
    assert_eq!(code(game.ai_move(Some(&engine), None)), "weights-not-loaded");
    assert_eq!(
        code(game.analyse(&AnalysisConfig::default(), None).map(drop)),
        "weights-not-loaded"
    );
    game.ai_move(Some(&engine), Some(&trained())).expect("it is given");
}

/// Of two games with one opening each agent has either colour, and every game counts once.
#[test]
fn a_match_exchanges_the_colours() {
    let agents = AGENTS.map(|entry| entry.id);
    let games = Match {
        first: agents[1].parse().expect("an agent"),
        second: agents[0].parse().expect("an agent"),
        size: Size::Eight,
        seed: Seed(5),
        trained: None,
    };
    let mut leads = Vec::new();
    for pair in 0..10 {
        let [one, other] = [0, 1].map(|number| games.game(2 * pair + number).expect("agents play"));
        assert_eq!(one.line()[..8], other.line()[..8]);
        assert_eq!(one.id().seats.seats[0], other.id().seats.seats[1]);
        assert_ne!(one.id().seats.seats[0], one.id().seats.seats[1]);
        leads.extend([games.lead(2 * pair, &one), games.lead(2 * pair + 1, &other)]);
        assert!(one.position().is_over());
    }
    let whole = MatchReport::new(&games, 0, &leads);
    assert_eq!(whole.check(), Ok(()));
    assert_eq!(whole.wins + whole.draws + whole.losses, 20);
    assert!(15 <= whole.wins, "the search beats chance: {whole:?}");
    // However it is cut between openings, also where the last one is played once.
    for all in [19, 20] {
        let whole = MatchReport::new(&games, 0, &leads[..all]);
        for cut in (0..=18).step_by(2) {
            let mut sum = MatchReport::new(&games, cut as u64, &leads[cut..all]);
            sum.merge(&MatchReport::new(&games, 0, &leads[..cut])).expect("two parts of a match");
            assert_eq!(sum, whole);
        }
    }
}

/// The error of a score is that of openings: two games of one are one try.
#[test]
fn a_match_counts_its_error_over_openings() {
    let games = Match::from_json(
        &JsonValue::read(r#"{"seed": "1", "agents": ["minimax-novice", "reversi-random"]}"#)
            .expect("JSON"),
        None,
    )
    .expect("a match");
    let leads = [10, -4, 0, 6, 64, 2, -30, 0];
    let report = MatchReport::new(&games, 0, &leads);
    let error = |values: [f64; 4]| {
        let mean = values.iter().sum::<f64>() / 4.0;
        (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / 3.0 / 4.0).sqrt()
    };
    assert_eq!((report.wins, report.draws, report.losses), (4, 2, 2));
    assert_eq!((report.score, report.mean_discs), (5.0 / 8.0, 6.0));
    assert!(
        (report.score_se.expect("four openings") - error([0.5, 0.75, 1.0, 0.25])).abs() < 1e-12
    );
    assert!(
        (report.discs_se.expect("four openings") - error([3.0, 3.0, 33.0, -15.0])).abs() < 1e-12
    );
}

#[test]
fn a_tree_is_refused_where_there_is_none() {
    let game = opened("spyglass1 reversi-4 s.1 duel:you,you -").expect("a record");
    for depth in [0, 5, u32::MAX] {
        let config = TreeConfig { depth: Some(depth), ..TreeConfig::default() };
        assert_eq!(game.tree(&config, None).expect_err("no such depth").code(), "bad-depth");
    }
    let refused = |text: &str| {
        let json = JsonValue::read(text).expect("JSON");
        TreeConfig::from_json(&json).expect_err(text).code()
    };
    assert_eq!(refused(r#"{"agent": "hunt"}"#), "unknown-agent");
    assert_eq!(refused(r#"{"variant": "as-dreamt"}"#), "bad-config");
    let mut tree = game.tree(&TreeConfig::default(), None).expect("a tree");
    assert_eq!(tree.result().expect_err("not yet").code(), "not-done");
    while !tree.advance(1) {}
    let nodes = tree.progress();
    assert_eq!(tree.node(nodes).expect_err("past the last").code(), "no-such-node");
    assert!(tree.node(nodes - 1).is_ok());
}

/// Every legal move is valued, for whoever makes it; the best is worth what the position is.
#[test]
fn every_move_of_a_position_is_valued() {
    for (game, mut rng) in games().take(60) {
        let step = rng.below(game.line().len() as u32 + 1);
        let config =
            AnalysisConfig { step: Some(step), level: Level::new(3), ..AnalysisConfig::default() };
        let mut work = game.analyse(&config, Some(&trained())).expect("an analysis");
        while !work.advance(1 + u64::from(rng.below(5000))) {}
        let observed = serde_json::to_value(work.result()).expect("plain data");
        let mut there = opened(&game.to_string()).expect("a record");
        there.seek(step as usize).expect("a step of the line");
        let legal: Vec<String> =
            there.position().legal().iter().map(|square| square.to_string()).collect();
        let moves = observed["moves"].as_array().expect("a list");
        let valued: Vec<&str> = moves.iter().filter_map(|own| own["square"].as_str()).collect();
        assert_eq!(valued, legal);
        assert!(moves.iter().all(|own| !own["value"].is_null()), "{observed}");
        let best = moves.iter().find(|own| own["square"] == observed["best"]);
        assert_eq!(
            best.map(|best| &best["value"]),
            Some(&observed["value"]).filter(|_| !legal.is_empty())
        );
    }
}

#[test]
fn an_analysis_is_refused_where_there_is_none() {
    let game = opened("spyglass1 reversi s.1 duel:you,you Mf5").expect("a record");
    for level in [0, 7, 300] {
        let json = JsonValue::read(&format!(r#"{{"level": {level}}}"#)).expect("JSON");
        assert_eq!(
            AnalysisConfig::from_json(&json).expect_err("no such level").code(),
            "bad-level"
        );
    }
    let config = AnalysisConfig { step: Some(2), ..AnalysisConfig::default() };
    assert_eq!(
        game.analyse(&config, Some(&trained())).expect_err("no such step").code(),
        "no-such-step"
    );
}
