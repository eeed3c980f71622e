use std::sync::Arc;

use crate::{
    error_code::{error_codes, listed},
    grid::Geometry,
    json_value::{BadJson, FromJson, JsonValue},
};

use super::{
    Announce, Budgets, Contact, Fleet, KnownKind, Motion, PRESETS, Ruleset, RulesetFault, Shape,
    preset, ruleset::MAX_NAME,
};

/// A rule set as data: what files, links and the door carry. Absent keys take the defaults below; unknown keys are an
/// error. The defaults are frozen: links leave them out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RulesetJson {
    pub id: Option<String>,
    pub rows: u32,
    pub cols: u32,
    pub fleet: Vec<ShipJson>,
    pub contact: Contact,
    pub announce: Announce,
    pub clues: bool,
    pub known: u32,
    pub known_kind: KnownKind,
    pub budgets: Option<Budgets>,
    pub motion: Motion,
    pub miss_revealed: bool,
    pub shoot_again: bool,
    pub any_hit_takes_a_life: bool,
    pub spent_is_miss: bool,
    pub sunk_cells_told: bool,
    pub players: u32,
}

/// A class of ships as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShipJson {
    pub name: String,
    pub count: u32,
    pub length: Option<u32>,
    pub cells: Option<Vec<(u32, u32)>>,
}

impl ShipJson {
    /// `count` straight ships of `length`.
    pub fn straight(name: &str, count: u32, length: u32) -> Self {
        Self { name: name.to_owned(), count, length: Some(length), cells: None }
    }

    /// The shape, where exactly one of length and cells gives one.
    pub fn shape(&self) -> Option<Shape> {
        let small = |number: u32| u8::try_from(number).ok();
        match (self.length, &self.cells) {
            (Some(length), None) => Shape::straight(small(length)?).ok(),
            (None, Some(cells)) => {
                let cells = cells.iter().map(|&(row, col)| Some((small(row)?, small(col)?)));
                Shape::new(cells.collect::<Option<Vec<_>>>()?).ok()
            }
            _ => None,
        }
    }
}

impl Default for RulesetJson {
    fn default() -> Self {
        Self {
            id: None,
            rows: 10,
            cols: 10,
            fleet: Vec::new(),
            contact: Contact::Free,
            announce: Announce::Sunk,
            clues: false,
            known: 0,
            known_kind: KnownKind::Random,
            budgets: None,
            motion: Motion::None,
            miss_revealed: true,
            shoot_again: false,
            any_hit_takes_a_life: false,
            spent_is_miss: false,
            sunk_cells_told: false,
            players: 2,
        }
    }
}

impl RulesetJson {
    /// The faults that do not lie in the ships themselves.
    pub fn option_faults(&self, geometry: Geometry, fleet: &Fleet) -> Vec<RulesetFault> {
        let mut faults = Vec::new();
        let solitaire = self.announce == Announce::Content;
        let moves = self.motion != Motion::None;
        let cells = match self.known_kind {
            KnownKind::Random => geometry.len(),
            KnownKind::Ship => fleet.cells() as usize,
        };
        if (cells as u64) < u64::from(self.known) {
            faults.push(RulesetFault::KnownTooMany);
        }
        let budgets_fit = match self.budgets {
            // The last action is a forced solve, so that one action alone is no game.
            Some(budgets) => 1 < budgets.actions && (solitaire || budgets.flags == 0),
            None => !solitaire,
        };
        if !budgets_fit {
            faults.push(RulesetFault::Budgets);
        }
        // Contents are named by the segments of straight ships, and known cells are contents.
        let unsupported = [
            ("announce", solitaire && !fleet.is_straight()),
            ("known", 0 < self.known && !solitaire),
            ("missRevealed", !self.miss_revealed && !solitaire),
            // Ships bounce off each other, so they may touch; counts of lines would not stay true.
            (
                "motion",
                moves
                    && (solitaire
                        || self.clues
                        || self.contact == Contact::Apart
                        || !fleet.is_straight()),
            ),
            ("anyHitTakesALife", self.any_hit_takes_a_life && !moves),
            ("spentIsMiss", self.spent_is_miss && !moves),
            ("sunkCellsTold", self.sunk_cells_told && (self.announce != Announce::Sunk || moves)),
            ("players", !(1..=2).contains(&self.players)),
        ];
        for (key, wrong) in unsupported {
            if wrong {
                faults.push(RulesetFault::NotSupported { key });
            }
        }
        if let Some(id) = &self.id {
            let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
            if id.is_empty() || MAX_NAME < id.len() || !id.chars().all(plain) {
                faults.push(RulesetFault::IdForm { id: id.clone() });
            }
        }
        faults
    }

