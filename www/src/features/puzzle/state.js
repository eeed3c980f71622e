// What a person does to a puzzle beside its record: marks on their way, strokes, what was checked, the reasons stepped through. Pure.
import {asSet, puzzleCells} from '../../games/sea/puzzle-board.js';
import {reduceBy} from '../../shell/store.js';

/** @import {Chain, Puzzling} from './types.js' */
/** @import {Action, State} from '../../games/sea/types.js' */
/** @import {CellState, Wanted} from '../../games/sea/puzzle-board.js' */
/** @import {Deduction} from '../../engine/types.js' */

/** @type {Puzzling} */
const begun = {
  board: null,
  wanted: {},
  brush: null,
  strokes: [],
  checked: null,
  level: null,
  late: false,
  chain: null,
  paper: null,
  deed: null,
};

/** @type {(puzzling: Puzzling, action: Action) => Puzzling} */
const change = /* #__PURE__ */ reduceBy({
  'puzzle-late': (puzzling) => ({...puzzling, late: true}),
  'puzzle-made': (puzzling) => ({...puzzling, late: false}),
  'puzzle-open': (puzzling) => ({...puzzling, late: false}),
  opened: (puzzling) => ({...puzzling, late: false}),
  'puzzle-level': (puzzling, {board, level}) =>
    board === puzzling.board ? {...puzzling, level: {level}} : puzzling,
  'puzzle-brush': (puzzling, {brush}) => ({...puzzling, brush}),
  'puzzle-paint': (puzzling, {cell}) =>
    puzzling.brush
      ? {...puzzling, brush: {...puzzling.brush, cells: [...puzzling.brush.cells, cell]}}
      : puzzling,
  'puzzle-wanted': (puzzling, {wanted}) => ({
    ...puzzling,
    wanted: {...puzzling.wanted, ...wanted},
    brush: null,
  }),
  // Only what has been answered has been done.
  answered: (puzzling, {board, deed}) =>
    deed && board === puzzling.board ? {...puzzling, deed} : puzzling,
  'puzzle-settled': (puzzling) => ({...puzzling, wanted: {}}),
  'puzzle-stroke': (puzzling, {stroke}) => ({
    ...puzzling,
    // What was done after the step it begins at has been replaced by it, be it of one mark or of many.
    strokes: [
      ...puzzling.strokes.filter(([, to]) => to <= stroke[0]),
      ...(stroke[1] - stroke[0] > 1 ? [stroke] : []),
    ],
  }),
  'puzzle-checked': (puzzling, {record, step, wrong}) => ({
    ...puzzling,
    checked: {record, step, wrong},
    deed: {key: 'puzzle-checked'},
  }),
  'puzzle-reasoned': (puzzling, {board, solved}) =>
    puzzling.chain && board === puzzling.board
      ? {
          ...puzzling,
          chain: {steps: solved.steps ?? [], solutions: solved.solutions, at: 0},
        }
      : puzzling,
  'puzzle-paper': (puzzling, {board, steps}) =>
    board === puzzling.board
      ? {...puzzling, paper: steps && {steps, solutions: null, at: steps.length}}
      : puzzling,
  'puzzle-reason': (puzzling, {at}) =>
    puzzling.chain?.steps
      ? {
          ...puzzling,
          chain: {
            ...puzzling.chain,
            at: Math.min(Math.max(at, 0), puzzling.chain.steps.length),
          },
        }
      : puzzling,
});

/** @param {State} state @param {Puzzling} puzzling @returns {Puzzling} what was done to one puzzle is not told of another */
function current({game, mode, reasoning}, puzzling) {
  const isAnother = mode === 'puzzle' && game !== null && game.board !== puzzling.board;
  const own = isAnother ? {...begun, board: game.board, late: puzzling.late} : puzzling;
  if (Boolean(own.chain) === reasoning) return own;
  return {...own, chain: reasoning ? {steps: null, solutions: null, at: 0} : null};
}

/** @param {State} state @param {Action} action @returns {State} */
export function reducePuzzling(state, action) {
  const now = current(state, state.puzzling ?? begun);
  const puzzling = change(now, action);
  return withHelp(puzzling === state.puzzling ? state : {...state, puzzling}, action);
}

/** @param {State} state @param {Action} action help that was had with a puzzle still to be solved @returns {State} */
function withHelp(state, {type}) {
  const {game} = state;
  if (!game || game.view.ended) return state;
  if (type === 'puzzle-checked') return {...state, game: {...game, checks: game.checks + 1}};
  const {chain, paper} = state.puzzling ?? {};
  const reasons = type === 'puzzle-reasoned' ? chain : type === 'puzzle-paper' ? paper : null;
  return reasons?.steps?.length ? {...state, game: {...game, reasons: 1}} : state;
}

/** @param {State} state the marks not answered yet, those being painted among them @returns {Wanted} */
export function wantedOf({puzzling}) {
  if (!puzzling) return {};
  const {wanted, brush} = puzzling;
  return brush
    ? {...wanted, ...Object.fromEntries(brush.cells.map((cell) => [cell, brush.to]))}
    : wanted;
}

/** @param {Puzzling | null | undefined} puzzling the reasons whose cells are settled on the board, in place of a person's marks */
export const chainShown = (puzzling) => puzzling?.paper ?? puzzling?.chain ?? null;

/**
 * The cells as they are shown. Where reasons are stepped through only these have settled any: a person's own marks may be wrong.
 * @param {State} state
 * @param {import('../../engine/types.js').View} view
 */
export function shownCells(state, view) {
  const chain = chainShown(state.puzzling);
  return chain ? puzzleCells(asSet(view), settledMarks(chain)) : puzzleCells(view, wantedOf(state));
}

/** @param {Chain} chain what is settled by the steps that are taken, as marks @returns {Wanted} */
export function settledMarks({steps, at}) {
  const taken = (steps ?? []).slice(0, at);
  const settled = (/** @type {'water' | 'ship'} */ as) =>
    taken.flatMap((step) => (step[as] ?? []).map((cell) => [cell, as]));
  return Object.fromEntries([...settled('water'), ...settled('ship')]);
}

/** @param {State} state there are marks to be checked, and nothing else is being done with the puzzle */
export function canCheck(state) {
  const {game, puzzling} = state;
  if (!game || game.view.ended || puzzling?.chain) return false;
  return game.view.step > 0 || Object.keys(wantedOf(state)).length > 0;
}

/**
 * The step to which a stroke is taken back, or made again.
 * @param {State} state
 * @param {1 | -1} by
 */
export function strideTo({puzzling, game}, by) {
  const {step, steps} = /** @type {NonNullable<State['game']>} */ (game).view;
  const [start, end] = by < 0 ? /** @type {const} */ ([1, 0]) : /** @type {const} */ ([0, 1]);
  const stroke = puzzling?.strokes.find((one) => one[start] === step && one[1] <= steps);
  return stroke ? stroke[end] : step + by;
}

/** @param {State} state the cells found wrong, as long as nothing has been done since, and own marks are shown */
export function wrongCells({puzzling, game}) {
  const {checked} = puzzling ?? {};
  return checked &&
    !chainShown(puzzling) &&
    game &&
    checked.record === game.record &&
    checked.step === game.view.step
    ? checked.wrong
    : null;
}
