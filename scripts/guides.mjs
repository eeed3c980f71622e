// Follows the guides of docs/adding in copies of the tree, and runs what each says proves it: npm run guides.

import process from 'node:process';
import {runAll} from './lib/checks.mjs';
import {guideChecks} from './lib/guide-checks.mjs';

process.exitCode = (await runAll(guideChecks({wholly: true}))) ? 0 : 1;
