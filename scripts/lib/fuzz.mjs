import {mkdirSync} from 'node:fs';
import {basename} from 'node:path';
import process from 'node:process';
import {filesIn, one, program} from './checks.mjs';
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

/**
 * Throws made-up input at every target of `fuzz/targets` for a while.
 *
 * @param {number} seconds For each of them.
 */
export function fuzzChecks(seconds) {
  // With a target named, the flags stay away from build scripts.
  const host = ask('rustc', ['--print', 'host-tuple']) ?? '';
  const cargo = ['--manifest-path', 'fuzz/Cargo.toml', '--release', '--target', host, ...locked];
  const env = {RUSTFLAGS: coverage};
  const names = filesIn('fuzz/targets', '.rs')
    .map((path) => basename(path, '.rs'))
    .filter((name) => name !== 'main');
  /** @param {string} name */
  async function fuzz(name) {
    const [corpus, artifacts] = [`fuzz/corpus/${name}`, `fuzz/artifacts/${name}/`];
    for (const folder of [corpus, artifacts]) mkdirSync(at(folder), {recursive: true});
    const limits = ['-dict=fuzz/words.dict', '-max_len=4096', '-timeout=10', '-rss_limit_mb=1024'];
    const options = [`-max_total_time=${seconds}`, ...limits, '-print_final_stats=1'];
    const fuzzer = `fuzz/target/${host}/release/fuzz`;
    const args = [...options, `-artifact_prefix=${artifacts}`, corpus, `fuzz/seeds/${name}`];
    const {well, text} = await hear(at(fuzzer), args, {env: {SPYGLASS_FUZZ: name}});
    // Of a run that found nothing, only how much was tried is worth a line.
    const tried = /number_of_executed_units: *(\d+)/.exec(text)?.[1];
    return {well, said: well ? `  ${tried} inputs\n` : text};
  }
  /** @type {Map<string, ReturnType<typeof fuzz>>} */
  const begun = new Map();
  /** @param {string} name */
  const begin = (name) => {
    const runs = begun.get(name) ?? fuzz(name);
    begun.set(name, runs);
    return runs;
  };
  return [
    program('building the fuzz targets', 'cargo', ['build', ...cargo], {env}),
    ...names.map((name, index) =>
      one(`fuzzing ${name}`, async () => {
        const runs = begin(name);
        // Each has one thread: the next one takes another core.
        if (index + 1 < names.length) void begin(names[index + 1]);
        const {well, said} = await runs;
        process.stdout.write(said);
        return well;
      }),
    ),
  ];
}
