import type {Answer as AnyAnswer, KeptAnswers, Lesson, Place} from '../../shell/game.js';

declare module '../../games/sea/types.js' {
  interface SeaActions {
    /** Left out, it is the other way than before. */
    predict: {on?: boolean};
    present: {on?: boolean};
    layer: {by: number};
    predicted: {own: string | null};
    measured: {key: string | null; place: Place; found: Partial<AnyAnswer>};
    'prediction-skip': Nothing;
    'prediction-kept': {own: string};
    'prediction-back': Nothing;
    'prediction-again': Nothing;
    'answers-line': {key: string; kept: KeptAnswers | null};
    'copy-answers': Nothing;
    'check-answers': {text: string};
    'answers-read': {read: Lesson['read']};
  }
}
