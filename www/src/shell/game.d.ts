// What the shell asks of a game, and what it keeps for one.
import type {Setting, Settings} from '../games/sea/types.js';
import type {Args} from '../i18n/words.js';
import type {Speech} from './coded-sentence.js';
import type {Reading} from './lesson/answer-sheet.js';
import type {Handlers} from './store.js';

export interface Refusal {
  code: string;
  args?: Args;
  /** What is wrong in particular, where it is several things. */
  faults?: {code: string; args: Args}[];
}

/** A way along the timeline: to a step, or from the one shown. */
export type Way = 'first' | 'back' | 'forward' | 'last' | 'toggle' | number;

/** The actions of a table of them: the type of each, and what goes with it. */
export type ActionOf<Actions, T extends keyof Actions = keyof Actions> = {
  [K in T]: {type: K} & Actions[K];
}[T];

/** Of an action with which nothing goes. */
export type Nothing = Record<never, never>;

export interface LessonActions {
  /** Left out, it is the other way than before. */
  predict: {on?: boolean};
  present: {on?: boolean};
  layer: {by: number};
  predicted: {own: string | null};
  measured: {key: string | null; place: Place; found: Partial<Answer>};
  'prediction-skip': Nothing;
  'prediction-kept': {own: string};
  'prediction-back': Nothing;
  'prediction-again': Nothing;
  'answers-line': {key: string; kept: KeptAnswers | null};
  'copy-answers': Nothing;
  'check-answers': {text: string};
  'answers-read': {read: Lesson['read']};
}

/** What the shell does, and what it asks of the rest of the page. */
export interface ShellActions extends LessonActions {
  playing: {playing: boolean};
  go: {where: Way};
  copy: {text: string};
  refused: {error: Refusal};
}
export type ShellAction = ActionOf<ShellActions>;

/** What else a game of turns has in every room, with the game as its engine gives it. */
export interface TurnActions<Game> extends ShellActions {
  /** `newer`: another engine plays now than when the link to it was made. */
  opened: {game: Game; newer?: boolean};
  answered: {game: Game};
  /** What the agent of a step gone by chose is there. */
  recalled: {game: Game};
  acting: {on: boolean};
  'still-acting': Nothing;
  put: {cell: string};
  undo: Nothing;
  redo: Nothing;
  setting: Setting;
  /** What an action of a person came to. */
  said: {key: string; args?: Args};
  'notice-read': Nothing;
  'other-language': Nothing;
  /** Of an element: all is drawn anew. */
  frame: Nothing;
}

export type TurnAction<Game> = ActionOf<TurnActions<Game>>;

/** What a game is drawn from. */
export type Shown<State, Action, Said = Speech> = {
  state: State;
  dispatch: (action: Action) => void;
  /** By board the cell in the tab order. */
  grids: Record<string, string>;
} & Said;

/** Who gives a game of turns room: a page, or an element of somebody else's page. */
export interface GameHost<State extends ShellState, Action, Said = Speech> {
  /** All is drawn in it, and its keys act only there. */
  root: HTMLElement;
  /** Once aborted nothing is drawn or heard any more. */
  signal: AbortSignal;
  speech(): Speech;
  /** Whether anything can be said yet. */
  speaks(): boolean;
  known: Pick<State, 'settings'> & Partial<State>;
  draw(shown: Shown<State, Action, Said>): unknown;
  /** Shows what stands outside the root. */
  outside(shown: Shown<State, Action, Said>): void;
  /** A game plays by itself only then. */
  awake?(): Promise<unknown>;
  /** Whether a prediction is counted here; by default each is. */
  mayPredict?(own: string): boolean;
  /** Whether a person's move is played here; by default each is. */
  mayMove?(action: string): boolean;
  /** What becomes of a person's wishes; by default each is followed. */
  wishes?(store: {get(): State; dispatch(action: Action): void}): (action: Action) => void;
}

/** The store of a game, as the shell uses it. */
export interface Store<State> {
  get(): State;
  dispatch(action: ShellAction): void;
  hear(hear: (action: {type: string}, state: State, before: State) => void): () => void;
}

/** The store of a game, as what draws it uses it. */
export interface DrawnStore<State, Action> {
  dispatch(action: ShellAction | {type: 'said'; key: string}): void;
  hear(hear: (action: Action, state: State, before: State) => void): () => void;
  subscribe(read: () => void): () => void;
}

/** A game as far as the shell knows it. */
export interface ShownGame {
  record: string;
  view: {step: number; steps: number; over: boolean};
}

/** What the state of every game holds for the shell. */
export interface ShellState {
  game: ShownGame | null;
  /** What was played, or an agent, plays by itself. */
  playing: boolean;
  /** `speed`: steps a second, of what plays by itself and of an agent that answers a person; 0: at once. */
  settings: {speed: number};
  notice: Refusal | null;
  /** What an action of a person came to, where a word says it. */
  said: {key: string; args?: Args} | null;
  /** Each choice of an agent is predicted by a person before it is shown. */
  predict?: boolean;
  /** The board fills the window, with one sentence. */
  present?: boolean;
  /** Of a state that is shown: a choice is to be predicted, and is not in it. */
  asks?: boolean;
  lesson?: Lesson;
}

