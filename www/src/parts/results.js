// What came of a person's own games: where a result lies among the agents', and the statistics of this device.
import {beginLearning} from '../flow/learning.js';
import {createResults} from '../flow/results.js';
import english from '../i18n/en/results.ftl';

export {renderCards} from '../view/cards.js';
export {renderReply} from '../view/results/reply.js';
export {renderStanding} from '../view/results/standing.js';
export {renderStatistics} from '../view/results/statistics.js';
export {renderTitle} from '../view/results/title.js';

export const words = {en: english};

/** @param {import('../lazy.js').Around} around */
export function start(around) {
  createResults(around, around.world);
  beginLearning(around);
}
