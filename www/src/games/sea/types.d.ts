// What the page of the seas knows, and every action that can change it. Features add their own actions beside their code.

import type {
  Belief,
  Decision,
  GameAnswer,
  PlacedShip,
  Ruleset,
  Tables,
  View,
} from '../../engine/types.js';
import type {EngineStatus} from '../../engine/worker-client.js';
import type {Comparing} from '../../features/compare/types.js';
import type {Ending} from '../../features/ending/types.js';
import type {Answer} from '../../features/predict/answers.js';
import type {Marked, Puzzling} from '../../features/puzzle/types.js';
import type {Results} from '../../features/results/types.js';
import type {Appraisal, Kind} from '../../features/review/types.js';
import type {LostShots, Shots} from '../../features/shots-to-go/types.js';
import type {Editing} from '../../features/solver/types.js';
import type {Tutor} from '../../features/tutor/types.js';
import type {Args} from '../../i18n/words.js';
import type {Offline} from '../../offline/types.js';
import type {ActionOf, Lesson, Nothing as None, Refusal, Way} from '../../shell/game.js';
import type {Embedding} from '../../shell/share/embedding.js';
import type {Mode, PuzzleWish} from './address.js';
import type {Deploying} from './deploy/types.js';
import type {Behind} from './fleets-through-cell/types.js';
import type {Learning} from './habits/types.js';
import type {Draft} from './own-rules/types.js';

export type {GameAnswer, Mode, Ruleset, View};

export type Rules = string | Partial<Ruleset>;
export type Tool = 'shoot' | 'flag' | 'note' | 'clear';
export type Tab =
  | ('reason' | 'candidates' | 'moves' | 'fleet' | 'proofs' | 'knowledge')
  | ('behind' | 'review' | 'answers' | 'unchosen');
export type HistoryWay = 'push' | 'replace';
export type PartStatus = 'coming' | 'there' | 'failed';

/** What is said to be wrong. */
export interface Notice extends Refusal {
  /** A fresh game stands where a link would have led. */
  instead?: boolean;
}

/** What a person had of help, and where their own game begins. */
export interface Help {
  /** How often a person took a move back. */
  takeBacks: number;
  /** How many shots a teaching game took back. */
  taught: number;
  /** At how many positions a person saw the chances. */
  looks: number;
  /** The last of these. */
  lookedAt: string | null;
  /** How many hints a person was given. */
  hints: number;
  /** The position of the last of these. */
  hintedAt: string | null;
  /** How many cells a person saw proved; all that is certain of a position counts as one. */
  proofs: number;
  /** The last position of these, and what was proved there. */
  provedAt: string | null;
  /** How often a person had a puzzle checked. */
  checks: number;
  /** 1 once the reasons of the whole puzzle were looked at. */
  reasons: number;
  /** Who played, where it was not the reader: 1 a friend, who has sent the result back; 2 somebody else, whose link was opened. */
  friend: number;
  /** 1 where the page laid the sea out: it is no friend's. */
  own: number;
  /** 1 where the page gave the start together with its chances: to look at these is no help. */
  given: number;
  /** The step a person took over at: what was before is the start of the game, and not taken back. */
  from: number;
}

/** A hunt that is shown before the engine is there. */
export interface Specimen {
  /** How many shots are shown. */
  shots: number;
  /** The next is shown by itself. */
  plays?: boolean;
  view: View;
  /** The cell meant next, and how many fleets fit. */
  cell: string;
  fleets: number;
  map: NonNullable<Decision['map']>;
}

/** The game shown. */
export interface ShownGame extends Help {
  /** Of the kept game. */
  id: string;
  /** Which of the worker's games it is. */
  board: string;
  view: View;
  record: string;
  /** The last choice an agent weighed. */
  thought: Decision | null;
  /** The choice of the agent to move takes long to count: how far that has come, 0 where it is not known; `halted`: a person has stopped it. */
  wait?: {progress: number; halted: boolean};
}

export interface KeptGame extends Partial<Help> {
  id: string;
  mode: Mode;
  record: string;
  step: number;
  steps: number;
  over: boolean;
  rules: string;
  updated: number;
}

