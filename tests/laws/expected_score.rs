//! The agent `exact` under scored rules: its actions are legal, and its numbers are those of the fleets that fit.

use std::sync::Arc;

use spyglass::{
    battleship::{
        agents::AgentText,
        rules::{Action, Deployer, Deployment, Hunt, KnownKind, Ruleset, preset},
    },
    error_code::{Arg, ErrorCode},
    lab::play_hunt,
    rng::{GameRng, Seed, Stream},
    session::Game,
};
use spyglass_test_support::{
    games::{anyone_acts, chance, game},
    rulesets,
};

fn exact() -> AgentText {
    "exact".parse().expect("an agent")
}

/// Solitaire with this number of given cells.
fn solitaire(known: u32) -> Arc<Ruleset> {
    let rules = preset("solitaire").expect("a preset");
    rules.with_known(known, KnownKind::Random).expect("few cells are known")
}

/// A game that the agent plays.
fn played(rules: &Arc<Ruleset>, seed: u64) -> Game {
    game(rules, seed, "solo:exact".parse().expect("players"))
}

/// After any legal actions, under any scored rules.
#[test]
fn it_goes_on_from_anything_and_is_never_refused() {
    let mut taken_over = 0;
    for rules in rulesets::all().into_iter().filter(|rules| rules.is_scored()) {
        for seed in 0..6 {
            let mut game = game(&rules, seed, "solo:you".parse().expect("players"));
            let mut rng = chance(seed);
            for _ in 0..4 * seed {
                if game.to_move().is_some() {
                    anyone_acts(&mut game, &mut rng);
                }
            }
            let mut actions = 0;
            while game.to_move().is_some() {
                game.ai_move(Some(&exact())).expect("the agent chooses what is allowed");
                actions += 1;
                assert!(actions <= 100, "it comes to an end: {game}");
            }
            taken_over += 1;
        }
    }
    assert!(18 <= taken_over, "several scored rule sets");
}

/// A miss that is not revealed is known all the same, as the shot was no hit.
#[test]
fn the_original_environment_changes_nothing() {
    let observed = solitaire(4);
    let silent = observed.with("missRevealed", "false").expect("an option of solitaire");
    for number in 0..6 {
        let seed = Seed(3).game(number);
        let mut rng = GameRng::new(seed, Stream::Deployment { sea: 1 });
        let sea = Deployment::new(&observed, Deployer::Uniform).deploy(&mut rng).expect("a fleet");
        let known = Hunt::draw_known(&observed, &sea, &mut rng);
        let play = |rules: &Arc<Ruleset>| {
            let agent = exact().agent(rules).expect("it plays solitaire");
            play_hunt(rules, &sea, known, &*agent, seed)
        };
        assert_eq!(play(&observed), play(&silent));
    }
}

/// Shots, then flags, then the end; the expected score is within what is possible.
#[test]
fn every_decision_says_why() {
    let mut game = played(&solitaire(7), 5);
    let mut codes = Vec::new();
    // The mean score before the first flag, what the flags added, and how many they were.
    let mut flagged: Option<(f64, f64, f64)> = None;
    while game.to_move().is_some() {
        let decision = game.decision().expect("the agent is to move").clone();
        let observed = decision.reason.args();
        let number = |name: &str| {
            observed.iter().find_map(|(own, value)| match value {
                Arg::Number(number) if *own == name => Some(*number),
                _ => None,
            })
        };
        if let Some(expected) = number("expected") {
            assert!((-700.0..=350.0).contains(&expected), "{observed:?}");
        }
        if decision.reason.code() == "flag-gains" {
            let (before, added, flags) = flagged.unwrap_or_else(|| {
                (game.expected(0).expect("solitaire is scored").total, 0.0, 0.0)
            });
            flagged = Some((before, added + number("gain").expect("what it adds"), flags + 1.0));
        } else if let Some(gain) = number("gain") {
            assert!(0.0 <= gain, "{observed:?}");
        }
        let map = decision.map.expect("chances of every cell");
        let sum: f64 = map.values.iter().sum();
        assert!((sum - 20.0).abs() < 1e-9, "chances sum to the fleet: {sum}");
        if decision.reason.code() == "nothing-gains" {
            let (before, added, flags) = flagged.expect("flags were made");
            let expected = number("expected").expect("a score");
            // Each was rounded to a tenth.
            let rounding = 0.05 * (flags + 2.0);
            assert!((before + added - expected).abs() <= rounding, "{before} {added} {expected}");
        }
        codes.push(decision.reason.code());
        game.ai_move(None).expect("the agent chooses what is allowed");
    }
    codes.dedup();
    assert_eq!(codes.last(), Some(&"nothing-gains"), "{codes:?}");
    assert!(codes.contains(&"flag-gains"), "{codes:?}");
}

/// A flag where no ship can be is taken back.
#[test]
fn a_lost_flag_is_taken_back() {
    let rules = solitaire(7);
    let mut game = game(&rules, 11, "solo:you".parse().expect("players"));
    let open = rules.geometry().cells();
    let mut flagged = 0;
    for cell in open {
        if flagged < 15 && game.act_as_you(Action::Flag(cell)).is_ok() {
            flagged += 1;
        }
    }
    let mut cleared = 0;
    while game.to_move().is_some() {
        game.ai_move(Some(&exact())).expect("the agent chooses what is allowed");
        cleared += u32::from(matches!(
            game.line().last().map(|step| step.action),
            Some(Action::Unflag(_))
        ));
    }
    assert!(8 <= cleared, "most of the first row or two is water: {cleared}");
}
