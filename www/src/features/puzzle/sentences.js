// What is said of a puzzle: by the line under the board, and by the live region.

import {rowCol} from '../../board/cells.js';
import {SIZES} from '../../games/sea/presets.js';
import {fleetCounts, lineCounts, puzzleCells} from '../../games/sea/puzzle-board.js';
import {noticeSaid} from '../../games/sea/sentences.js';
import {colName, rowName} from '../../i18n/notation.js';
import {dayName} from '../../shell/days.js';
import {stepSentence} from '../tutor/sentences.js';
import {shownCells, wrongCells} from './state.js';
import {dayOfPuzzle} from './wish.js';

/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {CellState} from '../../games/sea/puzzle-board.js' */
/** @import {Speech} from '../../shell/coded-sentence.js' */

/** @param {State} state which puzzle this is @param {Speech} speech */
export function puzzleTitle({game, puzzling}, {words, names}) {
  if (!game) return words('mode-puzzle');
  const {rules, seed} = game.view;
  const level = puzzling?.level?.level ?? null;
  const size = names.rules(rules);
  // Only what was made here has a number by which it can be made again.
  if (!SIZES.some((id) => id === rules.id))
    return words('rules-puzzle', {rows: rules.rows, cols: rules.cols});
  const day = dayOfPuzzle({rules: rules.id, level, seed});
  if (day)
    return words('puzzle-title-day', {
      day: dayName(day, words.locale),
      rows: rules.rows,
      cols: rules.cols,
    });
  return words('puzzle-title', {size, number: seed});
}

/** @param {State} state how hard it is, '' as long as that is not known @param {Speech} speech */
export function levelName({puzzling}, {words}) {
  if (!puzzling?.level) return '';
  return words(`puzzle-level-${puzzling.level.level ?? 'beyond'}`);
}

/** @param {string[]} cells @param {Speech} speech */
const cellList = (cells, {names}) => cells.map((cell) => names.cell(cell)).join(', ');

/** @param {'row' | 'col'} line @param {number} number from 0 @param {Speech} speech */
export const lineName = (line, number, {words, names}) =>
  line === 'row'
    ? words('row-name', {row: rowName(number, names.notation)})
    : words('col-name', {column: colName(number, names.notation)});

/** @param {State} state which step is looked at @param {Speech} speech */
function stepOfSentence({game}, {words}) {
  const {step, steps} = game?.view ?? {};
  return words('puzzle-step', {step: step ?? 0, steps: steps ?? 0});
}

/** @param {State} state what was done last @param {Speech} speech */
function deedSentence(state, speech) {
  const {deed} = state.puzzling ?? {};
  if (!deed) return '';
  if (deed.key === 'puzzle-step') return stepOfSentence(state, speech);
  if (deed.key === 'puzzle-checked') return checkSentence(state, speech);
  const over = deed.to === 'ship' ? overSentence(state, deed.cells, speech) : '';
  return [markedSentence(deed, speech), over].filter(Boolean).join(' ');
}

/** @param {import('./types.js').Marked} marked @param {Speech} speech */
function markedSentence({key, cells, to, line}, speech) {
  const {words, names} = speech;
  if (line)
    return words('puzzle-filled', {
      line: lineName(line.line, line.number, speech),
      count: cells.length,
    });
  if (key === 'puzzle-taken-over') return words('puzzle-taken-over', {count: cells.length});
  if (cells.length > 1) return words('puzzle-painted', {count: cells.length, as: to});
  return words('puzzle-marked', {cell: names.cell(cells[0]), as: to});
}

/** @param {State} state what a check of this position found @param {Speech} speech */
function checkSentence(state, speech) {
  const wrong = wrongCells(state);
  if (!wrong) return '';
  return speech.words('puzzle-checked', {
    count: wrong.length,
    cells: cellList(wrong, speech),
  });
}

/** @param {State} state what there was of help @param {Speech} speech */
function helpParts({game}, {words}) {
  if (!game) return [];
  const {hints, proofs, checks, reasons} = game;
  return [
    hints > 0 ? words('end-hints', {hints}) : '',
    proofs > 0 ? words('end-proofs', {proofs}) : '',
    checks > 0 ? words('end-checks', {checks}) : '',
    reasons > 0 ? words('end-reasons') : '',
  ].filter(Boolean);
}

/** @param {State} state how the puzzle ended @param {Speech} speech */
export function doneSentence(state, speech) {
  const {words} = speech;
  const given = state.game?.view.final?.code === 'resigned';
  const help = helpParts(state, speech);
  const level = levelName(state, speech);
  return words('puzzle-done', {
    end: given ? 'given-up' : 'solved',
    title: puzzleTitle(state, speech),
    level: level || 'none',
    help: help.length > 0 ? new Intl.ListFormat(words.locale).format(help) : 'none',
  });
}

