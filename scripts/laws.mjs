// The laws that take minutes, at the size they are claimed at: npm run laws [test]
// `npm test` runs the same ones at a small part of it. Ends with a table of what they print, and fails where one does not hold.

import {existsSync} from 'node:fs';
import process from 'node:process';
import {at} from './lib/paths.mjs';
import {run, say} from './lib/run.mjs';
import {locked} from './lib/wasm.mjs';

/**
 * @typedef {object} Law
 * @property {string} file of tests
 * @property {string} test those whose names begin so
 * @property {Record<string, string>} size
 */

/** @type {Law[]} */
const laws = [
  {file: 'deduction', test: 'every_deduction', size: {SPYGLASS_STATES: '20000'}},
  {file: 'chain', test: 'published_puzzles', size: {SPYGLASS_PUZZLES: '1'}},
  {file: 'puzzle_games', test: 'puzzles_have', size: {SPYGLASS_PUZZLES_MADE: '1000'}},
  ...['known_ship_cells', 'maps_with_close', 'other_thresholds'].map((test) => ({
    file: 'published',
    test,
    size: {SPYGLASS_MAPS: '1000'},
  })),
  {file: 'moving', test: 'the_tracked_starts', size: {SPYGLASS_SEAS: '20'}},
  {file: 'weight_tables', test: 'robust_gains', size: {SPYGLASS_GAMES: '200'}},
  {file: 'tracker', test: 'the_tracker_finds', size: {SPYGLASS_GAMES: '300'}},
  {file: 'learning', test: 'learning_a_habit', size: {SPYGLASS_GAMES: '1000'}},
  {file: 'shots_to_go', test: 'shots_to_go_on_admiral', size: {SPYGLASS_SHOTS_TO_GO: '2500'}},
  {file: 'shots_to_go', test: 'shots_to_go_on_sea', size: {SPYGLASS_SHOTS_TO_GO_APART: '600'}},
  {file: 'reversi_rules', test: 'lines_of_play', size: {SPYGLASS_PERFT: '11'}},
  {
    file: 'reversi_engine',
    test: 'published_endgames_are',
    size: {SPYGLASS_FFO: '49', SPYGLASS_LADDER: '22'},
  },
  {file: 'reversi_engine', test: 'every_move', size: {SPYGLASS_FFO_MOVES: '44'}},
  {file: 'reversi_training', test: 'the_weights', size: {SPYGLASS_GAMES: '150000'}},
  {file: 'reversi_training', test: 'the_book', size: {SPYGLASS_PLIES: '12'}},
  {file: 'reversi_strength', test: 'what_was_learned', size: {SPYGLASS_GAMES: '200'}},
  ...[3, 4, 5, 6].map((level) => ({
    file: 'reversi_strength',
    test: `level_${level}_beats`,
    size: {SPYGLASS_GAMES: '100'},
  })),
  ...['published', 'described'].map((variant) => ({
    file: 'reversi_strength',
    test: `the_sources_search_is_beaten_as_${variant}`,
    size: {SPYGLASS_GAMES: '20'},
  })),
];

const wanted = process.argv[2] ?? '';
const chosen = laws.filter(({file, test}) => file === wanted || test.startsWith(wanted));
/** @type {string[][]} */
const table = [];
let well = chosen.length > 0;
if (!well) process.stderr.write(`No law begins with '${wanted}'.\n`);
for (const {file, test, size} of chosen) {
  const shown = Object.entries(size).map((setting) => setting.join('='));
  say([...shown, file, test].join(' '));
  /** @type {string[]} */
  const printed = [];
  let ran = 0;
  const began = performance.now();
  const target = existsSync(at(`tests/figures/${file}.rs`)) ? 'figures' : 'laws';
  const args = ['test', ...locked, '--test', target, `${file}::${test}`, '--', '--nocapture'];
  const held = await run('cargo', args, {
    env: size,
    listen(line) {
      const result = /^test result: .* (\d+) passed/.exec(line);
      if (result) ran += Number(result[1]);
      // A single thread tells the test's name before what it prints, on the same line.
      const own = line.replace(/^test \S+ \.\.\. /, '');
      if (tells(own)) printed.push(own);
    },
  });
  // A name that no test has any more would hold for ever.
  const holds = held && ran === 1;
  well &&= holds;
  const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  table.push([`${file}: ${test}`, shown.join(' '), seconds, holds ? 'holds' : 'fails']);
  for (const line of printed) table.push(['', line]);
}
say('What they come to');
for (const row of table) process.stdout.write(`  ${row.join('  ')}\n`);
process.exitCode = well ? 0 : 1;

/**
 * Whether a line is the test's own, not cargo's.
 *
 * @param {string} line
 */
function tells(line) {
  return line !== '' && !/^(ok$|running \d|test |\s|warning|error|thread )/.test(line);
}
