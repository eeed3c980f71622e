// The engine as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {wasmFile} from '../../scripts/lib/wasm.mjs';
import * as door from '../../www/pkg/spyglass.js';

door.initSync({module: readFileSync(wasmFile)});

export {door};
