use std::sync::{Arc, OnceLock};

use crate::{error_code::error_codes, grid::CellSet, rng::GameRng};

use super::{Deployer, Placement, PlacementWeights, Ruleset, Sea};

/// Why no fleet was drawn: codes `no-legal-deployment`, `deployer-not-for-rules` and `deployment-not-found`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeployError {
    /// There is none: proved by looking at all.
    NoLegalDeployment,
    /// The deployer deploys other fleets than these rules'.
    NotForRules(Deployer),
    /// None was found within the work allowed: not in this many draws, nor by counting all, nor ship by ship.
    NotFound {
        /// The draws made.
        draws: u32,
    },
}

error_codes! {
    DeployError {
        NoLegalDeployment => "no-legal-deployment", "no legal deployment exists";
        NotForRules(deployer) => "deployer-not-for-rules" { deployer: deployer.id() },
            "{deployer} does not lay the fleet of these rules";
        NotFound { draws } => "deployment-not-found" { draws },
            "no legal deployment was drawn in {draws} tries, and there are too many to count";
    }
}

/// Ships drawn one by one before the exact method is tried. The rarest preset case, `sea-battle` on the border,
/// accepts about one whole fleet in 5,000 of these.
const MAX_DRAWS: u32 = 2_000_000;
/// Steps of the walk that counts all fleets.
const MAX_STEPS: u64 = 20_000_000;
/// Fleets laid ship by ship of which one is drawn.
const SEQUENCES: u32 = 1000;

/// A deployer prepared to draw fleets of one rule set. It is prepared once and draws any number of fleets.
#[derive(Clone, Debug)]
pub struct Deployment {
    /// For every ship its placements, the classes with the most cells first.
    ships: Vec<ShipPlaces>,
    /// For every ship of the fleet its place in `ships`.
    order: Vec<usize>,
    /// Of several fleets by rising distance, the place of the one that is placed; nothing where the first will do.
    rank: Option<usize>,
    /// The deployer, where it does not deploy the fleets of these rules.
    refused: Option<Deployer>,
    /// Whether ships are bound somewhere.
    moves: bool,
    /// Whether there are too many fleets to count, once that was tried.
    is_uncountable: OnceLock<bool>,
}

#[derive(Clone, Debug)]
struct ShipPlaces {
    places: Arc<[Placement]>,
    /// By placement its weight and those of all before it.
    sums: Arc<[u32]>,
    class: usize,
}

impl ShipPlaces {
    /// One of the placements, each as likely as it weighs.
    fn draw(&self, rng: &mut GameRng) -> &Placement {
        let number = rng.below(self.sums.last().copied().unwrap_or(0));
        &self.places[self.sums.partition_point(|&sum| sum <= number)]
    }

    /// One of the placements that no ship is in the way of, each as likely as it weighs, and what all of them weigh.
    fn draw_open(&self, closed: CellSet, rng: &mut GameRng) -> Option<(&Placement, u32)> {
        let weight = |place: &usize| {
            let before = place.checked_sub(1).map_or(0, |before| self.sums[before]);
            let is_open = !self.places[*place].cells.intersects(closed);
            if is_open { self.sums[*place] - before } else { 0 }
        };
        let places = 0..self.places.len();
        let sum = places.clone().map(|place| weight(&place)).sum();
        if sum == 0 {
            return None;
        }
        let mut left = rng.below(sum);
        let drawn = places.into_iter().find(|place| {
            let weight = weight(place);
            let is_drawn = left < weight;
            left = left.saturating_sub(weight);
            is_drawn
        });
        drawn.map(|place| (&self.places[place], sum))
    }
}

impl Deployment {
    /// Prepares `deployer` for `rules`. Linear in the placements of all ships; rules that the deployer does not suit are refused
    /// by [`Deployment::deploy`].
    #[must_use]
    pub fn new(rules: &Ruleset, deployer: Deployer) -> Self {
        let weight = |cells| deployer.weight(rules.geometry(), cells);
        let refused = (!deployer.suits(rules)).then_some(deployer);
        Self { rank: deployer.rank(), refused, ..Self::with_weights(rules, &weight) }
    }

    /// A deployment that draws each legal fleet with a probability proportional to the product of its ships' weights.
    ///
    /// The rules must be those that the weights suit: see [`PlacementWeights::suits`].
    #[must_use]
    pub fn weighted(rules: &Ruleset, weights: &PlacementWeights) -> Self {
        Self::with_weights(rules, &|cells| weights.weight(cells))
    }

