use serde::{Serialize, Serializer};

use super::{
    Announce, Budgets, Contact, KnownKind, Motion, Ruleset,
    ruleset_json::{RulesetJson, ShipJson},
};

/// What stands at a key of a rule set's data.
#[derive(PartialEq, Serialize)]
#[serde(untagged)]
enum JsonValue<'a> {
    Flag(bool),
    Number(u32),
    Text(&'a str),
    Contact(Contact),
    Announce(Announce),
    KnownKind(KnownKind),
    Motion(Motion),
    Budgets(Option<Budgets>),
    Fleet(&'a [ShipJson]),
    Cells(&'a [(u32, u32)]),
}

type Keys<'a> = Vec<(&'static str, JsonValue<'a>)>;

impl RulesetJson {
    /// What is written, in the order of the alphabet: links and views have it so.
    fn keys(&self) -> Keys<'_> {
        let mut keys = vec![
            ("announce", JsonValue::Announce(self.announce)),
            ("anyHitTakesALife", JsonValue::Flag(self.any_hit_takes_a_life)),
            ("budgets", JsonValue::Budgets(self.budgets)),
            ("clues", JsonValue::Flag(self.clues)),
            ("cols", JsonValue::Number(self.cols)),
            ("contact", JsonValue::Contact(self.contact)),
            ("fleet", JsonValue::Fleet(&self.fleet)),
        ];
        keys.extend(self.id.as_deref().map(|id| ("id", JsonValue::Text(id))));
        keys.extend([
            ("known", JsonValue::Number(self.known)),
            ("knownKind", JsonValue::KnownKind(self.known_kind)),
            ("missRevealed", JsonValue::Flag(self.miss_revealed)),
            ("motion", JsonValue::Motion(self.motion)),
            ("players", JsonValue::Number(self.players)),
            ("rows", JsonValue::Number(self.rows)),
            ("shootAgain", JsonValue::Flag(self.shoot_again)),
            ("spentIsMiss", JsonValue::Flag(self.spent_is_miss)),
            ("sunkCellsTold", JsonValue::Flag(self.sunk_cells_told)),
        ]);
        keys
    }
}

impl Serialize for RulesetJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written(self.keys()).serialize(serializer)
    }
}

impl Serialize for ShipJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut keys = Vec::with_capacity(4);
        keys.extend(self.cells.as_deref().map(|cells| ("cells", JsonValue::Cells(cells))));
        keys.push(("count", JsonValue::Number(self.count)));
        keys.extend(self.length.map(|length| ("length", JsonValue::Number(length))));
        keys.push(("name", JsonValue::Text(&self.name)));
        Written(keys).serialize(serializer)
    }
}

impl Serialize for Budgets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = |number: u16| JsonValue::Number(number.into());
        let keys = vec![
            ("actions", number(self.actions)),
            ("guesses", number(self.flags)),
            ("shots", number(self.shots)),
        ];
        Written(keys).serialize(serializer)
    }
}

/// All keys in fixed order, for people and for the page.
impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

struct Written<'a>(Keys<'a>);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, json)| (key, json)))
    }
}

impl Ruleset {
    /// All keys in fixed order, as data.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::to_value(self).expect("a rule set is plain data")
    }

    /// The canonical text: keys in fixed order, defaults left out.
    #[must_use]
    pub fn canonical(&self) -> String {
        let defaults = RulesetJson::default();
        let defaults = defaults.keys();
        let mut own = self.json.keys();
        own.retain(|key| !defaults.contains(key));
        serde_json::to_string(&Written(own)).expect("a rule set is plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PRESETS, preset};
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
