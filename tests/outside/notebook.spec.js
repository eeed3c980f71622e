// The Python package in JupyterLab itself: built, installed without a network, and used by a browser. Without Python all of it is skipped.

import assert from 'node:assert/strict';
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';
import {after, before, test} from 'node:test';
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/lib/chromium.mjs';
import {writePythonPackage} from '../../scripts/lib/notebook.mjs';
import {at} from '../../scripts/lib/paths.mjs';
import {writeSingle} from '../../scripts/lib/single.mjs';
import {viewOf} from '../browser/oracle.mjs';
import {get} from '../web/get.mjs';
import {freePort} from './port.mjs';

const WINDOWS = process.platform === 'win32';
const python = WINDOWS ? 'python' : 'python3';
/** What the package asks for. */
const OLDEST = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
const skip =
  spawnSync(python, ['-c', OLDEST]).status !== 0 && 'Python 3.10 or later, with venv, is not there';

/** Versions that were looked at together. */
const LAB = ['jupyterlab==4.6.6', 'ipykernel==7.4.0', 'pandas==3.1.1'];
const BUILDING = ['build==1.3.0', 'hatchling==1.33.0'];

const work = mkdtempSync(join(tmpdir(), 'spyglass-notebook-'));
const notebooks = join(work, 'notebooks');
const bin = join(work, 'lab', WINDOWS ? 'Scripts' : 'bin');
/** @type {import('node:child_process').ChildProcess | undefined} */
let lab;
let address = '';
/** @type {import('playwright-core').Browser | undefined} */
let browser;

