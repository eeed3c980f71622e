// A worker's whole life: it loads a door and hands calls on. What came before loading ended waits its turn.
import {loadDoor} from './loader.js';
import {failure} from './responder.js';

/**
 * @param {() => Promise<any>} bindings
 * @param {URL} url of what they bind
 * @param {(door: any, post: (message: any) => void) => (message: any) => void} createRespond
 * @param {(message: any) => void} post
 * @returns {(message: any) => void} wherever it runs
 */
export function served(bindings, url, createRespond, post) {
  /** @type {any[]} */
  const early = [];
  /** @type {(message: any) => void} */
  let respond = (message) => void early.push(message);

  loadDoor(bindings, url).then(
    ({door}) => {
      respond = createRespond(door, post);
      early.splice(0).forEach(respond);
    },
    (error) => {
      const failed = {...failure(error), code: error.code ?? 'engine-not-loaded'};
      // `board`: where one worker serves several.
      respond = ({id, board}) => id && post({id, board, error: failed});
      early.splice(0).forEach(respond);
    },
  );
  return (message) => respond(message);
}

/** @param {Parameters<typeof served>[0]} bindings @param {URL} url @param {Parameters<typeof served>[2]} createRespond */
export function serve(bindings, url, createRespond) {
  const scope = /** @type {any} */ (globalThis);
  const respond = served(bindings, url, createRespond, (message) => scope.postMessage(message));
  scope.addEventListener('message', (/** @type {MessageEvent} */ {data}) => respond(data));
}
