// What the worker asks the tutor for, and how a game is told to it.

import {isRefusal} from '../shell/refusal.js';

/** @import {GamesDoor} from './types.js' */

/** The calls on a game that the tutor answers. */
export const TUTORED = /** @type {const} */ (['deductions', 'hint', 'prove', 'level']);

/** @param {Pick<ReturnType<GamesDoor['openGame']>, 'record' | 'glance'>} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @param {unknown} error whether a call was refused for want of what the tutor's module has */
export const isLacking = (error) =>
  isRefusal(error) && ['planner-not-loaded', 'puzzle-not-made'].includes(error.code);

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
