use crate::{error_code::error_codes, json_value::named_enum};

use super::{Board, Square, SquareSet};

named_enum! {
    /// A colour of Reversi. Black moves first, from the start and in every record.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Side {
        /// The dark discs, `X` in text.
        Black = "black",
        /// The light discs, `O` in text.
        White = "white",
    }
}

impl Side {
    /// The other colour: White for Black, and Black for White.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// The size of a board: 8×8, 6×6 or 4×4 squares. Every size starts with four discs in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// 8×8.
    Eight,
    /// 6×6.
    Six,
    /// 4×4.
    Four,
}

impl Size {
    /// The three sizes, the largest first.
    pub const ALL: [Self; 3] = [Self::Eight, Self::Six, Self::Four];

    /// The number of rows, which is also that of columns: 8, 6 or 4.
    pub const fn side(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Six => 6,
            Self::Four => 4,
        }
    }

    /// All squares of a board of this size: the top left part of the 8×8 board.
    pub const fn field(self) -> SquareSet {
        SquareSet::from_bits(match self {
            Self::Eight => !0,
            Self::Six => 0x0000_3f3f_3f3f_3f3f,
            Self::Four => 0x0000_0000_0f0f_0f0f,
        })
    }
}

/// Why discs are no position: codes `two-discs` and `outside-board`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// A square holds discs of both colours.
    TwoDiscs(Square),
    /// A disc lies outside the board.
    OutsideBoard(Square),
}

error_codes! {
    PositionError {
        TwoDiscs(square) => "two-discs" { square }, "{square} holds discs of both colours";
        OutsideBoard(square) => "outside-board" { square }, "{square} lies outside the board";
    }
}

/// Why a move or a pass is not allowed: codes `game-over`, `outside-board`, `occupied`, `flips-nothing` and `may-not-pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveError {
    /// The game is over.
    GameOver,
    /// The square lies outside the board.
    OutsideBoard(Square),
    /// The square has a disc.
    Occupied(Square),
    /// The move would flip nothing.
    FlipsNothing(Square),
    /// The side to move has a move, and so may not pass.
    MayNotPass,
}

error_codes! {
    MoveError {
        GameOver => "game-over", "the game is over";
        OutsideBoard(square) => "outside-board" { square }, "{square} lies outside the board";
        Occupied(square) => "occupied" { square }, "a disc lies on {square}";
        FlipsNothing(square) => "flips-nothing" { square }, "a disc on {square} flips nothing";
        MayNotPass => "may-not-pass", "who has a move may not pass";
    }
}

/// A position: the discs, the side to move, and the size of the board.
///
/// ```
/// use spyglass::reversi::rules::{Position, Side, Size};
/// let mut position = Position::start(Size::Eight);
/// assert_eq!(position.legal().to_string(), "d3 c4 f5 e6");
/// assert_eq!(position.play("f5".parse().unwrap()).unwrap().to_string(), "e5");
/// assert_eq!((position.side(), position.discs(Side::Black).len()), (Side::White, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    side: Side,
    size: Size,
}

impl Position {
    /// The initial position: White on d4 and e5, Black on d5 and e4 (and so about the middle of a smaller board), Black to move.
    #[must_use]
    pub fn start(size: Size) -> Self {
        let low = size.side() / 2 - 1;
        let bit = |row: u8, col: u8| Square::new(low + row, low + col).bit();
        let board = Board { mover: bit(0, 1) | bit(1, 0), waiting: bit(0, 0) | bit(1, 1) };
        Self { board, side: Side::Black, size }
    }

