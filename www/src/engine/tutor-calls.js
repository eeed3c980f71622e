// What the worker asks the tutor for, and how a game is told to it.

/** @import {GamesDoor} from './types.js' */

/** The calls on a game that the tutor answers, where its module and the games' are one. */
export const TUTORED = /** @type {const} */ ([
  'deductions',
  'hint',
  'prove',
  'level',
  'fleetsBehind',
  'drawFleets',
]);

/** @param {Pick<ReturnType<GamesDoor['openGame']>, 'record' | 'glance'>} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
