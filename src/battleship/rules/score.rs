use serde::Serialize;

/// The terms of solitaire's score, each a number of events (Amedeo Racanati, Angelo Pio Sansonetti, *Battaglia navale in CLIPS*,
/// 2019/20). Serialized they have the source's names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score<T = u32> {
    /// Shots that hit.
    #[serde(rename = "fok")]
    pub hits: T,
    /// Flags on ships.
    #[serde(rename = "gok")]
    pub correct_flags: T,
    /// Ships wholly sunk, by shots, flags and known cells together.
    pub sink: T,
    /// Shots in water.
    #[serde(rename = "fko")]
    pub misses: T,
    /// Flags on water.
    #[serde(rename = "gko")]
    pub wrong_flags: T,
    /// Ship cells that are neither shot, flagged nor known.
    pub safe: T,
}

impl<T> Score<T> {
    /// The score of these terms, in the order of the fields.
    pub(crate) fn of([hits, correct_flags, sink, misses, wrong_flags, safe]: [T; 6]) -> Self {
        Self { hits, correct_flags, sink, misses, wrong_flags, safe }
    }

    /// The terms, in the order of the fields.
    pub(crate) fn terms(self) -> [T; 6] {
        [self.hits, self.correct_flags, self.sink, self.misses, self.wrong_flags, self.safe]
    }
}

impl Score {
    /// The source's points: 10 a hit, 10 a correct flag, 15 a ship sunk; less 25 a miss, 15 a wrong flag, 10 a ship cell left.
    pub const POINTS: Score<i32> =
        Score { hits: 10, correct_flags: 10, sink: 15, misses: -25, wrong_flags: -15, safe: -10 };

    /// The score in points: (10·fok + 10·gok + 15·sink) − (25·fko + 15·gko + 10·safe).
    pub fn total(self) -> i32 {
        let terms = self.terms().into_iter().zip(Self::POINTS.terms());
        terms.map(|(term, points)| points * term as i32).sum()
    }
}
