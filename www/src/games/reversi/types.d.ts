// What the page of Reversi knows, and every action that can change it.

import type {MoveValue, PositionValues, ReversiAnswer} from '../../engine/calls.js';
import type {
  ReversiDecision,
  ReversiTables,
  ReversiView,
  TreeNode,
  TreeResult,
  Variant,
} from '../../engine/reversi-types.js';
import type {ActionOf, Answer, Lesson, Refusal, TurnActions, TurnState} from '../../shell/game.js';
import type {Embedding} from '../../shell/share/embedding.js';
import type {ShareActions} from '../../shell/share/types.js';
import type {Nothing} from '../sea/types.js';

export type {
  MoveValue,
  PositionValues,
  Refusal,
  ReversiAnswer,
  ReversiDecision,
  ReversiTables,
  ReversiView,
  TreeNode,
  Variant,
};

export type Tab = 'reason' | 'tree' | 'moves' | 'graph' | 'position' | 'answers';

/** Who sits where: `you`, or an agent with its parameters. */
export interface Wish {
  rules: string;
  black: string;
  white: string;
}

export interface TreeWish {
  depth: number;
  variant: Variant;
  alphaBeta: boolean;
}

export interface Options {
  notation: 'square' | 'row-column';
  numbers: boolean;
  /** The agent whose search gives the values. */
  valuer: string;
  /** In discs: what gives up so many is taken back; 0 where nothing is. */
  teaching: number;
}

export interface Editor {
  side: number;
  board: string;
  toMove: 'X' | 'O';
  tool: 'X' | 'O' | '-';
}

export interface GrownTree {
  /** How many nodes so far, while it grows. */
  growing: number | null;
  /** The position it was grown from. */
  of: string | null;
  /** How it was grown. */
  wish: TreeWish | null;
  summary: TreeResult | null;
  /** How many nodes the search without alpha-beta looks at, once counted. */
  plain: number | null;
  /** The open path, the root first. */
  nodes: TreeNode[];
  /** The node pointed at. */
  peeked: TreeNode | null;
  /** How many values were backed up so far in stepping; -1 for none. */
  decision: number;
  /** Nodes all of whose children are shown. */
  unfolded: number[];
}

/** The values of a whole game. */
export interface Analysis {
  /** The line and the agent it was made of. */
  of: string | null;
  /** Step by step; null where it has not come to yet. */
  steps: (PositionValues | null)[];
  /** The step that is being valued. */
  at: number | null;
  /** Only as far as the next move that surprises. */
  seeks?: boolean;
  /** The step after which no move surprises. */
  none?: number;
}

/** What every move is worth, and to whom. */
export interface Measure {
  agent: string;
  values: PositionValues;
}
/** `of`: the position. */
export type Prediction = {of: string} & Answer<string, Measure>;

export interface Hint {
  of: string;
  decision: ReversiDecision;
  agent: string;
}

/** What an agent weighs at a step of the line: what each move is worth to it, and what it would play on. */
export interface Weighed {
  /** The position and the agent. */
  of: string;
  agent: string;
  /** The agent with the options it is asked with. */
  by: string;
  step: number;
  values: PositionValues | null;
  /** As in a record. */
  line: string[];
  done: boolean;
}

export interface State extends TurnState<ReversiAnswer> {
  options: Options;
  engine: 'loading' | 'ready' | 'failed';
  tables: ReversiTables | null;
  /** What the form holds. */
  wish: Wish;
  /** What an agent chose last, and the position that came of it. */
  decided: {of: string; decision: ReversiDecision} | null;
  /** A square on its way. */
  sent: string | null;
  /** Whether the link to this game is of another engine than plays now. */
  newer: boolean;
  tab: Tab;
  /** Whether every legal move shows what it is worth. */
  values: boolean;
  /** `of`: which position, by whom. */
  valued: {of: string; result: PositionValues} | null;
  valuing: boolean;
  hint: Hint | null;
  hinting: boolean;
  treeWish: TreeWish;
  tree: GrownTree;
  analysis: Analysis;
  lesson: Lesson<Prediction>;
  editor: Editor | null;
  pasted: string;
  /** Why what was pasted cannot be read. */
  misread: Refusal | null;
  /** How the position would be shown elsewhere, while that is being chosen. */
  embedding?: Embedding;
  /** What is being typed as a move. */
  entry: string | null;
  /** The position whose best line a person asked for. */
  lineOf?: string;
  weighed?: Weighed;
  /** How many moves a teaching game took back. */
  taught?: number;
}

