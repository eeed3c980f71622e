// Numbers of fleets by the shots that a hunt took. Pure.

/** @import {ShotsToGo} from '../../../engine/types.js' */
/** @typedef {ShotsToGo['cells'][number]} CellShots */

/** @param {CellShots[]} cells @returns {{least: number, most: number}} the shots from the shortest hunt of all to the longest */
export function axisOf(cells) {
  const shortest = cells.map(({by_shots}) => by_shots.findIndex(Boolean));
  return {
    least: Math.min(...shortest),
    most: Math.max(...cells.map(({by_shots}) => by_shots.length - 1)),
  };
}

/** @param {CellShots} cell @returns {{least: number, middle: number, most: number}} the shortest hunt, that which half of the hunts do not exceed, and the longest */
export function spreadOf({by_shots: fleets}) {
  const all = fleets.reduce((sum, count) => sum + count, 0);
  const most = fleets.length - 1;
  let [middle, before] = [0, fleets[0]];
  while (before < all / 2) {
    middle += 1;
    before += fleets[middle];
  }
  return {least: fleets.findIndex(Boolean), middle, most};
}
