use std::sync::Arc;

use crate::{
    battleship::rules::{Answer, Convoy, Heading, Ruleset},
    dice::{Dice, Seed, Stream},
    grid::{Cell, CellSet},
};

use super::{Basis, Belief, lap::Lap, purse::Purse};

/// Populations kept side by side, each with numbers of its own: the spread between them is the error.
const POPULATIONS: usize = 4;
/// The starts each of them keeps.
const STARTS: usize = 500;
/// Changes tried on every start after an answer.
const CHANGES: u32 = 12;
/// Fleets drawn for one start before it is left out: on a crowded board most draws overlap.
const DRAWS: u32 = 4_000;
/// Changes tried to bring the populations back where no start is left in any.
const RESCUES: u32 = 40_000;
/// Of so many changes one may answer one more wrongly.
const STEP_BACK: u32 = 600;
/// Starts that are changed side by side to bring them back.
const WALKERS: usize = 64;
/// The same answers keep the same populations.
const SEED: Seed = Seed(2);
/// How many answers a unit of work replays.
const REPLAYED: u64 = 4;

/// What one was told of a moving sea: the shots and their answers, in order.
type History = [(Cell, Answer)];

/// Tracks the ships of a moving sea: keeps starts (where every ship lay and where it was bound) that replay to exactly the answers
/// heard, as the motion follows from the start.
///
/// A particle filter with Metropolis moves (Gilks, Berzuini: *Following a moving target*, 2001). After every answer the starts
/// that would have answered otherwise are dropped, the others copied in their place, and every start is tried with
/// changes of one ship, kept where all answers stay the same: all starts are equally likely before the first shot, so that this
/// leaves each that fits equally likely. Where no start is left, changes that answer less and less wrongly look for one.
///
/// A fold over the answers: the same ones lead to the same populations, whenever they are folded in.
#[derive(Clone, Debug)]
pub struct Tracking {
    rules: Arc<Ruleset>,
    populations: [Population; POPULATIONS],
    /// How many answers are folded into the populations before `next`; one less into the others.
    seen: usize,
    next: usize,
    purse: Purse,
}

#[derive(Clone, Debug, Default)]
struct Population {
    /// Those that replay to all answers folded in. Empty where none was found.
    starts: Vec<Track>,
    /// The starts that last did, where none does now.
    strays: Vec<Track>,
}

/// A start, and where it has led.
#[derive(Clone, Debug)]
struct Track {
    begin: Course,
    now: Convoy,
}

/// Where every ship lay, and where it was bound, in fleet order.
type Course = Vec<(CellSet, Heading)>;

impl Tracking {
    /// Knows nothing but the rules yet.
    ///
    /// # Panics
    ///
    /// Where ships lie still.
    #[must_use]
    pub fn new(rules: Arc<Ruleset>) -> Self {
        assert!(rules.moves(), "ships that lie still are counted");
        let populations = std::array::from_fn(|_| Population::default());
        Self { rules, populations, seen: 0, next: 0, purse: Purse::default() }
    }

    /// Folds in answers not seen yet, for about `work` units of some 0.1 µs; true once all are.
    ///
    /// # Panics
    ///
    /// Where the answers do not go on from those seen.
    pub fn advance(&mut self, answers: &History, work: u64) -> bool {
        assert!(self.seen <= answers.len() + 1, "answers are not taken back");
        self.purse.allow(work);
        while self.next < POPULATIONS || self.seen <= answers.len() {
            if self.next == POPULATIONS {
                self.next = 0;
            }
            if !self.purse.is_open() {
                return false;
            }
            let history = &answers[..self.seen];
            let work = self.fold(history);
            self.purse.take(work);
            self.next += 1;
            if self.next == POPULATIONS {
                let work = self.repair(history);
                self.purse.take(work);
                self.seen += 1;
            }
        }
        // What was allowed and not used is not saved for later answers.
        self.purse = Purse::default();
        true
    }

    /// Brings the next population to where `history` ends; the work it took.
    fn fold(&mut self, history: &History) -> u64 {
        let mut crew = Crew::new(&self.rules, history, self.next);
        let population = &mut self.populations[self.next];
        match history.last() {
            None => population.starts = crew.first(),
            Some(&last) => crew.follow(population, last),
        }
        1 + crew.replayed / REPLAYED
    }

