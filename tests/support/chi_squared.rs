//! Whether counts look as if all outcomes were equally likely.

/// How many standard deviations the chi-squared of these counts lies above its mean, after Wilson and Hilferty.
pub fn deviation(counts: &[u64]) -> f64 {
    let games: u64 = counts.iter().sum();
    let expected = games as f64 / counts.len() as f64;
    let freedom = counts.len() as f64 - 1.0;
    let chi: f64 = counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum();
    let spread = 2.0 / (9.0 * freedom);
    ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}
