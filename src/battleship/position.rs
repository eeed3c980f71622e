//! A position as a person typed it: the answers one player observed, without the game they came from.

use std::{fmt, sync::Arc};

use crate::{
    error_code::error_codes,
    grid::{Cell, CellSet},
    json_value::{FromJson, JsonValue, json_object},
};

use super::{
    knowledge::Knowledge,
    rules::{Announce, Answer, Clues, Content, Ruleset, RulesetError},
};

/// The data of a position. Unknown keys are an error.
struct Position {
    rules: JsonValue,
    shots: Vec<Vec<JsonValue>>,
    rows: Option<Vec<u32>>,
    cols: Option<Vec<u32>>,
    known: Vec<(Cell, Content)>,
    flags: Vec<Cell>,
}

json_object!(Position {
    rules: required,
    shots: get_or(Vec::new()),
    rows: optional,
    cols: optional,
    known: get_or(Vec::new()),
    flags: get_or(Vec::new())
});

impl Knowledge {
    /// Reads a position: `{"rules", "shots": [[cell, answer, …]], "rows"?, "cols"?, "known"?, "flags"?}`, the shots in
    /// the order they were fired.
    ///
    /// Does not check whether any fleet fits the answers.
    ///
    /// ```
    /// use spyglass::battleship::knowledge::Knowledge;
    /// let knowledge = Knowledge::read(
    ///     r#"{"rules": "admiral", "shots": [["C7", "hit"], ["C8", "miss"], ["D7", "sunk", "submarine"]]}"#,
    /// )?;
    /// assert!(knowledge.wounds().is_empty(), "both hits are the submarine's");
    /// # Ok::<(), spyglass::battleship::position::PositionError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `bad-json` where the text is not of that form; `unknown-rules` or `bad-ruleset` where its rules are none; `bad-position`
    /// where something in it cannot be under them.
    pub fn read(text: &str) -> Result<Self, PositionError> {
        let position = JsonValue::read(text).and_then(|json| Position::from_json(&json));
        let position = position.map_err(|bad| PositionError::Json(bad.to_string()))?;
        let rules = Ruleset::of_data(&position.rules).map_err(PositionError::Rules)?;
        position.knowledge(rules)
    }
}

impl Position {
    fn knowledge(self, rules: Arc<Ruleset>) -> Result<Knowledge, PositionError> {
        let board = rules.geometry().board();
        let clues = self.clues(&rules)?;
        let mut settled = CellSet::EMPTY;
        let mut settle = |cell: Cell| {
            if !board.contains(cell) {
                return Err(bad(format_args!("{cell} is not on the board")));
            }
            if settled.contains(cell) {
                return Err(bad(format_args!("{cell} is told twice")));
            }
            settled.insert(cell);
            Ok(())
        };
        if !self.known.is_empty() && !rules.announces_contents() {
            return Err(bad("known cells where the rules give none"));
        }
        for &(cell, _) in &self.known {
            settle(cell)?;
        }
        let flags: CellSet = self.flags.iter().copied().collect();
        if !flags.is_subset(board) {
            return Err(bad("a flag off the board"));
        }
        let mut knowledge = Knowledge::new(rules.clone(), clues, self.known);
        for (number, shot) in self.shots.iter().enumerate() {
            let (cell, answer) = read_shot(&rules, &knowledge, shot)
                .map_err(|cause| bad(format_args!("shot {}: {cause}", number + 1)))?;
            // Where ships move a cell may be shot at again.
            if !rules.moves() || !board.contains(cell) {
                settle(cell)?;
            }
            knowledge.observe(cell, answer);
        }
        let left = rules
            .spec()
            .budgets
            .map(|budgets| u32::from(budgets.flags).saturating_sub(flags.len()));
        knowledge.set_flags(flags - knowledge.shot(), left);
        Ok(knowledge)
    }

    fn clues(&self, rules: &Ruleset) -> Result<Option<Clues>, PositionError> {
        let geometry = rules.geometry();
        let clues = match (&self.rows, &self.cols) {
            (None, None) => None,
            (Some(rows), Some(cols)) => Some(Clues { rows: rows.clone(), cols: cols.clone() }),
            _ => {
                return Err(bad("counts of rows without those of columns, or the other way round"));
            }
        };
        if clues.is_some() != rules.spec().clues {
            return Err(bad("counts where the rules give none, or none where they do"));
        }
        if let Some(clues) = &clues {
            let sizes = (usize::from(geometry.rows()), usize::from(geometry.cols()));
            if (clues.rows.len(), clues.cols.len()) != sizes {
                return Err(bad("not a count for every row and column"));
            }
        }
        Ok(clues)
    }
}

