// The engine without the element: the same functions that the worker calls, for who brings a page, a worker or Node.
import * as games from '../../../pkg/spyglass.js';
import * as tutor from '../../../pkg/tutor.js';
import {wholeDoor} from '../../engine/combined-engine.js';
import {fileAt} from './folder.js';

/** @param {{default: (from?: any) => Promise<unknown>}} door @param {any} wasm null: the file that the door itself names */
const start = (door, wasm) => door.default(wasm === null ? undefined : {module_or_path: wasm});

/** @param {any} [wasm] what is to be compiled; by default it is fetched */
export async function loadEngine(wasm) {
  await start(games, wasm ?? fileAt('pkg/spyglass_bg.wasm'));
  return games;
}

/** @param {any} [wasm] @param {any} [tutorWasm] */
export async function loadTutoredEngine(wasm, tutorWasm) {
  await Promise.all([loadEngine(wasm), start(tutor, tutorWasm ?? fileAt('pkg/tutor_bg.wasm'))]);
  return wholeDoor(games, tutor);
}
