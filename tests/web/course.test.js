// The course and the demo pages: every number told by the engine or the figures, every answer held against a plain count.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {courseChapter, courseContent, courseText} from '../../scripts/lib/course.mjs';
import {FLEET, lastOf, TOGETHER, waysOver} from '../../scripts/lib/course-facts.mjs';
import {choicesAfter, layouts, solvedBy} from '../../scripts/lib/course-small.mjs';
import {demoFiles} from '../../scripts/lib/demo.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {readAddress} from '../../www/src/games/sea/address.js';
import {
  heldAgainst,
  judgedChoice,
  judgedNumber,
  numberIn,
  shotIn,
} from '../../www/src/pages/course/judging.js';
import {readFrameAddress} from '../../www/src/shell/share/frame-address.js';
import {readAttributes} from '../../www/src/widget/attributes.js';
import {door} from './engine.mjs';
import {speech} from './speech.mjs';

const {facts, runs} = courseContent();
const chapter = courseChapter();

/** What is read of a page. @param {string} html */
const readable = (html) => html.replace(/<[^>]*>/g, ' ');

/** The elements of a page, each as the attributes it is written with. @param {string} html */
const boardsIn = (html) =>
  [...html.matchAll(/<spyglass-board\b([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    ),
  );

test('no number is typed into the text: each has a name, and each name is told', () => {
  const typed = readable(courseText().replace(/\{\{[^}]*\}\}/g, '')).match(/\d[\d.,]*/g);
  assert.equal(typed, null);
  assert.doesNotMatch(chapter, /\{\{|undefined|NaN/);
});

test('the last of the ship cells comes where all orders of a small board say, on average', () => {
  const board = 6;
  for (const ship of [1, 2, 3]) {
    const lasts = Array.from({length: 2 ** board}, (_, set) => set)
      .map((set) =>
        Array.from({length: board}, (_, cell) => cell).filter((cell) => set & (1 << cell)),
      )
      .filter((cells) => cells.length === ship)
      .map((cells) => 1 + Math.max(...cells));
    const mean = lasts.reduce((sum, last) => sum + last, 0) / lasts.length;
    assert.ok(Math.abs(mean - lastOf(ship, board)) < 1e-12);
  }
});

test('the ways over each cell are the scores of the agent’s own first map', () => {
  const values = runs.map.views[0].decision?.map?.values;
  const ways = waysOver(FLEET, 10);
  // The agent's base counts every way once for each end of its ship.
  assert.deepEqual(
    values,
    ways.map((count) => 2 * count),
  );
});

test('the small board comes out as the solver says, and greed is not best after the miss', () => {
  const {fits, choices} = choicesAfter();
  assert.equal(fits, layouts().length);
  const optimal = solvedBy('optimal');
  assert.equal(choices[0].shots, optimal.mean);
  const after = choicesAfter(facts['small.missed']);
  const most = Math.max(...after.choices.map(({through}) => through));
  const right = facts['small.answer'].split(' ');
  assert.ok(right.length > 0);
  for (const {cell, through, shots} of after.choices) {
    assert.equal(right.includes(cell), shots === after.choices[0].shots, cell);
    if (through === most) assert.ok(shots > after.choices[0].shots);
  }
  assert.ok(solvedBy('greedy').mean > optimal.mean);
});

test('every board of the course and of the demo pages says what an element can show', () => {
  const demos = Object.entries(demoFiles()).filter(([name]) => name.endsWith('.html'));
  assert.ok(demos.length > 5);
  for (const [name, html] of [['the course', chapter], ...demos])
    for (const board of boardsIn(html.replace(/<pre[\s\S]*?<\/pre>/g, ''))) {
      const {fault} = readAttributes((attribute) => board[attribute] ?? null);
      assert.equal(fault, null, `${name}: ${JSON.stringify(board)}`);
      if (board.record) door.openGame(board.record).free();
    }
  assert.equal(boardsIn(chapter).length, Object.keys(runs).length + 3);
});

test('every step that the text speaks of is one of its game', () => {
  for (const section of chapter.split('<section').slice(1)) {
    const run = Object.entries(runs).find(([name]) => section.includes(`id="board-${name}"`))?.[1];
    const steps = [...section.matchAll(/data-step="(\d+)"/g)].map(([, step]) => Number(step));
    assert.equal(steps.length > 0, run !== undefined);
    for (const step of steps) assert.ok(step <= Number(run?.end.steps));
  }
  assert.equal(Object.keys(TOGETHER).length, 4);
});

test('each text of the list of demo pages is the message that it names', () => {
  const {words} = speech;
  const html = readFileSync(at('www/demo/index.html'), 'utf8');
  const [, list = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const named = [...list.matchAll(/<(\w+) [^>]*data-l10n="([\w-]+)"[^>]*>([^<]*)<\/\1>/g)];
  for (const [, , key, text] of named) assert.equal(text, words(key), key);
  const rest = named.reduce((html, [element]) => html.replace(element, ''), list);
  assert.equal(readable(rest).trim(), '', 'no text is without a name');
  assert.ok(named.length > 5);
});

test('the links of the course and of the demo pages lead somewhere', () => {
  const sources = {
    'docs/course/index.html': chapter,
    ...Object.fromEntries(
      Object.entries(demoFiles())
        .filter(([name]) => name.endsWith('.html'))
        .map(([name, html]) => [`demo/${name}`, html.replace(/<pre[\s\S]*?<\/pre>/g, '')]),
    ),
  };
  const pages = new Set(['', 'docs', 'docs/course', 'lab', 'lesson', 'demo', 'embed']);
  for (const [page, html] of Object.entries(sources))
    for (const [, href] of html.matchAll(/(?:href|src)="([^"#?]+)[^"]*"/g)) {
      if (href.startsWith('data:')) continue;
      const target = join(dirname(page), href).replace(/^\.?\/?|\/$/g, '');
      const isThere =
        pages.has(target) ||
        ['widget/spyglass-board.js', 'widget/spyglass-frame.js'].includes(target) ||
        (target.startsWith('demo/') && existsSync(at(`www/${target}`)));
      assert.ok(isThere, `${page}: ${href}`);
    }
});

test('what the demo pages show to copy says what an element can show', () => {
  const {'take-along.html': html} = demoFiles();
  const shown = [...html.matchAll(/<pre tabindex="0">(?!<code)([\s\S]*?)<\/pre>/g)].map(
    ([, text]) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
  assert.equal(shown.length, 4);
  const [script, page, project, markdown] = shown;
  for (const board of boardsIn(script))
    assert.equal(readAttributes((attribute) => board[attribute] ?? null).fault, null);
  const address = /href="spyglass\.html(\?[^"]*)"/.exec(page)?.[1].replaceAll('&amp;', '&');
  assert.equal(readFrameAddress(address ?? '').attributes.mode, 'race');
  assert.match(project, /import \{defineBoard\} from '@spyglass-board\/spyglass';/);
  const [, link] = /\]\((https:[^)]*)\)$/.exec(markdown) ?? [];
  assert.equal(readAddress(new URL(link).search).fresh?.agent, 'probability-map');
});

test('each demo page shows its own source, whole', () => {
  for (const [name, html] of Object.entries(demoFiles())) {
    if (!name.endsWith('.html') || name === 'index.html') continue;
    const shown = [...html.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code]) =>
      code
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    assert.equal(shown[0], readFileSync(at(`www/demo/${name}`), 'utf8'));
    const [, script] = /<script type="module" src="([\w-]+\.js)"/.exec(html) ?? [];
    assert.equal(shown.length, script ? 2 : 1);
    if (script) assert.equal(shown[1], readFileSync(at(`www/demo/${script}`), 'utf8'));
  }
});

test('answers are read as people write them, and judged at their bounds', () => {
  for (const decimal of ['.', ',']) {
    const other = decimal === '.' ? ',' : '.';
    assert.equal(numberIn(' 95,4 ', decimal), 95.4);
    assert.equal(numberIn('95.4', decimal), 95.4);
    const refused = ['', 'many', '1e3', '-4', '.', '9 5', '344.0 shots', '1 000', '1,000.5'];
    for (const none of refused) assert.equal(numberIn(none, decimal), null, none);
    // What may be a thousand is not taken for one.
    for (const sign of [decimal, other])
      assert.equal(numberIn(`1${sign}000`, decimal), sign === decimal ? 1 : null);
    for (const [text, value] of /** @type {[string, number][]} */ ([
      [`0${other}344`, 0.344],
      [`1234${other}567`, 1234.567],
      [`95${other}25`, 95.25],
      ['1000', 1000],
    ]))
      assert.equal(numberIn(text, decimal), value);
  }
  const asked = {value: 95, near: 4};
  assert.deepEqual(
    [91, 99, 90.9, 99.1].map((guess) => judgedNumber(guess, asked)),
    ['right', 'right', 'low', 'high'],
  );
  const fine = {value: Number(facts['random.expectedFine']), near: 4};
  // What the answer tells is right, not near.
  assert.equal(judgedNumber(Number(facts['random.expected']), fine), 'exact');
  assert.equal(judgedNumber(fine.value, fine), 'exact');
  assert.equal(judgedNumber(Number(facts['random.expected']) + 0.1, fine), 'right');
  assert.equal(shotIn('FC7'), 'C7');
  for (const other of ['GC7', 'S', 'F', 'FZ1', '2FC7']) assert.equal(shotIn(other), null);
  const chances = [0, 250, 500, 250];
  assert.deepEqual(heldAgainst('A2', chances), {chance: 500, most: 500, right: true});
  assert.deepEqual(heldAgainst('B1', chances), {chance: 250, most: 500, right: false});
  const exercise = {right: ['A3', 'C1'], likeliest: 'C3'};
  assert.deepEqual(
    ['A3', 'C3', 'D4'].map((cell) => judgedChoice(cell, exercise)),
    ['right', 'likeliest', 'wrong'],
  );
});
