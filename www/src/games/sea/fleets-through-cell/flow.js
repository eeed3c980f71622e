// Asks the engine for fleets behind a cell, on a board of their own: what is counted elsewhere goes on.
import {cellOf, DRAWN, sourceOf, sourcesOf} from './state.js';

/** @typedef {import('../engine-request.js').Store} Store */
/** @typedef {import('../reduce.js').Action} Action */

const BOARD = 'behind';

/**
 * @param {Store} store
 * @param {Pick<import('../engine-request.js').Client, 'call'>} client
 */
export function createBehind(store, client) {
  const {dispatch, get} = store;

  /** @param {string} board @param {string} [cell] by default the one the keys act on */
  async function ask(board, cell) {
    const source = sourceOf(get(), board);
    if (!source) return;
    const {of} = source;
    const wanted = cell ?? cellOf(get(), source);
    const isShown = () => {
      const {behind} = get();
      return behind?.board === board && behind.of === of && behind.cell === wanted;
    };
    if (isShown()) return dispatch({type: 'behind-close'});
    // Of what is watched they stand with the reason.
    const {mode, settings} = get();
    if (mode === 'watch' && settings.tab !== 'reason')
      dispatch({type: 'setting', name: 'tab', value: 'reason'});
    dispatch({type: 'behind-asked', board, cell: wanted, of});
    const [method, ...args] = source.asks;
    try {
      const told = await client.call(method, [...args, wanted, DRAWN], BOARD);
      dispatch({type: 'behind-there', board, of, cell: wanted, told});
    } catch (error) {
      if (/** @type {any} */ (error).code === 'stale' || !isShown()) return;
      dispatch({type: 'behind-close'});
      dispatch({type: 'refused', error});
    }
  }

  /** @param {Action} action */
  function onKey({does, with: by, board, cell}) {
    const {behind, mode} = get();
    if (does === 'behind') {
      const sources = sourcesOf(get());
      const source = sources.find((each) => each.board === board) ?? sources[0];
      if (!source) return dispatch({type: 'behind-nowhere'});
      return ask(source.board, source.board === board ? (get().focuses[board] ?? cell) : undefined);
    }
    if (!behind) return;
    if (does === 'next-proof') return dispatch({type: 'behind-lay', by});
    // Where a position is edited or agents are compared, no one else hears that key.
    if (does === 'dismiss' && /edit|compare/.test(mode)) dispatch({type: 'behind-close'});
  }

  store.hear((action, state, before) => {
    if (action.type === 'key') onKey(action);
    if (action.type === 'behind-ask') void ask(action.board);
    // What nobody looks at any more is counted no further.
    if (before.behind && !before.behind.told && !state.behind)
      client.call('halt', [], BOARD).catch(() => {});
  });
}
