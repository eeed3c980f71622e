use crate::dice::Dice;

use super::{
    Constraints,
    exact::{Backtracking, FoundFleet},
    search::{Choice, Laid, Search},
};

/// The fleets looked for.
const WANTED: usize = 2;
/// The placements looked at in a unit of work.
const LOOKED: u64 = 32;

/// Looks for two fleets that fit, whatever their shapes.
#[derive(Debug)]
pub struct Examples {
    search: Search,
    /// The class numbers of the search's classes.
    classes: Vec<usize>,
    settled: FoundFleet,
    frames: Vec<Frame>,
    choices: Vec<Choice>,
    found: Vec<FoundFleet>,
    /// Where rows and columns are counted, a search that sees wrong turns sooner.
    backtracking: Option<Box<Backtracking>>,
}

/// A fleet half laid, and what can be laid next.
#[derive(Debug)]
struct Frame {
    laid: Laid,
    begin: usize,
    next: usize,
    /// The ship laid last.
    ship: Option<Choice>,
}

impl Examples {
    /// A look not yet begun.
    #[must_use]
    pub fn new(constraints: &Constraints) -> Self {
        let mut examples = Self {
            search: Search::new(constraints),
            classes: constraints.ways.iter().map(|ways| ways.class).collect(),
            settled: constraints.laid.clone(),
            frames: Vec::new(),
            choices: Vec::new(),
            found: Vec::new(),
            backtracking: None,
        };
        if constraints.has_counts() {
            examples.backtracking = Backtracking::searching(constraints, WANTED).map(Box::new);
        }
        if examples.backtracking.is_none() && !constraints.contradictory {
            examples.go_on(Search::begin(constraints), None);
        }
        examples
    }

    /// Goes on for about `work` units of some 0.1 µs; true once two fleets are found, or all there are.
    pub fn advance(&mut self, work: u64) -> bool {
        if let Some(backtracking) = &mut self.backtracking {
            return backtracking.advance(work);
        }
        let mut spent = 0;
        while spent < work && self.found.len() < WANTED {
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
        WANTED <= self.found.len() || self.frames.is_empty()
    }

    /// The fleets found: at most two.
    #[must_use]
    pub fn found(&self) -> &[FoundFleet] {
        let found =
            self.backtracking.as_ref().map_or(&self.found[..], |searched| searched.fleets());
        &found[..found.len().min(WANTED)]
    }

    fn go_on(&mut self, laid: Laid, ship: Option<Choice>) -> u64 {
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
        dice: &mut Dice,
    ) -> Option<FoundFleet> {
        let begin = Search::begin(constraints);
        let mut drawn = None;
        let mut weights = 0.0;
        let mut choices = Vec::new();
        for _ in 0..tries {
            let mut laid = begin.clone();
            let mut ships = Vec::new();
            let mut weight = 1.0;
            let mut covered = false;
            while 0 < laid.ships() {
                if !covered && laid.is_covered() {
                    covered = true;
                    // From here on ships that are not told apart come in any order.
                    weight /= laid.orders();
                }
                choices.clear();
                self.search.branch(&laid, false, &mut choices);
                if choices.is_empty() {
                    break;
                }
                weight *= choices.len() as f64;
                let choice = choices[dice.below(choices.len() as u32) as usize];
                self.search.lay(&mut laid, choice);
                ships.push(choice);
            }
            if 0 < laid.ships() || !laid.is_whole() {
                continue;
            }
            weights += weight;
            // Kept with the share of its weight among all so far: each comes out as likely as it weighs.
            if dice.share() * weights < weight {
                drawn = Some(ships);
            }
        }
        drawn.map(|ships| self.fleet(ships.into_iter()))
    }
}
