// Reversi as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {at} from '../../scripts/lib/paths.mjs';
import {reversiFile} from '../../scripts/lib/wasm.mjs';
import * as reversi from '../../www/pkg/reversi.js';

const {memory} = reversi.initSync({module: readFileSync(reversiFile)});

/** The weights and the opening book, as the page fetches them. @returns {[Uint8Array, Uint8Array]} */
export const learned = () => [
  readFileSync(at('www/books/reversi.weights')),
  readFileSync(at('www/books/reversi.book')),
];
reversi.loadWeights(...learned());

export {memory, reversi};
