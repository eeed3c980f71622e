//! What one player has observed of a sea. Cannot name the truth.
//!
//! A fold over the answers in their order: equal observations give equal knowledge. Where ships move, a cell holds the answer to the
//! last shot there, which is history and not the present.

use std::sync::Arc;

use crate::grid::{Cell, CellSet};

use super::rules::{Answer, Clues, Contact, Content, Ruleset};

/// A sinking that was announced, and the cells that it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sinking {
    /// The class number of the ship.
    pub class: usize,
    /// The cell of the sinking hit.
    pub cell: Cell,
    /// The hits of that moment: the ship lies within them.
    pub within: CellSet,
    /// The cells that are certainly the ship's.
    pub cells: CellSet,
}

/// Everything that one player has observed of one sea: the answers in their order, and what was given at the start.
#[derive(Clone, Debug)]
pub struct Knowledge {
    rules: Arc<Ruleset>,
    clues: Option<Clues>,
    known: Vec<(Cell, Content)>,
    answers: Vec<(Cell, Answer)>,
    board: CellSet,
    shot: CellSet,
    settled: CellSet,
    misses: CellSet,
    hits: CellSet,
    /// Where ships move: cells in which nothing new was hit.
    spent: CellSet,
    /// By class number: hits that were named as hits on that class.
    named: Vec<CellSet>,
    sinkings: Vec<Sinking>,
    sunk_cells: CellSet,
    buffer: CellSet,
    /// By class number: the ships not announced as sunk.
    afloat: Vec<u8>,
    flags: CellSet,
    shots_left: Option<u32>,
    flags_left: Option<u32>,
}

