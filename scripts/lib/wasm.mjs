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
  // Less to download than with the compiler's own 275, for a tenth of the speed.
  '-Cllvm-args=-inline-threshold=70',
  // The engine tells nobody where it was built, and is the same wherever that was.
  `--remap-path-prefix=${crates}=crates`,
];

/** The same for Reversi. */
export const reversiFile = at('www/pkg/reversi_bg.wasm');

/** The same for certain reasoning and puzzles. */
export const tutorFile = at('www/pkg/tutor_bg.wasm');

/** How cargo is called for the browser, by the build and by the tests alike. */
export const wasmCargo = {
  args: ['--target', wasmTarget, '--no-default-features'],
  // Parted by a character that no path holds.
  env: {CARGO_ENCODED_RUSTFLAGS: flags.join('\u001f')},
};

/**
 * How an engine is built: `release` is what is published; `quick` is the same code, built in a third of the time, neither as fast nor as small.
 *
 * @typedef {'release' | 'quick'} Profile
 */

/** How far the engine itself is optimised, where its time is spent. */
const engineLevel = {release: 3, quick: 2};

/**
 * What the engine depends on may as well be small. Said of the profile and not of `package."*"`, as that would optimise what runs in the
 * compiler too.
 *
 * @param {Profile} profile
 */
const smallCrates = (profile) => [
  ...['--config', `profile.${profile}.opt-level="s"`],
  ...['--config', `profile.${profile}.package.spyglass.opt-level=${engineLevel[profile]}`],
];

/** CI builds what was committed; at home a changed Cargo.toml may update the lock. */
export const locked = process.env.CI ? ['--locked'] : [];

/**
 * The modules: what every visit loads, what only certain reasoning and puzzles need, what only small boards, and what only Reversi.
 *
 * @type {{name: string, what: string, features: string[]}[]}
 */
export const modules = [
  {name: 'spyglass', what: 'the engine', features: []},
  {name: 'tutor', what: 'the tutor', features: ['--features', 'tutor']},
  {name: 'explorer', what: 'the solver of small boards', features: ['--features', 'explorer']},
  {name: 'reversi', what: 'Reversi', features: ['--features', 'reversi']},
];

/**
 * Builds modules of `www/pkg`, one after the other, as cargo writes all of them to the same file; cargo and a stamp a module decide what is left
 * to do.
 *
 * @param {Profile} profile
 * @param {typeof modules} [wanted]
 */
export async function prepareWasm(profile, wanted = modules) {
  // What binds is got ready while the first engine is compiled.
  const tools = Promise.all([prepareBindgen(), preparePackages()]);
  // Awaited only once an engine is compiled; where that fails, its failure is the one to tell.
  tools.catch(() => {});
  for (const module of wanted) await prepareModule(module, tools, profile);
}

/**
 * @param {(typeof modules)[number]} module
 * @param {Promise<[bindgen: string, packages: void]>} tools
 * @param {Profile} profile
 */
async function prepareModule({name, what, features}, tools, profile) {
  say(`Building ${what}`);
  await mustRun(
    'cargo',
    [
      ...['build', '--package', 'spyglass', '--lib', '--profile', profile],
      ...[...locked, ...wasmCargo.args, ...features, ...smallCrates(profile)],
    ],
    {env: wasmCargo.env},
  );
  const [bindgen] = await tools;
  const stamp = at(`www/pkg/.${name}-stamp`);
  const built = join(targetFolder(), wasmTarget, profile, 'spyglass.wasm');
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
