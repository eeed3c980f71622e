// The link to what is seen on Learn, and back. What cannot be read is left at what it is at first.
import {
  ANNOUNCES,
  CONTACTS,
  firstLine,
  firstWish,
  MOST_FREE,
  MOST_LENGTH,
  MOST_SHIPS,
  POLICIES,
  SIDES,
} from './state.js';

/** @typedef {import('./state.js').State} State */

const last = Math.max(...SIDES);

/** @param {string | null} text @param {number} least @param {number} most @param {number} usual */
function whole(text, least, most, usual) {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : usual;
  return number < least || most < number ? usual : number;
}

/**
 * @template {string} Word
 * @param {string | null} text
 * @param {readonly Word[]} words
 */
const oneOf = (text, words) => words.find((word) => word === text) ?? words[0];

/** @param {string} search */
export function readLearn(search) {
  const asked = new URLSearchParams(search);
  const [, cols, rows] = /^(\d)x(\d)$/.exec(asked.get('size') ?? '') ?? [];
  const lengths = (asked.get('fleet') ?? '').split(',').map((text) => whole(text, 1, last, 0));
  const readable = lengths.length <= MOST_SHIPS && lengths.every((length) => length > 0);
  const path = asked.get('path') ?? '';
  return {
    wish: {
      cols: whole(cols, 1, last, firstWish.cols),
      rows: whole(rows, 1, last, firstWish.rows),
      lengths: readable ? lengths.sort((a, b) => b - a) : firstWish.lengths,
      contact: oneOf(asked.get('contact'), CONTACTS),
      announce: oneOf(asked.get('announce'), ANNOUNCES),
    },
    policy: oneOf(asked.get('policy'), POLICIES),
    path: /^\d(\.\d)*$/.test(path) ? path.split('.').map(Number) : [],
    line: {
      before: whole(asked.get('before'), 0, MOST_FREE, firstLine.before),
      behind: whole(asked.get('behind'), 0, MOST_FREE, firstLine.behind),
      length: whole(asked.get('length'), 1, MOST_LENGTH, firstLine.length),
    },
  };
}

/** @param {State} state */
export function writeLearn({board, policy, path, line}) {
  const told = new URLSearchParams();
  told.set('size', `${board.cols}x${board.rows}`);
  told.set('fleet', board.lengths.join(','));
  if (board.contact !== CONTACTS[0]) told.set('contact', board.contact);
  if (board.announce !== ANNOUNCES[0]) told.set('announce', board.announce);
  if (policy !== POLICIES[0]) told.set('policy', policy);
  if (path.length > 0) told.set('path', path.join('.'));
  for (const name of /** @type {const} */ (['before', 'behind', 'length']))
    if (line[name] !== firstLine[name]) told.set(name, String(line[name]));
  return `?${told.toString().replaceAll('%2C', ',')}`;
}
