import type {BoardState} from '../../widget/public.js';

export type State = Pick<BoardState, 'mode' | 'record' | 'step' | 'over' | 'view'>;

/** What a platform is told of a pupil's work, as it stands. */
export interface Report {
  /** From which it goes on; null where there is nothing to go on from. */
  suspended: string | null;
  /** Of 100; null before there is one. */
  score: number | null;
  done: boolean;
  interactions: Record<string, string>[];
}

/** What a pupil hands in. */
export interface Work {
  /** The attributes with which it goes on from the text in which most was done, null of those that fall away; null where no text is of this work. */
  resume(texts: string[]): Record<string, string | null> | null;
  /** What another window has told of the same work meanwhile counts as well. */
  join(text: string): void;
  /** It begins from its start after all, with what was reached: where the element may refuse what it resumes from. */
  restart?(): void;
  /** An event of the element: whether what it brought is to be kept at once. */
  hear(type: string, detail: unknown, state: () => State): boolean;
  report(state: State): Report;
}
