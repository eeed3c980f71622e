// What every agent needed when the site measured it, and what a run here puts in the place of that. Pure.
import hunts from '../../data/hunts.json' with {type: 'json'};
import {firstConfig, isMatch} from './state.js';
import {pairsOf, sumsFrom} from './tally.js';

/** @typedef {import('./reading.js').Sums} Sums */
/** @typedef {import('./state.js').Run} Run */
/** @typedef {import('./state.js').RunConfig} RunConfig */
/** @typedef {{sums: Sums, run: number | null, chosen: boolean}} Row `run`: which agent of the run it is, null where it was measured before; `chosen`: it is played, or would be */

/** Games of each agent. */
export const MEASURED_GAMES = hunts.games;
/** @type {Record<string, Record<string, {from: number, games: number[]}>>} */
const RULES = hunts.rules;

/** @param {string} agent @param {{from: number, games: number[]}} hunts @returns {Sums} */
function sumsOf(agent, {from, games}) {
  const counts = new Map(games.map((count, at) => [from + at, count]));
  const total = (/** @type {(shots: number) => number} */ of) =>
    games.reduce((sum, count, at) => sum + count * of(from + at), 0);
  const exact = {sum: total((shots) => shots), squares: total((shots) => shots * shots)};
  return sumsFrom(agent, MEASURED_GAMES, exact, counts);
}

/** @type {Map<string, Sums[]>} */
const known = new Map();

/** @param {RunConfig} config @returns {Sums[]} the weakest first; none where these rules were not measured */
export function measuredOf({rules, set, deploy}) {
  if (set !== '' || deploy !== firstConfig.deploy) return [];
  const rows =
    known.get(rules) ??
    Object.entries(RULES[rules] ?? {})
      .map((entry) => sumsOf(...entry))
      .sort((one, other) => other.mean - one.mean);
  known.set(rules, rows);
  return rows;
}

/** @param {import('./state.js').State} state @returns {Row[]} the agents measured, those of the run in their places, and after them who was not measured */
export function rowsOf({config: form, run}) {
  const summary = run?.summary?.games ? run.summary : null;
  const config = summary && run ? run.config : form;
  if (isMatch(config)) return [];
  const measured = measuredOf(config);
  const played = (summary?.agents ?? []).map((sums, at) => ({sums, run: at, chosen: true}));
  const known = measured.map((sums) => {
    const own = played.find((row) => row.sums.agent === sums.agent);
    return own ?? {sums, run: null, chosen: config.agents.includes(sums.agent)};
  });
  return [...known, ...played.filter((row) => !known.includes(row))];
}

/** @param {RunConfig} config @returns {Pick<Run, 'config' | 'summary'> | null} the agents of the form as they were measured, as if one run had played them; null where nothing can be compared */
export function measuredRun(config) {
  const measured = measuredOf(config);
  const agents = config.agents.flatMap(
    (agent) => measured.find((sums) => sums.agent === agent) ?? [],
  );
  if (agents.length < 2 || agents.length < config.agents.length) return null;
  // Which result belongs to which sea was not kept, so that the two errors add up.
  const paired = pairsOf(agents).map(([a, b]) => ({
    ...{a: a.agent, b: b.agent, sum: a.sum - b.sum, sum_squares: 0},
    ...{mean: a.mean - b.mean, se: Math.hypot(a.se, b.se)},
  }));
  const summary = {games: MEASURED_GAMES, agents, paired, trail: []};
  return {config: {...config, games: MEASURED_GAMES}, summary};
}
