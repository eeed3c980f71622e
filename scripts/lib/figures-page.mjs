// docs/figures.md, and what the page shows of the figures.

import {halfWidth} from '../../www/src/i18n/notation.js';
import {ERRORS} from '../../www/src/pages/lab/figure-verdict.js';
import {levels, TOGETHER, TRIPLES, thresholds} from './solitaire-figures.mjs';

/** @typedef {import('../figures.mjs').Row} Row */
/** @typedef {import('./solitaire-figures.mjs').Place} Place */
/** @typedef {Row & {place: Place}} PlacedRow */

/**
 * @param {Row[]} rows
 * @param {Place['table']} table
 * @returns {PlacedRow[]}
 */
const ofTable = (rows, table) =>
  /** @type {PlacedRow[]} */ (rows.filter(({place}) => place?.table === table));

/**
 * The source's table of solitaire as the page shows it: in its own environment.
 *
 * @param {Row[]} rows
 */
export function sourceTable(rows) {
  return ofTable(rows, 'source')
    .filter(({place}) => place.environment === 'course')
    .map(({place: {agent, deployer, hints, regime}, published, value, se, games, command}) => ({
      agent,
      deployer,
      hints,
      regime,
      published: published?.[0],
      mean: tenths(value),
      error: tenths(se ?? 0),
      games,
      command,
    }));
}

/**
 * The one verdict on that table.
 *
 * @param {Row[]} rows
 */
export function tableTogether(rows) {
  const [ship, any] = ['ship', 'random'].map((regime) => {
    const row = rows.find(({name}) => name === `${TOGETHER}, ${regime} cells known, course`);
    const {value = 0, se = null, published: expected = null, verdict = 'ours'} = row ?? {};
    return {value, se, expected, verdict};
  });
  return {...ship, ...TRIPLES, any};
}

/** @param {Row[]} rows */
export function figuresPage(rows) {
  const [reversi, plain] = [true, false].map((wanted) =>
    rows.filter(({name, place}) => !place && name.startsWith('reversi') === wanted),
  );
  return `# Figures

Written by \`npm run figures\`, which plays every game again; seeds are fixed, so the numbers never change unless the
engine does. Shots until the fleet is sunk, in \`solitaire\` the score. \`lab\` stands for
\`cargo run --release --bin lab --\`.

After ± stands half of the interval that holds the true mean in 95 of 100 such runs, 1.96 standard errors. *agrees*: within ${ERRORS} standard errors of what was expected, or of what half of its last digit allows
for; chance alone goes beyond that once in a hundred. The error of what was expected counts where it is known; what was measured before is of as many games as ours. *differs*: further
away; the reason stands beside it. *reached*, *missed*: of an aim, which is ours and was published by nobody.
*shown*: a single best or worst game, or a quantile, set beside the published one. *ours*: nobody published one. [Sources](sources.md) has author, title
and year of each published work.

${figureTable(plain)}
${timesSection}${reversiSection(reversi)}${sourceSection(ofTable(rows, 'source'))}${thresholdSection(ofTable(rows, 'threshold'))}${lawsSection}`;
}

/** @param {Pick<Row, 'source' | 'verdict'>} row an aim is reached, not reproduced */
const verdictOn = ({source, verdict}) =>
  (source.startsWith('aim') && {agrees: 'reached', differs: 'missed'}[String(verdict)]) || verdict;

/** @param {Row[]} rows */
const figureTable = (rows) =>
  table(
    ['figure', 'expected', 'by', 'ours', 'games', 'verdict', 'command'],
    rows.map(({name, published, source, command, value, se, games, verdict, note}) => [
      name,
      published === null ? '' : rangeOf(published),
      published === null ? '' : source,
      withError(value, se),
      games > 0 ? games.toLocaleString('en') : '',
      [verdictOn({source, verdict}), note].filter(Boolean).join(': '),
      code(command),
    ]),
  );

/** @param {[number, number]} published a dash would be read as the sign of the number behind it */
const rangeOf = (published) =>
  [...new Set(published.map(rounded))].join(published[0] < 0 ? ' to ' : '–');

/** A time is another on every machine and at every hour, so it is no row that is played again. */
const timesSection = `
## Time

Of 23 November 2026, the least of 20 tries on one core; the lab's 'Measure here' does the same in the browser.

${table(
  ['figure', 'expected', 'by', 'ours', 'games', 'verdict', 'command'],
  [
    [
      'probability map, times the time of the lattice',
      '520 (78.4 s : 0.15 s)',
      'Akyüz, 300 games',
      '10 (0.059 s : 0.0056 s)',
      '300',
      "differs: Akyüz's map counts every placement anew before each shot, in an interpreted program; here both are compiled",
      code(
        "RAYON_NUM_THREADS=1 lab play --rules admiral --agent 'probability-map(ties=first)' --agent parity --deploy faulty --games 300 --seed 1 --json",
      ),
    ],
  ],
)}
`;

/** @param {Row[]} rows */
function reversiSection(rows) {
  if (rows.length === 0) return '';
  return `
## Reversi

Lines of play of so many plies; the final score of best play for the side to move, the empty squares to the winner; of two agents the share
of the points that the first wins, in per cent, a draw being half: from drawn openings, each with both colours.

${figureTable(rows)}
`;
}

