use std::fmt::Write;

use spyglass::{battleship::planning::OF_95_PERCENT, lab::Report};

use crate::failure::{Failure, print, print_json};

/// What stands after ±: half of the interval of 95 %.
pub fn half_width(se: Option<f64>) -> String {
    se.map_or_else(|| "-".to_owned(), |se| format!("{:.3}", OF_95_PERCENT * se))
}

/// Prints the sums, as JSON or as a table.
pub fn print_report(report: &Report, json: bool) -> Result<(), Failure> {
    if json { print_json(report) } else { print(&table(report)) }
}

/// The report as a table for people.
fn table(report: &Report) -> String {
    let mut text = format!("{}, seed {}, {} seas\n", report.rules, report.seed, report.deploy);
    let width = report.agents.iter().map(|sums| sums.agent.len()).max().unwrap_or(0).max(5);
    let _ = writeln!(
        text,
        "{:width$}  {:>9}  {:>8}  {:>6}  {:>6}  {:>5}  {:>5}  {:>5}  {:>9}",
        "agent", "games", "mean", "±", "median", "min", "p99", "max", "games/s"
    );
    for sums in &report.agents {
        let shown =
            |value: Option<i32>| value.map_or_else(|| "-".into(), |value| value.to_string());
        let rate = if sums.seconds > 0.0 { sums.games as f64 / sums.seconds } else { 0.0 };
        let _ = writeln!(
            text,
            "{:width$}  {:>9}  {:>8.3}  {:>6}  {:>6}  {:>5}  {:>5}  {:>5}  {:>9.0}",
            sums.agent,
            sums.games,
            sums.mean,
            half_width(sums.se),
            shown(sums.median),
            shown(sums.min),
            shown(sums.p99),
            shown(sums.max),
            rate
        );
    }
    for pair in &report.paired {
        let _ =
            writeln!(text, "{} - {}: {:+.3} ± {}", pair.a, pair.b, pair.mean, half_width(pair.se));
    }
    text.trim_end().to_owned()
}