/// One shot: `[cell, "miss"]`, `[cell, "hit", name?]`, `[cell, "sunk", name or length]`, `[cell, "shot", content]`,
/// `[cell, "unrevealed"]`.
fn read_shot(
    rules: &Ruleset,
    knowledge: &Knowledge,
    shot: &[JsonValue],
) -> Result<(Cell, Answer), String> {
    let text = |place: usize| shot.get(place).and_then(JsonValue::text);
    let cell: Cell =
        text(0).ok_or("it begins with no cell")?.parse().map_err(|error| format!("{error}"))?;
    let class = |place: usize| class_of(rules, knowledge, shot.get(place));
    let announce = rules.spec().announce;
    let solitaire = announce == Announce::Content;
    let answer = match (text(1).ok_or("it has no answer")?, shot.len()) {
        ("miss", 2) if !solitaire => Answer::Miss,
        ("hit", 2) if !solitaire && announce != Announce::NamesShip => Answer::Hit(None),
        ("hit", 3) if announce == Announce::NamesShip => Answer::Hit(Some(class(2)?)),
        ("sunk", 3) if rules.announces_sinkings() => Answer::Sunk(class(2)?),
        ("shot", 3) if solitaire => {
            let content = Content::from_json(&shot[2]).map_err(|_| "no such content")?;
            Answer::Content(content)
        }
        ("spent", 2) if rules.moves() && !rules.spec().spent_is_miss => Answer::Spent,
        ("unrevealed", 2) if solitaire && !rules.spec().miss_revealed => Answer::Unrevealed,
        (answer, _) => return Err(format!("{answer:?} is no answer under these rules")),
    };
    Ok((cell, answer))
}

/// The class of a name, or of a bare length: then the first of that length with a ship afloat. Which of several it is
/// makes no difference but for the name.
fn class_of(
    rules: &Ruleset,
    knowledge: &Knowledge,
    name: Option<&JsonValue>,
) -> Result<usize, String> {
    let classes = rules.fleet().classes();
    let afloat = |class: &usize| 0 < knowledge.afloat()[*class];
    let of_length = |length: u32| {
        (0..classes.len()).filter(|&class| classes[class].shape.len() == length).find(afloat)
    };
    let found = name.and_then(|name| match name.text() {
        Some(name) => rules.fleet().class_named(name),
        None => u32::from_json(name).ok().and_then(of_length),
    });
    found.filter(afloat).ok_or_else(|| "the fleet has no such ship afloat".to_owned())
}

fn bad(cause: impl fmt::Display) -> PositionError {
    PositionError::Bad { cause: cause.to_string() }
}

/// Why a text is no position: codes `bad-json`, those of [`RulesetError`], and `bad-position`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// It is no JSON of a position's form.
    Json(String),
    /// The rules.
    Rules(RulesetError),
    /// Something in it cannot be under the rules.
    Bad {
        /// What.
        cause: String,
    },
}

error_codes! {
    PositionError {
        Json(cause) => "bad-json" { cause }, "not a position: {cause}";
        Bad { cause } => "bad-position" { cause }, "not a position under these rules: {cause}";
    }
    passed on {
        Rules(RulesetError),
    }
}

#[cfg(test)]
mod tests {
    use crate::error_code::ErrorCode;

    use super::*;

    fn refused(text: &str) -> &'static str {
        Knowledge::read(text).unwrap_err().code()
    }

    #[test]
    fn solitaire_positions_carry_clues_known_cells_and_flags() {
        let text = r#"{"rules": "solitaire", "rows": [3,3,1,4,2,1,2,0,1,3], "cols": [1,2,2,0,2,2,4,2,0,5],
            "known": [["H6", "water"]], "shots": [["A1", "shot", "left"], ["B2", "shot", "water"]], "flags": ["J1"]}"#;
        let knowledge = Knowledge::read(text).unwrap();
        assert_eq!(knowledge.hits().len(), 1);
        assert_eq!(knowledge.misses().len(), 2);
        assert_eq!(knowledge.flags().len(), 1);
        assert_eq!((knowledge.shots_left(), knowledge.flags_left()), (Some(3), Some(19)));
    }

    #[test]
    fn a_bare_length_is_a_ship_of_it() {
        let shots = r#"[["A1","hit"],["A2","hit"],["A3","sunk",3],["C1","hit"],["C2","hit"],["C3","sunk",3]]"#;
        let text = format!(r#"{{"rules": "admiral", "shots": {shots}}}"#);
        assert_eq!(Knowledge::read(&text).unwrap().afloat(), [1, 1, 0, 0, 1]);
        let third = text.replace("]]", r#"],["E3","sunk",3]]"#);
        assert_eq!(refused(&third), "bad-position");
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let admiral = |rest: &str| format!(r#"{{"rules": "admiral", {rest}}}"#);
        for rest in [
            r#""shots": [["K1", "miss"]]"#,
            r#""shots": [["A1", "miss"], ["A1", "hit"]]"#,
            r#""shots": [["A1"]]"#,
            r#""shots": [[]]"#,
            r#""shots": [["A1", "hit", "carrier"]]"#,
            r#""shots": [["A1", "sunk", "raft"]]"#,
            r#""shots": [["A1", "sunk"]]"#,
            r#""shots": [["A1", "spent"]]"#,
            r#""shots": [["A1", "shot", "water"]]"#,
            r#""known": [["A1", "water"]]"#,
            r#""rows": [1]"#,
            r#""flags": ["P16"]"#,
        ] {
            assert_eq!(refused(&admiral(rest)), "bad-position", "{rest}");
        }
        for text in ["", "{}", "[]", r#"{"rules": "admiral", "shot": []}"#] {
            assert_eq!(refused(text), "bad-json", "{text}");
        }
        assert_eq!(refused(r#"{"rules": "atlantis"}"#), "unknown-rules");
        assert_eq!(refused(r#"{"rules": {"rows": 0}}"#), "bad-ruleset");
    }
}