/** What `npm run laws` printed last; a law holds or does not, and so is no row. */
const lawsSection = `
## Laws at full size

\`npm run laws\` tries them at the size they are claimed at, \`npm test\` at a part of it. Of 22 November 2026, on two cores:

| law | tried | in | command |
| --- | --- | --- | --- |
| every deduction is true in every fleet that fits, and follows from its premises | 20,003 states, 291,802 steps | 449 s | \`npm run laws every_deduction\` |
| on \`admiral\` the planner needs as many shots as were told: 0.15 to 0.36 fewer, by stage, which one joint test does not tell from 0 (statistic 7.49 of 7.81; 29 November 2026) | 18,127 positions of 2,500 hunts | 458 s | \`npm run laws shots_to_go_on_admiral\` |
| on \`sea-battle\` too (statistic 3.50; 29 November 2026) | 5,501 positions of 600 hunts | 1,502 s | \`npm run laws shots_to_go_on_sea\` |
| puzzles made have one solution, by an independent count, and their level | 1,000 of each of 4 levels on 3 sizes | 542 s | \`npm run laws puzzles_have\` |

A published puzzle takes 13 ms of CPU on average with the proof that its solution is the only one (\`RAYON_NUM_THREADS=1 lab solve tests/data/puzzles-303.txt\`); the
worst chain of reasons, csplib-16734, takes 0.11 s.

The published puzzles (\`npm run laws published_puzzles\`) and the claims of Racanati and Sansonetti on 1,000 maps (\`npm run laws published\`) come to the figures above.
`;

/** @param {PlacedRow[]} rows */
function sourceSection(rows) {
  if (rows.length === 0) return '';
  /** @param {Place} place */
  const game = ({agent, deployer, hints}) => [agent, deployer, hints].join(', ');
  const shown = new Map(
    rows.filter(({published}) => published).map((row) => [game(row.place), row]),
  );
  const columns = /** @type {const} */ ([
    ['ship', 'course'],
    ['random', 'course'],
    ['ship', 'revealed'],
    ['random', 'revealed'],
  ]);
  const lines = [...shown].map(([name, {place, published}]) => [
    place.agent,
    place.deployer,
    ['none', '4', '7 (published: 6–7)'][levels.indexOf(place.hints)],
    String(published?.[0]),
    ...columns.map(([regime, environment]) => {
      const row = rows.find(
        (one) =>
          game(one.place) === name &&
          [regime, 'none'].includes(one.place.regime) &&
          one.place.environment === environment,
      );
      return row
        ? `${withError(row.value, row.se, 1)} (${Math.round(100 * (row.below ?? 0))} %)`
        : '';
    }),
  ]);
  return `
## The published table of solitaire

Racanati and Sansonetti (*Battaglia navale in CLIPS*) played one game on each of three maps, at three numbers of known cells, and published no map. Ours are means over
${rows[0].games} maps that a deployer makes in place of each, with ± as above, and in brackets the share of our games that score
less than their one did. One game is not judged; all 18 together are, in two rows of the first table (*${TOGETHER}*). They do not say where the known cells were; both ways are played. *Course*: as in their
environment, a miss is not shown.

${table(
  [
    'agent',
    'map',
    'known cells',
    'source',
    'ship cells, course',
    'any cells, course',
    'ship cells, misses shown',
    'any cells, misses shown',
  ],
  lines,
)}

${code(shape(rows[0].command, ['deploy', 'hints']))}, with ${code('--hint-kind ship')} where ship cells are known and without ${code('--course')} where
misses are shown.
`;
}

/** @param {PlacedRow[]} rows */
function thresholdSection(rows) {
  if (rows.length === 0) return '';
  /** @type {Map<string, PlacedRow[]>} */
  const curves = new Map();
  for (const row of rows) {
    const {deployer, hints, regime} = row.place;
    const name = [deployer, hints === 0 ? 'none' : `${hints} ${regime}`].join(', ');
    curves.set(name, [...(curves.get(name) ?? []), row]);
  }
  const lines = [...curves].map(([name, curve]) => {
    const best = Math.max(...curve.map(({value}) => value));
    return [
      name,
      ...curve.map(({value, se}) => {
        const text = withError(value, se, 1);
        return value === best ? `**${text}**` : text;
      }),
    ];
  });
  return `
## The score of \`expert-standard\` against its threshold

The means of ${rows[0].games} maps, with ± as above; the best of each line stands out. The authors chose 0.4.

${table(['maps, known cells', ...thresholds.map(String)], lines)}

${code(shape(rows[0].command, ['deploy', 'hints']))}, with ${code('--hint-kind ship')} where ship cells are known.
`;
}

/**
 * A command with these options open.
 *
 * @param {string} command
 * @param {string[]} options
 */
const shape = (command, options) =>
  options.reduce(
    (text, option) => text.replace(new RegExp(`--${option} \\S+`), `--${option} …`),
    command,
  );

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/**
 * @param {number} value
 * @param {number | null} error
 * @param {number} [digits]
 */
const withError = (value, error, digits = 2) =>
  error ? `${value.toFixed(digits)} ± ${halfWidth(error).toFixed(digits)}` : rounded(value);

/** @param {number} value */
const tenths = (value) => Math.round(10 * value) / 10;

/** @param {number} value */
export function rounded(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace(/0$/, '');
}
