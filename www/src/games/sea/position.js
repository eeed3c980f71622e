// A position as text, and what of a game goes into one: knowledge without the game it came from. Pure.
import {cellIndex} from '../../board/cells.js';
import {usualRules} from './presets.js';
import {leadBoard, namedRules} from './select.js';

/** @import {Board, Content, Ruleset, View} from '../../engine/types.js' */
/** @typedef {[cell: string, answer: string, what?: string | number]} Shot as `docs/formats.md` writes it */
/**
 * @typedef {object} Position
 * @property {string | Partial<Ruleset>} rules
 * @property {Shot[]} shots in the order they were fired
 * @property {(number | null)[] | null} rows what each row holds; null where it is still to be filled in, or where the rules tell no counts
 * @property {(number | null)[] | null} cols
 * @property {[cell: string, content: Content][]} known
 * @property {string[]} flags
 */

/** @param {string | Partial<Ruleset>} rules @param {Ruleset} whole the same in full @returns {Position} */
export const emptyPosition = (rules, {clues, rows, cols}) => ({
  rules,
  shots: [],
  rows: clues ? Array(rows).fill(null) : null,
  cols: clues ? Array(cols).fill(null) : null,
  known: [],
  flags: [],
});

/** @param {Position} position @returns {string} one text a position: what is empty is left out */
export function writePosition({rules, shots, rows, cols, known, flags}) {
  return JSON.stringify({
    rules,
    shots,
    ...(rows && cols ? {rows, cols} : {}),
    ...(known.length > 0 ? {known} : {}),
    ...(flags.length > 0 ? {flags} : {}),
  });
}

/**
 * What can be edited of a text that the engine has read and found to be a position.
 * @param {string} text
 * @returns {Position}
 */
export function readPosition(text) {
  const {rules, shots = [], rows = null, cols = null, known = [], flags = []} = JSON.parse(text);
  return {rules, shots, rows, cols, known, flags};
}

/** @param {Position} position @returns {number} the counts of rows and columns that are still to be filled in */
export const missingCounts = ({rows, cols}) =>
  [...(rows ?? []), ...(cols ?? [])].filter((count) => count === null).length;

/** @param {Position} position */
export const isUntouched = ({shots, rows, cols, known, flags}) =>
  [...shots, ...known, ...flags].length === 0 &&
  [...(rows ?? []), ...(cols ?? [])].every((count) => count === null);

/** @param {Board} board @param {Ruleset} rules @returns {Pick<Position, 'rows' | 'cols' | 'known'>} what stands there before the first shot */
function given({clues, known, contents}, {cols}) {
  const counts = (/** @type {import('../../engine/types.js').Clue[]} */ line) =>
    line.map(({count}) => count);
  return {
    rows: clues && counts(clues.rows),
    cols: clues && counts(clues.cols),
    known: known.map((cell) => [cell, contents?.[cellIndex(cell, cols)] ?? 'water']),
  };
}

/**
 * The position of a puzzle, from what the engine made of its line.
 * @param {{rules: Ruleset, board: Board}} view
 * @returns {Position}
 */
export const puzzlePosition = ({rules, board}) => ({
  ...given(board, rules),
  rules: briefRules(rules),
  shots: [],
  flags: [],
});

/**
 * What the person, or in a watched game the agent, has been told at this step.
 * @param {View} view
 * @returns {Position}
 */
export function gamePosition(view) {
  const board = leadBoard(view);
  /** @type {Shot[]} */
  const shots = view.moves
    .filter(({step, player}) => step <= view.step && player === board.shooter)
    .flatMap(({cell, answer}) => (cell && answer ? [shotOf(cell, answer)] : []));
  return {
    ...given(board, view.rules),
    rules: briefRules(view.rules),
    shots,
    flags: board.flags,
  };
}

/** @param {string} cell @param {NonNullable<import('../../engine/types.js').Move['answer']>} answer @returns {Shot} */
function shotOf(cell, {kind, ship, content}) {
  if (kind === 'content') return [cell, 'shot', content];
  return ship === undefined ? [cell, kind] : [cell, kind, ship];
}

/** @param {Ruleset} rules @returns {string | Partial<Ruleset>} a name where they have one, else what is unlike the usual */
export function briefRules(rules) {
  const named = namedRules(rules);
  if (typeof named === 'string') return named;
  return Object.fromEntries(
    Object.entries(named).filter(
      ([key, value]) =>
        key !== 'id' &&
        (key === 'fleet' || value !== usualRules[/** @type {keyof Ruleset} */ (key)]),
    ),
  );
}
