// Shots to go: how many shots a hunt still takes after a shot at each of the likeliest cells, from hunts that are played out; over the board, beside a choice, and in a review.

import english from '../../i18n/en/shots.ftl';
import {createShots} from './flow.js';
import {keepFocus} from './focus.js';
import {reduceLost} from './lost.js';
import {createLost} from './lost-flow.js';
import {shotsSpoken} from './sentences.js';
import {reduceShots} from './state.js';

export {shotsAsked} from './asked.js';
export {renderShots} from './view.js';
export {renderLost, renderLostWay} from './view-lost.js';
export {renderChoice, renderShotsLegend, shotsOver} from './view-over.js';

export const words = english;

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  around.tellers.push(shotsSpoken);
  around.store.extend(reduceShots);
  around.store.extend(reduceLost);
  createShots(around);
  createLost(around);
  keepFocus(around);
}
