// Loads the planner's module into a worker whose agents may plan.
import * as bindings from '../../pkg/planner.js';
import {loadDoor} from './loader.js';

export async function loadPlanner() {
  const url = new URL('../../pkg/planner_bg.wasm', import.meta.url);
  const {door} = await loadDoor(() => Promise.resolve(bindings), url);
  return door;
}
