// Which sounds an action gives. Pure.
import {pauseOf} from '../../shell/speed.js';

/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Move, View} from '../../engine/types.js' */
/** @typedef {'fire' | 'water' | 'hit' | 'sunk' | 'end'} Sound */
/** @typedef {{sound: Sound, own: boolean}} Played own: of a shot that a person fired */

/** Where shots are seen one by one. */
const MODES = ['race', 'play', 'watch'];
/** A sound with every step is a noise where steps come that fast. */
const FASTEST_MS = 200;

/** @param {Action} action @param {State} state @param {State} before whether a person fires with it */
function fires(action, {waiting}, before) {
  if (action.type !== 'act' && action.type !== 'cell') return false;
  const {cell} = action;
  const tool = action.type === 'act' ? action.tool : before.tool;
  return tool === 'shoot' && waiting.includes(cell) && !before.waiting.includes(cell);
}

/** @param {Move['answer']} answer @returns {Sound | null} null where the answer is kept back */
function heard(answer) {
  switch (answer?.kind) {
    case 'miss':
      return 'water';
    case 'hit':
    case 'sunk':
      return answer.kind;
    case 'content':
      return answer.content === 'water' ? 'water' : 'hit';
    default:
      return null;
  }
}

/** @param {State} state whether steps follow each other too fast to be heard */
const isTooFast = ({mode, playing, settings}) =>
  (mode !== 'watch' || playing) && pauseOf(settings.speed) <= FASTEST_MS;

/** @param {State} state @param {State} before @param {View} view @returns {Played | null} the answer to the move just made, where it may be heard */
function answerOf(state, before, {last, players, kind}) {
  if (!last || last.withheld) return null;
  const sound = heard(last.answer);
  const isPersons = players[last.player - 1].kind === 'you';
  // What is redone waits for no answer.
  const own = isPersons && last.cell !== null && before.waiting.includes(last.cell);
  // In a race the rival hunts out of sight.
  const isSeen = state.mode === 'watch' || (kind === 'duel' && !isPersons);
  return sound && (own || (isSeen && !isTooFast(state))) ? {sound, own} : null;
}

/**
 * @param {Action} action
 * @param {State} state
 * @param {State} before
 * @returns {Played[]} one after the other
 */
export function soundsOf(action, state, before) {
  if (fires(action, state, before)) return [{sound: 'fire', own: true}];
  const {game, mode} = state;
  const was = before.game;
  if (action.type !== 'answered' || !MODES.includes(mode)) return [];
  if (!game || game.board !== was?.board) return [];
  const {view} = game;
  // A leap along the line is no shot.
  if (view.step !== was.view.step + 1) return [];
  const answer = answerOf(state, before, view);
  const sounds = answer ? [answer] : [];
  if (view.over && view.result?.code !== 'resigned' && (mode !== 'watch' || answer))
    sounds.push({sound: 'end', own: true});
  return sounds;
}
