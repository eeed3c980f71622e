use std::path::PathBuf;

use clap::{ArgGroup, Args};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::json;
use spyglass::{
    battleship::{
        inference::{Basis, Belief, BeliefComputation, BeliefResult, CountingMode, Precision},
        knowledge::Knowledge,
        planning::{CanonicalPosition, FleetDrawing, Position, ShotsToGo, encoded},
        rules::{ActionError, PlacedShip},
    },
    grid::{Cell, CellSet, Geometry},
    session::{
        ConflictItem, FleetDrawingJob, FleetsThroughCellView, GameError, PositionAnalysis,
        ShotsToGoView,
    },
};

use crate::failure::{Failure, print, print_json, read};

/// The work between two reports of progress.
const SLICE: u64 = 1_000_000;

/// Tells for every cell of a position the chance that it holds ship, over all fleets that fit.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("drawn").args(["behind", "shots"])))]
pub struct BeliefOf {
    /// A file with a position as JSON or one line of a puzzle; `-` for standard input.
    file: PathBuf,
    /// The work after which a count is given up, in units of some 0.1 µs; without it each goes on to its end.
    #[arg(long)]
    work: Option<u64>,
    /// Draw fleets that fit and have a ship on this cell, instead of telling the chances.
    #[arg(long, value_name = "CELL")]
    behind: Option<Cell>,
    /// Tell for the likeliest cells how many shots the hunt still takes after a shot there, from fleets that are hunted to the end.
    #[arg(long)]
    shots: bool,
    /// Tell that of these cells instead, at most 16, with spaces or commas between; the others are compared with the first.
    #[arg(long, value_name = "CELL", requires = "shots", num_args = 1.., value_delimiter = ',')]
    cells: Vec<Cell>,
    /// How many fleets: by default 12 with --behind (at most 100), 4,000 with --shots (at most 100,000).
    #[arg(long, requires = "drawn")]
    fleets: Option<u64>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A belief as JSON: the basis, then every cell by its name, row by row.
#[derive(Debug, Serialize)]
struct BeliefJson<'a> {
    #[serde(flatten)]
    basis: BasisJson,
    cells: Cells<'a>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "basis", rename_all = "kebab-case")]
enum BasisJson {
    Counted { fleets: String, precision: Precision },
    Sampled { samples: u32, worst_error: f64 },
    LostTrack,
}

impl<'a> BeliefJson<'a> {
    fn of(geometry: Geometry, belief: &'a Belief) -> Self {
        let basis = match belief.basis {
            Basis::Counted { fleets, precision } => {
                BasisJson::Counted { fleets: fleets.to_string(), precision }
            }
            Basis::Sampled { samples, worst_error, .. } => {
                BasisJson::Sampled { samples, worst_error }
            }
            Basis::LostTrack => BasisJson::LostTrack,
            Basis::Weighed | Basis::Heuristic => unreachable!("no agent's own scores"),
        };
        Self { basis, cells: Cells(geometry, belief) }
    }
}

#[derive(Debug)]
struct Cells<'a>(Geometry, &'a Belief);

impl Serialize for Cells<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(geometry, belief) = self;
        let mut map = serializer.serialize_map(Some(geometry.len()))?;
        for cell in geometry.cells() {
            map.serialize_entry(&cell, &belief.at(cell))?;
        }
        map.end()
    }
}

