// What is said while a fleet is laid out: by the line under the board, and by the live region.
import {codedSentence} from '../../../shell/coded-sentence.js';

/** @import {Action, State} from '../types.js' */
/** @import {Speech} from '../../../shell/coded-sentence.js' */

const SPEAKS = new Set([
  'deploy-fleet',
  'deploy-clear',
  'deploy-cancel',
  'deploy-pick',
  'deploy-drop',
  'deploy-turn',
  'deploy-carry',
  'deploy-lay',
  'deploy-faults',
  'deploy-challenged',
  'deploy-uncover',
  'deploy-two',
]);

/** @param {State} state @param {Speech} speech what the line under the board says */
export function deployingSentence({deploying, touch}, speech) {
  if (!deploying) return '';
  const {words, names} = speech;
  const {picked, ships, refusal, faults, first, two} = deploying;
  if (refusal) {
    const args = {...refusal.args, cell: picked?.grip ?? ''};
    return codedSentence({...refusal, args}, 'deploy', speech);
  }
  if (picked) {
    const ship = names.ship(ships[picked.index].name);
    return words(touch ? 'deploy-picked-touch' : 'deploy-picked', {ship});
  }
  const missing = ships.filter(({cells}) => cells.length === 0).length;
  if (missing > 0) return words('deploy-missing', {count: missing});
  if (faults.length > 0) return words('error-illegal-fleet');
  return words(two && !first ? 'deploy-legal-first' : 'deploy-legal');
}

/**
 * What an action gives to hear; '' for silence.
 * @param {Action} action
 * @param {State} state
 * @param {State} before
 * @param {Speech} speech
 */
export function deployingSpoken(action, state, before, speech) {
  if (!SPEAKS.has(action.type)) return '';
  const {deploying} = state;
  if (!deploying || deploying.covered) return '';
  const {words, names} = speech;
  const {picked, ships, refusal, faults} = deploying;
  const line = deployingSentence(state, speech);
  if (refusal) return action.type === 'deploy-faults' ? '' : line;
  switch (action.type) {
    case 'deploy-uncover':
      return [`${words('deploy-title-second')}.`, line, words('deploy-by-keys')].join(' ');
    case 'deploy-two':
      return `${words(deploying.two ? 'deploy-title-first' : 'deploy-title')}. ${line}`;
    case 'deploy-fleet':
      return action.opens
        ? [`${words('deploy-title')}.`, line, words('deploy-by-keys')].join(' ')
        : line;
    case 'deploy-carry':
    case 'deploy-turn':
    case 'deploy-lay':
      // A ship that is dragged passes many cells; only steps by key are heard.
      if (action.type === 'deploy-carry' && action.dragged) return '';
      return picked ? `${names.cell(picked.cells[0])}–${names.cell(picked.cells.at(-1))}` : line;
    case 'deploy-faults':
      return faults === before.deploying?.faults
        ? ''
        : faults.map((fault) => codedSentence(fault, 'fault', speech)).join(' ');
    case 'deploy-challenged':
      return words('challenge-made');
    case 'deploy-drop': {
      const put = before.deploying?.picked;
      if (!put) return '';
      const ship = names.ship(ships[put.index].name);
      return words('deploy-placed', {ship, cell: names.cell(put.cells[0])});
    }
    default:
      return line;
  }
}
