//! Games and positions as people copy them: each form is read as the plain one; whatever is wrong is found at its place, and what stands
//! before it can be had.

use spyglass::{
    error_code::ErrorCode,
    reversi::{
        notation::{
            board_text, read, read_board, read_first, read_transcript, squares_text, transcript,
        },
        rules::{Position, Side, Size, Step},
    },
};

use crate::reversi_notation::random_line;

const PLAIN: &str = "f5d6c3d3c4";
#[test]
fn moves_copied_in_any_form_are_the_plain_ones() {
    let plain = read(PLAIN, Size::Eight).expect("moves").line;
    for text in [
        "f5-d6-c3-d3-c4",
        "F5 - D6 - C3 - D3 - C4",
        "f5\u{2013}d6\u{2013}c3 \u{2014} d3, c4",
        "f5, d6, c3, d3, c4.",
        "f5 d6 {nice (;} c3 d3 c4",
        "f5; d6; c3; d3; c4;",
        "1. f5 d6 2. c3 d3 3. c4 {the tiger (a line)} *",
        "1.f5 1...d6 2.c3! 2...d3?! 3.c4 34-30",
        "1) f5 2) d6 3) c3 4) d3 5) c4",
        "1: F5\n2: D6\n3: C3\n4: D3\n5: C4\n",
        "1 f5 2 d6 3 c3 4 d3 5 c4",
        "# a comment\nf5 d6 ; Black is ahead\nc3 d3 // said one\nc4 % another",
        "[Event \"?\"]\n[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"34-30\"]\n\n1. f5 d6 2. c3 d3 3. c4 34-30\n",
        "Black: f5 White: d6 Black: c3 White: d3 Black: c4",
        "B f5 W d6 B c3 W d3 B c4",
        "f5(+0.5) d6(-1) c3(+2) d3 c4",
        "\u{ff26}\u{ff15} \u{ff24}\u{ff16} \u{ff23}\u{ff13} \u{ff24}\u{ff13} \u{ff23}\u{ff14}",
        "\u{feff}f5d6\r\nc3d3\r\nc4\r\n",
        // Row and column from 1, as large databases number squares; from 0; and counted row by row.
        "56 64 33 34 43",
        "5664333443",
        "1. 56 64 2. 33 34 3. 43",
        "56, 64, 33, 34, 43.",
        "1. 56 64 2. 33 34 3. 43.",
        "56: 64: 33: 34: 43:",
        "56. 64. 33. 34. 43",
        "5664333443.",
        "4,5 5,3 2,2 2,3 3,2.",
        "(5,6) (6,4) (3,3) (3,4) (4,3)",
        "45 53 22 23 32",
        "4,5 5,3 2,2 2,3 3,2",
        "38 44 19 20 27",
        "37 43 18 19 26",
        "(;GM[Othello]PB[a]PW[b]TY[s8r20]BO[8 ---------------------------O*------*O--------------------------- *]B[f5//0.1]W[d6]B[c3]W[d3]B[c4];)",
        "GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3]W[D3]B[C4]",
        "(;FF[4]GM[2]SZ[8]PB[a]PW[b\\]c];B[f5];W[d6];B[c3];W[d3];B[c4])",
        "(;FF[4]GM[2]\n;B[fe];W[df]C[said]\n(;B[cc];W[dc];B[cd])(;B[ff]))",
        "\u{ff08}\u{ff1b}GM[2]\u{ff1b}B[f5]\u{ff1b}W[d6]\u{ff1b}B[c3]\u{ff1b}W[d3]\u{ff1b}B[c4]\u{ff09}",
        "( ;\n ; GaMe[2];B[f5];W[d6];B[c3];W[d3];B[c4])",
        "(;GM[2]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6];B[c3];W[d3];B[c4])",
    ] {
        assert_eq!(read(text, Size::Eight).map(|pasted| pasted.line), Ok(plain.clone()), "{text}");
    }
}

