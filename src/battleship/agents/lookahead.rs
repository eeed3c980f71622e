use crate::{
    battleship::{
        inference::{
            Belief, Constraints, FleetSearch,
            exact::{FoundFleet, covered},
        },
        knowledge::Knowledge,
        rules::{Action, Announce},
    },
    grid::{Cell, CellSet},
};

use super::{Agent, Candidate, Decision, Detail, Reason, Term, Turn, exact::Exact};

/// The greatest number of fleets that are enumerated.
pub(super) const MAX_FLEETS: usize = 3_000;
/// Work for enumerating so many, in units of about 0.1 µs; in proportion for others. Where it does not suffice, the likeliest cell is
/// chosen.
const ENUMERATION_WORK: u64 = 1_000_000;
/// The greatest number of cells compared.
const MAX_COMPARED: usize = 8;
/// How far below that of the likeliest cell their chances may be.
const MAX_BELOW: f64 = 0.15;

/// Plays as [`Exact`] until few fleets fit; then it chooses by exhaustive rollouts. For each of the likeliest cells it plays every
/// fleet to the end of the hunt: first that cell, then always the likeliest cell of the fleets that still fit. It chooses the cell
/// after which the fewest shots miss.
///
/// This is one step of policy improvement (Ronald A. Howard, *Dynamic Programming and Markov Processes*, 1960): the likeliest cell is
/// among those compared, so that the mean over the fleets is never worse than that of the greedy policy with ties in row order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookahead;

impl Agent for Lookahead {
    fn decide(&self, Turn { knowledge, memory, rng, detail }: Turn<'_>) -> Decision {
        let mut decision = Exact { prior: None }.decide(Turn { knowledge, memory, rng, detail });
        if let Some(belief) = memory.belief(knowledge, None).belief() {
            roll_out(MAX_FLEETS, &mut decision, belief, knowledge, detail);
        }
        decision
    }

    fn counts(&self) -> bool {
        true
    }
}

/// Chooses by rollouts instead of a `decision` for the likeliest cell, where at most so many fleets fit; false where it stays.
pub(super) fn roll_out(
    max_fleets: usize,
    decision: &mut Decision,
    belief: &Belief,
    knowledge: &Knowledge,
    detail: Detail,
) -> bool {
    let Some(likeliest) = decision.action.cell() else { return false };
    let few = |fleets| (3..=max_fleets as u128).contains(&fleets);
    let Some(fleets) = belief.fleets().filter(|&fleets| few(fleets)) else { return false };
    if belief.at(likeliest) == 1.0 {
        return false;
    }
    let mut enumeration = FleetSearch::up_to(&Constraints::new(knowledge, None), max_fleets + 1);
    // A mean over part of the fleets would be biased.
    let work = ENUMERATION_WORK * max_fleets as u64 / MAX_FLEETS as u64;
    if !enumeration.advance(work) || enumeration.found().len() as u128 != fleets {
        return false;
    }
    let rollouts = Rollouts::new(enumeration.found(), knowledge);
    let chance = |cell| belief.at(cell);
    let mut misses = vec![(likeliest, rollouts.misses_after(likeliest))];
    let mut others = knowledge.open();
    others.remove(likeliest);
    while misses.len() < MAX_COMPARED {
        let better = |a, b| if chance(a) < chance(b) { b } else { a };
        let Some(cell) = others.iter().reduce(better) else { break };
        if chance(cell) <= (chance(likeliest) - MAX_BELOW).max(0.0) {
            break;
        }
        others.remove(cell);
        misses.push((cell, rollouts.misses_after(cell)));
    }
    // The first of equals: the likeliest cell is kept where no other is better.
    let fewest = |a: (Cell, u32), b: (Cell, u32)| if b.1 < a.1 { b } else { a };
    let (cell, least) = misses.iter().copied().reduce(fewest).unwrap_or((likeliest, 0));
    let mean = |misses: u32| f64::from(misses) / fleets as f64;
    if cell != likeliest {
        decision.action = Action::Shoot(cell);
        decision.ties = 1;
        decision.reason = Reason::FewestMisses {
            misses: mean(least),
            fleets,
            chance: chance(cell),
            likeliest,
            likeliest_chance: chance(likeliest),
            likeliest_misses: mean(misses[0].1),
        };
    }
    if detail == Detail::Full {
        let mut left = misses;
        decision.candidates.clear();
        while let Some(best) = left.iter().copied().reduce(fewest) {
            left.retain(|&(cell, _)| cell != best.0);
            let terms = vec![Term { code: "misses", value: mean(best.1) }];
            decision.candidates.push(Candidate { cell: best.0, score: chance(best.0), terms });
        }
    }
    true
}

