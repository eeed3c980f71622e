use crate::{
    battleship::rules::{Answer, Heading, MovingFleet, Ruleset},
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};

use super::ways::Ways;

/// The shots at a moving sea and their answers, in order.
pub(super) type History = [(Cell, Answer)];

/// The same answers keep the same populations.
const SEED: Seed = Seed(2);

/// The starts a population keeps.
const STARTS: usize = 1_000;
/// Fleets drawn for one start before it is left out: on a crowded board most draws overlap.
const DRAWS: u32 = 4_000;
/// Changes tried on every start in one round.
const CHANGES: u32 = 12;
/// Rounds after an answer that left less than one start in so many, the first that applies: those few are alike, and only changes tell them
/// apart again.
const ROUNDS: [(usize, u32); 2] = [(16, 8), (4, 4)];
/// How many answers could be replayed in the time that it takes to think of a change.
const THOUGHT: u64 = 4;
/// More than the steps of any population after one answer.
const STEPS: u32 = 128;

/// A start, and where it has led.
#[derive(Clone, Debug)]
pub(super) struct Particle {
    pub begin: Course,
    pub now: MovingFleet,
}

/// For every ship in fleet order which of the ways of its class it began.
pub(super) type Course = Vec<u16>;

/// Where every ship of a course lay, and where it was bound.
pub(super) fn courses(
    rules: &Ruleset,
    ways: &[Ways],
    course: &[u16],
) -> impl Iterator<Item = (CellSet, Heading)> {
    let ways = rules.fleet().class_of().iter().map(|&class| &ways[class]);
    ways.zip(course).map(|(ways, &way)| ways.course(way))
}

/// What takes one step of one population after one answer.
pub(super) struct ParticleStep<'a> {
    rules: &'a Ruleset,
    history: &'a History,
    /// By class.
    ways: &'a [Ways],
    rng: GameRng,
    /// Answers replayed so far, or as much work.
    pub replayed: u64,
}

impl<'a> ParticleStep<'a> {
    /// The numbers drawn are those of this population, and of this step after the last answer.
    pub fn new(
        rules: &'a Ruleset,
        history: &'a History,
        ways: &'a [Ways],
        population: usize,
        step: u32,
    ) -> Self {
        let answer = history.len() as u32 * STEPS + step;
        let rng = GameRng::new(SEED, Stream::Tracking { population: population as u32, answer });
        Self { rules, history, ways, rng, replayed: 0 }
    }

    /// Whether nothing was answered yet.
    pub const fn is_first(&self) -> bool {
        self.history.is_empty()
    }

    /// Starts before the first answer, each equally likely: ships drawn one by one, all anew where two overlap.
    pub fn first(&mut self) -> Vec<Particle> {
        let mut tracks = Vec::with_capacity(STARTS);
        let mut draws = 0;
        while tracks.len() < STARTS && draws < DRAWS * STARTS as u32 {
            draws += 1;
            self.replayed += 1;
            let mut course = Course::new();
            let class_of = self.rules.fleet().class_of();
            for &class in class_of {
                course.push(self.rng.below(self.ways[class].len()) as u16);
                if !self.is_apart(&course) {
                    break;
                }
            }
            if course.len() == class_of.len() && self.is_apart(&course) {
                tracks.push(self.track(course));
            }
        }
        tracks
    }

    /// Whether no two ships share a cell.
    fn is_apart(&self, course: &[u16]) -> bool {
        let mut taken = CellSet::EMPTY;
        courses(self.rules, self.ways, course).all(|(cells, _)| {
            let free = !cells.intersects(taken);
            taken |= cells;
            free
        })
    }

    fn track(&self, begin: Course) -> Particle {
        let now = MovingFleet::new(self.rules.geometry(), courses(self.rules, self.ways, &begin));
        Particle { begin, now }
    }

    /// Takes in the last answer: drops the tracks that would have answered otherwise, and copies the others in their place. How many
    /// rounds of [`Self::mix`] they need then.
    pub fn sift(&mut self, tracks: &mut Vec<Particle>) -> u32 {
        let Some(&(cell, answer)) = self.history.last() else { return 0 };
        self.replayed += tracks.len() as u64;
        tracks.retain_mut(|track| track.now.shoot(self.rules, cell) == answer);
        let kept = tracks.len();
        if kept == 0 {
            return 0;
        }
        self.fill(tracks);
        ROUNDS.iter().find(|(of, _)| kept * of < STARTS).map_or(1, |&(_, rounds)| rounds)
    }

