use std::fmt;

use serde::{Serialize, Serializer};

/// A non-negative fraction in lowest terms, of numbers of 128 bits. Its text is `a/b`, or `a` where it is whole; as JSON it is
/// that text.
///
/// ```
/// use spyglass::battleship::small::Fraction;
/// assert_eq!(Fraction::new(90, 16).to_string(), "45/8");
/// assert_eq!(Fraction::new(12, 4).to_string(), "3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// The quotient of two integers.
    ///
    /// # Panics
    ///
    /// Where the denominator is 0.
    #[must_use]
    pub fn new(numerator: u128, denominator: u128) -> Self {
        assert!(denominator != 0, "the denominator is not 0");
        let common = gcd(numerator, denominator);
        Self { numerator: numerator / common, denominator: denominator / common }
    }

    /// The product, unless it overflows.
    pub(super) fn times(self, other: Self) -> Option<Self> {
        let one = Self::new(self.numerator, other.denominator);
        let two = Self::new(other.numerator, self.denominator);
        Some(Self {
            numerator: one.numerator.checked_mul(two.numerator)?,
            denominator: one.denominator.checked_mul(two.denominator)?,
        })
    }

    /// The sum, unless it overflows.
    pub(super) fn plus(self, other: Self) -> Option<Self> {
        let common = gcd(self.denominator, other.denominator);
        let (own, its) = (self.denominator / common, other.denominator / common);
        let sum =
            self.numerator.checked_mul(its)?.checked_add(other.numerator.checked_mul(own)?)?;
        Some(Self::new(sum, self.denominator.checked_mul(its)?))
    }

    /// Whether the fraction is 0.
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// The quotient as `f64`. Numerator and denominator are rounded before the division, so that it may differ from the nearest
    /// `f64` in the last place.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The greatest common divisor.
pub(super) const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
