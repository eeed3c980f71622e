use std::str::FromStr;

use crate::error_code::error_codes;

use super::{Group, Rule};

/// The rules that may be used: all, or those a teacher permits.
///
/// Fewer rules conclude less, never anything else: each is sound by itself, and any set of them reaches the same fixed point in any
/// order.
///
/// ```
/// use spyglass::battleship::inference::deduction::{Permitted, Rule};
/// let lines: Permitted = "line-full line-needs-all".parse()?;
/// assert!(lines.contains(Rule::LineFull) && !lines.contains(Rule::Refutation));
/// assert_eq!("".parse(), Ok(Permitted::ALL));
/// # Ok::<(), spyglass::battleship::inference::deduction::UnknownRule>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permitted(u32);

impl Permitted {
    /// Every rule, refutation and counting among them. It equals the set of all rules, however that was made.
    pub const ALL: Self = Self((1 << Rule::ALL.len()) - 1);

    /// The named rules up to a group.
    pub(super) fn up_to(most: Group) -> Self {
        Rule::NAMED.into_iter().filter(|rule| rule.group() <= most).collect()
    }

    const fn bit(rule: Rule) -> u32 {
        1 << rule as u32
    }

    /// Whether `rule` may be used.
    pub const fn contains(self, rule: Rule) -> bool {
        self.0 & Self::bit(rule) != 0
    }

    /// The permitted named rules, in their order.
    pub(super) fn named(self) -> impl Iterator<Item = Rule> {
        Rule::NAMED.into_iter().filter(move |&rule| self.contains(rule))
    }

    /// Whether a permitted rule looks at ships and combinations.
    pub(super) fn surveys(self) -> bool {
        self.named().any(Rule::surveys)
    }
}

impl FromIterator<Rule> for Permitted {
    fn from_iter<T: IntoIterator<Item = Rule>>(rules: T) -> Self {
        Self(rules.into_iter().fold(0, |bits, rule| bits | Self::bit(rule)))
    }
}

/// Reads names separated by spaces; no name permits all rules.
impl FromStr for Permitted {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        if text.trim().is_empty() {
            return Ok(Self::ALL);
        }
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>()
    }
}

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(name: &str) -> Result<Self, UnknownRule> {
        Self::named(name).ok_or_else(|| UnknownRule(name.to_owned()))
    }
}

/// No rule of deduction has this name: code `unknown-deduction`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule(pub String);

error_codes! {
    struct UnknownRule(name) => "unknown-deduction" { name }, "no rule of deduction is called {name:?}";
}
