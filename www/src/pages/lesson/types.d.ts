// The page of lessons.

import type {Exercise} from '../../features/lessons/deck.js';
import type {PlayerAction, PlayerState} from '../../features/lessons/player-types.js';
import type {KeptLesson} from '../../features/lessons/shelf.js';
import type {Lesson} from '../../features/lessons/types.js';
import type {Writer, WriterAction} from '../../features/lessons/writer-state.js';
import type {Args} from '../../i18n/words.js';
import type {Refusal} from '../../shell/game.js';

/** Where the lesson that is played comes from: one of ours, one kept here, the one being written, or the text of a link or file. */
export type Source =
  | {of: 'ours' | 'kept'; id: string}
  | {of: 'draft'}
  | {of: 'text'; text: string}
  /** Exercises of one's own: those named, else those that are due, else the next ones. */
  | {of: 'deck'; only?: Exercise[]};

export interface State {
  mode: 'shelf' | 'play' | 'write' | 'hand';
  /** From where a lesson is seen as a pupil sees it. */
  preview: 'write' | 'hand' | null;
  loading: boolean;
  refused: Refusal | null;
  said: {key: string; args?: Args} | null;
  kept: KeptLesson[];
  deck: Exercise[];
  /** There are exercises on this device that cannot be read. */
  unread: boolean;
  /** The day, counted from 1970. */
  today: number;
  /** All exercises are to be deleted, once that is confirmed. */
  emptying: boolean;
  /** The lesson that is to be deleted, once that is confirmed. */
  forgetting: string | null;
  /** What is to be confirmed by a second press. */
  sure: string | null;
  /** The position of a link, shown in a lesson until it is kept there. */
  adding: {said: string; title: string; chapter: number} | null;
  source: Source | null;
  /** The lesson that is handed out. */
  handed: Lesson | null;
  player: PlayerState;
  writer: Writer | null;
  /** Who can be predicted and played against. */
  agents: {sea: string[]; reversi: string[]};
}

export type Action =
  | PlayerAction
  | WriterAction
  | import('../../shell/view/sure.js').Sure
  | {type: 'page-mode'; mode: State['mode']}
  | {type: 'loading'}
  | {type: 'refused'; error: Refusal}
  | {type: 'said'; key: string; args?: Args}
  | {type: 'kept'; kept: KeptLesson[]}
  | {type: 'deck'; deck: Exercise[]; unread: boolean; today: number}
  | {type: 'deck-empty'; sure: boolean | null}
  | {type: 'deck-export'; unread?: boolean}
  | {type: 'deck-import'; file: File}
  | {type: 'agents'; sea: string[]}
  | {type: 'played'; source: Source; preview: State['preview']}
  | {type: 'open'; source: Source; preview?: State['preview']}
  | {type: 'hand'; source: Source | null}
  | {type: 'hand-said'; said: string}
  | {type: 'hand-save'; name: string; text: string}
  | {type: 'hand-pack'; name: string; lesson: Lesson; mastery?: number}
  | {type: 'handed'; source: Source | null; lesson: Lesson | null}
  | {type: 'copy'; text: string; way: string}
  | {type: 'open-file'; file: File}
  | {type: 'open-said'; said: string}
  | {type: 'adding'; adding: NonNullable<State['adding']>}
  | {type: 'add-sure'}
  | {type: 'write-on'}
  | {type: 'write-new'}
  | {type: 'write-kept'; id: string}
  | {type: 'write-played'}
  | {type: 'forget'; id: string | null}
  | {type: 'forget-sure'; id: string}
  | {type: 'write-check' | 'write-preview' | 'write-hand' | 'write-close' | 'preview-back'};