/** @param {string} program @param {string[]} args @param {string} [cwd] */
const run = (program, args, cwd = work) =>
  execFileSync(program, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
/** @param {string[]} args in the environment with the lab */
const inLab = (...args) => run(join(bin, 'python'), args);

before(async () => {
  if (skip) return;
  await writeSingle(join(work, 'package'));
  const sources = join(work, 'python');
  writePythonPackage(sources, join(work, 'package'));
  run(python, ['-m', 'venv', 'lab']);
  inLab('-m', 'pip', 'install', '--quiet', ...LAB, ...BUILDING);
  inLab('-m', 'build', '--wheel', '--no-isolation', '--outdir', join(work, 'wheels'), sources);
  inLab('-m', 'pip', 'download', '--quiet', '--dest', join(work, 'wheels'), 'anywidget==0.11.0');
  inLab(
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-index',
    '--find-links',
    join(work, 'wheels'),
    'spyglass-board',
  );
  mkdirSync(notebooks);
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const quiet = ['--no-browser', '--allow-root', '--ServerApp.token=', '--ServerApp.password='];
  lab = spawn(join(bin, 'jupyter'), ['lab', ...quiet, `--port=${port}`, '--ip=127.0.0.1'], {
    cwd: notebooks,
    stdio: 'ignore',
  });
  while (!(await get(`${address}/api`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 300));
  browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
after(async () => {
  await browser?.close();
  lab?.kill();
  rmSync(work, {recursive: true, force: true, maxRetries: 3});
});

let opened = 0;

/** Opens a notebook in a workspace of its own. @param {string} name */
async function open(name) {
  const page = await /** @type {import('playwright-core').Browser} */ (browser).newPage({
    viewport: {width: 1280, height: 1000},
  });
  page.setDefaultTimeout(60_000);
  await page.goto(`${address}/lab/workspaces/test-${++opened}/tree/${name}`);
  const cells = page.locator('.jp-Notebook .jp-Cell');
  await page.locator('.jp-Notebook .jp-CodeCell .cm-content', {hasText: 'Board'}).first().waitFor();
  // Before the kernel is there it is said to be idle as well.
  const status = page.locator('.jp-Notebook-ExecutionIndicator');
  for (let idle = 0; idle < 8; ) {
    idle = (await status.first().getAttribute('data-status')) === 'idle' ? idle + 1 : 0;
    await page.waitForTimeout(250);
  }
  return {
    page,
    cells,
    board: page.locator('spyglass-board'),
    /** Runs a cell to its end. @param {number} place @returns {Promise<string>} what it prints */
    async run(place) {
      const cell = cells.nth(place);
      await cell.locator('.cm-content').click();
      await page.keyboard.press('Control+Enter');
      await cell.locator('.jp-InputPrompt', {hasText: /\[\d+\]/}).waitFor();
      const text = (await cell.locator('.jp-OutputArea-output').allInnerTexts()).join('\n').trim();
      assert.doesNotMatch(text, /Traceback/);
      return text;
    },
  };
}

/** @param {string[]} sources a cell each */
function notebookOf(...sources) {
  const name = `${++opened}.ipynb`;
  const cells = sources.map((source, number) => ({
    cell_type: 'code',
    id: `cell-${number}`,
    metadata: {},
    source,
    outputs: [],
    execution_count: null,
  }));
  const kernelspec = {name: 'python3', display_name: 'Python 3', language: 'python'};
  writeFileSync(
    join(notebooks, name),
    JSON.stringify({cells, metadata: {kernelspec}, nbformat: 4, nbformat_minor: 5}),
  );
  return name;
}

/** @param {string} board the arguments of a board that is shown */
const shown = (board) => `from spyglass_board import Board\nboard = Board(${board})\nboard`;

test('the wheel needs nothing but anywidget, and refuses what no board has', {skip}, () => {
  assert.match(readdirSync(join(work, 'wheels')).join(' '), /spyglass_board-\d/);
  const code = `
from spyglass_board import Board
board = Board(seed=2**64 - 1, show=["overlay"], theme="dark")
for traits in ({"gmae": "admiral"}, {"theme": "pink"}, {"step": -1}, {"mode": "all"}):
    try:
        Board(**traits)
        raise SystemExit(f"{traits} was taken")
    except Exception as error:
        print(type(error).__name__)
`;
  assert.deepEqual(inLab('-c', code).trim().split(/\s+/), [
    'TypeError',
    ...Array(3).fill('TraitError'),
  ]);
});

test('what a trait says is shown, and what happens on the board is seen in Python', {
  skip,
}, async () => {
  const {page, board, run} = await open(
    notebookOf(
      shown("game='admiral', mode='race', seed=42, height='300px'"),
      'print(board.record, board.answers[0]["action"], board.state["mode"])',
      "board.record = 'spyglass2 admiral s.5 solo:exact -'",
      'board.step = 4',
      'print(board.record, board.step, board.state["mode"])',
      "board.record = 'spyglass2 nowhere s.5 solo:exact -'",
      'print(board.error["code"], board.state["record"] != board.record)',
    ),
  );
  await run(0);
  await board.locator('[data-cell="C3"]').first().click();
  await board.locator('[data-cell="C3"]:not([aria-label*="unknown"])').first().waitFor();
  assert.match(await run(1), /^spyglass2 admiral s\.42 race:you,\S+ FC3\S* FC3 race$/);
  await run(2);
  await run(3);
  const {boards} = viewOf('spyglass2 admiral s.5 solo:exact FE5.FF6.FG7.FD4', 4);
  await board.locator('[data-cell="D4"]:not([aria-label*="unknown"])').first().waitFor();
  assert.equal(boards.length, 1);
  assert.equal(await run(4), 'spyglass2 admiral s.5 solo:exact FE5.FF6.FG7.FD4 4 watch');
  await run(5);
  await board.getByRole('alert').or(board.locator('.notice')).first().waitFor();
  assert.match(await run(6), /^\S+ True$/);
  await page.close();
});

test('the engine in the browser answers while a cell waits', {skip}, async () => {
  const {page, run} = await open(
    notebookOf(
      shown("game='admiral', mode='race', seed=42, height='300px'"),
      `import json
state = await board.play('FE5')
found = await board.belief()
print(json.dumps([state['record'], board.record, found['basis'], float(found['chances'].loc[5, 'E'])]))`,
      `codes = []
for asked in (board.belief({'rules': 'nowhere'}), board.solve('nothing'), board.play('E5'), board.play('FE5')):
    try:
        await asked
    except Exception as error:
        codes.append(error.code)
print(codes)`,
      `import sys
sys.modules['pandas'] = None
plain = await board.belief({'rules': 'admiral', 'shots': [['E5', 'miss']]})
print(plain['chances']['E5'], len(plain['chances']), plain['basis']['kind'])`,
    ),
  );
  await run(0);
  const [record, trait, basis, chance] = JSON.parse(await run(1));
  const view = viewOf(record);
  assert.equal(trait, record);
  assert.equal(basis.kind, 'counted');
  assert.equal(chance, view.boards[0].marks[44] === 'miss' ? 0 : 1);
  assert.match(await run(2), /^\['unknown-rules', 'bad-puzzle', 'bad-action', '[a-z-]+'\]$/);
  assert.equal(await run(3), '0 100 counted');
  await page.close();
});

test('a lesson is answered, its progress is seen, and a game takes its place', {skip}, async () => {
  const lesson = {
    'spyglass-lesson': 1,
    title: 'One question',
    chapters: [
      {
        position: {rules: 'admiral', shots: [['H8', 'hit']]},
        prompt: 'Where next?',
        ask: 'cell',
        goal: {cells: ['H7']},
      },
    ],
  };
  const {page, board, run} = await open(
    notebookOf(
      shown(`lesson=${JSON.stringify(lesson)}, height='300px'`),
      'print(board.progress["score"], board.progress["done"], board.outcome["outcome"])',
      "board.game = 'sea-battle'",
      'print(board.lesson, board.progress, board.record is not None)',
    ),
  );
  await run(0);
  await board.locator('[data-cell="H7"]').first().click();
  await board.getByRole('button', {name: 'Answer H7'}).click();
  await board.getByText('Right', {exact: false}).first().waitFor();
  assert.equal(await run(1), '100 True finished');
  await run(2);
  await board.locator('[data-cell="A1"][aria-label*="unknown"]').first().waitFor();
  assert.equal(await run(3), 'None None True');
  await page.close();
});

test('what a hearer sets is followed', {skip}, async () => {
  const {page, board, run} = await open(
    notebookOf(
      `${shown("game='admiral', mode='race', seed=42, height='300px'")}
def back(change):
    if change['new'] == 2:
        board.step = 0
board.observe(back, 'step')
board`,
      'print(board.step, len(board.record.split(".")))',
    ),
  );
  await run(0);
  await board.locator('[data-cell="C3"]').first().click();
  await board.locator('[data-cell="C3"][aria-label*="unknown"]').first().waitFor();
  for (;;) {
    await page.waitForTimeout(500);
    if (/^0 /.test(await run(1))) break;
  }
  await page.close();
});

test('no key of the board edits a cell, and no cell of the board is a cell of the notebook', {
  skip,
}, async () => {
  const {page, cells, board, run} = await open(
    notebookOf(shown("mode='race', seed=1, height='300px'"), '1'),
  );
  await run(0);
  const before = await cells.count();
  await board.locator('[data-cell="D4"]').first().click();
  for (const key of [
    'a',
    'b',
    'c',
    'd',
    'd',
    'm',
    'v',
    'x',
    'y',
    'z',
    'Enter',
    'Backspace',
    '0',
    '0',
  ])
    await page.keyboard.press(key);
  assert.equal(await cells.count(), before);
  assert.equal((await board.locator('[data-cell="D4"]').count()) > 0, true);
  await page.close();
});

test('the example runs from its first cell to its last', {skip}, async () => {
  cpSync(at('python/examples/hunt.ipynb'), join(notebooks, 'hunt.ipynb'));
  const {page, cells, board, run} = await open('hunt.ipynb');
  const isCode = await cells.evaluateAll((all) =>
    all.map((cell) => cell.classList.contains('jp-CodeCell')),
  );
  const printed = [];
  for (const [place, runs] of isCode.entries()) {
    if (!runs) continue;
    printed.push(await run(place));
    await board.locator('[data-cell="A1"]').first().waitFor();
  }
  assert.match(printed[1], /'kind': 'counted'/);
  assert.match(printed.at(-1) ?? '', /^1\n/);
  await page.close();
});
