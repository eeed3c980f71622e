use std::sync::Arc;

use serde::Serialize;

use crate::battleship::{
    agents::{AGENTS, AgentEntry, Parameter},
    rules::{Deployer, PRESETS, Ruleset, preset},
};

/// The rule sets, the agents and the deployers as plain data, and which fit together: the type `Tables` of
/// `doors/battleship.d.ts`. The page builds its lists from it.
#[derive(Clone, Debug, Serialize)]
pub struct Tables {
    rules: Vec<RulesRow>,
    agents: Vec<AgentRow>,
    deployers: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
struct RulesRow {
    id: &'static str,
    rules: Arc<Ruleset>,
    agents: Vec<&'static str>,
    deployers: Vec<&'static str>,
    /// Whether it is a puzzle: lists of hunts leave it out.
    puzzle: bool,
}

#[derive(Clone, Debug, Serialize)]
struct AgentRow {
    id: &'static str,
    parameters: Vec<ParameterRow>,
    admiral: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
struct ParameterRow {
    name: &'static str,
    default: &'static str,
    values: Vec<String>,
}

impl Default for Tables {
    /// The tables of all presets, agents and deployers. It checks every agent and deployer against every preset.
    fn default() -> Self {
        Self {
            rules: PRESETS
                .into_iter()
                .filter_map(|id| preset(id).map(|rules| (id, rules)))
                .map(|(id, rules)| RulesRow {
                    id,
                    agents: players(&rules),
                    deployers: deployers(&rules),
                    puzzle: rules.is_puzzle(),
                    rules,
                })
                .collect(),
            agents: AGENTS.iter().map(AgentRow::of).collect(),
            deployers: Deployer::ALL.map(Deployer::id).to_vec(),
        }
    }
}

/// The ids of the agents that can play these rules, weaker ones before stronger ones.
#[must_use]
pub fn players(rules: &Ruleset) -> Vec<&'static str> {
    AGENTS.iter().filter(|agent| agent.plays(rules)).map(|agent| agent.id).collect()
}

/// The ids of the deployers that can deploy the fleets of these rules.
fn deployers(rules: &Ruleset) -> Vec<&'static str> {
    let suited = Deployer::ALL.into_iter().filter(|deployer| deployer.suits(rules));
    suited.map(Deployer::id).collect()
}

impl AgentRow {
    fn of(agent: &AgentEntry) -> Self {
        let parameters =
            agent.parameters.iter().filter(|own| own.is_offered).map(ParameterRow::of).collect();
        Self { id: agent.id, parameters, admiral: agent.admiral }
    }
}

impl ParameterRow {
    fn of(parameter: &Parameter) -> Self {
        let words = parameter.words.iter().map(ToString::to_string);
        let (least, most) = parameter.numbers.unwrap_or((1, 0));
        let all = words.chain((least..=most).map(|number| number.to_string()));
        let others = all.filter(|value| value != parameter.default);
        let values = std::iter::once(parameter.default.to_owned()).chain(others).collect();
        Self { name: parameter.name, default: parameter.default, values }
    }
}