impl BeliefOf {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let most = if self.shots { FleetDrawing::MAX } else { FleetsThroughCellView::MAX };
        let least = if self.shots { 2 } else { 1 };
        if self.fleets.is_some_and(|fleets| !(least..=most as u64).contains(&fleets)) {
            let told = format_args!("--fleets takes {least} to {most} here");
            return Err(Failure::new("bad-arguments", told));
        }
        let text = read(&self.file)?;
        let analysis = PositionAnalysis::open(&text)?;
        let knowledge = analysis.knowledge();
        match (self.computed(knowledge)?, self.behind) {
            (computed @ BeliefResult::Belief { .. }, Some(cell)) => {
                let fleets = self.fleets.unwrap_or(12) as usize;
                let observed = FleetsThroughCellView::new(knowledge, &computed, cell, fleets)?;
                if self.json { print_json(&observed) } else { print(&behind_table(&observed)) }
            }
            (BeliefResult::Belief { belief, .. }, None) if self.shots => {
                let cells = self.compared(knowledge, &belief)?;
                let fleets = self.fleets.unwrap_or(4_000) as usize;
                let mut drawing = FleetDrawingJob::new(knowledge, fleets)?;
                while !drawing.advance(u64::MAX) {}
                let mut hunts = ShotsToGo::new(drawing.drawn()?.draw(), &cells);
                while !hunts.advance(u64::MAX) {}
                let view = ShotsToGoView::of(&hunts).ok_or(GameError::NotCounted)?;
                if self.json { print_json(&view) } else { print(&shots_table(&view, &belief)) }
            }
            (computed, _) => self.print(analysis, computed),
        }
    }

    fn print(&self, analysis: PositionAnalysis, computed: BeliefResult) -> Result<(), Failure> {
        let knowledge = analysis.knowledge();
        match computed {
            BeliefResult::Belief { belief, .. } => {
                let geometry = knowledge.rules().geometry();
                if self.json {
                    print_json(&BeliefJson::of(geometry, &belief))
                } else {
                    print(&table(geometry, &belief))
                }
            }
            BeliefResult::Contradiction => self.contradiction(analysis),
            BeliefResult::NotFound => Err(Failure::new(
                "not-counted",
                "too many fleets fit to be counted, and none could be drawn",
            )),
        }
    }

    /// The cells asked for, which must be open; else the likeliest.
    fn compared(&self, knowledge: &Knowledge, belief: &Belief) -> Result<Vec<Cell>, Failure> {
        if self.cells.is_empty() {
            return Ok(likeliest(knowledge, belief));
        }
        // As a cell can be named twice, and many in one argument, they are counted here.
        let cells: CellSet = self.cells.iter().copied().collect();
        if ShotsToGo::MAX_CELLS < cells.len() as usize {
            let sentence = format!("at most {} cells are compared", ShotsToGo::MAX_CELLS);
            return Err(Failure::new("bad-arguments", sentence));
        }
        let (board, open) = (knowledge.rules().geometry().board(), knowledge.open());
        if let Some(&cell) = self.cells.iter().find(|&&cell| !open.contains(cell)) {
            let shot = board.contains(cell);
            let refused = if shot { ActionError::AlreadyShot } else { ActionError::OutsideBoard };
            return Err(GameError::from(refused(cell)).into());
        }
        Ok(self.cells.clone())
    }

    /// Counts, within the work there is.
    fn computed(&self, knowledge: &Knowledge) -> Result<BeliefResult, Failure> {
        let mut computation = BeliefComputation::new(knowledge, None, CountingMode::Exact, None);
        let Some(mut left) = self.work else { return Ok(computation.run()) };
        // A slice may end early, where one way of counting replaces another.
        while 0 < left {
            let slice = left.min(SLICE);
            left -= slice;
            if computation.advance(slice) {
                return Ok(computation.run());
            }
        }
        Err(Failure::new("not-counted", "the work was done before the count"))
    }

    /// Tells what clashes: with `--json` as data on standard output, and in a sentence.
    fn contradiction(&self, mut analysis: PositionAnalysis) -> Result<(), Failure> {
        // What a long count has proved, a watched one may leave open.
        analysis.assume_contradiction();
        while !analysis.advance(u64::MAX) {}
        let findings = analysis.findings();
        if self.json {
            // Proved to be the fewest that clash, where `smallest`.
            let (clash, smallest) = (&findings.clash, findings.smallest);
            let error = json!({"code": "contradiction", "clash": clash, "smallest": smallest});
            print_json(&json!({"error": error}))?;
        }
        let items: Vec<String> = findings.clash.iter().map(ConflictItem::to_string).collect();
        // Without a clash the fleet has no room, or none was found in time.
        let sentence = match (items.is_empty(), findings.smallest) {
            (true, _) => "no fleet fits".to_owned(),
            (false, true) => format!("no fleet fits; the fewest that clash: {}", items.join("; ")),
            (false, false) => format!("no fleet fits; these clash: {}", items.join("; ")),
        };
        Err(Failure::new("contradiction", sentence))
    }
}

