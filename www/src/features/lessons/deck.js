// Decisions of one's own that come back as exercises, each after a longer time. Pure.
import {isCount, isObject, isText} from '../../shell/checks.js';
import {recordParts, upTo} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {USUAL_GOALS} from './format.js';

/** @import {Chapter, Judgement} from './types.js' */
/**
 * @typedef {object} Exercise
 * @property {string} record as far as it had come when the decision was to be made
 * @property {number} step how many actions that are
 * @property {number} due the day from which it comes back, counted from 1970
 * @property {number} streak how often in a row it was answered right
 */

export const DECK_VERSION = 1;
export const MOST_EXERCISES = 500;
/** Files of more are none. */
export const MOST_DECK_FILE = 4 * 2 ** 20;
/** After how many days one comes back, by how often in a row it was answered right; then always after the last of them. */
export const GAPS = [1, 3, 7, 16, 35, 80, 180];

/** Each decision stands once. @param {Exercise} exercise */
export const keyOf = ({record, step}) => `${step} ${record}`;

/** @param {string} record of a whole game @param {number[]} steps at which one acted @param {number} today @returns {Exercise[]} */
export const exercisesOf = (record, steps, today) =>
  steps.map((step) => ({
    record: upTo(record, step - 1),
    step: step - 1,
    due: today + GAPS[0],
    streak: 0,
  }));

/** @param {Exercise[]} deck @param {Exercise[]} more @returns {{deck: Exercise[], added: number, left: number}} what is there already stays as it stands; `left`: so many had no room */
export function joinedDecks(deck, more) {
  const known = new Set(deck.map(keyOf));
  const fresh = more.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)));
  const added = fresh.slice(0, Math.max(0, MOST_EXERCISES - deck.length));
  return {
    deck: [...deck, ...added],
    added: added.length,
    left: fresh.length - added.length,
  };
}

/** @param {Exercise} exercise @param {Judgement} judgement @param {number} today @returns {Exercise} what is answered nearly right comes back as soon as before; what was not due stays as it stands */
export function repeated(exercise, judgement, today) {
  const {streak, due} = exercise;
  if (due > today) return exercise;
  const next = {right: streak + 1, near: streak, wrong: 0}[judgement];
  return {...exercise, streak: next, due: today + GAPS[Math.min(next, GAPS.length - 1)]};
}

/** @param {Exercise[]} deck @returns {Exercise[]} the longest due first */
const byDue = (deck) => deck.toSorted((one, other) => one.due - other.due);

/** @param {Exercise[]} deck @param {number} today @returns {Exercise[]} the longest due first */
export const dueIn = (deck, today) => byDue(deck.filter(({due}) => due <= today));

/** @param {Exercise[]} deck @param {number} today @returns {Exercise[]} those that are due, else those that are due next */
export function nextIn(deck, today) {
  const due = dueIn(deck, today);
  return due.length > 0 ? due : byDue(deck);
}

/** @param {Exercise} exercise @param {string} prompt @returns {Chapter} near-best answers count, by chance and where that can be told by shots */
export const chapterFor = ({record, step}, prompt) => ({
  ...{record, step, prompt},
  ask: 'cell',
  goal: {...USUAL_GOALS.cell, by: 'either'},
});

/** @param {Exercise[]} deck */
export const deckValue = (deck) => ({'spyglass-deck': DECK_VERSION, exercises: deck});

/** @param {Exercise[]} deck */
export const writeDeck = (deck) => JSON.stringify(deckValue(deck));

/** @param {unknown} row @returns {row is Exercise} */
function isExercise(row) {
  if (!isObject(row) || Object.keys(row).length !== 4) return false;
  const {record, step, due, streak} = row;
  if (!isText(record) || record.length > 65_536 || !isCount(step)) return false;
  const {rules, actions} = recordParts(record);
  return (
    /^spyglass\d+$/.test(record.split(' ')[0]) &&
    !rules.startsWith('reversi') &&
    step === actions.length &&
    isCount(due) &&
    due < 1e6 &&
    isCount(streak) &&
    streak < 1e4
  );
}

/** @param {string} text @returns {Exercise[]} refused whole: `no-deck`, `unknown-deck-version`, `bad-deck` */
export function readDeck(text) {
  /** @type {unknown} */
  let value = null;
  try {
    value = text.length > MOST_DECK_FILE ? null : JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // It is none.
  }
  if (!isObject(value) || !Object.hasOwn(value, 'spyglass-deck')) throw refusal('no-deck');
  const version = value['spyglass-deck'];
  if (version !== DECK_VERSION)
    throw refusal('unknown-deck-version', {version: isCount(version) ? version : 0});
  const {exercises} = value;
  if (!Array.isArray(exercises) || exercises.length > MOST_EXERCISES)
    throw refusal('bad-deck', {row: 0});
  const bad = exercises.findIndex((row) => !isExercise(row));
  if (bad >= 0) throw refusal('bad-deck', {row: bad + 1});
  return joinedDecks(
    [],
    exercises.map(({record, step, due, streak}) => ({record, step, due, streak})),
  ).deck;
}
