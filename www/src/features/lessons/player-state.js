// What a lesson that is played stands at. Pure.
import {isScored} from '../../games/sea/select.js';
import {reduceBy} from '../../shell/store.js';
import {isCertain} from './judge.js';
import {afterTry, areAnswered, isSettled, progressOf, resumed} from './progress.js';

/** @import {Certain, Chapter, Lesson, LessonProgress} from './types.js' */
/** @import {PlayerAction, PlayerState, PlayedChapter} from './player-types.js' */

/** @type {PlayedChapter} */
const untouched = {
  scene: null,
  fault: null,
  hints: 0,
  last: null,
  marks: {ship: [], water: []},
  entry: '',
  unread: false,
  aim: null,
  game: null,
  tool: null,
  busy: false,
};

/** @type {PlayerState} */
export const noLesson = {
  ...{lesson: null, at: 0, outcomes: [], chapters: []},
  ...{finished: false, result: {name: '', said: null}},
};

/** @param {PlayerState} state @returns {Chapter | null} */
export const chapterOf = ({lesson, at}) => lesson?.chapters[at] ?? null;

/** @param {PlayerState} state */
export const playedOf = ({chapters, at}) => chapters[at] ?? untouched;

/** @param {PlayerState} state whether the chapter shown takes no further answer */
export function isOver(state) {
  const chapter = chapterOf(state);
  return chapter === null || state.finished || isSettled(state.outcomes[state.at], chapter);
}

/** @param {PlayerState} state whether it may be finished, and its result handed in */
export const mayFinish = ({outcomes}) => areAnswered(outcomes);

/** The last chapter that is still asked about the position of the one shown: what is said of all its cells would answer that. @param {PlayerState} state @returns {number | null} from 1 */
export function heldUntil({lesson, at, outcomes, finished}) {
  const startOf = (/** @type {Chapter} */ {position, board, record, step}) =>
    JSON.stringify([position, board, record, step]);
  const {chapters} = lesson ?? {chapters: []};
  const last = chapters.findLastIndex(
    (chapter, place) =>
      place > at &&
      startOf(chapter) === startOf(chapters[at]) &&
      !isSettled(outcomes[place], chapter),
  );
  return finished || last < 0 ? null : last + 1;
}

/** @param {PlayerState} state an answer has been judged, and the next try has not begun */
export const isJudged = (state) => playedOf(state).last !== null;

/** @param {PlayerState} state whether something can be answered now */
export const mayAnswer = (state) =>
  playedOf(state).scene !== null && !playedOf(state).busy && !isOver(state) && !isJudged(state);

/** What marks may be made: of shots there are none. @param {PlayerState} state @returns {PlayedChapter['tool'][]} */
export function toolsOf(state) {
  const chapter = chapterOf(state);
  const {scene} = playedOf(state);
  if (!chapter || scene?.game !== 'sea') return [];
  const {ask, goal} = chapter;
  if (ask === 'solve' || (ask === 'certain' && (goal.of ?? 'both') === 'both'))
    return ['ship', 'water'];
  if (ask === 'score' && isScored(scene.view.rules)) return ['shoot', 'ship'];
  return [];
}

/** @param {PlayerState} state whether who ends the game has a score */
export function endsScored(state) {
  const {scene} = playedOf(state);
  return scene?.game === 'sea' && isScored(scene.view.rules);
}

/** @param {PlayerState} state the tool in hand @returns {NonNullable<PlayedChapter['tool']>} */
export function toolOf(state) {
  const chosen = playedOf(state).tool ?? toolsOf(state)[0];
  if (chosen) return chosen;
  const {ask, goal} = chapterOf(state) ?? {};
  if (ask === 'certain') return goal?.of === 'water' ? 'water' : 'ship';
  return 'shoot';
}

/** @param {Certain} marks @param {'ship' | 'water'} as @param {string} cell @returns {Certain} marked so, or no more */
export function toggled(marks, as, cell) {
  const without = (/** @type {string[]} */ cells) => cells.filter((one) => one !== cell);
  const had = marks[as].includes(cell);
  const {ship, water} = marks;
  const bare = {ship: without(ship), water: without(water)};
  return had ? bare : {...bare, [as]: [...bare[as], cell]};
}

