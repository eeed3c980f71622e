import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {preparePackages} from './packages.mjs';
import {at} from './paths.mjs';
import {ask, mustRun, Refusal, say} from './run.mjs';
import {wasmTarget} from './rust.mjs';

/** What the page loads: the bindings and the optimised engine. */
export const wasmFile = at('www/pkg/spyglass_bg.wasm');

/** The same for small boards. */
export const explorerFile = at('www/pkg/explorer_bg.wasm');

const crates = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'registry', 'src');
const flags = [
  '-Ctarget-feature=+simd128',
  // Less to download than with the compiler's own 275 and 300: docs/decisions/engine.md.
  '-Cllvm-args=-inline-threshold=5',
  '-Cllvm-args=-unroll-threshold=60',
  // The engine tells nobody where it was built, and is the same wherever that was.
  `--remap-path-prefix=${crates}=crates`,
];

/** The same for Reversi. */
export const reversiFile = at('www/pkg/reversi_bg.wasm');

/** The same for certain reasoning and puzzles. */
export const tutorFile = at('www/pkg/tutor_bg.wasm');

/** The same for planning. */
export const plannerFile = at('www/pkg/planner_bg.wasm');

/** What Reversi's engine has learned: the weights and the opening book, as the page fetches them. @returns {[Uint8Array, Uint8Array]} */
export const learned = () => [
  readFileSync(at('www/books/reversi.weights')),
  readFileSync(at('www/books/reversi.book')),
];

/**
 * The modules, each with the crate that is its door: what every visit loads, what only certain reasoning and puzzles need, what only an agent
 * that plans, what only small boards, and what only Reversi.
 */
export const modules = [
  {name: 'spyglass', what: 'the engine', crate: 'spyglass-seas'},
  {name: 'tutor', what: 'the tutor', crate: 'spyglass-tutor'},
  {name: 'planner', what: 'the planner', crate: 'spyglass-planner'},
  {name: 'explorer', what: 'the solver of small boards', crate: 'spyglass-explorer'},
  {name: 'reversi', what: 'Reversi', crate: 'spyglass-reversi'},
];

/** How cargo is asked for doors, by the build and by the tests alike. @param {typeof modules} wanted */
export const doorArgs = (wanted = modules) => [
  ...wanted.flatMap(({crate}) => ['--package', crate]),
  ...['--target', wasmTarget],
];

/**
 * How an engine is built: `release` is what is published; `quick` is the same code, built sooner, neither as fast nor as small.
 *
 * @typedef {'release' | 'quick'} Profile
 */

/** What Cargo.toml calls them. */
const cargoProfiles = {release: 'door', quick: 'quick'};

/** CI builds what was committed; at home a changed Cargo.toml may update the lock. */
export const locked = process.env.CI ? ['--locked'] : [];

/**
 * Builds modules of `www/pkg`: cargo all of them in one call, so that it compiles what they share once; it and a stamp a module decide what is
 * left to do.
 *
 * @param {Profile} profile
 * @param {typeof modules} [wanted]
 */
export async function prepareWasm(profile, wanted = modules) {
  // What binds is got ready while the engine is compiled.
  const tools = Promise.all([prepareBindgen(), preparePackages()]);
  // Awaited only once the engine is compiled; where that fails, its failure is the one to tell.
  tools.catch(() => {});
  say(`Building ${wanted.map(({what}) => what).join(', ')}`);
  await mustRun(
    'cargo',
    ['build', ...doorArgs(wanted), '--profile', cargoProfiles[profile], ...locked],
    // Parted by a character that no path holds.
    {env: {CARGO_ENCODED_RUSTFLAGS: flags.join('\u001f')}},
  );
  const [bindgen] = await tools;
  const folder = join(targetFolder(), wasmTarget, cargoProfiles[profile]);
  await Promise.all(wanted.map((module) => prepareModule(module, {bindgen, folder, profile})));
}

/**
 * @param {(typeof modules)[number]} module
 * @param {{bindgen: string, folder: string, profile: Profile}} how
 */
async function prepareModule({name, what, crate}, {bindgen, folder, profile}) {
  const stamp = at(`www/pkg/.${name}-stamp`);
  const built = join(folder, `${crate.replaceAll('-', '_')}.wasm`);
  const wanted = fingerprint([
    built,
    at('package-lock.json'),
    at('Cargo.lock'),
    at('scripts/lib/wasm.mjs'),
    at('xtask/src/bindgen.rs'),
  ]);
  const there = existsSync(at(`www/pkg/${name}_bg.wasm`)) && existsSync(stamp);
  if (there && readFileSync(stamp, 'utf8') === wanted) return;

  say(`Binding and optimising ${what}`);
  mkdirSync(at('.cache'), {recursive: true});
  const draft = mkdtempSync(at('.cache/pkg-'));
  try {
    await mustRun(bindgen, [name, draft, built]);
    const bound = join(draft, `${name}_bg.wasm`);
    if (profile === 'release') {
      await mustRun(process.execPath, [
        at('node_modules/binaryen/bin/wasm-opt'),
        ...['-O3', '--strip-debug', '--strip-producers', bound, '-o', bound],
      ]);
    }
    // Whole files at once: a server may be reading the old ones.
    mkdirSync(at('www/pkg'), {recursive: true});
    for (const file of readdirSync(draft)) renameSync(join(draft, file), join(at('www/pkg'), file));
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

/** Builds the program that binds an engine to JavaScript; returns its path. */
async function prepareBindgen() {
  await mustRun('cargo', ['build', '--package', 'xtask', '--profile', 'tool', ...locked]);
  return join(targetFolder(), 'tool', process.platform === 'win32' ? 'bindgen.exe' : 'bindgen');
}

/** Where cargo puts what it builds. */
export function targetFolder() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (metadata === null) throw new Refusal("'cargo metadata' failed: is Cargo.toml whole?");
  return /** @type {string} */ (JSON.parse(metadata).target_directory);
}

/** @param {string[]} files */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
