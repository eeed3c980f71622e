//! What every door to JavaScript is made of: plain data in and out, refusals, numbers, seeds.
//!
//! A door converts and never decides. It lives in a worker. Every refusal is an `Error` with a `code` that never changes, its `args`, and where
//! there can be several, its `faults`; nothing has changed then. Plain data goes out, plain data comes in, and only the long-lived handles must
//! be freed.

use js_sys::JsString;
use serde::Serialize;
use spyglass::{
    battleship::rules::ActionError,
    error_code::{Args, ErrorCode, ErrorCodeData},
    grid::Cell,
    json_value::{FromJson, JsonValue},
    rng::Seed,
    session::SessionError,
};
use wasm_bindgen::prelude::*;

/// Tells the console of the worker why the engine is about to trap.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

// What comes in may be anything: these are types for TypeScript only, and every call reads its values with the functions below.
#[wasm_bindgen]
extern "C" {
    /// A value to be read by [`number`], [`amount`], [`count`] or [`seat`].
    #[derive(Debug)]
    #[wasm_bindgen(typescript_type = "number")]
    pub type NumberArg;

    /// A value to be read by [`text`] or [`cell_named`].
    #[derive(Debug)]
    #[wasm_bindgen(typescript_type = "string")]
    pub type TextArg;

    /// A rule set: its id, or its options.
    #[derive(Debug)]
    #[wasm_bindgen(typescript_type = "string | Partial<Ruleset>")]
    pub type RulesArg;
}

/// The greatest length of data that come in, as text.
const MAX_BYTES: u32 = 256 * 1024;

/// Plain data for the page.
///
/// By way of JSON text: the object is what its text form says, and one call builds it.
pub fn out(data: &impl Serialize) -> JsValue {
    parsed(serde_json::to_string(data))
}

/// Apart from what is done for every type of data.
#[inline(never)]
fn parsed(text: serde_json::Result<String>) -> JsValue {
    let text = text.expect("views and tables are plain data");
    js_sys::JSON::parse(&text).expect("what serde_json writes is JSON")
}

/// Plain data from the page.
///
/// By way of JSON text: one parse bounds depth and length, and unknown keys are refused; serde-wasm-bindgen, which sees neither, only writes
/// what an error carries.
///
/// # Errors
///
/// `bad-config` where it is no plain data, or not of the form; `too-long` where its text is longer than 256 KiB.
pub fn read<T: FromJson>(value: &JsValue) -> Result<T, Refused> {
    T::from_json(&json(value)?).map_err(|error| bad(&error.to_string()))
}

#[inline(never)]
fn json(value: &JsValue) -> Result<JsonValue, Refused> {
    let json = js_sys::JSON::stringify(value).map_err(|_| bad("not plain data"))?;
    JsonValue::read(&text(&json)?).map_err(|error| bad(&error.to_string()))
}

/// A text from the page. The bindings would take anything for one, and trap.
///
/// # Errors
///
/// `bad-config` where it is none, `too-long` where it is longer than 256 KiB.
pub fn text(value: &JsValue) -> Result<String, Refused> {
    let text: &JsString = value.dyn_ref().ok_or_else(|| bad("not plain data"))?;
    if MAX_BYTES < text.length() { Err(SessionError::TooLong.into()) } else { Ok(text.into()) }
}

/// A text from the page that may be left out: `undefined` or `null`.
///
/// # Errors
///
/// As [`text`].
pub fn optional_text(value: &JsValue) -> Result<Option<String>, Refused> {
    if value.is_null_or_undefined() { Ok(None) } else { text(value).map(Some) }
}

/// A whole number from the page. The bindings would round and wrap whatever comes, so every call reads its numbers here.
///
/// # Errors
///
/// `bad-number` where it is none.
pub fn number(value: &JsValue) -> Result<usize, Refused> {
    whole(value).map(|number| number as usize)
}

/// An amount of work from the page: a whole number, which may exceed 32 bits on every target.
///
/// # Errors
///
/// As [`number`].
pub fn amount(value: &JsValue) -> Result<u64, Refused> {
    whole(value).map(|number| number as u64)
}

