// Plays the hunts that the page lays a person's own result beside: npm run hunts
// Writes www/src/data/hunts.json: of each agent how many games took how many shots.

import {writeFileSync} from 'node:fs';
import {askLab, prepareLab} from './lib/lab.mjs';
import {at} from './lib/paths.mjs';
import {mustRun, say} from './lib/run.mjs';

const GAMES = 2000;
const RULES = ['admiral', 'admiral-apart', 'sea-battle'];
const AGENTS = ['random', 'hunt', 'parity', 'probability-map', 'p-matrix'];
/** Where ships lie apart it counts for hours. */
const COUNTS = ['admiral'];

/**
 * @param {Record<string, number>} histogram
 * @returns {{from: number, games: number[]}}
 */
function dense(histogram) {
  const shots = Object.keys(histogram).map(Number);
  const [from, to] = [Math.min(...shots), Math.max(...shots)];
  return {from, games: Array.from({length: to - from + 1}, (_, at) => histogram[from + at] ?? 0)};
}

const lab = await prepareLab('release');
/** @type {Record<string, Record<string, ReturnType<typeof dense>>>} */
const rules = {};
for (const id of RULES) {
  const args = ['play', '--rules', id, '--games', String(GAMES), '--seed', '1'];
  say(`lab ${args.join(' ')}`);
  const [{agents}] = askLab(lab, [
    ...args,
    ...[...AGENTS, ...(COUNTS.includes(id) ? ['exact'] : [])].flatMap((agent) => [
      '--agent',
      agent,
    ]),
  ]);
  rules[id] = Object.fromEntries(
    agents.map((/** @type {any} */ {agent, histogram}) => [agent, dense(histogram)]),
  );
}
const file = at('www/src/data/hunts.json');
writeFileSync(file, JSON.stringify({games: GAMES, rules}));
await mustRun('npx', ['biome', 'format', '--write', file]);
