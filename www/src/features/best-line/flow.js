// The values and the best line of the position that is thought about, sought while the reason is looked at.
import {halt} from '../../engine/worker-client.js';
import {bestLine} from '../../games/reversi/best-line.js';
import {createLatest} from '../../shell/latest.js';
import {createRefusing} from '../../shell/refusal.js';
import {reduceWeighed, wanted} from './state.js';

/** @import {Action, State, Weighed} from '../../games/reversi/types.js' */
/** @typedef {import('../../engine/client-kinds.js').ReversiClient} Client */

/** How many moves of a line are sought. */
const MOST = 8;

/** @param {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} store @param {Client} client */
export function startBestLine({dispatch, hear, extend}, client) {
  const latest = createLatest();
  const refuse = createRefusing(dispatch);
  extend(reduceWeighed);

  /** @param {Weighed} sought @param {string} record */
  async function weigh({of, by, step}, record) {
    const isNewest = latest();
    const tell = (/** @type {Partial<Weighed>} */ change) =>
      isNewest() && dispatch({type: 'weighed', of, change});
    const hint = async (/** @type {string} */ asked, /** @type {number} */ at) =>
      isNewest() ? client.call('hint', [asked, at, by, 'weighed']) : null;
    try {
      const values = await client.call('values', [record, step, by, 'weighed']);
      tell({values});
      for await (const line of bestLine(hint, record, step, MOST)) tell({line});
    } catch (error) {
      if (isNewest()) refuse(error);
    }
    tell({done: true});
  }

  hear((_action, state) => {
    const sought = wanted(state);
    if (sought?.of === state.weighed?.of) return;
    if (!sought) {
      // What is only out of sight is kept.
      if (state.weighed?.done === false) {
        latest();
        halt(client, 'weighed');
        dispatch({type: 'weighed', of: state.weighed.of, change: {of: '', done: true}});
      }
      return;
    }
    dispatch({type: 'weighing', weighed: sought});
    void weigh(sought, /** @type {NonNullable<State['game']>} */ (state.game).record);
  });
}
