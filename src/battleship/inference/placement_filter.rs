use crate::{
    battleship::{
        knowledge::Knowledge,
        rules::{Placement, Placements},
    },
    grid::CellSet,
};

/// The placements of one class that no answer excludes. The other ships are not considered.
#[derive(Clone, Copy, Debug)]
pub struct PlacementFilter<'a> {
    placements: &'a Placements,
    /// Water, sunk ships, and hits on ships of other classes.
    closed: CellSet,
    /// Hits that the class's only ship must cover.
    own: CellSet,
    /// Hits on ships not sunk: where ships lie apart, none may lie beside a placement.
    wounds: CellSet,
    /// All hits: where sinkings are announced, a ship afloat has a cell that was not hit.
    hits: CellSet,
    announces_sinkings: bool,
}

impl<'a> PlacementFilter<'a> {
    /// The filter of one class, given by its class number, by all answers of `knowledge`.
    #[must_use]
    pub fn new(knowledge: &'a Knowledge, class: usize) -> Self {
        let rules = knowledge.rules();
        let sunk = knowledge.sunk_cells();
        let named = knowledge.named();
        let others = (0..named.len()).filter(|&other| other != class);
        let foreign = others.fold(CellSet::EMPTY, |cells, other| cells | named[other]);
        let single = rules.fleet().classes()[class].count == 1;
        Self {
            placements: rules.placements(class),
            closed: knowledge.misses() | knowledge.buffer() | sunk | foreign,
            own: if single { named[class] - sunk } else { CellSet::EMPTY },
            wounds: knowledge.wounds(),
            hits: knowledge.hits(),
            announces_sinkings: rules.announces_sinkings(),
        }
    }

    /// Whether no answer excludes this placement of a ship of the class. Constant time.
    pub fn allows(&self, placement: &Placement) -> bool {
        let sunk_unannounced = self.announces_sinkings && placement.cells.is_subset(self.hits);
        !placement.cells.intersects(self.closed)
            && !placement.buffer.intersects(self.wounds)
            && self.own.is_subset(placement.cells)
            && !sunk_unannounced
    }

    /// The placements that no answer excludes, each with its number in the rules' table. Linear in the placements.
    pub fn iter(self) -> impl Iterator<Item = (usize, &'a Placement)> {
        let all = self.placements.all().iter().enumerate();
        all.filter(move |(_, placement)| self.allows(placement))
    }
}
