//! Rule sets and agents of every kind, for laws that hold of all.

use std::sync::Arc;

use spyglass::battleship::{
    agents::AgentText,
    rules::{PRESETS, Ruleset},
};

const CUSTOM: [&str; 17] = [
    r#"{"rows": 1, "cols": 1, "fleet": [{"name": "raft", "length": 1}]}"#,
    r#"{"rows": 4, "cols": 5, "fleet": [{"name": "raft", "count": 2, "length": 2},
        {"name": "hook", "cells": [[0,0],[1,0],[1,1]]}]}"#,
    r#"{"rows": 16, "cols": 16, "contact": "apart", "fleet": [{"name": "serpent", "length": 9},
        {"name": "cruiser", "count": 2, "length": 4}, {"name": "raft", "count": 3, "length": 1}]}"#,
    r#"{"rows": 12, "cols": 12, "contact": "apart", "shootAgain": true, "fleet": [
        {"name": "catamaran", "cells": [[0,0],[0,2],[1,1],[2,0],[2,2]]},
        {"name": "tower", "count": 2, "cells": [[0,0],[1,0],[2,0],[1,1]]},
        {"name": "step", "count": 2, "cells": [[0,0],[1,1],[2,2]]}]}"#,
    r#"{"rows": 7, "cols": 7, "fleet": [
        {"name": "catamaran", "cells": [[0,0],[0,2],[1,1],[2,0],[2,2]]},
        {"name": "step", "count": 3, "cells": [[0,0],[1,1]]},
        {"name": "hook", "count": 2, "cells": [[0,0],[1,0],[1,1]]}]}"#,
    r#"{"rows": 8, "cols": 8, "announce": "hit-or-miss", "fleet": [
        {"name": "cruiser", "count": 2, "length": 3}, {"name": "raft", "length": 2}]}"#,
    r#"{"rows": 8, "cols": 9, "contact": "apart", "announce": "hit-or-miss", "fleet": [
        {"name": "tower", "cells": [[0,0],[1,0],[2,0],[1,1]]}, {"name": "raft", "count": 3, "length": 2}]}"#,
    r#"{"rows": 9, "cols": 9, "announce": "names-ship", "fleet": [
        {"name": "cruiser", "count": 3, "length": 3}, {"name": "battleship", "length": 4}]}"#,
    r#"{"rows": 8, "cols": 8, "announce": "names-ship", "contact": "apart", "fleet": [
        {"name": "hook", "count": 3, "cells": [[0,0],[1,0],[1,1]]}, {"name": "raft", "count": 2, "length": 2}]}"#,
    r#"{"rows": 6, "cols": 6, "sunkCellsTold": true, "fleet": [
        {"name": "cruiser", "count": 3, "length": 3}, {"name": "raft", "count": 3, "length": 2}]}"#,
    r#"{"budgets": {"shots": 20, "guesses": 0, "actions": 100}, "fleet": [
        {"name": "battleship", "count": 2, "length": 4}, {"name": "raft", "length": 2}]}"#,
    r#"{"budgets": {"shots": 50, "guesses": 0, "actions": 12}, "contact": "apart", "fleet": [
        {"name": "battleship", "count": 2, "length": 4}, {"name": "raft", "length": 2}]}"#,
    r#"{"contact": "apart", "announce": "content", "clues": true, "known": 7, "knownKind": "ship",
        "missRevealed": false, "budgets": {"shots": 5, "guesses": 20, "actions": 100}, "fleet": [
        {"name": "battleship", "length": 4}, {"name": "cruiser", "count": 2, "length": 3},
        {"name": "submarine", "count": 4, "length": 1}]}"#,
    r#"{"rows": 5, "cols": 4, "announce": "content", "budgets": {"shots": 3, "guesses": 4, "actions": 9},
        "fleet": [{"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 1}]}"#,
    r#"{"rows": 16, "cols": 3, "shootAgain": true, "fleet": [{"name": "ram", "length": 3},
        {"name": "serpent", "length": 12}]}"#,
    r#"{"rows": 6, "cols": 5, "motion": "slide", "announce": "names-ship", "spentIsMiss": true, "fleet": [
        {"name": "cruiser", "count": 2, "length": 3}, {"name": "buoy", "count": 2, "length": 1}]}"#,
    r#"{"rows": 5, "cols": 7, "motion": "slide", "anyHitTakesALife": true, "shootAgain": true, "fleet": [
        {"name": "ram", "length": 5}, {"name": "raft", "count": 2, "length": 2}]}"#,
];

const AGENTS: &[&str] = &[
    "random",
    "hunt",
    "parity",
    "parity(k=longest)",
    "probability-map",
    "probability-map(count=1;bonus=once;ties=first)",
    "probability-map(bonus=none;ships=longest)",
    "probability-map(count=none;ties=first)",
    "directional",
    "p-matrix(finish=last)",
    "p-matrix",
    "p-matrix(wound-weight=only)",
    "p-matrix(wound-weight=1)",
    "p-matrix(wound-weight=only;turns=all)",
    "random-repeat",
    "fixed-scan",
    "fixed-scan(search=cross)",
];

/// The presets, and custom rules of every announcement, contact and shape.
pub fn all() -> Vec<Arc<Ruleset>> {
    let read = |text| Ruleset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    PRESETS.into_iter().chain(CUSTOM).map(read).collect()
}

/// Those of them in which ships lie still.
pub fn still() -> Vec<Arc<Ruleset>> {
    all().into_iter().filter(|rules| !rules.moves()).collect()
}

/// Those of them in which there is something to shoot at: all but the puzzles.
pub fn hunted() -> Vec<Arc<Ruleset>> {
    all().into_iter().filter(|rules| !rules.is_puzzle()).collect()
}

/// An agent that shoots anywhere, wherever one may.
pub fn random(rules: &Ruleset) -> &'static str {
    if rules.moves() { "random-repeat" } else { "random" }
}

/// The agents that play these rules, with several of their parameters.
pub fn agents(rules: &Ruleset) -> Vec<AgentText> {
    let read = |text: &str| text.parse::<AgentText>().unwrap_or_else(|error| panic!("{error}"));
    AGENTS.iter().copied().map(read).filter(|agent| agent.plays(rules)).collect()
}
