// Certain reasoning in words: what a step rests on, what follows, and a hint as far as it was asked for.

import {rowCol} from '../../board/cells.js';
import {leadBoard, shownView} from '../../games/sea/select.js';
import {colName, rowName} from '../../i18n/notation.js';
import {GROUPS} from './rules.js';
import {litSteps, marksKey, unsettledPremises, wrongMarks} from './state.js';

/** @import {Because, Deduction, Hint, View} from '../../engine/types.js' */
/** @import {State} from '../../games/sea/types.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** Beyond this a list of runs is cut: the cells are lit, and each is named so. */
const MOST_RUNS = 8;

/** @param {string[]} cells in row order @returns {string[][]} cells in one go along a row, else along a column */
export function runsOf(cells) {
  const left = new Set(cells);
  const at = new Map(cells.map((cell) => [rowCol(cell).join(), cell]));
  /** @param {string} first @param {number} down @param {number} right */
  const along = (first, down, right) => {
    const run = [first];
    let [row, col] = rowCol(first);
    for (;;) {
      row += down;
      col += right;
      const next = at.get(`${row},${col}`);
      if (!next || !left.has(next)) return run;
      run.push(next);
    }
  };
  /** @type {string[][]} */
  const runs = [];
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    const [lies, stands] = [along(cell, 0, 1), along(cell, 1, 0)];
    const run = stands.length > lies.length ? stands : lies;
    for (const one of run) left.delete(one);
    runs.push(run);
  }
  return runs;
}

/** @param {string[]} run @param {Speech} speech */
export const runName = (run, {names}) =>
  run.length === 1 ? names.cell(run[0]) : `${names.cell(run[0])}–${names.cell(run.at(-1))}`;

/** @param {string[]} cells @param {Speech} speech */
function cellsText(cells, speech) {
  const runs = runsOf(cells);
  const named = runs.slice(0, MOST_RUNS).map((run) => runName(run, speech));
  const more = runs.slice(MOST_RUNS).flat().length;
  const list = named.join(', ');
  return more > 0 ? speech.words('cells-and-more', {cells: list, count: more}) : list;
}

/** @param {Pick<Because, 'rows' | 'cols'>} because @param {Speech} speech */
function linesText({rows = [], cols = []}, {words, names}) {
  return [
    ...rows.map((row) => words('row-name', {row: rowName(row - 1, names.notation)})),
    ...cols.map((col) => words('col-name', {column: colName(col - 1, names.notation)})),
  ].join(', ');
}

