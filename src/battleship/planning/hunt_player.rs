use crate::{battleship::inference::exact::FoundFleet, grid::Cell};

use super::{
    features::Features,
    network::Scores,
    water::{Water, Ways},
    weights::Weights,
};

/// A shot to be chosen in a hunt.
#[derive(Debug)]
pub struct Choice<'a> {
    /// The candidates.
    pub features: &'a Features,
    /// Their scores.
    pub scores: &'a Scores,
    /// The shots fired before.
    pub shots: u32,
    /// The ships not sunk.
    pub afloat: u32,
}

/// Plays hunts to the end on fleets that are given, quickly: the player learns which cells a sunk ship had.
///
/// # Complexity
///
/// Some 0.1 ms a hunt on a board of 10×10.
#[derive(Debug)]
pub struct HuntPlayer<'a> {
    ways: &'a Ways,
    weights: &'a Weights,
    features: Features,
    scores: Scores,
    /// The lanes shot at in the hunt played last.
    fired: Vec<u16>,
}

/// A ship of the fleet that is played on.
struct Ship {
    class: usize,
    cells: Vec<u16>,
    left: usize,
}

impl<'a> HuntPlayer<'a> {
    /// Hunts of the player whose scores come from `weights`.
    #[must_use]
    pub fn new(ways: &'a Ways, weights: &'a Weights) -> Self {
        let (features, scores) = (Features::default(), Scores::default());
        Self { ways, weights, features, scores, fired: Vec::new() }
    }

    /// The number of shots until the whole fleet is sunk, with every shot at the candidate of the highest score.
    pub fn play(&mut self, fleet: &FoundFleet) -> u32 {
        self.play_by(fleet, |choice| choice.scores.best())
    }

    /// The number of shots until the whole fleet is sunk, with every shot at the candidate that `choose` names by its number.
    ///
    /// # Panics
    ///
    /// Where `choose` names no candidate.
    pub fn play_by(&mut self, fleet: &FoundFleet, choose: impl FnMut(&Choice<'_>) -> usize) -> u32 {
        self.play_on(Water::new(self.ways), fleet, None, choose)
    }

    /// The number of shots to the end of a hunt that has come to `water`, on a `fleet` that fits what is known there, with `first` next
    /// and then every shot at the candidate of the highest score.
    pub(super) fn play_from(&mut self, water: Water<'a>, fleet: &FoundFleet, first: u16) -> u32 {
        self.play_on(water, fleet, Some(first), |choice| choice.scores.best())
    }

    /// The shots of the hunt played last, in their order.
    pub(super) fn fired(&self) -> Vec<Cell> {
        self.fired.iter().map(|&lane| self.ways.cell(lane)).collect()
    }

    fn play_on(
        &mut self,
        mut water: Water<'a>,
        fleet: &FoundFleet,
        mut first: Option<u16>,
        mut choose: impl FnMut(&Choice<'_>) -> usize,
    ) -> u32 {
        let mut ship_at = vec![None; self.ways.lanes()];
        let mut ships = Vec::with_capacity(fleet.len());
        let mut afloat = 0;
        for (number, &(class, cells)) in fleet.iter().enumerate() {
            let cells: Vec<u16> = cells.iter().map(|cell| self.ways.lane(cell)).collect();
            for &lane in &cells {
                ship_at[usize::from(lane)] = Some(number);
            }
            let left = cells.iter().filter(|&&lane| water.open[usize::from(lane)]).count();
            if left == 0 {
                water.settle(&cells);
            } else {
                afloat += 1;
            }
            ships.push(Ship { class, left, cells });
        }
        self.fired.clear();
        while 0 < afloat {
            let shots = self.fired.len() as u32;
            let lane = if let Some(lane) = first.take() {
                lane
            } else {
                self.features.describe(&water, None);
                let (features, scores) = (&self.features, &mut self.scores);
                let network = self.weights.network(features);
                if features.is_empty() {
                    first_open(&water)
                } else {
                    network.score(features, scores);
                    features.lanes[choose(&Choice { features, scores, shots, afloat })]
                }
            };
            self.fired.push(lane);
            let Some(number) = ship_at[usize::from(lane)] else {
                water.miss(lane);
                continue;
            };
            let ship: &mut Ship = &mut ships[number];
            water.wound(lane);
            ship.left -= 1;
            if ship.left == 0 {
                water.sink(ship.class, &ship.cells);
                afloat -= 1;
            }
        }
        self.fired.len() as u32
    }
}

/// The first open cell: where no placement explains a wound, as a placement next to a sunk ship once did.
fn first_open(water: &Water<'_>) -> u16 {
    let mut cells = water.ways.cells.iter().copied();
    cells.find(|&lane| water.open[usize::from(lane)]).expect("a ship afloat has an open cell")
}
