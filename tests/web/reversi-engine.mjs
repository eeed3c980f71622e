// Reversi as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {at} from '../../scripts/lib/paths.mjs';
import {reversiFile} from '../../scripts/lib/wasm.mjs';
import * as reversi from '../../www/pkg/reversi.js';

const {memory} = reversi.initSync({module: readFileSync(reversiFile)});
reversi.loadWeights(readFileSync(at('www/books/reversi.weights')));

export {memory, reversi};
