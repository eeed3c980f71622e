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

    /// The weights that come with the project for the rules of this position; [`Self::plain`] where none do.
    ///
    /// # Panics
    ///
    /// Never: a test reads the files.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let file = match LearnedOn::of_position(position) {
            None => return Self::plain(),
            Some(LearnedOn::Admiral) => include_bytes!("admiral.weights").as_slice(),
            Some(LearnedOn::SeaBattle) => include_bytes!("sea-battle.weights"),
            Some(LearnedOn::AdmiralApart) => include_bytes!("admiral-apart.weights"),
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

/// The rules that published weights were learned on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LearnedOn {
    Admiral,
    SeaBattle,
    AdmiralApart,
}

impl LearnedOn {
    /// Those whose weights play a fleet with this [`numbers`], whose ships may touch or not: where they may any fleet, else only that of
    /// the rules.
    const fn of(contact: Contact, fleet: u32) -> Option<Self> {
        match (contact, fleet) {
            (Contact::Free, _) => Some(Self::Admiral),
            (_, 0xA_0092) => Some(Self::SeaBattle),
            (_, 0x5_00FB) => Some(Self::AdmiralApart),
            _ => None,
        }
    }

    fn of_position(position: &Position) -> Option<Self> {
        let ships = position.ships.iter().map(|own| (own.length.into(), own.count));
        Self::of(position.contact, numbers(ships))
    }
}

/// The number of ships times 2¹⁶, and the sum of the cubes of their lengths: on a board of 10×10 no other fleet has that of `sea-battle`, or of
/// `admiral-apart`. Ships are given by length and number.
fn numbers(ships: impl Iterator<Item = (u32, u8)>) -> u32 {
    ships.map(|(length, number)| (0x1_0000 + length.pow(3)) * u32::from(number)).sum()
}

/// Whether there are weights for these rules: where hunts can be planned at all, and ships may touch or are those of `sea-battle` or of
/// `admiral-apart` on a board of 100 cells.
pub fn suits(rules: &Ruleset) -> bool {
    let ships = rules.fleet().classes().iter().map(|class| (class.shape.len(), class.count));
    Ways::suits(rules)
        && match LearnedOn::of(rules.spec().contact, numbers(ships)) {
            None => false,
            Some(LearnedOn::Admiral) => true,
            // No other board has 100 cells.
            Some(_) => rules.geometry().len() == 100,
        }
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
    // On `admiral-apart` hunts take no more shots where chances are not scored: docs/decisions/agents.md.
    let are_scored = !position.chances.is_empty()
        && LearnedOn::of_position(position) != Some(LearnedOn::AdmiralApart);
    features.describe(&water, are_scored.then_some(&*chances));
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
        // By its density alone a cell may seem worth a shot that is known to be water.
        if position.chances.is_empty() || 0.0 < chances[usize::from(lane)] {
            plan.add(ways.cell(lane), score);
        }
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fleets of so many ships, none shorter than `shortest` or longer than a board of 10×10 has room for, by the lengths of their ships.
    fn fleets(ships: u32, shortest: u32) -> Vec<Vec<u32>> {
        if ships == 0 {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for length in shortest..=10 {
            for mut fleet in fleets(ships - 1, length) {
                fleet.push(length);
                all.push(fleet);
            }
        }
        all
    }

    /// Fleets of as many ships: of ten ships the cubes together stay below 2¹⁶, so that no other number of ships is taken for theirs.
    #[test]
    fn no_other_fleet_has_the_numbers_of_one_that_weights_were_learned_on() {
        for (rules, learned) in
            [("sea-battle", LearnedOn::SeaBattle), ("admiral-apart", LearnedOn::AdmiralApart)]
        {
            let rules = Ruleset::read(rules).expect("a preset");
            let mut own: Vec<u32> = Vec::new();
            for class in rules.fleet().classes() {
                own.extend((0..class.count).map(|_| class.shape.len()));
            }
            let mut taken = Vec::new();
            for mut fleet in fleets(own.len() as u32, 1) {
                let ships = fleet.iter().map(|&length| (length, 1));
                if LearnedOn::of(Contact::Apart, numbers(ships)) == Some(learned) {
                    fleet.sort_unstable();
                    taken.push(fleet);
                }
            }
            own.sort_unstable();
            assert_eq!(taken, [own]);
        }
    }
}
