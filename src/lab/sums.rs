use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Results by value: how many games ended with each. Everything else follows from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(pub BTreeMap<i32, u64>);

impl Histogram {
    /// Counts one game.
    pub fn count(&mut self, result: i32) {
        *self.0.entry(result).or_default() += 1;
    }

    /// Counts the games of another histogram.
    pub fn merge(&mut self, other: &Self) {
        for (&result, &games) in &other.0 {
            *self.0.entry(result).or_default() += games;
        }
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.0.values().sum()
    }

    /// The exact sum of all results.
    #[must_use]
    pub fn sum(&self) -> i64 {
        self.0.iter().map(|(&result, &games)| i64::from(result) * games as i64).sum()
    }

    /// The exact sum of the squares of all results.
    #[must_use]
    pub fn sum_squares(&self) -> i64 {
        self.0.iter().map(|(&result, &games)| i64::from(result).pow(2) * games as i64).sum()
    }

    /// The least result that a share of `part` in `whole` of the games does not exceed.
    #[must_use]
    pub fn quantile(&self, part: u64, whole: u64) -> Option<i32> {
        let wanted = (self.games() * part).div_ceil(whole).max(1);
        let mut seen = 0;
        self.0.iter().find_map(|(&result, &games)| {
            seen += games;
            (wanted <= seen).then_some(result)
        })
    }
}

/// Mean and standard error from exact sums.
fn mean_and_error(games: u64, sum: i64, sum_squares: i64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 0.0);
    }
    let n = games as f64;
    let mean = sum as f64 / n;
    if games == 1 {
        return (mean, 0.0);
    }
    // n·Σx² − (Σx)² is exact in i128, so that nothing cancels.
    let spread = i128::from(games) * i128::from(sum_squares) - i128::from(sum) * i128::from(sum);
    let variance = spread as f64 / n / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// The results of one agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    /// The agent's text.
    pub agent: String,
    /// The games.
    pub games: u64,
    /// The mean of shots, or of the score where the rules score.
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// The least result that half of the games do not exceed.
    pub median: Option<i32>,
    /// The least result.
    pub min: Option<i32>,
    /// The greatest result.
    pub max: Option<i32>,
    /// The least result that 99 % of the games do not exceed.
    pub p99: Option<i32>,
    /// The exact sum.
    pub sum: i64,
    /// The exact sum of the squares.
    pub sum_squares: i64,
    /// Games by result.
    pub histogram: Histogram,
    /// Time spent, summed over all cores. Told, never compared.
    #[serde(default)]
    pub seconds: f64,
}

impl Sums {
    /// The sums of a histogram.
    #[must_use]
    pub fn new(agent: String, histogram: Histogram, seconds: f64) -> Self {
        let (games, sum, sum_squares) =
            (histogram.games(), histogram.sum(), histogram.sum_squares());
        let (mean, se) = mean_and_error(games, sum, sum_squares);
        Self {
            agent,
            games,
            mean,
            se,
            median: histogram.quantile(1, 2),
            min: histogram.0.keys().next().copied(),
            max: histogram.0.keys().next_back().copied(),
            p99: histogram.quantile(99, 100),
            sum,
            sum_squares,
            histogram,
            seconds,
        }
    }
}

/// The difference `a` − `b` of two agents on the same seas.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paired {
    /// The first agent.
    pub a: String,
    /// The second agent.
    pub b: String,
    /// The mean difference.
    pub mean: f64,
    /// Its standard error.
    pub se: f64,
    /// The exact sum of the differences.
    pub sum: i64,
    /// The exact sum of their squares.
    pub sum_squares: i64,
}

impl Paired {
    fn new(a: String, b: String, games: u64, sum: i64, sum_squares: i64) -> Self {
        let (mean, se) = mean_and_error(games, sum, sum_squares);
        Self { a, b, mean, se, sum, sum_squares }
    }
}

/// What a batch gives: the sums of every agent, and every pair compared on the same seas.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The rules' id, or their canonical text.
    pub rules: String,
    /// The seed of the batch.
    pub seed: String,
    /// How the seas were laid.
    pub deploy: String,
    /// By agent.
    pub agents: Vec<Sums>,
    /// By pair of agents.
    pub paired: Vec<Paired>,
}

/// Results are merged only where they are of the same rules, seed, deployment and agents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAlike;

impl Report {
    /// The report of these results, one row a game with a result an agent.
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
            Sums::new(agent.clone(), histogram, rows.seconds.get(number).copied().unwrap_or(0.0))
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
        Self { rules, seed, deploy, agents, paired }
    }

    /// Adds the games of another shard of the same batch.
    ///
    /// # Errors
    ///
    /// Where it is of another batch. Nothing changes then.
    pub fn merge(&mut self, other: &Self) -> Result<(), NotAlike> {
        let names = |report: &Self| -> Vec<String> {
            report.agents.iter().map(|sums| sums.agent.clone()).collect()
        };
        let alike = self.rules == other.rules
            && self.seed == other.seed
            && self.deploy == other.deploy
            && names(self) == names(other)
            && self.paired.len() == other.paired.len();
        if !alike {
            return Err(NotAlike);
        }
        for (own, more) in self.agents.iter_mut().zip(&other.agents) {
            let mut histogram = own.histogram.clone();
            histogram.merge(&more.histogram);
            *own = Sums::new(own.agent.clone(), histogram, own.seconds + more.seconds);
        }
        let games = self.agents.first().map_or(0, |sums| sums.games);
        for (own, more) in self.paired.iter_mut().zip(&other.paired) {
            let (sum, squares) = (own.sum + more.sum, own.sum_squares + more.sum_squares);
            *own = Paired::new(own.a.clone(), own.b.clone(), games, sum, squares);
        }
        Ok(())
    }
}

/// Results game by game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// By game, by agent.
    pub results: Vec<Vec<i32>>,
    /// By agent: the time spent.
    pub seconds: Vec<f64>,
}
