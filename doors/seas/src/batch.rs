use spyglass::{
    battleship::rules::{Deployer, Ruleset},
    json_value::JsonValue,
    lab::{Batch, BatchConfig, Report, Rows, Seas},
    session::GameError,
};
use spyglass_door_kit::{NumberArg, Refused, count, games, out, read, seat};
use wasm_bindgen::prelude::*;

/// A batch of games, as JS holds it. Must be freed.
#[wasm_bindgen(js_name = Batch)]
#[derive(Debug)]
pub struct BatchHandle {
    batch: Batch,
    config: BatchConfig,
    deploy: Deployer,
    rows: Rows,
}

/// Starts a batch of `{rules, seed, agents, deploy?, first?}`. It plays no game yet.
///
/// # Errors
///
/// `bad-config` where the data are not of this form; `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none;
/// `bad-seed`, `unknown-deployer`, `unknown-agent`, `bad-agent-parameter`; `agent-not-for-rules` or `learned-elsewhere` where an
/// agent cannot play.
#[wasm_bindgen(js_name = newBatch)]
pub fn new_batch(
    #[wasm_bindgen(unchecked_param_type = "BatchConfig")] config: &JsValue,
) -> Result<BatchHandle, Refused> {
    Ok(open(&read(config)?)?)
}

fn open(json: &JsonValue) -> Result<BatchHandle, GameError> {
    let fields = json.fields(&["rules", "seed", "agents", "deploy", "first"])?;
    let rules: JsonValue = fields.required("rules")?;
    let seed: String = fields.required("seed")?;
    let agents: Vec<String> = fields.required("agents")?;
    let deploy: Option<String> = fields.optional("deploy")?;
    // The number of the first game: workers share a batch by starting at different games.
    let first: u32 = fields.get_or("first", 0)?;
    let rules = Ruleset::of_data(&rules)?;
    let deploy: Deployer = deploy.as_deref().unwrap_or("uniform").parse()?;
    let agents = agents.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
    let config = BatchConfig { rules, seed: seed.parse()?, agents, seas: Seas::Deployed(deploy) };
    let batch = Batch::new(&config)?;
    let rows = Rows { first: first.into(), ..Rows::default() };
    Ok(BatchHandle { batch, config, deploy, rows })
}

#[wasm_bindgen(js_class = Batch)]
impl BatchHandle {
    /// Plays the next `n` games.
    ///
    /// # Errors
    ///
    /// `bad-number`, `too-many-games` (65,536); `no-legal-deployment`, `deployment-not-found` or `deployer-not-for-rules` where no
    /// fleet can be placed.
    pub fn run(&mut self, n: &NumberArg) -> Result<(), Refused> {
        for _ in 0..games(n)? {
            let next = self.rows.first + self.rows.results.len() as u64;
            let results = self.batch.results(next)?;
            self.rows.results.push(results);
        }
        Ok(())
    }

    /// The results of `n` games from number `first` on, game by game, in each agent by agent: shots, or the score where the rules
    /// score. The sums stay as they are.
    ///
    /// # Errors
    ///
    /// As `run`.
    pub fn results(&self, first: &NumberArg, n: &NumberArg) -> Result<Vec<i32>, Refused> {
        let (first, n) = (u64::from(count(first)?), u64::from(games(n)?));
        let results = (first..first + n).map(|number| self.batch.results(number));
        Ok(results.collect::<Result<Vec<_>, _>>()?.concat())
    }

    /// The record of game `game`, from 0, of agent `agent`, from 1, at its start.
    ///
    /// # Errors
    ///
    /// `bad-number`; `bad-config` where there is no such agent; `no-legal-deployment`, `deployment-not-found` or
    /// `deployer-not-for-rules` where no fleet can be placed.
    pub fn record(&self, game: &NumberArg, agent: &NumberArg) -> Result<String, Refused> {
        let game = self.config.game(count(game)?.into(), seat(agent)?);
        Ok(game?.to_string())
    }

    /// The sums of the games so far, as `lab play --json` prints them.
    #[wasm_bindgen(unchecked_return_type = "BatchReport")]
    pub fn sums(&self) -> JsValue {
        let agents: Vec<String> = self.config.agents.iter().map(ToString::to_string).collect();
        let seed = self.config.seed.to_string();
        let deploy = self.deploy.to_string();
        out(&Report::new(self.config.rules.name(), seed, deploy, &agents, &self.rows))
    }
}
