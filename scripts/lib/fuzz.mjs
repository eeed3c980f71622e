import {mkdirSync} from 'node:fs';
import {basename} from 'node:path';
import {filesIn, program} from './checks.mjs';
import {at} from './paths.mjs';
import {ask} from './run.mjs';

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

/**
 * Throws made-up input at every parser of `fuzz/targets` for a while.
 *
 * @param {number} seconds For each of them.
 */
export function fuzzChecks(seconds) {
  // With a target named, the flags stay away from build scripts.
  const host = ask('rustc', ['--print', 'host-tuple']) ?? '';
  const cargo = ['--manifest-path', 'fuzz/Cargo.toml', '--release', '--target', host];
  const options = {env: {RUSTFLAGS: coverage}};
  return filesIn('fuzz/targets', '.rs').map((path) => {
    const name = basename(path, '.rs');
    const [corpus, artifacts] = [`fuzz/corpus/${name}`, `fuzz/artifacts/${name}/`];
    for (const folder of [corpus, artifacts]) mkdirSync(at(folder), {recursive: true});
    const limits = [`-max_total_time=${seconds}`, '-max_len=4096', '-timeout=10', '-verbosity=0'];
    const args = ['run', ...cargo, '--bin', name, '--', ...limits, `-artifact_prefix=${artifacts}`];
    return program(`fuzzing ${name}`, 'cargo', [...args, corpus, `fuzz/seeds/${name}`], options);
  });
}
