use std::ops::Range;

use clap::Args;

use crate::failure::Failure;

/// Which part of the work is done here.
#[derive(Debug, Args)]
pub struct Shard {
    /// Do only part I of N of it, such as `2/8`.
    #[arg(long, value_name = "I/N")]
    shard: Option<String>,
}

impl Shard {
    /// Whether there is other work elsewhere.
    pub const fn is_given(&self) -> bool {
        self.shard.is_some()
    }

    /// Which of `all` pieces of work are done here.
    ///
    /// # Errors
    ///
    /// `bad-shard` where the text is no part of a whole.
    pub fn of(&self, all: u64) -> Result<Range<u64>, Failure> {
        let Some(text) = &self.shard else { return Ok(0..all) };
        let bad =
            || Failure::new("bad-shard", format_args!("{text:?} is not I/N with 1 <= I <= N"));
        let (part, parts) = text.split_once('/').ok_or_else(bad)?;
        let part: u64 = part.parse().map_err(|_| bad())?;
        let parts: u64 = parts.parse().map_err(|_| bad())?;
        if part == 0 || parts < part {
            return Err(bad());
        }
        let bound = |part: u64| (u128::from(all) * u128::from(part) / u128::from(parts)) as u64;
        Ok(bound(part - 1)..bound(part))
    }
}