    /// The same data without a preset's id, which a change of the rules would make untrue.
    fn unpreset(&self) -> Self {
        let id = self.id.clone().filter(|id| !PRESETS.contains(&id.as_str()));
        Self { id, ..self.clone() }
    }

    /// The same rules without a name.
    fn nameless(&self) -> Self {
        Self { id: None, ..self.clone() }
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
        preset(id).ok_or_else(|| RulesetError::Unknown(UnknownRules(id.to_owned())))
    }

    /// Reads data that are a preset's id or a whole rule set.
    ///
    /// # Errors
    ///
    /// As [`Ruleset::read`].
    pub fn of_data(data: &JsonValue) -> Result<Arc<Self>, RulesetError> {
        match data {
            JsonValue::Object(_) => Self::of_json(RulesetJson::from_json(data)?),
            _ => Self::preset(data.text().unwrap_or_default()),
        }
    }

    /// The rules' id where they are a preset's, else their canonical text: what names them to others.
    #[must_use]
    pub fn name(&self) -> String {
        let preset = self.id().filter(|id| PRESETS.contains(id));
        preset.map_or_else(|| self.canonical(), str::to_owned)
    }

    /// The rules with one key set to a JSON value, or to a text where the value is no JSON.
    ///
    /// # Errors
    ///
    /// As [`Ruleset::read`].
    pub fn with(&self, key: &str, value: &str) -> Result<Arc<Self>, RulesetError> {
        self.with_all(&[(key, value)])
    }

    /// The rules with several keys set, looked at together: one change may need another.
    ///
    /// # Errors
    ///
    /// As [`Ruleset::read`].
    pub fn with_all(&self, pairs: &[(&str, &str)]) -> Result<Arc<Self>, RulesetError> {
        let mut data =
            serde_json::to_value(self.json.unpreset()).expect("a rule set is plain data");
        for (key, value) in pairs {
            data[key] = serde_json::from_str(value).unwrap_or_else(|_| (*value).into());
        }
        Self::read(&data.to_string())
    }

    /// The rules with another number of known cells.
    ///
    /// # Errors
    ///
    /// As [`Ruleset::read`].
    pub fn with_known(&self, known: u32, kind: KnownKind) -> Result<Arc<Self>, RulesetError> {
        Self::of_json(RulesetJson { known, known_kind: kind, ..self.json.unpreset() })
    }

    /// A preset where the rules are those of one, so that its name and its links stay short.
    fn of_json(json: RulesetJson) -> Result<Arc<Self>, RulesetError> {
        let nameless = json.nameless();
        for id in PRESETS {
            let known = preset(id).expect("every preset's id gives its rules");
            if known.json.nameless() == nameless && json.id.as_deref().is_none_or(|own| own == id) {
                return Ok(known);
            }
        }
        if let Some(id) = json.id.as_deref().filter(|id| PRESETS.contains(id)) {
            return Err(RulesetError::Faults(vec![RulesetFault::IdTaken { id: id.to_owned() }]));
        }
        Self::new(json).map(Arc::new).map_err(RulesetError::Faults)
    }
}

impl From<BadJson> for RulesetError {
    fn from(bad: BadJson) -> Self {
        Self::Json(bad.to_string())
    }
}

/// No rule set has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules(pub String);

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesetError {
    /// No preset has this id.
    Unknown(UnknownRules),
    /// The text is no JSON of a rule set's form.
    Json(String),
    /// All faults of the rules.
    Faults(Vec<RulesetFault>),
}

impl RulesetError {
    /// The single faults, where the rules make no sense.
    #[must_use]
    pub fn faults(&self) -> &[RulesetFault] {
        match self {
            Self::Faults(faults) => faults,
            Self::Unknown(_) | Self::Json(_) => &[],
        }
    }
}

error_codes! {
    RulesetError {
        Unknown(rules) => "unknown-rules" { rules: &rules.0 }, "no rule set is called {:?}", rules.0;
        Json(cause) => "bad-json" { cause }, "not a rule set: {cause}";
        Faults(faults) => "bad-ruleset", "rules that cannot be played: {}", listed(faults);
    }
}
