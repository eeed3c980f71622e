// What our lessons say of a board is true: counted anew here, way by way.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

/** @typedef {{title: string, position: {rules: {rows: number, cols: number, fleet: {length: number}[]}, shots: [string, string][]}, goal: {cells: string[], nearCells: string[]}, feedback: Record<string, string>}} Chapter */

/** @param {string} name @param {string} title @returns {Chapter} */
function chapterOf(name, title) {
  const file = new URL(`../../www/src/data/lessons/${name}.json`, import.meta.url);
  /** @type {Chapter[]} */
  const chapters = JSON.parse(readFileSync(file, 'utf8')).chapters;
  const found = chapters.find((chapter) => chapter.title === title);
  assert.ok(found, title);
  return found;
}

/** @param {number} row @param {number} col */
const cell = (row, col) => `${String.fromCharCode(65 + col)}${row + 1}`;

/** Every way in which one straight ship can lie. @param {Chapter['position']['rules']} rules @returns {string[][]} */
function waysOf({rows, cols, fleet: [{length}]}) {
  const ways = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
      ]) {
        const at = (/** @type {number} */ step) => [row + down * step, col + right * step];
        const [lastRow, lastCol] = at(length - 1);
        if (lastRow >= rows || lastCol >= cols) continue;
        ways.push(Array.from({length}, (_, step) => cell(at(step)[0], at(step)[1])));
      }
  return ways;
}

/** @type {Map<string, number>} */
const known = new Map();

/** The shots that all hunts together still take, if each is the best possible. @param {string[][]} ways @param {Set<string>} shot @returns {number} */
function fewest(ways, shot) {
  const key = `${ways.join(' ')} ${[...shot].sort()}`;
  const open = [...new Set(ways.flat())].filter((next) => !shot.has(next));
  const least = known.get(key) ?? Math.min(...open.map((next) => after(ways, shot, next)));
  known.set(key, least);
  return least;
}

/** The same, if the next shot is there. @param {string[][]} ways @param {Set<string>} shot @param {string} next @returns {number} */
function after(ways, shot, next) {
  const now = new Set([...shot, next]);
  const missed = ways.filter((way) => !way.includes(next));
  const afloat = ways.filter((way) => way.includes(next) && !way.every((own) => now.has(own)));
  const rest = [missed, afloat].filter(({length}) => length > 0);
  return rest.reduce((shots, group) => shots + fewest(group, now), ways.length);
}

test('the cells of the fewest shots, and how many those are', () => {
  const {position, goal, feedback} = chapterOf('likeliest', 'The fewest shots');
  const shot = new Set(position.shots.map(([at]) => at));
  const ways = waysOf(position.rules).filter((way) => !way.some((at) => shot.has(at)));
  assert.equal(ways.length, 12);
  const open = [...new Set(ways.flat())];
  const shots = new Map(open.map((at) => [at, after(ways, shot, at)]));
  const best = Math.min(...shots.values());
  assert.deepEqual(open.filter((at) => shots.get(at) === best).sort(), [...goal.cells].sort());
  const through = (/** @type {string} */ at) => ways.filter((way) => way.includes(at)).length;
  const likeliest = Math.max(...open.map(through));
  assert.deepEqual(
    open.filter((at) => through(at) === likeliest),
    goal.nearCells,
  );
  assert.match(
    feedback.right,
    new RegExp(
      `^${(best / ways.length).toFixed(2)} .* ${through(goal.cells[0])} of the ${ways.length} ways`,
    ),
  );
  const near = /** @type {number} */ (shots.get(goal.nearCells[0]));
  assert.match(
    feedback.near,
    new RegExp(
      ` ${likeliest} of the ${ways.length} ways .* ${(near / ways.length).toFixed(2)} shots`,
    ),
  );
});

test('the ways through the cells of one row', () => {
  const {position, feedback} = chapterOf('likeliest', 'In one row');
  const {rows, cols, fleet} = position.rules;
  const ways = waysOf({rows, cols, fleet}).filter(
    (way) => new Set(way).size === way.length && way.every((at) => at.endsWith('1')),
  );
  const through = ways.flat().map((at) => ways.filter((way) => way.includes(at)).length);
  assert.match(feedback.right, new RegExp(`^${Math.max(...through)} of the ${ways.length} ways`));
});

test('the centre after a miss in the corner', () => {
  const {position, feedback} = chapterOf('likeliest', 'A miss in the corner');
  const all = waysOf(position.rules);
  const left = all.filter((way) => !way.includes('A1'));
  const through = left.filter((way) => way.includes('B2')).length;
  assert.deepEqual([all.length, left.length], [12, 10]);
  assert.match(feedback.right, new RegExp(`^${through} of the ${left.length} ways`));
});
