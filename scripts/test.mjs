// The tests, in one go. `npm test` is the quick suite: every law, every format, and one path through a real browser for
// every mode, input and page. With --full everything there is; with --lint the linters too. With --engine only the laws of
// the engine, with --spare only what nothing waits for. The last line sums up all runners: 'N passed, N failed'.

import {constants, getPriority, setPriority} from 'node:os';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {beside, nodeTests, one, packaged, runAll, runner} from './lib/checks.mjs';
import {engineChecks} from './lib/engine-checks.mjs';
import {fuzzBuild, fuzzRuns} from './lib/fuzz.mjs';
import {guideChecks} from './lib/guide-checks.mjs';
import {pageLint, rustLint, types} from './lib/lint.mjs';
import {Refusal} from './lib/run.mjs';
import {prepareRust} from './lib/rust.mjs';
import {locked} from './lib/wasm.mjs';
import {setUp} from './setup.mjs';
import {withinBudget} from './size.mjs';

const asked = process.argv.slice(2);
const full = asked.includes('--full');

/** Which tests leave themselves out: tests/suite.mjs. */
process.env.SPYGLASS_SUITE = full ? 'full' : 'quick';

/** The quick suite leaves out statistics over many games, documented examples and the shell's own unit tests. */
const native = runner('laws of the engine', 'cargo', [
  ...['test', '--no-fail-fast', ...locked],
  ...(full ? [] : ['--lib', '--test', 'laws', '--test', 'shell']),
]);

/** What else there is to build and to check, and nothing waits for. */
const spare = [
  // First what has one thread, and would leave a core idle at the end.
  ...(full ? [fuzzBuild] : []),
  ...(asked.includes('--lint') ? rustLint() : []),
  ...(full ? guideChecks() : []),
];

/** Everything else, and what cargo does meanwhile: each alone would leave one of two cores idle for half of its time. */
async function everything() {
  await prepareRust();
  const script = fileURLToPath(import.meta.url);
  const laws = beside('the engine', [script, '--engine', ...asked]);
  // Cargo builds one thing at a time. Beside browsers this takes little more than they leave, a sixth of two cores.
  const others =
    spare.length > 0
      ? [beside('linters, guides, fuzz targets', [script, '--spare', ...asked], laws)]
      : [];
  await setUp({browser: true, profile: full ? 'release' : 'quick'});
  return [
    ...(asked.includes('--lint') ? pageLint() : types()),
    packaged('the built page', 'webpack-cli/bin/cli.js', [
      ...['--mode', 'production'],
      ...['--env', full ? 'packing=fast' : 'quick'],
    ]),
    nodeTests('the page without a browser', ['tests/web'], {
      ending: '.test.js',
      args: ['--test-concurrency=2'],
      processes: 8,
    }),
    ...engineChecks(),
    ...(full ? [one('size of the first visit', async () => withinBudget())] : []),
    // Browsers want both cores.
    laws,
    // What others take along is packed first, since that takes longest.
    nodeTests('the page in a browser', [...(full ? ['tests/package'] : []), 'tests/browser'], {
      ending: '.spec.js',
      // Two at a time: each waits for its page more than it works. The time is that of a whole process.
      args: ['--test-concurrency=2', '--test-timeout=1200000'],
      processes: 12,
    }),
    ...others,
    // So many inputs in a time need both cores too.
    ...(full ? fuzzRuns(4) : []),
  ];
}

try {
  if (asked.includes('--spare')) {
    const {PRIORITY_BELOW_NORMAL} = constants.priority;
    // Higher than it has nobody may set it.
    setPriority(Math.max(getPriority(), PRIORITY_BELOW_NORMAL));
  }
  const checks = asked.includes('--engine')
    ? [native]
    : asked.includes('--spare')
      ? spare
      : await everything();
  process.exitCode = (await runAll(checks)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  // What is checked beside need not be waited for.
  process.exit(1);
}
