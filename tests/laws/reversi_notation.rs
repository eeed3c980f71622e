//! Reversi's games as texts: whatever is written is read again as what it was, and every fault is reported with its place.

use spyglass::{
    error_code::ErrorCode,
    reversi::{
        notation::{
            Form, Line, OPENINGS, Openings, board_text, read, read_board, read_tagged,
            read_transcript, side_letter, squares_text, transcript,
        },
        rules::{Position, Side, Size, Square, Step},
    },
    rng::{GameRng, Seed, Stream},
};

/// A game of random moves, broken off after at most so many steps.
pub fn random_line(size: Size, seed: u64, most: usize) -> (Line, Position) {
    let mut rng = GameRng::new(Seed(seed), Stream::Seal);
    let start = Position::start(size);
    let (mut position, mut steps) = (start, Vec::new());
    while !position.is_over() && steps.len() < most {
        let legal = position.legal();
        let step = if legal.is_empty() {
            Step::Pass
        } else {
            let nth = rng.below(legal.len()) as usize;
            Step::Place(legal.into_iter().nth(nth).expect("as many as that"))
        };
        step.apply(&mut position).expect("a legal step");
        steps.push(step);
    }
    (Line { start, steps }, position)
}

fn random_lines() -> impl Iterator<Item = (Size, Line, Position)> {
    (0..1500).map(|seed| {
        let size = Size::ALL[seed as usize % 3];
        let (line, end) = random_line(size, seed, 1 + seed as usize % 70);
        (size, line, end)
    })
}

/// The game in GGF, as a server writes it.
fn ggf(line: &Line) -> String {
    let side = line.start.size().side();
    let squares = squares_text(line.start).replace('X', "*");
    let turn = if line.start.side() == Side::Black { '*' } else { 'O' };
    let mut text = format!("(;GM[Othello]PB[a]PW[b]TY[{side}]BO[{side} {squares} {turn}]");
    let mut mover = line.start.side();
    for step in &line.steps {
        let word =
            step.square().map_or("PA".to_owned(), |square| square.to_string().to_uppercase());
        let colour = if mover == Side::Black { 'B' } else { 'W' };
        text.push_str(&format!("{colour}[{word}/1.50/2]"));
        mover = mover.other();
    }
    text + ";)"
}

#[test]
fn every_form_comes_back_as_what_it_was() {
    let mut passes = 0;
    for (size, line, end) in random_lines() {
        let text = transcript(&line.steps);
        let pasted = read(&text, size).expect("a transcript");
        assert_eq!((pasted.form, &pasted.line), (Form::Transcript, &line), "{text}");
        let pasted = read(&ggf(&line), Size::Eight).expect("a game in GGF");
        assert_eq!((pasted.form, &pasted.line), (Form::Tagged, &line));
        let board = board_text(end);
        let pasted = read(&board, size).expect("a board");
        assert_eq!((pasted.form, pasted.line.start), (Form::Board, end), "{board}");
        passes += line.steps.iter().filter(|step| **step == Step::Pass).count();
    }
    assert!(100 < passes, "games with passes were among them: {passes}");
}

#[test]
fn a_transcript_may_be_written_in_many_ways() {
    let start = Position::start(Size::Eight);
    let plain = read_transcript("f5d6c3d3c4", start).expect("a transcript");
    for text in [
        "F5D6C3D3C4",
        "f5 d6 c3 d3 c4",
        "f5,d6,c3,d3,c4",
        "1. f5 d6 2. c3 d3\n3. c4\n",
        " 1.f5 2.d6c3d3 C4 ",
    ] {
        assert_eq!(read_transcript(text, start), Ok(plain.clone()), "{text}");
    }
}

#[test]
fn passes_may_be_written_or_left_out() {
    let with_pass = random_lines().find(|(size, line, _)| {
        let inner = &line.steps[..line.steps.len() - 1];
        *size == Size::Eight && inner.contains(&Step::Pass)
    });
    let (size, line, _) = with_pass.expect("some game has a pass");
    for pass in ["--", "pa", "ps", "PASS"] {
        let word = |step: &Step| step.square().map_or(pass.to_owned(), |square| square.to_string());
        let text: String = line.steps.iter().map(word).collect();
        assert_eq!(read_transcript(&text, Position::start(size)), Ok(line.clone()), "{text}");
    }
}

