// What an action on the page of Reversi gives to hear; '' for silence.
import {agentDue} from './lesson.js';
import {lessonSay} from './lesson-sentences.js';
import {bestOf, playerOf, shownValues} from './select.js';
import {
  analysisSentence,
  hintSentence,
  nodeSentence,
  refusalSentence,
  squareName,
  statusSentence,
  stepSentence,
  surpriseSentence,
  turnSentence,
  valueSpoken,
} from './sentences.js';

/** @import {ReversiView, State} from './types.js' */
/** @typedef {import('./sentences.js').Said} Said */

/**
 * @param {import('./types.js').Action} action
 * @param {State} state
 * @param {State} before
 * @param {Said} said
 */
export function heard(action, state, before, said) {
  const {words} = said;
  const view = state.game?.view;
  const lesson = lessonSay.heard(action, state, before, said);
  if (lesson) return lesson;
  switch (action.type) {
    case 'answered':
    case 'opened':
      // While an agent has still to answer the turn is not over.
      if (!view || agentDue(state)) return '';
      return [
        ...turnOf(view).map((move) => stepSentence(view, move, said)),
        surpriseSentence(state, said),
        turnSentence(view, false, said),
      ]
        .filter(Boolean)
        .join(' ');
    case 'predicted':
      // The lesson says nothing of an answer before its values are counted.
      return state === before ? '' : words('counting');
    case 'playing':
      if (!before.playing || state.playing || !view) return '';
      return lessonSay.asked(state, said) || statusSentence(state, said);
    case 'refused':
      return state.notice ? refusalSentence(state.notice, said) : '';
    case 'misread':
      return state.misread ? refusalSentence(state.misread, said) : '';
    case 'hinted':
      return hintSentence(state, said);
    case 'valued':
      // Values that are still being searched for would be told again and again.
      return action.result.done ? valuesSpoken(state, said) : '';
    case 'values':
      if (state.values === before.values)
        return state.notice ? refusalSentence(state.notice, said) : '';
      return state.values ? valuesSpoken(state, said) : words('reversi-values-off');
    case 'tree-grown':
    case 'tree-walked':
      return state.tree.nodes.length > 0
        ? nodeSentence(/** @type {import('./types.js').TreeNode} */ (state.tree.nodes.at(-1)), said)
        : '';
    case 'analysis-ended':
      if (action.sought) return '';
      return action.stopped ? words('reversi-stopped') : analysisSentence(state, said);
    case 'surprise-none':
      return surpriseSentence(state, said);
    case 'values-stop':
      // Where the values were put away, that was said.
      return state.values ? words('reversi-stopped') : '';
    case 'hint-stop':
    case 'tree-stop':
      return words('reversi-stopped');
    case 'still-acting':
      return view ? turnSentence(view, state.acting, said) : '';
    case 'said':
      return words(action.key, action.args);
    case 'speak-status':
      return statusSentence(state, said);
    default:
      return '';
  }
}

/** What was played since a person last chose, that choice included. @param {ReversiView} view */
function turnOf(view) {
  const done = view.moves.slice(0, view.step);
  const own = done.findLastIndex(({side}) => playerOf(view, side)?.kind === 'you');
  return done.slice(Math.max(own, done.length - MOST_SPOKEN));
}

/** So many steps are told at once. */
const MOST_SPOKEN = 4;

/** @param {State} state @param {Said} said */
function valuesSpoken(state, said) {
  const best = bestOf(shownValues(state));
  if (!best) return '';
  const square = squareName(best.square, said);
  return said.words('reversi-best-said', {square, value: valueSpoken(best, said)});
}
