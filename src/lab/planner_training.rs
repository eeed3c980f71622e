use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    battleship::{
        agents::AgentError,
        inference::exact::FoundFleet,
        planning::{Choice, HuntPlayer, Network, ScoredCandidates, Scores, Ways, Weights},
        rules::{DeployError, Deployer, Deployment, Ruleset},
    },
    rng::{GameRng, Seed, Stream},
    training::{Training, bits, share_of},
};

/// The weight of the first feature before the training: likely cells are tried often, others sometimes.
const FIRST_WEIGHT: f32 = 15.0;
/// The greatest weight that a training begins with.
const MOST_WEIGHT: f32 = 1e6;
/// The hunts on one fleet, which are compared with each other.
const HUNTS: usize = 8;
/// A round is played in so many parts, each on any core; their sums are added in order.
const PARTS: usize = 32;
/// How much of the means of gradients, and of their squares, a new gradient makes up.
const NEW_IN_MEAN: f32 = 0.1;
const NEW_IN_SQUARE: f32 = 0.01;
/// How much of the weights that are given out the newest weights make up.
const NEW_IN_WEIGHTS: f32 = 0.03;
/// The rounds until steps have their full length.
const WARMING: f32 = 20.0;
/// Of how many ships afloat, and after how many shots, advantages are told apart.
const MAX_AFLOAT: usize = 33;
const MAX_SHOTS: usize = 257;
const PLACES: usize = MAX_SHOTS * MAX_AFLOAT * 2;
/// Candidates whose score is lower than the best by more are not drawn.
const LEAST: f32 = -7.0;
/// The mean advantage of a place counts as if it were 0 in so many hunts more.
const PRIOR_HUNTS: f32 = 2_000.0;

/// The input of the training. It determines the weights to the last bit.
#[derive(Clone, Copy, Debug)]
pub struct PlannerRecipe {
    /// The seed of all random numbers.
    pub seed: Seed,
    /// The rounds: after each the weights take a step.
    pub rounds: u32,
    /// The fleets of a round, each hunted eight times.
    pub fleets: u32,
    /// The length of the first steps; the last are a twentieth as long.
    pub step: f32,
    /// How many shots a hunt may take longer, for each unit by which the entropy of the draw of one shot is greater (R. J. Williams, J. Peng,
    /// *Function Optimization Using Connectionist Reinforcement Learning Algorithms*, 1991): that of the first rounds, which falls as
    /// the steps do. It keeps the draws of a training open.
    pub entropy: f32,
}

impl PlannerRecipe {
    /// The recipe where nothing else is asked for, by which the weights for `admiral` were made.
    pub const USUAL: Self =
        Self { seed: Seed(3), rounds: 1_400, fleets: 2_048, step: 0.02, entropy: 0.01 };
}

/// Learns a planner's weights from its own hunts, by policy gradients: R. J. Williams, *Simple Statistical Gradient-Following
/// Algorithms for Connectionist Reinforcement Learning*, 1992.
///
/// Candidates are drawn with probabilities that rise with their scores. Eight hunts on one fleet are compared with each other, so that
/// a lucky fleet teaches nothing: W. Kool, H. van Hoof, M. Welling, *Buy 4 REINFORCE Samples, Get a Baseline for Free!*, 2019. Steps
/// are those of D. P. Kingma, J. Ba, *Adam: A Method for Stochastic Optimization*, 2014; what is given out is a mean over the last
/// of them.
#[derive(Debug)]
pub struct PlannerTraining {
    recipe: PlannerRecipe,
    rules: Arc<Ruleset>,
    ways: Ways,
    deployment: Deployment,
    /// The fingerprint of the weights that it began with, where it did not begin from nothing.
    from: Option<u64>,
    state: PlannerState,
}

/// What a training has learned so far. The lists of weights hold those of the search, then those of the finish.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlannerState {
    round: u32,
    #[serde(with = "bits")]
    weights: Vec<f32>,
    /// The weights that are given out.
    #[serde(with = "bits")]
    mean: Vec<f32>,
    /// The running means of the gradient and of its square.
    #[serde(with = "bits")]
    gradient: Vec<f32>,
    #[serde(with = "bits")]
    square: Vec<f32>,
    /// By place the mean advantage of hunts that came there.
    #[serde(with = "bits")]
    advantages: Vec<f32>,
}