/// Every fleet that fits, and the cells shot at so far.
struct Rollouts<'a> {
    fleets: &'a [FoundFleet],
    /// By fleet the cells of its ships.
    cells: Vec<CellSet>,
    shot: CellSet,
    announce: Announce,
}

/// The answer to a shot, by class where it names one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Miss,
    Hit,
    Named(usize),
    Sunk(usize),
}

impl<'a> Rollouts<'a> {
    fn new(fleets: &'a [FoundFleet], knowledge: &Knowledge) -> Self {
        Self {
            cells: fleets.iter().map(|fleet| covered(fleet)).collect(),
            fleets,
            shot: knowledge.shot(),
            announce: knowledge.rules().spec().announce,
        }
    }

    /// The number of shots that miss, over all fleets, with `cell` next and the likeliest cell from then on.
    ///
    /// # Complexity
    ///
    /// Fleets × shots of a hunt × answers that a shot can have.
    fn misses_after(&self, cell: Cell) -> u32 {
        let mut all: Vec<u16> = (0..self.fleets.len() as u16).collect();
        self.shoot(&mut all, self.shot, cell)
    }

    fn shoot(&self, fleets: &mut [u16], mut shot: CellSet, cell: Cell) -> u32 {
        shot.insert(cell);
        let mut misses = 0;
        let mut rest = fleets;
        while let Some(&first) = rest.first() {
            let outcome = self.outcome(first, shot, cell);
            let mut same = 0;
            for place in 0..rest.len() {
                if self.outcome(rest[place], shot, cell) == outcome {
                    rest.swap(same, place);
                    same += 1;
                }
            }
            if outcome == Outcome::Miss {
                misses += same as u32;
            }
            let (group, others) = rest.split_at_mut(same);
            misses += self.continue_greedily(group, shot);
            rest = others;
        }
        misses
    }

    fn continue_greedily(&self, fleets: &mut [u16], shot: CellSet) -> u32 {
        // Where one fleet is left, every shot hits.
        if fleets.len() < 2 {
            return 0;
        }
        let mut counts = [0_u16; 256];
        for &fleet in &*fleets {
            for cell in self.cells[usize::from(fleet)] - shot {
                let cell: Cell = cell;
                counts[cell.index()] += 1;
            }
        }
        let mut most = 0;
        for (index, &count) in counts.iter().enumerate() {
            if counts[most] < count {
                most = index;
            }
        }
        if counts[most] == 0 {
            return 0;
        }
        self.shoot(fleets, shot, Cell::from_index(most as u8))
    }

    fn outcome(&self, fleet: u16, shot: CellSet, cell: Cell) -> Outcome {
        if !self.cells[usize::from(fleet)].contains(cell) {
            return Outcome::Miss;
        }
        let mut ships = self.fleets[usize::from(fleet)].iter();
        match (self.announce, ships.find(|(_, ship)| ship.contains(cell))) {
            (Announce::Sunk | Announce::NamesShip, Some(&(class, ship)))
                if ship.is_subset(shot) =>
            {
                Outcome::Sunk(class)
            }
            (Announce::NamesShip, Some(&(class, _))) => Outcome::Named(class),
            _ => Outcome::Hit,
        }
    }
}
