/** `<spyglass-board>`: a game in any page. */

/** Actions in record form: `FC7` shoot, `GC7` flag, `WC7` water mark, `UC7` clear, `S` solve or give up. */
export type Action = string;

export type Mode = 'race' | 'play' | 'watch' | 'compare' | 'puzzle' | 'edit';

/** What an element shows, as plain data. */
export interface BoardState {
  mode: Mode;
  /** The whole game in one line; null before it is there, and of a position. */
  record: string | null;
  /** Of `edit`: the position as JSON. */
  position: string | null;
  step: number;
  steps: number;
  over: boolean;
  /** Everything of this step: marks, fleet, decision; null before the game is there. */
  view: unknown;
}

/** A game said as by attributes; what is left out is as usual. */
export interface Start {
  /** The version this is written in, by which a fresh game is drawn: 2, or 1 as it was before there were two. The element's where left out. */
  v?: string | number;
  game?: string;
  mode?: Mode;
  record?: string;
  position?: string | object;
  /** A lesson: its JSON, a link that holds one, or the address of a file of the same site. */
  lesson?: string | object;
  /** How far it has come, as `board-lesson` tells it. */
  progress?: string | LessonProgress;
  seed?: string | number;
  agent?: string | readonly string[];
  step?: number;
  /** The step at which a person took over: what was before is not undone. */
  from?: number;
  /** It is a friend who has played. */
  friend?: boolean;
}

/** Every refusal is an `Error` with a `code` that never changes, and `args`. */
export interface BoardApi {
  /** Without a start the usual game. */
  load(start?: Start): Promise<BoardState>;
  play(action: Action): Promise<BoardState>;
  undo(): Promise<BoardState>;
  redo(): Promise<BoardState>;
  /** In `watch` what has still to be played is played. */
  seek(step: number): Promise<BoardState>;
  /** The next certain deduction of what is known, with its reason; null where there is none. */
  hint(): Promise<unknown>;
  /** How many shots the hunt shown still takes on average, by its next shot: one of these cells (at most 16), else of the eight likeliest. Null of Reversi. */
  shotsToGo(cells?: string | readonly string[]): Promise<ShotsToGo | null>;
  state(): BoardState;
  export(format?: 'record' | 'text' | 'json'): Promise<string>;
}

/** From hunts that were played out to their end, on the same fleets after each shot. Errors are half-widths of 95 % intervals. */
export interface ShotsToGo {
  /** The version of this form. */
  v: 1;
  /** How many hunts after each shot. */
  fleets: number;
  /** In the order in which they were asked for, else the likeliest first. Shots to the end, this one included; `more` than after the first. */
  cells: {cell: string; shots: number; error: number; more: number; more_error: number}[];
}

/** Chances in per cent. */
export interface Measure {
  chance: number;
  likeliest: {cell: string; chance: number};
  /** Whose chances: the agent's own, or those of all fleets that fit. */
  by: 'agent' | 'fleets';
}

/** How a game ended for the person; where no person plays, for the first agent (of Reversi for Black). `finished`: there was nobody to win against. `resigned`: the person gave up. */
export type Outcome = 'won' | 'lost' | 'drawn' | 'finished' | 'resigned';

/** What a chapter of a lesson came to: its best try. */
export interface LessonOutcome {
  /** From 1. */
  chapter: number;
  earned: number;
  possible: number;
  /** A cell, a chance in per cent, marked cells, a result; null of a game given up. */
  answer: string | number | boolean | {ship: string[]; water: string[]} | null;
  tries: number;
  hints: number;
}

/** How far a lesson has come; docs/formats.md, 'Lesson'. */
export interface LessonProgress {
  title: string;
  chapters: number;
  /** The one shown, from 1. */
  at: number;
  outcomes: LessonOutcome[];
  earned: number;
  possible: number;
  /** 100 · earned / possible. */
  score: number;
  /** No further answer would count. */
  done: boolean;
}

