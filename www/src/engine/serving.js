// A worker's whole life: it loads a door and hands calls on. What came before loading ended waits its turn.
import {loadDoor} from './loader.js';
import {failure} from './responder.js';

/**
 * @param {() => Promise<any>} bindings
 * @param {URL} url of what they bind
 * @param {(door: any, post: (message: any) => void) => (message: any) => void} createRespond
 */
export function serve(bindings, url, createRespond) {
  const scope = /** @type {any} */ (globalThis);
  const post = (/** @type {any} */ message) => scope.postMessage(message);
  /** @type {any[]} */
  const early = [];
  /** @type {(message: any) => void} */
  let respond = (message) => void early.push(message);

  scope.addEventListener('message', (/** @type {MessageEvent} */ {data}) => respond(data));
  loadDoor(bindings, url).then(
    ({door}) => {
      respond = createRespond(door, post);
      early.splice(0).forEach(respond);
    },
    (error) => {
      const failed = {...failure(error), code: error.code ?? 'engine-not-loaded'};
      respond = ({id}) => id && post({id, error: failed});
      early.splice(0).forEach(respond);
    },
  );
}
