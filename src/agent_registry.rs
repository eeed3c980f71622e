//! Agents by name: their tables, and the texts `id(name=value;name=value)` that choose one, whatever they play.

use std::{fmt, str::FromStr};

use serde::Serialize;

use crate::error_code::error_codes;

/// A parameter of an agent, with the values that it accepts: the `words`, the whole numbers of the closed range `numbers`, and the
/// texts for which `checked` returns true.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Parameter {
    /// The name before `=` in texts, which never changes.
    pub name: &'static str,
    /// The value where a text names none; written texts leave it out.
    pub default: &'static str,
    /// The words it takes, the default first.
    pub words: &'static [&'static str],
    /// The whole numbers it takes besides.
    pub numbers: Option<(u32, u32)>,
    /// Accepts further values, which programs write and people do not type.
    #[serde(skip)]
    pub checked: Option<fn(&str) -> bool>,
    /// Whether the tables of Battleship's agents list it; others are for programs and measurements.
    #[serde(skip)]
    pub is_offered: bool,
}

/// A parameter with a closed list of values. The first of `words` is the default, so that there must be at least one.
///
/// # Panics
///
/// Where `words` is empty. The tables of agents are constants, so that this is an error of compilation there.
#[must_use]
pub const fn parameter(name: &'static str, words: &'static [&'static str]) -> Parameter {
    Parameter { name, default: words[0], words, numbers: None, checked: None, is_offered: true }
}

/// A row of the table of agents of one game: an id and the parameters. [`AgentText`] reads and writes texts by such a table.
pub trait Registered: Sized + 'static {
    /// Every row of the table, in the order in which lists of agents show them.
    const ALL: &'static [Self];

    /// The id in texts, records and links: lower-case words joined by `-`, unique in the table. It never changes.
    fn id(&self) -> &'static str;

    /// The parameters, in the order in which a text lists them; empty where the agent has none.
    fn parameters(&self) -> &'static [Parameter];
}

/// An agent and a value for each of its parameters. Its text is `id` or `id(name=value;name=value)`; written, it leaves out
/// values that are the default, and reads back as the same agent.
///
/// # Errors
///
/// Reading fails with `unknown-agent` where no agent has the id, and with `bad-agent-parameter` where a parameter is unknown,
/// given twice, or does not accept its value.
#[derive(Clone, Debug)]
pub struct AgentText<E: Registered> {
    entry: &'static E,
    /// A value for every parameter of the entry, in its order.
    values: Vec<String>,
}

impl<E: Registered> AgentText<E> {
    /// The row of the agent in its game's table.
    pub const fn entry(&self) -> &'static E {
        self.entry
    }

    /// The agent with another value of a parameter.
    ///
    /// # Errors
    ///
    /// `bad-agent-parameter` where it has no such parameter.
    pub(crate) fn with(&self, name: &str, value: String) -> Result<Self, AgentError> {
        let place = self.entry.parameters().iter().position(|parameter| parameter.name == name);
        let place = place.ok_or_else(|| AgentError::bad_parameter(self.entry, name))?;
        let mut values = self.values.clone();
        values[place] = value;
        Ok(Self { entry: self.entry, values })
    }

    /// The value of a parameter.
    pub(crate) fn value(&self, name: &str) -> &str {
        let place = self.entry.parameters().iter().position(|parameter| parameter.name == name);
        place.map_or("", |place| &self.values[place])
    }
}

impl<E: Registered> PartialEq for AgentText<E> {
    fn eq(&self, other: &Self) -> bool {
        self.entry.id() == other.entry.id() && self.values == other.values
    }
}

impl<E: Registered> fmt::Display for AgentText<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry.id())?;
        let given = self.entry.parameters().iter().zip(&self.values);
        let mut open = false;
        for (parameter, value) in given.filter(|(parameter, value)| parameter.default != *value) {
            write!(f, "{}{}={value}", if open { ";" } else { "(" }, parameter.name)?;
            open = true;
        }
        if open { f.write_str(")") } else { Ok(()) }
    }
}

impl<E: Registered> FromStr for AgentText<E> {
    type Err = AgentError;

