// Loads the modules that a worker needs only sometimes: the tutor's and the planner's.
import * as planner from '../../pkg/planner.js';
import * as tutor from '../../pkg/tutor.js';
import {loadDoor} from './loader.js';
import {createTutor} from './tutor.js';

export async function loadTutor() {
  const url = new URL('../../pkg/tutor_bg.wasm', import.meta.url);
  const {door, bytes} = await loadDoor(() => Promise.resolve(tutor), url);
  return createTutor(door, bytes);
}

export async function loadPlanner() {
  const url = new URL('../../pkg/planner_bg.wasm', import.meta.url);
  const {door} = await loadDoor(() => Promise.resolve(planner), url);
  return door;
}
