// What the page of Reversi knows. Pure.
import {noLesson} from '../../shell/lesson/lesson.js';
import {lesson} from './lesson.js';
import {nodeShown, positionOf} from './select.js';

/** @typedef {import('../../engine/reversi-types.js').ReversiView} ReversiView */
/** @typedef {import('../../engine/reversi-types.js').ReversiTables} ReversiTables */
/** @typedef {import('../../engine/reversi-types.js').TreeNode} TreeNode */
/** @typedef {import('../../engine/reversi-types.js').TreeResult} TreeSummary */
/** @typedef {import('../../engine/reversi-responder.js').PositionValues} PositionValues */
/** @typedef {import('../../engine/reversi-types.js').ReversiDecision} ReversiDecision */
/** @typedef {import('../../engine/reversi-types.js').Variant} Variant */
/** @typedef {{code: string, args?: Record<string, any>}} Refusal */
/** @typedef {'reason' | 'tree' | 'moves' | 'graph' | 'position' | 'answers'} Tab */
/** @typedef {{rules: string, black: string, white: string}} Wish who sits where: `you`, or an agent with its parameters */
/** @typedef {{depth: number, variant: Variant, alphaBeta: boolean}} TreeWish */
/** @typedef {{notation: 'square' | 'row-column', numbers: boolean, valuer: string}} Options `valuer`: the agent whose search gives the values */
/** @typedef {{side: number, board: string, toMove: 'X' | 'O', tool: 'X' | 'O' | '-'}} Editor */
/** @typedef {{of: string, result: PositionValues}} Valued `of`: which position, by whom */
/**
 * @typedef {object} GrownTree
 * @property {number | null} growing how many nodes so far, while it grows
 * @property {string | null} of the position it was grown from
 * @property {TreeWish | null} wish how it was grown
 * @property {TreeSummary | null} summary
 * @property {number | null} plain how many nodes the search without alpha-beta looks at, once counted
 * @property {TreeNode[]} nodes the open path, the root first
 * @property {TreeNode | null} peeked the node pointed at
 * @property {number} decision how many values were backed up so far in stepping; -1 for none
 * @property {number[]} unfolded nodes all of whose children are shown
 */
/**
 * @typedef {object} State
 * @property {import('../sea/types.js').Settings} settings those of all pages
 * @property {Options} options those of Reversi
 * @property {'loading' | 'ready' | 'failed'} engine
 * @property {ReversiTables | null} tables
 * @property {Wish} wish what the form holds
 * @property {import('../../engine/reversi-responder.js').ReversiAnswer | null} game
 * @property {{of: string, decision: ReversiDecision} | null} decided what an agent chose last, and the position that came of it
 * @property {boolean} playing agents play on by themselves
 * @property {boolean} acting the agent to move is deciding
 * @property {string | null} sent a square on its way
 * @property {Tab} tab
 * @property {boolean} values whether every legal move shows what it is worth
 * @property {Valued | null} valued
 * @property {boolean} valuing
 * @property {{of: string, decision: ReversiDecision, agent: string} | null} hint
 * @property {boolean} hinting
 * @property {TreeWish} treeWish
 * @property {GrownTree} tree
 * @property {Analysis} analysis
 * @property {boolean} predict
 * @property {boolean} present
 * @property {import('../../shell/game.d.ts').Lesson<import('./lesson.js').Prediction>} lesson
 * @property {Editor | null} editor
 * @property {string} pasted
 * @property {Refusal | null} misread why what was pasted cannot be read
 * @property {Refusal | null} notice
 * @property {import('../../shell/share/embedding.js').Embedding} [embedding] how the position would be shown elsewhere, while that is being chosen
 * @property {string | null} entry what is being typed as a move
 * @property {string | null} said a word for the ear alone
 */
/**
 * @typedef {object} Analysis the values of a whole game
 * @property {string | null} of the line and the agent it was made of
 * @property {(PositionValues | null)[]} steps by step; null where it has not come to yet
 * @property {number | null} at the step that is being valued
 * @property {boolean} [seeks] only as far as the next move that surprises
 * @property {number} [none] the step after which no move surprises
 */
/** @typedef {{type: string} & Record<string, any>} Action */

export const TABS = /** @type {const} */ (['reason', 'tree', 'moves', 'graph', 'position']);
export const VARIANTS = /** @type {const} */ (['as-described', 'as-published', 'as-written']);
export const SIDES = [8, 6, 4];
export const MOST_DEPTH = 4;

/** @type {Wish} */
export const firstWish = {rules: 'reversi', black: 'you', white: 'minimax-novice'};
/** @type {Options} */
export const firstOptions = {notation: 'square', numbers: true, valuer: 'engine-4'};
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
  options: firstOptions,
  engine: 'loading',
  tables: null,
  wish: firstWish,
  game: null,
  decided: null,
  playing: false,
  acting: false,
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
  predict: false,
  present: false,
  lesson: noLesson,
  editor: null,
  pasted: '',
  misread: null,
  notice: null,
  entry: null,
  said: null,
  ...known,
});

/** @param {State} state @param {Action} action @returns {State} */
export const reduce = (state, action) => lesson.reduce(reduceGame(state, action), action, state);

