use crate::{
    battleship::{agents::AgentText, rules::Ruleset},
    session::shared::{self, Kind, PlayersError},
};

use super::players;

/// Who sits at a seat of a game of Battleship.
pub type Seat<A = AgentText> = shared::Seat<A>;
/// The kind of a game of Battleship, and who plays it.
pub type Seats<A = AgentText> = shared::Seats<A>;

/// Whether the kind has its number of players, and the rules allow it.
///
/// # Errors
///
/// `bad-players` where not.
pub(super) fn check_seats(seats: &Seats, rules: &Ruleset) -> Result<(), PlayersError> {
    // Flags cost no turn in a puzzle, so there is no race in it.
    let allowed = match seats.kind {
        Kind::Solo => true,
        Kind::Race => !rules.is_puzzle(),
        Kind::Duel => rules.can_duel(),
    };
    if allowed && seats.kind.sizes().contains(&seats.seats.len()) {
        Ok(())
    } else {
        Err(PlayersError::Bad { players: seats.to_string() })
    }
}

/// Alone in a puzzle; else a race against the default opponent, or against the first agent that can play.
pub(super) fn default_players(rules: &Ruleset) -> String {
    let able = players(rules);
    let opponent = able.iter().find(|id| **id == "parity").or(able.first());
    opponent.map_or_else(|| "solo:you".to_owned(), |agent| format!("race:you,{agent}"))
}
