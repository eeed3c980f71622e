use std::{fs, path::PathBuf};

use clap::Args;
use rayon::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use spyglass::training::Training;

use crate::{
    failure::{Failure, print_json, read, write},
    shard::Shard,
};

/// The version of the files of states and parts.
const VERSION: u32 = 1;

/// How a training is run: whole, from where it was cut off, or a round at a time by several machines.
#[derive(Debug, Args)]
pub struct Rounds {
    /// The file that keeps the state of the training. It is gone on from, where it is there.
    #[arg(long)]
    state: Option<PathBuf>,
    #[command(flatten)]
    shard: Shard,
    /// Learn one round from the parts in these files, instead of playing it.
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "state", conflicts_with = "shard")]
    merge: Vec<PathBuf>,
    /// The file to write what was learned to, whenever progress is told; with `--shard` the parts of the next round.
    #[arg(long)]
    out: PathBuf,
}

/// What a state or a part is of.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Head {
    version: u32,
    training: Value,
    round: u32,
}

#[derive(Serialize, Deserialize)]
struct State<S> {
    #[serde(flatten)]
    head: Head,
    state: S,
}

/// Parts of a round, each with its number.
#[derive(Serialize, Deserialize)]
struct Parts<P> {
    #[serde(flatten)]
    head: Head,
    parts: Vec<(usize, P)>,
}

impl Rounds {
    /// Runs the training, and prints what it tells of itself.
    ///
    /// # Errors
    ///
    /// Where an option or a file is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run<T: Training>(&self, mut training: T) -> Result<(), Failure>
    where
        Failure: From<T::Error>,
    {
        self.resume(&mut training)?;
        let by_shards = self.shard.is_given() || !self.merge.is_empty();
        if training.is_done() {
            return if by_shards {
                Err(Failure::new("training-done", "all rounds are learned"))
            } else {
                write(&self.out, &training.weights())
            };
        }
        if self.shard.is_given() {
            let (head, parts) = (head(&training), self.play(&training)?);
            return write(&self.out, &json(&Parts { head, parts }));
        }
        let mut reports = Vec::new();
        while !training.is_done() {
            let parts: Vec<_> = if by_shards {
                self.merged(&training)?
            } else {
                self.play(&training)?.into_iter().map(|(_, part)| part).collect()
            };
            reports.push(training.learn(&parts));
            if by_shards || reports.len() == T::TOLD || training.is_done() {
                write(&self.out, &training.weights())?;
                self.keep(&training)?;
                print_json(&training.told(&reports))?;
                reports.clear();
            }
            if by_shards {
                break;
            }
        }
        Ok(())
    }

    /// Goes on from the state that is kept, where one is.
    fn resume<T: Training>(&self, training: &mut T) -> Result<(), Failure> {
        let Some(file) = self.state.as_ref().filter(|file| file.exists()) else { return Ok(()) };
        let named = |failure: Failure| failure.within(file.display());
        let State { head: found, state } = parsed(&read(file)?).map_err(named)?;
        let round = found.round;
        if (Head { round, ..head(training) }) != found {
            return Err(named(not_alike()));
        }
        if training.resume(state) && training.round() == round {
            return Ok(());
        }
        Err(named(unfit()))
    }

    /// Keeps the state. A run that is cut off here leaves the one before.
    fn keep<T: Training>(&self, training: &T) -> Result<(), Failure> {
        let Some(file) = &self.state else { return Ok(()) };
        let mut new = file.clone().into_os_string();
        new.push(".new");
        let new = PathBuf::from(new);
        write(&new, &json(&State { head: head(training), state: training.state() }))?;
        fs::rename(&new, file).map_err(|error| {
            Failure::new("output-refused", format_args!("{}: {error}", file.display()))
        })
    }

    /// Plays the parts of the round that are played here, each with its number.
    fn play<T: Training>(&self, training: &T) -> Result<Vec<(usize, T::Part)>, Failure>
    where
        Failure: From<T::Error>,
    {
        let parts = self.shard.of(training.parts() as u64)?;
        let parts = (parts.start as usize..parts.end as usize).into_par_iter();
        Ok(parts.map(|part| Ok((part, training.part(part)?))).collect::<Result<_, T::Error>>()?)
    }

    /// All parts of the round, in their order, from the files of the shards.
    fn merged<T: Training>(&self, training: &T) -> Result<Vec<T::Part>, Failure> {
        let mut all: Vec<Option<T::Part>> = (0..training.parts()).map(|_| None).collect();
        let own = head(training);
        for file in &self.merge {
            let named = |failure: Failure| failure.within(file.display());
            let Parts { head, parts } = parsed(&read(file)?).map_err(named)?;
            if head != own {
                return Err(named(not_alike()));
            }
            for (number, part) in parts {
                let slot = all.get_mut(number).filter(|_| training.fits(number, &part));
                let slot = slot.ok_or_else(|| named(unfit()))?;
                if slot.replace(part).is_some() {
                    let twice = format_args!("part {number} is there already");
                    return Err(named(Failure::new("same-games-twice", twice)));
                }
            }
        }
        let missing = all.iter().filter(|part| part.is_none()).count();
        let message =
            format!("{missing} of {} parts of round {} are missing", all.len(), own.round);
        let all: Option<Vec<T::Part>> = all.into_iter().collect();
        all.ok_or_else(|| Failure::new("parts-missing", message))
    }
}

fn head(training: &impl Training) -> Head {
    Head { version: VERSION, training: training.recipe(), round: training.round() }
}

fn not_alike() -> Failure {
    Failure::new("not-alike", "another training, round or version")
}

fn unfit() -> Failure {
    Failure::new("bad-training", "numbers that are none of this training")
}

fn parsed<F: DeserializeOwned>(text: &str) -> Result<F, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::new("bad-json", error))
}

fn json(file: &impl Serialize) -> Vec<u8> {
    let mut json = serde_json::to_vec(file).expect("a file is plain data");
    json.push(b'\n');
    json
}
