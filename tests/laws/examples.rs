//! The examples run to their ends.

// Their own `main` only reads the words after the command.
#[allow(dead_code)]
#[path = "../../examples/lay_fleets.rs"]
mod lay_fleets;
#[allow(dead_code)]
#[path = "../../examples/play_agent.rs"]
mod play_agent;

#[test]
fn agents_play_with_their_reasons() {
    for (rules, agent) in [("admiral", "probability-map"), ("solitaire", "random")] {
        play_agent::play(rules, agent, "42").expect("the agent plays these rules");
    }
}

#[test]
fn fleets_are_laid_and_drawn() {
    for deployer in ["uniform", "border"] {
        lay_fleets::lay("sea-battle", deployer).expect("there are such fleets");
    }
}
