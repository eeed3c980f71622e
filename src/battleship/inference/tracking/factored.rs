use std::sync::Arc;

use crate::{
    battleship::{
        inference::{Basis, Belief},
        rules::{Answer, Ruleset},
    },
    grid::Cell,
};

use super::{
    class_starts::ClassStarts,
    motion::{Motion, motions},
};

/// A layer whose chances sum to less is dropped.
const NEGLIGIBLE: f64 = 1e-12;
/// The most layers a ship keeps: long ships can be hit in very many ways.
const LAYERS: usize = 64;
/// The least chance at which another ship is thought to lie in a cell, and not to lie there: the chances are approximate.
const LEAST: f64 = 0.002;

/// An approximate belief about moving ships: for each ship by itself the chances of where it lies, its heading and its hits, as if the ships
/// were independent.
///
/// A factored belief state (X. Boyen, D. Koller, *Tractable Inference for Complex Stochastic Processes*, 1998). Each answer is shared out
/// among the ships that may have caused it, by how likely each did; how likely a ship's way is barred follows from the chances of the others. It
/// is never without a belief, and is a fold over the answers.
#[derive(Clone, Debug)]
pub(super) struct Factored {
    rules: Arc<Ruleset>,
    /// By class.
    motions: Arc<[Vec<Motion>]>,
    /// In fleet order.
    ships: Vec<ShipBelief>,
}

#[derive(Clone, Debug)]
struct ShipBelief {
    class: usize,
    layers: Vec<Layer>,
}

/// The chances of a ship's motions together with the same hits.
#[derive(Clone, Debug)]
struct Layer {
    wear: Wear,
    /// By motion.
    chances: Vec<f64>,
}

/// The hits that a ship has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wear {
    /// The segments hit, the first cell's lowest; where any hit takes a life, as many of the lowest bits as it has taken.
    hits: u16,
    is_sunk: bool,
}

impl Wear {
    /// What a shot at this segment of a ship of `class` is answered, and what it leaves.
    fn struck(self, rules: &Ruleset, class: usize, length: u32, segment: usize) -> (Answer, Self) {
        let any_hit_counts = rules.spec().any_hit_takes_a_life;
        if self.is_sunk || (!any_hit_counts && self.hits >> segment & 1 == 1) {
            let nothing = if rules.spec().spent_is_miss { Answer::Miss } else { Answer::Spent };
            return (nothing, self);
        }
        let hits = if any_hit_counts { self.hits << 1 | 1 } else { self.hits | 1 << segment };
        let is_sunk = hits.count_ones() == length;
        (Answer::to_hit(rules.spec().announce, class, is_sunk), Self { hits, is_sunk })
    }
}

impl Factored {
    /// Before the first answer: each ship anywhere, by itself.
    pub fn new(rules: Arc<Ruleset>, starts: &[ClassStarts]) -> Self {
        let geometry = rules.geometry();
        let motions: Arc<[_]> =
            starts.iter().map(|starts| motions(geometry, starts.courses())).collect();
        let wear = Wear { hits: 0, is_sunk: false };
        let ships = rules.fleet().class_of().iter().map(|&class| {
            let ways = motions[class].len();
            ShipBelief {
                class,
                layers: vec![Layer { wear, chances: vec![1.0 / ways as f64; ways] }],
            }
        });
        let ships = ships.collect();
        Self { rules, motions, ships }
    }

    /// Folds in the next answer.
    pub fn record_answer(&mut self, (cell, answer): (Cell, Answer)) {
        self.share_out(cell, answer);
        self.advance();
    }

    /// Divides an answer among the ships that may have caused it. An answer that no ship can have caused is passed over.
    fn share_out(&mut self, cell: Cell, answer: Answer) {
        let mut divided = Vec::new();
        for ship in &self.ships {
            divided.push(ship.divided(&self.rules, &self.motions[ship.class], cell, answer));
        }
        let weights: Vec<[f64; 2]> =
            divided.iter().map(|parts| [weight(&parts[0]), weight(&parts[1])]).collect();
        // That the ship of this number was struck and all others were passed by; of none, that all were.
        let caused = |by: usize| {
            let mut product = 1.0;
            for (ship, [passed, struck]) in weights.iter().enumerate() {
                product *= if ship == by { struck } else { passed };
            }
            product
        };
        let none = weights.len();
        let mut sum = if answer == Answer::Miss { caused(none) } else { 0.0 };
        for ship in 0..none {
            sum += caused(ship);
        }
        if sum <= 0.0 {
            return;
        }
        for (number, [mut passed, mut struck]) in divided.into_iter().enumerate() {
            let share = caused(number) / sum;
            let [passed_by, hit] = weights[number];
            scale(&mut passed, if share < 1.0 { (1.0 - share) / passed_by } else { 0.0 });
            scale(&mut struck, if 0.0 < share { share / hit } else { 0.0 });
            self.ships[number].layers = passed;
            self.ships[number].add(struck);
        }
    }

