// Lessons that are played: what a page or an element takes of them.
import board from '../../i18n/en/board.ftl';
import common from '../../i18n/en/common.ftl';
import english from '../../i18n/en/lessons.ftl';
import refusals from '../../i18n/en/refusals.ftl';
import sea from '../../i18n/en/sea.ftl';

export {createPlayerFlow} from './player-flow.js';
export {playerSpoken} from './player-sentences.js';
export {noLesson, progressIn, reducePlayer} from './player-state.js';
export {FOCUSED, renderPlayer} from './view-player.js';
export const playerEnglish = [english, board, sea, common, refusals];
