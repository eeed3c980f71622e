// The link to an experiment, and back. What cannot be read is left at what it is at first; what the engine must judge it judges.

import {isSeed} from '../../games/sea/address.js';
import {asMatch, firstConfig, isMatch, labGames, MOST_AGENTS, MOST_GAMES} from './state.js';

/** @typedef {import('./state.js').RunConfig} RunConfig */

/** In Reversi two meet. */
const MEET = 2;

/** @param {string | null} text @returns {number} */
export function gamesOf(text) {
  const games = /^\d{1,7}$/.test(text ?? '') ? Number(text) : firstConfig.games;
  return games < 1 || MOST_GAMES < games ? firstConfig.games : games;
}

/** @param {string} search @returns {string[]} the agents that a link names beyond those there is room for */
export const beyondRoom = (search) =>
  namedIn(search).slice(isMatch(readLab(search)) ? MEET : MOST_AGENTS);

/** What a link to the lab may say. */
const PARAMETERS = ['game', 'set', 'agents', 'deploy', 'games', 'seed', 'lang'];
/** What of a link is quoted where it cannot be followed. */
const QUOTED_MAX = 60;

/** @param {string} search @returns {string[]} what of a link cannot be followed, before anything is known of agents and deployers */
export function unreadIn(search) {
  const can = {
    game: (/** @type {string} */ text) => labGames.includes(text),
    games: (/** @type {string} */ text) => String(gamesOf(text)) === text.replace(/^0+(?=\d)/, ''),
    seed: isSeed,
  };
  return [...new URLSearchParams(search)]
    .filter(([name, value]) =>
      PARAMETERS.includes(name)
        ? name in can && !can[/** @type {keyof typeof can} */ (name)](value)
        : true,
    )
    .map((pair) => pair.filter(Boolean).join('=').slice(0, QUOTED_MAX));
}

/** @param {string} search */
const namedIn = (search) =>
  (new URLSearchParams(search).get('agents') ?? '').split(',').filter(Boolean);

/** @param {string} search @returns {RunConfig} */
export function readLab(search) {
  const asked = new URLSearchParams(search);
  const rules = asked.get('game') ?? '';
  const agents = namedIn(search).slice(0, MOST_AGENTS);
  const seed = asked.get('seed') ?? '';
  return asMatch({
    rules: labGames.includes(rules) ? rules : firstConfig.rules,
    set: asked.get('set') ?? firstConfig.set,
    agents: agents.length > 0 || isMatch({rules}) ? agents : firstConfig.agents,
    deploy: asked.get('deploy') ?? firstConfig.deploy,
    games: gamesOf(asked.get('games')),
    seed: isSeed(seed) ? seed : firstConfig.seed,
  });
}

/** @param {RunConfig} config */
export function writeLab({rules, set, agents, deploy, games, seed}) {
  const query = new URLSearchParams();
  query.set('game', rules);
  if (set.trim()) query.set('set', set.trim());
  query.set('agents', agents.join(','));
  if (deploy !== firstConfig.deploy) query.set('deploy', deploy);
  query.set('games', String(games));
  query.set('seed', seed);
  return `?${query.toString().replaceAll('%2C', ',').replaceAll('%28', '(').replaceAll('%29', ')')}`;
}
