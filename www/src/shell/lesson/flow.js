// A lesson over time: what opens along the timeline, and what predictions are judged by.
import {codeOf} from '../refusal.js';

/** @typedef {import('../game.d.ts').ShellState} ShellState */
/** @typedef {import('../game.d.ts').Way} Way */
/** @typedef {import('../game.d.ts').Place} Place */

/** After what an answer may be there that is not measured. */
const MEASURED = new Set([
  ...['predicted', 'prediction-again', 'answered', 'opened', 'answers-line', 'engine'],
]);

/**
 * @template {ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @param {ReturnType<typeof import('./lesson.js').createLesson<State, One>>} lesson
 * @param {import('../game.d.ts').Store<State>} store
 * @param {object} around
 * @param {(state: State, step: number, answer: One) => Promise<Partial<Pick<One, 'did' | 'measure'>>>} around.measure counts what an answer is judged by
 * @param {(own: string) => boolean} [around.mayPredict] whether a prediction is counted here; by default each is
 */
export function createLessonFlow(
  {port, asks, answersOf, layerOf, lessonOf, placeOf, wallOf},
  {get, dispatch, hear},
  {measure, mayPredict = () => true},
) {
  const refuse = (/** @type {{code: string}} */ error) => dispatch({type: 'refused', error});
  let working = false;

  async function work() {
    if (working) return;
    working = true;
    try {
      for (;;) {
        const state = get();
        const open = answersOf(state).find(({answer}) => answer.measure === undefined);
        if (!open) return;
        const found = await measure(state, open.step, open.answer).catch(
          (/** @type {unknown} */ error) => ({error}),
        );
        if ('error' in found) {
          // A count that was ended for something else is asked for anew; without an engine the answer waits.
          if (codeOf(found.error, '') === 'stale') continue;
          return;
        }
        const place = placeOf(open.answer);
        dispatch({type: 'measured', key: port.lineOf(state), place, found});
      }
    } finally {
      working = false;
    }
  }

  /** @param {string | null} own null: the question is skipped */
  function predict(own) {
    const state = get();
    if (!asks(state)) return;
    if (own !== null && !port.isOpen(state, own)) return refuse(port.refusal(own));
    if (own === null || mayPredict(own)) dispatch({type: 'predicted', own});
    else dispatch({type: 'prediction-kept', own});
  }

  /** A wish to go farther than the wall: whether a choice is asked for there is known once it is shown. @type {{where: Way, from: number, wall: number} | null} */
  let onward = null;

  /** @param {State} state @param {Way} where @param {number} step */
  function opensFar(state, where, step) {
    if (asks(state)) {
      refuse({code: 'not-foretold'});
      return true;
    }
    const wall = wallOf(state);
    if (wall === null || (where !== 'last' && Number(where) <= wall)) return false;
    onward = {where, from: step, wall};
    dispatch({type: 'go', where: wall});
    return true;
  }

  /** @param {Way} where a way along the timeline @returns {boolean} whether it opens something here, and goes nowhere */
  function opens(where) {
    if (where !== onward?.wall) onward = null;
    const state = get();
    const {game, present} = state;
    if (!game || port.lineOf(state) === null) return false;
    const {step, over} = game.view;
    if (where === 'last' || (typeof where === 'number' && where > step))
      return opensFar(state, where, step);
    const isBack = where === 'back';
    if (!isBack && where !== 'forward' && where !== 'toggle') return false;
    const layer = layerOf(state);
    if (!isBack && asks(state) && (!present || layer === 'knew')) {
      refuse({code: 'not-foretold'});
      return true;
    }
    if (!present) return false;
    if (isBack && layer === (step > 0 ? 'answer' : 'knew')) return false;
    if (!isBack && layer === 'choice') {
      if (where === 'toggle') dispatch({type: 'go', where: 'forward'});
      return where === 'toggle';
    }
    if (isBack || !over) dispatch({type: 'layer', by: isBack ? -1 : 1});
    return true;
  }

  /** A wish to go farther goes on from the step just shown. */
  function goOnward() {
    const state = get();
    const step = state.game?.view.step;
    if (!onward || step === onward.from) return;
    const {where, wall} = onward;
    onward = null;
    if (step === wall && !asks(state)) dispatch({type: 'go', where});
  }

  /** Goes to the step that an answer just taken back, or given again, is about. @param {Place | undefined} place */
  function look(place) {
    if (place === undefined) return;
    const step = port.stepOf(place);
    if (get().game?.view.step !== step) dispatch({type: 'go', where: step});
  }

  hear((action, state, before) => {
    const {given, taken} = lessonOf(state);
    if (action.type === 'prediction-skip') predict(null);
    if (action.type === 'prediction-back' && state.lesson !== before.lesson)
      look(placeOf(/** @type {One} */ (taken.at(-1))));
    if (action.type === 'prediction-again' && state.lesson !== before.lesson) look(given.at(-1));
    if (action.type === 'answered' || action.type === 'opened') goOnward();
    if (MEASURED.has(action.type)) void work();
  });

  return {
    predict,
    opens,
    work,
    asks: () => asks(get()),
    /** Nothing plays by itself past a question, or while a step is presented. */
    stops: () => asks(get()) || Boolean(get().present),
  };
}

/** @typedef {ReturnType<typeof createLessonFlow>} LessonFlow */
