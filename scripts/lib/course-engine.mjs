// The engine in Node, for what the course tells and shows: its numbers are the engine's own.
import {readFileSync} from 'node:fs';
import * as explorer from '../../www/pkg/explorer.js';
import * as games from '../../www/pkg/spyglass.js';
import {explorerFile, wasmFile} from './wasm.mjs';

games.initSync({module: readFileSync(wasmFile)});
explorer.initSync({module: readFileSync(explorerFile)});

export {explorer, games};