    /// Moves every ship once, in fleet order.
    fn advance(&mut self) {
        let mut occupied = vec![[0.0; 256]; self.ships.len()];
        for (ship, occupied) in self.ships.iter().zip(&mut occupied) {
            ship.add_chances(&self.rules, &self.motions[ship.class], false, occupied);
        }
        for number in 0..self.ships.len() {
            let mut free = [1.0; 256];
            for (other, occupied) in occupied.iter().enumerate() {
                if other != number {
                    for (free, taken) in free.iter_mut().zip(occupied.iter()) {
                        *free *= 1.0 - taken.clamp(LEAST, 1.0 - LEAST);
                    }
                }
            }
            let ship = &mut self.ships[number];
            ship.advance(&self.motions[ship.class], &free);
            occupied[number] = [0.0; 256];
            ship.add_chances(&self.rules, &self.motions[ship.class], false, &mut occupied[number]);
        }
    }

    /// The belief at this moment.
    pub fn belief(&self) -> Belief {
        let summed = |targets: bool| {
            let mut chances = Box::new([0.0; 256]);
            for ship in &self.ships {
                ship.add_chances(&self.rules, &self.motions[ship.class], targets, &mut chances);
            }
            chances.iter_mut().for_each(|chance| *chance = chance.min(1.0));
            chances
        };
        Belief { basis: Basis::LostTrack, chances: summed(false), unhit: Some(summed(true)) }
    }
}

impl Layer {
    fn weight(&self) -> f64 {
        self.chances.iter().sum()
    }
}

fn weight(layers: &[Layer]) -> f64 {
    layers.iter().map(Layer::weight).sum()
}

fn scale(layers: &mut [Layer], factor: f64) {
    for layer in layers {
        for chance in &mut layer.chances {
            *chance *= factor;
        }
    }
}

/// The layer of these hits, put in where there is none.
fn layer_of(layers: &mut Vec<Layer>, wear: Wear, ways: usize) -> &mut Layer {
    let place = match layers.iter().position(|layer| layer.wear == wear) {
        Some(place) => place,
        None => {
            layers.push(Layer { wear, chances: vec![0.0; ways] });
            layers.len() - 1
        }
    };
    &mut layers[place]
}

impl ShipBelief {
    /// The chances of the motions that the shot passed by, and of those that it struck with this answer, with the hits they then have.
    fn divided(
        &self,
        rules: &Ruleset,
        motions: &[Motion],
        cell: Cell,
        answer: Answer,
    ) -> [Vec<Layer>; 2] {
        let mut passed = self.layers.clone();
        let mut struck: Vec<Layer> = Vec::new();
        for Layer { wear, chances } in &mut passed {
            for (number, motion) in motions.iter().enumerate() {
                let Some(segment) = motion.segment(cell) else { continue };
                let own = std::mem::take(&mut chances[number]);
                let (told, then) = wear.struck(rules, self.class, motion.len(), segment);
                if own != 0.0 && told == answer {
                    layer_of(&mut struck, then, motions.len()).chances[number] += own;
                }
            }
        }
        [passed, struck]
    }

    /// Adds chances, and drops empty layers and all but the likeliest. The chances sum to 1 after it.
    fn add(&mut self, more: Vec<Layer>) {
        for layer in more {
            let own = layer_of(&mut self.layers, layer.wear, layer.chances.len());
            for (own, chance) in own.chances.iter_mut().zip(layer.chances) {
                *own += chance;
            }
        }
        self.layers.retain(|layer| NEGLIGIBLE < layer.weight());
        while LAYERS < self.layers.len() {
            let mut lightest = 0;
            for place in 1..self.layers.len() {
                if self.layers[place].weight() < self.layers[lightest].weight() {
                    lightest = place;
                }
            }
            self.layers.swap_remove(lightest);
        }
        let sum = weight(&self.layers);
        scale(&mut self.layers, 1.0 / sum);
    }

    /// Adds by [`Cell::index`] the chance that the ship lies there, or where only `targets` count that a segment of it that is not hit does.
    fn add_chances(
        &self,
        rules: &Ruleset,
        motions: &[Motion],
        targets: bool,
        sums: &mut [f64; 256],
    ) {
        for Layer { wear, chances } in &self.layers {
            if targets && wear.is_sunk {
                continue;
            }
            let spent = if targets && !rules.spec().any_hit_takes_a_life { wear.hits } else { 0 };
            for (motion, &chance) in motions.iter().zip(chances) {
                if chance == 0.0 {
                    continue;
                }
                for (segment, cell) in motion.cells().enumerate() {
                    if spent >> segment & 1 == 0 {
                        sums[cell] += chance;
                    }
                }
            }
        }
    }

    /// Moves the ship once, `free` by [`Cell::index`] the chance that no other ship lies there.
    fn advance(&mut self, motions: &[Motion], free: &[f64; 256]) {
        for layer in &mut self.layers {
            if layer.wear.is_sunk {
                continue;
            }
            let mut moved = vec![0.0; motions.len()];
            for (motion, &chance) in motions.iter().zip(&layer.chances) {
                if chance == 0.0 {
                    continue;
                }
                let mut left = chance;
                for (entered, next) in motion.ways.into_iter().flatten() {
                    let share = left * free[entered];
                    moved[usize::from(next)] += share;
                    left -= share;
                }
                moved[usize::from(motion.turned)] += left;
            }
            layer.chances = moved;
        }
    }
}
