// A teaching game of Reversi: chosen among the settings, and what it says.
import {html, nothing} from 'lit/html.js';
import {halt} from '../../engine/worker-client.js';
import {advising, isEngine, positionOf, shownValues, valuerOf} from '../../games/reversi/select.js';
import {THRESHOLDS} from '../../games/reversi/state.js';
import {renderChoice} from '../../games/reversi/view-bar.js';
import {reduceBy} from '../../shell/store.js';
import {createGate} from './gate.js';
import {isTaught, judgeOf, takenBack} from './reversi-judgement.js';

/** @import {Action, State} from '../../games/reversi/types.js' */
/** @typedef {import('../../games/reversi/view.js').Shown} Shown */

/** Whether a move is made: not where it is taken back. @type {(square: string) => boolean | Promise<boolean>} */
export let mayPlay = () => true;

/** @param {ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>} store @param {import('../../engine/client-kinds.js').ReversiClient} client */
export function startTeaching(store, client) {
  store.extend(
    reduceBy(
      /** @type {import('../../shell/store.js').Reducers<State, Action, []>} */ ({
        taught: (state) => ({...state, taught: (state.taught ?? 0) + 1}),
        opened: (state) => ({...state, taught: 0}),
      }),
    ),
  );

  /** Which of the games opened it is: what was meant in one is not meant in the next. */
  let games = 0;
  store.on({opened: () => (games += 1)});

  mayPlay = createGate(store, {
    placeOf(state, square) {
      const {game} = state;
      // Where there is no choice, or none such, there is nothing to judge.
      const {legal = []} = game?.view ?? {};
      const isChoice = legal.length > 1 && legal.some((move) => move.square === square);
      return game && isChoice && isTaught(state) ? `${games} ${positionOf(game)}` : null;
    },
    known(state) {
      const values = isEngine(valuerOf(state)) ? shownValues(state) : null;
      return values?.done ? values : null;
    },
    counted(state) {
      const {record, view} = /** @type {NonNullable<State['game']>} */ (state.game);
      return client.call('values', [record, view.step, advising(judgeOf(state)), 'teaching']);
    },
    late: () => halt(client, 'teaching'),
    takenBack({options}, square, values) {
      const args = takenBack(square, values, options.teaching);
      return args && {code: 'move-taken-back', args};
    },
  });
}

/** @param {Shown} shown from how many discs on a move is taken back */
export const renderTeaching = ({state, words, dispatch}) => html`<div>
  ${renderChoice(
    'set-teaching',
    words('reversi-teaching'),
    THRESHOLDS.map(String),
    String(state.options.teaching),
    (value) => dispatch({type: 'option', name: 'teaching', value: Number(value)}),
    (value) => words('reversi-teaching-from', {discs: Number(value)}),
  )}
  <p class="field-hint">${words('reversi-teaching-hint')}</p>
</div>`;

/** @param {Shown} shown the help there was, beside how the game stands */
export const renderTaught = ({state: {taught = 0}, words}) =>
  taught > 0 ? html`<p class="field-hint">${words('reversi-taught', {taught})}</p>` : nothing;
