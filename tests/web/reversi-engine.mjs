// Reversi as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {learned, reversiFile} from '../../scripts/lib/wasm.mjs';
import * as reversi from '../../www/pkg/reversi.js';

const {memory} = reversi.initSync({module: readFileSync(reversiFile)});
reversi.loadWeights(...learned());

export {learned, memory, reversi};
