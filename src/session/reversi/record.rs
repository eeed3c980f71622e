use std::fmt;

use crate::{
    reversi::{
        agents::Trained,
        notation::{board_text, read_board},
        rules::{Position, Size, Step},
    },
    rng::Seed,
    session::shared::{
        SessionError, actions_text, decode_text, encode, numbered_actions, read_record, read_start,
        start_text,
    },
};

use super::{Game, GameId, ReversiError};

/// The boards of Reversi by their ids in records, the largest first.
pub const RULES: [(&str, Size); 3] =
    [("reversi", Size::Eight), ("reversi-6", Size::Six), ("reversi-4", Size::Four)];

/// Whether the second word of a text is the id of a board of Reversi, as in the record of such a game; nothing else is checked.
#[must_use]
pub fn is_reversi(record: &str) -> bool {
    record.split_ascii_whitespace().nth(1).is_some_and(|rules| size_of(rules).is_ok())
}

/// The size of the board of this id.
///
/// # Errors
///
/// `unknown-rules` where none has it.
pub fn size_of(id: &str) -> Result<Size, ReversiError> {
    let found = RULES.iter().find(|(own, _)| *own == id).map(|(_, size)| *size);
    found.ok_or_else(|| ReversiError::UnknownRules(id.to_owned()))
}

/// The id of the board of this size, as [`RULES`] lists it.
#[must_use]
pub fn id_of(size: Size) -> &'static str {
    RULES.iter().find(|(_, own)| *own == size).map_or("", |(id, _)| id)
}

impl GameId {
    /// The id of the board, as [`RULES`] lists it.
    pub fn rules(&self) -> &'static str {
        id_of(self.start.size())
    }

    /// The first four words of a record.
    fn text(&self) -> String {
        let moved = self.start != Position::start(self.start.size());
        let start = start_text(self.seed, moved.then(|| encode(board_text(self.start))));
        format!("{} {} {start} {}", self.version, self.rules(), self.seats)
    }
}

impl Game {
    /// The record of a whole line, also past the place in it.
    ///
    /// # Errors
    ///
    /// `no-such-line` where there is no such line.
    pub fn record_of(&self, line: usize) -> Result<String, ReversiError> {
        let line = self.lines.all().get(line).ok_or(ReversiError::NoSuchLine(line))?;
        let actions = actions_text(line.steps.iter().map(|step| action_text(*step)));
        Ok(format!("{} {actions}", self.id.text()))
    }

    /// Opens a record, at the end of its line.
    ///
    /// ```
    /// use spyglass::session::reversi::Game;
    /// let record = "spyglass2 reversi s.7 duel:you,minimax-novice Mf5.Md6";
    /// assert_eq!(Game::open(record, None).unwrap().to_string(), record);
    /// ```
    ///
    /// # Errors
    ///
    /// `bad-record` where the text is no record or a step is not allowed; `unknown-record-version`, `too-long`, `unknown-rules`,
    /// `bad-seed`; `bad-players`, `unknown-agent` or `bad-agent-parameter` where the players are none; `two-discs` or
    /// `outside-board` where the position is none; `weights-not-loaded`.
    ///
    /// # Complexity
    ///
    /// Linear in the steps. No agent decides: the record has their steps.
    pub fn open(text: &str, trained: Trained<'_>) -> Result<Self, ReversiError> {
        let (version, [rules, start, seats, actions]) = read_record(text)?;
        let size = size_of(rules)?;
        let seats = seats.parse()?;
        let (seed, start) = read_position(size, start)?;
        let mut game = Self::new(GameId { version, seed, start, seats }, trained)?;
        for (number, action) in numbered_actions(actions) {
            let taken = read_action(action).and_then(|step| game.take(step));
            taken.map_err(|error| {
                SessionError::bad_record(format_args!("action {number}: {error}"))
            })?;
        }
        Ok(game)
    }

    /// Adds the line of another record of this game; one that goes on where a line ends lengthens that. The records of all lines, each added
    /// to the first one opened, make the same lines again in the same order.
    ///
    /// ```
    /// use spyglass::session::reversi::Game;
    /// let mut game = Game::open("spyglass2 reversi s.7 duel:you,you Mf5.Md6", None).unwrap();
    /// game.add_line("spyglass2 reversi s.7 duel:you,you Mf5.Mf4.Me3", None).unwrap();
    /// assert_eq!((game.lines().len(), game.step()), (2, 2), "the place in the first line is kept");
    /// ```
    ///
    /// # Errors
    ///
    /// `bad-record` where the text is no record of this game, `too-many-lines`; those of [`Game::open`]. Nothing changes then.
    pub fn add_line(&mut self, text: &str, trained: Trained<'_>) -> Result<(), ReversiError> {
        let other = Self::open(text, trained)?;
        if other.id.text() != self.id.text() {
            return Err(SessionError::bad_record("it is of another game").into());
        }
        // The line may go on here now, and a decision names the step it takes.
        self.cursor.forget_decision();
        self.lines.add(other.line())
    }
}

impl fmt::Display for Game {
    /// The record of the line the game is in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.record_of(self.lines.current()).map_err(|_| fmt::Error)?)
    }
}

/// A step in a record: `M` and a square, or `P`.
pub(super) fn action_text(step: Step) -> String {
    step.square().map_or_else(|| "P".to_owned(), |square| format!("M{square}"))
}

fn read_action(text: &str) -> Result<Step, ReversiError> {
    match text.strip_prefix('M') {
        _ if text == "P" => Ok(Step::Pass),
        // Only as records write it: a game has one record.
        Some(square) if square == square.to_ascii_lowercase() => Ok(Step::Place(square.parse()?)),
        _ => {
            Err(SessionError::bad_record(format_args!("{text:?} is neither M and a square nor P"))
                .into())
        }
    }
}

fn read_position(size: Size, word: &str) -> Result<(Seed, Position), ReversiError> {
    let (seed, sealed) = read_start(word, "POSITION")?;
    let start = match sealed {
        None => Position::start(size),
        Some(sealed) => read_board(&decode_text(sealed)?)?,
    };
    if start.size() != size {
        return Err(SessionError::bad_record("its position is of another board").into());
    }
    Ok((seed.parse()?, start))
}
