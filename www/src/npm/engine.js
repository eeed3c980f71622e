// The engine without the element: the same functions that the worker calls, for who brings a page, a worker or Node.
import * as games from '../../pkg/spyglass.js';
import * as tutor from '../../pkg/tutor.js';
import {wholeDoor} from '../engine/whole-door.js';

/** @param {any} [wasm] what is to be compiled; by default it is fetched */
export async function loadEngine(wasm) {
  await games.default(wasm && {module_or_path: wasm});
  return games;
}

/** @param {any} [wasm] @param {any} [tutorWasm] */
export async function loadTutoredEngine(wasm, tutorWasm) {
  await Promise.all([loadEngine(wasm), tutor.default(tutorWasm && {module_or_path: tutorWasm})]);
  return wholeDoor(games, tutor);
}