/** @param {State} state @param {Action} action @returns {State} */
function reduceGame(state, action) {
  switch (action.type) {
    case 'tables':
      return {...state, tables: action.tables, engine: 'ready'};
    case 'engine-failed':
      return {...state, engine: 'failed', notice: action.error};
    case 'wish':
      return {...state, wish: {...state.wish, ...action.change}};
    case 'option':
      return {...state, options: {...state.options, [action.name]: action.value}};
    case 'setting':
      return {...state, settings: {...state.settings, [action.name]: action.value}};
    case 'tab':
      return {...state, tab: action.tab};
    case 'sent':
      return {...state, sent: action.square, notice: null};
    case 'opened':
      return {
        ...answered(state, action),
        wish: wishOf(action.answer.view),
        editor: null,
        misread: null,
        pasted: '',
        playing: false,
        tree: noTree,
        analysis: noAnalysis,
      };
    case 'answered':
      return answered(state, action);
    case 'recalled':
      return {...state, game: action.answer};
    case 'acting':
      return {...state, acting: action.on};
    case 'playing':
      return {...state, playing: action.on};
    case 'refused':
      return {...state, notice: action.error, sent: null, acting: false};
    case 'misread':
      return {...state, misread: action.error};
    case 'notice-read':
      return {...state, notice: null};
    case 'values':
      return nodeShown(state)
        ? {...state, notice: {code: 'in-tree'}}
        : {...state, values: !state.values};
    case 'valuing':
      return {...state, valuing: action.on};
    case 'valued':
      return {...state, valued: {of: action.of, result: action.result}};
    case 'hinting':
      return {...state, hinting: action.on};
    case 'hinted':
      return {...state, hint: action.hint};
    case 'entry':
      return {...state, entry: action.text};
    default:
      return reduceTree(reduceAnalysis(reducePosition(state, action), action), action);
  }
}

/** @param {State} state @param {Action} action @returns {State} */
function answered(state, {answer, decision}) {
  const decided = decision ? {of: positionOf(answer), decision} : state.decided;
  return {...state, game: answer, decided, sent: null, notice: null, acting: false, entry: null};
}

/** The form as the game on the board would have it. @param {ReversiView} view @returns {Wish} */
const wishOf = ({rules, players: [black, white]}) => ({
  rules,
  black: black.agent ?? 'you',
  white: white.agent ?? 'you',
});

/** @param {State} state @param {Action} action @returns {State} */
function reduceTree(state, action) {
  const tree = (/** @type {Partial<GrownTree>} */ change) => ({
    ...state,
    tree: {...state.tree, ...change},
  });
  switch (action.type) {
    case 'tree-wish':
      return {...state, treeWish: {...state.treeWish, ...action.change}};
    // The tree before makes room for the one that grows.
    case 'tree-growing':
      return tree({...noTree, growing: action.nodes});
    case 'tree-grown':
      return tree({
        ...noTree,
        of: action.of,
        wish: action.wish,
        summary: action.result.summary,
        nodes: action.result.nodes,
      });
    case 'tree-plain':
      return tree({plain: action.nodes});
    case 'tree-walked':
      return tree({nodes: action.nodes, peeked: null, decision: action.decision ?? -1});
    case 'tree-peeked':
      return tree({peeked: action.node});
    case 'tree-unfold':
      return tree({unfolded: toggled(state.tree.unfolded, action.node)});
    default:
      return state;
  }
}

/** @param {number[]} nodes @param {number} node */
const toggled = (nodes, node) =>
  nodes.includes(node) ? nodes.filter((one) => one !== node) : [...nodes, node];

/** @param {State} state @param {Action} action @returns {State} */
function reduceAnalysis(state, action) {
  switch (action.type) {
    case 'analysing': {
      const same = state.analysis.of === action.of;
      const steps = same ? state.analysis.steps : Array(action.steps + 1).fill(null);
      return {...state, analysis: {of: action.of, steps, at: action.at, seeks: action.seeks}};
    }
    case 'analysed': {
      const steps = state.analysis.steps.with(action.step, action.result);
      return {...state, analysis: {...state.analysis, steps}};
    }
    case 'analysis-ended':
      return {...state, analysis: {...state.analysis, at: null, seeks: false}};
    case 'surprise-none':
      return {...state, analysis: {...state.analysis, none: action.step}};
    default:
      return state;
  }
}

/** @param {State} state @param {Action} action @returns {State} */
function reducePosition(state, action) {
  const {editor} = state;
  switch (action.type) {
    case 'paste':
      return {...state, pasted: action.text, misread: null};
    case 'edit-open': {
      const view = state.game?.view;
      if (!view) return state;
      const toMove = view.toMove === 'white' ? 'O' : 'X';
      const fresh = /** @type {Editor} */ ({side: view.side, board: view.board, toMove, tool: 'X'});
      return {...state, editor: fresh, misread: null};
    }
    case 'edit-close':
      return {...state, editor: null, misread: null};
    case 'edit':
      return editor ? {...state, editor: {...editor, ...action.change}, misread: null} : state;
    case 'edit-put': {
      if (!editor) return state;
      const {board, tool} = editor;
      // The same disc put down twice is taken up again.
      const put = board[action.place] === tool ? '-' : tool;
      const next = board.slice(0, action.place) + put + board.slice(action.place + 1);
      return {...state, editor: {...editor, board: next}, misread: null};
    }
    default:
      return state;
  }
}
