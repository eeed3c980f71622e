// Which tests run: `npm test` runs the quick suite, `npm run test:full` all of them, and so does whoever runs a file by itself.

import process from 'node:process';
import * as runner from 'node:test';

/** How much is tried of what could be tried for ever: all of it, or in the quick suite a part. */
export const isFull = process.env.SPYGLASS_SUITE !== 'quick';

/** A test of both suites: one path through each mode, input and page. */
export const quickTest = runner.test;

/**
 * A test that only the full suite runs.
 *
 * @param {string} name
 * @param {() => void | Promise<void>} run
 */
export const test = (name, run) =>
  runner.test(name, {skip: isFull ? false : 'runs in the full suite'}, run);
