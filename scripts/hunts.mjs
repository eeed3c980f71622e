// Plays the hunts that the page lays a person's own result beside: npm run hunts [agent]
// Writes www/src/data/hunts.json: of each agent how many games took how many
// shots. With an agent only that one is played again.

import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {FRESH_SEED, PLANNED} from './lib/figure.mjs';
import {askLab, prepareLab} from './lib/lab.mjs';
import {at} from './lib/paths.mjs';
import {mustRun, say} from './lib/run.mjs';

const GAMES = 2000;
const RULES = ['admiral', 'admiral-apart', 'sea-battle'];
const QUICK = ['random', 'hunt', 'parity', 'probability-map', 'p-matrix'];
/** @type {[string, string[]][]} */
const SLOW = [
  ['exact', RULES],
  ['planner', PLANNED],
];

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
const file = at('www/src/data/hunts.json');
const {rules: before} = JSON.parse(readFileSync(file, 'utf8'));
const [wanted] = process.argv.slice(2);
/** @type {Record<string, Record<string, ReturnType<typeof dense>>>} */
const rules = {};
for (const id of RULES) {
  const slow = SLOW.filter(([, suited]) => suited.includes(id)).map(([agent]) => agent);
  const all = [...QUICK, ...slow];
  const played = all.filter((agent) => wanted === undefined || agent === wanted);
  const args = ['play', '--rules', id, '--games', String(GAMES), '--seed', FRESH_SEED];
  say(`lab ${args.join(' ')}: ${played.join(', ')}`);
  const [{agents}] =
    played.length > 0
      ? askLab(lab, [...args, ...played.flatMap((agent) => ['--agent', agent])])
      : [{agents: []}];
  const now = agents.map((/** @type {any} */ {agent, histogram}) => [agent, dense(histogram)]);
  const known = {...before[id], ...Object.fromEntries(now)};
  rules[id] = Object.fromEntries(all.map((agent) => [agent, known[agent]]));
}
writeFileSync(file, JSON.stringify({games: GAMES, rules}));
await mustRun('npx', ['biome', 'format', '--write', file]);
