// Shots to go: how many shots a hunt still takes after a shot at each of the likeliest cells, from hunts that are played out.

import english from '../../i18n/en/shots.ftl';
import {createShots} from './flow.js';
import {shotsSpoken} from './sentences.js';
import {reduceShots} from './state.js';

export {renderShots} from './view.js';

export const words = english;

/** @param {import('../../app/parts.js').AppContext} around */
export function start(around) {
  around.tellers.push(shotsSpoken);
  around.store.extend(reduceShots);
  createShots(around);
}
