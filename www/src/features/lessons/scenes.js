// What either game is asked of a chapter: the same of both.

/** @import {Answer, Chapter} from './types.js' */
/** @import {PlayedGame, Scene, Told} from './player-types.js' */
/** @typedef {import('./player-flow.js').Engines} Engines */
/** @typedef {{record: string, view: PlayedGame['view']}} Position of a game that is played */
/**
 * Of scenes of its own.
 * @typedef {object} Scenes
 * @property {(chapter: Chapter) => Promise<Scene>} open
 * @property {(scene: Scene, chapter: Chapter) => Promise<void>} check whether answers can be judged
 * @property {(scene: Scene, chapter: Chapter, answer: Answer) => Promise<Told>} facts
 * @property {(scene: Scene, goal: Chapter['goal'], at: number) => Promise<Position>} play
 */

/** @param {'sea' | 'reversi'} game @param {Engines} engines @returns {Promise<Scenes>} */
export const scenesOf = async (game, engines) =>
  /** @type {Scenes} */ (
    /** @type {unknown} */ (game === 'sea' ? engines.sea : await engines.reversi())
  );
