// Reversi as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {reversiFile} from '../../scripts/lib/wasm.mjs';
import * as reversi from '../../www/pkg/reversi.js';

reversi.initSync({module: readFileSync(reversiFile)});

export {reversi};
