//! Data of any form, as JSON text gives them, and what is read from them.

use std::{error::Error, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{self, MapAccess, SeqAccess, Visitor},
};

/// Data of any form.
///
/// Whatever comes in is read as this first and as what it must be then, so that only one form is read from text.
#[derive(Clone, Debug)]
pub enum Datum {
    /// Nothing.
    Null,
    /// True or false.
    Flag(bool),
    /// A whole number from 0.
    Whole(u64),
    /// Any other number. No data hold one, so that its value is not kept.
    Number,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Datum>),
    /// An object: its keys and their values, in the order they were written.
    Object(Vec<(String, Datum)>),
}

/// What can be read from data.
pub trait FromDatum: Sized {
    /// Reads it.
    ///
    /// # Errors
    ///
    /// Where the data are not of its form.
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum>;
}

/// Why data are not of the form they should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDatum(String);

impl Datum {
    /// Reads JSON text. The reader bounds the depth.
    ///
    /// # Errors
    ///
    /// Where it is none.
    pub fn read(text: &str) -> Result<Self, BadDatum> {
        serde_json::from_str(text).map_err(|error| BadDatum(error.to_string()))
    }

    /// The text it is, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Which of `words` it is.
    ///
    /// # Errors
    ///
    /// Where it is none of them.
    pub fn word(&self, words: &[&str]) -> Result<usize, BadDatum> {
        let text = self.text().ok_or_else(|| expected("a text"))?;
        let found = words.iter().position(|word| *word == text);
        found.ok_or_else(|| unknown("variant", text, words))
    }

    /// The values of an object that has no other keys than these, and none twice.
    ///
    /// # Errors
    ///
    /// Where it is no such object.
    pub fn fields(&self, keys: &[&str]) -> Result<Fields<'_>, BadDatum> {
        let Self::Object(fields) = self else { return Err(expected("an object")) };
        for (number, (key, _)) in fields.iter().enumerate() {
            if !keys.contains(&key.as_str()) {
                return Err(unknown("field", key, keys));
            }
            if fields[..number].iter().any(|(before, _)| before == key) {
                return Err(BadDatum(format!("duplicate field `{key}`")));
            }
        }
        Ok(Fields(fields))
    }

    fn list(&self) -> Result<&[Self], BadDatum> {
        match self {
            Self::List(list) => Ok(list),
            _ => Err(expected("a list")),
        }
    }
}

/// The values of an object by key.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a>(&'a [(String, Datum)]);

impl Fields<'_> {
    /// The value at `key`, or nothing where the key is left out.
    ///
    /// # Errors
    ///
    /// Where it is not of its form.
    pub fn get<T: FromDatum>(&self, key: &str) -> Result<Option<T>, BadDatum> {
        self.datum(key).map(|datum| T::from_datum(datum).map_err(|bad| bad.at(key))).transpose()
    }

    /// The value at `key`, or nothing where the key is left out or holds null.
    ///
    /// # Errors
    ///
    /// Where it is not of its form.
    pub fn optional<T: FromDatum>(&self, key: &str) -> Result<Option<T>, BadDatum> {
        self.get(key).map(Option::flatten)
    }

    /// The value at `key`.
    ///
    /// # Errors
    ///
    /// Where it is left out or not of its form.
    pub fn required<T: FromDatum>(&self, key: &str) -> Result<T, BadDatum> {
        self.get(key)?.ok_or_else(|| missing(key))
    }

    #[inline(never)]
    fn datum(&self, key: &str) -> Option<&Datum> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, datum)| datum)
    }
}

impl BadDatum {
    /// The same fault, of the value at `key`.
    #[inline(never)]
    fn at(self, key: &str) -> Self {
        Self(format!("{key}: {self}"))
    }
}

/// Data are not what they should be.
#[must_use]
#[inline(never)]
pub fn expected(form: &str) -> BadDatum {
    BadDatum(format!("expected {form}"))
}

#[inline(never)]
fn missing(key: &str) -> BadDatum {
    BadDatum(format!("missing field `{key}`"))
}

