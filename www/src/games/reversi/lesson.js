// What a lesson asks of Reversi, and whose turn it is while one predicts. Pure.
import {tallyOf as countOf, createLesson, lineKey} from '../../shell/lesson/lesson.js';
import {upTo} from '../../shell/records.js';
import {createAgentDue} from '../../shell/turns/state.js';
import {bestOf, lossOf, playerOf, positionOf, SEATS, yourTurn} from './select.js';

/** @import {MoveValue, Prediction, State} from './types.js' */

/** @param {NonNullable<State['game']>} game @param {number} step */
const positionAt = ({record, view}, step) => positionOf({record, view: {...view, step}});

/** @param {State} state @param {number} step @param {import('../../shell/game.d.ts').Layer} [layer] @returns {State} */
function redact(state, step, layer) {
  const {view, record} = /** @type {NonNullable<State['game']>} */ (state.game);
  const game = {
    ...state.game,
    record: upTo(record, step),
    view: {
      ...view,
      moves: view.moves.slice(0, step),
      series: view.series.filter((one) => one.step <= step),
      transcript: '',
    },
  };
  if (!layer) return {...state, game: /** @type {State['game']} */ (game)};
  const map = layer === 'map' && view.decision;
  return {
    ...state,
    decided: layer === 'answer' ? state.decided : null,
    valued: null,
    hint: null,
    tree: {...state.tree, nodes: [], peeked: null, of: null},
    analysis: {...state.analysis, of: null},
    game: /** @type {State['game']} */ ({
      ...game,
      view: {
        ...game.view,
        thinking: false,
        decision: map ? {...map, square: null, action: ''} : null,
      },
    }),
  };
}

/** @type {import('../../shell/game.d.ts').LessonPort<State, Prediction>} */
const port = {
  field: 'of',
  lineOf: ({game}) => game && lineKey(game.record),
  placeAt: ({game}, step) => (game ? positionAt(game, step) : ''),
  stepOf(place) {
    const [, moves] = String(place).split(' ');
    return moves ? moves.split('.').length : 0;
  },
  // Of one move there is no choice.
  mayAsk: ({game, editor}) =>
    game !== null && !editor && !yourTurn(game.view) && game.view.legal.length > 1,
  isAgents({game}, step) {
    const move = game?.view.moves[step];
    return Boolean(game && move?.square && playerOf(game.view, move.side)?.kind !== 'you');
  },
  isOpen: ({game}, own) => game?.view.legal.some(({square}) => square === own) ?? false,
  refusal: () => ({code: 'no-such-choice'}),
  redact,
  judge({game}, own) {
    const view = game?.view;
    const did = view?.moves[view.step]?.square ?? view?.decision?.square ?? null;
    return {did, measure: own === null ? null : undefined};
  },
  learn(_state, action, before) {
    const heard = /** @type {import('./types.js').Action} */ (action);
    if (heard.type === 'recalled') {
      const {game} = heard;
      return {place: positionOf(game), did: game.view.decision?.square ?? null};
    }
    return heard.type === 'answered' && before.game
      ? {place: positionOf(before.game), did: heard.decision?.square ?? null}
      : null;
  },
  listed({game}, answers) {
    if (!game) return [];
    return Array.from({length: game.view.moves.length + 1}, (_, step) => ({
      step,
      answer: answers[positionAt(game, step)],
    })).filter(({answer}) => answer);
  },
};

export const lesson = createLesson(port);
export const {asks, redacted} = lesson;

/**
 * What a move gives up against the agent's best, on its own scale.
 * @param {Pick<Prediction, 'own' | 'measure'>} answer
 * @returns {{own: MoveValue, best: MoveValue, loss: number | null} | null} `loss` is null where one of the two tells who wins
 */
export function scoreOf({own, measure}) {
  const best = measure ? bestOf(measure.values) : null;
  const value = measure?.values.moves.find(({square}) => square === own);
  if (!best || !value) return null;
  return {own: value, best, loss: lossOf(best, value)};
}

/** @param {(Prediction | import('./answers.js').Row)[]} rows what they come to; points and discs are not added up, so those of one agent count */
export function tallyOf(rows) {
  const isBest = (/** @type {Prediction | import('./answers.js').Row} */ row) =>
    'gives' in row ? row.gives?.loss === 0 : scoreOf(row)?.loss === 0;
  return {
    ...countOf(rows, ({own, did}) => own === did),
    best: rows.filter((row) => row.own !== null && isBest(row)).length,
  };
}

const isDue = createAgentDue(lesson, SEATS);
/** An agent is to act now. @param {State} state */
export const agentDue = (state) => state.editor === null && isDue(state);
