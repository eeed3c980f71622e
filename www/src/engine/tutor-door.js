// Loads the tutor's module into the worker that plays the games.
import * as bindings from '../../pkg/tutor.js';
import {loadDoor} from './loader.js';
import {createTutor} from './tutor.js';

export async function loadTutor() {
  const url = new URL('../../pkg/tutor_bg.wasm', import.meta.url);
  const {door, bytes} = await loadDoor(() => Promise.resolve(bindings), url);
  return createTutor(door, bytes);
}
