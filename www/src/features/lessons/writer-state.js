// A lesson being written: its chapters, and the one in hand. Pure.
import {reduceBy} from '../../shell/store.js';
import {asking, emptyChapter, startedFrom} from './draft.js';
import {gameOf, MOST_CHAPTERS} from './format.js';
import {isOpenIn} from './scenes.js';

/** @import {Chapter, Goal, Lesson} from './types.js' */
/** @import {Scene} from './player-types.js' */
/** @typedef {import('./draft.js').Start} Start */
/**
 * @typedef {object} Writer
 * @property {string} id
 * @property {Lesson} draft
 * @property {number} at the chapter in hand, from 0
 * @property {string} entry what is typed as a position
 * @property {boolean} unread it is none
 * @property {Scene | null} scene the position of that chapter
 * @property {import('../../shell/game.js').Refusal | null} fault why there is none
 */
/**
 * @typedef {(
 *   | {type: 'write-begin', id: string, draft: Lesson}
 *   | {type: 'write-id', id: string}
 *   | {type: 'write-taken', draft: Lesson}
 *   | {type: 'write-lesson', change: Partial<Lesson>}
 *   | {type: 'write', change: Partial<Chapter>}
 *   | {type: 'write-goal', change: Goal}
 *   | {type: 'write-ask', ask: Chapter['ask']}
 *   | {type: 'write-hint', place: number, text: string}
 *   | {type: 'write-feedback', to: 'right' | 'near' | 'wrong', text: string}
 *   | {type: 'write-cell-feedback', cell: string, text: string | null}
 *   | {type: 'write-start', start: Start}
 *   | {type: 'write-entry', text: string}
 *   | {type: 'write-unread'}
 *   | {type: 'write-at', at: number}
 *   | {type: 'write-add'}
 *   | {type: 'write-copy'}
 *   | {type: 'write-remove'}
 *   | {type: 'write-move', from: number, to: number}
 *   | {type: 'write-scene', scene: Scene | null, fault: Writer['fault']}
 *   | {type: 'lesson-press', cell: string}
 * )} WriterAction
 */

/** @param {Writer} writer */
export const chapterIn = ({draft, at}) => draft.chapters[at] ?? emptyChapter;

/** @param {Writer} writer @param {Chapter[]} chapters @param {number} [at] @returns {Writer} */
const withChapters = (writer, chapters, at = writer.at) => ({
  ...writer,
  draft: {...writer.draft, chapters},
  at: Math.max(0, Math.min(at, chapters.length - 1)),
});

/** @param {Writer} writer @param {(chapter: Chapter) => Chapter} change of the chapter in hand @returns {Writer} */
const changed = (writer, change) =>
  withChapters(
    writer,
    writer.draft.chapters.map((chapter, place) =>
      place === writer.at ? change(chapter) : chapter,
    ),
  );

/** What was open belonged to another chapter. */
const closed = {entry: '', unread: false, scene: null, fault: null};

/** @param {Writer} writer @param {Chapter} chapter after the one in hand @returns {Writer} */
function inserted(writer, chapter) {
  const {chapters} = writer.draft;
  if (chapters.length >= MOST_CHAPTERS) return writer;
  const to = chapters.length === 0 ? 0 : writer.at + 1;
  return {...withChapters(writer, chapters.toSpliced(to, 0, {...chapter}), to), ...closed};
}

/** A cell that was not right is, and the other way round; once none is named the engine judges again. @param {Goal} goal @param {string} cell @returns {Goal} */
export function toggledCell({cells = [], nearCells}, cell) {
  const next = cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell];
  if (next.length === 0) return {};
  const near = nearCells?.filter((one) => !next.includes(one)) ?? [];
  return near.length > 0 ? {cells: next, nearCells: near} : {cells: next};
}

/** @type {(writer: Writer | null, action: WriterAction) => Writer | null} */
export const reduceWriter = reduceBy({
  'write-begin': (_, {id, draft}) => ({id, draft, at: 0, ...closed}),
  'write-id': (writer, {id}) => writer && {...writer, id},
  /** As another tab has left it. */
  'write-taken': (writer, {draft}) => writer && withChapters({...writer, draft}, draft.chapters),
  'write-lesson': (writer, {change}) => writer && {...writer, draft: {...writer.draft, ...change}},
  write: (writer, {change}) => writer && changed(writer, (chapter) => ({...chapter, ...change})),
  'write-goal': (writer, {change}) =>
    writer && changed(writer, (chapter) => ({...chapter, goal: {...chapter.goal, ...change}})),
  'write-ask': (writer, {ask}) =>
    writer &&
    changed(writer, (chapter) => {
      const rules = writer.scene?.game === 'sea' ? writer.scene.view.rules : undefined;
      return {...chapter, ...asking(ask, gameOf(chapter), rules)};
    }),
  'write-hint': (writer, {place, text}) =>
    writer &&
    changed(writer, (chapter) => {
      const hints = [0, 1, 2].map((at) => (at === place ? text : (chapter.hints?.[at] ?? '')));
      return {...chapter, hints};
    }),
  'write-feedback': (writer, {to, text}) =>
    writer &&
    changed(writer, (chapter) => ({...chapter, feedback: {...chapter.feedback, [to]: text}})),
  'write-cell-feedback': (writer, {cell, text}) =>
    writer &&
    changed(writer, (chapter) => {
      const {[cell]: _, ...others} = chapter.feedback?.cells ?? {};
      const cells = text === null ? others : {...others, [cell]: text};
      return {...chapter, feedback: {...chapter.feedback, cells}};
    }),
  'write-start': (writer, {start}) =>
    writer && {...changed(writer, (chapter) => startedFrom(chapter, start)), ...closed},
  'write-entry': (writer, {text}) => writer && {...writer, entry: text, unread: false},
  'write-unread': (writer) => writer && {...writer, unread: true},
  'write-at': (writer, {at}) =>
    writer &&
    (at === writer.at || !writer.draft.chapters[at] ? writer : {...writer, at, ...closed}),
  'write-add': (writer) => writer && inserted(writer, emptyChapter),
  'write-copy': (writer) => writer && inserted(writer, chapterIn(writer)),
  'write-remove': (writer) =>
    writer && {
      ...withChapters(writer, writer.draft.chapters.toSpliced(writer.at, 1)),
      ...closed,
    },
  'write-move': (writer, {from, to}) => {
    const {chapters} = writer?.draft ?? {chapters: []};
    if (!writer || !chapters[from] || to < 0 || to >= chapters.length || from === to) return writer;
    const moved = chapters.toSpliced(from, 1).toSpliced(to, 0, chapters[from]);
    const at = chapters[writer.at];
    return withChapters(writer, moved, moved.indexOf(at));
  },
  'write-scene': (writer, {scene, fault}) => writer && {...writer, scene, fault},
  /** A press on the board says which cells are right, or which cell is meant. */
  'lesson-press': (writer, {cell}) => {
    if (!writer?.scene) return writer;
    const {ask} = chapterIn(writer);
    const named = writer.scene.game === 'reversi' ? cell.toLowerCase() : cell;
    // Only what can be chosen is right or asked for; what is named already can be taken away.
    const isNamed = chapterIn(writer).goal.cells?.includes(named);
    if (!isNamed && !isOpenIn(writer.scene, cell)) return writer;
    if (ask === 'chance')
      return changed(writer, (chapter) => ({...chapter, goal: {...chapter.goal, cell: named}}));
    if (ask !== 'cell') return writer;
    return changed(writer, (chapter) => ({...chapter, goal: toggledCell(chapter.goal, named)}));
  },
});
