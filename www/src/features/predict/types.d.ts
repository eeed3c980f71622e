import type {Answer, readAnswers} from './answers.js';
import type {Teaching} from './state.js';

declare module '../../games/sea/types.js' {
  interface SeaActions {
    /** Left out, it is the other way than before. */
    predict: {on?: boolean};
    present: {on?: boolean};
    teaching: {teaching: Partial<Teaching> & Pick<Teaching, 'key'>};
    layer: {by: 1 | -1};
    held: {where: Where};
    foretell: {cell: string | null};
    'foretell-skip': Nothing;
    'foretell-kept': {cell: string};
    'foretell-back': Nothing;
    'foretell-again': Nothing;
    foretold: Pick<Answer, 'step' | 'did' | 'measure'> & Pick<Teaching, 'key'>;
    'copy-answers': Nothing;
    'check-answers': {text: string};
    'answers-read': {read: ReturnType<typeof readAnswers> | undefined};
  }
}