export interface KeptFleet {
  name: string;
  rules: Rules;
  fleet: PlacedShip[];
}

/** Rules that a person wrote, by the name they were given. */
export interface OwnRules {
  name: string;
  rules: Partial<Ruleset>;
}

/** What outlives the visit. */
export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
  /** From how many points given up a shot is taken back before it is answered; 0 = never. */
  teaching: number;
  /** A tap fires, however small the cell. */
  oneTap: boolean;
  /** Steps a second, of what plays by itself and of an opponent; 0 = at once. */
  speed: number;
  /** Shots and answers are heard. */
  sound: boolean;
  /** In percent. */
  volume: number;
  /** One's own shots by touch are felt. */
  vibration: boolean;
  /** `system`, or the one chosen. */
  language: string;
  notation: string;
  tab: Tab;
  /** Of new games: those a person last asked for. */
  rules: Rules;
  opponent: string;
  watched: string;
  /** How the seas of new games are drawn. */
  deploy: string;
  /** How an opponent of two lays its own fleet. */
  lays: string;
  /** The rules of the last puzzle that was made, and its level. */
  puzzle: string;
  level: string;
  /** The loser of the last game begins the next. */
  agentBegins: boolean;
}

/** What is chosen for the next game and not opened yet. */
export interface Picked {
  mode?: Mode;
  rules?: string;
  agent?: string;
  deploy?: string;
  lays?: string;
  level?: string;
}

export interface State {
  mode: Mode;
  engine: {
    phase: 'loading' | 'ready' | 'failed';
    loaded: number;
    total: number;
    code: string | null;
    waited: 0 | 3 | 15;
  };
  tables: Tables | null;
  /** Who can play the own rules of now. */
  able: {rules: Rules; agents: string[]} | null;
  /** The rules a link asks for, as long as the engine has not given the game. */
  awaited: string | null;
  /** The agent it asks for, as long. */
  awaitedAgent: string | null;
  /** Null until the engine has given the first view. */
  game: ShownGame | null;
  /** A hunt that the page brings along, shown on a first visit until a person has chosen something. */
  specimen: Specimen | null;
  /** The call a person waits for. */
  asked: {method: string; cell: string | null; late: boolean} | null;
  /** Cells a person has acted on, and not been answered. */
  waiting: string[];
  /** The cell the keys act on, one a board. */
  focuses: Record<string, string>;
  aim: string | null;
  /** The device is touched, not clicked: there is a thumb's button. */
  touch: boolean;
  tool: Tool;
  reveal: boolean;
  /** The rival's map is shown on your own sea. */
  beliefs: boolean;
  /** Of a position known by its key; `late`: the one whose count takes long. */
  chances: {
    on: boolean;
    late: string | null;
    of: {board: string; key: string; belief: Belief} | null;
  };
  /** All cells an agent weighed are shown, not the best alone. */
  allCandidates?: boolean;
  /** A third column has room beside the board. */
  wide?: boolean;
  /** The fleets seen behind a cell. */
  behind?: Behind | null;
  /** What certain reasoning has found. */
  tutor: Tutor | null;
  /** The rules of deduction that may be used; none named: all. */
  permitted?: string[];
  /** The next cell chosen is to be proved. */
  proving: boolean;
  /** What was asked for that cannot be taken back, and is done when it is asked for again. */
  sure: string | null;
  /** The turn of two people whose player has taken the device. */
  uncovered: string | null;
  /** The opening book could not be had. */
  bookless: boolean;
  /** An agent plays by itself. */
  playing: boolean;
  /** How far a game that is being opened has been played towards the step it shall be shown at, where that takes a while. */
  ahead: {step: number; steps: number} | null;
  /** Your own small board is shown large. */
  enlarged: boolean;
  notice: Notice | null;
  /** What an open dialog answers to a wish done in it. */
  said: {key: string; args?: Args} | null;
  deploying: Deploying | null;
  /** The position being edited; kept while something else is done. */
  editing: Editing | null;
  /** Agents compared on one sea; kept while something else is done. */
  comparing: Comparing | null;
  /** The text that the position to be edited is to be read from, or what is to be compared. */
  wished: string | null;
  /** Own rules being written; null until anything was. */
  draft: Draft | null;
  /** The puzzle that is being made; `asked`: how many games had been asked for before it; `fault`: of the link in whose place it is made. */
  making: (PuzzleWish & {history: HistoryWay; asked: number; fault?: Notice | null}) | null;
  /** The reasons of the whole puzzle are asked for. */
  reasoning: boolean;
  /** What is done to the puzzle and not in its record. */
  puzzling: Puzzling | null;
  /** What agents have learned of whoever plays here. */
  learning?: Learning;
  /** Of the shots of the game shown. */
  appraisal?: Appraisal;
  /** How many shots the hunt still takes, once that is asked for. */
  shots?: Shots | null;
  /** What the shots of reviews lost in shots. */
  lost?: LostShots;
  /** Whether the site is kept. */
  offline?: Offline;
  /** The kinds of surprising steps that are wanted; null or left out for those that suit the agent. */
  surprising?: Kind[] | null;
  /** Of a game that is over. */
  ending?: Ending;
  /** Of one's own games. */
  results: Results | null;
  /** How far each part of the page is that came later, or was asked for. */
  parts: Record<string, PartStatus>;
  dialog: string | null;
  /** On a small screen, the choice of game is unfolded. */
  choosing: boolean;
  picked: Picked;
  /** The 'Cell:' line is open. */
  entry: boolean;
  kept: KeptGame[];
  fleets: KeptFleet[];
  ownRules: OwnRules[];
  /** Storage is forbidden: nothing outlives the visit. */
  forgetful: boolean;
  /** The language the link asked for. */
  lang: string | null;
  /** Who watches predicts each choice before it is shown. */
  predict?: boolean;
  /** The board fills the window, with one sentence. */
  present?: boolean;
  /** How what is shown would be shown elsewhere, while that is being chosen. */
  embedding?: Embedding;
  /** What was predicted. */
  lesson?: Lesson<Answer>;
  /** Of a state that is shown: a choice is to be predicted, and is not in it. */
  asks?: boolean;
  settings: Settings;
}

