// What chapters of Reversi need: fetched with the first of them.
import english from '../../i18n/en/reversi.ftl';
import {exercises} from '../../i18n/exercises.js';
import {fetchReversi} from '../../i18n/reversi-pack.js';

export {createReversiScenes} from './reversi-scenes.js';
export {renderLessonReversi} from './view-reversi.js';
export const words = {
  english: [english, ...exercises.english],
  packs: [fetchReversi, ...exercises.packs],
};
