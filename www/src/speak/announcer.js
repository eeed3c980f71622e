// The one polite live region of the page: one message a turn.
import {agentDue, shownView} from '../state/select.js';
import {
  codedSentence,
  endSentence,
  helpSentence,
  noticeSentence,
  standSentence,
  statusSentence,
} from './sentences.js';

/** @typedef {import('../state/reduce.js').State} State */
/** @typedef {import('../state/reduce.js').Action} Action */
/** @typedef {import('./sentences.js').Speech} Speech */

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
      // While an agent plays by itself, or has still to answer, the turn is not over.
      if (state.playing || agentDue(state)) return '';
      return [
        statusSentence(state, speech),
        ...(view.over ? [endSentence(view, speech), helpSentence(state, speech)] : []),
      ]
        .filter(Boolean)
        .join(' ');
    case 'engine':
      return action.status.phase === 'restarted' ? words('engine-restarted') : '';
    case 'playing':
      return before.playing && !state.playing
        ? `${statusSentence(state, speech)} ${words('status-paused', {step: view.step, steps: view.steps})}`
        : '';
    case 'aim':
      return action.cell ? statusSentence(state, speech) : '';
    case 'refused':
    case 'noticed':
      return state.notice ? noticeSentence(state.notice, speech) : '';
    case 'reveal':
      return words(state.reveal ? 'status-revealed' : 'status-hidden');
    case 'speak-status':
      return standSentence(state, speech);
    case 'said':
      return words(action.key, action.args);
    case 'deploy-pick':
    case 'deploy-drop':
    case 'deploy-turn':
    case 'deploy-carry':
    case 'deploy-lay':
    case 'deploy-faults':
      return deployingSpoken(action, state, before, speech);
    default:
      return '';
  }
}

/** @param {Action} action @param {State} state @param {State} before @param {Speech} speech */
function deployingSpoken(action, {deploying}, before, speech) {
  if (!deploying) return '';
  const {words, names} = speech;
  const {picked, ships, refusal, faults} = deploying;
  if (refusal) return codedSentence(refusal, 'deploy', speech);
  if (action.type === 'deploy-pick' && picked)
    return words('deploy-picked', {ship: names.ship(ships[picked.index].name)});
  if (
    action.type === 'deploy-carry' ||
    action.type === 'deploy-turn' ||
    action.type === 'deploy-lay'
  ) {
    // A ship that is dragged passes many cells; only steps by key are heard.
    if (!picked || action.dragged) return '';
    return `${names.cell(picked.cells[0])}–${names.cell(picked.cells.at(-1))}`;
  }
  if (action.type === 'deploy-faults' && faults !== before.deploying?.faults) {
    return faults.map((fault) => codedSentence(fault, 'fault', speech)).join(' ');
  }
  const put = action.type === 'deploy-drop' ? before.deploying?.picked : null;
  return put
    ? words('deploy-placed', {
        ship: names.ship(ships[put.index].name),
        cell: names.cell(put.cells[0]),
      })
    : '';
}

/**
 * Says what each action gives to hear, and says it again when asked to.
 * @param {(text: string) => void} say
 */
export function createSpeaking(say) {
  let last = '';
  /** @param {Action} action @param {State} state @param {State} before @param {Speech} speech */
  return (action, state, before, speech) => {
    if (action.type === 'speak-last') return say(last || speech.words('status-start'));
    const text = spoken(action, state, before, speech);
    if (text === '') return;
    last = text;
    say(text);
  };
}

/**
 * @param {HTMLElement} region
 * @returns {(text: string) => void}
 */
export function createAnnouncer(region) {
  let frame = 0;
  return (text) => {
    cancelAnimationFrame(frame);
    // Emptied first: a region given the same text twice stays silent the second time.
    region.textContent = '';
    frame = requestAnimationFrame(() => {
      region.textContent = text;
    });
  };
}
