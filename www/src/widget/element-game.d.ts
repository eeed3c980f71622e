// What the life of an element asks of its game.

import type {Refusal} from '../shell/game.js';
import type {Wish} from './attributes.js';
import type {BoardEvents, Measure} from './public.js';

/** What is shown, as plain data. */
export interface Shown {
  mode: Wish['mode'];
  position: string | null;
  record: string | null;
  step: number;
  steps: number;
  over: boolean;
  view: unknown;
}

/** How a call is followed until what it comes to is shown. */
export interface Following<Action> {
  /** Does what is wished for, and gives what is shown once an action says that it is done. */
  settled(wish: () => void, done: (action: Action) => boolean): Promise<Shown>;
  /** Gives what is shown once work is done; work that was refused gives nothing. */
  worked(work: () => Promise<unknown>): Promise<Shown>;
}

/** What the calls of a page come to; each is made once a game is there. */
export interface ElementCalls {
  /** What playing an action comes to; null where it is none. */
  playing(action: string): (() => Promise<Shown>) | null;
  take(method: 'undo' | 'redo'): Promise<Shown>;
  goTo(step: number): Promise<unknown>;
  /** The game can be played on towards a step that is still to come. */
  mayPlayTo(step: number): boolean;
  playOn(): Promise<unknown>;
  hint(): Promise<unknown>;
  shotsToGo(cells?: string | readonly string[]): Promise<unknown>;
  /** Null where what is shown is told by its record or position. */
  text(): Promise<string | null>;
  /** A game just opened is where it is to be shown. */
  onward?(): Promise<unknown>;
}

export interface ElementGame<Action extends {type: string}> {
  store: {
    dispatch(action: {type: 'frame'} | {type: 'refused'; error: Refusal}): void;
    hear(hear: (action: Action) => void): () => void;
  };
  state(): Shown;
  /** What an action says has failed. */
  failureIn(action: Action): Partial<Refusal> | null | undefined;
  /** Why nothing can be opened. */
  fault?(): Refusal | null;
  /** A game has been opened. */
  isOpen(action: Action): boolean;
  /** It has been opened, and stands where it is to be shown. */
  isShown(action: Action): boolean;
  isThere(): boolean;
  /** What is done first has no game yet. */
  isBusy?(): boolean;
  calls(following: Following<Action>): ElementCalls;
  /** Loads the engine, and opens the game first wished for. */
  start(): void;
  show(wish: Wish): void;
  /** Follows what has changed and opens nothing. */
  follow(wish: Wish, changed: Set<string>): void;
  isPlaying(): boolean;
  toggle(): void;
  predict(on: boolean): void;
  /** What was said to be wrong with the attributes is no longer. */
  mended(): void;
  /** What is shown, to be shown again, besides what every game has. */
  left?(): {from?: number; friend?: number; progress?: string};
  /** Tells at once which failures are not drawn yet; where their words are on their way, when they are there. */
  unreported?(): Promise<void> | null;
  stop(): void;
}

export type Emit = <Name extends keyof BoardEvents>(
  name: Name,
  detail: BoardEvents[Name]['detail'],
) => boolean;

/** What an element is begun with. */
export interface Around {
  element: Element;
  root: HTMLElement;
  wish: Wish;
  /** What is wished for is opened; not where nobody can read it. */
  opens: boolean;
  engines: import('./engines.js').Engines<import('../engine/calls.js').SeaCalls>;
  /** False where the page has prevented what would follow. */
  emit: Emit;
  /** Where the whole page stands, for links; null where nobody knows. */
  site: string | null;
}

/** What a game finds in the element that it is put into. */
export interface Room extends Omit<Around, 'element' | 'wish'> {
  signal: AbortSignal;
  /** The wish of now. */
  wish(): Wish;
  sight: {awake(): Promise<void>};
  /** Somebody has seen the element, or asked for its game. */
  begun: Promise<void>;
  /** The page around has asked for something. */
  asked: Promise<void>;
  /** The page's wishes are being followed, also where nobody looks. */
  whileAsked(): Promise<void>;
  isAlone(): boolean;
  /** What a person does the page around is asked about. */
  mayDo(actions: string[]): boolean;
  /** Whether a wish takes back what stays done; that is said. */
  undoes(action: object): boolean;
  mayPredict(prediction: string, more?: {measure?: Measure | null}): boolean;
  /** Shows what stands outside the drawing. */
  outside(settings: object, words: import('../i18n/words.js').Words): void;
  /** The element's own calls. */
  seek(step: number): Promise<unknown>;
}
