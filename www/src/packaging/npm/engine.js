// The engine without the element: the same functions that the worker calls, for who brings a page, a worker or Node.
import * as planner from '../../../pkg/planner.js';
import * as games from '../../../pkg/spyglass.js';
import * as tutor from '../../../pkg/tutor.js';
import {wholeDoor} from '../../engine/combined-engine.js';
import {fileAt} from './folder.js';

/** @typedef {Parameters<typeof games.default>[0] | null} Wasm what is to be compiled; null: the file that the door itself names */

/** @param {{default: (from?: {module_or_path: Exclude<Wasm, null>}) => Promise<unknown>}} door @param {Wasm} wasm */
const start = (door, wasm) => door.default(wasm === null ? undefined : {module_or_path: wasm});

/** @param {Wasm} [wasm] by default it is fetched */
export async function loadEngine(wasm) {
  await start(games, wasm ?? fileAt('pkg/spyglass_bg.wasm'));
  return games;
}

/** @param {Wasm} [wasm] @param {Wasm} [tutorWasm] @param {Wasm} [plannerWasm] */
export async function loadTutoredEngine(wasm, tutorWasm, plannerWasm) {
  let isPlanning = true;
  await Promise.all([
    loadEngine(wasm),
    start(tutor, tutorWasm ?? fileAt('pkg/tutor_bg.wasm')),
    // Without it only agents that plan are refused.
    start(planner, plannerWasm ?? fileAt('pkg/planner_bg.wasm')).catch(() => {
      isPlanning = false;
    }),
  ]);
  return wholeDoor(games, tutor, isPlanning ? planner : null);
}
