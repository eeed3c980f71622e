use crate::{
    battleship::{
        inference::{Basis, Belief, BeliefResult, Precision, Prior},
        rules::Ruleset,
    },
    grid::Cell,
};

use super::{
    Agent, Decision, Reason, Term, Turn,
    expected_score::ExpectedScoreAgent,
    likeliest::{Likeliest, shoot_likeliest},
    p_matrix::{PMatrix, WoundWeight},
};

/// Shoots where most of the fleets that fit the observations have a ship; under a prior, where most of their weight has.
///
/// Greedy on the posterior of whole fleets: it maximises the chance of the next hit, not the expected length of the hunt.
#[derive(Clone, Debug)]
pub(super) struct Exact {
    pub prior: Option<Prior>,
}

impl Agent for Exact {
    fn decide(&self, turn: Turn<'_>) -> Decision {
        if turn.knowledge.rules().is_scored() {
            return ExpectedScoreAgent.decide(turn);
        }
        let computed = turn.memory.belief(turn.knowledge, self.prior.as_ref());
        match computed.belief() {
            Some(belief) => likeliest(turn, &computed, belief),
            None => uncounted(turn),
        }
    }

    fn counts(&self, rules: &Ruleset) -> bool {
        // Expected scores have a plan of their own.
        !rules.is_scored()
    }

    fn prior(&self) -> Option<&Prior> {
        self.prior.as_ref()
    }
}

fn likeliest(turn: Turn<'_>, computed: &BeliefResult, belief: &Belief) -> Decision {
    let reason = |choice: Likeliest| {
        let Likeliest { cell, chance, next, ties } = choice;
        match belief.basis {
            Basis::Counted { fleets, .. } if chance == 1.0 => Reason::Certain { fleets },
            Basis::Counted { fleets, precision } => Reason::Likeliest {
                chance,
                fleets,
                single: precision == Precision::Single,
                next,
                miss_leaves: computed.without(cell).unwrap_or(0),
                ties,
            },
            Basis::Weighed => Reason::LikeliestWeighed { chance, next, ties },
            Basis::Sampled { samples, worst_error, weighed } => {
                Reason::LikeliestEstimated { chance, samples, error: worst_error, weighed, next }
            }
            // A belief of ships that lie still is counted or sampled.
            Basis::Heuristic | Basis::LostTrack => Reason::DrawnAtRandom { from: ties },
        }
    };
    let terms = |cell: Cell| {
        let fleets = computed.without(cell).zip(belief.fleets());
        let with = fleets.map(|(without, all)| (all - without) as f64);
        with.map(|value| Term { code: "fleets", value }).into_iter().collect()
    };
    shoot_likeliest(turn, belief, reason, terms)
}

/// Decides as the P-matrix does, where the fleets could be neither counted nor sampled; the reason says so.
fn uncounted(turn: Turn<'_>) -> Decision {
    let stand_in = PMatrix::new(WoundWeight::Times(10), None);
    let mut decision = stand_in.decide(turn);
    decision.reason = Reason::BeyondCounting { sensible: decision.sensible };
    decision
}
