//! Facts for people as a code with its arguments: refusals, faults, reasons.
//!
//! Rust emits codes and numbers, the page finds the words. A code never changes.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::grid::Cell;

/// An argument of a code.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A name, or a text somebody typed.
    Text(String),
    /// A number.
    Number(f64),
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            // Whole numbers are written as such, so that 3 never reads 3.0.
            Self::Number(number) if number.fract() == 0.0 && number.abs() < 9e15 => {
                serializer.serialize_i64(*number as i64)
            }
            Self::Number(number) => serializer.serialize_f64(*number),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.to_string())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<f64> for Arg {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// As text: JS has no whole numbers of that size.
impl From<u128> for Arg {
    fn from(number: u128) -> Self {
        Self::Text(number.to_string())
    }
}

/// Something with a code and arguments.
pub trait ErrorCode {
    /// The name that never changes.
    fn code(&self) -> &'static str;

    /// The arguments, by name.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
}

/// The plain data of something coded: `{"code", "args": {…}}`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorCodeData {
    /// The name that never changes.
    pub code: &'static str,
    /// The arguments.
    pub args: Args,
}

/// Arguments by name, in the order the code documents.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(pub Vec<(&'static str, Arg)>);

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

impl<T: ErrorCode> From<&T> for ErrorCodeData {
    fn from(coded: &T) -> Self {
        Self { code: coded.code(), args: Args(coded.args()) }
    }
}
