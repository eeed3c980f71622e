// What Reversi says of a lesson.
import {createLessonSentences} from '../../shell/lesson/sentences.js';
import {lesson, scoreOf, tallyOf} from './lesson.js';
import {playerOf} from './select.js';
import {
  basisText,
  endSentence,
  lossText,
  pointsText,
  reasonSentence,
  seatName,
  squareName,
  stepSentence,
  valueText,
} from './sentences.js';

/** @import {State} from './types.js' */
/** @typedef {import('./sentences.js').Said} Said */

/** @param {State} state */
const viewOf = ({game}) => /** @type {NonNullable<State['game']>} */ (game).view;

/** @param {State} state @param {Said} said who is to move */
function mover(state, said) {
  const view = viewOf(state);
  return view.toMove ? seatName(view, view.toMove, said) : '';
}

/** @param {import('./types.js').Prediction} answer @param {Said} said what a prediction came to */
function scoreSentence(answer, said) {
  const {words, names} = said;
  const {own, did, measure, tries} = answer;
  const chose = did ? words('reversi-predict-chose', {square: squareName(did, said)}) : '';
  if (own === null) return words('reversi-predict-skipped', {chose});
  if (measure === undefined) return words('counting');
  const score = scoreOf(answer);
  const same = did === null ? 'unknown' : own === did ? 'yes' : 'no';
  const args = {own: squareName(own, said), chose, same, tries};
  if (!measure || !score) return words('reversi-predict-unmeasured', args);
  const value = (/** @type {import('./types.js').MoveValue} */ one) =>
    `${valueText(one, said)} (${basisText(one, said)})`;
  return words('reversi-predict-score', {
    ...args,
    value: value(score.own),
    best: squareName(score.best.square, said),
    bestValue: value(score.best),
    agent: names.agent(measure.agent),
    gives: score.loss === null ? 'result' : Math.round(score.loss) === 0 ? 'nothing' : 'some',
    loss: score.loss === null ? '' : lossText(score.loss, said),
    unit: score.own.kind === 'points' ? 'points' : 'discs',
  });
}

/** @param {State} state @param {Said} said what the agent to move weighed */
function mapSentence(state, said) {
  const {decision, toMove} = viewOf(state);
  const candidates = decision?.candidates ?? [];
  const agent = playerOf(viewOf(state), toMove)?.agent;
  if (!decision && agent) return said.words('counting');
  if (!decision || candidates.length === 0)
    return said.words('reversi-predict-no-map', {who: mover(state, said)});
  const sign = decision.side === 'black' ? 1 : -1;
  const best = [...candidates].sort((a, b) => sign * (b.value - a.value)).slice(0, 4);
  const moves = best.map(
    ({square, value}) => `${squareName(square, said)} ${pointsText(value, said)}`,
  );
  return said.words('reversi-predict-map', {count: candidates.length, moves: moves.join(', ')});
}

/** @type {import('../../shell/lesson/sentences.js').Say<State, import('./types.js').Prediction, Said>} */
const say = {
  question: (state, said) => said.words('reversi-predict-question', {who: mover(state, said)}),
  knew: (state, said) =>
    said.words('reversi-predict-knew', {
      who: mover(state, said),
      black: viewOf(state).discs.black,
      white: viewOf(state).discs.white,
      moves: viewOf(state).legal.length,
    }),
  map: mapSentence,
  choice(state, said) {
    const {here} = lesson.answersAround(state);
    return [here && scoreSentence(here, said), reasonSentence(state, said)]
      .filter(Boolean)
      .join(' ');
  },
  move(state, said) {
    const view = viewOf(state);
    return view.last ? stepSentence(view, view.last, said) : '';
  },
  end: (state, said) => endSentence(viewOf(state), said),
  score: (answer, _state, said) => scoreSentence(answer, said),
  tally({lesson: {answers}}, said) {
    const rows = Object.values(answers);
    return rows.length > 0 ? said.words('reversi-predict-tally', tallyOf(rows)) : '';
  },
  name: squareName,
};

export const lessonSay = createLessonSentences(lesson, say);
