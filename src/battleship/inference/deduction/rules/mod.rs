//! The rules, one a file. Each looks at the facts and tells all it finds.
//!
//! # Contract
//!
//! A rule concludes what holds in every fleet that fits its premises, and never less when more is known: then the rules come to
//! the same end in any order. Where what it asks for equals a limit, it tells a contradiction beyond it.

mod beside_every_combination;
mod content_by_sides;
mod diagonal_water;
mod end_cell;
mod in_every_combination;
mod joins_too_long;
mod last_combinations;
mod line_full;
mod line_needs_all;
mod line_ways;
mod longest_ends;
mod longest_together;
mod middle_axis;
mod nothing_fits;
mod over_certain_cell;
mod run_must_grow;
mod ship_found;
mod sub_alone;
mod why;

pub(super) use beside_every_combination::beside_every_combination;
pub(super) use content_by_sides::content_by_sides;
pub(super) use diagonal_water::diagonal_water;
pub(super) use end_cell::end_cell;
pub(super) use in_every_combination::in_every_combination;
pub(super) use joins_too_long::joins_too_long;
pub(super) use last_combinations::last_combinations;
pub(super) use line_full::line_full;
pub(super) use line_needs_all::line_needs_all;
pub(super) use line_ways::line_ways;
pub(super) use longest_ends::longest_ends;
pub(super) use longest_together::longest_together;
pub(super) use middle_axis::middle_axis;
pub(super) use nothing_fits::nothing_fits;
pub(super) use over_certain_cell::over_certain_cell;
pub(super) use run_must_grow::run_must_grow;
pub(super) use ship_found::ship_found;
pub(super) use sub_alone::sub_alone;

use super::{
    board::Board,
    facts::Facts,
    step::{Because, Findings, Named},
    survey::Survey,
};

/// A board, and what is settled on it.
type Known<'a> = (&'a Board, &'a Facts);
