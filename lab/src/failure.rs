use std::{fmt, fs, io, path::Path};

use serde::Serialize;
use spyglass::error_code::ErrorCode;

/// Why a command failed: a code that never changes, and a sentence.
#[derive(Debug)]
pub struct Failure {
    code: &'static str,
    sentence: String,
}

impl Failure {
    pub fn new(code: &'static str, sentence: impl fmt::Display) -> Self {
        Self { code, sentence: sentence.to_string() }
    }

    /// The same failure, with its place in front of the message.
    pub fn within(self, place: impl fmt::Display) -> Self {
        Self { sentence: format!("{place}: {}", self.sentence), ..self }
    }
}

/// Every error of the engine has a code.
impl<E: ErrorCode + fmt::Display> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::new(error.code(), error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.sentence)
    }
}

/// The text of a file, or of standard input for `-`.
pub fn read(path: &Path) -> Result<String, Failure> {
    let text = if path == Path::new("-") {
        io::read_to_string(io::stdin())
    } else {
        fs::read_to_string(path)
    };
    text.map_err(|error| unreadable(path, &error))
}

/// The bytes of a file.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| unreadable(path, &error))
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::new("file-unreadable", format_args!("{}: {error}", path.display()))
}

/// The lines of a text but empty ones and those that begin with `#`, each trimmed and with its number from 1.
pub fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Writes a file, in place of one that is there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| {
        Failure::new("output-refused", format_args!("{}: {error}", path.display()))
    })
}

/// Prints a line; a reader that has seen enough, such as `head`, is no failure.
pub fn print(line: &str) -> Result<(), Failure> {
    use std::io::Write;
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new("output-refused", error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Prints plain data as a line of JSON.
pub fn print_json(data: &impl Serialize) -> Result<(), Failure> {
    print(&serde_json::to_string(data).expect("what is printed is plain data"))
}
