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

    /// The weights that come with the project: learned on the rules `admiral` where ships may touch, on `sea-battle` where they lie apart.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    #[must_use]
    pub fn learned(contact: Contact) -> Self {
        let file = match contact {
            Contact::Free => ADMIRAL,
            Contact::Apart => SEA_BATTLE,
        };
        Self::read(file).expect("the file holds weights")
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

/// The length of the longest ship of `sea-battle`, of which there is one; each class that follows has ships shorter by one cell, and one ship
/// more. Of other fleets that lie apart these weights were tried on `admiral-apart`, where they take more shots than density.
const LONGEST_APART: u32 = 4;

/// Whether there are weights for these rules: where hunts can be planned at all, and ships may touch or are, in this order, those of
/// `sea-battle`.
pub fn suits(rules: &Ruleset) -> bool {
    let fleet = rules.fleet();
    let mut classes = (1..).zip(fleet.classes());
    Ways::suits(rules)
        && (rules.spec().contact == Contact::Free
            // No other board has 100 cells.
            || rules.geometry().len() == 100
                && fleet.classes().len() == LONGEST_APART as usize
                && classes.all(|(number, class)| {
                    u32::from(class.count) == number && class.shape.len() + number == LONGEST_APART + 1
                }))
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
