use std::fmt;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

use crate::rng::Seed;

use super::{Kind, SessionError};

/// The version of a record: by which rule its agents draw random numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Version {
    /// Each player has random numbers of its own.
    One,
    /// Every player of a race has the random numbers of the first: the same agent hunts alike in a race and alone.
    #[default]
    Two,
}

impl Version {
    /// Both versions, the older first.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The number in the first word of a record: 1 or 2.
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    /// The player, from 1, whose random numbers `player` (from 0) draws.
    pub(crate) const fn stream_player(self, kind: Kind, player: usize) -> u32 {
        match (self, kind) {
            (Self::Two, Kind::Race) => 1,
            _ => player as u32 + 1,
        }
    }
}

impl TryFrom<u32> for Version {
    type Error = SessionError;

    fn try_from(number: u32) -> Result<Self, SessionError> {
        let found = Self::ALL.into_iter().find(|version| version.number() == number);
        found.ok_or_else(|| SessionError::UnknownRecordVersion(format!("spyglass{number}")))
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

/// The version of a record, and the words after it: rules, start, seats and actions.
///
/// # Errors
///
/// `too-long`, `unknown-record-version`; `bad-record` where the text has not that form.
pub(crate) fn read_record(text: &str) -> Result<(Version, [&str; 4]), SessionError> {
    if MAX_BYTES < text.len() {
        return Err(SessionError::TooLong);
    }
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let word = words.first().copied().unwrap_or_default();
    let version = match word.strip_prefix("spyglass") {
        Some("1") => Version::One,
        Some("2") => Version::Two,
        Some(other) if !other.is_empty() && other.bytes().all(|byte| byte.is_ascii_digit()) => {
            return Err(SessionError::UnknownRecordVersion(word.to_owned()));
        }
        _ => {
            return Err(SessionError::bad_record("it begins with neither spyglass1 nor spyglass2"));
        }
    };
    match words[..] {
        [_, rules, start, seats, actions] => Ok((version, [rules, start, seats, actions])),
        _ => Err(SessionError::bad_record("it has not five words")),
    }
}

/// The start of a record: `s.SEED`, or `d.SEED.DATA` where the seed does not give everything.
pub(crate) fn start_text(seed: Seed, data: Option<String>) -> String {
    data.map_or_else(|| format!("s.{seed}"), |data| format!("d.{seed}.{data}"))
}

/// The text of the seed in the start of a record, and that of the data; `data` is their name in the error.
///
/// # Errors
///
/// `bad-record` where it has not that form.
pub(crate) fn read_start<'a>(
    word: &'a str,
    data: &str,
) -> Result<(&'a str, Option<&'a str>), SessionError> {
    let bad =
        || SessionError::bad_record(format_args!("its start is neither s.SEED nor d.SEED.{data}"));
    match word.split_once('.').ok_or_else(bad)? {
        ("s", seed) => Ok((seed, None)),
        ("d", rest) => {
            let (seed, data) = rest.split_once('.').ok_or_else(bad)?;
            Ok((seed, Some(data)))
        }
        _ => Err(bad()),
    }
}

/// The last word of a record.
pub(crate) fn actions_text(actions: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = actions.collect();
    if words.is_empty() { "-".to_owned() } else { words.join(".") }
}

/// The actions in the last word of a record, numbered from 1.
pub(crate) fn numbered_actions(word: &str) -> impl Iterator<Item = (usize, &str)> {
    let actions = (word != "-").then(|| word.split('.'));
    (1..).zip(actions.into_iter().flatten())
}

/// Bytes as part of a word of a record.
pub(crate) fn encode(bytes: impl AsRef<[u8]>) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of [`encode`].
///
/// # Errors
///
/// `bad-record` where it is none of its texts.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, SessionError> {
    BASE64_URL_SAFE_NO_PAD.decode(text).map_err(SessionError::bad_record)
}

/// The text whose bytes [`encode`] wrote.
///
/// # Errors
///
/// `bad-record` where it is none of its texts, or the bytes are no UTF-8.
pub(crate) fn decode_text(text: &str) -> Result<String, SessionError> {
    String::from_utf8(decode(text)?).map_err(SessionError::bad_record)
}
