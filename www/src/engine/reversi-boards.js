// Many boards of Reversi behind one door: each is answered as if it were alone.
import {createReversi} from './reversi-responder.js';

/** No call has this number: whoever closes a board hears nothing of it any more. */
const UNHEARD = 0;

/**
 * @param {any} door
 * @param {(message: {board: string} & import('./counts.js').Told) => void} post
 * @param {() => Promise<Uint8Array>} weights what the engine has learned
 * @returns {(message: any) => void} each message names its board; `close` ends it
 */
export function createBoards(door, post, weights) {
  /** @type {Map<string, ReturnType<typeof createReversi>>} */
  const boards = new Map();
  /** @type {Promise<Uint8Array> | null} */
  let fetched = null;
  let isLearned = false;

  // The door has learned for all boards at once.
  const shared = {
    ...door,
    loadWeights(/** @type {Uint8Array} */ bytes) {
      if (!isLearned) door.loadWeights(bytes);
      isLearned = true;
    },
  };
  const once = () => {
    fetched ??= weights().catch((error) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };

  return ({board, close, ...message}) => {
    if (close) {
      void boards.get(board)?.({id: UNHEARD, method: 'close', args: []});
      boards.delete(board);
      return;
    }
    let respond = boards.get(board);
    if (!respond) {
      respond = createReversi(shared, (told) => post({board, ...told}), once);
      boards.set(board, respond);
    }
    void respond(message);
  };
}
