use serde::Serialize;

/// Solitaire's score, term by term, under the names the source gives the terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Shots that hit.
    pub hits: u32,
    /// Right guesses.
    pub correct_flags: u32,
    /// Ships wholly sunk, by shots, guesses and known cells together.
    pub sink: u32,
    /// Shots in water.
    pub misses: u32,
    /// Wrong guesses.
    pub wrong_flags: u32,
    /// Ship cells left inviolate.
    pub safe: u32,
}

/// What one of each term is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Points {
    #[serde(rename = "fok")]
    hits: i32,
    #[serde(rename = "gok")]
    correct_flags: i32,
    sink: i32,
    #[serde(rename = "fko")]
    misses: i32,
    #[serde(rename = "gko")]
    wrong_flags: i32,
    safe: i32,
}

impl Score {
    /// What one of each term is worth, as the source has it.
    pub const POINTS: Points =
        Points { hits: 10, correct_flags: 10, sink: 15, misses: -25, wrong_flags: -15, safe: -10 };

    /// (10·fok + 10·gok + 15·sink) − (25·fko + 15·gko + 10·safe).
    #[must_use]
    pub fn total(self) -> i32 {
        let [hits, correct_flags, sink, misses, wrong_flags, safe] =
            [self.hits, self.correct_flags, self.sink, self.misses, self.wrong_flags, self.safe]
                .map(|term| term as i32);
        let points = Self::POINTS;
        points.hits * hits
            + points.correct_flags * correct_flags
            + points.sink * sink
            + points.misses * misses
            + points.wrong_flags * wrong_flags
            + points.safe * safe
    }
}
