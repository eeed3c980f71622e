// How well somebody chose the cells of a hunt, apart from what the sea made of it. Pure.

import {isPuzzle, leadBoard, yourSeat} from '../../games/sea/select.js';
import {isForTwo} from '../../shell/players.js';
import {appraisalOf, shotsOf} from './appraisal.js';

/** @import {Shot} from './types.js' */
/** @import {State} from '../../games/sea/types.js' */
/** @import {View} from '../../engine/types.js' */
/**
 * @typedef {object} SkillAndLuck
 * @property {number} v which definition it is
 * @property {number} skill 100 · Σ chances of the cells shot at / Σ chances of the likeliest cells
 * @property {number} luck `hits` − `expected`
 * @property {number} hits
 * @property {number} expected Σ chances of the cells shot at
 * @property {boolean} estimated some chances were sampled, not counted
 * @property {{step: number, skill: number, luck: number}[]} curve both as they stood after each shot
 */

/** A change of what skill or luck means has the next number. */
export const VERSION = 1;

/** @param {(Shot | null | undefined)[]} shots of one player, in order @returns {SkillAndLuck | null} null where there is no shot, one without chances, or one whose answer does not say whether it hit */
export function skillAndLuck(shots) {
  let [hits, expected, likeliest, estimated] = [0, 0, 0, false];
  const curve = [];
  for (const shot of shots) {
    if (!shot || shot.found === null) return null;
    hits += Number(shot.found);
    expected += shot.chance;
    likeliest += shot.best.chance;
    estimated ||= shot.basis.kind === 'sampled';
    // As long as no cell can hold a ship, no choice is better than another.
    const skill = likeliest > 0 ? 100 * (expected / likeliest) : 100;
    curve.push({step: shot.step, skill, luck: hits - expected});
  }
  const last = curve.at(-1);
  if (!last) return null;
  const {skill, luck} = last;
  return {v: VERSION, skill, luck, hits, expected, estimated, curve};
}

/**
 * Of the person at the board, without the shots that an agent fired before they took over; where points are counted the
 * likeliest cell is not the aim.
 * @param {State} state
 * @param {View} view the game as it ended
 * @returns {SkillAndLuck | null}
 */
export function ownSkill(state, view) {
  const you = yourSeat(view);
  const appraisal = appraisalOf(state);
  const isScored = isPuzzle(view.rules) || leadBoard(view).score !== null;
  if (!you || !appraisal || isForTwo(view) || isScored) return null;
  const own = ownShots(state, view, you.player);
  return skillAndLuck(own.map(({step}) => appraisal.shots[step]));
}

/** @param {State} state @param {View} view @param {number} player the moves of that player that are shots, from where the game is their own */
export const ownShots = ({game}, view, player) =>
  shotsOf(view).filter((move) => move.player === player && move.step > (game?.from ?? 0));

/** @param {number} skill as it is read: 100 only where it is */
export const skillRead = (skill) => (skill >= 100 ? 100 : Math.min(99, Math.round(skill)));