/** @param {State} state the reason that is looked at @param {Speech} speech */
function reasonSentence({puzzling, game}, speech) {
  const {words} = speech;
  const {chain} = puzzling ?? {};
  if (!chain?.steps || !game) return words('counting');
  const {steps, solutions, at} = chain;
  if (steps.length === 0)
    return words('puzzle-no-reasons', {solutions: HOW_MANY[solutions ?? ''] ?? 'undecided'});
  const step = steps[at];
  if (!step) return words('puzzle-reasons-end');
  return words('step-said', {
    number: at + 1,
    steps: steps.length,
    rule: words(`rule-${step.rule}`),
    why: stepSentence(step, game.view, speech),
  });
}

/** How many solutions there are, in words' codes. @type {Record<string, string>} */
const HOW_MANY = {0: 'none', '2+': 'several'};

/** @param {State} state the line under the board @param {Speech} speech */
export function puzzleStatus(state, speech) {
  const {words} = speech;
  const {game, making, puzzling} = state;
  if (making && puzzling?.late)
    return words('puzzle-making', {level: making.level ?? state.settings.level});
  if (!game) return making ? '' : words('puzzle-none');
  if (puzzling?.chain) return reasonSentence(state, speech);
  if (state.proving) return words('status-proving');
  if (game.view.over)
    return words(game.view.result?.code === 'solved' ? 'puzzle-solved' : 'puzzle-given-up');
  if (game.view.ended) return stepOfSentence(state, speech);
  if (puzzling?.deed) return deedSentence(state, speech);
  return game.view.step === 0 ? words('puzzle-begin') : '';
}

/** @param {State} state what S speaks: how the puzzle stands, and the row and column of the cell @param {Speech} speech */
function standSentence(state, speech) {
  const {game, focuses} = state;
  const {words, names} = speech;
  if (!game) return puzzleStatus(state, speech);
  const {view} = game;
  const cells = shownCells(state, view);
  const counts = lineCounts(view, cells);
  const [row, col] = rowCol(focuses['sea-1'] ?? 'A1');
  /** @param {'row' | 'col'} line @param {number} number */
  const lineSaid = (line, number) => {
    const {count, found, open} = counts[line][number];
    return words('puzzle-line', {line: lineName(line, number, speech), count, found, open});
  };
  const left = fleetCounts(view, cells)
    .filter(({count, found}) => found < count)
    .map(({name, count, found}) =>
      words('puzzle-left', {ship: names.ship(name), left: count - found}),
    );
  return [
    puzzleTitle(state, speech),
    lineSaid('row', row),
    lineSaid('col', col),
    left.length > 0
      ? words('puzzle-ships-left', {ships: left.join(', ')})
      : words('puzzle-all-found'),
    checkSentence(state, speech),
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param {State} state what has become of counts that a stroke touched @param {string[]} cells @param {Speech} speech */
function overSentence({game}, cells, speech) {
  if (!game) return '';
  const {view} = game;
  const counts = lineCounts(view, puzzleCells(view));
  const over = /** @type {const} */ (['row', 'col']).flatMap((line) => {
    const at = line === 'row' ? 0 : 1;
    const lines = new Set(cells.map((cell) => rowCol(cell)[at]));
    return [...lines]
      .filter((number) => counts[line][number].state === 'over')
      .map((number) => {
        const {found, count} = counts[line][number];
        return `${lineName(line, number, speech)}: ${speech.words('clue-over', {found, count})}.`;
      });
  });
  return over.join(' ');
}

/** @type {import('../../games/sea/announcer.js').Teller} */
export function puzzlingSpoken(action, state, before, speech) {
  const {words} = speech;
  if (state.mode !== 'puzzle') return '';
  switch (action.type) {
    // Which puzzle it is can be said once its level is known.
    case 'puzzle-level': {
      if (action.board !== state.game?.board) return '';
      const {over, step} = state.game?.view ?? {};
      if (over) return doneSentence(state, speech);
      const level = levelName(state, speech);
      return [
        noticeSaid(state, speech),
        `${puzzleTitle(state, speech)}, ${level}.`,
        step === 0 ? words('puzzle-begin') : '',
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'puzzle-late':
      return puzzleStatus(state, speech);
    case 'answered': {
      const {view} = state.game ?? {};
      if (view?.over && !before.game?.view.over) return doneSentence(state, speech);
      if (action.deed) return deedSentence(state, speech);
      return action.method === 'seek' ? stepOfSentence(state, speech) : '';
    }
    case 'puzzle-reason':
    case 'puzzle-reasoned':
      return puzzleStatus(state, speech);
    case 'puzzle-checked':
      return checkSentence(state, speech);
    case 'puzzle-made':
      return before.making && before.puzzling?.late && !state.game ? words('puzzle-none') : '';
    case 'speak-status':
      return standSentence(state, speech);
    default:
      return '';
  }
}

/** @param {import('../../games/sea/puzzle-board.js').PuzzleCell} cell what is in it, in words @param {Speech} speech */
export function cellContent({state, content, given}, {words}) {
  const what =
    state === 'ship' && content
      ? words(`content-${content}`)
      : words(state === 'water' ? 'mark-water' : 'mark-unknown');
  return given ? `${what}, ${words('cell-known')}` : what;
}