/// What one part of a round found: the sums over its hunts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlannerPart {
    #[serde(with = "bits")]
    gradient: Vec<f32>,
    /// By place the sum of the advantages, and the number of hunts.
    #[serde(with = "bits")]
    advantages: Vec<f32>,
    #[serde(with = "bits")]
    hunts: Vec<f32>,
    shots: u64,
}

/// A choice in a hunt, until the hunt's end tells what it was worth.
struct Step {
    candidates: ScoredCandidates,
    /// By candidate the probability that it was drawn with.
    shares: Vec<f32>,
    /// By candidate the slope of the draw's entropy by its score.
    entropy_slopes: Vec<f32>,
    /// The candidate that was drawn.
    drawn: usize,
    finishing: bool,
    /// The shots and ships afloat, and whether a ship is wounded.
    place: usize,
}

impl PlannerTraining {
    /// A training that has learned nothing yet.
    ///
    /// # Errors
    ///
    /// `agent-not-for-rules` where hunts cannot be planned under the rules.
    pub fn new(rules: &Arc<Ruleset>, recipe: PlannerRecipe) -> Result<Self, AgentError> {
        if !Ways::suits(rules) {
            return Err(AgentError::NotForRules { agent: "planner".to_owned() });
        }
        let mut rng = GameRng::new(recipe.seed, Stream::Seal);
        let networks = [(); 2].map(|()| Network::begin(FIRST_WEIGHT, &mut rng).weights);
        let weights = networks.concat();
        Ok(Self {
            recipe,
            rules: rules.clone(),
            ways: Ways::new(rules),
            deployment: Deployment::new(rules, Deployer::Uniform),
            from: None,
            state: PlannerState {
                round: 0,
                mean: weights.clone(),
                weights,
                gradient: vec![0.0; 2 * Network::LEN],
                square: vec![0.0; 2 * Network::LEN],
                advantages: vec![0.0; PLACES],
            },
        })
    }

    /// The same training, begun with what another has learned; `None` where a weight is no number, or so great that sums
    /// of products could overflow.
    #[must_use]
    pub fn begin_with(mut self, weights: &Weights) -> Option<Self> {
        self.from = Some(weights.fingerprint());
        self.state.weights = [&*weights.search.weights, &weights.finish.weights].concat();
        self.state.mean = self.state.weights.clone();
        let is_usable = self.state.weights.iter().all(|weight| weight.abs() <= MOST_WEIGHT);
        is_usable.then_some(self)
    }

    /// The hunts of a round.
    fn hunts(&self) -> u64 {
        u64::from(self.recipe.fleets) * HUNTS as u64
    }

    /// Hunts one fleet several times, and adds what the differences teach.
    fn compare(
        &self,
        fleet: &FoundFleet,
        weights: &Weights,
        player: &mut HuntPlayer<'_>,
        rng: &mut GameRng,
        sums: &mut PlannerPart,
    ) {
        let entropy = self.recipe.entropy * self.falling();
        let mut hunts = Vec::with_capacity(HUNTS);
        for _ in 0..HUNTS {
            let mut steps: Vec<Step> = Vec::new();
            let shots = player.play_by(fleet, |choice| {
                let (candidate, step) = explore(choice, rng);
                steps.extend(step);
                candidate
            });
            hunts.push((shots, steps));
        }
        let all: u32 = hunts.iter().map(|(shots, _)| shots).sum();
        sums.shots += u64::from(all);
        for (shots, steps) in hunts {
            let others = (all - shots) as f32 / (HUNTS - 1) as f32;
            let saved = others - shots as f32;
            for step in steps {
                sums.advantages[step.place] += saved;
                sums.hunts[step.place] += 1.0;
                let advantage = saved - self.state.advantages[step.place];
                let mut times: Vec<f32> = step
                    .shares
                    .iter()
                    .zip(&step.entropy_slopes)
                    .map(|(share, slope)| entropy * slope - advantage * share)
                    .collect();
                times[step.drawn] += advantage;
                let (network, begin) = if step.finishing {
                    (&weights.finish, Network::LEN)
                } else {
                    (&weights.search, 0)
                };
                let own = &mut sums.gradient[begin..begin + Network::LEN];
                network.add_gradient(&step.candidates, &times, own);
            }
        }
    }

