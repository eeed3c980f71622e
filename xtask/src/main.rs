//! The wasm tools of the build: `wasm-bindgen` and its test runner, at the
//! version the lock file names, so that nobody installs them by hand.

use std::{env, process::ExitCode};

use anyhow::bail;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:?}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let mut tool = env::args_os().skip(1).peekable();
    // The name of the tool stays in front: both read it as their program name.
    match tool.peek().and_then(|name| name.to_str()) {
        Some("bindgen") => wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(tool),
        Some("test-runner") => wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(tool),
        _ => bail!("usage: xtask bindgen|test-runner ARGUMENTS"),
    }
}