    /// A population without a start goes on from those of another: their numbers differ from the next answer on. Where none
    /// has any, they are looked for. The work it took.
    fn repair(&mut self, history: &History) -> u64 {
        let there = self.populations.iter().position(|population| !population.starts.is_empty());
        let mut crew = Crew::new(&self.rules, history, POPULATIONS);
        let starts = match there {
            Some(place) => self.populations[place].starts.clone(),
            None => {
                let strays = self.populations.iter_mut();
                let mut strays: Vec<Track> =
                    strays.flat_map(|population| population.strays.drain(..)).collect();
                let found = crew.rescue(&mut strays);
                self.populations[0].strays = strays;
                if found.is_empty() { self.anew(history, &mut crew.replayed) } else { found }
            }
        };
        for population in &mut self.populations {
            if population.starts.is_empty() {
                population.starts.clone_from(&starts);
            }
            if !population.starts.is_empty() {
                population.strays.clear();
            }
        }
        1 + crew.replayed / REPLAYED
    }

    /// A population that begins once more, with numbers of its own: what one lost by chance another may have kept.
    fn anew(&self, history: &History, replayed: &mut u64) -> Vec<Track> {
        let mut population = Population::default();
        for told in 0..=history.len() {
            let heard = &history[..told];
            let mut crew = Crew::new(&self.rules, heard, POPULATIONS + history.len());
            match heard.last() {
                None => population.starts = crew.first(),
                Some(&last) => crew.follow(&mut population, last),
            }
            *replayed += crew.replayed;
            if population.starts.is_empty() {
                break;
            }
        }
        population.starts
    }

    /// What the populations say of this moment; nothing where they have lost the ships.
    ///
    /// The standard error of a chance is that of the mean over the populations; it is at least what one start makes.
    #[must_use]
    pub fn belief(&self) -> Option<Belief> {
        let tracks = self.populations.iter().map(|population| population.starts.len());
        if tracks.clone().any(|tracks| tracks == 0) {
            return None;
        }
        let samples = tracks.sum::<usize>() as u32;
        let ships = self.shares(Convoy::cells);
        let unhit = self.shares(|convoy| convoy.targets(&self.rules));
        let worst_error = ships.worst_error.max(unhit.worst_error).max(1.0 / f64::from(samples));
        let basis = Basis::Sampled { samples, worst_error };
        Some(Belief { basis, chances: ships.chances, unhit: Some(unhit.chances) })
    }

    /// A start that replays to every answer, all kept ones equally likely: the cells and headings of all ships, in fleet order.
    #[must_use]
    pub fn start(&self, dice: &mut Dice) -> Option<&[(CellSet, Heading)]> {
        let starts: Vec<&Track> =
            self.populations.iter().flat_map(|population| &population.starts).collect();
        let count = starts.len() as u32;
        (0 < count).then(|| &starts[dice.below(count) as usize].begin[..])
    }

    /// By cell the share of tracks that have it among theirs.
    fn shares(&self, cells: impl Fn(&Convoy) -> CellSet) -> Shares {
        let mut sums = [[0_u32; 256]; POPULATIONS];
        for (population, sums) in self.populations.iter().zip(&mut sums) {
            for track in &population.starts {
                for cell in cells(&track.now) {
                    sums[cell.index()] += 1;
                }
            }
        }
        let mut chances = Box::new([0.0; 256]);
        let mut worst_error = 0.0_f64;
        for (index, chance) in chances.iter_mut().enumerate() {
            let own = std::array::from_fn::<f64, POPULATIONS, _>(|population| {
                f64::from(sums[population][index])
                    / self.populations[population].starts.len() as f64
            });
            let mean = own.iter().sum::<f64>() / POPULATIONS as f64;
            let squares: f64 = own.iter().map(|share| (share - mean) * (share - mean)).sum();
            let freedom = (POPULATIONS * (POPULATIONS - 1)) as f64;
            worst_error = worst_error.max((squares / freedom).sqrt());
            *chance = mean;
        }
        Shares { chances, worst_error }
    }
}

struct Shares {
    chances: Box<[f64; 256]>,
    worst_error: f64,
}

/// What works on one population after one answer.
struct Crew<'a> {
    rules: &'a Ruleset,
    history: &'a History,
    dice: Dice,
    /// Answers replayed so far.
    replayed: u64,
}

impl<'a> Crew<'a> {
    fn new(rules: &'a Ruleset, history: &'a History, population: usize) -> Self {
        let (population, answer) = (population as u32, history.len() as u32);
        let dice = Dice::new(SEED, Stream::Tracking { population, answer });
        Self { rules, history, dice, replayed: 0 }
    }

    /// Starts before the first answer, each equally likely: ships drawn one by one, all anew where two overlap.
    fn first(&mut self) -> Vec<Track> {
        let mut tracks = Vec::with_capacity(STARTS);
        let mut draws = 0;
        while tracks.len() < STARTS && draws < DRAWS * STARTS as u32 {
            draws += 1;
            self.replayed += 1;
            let mut taken = CellSet::EMPTY;
            let mut course = Course::with_capacity(self.rules.fleet().class_of().len());
            for &class in self.rules.fleet().class_of() {
                let (cells, heading) = self.way(class);
                if cells.meets(taken) {
                    break;
                }
                taken |= cells;
                course.push((cells, heading));
            }
            if course.len() == self.rules.fleet().class_of().len() {
                tracks.push(self.track(course));
            }
        }
        tracks
    }