/// The cells whose shots are compared.
const COMPARED: usize = 8;

/// Chances that differ by less are equal.
const EQUAL: f64 = 1e-6;

/// The open cells that are likeliest to hold ship, the likeliest first, in row order where they are equally likely; of cells that a symmetry
/// of the position takes to each other one alone.
fn likeliest(knowledge: &Knowledge, belief: &Belief) -> Vec<Cell> {
    let mut cells: Vec<Cell> = knowledge.open().into_iter().collect();
    cells.sort_by(|&one, &other| belief.at(other).total_cmp(&belief.at(one)));
    let position = Position::read(&encoded(knowledge, None));
    if let Some(canonical) = position.map(|position| CanonicalPosition::new(&position)) {
        let mut seen = Vec::new();
        let is_finishing = !knowledge.wounds().is_empty();
        cells.retain(|&cell| {
            let (standard, chance) = (canonical.standard(cell), belief.at(cell));
            // Which ship was hit the canonical position does not tell, but chances do.
            let is_alike = |&(other, its): &(Cell, f64)| {
                other == standard && (!is_finishing || (its - chance).abs() < EQUAL)
            };
            let is_new = !seen.iter().any(is_alike);
            seen.push((standard, chance));
            is_new
        });
    }
    cells.truncate(COMPARED);
    cells
}

/// A cell a line: its chance, the shots to go, and how many more they are than after the likeliest.
fn shots_table(view: &ShotsToGoView, belief: &Belief) -> String {
    let mut text = format!("{} fleets hunted to the end after each shot", view.fleets);
    text.push_str("\ncell   chance     shots to go     more than the first");
    for own in &view.cells {
        let chance = 100.0 * belief.at(own.cell);
        text.push_str(&format!(
            "\n{:<5}{chance:>6.1} %   {:>6.2} ± {:<5.2}   {:>+7.2} ± {:<5.2}",
            own.cell.to_string(),
            own.shots,
            own.error,
            own.more,
            own.more_error
        ));
    }
    text
}

/// A fleet a line: its ships by name, each with its cells.
fn behind_table(observed: &FleetsThroughCellView) -> String {
    let of = observed.of.as_deref().unwrap_or("uncounted");
    let mut text =
        format!("{} of {of} fleets with a ship on {}", observed.fleets.len(), observed.cell);
    for fleet in &observed.fleets {
        let ship = |ship: &PlacedShip| {
            let cells: Vec<String> = ship.cells.iter().map(ToString::to_string).collect();
            format!("{} {}", ship.name, cells.join(" "))
        };
        let ships: Vec<String> = fleet.iter().map(ship).collect();
        text.push_str(&format!("\n{}", ships.join(", ")));
    }
    text
}

/// The chances in per cent, as the board lies.
fn table(geometry: Geometry, belief: &Belief) -> String {
    let mut text = match belief.basis {
        Basis::Counted { fleets, .. } => format!("counted over {fleets} fleets, in per cent\n"),
        Basis::Sampled { samples, worst_error, .. } => format!(
            "estimated from {samples} fleets, in per cent, each to ±{:.2}\n",
            100.0 * worst_error
        ),
        Basis::LostTrack => {
            "estimated ship by ship, in per cent: no start replays to every answer\n".into()
        }
        Basis::Weighed | Basis::Heuristic => unreachable!("no agent's own scores"),
    };
    text.push_str("   ");
    for col in 0..geometry.cols() {
        text.push_str(&format!("{:>6}", char::from(b'A' + col)));
    }
    for cell in geometry.cells() {
        if cell.col() == 0 {
            text.push_str(&format!("\n{:>3}", cell.row() + 1));
        }
        text.push_str(&format!("{:>6.1}", 100.0 * belief.at(cell)));
    }
    text
}
