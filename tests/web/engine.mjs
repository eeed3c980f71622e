// The engine as the page gets it, in Node.

import {readFileSync} from 'node:fs';
import {explorerFile, plannerFile, tutorFile, wasmFile} from '../../scripts/lib/wasm.mjs';
import * as explorer from '../../www/pkg/explorer.js';
import * as planning from '../../www/pkg/planner.js';
import * as games from '../../www/pkg/spyglass.js';
import * as tutoring from '../../www/pkg/tutor.js';
import {wholeDoor} from '../../www/src/engine/combined-engine.js';
import {createTutor} from '../../www/src/engine/tutor.js';

games.initSync({module: readFileSync(wasmFile)});
tutoring.initSync({module: readFileSync(tutorFile)});
planning.initSync({module: readFileSync(plannerFile)});
explorer.initSync({module: readFileSync(explorerFile)});

/** The modules of the seas as one. */
const door = wholeDoor(games, tutoring, planning);
/** How the worker comes by the tutor, its own module. */
const loadTutor = async () => createTutor(tutoring);

export {door, explorer, games, loadTutor, planning, tutoring};
