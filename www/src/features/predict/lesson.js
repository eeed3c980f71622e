// What a lesson asks of a hunt that is watched. Pure.
import {cellIndex} from '../../board/cells.js';
import {leadBoard, maySurprise} from '../../games/sea/select.js';
import {createLesson, lineKey, noLesson} from '../../shell/lesson/lesson.js';
import {upTo} from '../../shell/records.js';
import {didOf, inOrder, ownMeasure} from './answers.js';

/** @typedef {import('../../games/sea/types.js').State} State */
/** @typedef {import('./answers.js').Answer} Answer */

/** @param {State} state @param {number} step @param {import('../../shell/game.d.ts').Layer} [layer] @returns {State} */
function redact(state, step, layer) {
  const game = /** @type {NonNullable<State['game']>} */ (state.game);
  const {view} = game;
  const moves = view.moves.filter((move) => move.step <= step);
  const record = upTo(game.record, step);
  if (!layer) return {...state, game: {...game, record, view: {...view, moves, final: null}}};
  const map = layer === 'map' && view.decision;
  return {
    ...state,
    game: {
      ...game,
      record,
      thought: null,
      view: {
        ...view,
        moves,
        final: null,
        thinking: map === null && view.thinking,
        decision: map ? {...map, cell: null, action: '', reason: {code: '', args: {}}} : null,
      },
    },
  };
}

/** @param {State} state @param {number} step */
const moveTo = ({game}, step) => game?.view.moves.find((move) => move.step === step);

/** @type {import('../../shell/game.d.ts').LessonPort<State, Answer>} */
const port = {
  field: 'step',
  lineOf: ({mode, game}) => (mode === 'watch' && game ? lineKey(game.record) : null),
  placeAt: (_state, step) => step + 1,
  stepOf: (place) => Number(place) - 1,
  mayAsk({mode, game}) {
    if (mode !== 'watch' || !game) return false;
    const {toMove, decision} = game.view;
    return toMove === leadBoard(game.view).shooter && (!decision || didOf(decision) !== null);
  },
  isAgents(state, step) {
    const move = moveTo(state, step + 1);
    const shooter = state.game && leadBoard(state.game.view).shooter;
    return move !== undefined && move.player === shooter && didOf(move) !== null;
  },
  isAbout(state, {step, did}) {
    const move = moveTo(state, step);
    return !move || !did || did.cell === move.cell;
  },
  isOpen({game}, own) {
    if (!game) return false;
    const {rules} = game.view;
    return maySurprise(leadBoard(game.view).marks[cellIndex(own, rules.cols)], rules);
  },
  refusal: (cell) => ({code: 'already-shot', args: {cell}}),
  redact,
  judge({game}, own) {
    const {decision, rules, ...view} = /** @type {NonNullable<State['game']>} */ (game).view;
    const did = didOf(decision);
    if (own === null && decision) return {did, measure: null};
    const board = leadBoard(/** @type {import('../../engine/types.js').View} */ (view));
    const measure = own !== null && decision ? ownMeasure(own, decision, board, rules) : null;
    // Without chances of its own those of all fleets have still to be counted.
    return {did, measure: measure ?? undefined};
  },
  listed: (_state, answers) => inOrder(answers).map((answer) => ({step: answer.step - 1, answer})),
};

export const lesson = createLesson(port);
export const {answersOf, redacted} = lesson;

/** @param {State} state @param {import('../../games/sea/types.js').Action} action @returns {State} what this part of the page makes of an action, after the others */
export function reduceLesson(state, action) {
  // The line is not known as long as nobody has looked for kept answers.
  const known = state.lesson ? state : {...state, lesson: {...noLesson, key: ''}};
  const next = lesson.reduce(known, action, known);
  // A lesson is one for those who watch.
  return next.game && next.mode !== 'watch' && (next.predict || next.present)
    ? {...next, predict: false, present: false}
    : next;
}
