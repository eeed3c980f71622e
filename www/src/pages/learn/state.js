// What the page Learn knows. Pure.

/** @typedef {import('../../engine/types.js').SolvedView} SolvedView */
/** @typedef {import('../../engine/types.js').NodeView} NodeView */
/** @typedef {import('../../engine/types.js').EquilibriumView} EquilibriumView */
/** @typedef {import('../../engine/types.js').LineView} LineView */
/** @typedef {import('../../engine/types.js').ExplorerRules} ExplorerRules */
/** @typedef {'optimal' | 'greedy'} Policy */
/** @typedef {{cols: number, rows: number, lengths: number[], contact: 'free' | 'apart', announce: 'sunk' | 'names-ship' | 'hit-or-miss'}} BoardConfig lengths: 0 for no ship */
/** @typedef {import('../../shell/game.js').Refusal} Refusal */
/**
 * @typedef {object} State
 * @property {BoardConfig} config what the form holds
 * @property {BoardConfig} board what is solved, or is being
 * @property {number | null} solving how many positions it has looked into, while it counts
 * @property {{optimal: SolvedView, greedy: SolvedView} | null} solved
 * @property {Refusal | null} refused
 * @property {Policy} policy whose tree is walked
 * @property {number[]} path the answers so far, by their numbers
 * @property {NodeView[]} nodes the places along the path, the start first
 * @property {number | null} mixing how many ways to shoot were found, while it counts
 * @property {EquilibriumView | null} mix
 * @property {Refusal | null} unmixed
 * @property {Line} line
 * @property {LineView | null} ways
 * @property {import('./likeliest/state.js').Likeliest} [likeliest] of a section that comes later
 * @property {string[]} unread what of the link could not be read, or leads nowhere; until something else is solved
 */
/** @typedef {{before: number, behind: number, length: number}} Line free cells before and behind the tested one, and the ship's length */
/**
 * What a person requests, what the solver has answered, and which part of a link leads nowhere.
 * @typedef {{type: 'configure', change: Partial<BoardConfig>}
 *   | {type: 'solve', path?: number[]}
 *   | {type: 'solve-progress' | 'mix-progress', progress: number}
 *   | {type: 'solved', result: State['solved']}
 *   | {type: 'solve-refused' | 'mix-refused', error: Refusal}
 *   | {type: 'policy', policy: Policy}
 *   | {type: 'go', path: number[]}
 *   | {type: 'walked', path: number[], nodes: NodeView[]}
 *   | {type: 'mixed', result: EquilibriumView}
 *   | {type: 'line', change: Partial<Line>}
 *   | {type: 'line-counted', ways: LineView | null, first?: boolean}
 *   | import('./likeliest/state.js').LikeliestAction
 *   | {type: 'astray' | 'mix' | 'stop'}} Action `first`: as the page opens
 */

export const SIDES = [1, 2, 3, 4, 5, 6];
export const MOST_SHIPS = 4;
export const CONTACTS = /** @type {const} */ (['free', 'apart']);
export const ANNOUNCES = /** @type {const} */ (['sunk', 'names-ship', 'hit-or-miss']);
export const POLICIES = /** @type {const} */ (['optimal', 'greedy']);
/** The longest line of the figure, on either side of the tested cell, and the longest ship. */
export const MOST_FREE = 7;
export const MOST_LENGTH = 8;

/** @type {BoardConfig} */
export const firstConfig = {cols: 4, rows: 4, lengths: [3], contact: 'free', announce: 'sunk'};
/** The line of the article's mistake. @type {Line} */
export const firstLine = {before: 2, behind: 2, length: 4};

/** @param {{config?: BoardConfig, policy?: Policy, path?: number[], line?: Line, unread?: string[]}} [asked] @returns {State} */
export const initialState = ({
  config = firstConfig,
  policy = 'optimal',
  path = [],
  line = firstLine,
  unread = [],
} = {}) => ({
  config,
  board: boardOf(config),
  solving: null,
  solved: null,
  refused: null,
  policy,
  path,
  nodes: [],
  mixing: null,
  mix: null,
  unmixed: null,
  line,
  ways: null,
  unread,
});

/** @param {BoardConfig} config @returns {ExplorerRules} ships of one length are interchangeable */
export function rulesOf({cols, rows, lengths, contact, announce}) {
  const fleet = [...new Set(lengths)].map((length) => ({
    name: `ship-${length}`,
    count: lengths.filter((own) => own === length).length,
    length,
  }));
  return {rows, cols, fleet, contact, announce};
}

/** The form as a board: no ship left out, the longest first. @param {BoardConfig} config @returns {BoardConfig} */
export const boardOf = (config) => ({
  ...config,
  lengths: config.lengths.filter(Boolean).sort((a, b) => b - a),
});

/** Whether the form asks for another board than is solved. @param {State} state */
export const isChanged = ({config, board}) =>
  JSON.stringify(boardOf(config)) !== JSON.stringify(board);

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  switch (action.type) {
    case 'configure':
      return {...state, config: {...state.config, ...action.change}};
    case 'solve':
      return {
        // A link names where to go; a person solves anew.
        ...initialState({
          ...state,
          path: action.path ?? [],
          unread: action.path ? state.unread : [],
        }),
        solving: 0,
        ways: state.ways,
        likeliest: state.likeliest,
      };
    case 'solve-progress':
      return {...state, solving: action.progress};
    case 'solved':
      return {...state, solving: null, solved: action.result};
    case 'solve-refused':
      return {...state, solving: null, refused: action.error};
    case 'policy':
      return {...state, policy: action.policy, path: [], nodes: []};
    case 'astray':
      return {...state, unread: [...state.unread, 'path']};
    case 'walked':
      return {...state, nodes: action.nodes, path: action.path};
    case 'mix':
      return {...state, mixing: 0, mix: null, unmixed: null};
    case 'mix-progress':
      return {...state, mixing: action.progress};
    case 'mixed':
      return {...state, mixing: null, mix: action.result};
    case 'mix-refused':
      return {...state, mixing: null, unmixed: action.error};
    case 'line':
      return {...state, line: {...state.line, ...action.change}};
    case 'line-counted':
      return {...state, ways: action.ways};
    default:
      return state;
  }
}

/**
 * What was shot and answered on the way to where the tree is walked now.
 * @param {State} state
 */
export const trailOf = ({nodes, path}) =>
  nodes.slice(0, -1).map((node, step) => ({
    shot: /** @type {string} */ (node.shot),
    answer: node.answers[path[step]],
  }));
