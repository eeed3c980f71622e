// What came of a person's own games: where a result lies among the agents', and the statistics of this device.
import {beginLearning} from '../../games/sea/habits/flow.js';
import english from '../../i18n/en/results.ftl';
import {createResults} from './flow.js';

export {renderCards} from '../../games/sea/view/cards.js';
export {renderStatistics} from './view-statistics.js';
export {renderTitle} from './view-title.js';

export const words = english;

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  createResults(around, around.world);
  beginLearning(around);
}
