// Exercises are made of a game's decisions, and each comes back after a longer time. Pure.
import {upTo} from '../../shell/records.js';
import {byDue, dueIn} from './due.js';
import {USUAL_GOALS} from './format.js';

/** @import {Exercise} from './deck.js' */
/** @import {Chapter, Judgement} from './types.js' */

/** After how many days one comes back, by how often in a row it was answered right; then always after the last of them. */
export const GAPS = [1, 3, 7, 16, 35, 80, 180];

/** @param {string} record of a whole game @param {number[]} steps at which one acted @param {number} today @param {string} [by] in Reversi whose search judges @returns {Exercise[]} */
export const exercisesOf = (record, steps, today, by) =>
  steps.map((step) => ({
    record: upTo(record, step - 1),
    step: step - 1,
    due: today + GAPS[0],
    streak: 0,
    ...(by === undefined ? {} : {by}),
  }));

/** @param {Exercise} exercise @param {Judgement} judgement @param {number} today @returns {Exercise} what is answered nearly right comes back as soon as before; what was not due stays as it stands */
export function repeated(exercise, judgement, today) {
  const {streak, due} = exercise;
  if (due > today) return exercise;
  const next = {right: streak + 1, near: streak, wrong: 0}[judgement];
  return {...exercise, streak: next, due: today + GAPS[Math.min(next, GAPS.length - 1)]};
}

/** @param {Exercise[]} deck @param {number} today @returns {Exercise[]} those that are due, else those that are due next */
export function nextIn(deck, today) {
  const due = dueIn(deck, today);
  return due.length > 0 ? due : byDue(deck);
}

/** In discs, below what cannot be told from the best. */
const NEAR_DISCS = 2;

/** @param {Exercise} exercise @param {string} prompt @returns {Chapter} near-best answers count: by chance and where that can be told by shots, in Reversi within the error of the values */
export const chapterFor = ({record, step, by}, prompt) => ({
  ...{record, step, prompt},
  ask: 'cell',
  goal: by ? {by: 'error', agent: by, near: NEAR_DISCS} : {...USUAL_GOALS.cell, by: 'either'},
});
