use crate::rng::GameRng;

use super::{
    Constraints,
    exact::{Backtracking, FoundFleet},
    search::{Choice, Drawn, PartialFleet, Search},
};

/// The fleets looked for where nobody says how many.
const WANTED: usize = 2;
/// The placements looked at in a unit of work.
const LOOKED: u64 = 32;

/// Looks for some fleets that fit, whatever their shapes: two, or as many as wanted.
#[derive(Debug)]
pub struct FleetSearch {
    search: Search,
    /// The class numbers of the search's classes.
    classes: Vec<usize>,
    settled: FoundFleet,
    frames: Vec<Frame>,
    choices: Vec<Choice>,
    found: Vec<FoundFleet>,
    wanted: usize,
    /// Where rows and columns are counted, a search that sees wrong turns sooner.
    backtracking: Option<Box<Backtracking>>,
}

/// A fleet half laid, and what can be laid next.
#[derive(Debug)]
struct Frame {
    laid: PartialFleet,
    begin: usize,
    next: usize,
    /// The ship laid last.
    ship: Option<Choice>,
}

impl FleetSearch {
    /// A look for two, not yet begun.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        Self::up_to(constraints, WANTED)
    }

    /// A look for as many as `wanted`, not yet begun.
    #[must_use]
    pub fn up_to(constraints: &Constraints, wanted: usize) -> Self {
        let mut examples = Self {
            search: Search::new(constraints),
            classes: constraints.ways.iter().map(|ways| ways.class).collect(),
            settled: constraints.laid.clone(),
            frames: Vec::new(),
            choices: Vec::new(),
            found: Vec::new(),
            wanted,
            backtracking: None,
        };
        if constraints.has_counts() {
            examples.backtracking = Backtracking::searching(constraints, wanted).map(Box::new);
        }
        if examples.backtracking.is_none() && !constraints.contradictory {
            examples.go_on(Search::begin(constraints), None);
        }
        examples
    }

    /// Goes on for about `work` units of some 0.1 µs; true once enough fleets are found, or all there are.
    pub fn advance(&mut self, work: u64) -> bool {
        if let Some(backtracking) = &mut self.backtracking {
            return backtracking.advance(work);
        }
        let mut spent = 0;
        while spent < work && self.found.len() < self.wanted {
            let Some(frame) = self.frames.last_mut() else { return true };
            spent += 1;
            let Some(&choice) = self.choices.get(frame.next) else {
                self.choices.truncate(frame.begin);
                self.frames.pop();
                continue;
            };
            frame.next += 1;
            let mut laid = frame.laid.clone();
            self.search.lay(&mut laid, choice);
            spent += self.go_on(laid, Some(choice));
        }
        self.wanted <= self.found.len() || self.frames.is_empty()
    }

    /// The fleets found, at most as many as wanted.
    #[must_use]
    pub fn found(&self) -> &[FoundFleet] {
        let found =
            self.backtracking.as_ref().map_or(&self.found[..], |searched| searched.fleets());
        &found[..found.len().min(self.wanted)]
    }

    fn go_on(&mut self, laid: PartialFleet, ship: Option<Choice>) -> u64 {
        let begin = self.choices.len();
        if laid.ships() == 0 {
            if laid.is_whole() {
                let frames = self.frames.iter().filter_map(|frame| frame.ship).chain(ship);
                self.found.push(self.fleet(frames));
            }
            return 1;
        }
        let looked = self.search.branch(&laid, true, &mut self.choices) as u64;
        self.frames.push(Frame { laid, begin, next: begin, ship });
        1 + looked / LOOKED
    }

    fn fleet(&self, ships: impl Iterator<Item = Choice>) -> FoundFleet {
        let laid = ships.map(|choice| {
            (self.classes[usize::from(choice.class())], self.search.way(choice).cells)
        });
        self.settled.iter().copied().chain(laid).collect()
    }

    /// Draws a fleet that fits: of `tries` drawn ship by ship one, each as likely as its weight, which corrects for the order
    /// they were laid in; nothing where no try came to a fleet.
    #[must_use]
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
            // Kept with the share of its weight among all so far: each comes out as likely as it weighs.
            if rng.unit_f64() * weights < drawn.weight {
                kept = Some(drawn.ships.clone());
            }
        }
        kept.map(|ships| self.fleet(ships.into_iter()))
    }

    /// Draws fleets that fit, `tries` in each of as many batches as there are dice, ship by ship. Of them all about `wanted` are
    /// kept, each as often as its weight among all asks for, which corrects for the order ships were laid in: the fleets of
    /// every batch. All empty where no try came to a fleet.
    #[must_use]
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
        // Of points a step apart along all weights, those that fall on a fleet are how often it is kept.
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
