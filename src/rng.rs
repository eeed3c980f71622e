//! The only source of randomness: a seed, and one named, frozen generator.
//!
//! The generator is PCG with a 128-bit multiplicative state (`Pcg64Mcg`), its state spread from the seed and the
//! [`Stream`] by SplitMix64 (Steele, Lea, Flood: *Fast splittable pseudorandom number generators*, 2014). Both, and
//! the way a number below a bound is drawn, are public API: links and published figures hang on them.

use std::{fmt, str::FromStr};

use rand::Rng;
use rand_pcg::Pcg64Mcg;

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet},
};

/// The seed of all random numbers of a game, 64 bits. Its text form is decimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl Seed {
    /// The seed of game `number` of a batch with this seed, by one step of SplitMix64 (Steele, Lea, Flood, *Fast Splittable
    /// Pseudorandom Number Generators*, 2014).
    ///
    /// Neighbouring numbers give unrelated seeds, and every game can be opened on its own by its seed.
    #[must_use]
    pub const fn game(self, number: u64) -> Self {
        Self(splitmix64(splitmix64(self.0) ^ number))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is not a seed: decimal digits, less than 2⁶⁴, without sign or leading zero. Code `bad-seed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

error_codes! {
    struct ParseSeedError => "bad-seed", "not a seed: a whole number below 18446744073709551616";
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let leading_zero = text.len() > 1 && text.starts_with('0');
        if !digits || leading_zero {
            return Err(ParseSeedError);
        }
        text.parse().map(Self).map_err(|_| ParseSeedError)
    }
}

/// What a stream of random numbers is for. Each purpose has a stream of its own, so that one more draw for one purpose never
/// changes the numbers of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The fleet placed in sea `sea` (from 1).
    Deployment {
        /// The sea, from 1.
        sea: u32,
    },
    /// The cells known at the start in sea `sea`.
    Known {
        /// The sea, from 1.
        sea: u32,
    },
    /// Decision `number` (from 0) of player `player` (from 1).
    Decision {
        /// The player, from 1.
        player: u32,
        /// How many decisions that player took before.
        number: u32,
    },
    /// The fleets that population `population` of an estimate draws.
    Estimate {
        /// The population, from 0.
        population: u32,
    },
    /// The puzzles of a level: their fleets, and the order in which cells are given.
    Puzzle {
        /// The level, from 0.
        level: u32,
    },
    /// The starts that population `population` of those who track moving ships tries after `answer` answers.
    Tracking {
        /// The population, from 0.
        population: u32,
        /// The number of answers observed.
        answer: u32,
    },
    /// The random beginning of a game of Reversi.
    Opening {
        /// The game, from 0.
        game: u32,
    },
    /// The masking of sealed fleets in records. Hides nothing from a determined reader.
    Seal,
}

/// A stream of random numbers: PCG with a 128-bit multiplicative state (Melissa E. O'Neill, *PCG: A Family of Simple Fast
/// Space-Efficient Statistically Good Algorithms for Random Number Generation*, 2014). Not for secrets.
#[derive(Clone, Debug)]
pub struct GameRng(Pcg64Mcg);

impl GameRng {
    /// The numbers of `stream` under `seed`; the same two give the same numbers on every machine.
    #[must_use]
    pub fn new(seed: Seed, stream: Stream) -> Self {
        let (purpose, a, b) = match stream {
            Stream::Deployment { sea } => (1, sea, 0),
            Stream::Known { sea } => (2, sea, 0),
            Stream::Decision { player, number } => (3, player, number),
            Stream::Seal => (4, 0, 0),
            Stream::Estimate { population } => (5, population, 0),
            Stream::Puzzle { level } => (6, level, 0),
            Stream::Tracking { population, answer } => (7, population, answer),
            Stream::Opening { game } => (8, game, 0),
        };
        let state =
            splitmix64(splitmix64(seed.0) ^ purpose << 56 ^ u64::from(a) << 32 ^ u64::from(b));
        Self(Pcg64Mcg::new(u128::from(state) << 64 | u128::from(splitmix64(state))))
    }

    /// The next 64 random bits. Every other draw is made of these.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `bound` − 1, each equally likely.
    ///
    /// Lemire's method (*Fast random integer generation in an interval*, 2019): one multiplication, and a redraw with
    /// probability below `bound` / 2³².
    ///
    /// # Panics
    ///
    /// Where `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a number below 0 cannot be drawn");
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = (self.bits() >> 32) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// A number from 0 up to but not including 1, of 53 random bits.
    pub fn unit_f64(&mut self) -> f64 {
        // 53 bits, as many as a number between 0 and 1 holds.
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A cell of the set, each equally likely; `None` of the empty set. No random number is used for that.
    #[inline]
    pub fn cell(&mut self, cells: CellSet) -> Option<Cell> {
        if cells.is_empty() {
            return None;
        }
        cells.nth(self.below(cells.len()))
    }
}

/// Scatters a number over all of 64 bits: the output function of SplitMix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom
/// Number Generators*, 2014).
pub(crate) const fn splitmix64(number: u64) -> u64 {
    let z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_drawn_evenly() {
        let mut rng = GameRng::new(Seed(7), Stream::Seal);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        // Chi-squared with 5 degrees of freedom: above 20.5 once in 1,000 seeds; the seed is fixed.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{seen:?}");
    }

    #[test]
    fn streams_differ() {
        let first = |stream| GameRng::new(Seed(0), stream).bits();
        let streams = [
            Stream::Deployment { sea: 1 },
            Stream::Deployment { sea: 2 },
            Stream::Known { sea: 1 },
            Stream::Decision { player: 1, number: 0 },
            Stream::Decision { player: 1, number: 1 },
            Stream::Decision { player: 2, number: 0 },
            Stream::Seal,
            Stream::Estimate { population: 0 },
            Stream::Estimate { population: 1 },
            Stream::Puzzle { level: 0 },
            Stream::Puzzle { level: 1 },
            Stream::Tracking { population: 0, answer: 0 },
            Stream::Tracking { population: 1, answer: 0 },
            Stream::Tracking { population: 0, answer: 1 },
        ];
        let mut bits: Vec<_> = streams.into_iter().map(first).collect();
        bits.sort_unstable();
        bits.dedup();
        assert_eq!(bits.len(), streams.len());
    }

    #[test]
    fn seeds_are_plain_decimals() {
        assert_eq!("18446744073709551615".parse(), Ok(Seed(u64::MAX)));
        assert_eq!("0".parse(), Ok(Seed(0)));
        for text in ["", "+1", "-1", "01", "18446744073709551616", "1.0", "0x1", " 1"] {
            assert_eq!(text.parse::<Seed>(), Err(ParseSeedError), "{text:?}");
        }
    }
}
