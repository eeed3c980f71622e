use crate::{
    battleship::{
        inference::Observation,
        knowledge::Knowledge,
        rules::{Announce, Answer, Contact, Content},
    },
    grid::{Cell, CellSet, Geometry},
};

use super::Facts;

/// A row or a column, from 0.
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

/// A way a ship of some length can lie.
#[derive(Clone, Debug)]
pub(super) struct LinePlacement {
    pub cells: CellSet,
    /// The cells beside it, which hold no ship.
    pub buffer: CellSet,
    /// Its first and last cell.
    pub ends: CellSet,
    /// The place of the line it lies along among the board's lines.
    pub along: usize,
    /// The lines with a cell beside it, a bit each.
    pub beside: u32,
}

/// All ships of one length: where ships are told by their contents alone, nothing else tells them apart.
#[derive(Clone, Debug)]
pub(super) struct Ships {
    pub length: u32,
    pub count: u32,
    pub ways: Vec<LinePlacement>,
}

/// What deductions start from, none of which changes while deducing: board, fleet, counts, and contents told.
///
/// A shot that was not answered tells nothing here, as to its player: see [`Answer::Unrevealed`].
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) geometry: Geometry,
    pub(super) all: CellSet,
    pub(super) lines: Vec<CountedLine>,
    /// The shortest first.
    pub(super) ships: Vec<Ships>,
    /// The contents told, water among them.
    pub(super) observed: Vec<(Cell, Content)>,
    pub(super) middles: CellSet,
}

impl Board {
    /// What one player was told, where contents are and straight ships lie apart; nothing under other rules.
    #[must_use]
    pub fn new(knowledge: &Knowledge) -> Option<Self> {
        Self::of(knowledge, |_| true)
    }

    /// What was told where `keeps` holds. Nothing under rules whose ships may touch or bend, or that tell no contents.
    #[must_use]
    pub fn of(knowledge: &Knowledge, keeps: impl Fn(Observation) -> bool) -> Option<Self> {
        let rules = knowledge.rules();
        let classes = rules.fleet().classes();
        let straight = classes.iter().all(|class| class.shape.is_straight());
        if rules.contact() != Contact::Apart || rules.announce() != Announce::Content || !straight {
            return None;
        }
        let geometry = rules.geometry();
        let clues = knowledge.clues();
        let rows = (0..geometry.rows()).map(|row| CountedLine {
            line: Line::Row(row),
            cells: geometry.row(row),
            count: clues
                .map(|clues| clues.rows[usize::from(row)])
                .filter(|_| keeps(Observation::Row(row))),
        });
        let cols = (0..geometry.cols()).map(|col| CountedLine {
            line: Line::Col(col),
            cells: geometry.col(col),
            count: clues
                .map(|clues| clues.cols[usize::from(col)])
                .filter(|_| keeps(Observation::Col(col))),
        });
        let lines: Vec<CountedLine> = rows.chain(cols).collect();
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
            Some(Ships {
                length,
                count: alike.map(|class| u32::from(classes[class].count)).sum(),
                ways: all.map(|placement| way(placement.cells, placement.buffer)).collect(),
            })
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

    /// What was told, and no more.
    #[must_use]
    pub fn facts(&self) -> Facts {
        let mut facts = Facts::default();
        for &(cell, content) in &self.observed {
            let cells = if content == Content::Water { &mut facts.water } else { &mut facts.ship };
            cells.insert(cell);
            facts.named.insert(cell);
        }
        facts
    }

    /// The board's measures.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The cells with neither water nor ship.
    #[must_use]
    pub fn open(&self, facts: &Facts) -> CellSet {
        self.all - facts.water - facts.ship
    }

    /// How many ship cells of a line are still to be found, where its count is told.
    #[must_use]
    pub fn remaining(&self, facts: &Facts, line: Line) -> Option<u32> {
        let line = self.lines.iter().find(|own| own.line == line)?;
        Some(line.count?.saturating_sub((line.cells & facts.ship).len()))
    }

    /// The cells of a line that may hold one of them.
    #[must_use]
    pub fn candidates(&self, facts: &Facts, line: Line) -> CellSet {
        let line = self.lines.iter().find(|own| own.line == line);
        line.map_or(CellSet::EMPTY, |line| line.cells & self.open(facts))
    }

    /// What a cell holds, where that is told or follows from the cells beside it.
    #[must_use]
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
