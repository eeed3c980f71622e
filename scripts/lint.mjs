// Formatters, linters and type checkers: npm run lint

import process from 'node:process';
import {runAll} from './lib/checks.mjs';
import {pageLint, rustLint} from './lib/lint.mjs';

process.exitCode = (await runAll([...rustLint(), ...pageLint()])) ? 0 : 1;
