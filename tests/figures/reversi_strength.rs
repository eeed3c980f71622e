//! How strong Reversi's engine is: its levels against each other, what was learned against what was not, and the source's search.
//!
//! Every search is bounded by depth or nodes, so that the games are the same on every machine.

use spyglass::{
    lab::reversi::{Match, MatchReport},
    reversi::{engine::Evaluation, rules::Size},
    rng::Seed,
};
use spyglass_test_support::size::size;

/// How many games are played, two from each opening: what is claimed holds of the larger number.
fn games(small: u64) -> u64 {
    size("SPYGLASS_GAMES", small, small)
}

/// The share of the points that the first agent wins, a draw being half.
fn share(first: &str, second: &str, games: u64) -> f64 {
    let agent = |text: &str| text.parse().expect("an agent");
    let meeting = Match {
        first: agent(first),
        second: agent(second),
        size: Size::Eight,
        seed: Seed(1),
        trained: Some(Evaluation::trained().into()),
    };
    let lead = |number: u64| {
        let game = meeting.game(number).expect("agents play by the rules");
        meeting.lead(number, &game)
    };
    let leads: Vec<i32> = (0..games).map(lead).collect();
    let MatchReport { wins, draws, losses, score, .. } = MatchReport::new(&meeting, 0, &leads);
    println!("{first} against {second}: {wins} won, {draws} drawn, {losses} lost");
    score
}

/// Each level for beginners is felt: it beats the one below it, and loses at times.
#[test]
fn beginners_are_a_ladder() {
    let games = games(100);
    let random = share("beginner-1", "reversi-random", games);
    assert!((0.75..=0.95).contains(&random), "{random}");
    for (stronger, weaker) in [
        ("beginner-2", "beginner-1"),
        ("beginner-3", "beginner-2"),
        ("engine-1", "beginner-3"),
        ("engine-2", "engine-1"),
    ] {
        let share = share(stronger, weaker, games);
        assert!((0.65..=0.98).contains(&share), "{stronger}: {share}");
    }
}

/// Every opening is played with both colours, so that the weaker one in place of the stronger would win exactly half.
fn beats_two_below(stronger: &str, weaker: &str, games: u64) {
    let share = share(stronger, weaker, games);
    assert!(share >= 0.75, "{stronger}: {share}");
}

#[test]
fn level_3_beats_level_1() {
    beats_two_below("engine-3", "engine-1", games(20));
}

#[test]
fn level_4_beats_level_2() {
    beats_two_below("engine-4", "engine-2", games(20));
}

#[test]
fn level_5_beats_level_3() {
    beats_two_below("engine-5", "engine-3", games(20));
}

#[test]
fn level_6_beats_level_4() {
    // Bounded, as it takes long: fewer nodes make it no stronger.
    beats_two_below("engine-6(nodes=100000)", "engine-4", games(40));
}

/// The figures give it 450,000 nodes, what takes 0.1 s a move on the average: docs/decisions/reversi-engine.md. Here a twentieth is enough.
const ENGINE: &str = "engine-6(nodes=20000)";

#[test]
fn the_sources_search_is_beaten_as_published() {
    assert_eq!(share(ENGINE, "minimax-expert(variant=as-published)", games(20)), 1.0);
}

/// Levels 1, 2 and 3 in its place win 45, 52 and 80 of 100 points, and would fail.
#[test]
fn the_sources_search_is_beaten_as_described() {
    let share = share(ENGINE, "minimax-expert(variant=as-described)", games(20));
    assert!(share >= 0.95, "{share}");
}

#[test]
fn what_was_learned_beats_what_was_weighed_by_hand() {
    let share = share("engine-6(nodes=5000)", "engine-6(evaluation=plain;nodes=5000)", games(40));
    assert!(share >= 0.65, "{share}");
}