#[test]
fn boards_copied_in_any_form_are_the_plain_ones() {
    let line = read(PLAIN, Size::Eight).expect("moves").line;
    let position = line.steps.iter().fold(line.start, |mut position, step| {
        step.apply(&mut position).expect("a step that was read");
        position
    });
    let squares = squares_text(position);
    let rows: Vec<String> = (0..8).map(|row| squares[8 * row..8 * row + 8].to_owned()).collect();
    let spaced = |row: &str| row.chars().map(|letter| format!("{letter} ")).collect::<String>();
    let numbered = |of: &dyn Fn(&str) -> String| -> String {
        let row = |(number, row): (usize, &String)| format!("{} {}\n", number + 1, of(row));
        rows.iter().enumerate().map(row).collect()
    };
    let framed = |row: &str| {
        let cells: String = row.chars().map(|letter| format!(" {letter} |")).collect();
        format!("|{cells}")
    };
    assert_eq!(position.side(), Side::White);
    for text in [
        format!("{squares} white"),
        format!("{squares}\nWhite to move"),
        format!("{squares} O to move"),
        format!("{squares} O; f4:+2; c2:-1;"),
        format!("{squares} O; % a line of a test\n"),
        format!("White to move:\n{}", rows.join("\n")),
        format!("O to move\n{}", rows.join("\n")),
        format!("O\n{}", rows.join("\n")),
        format!("{}\nO to move.", rows.join("\n")),
        format!("{}\nwhite\u{2019}s turn", rows.join("\n")),
        // What is said about a side does not name it.
        format!("Black: 30 White: 34\n{squares} O"),
        format!("White to move\nBlack: X\nWhite: O\n{}\nBlack: 3 White: 6", rows.join("\n")),
        format!("  a b c d e f g h\n{}O", numbered(&|row| spaced(row))),
        format!("  A B C D E F G H\n{}  A B C D E F G H\nwhite's turn", numbered(&spaced)),
        format!(
            "   a   b   c   d   e   f   g   h\n +---+---+---+---+---+---+---+---+\n{}w",
            numbered(&framed)
        ),
        rows.iter().enumerate().map(|(n, row)| format!("{row} {}\n", n + 1)).collect::<String>()
            + "  abcdefgh\nwhite",
        squares.replace('X', "\u{26ab}").replace('O', "\u{26aa}").replace('-', "\u{b7}")
            + " \u{26aa}",
        format!("BO[8 {} O]", squares.replace('X', "*")),
        format!("(;GM[Othello]BO[8 {} O];)", squares.replace('X', "*")),
    ] {
        let pasted = read(&text, Size::Eight);
        assert_eq!(pasted.map(|pasted| pasted.line.start), Ok(position), "{text}");
    }
}

#[test]
fn a_board_without_its_side_is_refused() {
    for size in Size::ALL {
        let squares = squares_text(Position::start(size));
        for text in [
            squares.clone(),
            format!("Black: 30 White: 34\n{squares}"),
            format!("Black: X\n{squares}"),
            format!("{squares}\nBlack: 2 White: 2"),
            format!("{squares} Black 2"),
        ] {
            let error = read_board(&text).expect_err(&text);
            assert_eq!(error.code(), "no-side", "{text}: {error}");
        }
        let legend = read_board(&format!("X black\n{squares}"));
        assert_eq!(legend.map_err(|error| error.code()), Err("bad-disc"));
        // A column of squares, some of which are discs.
        let column: String = board_text(Position::start(size)).replace(' ', "");
        let column = column.chars().map(|letter| format!("{letter}\n")).collect::<String>();
        assert_eq!(read_board(&column), Ok(Position::start(size)), "{column}");
    }
}