/** @param {PlayerState} state @param {Partial<PlayedChapter>} change of the chapter shown @param {number} [at] @returns {PlayerState} */
const changed = (state, change, at = state.at) => ({
  ...state,
  chapters: state.chapters.map((one, place) => (place === at ? {...one, ...change} : one)),
});

/** @param {Lesson} lesson @param {unknown} kept @returns {PlayerState} */
function begun(lesson, kept) {
  const {outcomes, at, finished} = resumed(kept, lesson);
  const chapters = outcomes.map((outcome) => ({...untouched, hints: outcome?.hints ?? 0}));
  return {...noLesson, lesson, at, outcomes, chapters, finished};
}

/** @type {(state: PlayerState, action: PlayerAction) => PlayerState} */
export const reducePlayer = reduceBy({
  'lesson-begin': (_, {lesson, progress}) => begun(lesson, progress ?? null),
  'lesson-visit': (state, {at}) =>
    state.lesson && at >= 0 && at < state.chapters.length ? {...state, at} : state,
  'lesson-opened': (state, {at, scene, game}) => changed(state, {scene, game, fault: null}, at),
  'lesson-unopened': (state, {at, error}) => changed(state, {fault: error, busy: false}, at),
  'lesson-aim': (state, {cell}) => changed(state, {aim: cell}),
  'lesson-mark': (state, {cell}) => {
    const tool = toolOf(state);
    return tool === 'shoot'
      ? state
      : changed(state, {marks: toggled(playedOf(state).marks, tool, cell)});
  },
  'lesson-tool': (state, {tool}) => changed(state, {tool}),
  'lesson-entry': (state, {text}) => changed(state, {entry: text, unread: false}),
  'lesson-unread': (state) => changed(state, {unread: true}),
  'lesson-hint': (state) => {
    const {hints} = playedOf(state);
    const most = chapterOf(state)?.hints?.length ?? 0;
    return hints < most ? changed(state, {hints: hints + 1}) : state;
  },
  'lesson-busy': (state, {at, busy}) => changed(state, {busy}, at),
  'lesson-game': (state, {at, game}) => changed(state, {game, busy: false, fault: null}, at),
  'lesson-judged': (state, {at, answer, judgement, facts}) => {
    const chapter = state.lesson?.chapters[at];
    if (!chapter || state.finished || isSettled(state.outcomes[at], chapter)) return state;
    const {hints} = state.chapters[at];
    const tried = {number: at + 1, answer, judgement, hints};
    const outcomes = state.outcomes.map((outcome, place) =>
      place === at ? afterTry(outcome, chapter, tried) : outcome,
    );
    const last = {answer, judgement, facts};
    return changed({...state, outcomes}, {last, busy: false, fault: null}, at);
  },
  'lesson-recalled': (state, {at, answer, judgement, facts}) => {
    if (state.chapters[at]?.last) return state;
    const shown =
      typeof answer === 'string' ? {aim: answer} : isCertain(answer) ? {marks: answer} : {};
    return changed(state, {...shown, last: {answer, judgement, facts}}, at);
  },
  'lesson-finish': (state) => (mayFinish(state) ? {...state, finished: true} : state),
  'lesson-result': (state, {result}) => ({...state, result: {...state.result, ...result}}),
  'lesson-line': (state, {at, line}) => {
    const {last} = state.chapters[at];
    return last ? changed(state, {last: {...last, facts: {...last.facts, line}}}, at) : state;
  },
  // Marks stay to be mended; a game begins anew.
  'lesson-again': (state) => changed(state, {last: null, aim: null, unread: false}),
});

/** @param {PlayerState} state @returns {LessonProgress | null} */
export const progressIn = ({lesson, outcomes, at, finished}) =>
  lesson && progressOf(lesson, outcomes, at, finished);
