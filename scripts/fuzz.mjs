// Fuzzes the parsers and the rules: npm run fuzz [-- --seconds 60]

import process from 'node:process';
import {parseArgs} from 'node:util';
import {runAll} from './lib/checks.mjs';
import {fuzzBuild, fuzzRuns} from './lib/fuzz.mjs';

const {values} = parseArgs({options: {seconds: {type: 'string', default: '60'}}});
process.exitCode = (await runAll([fuzzBuild, ...fuzzRuns(Number(values.seconds))])) ? 0 : 1;
