// Decisions of one's own that come back as exercises, as they are kept. Pure.
import {isCount, isObject, isText} from '../../shell/checks.js';
import {recordParts} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {ENGINE} from '../../shell/reversi-rules.js';
import {gameOf} from './format.js';

/**
 * @typedef {object} Exercise
 * @property {string} record as far as it had come when the decision was to be made
 * @property {number} step how many actions that are
 * @property {number} due the day from which it comes back, counted from 1970
 * @property {number} streak how often in a row it was answered right
 * @property {string} [by] in Reversi, and nowhere else: whose search judges moves
 */

/** In the first version there are exercises of the seas alone. */
export const DECK_VERSIONS = [1, 2];
export const MOST_EXERCISES = 500;
/** Files of more are none. */
export const MOST_DECK_FILE = 4 * 2 ** 20;
/** The day, counted from 1970. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** Each decision stands once. @param {Exercise} exercise */
export const keyOf = ({record, step}) => `${step} ${record}`;

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

/** @param {Exercise[]} deck @returns {Exercise[]} the longest due first */
export const byDue = (deck) => deck.toSorted((one, other) => one.due - other.due);

/** @param {Exercise[]} deck @param {number} today @returns {Exercise[]} the longest due first */
export const dueIn = (deck, today) => byDue(deck.filter(({due}) => due <= today));

/** The lowest version that has them all, so that as many as possible can read it. @param {Exercise[]} deck */
export const deckValue = (deck) => ({
  'spyglass-deck': DECK_VERSIONS[deck.some(({by}) => by !== undefined) ? 1 : 0],
  exercises: deck,
});

/** @param {Exercise[]} deck */
export const writeDeck = (deck) => JSON.stringify(deckValue(deck));

/** @param {unknown} by who judges a move @param {number} version */
const isJudge = (by, version) => version > 1 && isText(by) && by.length <= 400 && ENGINE.test(by);

/** @param {unknown} row @param {number} version @returns {row is Exercise} */
function isExercise(row, version) {
  if (!isObject(row)) return false;
  const {record, step, due, streak, by} = row;
  if (!isText(record) || record.length > 65_536 || !isCount(step)) return false;
  const {version: written, actions} = recordParts(record);
  const isSea = gameOf({record}) === 'sea';
  return (
    Object.keys(row).length === (isSea ? 4 : 5) &&
    (isSea || isJudge(by, version)) &&
    /^spyglass\d+$/.test(written) &&
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
  const version = Number(value['spyglass-deck']);
  if (!DECK_VERSIONS.includes(version) || version !== value['spyglass-deck'])
    throw refusal('unknown-deck-version', {version: isCount(version) ? version : 0});
  const {exercises} = value;
  if (!Array.isArray(exercises) || exercises.length > MOST_EXERCISES)
    throw refusal('bad-deck', {row: 0});
  const bad = exercises.findIndex((row) => !isExercise(row, version));
  if (bad >= 0) throw refusal('bad-deck', {row: bad + 1});
  return joinedDecks(
    [],
    exercises.map(({record, step, due, streak, by}) => ({
      ...{record, step, due, streak},
      ...(by === undefined ? {} : {by}),
    })),
  ).deck;
}
