use crate::json_value::{BadJson, FromJson, JsonValue};

use super::{
    Announce, Budgets, Contact, KnownKind, Motion,
    ruleset_json::{RulesetJson, ShipJson},
};

const RULESET_KEYS: [&str; 17] = [
    "id",
    "rows",
    "cols",
    "fleet",
    "contact",
    "announce",
    "clues",
    "known",
    "knownKind",
    "budgets",
    "motion",
    "missRevealed",
    "shootAgain",
    "anyHitTakesALife",
    "spentIsMiss",
    "sunkCellsTold",
    "players",
];

impl FromJson for RulesetJson {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let fields = json.fields(&RULESET_KEYS)?;
        let defaults = Self::default();
        let number = |key: &str, default: u32| fields.get(key).map(|own| own.unwrap_or(default));
        let flag = |key: &str, default: bool| fields.get(key).map(|own| own.unwrap_or(default));
        Ok(Self {
            id: fields.optional("id")?,
            rows: number("rows", defaults.rows)?,
            cols: number("cols", defaults.cols)?,
            fleet: fields.get("fleet")?.unwrap_or(defaults.fleet),
            contact: fields.get("contact")?.unwrap_or(defaults.contact),
            announce: fields.get("announce")?.unwrap_or(defaults.announce),
            clues: flag("clues", defaults.clues)?,
            known: number("known", defaults.known)?,
            known_kind: fields.get("knownKind")?.unwrap_or(defaults.known_kind),
            budgets: fields.optional("budgets")?,
            motion: fields.get("motion")?.unwrap_or(defaults.motion),
            miss_revealed: flag("missRevealed", defaults.miss_revealed)?,
            shoot_again: flag("shootAgain", defaults.shoot_again)?,
            any_hit_takes_a_life: flag("anyHitTakesALife", defaults.any_hit_takes_a_life)?,
            spent_is_miss: flag("spentIsMiss", defaults.spent_is_miss)?,
            sunk_cells_told: flag("sunkCellsTold", defaults.sunk_cells_told)?,
            players: number("players", defaults.players)?,
        })
    }
}

impl FromJson for ShipJson {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let fields = json.fields(&["name", "count", "length", "cells"])?;
        Ok(Self {
            name: fields.required("name")?,
            count: fields.get("count")?.unwrap_or(1),
            length: fields.optional("length")?,
            cells: fields.optional("cells")?,
        })
    }
}

impl FromJson for Budgets {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let fields = json.fields(&["shots", "guesses", "actions"])?;
        Ok(Self {
            shots: fields.required("shots")?,
            flags: fields.required("guesses")?,
            actions: fields.required("actions")?,
        })
    }
}

impl FromJson for Contact {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        Ok([Self::Free, Self::Apart][json.word(&["free", "apart"])?])
    }
}

impl FromJson for Announce {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        let all = [Self::HitOrMiss, Self::Sunk, Self::NamesShip, Self::Content];
        Ok(all[json.word(&["hit-or-miss", "sunk", "names-ship", "content"])?])
    }
}

impl FromJson for KnownKind {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        Ok([Self::Random, Self::Ship][json.word(&["random", "ship"])?])
    }
}

impl FromJson for Motion {
    fn from_json(json: &JsonValue) -> Result<Self, BadJson> {
        Ok([Self::None, Self::Slide][json.word(&["none", "slide"])?])
    }
}