    fn with_weights(rules: &Ruleset, weight: &dyn Fn(CellSet) -> u32) -> Self {
        let classes = rules.fleet().classes();
        let places = |class: usize| {
            let (mut places, mut sums, mut sum) = (Vec::new(), Vec::new(), 0);
            for &place in rules.placements(class).all() {
                let weight = weight(place.cells);
                if 0 < weight {
                    sum += weight;
                    places.push(place);
                    sums.push(sum);
                }
            }
            ShipPlaces { places: places.into(), sums: sums.into(), class }
        };
        let places: Vec<ShipPlaces> = (0..classes.len()).map(places).collect();
        let class_of = rules.fleet().class_of();
        let length = |ship: usize| classes[class_of[ship]].shape.len();
        let longest = (0..class_of.len()).map(length).max().unwrap_or(0);
        let mut numbers = Vec::with_capacity(class_of.len());
        for size in (0..=longest).rev() {
            numbers.extend((0..class_of.len()).filter(|&ship| length(ship) == size));
        }
        let ships = numbers.iter().map(|&ship| places[class_of[ship]].clone()).collect();
        let mut order = vec![0; numbers.len()];
        for (place, &ship) in numbers.iter().enumerate() {
            order[ship] = place;
        }
        let moves = rules.moves();
        Self { ships, order, rank: None, refused: None, moves, is_uncountable: OnceLock::new() }
    }

    /// Draws a fleet from the deployer's distribution. The fleet depends only on the random numbers.
    ///
    /// # Errors
    ///
    /// `deployer-not-for-rules`; `no-legal-deployment` where no fleet is legal; `deployment-not-found` where none was found
    /// within the bounds on the work.
    ///
    /// # Complexity
    ///
    /// Rejection sampling of whole fleets (J. von Neumann, *Various Techniques Used in Connection with Random Digits*, 1951), at
    /// most 2,000,000 ships; then an exhaustive walk of at most 20,000,000 steps; then [`Deployment::draw_in_sequence`].
    pub fn deploy(&self, rng: &mut GameRng) -> Result<Sea, DeployError> {
        if let Some(deployer) = self.refused {
            return Err(DeployError::NotForRules(deployer));
        }
        let sea = self.lay_ships(rng)?;
        Ok(if self.moves { sea.with_headings(rng) } else { sea })
    }

    fn lay_ships(&self, rng: &mut GameRng) -> Result<Sea, DeployError> {
        let Some(rank) = self.rank else { return self.deploy_any(rng) };
        let mut fleets: Vec<(u32, Sea)> = Vec::with_capacity(Deployer::CHOICE);
        for _ in 0..Deployer::CHOICE {
            let sea = self.deploy_any(rng)?;
            let apart = distance(sea.ships());
            let place = fleets.iter().position(|&(other, _)| apart < other);
            fleets.insert(place.unwrap_or(fleets.len()), (apart, sea));
        }
        Ok(fleets.swap_remove(rank).1)
    }

    /// Draws a fleet, each allowed one as likely as its ships' weights multiplied.
    ///
    /// All ships are drawn independently, and the draw is thrown away as soon as two clash: what remains is uniform where all weigh
    /// the same. Where that finds nothing, all fleets are counted and one is picked by its number, uniform as well. Where there are too
    /// many to count, fleets are laid ship by ship.
    fn deploy_any(&self, rng: &mut GameRng) -> Result<Sea, DeployError> {
        if self.ships.iter().any(|ship| ship.places.is_empty()) {
            return Err(DeployError::NoLegalDeployment);
        }
        let mut placed = Vec::with_capacity(self.ships.len());
        let mut draws = 0;
        while draws < MAX_DRAWS {
            placed.clear();
            let (mut taken, mut closed) = (CellSet::EMPTY, CellSet::EMPTY);
            for ship in &self.ships {
                let place = ship.draw(rng);
                draws += 1;
                if place.cells.intersects(closed) {
                    break;
                }
                taken |= place.cells;
                closed |= place.cells | place.buffer;
                placed.push(place.cells);
            }
            if placed.len() == self.ships.len() {
                return Ok(self.in_fleet_order(&placed));
            }
        }
        if !self.is_uncountable.get().copied().unwrap_or(false)
            && let Some(counted) = self.deploy_by_counting(rng)
        {
            return counted;
        }
        self.draw_in_sequence(rng).ok_or(DeployError::NotFound { draws })
    }

    /// Draws a fleet of those laid ship by ship, for fleets so crowded that ships drawn independently always clash; `None` where none
    /// was laid to its end.
    ///
    /// Importance sampling in its sequential form (H. Kahn, A. W. Marshall, *Methods of Reducing Sample Size in Monte Carlo
    /// Computations*, 1953): each ship takes one of the placements still open, and a fleet weighs as much as the open placements of all its
    /// ships multiplied, which makes up for its being laid more often than others. One of 1,000 is kept by weight (M. T. Chao, *A General
    /// Purpose Unequal Probability Sampling Plan*, 1982), so that the chances of fleets come the nearer to each other, the more of
    /// the fleets laid count: of 1,000 as many as 22 of one weight, where 22 single cells crowd 10×10.
    pub fn draw_in_sequence(&self, rng: &mut GameRng) -> Option<Sea> {
        let (mut chosen, mut sum) = (None, 0.0);
        for _ in 0..SEQUENCES {
            let Some((placed, weight)) = self.lay_in_sequence(rng) else { continue };
            sum += weight;
            if rng.unit_f64() * sum < weight {
                chosen = Some(placed);
            }
        }
        chosen.map(|placed| self.in_fleet_order(&placed))
    }

