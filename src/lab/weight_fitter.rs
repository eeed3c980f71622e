use std::{array, sync::Arc};

use crate::{
    battleship::{
        agents::{AgentError, AgentText, p_matrix_with_prior},
        inference::Prior,
        rules::{Deployment, PlacementWeights, Ruleset},
    },
    rng::Seed,
};

use super::{Batch, BatchError};

/// The change of a weight in one round, for every shot that its ships cost more than the mean.
const STEP: f64 = 0.15;
/// The number of ships in a round at which the change of a line's or an end's weight is half of [`STEP`]: shrinkage for small samples.
const LINE_SHRINKAGE: f64 = 200.0;
/// The number of ships in a round at which the change of the weight of one place is half of [`STEP`]. Fewer ships share a place.
const PLACE_SHRINKAGE: f64 = 4000.0;

/// Fits placement weights that cost shooters more shots.
///
/// Two p-matrix agents shoot at fleets placed by the weights: one with a uniform prior, one with the weights as its prior. The weights of
/// places whose ships cost more shots than the mean grow, the others shrink; the second shooter counts `respond` times as much as the
/// first. So the gain against a shooter who does not know the weights is balanced against the loss to one who does. P-matrix is not the
/// best shooter but a fast one, and the same fleets cost it most; the published figures are measured with `exact`.
#[derive(Debug)]
pub struct WeightFitter {
    rules: Arc<Ruleset>,
    weights: Table,
}

/// A number for every length, line and end.
type Table = [[[f64; 5]; 5]; 4];

/// One game of a round: the placement of every ship, and the shots that both shooters needed.
#[derive(Clone, Debug)]
pub struct GameSample {
    places: Vec<(usize, usize, usize)>,
    /// Of the shooter with the uniform prior, and of the one with the weights as its prior.
    pub shots: [i32; 2],
}

impl WeightFitter {
    /// A fitter that begins with uniform weights. The rules must be those that placement weights suit.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>) -> Self {
        let mut weights = Table::default();
        for class in 0..rules.fleet().classes().len() {
            for placement in rules.placements(class).all() {
                let (length, line, end) = PlacementWeights::place(placement.cells);
                weights[length][line][end] = 1.0;
            }
        }
        Self { rules, weights }
    }

    /// The games of one round under the present weights, to be played in any order.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where the shooters cannot play the rules.
    pub fn batch(&self, seed: Seed) -> Result<Batch, AgentError> {
        let weights = self.weights();
        let even = "p-matrix".parse::<AgentText>()?.agent(&self.rules)?;
        let knowing = p_matrix_with_prior(Prior::of(&self.rules, &weights));
        let deployment = Deployment::weighted(&self.rules, &weights);
        Ok(Batch::of(self.rules.clone(), seed, vec![even, knowing], deployment))
    }

    /// Plays game `number` of a round, from 0, with both shooters on the same sea.
    ///
    /// # Errors
    ///
    /// The codes of [`DeployError`](crate::battleship::rules::DeployError) where no fleet can be drawn.
    ///
    /// # Complexity
    ///
    /// Two hunts by P-matrix.
    pub fn sample(batch: &Batch, number: u64) -> Result<GameSample, BatchError> {
        let sea = batch.sea(number)?;
        let places = sea.ships().iter().map(|&ship| PlacementWeights::place(ship)).collect();
        Ok(GameSample {
            places,
            shots: array::from_fn(|shooter| batch.play(number, shooter, &sea)),
        })
    }

    /// Changes the weights by the games of a round. `respond` is how many times as much the shooter that knows the weights counts
    /// as the one that does not.
    pub fn update(&mut self, games: &[GameSample], respond: f64) {
        let [even, knowing] =
            array::from_fn(|shooter| mean(games.iter().map(|game| game.shots[shooter])));
        let (mut counts, mut costs): (Table, Table) = Default::default();
        for game in games {
            let [by_even, by_knowing] = game.shots.map(f64::from);
            let cost = (by_even - even + respond * (by_knowing - knowing)) / (1.0 + respond);
            for &(length, line, end) in &game.places {
                counts[length][line][end] += 1.0;
                costs[length][line][end] += cost;
            }
        }
        for (own, (counts, costs)) in self.weights.iter_mut().zip(counts.iter().zip(&costs)) {
            let step = |places: &mut dyn Iterator<Item = (usize, usize)>, doubt: f64| {
                let (mut count, mut cost) = (0.0_f64, 0.0_f64);
                for (line, end) in places {
                    count += counts[line][end];
                    cost += costs[line][end];
                }
                (1.0 + STEP * cost / (count + doubt)).clamp(0.5, 2.0)
            };
            for (line, weights) in own.iter_mut().enumerate() {
                for (end, weight) in weights.iter_mut().enumerate() {
                    *weight *= step(&mut (0..5).map(|end| (line, end)), LINE_SHRINKAGE)
                        * step(&mut (0..5).map(|line| (line, end)), LINE_SHRINKAGE)
                        * step(&mut [(line, end)].into_iter(), PLACE_SHRINKAGE);
                }
            }
        }
        self.normalise();
    }

    /// Scales the weights so that the mean over the placements of every length is 1.
    fn normalise(&mut self) {
        let classes =
            (0..self.rules.fleet().classes().len()).map(|class| self.rules.placements(class));
        // Two classes of one length have the same placements; scaling twice changes nothing.
        for placements in classes {
            let places: Vec<_> =
                placements.all().iter().map(|way| PlacementWeights::place(way.cells)).collect();
            let weigh =
                |&(length, line, end): &(usize, usize, usize)| self.weights[length][line][end];
            let mean = places.iter().map(weigh).sum::<f64>() / places.len() as f64;
            let length = places[0].0;
            self.weights[length].as_flattened_mut().iter_mut().for_each(|weight| *weight /= mean);
        }
    }

    /// Moves each weight by `part`, from 0 to 1, of the way to that of `other`: a running mean over rounds.
    pub fn blend(&mut self, other: &Self, part: f64) {
        let others = other.weights.as_flattened().as_flattened();
        for (weight, other) in
            self.weights.as_flattened_mut().as_flattened_mut().iter_mut().zip(others)
        {
            *weight += part * (other - *weight);
        }
    }

    /// The weights rounded to hundredths.
    pub fn weights(&self) -> PlacementWeights {
        let hundredths = |weight: f64| (weight * 100.0).round().min(60_000.0) as u16;
        PlacementWeights(self.weights.map(|own| own.map(|line| line.map(hundredths))))
    }
}

/// The mean of these shots.
fn mean(shots: impl ExactSizeIterator<Item = i32>) -> f64 {
    let games = shots.len() as f64;
    shots.map(f64::from).sum::<f64>() / games
}
