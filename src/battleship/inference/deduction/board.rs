use crate::{
    battleship::{
        inference::{Observation, line_counts::LineCounts},
        knowledge::Knowledge,
        rules::{Announce, Answer, Contact, Content},
    },
    grid::{Cell, CellSet, Geometry},
};

use super::Facts;

/// A row or a column, numbered from 0 at the top or at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A row.
    Row(u8),
    /// A column.
    Col(u8),
}

/// A row or column with its count, where that is known.
#[derive(Clone, Debug)]
pub(super) struct CountedLine {
    pub line: Line,
    pub cells: CellSet,
    pub count: Option<u32>,
}

/// A placement of a ship of some length.
#[derive(Clone, Debug)]
pub(super) struct LinePlacement {
    pub cells: CellSet,
    /// The cells beside it, which hold no ship.
    pub buffer: CellSet,
    /// Its first and last cell.
    pub ends: CellSet,
    /// The place, among the board's lines, of the line it lies along.
    pub along: usize,
    /// The lines with a cell beside it, as a bit set.
    pub beside: u32,
}

/// All ships of one length. Where contents are the only answers, nothing else distinguishes them.
#[derive(Clone, Debug)]
pub(super) struct Ships {
    pub length: u32,
    pub count: u32,
    /// By direction, each row by row.
    pub ways: Vec<LinePlacement>,
    /// The place of the first that lies along a row, and of the first along a column.
    pub first: [usize; 2],
}

impl Ships {
    /// These first cells along rows and along columns, in the order of the placements; with each set the place of the first placement
    /// in its direction, and how many there are to a row.
    pub fn in_order(
        &self,
        geometry: Geometry,
        [rows, cols]: [CellSet; 2],
    ) -> [(CellSet, usize, usize); 2] {
        let width = usize::from(geometry.cols());
        let fewer = (width + 1).saturating_sub(self.length as usize);
        let (along, down) = ((rows, self.first[0], fewer), (cols, self.first[1], width));
        if self.first[1] < self.first[0] { [down, along] } else { [along, down] }
    }
}

/// The fixed data of deductions: the board, the fleet by length, the counts, and the observed contents.
///
/// An unrevealed shot is no observation here: see [`Answer::Unrevealed`].
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) geometry: Geometry,
    pub(super) all: CellSet,
    pub(super) lines: Vec<CountedLine>,
    /// The shortest first.
    pub(super) ships: Vec<Ships>,
    /// The observed contents, water among them.
    pub(super) observed: Vec<(Cell, Content)>,
    pub(super) middles: CellSet,
}

