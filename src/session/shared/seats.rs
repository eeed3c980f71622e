use std::{fmt, str::FromStr};

use crate::{agent_registry::AgentError, error_code::error_codes, json_value::named_enum};

named_enum! {
    /// Who plays against whom. The words in records are `solo`, `race` and `duel`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Kind {
        /// One player, one sea.
        Solo = "solo",
        /// All players hunt one sea, each on a chart of its own; a shot each in turn.
        Race = "race",
        /// Two players against each other: each shoots at the other's sea, or they play Reversi.
        Duel = "duel",
    }
}

impl Kind {
    /// The possible numbers of players.
    pub(crate) const fn sizes(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Self::Solo => 1..=1,
            Self::Race => 1..=4,
            Self::Duel => 2..=2,
        }
    }
}

/// The player at a seat: a person or an agent. Its text is `you` or that of the agent; `A` is the type of an agent's text.
#[derive(Clone, Debug, PartialEq)]
pub enum Seat<A> {
    /// A person.
    You,
    /// An agent.
    Agent(A),
}

impl<A> Seat<A> {
    /// Whether a person sits at this seat.
    pub const fn is_you(&self) -> bool {
        matches!(self, Self::You)
    }
}

impl<A: fmt::Display> fmt::Display for Seat<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => f.write_str("you"),
            Self::Agent(agent) => agent.fmt(f),
        }
    }
}

/// The kind of game and who plays it, in order; the first player begins. The text is `race:you,parity`.
#[derive(Clone, Debug, PartialEq)]
pub struct Seats<A> {
    /// Who plays against whom.
    pub kind: Kind,
    /// The players, in order.
    pub seats: Vec<Seat<A>>,
}

impl<A> Seats<A> {
    /// Whether at least one person plays, and not agents alone.
    pub fn has_you(&self) -> bool {
        self.seats.iter().any(Seat::is_you)
    }
}

impl<A: fmt::Display> fmt::Display for Seats<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.kind.id())?;
        for (number, seat) in self.seats.iter().enumerate() {
            write!(f, "{}{seat}", if number == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl<A: FromStr<Err = AgentError>> FromStr for Seats<A> {
    type Err = PlayersError;

    fn from_str(text: &str) -> Result<Self, PlayersError> {
        let bad = || PlayersError::Bad { players: text.to_owned() };
        let (kind, list) = text.split_once(':').ok_or_else(bad)?;
        let kind = Kind::named(kind).ok_or_else(bad)?;
        let names: Vec<&str> = list.split(',').collect();
        if !kind.sizes().contains(&names.len()) {
            return Err(bad());
        }
        let seat = |name: &&str| match *name {
            "you" => Ok(Seat::You),
            name => name.parse().map(Seat::Agent).map_err(PlayersError::Agent),
        };
        let seats: Vec<Seat<A>> = names.iter().map(seat).collect::<Result<_, _>>()?;
        Ok(Self { kind, seats })
    }
}

/// Why a text names no players of a game: code `bad-players`, and those of [`AgentError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayersError {
    /// The kind is unknown, or has not the right number of players, or the rules do not allow it.
    Bad {
        /// The text.
        players: String,
    },
    /// One of the agents.
    Agent(AgentError),
}

error_codes! {
    PlayersError {
        Bad { players } => "bad-players" { players }, "{players:?} names no players for these rules";
    }
    passed on {
        Agent(AgentError),
    }
}
