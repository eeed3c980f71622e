//! How much is tried of what could be tried for ever.

use std::{env, str::FromStr};

/// The number in the variable `name`, which `npm run laws` sets where a law is claimed at a size that takes minutes; else
/// `quick` in the quick suite, which sets `SPYGLASS_SUITE=quick`, and `full` anywhere else.
pub fn size<T: FromStr>(name: &str, quick: T, full: T) -> T {
    match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) if env::var("SPYGLASS_SUITE").is_ok_and(|suite| suite == "quick") => quick,
        Err(_) => full,
    }
}