#[test]
fn boards_may_be_pasted_row_by_row_and_in_other_letters() {
    let start = Position::start(Size::Eight);
    let squares = squares_text(start);
    let rows: Vec<&str> = (0..8).map(|row| &squares[8 * row..8 * row + 8]).collect();
    for text in [
        format!("{squares}X"),
        format!("{} X", rows.join("\n")),
        format!("{} *", squares.replace('X', "*")),
        format!("{} b", squares.replace('X', "b").replace('O', "w").replace('-', ".")),
        format!("{} ●", squares.replace('X', "●").replace('O', "○").replace('-', "_")),
    ] {
        assert_eq!(read_board(&text), Ok(start), "{text}");
    }
    assert_eq!(side_letter(start.side()), 'X');
}

/// What is wrong, and where.
#[test]
fn every_fault_has_its_code_and_place() {
    let squares = squares_text(Position::start(Size::Eight));
    let bad_disc = format!("{}? X", &squares[..63]);
    for (text, code, at) in [
        ("", "empty-text", None),
        ("  \n", "empty-text", None),
        (bad_disc.as_str(), "bad-disc", Some(64)),
        ("---X", "bad-board-size", None),
        (squares.as_str(), "no-side", None),
        ("f5 d6 z9", "bad-move", Some(7)),
        ("f5d6c", "bad-move", Some(5)),
        ("f5f5", "illegal-move", Some(3)),
        ("f5 --", "illegal-move", Some(4)),
        ("a1", "illegal-move", Some(1)),
        ("17", "bad-move", Some(1)),
        ("(;GM[Chess];)", "bad-ggf", Some(6)),
        ("(;GM[Othello]B[f5]", "bad-ggf", Some(19)),
        ("(;GM[Othello]W[f5];)", "bad-ggf", Some(14)),
        ("(;GM[Othello]B[e9];)", "bad-ggf", Some(16)),
        ("(;GM[Othello]B[e3];)", "illegal-move", Some(16)),
        ("(;GM[Othello]TY[10];)", "bad-ggf", Some(17)),
        ("(;GM[Othello]B;)", "bad-ggf", Some(15)),
        ("(;GM[Othello]B[f5", "bad-ggf", Some(18)),
    ] {
        let error = read(text, Size::Eight).expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
        let place =
            error.args().into_iter().find(|(name, _)| *name == "at").map(|(_, place)| place);
        assert_eq!(place, at.map(|at: u32| at.into()), "{text}: {error}");
    }
    assert_eq!(read(&"x".repeat(70_000), Size::Eight).expect_err("too long").code(), "too-long");
    assert_eq!(read_tagged("").expect_err("no game").code(), "bad-ggf");
}

#[test]
fn openings_are_known_however_they_are_come_to() {
    let openings = Openings::new();
    type Turn = fn(u8, u8) -> (u8, u8);
    let turns: [Turn; 4] =
        [|r, c| (r, c), |r, c| (c, r), |r, c| (7 - r, 7 - c), |r, c| (7 - c, 7 - r)];
    for (name, moves) in OPENINGS {
        for turn in turns {
            let line = read_transcript(moves, Position::start(Size::Eight)).expect("legal moves");
            let turned: Vec<Step> = line
                .steps
                .iter()
                .filter_map(|step| step.square())
                .map(|square| {
                    let (row, col) = turn(square.row(), square.col());
                    Step::Place(Square::new(row, col))
                })
                .collect();
            assert_eq!(openings.of_line(line.start, &turned), Some(name), "{moves}");
        }
    }
    let early = read_transcript("f5", Position::start(Size::Eight)).expect("a move");
    assert_eq!(openings.of_line(early.start, &early.steps), None);
    // The name stays once the game has left the opening.
    let late =
        read_transcript("f5d6c3d3c4f4f6g5", Position::start(Size::Eight)).expect("legal moves");
    assert!(openings.of_line(late.start, &late.steps).is_some());
    // No opening of the large board is one of a smaller.
    let shifted = |name: &str| {
        let square: Square = name.parse().expect("a square");
        Step::Place(Square::new(square.row() - 1, square.col() - 1))
    };
    let parallel = ["c4", "c5"].map(shifted);
    let small = Position::start(Size::Six);
    let mut position = small;
    for step in &parallel {
        step.apply(&mut position).expect("legal on both boards");
    }
    assert_eq!(openings.of_line(small, &parallel), None);
    let large = read_transcript("c4c5", Position::start(Size::Eight)).expect("legal moves");
    assert!(openings.of_line(large.start, &large.steps).is_some());
}
