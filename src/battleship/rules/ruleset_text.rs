use serde::{Serialize, Serializer};

use super::{
    Announce, Budgets, Contact, KnownKind, Motion, Ruleset,
    ruleset_json::{RulesetJson, ShipJson},
};

/// What stands at a key of a rule set's data.
#[derive(PartialEq, Serialize)]
#[serde(untagged)]
enum Datum<'a> {
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

type Keys<'a> = Vec<(&'static str, Datum<'a>)>;

impl RulesetJson {
    /// What is written, in the order of the alphabet: links and views have it so.
    fn keys(&self) -> Keys<'_> {
        let mut keys = vec![
            ("announce", Datum::Announce(self.announce)),
            ("anyHitTakesALife", Datum::Flag(self.any_hit_takes_a_life)),
            ("budgets", Datum::Budgets(self.budgets)),
            ("clues", Datum::Flag(self.clues)),
            ("cols", Datum::Number(self.cols)),
            ("contact", Datum::Contact(self.contact)),
            ("fleet", Datum::Fleet(&self.fleet)),
        ];
        keys.extend(self.id.as_deref().map(|id| ("id", Datum::Text(id))));
        keys.extend([
            ("known", Datum::Number(self.known)),
            ("knownKind", Datum::KnownKind(self.known_kind)),
            ("missRevealed", Datum::Flag(self.miss_revealed)),
            ("motion", Datum::Motion(self.motion)),
            ("players", Datum::Number(self.players)),
            ("rows", Datum::Number(self.rows)),
            ("shootAgain", Datum::Flag(self.shoot_again)),
            ("spentIsMiss", Datum::Flag(self.spent_is_miss)),
            ("sunkCellsTold", Datum::Flag(self.sunk_cells_told)),
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
        keys.extend(self.cells.as_deref().map(|cells| ("cells", Datum::Cells(cells))));
        keys.push(("count", Datum::Number(self.count)));
        keys.extend(self.length.map(|length| ("length", Datum::Number(length))));
        keys.push(("name", Datum::Text(&self.name)));
        Written(keys).serialize(serializer)
    }
}

impl Serialize for Budgets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = |number: u16| Datum::Number(number.into());
        let keys = vec![
            ("actions", number(self.actions)),
            ("guesses", number(self.guesses)),
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
        serializer.collect_map(self.0.iter().map(|(key, datum)| (key, datum)))
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