impl Knowledge {
    /// The knowledge before the first shot: the rules, the row and column counts where the rules give them, and the cells given
    /// with their contents.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>, clues: Option<Clues>, known: Vec<(Cell, Content)>) -> Self {
        let classes = rules.fleet().classes();
        let budgets = rules.spec().budgets;
        let mut knowledge = Self {
            clues,
            answers: Vec::new(),
            board: rules.geometry().board(),
            shot: CellSet::EMPTY,
            settled: known.iter().map(|&(cell, _)| cell).collect(),
            misses: CellSet::EMPTY,
            hits: CellSet::EMPTY,
            spent: CellSet::EMPTY,
            named: vec![CellSet::EMPTY; classes.len()],
            sinkings: Vec::new(),
            sunk_cells: CellSet::EMPTY,
            buffer: CellSet::EMPTY,
            afloat: classes.iter().map(|class| class.count).collect(),
            flags: CellSet::EMPTY,
            shots_left: budgets.map(|budgets| budgets.shots.into()),
            flags_left: budgets.map(|budgets| budgets.flags.into()),
            known: Vec::new(),
            rules,
        };
        for &(cell, content) in &known {
            knowledge.record_content(cell, content);
        }
        knowledge.known = known;
        knowledge
    }

    /// Records the answer to a shot.
    ///
    /// # Complexity
    ///
    /// Constant, except for a sinking: some passes over the placements through the cell of each sinking so far.
    pub fn observe(&mut self, cell: Cell, answer: Answer) {
        self.answers.push((cell, answer));
        self.shot.insert(cell);
        if self.rules.moves() {
            // The last answer stands: what was there before may have gone.
            self.misses.remove(cell);
            self.hits.remove(cell);
            self.spent.remove(cell);
        } else {
            self.settled.insert(cell);
        }
        self.flags.remove(cell);
        self.shots_left = self.shots_left.map(|left| left.saturating_sub(1));
        match answer {
            Answer::Miss => self.misses.insert(cell),
            Answer::Hit(class) => {
                self.hits.insert(cell);
                if let Some(class) = class {
                    self.named[class].insert(cell);
                }
            }
            Answer::Sunk(class) => {
                self.hits.insert(cell);
                self.record_sinking(class, cell);
            }
            Answer::Content(content) => self.record_content(cell, content),
            // The rules announce every hit, so the player infers a miss.
            Answer::Unrevealed => {}
            Answer::Spent => self.spent.insert(cell),
        }
    }

    /// Records the cells of the ship that sank last, under rules that announce them. It follows [`Knowledge::observe`] of the
    /// sinking.
    pub fn observe_sunk_cells(&mut self, cells: CellSet) {
        if let Some(sinking) = self.sinkings.last_mut() {
            sinking.within = cells;
            self.settle_sinkings();
        }
    }

    /// Replaces the player's flags, and how many are left; `None` where flags are not limited.
    pub fn set_flags(&mut self, flags: CellSet, flags_left: Option<u32>) {
        self.flags = flags;
        self.flags_left = flags_left;
    }

    fn record_content(&mut self, cell: Cell, content: Content) {
        match content {
            Content::Water => self.misses.insert(cell),
            Content::Left
            | Content::Right
            | Content::Middle
            | Content::Top
            | Content::Bottom
            | Content::Sub => self.hits.insert(cell),
        }
    }

    fn record_sinking(&mut self, class: usize, cell: Cell) {
        self.afloat[class] = self.afloat[class].saturating_sub(1);
        let foreign = (0..self.named.len())
            .filter(|&other| other != class)
            .fold(CellSet::EMPTY, |cells, other| cells | self.named[other]);
        // Of a ship that moved only the cell is certain in which it was sunk, and lies since.
        let within = if self.rules.moves() { CellSet::of(cell) } else { self.hits - foreign };
        self.sinkings.push(Sinking { class, cell, within, cells: CellSet::of(cell) });
        self.settle_sinkings();
    }

    /// The certain cells of a sunk ship are those of every placement through the sinking cell within the hits of that
    /// moment that are not certain cells of another sunk ship; to a fixed point.
    fn settle_sinkings(&mut self) {
        loop {
            let before = self.sunk_cells;
            for number in 0..self.sinkings.len() {
                let Sinking { class, cell, within, .. } = self.sinkings[number];
                let others = self.sinkings.iter().enumerate().filter(|&(other, _)| other != number);
                let foreign = others.fold(CellSet::EMPTY, |cells, (_, other)| cells | other.cells);
                let free = within - foreign;
                let fitting = self.rules.placements(class).through(cell);
                let certain = fitting
                    .filter(|placement| placement.cells.is_subset(free))
                    .map(|placement| placement.cells)
                    .reduce(|common, cells| common & cells)
                    // No placement fits only where the answers contradict each other.
                    .unwrap_or(CellSet::of(cell));
                self.sinkings[number].cells = certain;
                self.sunk_cells |= certain;
            }
            if self.sunk_cells == before {
                break;
            }
        }
        if self.rules.spec().contact == Contact::Apart {
            self.buffer = self
                .sinkings
                .iter()
                .filter(|sinking| self.is_whole(sinking))
                .fold(CellSet::EMPTY, |cells, sinking| {
                    cells | self.rules.geometry().buffer(sinking.cells)
                });
        }
    }

    /// Whether the certain cells of this sinking are as many as the ship has.
    pub fn is_whole(&self, sinking: &Sinking) -> bool {
        sinking.cells.len() == self.rules.fleet().classes()[sinking.class].shape.len()
    }

    /// The rules of the game, which every player knows.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The row and column counts; `None` where the rules do not give them.
    pub const fn clues(&self) -> Option<&Clues> {
        self.clues.as_ref()
    }

    /// The cells given at the start with their contents, in the order in which they were given.
    pub fn known(&self) -> &[(Cell, Content)] {
        &self.known
    }

    /// The shots and their answers, in the order in which they were fired. Where ships move a cell may occur more than once.
    pub fn answers(&self) -> &[(Cell, Answer)] {
        &self.answers
    }

    /// The cells that can be shot at: neither shot at nor given, nor the buffer of a sunk ship.
    #[inline]
    pub fn open(&self) -> CellSet {
        self.board - self.settled - self.buffer
    }

    /// The cells shot at; the given cells are not among them. Where ships move a cell stays among them, though it can be shot at
    /// again.
    pub const fn shot(&self) -> CellSet {
        self.shot
    }

    /// The cells known to be water, by a shot or from the start.
    pub const fn misses(&self) -> CellSet {
        self.misses
    }

    /// The cells in which, where ships move, the last shot found a segment that was hit before, or a sunk ship.
    pub const fn spent(&self) -> CellSet {
        self.spent
    }

    /// The cells known to hold a ship, by a shot or from the start.
    pub const fn hits(&self) -> CellSet {
        self.hits
    }

    /// The number of shots that were announced as hits. Linear in the answers.
    pub fn shots_that_hit(&self) -> u32 {
        self.answers.iter().filter(|(_, answer)| answer.is_hit()).count() as u32
    }

    /// The hits that are not yet certain cells of a sunk ship.
    #[inline]
    pub fn wounds(&self) -> CellSet {
        self.hits - self.sunk_cells
    }

    /// By class number the hits that were announced with that class; empty sets where hits are not named.
    pub fn named(&self) -> &[CellSet] {
        &self.named
    }

    /// The announced sinkings, in their order.
    pub fn sinkings(&self) -> &[Sinking] {
        &self.sinkings
    }

    /// The cells that certainly belong to sunk ships.
    pub const fn sunk_cells(&self) -> CellSet {
        self.sunk_cells
    }

    /// The cells beside certain cells of sunk ships, which are water where ships lie apart; empty where they may touch.
    pub const fn buffer(&self) -> CellSet {
        self.buffer
    }

    /// By class number how many ships were not announced as sunk; all of them under rules that announce no sinkings.
    pub fn afloat(&self) -> &[u8] {
        &self.afloat
    }

    /// The player's marks of ship cells.
    pub const fn flags(&self) -> CellSet {
        self.flags
    }

    /// The number of shots left of the rules' budget; `None` under rules without budgets.
    pub const fn shots_left(&self) -> Option<u32> {
        self.shots_left
    }

    /// The number of flags left of the rules' budget; `None` under rules without budgets, and in a game of a puzzle after its first
    /// action. It binds only under rules with a score ([`Ruleset::is_scored`]): under all others flags are free, whatever it is.
    pub const fn flags_left(&self) -> Option<u32> {
        self.flags_left
    }
}