    fn way(&mut self, class: usize) -> (CellSet, Heading) {
        let ways = self.rules.placements(class).all();
        let cells = ways[self.dice.below(ways.len() as u32) as usize].cells;
        let headings = Heading::along(cells);
        (cells, headings[self.dice.below(headings.len() as u32) as usize])
    }

    /// How many ways there are to draw from, all equally likely.
    fn ways(&self, class: usize) -> f64 {
        let ways = self.rules.placements(class).all().iter();
        ways.map(|way| Heading::along(way.cells).len()).sum::<usize>() as f64
    }

    fn track(&self, begin: Course) -> Track {
        let now = Convoy::new(self.rules.geometry(), begin.iter().copied());
        Track { begin, now }
    }

    /// Takes in the last answer.
    fn follow(&mut self, population: &mut Population, (cell, answer): (Cell, Answer)) {
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
                let mut now = Convoy::new(self.rules.geometry(), begin.iter().copied());
                if self.wrong_answers(&mut now, 0) == 0 {
                    *track = Track { begin, now };
                }
            }
        }
    }

    /// The course with one ship changed, and how likely the change back is, measured by the change; nothing where it cannot lie so.
    fn changed(&mut self, course: &Course) -> Option<(Course, f64)> {
        let class_of = self.rules.fleet().class_of();
        let ship = self.dice.below(class_of.len() as u32) as usize;
        let mut changed = course.clone();
        let other = self.dice.below(class_of.len() as u32) as usize;
        let odds = match self.dice.below(4) {
            0 | 1 => {
                let (own, odds) = self.through_a_hit(course[ship], course[ship].0.len())?;
                changed[ship] = own;
                odds
            }
            // Another ship may have been hit there, and this one be anywhere.
            2 if other != ship => {
                let (others, odds) = self.through_a_hit(course[ship], course[other].0.len())?;
                changed[other] = others;
                changed[ship] = self.way(class_of[ship]);
                odds * self.ways(class_of[ship]) / self.ways(class_of[other])
            }
            // Two ships of a length that are told apart may be each other.
            3 if class_of[other] != class_of[ship]
                && course[other].0.len() == course[ship].0.len() =>
            {
                changed.swap(ship, other);
                1.0
            }
            _ => {
                changed[ship] = self.way(class_of[ship]);
                1.0
            }
        };
        let mut taken = CellSet::EMPTY;
        for &(cells, _) in &changed {
            if cells.meets(taken) {
                return None;
            }
            taken |= cells;
        }
        Some((changed, odds))
    }

    /// A way for a ship of some length to be over a shot that found one, where another ship was over it, each with nothing to bar it;
    /// and how likely the way back is, measured by it.
    fn through_a_hit(
        &mut self,
        from: (CellSet, Heading),
        length: u32,
    ) -> Option<((CellSet, Heading), f64)> {
        let geometry = self.rules.geometry();
        let old = Lap::of(geometry, from)?;
        let number = self.dice.below(self.hits_under(old).count().max(1) as u32) as usize;
        let (time, cell) = self.hits_under(old).nth(number)?;
        let vertical = self.dice.below(2) == 1;
        let turned = Lap { vertical, length: length as u8, ..old };
        let ways_back = old.phases_over(geometry, cell).count() as f64;
        let over = turned.phases_over(geometry, cell);
        let ways = over.clone().count() as u32;
        if ways == 0 {
            return None;
        }
        let phase = over.clone().nth(self.dice.below(ways) as usize)?;
        let lane = if vertical { cell.col() } else { cell.row() };
        let new = Lap { lane, phase, ..turned }.back(geometry, time);
        let course = new.course(geometry, self.dice.below(2) == 1);
        let hits = self.hits_under(old).count() as f64 / self.hits_under(new).count().max(1) as f64;
        let odds = hits * f64::from(ways) / ways_back * old.ends(geometry) / new.ends(geometry);
        Some((course, odds))
    }

    /// The shots that found a ship, with their times, over which a ship would be that nothing bars.
    fn hits_under(&self, lap: Lap) -> impl Iterator<Item = (usize, Cell)> {
        let geometry = self.rules.geometry();
        let found = self.history.iter().enumerate().filter(|(_, (_, answer))| answer.is_hit());
        let over = found.filter(move |&(time, &(cell, _))| lap.is_over(geometry, time, cell));
        over.map(|(time, &(cell, _))| (time, cell))
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
    fn rescue(&mut self, strays: &mut Vec<Track>) -> Vec<Track> {
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
