// Answers in Reversi as they are kept from visit to visit, handed in and checked.
import {createAnswersShelf} from '../../shell/lesson/answers-storage.js';
import {answersText, lineOn, readAnswers} from './answers.js';

/** @param {any} answer another version, or another hand, may have written it */
const isAnswer = (answer) =>
  typeof answer?.of === 'string' &&
  Number.isInteger(answer.tries) &&
  [answer.own, answer.did].every((square) => square === null || typeof square === 'string') &&
  (!answer.measure ||
    (typeof answer.measure.agent === 'string' &&
      typeof answer.measure.values?.best === 'string' &&
      Array.isArray(answer.measure.values.moves)));

/** @param {() => Pick<Storage, 'getItem' | 'setItem'>} [storage] */
export const createReversiShelf = (storage) =>
  createAnswersShelf(storage, {name: 'spyglass-reversi-answers', isAnswer});

/**
 * @param {import('./flow.js').Store} store
 * @param {ReturnType<typeof createReversiShelf>} [shelf]
 */
export function createAnswersFlow({get, dispatch, hear}, shelf = createReversiShelf()) {
  function follow() {
    const state = get();
    const key = lineOn(state);
    if (key !== null && key !== state.lesson.key)
      dispatch({type: 'answers-line', key, kept: shelf.of(key)});
  }

  hear((action, state, before) => {
    if (action.type === 'copy-answers') dispatch({type: 'copy', text: answersText(get())});
    if (action.type === 'check-answers')
      dispatch({type: 'answers-read', read: readAnswers(action.text)});
    const {key, answers, given, tries} = state.lesson;
    if (key !== null && answers !== before.lesson.answers && action.type !== 'answers-line')
      shelf.keep({key, answers, given, tries});
    follow();
  });
  follow();
}
