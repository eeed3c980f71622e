use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

use crate::error_code::error_codes;

/// How many games ended with each result: a number of shots, or the score where the rules score. [`Sums`] has the mean, its error
/// and the quantiles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "BTreeMap<i32, u64>")]
pub struct Histogram {
    /// By rising result; no result twice.
    counts: Vec<(i32, u64)>,
}

impl From<BTreeMap<i32, u64>> for Histogram {
    fn from(counts: BTreeMap<i32, u64>) -> Self {
        Self { counts: counts.into_iter().collect() }
    }
}

impl Serialize for Histogram {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.counts.iter().map(|(result, games)| (result, games)))
    }
}

impl Histogram {
    /// Counts one more game that ended with `result`.
    pub fn count(&mut self, result: i32) {
        *self.games(result) += 1;
    }

    /// The games that ended with `result`.
    fn games(&mut self, result: i32) -> &mut u64 {
        let place = self.counts.partition_point(|&(other, _)| other < result);
        if self.counts.get(place).is_none_or(|&(other, _)| other != result) {
            self.counts.insert(place, (result, 0));
        }
        &mut self.counts[place].1
    }

    /// By rising result the games that ended with it.
    pub(super) fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        self.counts.iter().copied()
    }

    /// Adds the games of another histogram; none where a count overflows.
    pub(super) fn merge(&mut self, other: &Self) -> Option<()> {
        for &(result, games) in &other.counts {
            let own = self.games(result);
            *own = own.checked_add(games)?;
        }
        Some(())
    }

    /// The number of games, the exact sum of all results and that of their squares; none where one overflows.
    pub(super) fn totals(&self) -> Option<(u64, i64, i64)> {
        let mut totals = (0_u64, 0_i64, 0_i64);
        for &(result, games) in &self.counts {
            let (result, times) = (i64::from(result), i64::try_from(games).ok()?);
            totals.0 = totals.0.checked_add(games)?;
            totals.1 = totals.1.checked_add(result.checked_mul(times)?)?;
            totals.2 = totals.2.checked_add((result * result).checked_mul(times)?)?;
        }
        Some(totals)
    }

    /// The least result that a share of `part` in `whole` of the games does not exceed.
    fn quantile(&self, games: u64, part: u64, whole: u64) -> Option<i32> {
        let rank = (u128::from(games) * u128::from(part)).div_ceil(whole.into()).max(1);
        let rank = u64::try_from(rank).ok()?;
        let mut seen = 0;
        self.counts.iter().find_map(|&(result, games)| {
            seen += games;
            (rank <= seen).then_some(result)
        })
    }
}

/// Mean and standard error from exact sums; one game alone tells nothing of the error.
pub(super) fn mean_and_error(games: u64, sum: i64, sum_squares: i64) -> (f64, Option<f64>) {
    if games == 0 {
        return (0.0, None);
    }
    let n = games as f64;
    let mean = sum as f64 / n;
    if games == 1 {
        return (mean, None);
    }
    // n·Σx² − (Σx)² is exact in i128: no cancellation.
    let spread = i128::from(games) * i128::from(sum_squares) - i128::from(sum) * i128::from(sum);
    let variance = spread as f64 / n / (n - 1.0);
    (mean, Some((variance / n).sqrt()))
}

/// The results of one agent over a batch: exact sums, and what follows from them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    /// The agent's text.
    pub agent: String,
    /// The number of games.
    pub games: u64,
    /// The mean of shots, or of the score where the rules score.
    pub mean: f64,
    /// The standard error of the mean; `None` with fewer than two games.
    pub se: Option<f64>,
    /// The least result that half of the games do not exceed; `None` without games.
    pub median: Option<i32>,
    /// The least result of a game; `None` without games.
    pub min: Option<i32>,
    /// The greatest result of a game; `None` without games.
    pub max: Option<i32>,
    /// The least result that 99 % of the games do not exceed; `None` without games.
    pub p99: Option<i32>,
    /// The exact sum.
    pub sum: i64,
    /// The exact sum of the squares.
    pub sum_squares: i64,
    /// Games by result.
    pub histogram: Histogram,
    /// Time spent in seconds, summed over all cores. It depends on the machine and is never compared.
    #[serde(default)]
    pub seconds: f64,
}

impl Sums {
    /// The standard error, infinite where it is not known.
    #[must_use]
    pub fn error(&self) -> f64 {
        self.se.unwrap_or(f64::INFINITY)
    }

    /// The sums of a histogram; none where one overflows.
    fn new(agent: String, histogram: Histogram, seconds: f64) -> Option<Self> {
        let (games, sum, sum_squares) = histogram.totals()?;
        let (mean, se) = mean_and_error(games, sum, sum_squares);
        Some(Self {
            agent,
            games,
            mean,
            se,
            median: histogram.quantile(games, 1, 2),
            min: histogram.counts.first().map(|&(result, _)| result),
            max: histogram.counts.last().map(|&(result, _)| result),
            p99: histogram.quantile(games, 99, 100),
            sum,
            sum_squares,
            histogram,
            seconds,
        })
    }
}

