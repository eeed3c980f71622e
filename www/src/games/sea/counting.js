// What takes long to count comes after the answer it belongs to: an agent's decision, the chances a person asked for.
import {uncountedKey} from './chances.js';
import {LATE_MS} from './engine-request.js';
import {isStale, refused} from './refused.js';
import {yourSeat} from './select.js';

/** @import {Store} from './engine-request.js' */
/** @import {Client} from '../../engine/client-kinds.js' */
/** @import {State} from './types.js' */

/** @param {State} state the decision being counted will be seen: in a running race the rival's is secret */
const awaitsThought = ({game, mode}) =>
  game?.view.thinking === true &&
  (mode === 'watch' || game.view.ended || game.view.kind === 'duel');

/**
 * @param {Store} store
 * @param {Client} client
 */
export function createCounting(store, client) {
  const {dispatch, get} = store;
  /** @type {Promise<void>} */
  let thought = Promise.resolve();
  /** The chances being counted now. @type {string | null} */
  let pondered = null;
  /** They have been switched on, and are said once they are there. */
  let unsaid = false;

  /**
   * What a newer call has made stale is asked for again by that call's answer, where it is still wanted.
   * @param {unknown} error @param {string} board
   */
  function refuse(error, board) {
    if (!isStale(error) && get().game?.board === board) dispatch(refused(error));
  }

  async function think(/** @type {string} */ board) {
    const step = get().game?.view.step ?? 0;
    /** @param {number} [progress] */
    const tell = (progress = 0) => dispatch({type: 'thinking', board, step, progress});
    try {
      const answer = await client.call('think', [], board, tell);
      dispatch({type: 'thought', board, answer});
    } catch (error) {
      refuse(error, board);
    }
  }

  /** @param {string} board @param {number} player @param {string} key */
  async function ponder(board, player, key) {
    pondered = key;
    const clock = setTimeout(() => dispatch({type: 'chances-late', key}), LATE_MS);
    try {
      const belief = await client.call('belief', [player], board);
      const says = unsaid;
      unsaid = false;
      dispatch({type: 'chances-there', board, key, belief, says});
    } catch (error) {
      if (!isStale(error)) dispatch({type: 'chances-refused', board});
      refuse(error, board);
    } finally {
      clearTimeout(clock);
      if (pondered === key) pondered = null;
    }
  }

  /** An agent that counts its next shot is not waited for. */
  function halt() {
    const board = get().game?.board;
    if (board !== undefined) client.call('halt', [], board).catch(() => {});
  }

  store.hear((action, state, before) => {
    const {game, chances} = state;
    if (action.type === 'think-halt') halt();
    if (action.type === 'think-on' && game) thought = think(game.board);
    if (!game || (game === before.game && chances.on === before.chances.on)) return;
    if (game.view !== before.game?.view && awaitsThought(state)) thought = think(game.board);
    if (action.type === 'chances') unsaid = chances.on;
    const key = uncountedKey(state);
    const you = yourSeat(game.view);
    if (key !== null && key !== pondered && you) void ponder(game.board, you.player, key);
  });

  return {
    /** The decision of the step shown is there, or no longer wanted. */
    settled: () => thought,
    halt,
  };
}

/** @typedef {ReturnType<typeof createCounting>} Counting */
