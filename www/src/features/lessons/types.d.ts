export type Ask = 'cell' | 'chance' | 'certain' | 'predict' | 'score' | 'solve';
export type Judgement = 'right' | 'near' | 'wrong';

/** What each kind asks for; docs/formats.md, 'Lesson'. */
export interface Goal {
  cells?: string[];
  nearCells?: string[];
  by?: 'chance' | 'shots' | 'either' | 'discs' | 'error';
  within?: number;
  near?: number;
  cell?: string;
  of?: 'ship' | 'water' | 'both';
  agent?: string;
  shots?: number;
  points?: number;
  lead?: number;
  seed?: string;
}

export interface Feedback {
  right?: string;
  near?: string;
  wrong?: string;
  cells?: Record<string, string>;
}

export interface Chapter {
  title?: string;
  position?: Record<string, unknown> | string;
  board?: string;
  record?: string;
  step?: number;
  prompt: string;
  ask: Ask;
  goal: Goal;
  hints?: string[];
  feedback?: Feedback;
  tries?: number;
  points?: number;
}

export interface Lesson {
  'spyglass-lesson': 1 | 2;
  title: string;
  language?: string;
  chapters: Chapter[];
}

export interface Certain {
  ship: string[];
  water: string[];
}

/** A cell, a chance in percent, marks, a result; null of one given up. */
export type Answer = string | number | boolean | Certain | null;

/** What a chapter came to. */
export interface Outcome {
  /** From 1. */
  chapter: number;
  earned: number;
  possible: number;
  /** The one that counts: the best. */
  answer: Answer;
  tries: number;
  hints: number;
}

/** All that a page around is told, and from which a lesson goes on. */
export interface LessonProgress {
  title: string;
  chapters: number;
  /** The one shown, from 1. */
  at: number;
  /** Of chapters that were answered, in order. */
  outcomes: Outcome[];
  earned: number;
  possible: number;
  /** 100 · earned / possible. */
  score: number;
  /** No further answer counts, or the pupil has finished it. */
  done: boolean;
}
