use std::{fmt, sync::Arc};

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

use crate::{
    battleship::rules::{Action, Ruleset, preset},
    rng::Seed,
};

use super::{
    Game, GameError, GameId, Kind, Seats, Start,
    seal::{seal, unseal},
};

/// The version of a record: by which rule its agents draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    /// Each player has dice of its own.
    One,
    /// Every player of a race has the dice of the first: the same agent hunts alike in a race and alone.
    #[default]
    Two,
}

impl Version {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The number, as links write it.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// Whose dice `player` (from 0) has, from 1.
    pub(super) const fn dice_of(self, kind: Kind, player: usize) -> u32 {
        match (self, kind) {
            (Self::Two, Kind::Race) => 1,
            _ => player as u32 + 1,
        }
    }
}

impl fmt::Display for Version {
    /// The first word of a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "spyglass{}", self.number())
    }
}

/// The greatest length of a record.
const MAX_BYTES: usize = 64 * 1024;

impl GameId {
    /// The first four words of a record.
    #[must_use]
    pub fn text(&self) -> String {
        format!("{} {} {}", self.version, start_text(&self.rules, &self.start), self.seats)
    }
}

/// The rules and the start, as a record has them.
pub(super) fn start_text(rules: &Ruleset, start: &Start) -> String {
    let id = match rules.id().filter(|id| preset(id).is_some()) {
        Some(id) => id.to_owned(),
        None => format!("r.{}", BASE64_URL_SAFE_NO_PAD.encode(rules.canonical())),
    };
    let given = start.fleets.iter().any(Option::is_some) || start.known.iter().any(Option::is_some);
    let seed = start.seed;
    let start =
        if given { format!("d.{seed}.{}", seal(rules, start)) } else { format!("s.{seed}") };
    format!("{id} {start}")
}

impl fmt::Display for Game {
    /// The record of the whole line: the game in one line of text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.id().text())?;
        if self.line().is_empty() {
            return f.write_str("-");
        }
        for (number, step) in self.line().iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "." })?;
            if 0 < step.player {
                write!(f, "{}", step.player + 1)?;
            }
            write!(f, "{}", step.action)?;
        }
        Ok(())
    }
}

impl Game {
    /// Opens a record, at the end of its line.
    ///
    /// ```
    /// use spyglass::session::Game;
    /// let game = Game::open("spyglass2 admiral s.42 solo:you FA1.FB2").unwrap();
    /// assert_eq!(game.line().len(), 2);
    /// assert_eq!(game.to_string(), "spyglass2 admiral s.42 solo:you FA1.FB2");
    /// ```
    ///
    /// # Errors
    ///
    /// `bad-record` and `unknown-record-version` where the text is no record, `too-long` where it is longer than any;
    /// else the codes of its rules, players, fleets.
    pub fn open(text: &str) -> Result<Self, GameError> {
        let (version, [rules, start, seats, actions]) = record_words(text)?;
        let rules = read_rules(rules)?;
        let seats: Seats = seats.parse()?;
        seats.check(&rules)?;
        let start = read_start(&rules, seats.kind, start)?;
        let mut game = Self::new(GameId { version, rules, start, seats })?;
        replay(actions, |player, action| game.act(player, action).map(drop))?;
        Ok(game)
    }
}

/// Takes the actions of a record, one after the other.
pub(super) fn replay<E: fmt::Display>(
    actions: &str,
    mut act: impl FnMut(usize, Action) -> Result<(), E>,
) -> Result<(), GameError> {
    if actions == "-" {
        return Ok(());
    }
    for (number, action) in actions.split('.').enumerate() {
        let (player, action) = read_action(action)?;
        act(player, action).map_err(|error| {
            GameError::bad_record(format_args!("action {}: {error}", number + 1))
        })?;
    }
    Ok(())
}

/// The version of a record, and the words after it.
pub(super) fn record_words(text: &str) -> Result<(Version, [&str; 4]), GameError> {
    if MAX_BYTES < text.len() {
        return Err(GameError::TooLong);
    }
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let word = words.first().copied().unwrap_or_default();
    let version = match word.strip_prefix("spyglass") {
        Some("1") => Version::One,
        Some("2") => Version::Two,
        Some(other) if !other.is_empty() && other.bytes().all(|byte| byte.is_ascii_digit()) => {
            return Err(GameError::UnknownRecordVersion(word.to_owned()));
        }
        _ => return Err(GameError::bad_record("it begins with neither spyglass1 nor spyglass2")),
    };
    match words[..] {
        [_, rules, start, seats, actions] => Ok((version, [rules, start, seats, actions])),
        _ => Err(GameError::bad_record("it has not five words")),
    }
}

pub(super) fn read_rules(word: &str) -> Result<Arc<Ruleset>, GameError> {
    let Some(sealed) = word.strip_prefix("r.") else {
        return Ok(Ruleset::preset(word)?);
    };
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(sealed).map_err(GameError::bad_record)?;
    let json = String::from_utf8(bytes).map_err(GameError::bad_record)?;
    Ok(Ruleset::read(&json)?)
}

pub(super) fn read_start(rules: &Ruleset, kind: Kind, word: &str) -> Result<Start, GameError> {
    let bad = || GameError::bad_record("its start is neither s.SEED nor d.SEED.FLEETS");
    match word.split_once('.').ok_or_else(bad)? {
        ("s", seed) => Ok(Start::of_seed(seed.parse::<Seed>()?, kind)),
        ("d", rest) => {
            let (seed, sealed) = rest.split_once('.').ok_or_else(bad)?;
            let mut start = Start::of_seed(seed.parse::<Seed>()?, kind);
            unseal(rules, sealed, &mut start)?;
            Ok(start)
        }
        _ => Err(bad()),
    }
}

/// An action with the player it belongs to: no prefix is the first player.
fn read_action(text: &str) -> Result<(usize, Action), GameError> {
    let (player, action) = match text.as_bytes().first() {
        Some(digit @ b'2'..=b'4') => (usize::from(digit - b'1'), &text[1..]),
        _ => (0, text),
    };
    let action =
        action.parse().map_err(|error| GameError::bad_record(format_args!("{text:?}: {error}")))?;
    Ok((player, action))
}
