// Plays every published and target figure at full size: npm run figures [name]
// Writes docs/figures.json, the tables of docs/figures.md, and what the page
// shows of them: the source's table of solitaire, the questions. With a name
// only the figures whose names begin with it are played again; the others are
// judged again by what they came to (`npm run figures -` plays none).

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {judged} from '../www/src/pages/lab/figure-verdict.js';
import {keyOf} from '../www/src/pages/lab/state.js';
import {figures} from './lib/figures.mjs';
import {figuresPage, rounded, sourceTable, tableTogether} from './lib/figures-page.mjs';
import {askLab, prepareLab} from './lib/lab.mjs';
import {configOf, labFigures} from './lib/lab-figures.mjs';
import {at} from './lib/paths.mjs';
import {questionTables} from './lib/questions.mjs';
import {mustRun, say} from './lib/run.mjs';

/** @typedef {import('./lib/figure.mjs').Figure} Figure */
/** @typedef {import('./lib/figure.mjs').Measured} Measured */
/**
 * @typedef {object} Row
 * @property {string} name
 * @property {[number, number] | null} published
 * @property {string} source
 * @property {string} command
 * @property {number} value
 * @property {number | null} se
 * @property {number} games
 * @property {'agrees' | 'differs' | 'shown' | 'ours'} verdict
 * @property {string} [note]
 * @property {number} [below] The share of the games that score less than was published.
 * @property {import('./lib/figure.mjs').Board[]} [boards]
 * @property {import('./lib/solitaire-figures.mjs').Place} [place]
 */

/** Games that are played to see how long one takes. */
const TIMED_GAMES = 20;

const wanted = process.argv[2] ?? '';
const chosen = figures.filter(({name}) => name.startsWith(wanted));
// Judging anew plays nothing.
const lab = chosen.length > 0 ? await prepareLab('release') : '';
/** @type {Map<string, Row>} */
const rows = new Map(readRows().map((row) => [row.name, row]));
for (const figure of figures) {
  const row = rows.get(figure.name);
  if (row) rows.set(figure.name, {...rowOf(figure, row), command: row.command});
}
/** @type {Map<string, any[]>} */
const printed = new Map();
for (const figure of chosen) {
  rows.set(figure.name, rowOf(figure, measuredBy(figure)));
  // What hours have played is not lost with what comes after.
  write(figures.flatMap(({name}) => rows.get(name) ?? []));
}
const [pageData, italianTable] = ['figures', 'italian-table'].map((name) =>
  at(`www/src/data/${name}.json`),
);
/** @type {import('../www/src/pages/lab/figures.js').FigureRun[]} */
const timed = existsSync(pageData) ? JSON.parse(readFileSync(pageData, 'utf8')) : [];
write(figures.flatMap(({name}) => rows.get(name) ?? []));
writeFileSync(pageData, asJson(labFigures(figures, rows, timeOf)));
await mustRun('npx', ['biome', 'format', '--write', pageData, italianTable]);
const unexplained = [...rows.values()].filter(({verdict, note}) => verdict === 'differs' && !note);
say(`${rows.size} figures, ${unexplained.length} of them differ without a reason`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** @returns {Row[]} */
function readRows() {
  const file = at('docs/figures.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @param {Row[]} all */
function write(all) {
  const files = {
    'docs/figures.json': asJson(all),
    'docs/figures.md': figuresPage(all),
    'www/src/data/solitaire-figures.json': asJson(sourceTable(all)),
    'www/src/data/questions.json': asJson(questionTables(all)),
    'www/src/data/italian-table.json': asJson(tableTogether(all)),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text);
}

/**
 * Milliseconds of one game: of those just played, else as told before, else of a few.
 *
 * @param {string[]} args
 * @returns {number}
 */
function timeOf(args) {
  const before = timed.find(({config}) => keyOf(config) === keyOf(configOf(args)));
  const played = printed.get(args.join(' '));
  if (before && !played) return before.ms;
  const some = () => args.with(args.indexOf('--games') + 1, String(TIMED_GAMES));
  const [{agents}] = played ?? askLab(lab, some());
  const seconds = agents.reduce(
    (/** @type {number} */ sum, /** @type {any} */ one) => sum + one.seconds,
    0,
  );
  return Number(((seconds * 1000) / agents[0].games).toPrecision(2));
}

/** @param {unknown} data */
function asJson(data) {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** @param {Figure} figure @returns {Measured} */
function measuredBy({name, args, measure, play}) {
  const ask = (/** @type {string[]} */ own) => {
    const key = own.join(' ');
    const output = printed.get(key) ?? askLab(lab, own);
    printed.set(key, output);
    return output;
  };
  const measured = play ? play(ask) : measure(ask(args));
  process.stdout.write(`  ${name}: ${rounded(measured.value)}\n`);
  return measured;
}

/**
 * @param {Figure} figure
 * @param {Measured} measured also of a row written before
 * @returns {Row}
 */
function rowOf(figure, measured) {
  const {name, source, expected, args, note, place} = figure;
  const verdict = judged(measured, expected, figure);
  const shown = args.map((arg) => (/[()=;{]/.test(arg) ? `'${arg}'` : arg)).join(' ');
  return {
    name,
    published: expected,
    source,
    command: `lab ${shown}`,
    value: measured.value,
    se: measured.se,
    games: measured.games,
    verdict,
    ...(note && {note}),
    ...(measured.below !== undefined && {below: measured.below}),
    ...(measured.boards && {boards: measured.boards}),
    ...(place && {place}),
  };
}
