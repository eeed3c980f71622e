//! An agent's memory: its fold over the answers is part of the game, its caches only save time.

use std::{collections::BTreeSet, sync::Arc};

use spyglass::{
    battleship::{
        agents::{AGENTS, AgentText, Detail, Memory, Turn},
        rules::Ruleset,
    },
    rng::Seed,
};
use spyglass_test_support::{alone::Alone, rulesets};

/// Agents that count, plan or deduce, on boards where that takes little time.
fn counting() -> Vec<(Arc<Ruleset>, AgentText)> {
    let small = r#"{"rows": 6, "cols": 6, "contact": "apart", "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 3, "length": 2}]}"#;
    let touching = r#"{"rows": 5, "cols": 5, "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "count": 2, "length": 2}]}"#;
    let moving = r#"{"rows": 5, "cols": 4, "motion": "slide", "fleet": [
        {"name": "cruiser", "length": 3}, {"name": "raft", "length": 2}]}"#;
    [
        (small, "exact"),
        ("admiral", "robust"),
        (touching, "exact"),
        (touching, "exact-lookahead"),
        (touching, "planner"),
        (moving, "tracker"),
        ("solitaire", "exact"),
        ("solitaire", "expert-standard"),
        ("solitaire", "expert-greedy"),
    ]
    .map(|(rules, agent)| {
        let rules = Ruleset::read(rules).unwrap_or_else(|error| panic!("{rules}: {error}"));
        (rules, agent.parse().expect("an agent"))
    })
    .into()
}

/// Every agent, some with several parameters, on rules that it plays.
fn every_agent() -> Vec<(Arc<Ruleset>, AgentText)> {
    let rules = rulesets::hunted().into_iter();
    let agents = rules.flat_map(|rules| {
        rulesets::agents(&rules).into_iter().map(move |agent| (rules.clone(), agent))
    });
    agents.chain(counting()).collect()
}

/// At every step of a hunt the same decision follows from a kept memory and from one whose caches are dropped before each decision;
/// at some, from an empty memory too.
#[test]
fn dropped_caches_change_no_decision() {
    let mut agents = BTreeSet::new();
    for (rules, agent) in every_agent() {
        let mut kept = Alone::new(&rules, &agent, Seed(3));
        let mut dropped = Memory::default();
        agents.insert(agent.entry().id);
        for step in 0.. {
            if kept.hunt.is_over() {
                break;
            }
            let context = || format!("{agent} on {}, step {step}", rules.name());
            let (rng, knowledge) = (kept.rng(), &kept.knowledge);
            let decide = |memory: &mut Memory, detail| {
                kept.agent.decide(Turn { knowledge, memory, rng: &mut rng.clone(), detail })
            };
            let decision = decide(&mut kept.memory, Detail::Full);
            dropped.drop_caches();
            assert_eq!(decide(&mut dropped, Detail::Full), decision, "{}", context());
            dropped.drop_caches();
            assert_eq!(dropped, kept.memory, "{}: the fold is kept", context());
            // Folding and tracking anew is quadratic in the answers.
            if step % 8 == 0 {
                let mut anew = Memory::default();
                assert_eq!(decide(&mut anew, Detail::Full), decision, "{}", context());
                assert_eq!(anew, kept.memory, "{}", context());
            }
            kept.act(&decision);
        }
    }
    let all = AGENTS.iter().map(|entry| entry.id);
    assert_eq!(agents, all.collect(), "every agent was tried");
}