/// The difference `a` − `b` of the results of two agents on the same seas. Its error is smaller than that of two means, as both
/// hunt on one sea.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paired {
    /// The text of the first agent.
    pub a: String,
    /// The text of the second agent.
    pub b: String,
    /// The mean difference of a game.
    pub mean: f64,
    /// The standard error of the mean difference; `None` with fewer than two games.
    pub se: Option<f64>,
    /// The exact sum of the differences.
    pub sum: i64,
    /// The exact sum of their squares.
    pub sum_squares: i64,
}

impl Paired {
    /// The standard error, infinite where it is not known.
    #[must_use]
    pub fn error(&self) -> f64 {
        self.se.unwrap_or(f64::INFINITY)
    }

    fn new(a: String, b: String, games: u64, sum: i64, sum_squares: i64) -> Self {
        let (mean, se) = mean_and_error(games, sum, sum_squares);
        Self { a, b, mean, se, sum, sum_squares }
    }

    /// Whether it names these agents, its sum is the difference of theirs, differences with its sums can exist, and mean and error follow
    /// from them.
    fn follows_from(&self, a: &Sums, b: &Sums) -> bool {
        let (mean, se) = mean_and_error(a.games, self.sum, self.sum_squares);
        if !(is_near(self.mean, mean) && is_error(self.se, se)) {
            return false;
        }
        let [sum, squares] = [self.sum, self.sum_squares].map(i128::from);
        self.a == a.agent
            && self.b == b.agent
            && sum == i128::from(a.sum) - i128::from(b.sum)
            // The mean of squares is never less than the square of the mean; i128 holds both sides.
            && sum * sum <= i128::from(a.games) * squares
            && (0 < a.games || squares == 0)
    }
}

/// Whether a number of a report is the one computed again, but for the last digits of a text.
pub(super) fn is_near(told: f64, computed: f64) -> bool {
    (told - computed).abs() <= 1e-9 * computed.abs().max(1.0)
}

/// The same of a standard error. Where there is none, reports from before have 0.
pub(super) fn is_error(told: Option<f64>, computed: Option<f64>) -> bool {
    match computed {
        Some(computed) => told.is_some_and(|told| is_near(told, computed)),
        None => told.is_none_or(|told| told == 0.0),
    }
}

/// The version of the reports of batches and matches; those from before have none.
pub(super) const VERSION: u32 = 1;

pub(super) const fn version() -> u32 {
    VERSION
}

/// The result of a batch or of a shard of one: the sums of every agent, and every pair compared on the same seas.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The version of the form, 1.
    #[serde(default = "version")]
    pub version: u32,
    /// The rules' id, or their canonical text.
    pub rules: String,
    /// The seed of the batch.
    pub seed: String,
    /// How the seas were placed.
    pub deploy: String,
    /// The numbers of the games played, as runs `first..end`.
    pub parts: Vec<(u64, u64)>,
    /// By agent.
    pub agents: Vec<Sums>,
    /// By pair of agents.
    pub paired: Vec<Paired>,
}

/// Why reports are not merged: codes `not-alike`, `same-games-twice` and `bad-report`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MergeError {
    /// They are of other rules, seeds, seas or agents.
    NotAlike,
    /// They share games.
    Overlap,
    /// The sums of one contradict each other, or are too great to add.
    Unsound,
}

error_codes! {
    MergeError {
        NotAlike => "not-alike", "other rules, seed, seas or agents";
        Overlap => "same-games-twice", "games that are counted already";
        Unsound => "bad-report", "sums that contradict each other";
    }
}

impl Report {
    /// The report of these results. A row of `rows` is a game and has a result for each of `agents`, in their order.
    #[must_use]
    pub fn new(
        rules: String,
        seed: String,
        deploy: String,
        agents: &[String],
        rows: &Rows,
    ) -> Self {
        let sums = |number: usize, agent: &String| {
            let mut histogram = Histogram::default();
            for row in &rows.results {
                histogram.count(row[number]);
            }
            let seconds = rows.seconds.get(number).copied().unwrap_or(0.0);
            Sums::new(agent.clone(), histogram, seconds)
                .expect("as many games as fit in memory have sums that fit in 64 bits")
        };
        let mut paired = Vec::new();
        for a in 0..agents.len() {
            for b in a + 1..agents.len() {
                let differences =
                    rows.results.iter().map(|row| i64::from(row[a]) - i64::from(row[b]));
                paired.push(Paired::new(
                    agents[a].clone(),
                    agents[b].clone(),
                    rows.results.len() as u64,
                    differences.clone().sum(),
                    differences.map(|difference| difference.pow(2)).sum(),
                ));
            }
        }
        let agents = agents.iter().enumerate().map(|(number, agent)| sums(number, agent)).collect();
        let parts = vec![(rows.first, rows.first + rows.results.len() as u64)];
        Self { version: VERSION, rules, seed, deploy, parts, agents, paired }
    }

