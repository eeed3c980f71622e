use serde::Serialize;

use crate::{
    battleship::rules::{Heading, PlacedShip, Placement, Ruleset, Sea},
    grid::{Cell, CellSet},
    json_value::{FromJson, JsonValue, json_object},
    rng::{GameRng, Seed, Stream},
    session::shared::{SessionError, decode, encode},
};

use super::{GameError, Start};

/// The fleets and known cells of a start in a record. They are masked, so that a link does not show them at a glance; the mask is no
/// encryption.
#[derive(Debug, Serialize)]
struct Sealed {
    /// By sea: for every ship in fleet order the upper left corner of its box and its quarter turns, `B3.1`.
    deployments: Vec<Option<Vec<String>>>,
    /// By sea: for every ship in fleet order its heading, where ships move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headings: Vec<Option<Vec<Heading>>>,
    /// By sea: the known cells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    known: Vec<Option<Vec<Cell>>>,
}

json_object!(Sealed {
    deployments: get_or(Vec::new()),
    headings: get_or(Vec::new()),
    known: get_or(Vec::new())
});

/// The sealed text of the fleets and known cells that do not follow from the seed.
pub(super) fn seal(rules: &Ruleset, start: &Start) -> String {
    let places = |sea: &Sea| {
        let ships = sea.ships().iter().zip(rules.fleet().class_of());
        let place = |(&ship, &class): (&CellSet, &usize)| {
            let placement = rules.placements(class).of(ship);
            place_text(placement.expect("a ship of a legal sea lies in one of its placements"))
        };
        ships.map(place).collect()
    };
    let headings = |fleet: &Option<Sea>| fleet.as_ref().map(|sea| sea.headings().to_vec());
    let known = |cells: &Option<CellSet>| cells.map(|cells| cells.iter().collect());
    let sealed = Sealed {
        deployments: start.fleets.iter().map(|fleet| fleet.as_ref().map(places)).collect(),
        headings: if start.fleets.iter().flatten().all(|sea| sea.headings().is_empty()) {
            Vec::new()
        } else {
            start.fleets.iter().map(headings).collect()
        },
        known: if start.known.iter().all(Option::is_none) {
            Vec::new()
        } else {
            start.known.iter().map(known).collect()
        },
    };
    let text = serde_json::to_string(&sealed).expect("texts and cells are plain data");
    encode(masked(start.seed, text.into_bytes()))
}

/// Reads a sealed text into a start of the same seed.
///
/// # Errors
///
/// `bad-record` where the text is no sealed one, `illegal-fleet` where the rules do not allow the fleet.
pub(super) fn unseal(rules: &Ruleset, text: &str, start: &mut Start) -> Result<(), GameError> {
    let json = String::from_utf8(masked(start.seed, decode(text)?));
    let json = json.map_err(SessionError::bad_record)?;
    let sealed = JsonValue::read(&json).and_then(|json| Sealed::from_json(&json));
    let sealed = sealed.map_err(SessionError::bad_record)?;
    let seas = start.fleets.len();
    let whole = |given: usize| given == 0 || given == seas;
    if sealed.deployments.len() != seas
        || !whole(sealed.known.len())
        || !whole(sealed.headings.len())
    {
        return Err(SessionError::bad_record("not as many fleets as seas").into());
    }
    if !sealed.headings.is_empty() && !rules.moves() {
        return Err(SessionError::bad_record("headings where ships lie still").into());
    }
    let headings = sealed.headings.iter().map(|own| own.as_deref().unwrap_or_default());
    let headings = headings.chain(std::iter::repeat(&[][..]));
    for ((fleet, places), headings) in
        start.fleets.iter_mut().zip(&sealed.deployments).zip(headings)
    {
        *fleet = places.as_ref().map(|places| sea(rules, places, headings)).transpose()?;
    }
    for (known, cells) in start.known.iter_mut().zip(sealed.known) {
        let cells: Option<CellSet> = cells.map(|cells| cells.into_iter().collect());
        if cells.is_some_and(|cells| !cells.is_subset(rules.geometry().board())) {
            return Err(SessionError::bad_record("a known cell off the board").into());
        }
        if cells.is_some_and(|cells| !cells.is_empty() && !rules.announces_contents()) {
            return Err(SessionError::bad_record("known cells where the rules give none").into());
        }
        *known = cells;
    }
    Ok(())
}

fn sea(rules: &Ruleset, places: &[String], headings: &[Heading]) -> Result<Sea, GameError> {
    let class_of = rules.fleet().class_of();
    if places.len() != class_of.len() || ![0, places.len()].contains(&headings.len()) {
        return Err(SessionError::bad_record("not as many ships as the fleet has").into());
    }
    let mut setup = Vec::with_capacity(places.len());
    for (number, (text, &class)) in places.iter().zip(class_of).enumerate() {
        let mut all = rules.placements(class).all().iter();
        let placement = all
            .find(|placement| place_text(placement) == *text)
            .ok_or_else(|| SessionError::bad_record(format_args!("no ship lies at {text:?}")))?;
        let heading = headings.get(number).copied();
        setup.push(PlacedShip::new(rules, class, placement.cells, heading));
    }
    Sea::new(rules, &setup).map_err(GameError::IllegalFleet)
}

/// The upper left corner of a placement's box, and its quarter turns.
fn place_text(placement: &Placement) -> String {
    let top = placement.cells.iter().map(Cell::row).min().unwrap_or(0);
    let left = placement.cells.iter().map(Cell::col).min().unwrap_or(0);
    format!("{}.{}", Cell::new(top, left), placement.turn)
}

/// The bytes, each xor a random byte of the seed: the function is its own inverse.
fn masked(seed: Seed, mut bytes: Vec<u8>) -> Vec<u8> {
    let mut rng = GameRng::new(seed, Stream::Seal);
    for chunk in bytes.chunks_mut(8) {
        for (byte, mask) in chunk.iter_mut().zip(rng.bits().to_le_bytes()) {
            *byte ^= mask;
        }
    }
    bytes
}
