use serde::Serialize;

use crate::{
    agent_registry::Parameter,
    reversi::{agents::AGENTS, notation::OPENINGS},
};

use super::RULES;

/// The boards, the agents and the named openings of Reversi as plain data: the type `ReversiTables` of `doors/reversi.d.ts`. The page builds its
/// lists from it.
#[derive(Clone, Debug, Serialize)]
pub struct Tables {
    rules: Vec<RulesRow>,
    agents: Vec<AgentRow>,
    openings: Vec<OpeningRow>,
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

#[derive(Clone, Debug, Serialize)]
struct OpeningRow {
    id: &'static str,
    moves: &'static str,
}

impl Default for Tables {
    /// All tables. Linear in their rows.
    fn default() -> Self {
        let rules = RULES.iter().map(|&(id, size)| RulesRow { id, side: size.side() });
        let agents = AGENTS.iter().map(|entry| AgentRow {
            id: entry.id,
            parameters: entry.parameters,
            depth: entry.depth(),
            exact: entry.exact(),
        });
        let openings = OPENINGS.iter().map(|&(id, moves)| OpeningRow { id, moves });
        Self { rules: rules.collect(), agents: agents.collect(), openings: openings.collect() }
    }
}
