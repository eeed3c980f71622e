use crate::{
    battleship::rules::{Answer, Convoy, Heading, Ruleset},
    dice::{Dice, Stream},
    grid::{Cell, CellSet},
};

use super::{History, Population, SEED, STARTS, ways::Ways};

/// Changes tried on every start after an answer.
const CHANGES: u32 = 12;
/// Fleets drawn for one start before it is left out: on a crowded board most draws overlap.
const DRAWS: u32 = 4_000;
/// Changes tried to bring the populations back where no start is left in any.
const RESCUES: u32 = 20_000;
/// Of so many changes one may answer one more wrongly.
const STEP_BACK: u32 = 600;
/// Starts that are changed side by side to bring them back.
const WALKERS: usize = 64;

/// A start, and where it has led.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub begin: Course,
    pub now: Convoy,
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

/// What works on one population after one answer.
pub(super) struct Crew<'a> {
    rules: &'a Ruleset,
    history: &'a History,
    /// By class.
    ways: &'a [Ways],
    dice: Dice,
    /// Answers replayed so far.
    pub replayed: u64,
}

impl<'a> Crew<'a> {
    pub fn new(
        rules: &'a Ruleset,
        history: &'a History,
        ways: &'a [Ways],
        population: usize,
    ) -> Self {
        let (population, answer) = (population as u32, history.len() as u32);
        let dice = Dice::new(SEED, Stream::Tracking { population, answer });
        Self { rules, history, ways, dice, replayed: 0 }
    }

    /// Starts before the first answer, each equally likely: ships drawn one by one, all anew where two overlap.
    pub fn first(&mut self) -> Vec<Track> {
        let mut tracks = Vec::with_capacity(STARTS);
        let mut draws = 0;
        while tracks.len() < STARTS && draws < DRAWS * STARTS as u32 {
            draws += 1;
            self.replayed += 1;
            let mut course = Course::new();
            let class_of = self.rules.fleet().class_of();
            for &class in class_of {
                course.push(self.dice.below(self.ways[class].len()) as u16);
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
            let free = !cells.meets(taken);
            taken |= cells;
            free
        })
    }

    fn track(&self, begin: Course) -> Track {
        let now = Convoy::new(self.rules.geometry(), courses(self.rules, self.ways, &begin));
        Track { begin, now }
    }

    /// Takes in the last answer.
    pub fn follow(&mut self, population: &mut Population, (cell, answer): (Cell, Answer)) {
        let mut dropped = Vec::new();
        let mut kept = Vec::with_capacity(STARTS);
        for mut track in population.starts.drain(..) {
            self.replayed += 1;
            let fits = track.now.shoot(self.rules, cell) == answer;
            if fits { kept.push(track) } else { dropped.push(track) }
        }
        if kept.is_empty() {
            population.strays.append(&mut dropped);
        } else {
            self.fill(&mut kept);
            self.mix(&mut kept);
        }
        population.starts = kept;
    }

    /// Copies tracks until there are enough: each as often as the others, and once more for some.
    fn fill(&mut self, tracks: &mut Vec<Track>) {
        let own = tracks.len();
        while tracks.len() + own <= STARTS {
            tracks.extend_from_within(..own);
        }
        for place in 0..STARTS.saturating_sub(tracks.len()) {
            let other = place + self.dice.below((own - place) as u32) as usize;
            tracks.swap(place, other);
            tracks.push(tracks[place].clone());
        }
    }

    /// Metropolis moves: a change is taken where all answers stay as they were heard, and as often as it is as likely as the change back.
    fn mix(&mut self, tracks: &mut [Track]) {
        for track in tracks {
            for _ in 0..CHANGES {
                let Some((begin, odds)) = self.changed(&track.begin) else { continue };
                if odds < 1.0 && odds <= self.dice.share() {
                    continue;
                }
                let mut changed = self.track(begin);
                if self.wrong_answers(&mut changed.now, 0) == 0 {
                    *track = changed;
                }
            }
        }
    }

