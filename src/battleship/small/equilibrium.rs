use crate::battleship::rules::Ruleset;

use super::{
    Fraction, Layouts, SmallError,
    fraction::divisor,
    linear::{Prices, prices},
    search::{Search, Stop, heaviest},
    state::State,
};

/// A small board as a game of two: the deployer mixes layouts so that many shots are needed, the shooter ways to play so that few
/// are. Solved exactly, a stretch of work at a time.
///
/// Layouts that the board's symmetries take to each other may as well be equally likely, so the deployer mixes groups of them. The
/// game is solved for the ways to shoot found so far; the best answer to that deployment is found by the search, and joins
/// them while it needs fewer shots. When it does not, neither side can do better: the value is that of the whole game.
#[derive(Debug)]
pub struct Equilibrium {
    layouts: Layouts,
    /// By layout its group.
    orbits: Vec<usize>,
    /// By group its layouts.
    sizes: Vec<u64>,
    /// The ways to shoot found so far: by group the shots over its layouts.
    columns: Vec<Vec<u64>>,
    /// The game of those, and by layout what the deployer weighs it.
    prices: Prices,
    weights: Vec<u64>,
    search: Search,
    outcome: Option<Result<Solution, SmallError>>,
}

/// Both players' best mixes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The expected number of shots.
    pub value: Fraction,
    /// By group of layouts how likely the deployer chooses one of it; each of it is as likely as the other.
    pub deployer: Vec<Share>,
    /// The same groups under the shooter's mix: the expected number of shots against one of it, at most the value.
    pub shots: Vec<Fraction>,
    /// How likely each way to shoot is, of those the shooter mixes.
    pub shooter: Vec<Fraction>,
}

/// A group of layouts that the board's symmetries take to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// How likely the deployer chooses one of the group.
    pub probability: Fraction,
    /// Their numbers.
    pub layouts: Vec<usize>,
}

impl Equilibrium {
    /// Begins.
    ///
    /// # Errors
    ///
    /// Where the rules are beyond what is solved here.
    pub fn new(rules: &Ruleset) -> Result<Self, SmallError> {
        let layouts = Layouts::new(rules)?;
        let orbits = layouts.orbits();
        let mut sizes = vec![0; orbits.iter().max().map_or(0, |last| last + 1)];
        for &orbit in &orbits {
            sizes[orbit] += 1;
        }
        let search = Search::new(&layouts);
        let weights = vec![1; layouts.len()];
        let prices = Prices { rows: vec![1; sizes.len()], columns: Vec::new(), scale: 0 };
        Ok(Self {
            layouts,
            orbits,
            sizes,
            columns: Vec::new(),
            prices,
            weights,
            search,
            outcome: None,
        })
    }

    /// Every way the fleet can lie.
    #[must_use]
    pub const fn layouts(&self) -> &Layouts {
        &self.layouts
    }

    /// The ways to shoot found so far.
    #[must_use]
    pub const fn ways(&self) -> usize {
        self.columns.len()
    }

