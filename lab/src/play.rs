use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use spyglass::{
    battleship::{
        agents::AgentText,
        inference::Book,
        rules::{KnownKind, Ruleset, preset},
    },
    lab::{Batch, BatchConfig, Report, Rows, Seas, read_seas},
    rng::Seed,
};

use crate::{
    failure::{Failure, read, read_bytes},
    report::print_report,
    shard::Shard,
};

/// Lets agents play many games, each on the same seas.
#[derive(Debug, Args)]
pub struct Play {
    /// A rule set's id, or a file with one as JSON.
    #[arg(long, default_value = "admiral")]
    rules: String,
    /// Sets one key of the rules, such as `shootAgain=true`.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// An agent, such as `parity(k=longest)`; may be given several times.
    #[arg(long = "agent", required = true)]
    agents: Vec<String>,
    /// The number of games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the batch.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
    /// A deployer, or `file:FILE` with one fleet a line.
    #[arg(long, default_value = "uniform")]
    deploy: String,
    /// The number of known cells instead of the rules'.
    #[arg(long)]
    hints: Option<u32>,
    /// How the known cells are drawn.
    #[arg(long, value_parser = KnownKind::ALL.map(KnownKind::id))]
    hint_kind: Option<String>,
    /// The original environment of solitaire: misses are not announced.
    #[arg(long)]
    course: bool,
    #[command(flatten)]
    shard: Shard,
    /// A book of openings, as `lab book` writes it: the agent `exact` plays the same, and sooner.
    #[arg(long)]
    book: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl Play {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = self.rules()?;
        let seed: Seed = self.seed.parse()?;
        let agents = self
            .agents
            .iter()
            .map(|text| text.parse::<AgentText>())
            .collect::<Result<Vec<_>, _>>()?;
        let config = BatchConfig { rules: rules.clone(), seed, agents, seas: self.seas(&rules)? };
        let mut batch = Batch::new(&config)?;
        if let Some(file) = &self.book {
            batch.use_book(Book::read(&read_bytes(file)?)?);
        }
        let rows = play(&batch, self.shard.of(self.games)?, config.agents.len())?;
        let names: Vec<String> = config.agents.iter().map(ToString::to_string).collect();
        let report =
            Report::new(rules.name(), seed.to_string(), self.deploy.clone(), &names, &rows);
        print_report(&report, self.json)
    }

    fn rules(&self) -> Result<Arc<Ruleset>, Failure> {
        let mut pairs = Vec::with_capacity(self.set.len());
        for pair in &self.set {
            pairs.push(pair.split_once('=').ok_or_else(|| {
                Failure::new("bad-set", format_args!("{pair:?} is not KEY=VALUE"))
            })?);
        }
        let hints = self.hints.map(|hints| hints.to_string());
        pairs.extend(hints.as_deref().map(|hints| ("known", hints)));
        pairs.extend(self.hint_kind.as_deref().map(|kind| ("knownKind", kind)));
        pairs.extend(self.course.then_some(("missRevealed", "false")));
        Ok(read_rules(&self.rules)?.with_all(&pairs)?)
    }

    fn seas(&self, rules: &Ruleset) -> Result<Seas, Failure> {
        match self.deploy.strip_prefix("file:") {
            Some(file) => {
                let seas = read_seas(rules, &read(Path::new(file))?)?;
                Ok(Seas::Fixed(seas.into()))
            }
            None => Ok(Seas::Deployed(self.deploy.parse()?)),
        }
    }
}

/// The rule set of this id, in this file, or of this JSON text.
pub fn read_rules(text: &str) -> Result<Arc<Ruleset>, Failure> {
    // An id has no dot and no slash: what has one is meant as a file, there or not.
    let file = Path::new(text);
    let is_file = file.exists() || !text.trim_start().starts_with('{') && text.contains(['.', '/']);
    if preset(text).is_none() && is_file {
        return Ok(Ruleset::read(&read(file)?)?);
    }
    Ok(Ruleset::read(text)?)
}

/// Plays the games on every core.
fn play(batch: &Batch, games: std::ops::Range<u64>, agents: usize) -> Result<Rows, Failure> {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let first = games.start;
    let bar = ProgressBar::new(games.end - games.start).with_style(style);
    let played = games
        .into_par_iter()
        .map(|number| {
            let sea = batch.sea(number)?;
            let timed = (0..agents).map(|agent| {
                let begun = Instant::now();
                let result = batch.play(number, agent, &sea);
                (result, begun.elapsed().as_secs_f64())
            });
            let row: (Vec<i32>, Vec<f64>) = timed.unzip();
            if number % 64 == 0 {
                bar.inc(64);
            }
            Ok(row)
        })
        .collect::<Result<Vec<_>, Failure>>()?;
    bar.finish_and_clear();
    let mut rows =
        Rows { first, results: Vec::with_capacity(played.len()), seconds: vec![0.0; agents] };
    for (results, seconds) in played {
        rows.results.push(results);
        for (sum, more) in rows.seconds.iter_mut().zip(seconds) {
            *sum += more;
        }
    }
    Ok(rows)
}