    /// Copies tracks until there are enough: each as often as the others, and once more for some.
    fn fill(&mut self, tracks: &mut Vec<Particle>) {
        let own = tracks.len();
        while tracks.len() + own <= STARTS {
            tracks.extend_from_within(..own);
        }
        for place in 0..STARTS.saturating_sub(tracks.len()) {
            let other = place + self.rng.below((own - place) as u32) as usize;
            tracks.swap(place, other);
            tracks.push(tracks[place].clone());
        }
    }

    /// A round of Metropolis moves: a change is taken where all answers stay as they were heard, and as often as it is as likely as the
    /// change back.
    pub fn mix(&mut self, tracks: &mut [Particle]) {
        let Some(mut tried) = tracks.first().cloned() else { return };
        for track in tracks {
            for _ in 0..CHANGES {
                self.replayed += THOUGHT;
                tried.begin.clone_from(&track.begin);
                let Some(odds) = self.change_some(&mut tried.begin) else { continue };
                if tried.begin == track.begin || !self.is_apart(&tried.begin) {
                    continue;
                }
                if odds < 1.0 && odds <= self.rng.unit_f64() {
                    continue;
                }
                tried.now.set_out(courses(self.rules, self.ways, &tried.begin));
                if self.answers_all(&mut tried.now) {
                    std::mem::swap(track, &mut tried);
                }
            }
        }
    }

    /// Changes a ship or two of a course; how likely the change back is, measured by the change; nothing where none is to be had.
    fn change_some(&mut self, course: &mut [u16]) -> Option<f64> {
        // A change that no answer allows by itself may be one with another.
        let changes = match self.rng.below(8) {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        };
        let mut odds = 1.0;
        for _ in 0..changes {
            odds *= self.change(course)?;
        }
        Some(odds)
    }

    /// Changes a course at random; how likely the change back is, measured by it.
    fn change(&mut self, course: &mut [u16]) -> Option<f64> {
        let class_of = self.rules.fleet().class_of();
        let ship = self.rng.below(class_of.len() as u32) as usize;
        let other = self.rng.below(class_of.len() as u32) as usize;
        let (own, others) = (&self.ways[class_of[ship]], &self.ways[class_of[other]]);
        let old = course[ship];
        match self.rng.below(5) {
            // Another way over a shot that found it.
            0 | 1 => {
                let hit = self.hit_under(own, old)?;
                let new = own.any_over(hit, &mut self.rng)?;
                course[ship] = new;
                Some(met(own, old) * own.weight(old) / (met(own, new) * own.weight(new)))
            }
            // Another ship may have been hit there, and this one be anywhere.
            2 if other != ship => {
                let hit = self.hit_under(own, old)?;
                let (other_old, other_new) = (course[other], others.any_over(hit, &mut self.rng)?);
                let new = own.any(&mut self.rng)?;
                (course[ship], course[other]) = (new, other_new);
                let back = own.weight(old) / own.sum_over(hit) * others.weight(other_old)
                    / others.sum()
                    / met(others, other_new);
                let forth = others.weight(other_new) / others.sum_over(hit) * own.weight(new)
                    / own.sum()
                    / met(own, old);
                Some(back / forth)
            }
            // Two ships of a length that are told apart may be each other.
            3 if class_of[other] != class_of[ship]
                && own.course(old).0.len() == others.course(course[other]).0.len() =>
            {
                course.swap(ship, other);
                Some(1.0)
            }
            _ => {
                let new = own.any(&mut self.rng)?;
                course[ship] = new;
                Some(own.weight(old) / own.weight(new))
            }
        }
    }

    /// One of the shots that found a ship over which a way would be, all equally likely.
    fn hit_under(&mut self, ways: &Ways, way: u16) -> Option<u16> {
        let hits = ways.hits(way);
        let count = hits.len() as u32;
        (0 < count).then(|| hits[self.rng.below(count) as usize])
    }

    /// Whether a convoy at its start answers as was heard; if so, leaves it where the history ends.
    fn answers_all(&mut self, moving_fleet: &mut MovingFleet) -> bool {
        self.history.iter().all(|&(cell, answer)| {
            self.replayed += 1;
            moving_fleet.shoot(self.rules, cell) == answer
        })
    }
}

/// The shots that found a ship over which a way would be.
fn met(ways: &Ways, way: u16) -> f64 {
    ways.hits(way).len() as f64
}
