// The engine as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {explorerFile, tutorFile, wasmFile} from '../../scripts/lib/wasm.mjs';
import * as explorer from '../../www/pkg/explorer.js';
import * as games from '../../www/pkg/spyglass.js';
import * as tutoring from '../../www/pkg/tutor.js';
import {wholeDoor} from '../../www/src/engine/combined-engine.js';
import {createTutor} from '../../www/src/engine/tutor.js';

games.initSync({module: readFileSync(wasmFile)});
tutoring.initSync({module: readFileSync(tutorFile)});
explorer.initSync({module: readFileSync(explorerFile)});

/** Both modules of the seas as one. */
const door = wholeDoor(games, tutoring);
/** How the worker comes by the tutor, its own module. */
const loadTutor = async () => createTutor(tutoring);

export {door, explorer, games, loadTutor, tutoring};