    /// Adds the games of another shard of the same batch.
    ///
    /// # Errors
    ///
    /// `not-alike` where it is of another batch, `same-games-twice` where both hold a game, `bad-report` where one of them fails
    /// [`Report::check`] or the sums overflow. Nothing changes then.
    pub fn merge(&mut self, other: &Self) -> Result<(), MergeError> {
        self.check()?;
        other.check()?;
        let names = |report: &Self| -> Vec<String> {
            report.agents.iter().map(|sums| sums.agent.clone()).collect()
        };
        let alike = self.rules == other.rules
            && self.seed == other.seed
            && self.deploy == other.deploy
            && names(self) == names(other);
        if !alike {
            return Err(MergeError::NotAlike);
        }
        let parts = joined(&self.parts, &other.parts).ok_or(MergeError::Overlap)?;
        let mut agents = Vec::with_capacity(self.agents.len());
        for (own, more) in self.agents.iter().zip(&other.agents) {
            let mut histogram = own.histogram.clone();
            histogram.merge(&more.histogram).ok_or(MergeError::Unsound)?;
            let sums = Sums::new(own.agent.clone(), histogram, own.seconds + more.seconds);
            agents.push(sums.ok_or(MergeError::Unsound)?);
        }
        let games = agents.first().map_or(0, |sums| sums.games);
        let mut paired = Vec::with_capacity(self.paired.len());
        for (own, more) in self.paired.iter().zip(&other.paired) {
            let sum = own.sum.checked_add(more.sum).ok_or(MergeError::Unsound)?;
            let squares = own.sum_squares.checked_add(more.sum_squares);
            let squares = squares.ok_or(MergeError::Unsound)?;
            paired.push(Paired::new(own.a.clone(), own.b.clone(), games, sum, squares));
        }
        (self.parts, self.agents, self.paired) = (parts, agents, paired);
        Ok(())
    }

    /// Checks that the report does not contradict itself.
    ///
    /// All of an agent but the time must follow from its histogram, and the number of games from the parts, which share none; the pairs must
    /// name the agents in order, with sums of differences that agree with the sums of both agents.
    ///
    /// # Errors
    ///
    /// [`MergeError::Unsound`] (`bad-report`) where one of these does not hold.
    pub fn check(&self) -> Result<(), MergeError> {
        let games = games_of(&self.parts);
        let sound = |sums: &Sums| {
            let computed = Sums::new(sums.agent.clone(), sums.histogram.clone(), sums.seconds);
            computed.is_some_and(|computed| {
                games == Some(sums.games)
                    && is_near(sums.mean, computed.mean)
                    && is_error(sums.se, computed.se)
                    && *sums == Sums { mean: sums.mean, se: sums.se, ..computed }
            })
        };
        let mut paired = self.paired.iter();
        let pairs_sound = self.agents.iter().enumerate().all(|(number, a)| {
            self.agents[number + 1..]
                .iter()
                .all(|b| paired.next().is_some_and(|pair| pair.follows_from(a, b)))
        });
        let is_known = self.version == VERSION;
        if is_known && self.agents.iter().all(sound) && pairs_sound && paired.next().is_none() {
            Ok(())
        } else {
            Err(MergeError::Unsound)
        }
    }
}

/// How many games the parts of a report hold; none where two share a game or one is no run.
pub(super) fn games_of(parts: &[(u64, u64)]) -> Option<u64> {
    if parts.iter().any(|(first, end)| end < first) {
        return None;
    }
    joined(parts, &[])?.iter().try_fold(0_u64, |games, (first, end)| games.checked_add(end - first))
}

/// The games of both, with adjacent runs joined; none where they share a game.
pub(super) fn joined(a: &[(u64, u64)], b: &[(u64, u64)]) -> Option<Vec<(u64, u64)>> {
    let mut all: Vec<(u64, u64)> = a.iter().chain(b).copied().collect();
    all.retain(|(first, end)| first < end);
    all.sort_unstable();
    let mut joined: Vec<(u64, u64)> = Vec::new();
    for (first, end) in all {
        match joined.last_mut() {
            Some(last) if first < last.1 => return None,
            Some(last) if first == last.1 => last.1 = end,
            _ => joined.push((first, end)),
        }
    }
    Some(joined)
}

/// Results game by game, from one game on without a gap: for each game a result of every agent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// The number of the first game.
    pub first: u64,
    /// By game, by agent.
    pub results: Vec<Vec<i32>>,
    /// By agent: the time spent.
    pub seconds: Vec<f64>,
}
