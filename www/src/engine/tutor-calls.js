// What workers ask the modules for that are loaded later, and how a game is told to them.

import {isRefusal} from '../shell/refusal.js';

/** @import {GamesDoor} from './types.js' */

/** The calls on a game that the tutor answers. */
export const TUTORED = /** @type {const} */ (['deductions', 'hint', 'prove', 'level']);

/** @param {Pick<ReturnType<GamesDoor['openGame']>, 'record' | 'glance'>} game @returns {Place} what the tutor needs to know of it */
export const placeOf = (game) => ({record: game.record(), step: game.glance().step});

/** @param {unknown} error whether a game was refused for want of a puzzle that the tutor makes */
export const isPuzzleLacking = (error) => isRefusal(error) && error.code === 'puzzle-not-made';

/** @param {unknown} error whether an agent was refused for want of the planner */
export const isPlannerLacking = (error) => isRefusal(error) && error.code === 'planner-not-loaded';

/** @typedef {{record: string, step: number}} Place a game's record, and the step of its line that is looked at */
