// Decisions of one's own that come back as exercises, as they are kept. Pure.
import {isCount, isObject, isText} from '../../shell/checks.js';
import {recordParts} from '../../shell/records.js';
import {refusal} from '../../shell/refusal.js';
import {isEngineName} from '../../shell/reversi-rules.js';
import {clipped, gameOf, versionSaid} from './format.js';

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

/** The lowest version that has them all, so that as many as possible can read it. @param {Exercise[]} deck */
export const deckValue = (deck) => ({
  'spyglass-deck': DECK_VERSIONS[deck.some(({by}) => by !== undefined) ? 1 : 0],
  exercises: deck,
});

/** @param {Exercise[]} deck */
export const writeDeck = (deck) => JSON.stringify(deckValue(deck));

/** @param {unknown} by who judges a move @param {number} version */
export const isJudge = (by, version) =>
  version > 1 && isText(by) && by.length <= 400 && isEngineName(by);

/** What ends a game: after it there is nothing to decide. */
const GIVEN_UP = /^\d*S$/;

/** @param {unknown} row @param {number} version @returns {string | null} what of it is wrong; null of an exercise */
function faultIn(row, version) {
  if (!isObject(row)) return 'exercises';
  const {record, step, due, streak, by, ...more} = row;
  if (!isText(record) || record.length > 65_536) return 'record';
  const {version: written, actions} = recordParts(record);
  if (!/^spyglass\d+$/.test(written) || actions.some((one) => GIVEN_UP.test(one))) return 'record';
  const isSea = gameOf({record}) === 'sea';
  const [other] = Object.keys(more);
  const isFit = {
    step: step === actions.length,
    due: isCount(due) && due < 1e6,
    streak: isCount(streak) && streak < 1e4,
    by: isSea ? !Object.hasOwn(row, 'by') : isJudge(by, version),
    [clipped(other ?? '')]: other === undefined,
  };
  return Object.entries(isFit).find(([, fits]) => !fits)?.[0] ?? null;
}

/** @param {number} row from 1; 0 of the whole list @param {string} cause what is wrong there */
export const badDeck = (row, cause) => refusal('bad-deck', {row, cause, most: MOST_EXERCISES});

/** @param {string} text @param {boolean} [isRest] what of a known version can be read, rather than all or nothing @returns {Exercise[]} refused: `no-deck`, `deck-too-large`, `unknown-deck-version`, `bad-deck` */
export function readDeck(text, isRest = false) {
  if (text.length > MOST_DECK_FILE) throw refusal('deck-too-large');
  /** @type {unknown} */
  let value = null;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // It is none.
  }
  if (!isObject(value) || !Object.hasOwn(value, 'spyglass-deck')) throw refusal('no-deck');
  const version = Number(value['spyglass-deck']);
  if (!DECK_VERSIONS.includes(version) || version !== value['spyglass-deck'])
    throw refusal('unknown-deck-version', {version: versionSaid(value['spyglass-deck'])});
  const {exercises} = value;
  if (!Array.isArray(exercises)) throw badDeck(0, 'absent');
  if (exercises.length > MOST_EXERCISES && !isRest) throw badDeck(0, 'too-many');
  const faults = exercises.map((row) => faultIn(row, version));
  const bad = faults.findIndex((fault) => fault !== null);
  if (bad >= 0 && !isRest) throw badDeck(bad + 1, faults[bad] ?? '');
  const good = exercises.filter((_, place) => faults[place] === null);
  return joinedDecks(
    [],
    good.map(({record, step, due, streak, by}) => ({
      ...{record, step, due, streak},
      ...(by === undefined ? {} : {by}),
    })),
  ).deck;
}
