// A chapter being written, as the board of a player shows it. Pure.
import {noLesson, reducePlayer} from './player-state.js';
import {chapterIn} from './writer-state.js';

/** @param {import('./writer-state.js').Writer} writer @returns {import('./player-types.js').PlayerState} */
export function shownChapter(writer) {
  const chapter = chapterIn(writer);
  const lesson = {...writer.draft, chapters: [chapter]};
  const begun = reducePlayer(noLesson, {type: 'lesson-begin', lesson});
  const [marked = null] = chapter.goal.cells ?? [];
  const shown = begun.chapters.map((one) => ({
    ...one,
    scene: writer.scene,
    aim: chapter.goal.cell ?? marked,
    marks: {ship: chapter.ask === 'cell' ? (chapter.goal.cells ?? []) : [], water: []},
  }));
  return {...begun, chapters: shown};
}