    /// The course with a ship or two changed, and how likely the change back is, measured by the change; nothing where it cannot lie so.
    fn changed(&mut self, course: &[u16]) -> Option<(Course, f64)> {
        let mut changed = course.to_vec();
        // A change that no answer allows by itself may be one with another.
        let changes = match self.dice.below(8) {
            0 => 3,
            1 | 2 => 2,
            _ => 1,
        };
        let mut odds = 1.0;
        for _ in 0..changes {
            odds *= self.change(&mut changed)?;
        }
        (changed != course && self.is_apart(&changed)).then_some((changed, odds))
    }

    /// Changes a course at random; how likely the change back is, measured by it.
    fn change(&mut self, course: &mut [u16]) -> Option<f64> {
        let class_of = self.rules.fleet().class_of();
        let ship = self.dice.below(class_of.len() as u32) as usize;
        let other = self.dice.below(class_of.len() as u32) as usize;
        let (own, others) = (&self.ways[class_of[ship]], &self.ways[class_of[other]]);
        let old = course[ship];
        match self.dice.below(5) {
            // Another way over a shot that found it.
            0 | 1 => {
                let hit = self.hit_under(own, old)?;
                let new = own.any_over(hit, &mut self.dice)?;
                course[ship] = new;
                Some(met(own, old) * own.weight(old) / (met(own, new) * own.weight(new)))
            }
            // Another ship may have been hit there, and this one be anywhere.
            2 if other != ship => {
                let hit = self.hit_under(own, old)?;
                let (other_old, other_new) = (course[other], others.any_over(hit, &mut self.dice)?);
                let new = own.any(&mut self.dice)?;
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
                let new = own.any(&mut self.dice)?;
                course[ship] = new;
                Some(own.weight(old) / own.weight(new))
            }
        }
    }

    /// One of the shots that found a ship over which a way would be, all equally likely.
    fn hit_under(&mut self, ways: &Ways, way: u16) -> Option<u16> {
        let hits = ways.hits(way);
        let count = hits.len() as u32;
        (0 < count).then(|| hits[self.dice.below(count) as usize])
    }

    /// How many answers a convoy at its start gives otherwise than heard, up to one more than `most`; leaves it where the history ends.
    fn wrong_answers(&mut self, convoy: &mut Convoy, most: u32) -> u32 {
        let mut wrong = 0;
        for &(cell, answer) in self.history {
            self.replayed += 1;
            wrong += u32::from(convoy.shoot(self.rules, cell) != answer);
            if most < wrong {
                break;
            }
        }
        wrong
    }

    /// Looks for starts that fit among those that do not: changes that answer no more wrongly are taken, until some answer all right.
    /// What it comes to goes on from there after the next answer.
    pub fn rescue(&mut self, strays: &mut Vec<Track>) -> Vec<Track> {
        let mut found = Vec::new();
        // Some of every population.
        let every = strays.len().div_ceil(WALKERS).max(1);
        let mut walkers: Vec<(Track, u32)> = Vec::with_capacity(WALKERS);
        for stray in strays.iter().step_by(every) {
            let mut track = self.track(stray.begin.clone());
            let wrong = self.wrong_answers(&mut track.now, u32::MAX);
            walkers.push((track, wrong));
        }
        for round in 0..RESCUES {
            if walkers.is_empty() || found.len() == WALKERS {
                break;
            }
            let walker = round as usize % walkers.len();
            let (track, wrong) = &walkers[walker];
            let Some((begin, _)) = self.changed(&track.begin) else { continue };
            let mut changed = self.track(begin);
            // A step back now and then leads out of a dead end.
            let most = *wrong + u32::from(self.dice.below(STEP_BACK) == 0);
            let others = self.wrong_answers(&mut changed.now, most);
            if others == 0 {
                found.push(changed);
            } else if others <= most {
                walkers[walker] = (changed, others);
            }
        }
        *strays = walkers.into_iter().map(|(track, _)| track).collect();
        if !found.is_empty() {
            self.fill(&mut found);
            self.mix(&mut found);
        }
        found
    }
}

/// The shots that found a ship over which a way would be.
fn met(ways: &Ways, way: u16) -> f64 {
    ways.hits(way).len() as f64
}
