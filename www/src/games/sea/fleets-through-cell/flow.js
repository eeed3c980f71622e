// Asks the engine for fleets behind a cell, on a board of their own: what is counted elsewhere goes on.
import {createInquiry} from '../inquiry/flow.js';
import {cellOf, sourceOf, sourcesOf} from '../inquiry/source.js';
import {boardId, leadBoard, shownView} from '../select.js';
import {DRAWN} from './state.js';

/** @import {Store} from '../engine-request.js' */
/** @import {KeyPress} from '../types.js' */

const BOARD = 'behind';

/**
 * @param {Store} store
 * @param {Pick<import('../../../engine/client-kinds.js').Client, 'call'>} client
 * @param {import('../types.js').Tab} [tab] where they stand of what is watched
 */
export function createBehind(store, client, tab = 'behind') {
  const {dispatch, get} = store;
  const inquire = createInquiry({store, client}, BOARD, ({result}) => result !== null);

  /** @param {string} board @param {string} [cell] by default the one the keys act on */
  async function ask(board, cell) {
    const source = sourceOf(get(), board);
    if (!source) return;
    const {of} = source;
    const wanted = cell ?? cellOf(get(), source);
    const {behind, mode, settings} = get();
    if (behind?.board === board && behind.of === of && behind.cell === wanted)
      return dispatch({type: 'behind-close'});
    dispatch({type: 'behind-asked', board, cell: wanted, of});
    if (mode === 'watch' && settings.tab !== tab)
      dispatch({type: 'setting', name: 'tab', value: tab});
    const {asks} = source;
    await inquire(async () => {
      const result = await (asks[0] === 'fleetsBehind'
        ? client.call(asks[0], [asks[1], asks[2], asks[3], wanted, DRAWN], BOARD)
        : client.call(asks[0], [asks[1], wanted, DRAWN], BOARD));
      dispatch({type: 'behind-there', board, of, cell: wanted, result});
    });
  }

  /** @param {KeyPress} press */
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

  store.on({
    key: onKey,
    'behind-ask': ({board}) => ask(board),
  });
  store.hear((action, state) => {
    const {behind, mode, settings} = state;
    const isWatched = mode === 'watch';
    if (action.type === 'setting' && action.name === 'tab') {
      // Who opens their tab wants to see them, and who leaves it no longer.
      if (isWatched && behind && action.value !== tab) dispatch({type: 'behind-close'});
      if (!behind && action.value === tab) void ask(boardId(leadBoard(shownView(state)).shooter));
    }
    if (action.type === 'behind-close' && isWatched && settings.tab === tab)
      dispatch({type: 'setting', name: 'tab', value: 'candidates'});
  });
}