/** @param {Because} because @param {Speech} speech all that it rests on, in a list */
function premisesText(because, speech) {
  const {cells = [], ships = []} = because;
  return [
    linesText(because, speech),
    cellsText(cells, speech),
    ships.length > 0 ? speech.words('ships-found', {ships: cellsText(ships, speech)}) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** @param {Because} because @param {View} view the count of the one line it rests on */
function countOf({rows = [], cols = []}, view) {
  const {clues} = leadBoard(view);
  return (clues?.rows[rows[0] - 1] ?? clues?.cols[cols[0] - 1])?.count ?? 0;
}

/** Rules whose reason is all that was settled: the list of it stands after the sentence. */
const AT_LENGTH = new Set(['nothing-fits', ...GROUPS.combinations, ...GROUPS.counting]);

/**
 * What a rule says of its premises.
 * @param {string} key of the sentence
 * @param {{rule: string, because: Because, refuted?: import('../../engine/types.js').Refuted}} step
 * @param {View} view
 * @param {Speech} speech
 * @param {import('../../i18n/words.js').Args} [more] arguments that only this sentence has
 */
function ruleSentence(key, {rule, because, refuted}, view, speech, more = {}) {
  const {words, names} = speech;
  const {cells = [], ships = [], length = 0} = because;
  const premises = AT_LENGTH.has(rule) ? premisesText(because, speech) : '';
  const said = words(key, {
    cells: cellsText(cells, speech),
    count: cells.length,
    lines: linesText(because, speech),
    holds: countOf(because, view),
    ships: ships.length > 0 ? cellsText(ships, speech) : 'none',
    length,
    cell: names.cell(refuted?.cell),
    as: refuted?.as ?? 'water',
    steps: refuted?.steps ?? 0,
    depth: refuted?.depth ?? 1,
    ...more,
  });
  return premises ? `${said} ${words('why-rests-on', {premises})}` : said;
}

/**
 * Why a step holds.
 * @param {Parameters<typeof ruleSentence>[1]} step
 * @param {View} view
 * @param {Speech} speech
 */
export const whySentence = (step, view, speech) =>
  ruleSentence(`why-${step.rule}`, step, view, speech);

/**
 * Why no fleet fits.
 * @param {import('../../engine/types.js').Contradiction} contradiction
 * @param {View} view
 * @param {Speech} speech
 */
export function clashSentence({rule, because, against, short}, view, speech) {
  if (against) {
    const cells = {cells: cellsText(against, speech), count: against.length};
    const why = whySentence({rule, because}, view, speech);
    return `${why} ${speech.words('contradicts-settled', cells)}`;
  }
  const ways = short?.ways.map((way) => runName(way, speech)).join(', ') ?? '';
  const more = short ? {left: short.left, count: short.ways.length, ways} : {};
  return ruleSentence(`clash-${rule}`, {rule, because}, view, speech, more);
}

/** @param {Pick<Deduction, 'water' | 'ship' | 'contents'>} step @param {Speech} speech what follows from it */
export function soSentence({water = [], ship = [], contents = []}, speech) {
  const {words, names} = speech;
  const cellsAs = (/** @type {string} */ as, /** @type {string[]} */ cells) =>
    cells.length > 0
      ? [words('so-cells', {cells: cellsText(cells, speech), count: cells.length, as})]
      : [];
  const conclusions = [
    ...cellsAs('ship', ship),
    ...cellsAs('water', water),
    ...contents.map(({cell, content}) =>
      words('so-content', {cell: names.cell(cell), content: words(`content-${content}`)}),
    ),
  ];
  return words('so', {conclusions: conclusions.join('; ')});
}

/** @param {import('./types.js').Step} step @param {View} view @param {Speech} speech */
export const stepSentence = (step, view, speech) =>
  step.ends
    ? `${clashSentence(step, view, speech)} ${speech.words('refutation-contradicts')}`
    : `${whySentence(step, view, speech)} ${soSentence(step, speech)}`;

/** @param {import('./types.js').Step} step @param {Speech} speech */
export const stepName = ({rule, ends}, {words}) =>
  words(ends ? 'refutation-end' : `rule-${rule}`, {rule: words(`rule-${rule}`)});

/**
 * A hint as far as it was asked for, a sentence a stage.
 * @param {NonNullable<import('./types.js').Tutor['hint']>} given
 * @param {View} view
 * @param {Speech} speech
 * @param {string[]} [permitted] the rules that may be used; none named: all
 * @returns {string[]}
 */
export function hintSentences({hint, stage}, view, speech, permitted = []) {
  const {words} = speech;
  if (!hint) return [words(permitted.length > 0 ? 'hint-none-permitted' : 'hint-none')];
  const {rule = '', because = {}, refuted, water, ship} = hint;
  const named = words('hint-rule', {rule: words(`rule-${rule}`), means: words(`means-${rule}`)});
  const so = soSentence({water, ship}, speech);
  const open = unsettledPremises(hint, view);
  const why = [
    words('hint-why', {why: whySentence({rule, because, refuted}, view, speech)}),
    open.length > 0 ? words('hint-unsettled', {cells: cellsText(open, speech)}) : '',
  ];
  const {mistake} = hint;
  const wrong = mistake ? wrongMarks(hint, view) : [];
  const mistaken = {count: wrong.length, cells: cellsText(wrong, speech)};
  const where = [linesText(hint, speech), cellsText(hint.cells, speech)].filter(Boolean);
  const stages = mistake
    ? [[words('hint-mistake')], [words('hint-mistaken', mistaken)], [so], [named, ...why]]
    : [[words('hint-where', {where: where.join('; ')})], [named], [so], why];
  return stages.slice(0, stage).map((said) => said.filter(Boolean).join(' '));
}

/** @param {State} state @param {Speech} speech the proof looked at, or the hint told last as long as nothing has been marked since; '' where there is none */
export function tutorSentence({tutor, game, permitted}, speech) {
  const {hint, proof, light} = tutor ?? {};
  if (proof && light?.of === 'proof') return proofSentence(proof, speech, permitted);
  if (!hint || !game || hint.marks !== marksKey(game.view)) return '';
  return hintSentences(hint, game.view, speech, permitted).at(-1) ?? '';
}

/**
 * What was found of the cell that was to be proved.
 * @param {NonNullable<import('./types.js').Tutor['proof']>} proof
 * @param {Speech} speech
 * @param {string[]} [permitted] as of a hint
 */
export function proofSentence({cell, steps, revealed}, {words, names}, permitted = []) {
  const at = {cell: names.cell(cell)};
  if (revealed) return words('proof-revealed', at);
  const last = steps.at(-1);
  if (!last) return words(permitted.length > 0 ? 'proof-none-permitted' : 'proof-none', at);
  const as = last.ship?.includes(cell) ? 'ship' : 'water';
  return words('proof-of', {...at, as, steps: steps.length});
}

/** @param {State} state @param {Speech} speech the step that is lit, with its place among the others */
function litSentence({tutor, ...state}, speech) {
  const {words} = speech;
  const light = tutor?.light;
  if (!tutor || !light || !('at' in light)) return '';
  const steps = litSteps(tutor);
  const step = steps[light.at];
  if (!step) return '';
  const view = shownView(/** @type {State} */ (state));
  return words('step-said', {
    number: light.at + 1,
    steps: steps.length,
    rule: stepName(step, speech),
    why: stepSentence(step, view, speech),
  });
}

/** @type {import('../../games/sea/announcer.js').Teller} */
export function tutorSpoken(action, state, before, speech) {
  const {words} = speech;
  const {tutor} = state;
  switch (action.type) {
    case 'proving':
      return words(state.proving ? 'status-proving' : 'proving-off');
    case 'hint-there':
      return tutor?.hint
        ? (hintSentences(tutor.hint, shownView(state), speech, state.permitted).at(-1) ?? '')
        : '';
    case 'proof-there':
      return tutor?.proof
        ? [proofSentence(tutor.proof, speech, state.permitted), litSentence(state, speech)]
            .filter(Boolean)
            .join(' ')
        : '';
    case 'next-proof':
      return litSentence(state, speech);
    case 'dismiss':
      return before.proving || before.tutor?.light ? words('dismissed') : '';
    default:
      return '';
  }
}
