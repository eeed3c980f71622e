//! How the weights of Reversi's engine are learned: the same recipe gives the same bytes.

use spyglass::{
    reversi::{
        engine::Weights,
        training::{EvaluationTraining, Recipe, RoundReport},
    },
    rng::Seed,
    training::Training,
};
use spyglass_test_support::size::size;

fn trained(seed: u64, games: u32) -> (Vec<u8>, Vec<RoundReport>) {
    let recipe = Recipe { seed: Seed(seed), games };
    let mut training = EvaluationTraining::new(recipe);
    let mut observed = Vec::new();
    while !training.is_done() {
        let parts = (0..training.parts()).map(|part| training.part(part));
        let parts: Vec<_> = parts.collect::<Result<_, _>>().expect("nothing can fail");
        observed.push(training.learn(&parts));
    }
    (training.weights(), observed)
}

/// At full size those of the project: that takes minutes, and a part of it is compared with itself.
#[test]
fn the_weights_are_those_of_their_recipe() {
    let games = size("SPYGLASS_GAMES", 40, 40);
    let (bytes, observed) = trained(Recipe::PUBLISHED.seed.0, games);
    assert!(Weights::read(&bytes).is_ok());
    assert_eq!(observed.last().map(|round| round.games), Some(games as usize));
    if games == Recipe::PUBLISHED.games {
        let published = include_bytes!("../../www/books/reversi.weights");
        assert!(bytes == published, "the file is of another recipe");
    } else {
        assert!(trained(1, games).0 == bytes, "the same recipe gave other weights");
        assert!(trained(2, games).0 != bytes, "another seed gave the same weights");
    }
}
