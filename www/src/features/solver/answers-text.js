/** What is told of a cell, as people write it: `C7 miss`, `D7 sunk submarine`; in the reader's words, or in English. */

import {folded} from '../../i18n/folded.js';
import {LARGEST, parseCell} from '../../i18n/notation.js';
import {namesShip, toolsOf} from './state.js';

/** @import {Words} from '../../i18n/words.js' */
/** @import {Ruleset} from '../../engine/types.js' */
/** @import {EditTool} from './types.js' */

/**
 * @param {string} text
 * @param {Ruleset} rules
 * @param {{words: Words, names: {notation: string, ship: (name: string) => string}}} speech
 * @returns {import('./types.js').TypedAnswer} `fault`: why there is no cell, or no answer
 */
export function parseAnswer(text, rules, {words, names}) {
  // The answer is whatever follows the number of the cell.
  const [, place = '', rest = ''] = /^\s*(\S*?\d+(?:\s*,\s*\d+)?)\s*(\D.*)?$/u.exec(text) ?? [];
  const cell = parseCell(place, rules, names.notation);
  if (!cell) {
    const outside = parseCell(place, LARGEST, names.notation);
    if (outside) return {cell, answer: null, fault: {code: 'outside-board', args: {cell: outside}}};
    return {cell, answer: null, fault: {code: 'bad-cell', args: {}}};
  }
  const parsed = toolNamed(folded(rest), rules, {words, names});
  return 'code' in parsed
    ? {cell, answer: null, fault: parsed}
    : {cell, answer: parsed, fault: null};
}

/** Between marks. Where a cell is two numbers a comma stands within it. */
const BETWEEN = {numbers: /[;\n]/u, letters: /[;,\n]/u};

/**
 * Marks one after the other, `C7 miss, D7, D8 hit`: a cell without an answer has that of the next one, after the last that of the one before.
 *
 * @param {string} text
 * @param {Ruleset} rules
 * @param {Parameters<typeof parseAnswer>[2]} speech
 * @returns {import('./types.js').TypedAnswer[]} as many as are written; one where the text is no list
 */
export function parseAnswers(text, rules, speech) {
  const whole = parseAnswer(text, rules, speech);
  const isNumbers = speech.names.notation === 'row-column';
  const parts = text
    .split(BETWEEN[isNumbers ? 'numbers' : 'letters'])
    .map((part) => part.trim())
    .filter(Boolean);
  const cellOf = (/** @type {string} */ part) => parseCell(part, rules, speech.names.notation);
  const answered = parts.map((part) => (cellOf(part) ? null : parseAnswer(part, rules, speech)));
  if (whole.answer || parts.length < 2 || !answered.some(Boolean)) return [whole];
  return answered.map(
    (one, at) =>
      one ?? {
        .../** @type {import('./types.js').TypedAnswer} */ (
          answered.slice(at).find(Boolean) ?? answered.findLast(Boolean)
        ),
        cell: cellOf(parts[at]),
      },
  );
}

/**
 * @param {string} rest
 * @param {Ruleset} rules
 * @param {Parameters<typeof parseAnswer>[2]} speech
 * @returns {{tool: EditTool, ship: string | number | null} | {code: string, args: Record<string, string>}}
 */
function toolNamed(rest, rules, {words, names}) {
  const tools = [...toolsOf(rules), /** @type {const} */ ('clear')];
  const unknown = {
    code: 'no-such-answer',
    args: {answers: tools.map((tool) => words(`edit-tool-${tool}`)).join(', ')},
  };
  if (rest === '') return unknown;
  /** @type {(tool: EditTool) => string[]} */
  const said = (tool) => [folded(words(`edit-tool-${tool}`)), tool];
  // On paper a miss is water, too.
  if (!tools.includes('water') && said('water').includes(rest)) return {tool: 'miss', ship: null};
  // Its beginning is enough; where one word begins another, the whole word counts first.
  const begins = (/** @type {string} */ word) =>
    tools.find((tool) => said(tool).includes(word)) ??
    tools.find((tool) => said(tool).some((name) => name.startsWith(word)));
  const whole = begins(rest);
  if (whole && !namesShip(whole, rules)) return {tool: whole, ship: null};
  const [word, ...name] = rest.split(/\s+/);
  const tool = begins(word);
  if (!tool || (name.length > 0 && !namesShip(tool, rules))) return unknown;
  if (!namesShip(tool, rules)) return {tool, ship: null};
  const ship = parseShip(name.join(' '), rules, names);
  const ships = rules.fleet.map(({name}) => names.ship(name)).join(', ');
  return ship === null ? {code: 'which-ship', args: {ships}} : {tool, ship};
}

/** @param {string} text a name, its beginning, or a length @param {Ruleset} rules @param {{ship: (name: string) => string}} names */
function parseShip(text, {fleet}, names) {
  if (text === '') return fleet.length === 1 ? fleet[0].name : null;
  if (/^\d+$/.test(text)) return Number(text);
  const called = (/** @type {string} */ name) => [folded(names.ship(name)), folded(name)];
  const found =
    fleet.find(({name}) => called(name).includes(text)) ??
    fleet.find(({name}) => called(name).some((each) => each.startsWith(text)));
  return found?.name ?? null;
}
