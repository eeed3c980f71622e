// A game that is over: how it ended, what each shot had found by then, and where a hunt lies among those of agents. Pure.

import hunts from '../../data/hunts.json' with {type: 'json'};
import {rivalOf, seaOf, yourSeat} from '../../games/sea/select.js';
import {hasFound} from '../../games/sea/timeline-marks.js';
import {agentParts} from '../../shell/players.js';

/** @import {Ending} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {Move, View} from '../../engine/types.js' */
/** @typedef {{from: number, games: number[]}} Hunts how many games took `from` shots, one more, and so on */

/** @type {Record<string, Record<string, Hunts>>} */
const MEASURED = hunts.rules;

/** The agents a person meets one after the other, the weakest first. */
const LADDER = ['random', 'hunt', 'parity', 'probability-map', 'exact', 'planner'];

/** @type {Ending} */
const none = {view: null, record: '', fresh: false, both: false, agent: null};

/** @param {State} state @param {Action} action @returns {State} */
export function reduceEnding(state, action) {
  const known = state.ending ?? none;
  const {game} = state;
  switch (action.type) {
    case 'both-boards':
      return {...state, ending: {...known, both: !known.both}};
    case 'results-agent':
      return {...state, ending: {...known, agent: action.agent}};
    case 'opened':
    case 'answered': {
      if (!game) return state;
      const isKnown = known.record === game.record;
      const kept = action.type === 'answered' && known.view ? known : {...known, both: false};
      if (!game.view.over)
        return isKnown ? state : {...state, ending: {...kept, view: null, record: ''}};
      const fresh = action.type === 'answered' && (!isKnown || known.fresh);
      return {...state, ending: {...kept, view: game.view, record: game.record, fresh}};
    }
    default:
      return state;
  }
}

/** @param {State} state @param {View} view what is shown @returns {View | null} the game as it ended; null where only an earlier step of it was seen */
export function endOf({game, ending}, view) {
  if (view.over) return view;
  return game?.view.ended && ending?.record === game.record ? ending.view : null;
}

/** @param {Move} move */
export const isShot = ({action, withheld}) => action.startsWith('F') && !withheld;

/** @param {View} view @param {number} player @returns {number[] | null} how many ship cells that player had found after each shot; null where not every answer says */
export function foundBy({moves}, player) {
  const shots = moves.filter((move) => move.player === player && isShot(move));
  if (shots.some(({answer}) => answer?.kind === 'unrevealed')) return null;
  let found = 0;
  return shots.map((move) => {
    found += Number(hasFound(move));
    return found;
  });
}

/** @param {View} view @param {number} player how many ship cells there are to be found */
export const cellsToFind = (view, player) =>
  seaOf(view, player).fleet.reduce((sum, {count, length}) => sum + count * length, 0);

/** @param {State} state @param {View} view a game that is over @returns {{agents: Record<string, Hunts>, chosen: string, shots: number, games: number} | null} what agents needed, for a whole hunt of one's own whose rules were measured */
export function measuredFor({mode, game, ending}, view) {
  const agents = MEASURED[view.rules.id ?? ''];
  const you = yourSeat(view);
  const isWhole = view.over && view.kind === 'race' && view.result?.code !== 'resigned';
  if (!agents || !you || !isWhole || mode !== 'race' || game?.friend) return null;
  const ids = Object.keys(agents);
  const rival = agentParts(rivalOf(view)?.agent ?? '').id;
  const wanted = [ending?.agent, 'exact', rival, ids.at(-1)];
  const chosen = /** @type {string} */ (wanted.find((id) => id && ids.includes(id)));
  return {agents, chosen, shots: you.shots, games: hunts.games};
}

/** @param {string} agent that was beaten @param {string[]} able those that can play @returns {string | null} the one to meet next */
export function nextRival(agent, able) {
  const at = LADDER.indexOf(agentParts(agent).id);
  return (at >= 0 && LADDER.slice(at + 1).find((id) => able.includes(id))) || null;
}

/**
 * How many of an agent's games took fewer shots than one's own, as many, more.
 * @param {Hunts} hunts
 * @param {number} shots
 */
export function standing({from, games}, shots) {
  const sum = (/** @type {number[]} */ some) => some.reduce((all, one) => all + one, 0);
  const at = shots - from;
  const fewer = sum(games.slice(0, Math.max(at, 0)));
  const alike = games[at] ?? 0;
  return {fewer, alike, more: sum(games) - fewer - alike, all: sum(games)};
}

/** @param {Hunts} hunts @param {number} [width] of a bin @returns {{from: number, to: number, games: number}[]} */
export function bins({from, games}, width = 4) {
  const first = Math.floor(from / width) * width;
  const last = from + games.length - 1;
  return Array.from({length: Math.floor((last - first) / width) + 1}, (_, bin) => {
    const start = first + bin * width;
    const own = games.slice(Math.max(start - from, 0), Math.max(start + width - from, 0));
    return {from: start, to: start + width - 1, games: own.reduce((sum, one) => sum + one, 0)};
  });
}
