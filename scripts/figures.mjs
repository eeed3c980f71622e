// Plays every published and target figure at full size: npm run figures [name]
// Writes docs/figures.json and the table of docs/figures.md; with a name only
// the figures whose names begin with it are played again.

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {figures, seed} from './lib/figures.mjs';
import {askLab, prepareLab} from './lib/lab.mjs';
import {at} from './lib/paths.mjs';
import {say} from './lib/run.mjs';

/** @typedef {import('./lib/figures.mjs').Figure} Figure */
/**
 * @typedef {object} Row
 * @property {string} name
 * @property {[number, number] | null} published
 * @property {string} source
 * @property {string} command
 * @property {number} value
 * @property {number | null} se
 * @property {number} games
 * @property {'agrees' | 'differs' | 'told' | 'ours'} verdict
 * @property {string} [note]
 */

const wanted = process.argv[2] ?? '';
const lab = await prepareLab('release');
const held = readRows();
/** @type {Map<string, any>} */
const played = new Map();
const rows = figures.flatMap((figure) =>
  figure.name.startsWith(wanted) ? [rowOf(figure)] : held.filter(({name}) => name === figure.name),
);
writeFileSync(at('docs/figures.json'), `${JSON.stringify(rows, null, 2)}\n`);
writeFileSync(at('docs/figures.md'), page(rows));
const unexplained = rows.filter(({verdict, note}) => verdict === 'differs' && !note);
say(`${rows.length} figures, ${unexplained.length} of them differ without a reason`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** @returns {Row[]} */
function readRows() {
  const file = at('docs/figures.json');
  return wanted && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {Figure} figure
 * @returns {Row}
 */
function rowOf({name, source, expected, play, games, statistic, error = 0, note}) {
  const args = ['play', ...play, '--games', String(games), '--seed', seed];
  const key = args.join(' ');
  const report = played.get(key) ?? askLab(lab, args);
  played.set(key, report);
  const [sums] = report.agents;
  const [pair] = report.paired;
  const value =
    statistic === 'paired'
      ? pair.mean
      : statistic === 'p1'
        ? quantile(sums, 0.01)
        : sums[statistic];
  const se = statistic === 'paired' ? pair.se : statistic === 'mean' ? sums.se : null;
  const verdict = judged(value, se === null ? null : Math.hypot(se, error), expected);
  const shown = args.map((arg) => (/[()=;]/.test(arg) ? `'${arg}'` : arg)).join(' ');
  process.stdout.write(`  ${name}: ${rounded(value)}, ${verdict}\n`);
  const row = {
    name,
    published: expected,
    source,
    command: `lab ${shown}`,
    value,
    se,
    games,
    verdict,
  };
  return note ? {...row, note} : row;
}

/**
 * A mean agrees within four standard errors and 0.2, the rounding of what was
 * published; a single best or worst game is told, and proves nothing.
 *
 * @param {number} value
 * @param {number | null} error
 * @param {[number, number] | null} expected
 * @returns {Row['verdict']}
 */
function judged(value, error, expected) {
  if (expected === null) return 'ours';
  if (error === null) return 'told';
  const [least, most] = expected;
  const far = Math.max(least - value, value - most, 0);
  return far <= 4 * error + 0.2 ? 'agrees' : 'differs';
}

/**
 * The least result that this share of the games does not exceed.
 *
 * @param {{games: number, histogram: Record<string, number>}} sums
 * @param {number} share
 */
function quantile({games, histogram}, share) {
  let seen = 0;
  const results = Object.keys(histogram).map(Number);
  for (const result of results.sort((a, b) => a - b)) {
    seen += histogram[result];
    if (seen >= share * games) return result;
  }
  throw new Error('no games were played');
}

/** @param {Row[]} rows */
function page(rows) {
  const cells = rows.map(({name, published, source, command, value, se, games, verdict, note}) => [
    name,
    published === null ? '' : [...new Set(published.map(rounded))].join('–'),
    published === null ? '' : source,
    se === null ? rounded(value) : `${value.toFixed(2)} ± ${se.toFixed(2)}`,
    games.toLocaleString('en'),
    note ? `${verdict}: ${note}` : verdict,
    `\`${command}\``,
  ]);
  const head = ['figure', 'expected', 'by', 'ours', 'games', 'verdict', 'command'];
  const lines = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  return `# Figures

Written by \`npm run figures\`, which plays every game again; seeds are fixed, so the numbers never change unless the
engine does. Shots until the fleet is sunk, in \`solitaire\` the score. \`lab\` stands for
\`cargo run --release --bin lab --\`.

*agrees*: within four standard errors and 0.2 of what was expected. *differs*: further away; the reason stands beside it.
*told*: a single best or worst game, or a quantile, set beside the published one. *ours*: nobody published one.

${lines.join('\n')}
`;
}

/** @param {number} value */
function rounded(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace(/0$/, '');
}