fn unknown(sort: &str, word: &str, words: &[&str]) -> BadDatum {
    let mut cause = format!("unknown {sort} `{word}`, expected one of");
    for (number, word) in words.iter().enumerate() {
        cause.push_str(if number == 0 { " `" } else { ", `" });
        cause.push_str(word);
        cause.push('`');
    }
    BadDatum(cause)
}

impl fmt::Display for BadDatum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadDatum {}

impl FromDatum for Datum {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        Ok(datum.clone())
    }
}

impl FromDatum for bool {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        match datum {
            Datum::Flag(flag) => Ok(*flag),
            _ => Err(expected("true or false")),
        }
    }
}

impl FromDatum for u32 {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        match datum {
            Datum::Whole(number) => Self::try_from(*number).ok(),
            _ => None,
        }
        .ok_or_else(|| expected("a whole number below 2^32"))
    }
}

impl FromDatum for u16 {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        let small = Self::try_from(u32::from_datum(datum)?).ok();
        small.ok_or_else(|| expected("a whole number below 2^16"))
    }
}

impl FromDatum for String {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        datum.text().map(str::to_owned).ok_or_else(|| expected("a text"))
    }
}

impl<T: FromDatum> FromDatum for Option<T> {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        if matches!(datum, Datum::Null) { Ok(None) } else { T::from_datum(datum).map(Some) }
    }
}

impl<T: FromDatum> FromDatum for Vec<T> {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        let list = datum.list()?;
        let mut read = Self::with_capacity(list.len());
        for datum in list {
            read.push(T::from_datum(datum)?);
        }
        Ok(read)
    }
}

impl<A: FromDatum, B: FromDatum> FromDatum for (A, B) {
    fn from_datum(datum: &Datum) -> Result<Self, BadDatum> {
        let [first, second] = datum.list()? else { return Err(expected("a pair")) };
        Ok((A::from_datum(first)?, B::from_datum(second)?))
    }
}

impl<'de> Deserialize<'de> for Datum {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyForm)
    }
}

struct AnyForm;

impl<'de> Visitor<'de> for AnyForm {
    type Value = Datum;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Datum, E> {
        Ok(Datum::Null)
    }

    fn visit_bool<E: de::Error>(self, flag: bool) -> Result<Datum, E> {
        Ok(Datum::Flag(flag))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Datum, E> {
        Ok(Datum::Whole(number))
    }

    fn visit_i64<E: de::Error>(self, _: i64) -> Result<Datum, E> {
        Ok(Datum::Number)
    }

    fn visit_f64<E: de::Error>(self, _: f64) -> Result<Datum, E> {
        Ok(Datum::Number)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Datum, E> {
        Ok(Datum::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Datum, A::Error> {
        let mut data = Vec::new();
        while let Some(datum) = list.next_element()? {
            data.push(datum);
        }
        Ok(Datum::List(data))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Datum, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Datum::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_name_the_key() {
        let fault = |text: &str| {
            let datum = Datum::read(text)?;
            let fields = datum.fields(&["cells", "count"])?;
            let _: Vec<(u32, u32)> = fields.required("cells")?;
            let _: Option<u16> = fields.optional("count")?;
            Ok::<_, BadDatum>(())
        };
        for (text, cause) in [
            (r#"{"count": 1}"#, "missing field `cells`"),
            (r#"{"size": 1}"#, "unknown field `size`, expected one of `cells`, `count`"),
            (r#"{"count": 1, "count": 1}"#, "duplicate field `count`"),
            (r#"{"cells": [[1]]}"#, "cells: expected a pair"),
            (r#"{"cells": [[1, -1]]}"#, "cells: expected a whole number below 2^32"),
            (r#"{"cells": [], "count": 65536}"#, "count: expected a whole number below 2^16"),
            ("[]", "expected an object"),
            ("{", "EOF while parsing an object at line 1 column 1"),
        ] {
            assert_eq!(fault(text).map_err(|bad| bad.to_string()), Err(cause.to_owned()), "{text}");
        }
        assert_eq!(fault(r#"{"cells": [[1, 2]], "count": null}"#), Ok(()));
    }
}
