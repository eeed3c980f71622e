// The games that an element shows, by the names of their rules. All other rules are those of the seas, whose script comes with the element's own.

/**
 * @typedef {object} OtherGame
 * @property {string[]} rules
 * @property {string[]} modes in which a board is shown; a position is what one begins from
 * @property {() => Promise<(room: import('./element-game.d.ts').Room) => import('./element-game.d.ts').ElementGame<any>>} load `any`: the actions of each game are its own
 */

/** @type {OtherGame[]} */
const OTHERS = [
  {
    rules: ['reversi', 'reversi-6', 'reversi-4'],
    modes: ['watch', 'play', 'edit'],
    load: async () =>
      (await import(/* webpackChunkName: "parts/reversi" */ './reversi-game.js')).createReversiGame,
  },
];

/** A lesson is played in an element like a game. @type {OtherGame} */
export const LESSON = {
  rules: [],
  modes: [],
  load: async () =>
    (await import(/* webpackChunkName: "parts/lesson" */ './lesson-game.js')).createLessonGame,
};

/** @param {string | null} rules @returns {OtherGame | null} null of the seas */
export const otherGame = (rules) =>
  OTHERS.find((game) => rules !== null && game.rules.includes(rules)) ?? null;
