//! What a planner has learned, and the plan that follows from it.

use crate::{
    battleship::rules::{Contact, Ruleset},
    training::fingerprint,
};

use super::{
    features::Features,
    network::{Network, Scores},
    position::{Plan, Position},
    water::{Water, Ways},
};

/// What a planner has learned: a [`Network`] for the search, and one for finishing.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Scores cells while no ship is wounded.
    pub(crate) search: Network,
    /// Scores cells that may belong to a wounded ship.
    pub(crate) finish: Network,
}

impl Weights {
    /// The length of the file in bytes: an `f32`, the lowest byte first, for each number of both networks.
    pub const LEN: usize = 2 * 4 * Network::LEN;

    /// Weights by which the likeliest cell is best, as its density tells.
    #[must_use]
    pub fn plain() -> Self {
        Self { search: Network::plain(), finish: Network::plain() }
    }

    /// Reads the bytes of a file; `None` where there are not [`Self::LEN`] of them.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != Self::LEN {
            return None;
        }
        let number = |bytes: &[u8]| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let network =
            |bytes: &[u8]| Network { weights: bytes.chunks_exact(4).map(number).collect() };
        let (search, finish) = bytes.split_at(Self::LEN / 2);
        Some(Self { search: network(search), finish: network(finish) })
    }

    /// The bytes of the file.
    pub fn bytes(&self) -> Vec<u8> {
        let numbers = self.search.weights.iter().chain(&self.finish.weights);
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// The weights that come with the project: learned on `admiral` where ships may touch; where they lie apart on `sea-battle`, or on
    /// `admiral-apart` if the longest ship has more cells than any there.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    #[must_use]
    pub fn learned(contact: Contact, longest: u8) -> Self {
        let file = match (contact, longest) {
            (Contact::Free, _) => ADMIRAL,
            (Contact::Apart, ..=4) => SEA_BATTLE,
            (Contact::Apart, _) => ADMIRAL_APART,
        };
        Self::read(file).expect("the file holds weights")
    }

    /// Those of them for a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let longest = position.ships.iter().map(|own| own.length).max();
        Self::learned(position.contact, longest.unwrap_or(0))
    }

    /// What tells these weights from others.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.bytes())
    }

    /// The network for a board that `features` describe.
    pub const fn network(&self, features: &Features) -> &Network {
        if features.finishing { &self.finish } else { &self.search }
    }
}

const ADMIRAL: &[u8] = include_bytes!("admiral.weights");
const SEA_BATTLE: &[u8] = include_bytes!("sea-battle.weights");
const ADMIRAL_APART: &[u8] = include_bytes!("admiral-apart.weights");

/// Whether there are weights for these rules: where hunts can be planned at all, and ships may touch or are, on a board of 100 cells, as many
/// with as many cells as those of `sea-battle` or of `admiral-apart`.
pub fn suits(rules: &Ruleset) -> bool {
    let fleet = rules.fleet();
    Ways::suits(rules)
        && (rules.spec().contact == Contact::Free
            // No other board has 100 cells.
            || rules.geometry().len() == 100
                && matches!((fleet.class_of().len(), fleet.cells()), (10, 20) | (5, 17)))
}

/// Scores the cells of a position that are worth a shot by these weights. There are none where a ship is wounded and another cell is
/// likelier than all of them: then the wounds are explained without one.
#[must_use]
pub fn plan_by(position: &Position, weights: &Weights) -> Plan {
    let ways = Ways::of_position(position);
    let water = Water::known(&ways, position);
    let mut chances = vec![0.0; ways.lanes()];
    for (&lane, &chance) in ways.cells.iter().zip(&position.chances) {
        chances[usize::from(lane)] = chance;
    }
    let (mut features, mut scores) = (Features::default(), Scores::default());
    features.describe(&water, Some(&*chances).filter(|_| !position.chances.is_empty()));
    weights.network(&features).score(&features, &mut scores);
    let likeliest = |lanes: &[u16]| {
        let open = lanes.iter().filter(|&&lane| water.open[usize::from(lane)]);
        open.fold(0.0_f32, |most, &lane| most.max(chances[usize::from(lane)]))
    };
    let mut plan = Plan::default();
    if likeliest(&features.lanes) < likeliest(&ways.cells) && features.is_finishing() {
        return plan;
    }
    for (&lane, &score) in features.lanes.iter().zip(scores.all()) {
        plan.add(ways.cell(lane), score);
    }
    plan
}
