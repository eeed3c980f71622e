// Which moves of a game of Reversi surprise, from the trees of an agent of the source alone.
import {finalDiscs} from '../../www/src/engine/final-discs.js';
import {reversi} from './reversi-engine.mjs';

/** The least that surprises, in points of an evaluation and in discs at the end. */
const LEAST = {points: 10, discs: 4};

/**
 * The steps that such moves lead to.
 *
 * @param {string} record
 * @param {string} agent
 * @returns {number[]}
 */
export function surprisingSteps(record, agent) {
  const game = reversi.openGame(record);
  const {moves, steps} = game.glance();
  const all = moves ?? game.view().moves;
  const found = [];
  for (let step = 0; step < steps; step += 1) {
    game.seek(step);
    const tree = game.tree({agent, alphaBeta: false});
    while (!tree.advance(1_000_000));
    const {side, children} = tree.node(0);
    const sign = side === 'black' ? 1 : -1;
    const worths = children
      .filter((/** @type {any} */ {step: name}) => name !== 'pass')
      .map((/** @type {any} */ child) => {
        const discs = child.worth === 'ended' && child.value === 0 ? 0 : finalDiscs(child.value);
        return {
          square: child.step,
          order: sign * child.value,
          discs: discs === null ? null : sign * discs,
        };
      });
    tree.free();
    const best = worths.reduce(
      (/** @type {any} */ most, /** @type {any} */ one) =>
        most && most.order >= one.order ? most : one,
      null,
    );
    const played = worths.find((/** @type {any} */ one) => one.square === all[step].square);
    if (!best || !played) continue;
    const winner = (/** @type {any} */ {discs}) =>
      discs === null ? 'open' : String(Math.sign(discs));
    const isSame = best.discs === played.discs && best.order === played.order;
    const much =
      best.discs === null && played.discs === null && best.order - played.order >= LEAST.points;
    if (!isSame && (winner(best) !== winner(played) || much)) found.push(step + 1);
  }
  game.free();
  return found;
}
