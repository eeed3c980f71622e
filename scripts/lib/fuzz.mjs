import {mkdirSync} from 'node:fs';
import {basename} from 'node:path';
import process from 'node:process';
import {filesIn, program} from './checks.mjs';
import {at} from './paths.mjs';
import {ask, hear} from './run.mjs';
import {locked} from './wasm.mjs';

// What cargo-fuzz asks of the compiler, less the sanitizer: safe Rust has
// little use for one, and without it stable Rust is enough.
const coverage = [
  '--cfg fuzzing',
  '-Cpasses=sancov-module',
  '-Cllvm-args=-sanitizer-coverage-level=4',
  '-Cllvm-args=-sanitizer-coverage-inline-8bit-counters',
  '-Cllvm-args=-sanitizer-coverage-pc-table',
  '-Cllvm-args=-sanitizer-coverage-trace-compares',
  '-Ccodegen-units=1',
  '-Cdebug-assertions',
  '-Coverflow-checks',
].join(' ');

/** @typedef {{well: boolean, said: string}} Fuzzed */

/** With a target named, the flags stay away from build scripts. */
const host = () => ask('rustc', ['--print', 'host-tuple']) ?? '';

/** What is thrown at is built once. @type {import('./checks.mjs').Check} */
export const fuzzBuild = {
  name: 'building the fuzz targets',
  run: () => {
    const at = ['--manifest-path', 'fuzz/Cargo.toml', '--release', '--target', host(), ...locked];
    return program(fuzzBuild.name, 'cargo', ['build', ...at], {env: {RUSTFLAGS: coverage}}).run();
  },
};

/**
 * Throws made-up input for a while at every target of `fuzz/targets`, once it is built, and at every reader in JavaScript of `fuzz/readers`.
 *
 * @param {number} seconds For each of them.
 */
export function fuzzRuns(seconds) {
  const fuzzer = `fuzz/target/${host()}/release/fuzz`;
  const names = filesIn('fuzz/targets', '.rs')
    .map((path) => basename(path, '.rs'))
    .filter((name) => name !== 'main');
  /** @param {string} name @returns {Promise<Fuzzed>} */
  async function fuzz(name) {
    const [corpus, artifacts] = [`fuzz/corpus/${name}`, `fuzz/artifacts/${name}/`];
    for (const folder of [corpus, artifacts]) mkdirSync(at(folder), {recursive: true});
    const limits = ['-dict=fuzz/words.dict', '-max_len=4096', '-timeout=10', '-rss_limit_mb=1024'];
    const options = [`-max_total_time=${seconds}`, ...limits, '-print_final_stats=1'];
    const args = [...options, `-artifact_prefix=${artifacts}`, corpus, `fuzz/seeds/${name}`];
    const {well, text} = await hear(at(fuzzer), args, {env: {SPYGLASS_FUZZ: name}});
    // Of a run that found nothing, only how much was tried is worth a line.
    const tried = /number_of_executed_units: *(\d+)/.exec(text)?.[1];
    return {well, said: well ? `  ${tried} inputs\n` : text};
  }
  /** @param {string} name @returns {Promise<Fuzzed>} */
  async function fuzzScript(name) {
    const args = ['scripts/fuzz-script.mjs', name, '--seconds', String(seconds)];
    const {well, text} = await hear(process.execPath, args);
    return {well, said: text};
  }
  /** @type {[name: string, run: (name: string) => Promise<Fuzzed>][]} */
  const targets = [
    ...names.map((name) => /** @type {[string, typeof fuzz]} */ ([name, fuzz])),
    ...filesIn('fuzz/readers', '.js')
      .map((path) => basename(path, '.js'))
      .filter((name) => name !== 'common')
      .map((name) => /** @type {[string, typeof fuzz]} */ ([name, fuzzScript])),
  ];
  /** @type {Map<string, Promise<Fuzzed>>} */
  const begun = new Map();
  /** @param {number} index */
  function begin(index) {
    const [name, run] = targets[index];
    const runs = begun.get(name) ?? run(name);
    begun.set(name, runs);
    return runs;
  }
  return targets.map(([name], index) => ({
    name: `fuzzing ${name}`,
    run: async () => {
      const runs = begin(index);
      // Each has one thread: the next one takes another core.
      if (index + 1 < targets.length) void begin(index + 1);
      const {well, said} = await runs;
      process.stdout.write(said);
      return well ? {passed: 1, failed: 0} : {passed: 0, failed: 1, faults: said};
    },
  }));
}
