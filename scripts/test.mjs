// Every test there is, in one go: npm test. With --lint the linters too; with --engine only what cargo builds and runs.
// The last line sums up all runners: 'N passed, N failed'.

import {relative} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {beside, filesIn, nodeTests, one, packaged, runAll, runner} from './lib/checks.mjs';
import {engineChecks} from './lib/engine-checks.mjs';
import {fuzzChecks} from './lib/fuzz.mjs';
import {guideChecks} from './lib/guide-checks.mjs';
import {lintChecks, types} from './lib/lint.mjs';
import {root} from './lib/paths.mjs';
import {Refusal} from './lib/run.mjs';
import {prepareRust} from './lib/rust.mjs';
import {locked, prepareXtask, wasmCargo} from './lib/wasm.mjs';
import {setUp} from './setup.mjs';
import {withinBudget} from './size.mjs';

const native = runner('laws of the engine', 'cargo', ['test', '--no-fail-fast', ...locked]);

/** Rust's own tests inside wasm, under Node: the files tests/wasm*.rs. */
async function wasm() {
  const tests = filesIn('tests', '.rs').filter((path) => path.startsWith('tests/wasm'));
  if (tests.length === 0) return [];
  // Cargo splits this at spaces, so it must not hold the path of the project.
  const tool = relative(root, await prepareXtask());
  const targets = tests.flatMap((path) => ['--test', path.slice('tests/'.length, -'.rs'.length)]);
  return [
    runner(
      'laws of the engine, in wasm',
      'cargo',
      // What is compared are bits, not times: this profile takes a third of the time to build.
      ['test', '--profile', 'dev', ...locked, ...wasmCargo.args, ...targets],
      {
        env: {...wasmCargo.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: `${tool} test-runner`},
      },
    ),
  ];
}

/** What cargo builds and runs. */
const engine = async () => [
  native,
  ...(await wasm()),
  ...guideChecks({trees: ['engine']}),
  ...fuzzChecks(4),
];

/** Everything else, and what cargo does meanwhile: each alone would leave one of two cores idle for half of its time. */
async function everything() {
  await prepareRust();
  const meanwhile = beside('the engine', [fileURLToPath(import.meta.url), '--engine']);
  await setUp({browser: true});
  return [
    ...(process.argv.includes('--lint') ? lintChecks() : types()),
    nodeTests('the page without a browser', 'tests/web', {ending: '.test.js'}),
    ...engineChecks(),
    ...guideChecks({trees: ['language']}),
    packaged('the built page', 'webpack-cli/bin/cli.js', ['--mode', 'production']),
    one('size of the first visit', async () => withinBudget()),
    // Browsers want both cores.
    meanwhile,
    nodeTests('the page in a browser', 'tests/browser', {
      ending: '.spec.js',
      // Two at a time: each waits for its page more than it works. The time is that of a whole file.
      args: ['--test-concurrency=2', '--test-timeout=600000'],
    }),
    nodeTests('what others take along', 'tests/package', {
      ending: '.spec.js',
      args: ['--test-concurrency=1', '--test-timeout=600000'],
    }),
  ];
}

try {
  const checks = process.argv.includes('--engine') ? await engine() : await everything();
  process.exitCode = (await runAll(checks)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  // What is checked beside need not be waited for.
  process.exit(1);
}