export interface BoardEvents {
  'board-ready': CustomEvent<{
    mode: Mode;
    record?: string;
    position?: string;
    step: number;
    steps: number;
  }>;
  'board-step': CustomEvent<{
    step: number;
    steps: number;
    action: Action | null;
    reason: {code: string; args: Record<string, unknown>} | null;
    record?: string;
    position?: string;
  }>;
  /** A person is about to act. `preventDefault()` keeps the action from being played. */
  'board-answer': CustomEvent<{
    action: Action | null;
    actions: Action[];
    step: number;
    /** With `predict`: where a person thinks that the agent acts. */
    prediction?: string;
    /** What it was held against, where there were chances at once. */
    measure?: Measure | null;
  }>;
  /** A chapter of a lesson has been answered: all that was answered so far, by which the lesson can go on another time. */
  'board-lesson': CustomEvent<LessonProgress>;
  'board-end': CustomEvent<{
    outcome: Outcome;
    /** The points of the person's board (among agents of the first) where the rules give points, else the shots; of Reversi the discs. Null of a game that was given up, and of a puzzle. */
    score: number | {black: number; white: number} | null;
    /** Null of a lesson, whose score is 0 to 100. */
    record: string | null;
  }>;
  'board-error': CustomEvent<{code: string; args: Record<string, unknown>; sentence: string}>;
}

/** What `show` may name. */
export type Sight = 'overlay' | 'reason' | 'candidates' | 'moves' | 'fleet';

/** What may be set, in markup of frameworks too. */
export interface BoardProperties {
  v?: string | number | null;
  game?: string | null;
  mode?: Mode | null;
  record?: string | null;
  position?: string | object | null;
  lesson?: string | object | null;
  progress?: string | LessonProgress | null;
  seed?: string | number | bigint | null;
  agent?: string | readonly string[] | null;
  step?: string | number | null;
  from?: string | number | null;
  friend?: boolean;
  show?: string | readonly Sight[] | null;
  deductions?: string | readonly string[] | null;
  theme?: 'light' | 'dark' | 'system' | null;
  play?: boolean;
  predict?: boolean;
  readonly?: boolean;
  /** The attribute `no-undo`. */
  noUndo?: boolean;
}

/** The attributes as properties; an object or a list is written as text, and read as that. */
export interface SpyglassBoard extends HTMLElement {
  /** The version the attributes are written in; 1 where there is none. */
  get v(): string | null;
  set v(version: string | number | null);
  game: string | null;
  mode: string | null;
  record: string | null;
  get position(): string | null;
  set position(position: string | object | null);
  get seed(): string | null;
  set seed(seed: string | number | bigint | null);
  get agent(): string | null;
  set agent(agents: string | readonly string[] | null);
  get step(): number | null;
  set step(step: string | number | null);
  get from(): number | null;
  set from(step: string | number | null);
  friend: boolean;
  get show(): string | null;
  set show(shown: string | readonly Sight[] | null);
  get deductions(): string | null;
  set deductions(rules: string | readonly string[] | null);
  theme: string | null;
  play: boolean;
  predict: boolean;
  readonly: boolean;
  /** The attribute `no-undo`: what a person has done is not taken back. */
  noUndo: boolean;
  api(version: 1): BoardApi;
  addEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (this: SpyglassBoard, event: BoardEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: SpyglassBoard, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof BoardEvents>(
    type: Name,
    listener: (this: SpyglassBoard, event: BoardEvents[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: SpyglassBoard, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** A frame of another page, by `connect` of `spyglass-frame.module.js`: the same calls, of a frame whose address names the origin of the page. */
export interface FrameApi extends Omit<BoardApi, 'state'> {
  state(): Promise<BoardState>;
}

export interface Activity {
  objectType: 'Activity';
  id: string;
  definition: {type: string; interactionType?: string; name?: Record<string, string>};
}

/** What a frame tells besides: `board-answer`, which cannot be kept from it, `board-lesson` and `board-end` bring a statement in the shape of xAPI. */
export interface Statement {
  actor: {objectType: 'Agent'; account: {homePage: string; name: 'anonymous'}};
  verb: {id: string; display: Record<string, string>};
  object: Activity;
  result: {
    /** Actions in record form, with spaces between; what a chapter was answered with; how a game ended. */
    response?: string;
    /** Chances in per cent, where the likeliest cell is the maximum; points of a lesson; shots, points or the lead in discs of a game. */
    score?: {scaled?: number; raw?: number; min?: number; max?: number};
    success?: boolean;
    completion?: boolean;
    /** ISO 8601, where what is shown was begun in this frame. */
    duration?: string;
    /** Tries at a chapter, and hints that were opened. */
    extensions?: Record<string, number>;
  };
  context?: {contextActivities: {parent: Activity[]}};
}

declare global {
  interface HTMLElementTagNameMap {
    'spyglass-board': SpyglassBoard;
  }
}
