// A worker's whole life: it loads a door and hands calls on. What came before loading ended waits its turn.
import {codeOf} from '../shell/refusal.js';
import {failure} from './answering.js';
import {loadDoor} from './loader.js';

/** @typedef {(message: WorkerMessage) => void} Post */
/** @typedef {(call: import('./answering.js').Call) => void} Respond */
/** @typedef {{status: 'loading', loaded: number, total: number} | {status: 'ready'} | {status: 'failed', error: import('./answering.js').Failure}} LoadingMessage */
/** @typedef {import('./answering.js').Message | LoadingMessage} WorkerMessage */

/**
 * @template {import('./loader.js').LoadableDoor} Door
 * @param {object} door
 * @param {() => Promise<Door>} door.bindings
 * @param {URL} door.url of what they bind
 * @param {number} [door.total] how many bytes that has: given where it is told how many have arrived
 * @param {(door: Door, post: Post, bytes: () => number) => Respond} respond
 * @param {Post} post
 * @returns {Respond} wherever it runs
 */
export function served({bindings, url, total}, respond, post) {
  /** @type {import('./answering.js').Call[]} */
  const early = [];
  /** @type {Respond} */
  let hand = (call) => void early.push(call);

  loadDoor(
    bindings,
    url,
    total === undefined ? undefined : (loaded) => post({status: 'loading', loaded, total}),
    total,
  ).then(
    ({door, bytes}) => {
      hand = respond(door, post, bytes);
      post({status: 'ready'});
      early.splice(0).forEach(hand);
    },
    (error) =>
      post({
        status: 'failed',
        error: {...failure(error), code: codeOf(error, 'engine-not-loaded')},
      }),
  );
  return (call) => hand(call);
}

/** In a worker of its own. @param {(post: Post) => Respond} begin */
export function serve(begin) {
  // In a worker these stand for it as they stand for the window in a page, of which the types are.
  const respond = begin((message) => globalThis.postMessage(message));
  globalThis.addEventListener('message', ({data}) => respond(data));
}
