use serde::Serialize;

use crate::{agent_registry::Parameter, reversi::agents::AGENTS};

use super::RULES;

/// The boards and the agents of Reversi as plain data: the type `ReversiTables` of `doors/reversi.d.ts`. The page builds its
/// lists from it.
#[derive(Clone, Debug, Serialize)]
pub struct Tables {
    rules: Vec<RulesRow>,
    agents: Vec<AgentRow>,
}

#[derive(Clone, Debug, Serialize)]
struct RulesRow {
    id: &'static str,
    side: u8,
}

#[derive(Clone, Debug, Serialize)]
struct AgentRow {
    id: &'static str,
    parameters: &'static [Parameter],
    depth: Option<u8>,
    exact: Option<u32>,
}

impl Default for Tables {
    /// The tables of all boards and agents. Linear in the agents.
    fn default() -> Self {
        let rules = RULES.iter().map(|&(id, size)| RulesRow { id, side: size.side() });
        let agents = AGENTS.iter().map(|entry| AgentRow {
            id: entry.id,
            parameters: entry.parameters,
            depth: entry.depth(),
            exact: entry.exact(),
        });
        Self { rules: rules.collect(), agents: agents.collect() }
    }
}