impl Board {
    /// The board of a player's knowledge; `None` unless the rules announce contents and straight ships lie apart.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        Self::of(knowledge, |_| true)
    }

    /// The board of the observations for which `keeps` holds; `None` under the same rules as for [`Board::new`].
    #[must_use]
    pub fn of(knowledge: &Knowledge, keeps: impl Fn(Observation) -> bool) -> Option<Self> {
        let rules = knowledge.rules();
        let classes = rules.fleet().classes();
        let straight = classes.iter().all(|class| class.shape.is_straight());
        if rules.spec().contact != Contact::Apart
            || rules.spec().announce != Announce::Content
            || !straight
        {
            return None;
        }
        let geometry = rules.geometry();
        let clues = knowledge.clues();
        let rows = (0..geometry.rows()).map(|row| {
            let count = clues.map(|clues| clues.rows[usize::from(row)]);
            (Line::Row(row), geometry.row(row), count.filter(|_| keeps(Observation::Row(row))))
        });
        let cols = (0..geometry.cols()).map(|col| {
            let count = clues.map(|clues| clues.cols[usize::from(col)]);
            (Line::Col(col), geometry.col(col), count.filter(|_| keeps(Observation::Col(col))))
        });
        let lines = rows.chain(cols).map(|(line, cells, count)| CountedLine { line, cells, count });
        let lines: Vec<CountedLine> = lines.collect();
        let ships = (1..=16_u32).filter_map(|length| {
            let of_length = |class: &usize| classes[*class].shape.len() == length;
            let class = (0..classes.len()).find(of_length)?;
            let alike = (0..classes.len()).filter(of_length);
            let way = |cells: CellSet, buffer: CellSet| {
                let first = cells.first().unwrap_or(Cell::new(0, 0));
                let last = cells.iter().last().unwrap_or(first);
                let down = first.row() < last.row();
                let along = if down { geometry.rows() + first.col() } else { first.row() };
                let ends = CellSet::of(first) | CellSet::of(last);
                let met = |(place, line): (usize, &CountedLine)| {
                    u32::from(line.cells.intersects(buffer)) << place
                };
                let beside = lines.iter().enumerate().map(met).sum();
                LinePlacement { cells, buffer, ends, along: usize::from(along), beside }
            };
            let all = rules.placements(class).all().iter();
            let ways: Vec<_> =
                all.map(|placement| way(placement.cells, placement.buffer)).collect();
            let is_row = |way: &LinePlacement| way.along < usize::from(geometry.rows());
            let first = [true, false]
                .map(|row| ways.iter().position(|way| is_row(way) == row).unwrap_or(0));
            let count = alike.map(|class| u32::from(classes[class].count)).sum();
            Some(Ships { length, count, ways, first })
        });
        let ships = ships.collect();
        let known = knowledge.known().iter().enumerate();
        let known = known.filter(|&(number, _)| keeps(Observation::Known(number)));
        let shots = knowledge.answers().iter().enumerate();
        let shots = shots.filter(|&(number, _)| keeps(Observation::Shot(number)));
        let content = |(_, &(cell, answer)): (usize, &(Cell, Answer))| match answer {
            Answer::Content(content) => Some((cell, content)),
            Answer::Miss => Some((cell, Content::Water)),
            Answer::Hit(_) | Answer::Sunk(_) | Answer::Unrevealed | Answer::Spent => None,
        };
        let observed: Vec<(Cell, Content)> =
            known.map(|(_, &observed)| observed).chain(shots.filter_map(content)).collect();
        let middle = |&&(_, content): &&(Cell, Content)| content == Content::Middle;
        Some(Self {
            geometry,
            all: geometry.board(),
            lines,
            ships,
            middles: observed.iter().filter(middle).map(|&(cell, _)| cell).collect(),
            observed,
        })
    }

    /// The facts that were observed, before any deduction.
    pub fn facts(&self) -> Facts {
        let mut facts = Facts::default();
        for &(cell, content) in &self.observed {
            let cells = if content == Content::Water { &mut facts.water } else { &mut facts.ship };
            cells.insert(cell);
            facts.named.insert(cell);
        }
        facts
    }

    /// The counts of all lines, to be settled together.
    pub(super) fn line_counts(&self) -> LineCounts {
        let counts: Vec<_> = self.lines.iter().map(|line| line.count).collect();
        let (rows, cols) = counts.split_at(self.geometry.rows().into());
        LineCounts::new(rows, cols)
    }

    /// The size of the board in rows and columns.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The cells of the board that are neither settled as water nor as ship.
    pub fn open(&self, facts: &Facts) -> CellSet {
        self.all - facts.water - facts.ship
    }

    /// How many ship cells of `line` are still to be found: its count less its cells settled as ship, at least 0. `None` where
    /// the count is not known, or the board has no such line.
    pub fn remaining(&self, facts: &Facts, line: Line) -> Option<u32> {
        let line = self.line(line)?;
        Some(line.count?.saturating_sub((line.cells & facts.ship).len()))
    }

    /// The cells of `line` that are not settled; empty where the board has no such line.
    pub fn candidates(&self, facts: &Facts, line: Line) -> CellSet {
        self.line(line).map_or(CellSet::EMPTY, |line| line.cells & self.open(facts))
    }

    fn line(&self, line: Line) -> Option<&CountedLine> {
        self.lines.iter().find(|own| own.line == line)
    }

    /// The content of a settled cell, where it was observed or all cells that share a side with it are settled; else `None`.
    pub fn content(&self, facts: &Facts, cell: Cell) -> Option<Content> {
        if facts.water.contains(cell) {
            return Some(Content::Water);
        }
        if !facts.ship.contains(cell) {
            return None;
        }
        if self.middles.contains(cell) {
            return Some(Content::Middle);
        }
        let settled = |side| facts.water.contains(side) || facts.ship.contains(side);
        let known = self.geometry.sides(cell).all(settled);
        known.then(|| Content::of(facts.ship, cell))
    }
}
