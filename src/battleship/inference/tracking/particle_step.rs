use crate::{
    battleship::rules::{Answer, Heading, MovingFleet, Ruleset},
    grid::{Cell, CellSet},
    rng::{GameRng, Seed, Stream},
};

use super::class_starts::ClassStarts;

/// The shots at a moving sea and their answers, in order.
pub(super) type History = [(Cell, Answer)];

/// The same answers keep the same populations.
const SEED: Seed = Seed(2);

/// The particles of a population.
const STARTS: usize = 1_000;
/// The draws for one particle before it is left out: on a crowded board most draws overlap.
const DRAWS: u32 = 4_000;
/// The changes tried on every particle in one round.
const CHANGES: u32 = 12;
/// By share of the particles left, one in so many, the rounds of changes after an answer; the first that applies. Few particles have
/// many copies, which only changes make different again.
const ROUNDS: [(usize, u32); 2] = [(16, 8), (4, 4)];
/// The work of proposing a change, in replayed answers.
const PROPOSAL: u64 = 4;
/// More than the steps of any population after one answer.
const STEPS: u32 = 128;

/// A start, and the moving fleet it has become.
#[derive(Clone, Debug)]
pub(super) struct Particle {
    pub begin: Course,
    pub now: MovingFleet,
}

/// By ship in fleet order the number of its start among the [`ClassStarts`] of its class.
pub(super) type Course = Vec<u16>;

/// The cells and heading of every ship at a start.
pub(super) fn courses(
    rules: &Ruleset,
    ways: &[ClassStarts],
    course: &[u16],
) -> impl Iterator<Item = (CellSet, Heading)> {
    let ways = rules.fleet().class_of().iter().map(|&class| &ways[class]);
    ways.zip(course).map(|(ways, &way)| ways.course(way))
}

/// One step of one population after one answer.
pub(super) struct ParticleStep<'a> {
    rules: &'a Ruleset,
    history: &'a History,
    /// By class.
    ways: &'a [ClassStarts],
    rng: GameRng,
    /// The work done so far, in replayed answers.
    pub replayed: u64,
}

impl<'a> ParticleStep<'a> {
    /// A step of the population of this number, from 0, with `step` counted from the last answer. Its random numbers follow from
    /// the population, the number of answers and the step.
    pub fn new(
        rules: &'a Ruleset,
        history: &'a History,
        ways: &'a [ClassStarts],
        population: usize,
        step: u32,
    ) -> Self {
        let answer = history.len() as u32 * STEPS + step;
        let rng = GameRng::new(SEED, Stream::Tracking { population: population as u32, answer });
        Self { rules, history, ways, rng, replayed: 0 }
    }

    /// Whether there is no answer yet, so that starts are drawn from all.
    pub const fn is_first(&self) -> bool {
        self.history.is_empty()
    }

    /// Draws starts before the first answer, each equally likely: ships are drawn one by one, and all again where two overlap.
    pub fn first(&mut self) -> Vec<Particle> {
        let mut particles = Vec::with_capacity(STARTS);
        let mut draws = 0;
        while particles.len() < STARTS && draws < DRAWS * STARTS as u32 {
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
                particles.push(self.particle(course));
            }
        }
        particles
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

    fn particle(&self, begin: Course) -> Particle {
        let now = MovingFleet::new(self.rules.geometry(), courses(self.rules, self.ways, &begin));
        Particle { begin, now }
    }

    /// Drops the particles that contradict the last answer and refills the population with copies of the others. Returns how many
    /// rounds of [`Self::change_all`] they need.
    pub fn resample(&mut self, particles: &mut Vec<Particle>) -> u32 {
        let Some(&(cell, answer)) = self.history.last() else { return 0 };
        self.replayed += particles.len() as u64;
        particles.retain_mut(|particle| particle.now.shoot(self.rules, cell) == answer);
        let kept = particles.len();
        if kept == 0 {
            return 0;
        }
        self.fill(particles);
        ROUNDS.iter().find(|(of, _)| kept * of < STARTS).map_or(1, |&(_, rounds)| rounds)
    }

