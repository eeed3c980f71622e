use serde::Serialize;

/// Solitaire's score, term by term, under the names the source gives the terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Shots that hit.
    pub fok: u32,
    /// Right guesses.
    pub gok: u32,
    /// Ships wholly sunk, by shots, guesses and known cells together.
    pub sink: u32,
    /// Shots in water.
    pub fko: u32,
    /// Wrong guesses.
    pub gko: u32,
    /// Ship cells left inviolate.
    pub safe: u32,
}

/// What one of each term is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Points {
    fok: i32,
    gok: i32,
    sink: i32,
    fko: i32,
    gko: i32,
    safe: i32,
}

impl Score {
    /// What one of each term is worth, as the source has it.
    pub const POINTS: Points = Points { fok: 10, gok: 10, sink: 15, fko: -25, gko: -15, safe: -10 };

    /// (10·fok + 10·gok + 15·sink) − (25·fko + 15·gko + 10·safe).
    #[must_use]
    pub fn total(self) -> i32 {
        let [fok, gok, sink, fko, gko, safe] =
            [self.fok, self.gok, self.sink, self.fko, self.gko, self.safe].map(|term| term as i32);
        let points = Self::POINTS;
        points.fok * fok
            + points.gok * gok
            + points.sink * sink
            + points.fko * fko
            + points.gko * gko
            + points.safe * safe
    }
}
