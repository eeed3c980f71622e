// The engine, but with decisions and chances that take as long to count as a test wants.

import {door} from './engine.mjs';

/**
 * @param {object} [how]
 * @param {(view: any) => boolean} [how.thinks] whether the decision of a step has to be counted
 * @param {any} [how.basis]
 */
export function createCountingDoor({
  thinks = () => false,
  basis = {kind: 'counted', fleets: '1284332', precision: 'exact'},
} = {}) {
  const counting = {
    /** Nothing is counted to its end until then. */
    held: false,
    /** How far the count has come. */
    progress: /** @type {number | undefined} */ (undefined),
    refuses: false,
    thoughts: 0,
    ponders: 0,
    door: /** @type {any} */ (null),
  };
  /** @param {any} game */
  function slow(game) {
    let thought = -1;
    const step = () => game.view().step;
    const waits = () => thinks(game.view()) && thought !== step();
    const wrapped = {
      glance() {
        const view = {...game.view(), thinking: waits()};
        return waits() ? {...view, decision: null} : view;
      },
      view: () => ({...game.view(), thinking: false}),
      think() {
        if (!waits()) return true;
        counting.thoughts += 1;
        if (!counting.held) thought = step();
        return !counting.held;
      },
      progress: () => counting.progress,
      ponder() {
        counting.ponders += 1;
        return !counting.held;
      },
      /** @param {number} player */
      belief(player) {
        if (counting.refuses)
          throw Object.assign(new Error('too many'), {code: 'not-counted', args: {}});
        const view = game.view();
        const {marks} = view.boards[player - 1];
        const {cols} = view.rules;
        const open = marks.flatMap((/** @type {string} */ mark, /** @type {number} */ index) =>
          mark === 'unknown' ? [index] : [],
        );
        const chances = marks.map((/** @type {string} */ mark, /** @type {number} */ index) =>
          mark === 'unknown' ? Math.max(0, 0.61 - open.indexOf(index) / 100) : 0,
        );
        const likeliest = open.slice(0, 3).map((/** @type {number} */ index) => ({
          cell: 'ABCDEFGHIJ'[index % cols] + (Math.floor(index / cols) + 1),
          chance: chances[index],
        }));
        return {player, basis, chances, likeliest};
      },
      wantsBook: () => false,
    };
    return new Proxy(wrapped, {
      get: (target, name) =>
        name in target
          ? /** @type {any} */ (target)[name]
          : typeof game[name] === 'function'
            ? game[name].bind(game)
            : game[name],
    });
  }
  counting.door = {
    ...door,
    newGame: (/** @type {any} */ config) => slow(door.newGame(config)),
    openGame: (/** @type {string} */ record) => slow(door.openGame(record)),
  };
  return counting;
}
