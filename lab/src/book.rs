use std::{collections::BTreeSet, path::PathBuf, sync::Arc};

use clap::Args;
use rayon::prelude::*;
use spyglass::{
    battleship::{
        inference::{
            BeliefComputation, Book, CanonicalForm, Constraints, CountingMode,
            exact::{Counter, Frontier, Tally},
        },
        knowledge::Knowledge,
        rules::{Answer, Ruleset},
    },
    grid::Cell,
};

use crate::failure::{Failure, print, write};

/// Writes a book of openings: the counts of the positions that the agent `exact` meets first, as far as they take long.
#[derive(Debug, Args)]
pub struct MakeBook {
    /// A rule set's id.
    #[arg(long, default_value = "sea-battle")]
    rules: String,
    /// A count that takes less work is made when it is needed; in units of some 0.1 µs.
    #[arg(long, default_value_t = 900_000)]
    work: u64,
    /// Where the book is written.
    #[arg(long)]
    out: PathBuf,
}

/// A position that belongs in the book, and the ways it goes on.
struct Page {
    key: u64,
    standard: Constraints,
    tally: Tally,
    next: Vec<Knowledge>,
}

impl MakeBook {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = Ruleset::preset(&self.rules)?;
        let geometry = rules.geometry();
        let mut known = BTreeSet::new();
        let mut counted = Vec::new();
        let mut level = vec![Knowledge::new(rules.clone(), None, Vec::new())];
        while !level.is_empty() {
            let pages: Vec<Page> = level
                .par_iter()
                .filter_map(|knowledge| page(&rules, knowledge, self.work))
                .collect();
            level = Vec::new();
            for page in pages {
                // Images of one position are one page.
                if known.insert(page.key) {
                    counted.push((page.standard, page.tally));
                    level.extend(page.next);
                }
            }
        }
        let bytes = Book::write(geometry.rows(), geometry.cols(), &counted);
        let book = Book::read(&bytes)?;
        write(&self.out, &bytes)?;
        print(&format!("{} positions, {} bytes", book.len(), bytes.len()))
    }
}

/// The page of a position whose count takes at least `least` work; nothing for any other.
fn page(rules: &Arc<Ruleset>, knowledge: &Knowledge, least: u64) -> Option<Page> {
    if !BeliefComputation::new(knowledge, None, CountingMode::Decision, None).may_be_in_book() {
        return None;
    }
    let observed = Constraints::new(knowledge, None);
    let standard = CanonicalForm::new(&observed);
    let mut frontier = Frontier::new(&standard.constraints)?;
    let mut work = 0;
    let slice = least.div_ceil(64).max(1);
    while !frontier.advance(slice) {
        work += slice;
    }
    if frontier.is_given_up() {
        return None;
    }
    let tally = frontier.tally();
    if work < least || tally.is_empty() {
        return None;
    }
    let mut chances = standard.bring_back(&tally.shares);
    for cell in observed.settled_cells() {
        chances[cell.index()] = 1.0;
    }
    let open = knowledge.open();
    let most = open.iter().map(|cell| chances[cell.index()]).fold(0.0, f64::max);
    let chosen = open.iter().filter(|&cell| chances[cell.index()] == most);
    let next = chosen.flat_map(|cell| after(rules, knowledge, cell)).collect();
    let standard = standard.constraints;
    Some(Page { key: Book::key(&standard), standard, tally, next })
}

/// Every possible answer to a shot.
fn after(rules: &Ruleset, knowledge: &Knowledge, cell: Cell) -> Vec<Knowledge> {
    let sinkings = (0..rules.fleet().classes().len()).map(Answer::Sunk);
    [Answer::Miss, Answer::Hit(None)]
        .into_iter()
        .chain(sinkings)
        .map(|answer| {
            let mut observed = knowledge.clone();
            observed.observe(cell, answer);
            observed
        })
        .collect()
}
