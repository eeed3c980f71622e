// A lesson in Reversi as it goes: what was foretold is held against values, and steps open layer by layer.
import {layerOf, wallOf} from './lesson.js';
import {answerHere, asks, playerOf, squareOf} from './select.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./flow.js').Store} Store */
/** @typedef {import('./flow.js').Client} Client */

/** After what an answer may be there that is not measured. */
const MEASURED = new Set(['foretell', 'foretell-again', 'answered', 'opened', 'answers-line']);

/**
 * @param {Store} store
 * @param {Client} client
 * @param {(square: string) => boolean} [mayForetell] whether a square foretold is counted here
 */
export function createLessonFlow({get, dispatch, hear}, client, mayForetell = () => true) {
  const refuse = (/** @type {string} */ code) => dispatch({type: 'refused', error: {code}});

  /** Whose values count: those of the agent itself; one that draws has none. @param {State} state */
  function valuerOf({game, options}) {
    const agent = game && playerOf(game.view, game.view.toMove)?.agent;
    return agent && agent !== 'reversi-random' ? agent : options.valuer;
  }

  async function measure() {
    const state = get();
    const {game} = state;
    const answer = answerHere(state);
    if (!game || !answer || answer.measure !== undefined) return;
    const {of} = answer;
    const agent = valuerOf(state);
    try {
      const values = await client.call('values', [game.record, game.view.step, agent, 'foretold']);
      dispatch({type: 'foretold', of, measure: {agent, values}});
    } catch {
      // Ended for another one, or without an engine: it is asked for again where one comes by.
    }
  }

  /** @param {string} cell */
  function foretell(cell) {
    const square = squareOf(cell);
    const isLegal = get().game?.view.legal.some((move) => move.square === square);
    if (!isLegal) return refuse('no-such-choice');
    dispatch({type: mayForetell(square) ? 'foretell' : 'foretell-kept', square});
  }

  /** How many moves a position has is known once one is there: the way on from where nothing was to be asked. @type {{where: unknown, from: number, wall: number} | null} */
  let onward = null;

  /** @returns {boolean} whether a wish to go farther goes on from here */
  function goesOnward() {
    const state = get();
    const step = state.game?.view.step;
    if (!onward || step === onward.from) return false;
    const {where, wall} = onward;
    onward = null;
    if (step !== wall || asks(state)) return false;
    dispatch({type: 'go', where});
    return true;
  }

  /** @param {unknown} where @returns {boolean} whether it opens something here, and goes nowhere */
  function opens(where) {
    if (where !== onward?.wall) onward = null;
    const state = get();
    const {lesson, game} = state;
    if (!game) return false;
    const layer = layerOf(state);
    const isFar = where === 'last' || (typeof where === 'number' && where > game.view.step);
    if (isFar && asks(state)) {
      refuse('not-foretold');
      return true;
    }
    const wall = isFar ? wallOf(state) : null;
    if (wall !== null && (where === 'last' || Number(where) > wall)) {
      onward = {where, from: game.view.step, wall};
      dispatch({type: 'go', where: wall});
      return true;
    }
    if (where === 'forward' && asks(state) && (!lesson.present || layer === 'knew')) {
      refuse('not-foretold');
      return true;
    }
    if (!lesson.present) return false;
    const first = game.view.step > 0 ? 'answer' : 'knew';
    const isOn = where === 'forward' && layer !== 'choice' && !game.view.over;
    const isBack = where === 'back' && layer !== first;
    if (isOn || isBack) dispatch({type: 'layer', by: isOn ? 1 : -1});
    return isOn || isBack;
  }

  hear((action, state) => {
    if (MEASURED.has(action.type)) void measure();
    if (action.type === 'foretell-skip' && asks(state)) dispatch({type: 'foretell', square: null});
  });

  return {foretell, opens, goesOnward};
}
