use serde::Serialize;

use crate::{
    battleship::{
        agents::AgentError,
        knowledge::Knowledge,
        planning::{CellShots, DrawnFor, FleetDrawing, HuntsOnFleet, ShotsToGo},
    },
    grid::Cell,
};

use super::{GameError, position_analysis::knowledge_in};

/// How many shots a hunt still takes on average, by its next shot, as plain data: the type `ShotsToGo` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct ShotsToGoView {
    /// The fleets that were hunted to the end after each shot.
    pub fleets: u32,
    /// What each cell promises, in the order in which they were given.
    pub cells: Vec<CellShotsView>,
    /// Once all are hunted, the hunts on the first of the fleets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hunts: Vec<HuntsOnFleetView>,
}

/// What a shot at one cell promises, as plain data.
#[derive(Clone, Debug, Serialize)]
pub struct CellShotsView {
    /// The cell shot at next.
    pub cell: Cell,
    /// The mean number of shots to the end of the hunt, this one included.
    pub shots: f64,
    /// The half-width of its 95 % interval.
    pub error: f64,
    /// How many more they are than after a shot at the first of the cells.
    pub more: f64,
    /// The half-width of its 95 % interval.
    pub more_error: f64,
    /// The number of fleets by the shots that they took, from 0 on.
    pub by_shots: Vec<u32>,
}

/// The hunts on one fleet, as plain data: the type `HuntsOnFleet` of `doors/battleship.d.ts`.
#[derive(Clone, Debug, Serialize)]
pub struct HuntsOnFleetView {
    /// The cells of each ship.
    pub ships: Vec<Vec<Cell>>,
    /// For each cell that is compared the shots of the hunt, which begins there.
    pub hunts: Vec<Vec<Cell>>,
}

impl From<HuntsOnFleet> for HuntsOnFleetView {
    fn from(HuntsOnFleet { ships, hunts }: HuntsOnFleet) -> Self {
        Self { ships: ships.into_iter().map(|cells| cells.into_iter().collect()).collect(), hunts }
    }
}

impl From<&CellShots> for CellShotsView {
    fn from(own: &CellShots) -> Self {
        Self {
            cell: own.cell,
            shots: own.shots.value,
            error: own.shots.error,
            more: own.more.value,
            more_error: own.more.error,
            by_shots: own.by_shots.clone(),
        }
    }
}

impl ShotsToGoView {
    /// What was found so far; `None` before two fleets were hunted.
    pub fn of(found: &ShotsToGo) -> Option<Self> {
        let cells = found.outcome()?;
        Some(Self {
            fleets: found.fleets() as u32,
            cells: cells.iter().map(CellShotsView::from).collect(),
            hunts: found.hunts().into_iter().map(HuntsOnFleetView::from).collect(),
        })
    }
}

/// Fleets being drawn that fit what a player knows, to be hunted by a planner, in slices of work: [`FleetDrawing`].
#[derive(Debug)]
pub struct FleetDrawingJob(FleetDrawing);

impl FleetDrawingJob {
    /// Begins to draw `fleets` fleets, at most [`FleetDrawing::MAX`].
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where hunts under these rules cannot be planned.
    pub fn new(knowledge: &Knowledge, fleets: usize) -> Result<Self, GameError> {
        let refused = AgentError::NotForRules { agent: "planner".to_owned() };
        FleetDrawing::new(knowledge, fleets, DrawnFor::Telling)
            .map(Self)
            .ok_or_else(|| refused.into())
    }

    /// Begins on a position: its JSON text, or a puzzle line.
    ///
    /// # Errors
    ///
    /// `bad-json`, `bad-position`, `bad-puzzle`, `unknown-rules` or `bad-ruleset` where the text is no position;
    /// `agent-not-for-rules`.
    pub fn open(position: &str, fleets: usize) -> Result<Self, GameError> {
        Self::new(&knowledge_in(position)?, fleets)
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done.
    pub fn advance(&mut self, work: u64) -> bool {
        self.0.advance(work)
    }

    /// The position and the fleets, once it is done.
    ///
    /// # Errors
    ///
    /// `not-counted` where work is left, or too few of the fleets tried fit; `contradiction` where nothing explains the hits.
    pub fn drawn(&self) -> Result<&FleetDrawing, GameError> {
        if self.0.is_contradictory() {
            return Err(GameError::Contradiction);
        }
        if self.0.is_whole() { Ok(&self.0) } else { Err(GameError::NotCounted) }
    }
}