/// A count from the page: a whole number; one beyond 32 bits is read as the greatest of 32 bits.
///
/// # Errors
///
/// As [`number`].
pub fn count(value: &JsValue) -> Result<u32, Refused> {
    whole(value).map(|number| number as u32)
}

/// The greatest number of games of one call, whose results it keeps.
const MAX_GAMES: u32 = 65_536;

/// How many games a call is to play.
///
/// # Errors
///
/// As [`number`]; `too-many-games` beyond 65,536.
pub fn games(value: &JsValue) -> Result<u32, Refused> {
    let games = count(value)?;
    if games <= MAX_GAMES {
        Ok(games)
    } else {
        Err(SessionError::TooManyGames { max: MAX_GAMES }.into())
    }
}

fn whole(value: &JsValue) -> Result<f64, Refused> {
    let whole = |number: &f64| 0.0 <= *number && number.fract() == 0.0;
    value.as_f64().filter(whole).ok_or_else(|| SessionError::BadNumber.into())
}

/// A list of whole numbers from the page.
///
/// # Errors
///
/// `bad-config` where it is no list, `bad-number` where one of them is none.
pub fn numbers(list: &JsValue) -> Result<Vec<u32>, Refused> {
    if let Some(list) = list.dyn_ref::<js_sys::Uint32Array>() {
        return Ok(list.to_vec());
    }
    let list: &js_sys::Array = list.dyn_ref().ok_or_else(|| bad("expected a list"))?;
    list.iter().map(|value| count(&value)).collect()
}

/// A player or an agent by its number from 1, as an index; beyond all there are for 0.
///
/// # Errors
///
/// As [`number`].
pub fn seat(player: &JsValue) -> Result<usize, Refused> {
    Ok(number(player)?.checked_sub(1).unwrap_or(usize::MAX))
}

/// A cell by its name.
///
/// # Errors
///
/// `bad-cell` where it is none.
pub fn cell_named(name: &JsValue) -> Result<Cell, Refused> {
    let name = text(name).unwrap_or_default();
    name.parse().map_err(|_| ActionError::BadCell.into())
}

/// Cells by their names, with spaces between.
///
/// # Errors
///
/// `bad-cell` where one is none.
pub fn cells_named(names: &JsValue) -> Result<Vec<Cell>, Refused> {
    let names = text(names).map_err(|_| ActionError::BadCell)?;
    let cells = names.split_whitespace().map(str::parse).collect::<Result<_, _>>();
    cells.map_err(|_| ActionError::BadCell.into())
}

/// The refusal `bad-config`.
pub fn bad(cause: &str) -> Refused {
    SessionError::BadConfig(cause.to_owned()).into()
}

/// A fresh seed, short enough to be read out.
pub fn fresh_seed() -> Seed {
    let bits = getrandom::u64().expect("browsers and Node have a source of chance");
    Seed(bits % 1_000_000_000)
}

/// The few plain values an error carries, without a detour by text.
fn small(args: &Args) -> JsValue {
    args.serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .expect("codes, names and numbers are plain data")
}

/// An `Error` whose `code` the page can switch on and translate. Every error of the engine becomes one.
#[derive(Debug)]
pub struct Refused(JsValue);

impl<E: ErrorCode + std::fmt::Display> From<E> for Refused {
    fn from(error: E) -> Self {
        let args = Args(error.args());
        Self(thrown(error.code(), &error.to_string(), &args, &error.faults()))
    }
}

impl From<Refused> for JsValue {
    fn from(Refused(error): Refused) -> Self {
        error
    }
}

fn thrown(code: &str, message: &str, args: &Args, faults: &[ErrorCodeData]) -> JsValue {
    let error = js_sys::Error::new(message);
    let set = |key: &str, value: JsValue| {
        js_sys::Reflect::set(&error, &key.into(), &value)
            .expect("a property of a fresh Error can be set");
    };
    set("code", code.into());
    set("args", small(args));
    if !faults.is_empty() {
        set("faults", out(&faults));
    }
    error.into()
}
