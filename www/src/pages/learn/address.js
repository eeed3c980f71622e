// The link to what is seen on Learn, and back. What cannot be read is named, and left at what it is at first.
import {
  ANNOUNCES,
  CONTACTS,
  firstConfig,
  firstLine,
  MOST_FREE,
  MOST_LENGTH,
  MOST_SHIPS,
  POLICIES,
  SIDES,
} from './state.js';

/** @typedef {import('./state.js').State} State */

const last = Math.max(...SIDES);

/** @param {string | undefined} text @param {number} least @param {number} most @returns {number | null} */
function whole(text, least, most) {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return least <= number && number <= most ? number : null;
}

/** @param {string} text */
function sidesOf(text) {
  const [, cols, rows] = /^(\d)x(\d)$/.exec(text) ?? [];
  const sides = {cols: whole(cols, 1, last) ?? 0, rows: whole(rows, 1, last) ?? 0};
  return sides.cols && sides.rows ? sides : null;
}

/** @param {string} text */
function lengthsOf(text) {
  const lengths = text.split(',').map((each) => whole(each, 1, last) ?? 0);
  const isFleet = lengths.length <= MOST_SHIPS && lengths.every(Boolean);
  return isFleet ? lengths.sort((a, b) => b - a) : null;
}

const pathOf = (/** @type {string} */ text) =>
  /^\d(\.\d)*$/.test(text) ? text.split('.').map(Number) : null;

/** @param {string} search */
export function readLearn(search) {
  const asked = new URLSearchParams(search);
  /** @type {string[]} */
  const unread = [];
  /**
   * @template Value
   * @param {string} name
   * @param {(text: string) => Value | null | undefined} how
   * @param {Value} usual
   * @returns {Value}
   */
  function read(name, how, usual) {
    const text = asked.get(name);
    if (text === null) return usual;
    const value = how(text) ?? null;
    if (value === null) unread.push(name);
    return value ?? usual;
  }
  /** @template {string} Word @param {string} name @param {readonly Word[]} words */
  const oneOf = (name, words) =>
    read(name, (text) => words.find((word) => word === text), words[0]);
  /** @param {keyof typeof firstLine} name @param {number} least @param {number} most */
  const number = (name, least, most) =>
    read(name, (text) => whole(text, least, most), firstLine[name]);
  return {
    config: {
      ...read('size', sidesOf, {cols: firstConfig.cols, rows: firstConfig.rows}),
      lengths: read('fleet', lengthsOf, firstConfig.lengths),
      contact: oneOf('contact', CONTACTS),
      announce: oneOf('announce', ANNOUNCES),
    },
    policy: oneOf('policy', POLICIES),
    path: read('path', pathOf, /** @type {number[]} */ ([])),
    line: {
      before: number('before', 0, MOST_FREE),
      behind: number('behind', 0, MOST_FREE),
      length: number('length', 1, MOST_LENGTH),
    },
    unread,
  };
}

/** @param {State} state */
export function writeLearn({board, policy, path, line}) {
  const query = new URLSearchParams();
  query.set('size', `${board.cols}x${board.rows}`);
  query.set('fleet', board.lengths.join(','));
  if (board.contact !== CONTACTS[0]) query.set('contact', board.contact);
  if (board.announce !== ANNOUNCES[0]) query.set('announce', board.announce);
  if (policy !== POLICIES[0]) query.set('policy', policy);
  if (path.length > 0) query.set('path', path.join('.'));
  for (const name of /** @type {const} */ (['before', 'behind', 'length']))
    if (line[name] !== firstLine[name]) query.set(name, String(line[name]));
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