type OptionSet = {[K in keyof Options]: {name: K; value: Options[K]}}[keyof Options];

/** Every action of the page: its type, and what goes with it. */
export interface ReversiActions extends TurnActions<ReversiAnswer>, ShareActions {
  tables: {tables: ReversiTables};
  'engine-failed': {error: Refusal};
  retry: Nothing;

  /** `decision`: of the agent that played it. */
  answered: {game: ReversiAnswer; decision?: ReversiDecision | null};
  sent: {square: string};
  misread: {error: Refusal};

  wish: {change: Partial<Wish>};
  start: Nothing;
  option: OptionSet;
  tab: {tab: Tab};
  /** As the moves are numbered. */
  'put-number': {number: number};
  'type-move': {text: string};
  entry: {text: string};
  'focus-entry': Nothing;
  pass: Nothing;
  line: {line: number};
  'speak-status': Nothing;

  /** `rules`: the board of a transcript; `players`: two people where it is left out; `steps`: only so many of the text. */
  read: {text: string; rules: string; players?: string; steps?: number};
  /** The game goes on from the step shown, for those whom the form names. */
  'play-on': Nothing;
  /** A person chooses again at a step of the line. */
  'try-again': {step: number};
  paste: {text: string};
  'edit-open': Nothing;
  'edit-close': Nothing;
  edit: {change: Partial<Editor>};
  'edit-cell': {cell: string};
  'edit-put': {place: number};

  values: Nothing;
  'values-stop': Nothing;
  valuing: {on: boolean};
  valued: State['valued'] & {};
  hint: {agent: string};
  'hint-stop': Nothing;
  hinting: {on: boolean};
  hinted: {hint: Hint};
  /** A move was taken back before it was made. */
  taught: Nothing;
  'best-line': Nothing;
  weighing: {weighed: Weighed};
  weighed: {of: string; change: Partial<Weighed>};
  /** A record of this game becomes one of its lines, and is shown. */
  'show-line': {record: string; step: number};
  analyse: Nothing;
  analysing: {of: string; steps: number; at: number; seeks?: boolean};
  analysed: {step: number; result: PositionValues};
  'analysis-stop': Nothing;
  'analysis-ended': {sought?: boolean; stopped?: boolean};
  'surprise-next': Nothing;
  'surprise-none': {step: number};

  tutorial: Nothing;
  'tree-wish': {change: Partial<TreeWish>};
  'tree-grow': Nothing;
  'tree-stop': Nothing;
  'tree-of': {agent: string; step: number};
  'tree-growing': {nodes: number | null};
  'tree-grown': {of: string; wish: TreeWish; result: {summary: TreeResult; nodes: TreeNode[]}};
  'tree-plain': {nodes: number};
  'tree-walk': {node: number};
  'tree-next-decision': Nothing;
  'tree-walked': {nodes: TreeNode[]; decision?: number};
  /** Null where nothing is pointed at. */
  'tree-point': {node: number | null};
  'tree-peeked': {node: TreeNode | null};
  'tree-unfold': {node: number};

  /** Of an element: a move that the page around took for itself. */
  'answer-kept': Nothing;
}

export type ActionType = keyof ReversiActions;
/** An action of a type, or any action of the page. */
export type Action<T extends ActionType = ActionType> = ActionOf<ReversiActions, T>;
/** What happens over time uses the store of the page. */
export type Store = Pick<
  ReturnType<typeof import('../../shell/store.js').createStore<State, Action>>,
  'get' | 'dispatch' | 'hear' | 'on'
>;
