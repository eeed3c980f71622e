use std::{fmt, sync::Arc};

use crate::{
    battleship::rules::{Action, Ruleset, preset},
    session::shared::{
        Kind, SessionError, actions_text, decode_text, encode, numbered_actions, read_record,
        read_start, start_text,
    },
};

use super::{
    Game, GameError, GameId, Seats, Start,
    seal::{seal, unseal},
    seats::check_seats,
};

impl GameId {
    /// The first four words of a record: version, rules, start and players. Two games with equal texts begin alike.
    pub fn text(&self) -> String {
        format!("{} {} {}", self.version, begin_text(&self.rules, &self.start), self.seats)
    }
}

/// The rules and the start, as a record has them.
pub(super) fn begin_text(rules: &Ruleset, start: &Start) -> String {
    let id = match rules.id().filter(|id| preset(id).is_some()) {
        Some(id) => id.to_owned(),
        None => format!("r.{}", encode(rules.canonical())),
    };
    let given = start.fleets.iter().any(Option::is_some) || start.known.iter().any(Option::is_some);
    format!("{id} {}", start_text(start.seed, given.then(|| seal(rules, start))))
}

impl fmt::Display for Game {
    /// The record of the whole line: the game in one line of text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let actions = self.line().iter().map(|step| match step.player {
            0 => step.action.to_string(),
            player => format!("{}{}", player + 1, step.action),
        });
        write!(f, "{} {}", self.id().text(), actions_text(actions))
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
    /// `bad-record` where the text is no record, an action is none or is refused; `unknown-record-version`, `too-long`;
    /// `unknown-rules`, `bad-json` or `bad-ruleset` where the rules are none; `bad-players`, `unknown-agent`,
    /// `bad-agent-parameter`, `agent-not-for-rules` or `learned-elsewhere` where the players cannot play; `bad-seed`;
    /// `illegal-fleet`; `no-legal-deployment` or `deployment-not-found` where no fleet can be drawn.
    ///
    /// # Complexity
    ///
    /// That of [`Game::new`], and linear in the actions. No agent decides: the record has their actions.
    pub fn open(text: &str) -> Result<Self, GameError> {
        let (version, [rules, start, seats, actions]) = read_record(text)?;
        let rules = read_rules(rules)?;
        let seats: Seats = seats.parse()?;
        check_seats(&seats, &rules)?;
        let start = unsealed_start(&rules, seats.kind, start)?;
        let mut game = Self::new(GameId { version, rules, start, seats })?;
        replay(actions, |player, action| game.act(player, action).map(drop))?;
        Ok(game)
    }
}

/// Applies the actions of a record, one after the other.
pub(super) fn replay<E: fmt::Display>(
    actions: &str,
    mut act: impl FnMut(usize, Action) -> Result<(), E>,
) -> Result<(), GameError> {
    for (number, action) in numbered_actions(actions) {
        let (player, action) = read_action(action)?;
        act(player, action)
            .map_err(|error| SessionError::bad_record(format_args!("action {number}: {error}")))?;
    }
    Ok(())
}

pub(super) fn read_rules(word: &str) -> Result<Arc<Ruleset>, GameError> {
    Ok(match word.strip_prefix("r.") {
        Some(json) => Ruleset::read(&decode_text(json)?)?,
        None => Ruleset::preset(word)?,
    })
}

pub(super) fn unsealed_start(rules: &Ruleset, kind: Kind, word: &str) -> Result<Start, GameError> {
    let (seed, sealed) = read_start(word, "FLEETS")?;
    let mut start = Start::of_seed(seed.parse()?, kind);
    if let Some(sealed) = sealed {
        unseal(rules, sealed, &mut start)?;
    }
    Ok(start)
}

/// An action with the player it belongs to: no prefix is the first player.
fn read_action(text: &str) -> Result<(usize, Action), SessionError> {
    let (player, action) = match text.as_bytes().first() {
        Some(digit @ b'2'..=b'4') => (usize::from(digit - b'1'), &text[1..]),
        _ => (0, text),
    };
    let bad = |error| SessionError::bad_record(format_args!("{text:?}: {error}"));
    Ok((player, action.parse().map_err(bad)?))
}