    /// A fleet laid ship by ship and its weight; `None` where a ship has no room left.
    fn lay_in_sequence(&self, rng: &mut GameRng) -> Option<(Vec<CellSet>, f64)> {
        let (mut placed, mut closed, mut weight) = (Vec::new(), CellSet::EMPTY, 1.0);
        for ship in &self.ships {
            let (place, open) = ship.draw_open(closed, rng)?;
            weight *= f64::from(open);
            closed |= place.cells | place.buffer;
            placed.push(place.cells);
        }
        Some((placed, weight))
    }

    /// Counts all fleets, then walks to the one whose number was drawn; `None` where there are too many.
    fn deploy_by_counting(&self, rng: &mut GameRng) -> Option<Result<Sea, DeployError>> {
        let (mut count, mut steps) = (0_u64, 0);
        let whole = self.walk(&mut Vec::new(), CellSet::EMPTY, 0, &mut steps, &mut |_| {
            count += 1;
            false
        });
        let is_uncountable = whole == Walk::TooLong;
        if *self.is_uncountable.get_or_init(|| is_uncountable) {
            return None;
        }
        if count == 0 {
            return Some(Err(DeployError::NoLegalDeployment));
        }
        let mut left = number_below(rng, count);
        let mut found = Vec::new();
        self.walk(&mut Vec::new(), CellSet::EMPTY, 0, &mut 0, &mut |placed| {
            if left == 0 {
                found = placed.to_vec();
                return true;
            }
            left -= 1;
            false
        });
        Some(Ok(self.in_fleet_order(&found)))
    }

    /// Calls `visit` with every fleet that completes `placed`, until it answers true: ships of one class by rising
    /// number of their placement, so that each fleet comes once.
    fn walk(
        &self,
        placed: &mut Vec<CellSet>,
        closed: CellSet,
        from: usize,
        steps: &mut u64,
        visit: &mut dyn FnMut(&[CellSet]) -> bool,
    ) -> Walk {
        let depth = placed.len();
        let Some(ship) = self.ships.get(depth) else {
            return if visit(placed) { Walk::Stopped } else { Walk::Done };
        };
        let twin_next = self.ships.get(depth + 1).is_some_and(|next| next.class == ship.class);
        for (number, place) in ship.places.iter().enumerate().skip(from) {
            *steps += 1;
            if MAX_STEPS < *steps {
                return Walk::TooLong;
            }
            if place.cells.intersects(closed) {
                continue;
            }
            placed.push(place.cells);
            let next = if twin_next { number + 1 } else { 0 };
            let below = self.walk(placed, closed | place.cells | place.buffer, next, steps, visit);
            placed.pop();
            if below != Walk::Done {
                return below;
            }
        }
        Walk::Done
    }

    fn in_fleet_order(&self, placed: &[CellSet]) -> Sea {
        Sea::of_legal(self.order.iter().map(|&place| placed[place]).collect())
    }
}

/// The steps, diagonal ones too, from ship to ship, summed over all pairs.
fn distance(ships: &[CellSet]) -> u32 {
    let mut sum = 0;
    for (number, ship) in ships.iter().enumerate() {
        for other in &ships[number + 1..] {
            let mut reach = *ship;
            while !reach.intersects(*other) {
                reach = reach.dilate();
                sum += 1;
            }
        }
    }
    sum
}

/// A number from 0 to `bound` − 1, each equally likely, by rejection of whole words.
fn number_below(rng: &mut GameRng, bound: u64) -> u64 {
    let fair = u64::MAX - u64::MAX % bound;
    loop {
        let bits = rng.bits();
        if bits < fair {
            return bits % bound;
        }
    }
}

/// How a walk over all fleets ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Walk {
    Done,
    Stopped,
    TooLong,
}

#[cfg(test)]
mod tests {
    use crate::rng::{Seed, Stream};

    use super::*;

    /// Where weights differ much, a few fleets outweigh all others of a draw, and weights no longer make up for how fleets are laid.
    #[test]
    fn many_fleets_laid_ship_by_ship_count() {
        for (side, count, length) in [(10, 22, 1), (16, 20, 3)] {
            let rules = format!(
                r#"{{"rows": {side}, "cols": {side}, "contact": "apart",
                    "fleet": [{{"name": "ship", "count": {count}, "length": {length}}}]}}"#
            );
            let rules = Ruleset::read(&rules).expect("rules");
            let deployment = Deployment::new(&rules, Deployer::Uniform);
            let mut rng = GameRng::new(Seed(1), Stream::Deployment { sea: 1 });
            let (mut fitted, mut counted, draws) = (0, 0.0, 20);
            for _ in 0..draws {
                let laid = (0..SEQUENCES).filter_map(|_| deployment.lay_in_sequence(&mut rng));
                let weights: Vec<f64> = laid.map(|(_, weight)| weight).collect();
                let sum: f64 = weights.iter().sum();
                let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
                fitted += weights.len();
                counted += sum * sum / squares;
            }
            let share = fitted as f64 / f64::from(draws * SEQUENCES);
            let counted = counted / f64::from(draws);
            println!("{count} of {length} on {side}x{side}: {share:.4} fit, {counted:.1} count");
            assert!(0.4 < share && 15.0 < counted);
        }
    }
}
