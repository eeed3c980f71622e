//! The named rules. Each looks at the facts and reports everything that it finds.
//!
//! # Contract
//!
//! A rule concludes what holds in every fleet that fits its premises, and never less when more is known: then the rules come to
//! the same end in any order. Beyond the limit at which it concludes, a rule reports a contradiction.

mod cells;
mod combinations;
mod line_ways;
mod longest_together;
mod premises;
mod ships;

use super::{rule::Rule, step::Findings, survey::Known};
use cells::*;
use combinations::*;
use line_ways::line_ways;
use longest_together::longest_together;
use ships::*;

/// Looks for everything that `rule` finds.
#[inline(never)]
pub(super) fn find<const WHY: bool>(rule: Rule, known: Known, found: &mut Findings<WHY>) {
    found.begin(rule);
    match rule {
        Rule::DiagonalWater => diagonal_water(known, found),
        Rule::EndCell => end_cell(known, found),
        Rule::SubAlone => sub_alone(known, found),
        Rule::MiddleAxis => middle_axis(known, found),
        Rule::LineFull => line_full(known, found),
        Rule::LineNeedsAll => line_needs_all(known, found),
        Rule::ContentBySides => content_by_sides(known, found),
        Rule::ShipFound => ship_found(known, found),
        Rule::LongestEnds => longest_ends(known, found),
        Rule::RunMustGrow => run_must_grow(known, found),
        Rule::JoinsTooLong => joins_too_long(known, found),
        Rule::NothingFits => nothing_fits(known, found),
        Rule::LastCombinations => last_combinations(known, found),
        Rule::InEveryCombination => in_every_combination(known, found),
        Rule::BesideEveryCombination => beside_every_combination(known, found),
        Rule::OverCertainCell => over_certain_cell(known, found),
        Rule::LineWays => line_ways(known, found),
        Rule::LongestTogether => longest_together(known, found),
        // Modes of proof, used only where a caller asks for them: see `Chain`.
        Rule::Refutation | Rule::Counting => {}
    }
}
