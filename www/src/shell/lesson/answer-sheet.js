// Texts of answers: as a student hands one in, and as a teacher pastes them, out of mails and one below the other. Pure; docs/formats.md, 'My answers'.
import {checkCode, withCode} from './check-code.js';

export const TITLE = 'spyglass answers 1';
const BEGIN = /^spyglass answers (\d+)$/;
const END = /^check ([0-9A-Z]{6})$/;
/** What a line of answers begins with; any other goes on with the line above, which a mail has wrapped. */
const KEYWORD = /^(spyglass answers|game|step|total|check)\b/;
const LONGEST_LINE = 80;
const LINES = 3;

/** @typedef {'no-answers' | 'cut-answers' | 'changed-answers' | 'unknown-answers-version' | 'answers-of-seas' | 'answers-of-reversi'} Fault why a text cannot be read */
/**
 * @template Row, Tally
 * @typedef {object} ParsedSheet what a text says
 * @property {string} record
 * @property {Row[]} answers
 * @property {Tally} tally
 * @property {string} code
 * @property {boolean} holds nothing was changed since its code was written
 */
/** @typedef {{above: string | null, below: string | null}} Around the nearest lines of something else, a greeting and a name among them; whose answers they are a teacher sees by them */
/**
 * @template Row, Tally
 * @typedef {Around & {sheet: ParsedSheet<Row, Tally> | null, fault: Fault | null}} Reading of one text, which has the one or the other
 */
/**
 * @template Row, Tally
 * @typedef {object} Kind of answers
 * @property {boolean} reversi
 * @property {(line: string) => Row | null} readRow
 * @property {(rows: Row[]) => Tally} count
 * @property {(tally: Tally) => string} totalOf
 */

/**
 * @template State, Row
 * @typedef {object} Sheet the answers of a game as texts
 * @property {(state: State) => Row[]} rowsOf
 * @property {(record: string, rows: Row[]) => string} text
 * @property {(pasted: string) => Reading<Row, unknown>[]} read what was handed in, by one or by several
 */
/**
 * @template State, Row, Tally
 * @param {Kind<Row, Tally> & {rowsOf: (state: State) => Row[], lineOf: (row: Row) => string}} kind
 */
export const createSheet = ({rowsOf, lineOf, ...kind}) => ({
  rowsOf,
  tallyOf: kind.count,
  /** @param {string} record @param {Row[]} rows @returns {string} the text a student hands in */
  text: (record, rows) =>
    withCode([TITLE, `game ${record}`, ...rows.map(lineOf), kind.totalOf(kind.count(rows))]),
  /** @param {string} pasted */
  read: (pasted) => readHanded(pasted, kind),
});

/** @param {string} text @returns {string[]} without the marks of a quoting mail, and the spaces it keeps from breaking */
const linesOf = (text) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^(\s*>)+/, '').trim())
    .filter(Boolean);

/** @param {string[]} lines of one text */
function unwrapped(lines) {
  /** @type {string[]} */
  const whole = [];
  for (const line of lines)
    if (KEYWORD.test(line)) whole.push(line);
    else whole.push([whole.pop(), line].join(' '));
  return whole;
}

/** @param {string[]} lines each text, and what stands after it up to the next @returns {{text: string[], after: string[]}[]} the first has no text */
function split(lines) {
  const begins = lines.flatMap((line, at) => (BEGIN.test(line) ? [at] : []));
  const parts = begins.map((begin, nth) => lines.slice(begin, begins[nth + 1]));
  return [
    {text: [], after: lines.slice(0, begins[0])},
    ...parts.map((part) => {
      const end = 1 + part.findIndex((line) => END.test(line));
      // What follows a text without an end cannot be told from it.
      return end > 0 ? {text: part.slice(0, end), after: part.slice(end)} : {text: part, after: []};
    }),
  ];
}

/**
 * @template Row, Tally
 * @param {string[]} lines
 * @param {Kind<Row, Tally>} kind
 * @returns {ParsedSheet<Row, Tally> | Fault}
 */
function readOne(lines, {reversi, readRow, count, totalOf}) {
  if (lines[0] !== TITLE)
    return BEGIN.test(lines[0]) ? 'unknown-answers-version' : 'changed-answers';
  const [, code] = END.exec(lines.at(-1) ?? '') ?? [];
  if (!code) return 'cut-answers';
  const [game = '', ...rows] = lines.slice(1, -1);
  const [, record] = /^game (spyglass\d+ .*)$/.exec(game) ?? [];
  const total = rows.pop();
  if (!record || !total?.startsWith('total ')) return 'changed-answers';
  if (/^spyglass\d+ reversi\b/.test(record) !== reversi)
    return reversi ? 'answers-of-seas' : 'answers-of-reversi';
  const answers = rows.map(readRow).flatMap((row) => (row === null ? [] : [row]));
  if (answers.length < rows.length) return 'changed-answers';
  const tally = count(answers);
  const holds = code === checkCode(lines.slice(0, -1).join('\n')) && total === totalOf(tally);
  return {record, answers, tally, code, holds};
}

/** @param {string[]} lines */
const excerpt = (lines) => lines.map((line) => line.slice(0, LONGEST_LINE)).join(' / ') || null;
const isSaid = (/** @type {string} */ line) => /[\p{L}\p{N}]/u.test(line);

/**
 * Every text of answers in what was pasted, each read and checked by itself.
 * @template Row, Tally
 * @param {string} pasted
 * @param {Kind<Row, Tally>} kind
 * @returns {Reading<Row, Tally>[]} at least one
 */
export function readHanded(pasted, kind) {
  const [before, ...parts] = split(linesOf(pasted));
  if (parts.length === 0) return [{sheet: null, fault: 'no-answers', above: null, below: null}];
  return parts.map(({text, after}, nth) => {
    const one = readOne(unwrapped(text), kind);
    return {
      ...(typeof one === 'string' ? {sheet: null, fault: one} : {sheet: one, fault: null}),
      above: excerpt((parts[nth - 1] ?? before).after.filter(isSaid).slice(-LINES)),
      below: excerpt(after.filter(isSaid).slice(0, LINES)),
    };
  });
}
