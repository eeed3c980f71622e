//! Rule sets as texts: presets by their ids, others as JSON.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::json_value::{FromJson, JsonValue};

use super::{
    KnownKind, PRESETS, Ruleset, RulesetError, RulesetFault, RulesetSpec, preset,
    ruleset_spec::Written,
};

impl RulesetSpec {
    /// Checks the rules. Those of a preset give that preset, so that its name and its links stay short.
    ///
    /// # Errors
    ///
    /// `bad-ruleset` with all faults where the rules cannot be played.
    pub fn build(self) -> Result<Arc<Ruleset>, RulesetError> {
        let may_be = |id: &&str| self.id.as_deref().is_none_or(|own| own == *id);
        for id in PRESETS.into_iter().filter(may_be) {
            let known = preset(id).expect("every preset's id gives its rules");
            if *known.spec() == self.clone().id(Some(id.to_owned())) {
                return Ok(known);
            }
        }
        if let Some(id) = self.id.as_deref().filter(|id| PRESETS.contains(id)) {
            return Err(RulesetError::Faults(vec![RulesetFault::IdTaken { id: id.to_owned() }]));
        }
        Ruleset::new(self).map(Arc::new).map_err(RulesetError::Faults)
    }

    /// The same data without a preset's id, which a change of the rules would make untrue.
    fn without_preset_id(&self) -> Self {
        let id = self.id.clone().filter(|id| !PRESETS.contains(&id.as_str()));
        self.clone().id(id)
    }
}

impl Ruleset {
    /// Reads a preset's id, or a whole rule set as JSON.
    ///
    /// ```
    /// use spyglass::battleship::rules::Ruleset;
    /// let small = r#"{"rows": 4, "cols": 5, "fleet": [{"name": "raft", "count": 2, "length": 2}]}"#;
    /// assert_eq!(Ruleset::read(small).unwrap().fleet().cells(), 4);
    /// assert_eq!(Ruleset::read("admiral").unwrap().fleet().cells(), 17);
    /// ```
    ///
    /// # Errors
    ///
    /// `unknown-rules` where the id is none, `bad-json` where the text is no JSON of that form, `bad-ruleset` with all
    /// faults where it makes no sense.
    pub fn read(text: &str) -> Result<Arc<Self>, RulesetError> {
        let text = text.trim();
        if !text.starts_with('{') {
            return Self::preset(text);
        }
        Self::of_data(&JsonValue::read(text)?)
    }

    /// The preset of this id.
    ///
    /// # Errors
    ///
    /// `unknown-rules` where there is none.
    pub fn preset(id: &str) -> Result<Arc<Self>, RulesetError> {
        preset(id).ok_or_else(|| RulesetError::Unknown(id.to_owned()))
    }

    /// Reads data that are a preset's id or a whole rule set.
    ///
    /// # Errors
    ///
    /// `unknown-rules` where a text is no preset's id, `bad-json` where the data are not of the form, `bad-ruleset` with all
    /// faults where they make no sense.
    pub fn of_data(data: &JsonValue) -> Result<Arc<Self>, RulesetError> {
        match data {
            JsonValue::Object(_) => RulesetSpec::from_json(data)?.build(),
            _ => Self::preset(data.text().unwrap_or_default()),
        }
    }

    /// The text that names these rules in records and reports: the id of a preset, else the canonical text.
    pub fn name(&self) -> String {
        let preset = self.id().filter(|id| PRESETS.contains(id));
        preset.map_or_else(|| self.canonical(), str::to_owned)
    }

    /// The rules with one key set to a JSON value, or to a text where the value is no JSON.
    ///
    /// # Errors
    ///
    /// `bad-json` where there is no such key or it does not take the value, `bad-ruleset` with all faults where the rules make no
    /// sense then.
    pub fn with(&self, key: &str, value: &str) -> Result<Arc<Self>, RulesetError> {
        self.with_all(&[(key, value)])
    }

    /// The rules with several keys set, looked at together: one change may need another.
    ///
    /// # Errors
    ///
    /// `bad-json` where there is no such key or it does not take the value, `bad-ruleset` with all faults where the rules make no
    /// sense then.
    pub fn with_all(&self, pairs: &[(&str, &str)]) -> Result<Arc<Self>, RulesetError> {
        let spec = self.spec().without_preset_id();
        let mut data = serde_json::to_value(spec).expect("a rule set is plain data");
        for (key, value) in pairs {
            data[key] = serde_json::from_str(value).unwrap_or_else(|_| (*value).into());
        }
        Self::read(&data.to_string())
    }

    /// The rules with another number of known cells.
    ///
    /// # Errors
    ///
    /// `bad-ruleset` with all faults where the rules make no sense then.
    pub fn with_known(&self, known: u32, kind: KnownKind) -> Result<Arc<Self>, RulesetError> {
        self.spec().without_preset_id().known(known).known_kind(kind).build()
    }

    /// All options as data, their keys in the order of the alphabet, defaults too.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("a rule set is plain data")
    }

    /// The canonical text: JSON, its keys in the order of the alphabet, defaults left out. [`Ruleset::read`] of it gives the same rules.
    pub fn canonical(&self) -> String {
        let written = Written { spec: self.spec(), with_defaults: false };
        serde_json::to_string(&written).expect("a rule set is plain data")
    }
}

/// All keys in fixed order, for people and for the page.
impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.spec().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_in_the_order_of_the_alphabet() {
        let custom = r#"{"id": "own", "fleet": [{"name": "step", "cells": [[0, 0], [1, 1]]}]}"#;
        let custom = Ruleset::read(custom).expect("rules");
        for rules in PRESETS.into_iter().filter_map(preset).chain([custom]) {
            let text = serde_json::to_string(&*rules).expect("plain data");
            // A value has its keys in that order.
            assert_eq!(text, rules.to_json().to_string());
        }
    }
}