/** What the state of a game of turns holds besides. */
export interface TurnState<Game extends ShownGame> extends ShellState {
  game: Game | null;
  settings: Settings;
  /** The agent to move is deciding. */
  acting: boolean;
}

/** The store of a game of turns, as its session uses it. */
export interface TurnStore<State extends TurnState<Game>, Game extends ShownGame>
  extends Store<State> {
  dispatch(action: TurnAction<Game>): void;
  on(table: Handlers<State, TurnAction<Game>>): unknown;
}

/** Who sits at a game. */
export interface Seats<View> {
  /** A person is to move. */
  isYours(view: View): boolean;
  hasYou(view: View): boolean;
}

/** What a session of turns asks of a game. */
export interface SessionPort<State, Game extends ShownGame> {
  isYours(view: Game['view']): boolean;
  /** An agent is to act now. */
  agentDue(state: State): boolean;
  seek(step: number): Promise<Game>;
  undo(): Promise<Game>;
  redo(): Promise<Game>;
  /** What the agent to move does. */
  decide(): Promise<{game: Game}>;
  /** What the agent of the step shown chose, where that is wanted and not there. */
  recall?(state: State): Promise<Game> | null;
  /** A person moves. */
  move(choice: string): unknown;
  /** What a cell means as a choice; by default its name. */
  choiceOf?(cell: string): string;
}

/** What playback asks of a game. */
export interface PlaybackPort {
  /** Nothing came of it where it is falsy. */
  seek(step: number): Promise<unknown>;
  /** Plays a step past the end of what was played; as `seek`. */
  playOn(): Promise<unknown>;
  /** The step that comes next on the timeline; by default the neighbour. */
  next?(way: 1 | -1): number | undefined;
  /** The way to the last step plays the game to its end. */
  playsOut(): boolean;
  /** What a step shows is there, or no longer wanted. */
  settled?(): Promise<unknown>;
  /** The game a person sees is there. */
  opened?(): Promise<unknown>;
  /** Somebody can see it. */
  awake?(): Promise<unknown>;
}

export type Layer = 'answer' | 'knew' | 'map' | 'choice';
/** Which choice an answer is about, by a name that the game gives it. */
export type Place = string | number;

/** One prediction. */
export interface Answer<Choice = unknown, Measure = unknown> {
  /** The cell or square chosen; null where the question was skipped. */
  own: string | null;
  /** What the agent chose; null until it has decided. */
  did: Choice | null;
  /** What the prediction is judged by; null where nothing can judge it; undefined until it is counted. */
  measure: Measure | null | undefined;
  /** How often the choice was predicted. */
  tries: number;
}

export interface Lesson<One extends Answer = Answer> {
  /** The line the answers are on; null as long as nothing keeps answers. */
  key: string | null;
  answers: Record<Place, One>;
  /** The places of the answers, in the order they were given in. */
  given: Place[];
  /** Answers taken back, the last of them last. */
  taken: One[];
  /** The last prediction, where the page around took it. */
  kept: {place: Place; own: string} | null;
  tries: Record<Place, number>;
  /** Which layer of the step shown is open, while it is presented. */
  layer: number;
  /** The step that was shown last; null before the first. */
  step: number | null;
  /** What was handed in, text by text. */
  read: Reading<unknown, unknown>[] | undefined;
}

/** What is kept of a lesson from visit to visit. */
export type KeptAnswers<One extends Answer = Answer> = Pick<
  Lesson<One>,
  'answers' | 'given' | 'tries'
> & {key: string};

/** What a lesson asks of a game. */
export interface LessonPort<State extends ShellState, One extends Answer> {
  /** The line on which answers are given; null where no lesson is possible. */
  lineOf(state: State): string | null;
  /** The name of the choice that follows a step of the game shown. */
  placeAt(state: State, step: number): Place;
  stepOf(place: Place): number;
  /** The field of an answer that holds its place. */
  field: 'step' | 'of';
  /** The agent to move has a choice that a person can predict. */
  mayAsk(state: State): boolean;
  /** The choice played after a step is one to be predicted. */
  isAgents(state: State, step: number): boolean;
  /** The answer is about the choice that the record has there. */
  isAbout?(state: State, answer: One): boolean;
  /** The choice can be predicted here. */
  isOpen(state: State, own: string): boolean;
  /** Why a choice is none here. */
  refusal(own: string): Refusal;
  /** The state without the steps after `step`; with a layer, also without what that layer does not show. */
  redact(state: State, step: number, layer?: Layer): State;
  /** What is known at once of an answer just given. */
  judge(state: State, own: string | null): Pick<One, 'did' | 'measure'>;
  /** What an action says of the choice at a place. */
  learn?(
    state: State,
    action: {type: string},
    before: State,
  ): {place: Place; did: One['did']} | null;
  /** The answers on the line shown, in order of play, each with the step before its choice. */
  listed(state: State, answers: Record<Place, One>): {step: number; answer: One}[];
}