export type Setting = {[K in keyof Settings]: {name: K; value: Settings[K]}}[keyof Settings];

/** What a fleet is laid out for, and what a link or a reload brings along. */
export interface DeployWish {
  purpose: 'play' | 'watch';
  rules?: Rules;
  agent?: string | null;
  /** The fleet as it was left; one is drawn where there is none. */
  ships?: PlacedShip[];
  /** Of two people the fleet that lies already. */
  first?: PlacedShip[];
}

/** What a key does, and what goes with it. */
interface Keys {
  move: [down: number, right: number];
  leap: [down: number, right: number];
  enter: undefined;
  use: Tool;
  undo: undefined;
  redo: undefined;
  go: Way;
  reveal: undefined;
  entry: undefined;
  help: undefined;
  prove: undefined;
  'next-proof': number;
  behind: undefined;
  fill: 'row' | 'col';
  check: undefined;
  pick: number;
  turn: undefined;
  cancel: undefined;
  tool: number;
  tell: 'miss' | 'hit' | 'sunk' | 'clear';
  'next-ship': undefined;
  'speak-status': undefined;
  'speak-last': undefined;
  'speak-likeliest': undefined;
  chances: undefined;
  'surprise-next': undefined;
  'surprise-back': undefined;
  predict: undefined;
  present: undefined;
  hint: undefined;
  dismiss: undefined;
}

/** What a key of the table does. */
export type KeyCommand = {[K in keyof Keys]: {does: K; with?: Keys[K]}}[keyof Keys];
/** A key pressed, and the cell that had the focus. */
export type KeyPress = {
  [K in keyof Keys]: {does: K; with: Keys[K]; cell: string | null; board: string | null};
}[keyof Keys];

/** Of an action with which nothing goes; declared here for the features that extend what follows. */
export type Nothing = None;

/** Every action of the page: its type, and what goes with it. Features extend it (declaration merging). */
export interface SeaActions {
  engine: {status: EngineStatus};
  waited: {seconds: 3 | 15};
  retry: Nothing;
  tables: {tables: Tables};
  able: {rules: Rules; agents: string[]};
  noted: {note: string};

