import type {Contradiction, Deduction, Expected, Expert, Hint} from '../../engine/types.js';

/**
 * Which of the reasoning lies over the board: the hint, the contradiction, a way a ship can lie, or a step: of the proof, of all
 * deductions, or of the reasons of a puzzle. `within` are the places of the refutations that the step stands in, the outermost first.
 */
export type Light =
  | {of: 'hint' | 'contradiction'}
  | {of: 'way'; cells: string[]}
  | {of: 'proof' | 'step' | 'chain'; at: number; within?: number[]};

/** A deduction, or, where it `ends` a refutation, the contradiction. */
export type Step =
  | (Deduction & {ends?: undefined})
  | (Contradiction &
      Partial<Record<'water' | 'ship' | 'contents' | 'refuted', undefined>> & {ends: true});

export interface Tutor {
  /** The position that all of this is about. */
  at: string | null;
  /** No hint where nothing more is certain. */
  hint: {hint: Hint | null; stage: number; marks: string} | null;
  /** `revealed`: no proof is needed. */
  proof: {cell: string; steps: Deduction[]; revealed: boolean} | null;
  expert: Expert | null;
  /** A person wants to see what is deduced in a game of their own. */
  reads: boolean;
  /** With the marks of now; no score where it could not be had. */
  expected: {marks: string; score: Expected | null} | null;
  /** A person wants to see the expected score of a game of their own. */
  expects: boolean;
  light: Light | null;
  /** The refutations whose deductions are shown. */
  opened: Deduction[];
  /** A hint or a proof takes so long that it is shown. */
  late: boolean;
}

declare module '../../games/sea/types.js' {
  interface SeaActions {
    permit: {names: string[]};
    'hint-there': {hint: Hint | null; stage: number};
    'proof-there': {cell: string; steps: Deduction[]; revealed: boolean};
    'expert-there': {expert: Expert};
    'expected-there': {marks: string; score: Expected | null};
    'tutor-late': {late: boolean};
    'tutor-reads': {reads: boolean};
    'tutor-expects': {expects: boolean};
    'tutor-light': {light: Light | null};
    'refutation-open': {step: Step; open: boolean};
    'next-proof': {by: number};
  }
}
