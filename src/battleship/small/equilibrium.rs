use crate::battleship::rules::Ruleset;

use super::{
    Fraction, Layouts, SmallError,
    fraction::gcd,
    linear::{Prices, prices},
    search::{Search, heaviest},
    state::State,
};

/// The equilibrium of a small board as a zero-sum game: the deployer mixes layouts for many shots, the shooter mixes policies for few.
/// Solved exactly, in slices.
///
/// The double oracle method (McMahan, Gordon and Blum, *Planning in the Presence of Cost Functions Controlled by an Adversary*, 2003),
/// with an oracle for the shooter alone: the deployer's pure strategies are few enough to be present from the start. The game is solved
/// for the policies found so far; the shooter's best response to that deployment joins them while it needs fewer shots. When it does
/// not, the value is that of the whole game. Some optimal deployment is symmetric, so that the deployer mixes orbits of layouts. Both
/// mixes are optimal as mixes of orbits: a player also draws a symmetry of the board, each equally likely, and plays the image.
///
/// # Complexity
///
/// A search of the whole board for each policy, and the memory of one.
#[derive(Debug)]
pub struct Equilibrium {
    layouts: Layouts,
    /// By layout its orbit.
    orbits: Vec<usize>,
    /// By orbit the number of its layouts.
    sizes: Vec<u64>,
    /// The policies found so far: by orbit the shots over its layouts.
    columns: Vec<Vec<u64>>,
    /// The solution of the game of those, and by layout its weight in the deployer's mix.
    prices: Prices,
    weights: Vec<u64>,
    search: Search,
    outcome: Option<Result<Solution, SmallError>>,
}

/// Optimal mixed strategies of both players up to the board's symmetries, and the value of the game.
///
/// The shooter's mix is optimal if, before the first shot, the shooter also draws a symmetry of the board, each equally likely, and
/// plays the image of the policy under it. Without that, a layout may need more shots than the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The expected number of shots.
    pub value: Fraction,
    /// The deployer's mix, by orbit; the layouts of an orbit are equally likely.
    pub deployer: Vec<Share>,
    /// By orbit the expected shots of the shooter's mix, each policy under a random symmetry, against any layout of the orbit: at
    /// most the value. It is the mean over the layouts of the orbit.
    pub shots: Vec<Fraction>,
    /// The probability of each policy in the shooter's mix.
    pub shooter: Vec<Fraction>,
}

/// An orbit of layouts, images of each other under the board's symmetries, with its probability in the deployer's mix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The probability that the deployer chooses a layout of the orbit.
    pub probability: Fraction,
    /// The indices of its layouts.
    pub layouts: Vec<usize>,
}

impl Equilibrium {
    /// Computes the layouts; the rest is the work of [`Self::advance`].
    ///
    /// # Errors
    ///
    /// `small-board-too-large`, `too-many-layouts`, `no-legal-deployment`; `small-not-for-rules` where more than the shots is
    /// announced, knowledge is given at the start, or ships move.
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

    /// All layouts of the fleet on the board.
    pub const fn layouts(&self) -> &Layouts {
        &self.layouts
    }

    /// The number of the shooter's policies found so far; each takes a search of the whole board.
    pub const fn policies(&self) -> usize {
        self.columns.len()
    }

    /// Works for about `work` units of 0.1 µs each; returns whether it is done. The result does not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        if self.outcome.is_none() {
            self.search.allow(work);
            self.outcome = loop {
                match self.respond() {
                    Ok(true) => break Some(self.solution().ok_or(SmallError::NumbersTooLarge)),
                    Ok(false) => {}
                    Err(SmallError::NotSolvedYet) => break None,
                    Err(error) => break Some(Err(error)),
                }
            };
        }
        self.outcome.is_some()
    }

    /// The solution, once done.
    ///
    /// # Errors
    ///
    /// `too-many-positions` where the search had no room left, `numbers-too-large` where a number does not fit its type,
    /// `not-solved-yet` where work is left.
    pub fn result(&self) -> Result<&Solution, SmallError> {
        match &self.outcome {
            Some(Ok(solution)) => Ok(solution),
            Some(Err(error)) => Err(*error),
            None => Err(SmallError::NotSolvedYet),
        }
    }

    /// Finds a best response to the deployer's mix; true where it is no better than the policies found before.
    fn respond(&mut self) -> Result<bool, SmallError> {
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
        // The scale is what the shooter's mix needs, by the same weights.
        if needed.ok_or(SmallError::NumbersTooLarge)? == self.prices.scale {
            return Ok(true);
        }
        self.columns.push(column);
        self.prices = prices(&self.columns, &self.sizes).ok_or(SmallError::NumbersTooLarge)?;
        self.weights = self.layout_weights().ok_or(SmallError::NumbersTooLarge)?;
        self.search.forget();
        Ok(false)
    }

    /// The deployer's mix as weights of the layouts; nothing where a number would overflow.
    fn layout_weights(&self) -> Option<Vec<u64>> {
        let common = self.prices.rows.iter().fold(0, |common, &price| gcd(common, price));
        let weights: Vec<u128> =
            self.orbits.iter().map(|&orbit| self.prices.rows[orbit] / common).collect();
        // The shots summed by weight must fit.
        let sum = weights.iter().try_fold(0_u128, |sum, &weight| sum.checked_add(weight))?;
        let shots = sum.checked_mul(self.layouts.cells() as u128)?;
        let fits = shots <= u128::from(u64::MAX / 4);
        fits.then(|| weights.into_iter().map(|weight| weight as u64).collect())
    }

    /// Both mixes; nothing where a number would overflow.
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

/// Plays the optimal policy against each of `fit`, layouts consistent with the state, and records the shots each takes. Where an answer
/// leaves only layouts of weight 0, the policy is free, and plays greedily without a search.
fn play(
    layouts: &Layouts,
    mut search: Option<&mut Search>,
    state: &State,
    fit: &[usize],
    taken: u64,
    shots: &mut [u64],
) -> Result<(), SmallError> {
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
