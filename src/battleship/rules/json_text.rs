use std::fmt;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor},
};

/// Data of any form within other data, as JSON text: what they must be is known only when all has been read.
#[derive(Clone, Debug)]
pub struct JsonText(String);

impl JsonText {
    /// The JSON text, without blanks.
    #[must_use]
    pub fn json(&self) -> &str {
        &self.0
    }

    /// The text the data are, if they are one.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        self.0.starts_with('"').then(|| serde_json::from_str(&self.0).ok()).flatten()
    }
}

impl<'de> Deserialize<'de> for JsonText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut json = Vec::new();
        Copied(&mut json).deserialize(deserializer)?;
        Ok(Self(String::from_utf8(json).expect("what serde_json writes is text")))
    }
}

/// Copies data as JSON text. The reader bounds their depth, as it would not if it merely skipped them.
struct Copied<'a>(&'a mut Vec<u8>);

impl Copied<'_> {
    fn plain<E: Error>(self, datum: &(impl Serialize + ?Sized)) -> Result<(), E> {
        serde_json::to_writer(self.0, datum).map_err(E::custom)
    }
}

impl<'de> DeserializeSeed<'de> for Copied<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Copied<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.plain(&())
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<(), E> {
        self.plain(&flag)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.plain(&number)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.plain(&number)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<(), E> {
        self.plain(&number)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.plain(text)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        self.0.push(b'[');
        while list.next_element_seed(Copied(self.0))?.is_some() {
            self.0.push(b',');
        }
        closed(self.0, b']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        self.0.push(b'{');
        while map.next_key_seed(Copied(self.0))?.is_some() {
            self.0.push(b':');
            map.next_value_seed(Copied(self.0))?;
            self.0.push(b',');
        }
        closed(self.0, b'}');
        Ok(())
    }
}

/// Ends a list or an object: where it holds anything, instead of the comma after the last.
fn closed(json: &mut Vec<u8>, end: u8) {
    if json.last() == Some(&b',') {
        json.pop();
    }
    json.push(end);
}