    /// The position with these discs.
    ///
    /// # Errors
    ///
    /// `two-discs` and `outside-board`, with the first square of either.
    pub fn new(
        size: Size,
        black: SquareSet,
        white: SquareSet,
        side: Side,
    ) -> Result<Self, PositionError> {
        let (b, w) = (black.bits(), white.bits());
        if let Some(square) = SquareSet::from_bits(b & w).iter().next() {
            return Err(PositionError::TwoDiscs(square));
        }
        if let Some(square) = SquareSet::from_bits((b | w) & !size.field().bits()).iter().next() {
            return Err(PositionError::OutsideBoard(square));
        }
        let board = Board { mover: b, waiting: w };
        let board = if side == Side::Black { board } else { board.passed() };
        Ok(Self { board, side, size })
    }

    /// The discs by who is to move, as searches use them.
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move, also where it has no move or the game is over.
    pub const fn side(self) -> Side {
        self.side
    }

    /// The size of the board.
    pub const fn size(self) -> Size {
        self.size
    }

    /// The squares with a disc of this colour.
    pub fn discs(self, side: Side) -> SquareSet {
        let own = side == self.side;
        SquareSet::from_bits(if own { self.board.mover } else { self.board.waiting })
    }

    /// The squares of the board without a disc.
    pub const fn empties(self) -> SquareSet {
        let taken = self.board.mover | self.board.waiting;
        SquareSet::from_bits(self.size.field().bits() & !taken)
    }

    /// The colour of the disc on `square`; `None` where it has none.
    pub fn holder(self, square: Square) -> Option<Side> {
        [Side::Black, Side::White].into_iter().find(|&side| self.discs(side).contains(square))
    }

    /// The legal moves of the side to move; empty where it has to pass or the game is over. Constant time.
    pub const fn legal(self) -> SquareSet {
        SquareSet::from_bits(self.board.moves(self.size.field().bits()))
    }

    /// The discs that the side to move would flip by playing on `square`: none where that is illegal.
    pub const fn flips(self, square: Square) -> SquareSet {
        let free = self.empties().contains(square);
        SquareSet::from_bits(if free { self.board.flips(square.index()) } else { 0 })
    }

    /// Whether the side to move has to pass: it has no move, and the other has one.
    pub const fn must_pass(self) -> bool {
        self.legal().is_empty() && !self.passed().legal().is_empty()
    }

    /// Whether neither side has a move: the game is over.
    pub const fn is_over(self) -> bool {
        self.legal().is_empty() && self.passed().legal().is_empty()
    }

    /// Plays on `square` and gives the discs flipped.
    ///
    /// # Errors
    ///
    /// `game-over`, `outside-board`, `occupied` or `flips-nothing`; the position is unchanged then.
    pub fn play(&mut self, square: Square) -> Result<SquareSet, MoveError> {
        if !self.size.field().contains(square) {
            return Err(MoveError::OutsideBoard(square));
        }
        if self.is_over() {
            return Err(MoveError::GameOver);
        }
        if !self.empties().contains(square) {
            return Err(MoveError::Occupied(square));
        }
        let flipped = self.flips(square);
        if flipped.is_empty() {
            return Err(MoveError::FlipsNothing(square));
        }
        self.board = self.board.after(square.index(), flipped.bits());
        self.side = self.side.other();
        Ok(flipped)
    }

    /// Passes.
    ///
    /// # Errors
    ///
    /// `game-over` and `may-not-pass`; the position is unchanged then.
    pub const fn pass(&mut self) -> Result<(), MoveError> {
        if self.is_over() {
            return Err(MoveError::GameOver);
        }
        if !self.must_pass() {
            return Err(MoveError::MayNotPass);
        }
        *self = self.passed();
        Ok(())
    }

    /// The discs of the side to move less those of the other, from −64 to 64; the empty squares go to whoever has more.
    pub const fn score(self) -> i32 {
        self.board.final_score(self.size.field().bits())
    }

    /// The score of [`Position::score`] for this side, whoever is to move.
    pub fn score_of(self, side: Side) -> i32 {
        if side == self.side { self.score() } else { -self.score() }
    }

    const fn passed(self) -> Self {
        Self { board: self.board.passed(), side: self.side.other(), size: self.size }
    }
}