  opened: {
    mode: Mode;
    id: string;
    board: string;
    answer: GameAnswer;
    history?: HistoryWay;
    from?: number;
    friend?: number;
    help?: Partial<Help>;
  };
  /** `deed`: what was done to a puzzle by it. */
  answered: {
    board: string;
    answer: GameAnswer;
    method: string;
    deed?: Marked | {key: 'puzzle-step'};
  };
  left: {mode: Mode};
  asked: {method: string; cell: string | null};
  late: Nothing;
  waits: {cells: string[]};
  ahead: {ahead: State['ahead']};
  'ahead-enough': Nothing;
  thinking: {board: string; step: number; progress: number};
  thought: {board: string; answer: GameAnswer};
  'think-halt': Nothing;
  'think-on': Nothing;
  chances: Nothing;
  'chances-late': {key: string};
  'chances-there': {board: string; key: string; belief: Belief; says: boolean};
  'chances-refused': {board: string};
  'game-renamed': {id: string; to: string};

  refused: {error: Notice};
  noticed: {notice: Notice | null};
  said: {key: string; args?: Args};
  'other-language': Nothing;
  language: {lang: string | null};
  'language-chosen': {language: string};
  kept: Partial<Pick<State, 'fleets' | 'ownRules' | 'forgetful'>> & {games?: KeptGame[]};
  part: {name: string; status: PartStatus};
  'part-retry': {name: string};

  focus: {board: string; cell: string};
  'focus-board': Nothing;
  touch: {touch: boolean};
  /** A cell chosen by hand; `pixels`: how wide it is. */
  cell: {board: string; cell: string; touch: boolean; pixels: number};
  /** Null where what was typed is no cell of this board; `outside`: the cell it would be on a larger one. */
  'typed-cell': {cell: string | null; outside: string | null};
  key: KeyPress;
  'fire-aimed': Nothing;
  /** A tool is used on a cell. */
  act: {cell: string; tool: Tool};
  tool: {tool: Tool};
  take: {method: 'undo' | 'redo' | 'solve'};
  go: {where: Way};
  playing: {playing: boolean};
  proving: Nothing;
  prove: {cell: string};
  dismiss: Nothing;
  hint: Nothing;
  sure: {word: string | null};
  uncover: Nothing;
  reveal: Nothing;
  beliefs: Nothing;
  enlarge: Nothing;
  entry: {open: boolean};
  'close-entry': Nothing;
  'speak-status': Nothing;
  'speak-last': Nothing;
  'speak-likeliest': Nothing;

  mode: {mode: Mode; like?: boolean};
  adopt: Nothing;
  'new-sea': {seed?: string; like?: boolean};
  /** The sea of a day, of today where none is named. */
  day: {rules: string; day?: string};
  setting: Setting;
  choose: Setting;
  picked: {picked: Picked};
  choosing: Nothing;
  dialog: {dialog: string | null};
  'play-on': Nothing;
  'watch-here': Nothing;
  rematch: Nothing;
  'open-kept': {id: string};
  'forget-game': {id: string};
  download: Nothing;

  edit: {text?: string | null; history?: HistoryWay};
  'edit-open': {text: string | null; history: HistoryWay};
  compare: {text?: string | null; history?: HistoryWay};
  'compare-open': {text: string | null; history: HistoryWay};
  puzzle: {wish?: PuzzleWish; history?: HistoryWay; fault?: Notice | null};
  'puzzle-open': {
    wish: PuzzleWish;
    history?: HistoryWay;
    asked: number;
    fault?: Notice | null;
  };
  'puzzle-made': Nothing;
  'puzzle-reasons': Nothing;
  'puzzle-unreason': Nothing;
  deploy: DeployWish;
  'deploy-open': DeployWish & {rules: Ruleset};
  'deploy-close': Nothing;
  'deploy-leave': Nothing;
}

export type ActionType = keyof SeaActions;
/** An action of a type, or any action of the page. */
export type Action<T extends ActionType = ActionType> = ActionOf<SeaActions, T>;