    /// What steps and entropy are multiplied by: from 1 in the first round down to a twentieth in the last.
    fn falling(&self) -> f32 {
        1.0 - 0.95 * (self.state.round as f32 / self.recipe.rounds as f32)
    }
}

impl Training for PlannerTraining {
    type State = PlannerState;
    type Part = PlannerPart;
    /// The mean number of shots of the round.
    type Report = f64;
    type Error = DeployError;

    const TOLD: usize = 25;

    fn recipe(&self) -> Value {
        let PlannerRecipe { seed, rounds, fleets, step, entropy } = self.recipe;
        let mut recipe = json!({
            "of": "planner",
            "rules": self.rules.name(),
            "seed": seed.to_string(),
            "rounds": rounds,
            "fleets": fleets,
            "step": step.to_string(),
            "entropy": entropy.to_string(),
        });
        if let Some(from) = self.from {
            recipe["from"] = format!("{from:016x}").into();
        }
        recipe
    }

    fn round(&self) -> u32 {
        self.state.round
    }

    fn is_done(&self) -> bool {
        self.recipe.rounds <= self.state.round
    }

    fn parts(&self) -> usize {
        PARTS
    }

    fn part(&self, part: usize) -> Result<PlannerPart, DeployError> {
        let weights = networks(&self.state.weights);
        let mut player = HuntPlayer::new(&self.ways, &weights);
        let mut sums = PlannerPart {
            gradient: vec![0.0; 2 * Network::LEN],
            advantages: vec![0.0; PLACES],
            hunts: vec![0.0; PLACES],
            shots: 0,
        };
        let fleets = self.recipe.fleets as usize;
        for fleet in share_of(part, PARTS, fleets) {
            let number = u64::from(self.state.round) * fleets as u64 + fleet as u64;
            let seed = self.recipe.seed.game(number);
            let sea =
                self.deployment.deploy(&mut GameRng::new(seed, Stream::Deployment { sea: 1 }))?;
            let classes = self.rules.fleet().class_of().iter().copied();
            let fleet: FoundFleet = classes.zip(sea.ships().iter().copied()).collect();
            let mut rng = GameRng::new(seed, Stream::Decision { player: 1, number: 0 });
            self.compare(&fleet, &weights, &mut player, &mut rng, &mut sums);
        }
        Ok(sums)
    }

    fn fits(&self, _number: usize, part: &PlannerPart) -> bool {
        part.gradient.len() == 2 * Network::LEN
            && [&part.advantages, &part.hunts].map(Vec::len) == [PLACES; 2]
            && [&part.gradient, &part.advantages, &part.hunts]
                .into_iter()
                .all(|own| are_finite(own))
            && part.hunts.iter().all(|&hunts| 0.0 <= hunts)
            && part.shots <= self.hunts() * MAX_SHOTS as u64
    }

    fn learn(&mut self, parts: &[PlannerPart]) -> f64 {
        let hunts = self.hunts();
        let falling = self.falling();
        let state = &mut self.state;
        for (place, mean) in state.advantages.iter_mut().enumerate() {
            let (mut sum, mut count) = (0.0, 0.0);
            for part in parts {
                sum += part.advantages[place];
                count += part.hunts[place];
            }
            if 0.0 < count {
                *mean += count / (count + PRIOR_HUNTS) * (sum / count - *mean);
            }
        }
        let warm = (state.round as f32 / WARMING).min(1.0);
        let length = self.recipe.step * falling * warm;
        // What is missing of the full weight of either mean.
        let missing =
            |new: f32| (0..=state.round).fold(1.0_f32, |missing, _| missing * (1.0 - new));
        let missing = (missing(NEW_IN_MEAN), missing(NEW_IN_SQUARE));
        for place in 0..2 * Network::LEN {
            let sum = parts.iter().fold(0.0, |sum, part| sum + part.gradient[place]);
            let own = sum / hunts as f32;
            let (gradient, square) = (&mut state.gradient[place], &mut state.square[place]);
            *gradient += NEW_IN_MEAN * (own - *gradient);
            *square += NEW_IN_SQUARE * (own * own - *square);
            let spread = (*square / (1.0 - missing.1)).sqrt() + 1e-6;
            // The first weight of a network is on another scale than all others.
            let scale = if place % Network::LEN == 0 { 4.0 } else { 1.0 };
            let (weight, given) = (&mut state.weights[place], &mut state.mean[place]);
            *weight += scale * length * (*gradient / (1.0 - missing.0)) / spread;
            *given += NEW_IN_WEIGHTS * (*weight - *given);
        }
        state.round += 1;
        let shots: u64 = parts.iter().map(|part| part.shots).sum();
        shots as f64 / hunts as f64
    }

