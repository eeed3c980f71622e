// A lesson in Reversi in words: what is asked, what an answer came to, the one sentence of each layer.
import {answersAround, layerOf, scoreOf, tallyOf} from './lesson.js';
import {asks, playerOf, positionOf} from './select.js';
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

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').ReversiView} ReversiView */
/** @typedef {import('./lesson.js').Foretold} Foretold */
/** @typedef {import('./sentences.js').Said} Said */

/** @param {ReversiView} view @param {Said} said who is to move */
const mover = (view, said) => (view.toMove ? seatName(view, view.toMove, said) : '');

/** @param {ReversiView} view @param {Said} said */
export const questionSentence = (view, said) =>
  said.words('reversi-foretell-question', {who: mover(view, said)});

/** @param {ReversiView} view @param {Said} said what whoever is to move sees */
export const knewSentence = (view, said) =>
  said.words('reversi-foretell-knew', {
    who: mover(view, said),
    black: view.discs.black,
    white: view.discs.white,
    moves: view.legal.length,
  });

/** @param {Foretold | null} answer @param {Said} said what one foretold came to; '' where nothing was */
export function scoreSentence(answer, said) {
  const {words, names} = said;
  if (!answer) return '';
  const {own, did, measure, tries} = answer;
  const chose = did ? words('reversi-foretell-chose', {square: squareName(did, said)}) : '';
  if (own === null) return words('reversi-foretell-skipped', {chose});
  if (measure === undefined) return words('counting');
  const score = scoreOf(answer);
  const same = did === null ? 'unknown' : own === did ? 'yes' : 'no';
  const told = {own: squareName(own, said), chose, same, tries};
  if (!measure || !score) return words('reversi-foretell-unmeasured', told);
  const value = (/** @type {import('./lesson.js').MoveValue} */ one) =>
    `${valueText(one, said)} (${basisText(one, said)})`;
  return words('reversi-foretell-score', {
    ...told,
    value: value(score.own),
    best: squareName(score.best.square, said),
    bestValue: value(score.best),
    agent: names.agent(measure.agent),
    gives: score.loss === null ? 'result' : score.loss === 0 ? 'nothing' : 'some',
    loss: score.loss === null ? '' : lossText(score.loss, said),
    unit: score.own.kind === 'points' ? 'points' : 'discs',
  });
}

/** @param {State} state @param {Said} said */
export function tallySentence({lesson}, said) {
  const tally = tallyOf(lesson);
  return tally.given + tally.skipped > 0 ? said.words('reversi-foretell-tally', tally) : '';
}

/** @param {State} state as it may be shown @param {Said} said what it weighed */
function mapSentence({game}, said) {
  const view = /** @type {NonNullable<State['game']>} */ (game).view;
  const {decision, toMove} = view;
  const candidates = decision?.candidates ?? [];
  const agent = playerOf(view, toMove)?.agent;
  if (!decision)
    return said.words(agent ? 'counting' : 'reversi-foretell-no-map', {who: mover(view, said)});
  if (candidates.length === 0)
    return said.words('reversi-foretell-no-map', {who: mover(view, said)});
  const sign = decision.side === 'black' ? 1 : -1;
  const best = [...candidates].sort((a, b) => sign * (b.value - a.value)).slice(0, 4);
  const moves = best.map(
    ({square, value}) => `${squareName(square, said)} ${pointsText(value, said)}`,
  );
  return said.words('reversi-foretell-map', {count: candidates.length, moves: moves.join(', ')});
}

/** @param {State} state as it may be shown @param {Said} said the one sentence of a step that is presented */
export function stageSentence(state, said) {
  const {game} = state;
  if (!game) return said.words('engine-loading');
  const {view} = game;
  switch (layerOf(state)) {
    case 'answer':
      if (view.over) return endSentence(view, said);
      return view.last ? stepSentence(view, view.last, said) : '';
    case 'knew':
      return asks(state) ? questionSentence(view, said) : knewSentence(view, said);
    case 'map':
      return mapSentence(state, said);
    default:
      return [scoreSentence(answersAround(state).here, said), reasonSentence(state, said)]
        .filter(Boolean)
        .join(' ');
  }
}

/** @param {State} state @param {Said} said that the page around has taken what was foretold here */
export function keptSentence(state, said) {
  const {game, lesson} = state;
  return game && asks(state) && lesson.kept?.of === positionOf(game)
    ? said.words('reversi-foretell-kept', {square: squareName(lesson.kept.square, said)})
    : '';
}

/** @param {import('./state.js').Action} action @param {State} state as it may be shown @param {State} before @param {Said} said '' where the page has its own words */
export function lessonHeard(action, state, before, said) {
  const {lesson, game} = state;
  if (!game || state === before) return '';
  const view = game.view;
  const asked = () => (asks(state) ? questionSentence(view, said) : '');
  switch (action.type) {
    case 'predict':
      return lesson.predict
        ? asked() || said.words('reversi-foretell-on')
        : said.words('reversi-foretell-off');
    case 'present':
      return lesson.present ? stageSentence(state, said) : said.words('reversi-present-off');
    case 'layer':
      return stageSentence(state, said);
    case 'foretell':
    case 'foretold':
      return scoreSentence(answersAround(state).here, said);
    case 'foretell-kept':
      return keptSentence(state, said);
    case 'foretell-back':
      return said.words('reversi-foretell-taken');
    case 'answered':
    case 'opened':
      if (lesson.present) return stageSentence(state, said);
      return asks(state)
        ? [view.last ? stepSentence(view, view.last, said) : '', asked()].filter(Boolean).join(' ')
        : '';
    default:
      return '';
  }
}
