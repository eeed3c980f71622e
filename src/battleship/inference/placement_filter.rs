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
    tells_sinkings: bool,
}

impl<'a> PlacementFilter<'a> {
    /// The placements of the class that fit the answers.
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
            tells_sinkings: rules.tells_sinkings(),
        }
    }

    /// Whether no answer excludes this placement.
    #[must_use]
    pub fn allows(&self, placement: &Placement) -> bool {
        let sunk_unannounced = self.tells_sinkings && placement.cells.is_subset(self.hits);
        !placement.cells.intersects(self.closed)
            && !placement.buffer.intersects(self.wounds)
            && self.own.is_subset(placement.cells)
            && !sunk_unannounced
    }

    /// The placements that fit, with their numbers in the rules' table.
    pub fn iter(self) -> impl Iterator<Item = (usize, &'a Placement)> {
        let all = self.placements.all().iter().enumerate();
        all.filter(move |(_, placement)| self.allows(placement))
    }
}