    fn state(&self) -> PlannerState {
        self.state.clone()
    }

    fn resume(&mut self, state: PlannerState) -> bool {
        let PlannerState { round, weights, mean, gradient, square, advantages } = &state;
        let fits = *round <= self.recipe.rounds
            && [weights, mean, gradient, square].map(Vec::len) == [2 * Network::LEN; 4]
            && advantages.len() == PLACES
            && [weights, mean, gradient, square, advantages].into_iter().all(|own| are_finite(own))
            && square.iter().all(|&square| 0.0 <= square);
        if fits {
            self.state = state;
        }
        fits
    }

    fn told(&self, shots: &[f64]) -> Value {
        json!({"round": self.state.round, "shots": shots.iter().sum::<f64>() / shots.len() as f64})
    }

    fn weights(&self) -> Vec<u8> {
        networks(&self.state.mean).bytes()
    }
}

fn are_finite(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| number.is_finite())
}

/// The networks of these weights.
fn networks(weights: &[f32]) -> Weights {
    let (search, finish) = weights.split_at(Network::LEN);
    let [search, finish] = [search, finish].map(|weights| Network { weights: weights.to_vec() });
    Weights { search, finish }
}

/// Draws a candidate, each with a probability proportional to the exponential of its score; and what can be learned of it, where there
/// was a choice.
fn explore(choice: &Choice<'_>, rng: &mut GameRng) -> (usize, Option<Step>) {
    let Choice { features, scores, shots, afloat } = *choice;
    if features.len() < 2 {
        return (0, None);
    }
    let mut shares = shares(scores);
    let mut left = rng.unit_f64() as f32;
    let mut candidate = scores.best();
    for (number, &share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            candidate = number;
            break;
        }
    }
    let numbers: Vec<usize> =
        (0..shares.len()).filter(|&number| 0.0 < shares[number] || number == candidate).collect();
    shares = numbers.iter().map(|&number| shares[number]).collect();
    let score = |place: usize| scores.all()[numbers[place]];
    let mean: f32 = (0..numbers.len()).map(|place| shares[place] * score(place)).sum();
    let slope = |place: usize| shares[place] * (mean - score(place));
    let finishing = features.is_finishing();
    let step = Step {
        candidates: ScoredCandidates::of(features, scores, &numbers),
        entropy_slopes: (0..numbers.len()).map(slope).collect(),
        drawn: numbers.partition_point(|&number| number < candidate),
        shares,
        finishing,
        place: (shots as usize * MAX_AFLOAT + afloat as usize) * 2 + usize::from(finishing),
    };
    (candidate, Some(step))
}

/// The probabilities of the candidates; one that is hardly ever drawn is never drawn.
fn shares(scores: &Scores) -> Vec<f32> {
    let best = scores.all()[scores.best()];
    let share = |score: &f32| if score - best < LEAST { 0.0 } else { exponential(score - best) };
    let mut shares: Vec<f32> = scores.all().iter().map(share).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// eˣ for x ≤ 0, wrong by less than 10⁻⁶ of its size, and 0 where x is below −80. Libraries differ in the last bits.
fn exponential(x: f32) -> f32 {
    if x < -80.0 {
        return 0.0;
    }
    let halvings = (-x * std::f32::consts::LOG2_E) as u32;
    // From −ln 2 to 0.
    let rest = x + halvings as f32 * std::f32::consts::LN_2;
    let mut sum = 1.0;
    for term in (1..=8).rev() {
        sum = 1.0 + rest / term as f32 * sum;
    }
    sum * f32::from_bits((127 - halvings) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_that_of_the_library() {
        for step in 0..=8_000 {
            let x = step as f32 / -100.0;
            let (own, library) = (f64::from(exponential(x)), f64::from(x).exp());
            assert!((own / library - 1.0).abs() < 1e-5, "{x}: {own} {library}");
        }
        assert_eq!(exponential(0.0), 1.0);
    }
}
