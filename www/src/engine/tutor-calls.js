// What the worker asks the tutor for, and how a game is told to it.

import {isRefusal} from '../shell/refusal.js';

/** @import {GamesDoor, PuzzleConfig} from './types.js' */

/** The calls on a game that the tutor answers. */
export const TUTORED = /** @type {const} */ (['deductions', 'hint', 'prove', 'level']);

/** @param {Pick<ReturnType<GamesDoor['openGame']>, 'record' | 'glance'>} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @param {unknown} error @returns {{recipe: PuzzleConfig, players: string} | null} the puzzle that has to be made first, and who shall play it */
export function unmade(error) {
  if (!isRefusal(error) || error.code !== 'puzzle-not-made') return null;
  const {rules, seed, players} = error.args ?? {};
  return {
    recipe: {rules: String(rules), seed: String(seed), level: 'easy'},
    players: String(players),
  };
}

/** @param {{record: string}} made @param {string} players @returns {string} the record of a game of theirs on a puzzle that was made */
export function recordFor({record}, players) {
  const [version, rules, start] = record.split(' ');
  return `${version} ${rules} ${start} ${players} -`;
}

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
