// The one polite live region of the page: one message a turn.

import {named} from '../../shell/coded-sentence.js';
import {sureSaid} from '../../shell/view/sure.js';
import {agentDue, shownView, whereIn} from './select.js';
import {noticeSaid, standSentence, statusSentence} from './sentences.js';

/** @import {Action, State} from './types.js' */
/** @import {View} from '../../engine/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/**
 * What an action gives to hear; '' for silence.
 * @param {Action} action
 * @param {State} state
 * @param {State} before
 * @param {Speech} speech
 */
export function spoken(action, state, before, speech) {
  const {words} = speech;
  const view = shownView(state);
  switch (action.type) {
    case 'answered':
    case 'opened':
      // Of a puzzle its part of the page tells what was marked.
      if (state.mode === 'puzzle') return '';
      // While an agent plays by itself, or has still to answer, the turn is not over.
      if (state.playing || agentDue(state)) return '';
      // Of an end its part of the page tells, where it can be had.
      if (view.over && state.parts.ending !== 'failed') return '';
      return turnSentence(action, state, before, speech);
    case 'engine':
      return action.status.phase === 'restarted' ? words('engine-restarted') : '';
    case 'playing':
      return before.playing && !state.playing
        ? `${statusSentence(state, speech)} ${words('status-paused', whereIn(view))}`
        : '';
    case 'cell':
      return state.aim && state.aim !== before.aim ? statusSentence(state, speech) : '';
    case 'part':
      // A refusal whose words had still to come.
      return action.name === 'refusals' && action.status !== 'coming'
        ? noticeSaid(state, speech)
        : '';
    case 'refused':
    case 'noticed':
      return noticeSaid(state, speech);
    case 'sure':
      return sureSaid(action, words);
    case 'reveal':
      return words(state.reveal ? 'status-revealed' : 'status-hidden');
    case 'speak-status':
      return standSentence(state, speech);
    case 'said':
      return words(action.key, action.args && named(action.args, speech.names));
    case 'speak-last':
      return words('status-start');
    default:
      return '';
  }
}

/** @param {Action} action @param {State} state @param {State} before @param {Speech} speech what was taken back, and where the game stands now */
export const turnSentence = (action, state, before, speech) =>
  [undoneSentence(action, shownView(state), before, speech), statusSentence(state, speech)]
    .filter(Boolean)
    .join(' ');

/** @param {Action} action @param {View} view what it led to @param {State} before @param {Speech} speech which move was taken back, '' where none was */
function undoneSentence(action, view, {game}, {words, names}) {
  if (action.type !== 'answered' || action.method !== 'undo') return '';
  // The agents' replies go with it.
  const cell = game?.view.moves.find(({step}) => step > view.step)?.cell;
  return cell ? words('status-undone', {cell: names.cell(cell)}) : '';
}

/** @typedef {typeof spoken} Teller */

/**
 * Says what each action gives to hear, and says it again when asked to.
 * @param {(text: string) => void} say
 * @param {Teller[]} tellers asked one after the other; parts of the page that come later add their own
 */
export function createSpeaking(say, tellers = [spoken]) {
  let last = '';
  /** @type {Teller} */
  const firstText = (...heard) => tellers.reduce((text, teller) => text || teller(...heard), '');
  /** @param {Action} action @param {State} state @param {State} before @param {Speech} speech */
  return (action, state, before, speech) => {
    if (action.type === 'speak-last' && last) return say(last);
    const text = firstText(action, state, before, speech);
    // What was said of a position is not true of the next one, nor a refusal of what came after it; and in another language it is read wrong.
    const isPast =
      action.type === 'other-language' ||
      state.editing?.text !== before.editing?.text ||
      (before.editing?.fault && !state.editing?.fault);
    if (text === '' && !(isPast && last)) return;
    last = text;
    say(text);
  };
}
