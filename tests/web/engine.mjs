// The engine as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {explorerFile, wasmFile} from '../../scripts/lib/wasm.mjs';
import * as explorer from '../../www/pkg/explorer.js';
import * as door from '../../www/pkg/spyglass.js';

door.initSync({module: readFileSync(wasmFile)});
explorer.initSync({module: readFileSync(explorerFile)});

export {door, explorer};
