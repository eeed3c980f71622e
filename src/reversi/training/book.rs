use std::{
    collections::{BTreeMap, BTreeSet},
    convert::Infallible,
    sync::Arc,
};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    reversi::{
        engine::{Book, EVAL_UNITS_PER_DISC, Evaluation, Search},
        rules::{Board, Position, Size, SquareSet},
    },
    training::{Training, share_of},
};

/// What determines an opening book to the last bit, besides the evaluation it is searched with.
#[derive(Clone, Copy, Debug)]
pub struct BookRecipe {
    /// The moves of so many plies are compared.
    pub plies: u32,
    /// How deep the positions are searched.
    pub depth: u8,
    /// How much less than the best a move may be worth, in half discs.
    pub margin: i8,
}

impl BookRecipe {
    /// The recipe of the published book, `www/books/reversi.book`.
    pub const PUBLISHED: Self = Self { plies: 12, depth: 16, margin: 4 };
}

/// A position whose moves were compared, in canonical form as all that follow from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    position: (u64, u64),
    /// The positions that its best moves lead to, and what the moves are worth in half discs.
    moves: Vec<((u64, u64), i32)>,
}

/// The making of an opening book: ply by ply the positions that good moves lead to, and at last what they are worth by those behind them.
#[derive(Debug)]
pub struct BookMaking {
    recipe: BookRecipe,
    evaluation: Arc<Evaluation>,
    /// By ply.
    compared: Vec<Vec<Compared>>,
    /// The positions whose moves are compared next, in rising order.
    next: Vec<Board>,
}

/// Half a disc.
const UNIT: i32 = EVAL_UNITS_PER_DISC / 2;

/// The number of parts of a ply.
const PARTS: usize = 64;

impl BookMaking {
    /// A book of nothing yet.
    #[must_use]
    pub fn new(recipe: BookRecipe, evaluation: Arc<Evaluation>) -> Self {
        let start = Position::start(Size::Eight).board().canonical();
        Self { recipe, evaluation, compared: Vec::new(), next: vec![start] }
    }

    /// The moves of a position that are worth as much as the best but for the margin.
    fn compare(&self, board: Board) -> Compared {
        let BookRecipe { depth, margin, .. } = self.recipe;
        let field = Size::Eight.field().bits();
        let most = 64 * EVAL_UNITS_PER_DISC;
        let mut search = Search::new(field, self.evaluation.clone(), 20).selective();
        let mut value = |board: Board, depth: u8, least: i32| {
            search.begin(board, depth, -most, -least);
            -search.run(u64::MAX).expect("no budget ends it")
        };
        let mut best = -most;
        for depth in 1..=depth {
            best = -value(board, depth, -most);
        }
        let least = best - i32::from(margin) * UNIT;
        let mut moves = Vec::new();
        for square in SquareSet::from_bits(board.moves(field)).iter() {
            let after = board.after(square.index(), board.flips(square.index()));
            let worth = value(after, depth - 1, least - 1);
            // Where a side passes, the sides no longer take turns by plies, so that a position could come up in two of them.
            if least <= worth && after.moves(field) != 0 {
                moves.push((pair(after.canonical()), (worth + UNIT / 2).div_euclid(UNIT)));
            }
        }
        moves.sort_unstable();
        moves.dedup_by_key(|&mut (after, _)| after);
        Compared { position: pair(board), moves }
    }

    /// What the positions are worth to the side to move, those compared by what their moves lead to.
    fn values(&self) -> BTreeMap<Board, i32> {
        let mut values = BTreeMap::new();
        for compared in self.compared.iter().rev().flatten() {
            let mut best = i32::MIN;
            for &(after, worth) in &compared.moves {
                best = best.max(-*values.entry(board(after)).or_insert(-worth));
            }
            if best != i32::MIN {
                values.insert(board(compared.position), best);
            }
        }
        values
    }

    /// The positions of the book: those that its moves lead to from the start of the game.
    fn reached(&self) -> BTreeMap<Board, i32> {
        let values = self.values();
        let margin = i32::from(self.recipe.margin);
        let mut reached: BTreeMap<Board, i32> = BTreeMap::new();
        for (ply, layer) in self.compared.iter().enumerate() {
            for compared in layer {
                let own = board(compared.position);
                let Some(&best) = values.get(&own) else { continue };
                if ply == 0 {
                    reached.insert(own, best);
                }
                if !reached.contains_key(&own) {
                    continue;
                }
                for &(after, _) in &compared.moves {
                    let value = values[&board(after)];
                    if best - margin <= -value {
                        reached.insert(board(after), value);
                    }
                }
            }
        }
        reached
    }

    fn part_of(&self, part: usize) -> &[Board] {
        &self.next[share_of(part, PARTS, self.next.len())]
    }

    /// The positions behind a ply.
    fn after(layer: &[Compared]) -> Vec<Board> {
        let after: BTreeSet<Board> = layer
            .iter()
            .flat_map(|compared| compared.moves.iter().map(|&(after, _)| board(after)))
            .collect();
        after.into_iter().collect()
    }
}

impl Training for BookMaking {
    type State = Vec<Vec<Compared>>;
    type Part = Vec<Compared>;
    type Report = usize;
    type Error = Infallible;

    const TOLD: usize = 1;

    fn recipe(&self) -> Value {
        let BookRecipe { plies, depth, margin } = self.recipe;
        json!({"of": "reversi-book", "plies": plies, "depth": depth, "margin": margin, "weights": self.evaluation.fingerprint()})
    }

    fn round(&self) -> u32 {
        self.compared.len() as u32
    }

    fn is_done(&self) -> bool {
        self.recipe.plies <= self.round()
    }

    fn parts(&self) -> usize {
        PARTS
    }

    /// # Complexity
    ///
    /// For each position exponential in the depth: seconds.
    fn part(&self, part: usize) -> Result<Vec<Compared>, Infallible> {
        Ok(self.part_of(part).iter().map(|&board| self.compare(board)).collect())
    }

    fn fits(&self, _number: usize, part: &Vec<Compared>) -> bool {
        part.iter().all(|compared| self.next.binary_search(&board(compared.position)).is_ok())
    }

    fn learn(&mut self, parts: &[Vec<Compared>]) -> usize {
        let layer = parts.concat();
        self.next = Self::after(&layer);
        self.compared.push(layer);
        self.next.len()
    }

    fn state(&self) -> Self::State {
        self.compared.clone()
    }

    fn resume(&mut self, state: Self::State) -> bool {
        let mut again = Self::new(self.recipe, self.evaluation.clone());
        for layer in state {
            let own: Vec<Board> = layer.iter().map(|compared| board(compared.position)).collect();
            if again.is_done() || own != again.next {
                return false;
            }
            again.learn(&[layer]);
        }
        *self = again;
        true
    }

    fn told(&self, reports: &[usize]) -> Value {
        json!({"positions": self.reached().len(), "next": reports.last()})
    }

    fn weights(&self) -> Vec<u8> {
        Book::write(self.recipe.depth - 1, self.recipe.margin, &self.reached())
    }
}

const fn pair(board: Board) -> (u64, u64) {
    (board.mover, board.waiting)
}

const fn board((mover, waiting): (u64, u64)) -> Board {
    Board { mover, waiting }
}
