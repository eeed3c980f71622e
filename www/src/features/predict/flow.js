// Watching as a lesson: cells foretold are held against chances, answers are kept, and steps open layer by layer.

import {commandOf} from '../../games/sea/cell-command.js';
import {boardId, leadBoard} from '../../games/sea/select.js';
import {createAnswersShelf} from '../../shell/lesson/answers-storage.js';
import {upTo} from '../../shell/records.js';
import {answersText, beliefMeasure, didOf, ownMeasure, readAnswers} from './answers.js';
import {answersOf, asks, isOpen, layerOf, lineKey, teachingOf, wallOf} from './state.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('../../games/sea/types.js').Action} Action */

/** The worker's board on which chances are counted, beside the game shown. */
const BOARD = 'foretold';
/** What there are no chances of, whoever asks and whenever. */
const WITHOUT = new Set(['chances-withheld', 'not-counted']);

/** @param {State} state the text to hand in; its game as far as it was foretold */
export function handedText(state) {
  const {game, teaching} = state;
  const last = answersOf(state).at(-1)?.step ?? 0;
  return game && teaching
    ? answersText({record: upTo(game.record, last), answers: teaching.answers})
    : '';
}

/**
 * @param {Pick<import('../../app/parts.js').AppContext, 'store' | 'client' | 'hands' | 'mayForetell'>} around
 * @param {ReturnType<typeof createAnswersShelf>} [shelf]
 */
export function createTeaching({store, client, hands, mayForetell}, shelf = createAnswersShelf()) {
  const {dispatch, get} = store;
  let working = false;
  const call = (/** @type {string} */ method, /** @type {any[]} */ args = []) =>
    client.call(method, args, BOARD);

  /** What the agent chose at a step, and how likely the cell foretold was. @param {string} record @param {import('./answers.js').Answer} answer */
  async function measured(record, {step, own}) {
    await call('openGame', [record]);
    let {view} = await call('seek', [step - 1]);
    if (view.thinking) ({view} = await call('think'));
    const {decision, rules, toMove} = view;
    const did = didOf(decision);
    const board = leadBoard(view);
    if (own === null || !did) return {did, measure: null};
    const measure = ownMeasure(own, decision, board, rules);
    if (measure) return {did, measure};
    // Some positions are counted for nobody; then there is a choice, and no chance of it.
    const belief = await call('belief', [toMove]).catch((error) => {
      if (!WITHOUT.has(error.code)) throw error;
      return null;
    });
    return {did, measure: belief && beliefMeasure(own, belief, board, rules)};
  }

  async function work() {
    if (working) return;
    working = true;
    try {
      for (;;) {
        const {game} = get();
        const open = answersOf(get()).find(({measure}) => measure === undefined);
        if (!game || !open) return;
        const found = await measured(game.record, open).catch((error) => error);
        // Ended for something else it is asked anew; without an engine the answer waits for the next one.
        if (found.code === 'stale') continue;
        if (found.code) return;
        dispatch({type: 'foretold', key: lineKey(game.record), step: open.step, ...found});
      }
    } finally {
      working = false;
    }
  }

  /** @param {string} cell how likely it is as the agent sees it, where it has chances of its own */
  function measureNow(cell) {
    const {view} = /** @type {NonNullable<State['game']>} */ (get().game);
    return view.decision ? ownMeasure(cell, view.decision, leadBoard(view), view.rules) : null;
  }

  /** @param {string | null} cell */
  function foretell(cell) {
    if (!asks(get())) return;
    if (cell !== null && !isOpen(get(), cell))
      return dispatch({type: 'refused', error: {code: 'already-shot', args: {cell}}});
    if (cell !== null && mayForetell?.(cell, measureNow(cell)) === false)
      return dispatch({type: 'foretell-kept', cell});
    dispatch({type: 'foretell', cell});
  }

  /** Far on, as far as was foretold. */
  function hurry() {
    const state = get();
    const {step, steps} = /** @type {NonNullable<State['game']>} */ (state.game).view;
    if (asks(state)) return dispatch({type: 'refused', error: {code: 'not-foretold'}});
    const to = wallOf(state) ?? steps;
    dispatch({type: 'go', where: to > step ? to : 'forward'});
  }

  /** What a way along the timeline opens here. @param {string | number} where */
  function open(where) {
    const state = get();
    const {game, present} = state;
    if (!game) return;
    if (where === 'last' || typeof where === 'number') return hurry();
    const isBack = where === 'back';
    const layer = layerOf(state);
    if (asks(state) && !isBack && (!present || layer === 'knew'))
      return dispatch({type: 'refused', error: {code: 'not-foretold'}});
    if (!present) return;
    if (layer === 'choice' && !isBack) return dispatch({type: 'go', where: 'forward'});
    if (game.view.over && !isBack) return;
    dispatch({type: 'layer', by: isBack ? -1 : 1});
  }

  /** @param {'foretell-back' | 'foretell-again'} way the step it was about is gone to */
  function look(way) {
    const teaching = get().teaching;
    const step = way === 'foretell-back' ? teaching?.taken.at(-1)?.step : teaching?.given.at(-1);
    if (step !== undefined && get().game?.view.step !== step - 1)
      dispatch({type: 'go', where: step - 1});
  }

  /** @param {State} state the line shown is another one, or the first */
  function follow({mode, game, teaching}) {
    if (mode !== 'watch' || !game) return;
    const key = lineKey(game.record);
    if (teaching?.key !== key) dispatch({type: 'teaching', teaching: {key, ...shelf.of(key)}});
  }

  /** @param {import('../../games/sea/types.js').KeyPress} press */
  function onKey({does, cell: drawn, board}) {
    const state = get();
    const lead = state.game && boardId(leadBoard(state.game.view).shooter);
    if (state.mode !== 'watch' || state.proving || !state.predict) return;
    if (does === 'enter' && board === lead) foretell((board && state.focuses[board]) ?? drawn);
    if (does === 'undo') dispatch({type: 'foretell-back'});
    if (does === 'redo') dispatch({type: 'foretell-again'});
    if (does !== 'entry' || !asks(state)) return;
    dispatch({type: 'entry', open: true});
    hands.focusId('cell-entry');
  }

  store.on({
    key: onKey,
    cell: (chosen, state) => commandOf(state, chosen) === 'foretell' && foretell(chosen.cell),
    'typed-cell': ({cell}) => cell && foretell(cell),
    'foretell-skip': () => foretell(null),
    'foretell-back': (_action, state, before) =>
      state.teaching !== before.teaching && look('foretell-back'),
    'foretell-again': (_action, state, before) =>
      state.teaching !== before.teaching && look('foretell-again'),
    held: ({where}) => open(where),
    // Whatever was on its way far on, or played by itself, ends where one begins to foretell.
    predict(_action, {predict, mode, game}) {
      if (predict && mode === 'watch' && game) dispatch({type: 'go', where: game.view.step});
    },
    dismiss: () => get().present && dispatch({type: 'present', on: false}),
    'copy-answers': () => dispatch({type: 'copy', text: handedText(get())}),
    'check-answers': ({text}) => dispatch({type: 'answers-read', read: readAnswers(text)}),
  });

  store.hear((action, state, before) => {
    if (state === before) return;
    follow(get());
    const teaching = teachingOf(get());
    if (teaching && teaching.answers !== before.teaching?.answers && action.type !== 'teaching') {
      const keeps = shelf.keep(teaching);
      if (!keeps && !get().forgetful) dispatch({type: 'kept', forgetful: true});
    }
    void work();
  });
  follow(get());
  void work();
}
