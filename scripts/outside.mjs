// What needs other servers and other package managers' projects: npm run test:outside, before a release.
// nginx and Caddy with the lines of docs/hosting.md, the packed package in projects of their own, and the Python package in JupyterLab.
// With --quick the engines are those of the quick profile.
// The last line sums up: 'N passed, N failed'.

import process from 'node:process';
import {nodeTests, runAll} from './lib/checks.mjs';
import {Refusal} from './lib/run.mjs';
import {prepareServers} from './lib/servers.mjs';
import {setUp} from './setup.mjs';

try {
  await setUp({browser: true, profile: process.argv.includes('--quick') ? 'quick' : 'release'});
  await prepareServers();
  const well = await runAll([
    nodeTests('other servers, and other projects', ['tests/outside'], {
      ending: '.spec.js',
      args: ['--test-timeout=3600000'],
      processes: 1,
    }),
  ]);
  process.exitCode = well ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exitCode = 1;
}
