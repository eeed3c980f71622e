use std::sync::Arc;

use crate::{
    battleship::{
        knowledge::Knowledge,
        rules::{Announce, Answer, Ruleset, RulesetSpec, ShipSpec},
    },
    grid::Cell,
};

use super::position::{Position, SET, encode_set, put, read_set};

/// Adds the bytes of what a player whose ships are straight has observed: which answers the rules give, and every answer.
/// With the [`Position`] fleets can be drawn from it: a position alone does not say which hits a sunk ship may have.
pub fn encode_history(knowledge: &Knowledge, bytes: &mut Vec<u8>) {
    let spec = knowledge.rules().spec();
    put(bytes, &[spec.announce as u8, spec.sunk_cells_told.into()]);
    let mut sinkings = knowledge.sinkings().iter();
    for &(cell, answer) in knowledge.answers() {
        put(bytes, &[cell.index() as u8, answer_number(answer)]);
        if let Answer::Sunk(_) = answer
            && let Some(sinking) = sinkings.next()
            && spec.sunk_cells_told
        {
            encode_set(sinking.within, bytes);
        }
    }
}

/// Reads what [`encode_history`] gives, of the same observations as the position; `None` where the bytes are no such history.
#[must_use]
pub fn read_history(position: &Position, bytes: &[u8]) -> Option<Knowledge> {
    let (&[announce, told], mut rest) = bytes.split_first_chunk()?;
    let ships = position.ships.iter().enumerate().map(|(number, own)| {
        ShipSpec::straight(&number.to_string(), own.count.into(), own.length.into())
    });
    let rules = RulesetSpec::default()
        .rows(position.geometry.rows().into())
        .cols(position.geometry.cols().into())
        .contact(position.contact)
        .announce(*Announce::ALL.get(usize::from(announce))?)
        .sunk_cells_told(told == 1)
        .fleet(ships.collect());
    let rules = Ruleset::new(rules).ok()?;
    let mut knowledge = Knowledge::new(Arc::new(rules), None, Vec::new());
    while !rest.is_empty() {
        let (&[cell, number], others) = rest.split_first_chunk()?;
        rest = others;
        let (cell, answer) = (Cell::from_index(cell), numbered_answer(number));
        let fits = match answer {
            Answer::Sunk(class) => knowledge.afloat().get(class).is_some_and(|&left| 0 < left),
            Answer::Hit(Some(class)) => class < position.ships.len(),
            _ => true,
        };
        if !fits || !knowledge.open().contains(cell) {
            return None;
        }
        knowledge.observe(cell, answer);
        if let (Answer::Sunk(_), true) = (answer, told == 1) {
            let (set, others) = rest.split_first_chunk::<SET>()?;
            knowledge.observe_sunk_cells(read_set(set) & knowledge.hits());
            rest = others;
        }
    }
    Some(knowledge)
}

/// An answer as a number: a miss, a hit, then by class hits that name it, and sinkings.
#[must_use]
pub const fn answer_number(answer: Answer) -> u8 {
    match answer {
        Answer::Hit(None) => 1,
        Answer::Hit(Some(class)) => 2 * class as u8 + 2,
        Answer::Sunk(class) => 2 * class as u8 + 3,
        _ => 0,
    }
}

/// The answer of a number; a class may be one that there is not.
#[must_use]
pub const fn numbered_answer(number: u8) -> Answer {
    match number {
        0 => Answer::Miss,
        1 => Answer::Hit(None),
        _ => {
            let class = (number as usize - 2) / 2;
            if number.is_multiple_of(2) { Answer::Hit(Some(class)) } else { Answer::Sunk(class) }
        }
    }
}
