use std::{fmt, path::PathBuf, sync::Arc};

use clap::Args;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use spyglass::{
    battleship::{
        agents::{Agent, AgentText},
        rules::{Ruleset, Sea, preset},
    },
    grid::{Cell, CellSet},
    lab::{play_hunt, read_seas},
    rng::Seed,
};

use crate::failure::{Failure, numbered_lines, print, read};

/// How many of a map's cells are known at the start, game by game.
const HINTS: [usize; 3] = [0, 4, 7];
/// The maps played before the first of them are printed.
const AT_ONCE: usize = 16;

/// Plays maps of solitaire at 0, 4 and 7 known cells and prints for each game a line of JSON.
#[derive(Debug, Args)]
pub struct Solitaire {
    /// A file with maps, one a line: `id | length,row,column,direction … | row,column …`, its fleet and its known cells; or a
    /// JSON list of `{"id", "fleet": [{"len", "dir": "hor" | "ver", "x": row, "y": column}, …], "known": [[row, column], …]}`; `-`
    /// for standard input.
    file: PathBuf,
    /// The agent.
    #[arg(long)]
    agent: String,
    /// The original environment: misses are not announced.
    #[arg(long)]
    course: bool,
    /// The seed of what agents draw.
    #[arg(long, default_value = "1", allow_hyphen_values = true)]
    seed: String,
}

/// A map as it is written in JSON.
#[derive(Debug, Deserialize)]
struct MapData {
    id: u32,
    fleet: Vec<ShipText>,
    known: Vec<(u8, u8)>,
}

#[derive(Debug, Deserialize)]
struct ShipText {
    len: u8,
    dir: Direction,
    x: u8,
    y: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Direction {
    Hor,
    Ver,
}

/// A map as it is written in a line.
#[derive(Debug)]
struct MapText {
    id: u32,
    fleet: String,
    known: Vec<(u8, u8)>,
}

/// A map that can be played.
#[derive(Debug)]
struct Map {
    id: u32,
    sea: Sea,
    known: Vec<Cell>,
}

/// A game as it is printed.
#[derive(Debug, Serialize)]
struct Line<'a> {
    map: u32,
    hints: usize,
    agent: &'a str,
    environment: &'static str,
    score: i32,
    #[serde(rename = "fok")]
    hits: u32,
    #[serde(rename = "fko")]
    misses: u32,
    #[serde(rename = "gok")]
    correct_flags: u32,
    #[serde(rename = "gko")]
    wrong_flags: u32,
    sink: u32,
    safe: u32,
    actions: Vec<String>,
}

impl Solitaire {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let seed: Seed = self.seed.parse()?;
        let mut rules = preset("solitaire").expect("a preset");
        if self.course {
            rules = rules.with("missRevealed", "false")?;
        }
        let text: AgentText = self.agent.parse()?;
        let agent = text.agent(&rules)?;
        let maps = maps(&rules, &read(&self.file)?)?;
        for some in maps.chunks(AT_ONCE) {
            let lines: Vec<Vec<String>> =
                some.par_iter().map(|map| self.play(&rules, map, &*agent, &text, seed)).collect();
            for line in lines.iter().flatten() {
                print(line)?;
            }
        }
        Ok(())
    }

    /// The games on one map.
    fn play(
        &self,
        rules: &Arc<Ruleset>,
        map: &Map,
        agent: &dyn Agent,
        text: &AgentText,
        seed: Seed,
    ) -> Vec<String> {
        let name = text.to_string();
        let game = |hints: usize| {
            let known: CellSet = map.known[..hints].iter().copied().collect();
            let played = play_hunt(rules, &map.sea, known, agent, seed.game(map.id.into()));
            let score = played.score;
            let line = Line {
                map: map.id,
                hints,
                agent: &name,
                environment: if self.course { "course" } else { "revealed" },
                score: score.total(),
                hits: score.hits,
                misses: score.misses,
                correct_flags: score.correct_flags,
                wrong_flags: score.wrong_flags,
                sink: score.sink,
                safe: score.safe,
                actions: played.actions.iter().map(ToString::to_string).collect(),
            };
            serde_json::to_string(&line).expect("a game is plain data")
        };
        HINTS.map(game).into()
    }
}

/// The maps of a file, all of them before the first game: what is refused prints nothing.
fn maps(rules: &Ruleset, text: &str) -> Result<Vec<Map>, Failure> {
    let texts = if text.trim_start().starts_with('[') {
        let data: Vec<MapData> =
            serde_json::from_str(text).map_err(|error| Failure::new("bad-maps", error))?;
        data.into_iter().map(MapText::from).collect()
    } else {
        lines(text)?
    };
    if texts.is_empty() {
        return Err(Failure::new("bad-maps", "no map to play"));
    }
    let map = |text: MapText| {
        let id = text.id;
        let bad =
            |cause: &dyn fmt::Display| Failure::new("bad-maps", format_args!("map {id}: {cause}"));
        map_of(rules, text).map_err(|cause| bad(&cause))
    };
    texts.into_iter().map(map).collect()
}

fn lines(text: &str) -> Result<Vec<MapText>, Failure> {
    let map = |(number, line): (usize, &str)| {
        map_text(line).ok_or_else(|| {
            let cause = "not a number, a fleet and known cells, parted by |";
            Failure::new("bad-maps", format_args!("line {number}: {cause}"))
        })
    };
    numbered_lines(text).map(map).collect()
}

fn map_text(line: &str) -> Option<MapText> {
    let mut parts = line.split('|').map(str::trim);
    let id = parts.next()?.parse().ok()?;
    let fleet = parts.next()?.to_owned();
    let cell = |text: &str| {
        let (row, col) = text.split_once(',')?;
        Some((row.parse().ok()?, col.parse().ok()?))
    };
    let known = parts.next()?.split_ascii_whitespace().map(cell).collect::<Option<_>>()?;
    Some(MapText { id, fleet, known })
}

impl From<MapData> for MapText {
    fn from(MapData { id, fleet, known }: MapData) -> Self {
        let ship = |ship: &ShipText| {
            let direction = u8::from(matches!(ship.dir, Direction::Ver));
            format!("{},{},{},{direction}", ship.len, ship.x, ship.y)
        };
        let ships: Vec<String> = fleet.iter().map(ship).collect();
        Self { id, fleet: ships.join(" "), known }
    }
}

fn map_of(rules: &Ruleset, text: MapText) -> Result<Map, String> {
    let seas = read_seas(rules, &text.fleet).map_err(|error| error.to_string())?;
    let sea = seas.into_iter().next().ok_or("no fleet")?;
    let geometry = rules.geometry();
    let cell = |(row, col): (u8, u8)| {
        let on_board = row < geometry.rows() && col < geometry.cols();
        on_board.then(|| Cell::new(row, col)).ok_or("a known cell off the board")
    };
    let known = text.known.into_iter().map(cell).collect::<Result<Vec<Cell>, _>>()?;
    let different: CellSet = known.iter().copied().collect();
    if known.len() < HINTS[2] || (different.len() as usize) < known.len() {
        return Err(format!("fewer than {} known cells", HINTS[2]));
    }
    Ok(Map { id: text.id, sea, known })
}
