//! The shell program, run.

// Each test file takes what it needs.
#![allow(dead_code)]

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// Runs `lab` with these words, and `input` on its standard input.
pub fn lab(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the shell is built");
    // What is refused by its arguments alone reads no input.
    let _ = child.stdin.take().expect("it is a pipe").write_all(input);
    child.wait_with_output().expect("the shell ends")
}

/// The words of a command line without quotes: no word of these tests holds a space.
pub fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// What `lab` prints where all is well.
pub fn printed(line: &str, input: &[u8]) -> String {
    let output = lab(&words(line), input);
    assert!(output.status.success(), "lab {line}: {}", text(output.stderr));
    text(output.stdout)
}

pub fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("the shell prints text")
}

/// Asserts exit code 2, `code` first on standard error, and nothing on standard output.
pub fn assert_refused(words: &[&str], input: &[u8], code: &str) {
    let output = lab(words, input);
    let observed = text(output.stderr);
    assert_eq!(output.status.code(), Some(2), "lab {words:?}: {observed}");
    assert!(
        observed.starts_with(&format!("{code}: ")),
        "lab {words:?}: {observed:?} is not {code}"
    );
    assert!(output.stdout.is_empty(), "lab {words:?} printed something");
}

/// The path of a file of this test run.
pub fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("a plain path").to_owned()
}

/// A file of this test run with this content.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = path(name);
    fs::write(&path, content).expect("the folder of tests can be written");
    path
}
