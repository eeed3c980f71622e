// What either game is asked of a chapter: the same of both.
import {isPuzzle} from '../../games/sea/select.js';
import {recordParts} from '../../shell/records.js';
import {KINDS} from './format.js';
import {openCells} from './sea-scenes.js';

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
 * @property {(scene: Scene, chapter: Chapter, facts: Told, isWanted: () => boolean) => Promise<string[] | null>} [line] how the game goes on after the best move; it takes longer than a judgement
 * @property {(scene: Scene, goal: Chapter['goal'], at: number) => Promise<Position>} play
 */

/** @param {'sea' | 'reversi'} game @param {Engines} engines @returns {Promise<Scenes>} */
export const scenesOf = async (game, engines) =>
  /** @type {Scenes} */ (
    /** @type {unknown} */ (game === 'sea' ? engines.sea : await engines.reversi())
  );

/** Whether a cell can be chosen there. @param {Scene} scene @param {string} cell as boards name it */
export const isOpenIn = ({game, view}, cell) =>
  game === 'reversi'
    ? view.legal.some(({square}) => square === cell.toLowerCase())
    : openCells(view).some(([open]) => open === cell);

/** The kinds of questions that a position fits. @param {Scene | null} scene null where none is there yet @param {'sea' | 'reversi'} game @param {boolean} hasAgents somebody can be predicted there @returns {readonly import('./types.js').Ask[]} */
export function kindsFor(scene, game, hasAgents) {
  if (scene?.game !== 'sea') return KINDS[game];
  const {rules} = scene.view;
  const {players} = recordParts(scene.from?.record ?? '');
  // Where ships move nothing is certain for long, and no sea is drawn for an agent.
  const isStill = rules.motion !== 'slide';
  const isTold = scene.from !== null && !/\byou\b/.test(players);
  const fits = {
    score: !isPuzzle(rules),
    solve: isPuzzle(rules),
    predict: isTold || (hasAgents && isStill),
    certain: isStill,
    ...{cell: true, chance: true},
  };
  return KINDS.sea.filter((kind) => fits[kind]);
}
