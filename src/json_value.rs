//! Data of any form, as JSON text gives them, and what is read from them.

use std::{error::Error, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{self, MapAccess, SeqAccess, Visitor},
};

/// A value of JSON, before it is known what it should be.
///
/// Whatever comes in is read as this first and as what it must be then, so that only one form is read from text.
#[derive(Clone, Debug)]
pub enum JsonValue {
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
    List(Vec<JsonValue>),
    /// An object: its keys and their values, in the order they were written.
    Object(Vec<(String, JsonValue)>),
}

/// A type that can be read from JSON data.
pub trait FromJson: Sized {
    /// Reads the value from data.
    ///
    /// # Errors
    ///
    /// [`BadJson`] where the data are not of its form; the error names the form and the key.
    fn from_json(json: &JsonValue) -> Result<Self, BadJson>;
}

/// Why data are not of the form they should be, as a sentence that names the key. It has no code: callers wrap it in theirs, such
/// as `bad-config` or `bad-json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadJson(String);

impl JsonValue {
    /// Reads JSON text. Linear in the text; the reader bounds the depth of nesting.
    ///
    /// # Errors
    ///
    /// [`BadJson`] where the text is no JSON.
    pub fn read(text: &str) -> Result<Self, BadJson> {
        serde_json::from_str(text).map_err(|error| BadJson(error.to_string()))
    }

    /// The text, where the value is one; `None` for every other value.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The place in `words` of the text that the value is.
    ///
    /// # Errors
    ///
    /// [`BadJson`] where the value is no text, or a text that is none of the words; the error for such a text lists them.
    pub fn word(&self, words: &[&str]) -> Result<usize, BadJson> {
        let text = self.text().ok_or_else(|| expected("a text"))?;
        let found = words.iter().position(|word| *word == text);
        found.ok_or_else(|| unknown("variant", text, words))
    }

    /// The values of an object that has no other keys than `keys`, and none twice.
    ///
    /// # Errors
    ///
    /// [`BadJson`] where the value is no object, or has another key, which the error names beside those of `keys`, or the same twice.
    pub fn fields(&self, keys: &[&str]) -> Result<Fields<'_>, BadJson> {
        let Self::Object(fields) = self else { return Err(expected("an object")) };
        for (number, (key, _)) in fields.iter().enumerate() {
            if !keys.contains(&key.as_str()) {
                return Err(unknown("field", key, keys));
            }
            if fields[..number].iter().any(|(before, _)| before == key) {
                return Err(BadJson(format!("duplicate field `{key}`")));
            }
        }
        Ok(Fields(fields))
    }

    fn list(&self) -> Result<&[Self], BadJson> {
        match self {
            Self::List(list) => Ok(list),
            _ => Err(expected("a list")),
        }
    }
}

/// The values of an object by key, as [`JsonValue::fields`] checked them. A look-up is linear in the keys.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a>(&'a [(String, JsonValue)]);

impl Fields<'_> {
    /// The value at `key`, or nothing where the key is left out.
    ///
    /// # Errors
    ///
    /// [`BadJson`], which names the key, where the value is not of its form.
    pub fn get<T: FromJson>(&self, key: &str) -> Result<Option<T>, BadJson> {
        self.json(key).map(|json| T::from_json(json).map_err(|bad| bad.at(key))).transpose()
    }

    /// The value at `key`, or nothing where the key is left out or holds null.
    ///
    /// # Errors
    ///
    /// [`BadJson`], which names the key, where the value is not of its form.
    pub fn optional<T: FromJson>(&self, key: &str) -> Result<Option<T>, BadJson> {
        self.get(key).map(Option::flatten)
    }

    /// The value at `key`.
    ///
    /// # Errors
    ///
    /// [`BadJson`], which names the key, where it is left out or the value is not of its form.
    pub fn required<T: FromJson>(&self, key: &str) -> Result<T, BadJson> {
        self.get(key)?.ok_or_else(|| missing(key))
    }

    /// The value at `key`, or `default` where the key is left out.
    ///
    /// # Errors
    ///
    /// [`BadJson`], which names the key, where the value is not of its form.
    pub fn get_or<T: FromJson>(&self, key: &str, default: T) -> Result<T, BadJson> {
        self.get(key).map(|value| value.unwrap_or(default))
    }

    #[inline(never)]
    fn json(&self, key: &str) -> Option<&JsonValue> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, json)| json)
    }
}

