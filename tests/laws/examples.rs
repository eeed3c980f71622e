//! The programs in `examples/` print what they promise.

use spyglass::session::Game;

// Their own `main` only reads the words after the command.
#[allow(dead_code)]
#[path = "../../examples/analyse_reversi.rs"]
mod analyse_reversi;
#[allow(dead_code)]
#[path = "../../examples/ask_belief.rs"]
mod ask_belief;
#[allow(dead_code)]
#[path = "../../examples/deduce_puzzle.rs"]
mod deduce_puzzle;
#[allow(dead_code)]
#[path = "../../examples/lay_fleets.rs"]
mod lay_fleets;
#[allow(dead_code)]
#[path = "../../examples/play_agent.rs"]
mod play_agent;

fn printed(out: Vec<u8>) -> String {
    String::from_utf8(out).expect("a text")
}

/// A line a step, with an action and a reason of that agent, and then the record, which opens again as the same game, played to its end.
#[test]
fn agents_play_with_their_reasons() {
    for (rules, agent, reason) in [
        ("admiral", "probability-map", "highest-score"),
        ("solitaire", "random", "drawn-at-random"),
    ] {
        let mut out = Vec::new();
        play_agent::play(rules, agent, "42", &mut out).expect("the agent plays these rules");
        let out = printed(out);
        let (lines, record) = out.trim_end().split_once("\n\n").expect("steps, then the record");
        assert!(record.starts_with(&format!("spyglass2 {rules} s.42 solo:{agent} ")), "{record}");
        let mut game = Game::open(record).expect("a record");
        assert!(game.decision().is_none(), "{record} is over");
        let actions: Vec<&str> = record.rsplit(' ').next().expect("actions").split('.').collect();
        assert_eq!(lines.lines().count(), game.step());
        assert_eq!(actions.len(), game.step());
        for ((number, line), action) in lines.lines().enumerate().zip(actions) {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(words[0], (number + 1).to_string(), "{line}");
            assert_eq!(words[1], action, "{line}");
        }
        assert!(lines.lines().any(|line| line.contains(reason)), "{agent} gives its reasons");
    }
}

/// A picture of a fleet of 20 cells, and of 1000 fleets how many hold ship in each cell: 20 cells each. Along the border more of them lie at
/// the border than where fleets are uniform.
#[test]
fn fleets_are_laid_and_drawn() {
    let border = |deployer: &str| {
        let mut out = Vec::new();
        lay_fleets::lay("sea-battle", deployer, &mut out).expect("there are such fleets");
        let out = printed(out);
        let numbers: Vec<Vec<u32>> = out
            .lines()
            .map(|line| line.split_whitespace().filter_map(|word| word.parse().ok()).collect())
            .filter(|row: &Vec<u32>| row.len() == 10)
            .collect();
        assert_eq!(numbers.len(), 10, "{out}");
        assert_eq!(numbers.iter().flatten().sum::<u32>(), 20_000, "{out}");
        let at_border = |row: usize, col: usize| [row, col].iter().any(|&at| at == 0 || at == 9);
        let cells = numbers.iter().enumerate().flat_map(|(row, cells)| {
            cells.iter().enumerate().filter(move |&(col, _)| at_border(row, col))
        });
        cells.map(|(_, count)| count).sum::<u32>()
    };
    let (uniform, along) = (border("uniform"), border("border"));
    assert!(4000 < uniform && uniform < 12_000, "{uniform}");
    assert!(12_000 < along, "{along}");
}

#[test]
fn a_belief_is_printed_in_percent_with_its_basis() {
    let position = r#"{"rules": {"rows": 1, "cols": 6, "fleet": [{"name": "destroyer", "length": 2}]},
        "shots": [["C1", "miss"]]}"#;
    let mut out = Vec::new();
    ask_belief::ask(position, &mut out).expect("a position");
    let out = printed(out);
    let (chances, basis) = out.split_once('\n').expect("a row, then the basis");
    let chances: Vec<&str> = chances.split_whitespace().collect();
    assert_eq!(chances, ["33", "33", "0", "33", "67", "33"]);
    assert!(basis.starts_with("Counted { fleets: 3"), "{basis}");
}

#[test]
fn a_puzzle_is_printed_solved_and_proved() {
    let mut out = Vec::new();
    deduce_puzzle::deduce("tiny;2:1,1:1;2,0,1;1,1,1;l@0,0", &mut out).expect("a puzzle");
    let out = printed(out);
    assert!(out.starts_with("solutions: 1\n<>.\n...\n..o\n"), "{out}");
    assert!(4 < out.lines().count(), "a line a step: {out}");
}

/// After f5 White has three moves; the level is the lowest, so that each value is an estimate.
#[test]
fn the_value_of_every_move_is_printed() {
    let board = "---------------------------OX------XXX-------------------------- O";
    let mut out = Vec::new();
    analyse_reversi::analyse(board, 1, &mut out).expect("a position");
    let out = printed(out);
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(out.lines().all(|line| line.contains("discs, estimated")), "{out}");
}
