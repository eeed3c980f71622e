use crate::{
    battleship::{
        inference::{
            BeliefResult, Constraints, FleetSearch,
            exact::{FoundFleet, covered},
        },
        knowledge::Knowledge,
        rules::{Action, Announce},
    },
    grid::{Cell, CellSet},
    rng::GameRng,
};

use super::{Agent, Candidate, Decision, Detail, Memory, Reason, Term, exact::Exact};

/// The most fleets that are followed one by one.
const MAX_FLEETS: usize = 3_000;
/// Work of listing them, in units of some 0.1 µs: where it does not suffice the likeliest cell stays.
const LISTING_WORK: u64 = 1_000_000;
/// The most cells that are looked at, and how far below the likeliest they may be.
const LOOKED_AT: usize = 8;
const BELOW: f64 = 0.15;

/// Plays as [`Exact`], and looks ahead once few fleets fit: each of the likeliest cells is shot at in every one of them, and the hunt
/// followed to its end, always at the likeliest cell of what then still fits. The cell after which the fewest shots miss is chosen.
///
/// As one of them is the likeliest cell itself, the mean over those fleets is never worse than that of going on greedily, ties
/// broken in row order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookahead;

impl Agent for Lookahead {
    fn decide(
        &self,
        knowledge: &Knowledge,
        memory: &mut Memory,
        rng: &mut GameRng,
        detail: Detail,
    ) -> Decision {
        let mut decision = Exact { prior: None }.decide(knowledge, memory, rng, detail);
        let computed = memory.belief(knowledge, None);
        let (Some(likeliest), BeliefResult::Belief { belief, .. }) =
            (decision.action.cell(), &*computed)
        else {
            return decision;
        };
        let few = |fleets| (3..=MAX_FLEETS as u128).contains(&fleets);
        let Some(fleets) = belief.fleets().filter(|&fleets| few(fleets)) else { return decision };
        if belief.at(likeliest) == 1.0 {
            return decision;
        }
        let mut listing = FleetSearch::up_to(&Constraints::new(knowledge, None), MAX_FLEETS + 1);
        // Every mean rests on the list being whole.
        if !listing.advance(LISTING_WORK) || listing.found().len() as u128 != fleets {
            return decision;
        }
        let ahead = Ahead::new(listing.found(), knowledge);
        let chance = |cell| belief.at(cell);
        let mut misses = vec![(likeliest, ahead.misses_after(likeliest))];
        let mut others = knowledge.open();
        others.remove(likeliest);
        while misses.len() < LOOKED_AT {
            let better = |a, b| if chance(a) < chance(b) { b } else { a };
            let Some(cell) = others.iter().reduce(better) else { break };
            if chance(cell) <= (chance(likeliest) - BELOW).max(0.0) {
                break;
            }
            others.remove(cell);
            misses.push((cell, ahead.misses_after(cell)));
        }
        // The first of equals: the likeliest cell stays where nothing is better.
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
        decision
    }

    fn counts(&self) -> bool {
        true
    }
}

/// Every fleet that fits, and what was shot at so far.
struct Ahead<'a> {
    fleets: &'a [FoundFleet],
    /// By fleet the cells of its ships.
    cells: Vec<CellSet>,
    shot: CellSet,
    announce: Announce,
}

/// What a shot may be told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    Miss,
    Hit,
    Named(usize),
    Sunk(usize),
}

impl<'a> Ahead<'a> {
    fn new(fleets: &'a [FoundFleet], knowledge: &Knowledge) -> Self {
        Self {
            cells: fleets.iter().map(|fleet| covered(fleet)).collect(),
            fleets,
            shot: knowledge.shot(),
            announce: knowledge.rules().announce(),
        }
    }

    /// How many shots miss in all fleets together where `cell` is next, and from then on the likeliest cell.
    fn misses_after(&self, cell: Cell) -> u32 {
        let mut all: Vec<u16> = (0..self.fleets.len() as u16).collect();
        self.shoot(&mut all, self.shot, cell)
    }

    fn shoot(&self, fleets: &mut [u16], mut shot: CellSet, cell: Cell) -> u32 {
        shot.insert(cell);
        let mut misses = 0;
        let mut rest = fleets;
        while let Some(&first) = rest.first() {
            let heard = self.heard(first, shot, cell);
            let mut alike = 0;
            for place in 0..rest.len() {
                if self.heard(rest[place], shot, cell) == heard {
                    rest.swap(alike, place);
                    alike += 1;
                }
            }
            if heard == Heard::Miss {
                misses += alike as u32;
            }
            let (group, others) = rest.split_at_mut(alike);
            misses += self.go_on(group, shot);
            rest = others;
        }
        misses
    }

    fn go_on(&self, fleets: &mut [u16], shot: CellSet) -> u32 {
        // Where one fleet is left every shot hits.
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

    fn heard(&self, fleet: u16, shot: CellSet, cell: Cell) -> Heard {
        if !self.cells[usize::from(fleet)].contains(cell) {
            return Heard::Miss;
        }
        let mut ships = self.fleets[usize::from(fleet)].iter();
        match (self.announce, ships.find(|(_, ship)| ship.contains(cell))) {
            (Announce::Sunk | Announce::NamesShip, Some(&(class, ship)))
                if ship.is_subset(shot) =>
            {
                Heard::Sunk(class)
            }
            (Announce::NamesShip, Some(&(class, _))) => Heard::Named(class),
            _ => Heard::Hit,
        }
    }
}