#[test]
fn a_pass_is_written_in_many_ways_and_may_be_left_out() {
    let start = Position::start(Size::Eight);
    let lines = (0..).map(|seed| random_line(Size::Eight, seed, 60).0.steps);
    let line = lines.into_iter().find(|steps| steps[..steps.len() - 1].contains(&Step::Pass));
    let line = &line.expect("some game has a pass");
    for pass in ["--", "ps", "pa", "pp", "PASS", "\u{2014}", ""] {
        let word = |step: &Step| step.square().map_or(pass.to_owned(), |square| square.to_string());
        let text = line.iter().map(word).collect::<Vec<_>>().join(" ");
        let read = read_transcript(&text, start).map(|line| line.steps);
        assert_eq!(read.as_ref(), Ok(line), "{text}");
    }
    let moves: Vec<String> = line
        .iter()
        .zip([Side::Black, Side::White].into_iter().cycle())
        .map(|(step, side)| {
            let tag = if side == Side::Black { 'B' } else { 'W' };
            step.square().map_or(format!(";{tag}[]"), |square| format!(";{tag}[{square}]"))
        })
        .collect();
    let read =
        read(&format!("(;GM[2]{})", moves.concat()), Size::Eight).map(|pasted| pasted.line.steps);
    assert_eq!(read.as_ref(), Ok(line));
}

/// What comes before a fault can be had, and no more than that.
#[test]
fn the_first_steps_of_a_faulty_text_are_read() {
    let plain = read(PLAIN, Size::Eight).expect("moves").line;
    for (text, code, number) in [
        ("f5d6c3d3 zz c4", "bad-move", 5),
        ("f5 d6 c3 d3 c9", "bad-move", 5),
        ("f5 d6 c3 d3 a1 c4", "illegal-move", 5),
        ("f5 d6 c3 -- d3", "illegal-move", 4),
        ("56 64 33 34 99", "bad-move", 5),
        ("1. 56 64 2. 33 34 3. zz", "bad-move", 5),
        ("(;GM[2];B[f5];W[d6];B[c3];W[zz])", "bad-ggf", 4),
        ("(;GM[Othello]B[f5]W[d6]B[c3]W[d3]", "bad-ggf", 5),
        ("(;GM[Othello]B[f5]W[d6]W[c3];)", "bad-ggf", 3),
    ] {
        let error = read(text, Size::Eight).expect_err(text);
        assert_eq!(error.code(), code, "{text}: {error}");
        let given = error.args().into_iter().find(|(name, _)| *name == "number");
        assert_eq!(given.map(|(_, number)| number), Some((number as u32).into()), "{text}");
        for steps in 0..number {
            let first = read_first(text, Size::Eight, steps).expect(text).line;
            assert_eq!((first.start, &first.steps[..]), (plain.start, &plain.steps[..steps]));
        }
        assert_eq!(read_first(text, Size::Eight, number), Err(error), "{text}");
    }
    let whole = read_first(PLAIN, Size::Eight, 5).expect("moves").line;
    assert_eq!(transcript(&whole.steps), PLAIN);
    assert!(read_first("nothing", Size::Eight, 1).is_err());
}

/// Long, unfinished and senseless texts end in a refusal, at once.
#[test]
fn hostile_texts_are_refused() {
    let most = 60_000;
    for begin in [
        "(", "[", "{", "(;", "(;GM[", "[[[", ";", "; ", "-", "--", "x", "b", "B[", "1 ", "1.",
        "56 ", "bw", "black", "f5(", "\\", "+", "\n", "1\n", "(;B[f5]", "A[",
    ] {
        let text = begin.repeat(most / begin.len());
        assert!(read(&text, Size::Eight).is_err(), "{begin:?} again and again");
    }
    // Each value would hold the long name once more; each pair of digits would count all that follow.
    for text in ["A".repeat(32_768) + &"[]".repeat(16_384), "5".repeat(65_536)] {
        assert!(read(&text, Size::Eight).is_err(), "{}\u{2026}", &text[..8]);
    }
    for text in [
        "\0",
        "\u{202e}f5",
        "<svg onload=alert(1)>",
        "f5; DROP TABLE",
        "' OR 1=1",
        "spyglass2 reversi",
        "(;GM[1]B[dd])",
        "....",
        "black",
        "white to move",
        "1",
        "99",
        "()",
        "[]",
        "{}",
        "(;)x",
    ] {
        let read = read(text, Size::Eight);
        let is_harmless = read.as_ref().is_ok_and(|pasted| pasted.line.steps.len() < 2);
        assert!(read.is_err() || is_harmless, "{text:?}: {read:?}");
    }
    assert!(read_board(&board_text(Position::start(Size::Eight))).is_ok());
}
