// Which tests run: `npm test` runs the quick suite, `npm run test:full` all of them, and so does whoever runs a file by itself.

import process from 'node:process';

/** How much is tried of what could be tried for ever: all of it, or in the quick suite a part. */
export const isFull = process.env.SPYGLASS_SUITE !== 'quick';

/** The options of a test that only the full suite runs. */
export const full = {skip: isFull ? false : 'runs in the full suite'};
