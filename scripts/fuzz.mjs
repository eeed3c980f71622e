// Fuzzes the parsers and the rules: npm run fuzz [-- --seconds 60]

import process from 'node:process';
import {parseArgs} from 'node:util';
import {runAll} from './lib/checks.mjs';
import {fuzzChecks} from './lib/fuzz.mjs';

const {values} = parseArgs({options: {seconds: {type: 'string', default: '60'}}});
process.exitCode = (await runAll(fuzzChecks(Number(values.seconds)))) ? 0 : 1;
