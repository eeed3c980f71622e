//! Makes the JavaScript bindings of a wasm module: `bindgen NAME FOLDER MODULE`.
//!
//! This is what `wasm-bindgen` does, at the version that the lock file names, so that nobody installs it by hand. The library alone is
//! built in half the time of the program around it.

use std::{env, process::ExitCode};

use anyhow::bail;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:?}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [name, folder, module] = words.as_slice() else {
        bail!("usage: bindgen NAME FOLDER MODULE");
    };
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .generate(folder)
}
