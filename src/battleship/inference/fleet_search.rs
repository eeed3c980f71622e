use crate::rng::GameRng;

use super::{
    Constraints,
    depth_first::{DepthFirst, Step},
    exact::{Backtracking, Counter, FoundFleet},
    search::{Choice, Drawn, PartialFleet, Search, looking_work},
};

/// A search for the first fleets that fit some [`Constraints`](super::Constraints), in a fixed order of its own, of ships of any shape; it
/// can also draw fleets at random.
///
/// # Complexity
///
/// Exponential in the ships at worst. [`FleetSearch::advance`] bounds each slice.
#[derive(Debug)]
pub struct FleetSearch {
    search: Search,
    /// The class numbers of the search's classes.
    classes: Vec<usize>,
    settled: FoundFleet,
    /// The partial fleets being extended, each with the ship placed last.
    walk: DepthFirst<(PartialFleet, Option<Choice>), Choice>,
    found: Vec<FoundFleet>,
    limit: usize,
    /// Searches instead where rows or columns are counted: it sees dead ends sooner.
    backtracking: Option<Box<Backtracking>>,
}

impl FleetSearch {
    /// A search for two fleets, which decide whether a position is unique. It has done no work yet.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        Self::up_to(constraints, 2)
    }

    /// A search for the first `limit` fleets, which has done no work yet.
    #[must_use]
    pub fn up_to(constraints: &Constraints, limit: usize) -> Self {
        let counted = constraints.has_counts().then_some(constraints);
        let backtracking = counted.and_then(|counted| Backtracking::searching(counted, limit));
        let mut search = Self {
            search: Search::new(constraints),
            classes: constraints.ways.iter().map(|ways| ways.class).collect(),
            settled: constraints.settled.clone(),
            walk: DepthFirst::default(),
            found: Vec::new(),
            limit,
            backtracking: backtracking.map(Box::new),
        };
        if search.backtracking.is_none() && !constraints.contradictory {
            search.extend(Search::begin(constraints), None);
        }
        search
    }

    /// Works for about `work` units of 0.1 µs each; returns whether `limit` fleets are found, or all there are. The fleets found
    /// do not depend on the slices.
    pub fn advance(&mut self, work: u64) -> bool {
        if let Some(backtracking) = &mut self.backtracking {
            return backtracking.advance(work);
        }
        let mut spent = 0;
        while spent < work && self.found.len() < self.limit {
            spent += match self.walk.step() {
                Step::Try((partial, _), choice) => {
                    let mut next = partial.clone();
                    self.search.place_ship(&mut next, choice);
                    1 + self.extend(next, Some(choice))
                }
                Step::Leave => 1,
                Step::End => return true,
            };
        }
        self.limit <= self.found.len() || self.walk.is_at_end()
    }

    /// The fleets found so far, at most as many as the search was made for; each is whole, with the ships that have one possible
    /// placement.
    pub fn found(&self) -> &[FoundFleet] {
        let found = self.backtracking.as_ref().map_or(&*self.found, |search| search.fleets());
        &found[..found.len().min(self.limit)]
    }

    /// Enters a partial fleet, or keeps it where it is whole; returns the work.
    fn extend(&mut self, partial: PartialFleet, ship: Option<Choice>) -> u64 {
        if partial.ships() == 0 {
            if partial.is_whole() {
                let ships = self.walk.states().filter_map(|&(_, ship)| ship).chain(ship);
                self.found.push(self.fleet(ships));
            }
            return 1;
        }
        let begin = self.walk.choices.len();
        let looked = self.search.branch(&partial, true, &mut self.walk.choices);
        self.walk.enter((partial, ship), begin);
        looking_work(looked)
    }

    fn fleet(&self, ships: impl Iterator<Item = Choice>) -> FoundFleet {
        let ships = ships.map(|choice| {
            (self.classes[usize::from(choice.class())], self.search.way(choice).cells)
        });
        self.settled.iter().copied().chain(ships).collect()
    }

    /// Draws `tries` fleets by importance sampling and keeps one of them, with a probability proportional to its weight; none where
    /// no try led to a fleet.
    ///
    /// The one is kept by weighted reservoir sampling (M. T. Chao, *A General Purpose Unequal Probability Sampling Plan*, 1982).
    pub fn draw(
        &self,
        constraints: &Constraints,
        tries: u32,
        rng: &mut GameRng,
    ) -> Option<FoundFleet> {
        let begin = Search::begin(constraints);
        let mut kept = None;
        let mut weights = 0.0;
        let mut drawn = Drawn::default();
        for _ in 0..tries {
            self.search.draw(&begin, rng, &mut drawn);
            weights += drawn.weight;
            if rng.unit_f64() * weights < drawn.weight {
                kept = Some(drawn.ships.clone());
            }
        }
        kept.map(|ships| self.fleet(ships.into_iter()))
    }

    /// Draws `tries` fleets by importance sampling with each generator, a batch a generator, and keeps about `wanted` of them all,
    /// each as often as its weight asks for. All batches are empty where no try led to a fleet.
    ///
    /// Those kept are chosen by systematic resampling (G. Kitagawa, *Monte Carlo Filter and Smoother for Non-Gaussian Nonlinear
    /// State Space Models*, 1996).
    pub fn draw_batches(
        &self,
        constraints: &Constraints,
        rng: &mut [GameRng],
        tries: u32,
        wanted: usize,
    ) -> Vec<Vec<FoundFleet>> {
        let begin = Search::begin(constraints);
        let mut drawn = Drawn::default();
        let mut weights = 0.0;
        let batches: Vec<Vec<(f64, Vec<Choice>)>> = rng
            .iter_mut()
            .map(|rng| {
                let tried = (0..tries).filter_map(|_| {
                    self.search.draw(&begin, rng, &mut drawn);
                    weights += drawn.weight;
                    (0.0 < drawn.weight).then(|| (drawn.weight, drawn.ships.clone()))
                });
                tried.collect()
            })
            .collect();
        // Points lie a step apart along the sum of all weights: a fleet is kept as often as points fall on its weight.
        let step = weights / wanted as f64;
        let mut left = step * rng.first_mut().map_or(0.0, GameRng::unit_f64);
        let mut keep = |(weight, ships): (f64, Vec<Choice>)| {
            let mut times = 0;
            while left < weight && times < wanted {
                left += step;
                times += 1;
            }
            left -= weight;
            vec![ships; times]
        };
        let fleet = |ships: Vec<Choice>| self.fleet(ships.into_iter());
        let kept = |batch: Vec<_>| batch.into_iter().flat_map(&mut keep).map(fleet).collect();
        batches.into_iter().map(kept).collect()
    }
}
