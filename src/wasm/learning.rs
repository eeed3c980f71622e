use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{
    battleship::inference::Habits,
    datum::{BadDatum, Datum, FromDatum},
    session::GameError,
};

use super::{
    plain::{out, read, refused},
    setup::read_rules,
};

/// `{games, cells, chances}`: in how many of the games a ship lay in each cell, and how likely one does by chance, row by row.
struct HabitsData {
    games: u32,
    cells: Vec<u32>,
    /// In millionths: whole numbers are read alike everywhere.
    chances: Vec<u32>,
}

impl FromDatum for HabitsData {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        let fields = datum.fields(&["games", "cells", "chances"])?;
        Ok(Self {
            games: fields.required("games")?,
            cells: fields.required("cells")?,
            chances: fields.required("chances")?,
        })
    }
}

#[derive(Serialize)]
struct Learned {
    /// As agents take it.
    text: String,
    /// Row by row.
    weights: Vec<f64>,
}

/// What an agent learns of an opponent: `{text, weights}`, how many times as often as by chance each cell is held to hold ship.
///
/// # Errors
///
/// Where the rules or the habits are not of their form, or of another board.
#[wasm_bindgen(js_name = learnHabits)]
pub fn learn_habits(rules: &JsValue, habits: &JsValue) -> Result<JsValue, JsValue> {
    let rules = read_rules(rules)?;
    let HabitsData { games, cells, chances } = read(habits)?;
    let chances: Vec<f64> = chances.iter().map(|&part| f64::from(part) / 1e6).collect();
    let matrix = Habits::of(rules.geometry(), games, cells)
        .filter(|_| chances.len() == rules.geometry().len())
        .map(|habits| habits.weights(&chances));
    let matrix = matrix
        .ok_or_else(|| refused(&GameError::BadConfig("habits of another board".to_owned())))?;
    Ok(out(&Learned { text: matrix.to_string(), weights: matrix.weights().collect() }))
}
