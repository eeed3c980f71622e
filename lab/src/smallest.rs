use clap::Args;
use serde_json::json;
use spyglass::{
    battleship::rules::Contact,
    grid::CellSet,
    lab::{BoardWithFleet, Smallest, smallest},
};

use crate::{
    failure::{Failure, print, print_json},
    play::read_rules,
};

/// Finds the smallest boards that hold a fleet, of all with sides of up to 15 (16 where ships may touch), and proves that no smaller
/// one of them does.
#[derive(Debug, Args)]
pub struct SmallestOf {
    /// A rule set's id, a file with one as JSON, or the JSON itself: the fleet counts, and whether ships may touch.
    #[arg(long, default_value = "admiral")]
    rules: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl SmallestOf {
    /// Runs the command, and prints what the command is said to print.
    ///
    /// # Errors
    ///
    /// Where an option, a file or a line of it is refused, with the code of the refusal, or where the output cannot be written.
    pub fn run(&self) -> Result<(), Failure> {
        let rules = read_rules(&self.rules)?;
        let found = smallest(rules.fleet().classes(), rules.spec().contact)?;
        if self.json {
            let apart = rules.spec().contact == Contact::Apart;
            let Smallest { boards, square, refuted } = found;
            return print_json(
                &json!({"boards": boards, "square": square, "refuted": refuted, "apart": apart}),
            );
        }
        let boards: Vec<String> = found.boards.iter().map(size).collect();
        print(&format!(
            "smallest: {}; smallest square: {}; {} smaller boards searched through",
            boards.join(", "),
            size(&found.square),
            found.refuted
        ))?;
        let squared = found.boards.contains(&found.square);
        for board in found.boards.iter().chain((!squared).then_some(&found.square)) {
            let ships: Vec<String> = board.ships.iter().map(ship).collect();
            print(&format!("{:>7}  {}", size(board), ships.join(" + ")))?;
        }
        Ok(())
    }
}

fn size(board: &BoardWithFleet) -> String {
    format!("{}x{}", board.rows, board.cols)
}

fn ship(cells: &CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect()
}
