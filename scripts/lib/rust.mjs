import {readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import process from 'node:process';
import {ask, Refusal, run, say} from './run.mjs';

export const wasmTarget = 'wasm32-unknown-unknown';

/** Makes sure that `cargo` builds natively and for the browser. */
export async function prepareRust() {
  if (ask('rustc', ['--version']) === null || ask('cargo', ['--version']) === null) {
    addCargoHome();
  }
  if (ask('rustc', ['--version']) === null || ask('cargo', ['--version']) === null) {
    throw new Refusal('Rust is missing. Install it from https://rustup.rs and run this again.');
  }
  if (hasTarget()) return;
  say(`Adding the Rust target ${wasmTarget}`);
  await run('rustup', ['target', 'add', wasmTarget]);
  if (!hasTarget()) {
    throw new Refusal(
      `Rust cannot build for the browser: its target ${wasmTarget} is missing.\n` +
        `With rustup: 'rustup target add ${wasmTarget}'. On Debian: 'apt install libstd-rust-dev-wasm32'.`,
    );
  }
}

/** rustup installs where a shell started earlier does not look. */
function addCargoHome() {
  const home =
    process.env.CARGO_HOME ?? join(process.env.HOME ?? process.env.USERPROFILE ?? '', '.cargo');
  process.env.PATH = `${process.env.PATH}${delimiter}${join(home, 'bin')}`;
}

/** A target that is named but not installed still has a folder, so look inside. */
function hasTarget() {
  const folder = ask('rustc', ['--print', 'target-libdir', '--target', wasmTarget]);
  if (folder === null) return false;
  try {
    return readdirSync(folder).some((name) => name.startsWith('libcore-'));
  } catch {
    return false;
  }
}