    /// Copies particles until there are enough: each as often as the others, and some once more.
    fn fill(&mut self, particles: &mut Vec<Particle>) {
        let own = particles.len();
        while particles.len() + own <= STARTS {
            particles.extend_from_within(..own);
        }
        for place in 0..STARTS.saturating_sub(particles.len()) {
            let other = place + self.rng.below((own - place) as u32) as usize;
            particles.swap(place, other);
            particles.push(particles[place].clone());
        }
    }

    /// A round of Metropolis–Hastings moves (W. K. Hastings, *Monte Carlo Sampling Methods Using Markov Chains and Their Applications*,
    /// 1970): a change is accepted where all answers stay the same, with the odds of the change back to the change.
    pub fn change_all(&mut self, particles: &mut [Particle]) {
        let Some(mut tried) = particles.first().cloned() else { return };
        for particle in particles {
            for _ in 0..CHANGES {
                self.replayed += PROPOSAL;
                tried.begin.clone_from(&particle.begin);
                let Some(odds) = self.change_some(&mut tried.begin) else { continue };
                if tried.begin == particle.begin || !self.is_apart(&tried.begin) {
                    continue;
                }
                if odds < 1.0 && odds <= self.rng.unit_f64() {
                    continue;
                }
                tried.now.reset(courses(self.rules, self.ways, &tried.begin));
                if self.answers_all(&mut tried.now) {
                    std::mem::swap(particle, &mut tried);
                }
            }
        }
    }

    /// Changes a start one to three times at random. Returns the odds of the change back to the change; `None` where no change is
    /// possible.
    fn change_some(&mut self, course: &mut [u16]) -> Option<f64> {
        // Two changes may agree with all answers where neither does alone.
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

    /// Changes a start once at random; returns the odds of the change back to the change.
    fn change(&mut self, course: &mut [u16]) -> Option<f64> {
        let class_of = self.rules.fleet().class_of();
        let ship = self.rng.below(class_of.len() as u32) as usize;
        let other = self.rng.below(class_of.len() as u32) as usize;
        let (own, others) = (&self.ways[class_of[ship]], &self.ways[class_of[other]]);
        let old = course[ship];
        match self.rng.below(5) {
            // The ship moves to another start over one of its hits.
            0 | 1 => {
                let hit = self.hit_under(own, old)?;
                let new = own.any_over(hit, &mut self.rng)?;
                course[ship] = new;
                Some(
                    explained(own, old) * own.weight(old) / (explained(own, new) * own.weight(new)),
                )
            }
            // Another ship takes over one of the hits, and this ship moves anywhere.
            2 if other != ship => {
                let hit = self.hit_under(own, old)?;
                let (other_old, other_new) = (course[other], others.any_over(hit, &mut self.rng)?);
                let new = own.any(&mut self.rng)?;
                (course[ship], course[other]) = (new, other_new);
                let back = own.weight(old) / own.sum_over(hit) * others.weight(other_old)
                    / others.sum()
                    / explained(others, other_new);
                let forth = others.weight(other_new) / others.sum_over(hit) * own.weight(new)
                    / own.sum()
                    / explained(own, old);
                Some(back / forth)
            }
            // Two ships of one length and different classes change places.
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

    /// One of the hits that a start explains, each equally likely.
    fn hit_under(&mut self, ways: &ClassStarts, way: u16) -> Option<u16> {
        let hits = ways.hits(way);
        let count = hits.len() as u32;
        (0 < count).then(|| hits[self.rng.below(count) as usize])
    }

    /// Whether a fleet at its start replays to all answers; if so, it is left at the end of the history.
    fn answers_all(&mut self, moving_fleet: &mut MovingFleet) -> bool {
        self.history.iter().all(|&(cell, answer)| {
            self.replayed += 1;
            moving_fleet.shoot(self.rules, cell) == answer
        })
    }
}

/// The number of hits that a start explains.
fn explained(ways: &ClassStarts, way: u16) -> f64 {
    ways.hits(way).len() as f64
}
