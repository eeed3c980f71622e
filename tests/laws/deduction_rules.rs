//! Every rule of deduction where it fires, and a near miss where it must not.

use std::sync::Arc;

use spyglass::{
    battleship::{
        inference::{
            Observation,
            deduction::{Board, Deducer, Facts, Rule},
        },
        knowledge::Knowledge,
        rules::{Clues, Content, Ruleset},
    },
    grid::{Cell, CellSet},
};

/// A fleet, counts of rows and columns (`-` for an unknown one), and a board, a row a line: `.` open, `~` water, `#` ship; observed
/// contents are `<`, `>`, `^`, `v`, `m` (middle) and `o`.
type Board4 = (&'static [(u8, u8)], &'static str, &'static str, &'static [&'static str]);

/// What a sign means: whether it is ship, and its content where it is observed.
fn content(sign: char) -> Option<Content> {
    match sign {
        '<' => Some(Content::Left),
        '>' => Some(Content::Right),
        '^' => Some(Content::Top),
        'v' => Some(Content::Bottom),
        'm' => Some(Content::Middle),
        'o' => Some(Content::Sub),
        _ => None,
    }
}

fn sign(content: Content) -> char {
    match content {
        Content::Water => '~',
        Content::Left => '<',
        Content::Right => '>',
        Content::Top => '^',
        Content::Bottom => 'v',
        Content::Middle => 'm',
        Content::Sub => 'o',
    }
}

fn cells(picture: &[&str], is: impl Fn(char) -> bool) -> CellSet {
    let rows = picture.iter().enumerate().flat_map(|(row, line)| {
        let signs = line.chars().filter(|sign| *sign != ' ').enumerate();
        signs.map(move |(col, sign)| (Cell::new(row as u8, col as u8), sign))
    });
    rows.filter(|&(_, sign)| is(sign)).map(|(cell, _)| cell).collect()
}

/// What one rule makes of a board.
fn by_rule(rule: Rule, (fleet, rows, cols, picture): Board4) -> Deducer {
    let all = cells(picture, |_| true);
    let side = |of: fn(Cell) -> u8| 1 + all.iter().map(of).max().expect("a board has cells");
    let ships = fleet.iter().enumerate().map(|(number, (length, count))| {
        format!(r#"{{"name": "ship-{number}", "count": {count}, "length": {length}}}"#)
    });
    let ships = ships.collect::<Vec<_>>().join(", ");
    let text = format!(
        r#"{{"rows": {}, "cols": {}, "contact": "apart", "announce": "content", "clues": true,
            "budgets": {{"shots": 9, "guesses": 9, "actions": 99}}, "fleet": [{ships}]}}"#,
        side(Cell::row),
        side(Cell::col),
    );
    let rules = Ruleset::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let digits = |text: &str, side: u8| -> Vec<Option<u32>> {
        let observed = text.chars().map(|sign| sign.to_digit(10));
        observed.chain(std::iter::repeat(None)).take(side.into()).collect()
    };
    let (rows, cols) = (digits(rows, side(Cell::row)), digits(cols, side(Cell::col)));
    let counts =
        |observed: &[Option<u32>]| observed.iter().map(|count| count.unwrap_or(0)).collect();
    let clues = Clues { rows: counts(&rows), cols: counts(&cols) };
    let known = all.iter().filter_map(|cell| {
        let is = |sign| cells(picture, |own| own == sign).contains(cell);
        ['<', '>', '^', 'v', 'm', 'o']
            .into_iter()
            .find(|&sign| is(sign))
            .and_then(content)
            .map(|content| (cell, content))
    });
    let knowledge = Knowledge::new(Arc::clone(&rules), Some(clues), known.collect());
    let board = Board::of(&knowledge, |observed| match observed {
        Observation::Row(row) => rows[usize::from(row)].is_some(),
        Observation::Col(col) => cols[usize::from(col)].is_some(),
        Observation::Known(_) | Observation::Shot(_) => true,
    })
    .expect("contents are announced");
    let facts = Facts {
        water: cells(picture, |sign| sign == '~'),
        ship: cells(picture, |sign| sign != '~' && sign != '.'),
        named: board.facts().named,
    };
    Deducer::from(board, facts, &[rule])
}

fn drawn(deducer: &Deducer) -> Vec<String> {
    let (board, facts) = (deducer.board(), deducer.facts());
    let draw = |cell| match board.content(facts, cell) {
        Some(content) if facts.named.contains(cell) => sign(content),
        _ if facts.ship.contains(cell) => '#',
        _ if facts.water.contains(cell) => '~',
        _ => '.',
    };
    let geometry = board.geometry();
    let row = |row| {
        let signs = (0..geometry.cols()).map(|col| draw(Cell::new(row, col)).to_string());
        signs.collect::<Vec<_>>().join(" ")
    };
    (0..geometry.rows()).map(row).collect()
}

fn assert_fires(rule: Rule, before: Board4, after: &[&str]) {
    let deducer = by_rule(rule, before);
    assert_eq!(deducer.contradiction(), None, "{}", rule.id());
    assert_eq!(drawn(&deducer), after, "{}", rule.id());
    assert_ne!(before.3, after, "{} finds something", rule.id());
    assert!(deducer.steps().iter().all(|step| step.rule == rule));
}

fn assert_misses(rule: Rule, before: Board4) {
    let deducer = by_rule(rule, before);
    assert_eq!(deducer.contradiction(), None, "{}", rule.id());
    assert!(deducer.steps().is_empty(), "{}: {:?}", rule.id(), deducer.steps());
}

fn assert_clashes(rule: Rule, before: Board4) {
    let deducer = by_rule(rule, before);
    let contradiction = deducer.contradiction().map(|contradiction| contradiction.rule);
    assert_eq!(contradiction, Some(rule), "{}", rule.id());
}

const ANY: &[(u8, u8)] = &[(3, 1), (2, 1)];

#[test]
fn corners_of_ship_cells_are_water() {
    let rule = Rule::DiagonalWater;
    let ship = &[". . .", ". # .", ". . ."];
    assert_fires(rule, (ANY, "", "", ship), &["~ . ~", ". # .", "~ . ~"]);
    assert_misses(rule, (ANY, "", "", &[". . .", ". ~ .", ". . ."]));
    assert_clashes(rule, (ANY, "", "", &["# . .", ". # .", ". . ."]));
}

#[test]
fn an_observed_end_continues_one_way() {
    let rule = Rule::EndCell;
    let end = &[". . .", ". < .", ". . ."];
    assert_fires(rule, (ANY, "", "", end), &[". ~ .", "~ < #", ". ~ ."]);
    assert_fires(rule, (ANY, "", "", &[". . .", ". v ."]), &[". # .", "~ v ~"]);
    assert_misses(rule, (ANY, "", "", &[". . .", ". # .", ". . ."]));
    assert_clashes(rule, (ANY, "", "", &[". v .", ". . ."]));
}

#[test]
fn an_observed_ship_of_one_cell_is_alone() {
    let rule = Rule::SubAlone;
    assert_fires(rule, (ANY, "", "", &[". . .", ". o .", ". . ."]), &["~ ~ ~", "~ o ~", "~ ~ ~"]);
    assert_misses(rule, (ANY, "", "", &[". . .", ". # .", ". . ."]));
    assert_clashes(rule, (ANY, "", "", &[". . .", ". o #", ". . ."]));
}

#[test]
fn an_observed_middle_continues_where_it_can() {
    let rule = Rule::MiddleAxis;
    let after = [". ~ .", "# m #", ". ~ ."];
    assert_fires(rule, (ANY, "", "", &[". ~ .", ". m .", ". . ."]), &after);
    assert_fires(rule, (ANY, "", "", &[". . .", ". m #", ". . ."]), &after);
    assert_fires(rule, (ANY, "", "", &[". m .", ". . ."]), &["# m #", ". ~ ."]);
    assert_misses(rule, (ANY, "", "", &["~ . ~", ". m .", "~ . ~"]));
    assert_clashes(rule, (ANY, "", "", &[". ~ .", ". m ~", ". . ."]));
}

#[test]
fn a_line_with_all_its_ship_cells_is_water_elsewhere() {
    let rule = Rule::LineFull;
    let board = &["# . .", ". . ."];
    assert_fires(rule, (ANY, "1", "", board), &["# ~ ~", ". . ."]);
    assert_fires(rule, (ANY, "", "--0", board), &["# . ~", ". . ~"]);
    assert_misses(rule, (ANY, "2", "2", board));
    assert_clashes(rule, (ANY, "0", "", board));
}

#[test]
fn a_line_with_no_cell_to_spare_is_ship() {
    let rule = Rule::LineNeedsAll;
    let board = &["~ . .", ". . ."];
    assert_fires(rule, (ANY, "2", "", board), &["~ # #", ". . ."]);
    assert_misses(rule, (ANY, "1", "-1", board));
    assert_clashes(rule, (ANY, "3", "", board));
}

#[test]
fn a_ship_cell_shows_its_content_by_its_sides() {
    let rule = Rule::ContentBySides;
    let before = &[". ~ .", "~ # #", ". ~ ."];
    assert_fires(rule, (ANY, "", "", before), &[". ~ .", "~ < #", ". ~ ."]);
    assert_misses(rule, (ANY, "", "", &[". . .", "~ # #", ". ~ ."]));
}

#[test]
fn a_run_in_water_is_a_ship() {
    let rule = Rule::ShipFound;
    let before = &["~ ~ ~ ~", "# # ~ .", "~ ~ ~ ."];
    assert_fires(rule, (ANY, "", "", before), &["~ ~ ~ ~", "< > ~ .", "~ ~ ~ ."]);
    assert_misses(rule, (ANY, "", "", &["~ ~ ~ ~", "# # . .", "~ ~ ~ ."]));
    assert_clashes(rule, (&[(2, 1), (1, 1)], "", "", &["# # ~ # #", "~ ~ ~ ~ ~"]));
}

#[test]
fn the_longest_ship_ends() {
    let rule = Rule::LongestEnds;
    let before = &[". . . .", ". # # .", ". . . ."];
    let after = [". . . .", "~ # # ~", ". . . ."];
    assert_fires(rule, (&[(2, 2)], "", "", before), &after);
    assert_misses(rule, (&[(3, 1), (2, 2)], "", "", before));
    // With the longer one found it is the longest.
    let found = &["# # # ~ .", "~ ~ ~ ~ .", ". . # # ."];
    let ended = ["# # # ~ .", "~ ~ ~ ~ .", ". ~ # # ~"];
    assert_fires(rule, (&[(3, 1), (2, 2)], "", "", found), &ended);
    assert_fires(rule, (&[(1, 2)], "", "", &[". . .", ". # ."]), &[". ~ .", "~ # ~"]);
}

#[test]
fn a_run_too_short_grows_where_it_can() {
    let rule = Rule::RunMustGrow;
    assert_fires(rule, (&[(3, 1)], "", "", &["~ # . . ."]), &["~ # # # ."]);
    assert_fires(rule, (&[(3, 1), (1, 1)], "", "", &["~ # # . ."]), &["~ # # # ."]);
    assert_misses(rule, (&[(3, 1), (1, 1)], "", "", &["~ # . . ."]));
    assert_misses(rule, (&[(3, 1)], "", "", &[". # . . ."]));
    assert_clashes(rule, (&[(3, 1)], "", "", &["~ # ~ . ."]));
}

#[test]
fn a_cell_that_joins_too_many_is_water() {
    let rule = Rule::JoinsTooLong;
    assert_fires(rule, (&[(2, 2)], "", "", &[". # . # ."]), &[". # ~ # ."]);
    assert_misses(rule, (&[(3, 1), (2, 1)], "", "", &[". # . # ."]));
}

#[test]
fn a_cell_where_nothing_fits_is_water() {
    let rule = Rule::NothingFits;
    assert_fires(rule, (&[(2, 1)], "", "", &[". ~ . ."]), &["~ ~ . ."]);
    assert_misses(rule, (&[(2, 1), (1, 1)], "", "", &[". ~ . ."]));
    // Three in a row are one too many for it.
    let board = &[". . .", "~ . ~"];
    assert_fires(rule, (&[(3, 1)], "3", "", board), &[". . .", "~ ~ ~"]);
}

#[test]
fn the_last_combinations_are_ships() {
    let rule = Rule::LastCombinations;
    assert_fires(rule, (&[(3, 1)], "", "", &["~ . . .", ". ~ . ."]), &["~ # # #", "~ ~ ~ ~"]);
    assert_fires(rule, (&[(2, 2)], "", "", &[". . ~ . ."]), &["# # ~ # #"]);
    // Beside the lower place the upper row would have no room for its count.
    let rows = &["~ . . .", "~ . . ."];
    assert_fires(rule, (&[(3, 1)], "3", "", rows), &["~ # # #", "~ ~ ~ ~"]);
    assert_misses(rule, (&[(3, 1)], "", "", rows));
    assert_misses(rule, (&[(3, 1)], "", "", &[". . . ."]));
    assert_clashes(rule, (&[(3, 1)], "2", "", &["~ . . ."]));
}

#[test]
fn a_cell_in_every_combination_is_ship() {
    let rule = Rule::InEveryCombination;
    assert_fires(rule, (&[(3, 1)], "", "", &[". . . ."]), &[". # # ."]);
    assert_misses(rule, (&[(3, 1)], "", "", &[". . . . . ."]));
    assert_misses(rule, (&[(3, 1)], "", "", &[". . . .", ". . . ."]));
}

#[test]
fn a_cell_beside_every_combination_is_water() {
    let rule = Rule::BesideEveryCombination;
    assert_fires(rule, (&[(3, 1)], "", "", &[". . . .", "~ . . ~"]), &[". . . .", "~ ~ ~ ~"]);
    assert_misses(rule, (&[(3, 1)], "", "", &[". . . .", ". . . ."]));
}

#[test]
fn combinations_over_a_certain_cell_share_cells() {
    let rule = Rule::OverCertainCell;
    assert_fires(rule, (&[(3, 1)], "", "", &[". # . . ."]), &[". # # . ."]);
    assert_fires(rule, (&[(2, 1)], "", "", &[". . .", "~ # ~"]), &["~ # ~", "~ # ~"]);
    assert_misses(rule, (&[(3, 1)], "", "", &[". . # . ."]));
    assert_misses(rule, (&[(3, 1), (1, 1)], "", "", &[". # . . ."]));
    assert_clashes(rule, (&[(3, 1)], "", "", &["~ # . ~ ."]));
}

#[test]
fn the_ways_to_fill_a_line_share_cells() {
    let rule = Rule::LineWays;
    let (fleet, row) = (&[(3, 1), (2, 1)], &[". . . . . . ."]);
    assert_fires(rule, (fleet, "5", "", row), &[". # . . . # ."]);
    assert_misses(rule, (fleet, "5", "", &[". . . . . . . ."]));
    assert_misses(rule, (fleet, "", "", row));
    // The upper row has two ships of one cell: wherever they lie, the lower has no room in the middle.
    let rows = &["~ . ~ . ~", ". . . . ."];
    assert_fires(rule, (&[(1, 2), (2, 1)], "2", "", rows), &["~ # ~ # ~", "~ . ~ . ~"]);
    assert_clashes(rule, (&[(3, 1)], "4", "", &[". . . ."]));
}

#[test]
fn the_longest_ships_share_cells_together() {
    let rule = Rule::LongestTogether;
    let fleet = &[(3, 1), (2, 1)];
    assert_fires(rule, (fleet, "", "", &[". . . . . . ."]), &[". # . . . # ."]);
    assert_misses(rule, (fleet, "", "", &[". . . . . . . ."]));
    assert_misses(rule, (&[(3, 1)], "", "", &[". . . . . . ."]));
    assert_clashes(rule, (fleet, "", "", &[". . . . ."]));
}
