//! How the weights of Reversi's engine are learned: the same recipe gives the same bytes.

use spyglass::{
    reversi::{
        engine::{Evaluation, Weights},
        training::{BookMaking, BookRecipe, EvaluationTraining, Recipe, RoundReport},
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

/// At full size the opening book of the project: that takes minutes; else the first plies of it, which a whole making has too.
#[test]
fn the_book_is_that_of_its_recipe() {
    let published = BookRecipe::PUBLISHED;
    let plies = size("SPYGLASS_PLIES", 3, 3) as u32;
    let mut making =
        BookMaking::new(BookRecipe { plies, ..published }, Evaluation::trained().into());
    while !making.is_done() {
        let parts = (0..making.parts()).map(|part| making.part(part));
        making.learn(&parts.collect::<Result<Vec<_>, _>>().expect("nothing can fail"));
    }
    let bytes = making.weights();
    let book = include_bytes!("../../www/books/reversi.book");
    if plies == published.plies {
        assert!(bytes == book, "the file is of another recipe");
    } else {
        assert_eq!(bytes[..10], book[..10], "head");
        let keys = |bytes: &[u8]| -> Vec<[u8; 5]> {
            bytes[10..].chunks(6).map(|entry| entry[1..].try_into().expect("a key")).collect()
        };
        let whole = keys(book);
        let own = keys(&bytes);
        let shared = own.iter().filter(|key| whole.contains(key)).count();
        // Values from behind leave out some of them.
        assert!(own.len() <= 2 * shared && 4 < shared, "{shared} of {}", own.len());
    }
}
