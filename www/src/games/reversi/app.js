// Reversi, put together for whoever gives it room: a page, or an element of somebody else's page.
import {download} from '../../shell/document.js';
import {createTurnApp} from '../../shell/turns/app.js';
import {heard} from './announcer.js';
import {createPlaying} from './flow.js';
import {createTreeFlow} from './flow-tree.js';
import {createValuing} from './flow-values.js';
import {choose, KEYS} from './keys.js';
import {redacted} from './lesson.js';
import {placeOf} from './select.js';
import {initialState, reduce} from './state.js';

/** @import {Action, State} from './types.js' */
/** @typedef {import('../../engine/client-kinds.js').ReversiClient} Client */
/** @typedef {import('./sentences.js').Said} Said */
/** @typedef {import('../../shell/game.js').Shown<State, Action, Said>} Drawn */
/** @typedef {import('../../shell/game.js').GameHost<State, Action, Said> & {client: Client, mayPlay?: (square: string) => boolean | Promise<boolean> | undefined}} Host */

/** @param {Host} host */
export function createReversi({client, ...host}) {
  const {root} = host;
  const app = createTurnApp(host, {
    ...{state: initialState(host.known), reduce, redacted, heard, form: '.reversi-wish'},
    listens: {region: 'reversi-region', keys: KEYS, choose, isOff: ({editor}) => editor !== null},
    said: (speech, {options}) => ({...speech, notation: options.notation}),
    begin(store, time) {
      const {start, move} = createPlaying(store, client, time, host);
      createValuing(store, client);
      createTreeFlow(store, client);
      return {start, move};
    },
  });
  const {dispatch, get, on} = app.store;

  /** What hands a game out, and reads files: fetched when it is first wished for. @type {Promise<(action: Action) => void> | undefined} */
  let handing;
  const handed = () =>
    (handing ??= import(/* webpackChunkName: "reversi-out" */ '../../shell/share/index.js').then(
      ({handingOn}) =>
        handingOn(
          (action) =>
            dispatch(
              action.type === 'open-record'
                ? {type: 'read', text: action.record, rules: get().wish.rules}
                : action,
            ),
          download,
          root,
        ),
    ));

  /** @param {Action} action */
  const handOn = (action) =>
    handed().then(
      (hear) => hear(action),
      () => {
        handing = undefined;
        dispatch({type: 'refused', error: {code: 'no-picture'}});
      },
    );

  on({
    // At once: what is typed next belongs there, and not to the keys of the board.
    'focus-entry': () => /** @type {HTMLElement | null} */ (root.querySelector('#entry'))?.focus(),
    'edit-cell': ({cell}, {editor}) =>
      editor && dispatch({type: 'edit-put', place: placeOf(cell.toLowerCase(), editor.side)}),
    'hand-out': handOn,
    'open-file': handOn,
  });

  return app;
}
