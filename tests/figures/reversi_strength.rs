//! How strong Reversi's engine is: its levels against each other, what was learned against what was not, and the source's search.
//!
//! Every search is bounded by depth or nodes, so that the games are the same on every machine.

use spyglass::{
    dice::Seed,
    lab::reversi::{Match, Score},
    reversi::rules::Size,
};
use spyglass_test_support::size::size;

/// How many games are played, two from each opening: what is claimed holds of the larger number.
fn games(small: u64) -> u64 {
    size("SPYGLASS_GAMES", small, small)
}

/// The share of the points that the first agent wins, a draw being half.
fn share(first: &str, second: &str, games: u64) -> f64 {
    let agent = |text: &str| text.parse().expect("an agent");
    let meeting =
        Match { first: agent(first), second: agent(second), size: Size::Eight, seed: Seed(1) };
    let play = |number: u64| {
        let game = meeting.game(number).expect("agents play by the rules");
        meeting.score(number, &game)
    };
    let Score { wins, draws, losses, .. } = (0..games).map(play).fold(Score::default(), Score::and);
    println!("{first} against {second}: {wins} won, {draws} drawn, {losses} lost");
    f64::from(2 * wins + draws) / (2 * games) as f64
}

fn beats_two_below(level: u8, games: u64) {
    let share = share(&format!("engine-{level}"), &format!("engine-{}", level - 2), games);
    assert!(share >= 0.75, "level {level}: {share}");
}

#[test]
fn level_3_beats_level_1() {
    beats_two_below(3, games(20));
}

#[test]
fn level_4_beats_level_2() {
    beats_two_below(4, games(20));
}

#[test]
fn level_5_beats_level_3() {
    beats_two_below(5, games(4));
}

#[test]
fn level_6_beats_level_4() {
    beats_two_below(6, games(2));
}

/// The bound of nodes is what takes 0.1 s a move on the average: docs/decisions.md.
#[test]
fn the_sources_search_is_beaten_as_published() {
    assert_eq!(
        share("engine-6(nodes=450000)", "minimax-expert(variant=as-published)", games(2)),
        1.0
    );
}

#[test]
fn the_sources_search_is_beaten_as_described() {
    let share = share("engine-6(nodes=450000)", "minimax-expert(variant=as-described)", games(2));
    assert!(share >= 0.95, "{share}");
}

#[test]
fn what_was_learned_beats_what_was_weighed_by_hand() {
    let share = share("engine-6(nodes=5000)", "engine-6(evaluation=plain;nodes=5000)", games(40));
    assert!(share >= 0.65, "{share}");
}
