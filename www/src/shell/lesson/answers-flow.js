// Answers as they are kept from visit to visit, handed in and checked.
import {upTo} from '../records.js';

/**
 * @template {import('../game.d.ts').ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @template Row
 * @param {ReturnType<typeof import('./lesson.js').createLesson<State, One>>} lesson
 * @param {import('./answer-sheet.js').Sheet<State, Row>} sheet
 */
export const answersText =
  ({answersOf}, sheet) =>
  /** @param {State} state the text to hand in; its game as far as it was predicted */
  (state) => {
    const answers = answersOf(state);
    const last = answers.at(-1);
    const record = state.game ? upTo(state.game.record, last ? last.step + 1 : 0) : '';
    return sheet.text(record, sheet.rowsOf(state));
  };

/**
 * @template {import('../game.d.ts').ShellState} State
 * @template {import('../game.d.ts').Answer} One
 * @template Row
 * @param {ReturnType<typeof import('./lesson.js').createLesson<State, One>>} lesson
 * @param {import('./answer-sheet.js').Sheet<State, Row>} sheet
 * @param {import('../game.d.ts').Store<State>} store
 * @param {import('./answers-storage.js').AnswersStorage} storage
 * @param {() => void} [forgets] what follows where nothing outlives the visit
 */
export function createAnswersFlow(lesson, sheet, {get, dispatch, hear}, storage, forgets) {
  const {port, lessonOf} = lesson;
  const textOf = answersText(lesson, sheet);

  function follow() {
    const state = get();
    const key = state.game && port.lineOf(state);
    if (key !== null && key !== lessonOf(state).key)
      dispatch({type: 'answers-line', key, kept: storage.of(key)});
  }

  hear((heard, state, before) => {
    const action = /** @type {import('../game.d.ts').ShellAction} */ (heard);
    if (action.type === 'copy-answers') dispatch({type: 'copy', text: textOf(get())});
    if (action.type === 'check-answers')
      dispatch({type: 'answers-read', read: sheet.read(action.text)});
    const {key, answers, given, tries} = lessonOf(state);
    const isChanged = answers !== lessonOf(before).answers && action.type !== 'answers-line';
    if (key && isChanged && key === port.lineOf(state))
      if (!storage.keep({key, answers, given, tries})) forgets?.();
    follow();
  });
  follow();
}
