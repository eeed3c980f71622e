// Watching as a lesson over time: predictions are judged by chances, and a hand or a key answers.
import {commandOf} from '../../games/sea/cell-command.js';
import {boardId, leadBoard} from '../../games/sea/select.js';
import {createAnswersFlow} from '../../shell/lesson/answers-flow.js';
import {createLessonFlow} from '../../shell/lesson/flow.js';
import {beliefMeasure, createPredictionStorage, didOf, ownMeasure, sheet} from './answers.js';
import {lesson} from './lesson.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('../../games/sea/types.js').Action} Action */

/** The worker's board on which chances are counted, beside the game shown. */
const BOARD = 'prediction';
/** What there are no chances of, whoever asks and whenever. */
const WITHOUT = new Set(['chances-withheld', 'not-counted']);

/**
 * @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client' | 'hands' | 'guard' | 'mayPredict'>} around
 * @param {ReturnType<typeof createPredictionStorage>} [storage]
 */
export function createPredictions(
  {store, client, hands, guard, mayPredict},
  storage = createPredictionStorage(),
) {
  const {dispatch, get} = store;

  /** What the agent chose at a step, and how likely the cell predicted was. @param {State} state @param {number} step @param {import('./answers.js').Answer} answer */
  async function measure({game}, step, {own}) {
    await client.call('openGame', [game?.record ?? ''], BOARD);
    let {view} = await client.call('seek', [step], BOARD);
    if (view.thinking) ({view} = await client.call('think', [], BOARD));
    const {decision, rules, toMove} = view;
    const did = didOf(decision);
    const board = leadBoard(view);
    if (own === null || !decision || !did || toMove === null) return {did, measure: null};
    const measure = ownMeasure(own, decision, board, rules);
    if (measure) return {did, measure};
    // Some positions are counted for nobody; then there is a choice, and no chance of it.
    const belief = await client.call('belief', [toMove], BOARD).catch((error) => {
      if (!WITHOUT.has(error.code)) throw error;
      return null;
    });
    return {did, measure: belief && beliefMeasure(own, belief, board, rules)};
  }

  /** @param {string} cell how likely it is as the agent sees it, where it has chances of its own */
  function measureNow(cell) {
    const {view} = /** @type {NonNullable<State['game']>} */ (get().game);
    return view.decision ? ownMeasure(cell, view.decision, leadBoard(view), view.rules) : null;
  }

  const flow = createLessonFlow(lesson, store, {
    measure,
    mayPredict: (cell) => mayPredict?.(cell, measureNow(cell)) !== false,
  });
  guard(flow);

  /** @param {import('../../games/sea/types.js').KeyPress} press */
  function onKey({does, cell: drawn, board}) {
    const state = get();
    const lead = state.game && boardId(leadBoard(state.game.view).shooter);
    if (state.mode !== 'watch' || state.proving || !state.predict) return;
    if (does === 'enter' && board === lead) flow.predict((board && state.focuses[board]) ?? drawn);
    if (does === 'undo') dispatch({type: 'prediction-back'});
    if (does === 'redo') dispatch({type: 'prediction-again'});
    if (does !== 'entry' || !lesson.asks(state)) return;
    dispatch({type: 'entry', open: true});
    hands.focusId('cell-entry');
  }

  store.on({
    key: onKey,
    cell: (chosen, state) => commandOf(state, chosen) === 'predict' && flow.predict(chosen.cell),
    'typed-cell': ({cell}) => cell && flow.predict(cell),
    // Whatever was on its way far on, or played by itself, ends where one begins to predict.
    predict(_action, {predict, mode, game}) {
      if (predict && mode === 'watch' && game) dispatch({type: 'go', where: game.view.step});
    },
    dismiss: () => get().present && dispatch({type: 'present', on: false}),
  });

  createAnswersFlow(lesson, sheet, store, storage, () => {
    if (!get().forgetful) dispatch({type: 'kept', forgetful: true});
  });
  void flow.work();
}
