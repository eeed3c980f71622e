// What the page of Reversi knows. Pure.
import {createTurnReducer, noTurns, answered as shown} from '../../shell/turns/state.js';
import {lesson} from './lesson.js';
import {nodeShown, positionOf, unvaried} from './select.js';

/** @import {Action, Analysis, Editor, GrownTree, Options, ReversiView, State, TreeWish, Wish} from './types.js' */

export const TABS = /** @type {const} */ (['reason', 'tree', 'moves', 'graph', 'position']);
export const VARIANTS = /** @type {const} */ (['as-described', 'as-published', 'as-written']);
export const SIDES = [8, 6, 4];
export const MOST_DEPTH = 4;
/** From how many discs on a teaching game takes a move back; 0 takes nothing back. */
export const THRESHOLDS = [0, 8, 4, 2];

/** @type {Wish} */
export const firstWish = {rules: 'reversi', black: 'you', white: 'minimax-novice'};
/** @type {Options} */
export const firstOptions = {notation: 'square', numbers: true, valuer: 'engine-4', teaching: 0};
/** @type {TreeWish} */
export const firstTreeWish = {depth: 2, variant: 'as-described', alphaBeta: false};

/** @type {GrownTree} */
const noTree = {
  growing: null,
  of: null,
  wish: null,
  summary: null,
  plain: null,
  nodes: [],
  peeked: null,
  decision: -1,
  unfolded: [],
};
/** @type {Analysis} */
const noAnalysis = {of: null, steps: [], at: null};

/** @param {Partial<State> & Pick<State, 'settings'>} known @returns {State} */
export const initialState = (known) => ({
  ...noTurns,
  options: firstOptions,
  engine: 'loading',
  tables: null,
  wish: firstWish,
  decided: null,
  sent: null,
  tab: 'reason',
  values: false,
  valued: null,
  valuing: false,
  hint: null,
  hinting: false,
  treeWish: firstTreeWish,
  tree: noTree,
  analysis: noAnalysis,
  editor: null,
  pasted: '',
  misread: null,
  entry: null,
  newer: false,
  ...known,
});

/** The form as the game on the board would have it. @param {ReversiView} view @returns {Wish} */
const wishOf = ({rules, players: [black, white]}) => ({
  rules,
  black: unvaried(black.agent ?? 'you'),
  white: unvaried(white.agent ?? 'you'),
});

/** @param {State} state @param {Omit<Action<'answered'>, 'type'>} action @returns {State} */
function answered(state, action) {
  const {game, decision} = action;
  const decided = decision ? {of: positionOf(game), decision} : state.decided;
  return {...shown(state, action), decided, sent: null, entry: null};
}

/** @param {State} state @param {Partial<GrownTree>} change @returns {State} */
const withTree = (state, change) => ({...state, tree: {...state.tree, ...change}});
/** @param {State} state @param {Partial<Analysis>} change @returns {State} */
const withAnalysis = (state, change) => ({...state, analysis: {...state.analysis, ...change}});
/** @param {State} state @param {Partial<Editor>} change @returns {State} */
const edited = (state, change) =>
  state.editor ? {...state, editor: {...state.editor, ...change}, misread: null} : state;

/** @param {number[]} nodes @param {number} node */
const toggled = (nodes, node) =>
  nodes.includes(node) ? nodes.filter((one) => one !== node) : [...nodes, node];

/** @type {(state: State, action: Action) => State} */
export const reduce = /* #__PURE__ */ createTurnReducer(lesson, {
  tables: (state, {tables}) => ({...state, tables, engine: 'ready'}),
  'engine-failed': (state, {error}) => ({...state, engine: 'failed', notice: error}),
  wish: (state, {change}) => ({...state, wish: {...state.wish, ...change}}),
  option: (state, {name, value}) => ({...state, options: {...state.options, [name]: value}}),
  tab: (state, {tab}) => ({...state, tab, said: null}),
  sent: (state, {square}) => ({...state, sent: square, notice: null}),
  opened: (state, action) => ({
    ...answered(state, action),
    ...{editor: null, misread: null, pasted: '', playing: false, newer: action.newer === true},
    wish: wishOf(action.game.view),
    tree: noTree,
    analysis: noAnalysis,
  }),
  answered,
  refused: (state, {error}) => ({...state, notice: error, sent: null, acting: false}),
  misread: (state, {error}) => ({...state, misread: error}),
  values: (state) =>
    nodeShown(state) ? {...state, notice: {code: 'in-tree'}} : {...state, values: !state.values},
  valuing: (state, {on}) => ({...state, valuing: on}),
  valued: (state, {of, result}) => ({...state, valued: {of, result}}),
  hinting: (state, {on}) => ({...state, hinting: on}),
  hinted: (state, {hint}) => ({...state, hint}),
  entry: (state, {text}) => ({...state, entry: text}),

  'tree-wish': (state, {change}) => ({...state, treeWish: {...state.treeWish, ...change}}),
  // The tree before makes room for the one that grows.
  'tree-growing': (state, {nodes}) => withTree(state, {...noTree, growing: nodes}),
  'tree-grown': (state, {of, wish, result}) => withTree(state, {...noTree, of, wish, ...result}),
  'tree-plain': (state, {nodes}) => withTree(state, {plain: nodes}),
  'tree-walked': (state, {nodes, decision = -1}) =>
    withTree(state, {nodes, peeked: null, decision}),
  'tree-peeked': (state, {node}) => withTree(state, {peeked: node}),
  'tree-unfold': (state, {node}) => withTree(state, {unfolded: toggled(state.tree.unfolded, node)}),

  analysing(state, {of, steps, at, seeks}) {
    const same = state.analysis.of === of;
    const known = same ? state.analysis.steps : Array(steps + 1).fill(null);
    return {...state, analysis: {of, steps: known, at, seeks}};
  },
  analysed: (state, {step, result}) =>
    withAnalysis(state, {steps: state.analysis.steps.with(step, result)}),
  'analysis-ended': (state) => withAnalysis(state, {at: null, seeks: false}),
  'surprise-none': (state, {step}) => withAnalysis(state, {none: step}),

  paste: (state, {text}) => ({...state, pasted: text, misread: null}),
  'edit-open'(state) {
    const view = state.game?.view;
    if (!view) return state;
    const {side, board} = view;
    const toMove = view.toMove === 'white' ? 'O' : 'X';
    return {...state, editor: {side, board, toMove, tool: 'X'}, misread: null, playing: false};
  },
  'edit-close': (state) => ({...state, editor: null, misread: null}),
  edit: (state, {change}) => edited(state, change),
  'edit-put'(state, {place}) {
    const {board = '', tool = '-'} = state.editor ?? {};
    // The same disc put down twice is taken up again.
    const put = board[place] === tool ? '-' : tool;
    return edited(state, {board: board.slice(0, place) + put + board.slice(place + 1)});
  },
});
