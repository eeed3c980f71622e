// A lesson that is played: what is known of it, and what happens to it.

import type {PositionValues, ReversiAnswer} from '../../engine/calls.js';
import type {Belief, Decision} from '../../engine/types.js';
import type {Refusal} from '../../shell/game.js';
import type {Facts} from './judge.js';
import type {ReversiScene} from './reversi-scenes.js';
import type {SeaScene} from './sea-scenes.js';
import type {Answer, Certain, Judgement, Lesson, Outcome} from './types.js';

export type Scene = SeaScene | ReversiScene;
/** What is shown once an answer is judged. */
export type Told = Facts & {
  belief?: Belief;
  decision?: Decision;
  moves?: PositionValues['moves'];
  best?: string | null;
  /** Of Reversi, the best move first: actions as in a record. */
  line?: string[];
};
export type Tool = 'shoot' | 'ship' | 'water';

export type PlayedGame =
  | {kind: 'sea'; record: string; view: import('../../engine/types.js').View; shotsBefore: number}
  | ({kind: 'reversi'} & Pick<ReversiAnswer, 'record' | 'view'>);

export interface PlayedChapter {
  scene: Scene | null;
  /** Why it cannot be opened or judged. */
  fault: Refusal | null;
  /** How many are open. */
  hints: number;
  last: {answer: Answer; judgement: Judgement; facts: Told} | null;
  marks: Certain;
  /** What is typed as a chance. */
  entry: string;
  unread: boolean;
  aim: string | null;
  /** Where the chapter is played. */
  game: PlayedGame | null;
  tool: Tool | null;
  /** An answer is judged, or a move made. */
  busy: boolean;
}

export interface PlayerState {
  lesson: Lesson | null;
  /** The chapter shown, from 0. */
  at: number;
  outcomes: (Outcome | null)[];
  chapters: PlayedChapter[];
  /** By the pupil, with tries left: no further answer is taken. */
  finished: boolean;
  /** What is handed in by hand: by whom, and what has become of it. */
  result: {name: string; said: string | null};
}

export type PlayerAction =
  | {type: 'lesson-begin'; lesson: Lesson; progress?: unknown}
  | {type: 'lesson-visit'; at: number}
  | {type: 'lesson-opened'; at: number; scene: Scene; game: PlayedGame | null}
  | {type: 'lesson-unopened'; at: number; error: Refusal}
  | {type: 'lesson-press'; cell: string}
  | {type: 'lesson-aim'; cell: string | null}
  | {type: 'lesson-mark'; cell: string}
  | {type: 'lesson-tool'; tool: Tool}
  | {type: 'lesson-entry'; text: string}
  | {type: 'lesson-unread'}
  | {type: 'lesson-hint'}
  | {type: 'lesson-submit'}
  | {type: 'lesson-undo'}
  | {type: 'lesson-give-up'}
  | {type: 'lesson-busy'; at: number; busy: boolean}
  | {type: 'lesson-game'; at: number; game: PlayedGame}
  | {type: 'lesson-judged'; at: number; answer: Answer; judgement: Judgement; facts: Told}
  /** An answer of a visit before is shown again. */
  | {type: 'lesson-recalled'; at: number; answer: Answer; judgement: Judgement; facts: Told}
  | {type: 'lesson-finish'}
  | {type: 'lesson-result'; result: Partial<PlayerState['result']>}
  /** How the game goes on after the best move, of the answer last judged there. */
  | {type: 'lesson-line'; at: number; line: string[]}
  | {type: 'lesson-again'};