    /// Goes on for about `work` units of some 0.1 µs; true once done. What is found does not depend on how the work is cut.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.outcome.is_none() {
            self.search.allow(work);
            self.outcome = loop {
                match self.answer() {
                    Ok(true) => break Some(self.solution().ok_or(SmallError::NumbersTooLarge)),
                    Ok(false) => {}
                    Err(Refused::Stop(stop)) => break SmallError::of(stop).map(Err),
                    Err(Refused::NumbersTooLarge) => break Some(Err(SmallError::NumbersTooLarge)),
                }
            };
        }
        self.outcome.is_some()
    }

    /// What it comes to, once done.
    ///
    /// # Errors
    ///
    /// `too-many-positions` and `numbers-too-large` where they were, `not-solved-yet` where work is left.
    pub fn result(&self) -> Result<&Solution, SmallError> {
        match &self.outcome {
            Some(Ok(solution)) => Ok(solution),
            Some(Err(error)) => Err(*error),
            None => Err(SmallError::NotSolvedYet),
        }
    }

    /// Finds the best way to shoot at the deployer's mix; whether it needs as many shots as those found before.
    fn answer(&mut self) -> Result<bool, Refused> {
        let state = State::start(&self.layouts, &self.weights);
        let mut shots = vec![0; self.layouts.len()];
        let all: Vec<usize> = (0..shots.len()).collect();
        play(&self.layouts, Some(&mut self.search), &state, &all, 0, &mut shots)?;
        let mut column = vec![0; self.sizes.len()];
        for (&orbit, shots) in self.orbits.iter().zip(&shots) {
            column[orbit] += shots;
        }
        let needed: Option<u128> =
            column.iter().zip(&self.prices.rows).try_fold(0_u128, |sum, (&shots, &price)| {
                sum.checked_add(price.checked_mul(shots.into())?)
            });
        // What the ways found before need, by the same weights, is the scale.
        if needed.ok_or(Refused::NumbersTooLarge)? == self.prices.scale {
            return Ok(true);
        }
        self.columns.push(column);
        self.prices = prices(&self.columns, &self.sizes).ok_or(Refused::NumbersTooLarge)?;
        self.weights = self.weigh().ok_or(Refused::NumbersTooLarge)?;
        self.search.forget();
        Ok(false)
    }

    /// The deployer's prices as weights of the layouts.
    fn weigh(&self) -> Option<Vec<u64>> {
        let common = self.prices.rows.iter().fold(0, |common, &price| divisor(common, price));
        let weights: Vec<u128> =
            self.orbits.iter().map(|&orbit| self.prices.rows[orbit] / common).collect();
        // The shots of all layouts, by weight, must have room.
        let sum = weights.iter().try_fold(0_u128, |sum, &weight| sum.checked_add(weight))?;
        let shots = sum.checked_mul(self.layouts.cells() as u128)?;
        let fits = shots <= u128::from(u64::MAX / 4);
        fits.then(|| weights.into_iter().map(|weight| weight as u64).collect())
    }

    /// Both mixes; nothing where a number has no room.
    fn solution(&self) -> Option<Solution> {
        let Prices { rows, columns, scale } = &self.prices;
        let weight = |orbit: usize| rows[orbit].checked_mul(self.sizes[orbit].into());
        let whole =
            (0..rows.len()).try_fold(0_u128, |sum, orbit| sum.checked_add(weight(orbit)?))?;
        let deployer = (0..rows.len()).map(|orbit| {
            let layouts = (0..self.orbits.len()).filter(|&own| self.orbits[own] == orbit).collect();
            Some(Share { probability: Fraction::new(weight(orbit)?, whole), layouts })
        });
        let against = |orbit: usize| {
            let mixed = columns.iter().zip(&self.columns);
            mixed.filter(|(taken, _)| !taken.is_zero()).try_fold(
                Fraction::new(0, 1),
                |sum, (taken, own)| {
                    let mean = Fraction::new(own[orbit].into(), self.sizes[orbit].into());
                    sum.plus(taken.times(mean)?)
                },
            )
        };
        Some(Solution {
            value: Fraction::new(*scale, whole),
            deployer: deployer.collect::<Option<_>>()?,
            shots: (0..rows.len()).map(against).collect::<Option<_>>()?,
            shooter: columns.iter().copied().filter(|taken| !taken.is_zero()).collect(),
        })
    }
}

/// Why an answer is not there.
#[derive(Clone, Copy, Debug)]
enum Refused {
    Stop(Stop),
    NumbersTooLarge,
}

impl From<Stop> for Refused {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

/// Plays the best way against each of these layouts, all of which fit the state, and writes down the shots each takes. Those the
/// deployer gives no weight leave it where an answer is theirs alone: from there, without a search, the likeliest cell will do.
fn play(
    layouts: &Layouts,
    mut search: Option<&mut Search>,
    state: &State,
    fit: &[usize],
    taken: u64,
    shots: &mut [u64],
) -> Result<(), Stop> {
    if state.left == 0 {
        for &layout in fit {
            shots[layout] = taken;
        }
        return Ok(());
    }
    let cell = match &mut search {
        Some(search) => search.choose(layouts, state)?,
        None => heaviest(layouts, state),
    };
    let mut weighed = state.split(layouts, cell);
    for even in state.even(fit).split(layouts, cell) {
        let observed = |layout: usize| layouts.answer(layout, state.hits, cell);
        let fit: Vec<usize> =
            fit.iter().copied().filter(|&own| observed(own) == even.answer).collect();
        let own = weighed.iter().position(|branch| branch.answer == even.answer);
        let (search, next) = match own {
            Some(own) => (search.as_deref_mut(), weighed.swap_remove(own).state),
            None => (None, even.state),
        };
        play(layouts, search, &next, &fit, taken + 1, shots)?;
    }
    Ok(())
}