    fn from_str(text: &str) -> Result<Self, AgentError> {
        let (id, list) = match text.strip_suffix(')') {
            Some(open) => open.split_once('(').unwrap_or((text, "")),
            None => (text, ""),
        };
        let entry = E::ALL
            .iter()
            .find(|entry| entry.id() == id)
            .ok_or_else(|| AgentError::Unknown { agent: text.to_owned() })?;
        let parameters = entry.parameters();
        let mut values: Vec<Option<&str>> = vec![None; parameters.len()];
        let bad = |parameter: &str| AgentError::bad_parameter(entry, parameter);
        for pair in list.split(';').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').ok_or_else(|| bad(pair))?;
            let place = parameters
                .iter()
                .position(|parameter| parameter.name == name)
                .filter(|&place| values[place].is_none() && parameters[place].takes(value))
                .ok_or_else(|| bad(pair))?;
            values[place] = Some(value);
        }
        let values = values.into_iter().zip(parameters);
        let values = values.map(|(value, own)| value.unwrap_or(own.default).to_owned()).collect();
        Ok(Self { entry, values })
    }
}

impl Parameter {
    fn takes(&self, value: &str) -> bool {
        let plain = !value.starts_with(['+', '0']);
        let number = value.parse::<u32>().ok().filter(|_| plain);
        let ranged = self.numbers.zip(number);
        self.checked.is_some_and(|takes| takes(value))
            || self.words.contains(&value)
            || ranged.is_some_and(|((least, most), number)| (least..=most).contains(&number))
    }
}

/// `work=none|1..60`: the name, then the words and the range of the numbers that a person can type.
impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut values: Vec<String> = self.words.iter().map(|&word| word.to_owned()).collect();
        values.extend(self.numbers.map(|(least, most)| format!("{least}..{most}")));
        write!(f, "{}={}", self.name, values.join("|"))
    }
}

/// Why a text names no agent that can play: codes `unknown-agent`, `bad-agent-parameter`, `agent-not-for-rules`,
/// `learned-elsewhere` and `planner-not-loaded`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AgentError {
    /// No agent has this id.
    Unknown {
        /// The text.
        agent: String,
    },
    /// The agent has no such parameter, it is given twice, or it does not take the value.
    BadParameter {
        /// The agent.
        agent: String,
        /// The text of the parameter: its first 60 signs, without any that turn the direction of a text.
        parameter: String,
        /// The parameters that a person can set, as [`Parameter`] writes each, with `; ` between them; `none` where there are none.
        takes: String,
    },
    /// The agent cannot play the rules.
    NotForRules {
        /// The agent.
        agent: String,
    },
    /// What the agent learned is of a board of another size.
    LearnedElsewhere,
    /// The agent plans in a module that is not loaded yet.
    PlannerNotLoaded,
}

/// What a sentence can quote of a text that may come from anywhere.
fn quoted(text: &str) -> String {
    let turns = |sign: &char| matches!(sign, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|sign| !turns(sign)).take(60).collect()
}

impl AgentError {
    fn bad_parameter<E: Registered>(entry: &E, parameter: &str) -> Self {
        // What has neither words nor numbers only programs write.
        let is_typed = |own: &&Parameter| !own.words.is_empty() || own.numbers.is_some();
        let typed = entry.parameters().iter().filter(is_typed);
        let takes: Vec<String> = typed.map(Parameter::to_string).collect();
        Self::BadParameter {
            agent: entry.id().to_owned(),
            parameter: quoted(parameter),
            takes: if takes.is_empty() { "none".to_owned() } else { takes.join("; ") },
        }
    }
}

error_codes! {
    AgentError {
        Unknown { agent } => "unknown-agent" { agent }, "no agent is called {agent:?}";
        BadParameter { agent, parameter, takes } => "bad-agent-parameter" { agent, parameter, takes },
            "{parameter:?} can't be read as an option of {agent}; its options: {takes}";
        NotForRules { agent } => "agent-not-for-rules" { agent }, "{agent} cannot play these rules";
        LearnedElsewhere => "learned-elsewhere", "what was learned is of another board";
        PlannerNotLoaded => "planner-not-loaded", "the module that plans is not loaded yet";
    }
}
