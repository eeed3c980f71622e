// Which puzzle is wished for: size, level and number; and the puzzle of each day. Pure.
import {isSeed} from '../../games/sea/address.js';
import {dateOf, isDay, seedOfDay} from '../../shell/utc-days.js';

/** @import {PuzzleWish} from '../../games/sea/address.js' */
/** @import {Level} from '../../engine/types.js' */
/** @typedef {{rules: string, level: string, seed: string}} Recipe all that a puzzle follows from */

/** The numbers of puzzles that are drawn: as a puzzle can be named in class. */
export const MOST_NUMBERS = 999_999;

/** From Sunday to Saturday: the puzzles of a week grow, as newspapers have them. @type {[string, Level][]} */
const WEEK = [
  ['puzzle-10', 'expert'],
  ['puzzle-6', 'easy'],
  ['puzzle-8', 'easy'],
  ['puzzle-8', 'medium'],
  ['puzzle-8', 'hard'],
  ['puzzle-10', 'medium'],
  ['puzzle-10', 'hard'],
];

/** @param {string} day @returns {Recipe | null} the puzzle of that day, the same all over the world */
export function puzzleOfDay(day) {
  const date = isDay(day) && dateOf(day);
  if (!date) return null;
  const [rules, level] = WEEK[date.getUTCDay()];
  return {rules, level, seed: seedOfDay(day)};
}

/**
 * The day whose puzzle this is; a level that is not known yet is taken to be that of the day.
 * @param {{rules: string | undefined, level: string | null, seed: string}} puzzle
 */
export function dayOfPuzzle({rules, level, seed}) {
  const [, ...parts] = /^(\d{4})(\d{2})(\d{2})$/.exec(seed) ?? [];
  const day = parts.join('-');
  const daily = puzzleOfDay(day);
  return daily && daily.rules === rules && [null, daily.level].includes(level) ? day : null;
}

/**
 * @param {PuzzleWish} wish
 * @param {{puzzle: string, level: string}} usual what was wished for the last time
 * @param {{today: string, drawn: string}} now
 * @returns {Recipe | null} null where a day is named that is none
 */
export function recipeOf({rules, level, seed, day}, usual, {today, drawn}) {
  if (day !== undefined) return puzzleOfDay(day === 'today' ? today : day);
  return {
    rules: rules ?? usual.puzzle,
    level: level ?? usual.level,
    seed: seed ?? drawn,
  };
}

/** @param {string} seed @returns {string} the number of the next puzzle */
export function nextNumber(seed) {
  const number = isSeed(seed) ? Number(seed) : 0;
  return String(number < MOST_NUMBERS ? number + 1 : 1);
}
