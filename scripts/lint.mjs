// Formatters, linters and type checkers: npm run lint

import process from 'node:process';
import {runAll} from './lib/checks.mjs';
import {lintChecks} from './lib/lint.mjs';

process.exitCode = (await runAll(lintChecks())) ? 0 : 1;
