// What the shell asks of a game, and what it keeps for one.
import type {Args} from '../i18n/words.js';
import type {Reading} from './lesson/answer-sheet.js';

export interface Refusal {
  code: string;
  args?: Args;
}

/** A way along the timeline: to a step, or from the one shown. */
export type Way = 'first' | 'back' | 'forward' | 'last' | 'toggle' | number;

/** What a lesson does, and what it asks of the rest of the page. */
export type LessonAction =
  | {type: 'predict' | 'present'; on?: boolean}
  | {type: 'layer'; by: number}
  | {type: 'predicted'; own: string | null}
  | {type: 'prediction-kept'; own: string}
  | {type: 'prediction-skip' | 'prediction-back' | 'prediction-again'}
  | {type: 'measured'; key: string | null; place: Place; found: Partial<Answer>}
  | {type: 'answers-line'; key: string; kept: KeptAnswers | null}
  | {type: 'answers-read'; read: Lesson['read']}
  | {type: 'copy-answers'}
  | {type: 'check-answers'; text: string}
  | {type: 'copy'; text: string}
  | {type: 'refused'; error: Refusal}
  | {type: 'go'; where: Way};

/** The store of a game, as a lesson uses it. */
export interface Store<State> {
  get(): State;
  dispatch(action: LessonAction): void;
  hear(hear: (action: {type: string}, state: State, before: State) => void): () => void;
}

/** A game as far as the shell knows it. */
export interface ShownGame {
  record: string;
  view: {step: number; steps: number; over: boolean};
}

/** What the state of every game holds for the shell. */
export interface ShellState {
  game: ShownGame | null;
  playing: boolean;
  notice: Refusal | null;
  /** Each choice of an agent is predicted by a person before it is shown. */
  predict?: boolean;
  /** The board fills the window, with one sentence. */
  present?: boolean;
  /** Of a state that is shown: a choice is to be predicted, and is not in it. */
  asks?: boolean;
  lesson?: Lesson;
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
