// What a person pastes: a link, a record, or a game of Reversi, which has a page of its own.
import {isOfReversi} from '../../../shell/links.js';
import {codeOf} from '../../../shell/refusal.js';
import {queryOf} from '../../../shell/share/extract-link.js';
import {readAddress} from '../address.js';

/** A game or a position of Reversi: a record, GGF, a board, moves, or what begins like them: its page tells the fault. */
const REVERSI =
  /^(spyglass\d+\s+reversi\b|[(（]\s*[;；]|[-._xo*bw●○\s]{17,}$|([\d.,\s]*([a-h][1-8]|--|pa(ss)?|ps)){2,}[\d.,\s]*$|([cf][45]|[de][36])\s*[a-h][1-8]\S*$)/i;

/** Where the page of Reversi shows what was pasted; null where that is nothing of Reversi. @param {string} text */
export function reversiAddress(text) {
  const trimmed = text.trim();
  const query = queryOf(trimmed);
  if (query !== null) return isOfReversi(query) ? `reversi/${query}` : null;
  // Behind the # it may be long, and stays with the reader.
  return REVERSI.test(trimmed) ? `reversi/#${encodeURIComponent(trimmed)}` : null;
}

/**
 * What was pasted to be opened: a record, or a link that holds one.
 * @param {string} text
 * @returns {{record: string, mode: import('../address.js').Mode | null, step: number | null, from: number, friend: number} | {record: null, code: string}}
 */
export function readPasted(text) {
  const trimmed = text.trim();
  const query = queryOf(trimmed);
  if (query === null)
    return trimmed === ''
      ? noRecord
      : {record: trimmed, mode: null, step: null, from: 0, friend: 0};
  try {
    const {record, mode, step, from, friend} = readAddress(query);
    return record === null ? noRecord : {record: record.trim(), mode, step, from, friend};
  } catch (error) {
    // Nothing was followed, so no other game stands in its place, as the codes of a link say.
    const isLater = codeOf(error, '') === 'unknown-link-version';
    return isLater ? {record: null, code: 'unknown-record-version'} : noRecord;
  }
}

/** Whether it is a link to a position, which is read where it can be mended. @param {string} text */
export function isPosition(text) {
  const query = queryOf(text.trim());
  const said = new URLSearchParams(query ?? '');
  return said.get('mode') === 'edit' && said.has('p');
}

/** Whether it is a newspaper's puzzle, or a list of them, a line each. @param {string} text */
export const isPuzzles = (text) =>
  /^[^;\n]*;\s*\d+\s*:[\d:,\s]*;[\d,\s]+;[\d,\s]+(;|$)/m.test(text);

/** Whether it is a lesson, or exercises, which have a page of their own. @param {string} text */
export const isLesson = (text) => /"spyglass-(lesson|deck)"\s*:/.test(text);

const noRecord = /** @type {const} */ ({record: null, code: 'bad-record'});