/// Implements [`FromJson`] for a struct that is read from an object.
///
/// A row reads `field: method`: the key is the field's name, or a text that follows it, and the method is one of [`Fields`]:
/// `required`, `optional`, `get` or `get_or(default)`. Any other key is an error, which lists the keys in the order of the rows.
macro_rules! json_object {
    ($type:ident { $($field:ident $($key:literal)?: $method:ident $(($default:expr))?),* $(,)? }) => {
        impl $crate::json_value::FromJson for $type {
            fn from_json(
                json: &$crate::json_value::JsonValue,
            ) -> Result<Self, $crate::json_value::BadJson> {
                let fields = json.fields(&[$(json_object!(@key $field $($key)?)),*])?;
                Ok(Self {
                    $($field: fields.$method(json_object!(@key $field $($key)?) $(, $default)?)?,)*
                })
            }
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
}
pub(crate) use json_object;

/// An enum without fields whose values have names. `ALL`, `id` and `named` follow from its one list.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        pub enum $type:ident { $($(#[$doc:meta])* $variant:ident = $id:literal,)* }
    ) => {
        $(#[$meta])*
        pub enum $type { $($(#[$doc])* $variant,)* }

        impl $type {
            /// Every value, in the order of the enum.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$variant),*];

            /// The name in texts and data, which never changes: lower-case words joined by `-`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// The value of this name; `None` where none has it.
            #[must_use]
            pub fn named(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|own| own.id() == id)
            }
        }
    };
}
pub(crate) use named_enum;

/// Lets enums that [`named_enum`] makes be written and read as JSON, each value as its name.
macro_rules! json_names {
    ($($type:ident),*) => { $(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl $crate::json_value::FromJson for $type {
            fn from_json(
                json: &$crate::json_value::JsonValue,
            ) -> Result<Self, $crate::json_value::BadJson> {
                Ok(Self::ALL[json.word(&Self::ALL.map(Self::id))?])
            }
        }
    )* };
}
pub(crate) use json_names;

impl BadJson {
    /// The same fault, of the value at `key`.
    #[inline(never)]
    fn at(self, key: &str) -> Self {
        Self(format!("{key}: {self}"))
    }
}

/// The error that data are not `form`, a phrase such as `a list`.
#[must_use]
#[inline(never)]
pub fn expected(form: &str) -> BadJson {
    BadJson(format!("expected {form}"))
}

#[inline(never)]
fn missing(key: &str) -> BadJson {
    BadJson(format!("missing field `{key}`"))
}

fn unknown(sort: &str, word: &str, words: &[&str]) -> BadJson {
    let words = words.join("`, `");
    BadJson(format!("unknown {sort} `{word}`, expected one of `{words}`"))
}

impl fmt::Display for BadJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadJson {}

impl FromJson for JsonValue {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        Ok(json.clone())
    }
}

impl FromJson for bool {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        match json {
            JsonValue::Flag(flag) => Ok(*flag),
            _ => Err(expected("true or false")),
        }
    }
}

impl FromJson for u32 {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        match json {
            JsonValue::Whole(number) => Self::try_from(*number).ok(),
            _ => None,
        }
        .ok_or_else(|| expected("a whole number below 2^32"))
    }
}

impl FromJson for u16 {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let small = Self::try_from(u32::from_json(json)?).ok();
        small.ok_or_else(|| expected("a whole number below 2^16"))
    }
}

impl FromJson for String {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        json.text().map(str::to_owned).ok_or_else(|| expected("a text"))
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        if matches!(json, JsonValue::Null) { Ok(None) } else { T::from_json(json).map(Some) }
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let list = json.list()?;
        let mut read = Self::with_capacity(list.len());
        for json in list {
            read.push(T::from_json(json)?);
        }
        Ok(read)
    }
}

impl<A: FromJson, B: FromJson> FromJson for (A, B) {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let [first, second] = json.list()? else { return Err(expected("a pair")) };
        Ok((A::from_json(first)?, B::from_json(second)?))
    }
}

impl<'de> Deserialize<'de> for JsonValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnyForm)
    }
}

struct AnyForm;

impl<'de> Visitor<'de> for AnyForm {
    type Value = JsonValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_unit<E: de::Error>(self) -> Result<JsonValue, E> {
        Ok(JsonValue::Null)
    }

    fn visit_bool<E: de::Error>(self, flag: bool) -> Result<JsonValue, E> {
        Ok(JsonValue::Flag(flag))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<JsonValue, E> {
        Ok(JsonValue::Whole(number))
    }

    fn visit_i64<E: de::Error>(self, _: i64) -> Result<JsonValue, E> {
        Ok(JsonValue::Number)
    }

    fn visit_f64<E: de::Error>(self, _: f64) -> Result<JsonValue, E> {
        Ok(JsonValue::Number)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<JsonValue, E> {
        Ok(JsonValue::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<JsonValue, A::Error> {
        let mut data = Vec::new();
        while let Some(json) = list.next_element()? {
            data.push(json);
        }
        Ok(JsonValue::List(data))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonValue, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(JsonValue::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_name_the_key() {
        let fault = |text: &str| {
            let json = JsonValue::read(text)?;
            let fields = json.fields(&["cells", "count"])?;
            let _: Vec<(u32, u32)> = fields.required("cells")?;
            let _: Option<u16> = fields.optional("count")?;
            Ok::<_, BadJson>(())
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
